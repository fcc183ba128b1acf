//! Inverse loop rotation: rewrites counted bottom-tested loops, as other optimizers emit them, as top-tested ones, which
//! loop passes match. The exit test moves to the header if conditions that dominate the loop imply that it passes there
//! first. Otherwise, the first iteration of a loop of one block is peeled, or an inner loop gets an induction variable
//! of 64 bits that counts the iterations up to their number: that number is exact if the bound is reached by steps of 1
//! in fewer bits. Nests are rewritten from the inside, and lose the guards of their inner loops (`guard`).
//!
//! ```text
//!   ^loop(%i): …; %next = add %i, 1;          ^first: …, once          (not if guarded by 0 < %n)
//!     exit test of %next ──▶ ^loop        ▶   ^header(%i): exit test of %i ──▶ ^loop: …; %next = add %i, 1; ▶ ^header
//! ```
//!
//! *Limits.* Loops have a preheader and one latch, which exits. They access memory, without calls that have effects.

mod entry;
mod exit_test;
mod guard;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::masked;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Block, DictId, Op, TypeId, Value, name};
use crate::opt::analysis::cfg::{edge_operands, redirect, successors};
use crate::opt::analysis::live_outs::{inner_live_outs, replace_live_outs};
use crate::opt::analysis::loop_info::{
    Loop, Transform, annotate, annotation_attr, loops, pointer_step, step,
};
use crate::opt::analysis::ranges::Ranges;
use crate::opt::function::{Emitter, Function};

use entry::Entry;
use exit_test::compare_next_value;
use guard::Guard;

/// Size limit of loops, in operations.
const MAX_OPS: usize = 256;
/// Size limit of iterations that are peeled, in operations.
const MAX_PEELED_OPS: usize = 64;
/// Depth limit of nests.
const MAX_DEPTH: usize = 6;

/// The pass.
pub(crate) fn loop_unrotate(f: &mut Function) {
    for depth in 0..MAX_DEPTH {
        let all = loops(f);
        let heights = heights(&all);
        let at_depth: Vec<Loop> =
            (0..all.len()).filter(|&index| heights[index] == depth).map(|index| all[index].clone()).collect();
        if !unrotate(f, &all, at_depth) {
            break;
        }
    }
}

/// The heights of loops in their nests: 0 for innermost ones. Inner loops precede outer ones.
fn heights(all: &[Loop]) -> Vec<usize> {
    let mut heights = vec![0; all.len()];
    for (index, l) in all.iter().enumerate() {
        if let Some(parent) = l.parent {
            heights[parent] = heights[parent].max(heights[index] + 1);
        }
    }
    heights
}

/// Rewrites loops that do not contain each other. Returns true if a loop around them may be rewritten next.
fn unrotate(f: &mut Function, all: &[Loop], disjoint: Vec<Loop>) -> bool {
    let mut dead: Vec<(Value, Block)> = Vec::new();
    for l in &disjoint {
        dead.extend(Form::of(f, l, all).and_then(|form| compare_next_value(f, l, &form)));
    }
    let mut rewrites: Vec<(usize, BottomTested, Entry, Option<Guard>)> = Vec::new();
    let predecessors = f.predecessors();
    let ranges = Ranges::new(f, all);
    for (index, l) in disjoint.iter().enumerate() {
        let bottom_tested = Form::of(f, l, all).and_then(|form| BottomTested::of(f, l, form));
        let Some(bottom_tested) = bottom_tested else { continue };
        let Some(entry) = bottom_tested.entry(f, l, &ranges) else { continue };
        let is_redundant = entry == Entry::Guarded && l.parent.is_some();
        let guard = is_redundant.then(|| Guard::of(f, l, &bottom_tested, &predecessors)).flatten();
        rewrites.push((index, bottom_tested, entry, guard));
    }
    drop(ranges);
    let is_nest = disjoint.iter().any(|l| l.parent.is_some());
    if rewrites.is_empty() && dead.is_empty() {
        return is_nest;
    }
    let escaping = inner_live_outs(f, &disjoint);
    let mut after: FxHashMap<Value, (usize, Value)> = FxHashMap::default();
    let mut inside: FxHashMap<Value, Value> = FxHashMap::default();
    let mut exits: Vec<(Block, Block)> = Vec::new();
    for (index, bottom_tested, entry, guard) in &rewrites {
        if !f.may_rewrite() {
            break;
        }
        let escaping = escaping.get(index).map_or(&[][..], |values| values);
        let top_tested = bottom_tested.rewrite(f, &disjoint[*index], escaping, *entry, guard.as_ref());
        exits.extend(top_tested.exit.map(|exit| (top_tested.header, exit)));
        after.extend(top_tested.live_outs.into_iter().map(|(value, now)| (value, (*index, now))));
        inside.extend(top_tested.args);
    }
    replace_live_outs(f, &disjoint, &after);
    f.replace(&inside);
    exits.into_iter().for_each(|(header, exit)| forward_args(f, header, exit));
    dead.extend(rewrites.iter().map(|(_, bottom_tested, ..)| (bottom_tested.test, bottom_tested.latch)));
    remove_dead_tests(f, dead);
    is_nest
}

/// Replaces the arguments of a block by the operands of the only edge to it.
fn forward_args(f: &mut Function, from: Block, to: Block) {
    let args = f.body.block_args(to).to_vec();
    let mut passed = Vec::new();
    redirect(f.body, from, |target, operands| {
        (target == to).then(|| {
            passed = operands.to_vec();
            (to, Vec::new())
        })
    });
    f.body.take_block_args(to);
    f.replace(&args.into_iter().zip(passed).collect());
}

/// Removes former exit tests of latches that nothing uses: passes would split loops at conditions on their induction
/// variables.
fn remove_dead_tests(f: &mut Function, tests: Vec<(Value, Block)>) {
    let mut dead: FxHashMap<Value, Block> = tests.into_iter().collect();
    for block in f.blocks() {
        for &op in f.body.block_ops(block) {
            f.body.operands(op).iter().for_each(|operand| {
                dead.remove(operand);
            });
        }
    }
    for (test, latch) in dead {
        for op in f.body.take_ops(latch) {
            if f.body.defining_op(test) != Some(op) {
                f.body.place_op(latch, op);
            }
        }
    }
}

/// A bottom-tested loop.
struct BottomTested {
    preheader: Block,
    /// The header.
    block: Block,
    /// The only block that exits.
    latch: Block,
    /// The index of the induction variable among the arguments.
    counter: usize,
    /// The predicate of the latch condition, which compares the next value of the induction variable with the bound.
    predicate: IntPredicate,
    bound: Value,
    /// The latch condition.
    test: Value,
    /// The index of the exit successor.
    leaves: usize,
}

/// The step of an induction variable, in bytes for pointers, given its value and that of the next iteration.
fn step_between(f: &Function, value: Value, next: Value) -> Option<i64> {
    step(f, value, next).or_else(|| pointer_step(f, value, next))
}

/// A loop after the transformation.
struct TopTested {
    header: Block,
    /// The exit, if it has no other predecessor.
    exit: Option<Block>,
    /// Live-out values, and their replacements after the loop.
    live_outs: Vec<(Value, Value)>,
    /// Arguments of the loop, and those of its new header.
    args: Vec<(Value, Value)>,
}

/// A loop that exits at its latch by an integer comparison.
struct Form {
    preheader: Block,
    header: Block,
    latch: Block,
    /// The terminator of the latch.
    end: Op,
    /// The comparison, an operation of the latch.
    compare: Op,
    /// The predicate by which the loop continues.
    predicate: IntPredicate,
    /// The index of the exit successor.
    leaves: usize,
}

impl Form {
    fn of(f: &Function, l: &Loop, all: &[Loop]) -> Option<Form> {
        let (&[preheader], header, &[latch]) = (&l.entering[..], l.header, &l.latches[..]) else {
            return None;
        };
        f.body.last_op(preheader).filter(|&op| f.body.name(op) == BR)?;
        let end = f.body.last_op(latch).filter(|&op| f.body.name(op) == COND_BR)?;
        let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
        let is_access = |op: Op| matches!(f.body.name(op), LOAD | STORE | masked::LOAD | masked::STORE);
        let is_plain = |op: Op| match f.body.name(op) {
            BR | COND_BR => true,
            _ => f.is_pure(op) || is_access(op) && f.is_plain(op),
        };
        let has_memory = ops().any(is_access);
        let leaves = |block: Block| successors(f.body, block).iter().position(|edge| !l.contains(edge.block));
        let is_only_exit = l.blocks.iter().all(|&block| block == latch || leaves(block).is_none());
        let is_small = ops().count() <= MAX_OPS;
        if !has_memory || !is_only_exit || !is_small || !ops().all(is_plain) {
            return None;
        }
        let is_inside = |inner: &&Loop| inner.header != header && l.contains(inner.header);
        let is_nest = l.is_inner || all.iter().filter(is_inside).all(|inner| !inner.has_other_exits(f));
        let compare = f.body.defining_op(CondBr(end).condition(f.body))?;
        let is_form = is_nest && f.body.name(compare) == ICMP && f.body.parent_block(compare) == Some(latch);
        if !is_form || l.disables(f, Transform::Vectorize) {
            return None;
        }
        let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
        let leaves = leaves(latch)?;
        let predicate = if leaves == 0 { predicate.inverse() } else { predicate };
        Some(Form { preheader, header, latch, end, compare, predicate, leaves })
    }
}

impl BottomTested {
    fn of(f: &Function, l: &Loop, form: Form) -> Option<BottomTested> {
        let Form { preheader, header: block, latch, compare, leaves, .. } = form;
        let nexts = edge_operands(f.body, latch, block)?;
        let counts = |value: Value| {
            let counter = nexts.iter().position(|&next| next == value)?;
            let before = f.body.block_args(block)[counter];
            step_between(f, before, value).map(|_| counter)
        };
        let [left, right] = Icmp(compare).operands(f.body);
        let (counter, bound, predicate) = match (counts(left), counts(right)) {
            (Some(counter), None) => (counter, right, form.predicate),
            (None, Some(counter)) => (counter, left, form.predicate.swapped()),
            _ => return None,
        };
        let test = CondBr(form.end).condition(f.body);
        (!l.defines(f, bound)).then_some(BottomTested {
            preheader,
            block,
            latch,
            counter,
            predicate,
            bound,
            test,
            leaves,
        })
    }

    /// Rewrites the loop as a top-tested one, without its guard.
    fn rewrite(
        &self,
        f: &mut Function,
        l: &Loop,
        escaping: &[Value],
        entry: Entry,
        guard: Option<&Guard>,
    ) -> TopTested {
        let BottomTested { preheader, block, latch, .. } = *self;
        let args = f.body.block_args(block).to_vec();
        let types = f.body.value_types(&args);
        let nexts = edge_operands(f.body, latch, block).unwrap_or_default().to_vec();
        let starts = edge_operands(f.body, preheader, block).unwrap_or_default().to_vec();
        let end = f.body.last_op(latch);
        let (exit, out) = end.map_or((block, Vec::new()), |end| {
            (f.body.successors(end)[self.leaves].block, f.body.successor_operands(end, self.leaves).to_vec())
        });
        let is_needed = |value: &Value| l.defines(f, *value) && !nexts.contains(value);
        let needed = distinct(out.iter().chain(escaping).copied().filter(is_needed));
        let own: FxHashSet<Value> =
            nexts.iter().chain(&needed).copied().filter(|&value| l.defines(f, value)).collect();
        let count_type: &[TypeId] = if let Entry::Counted { .. } = entry { &[TypeId::I64] } else { &[] };
        let header_types = [&types[..], &f.body.value_types(&needed), count_type].concat();
        let header = f.new_block_before(block, &header_types);
        let header_args = f.body.block_args(header).to_vec();
        let loc = f.loop_loc(block);

        f.body.take_last_op(preheader);
        let mut start = match entry {
            Entry::Peeled => self.run_once(f, preheader, &starts, nexts.iter().chain(&needed)),
            _ => starts.clone(),
        };
        let mut emit = f.emit(preheader, loc);
        if entry != Entry::Peeled {
            start.extend(needed.iter().map(|value| self.initial(&mut emit, guard, *value)));
        }
        let test = match (entry, guard) {
            (Entry::Counted { step }, _) => {
                start.push(emit.int(TypeId::I64, 0));
                let bound = self.iterations(&mut emit, starts[self.counter], step);
                (IntPredicate::Slt, header_args[header_args.len() - 1], bound)
            }
            (_, Some(Guard { test, .. })) => {
                let ty = emit.ty(self.bound);
                (test.predicate, header_args[self.counter], test.emit_bound(&mut emit, ty))
            }
            _ => (self.predicate, header_args[self.counter], self.bound),
        };
        emit.branch(header, &start);

        let annotation = annotation_attr(f, latch);
        f.body.take_last_op(latch);
        let mut emit = f.emit(latch, loc);
        let mut next = [&nexts[..], &needed].concat();
        if let Entry::Counted { .. } = entry {
            let one = emit.int(TypeId::I64, 1);
            next.push(emit.add(test.1, one));
        }
        emit.branch(header, &next);
        annotation.into_iter().for_each(|annotation| annotate(f, latch, annotation));
        f.body.take_block_args(block);
        let passed = nexts.iter().chain(&needed).copied().zip(header_args.iter().copied());
        let live_outs: Vec<(Value, Value)> = passed.filter(|(value, _)| own.contains(value)).collect();
        let at_header =
            |value: &Value| live_outs.iter().find(|pair| pair.0 == *value).map_or(*value, |pair| pair.1);
        let out: Vec<Value> = out.iter().map(at_header).collect();
        guard.into_iter().for_each(|guard| guard.remove(f, preheader, loc));
        let mut emit = f.emit(header, loc);
        let continues = emit.compare(test.0, test.1, test.2);
        emit.branch_if(continues, (block, &[]), (exit, &out));
        f.done(loc, || entry.describe().into());
        let exit = guard.is_some_and(|guard| guard.is_only_other).then_some(exit);
        TopTested { header, exit, live_outs, args: args.into_iter().zip(header_args).collect() }
    }

    /// Returns the initial value of a live-out value that is no next value of an argument: any, unless there was a guard.
    fn initial(&self, emit: &mut Emitter, guard: Option<&Guard>, value: Value) -> Value {
        let passed = guard.and_then(|guard| guard.passed.get(&value).copied());
        let ty = emit.ty(value);
        passed.unwrap_or_else(|| emit.value(POISON, &[], ty, DictId::EMPTY))
    }
}

/// Returns values without duplicates, in order.
fn distinct(values: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut seen = FxHashSet::default();
    values.filter(|&value| seen.insert(value)).collect()
}
