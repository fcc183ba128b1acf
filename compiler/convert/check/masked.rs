//! Checks of masked accesses: only active lanes are checked.

use crate::dialect::llvm::arith::{ADD, OR, SELECT};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Op, TypeData, TypeId, Value};

use super::super::arith::compare;
use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::super::vector::lanes::Shape;
use super::super::vector::shape::vector_operand;
use super::access::{indices, sizes};
use super::{Extent, check_extent, require};

/// Returns the lanes of a vector, row by row.
fn lanes_of(cv: &mut Converter, vector: Value, shape: &Shape) -> Vec<Vec<Value>> {
    let rows = cv.rows(vector, shape);
    rows.into_iter().map(|row| cv.lanes(row, shape.lanes())).collect()
}

/// Checks the dimensions along which the vector does not run. Returns number, index and size of the last dimension, if
/// there is one.
fn check_outer(cv: &mut Converter, op: Op) -> Result<Option<(usize, IndexValue, IndexValue)>, Problem> {
    let (indices, sizes) = (indices(cv, op, 0)?, sizes(cv, op, 0)?);
    let Some((&last, outer)) = indices.split_last() else { return Ok(None) };
    for (dimension, (&first, &size)) in outer.iter().zip(&sizes).enumerate() {
        check_extent(cv, op, Extent { dimension, first, count: 1, size })?;
    }
    Ok(sizes.last().map(|&size| (outer.len(), last, size)))
}

/// Checks an index if a bit is set.
fn check_if(
    cv: &mut Converter,
    op: Op,
    dimension: usize,
    bit: Value,
    index: Value,
    size: IndexValue,
) -> Result<(), Problem> {
    let size = cv.index_to_value(size);
    let inside = compare(cv, IntPredicate::Ult, index, size);
    let no = cv.constant(TypeId::I1, 0);
    let unset = compare(cv, IntPredicate::Eq, bit, no);
    let holds = cv.emit_value(OR, &[inside, unset], TypeId::I1, &[]);
    let text = format!("index {dimension} = %lld is out of bounds for dimension {dimension} of size %lld");
    require(cv, op, holds, &text, &[index, size])
}

/// A masked access to a buffer, starting at some indices.
pub(super) struct MaskedAccess {
    pub(super) indices: Vec<IndexValue>,
    pub(super) sizes: Vec<IndexValue>,
    /// The dimension of the buffer for each dimension of the mask.
    pub(super) along: Vec<usize>,
    /// Dimensions that the operation itself bounds-checks.
    pub(super) unchecked: Vec<usize>,
}

/// Checks a masked vector access along the last dimensions of the buffer.
pub(super) fn check_masked(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let count = cv.source().operands(op).len();
    let (mask, shape) = vector_operand(cv, op, count - 2)?;
    let (indices, sizes) = (indices(cv, op, 0)?, sizes(cv, op, 0)?);
    let along = (indices.len().saturating_sub(shape.sizes.len())..indices.len()).collect();
    let access = MaskedAccess { indices, sizes, along, unchecked: Vec::new() };
    check_lanes(cv, op, &access, mask, &shape)
}

/// Checks the indices of all active lanes. In each row these are the index of the row and those of its first and last
/// active lane.
pub(super) fn check_lanes(
    cv: &mut Converter,
    op: Op,
    access: &MaskedAccess,
    mask: Value,
    shape: &Shape,
) -> Result<(), Problem> {
    let rows = lanes_of(cv, mask, shape);
    let mut any = cv.constant(TypeId::I1, 0);
    for (position, lanes) in shape.rows().into_iter().zip(rows) {
        let any_here = any_of(cv, &lanes);
        any = cv.emit_value(OR, &[any, any_here], TypeId::I1, &[]);
        for (&at, &dimension) in position.iter().zip(&access.along) {
            check_step(cv, op, access, dimension, any_here, IndexValue::Constant(at))?;
        }
        if let Some(&dimension) = access.along.get(position.len()) {
            for chosen in ends(cv, &lanes) {
                check_step(cv, op, access, dimension, any_here, IndexValue::Value(chosen))?;
            }
        }
    }
    for dimension in 0..access.indices.len() {
        if !access.along.contains(&dimension) {
            check_step(cv, op, access, dimension, any, IndexValue::Constant(0))?;
        }
    }
    Ok(())
}

/// Checks the index at a distance from that of the access in a dimension, if a bit is set.
fn check_step(
    cv: &mut Converter,
    op: Op,
    access: &MaskedAccess,
    dimension: usize,
    bit: Value,
    distance: IndexValue,
) -> Result<(), Problem> {
    if access.unchecked.contains(&dimension) {
        return Ok(());
    }
    let index = cv.add_index(access.indices[dimension], distance, 0);
    let size = access.sizes[dimension];
    if let (Some(index), Some(size)) = (index.constant(), size.constant())
        && (0..size).contains(&index)
    {
        return Ok(());
    }
    let index = cv.index_to_value(index);
    check_if(cv, op, dimension, bit, index, size)
}

/// Returns the positions of the first and the last active lane; 0 if none is active.
fn ends(cv: &mut Converter, lanes: &[Value]) -> [Value; 2] {
    let ty = cv.types.index;
    let mut chosen = [cv.constant(ty, 0); 2];
    for (number, &lane) in lanes.iter().enumerate() {
        let (number, back) = (cv.constant(ty, number as i128), lanes.len() - 1 - number);
        chosen[1] = cv.emit_value(SELECT, &[lane, number, chosen[1]], ty, &[]);
        let number = cv.constant(ty, back as i128);
        chosen[0] = cv.emit_value(SELECT, &[lanes[back], number, chosen[0]], ty, &[]);
    }
    chosen
}

/// Checks an access to as many consecutive elements as lanes are active.
pub(super) fn check_packed(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let count = cv.source().operands(op).len();
    let (mask, shape) = vector_operand(cv, op, count - 2)?;
    let rows = lanes_of(cv, mask, &shape);
    // Vectors of several dimensions are refused.
    let [lanes] = rows.as_slice() else { return Ok(()) };
    let Some((dimension, start, size)) = check_outer(cv, op)? else { return Ok(()) };
    let any = any_of(cv, lanes);
    let ty = cv.types.index;
    let mut last = cv.constant(ty, -1);
    for &lane in lanes {
        let one = cv.emit_value(ZEXT, &[lane], ty, &[]);
        last = cv.emit_value(ADD, &[last, one], ty, &[]);
    }
    let first = cv.index_to_value(start);
    check_if(cv, op, dimension, any, first, size)?;
    let last = cv.add_index(start, IndexValue::Value(last), 0);
    let last = cv.index_to_value(last);
    check_if(cv, op, dimension, any, last, size)
}

fn any_of(cv: &mut Converter, bits: &[Value]) -> Value {
    let mut any = cv.constant(TypeId::I1, 0);
    for &bit in bits {
        any = cv.emit_value(OR, &[any, bit], TypeId::I1, &[]);
    }
    any
}

/// Checks each active lane on its own. Its index in the last dimension is the sum of the operation's index and its own.
/// `outer` is the mask of the surrounding `vector.mask`.
pub(super) fn check_gather(cv: &mut Converter, op: Op, outer: Option<Value>) -> Result<(), Problem> {
    if !matches!(cv.cx.type_data(cv.operand_type(op, 0)), TypeData::MemRef { .. }) {
        return Ok(());
    }
    let count = cv.source().operands(op).len();
    let (mask, mask_shape) = vector_operand(cv, op, count - 2)?;
    let mask = cv.and_masks(Some(mask), outer).unwrap_or(mask);
    let rows = lanes_of(cv, mask, &mask_shape);
    let Some((dimension, start, size)) = check_outer(cv, op)? else { return Ok(()) };
    let (positions, shape) = vector_operand(cv, op, count - 3)?;
    let positions = lanes_of(cv, positions, &shape);
    for (lane, bit) in positions.into_iter().flatten().zip(rows.into_iter().flatten()) {
        let distance = as_index(cv, lane);
        let index = cv.add_index(start, IndexValue::Value(distance), 0);
        let index = cv.index_to_value(index);
        check_if(cv, op, dimension, bit, index, size)?;
    }
    Ok(())
}

/// Truncates or extends a signed number to the width of an index.
fn as_index(cv: &mut Converter, value: Value) -> Value {
    let (ty, bits) = (cv.types.index, cv.types.index_bits);
    match cv.cx.int_width(cv.type_of(value)) {
        Some(width) if width < bits => cv.emit_value(SEXT, &[value], ty, &[]),
        Some(width) if width > bits => cv.emit_value(TRUNC, &[value], ty, &[]),
        _ => value,
    }
}
