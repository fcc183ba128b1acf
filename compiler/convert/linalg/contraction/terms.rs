//! The terms of a tile: its factors, and the loop that adds their products to the sums.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::ir::{NamedAttr, OpName, Value};

use super::super::loops::{repeat, whole};
use super::Contraction;
use super::axis::Positions;
use super::plan::Source;
use super::space::Access;

/// The factors of the rows of a tile.
#[derive(Clone)]
pub(super) struct RowFactors {
    /// The factor of each row for a term.
    positions: Positions,
    /// The distance between terms, in elements.
    step: IndexValue,
}

/// The factors of the lanes of a tile.
#[derive(Clone, Copy)]
pub(super) struct LaneFactors {
    /// The address of those of a term.
    address: Value,
    /// The distance between terms, in elements.
    step: IndexValue,
}

impl Contraction {
    /// Returns the factors of rows: those in the panel, or those in the input.
    pub(super) fn row_factors(&self, positions: Positions) -> RowFactors {
        let Some(panel) = self.row_panel else {
            let step = self.plan.terms.inner.last().map(|&dim| positions.step(dim));
            return RowFactors { positions, step: step.unwrap_or(IndexValue::Constant(0)) };
        };
        let lanes = self.plan.lanes;
        let access = self.panel_access(panel);
        let positions = Positions::new(access, (0..self.plan.rows).map(|row| row * lanes).collect());
        RowFactors { positions, step: IndexValue::Constant(self.plan.rows * lanes) }
    }

    /// Returns the factors of lanes at a position of their axis: those in its panel, given the first position that has
    /// one, or those in the input.
    pub(super) fn lane_factors(
        &self,
        cv: &mut Converter,
        input: &Access,
        [first, lane]: [IndexValue; 2],
    ) -> LaneFactors {
        let Some(panels) = self.lane_panels else {
            let step = self.plan.terms.inner.last().map(|&dim| input.steps[dim]);
            let address = self.plan.lane_axis.address(cv, &self.space, input, lane);
            return LaneFactors { address, step: step.unwrap_or(IndexValue::Constant(0)) };
        };
        let address = self.lane_panel(cv, panels, [first, lane]);
        LaneFactors { address, step: IndexValue::Constant(self.plan.width()) }
    }

    fn panel_access(&self, address: Value) -> Access {
        Access { element: self.accumulator, converted: self.accumulator, address, steps: Vec::new() }
    }

    /// Adds `count` terms to the sums. Returns the sums.
    pub(super) fn terms(
        &self,
        cv: &mut Converter,
        count: IndexValue,
        (rows, lanes): (&RowFactors, LaneFactors),
        sums: Vec<Value>,
    ) -> Result<Vec<Value>, Problem> {
        let unrolled = self.plan.unrolled;
        let middle = whole(cv, count, unrolled);
        let zero = IndexValue::Constant(0);
        let sums = self.terms_of(cv, [zero, middle], unrolled, (rows, lanes), sums)?;
        let rest = count.constant().map_or(1, |count| (count % unrolled).max(1));
        self.terms_of(cv, [middle, count], rest, (rows, lanes), sums)
    }

    /// Adds a range of terms to the sums, several in an iteration.
    fn terms_of(
        &self,
        cv: &mut Converter,
        range: [IndexValue; 2],
        unrolled: i64,
        (rows, lanes): (&RowFactors, LaneFactors),
        sums: Vec<Value>,
    ) -> Result<Vec<Value>, Problem> {
        repeat(cv, range, unrolled, sums, |cv, current, mut sums| {
            let distance = cv.multiply_index(current, rows.step, 0);
            let positions = rows.positions.moved(cv, distance);
            let distance = cv.multiply_index(current, lanes.step, 0);
            let address = cv.element_address(lanes.address, distance, self.accumulator, 0);
            for term in 0..unrolled {
                let distance = cv.multiply_index(IndexValue::Constant(term), rows.step, 0);
                let positions = positions.moved(cv, distance);
                let distance = cv.multiply_index(IndexValue::Constant(term), lanes.step, 0);
                let address = cv.element_address(address, distance, self.accumulator, 0);
                self.term(cv, (&positions, address), &mut sums)?;
            }
            Ok(sums)
        })
    }

    /// Adds a term to each sum.
    fn term(
        &self,
        cv: &mut Converter,
        (rows, lanes): (&Positions, Value),
        sums: &mut [Value],
    ) -> Result<(), Problem> {
        let load = |cv: &mut Converter, vector: i64| {
            let distance = IndexValue::Constant(vector * self.plan.lanes);
            let address = cv.element_address(lanes, distance, self.accumulator, 0);
            self.load_vector(cv, address)
        };
        let vectors: Vec<Value> = (0..self.plan.vectors).map(|vector| load(cv, vector)).collect();
        for (row, sums) in sums.chunks_mut(vectors.len()).enumerate() {
            let address = rows.address(cv, row);
            let factor = self.row_factor(cv, address)?;
            for (sum, &vector) in sums.iter_mut().zip(&vectors) {
                let product = self.emit_op(cv, &self.multiply, [factor, vector]);
                *sum = self.emit_op(cv, &self.add, [*sum, product]);
            }
        }
        Ok(())
    }

    /// Loads the factor of a row, for all lanes.
    fn row_factor(&self, cv: &mut Converter, address: Value) -> Result<Value, Problem> {
        if self.plan.row_source == Source::Panel {
            return Ok(self.load_vector(cv, address));
        }
        let factor = self.load_factor(cv, 1 - self.plan.packed, address)?;
        Ok(cv.splat(factor, self.vector))
    }

    fn emit_op(
        &self,
        cv: &mut Converter,
        operation: &(OpName, Vec<NamedAttr>),
        operands: [Value; 2],
    ) -> Value {
        cv.emit_value(operation.0, &operands, self.vector, &operation.1)
    }
}
