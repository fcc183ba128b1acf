//! Reductions and scans.

use crate::ir::{Op, TypeId, VerifyCx, name};

use super::shape::vector_ends;
use super::types::{combines, dense_of, kind_text, same_element, vector};

const SAME_ELEMENT: &str = "source operand and result have same element type";

/// Returns the combining kind of an operation.
pub(super) fn kind(view: &VerifyCx, op: Op) -> String {
    kind_text(view.cx, view.cx.dict_entries(view.body.attrs(op)))
}

/// Returns the types of the first operand and the first result, and checks that they have the same element type.
fn combined(view: &VerifyCx, op: Op) -> Result<Option<(TypeId, TypeId)>, String> {
    let (Some(source), Some(&result)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(None);
    };
    same_element(view.cx, source, result, SAME_ELEMENT)?;
    Ok(Some((source, result)))
}

pub(super) fn verify_reduction(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((source, result)) = combined(view, op)? else { return Ok(()) };
    let rank = vector(view.cx, source).map_or(0, |vector| vector.rank());
    if rank > 1 {
        return Err(format!("unsupported reduction rank: {rank}"));
    }
    let kind = kind(view, op);
    if combines(view.cx, &kind, result) {
        return Ok(());
    }
    Err(format!("unsupported reduction type '{}' for kind '{kind}'", view.cx.type_text(result)))
}

pub(super) fn verify_multi_reduction(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let Some((source, result)) = combined(view, op)? else { return Ok(()) };
    let Some(from) = vector(cx, source) else { return Ok(()) };
    let dims = dense_of(view, op, name::REDUCTION_DIMS);
    let kept = |&i: &usize| !dims.contains(&(i as i64));
    let shape: Vec<i64> = (0..from.rank()).filter(kept).map(|i| from.shape[i]).collect();
    let scalable: Vec<bool> = (0..from.rank()).filter(kept).map(|i| from.scalable[i]).collect();
    let fits = match vector(cx, result) {
        Some(to) => !shape.is_empty() && to.shape == shape && to.scalable == scalable,
        None => shape.is_empty(),
    };
    if !fits {
        return Err(format!(
            "destination type '{}' is incompatible with source type '{}'",
            cx.type_text(result),
            cx.type_text(source)
        ));
    }
    let kind = kind(view, op);
    if combines(cx, &kind, from.element) {
        return Ok(());
    }
    Err(format!("unsupported reduction type '{}' for kind '{kind}'", cx.type_text(from.element)))
}

pub(super) fn verify_scan(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let initial = view.operand_type(op, 1).and_then(|ty| vector(cx, ty));
    let (Some((source, _)), Some(initial)) = (vector_ends(view, op), initial) else { return Ok(()) };
    let dim = view.attr(op, name::REDUCTION_DIM).and_then(|attr| cx.int_value(attr)).unwrap_or_default();
    let rank = source.rank();
    let Some(dim) = usize::try_from(dim).ok().filter(|&dim| dim < rank) else {
        return Err(format!("reduction dimension {dim} has to be less than {rank}"));
    };
    if initial.rank() + 1 != rank {
        return Err(format!("initial value rank {} has to be equal to {}", initial.rank(), rank - 1));
    }
    let kept = source.shape.iter().enumerate().filter(|(i, _)| *i != dim).map(|(_, size)| size);
    if !kept.eq(initial.shape) {
        return Err("incompatible input/initial value shapes".to_string());
    }
    let kind = kind(view, op);
    if combines(cx, &kind, source.element) {
        return Ok(());
    }
    Err(format!("unsupported reduction type {} for kind '{kind}'", cx.type_text(source.element)))
}

pub(super) fn verify_matrix_multiply(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((lhs, result)) = combined(view, op)? else { return Ok(()) };
    let Some(rhs) = view.operand_type(op, 1) else { return Ok(()) };
    same_element(view.cx, rhs, result, "rhs operand and result have same element type")?;
    let number = |name| view.attr(op, name).and_then(|attr| view.cx.int_value(attr)).unwrap_or_default();
    let (rows, inner, columns) =
        (number(name::LHS_ROWS), number(name::LHS_COLUMNS), number(name::RHS_COLUMNS));
    let length =
        |ty| vector(view.cx, ty).and_then(|vector| vector.shape.first().copied()).unwrap_or_default();
    let fits = |ty, a: i128, b: i128| i128::from(length(ty)) == a * b;
    if fits(lhs, rows, inner) && fits(rhs, inner, columns) && fits(result, rows, columns) {
        return Ok(());
    }
    Err("expects operands and result to have as many elements as their rows and columns say".to_string())
}
