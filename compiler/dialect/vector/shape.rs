//! Operations that copy the elements of a vector, or reinterpret them in another shape or type.

use crate::ir::{AttrData, Context, Op, TypeId, VerifyCx, name};

use super::types::{VectorType, bits, buffer, dense_of, element, numbers_of, same_element, vector};

const SAME_ELEMENT: &str = "operand and result have same element type";

/// Returns the types of the first operand and the first result.
pub(super) fn ends(view: &VerifyCx, op: Op) -> Option<(TypeId, TypeId)> {
    Some((view.operand_type(op, 0)?, *view.result_types(op).first()?))
}

/// Returns the vector types of the first operand and the first result.
pub(super) fn vector_ends<'a>(view: &VerifyCx<'a>, op: Op) -> Option<(VectorType<'a>, VectorType<'a>)> {
    let (from, to) = ends(view, op)?;
    Some((vector(view.cx, from)?, vector(view.cx, to)?))
}

pub(super) fn verify_broadcast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let Some((from, to)) = ends(view, op) else { return Ok(()) };
    same_element(cx, from, to, "source operand and result have same element type")?;
    let Some(target) = vector(cx, to) else { return Ok(()) };
    let Some(source) = vector(cx, from) else {
        return if from == target.element { Ok(()) } else { Err("source type is not a vector".to_string()) };
    };
    let Some(lead) = target.rank().checked_sub(source.rank()) else {
        return Err("source rank higher than destination rank".to_string());
    };
    for (i, (&size, &is_scalable)) in source.shape.iter().zip(source.scalable).enumerate() {
        let (wanted, wanted_scalable) = (target.shape[lead + i], target.scalable[lead + i]);
        let stretches = size == 1 && !is_scalable;
        if !stretches && (size != wanted || is_scalable != wanted_scalable) {
            let text =
                |size: i64, scalable: bool| if scalable { format!("[{size}]") } else { size.to_string() };
            return Err(format!(
                "dimension mismatch ({} vs. {})",
                text(size, is_scalable),
                text(wanted, wanted_scalable)
            ));
        }
    }
    Ok(())
}

pub(super) fn verify_shape_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = vector_ends(view, op) else { return Ok(()) };
    if from.element != to.element {
        return Err("has different source and result element types".to_string());
    }
    let count = |vector: &VectorType| vector.shape.iter().fold(1_i64, |all, &size| all.saturating_mul(size));
    if count(&from) != count(&to) {
        return Err(format!(
            "has different number of elements at source ({}) and result ({})",
            count(&from),
            count(&to)
        ));
    }
    let scalable = |vector: &VectorType| vector.scalable.iter().filter(|&&flag| flag).count();
    if scalable(&from) != scalable(&to) {
        return Err(format!(
            "has different number of scalable dims at source ({}) and result ({})",
            scalable(&from),
            scalable(&to)
        ));
    }
    Ok(())
}

pub(super) fn verify_bitcast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = vector_ends(view, op) else { return Ok(()) };
    if from.rank() != to.rank() {
        return Err("failed to verify that all of {source, result} have same rank".to_string());
    }
    let outer = from.rank().saturating_sub(1);
    if let Some(at) = (0..outer).find(|&i| from.shape[i] != to.shape[i]) {
        return Err(format!("dimension size mismatch at: {at}"));
    }
    let row = |vector: &VectorType| {
        Some(bits(view.cx, vector.element)?.saturating_mul(vector.shape.last().copied().unwrap_or(1)))
    };
    if row(&from) == row(&to) {
        return Ok(());
    }
    Err(if from.rank() == 0 {
        "source/result bitwidth of the 0-D vector element types must be equal"
    } else {
        "source/result bitwidth of the minor 1-D vectors must be equal"
    }
    .to_string())
}

pub(super) fn verify_transpose(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = vector_ends(view, op) else { return Ok(()) };
    if from.element != to.element {
        return Err(format!("failed to verify that {SAME_ELEMENT}"));
    }
    let rank = to.rank();
    if from.rank() != rank {
        return Err(format!("vector result rank mismatch: {rank}"));
    }
    let permutation = dense_of(view, op, name::PERMUTATION);
    if permutation.len() != rank {
        return Err(format!("transposition length mismatch: {}", permutation.len()));
    }
    let mut seen = vec![false; rank];
    for (i, &position) in permutation.iter().enumerate() {
        let source = usize::try_from(position).ok().filter(|&source| source < rank);
        let source = source.ok_or_else(|| format!("transposition index out of range: {position}"))?;
        if std::mem::replace(&mut seen[source], true) {
            return Err(format!("duplicate position index: {position}"));
        }
        if to.shape[i] != from.shape[source] {
            return Err(format!("dimension size mismatch at: {position}"));
        }
    }
    Ok(())
}

pub(super) fn verify_type_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let Some((from, to)) = ends(view, op) else { return Ok(()) };
    let is_static = buffer(cx, from).is_some_and(|(shape, _)| shape.iter().all(|&size| size >= 0));
    if !is_static {
        return Err(format!(
            "operand #0 must be statically shaped memref of any type values, but got '{}'",
            cx.type_text(from)
        ));
    }
    if !is_row_major(cx, from) {
        return Err("expects operand to be a memref with identity layout".to_string());
    }
    if !is_row_major(cx, to) {
        return Err("expects result to be a memref with identity layout".to_string());
    }
    if space(cx, from) != space(cx, to) {
        return Err("expects result in same memory space".to_string());
    }
    let scalar = |ty| element(cx, cx.element_type(ty));
    if scalar(from) != scalar(to) {
        return Err(format!(
            "expects result and operand with same underlying scalar type: '{}'",
            cx.type_text(to)
        ));
    }
    if all_sizes(cx, from) != all_sizes(cx, to) {
        return Err(format!(
            "expects concatenated result and operand shapes to be equal: '{}'",
            cx.type_text(to)
        ));
    }
    Ok(())
}

fn is_row_major(cx: &Context, ty: TypeId) -> bool {
    let Some((shape, _)) = buffer(cx, ty) else { return false };
    cx.strides_and_offset(ty) == Some((crate::ir::strides::identity_strides(shape), 0))
}

fn space(cx: &Context, ty: TypeId) -> Option<crate::ir::AttrId> {
    match cx.type_data(ty) {
        crate::ir::TypeData::MemRef { space, .. } => *space,
        _ => None,
    }
}

/// Returns the sizes of a buffer, followed by those of the vectors in it.
fn all_sizes(cx: &Context, ty: TypeId) -> Vec<i64> {
    let outer = buffer(cx, ty).map(|(shape, _)| shape).unwrap_or_default();
    let inner = vector(cx, cx.element_type(ty)).map(|vector| vector.shape).unwrap_or_default();
    [outer, inner].concat()
}

pub(super) fn verify_reshape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((from, to)) = vector_ends(view, op) else { return Ok(()) };
    let fixed = numbers_of(view, op, name::FIXED_VECTOR_SIZES)?;
    let segments = view.attr(op, name::OPERAND_SEGMENT_SIZES).map(|attr| view.cx.attr_data(attr));
    let sizes = match segments {
        Some(AttrData::DenseArray { values, .. }) if values.len() == 3 => [values[1], values[2]],
        _ => [view.body.operands(op).len() as i64 - 1, 0],
    };
    for (vector, given, what) in [(&from, sizes[0], "input"), (&to, sizes[1], "output")] {
        if vector.rank() as i64 != given + fixed.len() as i64 {
            let ty = super::types::vector_text(view.cx, vector.shape, vector.scalable, vector.element);
            return Err(format!("invalid {what} shape for vector type '{ty}'"));
        }
        let suffix = &vector.shape[vector.rank() - fixed.len()..];
        if let Some(at) = suffix.iter().zip(&fixed).position(|(size, fixed)| size != fixed) {
            return Err(format!("fixed vector size must match {what} vector for dim {at}"));
        }
    }
    Ok(())
}
