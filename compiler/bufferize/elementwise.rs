//! Scalar operations on tensors: they become structured operations with the operation on elements as payload.

use crate::dialect::{arith, math};
use crate::ir::{Body, Context, Op, TypeId, Value};

use super::is_tensor;
use super::rewriter::{Problem, Rewriter};
use super::types::shape;

/// Returns true for operations of arith and math whose results are tensors, each element of which depends on the
/// elements of the operands at the same position.
pub(super) fn is_elementwise(cx: &Context, body: &Body, op: Op) -> bool {
    let name = body.name(op);
    (name.dialect() == arith::TABLE as usize || name.dialect() == math::TABLE as usize)
        && name != arith::CONSTANT
        && !arith::selects_whole(cx, body, op)
        && body.result_count(op) > 0
        && body.results(op).all(|result| is_tensor(cx, body.value_type(result)))
}

/// Rewrites an elementwise operation. Operands that are no tensors are the same for all elements.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let old = rewriter.old;
    rewrite_as(rewriter, op, |rewriter, operands, types| {
        rewriter.emit_with_regions(old.name(op), operands, types, (old.attrs(op), &[]))
    })
}

/// Rewrites an operation whose payload `emit` appends, given the elements and the types of the results.
pub(super) fn rewrite_as(
    rewriter: &mut Rewriter,
    op: Op,
    emit: impl FnOnce(&mut Rewriter, &[Value], &[TypeId]) -> Vec<Value>,
) -> Result<(), Problem> {
    let old = rewriter.old;
    let operands = rewriter.values(old.operands(op))?;
    let is_input = |index: usize| is_tensor(rewriter.cx, old.value_type(old.operands(op)[index]));
    let inputs: Vec<usize> = (0..operands.len()).filter(|&index| is_input(index)).collect();
    let Some(&first) = inputs.first() else { return Err("no operand has the shape of the result".into()) };
    let rank = shape(rewriter.cx, old.value_type(old.operands(op)[first])).map(<[i64]>::len);
    let rank = rank.ok_or("unranked tensors have no elements that could be visited")?;
    let mut outputs = Vec::new();
    for result in old.results(op) {
        let buffer = rewriter.allocate_like(result, operands[first])?;
        rewriter.set(result, buffer);
        outputs.push(buffer);
    }
    let buffers: Vec<Value> = inputs.iter().map(|&index| operands[index]).collect();
    let types: Vec<TypeId> =
        outputs.iter().map(|&buffer| rewriter.cx.element_type(rewriter.type_of(buffer))).collect();
    rewriter.generic(rank, (&buffers, &outputs), |rewriter, args| {
        let mut elements = operands.clone();
        for (&index, &arg) in inputs.iter().zip(args) {
            elements[index] = arg;
        }
        Ok(emit(rewriter, &elements, &types))
    })
}
