//! Operations that reorder the elements of vectors.

use crate::ir::{Context, NamedAttr, Op, TypeId, VerifyCx, name};

use super::shape::vector_ends;
use super::types::{VectorType, dense_of, vector, vector_type};

/// Infers the type of the result, which has one slice per entry of the mask.
pub(super) fn shuffle_type(
    cx: &mut Context,
    operands: &[TypeId],
    attrs: &[NamedAttr],
) -> Result<TypeId, String> {
    let mask = attrs.iter().find(|attr| attr.0 == name::MASK).and_then(|attr| cx.dense_array_value(attr.1));
    let length = mask.map(<[i64]>::len).ok_or("requires attribute 'mask'")? as i64;
    let Some(first) = operands.first().and_then(|&ty| vector(cx, ty)) else {
        return Err("operand #0 must be fixed-length vector of any type values".to_string());
    };
    let inner = first.shape.get(1..).unwrap_or_default();
    let shape: Vec<i64> = std::iter::once(length).chain(inner.iter().copied()).collect();
    let (scalable, element) = (vec![false; shape.len()], first.element);
    Ok(vector_type(cx, &shape, &scalable, element))
}

pub(super) fn verify_shuffle(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let types = (view.operand_type(op, 0), view.operand_type(op, 1), view.result_types(op).first().copied());
    let (Some(v1), Some(v2), Some(result)) = types else { return Ok(()) };
    let (Some(v1), Some(v2)) = (vector(cx, v1), vector(cx, v2)) else { return Ok(()) };
    let Some(result) = vector(cx, result) else {
        return Err("result #0 must be vector of any type values".to_string());
    };
    for (number, operand) in [("first operand v1", &v1), ("second operand v2", &v2)] {
        if operand.element != result.element {
            return Err(format!("failed to verify that {number} and result have same element type"));
        }
    }
    let is_0d = v1.rank() == 0 && v2.rank() == 0 && result.rank() == 1;
    if !is_0d && (v1.rank() != result.rank() || v2.rank() != result.rank()) {
        return Err("rank mismatch".to_string());
    }
    let inner = |vector: &VectorType| vector.shape.get(1..).unwrap_or_default().to_vec();
    if inner(&v1) != inner(&v2) || inner(&v1) != inner(&result) {
        return Err("dimension mismatch".to_string());
    }
    let mask = dense_of(view, op, name::MASK);
    if mask.is_empty() {
        return Err("invalid mask length".to_string());
    }
    if mask.len() as i64 != result.shape[0] {
        return Err("mask length mismatch".to_string());
    }
    let slices = |vector: &VectorType| vector.shape.first().copied().unwrap_or(1);
    // -1 stands for an arbitrary slice.
    let valid = -1..slices(&v1) + slices(&v2);
    match mask.iter().position(|index| !valid.contains(index)) {
        Some(at) => Err(format!("mask index #{} out of range", at + 1)),
        None => Ok(()),
    }
}

pub(super) fn verify_interleave(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = vector_ends(view, op) else { return Ok(()) };
    if is_doubled(&from, &to) {
        return Ok(());
    }
    Err("failed to verify that type of 'result' is double the width of the inputs".to_string())
}

/// Returns true if `wide` is `narrow` with twice the lanes in the last dimension.
fn is_doubled(narrow: &VectorType, wide: &VectorType) -> bool {
    let mut shape = if narrow.rank() == 0 { vec![1] } else { narrow.shape.to_vec() };
    if let Some(last) = shape.last_mut() {
        *last = last.saturating_mul(2);
    }
    let same_scalable = narrow.rank() == 0 || narrow.scalable == wide.scalable;
    shape == wide.shape && same_scalable && narrow.element == wide.element
}

pub(super) fn verify_deinterleave(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = vector_ends(view, op) else { return Ok(()) };
    if from.shape.last().is_none_or(|last| last % 2 != 0) {
        return Err("failed to verify that the trailing dimension of the source vector has an even number of elements"
            .to_string());
    }
    if is_doubled(&to, &from) {
        return Ok(());
    }
    Err("failed to verify that the trailing dimension of the results is half the width of source trailing dimension"
        .to_string())
}

pub(super) fn verify_flat_transpose(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = vector_ends(view, op) else { return Ok(()) };
    if from.element == to.element {
        return Ok(());
    }
    Err("failed to verify that source operand and result have same element type".to_string())
}
