//! Values that are computed by changes of one buffer.

use crate::dialect::{scf, tensor};
use crate::ir::{Body, Context, Value, ValueDef};

use super::effects::{Effect, effect, tensor_operands};

/// Returns the chain of values from which `value` was computed by changes of its buffer, from the last to the first:
/// through destinations, casts, and tensors that loops carry.
pub(super) fn origins(cx: &Context, body: &Body, value: Value) -> Vec<Value> {
    let mut chain = vec![value];
    let mut at = value;
    while let Some(next) = origin(cx, body, at) {
        // A loop carries its own result.
        if chain.contains(&next) {
            break;
        }
        chain.push(next);
        at = next;
    }
    chain
}

fn origin(cx: &Context, body: &Body, value: Value) -> Option<Value> {
    match body.value_def(value) {
        ValueDef::Result(op) if body.name(op) == tensor::CAST => Some(body.operands(op)[0]),
        ValueDef::Result(op) => {
            let result = body.results(op).position(|result| result == value)?;
            if body.name(op) == scf::FOR {
                return body.operands(op).get(3 + result).copied();
            }
            let is_destination = |operand: usize| matches!(effect(cx, body, op, operand), Some(Effect::Write { result: Some(of), .. }) if of == result);
            tensor_operands(cx, body, op).find(|&(operand, _)| is_destination(operand)).map(|found| found.1)
        }
        ValueDef::Argument(block) => {
            let op = body.parent_op(block).filter(|&op| body.name(op) == scf::FOR)?;
            let number = body.block_args(block).iter().position(|&arg| arg == value)?;
            // The first argument is the counter; the first three operands are the bounds and the step.
            body.operands(op).get(number + 2).copied().filter(|_| number > 0)
        }
        ValueDef::Forward => None,
    }
}
