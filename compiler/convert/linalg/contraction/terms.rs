//! The terms of a tile: its factors, and the loop that adds their products to the sums.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::memory::LOAD;
use crate::dialect::llvm::vector::SHUFFLEVECTOR;
use crate::ir::{Value, name};

use super::super::loops::{quotient, repeat, whole};
use super::Contraction;
use super::axis::Positions;
use super::pack::Form;
use super::plan::Source;
use super::space::Access;
use super::tile::alignment;

/// The factors of the rows of a tile.
#[derive(Clone)]
pub(super) struct RowFactors {
    /// The factors of each row for a group of terms.
    positions: Positions,
    /// The distance between groups of terms, in elements.
    step: IndexValue,
}

/// The factors of the rows of a tile for a group of terms.
enum GroupRows<'v> {
    /// In memory.
    Apart(Positions),
    /// In vectors of all groups of an iteration, and the number of the group.
    Packed(&'v [Value], i64),
}

/// The factors of the lanes of a tile.
#[derive(Clone, Copy)]
pub(super) struct LaneFactors {
    /// The address of those of a group of terms.
    address: Value,
    /// The distance between groups of terms, in elements.
    step: IndexValue,
}

impl Contraction {
    /// Returns the factors of the rows of a tile: those in its panel, given the first row that has one, or those in the input.
    pub(super) fn row_factors(
        &self,
        cv: &mut Converter,
        input: &Access,
        [first, row]: [IndexValue; 2],
    ) -> RowFactors {
        let (axis, rows) = (&self.plan.row_axis, self.plan.rows);
        if self.plan.row_source == Source::Constant {
            let distance = cv.multiply_index(row, IndexValue::Constant(self.plan.constant_row_terms()), 0);
            let address = cv.element_address(input.address, distance, self.factor, 0);
            return self.panel_rows(address);
        }
        if let Some(panels) = self.row_panels {
            let panel = self.row_panel(cv, panels, [first, row]);
            return self.panel_rows(panel);
        }
        let are_whole = axis.is_whole(&self.space, rows);
        let positions = axis.positions(cv, &self.space, input, (row, rows), are_whole);
        let step = self.plan.terms.inner.last().map(|&dim| positions.step(dim));
        let step = step.unwrap_or(IndexValue::Constant(0));
        let step = cv.multiply_index(step, IndexValue::Constant(self.plan.products), 0);
        RowFactors { positions, step }
    }

    /// Returns the factors in a panel of rows.
    fn panel_rows(&self, panel: Value) -> RowFactors {
        let factors = self.row_form().factors(self.plan.lanes, self.plan.products);
        let access = self.panel_access(panel);
        let positions = Positions::new(access, (0..self.plan.rows).map(|row| row * factors).collect());
        RowFactors { positions, step: IndexValue::Constant(self.plan.rows * factors) }
    }

    /// Returns the factors of lanes at a position of their axis: those in its panel, given the first position that has
    /// one, or those in the input.
    pub(super) fn lane_factors(
        &self,
        cv: &mut Converter,
        input: &Access,
        [first, lane]: [IndexValue; 2],
    ) -> LaneFactors {
        let (panels, first) = match self.plan.lane_source {
            Source::Constant => (Some(input.address), IndexValue::Constant(0)),
            _ => (self.lane_panels, first),
        };
        let Some(panels) = panels else {
            let step = self.plan.terms.inner.last().map(|&dim| input.steps[dim]);
            let address = self.plan.lane_axis.address(cv, &self.space, input, lane);
            return LaneFactors { address, step: step.unwrap_or(IndexValue::Constant(0)) };
        };
        let address = self.lane_panel(cv, panels, [first, lane]);
        LaneFactors { address, step: IndexValue::Constant(self.plan.width() * self.plan.products) }
    }

    fn panel_access(&self, address: Value) -> Access {
        Access { element: self.factor, converted: self.factor, address, steps: Vec::new() }
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
        let count = groups(cv, count, self.plan.products);
        let middle = whole(cv, count, unrolled);
        let zero = IndexValue::Constant(0);
        let sums = self.terms_of(cv, [zero, middle], unrolled, (rows, lanes), sums)?;
        let rest = count.constant().map_or(1, |count| (count % unrolled).max(1));
        self.terms_of(cv, [middle, count], rest, (rows, lanes), sums)
    }

    /// Adds a range of groups of terms to the sums, several in an iteration.
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
            let packed = self.packed_rows(cv, &positions);
            let distance = cv.multiply_index(current, lanes.step, 0);
            let address = cv.element_address(lanes.address, distance, self.factor, 0);
            for group in 0..unrolled {
                let distance = cv.multiply_index(IndexValue::Constant(group), rows.step, 0);
                let rows = match packed.is_empty() {
                    true => GroupRows::Apart(positions.moved(cv, distance)),
                    false => GroupRows::Packed(&packed, group),
                };
                let distance = cv.multiply_index(IndexValue::Constant(group), lanes.step, 0);
                let address = cv.element_address(address, distance, self.factor, 0);
                self.group(cv, (&rows, address), &mut sums)?;
            }
            Ok(sums)
        })
    }

    /// Loads the groups of factors of all rows for an iteration, if they are consecutive in a constant panel.
    fn packed_rows(&self, cv: &mut Converter, first: &Positions) -> Vec<Value> {
        if self.plan.row_source != Source::Constant || self.plan.has_splat_loads {
            return Vec::new();
        }
        let address = first.address(cv, 0);
        let starts = (0..self.plan.rows * self.plan.unrolled).step_by(self.plan.lanes as usize);
        let load = |start: i64| {
            let address = cv.element_address(address, IndexValue::Constant(start), self.accumulator, 0);
            self.load_vector(cv, address)
        };
        starts.map(load).collect()
    }

    /// Adds a group of terms to each sum.
    fn group(
        &self,
        cv: &mut Converter,
        (rows, lanes): (&GroupRows, Value),
        sums: &mut [Value],
    ) -> Result<(), Problem> {
        let load = |cv: &mut Converter, vector: i64| {
            let distance = IndexValue::Constant(vector * self.plan.lanes * self.plan.products);
            let address = cv.element_address(lanes, distance, self.factor, 0);
            self.load_factors(cv, address)
        };
        let vectors: Vec<Value> = (0..self.plan.vectors).map(|vector| load(cv, vector)).collect();
        for (row, sums) in sums.chunks_mut(vectors.len()).enumerate() {
            let factors = self.row_vector(cv, rows, row)?;
            for (sum, &vector) in sums.iter_mut().zip(&vectors) {
                *sum = self.add_products(cv, *sum, [factors, vector]);
            }
        }
        Ok(())
    }

    /// Returns the factors of a row, for all lanes.
    fn row_vector(&self, cv: &mut Converter, rows: &GroupRows, row: usize) -> Result<Value, Problem> {
        let group = match (rows, self.plan.row_source, self.row_form()) {
            (&GroupRows::Packed(vectors, group), ..) => {
                let (lanes, position) = (self.plan.lanes, row as i64 * self.plan.unrolled + group);
                let vector = vectors[(position / lanes) as usize];
                let mask = cv.cx.i32_array_attr(&vec![position % lanes; lanes as usize]);
                let mask = [(name::MASK, mask)];
                let splat = cv.emit_value(SHUFFLEVECTOR, &[vector, vector], self.vector, &mask);
                return Ok(self.as_factors(cv, splat));
            }
            (GroupRows::Apart(positions), Source::Input, _) if self.dot.is_none() => {
                let address = positions.address(cv, row);
                self.load_factor(cv, 1 - self.plan.packed, address)?
            }
            (GroupRows::Apart(positions), Source::Panel, Form::Splats) => {
                let address = positions.address(cv, row);
                return Ok(self.load_vector(cv, address));
            }
            (GroupRows::Apart(positions), ..) => {
                let (address, attrs) = (positions.address(cv, row), alignment(cv, self.factor));
                cv.emit_value(LOAD, &[address], self.accumulator, &attrs)
            }
        };
        let splat = cv.splat(group, self.vector);
        Ok(self.as_factors(cv, splat))
    }
}

/// Returns the number of groups of terms, the last one of which may have fewer.
fn groups(cv: &mut Converter, terms: IndexValue, products: i64) -> IndexValue {
    let end = cv.add_index(terms, IndexValue::Constant(products - 1), 0);
    quotient(cv, end, products)
}
