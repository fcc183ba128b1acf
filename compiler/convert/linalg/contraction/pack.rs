//! Packing of panels: the factors of the terms, in the order of use.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{TypeId, Value};

use super::super::loops::{difference, for_each, whole};
use super::axis::Positions;
use super::space::Access;
use super::{Contraction, PanelLoop};

/// The layout of the factors of a term.
#[derive(Clone, Copy)]
enum Form {
    /// Vectors of adjacent elements.
    Vectors,
    /// One factor for each position.
    Factors,
    /// A vector of equal factors for each position.
    Splats,
}

impl Contraction {
    /// Packs the panels of a range of the axis of lanes, if there are any.
    pub(super) fn pack_lanes(
        &self,
        cv: &mut Converter,
        from: &Access,
        terms: IndexValue,
        [first, end]: [IndexValue; 2],
    ) -> Result<(), Problem> {
        let Some(panels) = self.lane_panels else { return Ok(()) };
        let (axis, width) = (&self.plan.lane_axis, self.plan.width());
        let are_whole = axis.is_whole(&self.space, width);
        let is_vector = from.is_adjacent(axis)
            && axis.is_aligned(&self.space, width)
            && self.payload.factors[self.plan.packed].ops.is_empty();
        let pack = |cv: &mut Converter, range, form, are_whole| {
            for_each(cv, range, width, |cv, lane| {
                let positions = axis.positions(cv, &self.space, from, (lane, width), are_whole);
                let to = self.lane_panel(cv, panels, [first, lane]);
                self.pack_terms(cv, &self.panel_loops(terms), &positions, (to, form, self.plan.packed))
            })
        };
        if !is_vector {
            return pack(cv, [first, end], Form::Factors, are_whole);
        }
        let left = difference(cv, end, first);
        let left = whole(cv, left, width);
        let middle = cv.add_index(first, left, 0);
        pack(cv, [first, middle], Form::Vectors, true)?;
        pack(cv, [middle, end], Form::Factors, are_whole)
    }

    /// Returns the address of the panel of a position of the axis of lanes, given the first position that has one.
    pub(super) fn lane_panel(
        &self,
        cv: &mut Converter,
        panels: Value,
        [first, lane]: [IndexValue; 2],
    ) -> Value {
        let position = difference(cv, lane, first);
        let distance = cv.multiply_index(position, IndexValue::Constant(self.plan.terms.count), 0);
        cv.element_address(panels, distance, self.accumulator, 0)
    }

    /// Packs the panel of rows, if there is one.
    pub(super) fn pack_rows(
        &self,
        cv: &mut Converter,
        positions: &Positions,
        terms: IndexValue,
    ) -> Result<(), Problem> {
        let Some(panel) = self.row_panel else { return Ok(()) };
        self.pack_terms(cv, &self.panel_loops(terms), positions, (panel, Form::Splats, 1 - self.plan.packed))
    }

    /// Packs the terms of nested loops.
    fn pack_terms(
        &self,
        cv: &mut Converter,
        loops: &[PanelLoop],
        from: &Positions,
        (to, form, input): (Value, Form, usize),
    ) -> Result<(), Problem> {
        let Some((this, inner)) = loops.split_first() else {
            return self.pack_term(cv, from, (to, form, input));
        };
        let width = match form {
            Form::Vectors => self.plan.width(),
            Form::Factors => from.count() as i64,
            Form::Splats => from.count() as i64 * self.plan.lanes,
        };
        for_each(cv, [IndexValue::Constant(0), this.count], 1, |cv, current| {
            let distance = cv.multiply_index(current, from.step(this.dim), 0);
            let from = from.moved(cv, distance);
            let distance = cv.multiply_index(current, IndexValue::Constant(this.distance * width), 0);
            let to = cv.element_address(to, distance, self.accumulator, 0);
            self.pack_terms(cv, inner, &from, (to, form, input))
        })
    }

    fn pack_term(
        &self,
        cv: &mut Converter,
        from: &Positions,
        (to, form, input): (Value, Form, usize),
    ) -> Result<(), Problem> {
        if let Form::Vectors = form {
            let first = from.address(cv, 0);
            for vector in 0..self.plan.vectors {
                let distance = IndexValue::Constant(vector * self.plan.lanes);
                let address = cv.element_address(first, distance, self.accumulator, 0);
                let value = self.load_vector(cv, address);
                let address = cv.element_address(to, distance, self.accumulator, 0);
                self.store_vector(cv, value, address);
            }
            return Ok(());
        }
        for position in 0..from.count() {
            let address = from.address(cv, position);
            let factor = self.load_factor(cv, input, address)?;
            if let Form::Splats = form {
                let distance = IndexValue::Constant(position as i64 * self.plan.lanes);
                let to = cv.element_address(to, distance, self.accumulator, 0);
                let splat = cv.splat(factor, self.vector);
                self.store_vector(cv, splat, to);
            } else {
                let distance = IndexValue::Constant(position as i64);
                let to = cv.element_address(to, distance, self.accumulator, 0);
                cv.emit(STORE, &[factor, to], &[], &[]);
            }
        }
        Ok(())
    }

    /// Loads an element of an input, and computes its factor.
    pub(super) fn load_factor(
        &self,
        cv: &mut Converter,
        input: usize,
        address: Value,
    ) -> Result<Value, Problem> {
        let access = &self.space.inputs[input];
        let element = cv.emit_value(LOAD, &[address], access.converted, &[]);
        let (factor, argument) = (&self.payload.factors[input], self.elements[input]);
        factor_of(cv, factor, argument, access.element, element)
    }
}

/// Returns the replacement of a factor, given the element.
fn factor_of(
    cv: &mut Converter,
    factor: &super::payload::Factor,
    argument: Value,
    source: TypeId,
    element: Value,
) -> Result<Value, Problem> {
    let element = cv.unpack(source, element)?;
    cv.set(argument, element);
    for &op in &factor.ops {
        cv.convert_op(op);
    }
    cv.one(factor.value)
}
