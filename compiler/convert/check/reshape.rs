//! Reshapes of a buffer: the number of elements, or of bytes, must stay the same.

use crate::dialect::llvm::arith::OR;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::layout::size_of;
use crate::dialect::memref::{CollapseShape, View};
use crate::ir::{DYNAMIC, Op, TypeData, TypeId, name};

use super::super::arith::compare;
use super::super::context::{Converted, Converter, Problem};
use super::super::index_value::IndexValue;
use super::super::memref::view::{collapsed_stride, load_size, reassociation};
use super::require;
use super::view::{check_equal, check_not_negative};

/// The required relation of two numbers, and the error message, in which each `{}` is one of the numbers.
#[derive(Clone, Copy)]
enum Relation<'a> {
    Equal(&'a str),
    AtMost(&'a str),
}

fn check_relation(
    cv: &mut Converter,
    op: Op,
    relation: Relation,
    left: IndexValue,
    right: IndexValue,
) -> Result<(), Problem> {
    let (predicate, text) = match relation {
        Relation::Equal(text) => (IntPredicate::Eq, text),
        Relation::AtMost(text) => (IntPredicate::Sle, text),
    };
    let text_of = |left: &str, right: &str| text.replacen("{}", left, 1).replacen("{}", right, 1);
    if let (Some(left), Some(right)) = (left.constant(), right.constant()) {
        let holds = match relation {
            Relation::Equal(_) => left == right,
            Relation::AtMost(_) => left <= right,
        };
        let message = text_of(&left.to_string(), &right.to_string());
        return if holds { Ok(()) } else { Err(message.into()) };
    }
    let (left, right) = (cv.index_to_value(left), cv.index_to_value(right));
    let holds = compare(cv, predicate, left, right);
    require(cv, op, holds, &text_of("%lld", "%lld"), &[left, right])
}

fn product(cv: &mut Converter, sizes: &[IndexValue]) -> IndexValue {
    sizes.iter().fold(IndexValue::Constant(1), |product, &size| cv.multiply_index(product, size, 0))
}

/// Checks that a view is inside of the bytes.
pub(super) fn check_view(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, view) = (cv.source(), View(op));
    let bytes = cv.descriptor(view.source(source))?.sizes[0];
    let shift = cv.one(view.byte_shift(source))?;
    let shift = cv.index_value(shift);
    let mut dynamic = cv.singles(view.sizes(source))?.into_iter();
    let ty = cv.memref_type(cv.result_type(op, 0))?;
    let element = size_of(&cv.cx, &cv.target.layout, ty.element).and_then(|size| i64::try_from(size).ok());
    let mut length = IndexValue::Constant(element.ok_or("has elements of no known size")?);
    for (dimension, &size) in ty.sizes.iter().enumerate() {
        let size = match size {
            DYNAMIC => cv.index_value(dynamic.next().ok_or("has too few sizes")?),
            size => IndexValue::Constant(size),
        };
        check_not_negative(cv, op, &format!("size of dimension {dimension}"), size)?;
        length = cv.multiply_index(length, size, 0);
    }
    check_not_negative(cv, op, "byte shift", shift)?;
    let end = cv.add_index(shift, length, 0);
    check_relation(cv, op, Relation::AtMost("ends at byte {} of a buffer of {} bytes"), end, bytes)
}

/// Checks that the product of an expanded dimension's parts is its size.
pub(super) fn check_expand_shape(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.source().operands(op);
    let from = cv.descriptor(operands[0])?;
    let mut dynamic = cv.singles(&operands[1..])?.into_iter();
    let sizes = cv.mixed_list(op, name::STATIC_OUTPUT_SHAPE, &mut dynamic)?;
    let groups = reassociation(cv, op, cv.result_type(op, 0), cv.operand_type(op, 0))?;
    for (dimension, (group, &size)) in groups.into_iter().zip(&from.sizes).enumerate() {
        let elements = product(cv, sizes.get(group).unwrap_or_default());
        let text = format!("makes {{}} elements of dimension {dimension} of size {{}}");
        check_relation(cv, op, Relation::Equal(&text), elements, size)?;
    }
    Ok(())
}

/// Checks that the elements of collapsed dimensions are equidistant.
pub(super) fn check_collapse_shape(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let from = cv.descriptor(CollapseShape(op).src(cv.source()))?;
    for group in reassociation(cv, op, cv.operand_type(op, 0), cv.result_type(op, 0))? {
        let first = IndexValue::Constant(1);
        let distance = group.clone().fold(first, |distance, dimension| {
            collapsed_stride(cv, distance, from.sizes[dimension], from.strides[dimension])
        });
        let mut expected = distance;
        for dimension in group.rev() {
            let (size, stride) = (from.sizes[dimension], from.strides[dimension]);
            check_stride(cv, op, dimension, (size, stride), expected)?;
            expected = cv.multiply_index(expected, size, 0);
        }
    }
    Ok(())
}

/// Checks that a dimension has the expected stride, unless it has less than two elements.
fn check_stride(
    cv: &mut Converter,
    op: Op,
    dimension: usize,
    (size, stride): (IndexValue, IndexValue),
    expected: IndexValue,
) -> Result<(), Problem> {
    let is_single = matches!(size, IndexValue::Constant(0 | 1)) || expected == IndexValue::Constant(0);
    if is_single || stride == expected {
        return Ok(());
    }
    let text = |stride: &str, expected: &str| {
        format!(
            "stride of dimension {dimension} = {stride} is not {expected}, so that its elements do not follow those of the next"
        )
    };
    if let (Some(stride), Some(expected), Some(_)) = (stride.constant(), expected.constant(), size.constant())
    {
        return Err(text(&stride.to_string(), &expected.to_string()).into());
    }
    let (size, stride) = (cv.index_to_value(size), cv.index_to_value(stride));
    let expected = cv.index_to_value(expected);
    let (zero, one) = (cv.constant(cv.types.index, 0), cv.constant(cv.types.index, 1));
    let is_equal = compare(cv, IntPredicate::Eq, stride, expected);
    let is_single = compare(cv, IntPredicate::Sle, size, one);
    let is_empty = compare(cv, IntPredicate::Eq, expected, zero);
    let holds = cv.emit_value(OR, &[is_equal, is_single], TypeId::I1, &[]);
    let holds = cv.emit_value(OR, &[holds, is_empty], TypeId::I1, &[]);
    require(cv, op, holds, &text("%lld", "%lld"), &[stride, expected])
}

/// Checks that the list of sizes agrees with the type and keeps the number of elements.
pub(super) fn check_reshape(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.source().operands(op);
    let list = cv.descriptor(operands[1])?;
    let list_element = cv.cx.element_type(cv.operand_type(op, 1));
    let Some(rank) = list.sizes.first().and_then(|size| size.constant()) else { return Ok(()) };
    let mut sizes = Vec::new();
    for i in 0..rank {
        sizes.push(load_size(cv, &list, IndexValue::Constant(i), list_element)?);
    }
    let fixed = match cv.cx.type_data(cv.result_type(op, 0)) {
        TypeData::MemRef { shape, .. } => shape.to_vec(),
        _ => Vec::new(),
    };
    for (dimension, (&size, fixed)) in sizes.iter().zip(fixed).enumerate() {
        check_equal(cv, op, &format!("size of dimension {dimension}"), size, fixed)?;
    }
    let Converted::MemRef(from) = cv.converted(operands[0])? else { return Ok(()) };
    let (wanted, found) = (product(cv, &sizes), product(cv, &from.sizes));
    check_relation(cv, op, Relation::Equal("makes {} elements of {}"), wanted, found)
}
