//! Values that are computed by changes of one buffer.

use crate::dialect::{scf, tensor};
use crate::ir::{Body, Context, Op, Region, Value, ValueDef};

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

/// Returns what the regions of a conditional yield for a value, its result. Returns nothing for other values, and for
/// regions with several blocks.
pub(super) fn yielded(body: &Body, value: Value) -> Vec<Value> {
    let Some(op) = body.defining_op(value).filter(|&op| is_conditional(body, op)) else { return Vec::new() };
    let number = body.results(op).position(|result| result == value);
    let of_region = |&region: &Region| {
        let [block] = body.region_blocks(region) else { return None };
        body.operands(body.last_op(*block)?).get(number?).copied()
    };
    body.regions(op).iter().map(of_region).collect::<Option<_>>().unwrap_or_default()
}

/// Returns true for operations whose regions are executed at most once.
pub(super) fn is_conditional(body: &Body, op: Op) -> bool {
    matches!(body.name(op), scf::IF | scf::INDEX_SWITCH | scf::EXECUTE_REGION)
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
