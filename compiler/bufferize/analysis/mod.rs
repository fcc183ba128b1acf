//! Decides which operations may write to the buffers of their destinations.
//!
//! A write is in place if no operation reads, after the write, a value whose elements the write changes. Values that may
//! share memory are in one alias set. Views always share memory with their source. Writes are tried from the last to
//! the first; a write that is in place unites the set of its destination with that of its result. Before, every read
//! of a value in either set is tested against every write to the other set:
//!
//! - The read conflicts with the write if the write may execute after the definition of the value and before the read
//!   ([`Order::may_execute_between`]).
//! - `tensor.insert_slice` does not read the slice that it replaces. Writes to this slice do not conflict with it.
//!   It changes nothing if its source was computed in this slice. Then it does not conflict with reads of the source.
//! - An elementwise structured operation may read the buffer that it writes.
//! - The last two do not hold for a read in a loop of a value from outside of the loop, which the next iteration reads
//!   again.
//! - Threads of `scf.forall` insert disjoint slices of a shared argument. Other accesses to its buffer conflict with the
//!   insertions of other threads. If a read does, the slices are inserted into a copy.
//!
//! A result that the function returns is not computed in the buffer of an argument, which would be copied afterwards.
//! The copy is made before instead, so that the argument keeps its elements.
//!
//! Loops carry a tensor in place if the body returns the buffer of the region argument. Otherwise the buffers are passed
//! from iteration to iteration, and the loop owns them.

mod conflicts;
mod control;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::Diagnostics;
use crate::dialect::tensor::slice::is_same_slice;
use crate::dialect::{arith, cf, func, scf, tensor};
use crate::ir::{Block, Body, Context, Op, Region, Value};

use super::cf::is_branch;
use super::early_copies::is_copy;
use super::effects::{Effect, can_produce, effect, is_read_only, is_unspecified, refusal, tensor_operands};
use super::function::Boundary;
use super::globals::stable_loads;
use super::order::{Definition, Order};
use super::origins::{is_conditional, origins, yielded};
use super::union_find::UnionFind;
use super::{Options, is_tensor, message};

/// A read or a write of a tensor operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Access {
    op: Op,
    operand: usize,
    value: Value,
}

/// The accesses to the values of an alias set.
#[derive(Clone, Default, Debug)]
struct Accesses {
    reads: Vec<Access>,
    /// Writes that are in place.
    writes: Vec<Access>,
    is_read_only: bool,
}

/// The decisions for a body.
pub(super) struct Analysis {
    /// The operands whose buffers are written, or carried by loops, without a copy.
    in_place: FxHashSet<(Op, usize)>,
    /// The values of which a loop or a conditional has a buffer at a fixed address, by its operation and the index of
    /// the result: the buffer of this value.
    fixed: FxHashMap<(Op, usize), Value>,
    /// The results of conditionals, by operation and index, that are buffers from before the conditional, which keep
    /// their owners.
    borrowed: FxHashSet<(Op, usize)>,
    /// Sets of values with the same buffer.
    equivalent: UnionFind,
    /// The values whose buffers leave their block; at the end, representatives of the sets.
    escaping: FxHashSet<Value>,
    /// The operands that are written, and whether their old contents matter.
    written: FxHashMap<(Op, usize), bool>,
    /// Sets of values that may share memory.
    alias: UnionFind,
    /// The shared arguments of `scf.forall` that threads read while others insert slices: the slices are inserted into
    /// another buffer.
    separate: FxHashSet<Value>,
    /// Insertions that copy their destinations, of slices that are extracted before.
    late_copies: Vec<EarlyCopy>,
    /// The loads of globals whose results have the buffer of the global, which is not written.
    stable_loads: FxHashSet<Op>,
}

/// A copy of the destination of an insertion that can be made before the slice is extracted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EarlyCopy {
    /// The extractions of the slice: one, or one in each branch of a conditional.
    pub(super) extracts: Vec<Op>,
    /// The insertion of the slice.
    pub(super) insert: Op,
    /// The operation of the block of the insertion before which the copy can be made: the extraction or the conditional.
    pub(super) before: Op,
}

impl Analysis {
    /// Returns the copies of destinations that should be made earlier, the last one of each alias set: it may make others
    /// unnecessary.
    pub(super) fn early_copies(&self, body: &Body) -> Vec<EarlyCopy> {
        let mut seen = FxHashSet::default();
        let set = |copy: &EarlyCopy| self.alias.find(body.operands(copy.insert)[1]);
        self.late_copies.iter().filter(|copy| seen.insert(set(copy))).cloned().collect()
    }

    /// Returns true if an operation may use the buffer of an operand as its destination.
    pub(super) fn is_in_place(&self, op: Op, operand: usize) -> bool {
        self.in_place.contains(&(op, operand))
    }

    /// Returns the value whose buffer the result of a loop or a conditional has at all times.
    pub(super) fn fixed(&self, op: Op, result: usize) -> Option<Value> {
        self.fixed.get(&(op, result)).copied()
    }

    /// Returns true if the result of a conditional is a buffer from before the conditional, which keeps its owner.
    pub(super) fn is_borrowed(&self, op: Op, result: usize) -> bool {
        self.borrowed.contains(&(op, result))
    }

    /// Returns true if a shared argument of `scf.forall` has another buffer than the result.
    pub(super) fn is_separate(&self, argument: Value) -> bool {
        self.separate.contains(&argument)
    }

    /// Returns true if the result of a load of a global is the buffer of the global.
    pub(super) fn is_stable(&self, load: Op) -> bool {
        self.stable_loads.contains(&load)
    }

    /// Returns true if two values have the same buffer.
    pub(super) fn is_equivalent(&self, a: Value, b: Value) -> bool {
        self.equivalent.is_same(a, b)
    }

    /// Returns true if no other value has the buffer of a value or a part of it.
    pub(super) fn is_alone(&self, value: Value) -> bool {
        self.alias.members(value).len() == 1
    }

    /// Returns true if an operation may write to an operand, in place or not.
    pub(super) fn is_written(&self, op: Op, operand: usize) -> bool {
        self.written.contains_key(&(op, operand))
    }

    /// Returns true if an operation writes to an operand whose old contents do not matter.
    pub(super) fn is_overwritten(&self, op: Op, operand: usize) -> bool {
        self.written.get(&(op, operand)) == Some(&false)
    }

    /// Returns true if the buffer of a value leaves its block.
    pub(super) fn escapes(&self, value: Value) -> bool {
        self.escaping.contains(&self.equivalent.find(value))
    }

    /// Returns true if the source of an insertion is the slice that it replaces.
    pub(super) fn is_inserted_already(&self, cx: &Context, body: &Body, insert: Op) -> bool {
        let [source, dest] = [0, 1].map(|operand| body.operands(insert)[operand]);
        self.is_slice_in(cx, body, (insert, dest), source, &mut FxHashSet::default())
    }

    /// Returns true if the buffer of a value is the slice that an insertion replaces. A part of a slice that has the size
    /// of the slice is all of it.
    fn is_slice_in(
        &self,
        cx: &Context,
        body: &Body,
        (insert, dest): (Op, Value),
        part: Value,
        seen: &mut FxHashSet<Value>,
    ) -> bool {
        if !seen.insert(self.equivalent.find(part)) {
            return false;
        }
        self.equivalent.members(part).iter().any(|&member| {
            let Some(def) = body.defining_op(member) else { return false };
            match body.name(def) {
                tensor::EXTRACT_SLICE => {
                    let whole = body.operands(def)[0];
                    self.is_equivalent(whole, dest) && is_same_slice(cx, body, def, insert)
                        || self.is_slice_in(cx, body, (insert, dest), whole, seen)
                }
                _ => {
                    let number = body.results(def).position(|result| result == member);
                    number.is_some_and(|number| self.is_borrowed(def, number))
                        && yielded(body, member)
                            .into_iter()
                            .all(|value| self.is_slice_in(cx, body, (insert, dest), value, &mut seen.clone()))
                }
            }
        })
    }
}

/// Analyses a body. `read_only` are the arguments that must not be written.
///
/// # Errors
/// Reports the operations that cannot be bufferized, and returns `None`.
pub(super) fn analyze(
    cx: &Context,
    body: &Body,
    (boundary, options): (&Boundary, Options),
    read_only: &[Value],
    diagnostics: &mut Diagnostics,
) -> Option<Analysis> {
    let mut analyzer = Analyzer {
        cx,
        body,
        boundary,
        in_place: options.in_place,
        order: Order::new(body),
        accesses: vec![Accesses::default(); body.value_count()],
        done: Analysis {
            in_place: FxHashSet::default(),
            fixed: FxHashMap::default(),
            borrowed: FxHashSet::default(),
            equivalent: UnionFind::new(body.value_count()),
            escaping: FxHashSet::default(),
            written: FxHashMap::default(),
            alias: UnionFind::new(body.value_count()),
            separate: FxHashSet::default(),
            late_copies: Vec::new(),
            stable_loads: FxHashSet::default(),
        },
        assumed: None,
    };
    let errors = diagnostics.error_count();
    analyzer.done.stable_loads = stable_loads(cx, body, &analyzer.order);
    analyzer.collect(Region::ROOT, diagnostics);
    analyzer.mark_read_only(read_only);
    if diagnostics.error_count() > errors {
        return None;
    }
    analyzer.escape_from_blocks();
    analyzer.decide_region(Region::ROOT);
    Some(analyzer.finish())
}

struct Analyzer<'a> {
    cx: &'a Context,
    body: &'a Body,
    boundary: &'a Boundary,
    /// True if results may be computed in the buffers of operands.
    in_place: bool,
    order: Order<'a>,
    /// By the representatives of alias sets.
    accesses: Vec<Accesses>,
    done: Analysis,
    /// The destination and the result that have the same buffer if the write that is tried is in place.
    assumed: Option<(Value, Value)>,
}

impl Analyzer<'_> {
    // ---- accesses

    /// Collects the reads, and unites views with their sources.
    fn collect(&mut self, region: Region, diagnostics: &mut Diagnostics) {
        let body = self.body;
        for &block in body.region_blocks(region) {
            for &op in body.block_ops(block) {
                let reason = match self.collect_op(op) {
                    None => Some(refusal(self.cx, body.name(op))),
                    Some(()) if self.uses_other_blocks(op) => Some(
                        "tensors cannot be used in other blocks than that of their definition".to_string(),
                    ),
                    Some(()) => None,
                };
                if let Some(reason) = reason {
                    diagnostics.error(self.cx.location(body.loc(op)), message(self.cx, body, op, &reason));
                }
                body.regions(op).iter().for_each(|&region| self.collect(region, diagnostics));
            }
        }
    }

    /// Returns true if an operation uses a tensor of another block, which may have freed it. Arguments of the function and
    /// constants are never freed.
    fn uses_other_blocks(&self, op: Op) -> bool {
        tensor_operands(self.cx, self.body, op).any(|(_, value)| {
            let is_kept = match self.body.defining_op(value) {
                Some(definer) => self.body.name(definer) == arith::CONSTANT,
                None => self
                    .body
                    .entry_block(Region::ROOT)
                    .is_some_and(|entry| self.body.block_args(entry).contains(&value)),
            };
            let definition = Definition::of(self.body, value);
            !is_kept && definition.is_some_and(|at| self.order.leaves_block(at.block(), op))
        })
    }

    /// Collects the accesses of an operation; `None` if it cannot be bufferized.
    fn collect_op(&mut self, op: Op) -> Option<()> {
        let operands: Vec<(usize, Value)> = tensor_operands(self.cx, self.body, op).collect();
        let mut results = self.body.results(op);
        let produces = results.any(|result| is_tensor(self.cx, self.body.value_type(result)));
        if operands.is_empty() && produces && !can_produce(self.body.name(op)) {
            return None;
        }
        for (operand, value) in operands {
            match self.effect(op, operand)? {
                Effect::Shape | Effect::Write { reads: false, .. } => {}
                Effect::View => {
                    let view = self.body.result(op, 0);
                    self.unite(value, view);
                    if self.body.name(op) == tensor::CAST {
                        self.done.equivalent.union(value, view);
                    }
                }
                Effect::Choice => {
                    self.read(Access { op, operand, value });
                    self.unite(value, self.body.result(op, 0));
                }
                Effect::Read | Effect::Write { .. } | Effect::Carried | Effect::Yield => {
                    self.read(Access { op, operand, value });
                }
            }
        }
        Some(())
    }

    fn read(&mut self, read: Access) {
        let set = self.done.alias.find(read.value).index();
        self.accesses[set].reads.push(read);
    }

    /// Returns the effect on an operand; the arguments of calls depend on the callee.
    fn effect(&self, op: Op, operand: usize) -> Option<Effect> {
        let op_name = self.body.name(op);
        if matches!(op_name, cf::BR | cf::COND_BR | cf::SWITCH) && !is_branch(self.body, op) {
            return None;
        }
        if op_name == func::CALL {
            let reads = self.boundary.may_read(self.cx, self.body, op, operand);
            return Some(match self.boundary.may_write(self.cx, self.body, op, operand) {
                true => Effect::Write { reads, result: None },
                false if reads => Effect::Read,
                false => Effect::Shape,
            });
        }
        effect(self.cx, self.body, op, operand)
    }

    /// Marks the buffers that nobody may write to: constants, and these arguments.
    fn mark_read_only(&mut self, arguments: &[Value]) {
        let (cx, body) = (self.cx, self.body);
        let constants = body.value_ids().filter(|&value| is_read_only(cx, body, value));
        let loads: Vec<Value> = self.done.stable_loads.iter().map(|&load| body.result(load, 0)).collect();
        for value in constants.chain(loads).chain(arguments.iter().copied()) {
            let set = self.done.alias.find(value).index();
            self.accesses[set].is_read_only = true;
        }
    }

    /// Unites two alias sets.
    fn unite(&mut self, a: Value, b: Value) {
        let [from, other] = [a, b].map(|value| self.done.alias.find(value));
        if from == other {
            return;
        }
        self.done.alias.union(a, b);
        let into = self.done.alias.find(a);
        let [mut first, second] = [from, other].map(|set| std::mem::take(&mut self.accesses[set.index()]));
        first.reads.extend(second.reads);
        first.writes.extend(second.writes);
        first.is_read_only |= second.is_read_only;
        self.accesses[into.index()] = first;
    }

    // ---- decisions

    fn decide_region(&mut self, region: Region) {
        let body = self.body;
        for &block in body.region_blocks(region).iter().rev() {
            for &op in body.block_ops(block).iter().rev() {
                body.regions(op).iter().rev().for_each(|&region| self.decide_region(region));
                self.decide(op);
            }
        }
    }

    fn decide(&mut self, op: Op) {
        match self.body.name(op) {
            scf::FOR => self.decide_for(op),
            scf::WHILE => self.decide_while(op),
            scf::FORALL => self.decide_forall(op),
            scf::IF | scf::INDEX_SWITCH | scf::EXECUTE_REGION => self.decide_branches(op),
            _ => self.decide_writes(op),
        }
    }

    fn decide_writes(&mut self, op: Op) {
        let operands: Vec<(usize, Value)> = tensor_operands(self.cx, self.body, op).collect();
        for (operand, value) in operands {
            let Some(Effect::Write { reads, result }) = self.effect(op, operand) else { continue };
            self.done.written.insert((op, operand), reads);
            let result = result.filter(|&result| result < self.body.result_count(op));
            let result = result.map(|result| self.body.result(op, result));
            let is_copied_later = result.is_some_and(|result| self.is_returned_from(value, result));
            if (self.in_place || is_unspecified(self.body, value))
                && !is_copied_later
                && self.try_unite(value, result, Some(Access { op, operand, value }))
            {
                self.done.in_place.insert((op, operand));
                if let Some(result) = result {
                    self.done.equivalent.union(value, result);
                }
            } else if self.body.name(op) == tensor::PARALLEL_INSERT_SLICE {
                self.done.separate.insert(value);
            } else if self.in_place && reads {
                self.done.late_copies.extend(self.late_copy(op));
            }
        }
    }

    /// Returns the copy that an insertion makes of its destination, if the slice is extracted from the same tensor in the
    /// same block, or in conditionals there.
    fn late_copy(&self, insert: Op) -> Option<EarlyCopy> {
        let body = self.body;
        if body.name(insert) != tensor::INSERT_SLICE || is_copy(body, body.operands(insert)[1]) {
            return None;
        }
        let extracts = self.extractions(body.operands(insert)[0], insert)?;
        let block = body.parent_block(insert)?;
        let &first = extracts.first()?;
        let before = self.order.ancestor_in(first, block)?;
        let are_together = extracts.iter().all(|&op| self.order.ancestor_in(op, block) == Some(before))
            && (before == first || is_conditional(body, before));
        (are_together && !self.is_read_after(&extracts, insert)).then_some(EarlyCopy {
            extracts,
            insert,
            before,
        })
    }

    /// Returns true if an extracted slice is read after an insertion, which would not be in place in a copy of the tensor
    /// either.
    fn is_read_after(&self, extracts: &[Op], insert: Op) -> bool {
        let dest = self.body.operands(insert)[1];
        let write = Access { op: insert, operand: 1, value: dest };
        let slices: Vec<Value> = extracts.iter().map(|&extract| self.body.result(extract, 0)).collect();
        let is_of_slice = |read: &&Access| slices.iter().any(|&slice| self.is_view_of(read.value, slice));
        let reads = &self.accesses[self.done.alias.find(dest).index()].reads;
        reads.iter().filter(is_of_slice).any(|read| self.conflicts(read, &write))
    }

    /// Returns the extractions of the slice that an insertion replaces from which a value was computed: one, or one for
    /// each branch of a conditional.
    fn extractions(&self, value: Value, insert: Op) -> Option<Vec<Op>> {
        let body = self.body;
        let chain = origins(self.cx, body, value);
        for extract in chain.iter().filter_map(|&value| body.defining_op(value)) {
            if body.name(extract) != tensor::EXTRACT_SLICE {
                continue;
            }
            let whole = body.operands(extract)[0];
            if whole == body.operands(insert)[1] && is_same_slice(self.cx, body, extract, insert) {
                return Some(vec![extract]);
            }
            return self.extractions(whole, insert);
        }
        let yields = yielded(body, *chain.last()?);
        let found = yields.into_iter().map(|value| self.extractions(value, insert));
        found.collect::<Option<Vec<_>>>().map(|found| found.concat()).filter(|found| !found.is_empty())
    }

    /// Returns true if a result is returned that can be computed in the buffer of an argument of the function. The
    /// function cannot return this buffer, but a new one.
    fn is_returned_from(&self, value: Value, result: Value) -> bool {
        let members = self.done.equivalent.members(result);
        let entry = self.body.entry_block(Region::ROOT);
        let is_argument = |entry| self.body.block_args(entry).contains(&value);
        members.iter().any(|member| self.done.escaping.contains(member)) && entry.is_some_and(is_argument)
    }

    /// Unites the sets of two values if no read conflicts with a write, one of which may be new.
    fn try_unite(&mut self, a: Value, b: Option<Value>, write: Option<Access>) -> bool {
        self.assumed = b.filter(|_| write.is_some()).map(|b| (a, b));
        let first = self.done.alias.find(a).index();
        let second = b.map(|b| self.done.alias.find(b).index()).filter(|&second| second != first);
        let none = Accesses::default();
        let of_first = &self.accesses[first];
        let of_second = second.map_or(&none, |second| &self.accesses[second]);
        let writes = |accesses: &Accesses| write.is_some() || !accesses.writes.is_empty();
        if (of_first.is_read_only && writes(of_second)) || (of_second.is_read_only && writes(of_first)) {
            return false;
        }
        let clash = |reads: &Accesses, writes: &[Access]| {
            reads.reads.iter().any(|read| writes.iter().any(|write| self.conflicts(read, write)))
        };
        let new = write.as_slice();
        let together = of_first.writes.iter().chain(&of_second.writes);
        // An operation needs a buffer for each of its results.
        let is_second_of_op = |new: &Access| together.clone().any(|old| old.op == new.op);
        let are_of_op = |a: &Access| of_second.writes.iter().any(|b| a.op == b.op);
        if clash(of_first, new)
            || clash(of_second, new)
            || clash(of_first, &of_second.writes)
            || clash(of_second, &of_first.writes)
            || new.iter().any(is_second_of_op)
            || of_first.writes.iter().any(are_of_op)
        {
            return false;
        }
        if let Some(b) = b {
            self.unite(a, b);
        }
        let set = self.done.alias.find(a).index();
        self.accesses[set].writes.extend(write);
        true
    }

    /// Returns the entry block of a region of an operation.
    fn only_block(&self, op: Op, region: usize) -> Option<Block> {
        self.body.entry_block(*self.body.regions(op).get(region)?)
    }

    /// Returns the operands of the terminator of a block, from the index `first` on.
    fn terminator_operands(&self, block: Block, first: usize) -> Vec<Value> {
        let operands = self.body.last_op(block).map(|op| self.body.operands(op));
        operands.and_then(|operands| operands.get(first..)).unwrap_or_default().to_vec()
    }

    /// Returns true if two values have the same buffer, given that the write that is tried is in place.
    fn have_same_buffer(&self, a: Value, b: Value) -> bool {
        let equivalent = &self.done.equivalent;
        let is_assumed = |value: Value| {
            let (dest, result) = self.assumed?;
            Some(equivalent.is_same(value, dest) || equivalent.is_same(value, result))
        };
        equivalent.is_same(a, b) || is_assumed(a) == Some(true) && is_assumed(b) == Some(true)
    }

    /// Records the values that blocks of the function return or pass on.
    fn escape_from_blocks(&mut self) {
        for &block in self.body.region_blocks(Region::ROOT) {
            self.terminator_operands(block, 0).into_iter().for_each(|value| self.escape(value));
        }
    }

    /// Completes the decisions.
    fn finish(mut self) -> Analysis {
        let escaping = std::mem::take(&mut self.done.escaping);
        self.done.escaping = escaping.into_iter().map(|value| self.done.equivalent.find(value)).collect();
        self.done
    }
}
