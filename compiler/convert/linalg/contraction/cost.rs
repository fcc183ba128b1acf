//! The cost of a plan: cycles for the product of a vector.

use super::plan::{Machine, Plan, Source, expected};
use super::space::Space;

/// The number of instructions, and of operations on vectors, that start in a cycle.
const INSTRUCTIONS: f64 = 5.0;
const OPERATIONS: f64 = 4.0;
/// The number of instructions of a term that a constant panel of rows costs more than one on the stack: shuffles, which
/// run beside products, instead of loads.
const CONSTANT_ROWS: f64 = 0.5;
/// The latency of a sum.
const LATENCY: f64 = 3.0;

/// Estimates the cycles of a plan for the product of a vector of elements.
pub(super) fn cost(plan: &Plan, space: &Space, machine: Machine) -> f64 {
    let (rows, lanes) = (plan.rows as f64, plan.lanes as f64);
    let row_count = (expected(plan.row_axis.size(space)) as f64).max(1.0);
    let lane_count = (expected(plan.lane_axis.size(space)) as f64).max(1.0);
    let width = plan.width() as f64;
    let waste = blocks(row_count, rows) * blocks(lane_count, width);
    let kernel = term(plan, machine) / (rows * plan.vectors as f64 * plan.products as f64) * waste;
    // Packing, for each vector of terms, and for each use of it.
    let uses: f64 = plan.reuse_dims.iter().map(|&dim| expected(space.sizes[dim]) as f64).product();
    let is_vector = space.inputs[plan.packed].is_adjacent(&plan.lane_axis)
        && plan.lane_axis.is_aligned(space, plan.width())
        && machine.are_factors[plan.packed];
    let step = space.inputs[plan.packed].steps[plan.lane_axis.innermost()].constant();
    let step = step.filter(|step| (1..=2).contains(step)).map_or(lanes / 2.0, |step| step as f64);
    let lane_packing = match plan.lane_source {
        Source::Input | Source::Constant => 0.0,
        _ if is_vector => 2.5,
        _ if plan.period.is_some() && machine.are_factors[plan.packed] => 5.0 * step,
        _ => 4.0 * lanes,
    };
    let row_packing = if plan.row_source == Source::Panel { 4.0 } else { 0.0 };
    let columns = lane_count.min(plan.columns as f64) / lanes;
    let packing = lane_packing / (row_count * uses) + row_packing / columns;
    let (vectors, scalars) = (2.0, 8.0 * lanes);
    let output = match space.output.is_adjacent(&plan.lane_axis) {
        true => vectors / plan.terms.count as f64,
        false if plan.is_transposed => vectors / plan.terms.count as f64 + scalars / term_count(space),
        false => scalars / plan.terms.count as f64,
    };
    kernel + (packing + output) / INSTRUCTIONS
}

/// Returns the number of terms of a sum.
fn term_count(space: &Space) -> f64 {
    let sizes = space.sizes.iter().zip(&space.parallel).filter(|(_, parallel)| !**parallel);
    sizes.map(|(&size, _)| expected(size) as f64).product()
}

/// Returns the number of elements that blocks have for each one that is needed.
fn blocks(count: f64, block: f64) -> f64 {
    (count / block).ceil() * block / count
}

/// Estimates the cycles of a term of a tile.
fn term(plan: &Plan, machine: Machine) -> f64 {
    let (rows, vectors) = (plan.rows as f64, plan.vectors as f64);
    let products = rows * vectors;
    let copies = if machine.target.has_three_operand_vectors() { 0.0 } else { products - rows };
    let (shuffles, more) = match plan.row_source {
        _ if plan.has_splat_loads => (0.0, 0.0),
        Source::Input => (rows, 0.0),
        Source::Constant => (0.0, CONSTANT_ROWS),
        Source::Panel => (0.0, 0.0),
    };
    let loads = vectors + rows;
    let instructions = loads + shuffles + more + copies + 2.0 * products;
    let operations = 2.0 * products + shuffles;
    (instructions / INSTRUCTIONS).max(operations / OPERATIONS).max(LATENCY)
}
