//! Indexed accesses: `vector.gather` and `vector.scatter`.

use crate::dialect::llvm::arith::MUL;
use crate::dialect::llvm::{cast, masked, memory};
use crate::dialect::vector::{Gather, Scatter};
use crate::ir::{Op, Value, name};

use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::access::{BaseAddress, check_unpacked};
use super::lanes::Shape;
use super::shape::vector_value;

/// Computes the addresses of all elements, row by row.
fn addresses(
    cv: &mut Converter,
    base: Value,
    offsets: &[Value],
    indices: Value,
) -> Result<Vec<Value>, Problem> {
    let base = BaseAddress::of(cv, base, offsets)?;
    let (positions, shape) = vector_value(cv, indices)?;
    let stride = base.strides.last().copied().unwrap_or(IndexValue::Constant(1));
    let pointer = cv.type_of(base.address);
    let pointers = cv.row_type(shape.lanes(), pointer);
    let mut rows = Vec::new();
    for row in cv.rows(positions, &shape) {
        let distances = distances(cv, row, &shape, stride);
        let attrs = [
            (name::RAW_CONSTANT_INDICES, cv.cx.i32_array_attr(&[memory::DYNAMIC_INDEX])),
            (name::ELEM_TYPE, cv.cx.type_attr(base.element)),
        ];
        rows.push(cv.emit_value(memory::GETELEMENTPTR, &[base.address, distances], pointers, &attrs));
    }
    Ok(rows)
}

/// Converts a row of signed indices to distances in elements, which are as wide as an index.
fn distances(cv: &mut Converter, row: Value, shape: &Shape, stride: IndexValue) -> Value {
    let index = cv.types.index;
    let ty = cv.row_type(shape.lanes(), index);
    let width = cv.cx.int_width(shape.element).unwrap_or(cv.types.index_bits);
    let row = match width.cmp(&cv.types.index_bits) {
        std::cmp::Ordering::Less => cv.emit_value(cast::SEXT, &[row], ty, &[]),
        std::cmp::Ordering::Equal => row,
        std::cmp::Ordering::Greater => cv.emit_value(cast::TRUNC, &[row], ty, &[]),
    };
    if stride.constant() == Some(1) {
        return row;
    }
    let stride = cv.index_to_value(stride);
    let stride = cv.splat(stride, ty);
    cv.emit_value(MUL, &[row, stride], ty, &[])
}

pub(super) fn convert_gather(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    gather(cv, op, None)
}

pub(super) fn gather(cv: &mut Converter, op: Op, outer_mask: Option<Value>) -> Result<(), Problem> {
    let (source, old) = (cv.source(), Gather(op));
    let addresses = addresses(cv, old.base(source), old.offsets(source), old.indices(source))?;
    let (mask, mask_shape) = vector_value(cv, old.mask(source))?;
    let (pass_thru, shape) = vector_value(cv, old.pass_thru(source))?;
    check_unpacked(cv, &shape)?;
    let mask = cv.and_masks(Some(mask), outer_mask).unwrap_or(mask);
    let attrs = cv.masked_attrs(shape.element);
    let (masks, mut rows) = (cv.rows(mask, &mask_shape), cv.rows(pass_thru, &shape));
    for ((row, &mask), &addresses) in rows.iter_mut().zip(&masks).zip(&addresses) {
        *row = cv.emit_value(masked::GATHER, &[addresses, mask, *row], shape.row, &attrs);
    }
    let value = cv.vector_of_rows(&shape, &rows);
    cv.set_only(op, value);
    Ok(())
}

/// Converts a scatter in the order of the lanes: of several stores to the same address the last one wins.
pub(super) fn convert_scatter(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, old) = (cv.source(), Scatter(op));
    let addresses = addresses(cv, old.base(source), old.offsets(source), old.indices(source))?;
    let (mask, mask_shape) = vector_value(cv, old.mask(source))?;
    let (value, shape) = vector_value(cv, old.value_to_store(source))?;
    check_unpacked(cv, &shape)?;
    let attrs = cv.masked_attrs(shape.element);
    let (masks, rows) = (cv.rows(mask, &mask_shape), cv.rows(value, &shape));
    for ((&row, &mask), &addresses) in rows.iter().zip(&masks).zip(&addresses) {
        cv.emit(masked::SCATTER, &[row, addresses, mask], &[], &attrs);
    }
    Ok(())
}
