//! Parameters of operators: constants that are attributes in one release of MLIR and operands in another.

use crate::dialect::arith;
use crate::ir::spelling::{sign_extend, unsigned};
use crate::ir::{
    AttrData, AttrId, Body, Context, DYNAMIC, DenseData, DictId, Op, TypeData, TypeId, Value, name,
};

use super::{CONST, CONST_SHAPE};

/// Returns an inherent attribute of an operation.
pub fn attr(cx: &Context, body: &Body, op: Op, attr_name: &str) -> Option<AttrId> {
    cx.dict_get(body.attrs(op), cx.find_name(attr_name)?)
}

/// Returns an attribute that is an integer.
pub fn int(cx: &Context, body: &Body, op: Op, attr_name: &str) -> Option<i64> {
    cx.int_value(attr(cx, body, op, attr_name)?)?.try_into().ok()
}

/// Returns true if an attribute is `true`.
pub fn flag(cx: &Context, body: &Body, op: Op, attr_name: &str) -> bool {
    int(cx, body, op, attr_name).is_some_and(|value| value != 0)
}

/// Returns true if an attribute is an enum with this keyword.
pub fn has_keyword(cx: &Context, body: &Body, op: Op, attr_name: &str, keyword: &str) -> bool {
    let text = attr(cx, body, op, attr_name).and_then(|attr| cx.dialect_attr_text(attr));
    let body = text.and_then(|text| text.split_once('<')?.1.strip_suffix('>'));
    body == Some(keyword)
}

/// Returns the numbers in an attribute: a dense array, elements, or one number.
fn numbers(cx: &Context, attr: AttrId) -> Option<Vec<i64>> {
    match cx.attr_data(attr) {
        AttrData::DenseArray { values, .. } => Some(values.to_vec()),
        AttrData::DenseElements { ty, data } => elements(cx, *ty, data),
        AttrData::Integer { value, .. } => Some(vec![i64::try_from(*value).ok()?]),
        _ => None,
    }
}

/// Returns the integers of dense elements.
fn elements(cx: &Context, ty: TypeId, data: &DenseData) -> Option<Vec<i64>> {
    let element = cx.element_type(ty);
    let width = if element == TypeId::INDEX { 64 } else { cx.int_width(element)? };
    let bytes = (width as usize).div_ceil(8).max(1);
    let number = |bytes: &[u8]| sign_extend(unsigned(bytes), width) as i64;
    Some(match data {
        DenseData::Elements(all) => all.chunks_exact(bytes).map(number).collect(),
        DenseData::Splat(only) => {
            let TypeData::Tensor { shape: Some(shape), .. } = cx.type_data(ty) else { return None };
            vec![number(only); usize::try_from(shape.iter().product::<i64>()).ok()?]
        }
    })
}

/// Returns the attribute with the elements of a constant tensor or shape.
pub fn constant(cx: &Context, body: &Body, value: Value) -> Option<AttrId> {
    let op = body.defining_op(value)?;
    match body.name(op) {
        CONST | CONST_SHAPE => attr(cx, body, op, "values"),
        arith::CONSTANT => cx.dict_get(body.attrs(op), name::VALUE),
        _ => None,
    }
}

/// Returns the numbers of a constant operand.
pub fn operand(cx: &Context, body: &Body, op: Op, index: usize) -> Option<Vec<i64>> {
    numbers(cx, constant(cx, body, *body.operands(op).get(index)?)?)
}

/// Returns the numbers of a parameter that is an attribute or a constant operand.
pub fn either(cx: &Context, body: &Body, op: Op, attr_name: &str, index: usize) -> Option<Vec<i64>> {
    match attr(cx, body, op, attr_name) {
        Some(attr) => numbers(cx, attr),
        None => operand(cx, body, op, index),
    }
}

/// Returns the first number in an attribute after `key = `, such as a zero point in `quantization_info`.
pub fn quantization(cx: &Context, body: &Body, op: Op, key: &str) -> Option<i64> {
    let text = cx.dialect_attr_text(attr(cx, body, op, "quantization_info")?)?;
    let entries = text.split_once('<')?.1.strip_suffix('>')?;
    let entry = entries.split(',').filter_map(|entry| entry.split_once('='));
    entry.filter(|entry| entry.0.trim() == key).find_map(|entry| entry.1.trim().parse().ok())
}

/// Returns the shape of a variable: an attribute, or the shape of its type in MLIR 19.
pub fn variable_shape(cx: &Context, attrs: DictId) -> Option<Vec<i64>> {
    if let Some(shape) = cx.find_name("var_shape").and_then(|name| cx.dict_get(attrs, name)) {
        let sizes = numbers(cx, shape)?.into_iter();
        return Some(sizes.map(|size| if size < 0 { DYNAMIC } else { size }).collect());
    }
    let ty = cx.type_value(cx.dict_get(attrs, name::TYPE)?)?;
    crate::dialect::tensor::shape(cx, ty).map(<[i64]>::to_vec)
}

/// Returns the bits of the elements of a constant if all are the same.
pub fn splat(cx: &Context, attr: AttrId) -> Option<u128> {
    match cx.attr_data(attr) {
        AttrData::DenseElements { data: DenseData::Splat(bytes), .. } => Some(unsigned(bytes)),
        _ => None,
    }
}

/// Returns the attribute for the bits of a number.
pub fn number_attr(cx: &mut Context, ty: TypeId, bits: u128) -> AttrId {
    match cx.int_width(ty) {
        Some(width) => cx.int_attr(ty, sign_extend(bits, width)),
        None => cx.attr(AttrData::Float { ty, bits }),
    }
}
