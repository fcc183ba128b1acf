//! Single elements and slices of vectors, at positions that may be values.

use crate::ir::{
    DYNAMIC, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeId, Value, VerifyCx, name,
};

use super::super::index_list::{parse_index_list_attr, print_index_list, verify_index_list};
use super::ToElements;
use super::types::{VectorType, dense_of, element, same_element, vector, vector_text};

/// The position of a poison element; an empty position denotes the whole vector.
const POISON: i64 = -1;

/// Parses `%vector[%i, 2] : result from vector`.
pub(super) fn parse_extract(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = p.parse_operand()?;
    let mut position = Vec::new();
    parse_index_list_attr(p, state, name::STATIC_POSITION, &mut position)?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let result = p.parse_type()?;
    p.expect("from")?;
    let ty = p.parse_type()?;
    state.operands.push(p.resolve(source, ty)?);
    resolve_position(p, state, &position)?;
    state.results.push(result);
    Ok(())
}

fn resolve_position(p: &mut dyn OpParser, state: &mut OpState, position: &[Operand]) -> ParseResult {
    for &operand in position {
        let value = p.resolve(operand, TypeId::INDEX)?;
        state.operands.push(value);
    }
    Ok(())
}

pub(super) fn print_extract(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let Some((&source, position)) = operands.split_first() else { return };
    p.text(" ");
    p.value(source);
    print_position(p, op, position);
    p.attr_dict(op, &[name::STATIC_POSITION], false);
    p.text(" : ");
    let (result, ty) = (p.body().value_type(p.body().result(op, 0)), p.body().value_type(source));
    p.ty(result);
    p.text(" from ");
    p.ty(ty);
}

fn print_position(p: &mut dyn OpPrinter, op: Op, position: &[Value]) {
    print_index_list(p, op, name::STATIC_POSITION, &mut position.iter().copied());
}

/// Parses `%value, %vector [%i, 2] : value into vector`.
pub(super) fn parse_insert(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let value = p.parse_operand()?;
    p.expect(",")?;
    let dest = p.parse_operand()?;
    let mut position = Vec::new();
    parse_index_list_attr(p, state, name::STATIC_POSITION, &mut position)?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let value_type = p.parse_type()?;
    p.expect("into")?;
    let ty = p.parse_type()?;
    state.operands = vec![p.resolve(value, value_type)?, p.resolve(dest, ty)?];
    resolve_position(p, state, &position)?;
    state.results.push(ty);
    Ok(())
}

pub(super) fn print_insert(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let [value, dest, position @ ..] = operands.as_slice() else { return };
    p.text(" ");
    p.values(&[*value, *dest]);
    p.text(" ");
    print_position(p, op, position);
    p.attr_dict(op, &[name::STATIC_POSITION], false);
    p.text(" : ");
    let (value, ty) = (p.body().value_type(*value), p.body().value_type(*dest));
    p.ty(value);
    p.text(" into ");
    p.ty(ty);
}

/// Checks the position of `op` in a vector; `fixed` operands precede those of the position.
fn verify_position(
    view: &VerifyCx,
    op: Op,
    vector: &VectorType,
    fixed: usize,
    what: &str,
) -> Result<usize, String> {
    let values = view.body.operands(op).len() - fixed;
    verify_index_list(view, op, name::STATIC_POSITION, values, "position")?;
    let position = dense_of(view, op, name::STATIC_POSITION);
    if position.len() > vector.rank() {
        return Err(format!("expected position attribute of rank no greater than {what}vector rank"));
    }
    for (i, (&at, &size)) in position.iter().zip(vector.shape).enumerate() {
        if at != DYNAMIC && at != POISON && (at < 0 || at >= size) {
            return Err(format!(
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding \
                 {what}vector dimension or poison (-1)",
                i + 1
            ));
        }
    }
    Ok(position.len())
}

pub(super) fn verify_extract(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(ty), &[result]) = (view.operand_type(op, 0), view.result_types(op).as_slice()) else {
        return Ok(());
    };
    let Some(source) = vector(cx, ty) else { return Ok(()) };
    same_element(cx, ty, result, "operand and result have same element type")?;
    let depth = verify_position(view, op, &source, 1, "")?;
    let (shape, scalable) = (&source.shape[depth..], &source.scalable[depth..]);
    let fits = match vector(cx, result) {
        // A vector of one element may stand for the element.
        Some(found) if shape.is_empty() => found.shape == [1],
        Some(found) => found.shape == shape && found.scalable == scalable,
        None => shape.is_empty(),
    };
    if fits {
        return Ok(());
    }
    let inferred = if shape.is_empty() {
        cx.type_text(source.element)
    } else {
        vector_text(cx, shape, scalable, source.element)
    };
    Err(format!(
        "inferred type(s) '{inferred}' are incompatible with return type(s) of operation '{}'",
        cx.type_text(result)
    ))
}

pub(super) fn verify_insert(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(value), Some(ty)) = (view.operand_type(op, 0), view.operand_type(op, 1)) else { return Ok(()) };
    let Some(dest) = vector(cx, ty) else { return Ok(()) };
    same_element(cx, value, ty, "source operand and result have same element type")?;
    let depth = verify_position(view, op, &dest, 2, "dest ")?;
    let (shape, scalable) = (&dest.shape[depth..], &dest.scalable[depth..]);
    let Some(value) = vector(cx, value) else {
        let whole = depth == dest.rank();
        return whole
            .then_some(())
            .ok_or_else(|| "expected position attribute rank to match the dest vector rank".to_string());
    };
    if value.rank() != shape.len() {
        return Err("expected position attribute rank + source rank to match dest vector rank".to_string());
    }
    if value.shape != shape || value.scalable != scalable {
        return Err("expected the shape of the value to match the dest vector below the position".to_string());
    }
    Ok(())
}

/// Verifies `vector.extractelement` and `vector.insertelement`, which have a position if and only if the vector has a
/// dimension.
pub(super) fn verify_lane_position(view: &VerifyCx, op: Op) -> Result<(), String> {
    let fixed = if view.body.name(op) == super::EXTRACTELEMENT { 1 } else { 2 };
    let Some(ty) = view.operand_type(op, fixed - 1).and_then(|ty| vector(view.cx, ty)) else { return Ok(()) };
    let has_position = view.body.operands(op).len() > fixed;
    match ty.rank() {
        0 if has_position => Err("expected position to be empty with 0-D vector".to_string()),
        1 if !has_position => Err("expected position for 1-D vector".to_string()),
        0 | 1 => Ok(()),
        _ => Err("unexpected >1 vector rank".to_string()),
    }
}

/// Returns the number of elements of a vector without scalable dimensions; `None` for other vectors.
fn count(vector: &VectorType) -> Option<usize> {
    let fixed = !vector.scalable.contains(&true);
    let product =
        vector.shape.iter().try_fold(1_usize, |all, &size| all.checked_mul(usize::try_from(size).ok()?));
    product.filter(|_| fixed)
}

/// Parses `%vector : type`; there are as many results as the type has elements.
pub(super) fn parse_to_elements(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    // The limit on the number of results, above which a type is taken for a mistake.
    const MOST: usize = 1 << 20;
    let source = p.parse_operand()?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    let cx = p.cx();
    let elements = vector(cx, ty).and_then(|vector| Some((count(&vector)?, vector.element)));
    let Some((count, element)) = elements.filter(|elements| elements.0 <= MOST) else {
        return Err(p.error(offset, "expected the type of a vector of fixed size".to_string()));
    };
    state.operands.push(p.resolve(source, ty)?);
    state.results = vec![element; count];
    Ok(())
}

pub(super) fn print_to_elements(p: &mut dyn OpPrinter, op: Op) {
    let source = ToElements(op).source(p.body());
    p.text(" ");
    p.value(source);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = p.body().value_type(source);
    p.ty(ty);
}

pub(super) fn verify_to_elements(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(ty) = view.operand_type(op, 0) else { return Ok(()) };
    verify_elements(view, ty, &view.result_types(op), "source")
}

pub(super) fn verify_from_elements(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(&ty) = view.result_types(op).first() else { return Ok(()) };
    verify_elements(view, ty, &view.body.value_types(view.body.operands(op)), "dest")
}

fn verify_elements(view: &VerifyCx, ty: TypeId, elements: &[TypeId], what: &str) -> Result<(), String> {
    let wanted = vector(view.cx, ty).and_then(|vector| count(&vector));
    if wanted == Some(elements.len()) && elements.iter().all(|&found| found == element(view.cx, ty)) {
        return Ok(());
    }
    Err(format!("failed to verify that shaped type '{what}' matches 'elements' element count and types"))
}
