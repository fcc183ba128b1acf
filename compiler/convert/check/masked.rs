//! Accesses under a mask: of the lanes that are set.

use crate::dialect::llvm::arith::{ADD, OR, SELECT};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Op, TypeData, TypeId, Value};

use super::super::arith::compare;
use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::super::vector::shape::vector_operand;
use super::access::{indices, sizes};
use super::{Extent, check_extent, require};

/// The lanes of the mask of an access, row by row; it is the operand before the last.
fn mask_rows(cv: &mut Converter, op: Op) -> Result<Vec<Vec<Value>>, Problem> {
    let count = cv.source().operands(op).len();
    let (mask, shape) = vector_operand(cv, op, count - 2)?;
    let rows = cv.rows(mask, &shape);
    Ok(rows.into_iter().map(|row| cv.lanes(row, shape.lanes())).collect())
}

/// Checks the dimensions that the vector does not run along, and gives index and size of the last one, if there is any.
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

/// Lanes of a row in memory: the first and the last one that are set.
pub(super) fn check_masked(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let rows = mask_rows(cv, op)?;
    // Rows of vectors of several dimensions begin at other indices of the outer dimensions.
    let [lanes] = rows.as_slice() else { return Ok(()) };
    let Some((dimension, start, size)) = check_outer(cv, op)? else { return Ok(()) };
    let any = any_of(cv, lanes);
    let numbers: Vec<usize> = (0..lanes.len()).collect();
    for order in [numbers.iter().rev().collect::<Vec<_>>(), numbers.iter().collect()] {
        let ty = cv.types.index;
        let mut chosen = cv.constant(ty, 0);
        for &number in order {
            let number_value = cv.constant(ty, number as i128);
            chosen = cv.emit_value(SELECT, &[lanes[number], number_value, chosen], ty, &[]);
        }
        let index = cv.add_index(start, IndexValue::Value(chosen), 0);
        let index = cv.index_to_value(index);
        check_if(cv, op, dimension, any, index, size)?;
    }
    Ok(())
}

/// As many elements one after another as lanes are set.
pub(super) fn check_packed(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let rows = mask_rows(cv, op)?;
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

/// Each lane that is set by itself: its index in the last dimension is that of the operation and its own.
pub(super) fn check_gather(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    if !matches!(cv.cx.type_data(cv.operand_type(op, 0)), TypeData::MemRef { .. }) {
        return Ok(());
    }
    let rows = mask_rows(cv, op)?;
    let Some((dimension, start, size)) = check_outer(cv, op)? else { return Ok(()) };
    let count = cv.source().operands(op).len();
    let (positions, shape) = vector_operand(cv, op, count - 3)?;
    let positions = cv.rows(positions, &shape);
    for (row, bits) in positions.into_iter().zip(rows) {
        for (lane, bit) in cv.lanes(row, shape.lanes()).into_iter().zip(bits) {
            let distance = as_index(cv, lane);
            let index = cv.add_index(start, IndexValue::Value(distance), 0);
            let index = cv.index_to_value(index);
            check_if(cv, op, dimension, bit, index, size)?;
        }
    }
    Ok(())
}

/// A signed number as wide as an index.
fn as_index(cv: &mut Converter, value: Value) -> Value {
    let (ty, bits) = (cv.types.index, cv.types.index_bits);
    match cv.cx.int_width(cv.type_of(value)) {
        Some(width) if width < bits => cv.emit_value(SEXT, &[value], ty, &[]),
        Some(width) if width > bits => cv.emit_value(TRUNC, &[value], ty, &[]),
        _ => value,
    }
}
