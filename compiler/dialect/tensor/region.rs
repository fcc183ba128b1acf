//! `tensor.generate` and `tensor.pad`: tensors whose elements a region computes.

use crate::dialect::cast_syntax::parse_source_and_result_types;
use crate::dialect::index_list::{parse_index_list_attr, print_index_list};
use crate::ir::strides::plus;
use crate::ir::{
    DYNAMIC, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, RegionStyle, TypeId, VerifyCx, name,
};

use super::{YIELD, dynamic_count, shape};

const WITH_LABEL: RegionStyle = RegionStyle { entry_label: true, elide_terminator: false };

/// Parses `%n, %m { ^bb0(%i: index): … } : type`.
pub(super) fn parse_generate(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let sizes = if p.at_operand() { p.comma_list(|p| p.parse_operand())? } else { Vec::new() };
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    state.results.push(p.parse_type()?);
    add_indices(p, state, sizes)
}

fn add_indices(p: &mut dyn OpParser, state: &mut OpState, indices: Vec<Operand>) -> ParseResult {
    for index in indices {
        let index = p.resolve(index, TypeId::INDEX)?;
        state.operands.push(index);
    }
    Ok(())
}

pub(super) fn print_generate(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    if !operands.is_empty() {
        p.text(" ");
        p.values(&operands);
    }
    print_region(p, op);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = p.body().value_type(p.body().result(op, 0));
    p.ty(ty);
}

fn print_region(p: &mut dyn OpPrinter, op: Op) {
    if let Some(&region) = p.body().regions(op).first() {
        p.text(" ");
        p.region(region, WITH_LABEL);
    }
}

pub(super) fn verify_generate(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((&ty, sizes)) =
        view.result_types(op).first().and_then(|ty| Some((ty, shape(view.cx, *ty)?.to_vec())))
    else {
        return Ok(());
    };
    if view.body.operands(op).len() != dynamic_count(&sizes) {
        return Err("must have as many index operands as dynamic extents in the result type".to_string());
    }
    verify_body(
        view,
        op,
        sizes.len(),
        view.cx.element_type(ty),
        "must have one body argument per input dimension",
    )
}

/// Checks that the region takes a position and yields an element.
fn verify_body(view: &VerifyCx, op: Op, rank: usize, element: TypeId, count: &str) -> Result<(), String> {
    let body = view.body;
    let Some(block) = body.regions(op).first().and_then(|&region| body.entry_block(region)) else {
        return Err("region #0 ('body') failed to verify constraint: region with 1 blocks".to_string());
    };
    let args = body.value_types(body.block_args(block));
    if args.len() != rank {
        return Err(count.to_string());
    }
    if args.iter().any(|&ty| ty != TypeId::INDEX) {
        return Err("all body arguments must be index".to_string());
    }
    let end = body.last_op(block).filter(|&end| body.name(end) == YIELD);
    let Some(end) = end else {
        return Err("body must be terminated with a `yield` operation".to_string());
    };
    if body.value_types(body.operands(end)) != [element] {
        return Err("body must be terminated with a `yield` operation of the tensor element type".to_string());
    }
    Ok(())
}

/// Parses `%t nofold low[%i, 0] high[1, %n] { ^bb0(%i: index, …): … } : type to type`.
pub(super) fn parse_pad(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = p.parse_operand()?;
    if p.eat("nofold") {
        state.unit_attr(p.cx(), name::NOFOLD);
    }
    let mut operands = Vec::new();
    let mut segments = vec![1];
    for (word, constants) in [("low", name::STATIC_LOW), ("high", name::STATIC_HIGH)] {
        p.expect(word)?;
        segments.push(parse_index_list_attr(p, state, constants, &mut operands)?);
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)?;
    parse_source_and_result_types(p, state, source)?;
    add_indices(p, state, operands)?;
    let segments = p.cx().i32_array_attr(&segments);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    Ok(())
}

pub(super) fn print_pad(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let Some((&source, dynamic)) = operands.split_first() else { return };
    let mut dynamic = dynamic.iter().copied();
    p.text(" ");
    p.value(source);
    if p.attr_of(op, name::NOFOLD).is_some() {
        p.text(" nofold");
    }
    for (word, constants) in [(" low", name::STATIC_LOW), (" high", name::STATIC_HIGH)] {
        p.text(word);
        print_index_list(p, op, constants, &mut dynamic);
    }
    print_region(p, op);
    p.attr_dict(op, &[name::STATIC_LOW, name::STATIC_HIGH, name::NOFOLD, name::OPERAND_SEGMENT_SIZES], false);
    p.text(" : ");
    let (from, to) = (p.body().value_type(source), p.body().value_type(p.body().result(op, 0)));
    p.ty(from);
    p.text(" to ");
    p.ty(to);
}

pub(super) fn verify_pad(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    let (Some(from_shape), Some(to_shape)) = (shape(cx, from), shape(cx, to)) else { return Ok(()) };
    let list =
        |attr_name| view.attr(op, attr_name).and_then(|attr| cx.dense_array_value(attr)).unwrap_or_default();
    let (low, high) = (list(name::STATIC_LOW), list(name::STATIC_HIGH));
    if low.len() != from_shape.len() || high.len() != from_shape.len() {
        return Err("expected as many low and high padding values as dimensions of the source".to_string());
    }
    let values = dynamic_count(low) + dynamic_count(high);
    if view.body.operands(op).len() != values + 1 {
        return Err(format!("expected {values} dynamic padding values"));
    }
    let inferred: Vec<i64> = from_shape
        .iter()
        .zip(low)
        .zip(high)
        .map(|((&size, &low), &high)| plus(plus(size, low), high))
        .collect();
    let fits = |(&wanted, &found): (&i64, &i64)| wanted == found || wanted == DYNAMIC || found == DYNAMIC;
    if inferred.len() != to_shape.len() || !inferred.iter().zip(to_shape).all(fits) {
        return Err(format!("specified type '{}' does not match the inferred type", cx.type_text(to)));
    }
    let message = format!("expected the block to have {} arguments", from_shape.len());
    verify_body(view, op, from_shape.len(), cx.element_type(to), &message)
}
