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
//! - An elementwise structured operation may read the buffer that it writes.
//! - The last two do not hold for a read in a loop of a value from outside of the loop, which the next iteration reads
//!   again.
//! - Threads of `scf.forall` insert disjoint slices of a shared argument. Other accesses to its buffer conflict with the
//!   insertions of other threads. If a read does, the slices are inserted into a copy.
//!
//! Loops carry a tensor in place if the body returns the buffer of the region argument. Otherwise the buffers are passed
//! from iteration to iteration, and the loop owns them.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::Diagnostics;
use crate::dialect::linalg::loops::loops;
use crate::dialect::tensor::slice::is_same_slice;
use crate::dialect::{arith, cf, func, scf, tensor};
use crate::ir::{Block, Body, Context, Op, Region, Value};

use super::cf::is_branch;
use super::effects::{
    Effect, can_produce, effect, is_read_only, is_structured, is_unspecified, refusal, tensor_operands,
};
use super::function::Boundary;
use super::order::{Definition, Order};
use super::origins::origins;
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
    /// Sets of values with the same buffer.
    equivalent: UnionFind,
    /// Representatives of the sets whose buffers leave their block.
    escaping: FxHashSet<Value>,
    /// The operands that are written.
    written: FxHashSet<(Op, usize)>,
    /// Sets of values that may share memory.
    alias: UnionFind,
    /// The shared arguments of `scf.forall` that threads read while others insert slices: the slices are inserted into
    /// another buffer.
    separate: FxHashSet<Value>,
}

impl Analysis {
    /// Returns true if an operation may use the buffer of an operand as its destination.
    pub(super) fn is_in_place(&self, op: Op, operand: usize) -> bool {
        self.in_place.contains(&(op, operand))
    }

    /// Returns the value whose buffer the result of a loop or a conditional has at all times.
    pub(super) fn fixed(&self, op: Op, result: usize) -> Option<Value> {
        self.fixed.get(&(op, result)).copied()
    }

    /// Returns true if a shared argument of `scf.forall` has another buffer than the result.
    pub(super) fn is_separate(&self, argument: Value) -> bool {
        self.separate.contains(&argument)
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
        self.written.contains(&(op, operand))
    }

    /// Returns true if the buffer of a value leaves its block.
    pub(super) fn escapes(&self, value: Value) -> bool {
        self.escaping.contains(&self.equivalent.find(value))
    }

    /// Returns true if the source of an insertion is the slice that it replaces.
    pub(super) fn is_inserted_already(&self, cx: &Context, body: &Body, insert: Op) -> bool {
        let [source, dest] = [0, 1].map(|operand| body.operands(insert)[operand]);
        self.equivalent.members(source).iter().any(|&member| {
            let extract = body.defining_op(member).filter(|&op| body.name(op) == tensor::EXTRACT_SLICE);
            extract.is_some_and(|extract| {
                self.is_equivalent(body.operands(extract)[0], dest)
                    && is_same_slice(cx, body, extract, insert)
            })
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
            equivalent: UnionFind::new(body.value_count()),
            escaping: FxHashSet::default(),
            written: FxHashSet::default(),
            alias: UnionFind::new(body.value_count()),
            separate: FxHashSet::default(),
        },
    };
    let errors = diagnostics.error_count();
    analyzer.collect(Region::ROOT, diagnostics);
    analyzer.mark_read_only(read_only);
    if diagnostics.error_count() > errors {
        return None;
    }
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
                Effect::Read | Effect::Write { .. } | Effect::Carried | Effect::Yield => {
                    let set = self.done.alias.find(value).index();
                    self.accesses[set].reads.push(Access { op, operand, value });
                }
            }
        }
        Some(())
    }

    /// Returns the effect on an operand; the arguments of calls depend on the callee.
    fn effect(&self, op: Op, operand: usize) -> Option<Effect> {
        let op_name = self.body.name(op);
        if matches!(op_name, cf::BR | cf::COND_BR | cf::SWITCH) && !is_branch(self.body, op) {
            return None;
        }
        if op_name == func::CALL && !self.boundary.may_write(self.cx, self.body, op, operand) {
            return Some(Effect::Read);
        }
        effect(self.cx, self.body, op, operand)
    }

    /// Marks the buffers that nobody may write to: constants, and these arguments.
    fn mark_read_only(&mut self, arguments: &[Value]) {
        let (cx, body) = (self.cx, self.body);
        let constants = body.value_ids().filter(|&value| is_read_only(cx, body, value));
        for value in constants.chain(arguments.iter().copied()) {
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
            let Some(Effect::Write { result, .. }) = self.effect(op, operand) else { continue };
            self.done.written.insert((op, operand));
            let result = result.filter(|&result| result < self.body.result_count(op));
            let result = result.map(|result| self.body.result(op, result));
            if (self.in_place || is_unspecified(self.body, value))
                && self.try_unite(value, result, Some(Access { op, operand, value }))
            {
                self.done.in_place.insert((op, operand));
                if let Some(result) = result {
                    self.done.equivalent.union(value, result);
                }
            } else if self.body.name(op) == tensor::PARALLEL_INSERT_SLICE {
                self.done.separate.insert(value);
            }
        }
    }

    /// Unites the sets of two values if no read conflicts with a write, one of which may be new.
    fn try_unite(&mut self, a: Value, b: Option<Value>, write: Option<Access>) -> bool {
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
        let is_second_of_op = |new: &Access| together.clone().any(|old| old.op == new.op);
        if clash(of_first, new)
            || clash(of_second, new)
            || clash(of_first, &of_second.writes)
            || clash(of_second, &of_first.writes)
            || new.iter().any(is_second_of_op)
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

    /// Returns true if an in-place write may change what a read depends on.
    fn conflicts(&self, read: &Access, write: &Access) -> bool {
        let source = self.source(read.value);
        if is_unspecified(self.body, source) {
            return false;
        }
        let Some(definition) = Definition::of(self.body, source) else { return true };
        if self.is_between_threads(read, write) {
            return true;
        }
        // The next execution of the read gets the same value.
        let is_repeated = self.order.is_repeated_since(definition, read.op);
        if read.op == write.op {
            return is_repeated || read.operand != write.operand && !self.may_read_destination(read, write);
        }
        (is_repeated || !self.replaces(read, write))
            && self.order.may_execute_between(definition, write.op, read.op)
    }

    /// Returns true if one thread of `scf.forall` may read what another one writes. Threads insert disjoint slices.
    fn is_between_threads(&self, read: &Access, write: &Access) -> bool {
        let mut at = write.op;
        while let Some(parent) = self.body.parent_block(at).and_then(|block| self.body.parent_op(block)) {
            at = parent;
            if self.body.name(at) != scf::FORALL || !self.order.is_within(read.op, at) {
                continue;
            }
            let is_shared = |&arg: &Value| {
                let alias = &self.done.alias;
                alias.is_same(arg, read.value) || alias.is_same(arg, write.value)
            };
            let is_local =
                |arg: Value| [read, write].into_iter().all(|access| self.is_of_thread(access, at, arg));
            let Some(block) = self.only_block(at, 0) else { return true };
            if self
                .shared_args(at, block)
                .iter()
                .copied()
                .filter(|arg| is_shared(arg))
                .any(|arg| !is_local(arg))
            {
                return true;
            }
        }
        false
    }

    /// Returns the arguments of `scf.forall` for its outputs.
    fn shared_args(&self, forall: Op, block: Block) -> &[Value] {
        let args = self.body.block_args(block);
        &args[args.len() - self.body.result_count(forall)..]
    }

    /// Returns true if an access affects only a slice of a shared argument that this thread inserts.
    fn is_of_thread(&self, access: &Access, forall: Op, arg: Value) -> bool {
        let body = self.body;
        if body.name(access.op) == tensor::PARALLEL_INSERT_SLICE && access.operand == 1 {
            return access.value == arg;
        }
        let inserts = self.only_block(forall, 0).and_then(|block| body.last_op(block));
        let inserts = inserts.and_then(|end| self.only_block(end, 0));
        let inserts = inserts.map(|block| body.block_ops(block)).unwrap_or_default();
        let is_inserted = |extract: Op| {
            body.operands(extract)[0] == arg
                && inserts.iter().any(|&insert| {
                    body.operands(insert)[1] == arg && is_same_slice(self.cx, body, extract, insert)
                })
        };
        let mut value = access.value;
        let mut seen = Vec::new();
        loop {
            let chain = origins(self.cx, body, value);
            let extracts = chain.iter().filter_map(|&value| body.defining_op(value));
            if extracts.filter(|&op| body.name(op) == tensor::EXTRACT_SLICE).any(is_inserted) {
                return true;
            }
            let Some(&last) = chain.last() else { return false };
            seen.push(value);
            value = self.source(last);
            if seen.contains(&value) {
                return false;
            }
        }
    }

    /// Returns the value of which a value is a view.
    fn source(&self, value: Value) -> Value {
        let mut at = value;
        while let Some(op) = self.body.defining_op(at) {
            match effect(self.cx, self.body, op, 0) {
                Some(Effect::View) => at = self.body.operands(op)[0],
                _ => break,
            }
        }
        at
    }

    /// Returns true if an operation may read an operand whose buffer is that of its destination.
    fn may_read_destination(&self, read: &Access, write: &Access) -> bool {
        let is_same = self.done.equivalent.is_same(read.value, write.value);
        match self.body.name(read.op) {
            // In place, the source is either the replaced slice or a copy of it.
            tensor::INSERT_SLICE | tensor::PARALLEL_INSERT_SLICE => {
                self.is_slice_for(read.value, write.value, read.op)
            }
            name if is_structured(name) => is_same && self.is_elementwise(read, write),
            _ => false,
        }
    }

    /// Returns true if a structured operation reads an element of an operand only before it writes this element.
    fn is_elementwise(&self, read: &Access, write: &Access) -> bool {
        let Some(loops) = loops(self.cx, self.body, read.op) else { return false };
        let map = &loops.maps[write.operand];
        let is_permutation = map.results.len() == loops.count;
        is_permutation && loops.maps[read.operand] == *map && map.is_permutation()
    }

    /// Returns true if the read is that of the destination of an insertion, and the write changes only the slice that it
    /// replaces.
    fn replaces(&self, read: &Access, write: &Access) -> bool {
        let is_insertion =
            matches!(self.body.name(read.op), tensor::INSERT_SLICE | tensor::PARALLEL_INSERT_SLICE);
        if !is_insertion || read.operand != 1 {
            return false;
        }
        self.is_slice_for(write.value, read.value, read.op)
    }

    /// Returns true if a value was computed by changes of the slice of `dest` that an insertion replaces.
    fn is_slice_for(&self, value: Value, dest: Value, insert: Op) -> bool {
        origins(self.cx, self.body, value).into_iter().any(|value| {
            let extract = self.body.defining_op(value);
            let extract = extract.filter(|&op| self.body.name(op) == tensor::EXTRACT_SLICE);
            extract.is_some_and(|extract| {
                self.done.equivalent.is_same(self.body.operands(extract)[0], dest)
                    && is_same_slice(self.cx, self.body, extract, insert)
            })
        })
    }

    // ---- control flow

    /// The tensors that an operation carries: the indices of operand, region argument and result, and their values.
    fn carried(&self, op: Op, first_operand: usize, block: Block, first_arg: usize) -> Vec<Carried> {
        let body = self.body;
        let args = &body.block_args(block)[first_arg..];
        let inits = &body.operands(op)[first_operand..];
        let carried = args.iter().zip(inits).enumerate().map(|(number, (&arg, &init))| Carried {
            number,
            operand: first_operand + number,
            init,
            arg,
        });
        carried.filter(|carried| is_tensor(self.cx, body.value_type(carried.init))).collect()
    }

    fn decide_for(&mut self, op: Op) {
        let Some(block) = self.only_block(op, 0) else { return };
        let yields = self.terminator_operands(block, 0);
        for carried in self.carried(op, 3, block, 1) {
            let result = self.body.result(op, carried.number);
            let is_fixed = self.done.equivalent.is_same(yields[carried.number], carried.arg);
            if is_fixed && self.try_unite(carried.arg, Some(result), None) {
                self.fix(op, carried, result);
            } else {
                self.escape(yields[carried.number]);
            }
        }
    }

    fn decide_while(&mut self, op: Op) {
        let (Some(before), Some(after)) = (self.only_block(op, 0), self.only_block(op, 1)) else { return };
        let passed = self.terminator_operands(before, 1);
        let yields = self.terminator_operands(after, 0);
        let after_args = self.body.block_args(after).to_vec();
        for &value in passed.iter().chain(&yields) {
            self.escape(value);
        }
        let same_count = passed.len() == yields.len();
        for carried in self.carried(op, 0, before, 0) {
            let number = carried.number;
            if !same_count || !is_tensor(self.cx, self.body.value_type(passed[number])) {
                continue;
            }
            let result = self.body.result(op, number);
            let equivalent = &self.done.equivalent;
            let is_fixed = equivalent.is_same(passed[number], carried.arg)
                && equivalent.is_same(yields[number], after_args[number]);
            if is_fixed
                && self.try_unite(carried.arg, Some(after_args[number]), None)
                && self.try_unite(carried.arg, Some(result), None)
            {
                self.done.equivalent.union(carried.arg, after_args[number]);
                self.fix(op, carried, result);
            }
        }
    }

    fn decide_forall(&mut self, op: Op) {
        let Some(block) = self.only_block(op, 0) else { return };
        let outputs = self.body.result_count(op);
        let first = self.body.operands(op).len() - outputs;
        let first_arg = self.body.block_args(block).len() - outputs;
        for carried in self.carried(op, first, block, first_arg) {
            let result = self.body.result(op, carried.number);
            if !self.done.separate.contains(&carried.arg) && self.try_unite(carried.arg, Some(result), None) {
                self.fix(op, carried, result);
            } else {
                self.done.separate.insert(carried.arg);
                self.done.fixed.insert((op, carried.number), carried.init);
                self.share_initial_value(op, carried);
            }
        }
    }

    /// Gives a loop-carried tensor one buffer, that of the initial value if nobody reads it later.
    fn fix(&mut self, op: Op, carried: Carried, result: Value) {
        self.done.equivalent.union(carried.arg, result);
        self.done.fixed.insert((op, carried.number), carried.init);
        self.share_initial_value(op, carried);
    }

    fn share_initial_value(&mut self, op: Op, carried: Carried) {
        if (self.in_place || is_unspecified(self.body, carried.init))
            && self.try_unite(carried.init, Some(carried.arg), None)
        {
            self.done.in_place.insert((op, carried.operand));
            self.done.equivalent.union(carried.init, carried.arg);
        }
    }

    fn decide_branches(&mut self, op: Op) {
        let body = self.body;
        for (number, result) in body.results(op).enumerate() {
            if !is_tensor(self.cx, body.value_type(result)) {
                continue;
            }
            let yields: Vec<Value> = (0..body.regions(op).len())
                .filter_map(|region| self.only_block(op, region))
                .map(|block| self.terminator_operands(block, 0)[number])
                .collect();
            match self.common_buffer(op, &yields) {
                Some(outer) if self.try_unite(outer, Some(result), None) => {
                    self.done.equivalent.union(outer, result);
                    self.done.fixed.insert((op, number), outer);
                }
                _ => yields.into_iter().for_each(|value| self.escape(value)),
            }
        }
    }

    /// Returns a value defined before `op` whose buffer all these values have.
    fn common_buffer(&self, op: Op, values: &[Value]) -> Option<Value> {
        let (&first, others) = values.split_first()?;
        if !others.iter().all(|&other| self.done.equivalent.is_same(first, other)) {
            return None;
        }
        let ty = self.body.value_type(first);
        let is_outer = |&&value: &&Value| {
            let definition = Definition::of(self.body, value);
            self.body.value_type(value) == ty
                && definition.is_some_and(|at| self.order.is_defined_before(at, op))
        };
        self.done.equivalent.members(first).iter().find(is_outer).copied()
    }

    fn escape(&mut self, value: Value) {
        if is_tensor(self.cx, self.body.value_type(value)) {
            self.done.escaping.insert(value);
        }
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

    /// Completes the decisions. Returned values escape from the entry block.
    fn finish(mut self) -> Analysis {
        for &block in self.body.region_blocks(Region::ROOT) {
            self.terminator_operands(block, 0).into_iter().for_each(|value| self.escape(value));
        }
        let escaping = std::mem::take(&mut self.done.escaping);
        self.done.escaping = escaping.into_iter().map(|value| self.done.equivalent.find(value)).collect();
        self.done
    }
}

/// A tensor that a loop carries.
#[derive(Clone, Copy, Debug)]
struct Carried {
    /// The index of the result.
    number: usize,
    operand: usize,
    init: Value,
    arg: Value,
}
