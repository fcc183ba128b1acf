//! Initial values: the operation that writes the output of a reduction before the reduction does. A schedule computes
//! them in registers, as the first values of the accumulators.
//!
//! *Class.* Two operations that follow each other, but for views, allocations and constants, whose only output is the
//! same buffer. The first one has parallel loops only and does not read its output: fills, and broadcasts of a bias.
//!
//! *Legality.* The first operation reads its inputs later, when some elements of the output are complete. So they must
//! share no memory with the output.

use crate::dialect::linalg::loops::{Loops, loops};
use crate::dialect::{arith, memref};
use crate::ir::{AffineExpr, AffineMap, Body, Op, OpName, TypeData, Value};

use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::contraction::{convert_filled_contraction, has_schedule};
use super::disjoint::are_disjoint;
use super::nest::Nest;
use super::window::convert_window;
use super::{Operand, convert_alone, input_number, operands_and_bounds, reads_index};

/// Operations without effects on the elements of buffers.
const NEUTRAL: [OpName; 9] = [
    arith::CONSTANT,
    memref::GET_GLOBAL,
    memref::ALLOC,
    memref::ALLOCA,
    memref::VIEW,
    memref::SUBVIEW,
    memref::CAST,
    memref::COLLAPSE_SHAPE,
    memref::EXPAND_SHAPE,
];

/// Converts a reduction together with its initial values; nothing is left to do for the operation that writes them.
/// Returns false for other operations.
pub(super) fn convert_with_initial(cv: &mut Converter, op: Op) -> Result<bool, Problem> {
    match is_reduction(cv, op) {
        Some(true) => {
            let initial = neighbour(cv, op, false).filter(|&initial| is_initial(cv, initial, op));
            let Some(initial) = initial else { return Ok(false) };
            if !convert_together(cv, initial, op)? {
                let source = cv.source();
                cv.build().loc = source.loc(initial);
                convert_alone(cv, initial)?;
                cv.build().loc = source.loc(op);
                convert_alone(cv, op)?;
            }
            Ok(true)
        }
        Some(false) => {
            let next = neighbour(cv, op, true).filter(|&next| is_reduction(cv, next) == Some(true));
            Ok(next.is_some_and(|next| is_initial(cv, op, next)))
        }
        None => Ok(false),
    }
}

/// Converts both operations to the schedule of a contraction or of a window. Returns false if there is none; then nothing
/// was emitted.
fn convert_together(cv: &mut Converter, initial: Op, reduction: Op) -> Result<bool, Problem> {
    let (mut operands, bounds) = operands_and_bounds(cv, reduction)?;
    if has_schedule(cv, reduction, &operands, &bounds) {
        let Some(value) = filled(cv, initial) else { return Ok(false) };
        return convert_filled_contraction(cv, reduction, &operands, &bounds, value);
    }
    let mut nest = Nest::new(bounds, &operands[operands.len() - 1..]);
    let Some(mut of_initial) = initial_operands(cv, initial, reduction)? else { return Ok(false) };
    let all = operands.iter_mut().chain(&mut of_initial);
    nest.simplify(all.filter_map(Operand::buffer_mut).collect());
    convert_window(cv, reduction, &operands, &nest, Some((initial, &of_initial)))
}

/// Returns the scalar with which an operation fills its output.
fn filled(cv: &Converter, initial: Op) -> Option<Value> {
    let source = cv.source();
    let &[region] = source.regions(initial) else { return None };
    let &[block] = source.region_blocks(region) else { return None };
    let &[end] = source.block_ops(block) else { return None };
    let &[element] = source.operands(end) else { return None };
    let number = source.block_args(block).iter().position(|&arg| arg == element)?;
    let &scalar = source.operands(initial).get(number)?;
    (source.value_type(scalar) == source.value_type(element)).then_some(scalar)
}

/// Returns the operands of the operation that writes the initial values, with steps for the loops of the reduction;
/// `None` if their indices are not linear.
fn initial_operands(cv: &mut Converter, initial: Op, reduction: Op) -> Result<Option<Vec<Operand>>, Problem> {
    let source = cv.source();
    let [Some(to), Some(from)] = [reduction, initial].map(|op| loops(&cv.cx, source, op)) else {
        return Ok(None);
    };
    let (Some(outer), Some(own)) = (to.maps.last(), from.maps.last()) else { return Ok(None) };
    let (mut operands, _) = operands_and_bounds(cv, initial)?;
    for buffer in operands.iter_mut().filter_map(Operand::buffer_mut) {
        let Some(steps) = &buffer.steps else { return Ok(None) };
        let mut moved = vec![IndexValue::Constant(0); to.count];
        for (to, from) in outer.results.iter().zip(&own.results) {
            let (AffineExpr::Dim(to), AffineExpr::Dim(from)) = (to, from) else { return Ok(None) };
            moved[*to as usize] = steps[*from as usize];
        }
        buffer.steps = Some(moved);
    }
    Ok(Some(operands))
}

/// Returns true if a structured operation with one output is a reduction, and false if all of its loops are parallel; `None`
/// for others.
fn is_reduction(cv: &Converter, op: Op) -> Option<bool> {
    let nest = structured(cv, op)?;
    let parallel = parallel(nest.maps.last()?, nest.count)?;
    Some(!parallel.iter().all(|&parallel| parallel))
}

/// Returns the loops of a structured operation on buffers with one output.
fn structured(cv: &Converter, op: Op) -> Option<Loops> {
    let source = cv.source();
    let nest = loops(&cv.cx, source, op)?;
    let operands = source.operands(op);
    let is_supported = source.result_count(op) == 0
        && nest.maps.len() == operands.len()
        && input_number(cv, op, operands.len()) + 1 == operands.len()
        && !reads_index(source, op);
    is_supported.then_some(nest)
}

/// Returns true for each loop that is an index of the output; `None` if other expressions are indices.
fn parallel(output: &AffineMap, count: usize) -> Option<Vec<bool>> {
    let mut parallel = vec![false; count];
    for expr in &output.results {
        let AffineExpr::Dim(dim) = expr else { return None };
        let is_parallel = parallel.get_mut(*dim as usize)?;
        if std::mem::replace(is_parallel, true) {
            return None;
        }
    }
    Some(parallel)
}

/// Returns the next or the previous operation of a block that is not neutral.
fn neighbour(cv: &Converter, op: Op, is_next: bool) -> Option<Op> {
    let source = cv.source();
    let ops = source.block_ops(source.parent_block(op)?);
    let position = ops.iter().position(|&other| other == op)?;
    let is_effect = |op: &&Op| !NEUTRAL.contains(&source.name(**op));
    match is_next {
        true => ops[position + 1..].iter().find(is_effect).copied(),
        false => ops[..position].iter().rev().find(is_effect).copied(),
    }
}

/// Returns true if an operation writes the initial values of a reduction.
fn is_initial(cv: &Converter, op: Op, reduction: Op) -> bool {
    let source = cv.source();
    let Some(output) = elementwise_output(cv, op) else { return false };
    let (args, operands) = (region_args(source, op), source.operands(op));
    let inputs = &operands[..operands.len() - 1];
    output_of(source, reduction) == Some(output)
        && args.last().is_some_and(|&arg| !is_read(source, op, arg))
        && inputs.iter().all(|&input| is_apart(cv, input, output))
}

/// Returns the output of an operation all of whose loops are parallel.
fn elementwise_output(cv: &Converter, op: Op) -> Option<Value> {
    (is_reduction(cv, op) == Some(false)).then(|| output_of(cv.source(), op))?
}

fn output_of(source: &Body, op: Op) -> Option<Value> {
    source.operands(op).last().copied()
}

/// Returns true if a scalar or a buffer shares no memory with the output.
fn is_apart(cv: &Converter, input: Value, output: Value) -> bool {
    let is_buffer = matches!(cv.cx.type_data(cv.source().value_type(input)), TypeData::MemRef { .. });
    !is_buffer || are_disjoint(cv, input, output)
}

/// Returns the arguments of the region of an operation.
pub(super) fn region_args(source: &Body, op: Op) -> &[Value] {
    let entry = source.regions(op).first().and_then(|&region| source.entry_block(region));
    entry.map_or(&[], |entry| source.block_args(entry))
}

fn is_read(source: &Body, op: Op, arg: Value) -> bool {
    let blocks = source.regions(op).iter().flat_map(|&region| source.region_blocks(region));
    let mut ops = blocks.flat_map(|&block| source.block_ops(block));
    ops.any(|&inner| source.operands(inner).contains(&arg))
}
