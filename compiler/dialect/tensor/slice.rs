//! Slices of tensors: `tensor.extract_slice`, `tensor.insert_slice` and `tensor.parallel_insert_slice`.

use crate::dialect::arith;
use crate::dialect::index_list::verify_slice;
use crate::ir::{Body, Context, DYNAMIC, NameId, Op, TypeId, Value, VerifyCx, name};

use super::{EXTRACT_SLICE, shape};

pub(super) fn verify_extract_slice(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(whole), Some(&part)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    verify_slice(view, op, 1, shape(view.cx, whole).map_or(0, <[i64]>::len))?;
    verify_part(view, op, whole, part, "expected type to be")
}

pub(super) fn verify_insert_slice(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(part), Some(whole)) = (view.operand_type(op, 0), view.operand_type(op, 1)) else {
        return Ok(());
    };
    verify_slice(view, op, 2, shape(view.cx, whole).map_or(0, <[i64]>::len))?;
    verify_part(view, op, whole, part, "expected type to be")
}

/// Checks that the slice has the static sizes, possibly without some dimensions of size 1.
fn verify_part(view: &VerifyCx, op: Op, whole: TypeId, part: TypeId, expected: &str) -> Result<(), String> {
    let cx = view.cx;
    let sizes =
        view.attr(op, name::STATIC_SIZES).and_then(|attr| cx.dense_array_value(attr)).unwrap_or_default();
    let Some(found) = shape(cx, part) else { return Ok(()) };
    let element = cx.element_type(whole);
    let text = || {
        let size = |&size: &i64| if size == DYNAMIC { "?x".to_string() } else { format!("{size}x") };
        format!(
            "{expected} 'tensor<{}{}>'",
            sizes.iter().map(size).collect::<String>(),
            cx.type_text(element)
        )
    };
    if found.len() > sizes.len() {
        return Err(format!("{} or a rank-reduced version. (rank mismatch)", text()));
    }
    let mut rest = found.iter().peekable();
    let fits =
        sizes.iter().all(|size| rest.next_if_eq(&size).is_some() || *size == 1) && rest.next().is_none();
    if !fits {
        return Err(format!("{} or a rank-reduced version. (size mismatch)", text()));
    }
    if cx.element_type(part) != element {
        return Err(format!("{} or a rank-reduced version. (element type mismatch)", text()));
    }
    Ok(())
}

/// An offset, a size or a stride.
#[derive(PartialEq)]
enum Extent {
    Constant(i64),
    Value(Value),
}

/// Returns the offsets, sizes and strides of a slice.
fn position(cx: &Context, body: &Body, op: Op) -> Vec<Extent> {
    let list = |name: NameId| {
        let attr = cx.dict_get(body.attrs(op), name);
        attr.and_then(|attr| cx.dense_array_value(attr)).unwrap_or_default()
    };
    let lists = [list(name::STATIC_OFFSETS), list(name::STATIC_SIZES), list(name::STATIC_STRIDES)];
    let first = if body.name(op) == EXTRACT_SLICE { 1 } else { 2 };
    let mut dynamic = body.operands(op)[first..].iter();
    lists
        .concat()
        .into_iter()
        .map(|entry| match dynamic.as_slice().first() {
            Some(&value) if entry == DYNAMIC => {
                dynamic.next();
                constant(cx, body, value).map_or(Extent::Value(value), Extent::Constant)
            }
            _ => Extent::Constant(entry),
        })
        .collect()
}

/// Returns the value of a constant index.
fn constant(cx: &Context, body: &Body, value: Value) -> Option<i64> {
    let op = body.defining_op(value).filter(|&op| body.name(op) == arith::CONSTANT)?;
    i64::try_from(cx.int_value(cx.dict_get(body.attrs(op), name::VALUE)?)?).ok()
}

/// Returns true if `tensor.extract_slice` reads what `insert`, an insertion of a slice, writes, given that both have the
/// same tensor.
pub fn is_same_slice(cx: &Context, body: &Body, extract: Op, insert: Op) -> bool {
    position(cx, body, extract) == position(cx, body, insert)
        && body.value_type(body.result(extract, 0)) == body.value_type(body.operands(insert)[0])
}
