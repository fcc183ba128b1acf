//! Masks, and `vector.mask`, which runs an operation under a mask.

use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, VerifyCx, name};

use super::transfer::mask_shape_of;
use super::types::{VectorType, dense_of, vector, vector_text};

pub(super) fn verify_constant_mask(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(ty) = view.result_types(op).first().and_then(|&ty| vector(view.cx, ty)) else { return Ok(()) };
    let sizes = dense_of(view, op, name::MASK_DIM_SIZES);
    if ty.rank() == 0 {
        return match sizes {
            [0 | 1] => Ok(()),
            [_] => Err("mask dim size must be either 0 or 1 for 0-D vectors".to_string()),
            _ => Err("array attr must have length 1 for 0-D vectors".to_string()),
        };
    }
    if sizes.len() != ty.rank() {
        return Err("must specify array attr of size equal vector result rank".to_string());
    }
    for (i, &size) in sizes.iter().enumerate() {
        if size < 0 || size > ty.shape[i] {
            return Err("array attr of size out of bounds of vector result dimension size".to_string());
        }
        if ty.scalable[i] && size != 0 && size != ty.shape[i] {
            return Err("only supports 'none set' or 'all set' scalable dimensions".to_string());
        }
    }
    if sizes.contains(&0) && sizes.iter().any(|&size| size != 0) {
        return Err("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"
            .to_string());
    }
    Ok(())
}

pub(super) fn verify_create_mask(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(ty) = view.result_types(op).first().and_then(|&ty| vector(view.cx, ty)) else { return Ok(()) };
    let given = view.body.operands(op).len();
    if ty.rank() == 0 && given != 1 {
        return Err("must specify exactly one operand for 0-D create_mask".to_string());
    }
    if ty.rank() > 0 && given != ty.rank() {
        return Err("must specify an operand for each result vector dimension".to_string());
    }
    Ok(())
}

/// Parses `%mask, %passthru { op } : mask type -> result types`.
pub(super) fn parse_mask(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let mask = p.parse_operand()?;
    let passthru = if p.eat(",") { Some(p.parse_operand()?) } else { None };
    let region = p.parse_region(&[])?;
    p.ensure_terminator_of_results(region, super::YIELD, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let mask_type = p.parse_type()?;
    if p.eat("->") {
        state.results =
            if p.eat("(") { p.comma_list_until(")", |p| p.parse_type())? } else { vec![p.parse_type()?] };
    }
    state.operands.push(p.resolve(mask, mask_type)?);
    if let Some(passthru) = passthru {
        let Some(&ty) = state.results.first() else {
            return Err(p.error(offset, "expects result when passthru argument is provided".to_string()));
        };
        state.operands.push(p.resolve(passthru, ty)?);
    }
    Ok(())
}

pub(super) fn print_mask(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands);
    p.text(" { ");
    let entry = p.body().regions(op).first().and_then(|&region| p.body().entry_block(region));
    if let Some(&inner) = entry.and_then(|entry| p.body().block_ops(entry).first()) {
        p.nested_op(inner);
    }
    p.text(" }");
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = operands.first().map(|&mask| p.body().value_type(mask));
    p.types(ty.as_slice());
    let results: Vec<TypeId> = p.body().results(op).map(|value| p.body().value_type(value)).collect();
    p.arrow_types(&results);
}

pub(super) fn verify_mask(view: &VerifyCx, op: Op) -> Result<(), String> {
    const NO_END: &str = "expects a terminator within the mask region";
    let body = view.body;
    let entry = match body.regions(op) {
        &[region] => body.entry_block(region).ok_or(NO_END)?,
        _ => return Err("requires one region".to_string()),
    };
    let (end, inner) = match *body.block_ops(entry) {
        [] => return Err(NO_END.to_string()),
        [end] => (end, None),
        [inner, end] => (end, Some(inner)),
        _ => return Err("expects only one operation to mask".to_string()),
    };
    if body.name(end) != super::YIELD {
        return Err(NO_END.to_string());
    }
    let results = view.result_types(op);
    if body.operands(end).len() != results.len() {
        return Err("expects number of results to match mask region yielded values".to_string());
    }
    match inner {
        Some(inner) => verify_masked(view, op, inner, &results),
        None => Ok(()),
    }
}

fn verify_masked(view: &VerifyCx, op: Op, inner: Op, results: &[TypeId]) -> Result<(), String> {
    // MLIR's verifier accepts an operation that cannot run under a mask.
    let Some((shape, scalable)) = expected_mask(view, inner) else { return Ok(()) };
    let found = view.result_types(inner);
    if found.len() != results.len() {
        return Err("expects number of results to match maskable operation number of results".to_string());
    }
    if found != results {
        return Err("expects result type to match maskable operation result type".to_string());
    }
    let mask = view.operand_type(op, 0).and_then(|ty| vector(view.cx, ty));
    if mask.is_some_and(|mask| mask.shape != shape || mask.scalable != scalable) {
        let expected = vector_text(view.cx, &shape, &scalable, TypeId::I1);
        return Err(format!("expects a '{expected}' mask for the maskable operation"));
    }
    let Some(passthru) = view.operand_type(op, 1) else { return Ok(()) };
    if view.body.name(inner) != super::TRANSFER_READ {
        return Err("doesn't expect a passthru argument for this maskable operation".to_string());
    }
    if found.first() != Some(&passthru) {
        return Err("expects passthru type to match result type".to_string());
    }
    Ok(())
}

/// Returns the shape of the mask under which an operation can run; `None` for operations that take none.
fn expected_mask(view: &VerifyCx, op: Op) -> Option<(Vec<i64>, Vec<bool>)> {
    let whole = |ty: Option<TypeId>| {
        let VectorType { shape, scalable, .. } = vector(view.cx, ty?)?;
        Some((shape.to_vec(), scalable.to_vec()))
    };
    let operand = |index| whole(view.operand_type(op, index));
    let result = || whole(view.result_types(op).first().copied());
    match view.body.name(op) {
        super::TRANSFER_READ | super::TRANSFER_WRITE => mask_shape_of(view, op),
        super::REDUCTION | super::MULTI_REDUCTION => operand(0),
        super::OUTERPRODUCT | super::GATHER => result(),
        super::CONTRACT => super::contract::iteration_space(view, op),
        _ => None,
    }
}
