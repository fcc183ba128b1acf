//! Operations that compute indices: `apply`, `min`, `max`, and the conversions between linear and multi-dimensional
//! indices.

use crate::dialect::index_list::{Brackets, parse_index_list_in, print_index_list_in, verify_index_list};
use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, VerifyCx, name};

use super::{group_of, map_attr, map_of, map_value, parse_inputs, print_inputs};

/// Parses `#map(%i)[%n]`, with as many values as the map has inputs.
pub(super) fn parse_apply(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let offset = p.offset();
    let dims = parse_map_of(p, state)?;
    let map = state.attrs.first().and_then(|&(_, attr)| map_value(p.cx(), attr));
    if map.is_some_and(|map| map.dims as usize != dims || map.inputs() != state.operands.len()) {
        return Err(p.error(offset, "dimension or symbol index mismatch".to_string()));
    }
    Ok(())
}

pub(super) fn parse_min_max(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    parse_map_of(p, state).map(drop)
}

/// Parses a map, its inputs and attributes; returns the number of dimensions.
fn parse_map_of(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult<usize> {
    let offset = p.offset();
    let map = p.parse_attr(None)?;
    if map_value(p.cx(), map).is_none() {
        return Err(
            p.error(offset, "invalid kind of attribute specified: expected an affine map".to_string())
        );
    }
    state.attr(name::MAP, map);
    let (inputs, dims) = parse_inputs(p)?;
    state.operands = inputs;
    state.results.push(TypeId::INDEX);
    p.parse_attr_dict(&mut state.attrs)?;
    Ok(dims)
}

pub(super) fn print_map_of(p: &mut dyn OpPrinter, op: Op) {
    p.text(" ");
    if let Some(map) = p.attr_of(op, name::MAP) {
        p.attr(map);
    }
    let dims = map_of(p, op, name::MAP).dims;
    let inputs = p.body().operands(op).to_vec();
    print_inputs(p, &inputs, dims as usize);
    p.attr_dict(op, &[name::MAP], false);
}

fn verify_input_count(view: &VerifyCx, op: Op) -> Result<(), String> {
    let inputs = map_attr(view, op, name::MAP).map_or(0, |map| map.inputs());
    if view.body.operands(op).len() != inputs {
        return Err("operand count and affine map dimension and symbol count must match".to_string());
    }
    Ok(())
}

pub(super) fn verify_apply(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_input_count(view, op)?;
    match map_attr(view, op, name::MAP) {
        Some(map) if map.results.len() != 1 => Err("mapping must produce one value".to_string()),
        _ => Ok(()),
    }
}

pub(super) fn verify_min_max(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_input_count(view, op)?;
    match map_attr(view, op, name::MAP) {
        Some(map) if map.results.is_empty() => Err("affine map expect at least one result".to_string()),
        _ => Ok(()),
    }
}

/// Parses `%i into (%a, 4) : index, index`.
pub(super) fn parse_delinearize(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let mut operands = vec![p.parse_operand()?];
    p.expect("into")?;
    let basis = parse_index_list_in(p, Brackets::Round, &mut operands)?;
    let basis = p.cx().i64_array_attr(&basis);
    state.attr(name::STATIC_BASIS, basis);
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    state.results = p.comma_list(|p| p.parse_type())?;
    state.operands = super::resolve_indices(p, &operands)?;
    Ok(())
}

pub(super) fn print_delinearize(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands[..1]);
    p.text(" into ");
    print_index_list_in(p, op, Brackets::Round, name::STATIC_BASIS, &mut operands[1..].iter().copied());
    p.attr_dict(op, &[name::STATIC_BASIS], false);
    p.text(" : ");
    let types: Vec<TypeId> = p.body().results(op).map(|value| p.body().value_type(value)).collect();
    p.types(&types);
}

fn basis<'a>(view: &VerifyCx<'a>, op: Op) -> &'a [i64] {
    view.attr(op, name::STATIC_BASIS).and_then(|attr| view.cx.dense_array_value(attr)).unwrap_or_default()
}

fn verify_basis(view: &VerifyCx, op: Op) -> Result<(), String> {
    let dynamic = view.operand_group(op, "dynamic_basis").len();
    verify_index_list(view, op, name::STATIC_BASIS, dynamic, "basis")?;
    let is_known = |&&size: &&i64| size != crate::ir::DYNAMIC;
    if basis(view, op).iter().filter(is_known).any(|&size| size <= 0) {
        return Err("no basis element may be statically non-positive".to_string());
    }
    Ok(())
}

pub(super) fn verify_delinearize(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (basis, results) = (basis(view, op).len(), view.body.result_count(op));
    if results != basis && results != basis + 1 {
        return Err("should return an index for each basis element and up to one extra index".to_string());
    }
    verify_basis(view, op)
}

/// Parses `disjoint [%x, %y] by (%a, 4) : index`.
pub(super) fn parse_linearize(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.eat("disjoint") {
        let unit = p.cx().unit_attr();
        state.attr(name::DISJOINT, unit);
    }
    p.expect("[")?;
    let mut operands = p.comma_list_until("]", |p| p.parse_operand())?;
    let indices = operands.len();
    p.expect("by")?;
    let basis = parse_index_list_in(p, Brackets::Round, &mut operands)?;
    let basis = p.cx().i64_array_attr(&basis);
    state.attr(name::STATIC_BASIS, basis);
    let segments = p.cx().i32_array_attr(&[indices as i64, (operands.len() - indices) as i64]);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    state.results.push(p.parse_type()?);
    state.operands = super::resolve_indices(p, &operands)?;
    Ok(())
}

pub(super) fn print_linearize(p: &mut dyn OpPrinter, op: Op) {
    let (indices, dynamic) = (group_of(p, op, "multi_index"), group_of(p, op, "dynamic_basis"));
    p.text(if p.attr_of(op, name::DISJOINT).is_some() { " disjoint [" } else { " [" });
    p.values(&indices);
    p.text("] by ");
    print_index_list_in(p, op, Brackets::Round, name::STATIC_BASIS, &mut dynamic.into_iter());
    p.attr_dict(op, &[name::STATIC_BASIS, name::DISJOINT], false);
    p.text(" : index");
}

pub(super) fn verify_linearize(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (basis, indices) = (basis(view, op).len(), view.operand_group(op, "multi_index").len());
    if indices != basis && indices != basis + 1 {
        return Err("should be passed a basis element for each index except possibly the first".to_string());
    }
    verify_basis(view, op)
}
