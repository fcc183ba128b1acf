//! `memref.dma_start` and `memref.dma_wait`: copies by a DMA engine.

use crate::ir::{Context, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeId, Value, VerifyCx};

use super::{rank, shape};

/// The positions of the operands of a `memref.dma_start`; each follows from the ranks of the memrefs before it.
struct Parts {
    /// The positions of source, destination and tag.
    memrefs: [usize; 3],
    /// The position of the number of elements.
    count: usize,
    /// The position after the tag's indices; a stride and the number of elements per stride may follow.
    end: usize,
}

fn parts(cx: &Context, types: &[TypeId]) -> Result<Parts, String> {
    if types.len() < 4 {
        return Err("expected at least 4 operands".to_string());
    }
    let destination = indexed(cx, types, 0, "source", 3)?;
    let count = indexed(cx, types, destination, "destination", 2)?;
    if types[count] != TypeId::INDEX {
        return Err("expected num elements to be of index type".to_string());
    }
    let end = indexed(cx, types, count + 1, "tag", 0)?;
    Ok(Parts { memrefs: [0, destination, count + 1], count, end })
}

/// Returns the position after a memref and its indices, which at least `rest` operands must follow.
fn indexed(cx: &Context, types: &[TypeId], memref: usize, what: &str, rest: usize) -> Result<usize, String> {
    let Some((sizes, _)) = types.get(memref).and_then(|&ty| shape(cx, ty)) else {
        return Err(format!("expected {what} to be of memref type"));
    };
    let end = memref + 1 + sizes.len();
    if types.len() < end + rest {
        return Err(format!("expected at least {} operands", end + rest));
    }
    if types[memref + 1..end].iter().any(|&ty| ty != TypeId::INDEX) {
        return Err(format!("expected {what} indices to be of index type"));
    }
    Ok(end)
}

pub(super) fn verify_dma_start(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    let parts = parts(view.cx, &types)?;
    match &types[parts.end..] {
        [] => Ok(()),
        [stride, per_stride] if *stride == TypeId::INDEX && *per_stride == TypeId::INDEX => Ok(()),
        [_, _] => Err("expected stride and num elements per stride to be of type index".to_string()),
        _ => Err("incorrect number of operands".to_string()),
    }
}

/// Parses `%source[%i], %destination[%j], %count, %tag[%k], %stride, %per_stride : types`.
pub(super) fn parse_dma_start(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = parse_indexed(p)?;
    p.expect(",")?;
    let destination = parse_indexed(p)?;
    p.expect(",")?;
    let count = p.parse_operand()?;
    p.expect(",")?;
    let tag = parse_indexed(p)?;
    let mut stride = Vec::new();
    let offset = p.offset();
    while p.eat(",") {
        stride.push(p.parse_operand()?);
    }
    if !matches!(stride.len(), 0 | 2) {
        return Err(p.error(offset, "expected two stride related operands".to_string()));
    }
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let types = p.comma_list(|p| p.parse_type())?;
    let [source_type, destination_type, tag_type] = types[..] else {
        return Err(p.error(offset, "fewer/more types expected".to_string()));
    };
    add_indexed(p, state, &source, source_type)?;
    add_indexed(p, state, &destination, destination_type)?;
    add(p, state, count, TypeId::INDEX)?;
    add_indexed(p, state, &tag, tag_type)?;
    stride.into_iter().try_for_each(|operand| add(p, state, operand, TypeId::INDEX))
}

/// Parses `%memref[%i]`.
fn parse_indexed(p: &mut dyn OpParser) -> ParseResult<(Operand, Vec<Operand>)> {
    let memref = p.parse_operand()?;
    p.expect("[")?;
    Ok((memref, p.comma_list_until("]", |p| p.parse_operand())?))
}

fn add(p: &mut dyn OpParser, state: &mut OpState, operand: Operand, ty: TypeId) -> ParseResult {
    let value = p.resolve(operand, ty)?;
    state.operands.push(value);
    Ok(())
}

fn add_indexed(
    p: &mut dyn OpParser,
    state: &mut OpState,
    indexed: &(Operand, Vec<Operand>),
    ty: TypeId,
) -> ParseResult {
    add(p, state, indexed.0, ty)?;
    indexed.1.iter().try_for_each(|&index| add(p, state, index, TypeId::INDEX))
}

pub(super) fn print_dma_start(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let types = p.body().value_types(&operands);
    let Ok(parts) = parts(p.cx(), &types) else { return };
    let [source, destination, tag] = parts.memrefs;
    p.text(" ");
    print_indexed(p, &operands[source..destination]);
    p.text(", ");
    print_indexed(p, &operands[destination..parts.count]);
    p.text(", ");
    p.value(operands[parts.count]);
    p.text(", ");
    print_indexed(p, &operands[tag..parts.end]);
    for &value in &operands[parts.end..] {
        p.text(", ");
        p.value(value);
    }
    p.attr_dict(op, &[], false);
    p.text(" : ");
    p.types(&parts.memrefs.map(|at| types[at]));
}

fn print_indexed(p: &mut dyn OpPrinter, values: &[Value]) {
    p.value(values[0]);
    p.text("[");
    p.values(&values[1..]);
    p.text("]");
}

pub(super) fn verify_dma_wait(view: &VerifyCx, op: Op) -> Result<(), String> {
    let wanted = view.operand_type(op, 0).map_or(0, |ty| rank(view.cx, ty));
    let found = view.body.operands(op).len().saturating_sub(2);
    if found != wanted {
        return Err(format!(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {wanted}, \
             but got {found}"
        ));
    }
    Ok(())
}
