//! Control flow and variables: syntax and verifiers.

use crate::dialect::region_syntax::{
    parse_assignments, parse_types, print_assignments, regions_expected, result_types, verify_region_end,
};
use crate::ir::{
    AttrData, AttrId, Context, DYNAMIC, DenseData, Op, OpParser, OpPrinter, OpState, Operand, ParseResult,
    Region, RegionStyle, TypeData, TypeId, VerifyCx, name,
};

use super::YIELD;

const WITH_LABEL: RegionStyle = RegionStyle { entry_label: true, elide_terminator: false };

/// Parses `%c (%a = %x) : tensor<i1> (types) -> types { … } else { … }`; MLIR 19 omits the type of the condition.
pub(super) fn parse_cond_if(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let condition = p.parse_operand()?;
    let inputs = if p.at("(") { parse_assignments(p)? } else { Vec::new() };
    let ty = if p.eat(":") { p.parse_type()? } else { condition_type(p.cx()) };
    let types = if inputs.is_empty() { Vec::new() } else { parse_types(p)? };
    let condition = p.resolve(condition, ty)?;
    let inputs: Vec<Operand> = inputs.iter().map(|pair| pair.1).collect();
    let mut inputs = p.resolve_all(&inputs, &types)?;
    state.operands.push(condition);
    state.operands.append(&mut inputs);
    if p.eat("->") {
        state.results = parse_types(p)?;
    }
    let then = p.parse_region(&[])?;
    p.expect("else")?;
    let other = p.parse_region(&[])?;
    state.regions = vec![then, other];
    p.parse_attr_dict(&mut state.attrs)
}

fn condition_type(cx: &mut Context) -> TypeId {
    cx.ty(TypeData::Tensor { shape: Some(Box::default()), element: TypeId::I1, encoding: None })
}

pub(super) fn print_cond_if(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let types = p.body().value_types(&operands);
    let regions = p.body().regions(op).to_vec();
    p.text(" ");
    p.value(operands[0]);
    if operands.len() > 1 {
        let args = p.region_args(regions[0]);
        p.text(" (");
        print_assignments(p, &args, &operands[1..]);
        p.text(")");
    }
    p.text(" : ");
    p.ty(types[0]);
    if operands.len() > 1 {
        p.text(" (");
        p.types(&types[1..]);
        p.text(")");
    }
    let results = result_types(p, op);
    p.arrow_types(&results);
    p.text(" ");
    p.region(regions[0], WITH_LABEL);
    p.text(" else ");
    p.region(regions[1], WITH_LABEL);
    p.attr_dict(op, &[], false);
}

pub(super) fn verify_cond_if(view: &VerifyCx, op: Op) -> Result<(), String> {
    let is_condition = |ty| view.cx.element_type(ty) == TypeId::I1;
    if !view.operand_type(op, 0).is_some_and(is_condition) {
        return Err("the condition must be a tensor of 1-bit signless integers".to_string());
    }
    let inputs = view.body.operands(op).len() - 1;
    for &region in regions_expected(view, op, 2)? {
        verify_region(view, region, inputs, view.body.result_count(op))?;
    }
    Ok(())
}

pub(super) fn verify_while_loop(view: &VerifyCx, op: Op) -> Result<(), String> {
    let count = view.body.operands(op).len();
    let regions = regions_expected(view, op, 2)?;
    verify_region(view, regions[0], count, 1)?;
    verify_region(view, regions[1], count, count)?;
    match count == view.body.result_count(op) {
        true => Ok(()),
        false => Err("requires as many results as operands".to_string()),
    }
}

/// Verifies the number of arguments of a region, and that it ends with as many results as expected.
fn verify_region(view: &VerifyCx, region: Region, args: usize, results: usize) -> Result<(), String> {
    verify_region_end(view, region, YIELD)?;
    let block = view.body.entry_block(region).ok_or("expects regions with a block")?;
    let found = view.body.block_args(block).len();
    if found != args {
        return Err(format!("expects {args} region arguments, found {found}"));
    }
    let found = view.body.last_op(block).map_or(0, |end| view.body.operands(end).len());
    if found != results {
        return Err(format!("expects regions to yield {results} values, found {found}"));
    }
    Ok(())
}

/// Parses `@name = value` or `@name : type`.
pub(super) fn parse_variable(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let symbol = p.parse_symbol_name()?;
    let symbol = p.cx().attr(AttrData::String(symbol));
    state.attr(name::SYM_NAME, symbol);
    p.parse_attr_dict(&mut state.attrs)?;
    let offset = p.offset();
    let ty = if p.eat("=") {
        let value = p.parse_attr(None)?;
        state.attr(name::INITIAL_VALUE, value);
        p.cx().attr_type(value)
    } else {
        p.expect(":")?;
        Some(p.parse_type()?)
    };
    let shape = ty.and_then(|ty| crate::dialect::tensor::shape(p.cx(), ty).map(<[i64]>::to_vec));
    let (Some(ty), Some(shape)) = (ty, shape) else {
        return Err(p.error(offset, "expected a ranked tensor".to_string()));
    };
    let element = p.cx().element_type(ty);
    let element = p.cx().type_attr(element);
    let shape = shape_attr(p.cx(), &shape);
    let var_shape = p.cx().name("var_shape");
    state.attr(name::TYPE, element);
    state.attr(var_shape, shape);
    Ok(())
}

/// Returns the sizes as a tensor of indices, with -1 for a dynamic one, as MLIR has it in `var_shape`.
fn shape_attr(cx: &mut Context, shape: &[i64]) -> AttrId {
    let len: Box<[i64]> = [shape.len() as i64].into();
    let ty = cx.ty(TypeData::Tensor { shape: Some(len), element: TypeId::INDEX, encoding: None });
    let is_splat = shape.windows(2).all(|pair| pair[0] == pair[1]) && !shape.is_empty();
    let sizes = shape.iter().map(|&size| if size == DYNAMIC { -1 } else { size });
    let bytes: Vec<u8> = sizes.flat_map(i64::to_le_bytes).collect();
    let data = match is_splat {
        true => DenseData::Splat(bytes[..8].into()),
        false => DenseData::Elements(bytes.into()),
    };
    cx.attr(AttrData::DenseElements { ty, data })
}

pub(super) fn print_variable(p: &mut dyn OpPrinter, op: Op) {
    p.text(" ");
    if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
        p.symbol(symbol);
    }
    let mut hidden = vec![name::SYM_NAME, name::TYPE, name::INITIAL_VALUE];
    hidden.extend(p.cx().find_name("var_shape"));
    p.attr_dict(op, &hidden, false);
    if let Some(value) = p.attr_of(op, name::INITIAL_VALUE) {
        p.text(" = ");
        p.attr(value);
        return;
    }
    let attrs = p.body().attrs(op);
    let shape = super::parameter::variable_shape(p.cx(), attrs).unwrap_or_default();
    p.text(" : tensor<");
    for size in shape {
        p.text(&if size < 0 { "?x".to_string() } else { format!("{size}x") });
    }
    if let Some(element) = p.attr_of(op, name::TYPE).and_then(|attr| p.cx().type_value(attr)) {
        p.ty(element);
    }
    p.text(">");
}
