//! Tensors that structured control flow carries: in one buffer, or in buffers that change their owner.

use crate::dialect::tensor;
use crate::ir::{Block, Op, Value};

use super::super::effects::is_unspecified;
use super::super::is_tensor;
use super::super::order::Definition;
use super::Analyzer;

impl Analyzer<'_> {
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

    pub(super) fn decide_for(&mut self, op: Op) {
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

    pub(super) fn decide_while(&mut self, op: Op) {
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

    pub(super) fn decide_forall(&mut self, op: Op) {
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
        if !self.is_returned_from(carried.init, result) {
            self.share_initial_value(op, carried);
        }
    }

    fn share_initial_value(&mut self, op: Op, carried: Carried) {
        if (self.in_place || is_unspecified(self.body, carried.init))
            && self.try_unite(carried.init, Some(carried.arg), None)
        {
            self.done.in_place.insert((op, carried.operand));
            self.done.equivalent.union(carried.init, carried.arg);
        }
    }

    pub(super) fn decide_branches(&mut self, op: Op) {
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
                _ if self.borrow(op, result, &yields) => {
                    self.done.borrowed.insert((op, number));
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

    /// Lets the result of a conditional share the buffers of the yielded values, if none is allocated in a branch.
    fn borrow(&mut self, op: Op, result: Value, yields: &[Value]) -> bool {
        let are_outer = yields.iter().all(|&value| self.is_of_outer_buffer(op, value));
        !yields.is_empty()
            && are_outer
            && yields.iter().all(|&value| self.try_unite(value, Some(result), None))
    }

    /// Returns true if a value has a buffer from before an operation, or is a view of one.
    fn is_of_outer_buffer(&self, op: Op, value: Value) -> bool {
        let is_outer = |&member: &Value| {
            let definition = Definition::of(self.body, member);
            if definition.is_some_and(|at| self.order.is_defined_before(at, op)) {
                return true;
            }
            let view = self.body.defining_op(member).filter(|&op| {
                matches!(self.body.name(op), tensor::CAST | tensor::EXTRACT_SLICE | tensor::EXPAND_SHAPE)
            });
            view.is_some_and(|view| {
                let source = self.body.operands(view)[0];
                !self.done.equivalent.is_same(source, member) && self.is_of_outer_buffer(op, source)
            })
        };
        self.done.equivalent.members(value).iter().any(is_outer)
    }

    pub(super) fn escape(&mut self, value: Value) {
        if is_tensor(self.cx, self.body.value_type(value)) {
            self.done.escaping.insert(value);
        }
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
