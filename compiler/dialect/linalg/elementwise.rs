//! Elementwise operations selected by a keyword: `linalg.elementwise` and its predecessors.

use crate::ir::spec::enum_text;
use crate::ir::{
    AffineMap, AttrData, AttrId, Context, Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, name,
};

use super::loops::explicit_maps;
use super::payload::Payload;
use super::syntax::{
    add_operands, add_payload, add_segments, input_count, is_unsigned, parse_assigned, parse_ins_outs,
    parse_result_types, print_ins_outs, print_result_types,
};
use super::{BINARY, ELEMWISE_UNARY, ENUMS, UNARY};

/// Parses `kind=#linalg.elementwise_kind<add> indexing_maps = [maps] {attrs} ins(…) outs(…) -> types`.
pub(super) fn parse_elementwise(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let offset = p.offset();
    p.expect("kind")?;
    parse_assigned(p, state, name::KIND)?;
    let explicit = p.eat("indexing_maps");
    if explicit {
        parse_assigned(p, state, name::INDEXING_MAPS)?;
    }
    p.parse_attr_dict(&mut state.attrs)?;
    let operands = parse_ins_outs(p)?;
    parse_result_types(p, state)?;
    let types = add_operands(p, state, &operands)?;
    add_segments(p, state, &operands);
    if !explicit {
        let maps = identities(p.cx(), &types);
        state.attr(name::INDEXING_MAPS, maps);
    }
    let kind = state.attrs.iter().find(|entry| entry.0 == name::KIND).map(|entry| entry.1);
    let payload = kind.and_then(|kind| kind_payload(p.cx(), kind));
    let Some(payload) = payload else {
        return Err(p.error(offset, "expected operation kind".to_string()));
    };
    add_payload(p, state, &types, payload, false)
}

/// Returns the payload of an elementwise kind.
fn kind_payload(cx: &Context, kind: AttrId) -> Option<Payload> {
    let keyword = cx.dialect_attr_body(kind, "linalg.elementwise_kind")?;
    let find =
        |cases: &'static [(&'static str, i64)]| cases.iter().map(|case| case.0).find(|&text| text == keyword);
    match keyword {
        "select" => Some(Payload::Select),
        _ => find(UNARY).map(Payload::Unary).or_else(|| find(BINARY).map(Payload::Binary)),
    }
}

/// Returns an array attribute with the identity map of the output's rank for every operand.
fn identities(cx: &mut Context, types: &[TypeId]) -> AttrId {
    let rank = types.last().map_or(0, |&ty| super::verify::rank(cx, ty).unwrap_or(0));
    let results = (0..rank as u32).map(crate::ir::AffineExpr::Dim).collect();
    let map = cx.attr(AttrData::AffineMap(AffineMap { dims: rank as u32, symbols: 0, results }));
    cx.attr(AttrData::Array(vec![map; types.len()].into()))
}

pub(super) fn print_elementwise(p: &mut dyn OpPrinter, op: Op) {
    p.text(" kind=");
    if let Some(kind) = p.attr_of(op, name::KIND) {
        p.attr(kind);
    }
    let maps = p.attr_of(op, name::INDEXING_MAPS);
    let is_default = maps
        .and_then(|maps| explicit_maps(p.cx(), maps))
        .is_some_and(|maps| maps.iter().all(AffineMap::is_identity));
    if let Some(maps) = maps.filter(|_| !is_default) {
        p.text(" indexing_maps = ");
        p.attr(maps);
    }
    let hidden = [name::KIND, name::INDEXING_MAPS, name::OPERAND_SEGMENT_SIZES, name::MEMOIZED_INDEXING_MAPS];
    p.attr_dict(op, &hidden, false);
    let operands = p.body().operands(op).to_vec();
    let (inputs, outputs) = operands.split_at(input_count(p.cx(), p.body(), op));
    print_ins_outs(p, inputs, outputs);
    print_result_types(p, op);
}

/// Parses `{fun = #linalg.binary_fn<mul>} ins(…) outs(…) -> types`; the region is implied.
pub(super) fn parse_elemwise(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let offset = p.offset();
    p.parse_attr_dict(&mut state.attrs)?;
    let operands = parse_ins_outs(p)?;
    parse_result_types(p, state)?;
    let types = add_operands(p, state, &operands)?;
    add_segments(p, state, &operands);
    let Some(payload) = elemwise_payload(p.cx(), state) else {
        return Err(p.error(offset, "expected a function in 'fun'".to_string()));
    };
    let unsigned = is_unsigned(p.cx(), state);
    add_payload(p, state, &types, payload, unsigned)
}

/// Returns the payload that the attribute `fun` selects; without the attribute, it is the exponential or the sum.
fn elemwise_payload(cx: &mut Context, state: &OpState) -> Option<Payload> {
    let fun = cx.name("fun");
    let fun = state.attrs.iter().find(|entry| entry.0 == fun).map(|entry| entry.1);
    let is_unary = state.name == ELEMWISE_UNARY;
    let (info, default) = if is_unary { (&ENUMS[1], "exp") } else { (&ENUMS[2], "add") };
    let keyword = match fun {
        Some(fun) => enum_text(cx, info, fun)?,
        None => default.to_string(),
    };
    let function = info.cases.iter().map(|case| case.0).find(|&text| text == keyword)?;
    Some(if is_unary { Payload::CastUnary(function) } else { Payload::CastBinary(function) })
}
