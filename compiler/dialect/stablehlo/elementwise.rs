//! Syntax of operations on elements at the same position.

use crate::ir::{Context, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeData, TypeId};

use super::COMPLEX;
use super::parameter::{keyword, keyword_attr, parse_keyword};
use crate::dialect::region_syntax::{parse_types, result_types};

const DIRECTIONS: &[&str] = &["EQ", "NE", "GE", "GT", "LE", "LT"];
const COMPARE_TYPES: &[&str] = &["FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "NOTYPE"];

/// Parses `%a, %b {attrs} : type`, or `: (types) -> type` if the types differ.
pub(super) fn parse_elementwise(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &operands)
}

/// Parses `: type` or `: (types) -> type`, and resolves operands.
pub(super) fn parse_signature(
    p: &mut dyn OpParser,
    state: &mut OpState,
    operands: &[Operand],
) -> ParseResult {
    p.expect(":")?;
    let types = if p.at("(") {
        let types = parse_types(p)?;
        p.expect("->")?;
        state.results = parse_types(p)?;
        types
    } else {
        let ty = p.parse_type()?;
        state.results = vec![ty];
        let operand = if state.name == COMPLEX { part_type(p.cx(), ty) } else { ty };
        vec![operand; operands.len()]
    };
    state.operands = p.resolve_all(operands, &types)?;
    Ok(())
}

/// Returns the type of the parts of complex numbers.
fn part_type(cx: &mut Context, ty: TypeId) -> TypeId {
    let shape = crate::dialect::tensor::shape(cx, ty).map(Into::into);
    match *cx.type_data(cx.element_type(ty)) {
        TypeData::Complex(element) => cx.ty(TypeData::Tensor { shape, element, encoding: None }),
        _ => ty,
    }
}

pub(super) fn print_elementwise(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands);
    p.attr_dict(op, &[], false);
    print_signature(p, op);
}

/// Prints ` : type`, or ` : (types) -> type` if the types differ.
pub(super) fn print_signature(p: &mut dyn OpPrinter, op: Op) {
    let types = p.body().value_types(p.body().operands(op));
    let results = result_types(p, op);
    p.text(" : ");
    if let ([result], COMPLEX) = (&results[..], p.body().name(op)) {
        return p.ty(*result);
    }
    if let [result] = results[..]
        && types.iter().all(|&ty| ty == result)
    {
        return p.ty(result);
    }
    print_function_type(p, &types, &results);
}

/// Prints `(types) -> types`.
pub(super) fn print_function_type(p: &mut dyn OpPrinter, types: &[TypeId], results: &[TypeId]) {
    p.text("(");
    p.types(types);
    p.text(")");
    match results {
        [] => p.text(" -> ()"),
        _ => p.arrow_types(results),
    }
}

/// Parses `GT, %a, %b, FLOAT : (types) -> type`.
pub(super) fn parse_compare(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let direction = parse_keyword(p, DIRECTIONS)?;
    p.expect(",")?;
    let lhs = p.parse_operand()?;
    p.expect(",")?;
    let rhs = p.parse_operand()?;
    keyword_attr(p, state, "comparison_direction", "comparison_direction", direction);
    if p.eat(",") {
        let ty = parse_keyword(p, COMPARE_TYPES)?;
        keyword_attr(p, state, "compare_type", "comparison_type", ty);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &[lhs, rhs])
}

pub(super) fn print_compare(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let (cx, body) = (p.cx(), p.body());
    let direction = keyword(cx, body, op, "comparison_direction").unwrap_or_default().to_string();
    let ty = keyword(cx, body, op, "compare_type").map(str::to_string);
    p.text(" ");
    p.text(&direction);
    p.text(", ");
    p.values(&operands);
    if let Some(ty) = ty {
        p.text(", ");
        p.text(&ty);
    }
    let hidden: Vec<_> =
        ["comparison_direction", "compare_type"].iter().filter_map(|name| p.cx().find_name(name)).collect();
    p.attr_dict(op, &hidden, false);
    print_signature(p, op);
}

/// Parses `%p, %a, %b : type, type`, or `: (types) -> type`.
pub(super) fn parse_select(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let types = if p.at("(") {
        let types = parse_types(p)?;
        p.expect("->")?;
        state.results = vec![p.parse_type()?];
        types
    } else {
        let predicate = p.parse_type()?;
        p.expect(",")?;
        let ty = p.parse_type()?;
        state.results = vec![ty];
        vec![predicate, ty, ty]
    };
    state.operands = p.resolve_all(&operands, &types)?;
    Ok(())
}

pub(super) fn print_select(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let types = p.body().value_types(&operands);
    let results = result_types(p, op);
    p.text(" ");
    p.values(&operands);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    match types[1] == results[0] && types[2] == results[0] {
        true => p.types(&[types[0], results[0]]),
        false => print_function_type(p, &types, &results),
    }
}
