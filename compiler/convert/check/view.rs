//! Views: parts of buffers, and casts to more specific types.

use std::rc::Rc;

use crate::dialect::llvm::arith::{AND, OR};
use crate::dialect::llvm::cast::PTRTOINT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory;
use crate::dialect::memref::{AssumeAlignment, Dim, MemRefCast, MemRefCopy};
use crate::ir::{DYNAMIC, Op, TypeData, TypeId, Value, name};

use super::super::arith::compare;
use super::super::context::{Converted, Converter, Problem};
use super::super::index_value::IndexValue;
use super::access::sizes;
use super::{check_index, require};

/// Checks that `memref.dim` names a dimension of the memref.
pub(super) fn check_dim(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, dim) = (cv.source(), Dim(op));
    let dimension = cv.one(dim.index(source))?;
    let rank = match cv.converted(dim.source(source))? {
        Converted::MemRef(descriptor) => IndexValue::Constant(descriptor.sizes.len() as i64),
        Converted::Unranked(rank, _) => IndexValue::Value(rank),
        _ => return Err(Problem::Reported),
    };
    let dimension = cv.index_value(dimension);
    if let (Some(dimension), Some(rank)) = (dimension.constant(), rank.constant()) {
        let is_one = (0..rank).contains(&dimension);
        let message = format!("index {dimension} is out of bounds for rank {rank}");
        return if is_one { Ok(()) } else { Err(message.into()) };
    }
    let (dimension, rank) = (cv.index_to_value(dimension), cv.index_to_value(rank));
    let is_one = compare(cv, IntPredicate::Ult, dimension, rank);
    require(cv, op, is_one, "index %lld is out of bounds for rank %lld", &[dimension, rank])
}

/// Checks that the first and the last index of a part are in bounds, unless it is empty.
pub(super) fn check_subview(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let whole = sizes(cv, op, 0)?;
    let mut dynamic = cv.singles(&cv.source().operands(op)[1..])?.into_iter();
    let offsets = cv.mixed_list(op, name::STATIC_OFFSETS, &mut dynamic)?;
    let sizes = cv.mixed_list(op, name::STATIC_SIZES, &mut dynamic)?;
    let steps = cv.mixed_list(op, name::STATIC_STRIDES, &mut dynamic)?;
    let parts = offsets.into_iter().zip(sizes).zip(steps).zip(whole);
    for (dimension, (((offset, size), step), whole)) in parts.enumerate() {
        let before_last = cv.add_index(size, IndexValue::Constant(-1), 0);
        let distance = cv.multiply_index(before_last, step, 0);
        let last = cv.add_index(offset, distance, 0);
        match size.constant() {
            Some(0) => {}
            Some(1) => check_index(cv, op, dimension, offset, whole)?,
            Some(_) => {
                check_index(cv, op, dimension, offset, whole)?;
                check_index(cv, op, dimension, last, whole)?;
            }
            None => {
                check_not_negative(cv, op, &format!("size of dimension {dimension}"), size)?;
                let size = cv.index_to_value(size);
                let zero = cv.constant(cv.types.index, 0);
                let is_empty = compare(cv, IntPredicate::Eq, size, zero);
                for index in [offset, last] {
                    check_unless(cv, op, dimension, is_empty, index, whole)?;
                }
            }
        }
    }
    Ok(())
}

pub(super) fn check_not_negative(
    cv: &mut Converter,
    op: Op,
    what: &str,
    number: IndexValue,
) -> Result<(), Problem> {
    match number {
        IndexValue::Constant(number) if number >= 0 => Ok(()),
        IndexValue::Constant(number) => Err(format!("{what} = {number} is negative").into()),
        IndexValue::Value(number) => {
            let zero = cv.constant(cv.types.index, 0);
            let holds = compare(cv, IntPredicate::Sge, number, zero);
            require(cv, op, holds, &format!("{what} = %lld is negative"), &[number])
        }
    }
}

/// Checks an index unless a condition holds.
fn check_unless(
    cv: &mut Converter,
    op: Op,
    dimension: usize,
    condition: Value,
    index: IndexValue,
    size: IndexValue,
) -> Result<(), Problem> {
    let (index, size) = (cv.index_to_value(index), cv.index_to_value(size));
    let inside = compare(cv, IntPredicate::Ult, index, size);
    let holds = cv.emit_value(OR, &[inside, condition], TypeId::I1, &[]);
    let text = format!("index {dimension} = %lld is out of bounds for dimension {dimension} of size %lld");
    require(cv, op, holds, &text, &[index, size])
}

/// Checks that the memref has the properties that the new type fixes.
pub(super) fn check_cast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let result = cv.result_type(op, 0);
    if !matches!(cv.cx.type_data(result), TypeData::MemRef { .. }) {
        return Ok(());
    }
    let ty = cv.memref_type(result)?;
    let descriptor = match cv.converted(MemRefCast(op).source(cv.source()))? {
        Converted::MemRef(descriptor) => descriptor,
        Converted::Unranked(rank, pointer) => {
            let wanted = ty.sizes.len() as i64;
            check_equal(cv, op, "rank", IndexValue::Value(rank), wanted)?;
            let structure = cv.convert_type(result)?;
            let loaded = cv.emit_value(memory::LOAD, &[pointer], structure, &[]);
            Rc::new(cv.descriptor_parts(loaded, &ty))
        }
        _ => return Err(Problem::Reported),
    };
    check_equal(cv, op, "offset", descriptor.offset, ty.offset)?;
    for (dimension, (&size, &wanted)) in descriptor.sizes.iter().zip(&ty.sizes).enumerate() {
        check_equal(cv, op, &format!("size of dimension {dimension}"), size, wanted)?;
    }
    for (dimension, (&stride, &wanted)) in descriptor.strides.iter().zip(&ty.strides).enumerate() {
        check_equal(cv, op, &format!("stride of dimension {dimension}"), stride, wanted)?;
    }
    Ok(())
}

pub(super) fn check_equal(
    cv: &mut Converter,
    op: Op,
    what: &str,
    found: IndexValue,
    wanted: i64,
) -> Result<(), Problem> {
    if wanted == DYNAMIC {
        return Ok(());
    }
    match found {
        IndexValue::Constant(found) if found == wanted => Ok(()),
        IndexValue::Constant(found) => Err(format!("{what} = {found} is not {wanted}").into()),
        IndexValue::Value(found) => {
            let number = cv.constant(cv.types.index, wanted.into());
            let is_equal = compare(cv, IntPredicate::Eq, found, number);
            require(cv, op, is_equal, &format!("{what} = %lld is not {wanted}"), &[found])
        }
    }
}

/// Checks that both buffers have the same sizes.
pub(super) fn check_copy(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, copy) = (cv.source(), MemRefCopy(op));
    let (from, to) = (cv.converted(copy.source(source))?, cv.converted(copy.target(source))?);
    let (Converted::MemRef(from), Converted::MemRef(to)) = (from, to) else { return Ok(()) };
    for (dimension, (&from, &to)) in from.sizes.iter().zip(&to.sizes).enumerate() {
        if from == to {
            continue;
        }
        let text = |from: &str, to: &str| {
            format!("size of dimension {dimension} = {from} is not {to}, as that of the target")
        };
        if let (Some(from), Some(to)) = (from.constant(), to.constant()) {
            return Err(text(&from.to_string(), &to.to_string()).into());
        }
        let (from, to) = (cv.index_to_value(from), cv.index_to_value(to));
        let is_equal = compare(cv, IntPredicate::Eq, from, to);
        require(cv, op, is_equal, &text("%lld", "%lld"), &[from, to])?;
    }
    Ok(())
}

/// Checks that the first element has the assumed alignment.
pub(super) fn check_alignment(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let memref = AssumeAlignment(op).memref(cv.source());
    let descriptor = cv.descriptor(memref)?;
    let element = cv.memref_type(cv.source().value_type(memref))?.element;
    let alignment = cv.attr(op, name::ALIGNMENT).and_then(|attr| cv.cx.int_value(attr)).unwrap_or(1);
    let first = cv.first_element(&descriptor, element);
    let index = cv.types.index;
    let address = cv.emit_value(PTRTOINT, &[first], index, &[]);
    let below = cv.constant(index, alignment - 1);
    let distance = cv.emit_value(AND, &[address, below], index, &[]);
    let zero = cv.constant(index, 0);
    let holds = compare(cv, IntPredicate::Eq, distance, zero);
    let text = format!("address is misaligned by %lld bytes: the alignment is {alignment}");
    require(cv, op, holds, &text, &[distance])
}
