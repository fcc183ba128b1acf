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

impl Form<'_> {
    /// Returns the row and the first lane of each vector of a tile.
    fn vectors(&self) -> Vec<(i64, i64)> {
        (0..self.rows).flat_map(|row| self.starts.iter().map(move |&start| (row, start))).collect()
    }
}

/// An element of an input that is loaded.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Element {
    /// The element at a distance from the first one.
    At(i64),
    /// The element for a point of the window, a row and a lane.
    Of(Vec<(usize, i64)>, i64, i64),
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
        let places = form.vectors();
        let mut addresses = Vec::new();
        for &place in &places {
            let distance = self.distance(cv, &position.output, &[], place);
            addresses.push(cv.element_address(position.output.address, distance, self.element, 0));
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
            self.store_row(cv, sum, address, form);
        }
        Ok(())
    }

    /// Stores a vector of the output, or those of its lanes that are elements of a row.
    fn store_row(&self, cv: &mut Converter, sum: Value, address: Value, form: Form) {
        let attrs = alignment(cv, self.element);
        let count = self.nest.sizes[self.lane_dim].constant().unwrap_or(form.lanes);
        if count >= form.lanes {
            cv.emit(STORE, &[sum, address], &[], &attrs);
            return;
        }
        // Parts of decreasing powers of two.
        let mut stored = 0;
        while stored < count {
            let part = 1_i64 << (count - stored).ilog2();
            let lanes: Vec<i64> = (stored..stored + part).collect();
            let mask = cv.cx.i32_array_attr(&lanes);
            let ty = cv.row_type(part, self.element);
            let part_sum = cv.emit_value(SHUFFLEVECTOR, &[sum, sum], ty, &[(name::MASK, mask)]);
            let address = cv.element_address(address, IndexValue::Constant(stored), self.element, 0);
            cv.emit(STORE, &[part_sum, address], &[], &attrs);
            stored += part;
        }
    }

    /// Combines the accumulators with the elements of their windows.
    fn windows(
        &self,
        cv: &mut Converter,
        position: &Position,
        form: Form,
        mut sums: Vec<Value>,
    ) -> Result<Vec<Value>, Problem> {
        if self.is_unrolled {
            self.combine(cv, position, form, (&self.window, &mut sums))?;
            return Ok(sums);
        }
        let (&first, others) = self.window.split_first().ok_or("has no window")?;
        let range = [IndexValue::Constant(0), self.nest.sizes[first]];
        repeat(cv, range, 1, sums, |cv, current, mut sums| {
            let position = self.at(cv, position, first, current);
            self.combine(cv, &position, form, (others, &mut sums))?;
            Ok(sums)
        })
    }

    /// Combines the accumulators with the elements of their windows at all iterations of some loops of the window.
    fn combine(
        &self,
        cv: &mut Converter,
        position: &Position,
        form: Form,
        (loops, sums): (&[usize], &mut [Value]),
    ) -> Result<(), Problem> {
        let mut known = FxHashMap::default();
        let vectors = form.vectors();
        for (point, index) in self.order(position, loops, &vectors) {
            let (row, start) = vectors[index];
            let mut args = Vec::with_capacity(position.inputs.len() + 1);
            for (number, input) in position.inputs.iter().enumerate() {
                let Some(track) = input else {
                    args.push(None);
                    continue;
                };
                let row = if self.row_dim.is_some_and(|dim| track.step(dim) != Some(0)) { row } else { 0 };
                let start = if track.step(self.lane_dim) == Some(0) { 0 } else { start };
                let distance = self.distance(cv, track, &point, (row, start));
                let key = match distance {
                    IndexValue::Constant(distance) => Element::At(distance),
                    IndexValue::Value(_) => Element::Of(point.clone(), row, start),
                };
                let value = match known.get(&(number, key.clone())) {
                    Some(&value) => value,
                    None => self.load(cv, track, distance, form),
                };
                known.insert((number, key), value);
                args.push(Some(value));
            }
            args.push(Some(sums[index]));
            sums[index] = self.payload.emit(cv, form.ty, &args)?;
        }
        Ok(())
    }

    /// Returns the order in which vectors of a tile, given by their rows and first lanes, are combined with the elements at
    /// iterations of loops of the window: vectors that share elements one after the other. The order of the elements of
    /// each vector is that of the loops, since all of its elements in a row of the input are of one iteration of the first
    /// loop.
    fn order(
        &self,
        position: &Position,
        loops: &[usize],
        vectors: &[(i64, i64)],
    ) -> Vec<(Vec<(usize, i64)>, usize)> {
        let sizes: Vec<i64> = loops.iter().map(|&dim| self.nest.sizes[dim].constant().unwrap_or(0)).collect();
        let points = points(&sizes).into_iter();
        let points = points.map(|point| loops.iter().copied().zip(point).collect::<Vec<(usize, i64)>>());
        let mut order: Vec<(Vec<(usize, i64)>, usize)> =
            points.flat_map(|point| (0..vectors.len()).map(move |index| (point.clone(), index))).collect();
        if let Some((of_row, of_window)) = self.is_unrolled.then(|| self.shared_steps(position)).flatten() {
            order.sort_by_key(|(point, index)| {
                let first = point.first().map_or(0, |first| first.1);
                let others: Vec<i64> = point.iter().skip(1).map(|&(_, iteration)| iteration).collect();
                (first * of_window + vectors[*index].0 * of_row, others, first)
            });
        }
        order
    }

    /// Returns the steps of rows and of the first loop of the window in the input whose elements several rows read.
    fn shared_steps(&self, position: &Position) -> Option<(i64, i64)> {
        let (row_dim, &first) = (self.row_dim?, self.window.first()?);
        let steps = |track: &Track| track.step(row_dim).zip(track.step(first));
        let is_shared = |&(row, step): &(i64, i64)| row > 0 && step > 0;
        position.inputs.iter().flatten().filter_map(steps).find(is_shared)
    }

    /// Loads the elements of a vector at a distance.
    pub(super) fn load(&self, cv: &mut Converter, track: &Track, distance: IndexValue, form: Form) -> Value {
        let attrs = alignment(cv, self.element);
        let address = cv.element_address(track.address, distance, self.element, 0);
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

    /// Returns the distance of an element of a tile at a point of the window from the first one.
    pub(super) fn distance(
        &self,
        cv: &mut Converter,
        track: &Track,
        point: &[(usize, i64)],
        (row, start): (i64, i64),
    ) -> IndexValue {
        let row = self.row_dim.map(|dim| (dim, row));
        let mut distance = IndexValue::Constant(0);
        for (dim, iteration) in point.iter().copied().chain(row).chain([(self.lane_dim, start)]) {
            let part = cv.multiply_index(IndexValue::Constant(iteration), track.steps[dim], 0);
            distance = cv.add_index(distance, part, 0);
        }
        distance
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
