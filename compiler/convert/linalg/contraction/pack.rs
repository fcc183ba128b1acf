//! Packing of panels: the factors of the terms, in the order of use.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::cast::TRUNC;
use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::llvm::vector::SHUFFLEVECTOR;
use crate::ir::{TypeId, Value, name};

use super::super::loops::{difference, for_each, quotient, remainder, whole};
use super::axis::{Positions, Run};
use super::plan::Source;
use super::space::Access;
use super::tile::alignment;
use super::{Contraction, PanelLoop};

/// The largest number of factors that are packed without a loop.
const MAX_UNROLLED_FACTORS: i64 = 64;

/// The layout of the factors of a group of terms.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Vectors of adjacent elements.
    Vectors,
    /// The factors of each position.
    Factors,
    /// A vector of equal factors for each position.
    Splats,
}

impl Form {
    /// Returns the number of factors of a position, for vectors of `lanes` lanes and groups of `products` terms.
    pub(super) fn factors(self, lanes: i64, products: i64) -> i64 {
        if self == Form::Splats { lanes } else { products }
    }
}

/// A panel that is being packed.
#[derive(Clone, Copy)]
struct Panel {
    address: Value,
    form: Form,
    /// The number of the input.
    input: usize,
    /// The number of positions.
    positions: i64,
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
                let address = self.lane_panel(cv, panels, [first, lane]);
                let panel = Panel { address, form, input: self.plan.packed, positions: width };
                self.pack(cv, &positions, terms, panel)
            })
        };
        if !is_vector {
            let middle = self.pack_periods(cv, from, terms, [first, end])?;
            return pack(cv, [middle, end], Form::Factors, are_whole);
        }
        let left = difference(cv, end, first);
        let left = whole(cv, left, width);
        let middle = cv.add_index(first, left, 0);
        pack(cv, [first, middle], Form::Vectors, true)?;
        pack(cv, [middle, end], Form::Factors, are_whole)
    }

    /// Packs the panels of whole periods of a range of the axis of lanes. Returns the end of the last one.
    fn pack_periods(
        &self,
        cv: &mut Converter,
        from: &Access,
        terms: IndexValue,
        [first, end]: [IndexValue; 2],
    ) -> Result<IndexValue, Problem> {
        let (axis, width) = (&self.plan.lane_axis, self.plan.width());
        let Some((panels, period)) = self.lane_panels.zip(self.plan.period) else { return Ok(first) };
        let Some(distances) = axis.distances(&self.space, from, period) else { return Ok(first) };
        let is_whole_axis = axis.size(&self.space).constant().is_some_and(|size| size <= period);
        let left = difference(cv, end, first);
        let left = if is_whole_axis { left } else { whole(cv, left, period) };
        let middle = cv.add_index(first, left, 0);
        for_each(cv, [first, middle], period, |cv, lane| {
            let address = axis.address(cv, &self.space, from, lane);
            let from = Access { address, ..from.clone() };
            for (tile, distances) in distances.chunks(width as usize).enumerate() {
                let lane = cv.add_index(lane, IndexValue::Constant(tile as i64 * width), 0);
                let address = self.lane_panel(cv, panels, [first, lane]);
                let positions = Positions::new(from.clone(), distances.to_vec());
                let panel = Panel { address, form: Form::Factors, input: self.plan.packed, positions: width };
                self.pack(cv, &positions, terms, panel)?;
            }
            Ok(())
        })?;
        Ok(middle)
    }

    /// Returns the address of the panel of a position of the axis of lanes, given the first position that has one.
    pub(super) fn lane_panel(
        &self,
        cv: &mut Converter,
        panels: Value,
        [first, lane]: [IndexValue; 2],
    ) -> Value {
        let position = difference(cv, lane, first);
        let distance = cv.multiply_index(position, IndexValue::Constant(self.plan.panel_terms()), 0);
        cv.element_address(panels, distance, self.factor, 0)
    }

    /// Returns the layout of the panel of rows.
    pub(super) fn row_form(&self) -> Form {
        match self.plan.row_source {
            Source::Panel if self.dot.is_none() && !self.plan.has_splat_loads => Form::Splats,
            _ => Form::Factors,
        }
    }

    /// Returns the address of the panel of the rows of a tile, given the first row that has one.
    pub(super) fn row_panel(
        &self,
        cv: &mut Converter,
        panels: Value,
        [first, row]: [IndexValue; 2],
    ) -> Value {
        let position = difference(cv, row, first);
        let factors = self.row_form().factors(self.plan.lanes, self.plan.products);
        let groups = self.plan.panel_terms() / self.plan.products;
        let distance = cv.multiply_index(position, IndexValue::Constant(groups * factors), 0);
        cv.element_address(panels, distance, self.factor, 0)
    }

    /// Packs the panel of the rows of a tile.
    pub(super) fn pack_rows(
        &self,
        cv: &mut Converter,
        (from, row): (&Access, IndexValue),
        terms: IndexValue,
        address: Value,
    ) -> Result<(), Problem> {
        let (axis, rows) = (&self.plan.row_axis, self.plan.rows);
        let are_whole = axis.is_whole(&self.space, rows);
        let positions = axis.positions(cv, &self.space, from, (row, rows), are_whole);
        let input = 1 - self.plan.packed;
        self.pack(cv, &positions, terms, Panel { address, form: self.row_form(), input, positions: rows })
    }

    /// Packs a panel.
    fn pack(
        &self,
        cv: &mut Converter,
        from: &Positions,
        terms: IndexValue,
        panel: Panel,
    ) -> Result<(), Problem> {
        let loops = self.panel_loops(terms);
        self.clear_last_group(cv, &loops, panel);
        self.pack_terms(cv, &loops, from, (IndexValue::Constant(0), panel))
    }

    /// Stores zeros for the last group of terms, if it may have fewer terms than others.
    fn clear_last_group(&self, cv: &mut Converter, loops: &[PanelLoop], panel: Panel) {
        let products = self.plan.products;
        let count = self.term_count(cv, loops);
        if count.constant().is_some_and(|count| count % products == 0) || products == 1 {
            return;
        }
        let last = cv.add_index(count, IndexValue::Constant(-1), 0);
        let group = quotient(cv, last, products);
        let zero = cv.constant(self.accumulator, 0);
        let attrs = alignment(cv, self.factor);
        for position in 0..panel.positions {
            let distance = cv.multiply_index(group, IndexValue::Constant(panel.positions), 0);
            let distance = cv.add_index(distance, IndexValue::Constant(position), 0);
            let address = cv.element_address(panel.address, distance, self.accumulator, 0);
            cv.emit(STORE, &[zero, address], &[], &attrs);
        }
    }

    /// Packs the terms of nested loops from a term on.
    fn pack_terms(
        &self,
        cv: &mut Converter,
        loops: &[PanelLoop],
        from: &Positions,
        (term, panel): (IndexValue, Panel),
    ) -> Result<(), Problem> {
        let Some((this, inner)) = loops.split_first() else {
            return self.pack_term(cv, from, (term, panel));
        };
        let pack = |cv: &mut Converter, current: IndexValue| {
            let distance = cv.multiply_index(current, from.step(this.dim), 0);
            let from = from.moved(cv, distance);
            let distance = cv.multiply_index(current, IndexValue::Constant(this.distance), 0);
            let term = cv.add_index(term, distance, 0);
            self.pack_terms(cv, inner, &from, (term, panel))
        };
        // The terms of a short loop, such as that of the columns of a kernel, are unrolled.
        let terms = loops.iter().try_fold(1, |terms, this| this.count.constant()?.checked_mul(terms));
        let short = terms.filter(|terms| terms * panel.positions <= MAX_UNROLLED_FACTORS);
        match short.and(this.count.constant()) {
            Some(count) => (0..count).try_for_each(|current| pack(cv, IndexValue::Constant(current))),
            None => for_each(cv, [IndexValue::Constant(0), this.count], 1, pack),
        }
    }

    /// Returns the address of the factor of the first position for a term.
    fn term_address(&self, cv: &mut Converter, term: IndexValue, panel: Panel) -> Value {
        let products = self.plan.products;
        let group = quotient(cv, term, products);
        let factors = panel.positions * panel.form.factors(self.plan.lanes, products);
        let distance = cv.multiply_index(group, IndexValue::Constant(factors), 0);
        let number = remainder(cv, term, products);
        let distance = cv.add_index(distance, number, 0);
        cv.element_address(panel.address, distance, self.factor, 0)
    }

    fn pack_term(
        &self,
        cv: &mut Converter,
        from: &Positions,
        (term, panel): (IndexValue, Panel),
    ) -> Result<(), Problem> {
        let to = self.term_address(cv, term, panel);
        if panel.form == Form::Vectors {
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
        // A factor without operations is an element, so that panels have its type.
        let is_copy = panel.form == Form::Factors && self.payload.factors[panel.input].ops.is_empty();
        if let Some(runs) = from.runs().filter(|_| is_copy) {
            for run in runs {
                self.copy_run(cv, from, to, run);
            }
            return Ok(());
        }
        let factors = panel.form.factors(self.plan.lanes, self.plan.products);
        for position in 0..from.count() {
            let address = from.address(cv, position);
            let factor = self.load_factor(cv, panel.input, address)?;
            let to = cv.element_address(to, IndexValue::Constant(position as i64 * factors), self.factor, 0);
            if panel.form == Form::Splats {
                let splat = cv.splat(factor, self.vector);
                self.store_vector(cv, splat, to);
            } else {
                let factor = self.narrowed(cv, factor);
                cv.emit(STORE, &[factor, to], &[], &[]);
            }
        }
        Ok(())
    }

    /// Copies the factors of a run to their positions in a panel, by vectors. The last one may overlap the one before.
    fn copy_run(&self, cv: &mut Converter, from: &Positions, to: Value, run: Run) {
        let bytes = store_size(&cv.cx, &cv.target.layout, self.accumulator).unwrap_or(8) as i64;
        let short = 16 / bytes;
        let sizes = if run.step == 1 { [self.plan.lanes, short] } else { [short, short] };
        let lanes = sizes.into_iter().find(|&lanes| lanes <= run.count).unwrap_or(1);
        let attrs = alignment(cv, self.accumulator);
        for copied in (0..run.count).step_by(lanes as usize) {
            let start = copied.min(run.count - lanes);
            let first = from.address(cv, run.first + start as usize);
            let value = self.load_run(cv, first, lanes, run.step);
            let distance = IndexValue::Constant(run.first as i64 + start);
            let address = cv.element_address(to, distance, self.accumulator, 0);
            cv.emit(STORE, &[value, address], &[], &attrs);
        }
    }

    /// Loads a vector of adjacent factors, or of every second, without elements after the last one.
    fn load_run(&self, cv: &mut Converter, first: Value, lanes: i64, step: i64) -> Value {
        let attrs = alignment(cv, self.accumulator);
        if lanes == 1 {
            return cv.emit_value(LOAD, &[first], self.accumulator, &attrs);
        }
        let ty = cv.row_type(lanes, self.accumulator);
        let low = cv.emit_value(LOAD, &[first], ty, &attrs);
        if step == 1 {
            return low;
        }
        let distance = IndexValue::Constant(lanes - 1);
        let address = cv.element_address(first, distance, self.accumulator, 0);
        let high = cv.emit_value(LOAD, &[address], ty, &attrs);
        let mask: Vec<i64> = (0..lanes).map(|lane| 2 * lane + i64::from(2 * lane >= lanes)).collect();
        let mask = cv.cx.i32_array_attr(&mask);
        cv.emit_value(SHUFFLEVECTOR, &[low, high], ty, &[(name::MASK, mask)])
    }

    /// Returns a factor in the type of those of panels.
    fn narrowed(&self, cv: &mut Converter, factor: Value) -> Value {
        if self.dot.is_some() { cv.emit_value(TRUNC, &[factor], self.factor, &[]) } else { factor }
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
