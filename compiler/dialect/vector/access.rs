//! Loads and stores of vectors.

use crate::ir::{Context, Op, TypeId, VerifyCx, name};

use super::MergingLoad;
use super::types::{VectorType, buffer, vector};

/// The base buffer of an operation: its sizes and element type.
struct Base<'a> {
    ty: TypeId,
    shape: &'a [i64],
    element: TypeId,
}

fn base<'a>(view: &VerifyCx<'a>, op: Op, operand: usize) -> Option<Base<'a>> {
    let ty = view.operand_type(op, operand)?;
    buffer(view.cx, ty).map(|(shape, element)| Base { ty, shape, element })
}

/// Returns the type of an operand that the signature declares as a vector.
fn operand<'a>(view: &VerifyCx<'a>, op: Op, index: usize) -> Option<VectorType<'a>> {
    view.operand_type(op, index).and_then(|ty| vector(view.cx, ty))
}

fn verify_alignment(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(value) = view.attr(op, name::ALIGNMENT).and_then(|attr| view.cx.int_value(attr)) else {
        return Ok(());
    };
    if value > 0 && value & (value - 1) == 0 {
        return Ok(());
    }
    Err("attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is \
         positive and whose value is a power of two > 0"
        .to_string())
}

fn verify_indices(base: &Base, given: usize) -> Result<(), String> {
    if given == base.shape.len() { Ok(()) } else { Err(format!("requires {} indices", base.shape.len())) }
}

/// Checks that the elements of the last dimension are contiguous.
fn verify_unit_stride(cx: &Context, ty: TypeId) -> Result<(), String> {
    let unit =
        cx.strides_and_offset(ty).is_some_and(|(strides, _)| strides.last().is_none_or(|&last| last == 1));
    if unit { Ok(()) } else { Err("most minor memref dim must have unit stride".to_string()) }
}

pub(super) fn verify_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(base), &[ty]) = (base(view, op, 0), view.result_types(op).as_slice()) else { return Ok(()) };
    let indices = view.body.operands(op).len() - 1;
    verify_plain(view, op, &base, ty, indices, "result")
}

pub(super) fn verify_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(base), Some(ty)) = (base(view, op, 1), view.operand_type(op, 0)) else { return Ok(()) };
    let indices = view.body.operands(op).len() - 2;
    verify_plain(view, op, &base, ty, indices, "valueToStore")
}

fn verify_plain(
    view: &VerifyCx,
    op: Op,
    base: &Base,
    ty: TypeId,
    indices: usize,
    what: &str,
) -> Result<(), String> {
    verify_alignment(view, op)?;
    verify_unit_stride(view.cx, base.ty)?;
    let element = match vector(view.cx, base.element) {
        Some(_) if base.element != ty => {
            return Err(format!("base memref and {what} vector types should match"));
        }
        Some(inner) => inner.element,
        None => base.element,
    };
    if vector(view.cx, ty).is_some_and(|vector| vector.element != element) {
        let plural = if what == "result" { "types" } else { "type" };
        return Err(format!("base and {what} element {plural} should match"));
    }
    verify_indices(base, indices)
}

/// Verifies `vector.maskedload` and `vector.expandload`.
pub(super) fn verify_masked_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_alignment(view, op)?;
    let count = view.body.operands(op).len();
    let (Some(base), &[result]) = (base(view, op, 0), view.result_types(op).as_slice()) else {
        return Ok(());
    };
    let (Some(ty), Some(mask)) = (vector(view.cx, result), operand(view, op, count - 2)) else {
        return Ok(());
    };
    verify_element(&base, &ty, "result")?;
    verify_indices(&base, count - 3)?;
    verify_mask(view, op, &ty, &mask, "result")?;
    verify_pass_thru(view, op, result)
}

/// Verifies `vector.maskedstore` and `vector.compressstore`.
pub(super) fn verify_masked_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_alignment(view, op)?;
    let count = view.body.operands(op).len();
    let (Some(base), Some(value)) = (base(view, op, 0), operand(view, op, count - 1)) else { return Ok(()) };
    let Some(mask) = operand(view, op, count - 2) else { return Ok(()) };
    verify_element(&base, &value, "valueToStore")?;
    verify_indices(&base, count - 3)?;
    verify_mask(view, op, &value, &mask, "valueToStore")
}

fn verify_element(base: &Base, ty: &VectorType, what: &str) -> Result<(), String> {
    if ty.element == base.element {
        Ok(())
    } else {
        Err(format!("base and {what} element type should match"))
    }
}

/// Checks that the mask has the shape of the vector.
fn verify_mask(
    view: &VerifyCx,
    op: Op,
    ty: &VectorType,
    mask: &VectorType,
    what: &str,
) -> Result<(), String> {
    if ty.shape == mask.shape {
        return Ok(());
    }
    let by_lanes = [super::EXPANDLOAD, super::COMPRESSSTORE].contains(&view.body.name(op));
    let word = if by_lanes { "dim" } else { "shape" };
    Err(format!("expected {what} {word} to match mask {word}"))
}

fn verify_pass_thru(view: &VerifyCx, op: Op, result: TypeId) -> Result<(), String> {
    let pass_thru = MergingLoad(op).pass_thru(view.body);
    if view.body.value_type(pass_thru) == result {
        Ok(())
    } else {
        Err("expected pass_thru of same type as result type".to_string())
    }
}

pub(super) fn verify_gather(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[result] = view.result_types(op).as_slice() else { return Ok(()) };
    let Some(ty) = vector(view.cx, result) else { return Ok(()) };
    verify_positions(view, op, &ty, "result")?;
    verify_pass_thru(view, op, result)
}

pub(super) fn verify_scatter(view: &VerifyCx, op: Op) -> Result<(), String> {
    let count = view.body.operands(op).len();
    let Some(ty) = operand(view, op, count - 1) else { return Ok(()) };
    verify_positions(view, op, &ty, "valueToStore")?;
    let results = view.result_types(op);
    let base = view.operand_type(op, 0);
    let is_tensor =
        base.is_some_and(|ty| matches!(view.cx.type_data(ty), crate::ir::TypeData::Tensor { .. }));
    match results.first() {
        Some(_) if !is_tensor => Err("expects no result for a memref".to_string()),
        Some(&result) if base != Some(result) => Err("expects result of the type of base".to_string()),
        _ => Ok(()),
    }
}

/// Verifies the operands that gather and scatter share: a base, offsets, positions and a mask.
fn verify_positions(view: &VerifyCx, op: Op, ty: &VectorType, what: &str) -> Result<(), String> {
    verify_alignment(view, op)?;
    let count = view.body.operands(op).len();
    let Some(base) = base(view, op, 0) else {
        return Err("requires base to be a memref or ranked tensor type".to_string());
    };
    let (Some(positions), Some(mask)) = (operand(view, op, count - 3), operand(view, op, count - 2)) else {
        return Ok(());
    };
    verify_element(&base, ty, what)?;
    verify_indices(&base, count - 4)?;
    if ty.shape != positions.shape {
        return Err(format!("expected {what} dim to match indices dim"));
    }
    if ty.shape != mask.shape {
        return Err(format!("expected {what} dim to match mask dim"));
    }
    Ok(())
}
