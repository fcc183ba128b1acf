//! Verifiers of the tensor operations: relations between the types of their operands and results.

use crate::dialect::memref::reassociation::groups;
use crate::dialect::memref::reshape::verify_output_shape;
use crate::ir::{Context, DYNAMIC, Op, TypeId, VerifyCx};

use super::{dynamic_count, shape};

/// Returns the types of the first operand and the result.
fn ends(view: &VerifyCx, op: Op) -> Option<(TypeId, TypeId)> {
    Some((view.operand_type(op, 0)?, *view.result_types(op).first()?))
}

/// Returns true if two shapes may be equal at run time.
fn compatible(a: &[i64], b: &[i64]) -> bool {
    let fits = |(&a, &b): (&i64, &i64)| a == b || a == DYNAMIC || b == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(fits)
}

fn compatible_types(cx: &Context, a: TypeId, b: TypeId) -> bool {
    match (shape(cx, a), shape(cx, b)) {
        (Some(a), Some(b)) => compatible(a, b),
        _ => true,
    }
}

fn incompatible(cx: &Context, from: TypeId, to: TypeId) -> String {
    let (from, to) = (cx.type_text(from), cx.type_text(to));
    format!("operand type '{from}' and result type '{to}' are cast incompatible")
}

pub(super) fn verify_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = ends(view, op) else { return Ok(()) };
    let cx = view.cx;
    if cx.element_type(from) == cx.element_type(to) && compatible_types(cx, from, to) {
        return Ok(());
    }
    Err(incompatible(cx, from, to))
}

pub(super) fn verify_bitcast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = ends(view, op) else { return Ok(()) };
    let cx = view.cx;
    let bits = |ty| {
        let element = cx.element_type(ty);
        cx.int_width(element).or(cx.float_kind(element).map(crate::ir::FloatKind::bits))
    };
    if bits(from) == bits(to) && compatible_types(cx, from, to) {
        return Ok(());
    }
    Err(incompatible(cx, from, to))
}

pub(super) fn verify_concat(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let types = view.body.value_types(view.body.operands(op));
    let (Some(&first), Some(&result)) = (types.first(), view.result_types(op).first()) else {
        return Err("requires at least one input".to_string());
    };
    let rank = shape(cx, first).map_or(0, <[i64]>::len);
    let dim = view.attr(op, crate::ir::name::DIM).and_then(|attr| cx.int_value(attr)).unwrap_or(0);
    if dim < 0 || dim >= rank as i128 {
        return Err("concatenation dim must be less than the tensor rank".to_string());
    }
    if types.iter().chain([&result]).any(|&ty| shape(cx, ty).map_or(0, <[i64]>::len) != rank) {
        return Err("rank of concatenated inputs must match result rank".to_string());
    }
    if types.iter().any(|&ty| cx.element_type(ty) != cx.element_type(result)) {
        return Err("inputs and result element type must match".to_string());
    }
    let others_fit = |&ty: &TypeId| {
        let sizes = shape(cx, ty).into_iter().flatten().zip(shape(cx, result).into_iter().flatten());
        sizes.enumerate().all(|(i, (&a, &b))| i as i128 == dim || a == b || a == DYNAMIC || b == DYNAMIC)
    };
    if !types.iter().all(others_fit) {
        return Err("static concatenation size mismatch along non-concatenated dimension".to_string());
    }
    let total = types.iter().map(|&ty| shape(cx, ty).map_or(DYNAMIC, |sizes| sizes[dim as usize]));
    let total = total.fold(0, crate::ir::strides::plus);
    let found = shape(cx, result).map_or(DYNAMIC, |sizes| sizes[dim as usize]);
    if total != found && total != DYNAMIC && found != DYNAMIC {
        return Err(format!(
            "result type '{}' does not match inferred shape: dimension {dim} should be {total}",
            cx.type_text(result)
        ));
    }
    Ok(())
}

/// Checks that there are as many sizes as the result has dynamic dimensions.
pub(super) fn verify_dynamic_sizes(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(&ty) = view.result_types(op).first() else { return Ok(()) };
    let expected = shape(view.cx, ty).map_or(0, dynamic_count);
    // All operands are sizes, except the element of a splat.
    let is_splat = view.body.name(op) == super::SPLAT;
    let found = view.body.operands(op).len() - usize::from(is_splat);
    if found != expected {
        return Err(format!("incorrect number of dynamic sizes, has {found}, expected {expected}"));
    }
    Ok(())
}

fn verify_indices(view: &VerifyCx, op: Op, tensor: usize, message: &str) -> Result<(), String> {
    let rank = view.operand_type(op, tensor).and_then(|ty| shape(view.cx, ty)).map_or(0, <[i64]>::len);
    if view.body.operands(op).len() - tensor - 1 != rank { Err(message.to_string()) } else { Ok(()) }
}

pub(super) fn verify_extract(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_indices(view, op, 0, "incorrect number of indices for extract_element")
}

pub(super) fn verify_insert(view: &VerifyCx, op: Op) -> Result<(), String> {
    if view.operand_type(op, 0) != view.operand_type(op, 1).map(|ty| view.cx.element_type(ty)) {
        return Err("failed to verify that scalar type matches element type of dest".to_string());
    }
    verify_indices(view, op, 1, "incorrect number of indices")
}

pub(super) fn verify_from_elements(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(&ty) = view.result_types(op).first() else { return Ok(()) };
    let count =
        shape(view.cx, ty).and_then(|sizes| sizes.iter().try_fold(1i64, |all, &size| all.checked_mul(size)));
    let operands = view.body.operands(op);
    if count != Some(operands.len() as i64) {
        let (found, expected) = (operands.len(), count.unwrap_or(i64::MAX));
        return Err(format!(
            "number of operands ({found}) does not match the number of elements ({expected})"
        ));
    }
    let element = view.cx.element_type(ty);
    if operands.iter().any(|&value| view.body.value_type(value) != element) {
        return Err("failed to verify that operand types match result element type".to_string());
    }
    Ok(())
}

/// Checks that the dimensions are strictly increasing and in range.
fn verify_dims(view: &VerifyCx, op: Op, attr_name: &str, what: &str, rank: usize) -> Result<(), String> {
    let dims = view.cx.find_name(attr_name).and_then(|id| view.attr(op, id));
    let dims = dims.and_then(|attr| view.cx.dense_array_value(attr)).unwrap_or_default();
    if dims.is_empty() {
        return Err(format!("{attr_name} must be non-empty"));
    }
    if dims.len() > rank {
        return Err(format!("{attr_name} overflow {what} rank"));
    }
    if let Some(dim) = dims.iter().find(|&&dim| dim < 0) {
        return Err(format!("{attr_name} value must be non-negative, but got {dim}"));
    }
    if dims.iter().any(|&dim| dim >= rank as i64) {
        return Err(format!("{attr_name} value must be smaller than {what} rank"));
    }
    if dims.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err(format!("{attr_name} values must be strictly increasing"));
    }
    Ok(())
}

pub(super) fn verify_gather(view: &VerifyCx, op: Op) -> Result<(), String> {
    let rank = view.operand_type(op, 0).and_then(|ty| shape(view.cx, ty)).map_or(0, <[i64]>::len);
    verify_dims(view, op, "gather_dims", "source", rank)
}

pub(super) fn verify_scatter(view: &VerifyCx, op: Op) -> Result<(), String> {
    let unique = view.cx.find_name("unique").and_then(|id| view.attr(op, id));
    if unique.is_none() {
        return Err("requires 'unique' attribute to be set".to_string());
    }
    let rank = view.operand_type(op, 1).and_then(|ty| shape(view.cx, ty)).map_or(0, <[i64]>::len);
    verify_dims(view, op, "scatter_dims", "dest", rank)
}

pub(super) fn verify_reshape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = ends(view, op) else { return Ok(()) };
    let cx = view.cx;
    if cx.element_type(from) != cx.element_type(to) {
        return Err("element types of source and destination tensor types should be the same".to_string());
    }
    let Some(to_shape) = shape(cx, to) else { return Ok(()) };
    let count = |sizes: &[i64]| (dynamic_count(sizes) == 0).then(|| sizes.iter().product::<i64>());
    let from_count = shape(cx, from).and_then(count);
    if let (Some(a), Some(b)) = (from_count, count(to_shape))
        && a != b
    {
        return Err("source and destination tensor should have the same number of elements".to_string());
    }
    match view.operand_type(op, 1).and_then(|ty| shape(cx, ty)) {
        Some(&[DYNAMIC]) => {
            Err("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type"
                .to_string())
        }
        Some(&[len]) if len != to_shape.len() as i64 => {
            Err("length of shape operand differs from the result's tensor rank".to_string())
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_expand_shape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = ends(view, op) else { return Ok(()) };
    let (Some(from_shape), Some(to_shape)) = (shape(view.cx, from), shape(view.cx, to)) else {
        return Ok(());
    };
    if from_shape.len() > to_shape.len() {
        return Err("expected rank expansion, but found source rank larger than result rank".to_string());
    }
    verify_reassociation(view, op, to_shape, from_shape, from, to)?;
    verify_output_shape(view, op, to_shape)
}

pub(super) fn verify_collapse_shape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = ends(view, op) else { return Ok(()) };
    let (Some(from_shape), Some(to_shape)) = (shape(view.cx, from), shape(view.cx, to)) else {
        return Ok(());
    };
    if from_shape.len() < to_shape.len() {
        return Err("expected rank reduction, but found source rank smaller than result rank".to_string());
    }
    verify_reassociation(view, op, from_shape, to_shape, from, to)
}

fn verify_reassociation(
    view: &VerifyCx,
    op: Op,
    expanded: &[i64],
    collapsed: &[i64],
    from: TypeId,
    to: TypeId,
) -> Result<(), String> {
    groups(view.cx, view.body.attrs(op), expanded, collapsed)?;
    if view.cx.element_type(from) != view.cx.element_type(to) {
        return Err("expected the element types of source and result to be the same".to_string());
    }
    Ok(())
}
