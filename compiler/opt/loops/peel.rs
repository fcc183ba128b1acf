//! Loop peeling: peels the first iteration of an inner loop if a loop-carried value is a function of the induction
//! variable and of loop-invariant values in later iterations.
//!
//! ```text
//!   last = n - 1                           f(a[0], a[n - 1])
//!   for i in 0 .. n {                ▶     for i in 1 .. n {
//!     f(a[i], a[last]); last = i             f(a[i], a[i - 1])
//!   }                                      }
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{ADD, NSW};
use crate::ir::{Block, Op, TypeId, Value, name};
use crate::opt::analysis::access::is_invariant;
use crate::opt::analysis::cfg::{edge_operands, redirect, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

use super::versioning::{copy, may_copy};

/// Upper bound on the iterations that are peeled.
const MAX_ITERATIONS: usize = 2;
/// Size limit of loops, in operations.
const MAX_OPS: usize = 60;

/// The pass.
pub(crate) fn peel(f: &mut Function) {
    let mut is_any = false;
    for _ in 0..MAX_ITERATIONS {
        let mut again = false;
        for l in loops(f).iter().filter(|l| l.is_inner) {
            let Ok(counted) = CountedLoop::with_branches(f, l) else { continue };
            let found = derivable_args(f, &counted);
            if !found.is_empty() && is_small(f, l) && f.may_rewrite() {
                peel_first(f, l, &counted);
                found.iter().for_each(|&argument| replace(f, &counted, argument));
                f.done(f.loop_loc(l.header), || "peeled loop by 1 iteration".into());
                again = true;
            }
        }
        is_any |= again;
        if !again {
            break;
        }
    }
    if is_any {
        remove_unused(f);
    }
}

fn is_small(f: &Function, l: &Loop) -> bool {
    let ops: usize = l.blocks.iter().map(|&block| f.body.block_ops(block).len()).sum();
    ops <= MAX_OPS && l.blocks.iter().all(|&block| may_copy(f, block))
}

/// Returns the header arguments used in the loop whose next values only depend on the induction variable and on
/// loop-invariant values.
fn derivable_args(f: &Function, l: &CountedLoop) -> Vec<Value> {
    let args = f.body.block_args(l.header);
    if args.len() < 2 {
        return Vec::new();
    }
    let nexts = edge_operands(f.body, l.body, l.header).unwrap_or_default();
    let is_derivable = |(index, next): (usize, &Value)| {
        index != l.counter_index && *next != args[index] && depends_on_counter(f, l, *next)
    };
    let found: Vec<Value> =
        nexts.iter().enumerate().filter(|&it| is_derivable(it)).map(|(index, _)| args[index]).collect();
    if found.is_empty() {
        return found;
    }
    let mut used: FxHashSet<Value> = FxHashSet::default();
    for &op in l.blocks.iter().filter(|&&block| block != l.header).flat_map(|&block| f.body.block_ops(block))
    {
        used.extend(f.body.operands(op));
    }
    found.into_iter().filter(|argument| used.contains(argument)).collect()
}

/// Returns true if a value only depends on the induction variable and on loop-invariant values.
pub(crate) fn depends_on_counter(f: &Function, l: &CountedLoop, value: Value) -> bool {
    let mut open = vec![value];
    let mut seen = FxHashSet::default();
    while let Some(value) = open.pop() {
        if value == l.counter || is_invariant(f, l, value) || !seen.insert(value) {
            continue;
        }
        let Some(op) = f.body.defining_op(value).filter(|&op| f.is_pure(op) && f.body.result_count(op) == 1)
        else {
            return false;
        };
        open.extend(f.body.operands(op));
    }
    true
}

/// Peels the first iteration. Returns the new preheader.
pub(crate) fn peel_first(f: &mut Function, l: &Loop, counted: &CountedLoop) -> Block {
    let mut order: Vec<Block> = f.blocks();
    order.retain(|block| l.blocks.contains(block));
    let inits = edge_operands(f.body, counted.preheader, l.header).unwrap_or_default().to_vec();
    let Some(enters) = f.body.take_last_op(counted.preheader) else { return counted.preheader };
    let loc = f.body.loc(enters);
    let runs = counted.iterations(f).is_some_and(|iterations| iterations > 0);
    let copies = copy(f, &order, l.header, FxHashMap::default());
    let (header, latch) = (copies[&l.header], copies[&counted.body]);
    f.emit(counted.preheader, loc).branch(header, &inits);
    let before = f.new_block_before(l.header, &f.body.value_types(&inits));
    let args = f.body.block_args(before).to_vec();
    f.emit(before, loc).branch(l.header, &args);
    redirect(f.body, latch, |to, passed| (to == header).then(|| (before, passed.to_vec())));
    let first =
        successors(f.body, header).iter().find(|edge| copies.values().any(|&copy| copy == edge.block));
    let first = first.map(|edge| edge.block);
    match first.filter(|_| runs) {
        Some(first) => {
            f.body.take_last_op(header);
            f.emit(header, loc).branch(first, &[]);
        }
        // The loop's own exit test handles a trip count of 0.
        None => redirect(f.body, header, |to, _| (Some(to) != first).then(|| (before, inits.clone()))),
    }
    before
}

/// Replaces a header argument in the body by its value as a function of the induction variable.
fn replace(f: &mut Function, l: &CountedLoop, argument: Value) {
    let args = f.body.block_args(l.header);
    let index = args.iter().position(|&arg| arg == argument);
    let next = index.zip(edge_operands(f.body, l.body, l.header)).map(|(index, nexts)| nexts[index]);
    let inside = successors(f.body, l.header).iter().find(|edge| l.blocks.contains(&edge.block));
    let Some((next, first)) = next.zip(inside.map(|edge| edge.block)) else { return };
    let step =
        edge_operands(f.body, l.body, l.header).and_then(|nexts| f.body.defining_op(nexts[l.counter_index]));
    let is_exact = step.is_some_and(|op| f.body.name(op) == ADD && f.is_nsw(op));
    let length = f.body.block_ops(first).len();
    let mut emit = f.emit(first, f.body.loc(f.body.block_ops(first)[0]));
    let mut previous = PreviousIteration { l, is_exact, of: FxHashMap::default() };
    let value = previous.value(&mut emit, next);
    let mut ops = f.body.take_ops(first);
    ops.rotate_left(length);
    ops.into_iter().for_each(|op| f.body.place_op(first, op));
    for &block in l.blocks.iter().filter(|&&block| block != l.header) {
        for op in f.body.block_ops(block).to_vec() {
            replace_operands(f, op, argument, value);
        }
    }
}

fn replace_operands(f: &mut Function, op: Op, from: Value, to: Value) {
    for index in 0..f.body.operands(op).len() {
        if f.body.operands(op)[index] == from {
            f.body.set_operand(op, index, to);
        }
    }
}

/// Clones of values as of the previous iteration, computed from the induction variable.
struct PreviousIteration<'x> {
    l: &'x CountedLoop,
    /// True if the induction variable does not wrap.
    is_exact: bool,
    of: FxHashMap<Value, Value>,
}

impl PreviousIteration<'_> {
    fn value(&mut self, emit: &mut Emitter, value: Value) -> Value {
        if !self.l.defines(emit.f, value) {
            return value;
        }
        if let Some(&existing) = self.of.get(&value) {
            return existing;
        }
        let previous = match emit.f.body.defining_op(value) {
            Some(op) => {
                let operands = emit.f.body.operands(op).to_vec();
                let operands: Vec<Value> =
                    operands.into_iter().map(|operand| self.value(emit, operand)).collect();
                let (name, attrs, ty) = (emit.f.body.name(op), emit.f.body.attrs(op), emit.ty(value));
                emit.value(name, &operands, ty, attrs)
            }
            None => self.counter(emit),
        };
        self.of.insert(value, previous);
        previous
    }

    fn counter(&self, emit: &mut Emitter) -> Value {
        let back = emit.int(self.l.ty, -i128::from(self.l.step));
        if !self.is_exact {
            return emit.add(self.l.counter, back);
        }
        let flags = emit.f.cx.int_attr(TypeId::I32, NSW.into());
        emit.value_with(ADD, &[self.l.counter, back], self.l.ty, &[(name::OVERFLOW_FLAGS, flags)])
    }
}
