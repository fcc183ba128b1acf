//! Tiles of the output: accumulators in registers.
//!
//! The sums of a tile at the edge of the output, or of one whose elements are not adjacent, are copied to a tile on the
//! stack and back. So there is one loop over terms for all tiles.

use crate::convert::arith::compare;
use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{NamedAttr, TypeId, Value, name};

use super::super::loops::{difference, for_each, is_smaller, smaller};
use super::Contraction;
use super::space::Access;
use super::terms::{LaneFactors, RowFactors};

/// The memory of a tile.
#[derive(Clone, Copy)]
struct Memory {
    /// The address of the first element.
    first: Value,
    /// The distance between rows, in elements.
    step: IndexValue,
}

impl Contraction {
    /// Emits the computation of the tile at a row and a lane.
    pub(super) fn tile(
        &self,
        cv: &mut Converter,
        output: &Access,
        [row, lane]: [IndexValue; 2],
        count: IndexValue,
        factors: (&RowFactors, LaneFactors),
    ) -> Result<(), Problem> {
        let address = self.plan.row_axis.address(cv, &self.space, output, row);
        let output = Access { address, ..output.clone() };
        let address = self.plan.lane_axis.address(cv, &self.space, &output, lane);
        let output = Access { address, ..output };
        let row_step = output.steps[self.plan.row_axis.innermost()];
        let direct = Memory { first: output.address, step: row_step };
        let Some(spill) = self.spill else { return self.sums(cv, direct, count, factors) };
        let left = [
            difference(cv, self.plan.row_axis.size(&self.space), row),
            difference(cv, self.plan.lane_axis.size(&self.space), lane),
        ];
        let is_spilled = self.is_spilled(cv, left);
        let spilled = Memory { first: spill, step: IndexValue::Constant(self.plan.width()) };
        let memory = select(cv, is_spilled, [spilled, direct]);
        let once = [IndexValue::Constant(0), is_spilled];
        if self.initial.is_none() {
            for_each(cv, once, 1, |cv, _| self.copy_tile(cv, &output, spill, left, true))?;
        }
        self.sums(cv, memory, count, factors)?;
        for_each(cv, once, 1, |cv, _| self.copy_tile(cv, &output, spill, left, false))
    }

    /// Returns 1 if a tile is on the stack and 0 otherwise, given the numbers of rows and lanes that are left.
    fn is_spilled(&self, cv: &mut Converter, [rows, lanes]: [IndexValue; 2]) -> IndexValue {
        if !self.space.output.is_adjacent(&self.plan.lane_axis) {
            return IndexValue::Constant(1);
        }
        let zero = IndexValue::Constant(0);
        let plan = &self.plan;
        let rows = match plan.row_axis.is_whole(&self.space, plan.rows) {
            true => zero,
            false => is_smaller(cv, rows, IndexValue::Constant(plan.rows)),
        };
        let lanes = match plan.lane_axis.is_whole(&self.space, plan.width()) {
            true => zero,
            false => is_smaller(cv, lanes, IndexValue::Constant(plan.width())),
        };
        match (rows, lanes) {
            (IndexValue::Constant(0), other) | (other, IndexValue::Constant(0)) => other,
            _ => {
                let sum = cv.add_index(rows, lanes, 0);
                is_smaller(cv, zero, sum)
            }
        }
    }

    /// Adds the terms to the sums of a tile.
    fn sums(
        &self,
        cv: &mut Converter,
        memory: Memory,
        count: IndexValue,
        factors: (&RowFactors, LaneFactors),
    ) -> Result<(), Problem> {
        let mut addresses = Vec::new();
        for row in 0..self.plan.rows {
            let distance = cv.multiply_index(IndexValue::Constant(row), memory.step, 0);
            let first = cv.element_address(memory.first, distance, self.accumulator, 0);
            for vector in 0..self.plan.vectors {
                let distance = IndexValue::Constant(vector * self.plan.lanes);
                addresses.push(cv.element_address(first, distance, self.accumulator, 0));
            }
        }
        // A transposed copy has the initial values.
        let initial = self.initial.filter(|_| self.transposed.is_none());
        let first = |&address| initial.unwrap_or_else(|| self.load_vector(cv, address));
        let sums = addresses.iter().map(first).collect();
        let sums = self.terms(cv, count, factors, sums)?;
        for (&sum, &address) in sums.iter().zip(&addresses) {
            self.store_vector(cv, sum, address);
        }
        Ok(())
    }

    /// Copies the elements of a tile of the output to the tile on the stack, or back.
    fn copy_tile(
        &self,
        cv: &mut Converter,
        output: &Access,
        spill: Value,
        [rows, lanes]: [IndexValue; 2],
        is_load: bool,
    ) -> Result<(), Problem> {
        let (row_dim, lane_dim) = (self.plan.row_axis.innermost(), self.plan.lane_axis.innermost());
        let width = self.plan.width();
        let zero = IndexValue::Constant(0);
        let rows = smaller(cv, rows, IndexValue::Constant(self.plan.rows));
        let lanes = smaller(cv, lanes, IndexValue::Constant(width));
        for_each(cv, [zero, rows], 1, |cv, row| {
            let output = output.at(cv, row_dim, row);
            let distance = cv.multiply_index(row, IndexValue::Constant(width), 0);
            let spill = cv.element_address(spill, distance, self.accumulator, 0);
            for_each(cv, [zero, lanes], 1, |cv, lane| {
                let outside = output.address_at(cv, lane_dim, lane);
                let inside = cv.element_address(spill, lane, self.accumulator, 0);
                let [from, to] = if is_load { [outside, inside] } else { [inside, outside] };
                let value = cv.emit_value(LOAD, &[from], self.accumulator, &[]);
                cv.emit(STORE, &[value, to], &[], &[]);
                Ok(())
            })
        })
    }

    /// Loads a vector of factors, which is aligned as one element.
    pub(super) fn load_factors(&self, cv: &mut Converter, address: Value) -> Value {
        let attrs = alignment(cv, self.factor);
        cv.emit_value(LOAD, &[address], self.factors, &attrs)
    }

    /// Loads a vector of accumulators, which is aligned as one element.
    pub(super) fn load_vector(&self, cv: &mut Converter, address: Value) -> Value {
        let attrs = alignment(cv, self.accumulator);
        cv.emit_value(LOAD, &[address], self.vector, &attrs)
    }

    /// Stores a vector of accumulators, which is aligned as one element.
    pub(super) fn store_vector(&self, cv: &mut Converter, value: Value, address: Value) {
        let attrs = alignment(cv, self.accumulator);
        cv.emit(STORE, &[value, address], &[], &attrs);
    }
}

/// Returns the first memory if `condition` is 1, and the second one if it is 0.
fn select(cv: &mut Converter, condition: IndexValue, [first, second]: [Memory; 2]) -> Memory {
    if let Some(condition) = condition.constant() {
        return if condition == 1 { first } else { second };
    }
    let zero = cv.constant(cv.types.index, 0);
    let condition = cv.index_to_value(condition);
    let condition = compare(cv, IntPredicate::Ne, condition, zero);
    let steps = [cv.index_to_value(first.step), cv.index_to_value(second.step)];
    let index = cv.types.index;
    Memory {
        first: cv.emit_value(SELECT, &[condition, first.first, second.first], TypeId::PTR, &[]),
        step: IndexValue::Value(cv.emit_value(SELECT, &[condition, steps[0], steps[1]], index, &[])),
    }
}

pub(super) fn alignment(cv: &mut Converter, element: TypeId) -> Vec<NamedAttr> {
    let align = align_of(&cv.cx, &cv.target.layout, element);
    align.map(|align| (name::ALIGNMENT, cv.cx.int_attr(TypeId::I64, align.into()))).into_iter().collect()
}
