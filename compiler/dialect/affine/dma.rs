//! Copies between memory spaces. Their maps are discardable attributes. The numbers of inputs of the maps divide the
//! operands into groups.

use crate::dialect::memref;
use crate::ir::{
    AffineUse, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeId, Value, VerifyCx, name,
};

use super::inputs::verify_indices;
use super::{add_map, map_attr, map_of};

const START_MAPS: [NameId; 3] = [name::SRC_MAP, name::DST_MAP, name::TAG_MAP];
const WAIT_MAPS: [NameId; 1] = [name::TAG_MAP];

/// Parses `%src[%i], %dst[%j], %tag[%k], %size, %stride, %per_stride : type, type, type`.
pub(super) fn parse_start(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    parse(p, state, &START_MAPS, &[1, 3])
}

/// Parses `%tag[%k], %size : type`.
pub(super) fn parse_wait(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    parse(p, state, &WAIT_MAPS, &[1])
}

/// Parses a buffer with subscripts for each map, then a list of values whose length is in `counts`, then the types of
/// the buffers.
fn parse(p: &mut dyn OpParser, state: &mut OpState, maps: &[NameId], counts: &[usize]) -> ParseResult {
    let mut buffers: Vec<(Operand, AffineUse)> = Vec::new();
    for _ in maps {
        let buffer = p.parse_operand()?;
        p.expect("[")?;
        buffers.push((buffer, p.parse_affine_use(Some("]"))?));
        p.expect(",")?;
    }
    let offset = p.offset();
    let mut sizes = vec![p.parse_operand()?];
    // A trailing comma is allowed.
    while p.eat(",") && p.at_operand() {
        sizes.push(p.parse_operand()?);
    }
    if !counts.contains(&sizes.len()) {
        return Err(p.error(offset, "expected two stride related operands".to_string()));
    }
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let types = p.comma_list(|p| p.parse_type())?;
    if types.len() != maps.len() {
        return Err(p.error(offset, format!("expected {} types", maps.len())));
    }
    for (((buffer, subscripts), ty), &map_name) in buffers.into_iter().zip(types).zip(maps) {
        state.operands.push(p.resolve(buffer, ty)?);
        let AffineUse { map, dims, symbols } = subscripts;
        state.operands.extend(super::resolve_indices(p, &[dims, symbols].concat())?);
        add_map(p, state, map_name, map);
    }
    state.operands.extend(super::resolve_indices(p, &sizes)?);
    Ok(())
}

pub(super) fn print_start(p: &mut dyn OpPrinter, op: Op) {
    print(p, op, &START_MAPS);
}

pub(super) fn print_wait(p: &mut dyn OpPrinter, op: Op) {
    print(p, op, &WAIT_MAPS);
}

fn print(p: &mut dyn OpPrinter, op: Op, maps: &[NameId]) {
    let operands = p.body().operands(op).to_vec();
    let mut rest = &operands[..];
    let mut types = Vec::new();
    p.text(" ");
    for &map_name in maps {
        let map = map_of(p, op, map_name);
        let Some((&buffer, after)) = rest.split_first() else { return };
        let (inputs, after) = after.split_at(map.inputs().min(after.len()));
        rest = after;
        types.push(p.body().value_type(buffer));
        p.value(buffer);
        p.text("[");
        p.affine_exprs(&map.results, map.dims as usize, inputs);
        p.text("], ");
    }
    p.values(rest);
    p.attr_dict(op, maps, false);
    p.text(" : ");
    p.types(&types);
}

pub(super) fn verify_start(view: &VerifyCx, op: Op) -> Result<(), String> {
    let words = [
        ("DMA source", "src index to dma_start", "src index"),
        ("DMA destination", "dst index to dma_start", "dst index"),
        ("DMA tag", "tag index to dma_start", "tag index"),
    ];
    verify(view, op, &START_MAPS, &words, &[1, 3])
}

pub(super) fn verify_wait(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify(view, op, &WAIT_MAPS, &[("DMA tag", "index to dma_wait", "index")], &[1])
}

/// Verifies the operands. For each map, `words` has the terms in messages for the buffer, for an index of the wrong
/// type, and for an invalid index.
fn verify(
    view: &VerifyCx,
    op: Op,
    maps: &[NameId],
    words: &[(&str, &str, &str)],
    counts: &[usize],
) -> Result<(), String> {
    let mut rest: &[Value] = view.body.operands(op);
    for (&map_name, &(buffer_word, typed_word, word)) in maps.iter().zip(words) {
        let Some(map) = map_attr(view, op, map_name) else {
            return Err(format!("requires an affine map attribute named '{}'", view.cx.str(map_name)));
        };
        let Some((&buffer, after)) = rest.split_first().filter(|(_, after)| after.len() >= map.inputs())
        else {
            return Err("incorrect number of operands".to_string());
        };
        if memref::shape(view.cx, view.body.value_type(buffer)).is_none() {
            return Err(format!("expected {buffer_word} to be of memref type"));
        }
        let (inputs, after) = after.split_at(map.inputs());
        if inputs.iter().any(|&value| view.body.value_type(value) != TypeId::INDEX) {
            return Err(format!("{typed_word} must have 'index' type"));
        }
        verify_indices(view, op, inputs, word)?;
        rest = after;
    }
    if !counts.contains(&rest.len()) || rest.iter().any(|&value| view.body.value_type(value) != TypeId::INDEX)
    {
        return Err("incorrect number of operands".to_string());
    }
    Ok(())
}
