//! Loop rerolling: undoes unrolling in the source, if the rerolled loop can be vectorized.
//!
//! ```text
//!   for (i = 0; i < n; i += 3) {          for i in 0 .. iterations * 3 {
//!     a[i] += k * b[i]                      a[i] += k * b[i]
//!     a[i + 1] += k * b[i + 1]       ▶    }
//!     a[i + 2] += k * b[i + 2]
//!   }
//! ```
//!
//! *Class.* Counted loops of one block whose step is the number of copies of one computation in the body. Copy `k` uses
//! the counter plus `k`, and elements at a distance of `k` from those of the first copy. A loop-carried value is
//! updated once by each copy. The accesses of copies may be in any order that has the same results.
//!
//! *Limits.* The original loop stays for trip counts that are not exact, and because it provides the live-out values.
//! Moving pointers, and counters whose step is 1 with interleaved elements, are not matched.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{ADD, SUB};
use crate::dialect::llvm::cast::TRUNC;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory::{LOAD, Load, Store};
use crate::ir::{Block, Op, Region, Value};
use crate::opt::analysis::access::{Access, Stride, accesses, is_invariant};
use crate::opt::analysis::affine::{Affine, AffineView};
use crate::opt::analysis::alias::no_alias;
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, disable_transforms, loops};
use crate::opt::function::Function;

use super::guard::{counter_after, iterations};
use super::vectorize::will_vectorize;

/// Upper bound on the copies in a body.
const MAX_COPIES: i64 = 16;
/// Size limit of loops, in operations.
const MAX_OPS: usize = 400;
/// Depth limit of expressions.
const MAX_DEPTH: u32 = 8;

/// The pass.
pub(crate) fn reroll(f: &mut Function) {
    for l in loops(f).iter().filter(|l| l.is_inner) {
        let Ok(counted) = CountedLoop::of(f, l) else { continue };
        if !(2..=MAX_COPIES).contains(&counted.step) || f.body.block_ops(counted.body).len() > MAX_OPS {
            continue;
        }
        let Some(template) = Template::of(f, &counted) else { continue };
        if f.may_rewrite() && template.emit(f, l, &counted) {
            let copies = counted.step;
            f.done(f.loop_loc(l.header), || format!("rerolled loop by a factor of {copies}"));
        }
    }
}

/// The first copy of the computation.
struct Template {
    stores: Vec<Op>,
    /// The next values of the header arguments; that of the counter is not used.
    nexts: Vec<Value>,
}

impl Template {
    /// Matches the copies in the body of a loop.
    fn of(f: &Function, l: &CountedLoop) -> Option<Template> {
        let all = accesses(f, l).ok()?;
        let copies = l.step as usize;
        let stores: Vec<&Access> = all.iter().filter(|access| access.is_store).collect();
        let args = f.body.block_args(l.header);
        let per_copy = stores.len() / copies;
        if per_copy * copies != stores.len() || (stores.is_empty() && args.len() == 1) {
            return None;
        }
        let chains = chains(f, l, copies)?;
        let mut matcher = Matcher::new(f, l, &all, &chains);
        for copy in 1..copies {
            for number in 0..per_copy {
                matcher.store(copy, stores[number], stores[copy * per_copy + number])?;
            }
            for chain in &chains {
                matcher.value(copy, chain[1], chain[copy + 1])?;
            }
        }
        matcher.may_reorder(&stores, per_copy)?;
        let stores = stores[..per_copy].iter().map(|store| store.op).collect();
        let mut nexts = vec![l.counter; args.len()];
        let carried = (0..args.len()).filter(|&index| index != l.counter_index);
        carried.zip(&chains).for_each(|(index, chain)| nexts[index] = chain[1]);
        Some(Template { stores, nexts })
    }

    /// Emits the rerolled loop before the original one. Returns false if it cannot be vectorized; it is removed then.
    fn emit(&self, f: &mut Function, l: &Loop, counted: &CountedLoop) -> bool {
        let args = f.body.block_args(l.header).to_vec();
        let types = f.body.value_types(&args);
        let inits = edge_operands(f.body, counted.preheader, l.header).unwrap_or_default().to_vec();
        let Some(enters) = f.body.take_last_op(counted.preheader) else { return false };
        let loc = f.body.loc(enters);
        let [setup, body] = [(); 2].map(|()| f.new_block_before(l.header, &[]));
        let header = f.new_block_before(body, &types);
        let new = f.body.block_args(header).to_vec();

        let mut emit = f.emit(counted.preheader, loc);
        let (count, is_exact) = iterations(&mut emit, counted, 1);
        emit.branch_if(is_exact, (setup, &[]), (l.header, &inits));
        emit.block = setup;
        let end = counter_after(&mut emit, counted, counted.start, count);
        emit.branch(header, &inits);
        emit.block = header;
        let counter = new[counted.counter_index];
        let predicate = if counted.is_unsigned() { IntPredicate::Ult } else { IntPredicate::Slt };
        let continues = emit.compare(predicate, counter, end);
        emit.branch_if(continues, (body, &[]), (l.header, &new));

        let mut values: FxHashMap<Value, Value> = args.into_iter().zip(new).collect();
        for op in self.ops(f, counted) {
            f.copy_op(op, body, &mut values);
        }
        let mut emit = f.emit(body, loc);
        let mut nexts: Vec<Value> = self.nexts.iter().map(|next| *values.get(next).unwrap_or(next)).collect();
        let one = emit.int(counted.ty, 1);
        nexts[counted.counter_index] = emit.add(counter, one);
        emit.branch(header, &nexts);

        let now = loops(f);
        let rerolled = now.iter().find(|l| l.header == header);
        if rerolled.is_some_and(|l| will_vectorize(f, l)) {
            disable_transforms(f, counted.body);
            return true;
        }
        f.body.take_last_op(counted.preheader);
        f.emit(counted.preheader, loc).branch(l.header, &inits);
        remove(f, &[setup, header, body]);
        false
    }

    /// The operations of the loop that the first copy needs, in order.
    fn ops(&self, f: &Function, l: &CountedLoop) -> Vec<Op> {
        let mut needed: FxHashSet<Op> = self.stores.iter().copied().collect();
        let mut open: Vec<Value> = self.nexts.clone();
        open.extend(self.stores.iter().flat_map(|&store| f.body.operands(store)));
        while let Some(value) = open.pop() {
            let op = f.body.defining_op(value).filter(|_| l.defines(f, value));
            if let Some(op) = op.filter(|&op| needed.insert(op)) {
                open.extend(f.body.operands(op));
            }
        }
        let ops = [l.header, l.body].map(|block| f.body.block_ops(block));
        ops.into_iter().flatten().copied().filter(|op| needed.contains(op)).collect()
    }
}

/// Removes blocks to which nothing branches.
fn remove(f: &mut Function, blocks: &[Block]) {
    for &block in blocks {
        f.body.take_ops(block);
    }
    f.body.retain_blocks(Region::ROOT, |block| !blocks.contains(block));
}

/// Returns the values of each loop-carried value but the counter: the header argument, and those after each copy.
fn chains(f: &Function, l: &CountedLoop, copies: usize) -> Option<Vec<Vec<Value>>> {
    let args = f.body.block_args(l.header);
    let nexts = edge_operands(f.body, l.body, l.header)?;
    let carried = (0..args.len()).filter(|&index| index != l.counter_index);
    carried.map(|index| chain(f, l, args[index], nexts[index], copies)).collect()
}

/// Returns the values of a loop-carried value before the first and after each copy. One operation of each copy has the
/// value before as operand.
fn chain(f: &Function, l: &CountedLoop, argument: Value, next: Value, copies: usize) -> Option<Vec<Value>> {
    let dependent = dependents(f, l, argument);
    let mut chain = vec![next];
    while chain.len() <= copies {
        let op = f
            .body
            .defining_op(chain[chain.len() - 1])
            .filter(|&op| f.body.parent_block(op) == Some(l.body))?;
        let mut before = f.body.operands(op).iter().filter(|operand| dependent.contains(operand));
        chain.push(*before.next().filter(|_| before.next().is_none())?);
    }
    chain.reverse();
    (chain[0] == argument).then_some(chain)
}

/// The values of the body that depend on a header argument, and the argument.
fn dependents(f: &Function, l: &CountedLoop, argument: Value) -> FxHashSet<Value> {
    let mut found = FxHashSet::from_iter([argument]);
    for &op in f.body.block_ops(l.body) {
        if f.body.operands(op).iter().any(|operand| found.contains(operand)) {
            found.extend(f.body.results(op));
        }
    }
    found
}

/// Returns an affine expression whose low bits are those of an integer. Its arithmetic may wrap.
fn modular(f: &Function, l: &CountedLoop, value: Value, depth: u32) -> Affine {
    let op = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH && l.defines(f, value));
    let of = |index: usize, op: Op| modular(f, l, f.body.operands(op)[index], depth + 1);
    match op.map(|op| (op, f.body.name(op))) {
        Some((op, ADD)) => of(0, op).plus(&of(1, op)),
        Some((op, SUB)) => of(0, op).minus(&of(1, op)),
        Some((op, TRUNC)) => of(0, op),
        _ => AffineView::in_loop(f, l).of(value),
    }
}

/// Matches values of copies with those of the first one.
struct Matcher<'x, 'f> {
    f: &'x Function<'f>,
    l: &'x CountedLoop,
    accesses: FxHashMap<Op, &'x Access>,
    /// For each copy after the first, its value for each value of the first copy.
    values: Vec<FxHashMap<Value, Value>>,
    /// The loads of each copy, with that of the first one.
    loads: Vec<(usize, Op, Op)>,
}

impl<'x, 'f> Matcher<'x, 'f> {
    fn new(f: &'x Function<'f>, l: &'x CountedLoop, all: &'x [Access], chains: &[Vec<Value>]) -> Self {
        let accesses = all.iter().map(|access| (access.op, access)).collect();
        let copies = l.step as usize;
        let before = |copy: usize| chains.iter().map(move |chain| (chain[0], chain[copy])).collect();
        Matcher { f, l, accesses, values: (0..copies).map(before).collect(), loads: Vec::new() }
    }

    /// Matches a store of a copy.
    fn store(&mut self, copy: usize, first: &Access, store: &Access) -> Option<()> {
        let [a, b] = [first, store].map(|access| Store(access.op).value(self.f.body));
        let has_same_attrs = self.f.body.attrs(first.op) == self.f.body.attrs(store.op);
        (has_same_attrs && first.ty == store.ty && self.is_adjacent(copy, first, store)).then_some(())?;
        self.value(copy, a, b)
    }

    /// Returns true if an access of a copy is at its distance from that of the first one: in consecutive iterations of
    /// the rerolled loop they have the stride of the latter.
    fn is_adjacent(&self, copy: usize, first: &Access, access: &Access) -> bool {
        let Stride::Bytes(stride) = first.stride else { return false };
        let distance = access.address.minus(&first.address);
        stride % self.l.step == 0
            && distance.terms.is_empty()
            && distance.constant == stride / self.l.step * copy as i64
            && (stride != 0 || !first.is_store)
    }

    /// Matches a value of a copy.
    fn value(&mut self, copy: usize, a: Value, b: Value) -> Option<()> {
        match self.values[copy].get(&a) {
            Some(&known) => (known == b).then_some(()),
            None => {
                self.new_value(copy, a, b)?;
                self.values[copy].insert(a, b);
                Some(())
            }
        }
    }

    fn new_value(&mut self, copy: usize, a: Value, b: Value) -> Option<()> {
        let f = self.f;
        if a == b && is_invariant(f, self.l, a) || self.is_advanced(copy, a, b) {
            return Some(());
        }
        let (first, second) = (f.body.defining_op(a)?, f.body.defining_op(b)?);
        let is_same = f.body.name(first) == f.body.name(second)
            && f.body.attrs(first) == f.body.attrs(second)
            && f.body.value_type(a) == f.body.value_type(b)
            && f.body.result_count(first) == 1;
        is_same.then_some(())?;
        if f.body.name(first) == LOAD && self.l.defines(f, a) {
            return self.load(copy, first, second);
        }
        let (mine, others) = (f.body.operands(first), f.body.operands(second));
        (f.is_pure(first) && mine.len() == others.len()).then_some(())?;
        mine.iter().zip(others).try_for_each(|(&a, &b)| self.value(copy, a, b))
    }

    /// Returns true for integers that are affine in the counter, and as different as in copies of this distance.
    fn is_advanced(&self, copy: usize, a: Value, b: Value) -> bool {
        let (f, l) = (self.f, self.l);
        let ty = f.body.value_type(a);
        let Some(width) = f.cx.int_width(ty).filter(|&width| width <= 64 && f.body.value_type(b) == ty)
        else {
            return false;
        };
        let [a, b] = [a, b].map(|value| modular(f, l, value, 0));
        let factor = a.factor_of(l.counter);
        let is_linear = a.coefficient_of(l.counter).is_some_and(|it| it.terms.is_empty());
        let distance = b.minus(&a);
        let wrong = distance.constant.wrapping_sub(factor.wrapping_mul(copy as i64));
        factor != 0
            && is_linear
            && distance.terms.is_empty()
            && wrong.cast_unsigned() << (64 - width) == 0
            && a.terms
                .iter()
                .flat_map(|term| term.0.values())
                .all(|it| it == l.counter || is_invariant(f, l, it))
    }

    fn load(&mut self, copy: usize, first: Op, load: Op) -> Option<()> {
        let (&a, &b) = (self.accesses.get(&first)?, self.accesses.get(&load)?);
        if !self.is_adjacent(copy, a, b) {
            (a.stride == Stride::Irregular).then_some(())?;
            let [a, b] = [first, load].map(|op| Load(op).addr(self.f.body));
            self.value(copy, a, b)?;
        }
        self.loads.push((copy, first, load));
        Some(())
    }

    /// Succeeds if the accesses of each copy may follow those of the copy before. `stores` are in program order.
    fn may_reorder(&self, stores: &[&Access], per_copy: usize) -> Option<()> {
        let ops = self.f.body.block_ops(self.l.body);
        let position: FxHashMap<Op, usize> = ops.iter().enumerate().map(|(at, &op)| (op, at)).collect();
        let is_before = |a: Op, b: Op| position.get(&a) < position.get(&b);
        let of_first = self.loads.iter().map(|&(_, first, _)| (0, first, first));
        of_first
            .chain(self.loads.iter().copied())
            .all(|(copy, first, load)| {
                stores.iter().enumerate().all(|(number, store)| {
                    let comes_first = match (number / per_copy).cmp(&copy) {
                        std::cmp::Ordering::Equal => is_before(stores[number % per_copy].op, first),
                        order => order.is_lt(),
                    };
                    comes_first == is_before(store.op, load) || self.are_disjoint(store, self.accesses[&load])
                })
            })
            .then_some(())
    }

    /// Returns true if two accesses of one iteration are of different memory.
    fn are_disjoint(&self, a: &Access, b: &Access) -> bool {
        let distance = b.address.minus(&a.address);
        let is_apart = distance.constant >= a.size || -distance.constant >= b.size;
        (distance.terms.is_empty() && is_apart) || no_alias(self.f, a.op, b.op)
    }
}
