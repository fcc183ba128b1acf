//! Syntax of operations with regions.

use crate::dialect::region_syntax::{parse_types, print_assignments, result_types};
use crate::ir::{
    Block, Body, Context, NewOp, Op, OpName, OpParser, OpPrinter, OpState, Operand, ParseResult, RegionArg,
    RegionStyle, TypeData, TypeId,
};

use super::RETURN;
use super::elementwise::print_function_type;
use super::parameter::{list_attr, list_text, numbers, parse_list};

const UNLABELLED: RegionStyle = RegionStyle { entry_label: false, elide_terminator: false };

/// Parses `(%a = %x, …) : types cond { … } do { … }`.
pub(super) fn parse_while(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let pairs = crate::dialect::region_syntax::parse_assignments(p)?;
    let types = if p.eat(":") { p.comma_list(|p| p.parse_type())? } else { Vec::new() };
    let inits: Vec<Operand> = pairs.iter().map(|pair| pair.1).collect();
    state.operands = p.resolve_all(&inits, &types)?;
    state.results = types.clone();
    if p.eat("attributes") {
        p.parse_attr_dict(&mut state.attrs)?;
    }
    let args: Vec<RegionArg> =
        pairs.iter().zip(&types).map(|(pair, &ty)| RegionArg { operand: pair.0, ty, loc: None }).collect();
    p.expect("cond")?;
    let condition = p.parse_region(&args)?;
    p.expect("do")?;
    let body = p.parse_region(&args)?;
    state.regions = vec![condition, body];
    Ok(())
}

pub(super) fn print_while(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let types = p.body().value_types(&operands);
    let regions = p.body().regions(op).to_vec();
    let args = p.region_args(regions[0]);
    p.text("(");
    print_assignments(p, &args, &operands);
    p.text(")");
    if !operands.is_empty() {
        p.text(" : ");
        p.types(&types);
    }
    p.attr_dict(op, &[], true);
    p.text(" cond ");
    p.region(regions[0], UNLABELLED);
    p.text(" do ");
    p.region(regions[1], RegionStyle { entry_label: true, elide_terminator: false });
}

/// Parses `(%a init: %x), (%b init: %y) across dimensions = [0] : (types) -> types reducer(%c: type, %d: type) { … }`, or
/// the short form with `applies operation` instead of the region.
pub(super) fn parse_reduce(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let pairs = p.comma_list(|p| {
        p.expect("(")?;
        let input = p.parse_operand()?;
        p.expect("init")?;
        p.expect(":")?;
        let init = p.parse_operand()?;
        p.expect(")")?;
        Ok((input, init))
    })?;
    let applied = if p.eat("applies") { Some(p.parse_op_name()?) } else { None };
    for token in ["across", "dimensions", "="] {
        p.expect(token)?;
    }
    let dims = parse_list(p)?;
    list_attr(p, state, "dimensions", &dims);
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let types = parse_types(p)?;
    p.expect("->")?;
    state.results = parse_types(p)?;
    let operands: Vec<Operand> =
        pairs.iter().map(|pair| pair.0).chain(pairs.iter().map(|pair| pair.1)).collect();
    state.operands = p.resolve_all(&operands, &types)?;
    let region = match applied {
        Some(applied) => {
            let element = element_tensor(p.cx(), types[0]);
            let loc = state.loc;
            p.implied_region(&[element; 2], &mut |_, body, block| apply(body, block, applied, element, loc))
        }
        None => {
            p.expect("reducer")?;
            let args = parse_reducer_args(p)?;
            p.parse_region(&args)?
        }
    };
    state.regions.push(region);
    Ok(())
}

/// Returns the tensor type of one element of a tensor.
fn element_tensor(cx: &mut Context, ty: TypeId) -> TypeId {
    let element = cx.element_type(ty);
    cx.ty(TypeData::Tensor { shape: Some(Box::default()), element, encoding: None })
}

/// Fills a region with an operation on its arguments.
fn apply(body: &mut Body, block: Block, op_name: OpName, ty: TypeId, loc: crate::ir::Loc) {
    let args = body.block_args(block).to_vec();
    let op = body.append_op(block, NewOp::new(op_name, loc, &args, &[ty]));
    let result = body.result(op, 0);
    body.append_op(block, NewOp::new(RETURN, loc, &[result], &[]));
}

/// Parses `(%a: type, %b: type) (%c: type, %d: type)`: pairs of the elements so far and those of inputs. The region has
/// the first of all pairs, and then the second ones.
fn parse_reducer_args(p: &mut dyn OpParser) -> ParseResult<Vec<RegionArg>> {
    let mut lists = [Vec::new(), Vec::new()];
    while p.eat("(") {
        for (index, list) in lists.iter_mut().enumerate() {
            if index > 0 {
                p.expect(",")?;
            }
            let operand = p.parse_operand()?;
            p.expect(":")?;
            let ty = p.parse_type()?;
            list.push(RegionArg { operand, ty, loc: p.parse_argument_loc()? });
        }
        p.expect(")")?;
    }
    Ok(lists.concat())
}

pub(super) fn print_reduce(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let types = p.body().value_types(&operands);
    let results = result_types(p, op);
    let dims = numbers(p.cx(), p.body(), op, "dimensions").unwrap_or_default();
    let (inputs, inits) = operands.split_at(operands.len() / 2);
    p.list(inputs.iter().zip(inits), |p, (&input, &init)| {
        p.text("(");
        p.value(input);
        p.text(" init: ");
        p.value(init);
        p.text(")");
    });
    p.text(&format!(" across dimensions = {}", list_text(&dims)));
    let hidden: Vec<_> = p.cx().find_name("dimensions").into_iter().collect();
    p.attr_dict(op, &hidden, false);
    p.text(" : ");
    print_function_type(p, &types, &results);
    p.text(" reducer");
    let region = p.body().regions(op)[0];
    let args = p.region_args(region);
    for index in 0..args.len() / 2 {
        p.text("(");
        for (number, position) in [index, index + args.len() / 2].into_iter().enumerate() {
            p.text(if number > 0 { ", " } else { "" });
            p.text(&args[position].0);
            p.text(": ");
            p.ty(args[position].1);
            p.argument_loc(region, position);
        }
        p.text(") ");
    }
    p.region(region, UNLABELLED);
}
