//! Slices that are read and written at the same position.

use crate::dialect::{scf, tensor};
use crate::ir::{Body, Context, NameId, Op, Value, ValueDef, name};

use super::effects::{Effect, effect};

/// The position of a slice: its constant offsets, sizes and strides, and the values of the dynamic ones.
fn position<'b>(cx: &Context, body: &'b Body, op: Op) -> ([Vec<i64>; 3], &'b [Value]) {
    let list = |name: NameId| {
        let attr = cx.dict_get(body.attrs(op), name);
        attr.and_then(|attr| cx.dense_array_value(attr)).unwrap_or_default().to_vec()
    };
    let lists = [list(name::STATIC_OFFSETS), list(name::STATIC_SIZES), list(name::STATIC_STRIDES)];
    let first = if body.name(op) == tensor::EXTRACT_SLICE { 1 } else { 2 };
    (lists, &body.operands(op)[first..])
}

/// Returns true if `tensor.extract_slice` reads what `insert`, an insertion of a slice, writes, given that both have the
/// same tensor.
pub(super) fn is_same_slice(cx: &Context, body: &Body, extract: Op, insert: Op) -> bool {
    position(cx, body, extract) == position(cx, body, insert)
        && body.value_type(body.result(extract, 0)) == body.value_type(body.operands(insert)[0])
}

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
            let is_destination = |&operand: &usize| matches!(effect(cx, body, op, operand), Some(Effect::Write { result: Some(of), .. }) if of == result);
            let operand = (0..body.operands(op).len()).find(is_destination)?;
            Some(body.operands(op)[operand])
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
