//! Inverse loop rotation: rewrites counted bottom-tested inner loops, as other optimisers emit them, as top-tested ones
//! for the vectorizer. The first iteration of a loop of one block is peeled, unless guards imply that the exit test
//! would pass at the top. Loops of several blocks need such guards, or get an induction variable of 64 bits that counts
//! the iterations up to their number: that number is exact if the bound is reached by steps of 1 in fewer bits.
//!
//! ```text
//!   ^loop(%i): …; %next = add %i, 1;          ^first: …, once          (not if guarded by 0 < %n)
//!     exit test of %next ──▶ ^loop        ▶   ^header(%i): exit test of %i ──▶ ^loop: …; %next = add %i, 1; ▶ ^header
//! ```

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::memory::{LOAD, LoadStore, STORE};
use crate::ir::{Block, DictId, Op, TypeId, Value, name};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::{Predecessors, edge_operands, redirect, successors};
use crate::opt::analysis::live_outs::{inner_live_outs, replace_live_outs};
use crate::opt::analysis::loop_info::{Loop, Transform, loops, pointer_step, step};
use crate::opt::function::{Emitter, Function};

/// Size limit of loops, in operations.
const MAX_OPS: usize = 64;
/// Upper bound on the branches before a loop that are considered as guards.
const MAX_GUARDS: usize = 4;

/// The pass.
pub(crate) fn loop_unrotate(f: &mut Function) {
    let mut all = loops(f).to_vec();
    all.retain(|l| l.is_inner && !l.disables(f, Transform::Vectorize));
    let bottom_tested: Vec<(usize, BottomTested)> =
        all.iter().enumerate().filter_map(|(index, l)| Some((index, BottomTested::of(f, l)?))).collect();
    if bottom_tested.is_empty() {
        return;
    }
    let predecessors = f.predecessors();
    let escaping = inner_live_outs(f, &all);
    let mut after: FxHashMap<Value, (usize, Value)> = FxHashMap::default();
    let mut inside: FxHashMap<Value, Value> = FxHashMap::default();
    // The block that exits each transformed loop.
    let mut leaving: FxHashMap<Block, Block> = FxHashMap::default();
    for (index, bottom_tested) in &bottom_tested {
        let l = &all[*index];
        let Some(entry) = bottom_tested.entry(f, l, &predecessors) else { continue };
        if !f.may_rewrite() {
            break;
        }
        let entering: Vec<Block> =
            l.entering.iter().map(|block| *leaving.get(block).unwrap_or(block)).collect();
        let escaping = escaping.get(index).map_or(&[][..], |values| values);
        let top_tested = bottom_tested.rewrite(f, l, &entering, escaping, entry);
        leaving.insert(bottom_tested.latch, top_tested.header);
        after.extend(top_tested.live_outs.into_iter().map(|(value, now)| (value, (*index, now))));
        inside.extend(top_tested.args);
    }
    replace_live_outs(f, &all, &after);
    f.replace(&inside);
}

/// A bottom-tested loop.
struct BottomTested {
    /// The header.
    block: Block,
    /// The only block that exits.
    latch: Block,
    /// The index of the induction variable among the arguments.
    counter: usize,
    /// The predicate of the latch condition, which compares the next value of the induction variable with the bound.
    predicate: IntPredicate,
    bound: Value,
    /// The index of the exit successor.
    leaves: usize,
}

/// The step of an induction variable, in bytes for pointers, given its value and that of the next iteration.
fn step_between(f: &Function, value: Value, next: Value) -> Option<i64> {
    step(f, value, next).or_else(|| pointer_step(f, value, next))
}

/// The means by which the first exit test at the top passes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// Guards before the loop imply it.
    Guarded,
    /// The first iteration is peeled.
    Peeled,
    /// A new induction variable counts iterations. The step of the original one is 1 or -1.
    Counted { step: i64 },
}

/// A loop after the transformation.
struct TopTested {
    header: Block,
    /// Live-out values, and their replacements after the loop.
    live_outs: Vec<(Value, Value)>,
    /// Arguments of the loop, and those of its new header.
    args: Vec<(Value, Value)>,
}

impl BottomTested {
    fn of(f: &Function, l: &Loop) -> Option<BottomTested> {
        let (block, &[latch]) = (l.header, &l.latches[..]) else { return None };
        let end = f.body.last_op(latch).filter(|&op| f.body.name(op) == COND_BR)?;
        let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
        let is_plain = |op: Op| match f.body.name(op) {
            LOAD | STORE => f.is_plain(op),
            BR | COND_BR => true,
            _ => f.is_pure(op),
        };
        let has_memory = ops().any(|op| matches!(f.body.name(op), LOAD | STORE));
        let leaves = |block: Block| successors(f.body, block).iter().position(|edge| !l.contains(edge.block));
        let is_only_exit = l.blocks.iter().all(|&block| block == latch || leaves(block).is_none());
        if !has_memory || !is_only_exit || !ops().all(is_plain) || ops().count() > MAX_OPS {
            return None;
        }
        let nexts = edge_operands(f.body, latch, block)?;
        let leaves = leaves(latch)?;
        let compare = f.body.defining_op(CondBr(end).condition(f.body))?;
        let [left, right] = Icmp::cast(f.body, compare)?.operands(f.body);
        if f.body.parent_block(compare) != Some(latch) {
            return None;
        }
        let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
        let counts = |value: Value| {
            let counter = nexts.iter().position(|&next| next == value)?;
            let before = f.body.block_args(block)[counter];
            step_between(f, before, value).map(|_| counter)
        };
        let (counter, bound, predicate) = match (counts(left), counts(right)) {
            (Some(counter), None) => (counter, right, predicate),
            (None, Some(counter)) => (counter, left, predicate.swapped()),
            _ => return None,
        };
        let predicate = if leaves == 0 { predicate.inverse() } else { predicate };
        (!l.defines(f, bound)).then_some(BottomTested { block, latch, counter, predicate, bound, leaves })
    }

    /// Returns the means by which the loop can be entered at its test; `None` if there are none.
    fn entry(&self, f: &Function, l: &Loop, predecessors: &Predecessors) -> Option<Entry> {
        match () {
            () if self.is_entered(f, l, predecessors) => Some(Entry::Guarded),
            () if l.blocks.len() == 1 => self.has_prospect(f).then_some(Entry::Peeled),
            () => {
                let counter = f.body.block_args(self.block)[self.counter];
                let width = f.cx.int_width(f.body.value_type(counter))?;
                let next = edge_operands(f.body, self.latch, self.block)?[self.counter];
                let step = step(f, counter, next)?;
                let is_exact = width < 64 && self.predicate == IntPredicate::Ne && step.abs() == 1;
                is_exact.then_some(Entry::Counted { step })
            }
        }
    }

    /// Returns true unless a loop of one block cannot be vectorized in any form. The values that it accesses must be
    /// lanes, and the addresses of its stores must be functions of induction variables, which are not in canonical form
    /// yet.
    fn has_prospect(&self, f: &Function) -> bool {
        let may_be_vector = |access: LoadStore| {
            is_lane_type(f, f.body.value_type(access.value(f.body)))
                && (matches!(access, LoadStore::Load(_)) || self.is_regular(f, access.addr(f.body)))
        };
        let mut accesses = f.body.block_ops(self.block).iter().filter_map(|&op| LoadStore::cast(f.body, op));
        accesses.all(may_be_vector)
    }

    /// Returns true if a value is computed from induction variables and values from outside of a loop of one block, in any
    /// way: it depends on no load in the loop.
    fn is_regular(&self, f: &Function, value: Value) -> bool {
        let (mut open, mut seen) = (vec![value], FxHashSet::default());
        while let Some(value) = open.pop() {
            if f.block_of(value) != Some(self.block) || !seen.insert(value) {
                continue;
            }
            match f.body.defining_op(value) {
                Some(op) if f.body.name(op) != LOAD => open.extend(f.body.operands(op)),
                None if self.step_of(f, value).is_some() => {}
                _ => return false,
            }
        }
        true
    }

    /// The step of an argument of the loop that is an induction variable.
    fn step_of(&self, f: &Function, argument: Value) -> Option<i64> {
        let nexts = edge_operands(f.body, self.latch, self.block)?;
        let index = f.body.block_args(self.block).iter().position(|&other| other == argument)?;
        step_between(f, argument, nexts[index])
    }

    /// Returns true if the guards on the only path to the loop imply that the exit test would pass at the top.
    fn is_entered(&self, f: &Function, l: &Loop, predecessors: &Predecessors) -> bool {
        let &[mut block] = &l.entering[..] else { return false };
        let Some(start) = edge_operands(f.body, block, self.block).map(|starts| starts[self.counter]) else {
            return false;
        };
        let mut to = self.block;
        for _ in 0..MAX_GUARDS {
            if self.branch_implies_entry(f, start, block, to) {
                return true;
            }
            let &[before] = predecessors.of(block) else { return false };
            (block, to) = (before, block);
        }
        false
    }

    /// Returns true if the branch of `block` to `to` implies that the exit test would pass at the top.
    fn branch_implies_entry(&self, f: &Function, start: Value, block: Block, to: Block) -> bool {
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == COND_BR);
        let edges: SmallVec<[bool; 2]> =
            successors(f.body, block).iter().map(|edge| edge.block == to).collect();
        let guard = end.and_then(|end| f.body.defining_op(CondBr(end).condition(f.body)));
        let Some(guard) = guard.filter(|&op| f.body.name(op) == ICMP) else { return false };
        let predicate = f.attr(guard, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr));
        let (Some(predicate), &[left, right]) = (predicate, f.body.operands(guard)) else { return false };
        let predicate = match edges[..] {
            [true, false] => predicate,
            [false, true] => predicate.inverse(),
            _ => return false,
        };
        [(predicate, left, right), (predicate.swapped(), right, left)]
            .into_iter()
            .any(|(predicate, left, right)| self.is_implied(f, start, (predicate, left, right)))
    }

    /// Returns true if a comparison implies that the exit test would pass at the top.
    fn is_implied(
        &self,
        f: &Function,
        start: Value,
        (predicate, left, right): (IntPredicate, Value, Value),
    ) -> bool {
        use IntPredicate::{Ne, Sgt, Slt, Ugt, Ult};
        let number = f.constant_of(start);
        if right != start && (number.is_none() || f.constant_of(right) != number) {
            return false;
        }
        if left == self.bound
            && matches!((predicate, self.predicate), (Sgt, Slt | Ne) | (Ugt, Ult | Ne) | (Ne, Ne))
        {
            return true;
        }
        // If a value is greater than a non-negative number, so is its extension, also as an unsigned integer.
        let extension = f
            .body
            .defining_op(self.bound)
            .and_then(|op| Cast::cast(f.body, op))
            .filter(|cast| cast.arg(f.body) == left);
        let extension =
            extension.map(|cast| f.body.name(cast.0)).filter(|&name| name == SEXT || name == ZEXT);
        if (left != self.bound && extension.is_none()) || number.is_none_or(|number| number < 0) {
            return false;
        }
        match (predicate, self.predicate) {
            (Sgt, Slt | Ult | Ne) => true,
            (Ugt, Ult | Ne) => extension != Some(SEXT),
            (Ne, Ult | Ne) => number == Some(0),
            _ => false,
        }
    }

    /// Rewrites the loop as a top-tested one.
    fn rewrite(
        &self,
        f: &mut Function,
        l: &Loop,
        entering: &[Block],
        escaping: &[Value],
        entry: Entry,
    ) -> TopTested {
        let BottomTested { block, latch, .. } = *self;
        let args = f.body.block_args(block).to_vec();
        let types = f.body.value_types(&args);
        let nexts = edge_operands(f.body, latch, block).unwrap_or_default().to_vec();
        let end = f.body.last_op(latch);
        let (exit, out) = end.map_or((block, Vec::new()), |end| {
            (f.body.successors(end)[self.leaves].block, f.body.successor_operands(end, self.leaves).to_vec())
        });
        // Live-out values that are no next values of loop arguments.
        let mut needed: Vec<Value> = Vec::new();
        for &value in out.iter().chain(escaping).filter(|&&value| l.defines(f, value)) {
            if !nexts.contains(&value) && !needed.contains(&value) {
                needed.push(value);
            }
        }
        let own: FxHashSet<Value> =
            nexts.iter().chain(&needed).copied().filter(|&value| l.defines(f, value)).collect();
        let count_type: &[TypeId] = if let Entry::Counted { .. } = entry { &[TypeId::I64] } else { &[] };
        let header_types = [&types[..], &f.body.value_types(&needed), count_type].concat();
        let header = f.new_block_before(block, &header_types);
        let header_args = f.body.block_args(header).to_vec();
        let loc = f.loop_loc(block);

        let first = f.new_block_before(header, &types);
        for &from in entering {
            redirect(f.body, from, |to, operands| (to == block).then(|| (first, operands.to_vec())));
        }
        let start = if entry != Entry::Peeled {
            let mut emit = f.emit(first, loc);
            let any = needed.iter().map(|&value| {
                let ty = emit.ty(value);
                emit.value(POISON, &[], ty, DictId::EMPTY)
            });
            let any: Vec<Value> = any.collect();
            [f.body.block_args(first), &any].concat()
        } else {
            self.run_once(f, first, nexts.iter().chain(&needed))
        };
        let iterations = match entry {
            Entry::Counted { step } => {
                let from = f.body.block_args(first)[self.counter];
                Some(self.iterations(&mut f.emit(first, loc), from, step))
            }
            _ => None,
        };
        let mut emit = f.emit(first, loc);
        let zero: Option<Value> = iterations.map(|_| emit.int(TypeId::I64, 0));
        emit.branch(header, &[&start[..], zero.as_slice()].concat());

        f.body.take_last_op(latch);
        let mut emit = f.emit(latch, loc);
        let count = iterations.and_then(|_| header_args.last().copied());
        let counted = count.map(|count| {
            let one = emit.int(TypeId::I64, 1);
            emit.add(count, one)
        });
        emit.branch(header, &[&nexts[..], &needed, counted.as_slice()].concat());
        f.body.take_block_args(block);
        let passed = nexts.iter().chain(&needed).copied().zip(header_args.iter().copied());
        let live_outs: Vec<(Value, Value)> = passed.filter(|(value, _)| own.contains(value)).collect();
        let at_header =
            |value: &Value| live_outs.iter().find(|pair| pair.0 == *value).map_or(*value, |pair| pair.1);
        let out: Vec<Value> = out.iter().map(at_header).collect();
        let mut emit = f.emit(header, loc);
        let continues = match (count, iterations) {
            (Some(count), Some(iterations)) => emit.compare(IntPredicate::Slt, count, iterations),
            _ => emit.compare(self.predicate, header_args[self.counter], self.bound),
        };
        emit.branch_if(continues, (block, &[]), (exit, &out));
        f.done(loc, || match entry {
            Entry::Guarded => "unrotated loop: moved its exit test to the header".into(),
            Entry::Peeled => {
                "unrotated loop: moved its exit test to the header, after a peeled iteration".into()
            }
            Entry::Counted { .. } => "unrotated loop: its header tests a count of iterations".into(),
        });
        TopTested { header, live_outs, args: args.into_iter().zip(header_args).collect() }
    }

    /// Emits the number of iterations, which is at least 1: the bound is also reached from itself, after all numbers.
    fn iterations(&self, emit: &mut Emitter, start: Value, step: i64) -> Value {
        let distance = if step > 0 { emit.sub(self.bound, start) } else { emit.sub(start, self.bound) };
        let ty = emit.ty(distance);
        let less = emit.int(ty, -1);
        let distance = emit.add(distance, less);
        let distance = emit.value(ZEXT, &[distance], TypeId::I64, DictId::EMPTY);
        let one = emit.int(TypeId::I64, 1);
        emit.add(distance, one)
    }

    /// Clones an iteration into a block with the arguments of the loop. Returns the clones of `values`.
    fn run_once<'v>(
        &self,
        f: &mut Function,
        first: Block,
        values: impl Iterator<Item = &'v Value>,
    ) -> Vec<Value> {
        let args = f.body.block_args(self.block).iter().copied();
        let mut copies: FxHashMap<Value, Value> =
            args.zip(f.body.block_args(first).iter().copied()).collect();
        let mut ops = f.body.block_ops(self.block).to_vec();
        // The branch is not cloned.
        ops.pop();
        ops.into_iter().for_each(|op| f.copy_op(op, first, &mut copies));
        values.map(|value| *copies.get(value).unwrap_or(value)).collect()
    }
}
