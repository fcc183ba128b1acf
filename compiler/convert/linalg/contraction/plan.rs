//! The plan of a contraction: which loops become lanes, rows and panels, and the sizes of blocks.

use crate::convert::index_value::IndexValue;
use crate::target::Target;

use super::space::{Access, Space};

/// The number of terms of a panel: 256 terms of 8 lanes of `f32` are a quarter of a first-level cache.
const PANEL_TERMS: i64 = 256;
/// The number of iterations from which packing and blocking are faster than plain loops.
const MIN_ITERATIONS: i64 = 4096;
/// The expected size of a loop whose size is not known.
const EXPECTED_SIZE: i64 = 64;

/// The schedule of a contraction.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The input whose elements are packed and become lanes; the other one is broadcast.
    pub(super) packed: usize,
    /// The parallel loop of the lanes. The packed input and the output depend on it.
    pub(super) lane_dim: usize,
    /// The parallel loop of the rows of a tile. The broadcast input and the output depend on it.
    pub(super) row_dim: usize,
    /// The other parallel loops that the packed input depends on.
    pub(super) panel_dims: Vec<usize>,
    /// The other parallel loops. They reuse a panel.
    pub(super) reuse_dims: Vec<usize>,
    /// The reduction loops around panels.
    pub(super) outer_terms: Vec<usize>,
    /// The reduction loops of a panel, outermost first.
    pub(super) panel_terms: Vec<usize>,
    /// The number of iterations of the first of them that a panel has at most.
    pub(super) block: i64,
    /// The number of terms of a panel.
    pub(super) terms: i64,
    /// The number of rows of a tile.
    pub(super) rows: i64,
    /// The number of vectors of a row of a tile.
    pub(super) vectors: i64,
    /// The number of lanes of a vector.
    pub(super) lanes: i64,
}

/// Returns the schedule of a contraction whose accumulators have `bytes` bytes; `None` if plain loops are as fast.
pub(super) fn plan(space: &Space, target: &Target, bytes: i64) -> Option<Plan> {
    if !target.has_vectors() {
        return None;
    }
    let lanes = 16 / bytes;
    // x86-64 has 16 vector registers, the others have 32.
    let (rows, vectors) = if target.has_indexed_addresses() { (4, 2) } else { (4, 4) };
    let mut best: Option<(f64, [usize; 3])> = None;
    for packed in 0..2 {
        let [lanes_of, rows_of] = [&space.inputs[packed], &space.inputs[1 - packed]];
        for lane_dim in own_loops(space, lanes_of, rows_of) {
            for row_dim in own_loops(space, rows_of, lanes_of) {
                let cost = cost(space, [packed, lane_dim, row_dim], [rows, lanes]);
                if best.is_none_or(|best| cost < best.0) {
                    best = Some((cost, [packed, lane_dim, row_dim]));
                }
            }
        }
    }
    let [packed, lane_dim, row_dim] = best?.1;
    let count: i64 = (0..space.sizes.len()).map(|dim| expected(space.sizes[dim])).product();
    if count < MIN_ITERATIONS || expected(space.sizes[lane_dim]) < lanes {
        return None;
    }
    let others = |needed: bool| {
        let dims = (0..space.sizes.len()).filter(|&dim| dim != lane_dim && dim != row_dim);
        dims.filter(|&dim| space.parallel[dim] && space.inputs[packed].has(dim) == needed).collect()
    };
    let (outer_terms, panel_terms, block, terms) = split_terms(space);
    let lane_count = space.sizes[lane_dim].constant().unwrap_or(i64::MAX);
    Some(Plan {
        packed,
        lane_dim,
        row_dim,
        panel_dims: others(true),
        reuse_dims: others(false),
        outer_terms,
        panel_terms,
        block,
        terms,
        rows: space.sizes[row_dim].constant().unwrap_or(i64::MAX).min(rows),
        vectors: vectors.min((lane_count - 1) / lanes + 1),
        lanes,
    })
}

/// Returns the parallel loops that only one of two inputs depends on.
fn own_loops<'a>(
    space: &'a Space,
    access: &'a Access,
    other: &'a Access,
) -> impl Iterator<Item = usize> + 'a {
    (0..space.sizes.len()).filter(|&dim| space.parallel[dim] && access.has(dim) && !other.has(dim))
}

fn expected(size: IndexValue) -> i64 {
    size.constant().unwrap_or(EXPECTED_SIZE)
}

/// Estimates the cost of an iteration in multiplications of vectors, given the packed input and the loops of
/// lanes and rows.
fn cost(space: &Space, [packed, lane_dim, row_dim]: [usize; 3], [rows, lanes]: [i64; 2]) -> f64 {
    let size = |dim: usize| expected(space.sizes[dim]) as f64;
    let (lane_count, row_count) = (size(lane_dim), size(row_dim));
    let lanes = lanes as f64;
    let padded = (lane_count / lanes).ceil() * lanes / lane_count;
    let broadcasts = 1.0 / row_count.min(rows as f64);
    // The number of uses of a packed element, and of accumulations into an element of the output.
    let dims = 0..space.sizes.len();
    let uses: f64 =
        dims.clone().filter(|&dim| space.parallel[dim] && !space.inputs[packed].has(dim)).map(size).product();
    let terms: f64 = dims.filter(|&dim| !space.parallel[dim]).map(size).product();
    let is_adjacent = |access: &Access| access.steps[lane_dim].constant() == Some(1);
    let packing = if is_adjacent(&space.inputs[packed]) { 2.0 } else { 2.0 * lanes } / uses;
    let output = if is_adjacent(&space.output) { 2.0 } else { 6.0 * lanes } / terms;
    padded * (1.0 + broadcasts) + packing + output
}

/// Distributes the reduction loops: those around panels, those of a panel, the number of iterations of the first loop
/// of a panel, and the number of terms of a panel.
fn split_terms(space: &Space) -> (Vec<usize>, Vec<usize>, i64, i64) {
    let mut outer: Vec<usize> = (0..space.sizes.len()).filter(|&dim| !space.parallel[dim]).collect();
    let mut inner = Vec::new();
    let (mut block, mut terms) = (1, 1);
    while let Some(dim) = outer.pop() {
        inner.insert(0, dim);
        let size = space.sizes[dim].constant().filter(|&size| size <= PANEL_TERMS / terms * 2);
        block = size.unwrap_or((PANEL_TERMS / terms).max(1)).max(1);
        terms *= block;
        if size.is_none() {
            break;
        }
    }
    (outer, inner, block, terms)
}
