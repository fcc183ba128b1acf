//! Named operations, whose names imply their loops.

use crate::ir::{AttrId, Context, Op, OpName, OpParser, OpPrinter, OpState, ParseResult, name};

use super::loops::default_maps;
use super::payload::Payload;
use super::syntax::{
    add_operands, add_payload, add_segments, input_count, is_unsigned, parse_assigned, parse_ins_outs,
    parse_result_types, print_ins_outs, print_result_types,
};
use super::{
    BATCH_MATMUL, BATCH_MATMUL_TRANSPOSE_A, BATCH_MATMUL_TRANSPOSE_B, BATCH_REDUCE_MATMUL, CONTRACT, MATMUL,
    MATMUL_TRANSPOSE_A, MATMUL_TRANSPOSE_B, NAMED,
};

/// A named operation.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The name in the dialect.
    pub name: &'static str,
    /// The computation on the elements.
    pub payload: Payload,
    /// A letter for each loop: `p` for a parallel loop, `r` for a reduction. `*` stands for one parallel loop per
    /// dimension of the output.
    pub iterators: &'static str,
    /// The indices of each operand, separated by `;`, as expressions of the loops `d0`, `d1` and so on; `S` and `D` are
    /// the entries of `strides` and `dilations`. If empty, the indices of operands with dimensions are the loops in
    /// order.
    pub maps: &'static str,
}

/// Returns the properties of a named operation.
pub fn named(op: crate::ir::OpName) -> Option<&'static Named> {
    (op.dialect() == MATMUL.dialect()).then(|| NAMED.get(op.index())).flatten()
}

/// Returns true if the attribute `indexing_maps` of an operation has the indices of its operands.
pub(super) fn has_maps(op: crate::ir::OpName) -> bool {
    matches!(op, MATMUL | BATCH_MATMUL | BATCH_REDUCE_MATMUL | CONTRACT) || is_old(op)
}

/// Returns the attribute `indexing_maps` that an operation has if its text has none.
pub fn implied_maps(cx: &mut Context, op: OpName) -> Option<AttrId> {
    Some(default_maps(cx, named(op).filter(|_| has_maps(op) && op != CONTRACT)?))
}

fn is_old(op: crate::ir::OpName) -> bool {
    matches!(
        op,
        MATMUL_TRANSPOSE_A | MATMUL_TRANSPOSE_B | BATCH_MATMUL_TRANSPOSE_A | BATCH_MATMUL_TRANSPOSE_B
    )
}

/// Parses `indexing_maps = [maps] {attrs} ins(…) outs(…) -> types`; the region is implied.
pub(super) fn parse_named(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let Some(named) = named(state.name) else { return Ok(()) };
    let offset = p.offset();
    let explicit = has_maps(state.name) && p.eat("indexing_maps");
    if explicit {
        parse_assigned(p, state, name::INDEXING_MAPS)?;
    }
    p.parse_attr_dict(&mut state.attrs)?;
    let operands = parse_ins_outs(p)?;
    parse_result_types(p, state)?;
    let types = add_operands(p, state, &operands)?;
    add_segments(p, state, &operands);
    if has_maps(state.name) && !explicit {
        if state.name == CONTRACT {
            return Err(p.error(offset, "expected 'indexing_maps' attribute".to_string()));
        }
        let maps = default_maps(p.cx(), named);
        state.attr(name::INDEXING_MAPS, maps);
    }
    let unsigned = is_unsigned(p.cx(), state);
    add_payload(p, state, &types, named.payload, unsigned)?;
    // The current names of these operations; the maps describe the transposition.
    state.name = match state.name {
        MATMUL_TRANSPOSE_A | MATMUL_TRANSPOSE_B => MATMUL,
        BATCH_MATMUL_TRANSPOSE_A | BATCH_MATMUL_TRANSPOSE_B => BATCH_MATMUL,
        other => other,
    };
    Ok(())
}

pub(super) fn print_named(p: &mut dyn OpPrinter, op: Op) {
    let op_name = p.body().name(op);
    let mut hidden = vec![name::OPERAND_SEGMENT_SIZES, name::MEMOIZED_INDEXING_MAPS];
    if has_maps(op_name) {
        hidden.push(name::INDEXING_MAPS);
        let maps = p.attr_of(op, name::INDEXING_MAPS);
        let is_default =
            named(op_name).is_some_and(|named| super::loops::are_default_maps(p.cx(), named, maps));
        if let Some(maps) = maps.filter(|_| !is_default) {
            p.text(" indexing_maps = ");
            p.attr(maps);
        }
    }
    p.attr_dict(op, &hidden, false);
    let operands = p.body().operands(op).to_vec();
    let (inputs, outputs) = operands.split_at(input_count(p.cx(), p.body(), op));
    print_ins_outs(p, inputs, outputs);
    print_result_types(p, op);
}
