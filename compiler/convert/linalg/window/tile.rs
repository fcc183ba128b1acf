//! Tiles of the output: accumulators in registers.

use rustc_hash::FxHashMap;

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::llvm::vector::SHUFFLEVECTOR;
use crate::ir::{NamedAttr, TypeId, Value, name};

use super::super::loops::repeat;
use super::{Position, Track, Window};

/// The form of a tile.
#[derive(Clone, Copy)]
pub(super) struct Form<'a> {
    rows: i64,
    /// The first lane of each vector of a row.
    starts: &'a [i64],
    /// The number of lanes of a vector, and its type: a scalar for one lane.
    lanes: i64,
    pub(super) ty: TypeId,
}

impl Window<'_> {
    /// Emits the computation of a tile, given the number of its rows, the first lane of each vector of a row, and the
    /// number of lanes of a vector.
    pub(super) fn tile(
        &self,
        cv: &mut Converter,
        position: &Position,
        (rows, starts): (i64, &[i64]),
        lanes: i64,
    ) -> Result<(), Problem> {
        let ty = if lanes == 1 { self.element } else { cv.row_type(lanes, self.element) };
        let form = Form { rows, starts, lanes, ty };
        let attrs = alignment(cv, self.element);
        let places: Vec<(i64, i64)> =
            (0..rows).flat_map(|row| starts.iter().map(move |&start| (row, start))).collect();
        let mut addresses = Vec::new();
        for &place in &places {
            addresses.push(self.address(cv, &position.output, &[], place));
        }
        let mut sums = Vec::new();
        for (&place, &address) in places.iter().zip(&addresses) {
            sums.push(match &self.initial {
                Some(initial) => self.initial_values(cv, (initial, &position.initial), place, form)?,
                None => cv.emit_value(LOAD, &[address], ty, &attrs),
            });
        }
        let sums = self.windows(cv, position, form, sums)?;
        for (sum, address) in sums.into_iter().zip(addresses) {
            cv.emit(STORE, &[sum, address], &[], &attrs);
        }
        Ok(())
    }

    /// Combines the accumulators with the elements of their windows.
    fn windows(
        &self,
        cv: &mut Converter,
        position: &Position,
        form: Form,
        sums: Vec<Value>,
    ) -> Result<Vec<Value>, Problem> {
        let (&first, others) = self.window.split_first().ok_or("has no window")?;
        let sizes = others.iter().map(|&dim| self.nest.sizes[dim].constant().unwrap_or(0));
        let points = points(&sizes.collect::<Vec<_>>());
        let range = [IndexValue::Constant(0), self.nest.sizes[first]];
        repeat(cv, range, 1, sums, |cv, current, mut sums| {
            let position = self.at(cv, position, first, current);
            for point in &points {
                let point: Vec<(usize, i64)> = others.iter().copied().zip(point.iter().copied()).collect();
                self.combine(cv, &position, form, (&point, &mut sums))?;
            }
            Ok(sums)
        })
    }

    /// Combines the accumulators with the elements at one point of their windows.
    fn combine(
        &self,
        cv: &mut Converter,
        position: &Position,
        form: Form,
        (point, sums): (&[(usize, i64)], &mut [Value]),
    ) -> Result<(), Problem> {
        let mut known = FxHashMap::default();
        let positions = (0..form.rows).flat_map(|row| form.starts.iter().map(move |&start| (row, start)));
        for ((row, start), sum) in positions.zip(sums) {
            let mut args = Vec::with_capacity(position.inputs.len() + 1);
            for (number, input) in position.inputs.iter().enumerate() {
                let Some(track) = input else {
                    args.push(None);
                    continue;
                };
                let row = if self.row_dim.is_some_and(|dim| track.step(dim) != Some(0)) { row } else { 0 };
                let start = if track.step(self.lane_dim) == Some(0) { 0 } else { start };
                let value = match known.get(&(number, row, start)) {
                    Some(&value) => value,
                    None => self.load(cv, track, point, (row, start), form),
                };
                known.insert((number, row, start), value);
                args.push(Some(value));
            }
            args.push(Some(*sum));
            *sum = self.payload.emit(cv, form.ty, &args)?;
        }
        Ok(())
    }

    /// Loads the elements of a vector at a point of the window.
    pub(super) fn load(
        &self,
        cv: &mut Converter,
        track: &Track,
        point: &[(usize, i64)],
        (row, start): (i64, i64),
        form: Form,
    ) -> Value {
        let attrs = alignment(cv, self.element);
        let address = self.address(cv, track, point, (row, start));
        if form.lanes == 1 {
            return cv.emit_value(LOAD, &[address], self.element, &attrs);
        }
        match track.step(self.lane_dim) {
            Some(0) => {
                let element = cv.emit_value(LOAD, &[address], self.element, &attrs);
                cv.splat(element, form.ty)
            }
            Some(2) => {
                // The second vector ends with the last element that is needed.
                let distance = IndexValue::Constant(form.lanes - 1);
                let second = cv.element_address(address, distance, self.element, 0);
                let halves =
                    [address, second].map(|address| cv.emit_value(LOAD, &[address], form.ty, &attrs));
                let half = form.lanes / 2;
                let lanes: Vec<i64> =
                    (0..half).map(|i| 2 * i).chain((0..half).map(|i| form.lanes + 2 * i + 1)).collect();
                let mask = cv.cx.i32_array_attr(&lanes);
                cv.emit_value(SHUFFLEVECTOR, &halves, form.ty, &[(name::MASK, mask)])
            }
            _ => cv.emit_value(LOAD, &[address], form.ty, &attrs),
        }
    }

    /// Returns the address of an element of a tile at a point of the window.
    fn address(
        &self,
        cv: &mut Converter,
        track: &Track,
        point: &[(usize, i64)],
        (row, start): (i64, i64),
    ) -> Value {
        let row = self.row_dim.map(|dim| (dim, row));
        let mut distance = IndexValue::Constant(0);
        for (dim, iteration) in point.iter().copied().chain(row).chain([(self.lane_dim, start)]) {
            let part = cv.multiply_index(IndexValue::Constant(iteration), track.steps[dim], 0);
            distance = cv.add_index(distance, part, 0);
        }
        cv.element_address(track.address, distance, self.element, 0)
    }
}

/// Returns the iterations of nested loops, in order.
fn points(sizes: &[i64]) -> Vec<Vec<i64>> {
    let mut points = vec![Vec::new()];
    for &size in sizes {
        let extend = |point: Vec<i64>| (0..size).map(move |i| [&point[..], &[i]].concat());
        points = points.into_iter().flat_map(extend).collect();
    }
    points
}

/// Returns the alignment of an element.
fn alignment(cv: &mut Converter, element: TypeId) -> Vec<NamedAttr> {
    let align = align_of(&cv.cx, &cv.target.layout, element);
    align.map(|align| (name::ALIGNMENT, cv.cx.int_attr(TypeId::I64, align.into()))).into_iter().collect()
}
