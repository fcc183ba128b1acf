//! Reductions over windows: depthwise convolutions and poolings.
//!
//! *Class.* Structured operations with one output, whose reduction loops are short and constant, and that have a
//! parallel loop along which the elements of the output are adjacent, and those of the inputs equal, adjacent, or every
//! second. The layout, the number of loops, dilations and strides of the others do not matter. The payload is any
//! sequence of operations of arith on `f32`, `f64` or `i32`.
//!
//! *Schedule.* The loop of adjacent elements becomes the *lanes* of vectors. A tile of the output is in registers: some
//! vectors of lanes, and some *rows*, iterations of a loop that an input does not depend on, so that its elements are
//! loaded once for all rows. If windows of neighbouring rows overlap, and are not large, all loops of the window are
//! unrolled, so that an element is loaded once for the rows whose windows have it. Otherwise the first loop remains a
//! loop, and the others are unrolled.
//!
//! *Odd sizes.* The last vector of a row overlaps the one before. Both belong to one tile, which loads all elements
//! of the output before it stores one. Dynamic sizes have a remainder of vectors, and one of scalars. Rows with fewer
//! elements than a vector are computed in one, if what is loaded after their ends is in the same allocations. Otherwise
//! vectors have fewer lanes.
//!
//! *Initial values* that the operation before computes are computed in registers ([`super::initial`]). Elementwise
//! consumers remain loops of their own: behind the chains of sums of a tile, they took longer than from the cache.
//!
//! *Legality.* Each element of the output combines the same elements in the same order. The operands must not overlap.

mod initial;
mod payload;
mod tile;

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::layout::store_size;
use crate::ir::{FloatKind, Op, TypeId, Value};

use super::disjoint::readable_bytes_after;
use super::loops::{repeat, whole};
use super::nest::Nest;
use super::{Buffer, Operand};

use initial::Initial;
use payload::Payload;

/// The largest number of elements of a window.
pub(super) const MAX_WINDOW: i64 = 64;
/// The largest number of elements of windows of which all loops are unrolled.
const MAX_UNROLLED: i64 = 32;
/// The largest number of elements of a window that are in registers while a tile is computed.
const MAX_IN_REGISTERS: i64 = 10;
/// The number of accumulators of a tile. The other registers have a vector of each input, and what it is computed from.
const ACCUMULATORS: i64 = 4;

/// An operand in memory at a position of the loops so far.
#[derive(Clone)]
struct Track {
    address: Value,
    /// The distance between the elements of consecutive iterations of each loop, in elements.
    steps: Vec<IndexValue>,
}

impl Track {
    fn at(&self, cv: &mut Converter, dim: usize, iteration: IndexValue, element: TypeId) -> Track {
        let distance = cv.multiply_index(iteration, self.steps[dim], 0);
        Track { address: cv.element_address(self.address, distance, element, 0), steps: self.steps.clone() }
    }

    fn step(&self, dim: usize) -> Option<i64> {
        self.steps[dim].constant()
    }
}

/// The operands at a position: the inputs that the payload reads, and the output.
#[derive(Clone)]
struct Position {
    inputs: Vec<Option<Track>>,
    output: Track,
    /// The inputs of the initial values.
    initial: Vec<Track>,
}

impl Position {
    fn all_inputs(&self) -> impl Iterator<Item = &Track> {
        self.inputs.iter().flatten().chain(&self.initial)
    }
}

/// The plan of a reduction over windows.
struct Window<'n> {
    nest: &'n Nest,
    payload: Payload,
    initial: Option<Initial>,
    element: TypeId,
    /// The number of lanes of a vector.
    lanes: i64,
    lane_dim: usize,
    /// The number of vectors of a row of a tile.
    vectors: i64,
    row_dim: Option<usize>,
    /// The number of rows of a tile.
    rows: i64,
    /// The reduction loops, outermost first.
    window: Vec<usize>,
    /// True if all of them are unrolled.
    is_unrolled: bool,
}

/// Converts a reduction over windows. Returns false if it is none; then nothing was emitted.
pub(super) fn convert_window(
    cv: &mut Converter,
    op: Op,
    operands: &[Operand],
    nest: &Nest,
    initial: Option<(Op, &[Operand])>,
) -> Result<bool, Problem> {
    let Some((window, position)) = window(cv, op, operands, nest, initial) else { return Ok(false) };
    let is_outer =
        |dim: &usize| nest.parallel[*dim] && *dim != window.lane_dim && Some(*dim) != window.row_dim;
    let outer: Vec<usize> = (0..nest.sizes.len()).filter(is_outer).collect();
    window.loops(cv, &outer, position)?;
    Ok(true)
}

/// Returns the plan, and the operands in the first iteration.
fn window<'n>(
    cv: &mut Converter,
    op: Op,
    operands: &[Operand],
    nest: &'n Nest,
    initial: Option<(Op, &[Operand])>,
) -> Option<(Window<'n>, Position)> {
    let (output, inputs) = operands.split_last()?;
    let Operand::Buffer(written) = output else { return None };
    let element = written.element;
    let is_supported = matches!(cv.cx.float_kind(element), Some(FloatKind::F32 | FloatKind::F64))
        || cv.cx.int_width(element) == Some(32);
    let size = store_size(&cv.cx, &cv.target.layout, element)?;
    if !is_supported || !cv.target.has_vectors() {
        return None;
    }
    let window: Vec<usize> = (0..nest.sizes.len()).filter(|&dim| !nest.parallel[dim]).collect();
    let count = window.iter().try_fold(1, |count, &dim| nest.sizes[dim].constant()?.checked_mul(count))?;
    if !(2..=MAX_WINDOW).contains(&count) {
        return None;
    }
    let payload = Payload::of(cv, op, element)?;
    let mut tracks = Vec::new();
    for (number, operand) in inputs.iter().enumerate() {
        let is_read = payload.reads(cv.source(), number);
        tracks.push(if is_read { Some(track(operand, element)?) } else { None });
    }
    let (initial, of_initial) = match initial {
        Some(initial) => {
            Initial::of(cv, initial, element).map(|(initial, tracks)| (Some(initial), tracks))?
        }
        None => (None, Vec::new()),
    };
    let output = track(output, element)?;
    let position = Position { inputs: tracks, output, initial: of_initial };
    let readable = readable(cv, op, &position, (size as i64, initial.is_none()));
    // Short rows have the lanes of half a register or a quarter.
    let bytes = std::iter::successors(Some(cv.target.register_bytes()), |bytes| Some(bytes / 2));
    let mut lanes = bytes.take_while(|&bytes| bytes >= 16).map(|bytes| bytes / size as i64);
    let (lane_dim, lanes) =
        lanes.find_map(|lanes| Some((lane_dim(nest, &position, lanes, &readable)?, lanes)))?;
    let (row_dim, are_shared) = row_dim(nest, &position, lane_dim, &window);
    let is_unrolled = are_shared && count <= MAX_UNROLLED && cv.target.keeps_order();
    let unrolled = is_unrolled.then_some(count);
    let (vectors, rows) = tile_shape(nest, &position, (lane_dim, lanes), (row_dim, unrolled));
    let window = Window {
        nest,
        payload,
        initial,
        element,
        lanes,
        lane_dim,
        vectors,
        row_dim,
        rows,
        window,
        is_unrolled,
    };
    Some((window, position))
}

/// Returns the operands whose elements are loaded, and for each the number of elements after its end that can be, too.
fn readable(
    cv: &Converter,
    op: Op,
    position: &Position,
    (size, is_output_read): (i64, bool),
) -> Vec<(Track, i64)> {
    let after = |value: Value| readable_bytes_after(cv, value) / size;
    let operands = cv.source().operands(op);
    let inputs = operands.iter().zip(&position.inputs);
    let mut readable: Vec<(Track, i64)> =
        inputs.filter_map(|(&value, track)| Some((track.clone()?, after(value)))).collect();
    readable.extend(position.initial.iter().map(|track| (track.clone(), 0)));
    let output = operands.last().filter(|_| is_output_read);
    readable.extend(output.map(|&value| (position.output.clone(), after(value))));
    readable
}

fn track(operand: &Operand, ty: TypeId) -> Option<Track> {
    let Operand::Buffer(Buffer { element, converted, steps, address, .. }) = operand else { return None };
    (*element == ty && *converted == ty).then_some(())?;
    Some(Track { address: *address, steps: steps.clone()? })
}

/// Returns the loop of the lanes. It may have fewer iterations than a vector has lanes, if what a vector loads after the ends
/// of operands is readable.
fn lane_dim(nest: &Nest, position: &Position, lanes: i64, readable: &[(Track, i64)]) -> Option<usize> {
    let is_lane = |&dim: &usize| {
        let is_possible = |track: &Track| matches!(track.step(dim), Some(0..=2));
        let is_readable = |extra: i64| {
            readable.iter().all(|(track, after)| track.step(dim).is_some_and(|step| step * extra <= *after))
        };
        let is_long = |size: i64| size >= lanes || (size > lanes / 2 && is_readable(lanes - size));
        nest.parallel[dim]
            && position.output.step(dim) == Some(1)
            && nest.sizes[dim].constant().is_none_or(is_long)
            && position.all_inputs().all(is_possible)
    };
    (0..nest.sizes.len()).rev().find(is_lane)
}

/// Returns the loop of the rows of a tile, and true if an input has elements that windows of several rows read.
fn row_dim(nest: &Nest, position: &Position, lane_dim: usize, window: &[usize]) -> (Option<usize>, bool) {
    let inputs = || position.inputs.iter().flatten();
    let row_dim = (0..nest.sizes.len()).rev().find(|&dim| {
        nest.parallel[dim] && dim != lane_dim && inputs().any(|track| track.step(dim) == Some(0))
    });
    let Some(dim) = row_dim else { return (None, false) };
    // The distance of rows is one of positions of the window.
    let overlaps = |track: &Track, &of_window: &usize| {
        let count = nest.sizes[of_window].constant();
        let steps = track.step(dim).zip(track.step(of_window));
        let distance = steps.filter(|&(row, step)| row > 0 && step > 0 && row % step == 0);
        distance.zip(count).is_some_and(|((row, step), count)| row / step < count)
    };
    let are_shared = inputs().any(|track| window.iter().any(|of_window| overlaps(track, of_window)));
    (row_dim, are_shared)
}

/// Returns the number of vectors of a row of a tile, and of rows, given the number of elements of a window that is
/// unrolled.
fn tile_shape(
    nest: &Nest,
    position: &Position,
    (lane_dim, lanes): (usize, i64),
    (row_dim, unrolled): (Option<usize>, Option<i64>),
) -> (i64, i64) {
    // Vectors of a row share the elements that do not depend on the lane.
    let shares_lanes = position.inputs.iter().flatten().any(|track| track.step(lane_dim) == Some(0));
    let available = nest.sizes[lane_dim].constant().map_or(ACCUMULATORS, |size| (size - 1) / lanes + 1);
    let size = row_dim.and_then(|dim| nest.sizes[dim].constant()).unwrap_or(i64::MAX);
    if let Some(count) = unrolled {
        // The elements of a small window are in registers. Those of others are loaded for each row.
        let vectors = if shares_lanes && count > MAX_IN_REGISTERS { available.min(2) } else { 1 };
        return (vectors, ACCUMULATORS.min(size).max(1));
    }
    let vectors = if shares_lanes || row_dim.is_none() { available.min(ACCUMULATORS) } else { 1 };
    let rows = if row_dim.is_some() { (ACCUMULATORS / vectors).min(size).max(1) } else { 1 };
    (vectors, rows)
}

impl Window<'_> {
    fn at(&self, cv: &mut Converter, position: &Position, dim: usize, iteration: IndexValue) -> Position {
        let mut at = |track: &Track| track.at(cv, dim, iteration, self.element);
        Position {
            inputs: position.inputs.iter().map(|input| input.as_ref().map(&mut at)).collect(),
            output: at(&position.output),
            initial: position.initial.iter().map(&mut at).collect(),
        }
    }

    /// Emits the loops around tiles.
    fn loops(&self, cv: &mut Converter, dims: &[usize], position: Position) -> Result<(), Problem> {
        let Some((&dim, inner)) = dims.split_first() else { return self.row_blocks(cv, &position) };
        repeat(cv, [IndexValue::Constant(0), self.nest.sizes[dim]], 1, Vec::new(), |cv, current, _| {
            let position = self.at(cv, &position, dim, current);
            self.loops(cv, inner, position)?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Emits the loop over blocks of rows.
    fn row_blocks(&self, cv: &mut Converter, position: &Position) -> Result<(), Problem> {
        let Some(dim) = self.row_dim else { return self.lane_blocks(cv, position, 1) };
        let size = self.nest.sizes[dim];
        let whole = whole(cv, size, self.rows);
        let rest = size.constant().map_or(1, |size| (size % self.rows).max(1));
        for (range, rows) in [([IndexValue::Constant(0), whole], self.rows), ([whole, size], rest)] {
            repeat(cv, range, rows, Vec::new(), |cv, current, _| {
                let position = self.at(cv, position, dim, current);
                self.lane_blocks(cv, &position, rows)?;
                Ok(Vec::new())
            })?;
        }
        Ok(())
    }

    /// Emits the loop over blocks of lanes.
    fn lane_blocks(&self, cv: &mut Converter, position: &Position, rows: i64) -> Result<(), Problem> {
        let (size, width) = (self.nest.sizes[self.lane_dim], self.lanes * self.vectors);
        let Some(count) = size.constant() else { return self.dynamic_lane_blocks(cv, position, rows) };
        if count < self.lanes {
            return self.tile(cv, position, (rows, &[0]), self.lanes);
        }
        // A rest of less than a vector is a part of the last whole block.
        let mut whole = count - count % width;
        if (1..self.lanes).contains(&(count - whole)) && whole > 0 {
            whole -= width;
        }
        let starts: Vec<i64> = (0..self.vectors).map(|vector| vector * self.lanes).collect();
        self.blocks(cv, position, [IndexValue::Constant(0), IndexValue::Constant(whole)], (rows, &starts))?;
        if whole == count {
            return Ok(());
        }
        let rest = count - whole;
        let mut starts: Vec<i64> = (0..rest / self.lanes).map(|vector| vector * self.lanes).collect();
        if rest % self.lanes > 0 {
            starts.push(rest - self.lanes);
        }
        let position = self.at(cv, position, self.lane_dim, IndexValue::Constant(whole));
        self.tile(cv, &position, (rows, &starts), self.lanes)
    }

    /// Emits a loop over whole blocks of lanes.
    fn blocks(
        &self,
        cv: &mut Converter,
        position: &Position,
        range: [IndexValue; 2],
        (rows, starts): (i64, &[i64]),
    ) -> Result<(), Problem> {
        let width = self.lanes * starts.len() as i64;
        repeat(cv, range, width, Vec::new(), |cv, current, _| {
            let position = self.at(cv, position, self.lane_dim, current);
            self.tile(cv, &position, (rows, starts), self.lanes)?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Emits the blocks of an unknown number of lanes: whole ones, single vectors, and single elements.
    fn dynamic_lane_blocks(&self, cv: &mut Converter, position: &Position, rows: i64) -> Result<(), Problem> {
        let size = self.nest.sizes[self.lane_dim];
        let starts: Vec<i64> = (0..self.vectors).map(|vector| vector * self.lanes).collect();
        let blocks = whole(cv, size, self.lanes * self.vectors);
        self.blocks(cv, position, [IndexValue::Constant(0), blocks], (rows, &starts))?;
        let vectors = whole(cv, size, self.lanes);
        self.blocks(cv, position, [blocks, vectors], (rows, &[0]))?;
        repeat(cv, [vectors, size], 1, Vec::new(), |cv, current, _| {
            let position = self.at(cv, position, self.lane_dim, current);
            self.tile(cv, &position, (rows, &[0]), 1)?;
            Ok(Vec::new())
        })?;
        Ok(())
    }
}
