//! Early copies: a tensor that would be copied when a slice is inserted is copied before the slice is extracted.
//!
//! *Class.* A slice of a tensor is extracted, changed, and inserted again, but the tensor must keep its elements: it may
//! not be written, or is read later. Slices may be nested, and be extracted in the branches of a conditional.
//!
//! *Legality.* The copy and the insertion are in one block, and tensors are values, so the copy has the elements of the
//! tensor at both points.
//!
//! *Profitability.* The number of copies of the tensor is the same. Changes of the slice, and insertions into it, are in
//! place afterwards.

use crate::diag::Diagnostics;
use crate::dialect::bufferization;
use crate::ir::{Body, Context, NewOp, Op, Region, Value, name};

use super::analysis::{Analysis, EarlyCopy, analyze};
use super::function::{Boundary, Function, is_writable};
use super::{Options, globals, is_tensor};

/// Analyses a function, and inserts early copies. Returns `None` if the function has neither tensors nor globals, and
/// after an error.
pub(super) fn decide(
    cx: &mut Context,
    bodies: &mut [Body],
    function: Function,
    boundary: (&Boundary, Options),
    diagnostics: &mut Diagnostics,
) -> Option<Analysis> {
    let attrs = bodies[function.table.index()].attrs(function.op);
    let body = &mut bodies[function.body.index()];
    let entry = body.entry_block(Region::ROOT)?;
    let mut ops = body.block_ids().flat_map(|block| body.block_ops(block));
    if !body.value_ids().any(|value| is_tensor(cx, body.value_type(value)))
        && !ops.any(|&op| globals::is_access(body, op))
    {
        return None;
    }
    let args = body.block_args(entry).iter().copied().enumerate();
    let read_only: Vec<Value> =
        args.filter(|&(index, _)| !is_writable(cx, attrs, index)).map(|arg| arg.1).collect();
    loop {
        let analysis = analyze(cx, body, boundary, &read_only, diagnostics)?;
        let copies = analysis.early_copies(body);
        if copies.is_empty() {
            return Some(analysis);
        }
        copies.into_iter().for_each(|copy| insert(cx, body, copy));
    }
}

/// Copies the destination of an insertion before the slice is extracted, for both.
fn insert(cx: &mut Context, body: &mut Body, copy: EarlyCopy) {
    let Some(block) = body.parent_block(copy.before) else { return };
    let tensor = body.operands(copy.insert)[1];
    let segments = cx.i32_array_attr(&[0, 1, 0]);
    let attrs = cx.dict(&mut [(name::OPERAND_SEGMENT_SIZES, segments)]);
    for op in body.take_ops(block) {
        if op == copy.before {
            let (operands, results) = ([tensor], [body.value_type(tensor)]);
            let new = NewOp::new(bufferization::ALLOC_TENSOR, body.loc(op), &operands, &results).attrs(attrs);
            let copied = body.append_op(block, new);
            let copied = body.result(copied, 0);
            copy.extracts.iter().for_each(|&extract| body.set_operand(extract, 0, copied));
            body.set_operand(copy.insert, 1, copied);
        }
        body.place_op(block, op);
    }
}

/// Returns true if a tensor is a copy of another one.
pub(super) fn is_copy(body: &Body, tensor: Value) -> bool {
    let is_copy = |op: Op| {
        let ty = body.value_type(tensor);
        body.name(op) == bufferization::ALLOC_TENSOR
            && body.operands(op).iter().any(|&operand| body.value_type(operand) == ty)
    };
    body.defining_op(tensor).is_some_and(is_copy)
}
