//! Packing of panels.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::arith::ZERO;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{TypeId, Value};

use super::space::Access;
use super::{Contraction, PanelLoop, factor, repeat};

impl Contraction {
    /// Packs the elements of `lanes` lanes for `terms` iterations of the first loop of a panel. Lanes that are missing
    /// are zero.
    pub(super) fn pack(
        &self,
        cv: &mut Converter,
        from: &Access,
        terms: IndexValue,
        lanes: IndexValue,
    ) -> Result<(), Problem> {
        self.pack_terms(cv, &self.panel_loops(terms), from, self.panel, lanes)
    }

    /// Packs the terms of nested loops.
    fn pack_terms(
        &self,
        cv: &mut Converter,
        loops: &[PanelLoop],
        from: &Access,
        to: Value,
        lanes: IndexValue,
    ) -> Result<(), Problem> {
        let Some((this, inner)) = loops.split_first() else {
            return self.pack_lanes(cv, from, to, lanes);
        };
        repeat(cv, [IndexValue::Constant(0), this.count], 1, Vec::new(), |cv, current, _| {
            let from = from.at(cv, this.dim, current);
            let to = this.panel_address(cv, to, current, self.accumulator);
            self.pack_terms(cv, inner, &from, to, lanes)?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Packs the lanes of a term.
    fn pack_lanes(
        &self,
        cv: &mut Converter,
        from: &Access,
        to: Value,
        lanes: IndexValue,
    ) -> Result<(), Problem> {
        let all = self.plan.lanes * self.plan.vectors;
        let is_whole = lanes.constant() == Some(all);
        let is_adjacent = from.steps[self.plan.lane_dim].constant() == Some(1);
        let has_factor = !self.payload.factors[self.plan.packed].ops.is_empty();
        if is_whole && is_adjacent && !has_factor {
            for vector in 0..self.plan.vectors {
                let distance = IndexValue::Constant(vector * self.plan.lanes);
                let address = cv.element_address(from.address, distance, self.accumulator, 0);
                let value = self.load_vector(cv, address);
                let address = cv.element_address(to, distance, self.accumulator, 0);
                self.store_vector(cv, value, address);
            }
        } else if is_whole {
            for lane in 0..all {
                self.pack_lane(cv, from, to, IndexValue::Constant(lane))?;
            }
        } else {
            repeat(cv, [IndexValue::Constant(0), lanes], 1, Vec::new(), |cv, lane, _| {
                self.pack_lane(cv, from, to, lane)?;
                Ok(Vec::new())
            })?;
            repeat(cv, [lanes, IndexValue::Constant(all)], 1, Vec::new(), |cv, lane, _| {
                let zero = cv.emit_value(ZERO, &[], self.accumulator, &[]);
                let address = cv.element_address(to, lane, self.accumulator, 0);
                cv.emit(STORE, &[zero, address], &[], &[]);
                Ok(Vec::new())
            })?;
        }
        Ok(())
    }

    fn pack_lane(
        &self,
        cv: &mut Converter,
        from: &Access,
        to: Value,
        lane: IndexValue,
    ) -> Result<(), Problem> {
        let address = from.address_at(cv, self.plan.lane_dim, lane);
        let value = self.load_factor(cv, self.plan.packed, address)?;
        let to = cv.element_address(to, lane, self.accumulator, 0);
        cv.emit(STORE, &[value, to], &[], &[]);
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
        factor(cv, &self.payload.factors[input], self.elements[input], access.element, element)
    }
}

impl PanelLoop {
    /// Returns the address in a panel at an iteration of the loop.
    pub(super) fn panel_address(
        self,
        cv: &mut Converter,
        panel: Value,
        iteration: IndexValue,
        accumulator: TypeId,
    ) -> Value {
        let distance = cv.multiply_index(iteration, IndexValue::Constant(self.distance), 0);
        cv.element_address(panel, distance, accumulator, 0)
    }
}
