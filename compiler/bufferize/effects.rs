//! The effects of operations on the tensors that are their operands.

use crate::dialect::linalg::syntax::input_count;
use crate::dialect::{arith, bufferization, cf, func, linalg, ml_program, scf, tensor, vector};
use crate::ir::{Body, Context, DYNAMIC, Op, OpName, Region, Value, name};

use super::elementwise::is_elementwise;
use super::is_tensor;
use super::origins::yielded;

/// The effect of an operation on a tensor operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Only the shape matters.
    Shape,
    /// Reads elements.
    Read,
    /// The first result has the same elements, in another shape or a part of it, and can share the buffer.
    View,
    /// The first result is this operand or another one, and can share its buffer.
    Choice,
    /// The operand is a destination: the result with this index, if there is one, is the operand with changes, which
    /// can be made in its buffer.
    Write {
        /// True if the old elements matter.
        reads: bool,
        /// The result.
        result: Option<usize>,
    },
    /// The initial value of the region argument and the result with this index among the tensors that a loop carries.
    Carried,
    /// A terminator passes the tensor to the operation around it.
    Yield,
}

/// The effects of an operation on all its tensor operands, in a row.
const ROWS: &[(OpName, Effect)] = &[
    (tensor::DIM, Effect::Shape),
    (tensor::RANK, Effect::Shape),
    (tensor::CAST, Effect::View),
    (tensor::EXTRACT_SLICE, Effect::View),
    (tensor::EXPAND_SHAPE, Effect::View),
    (tensor::COLLAPSE_SHAPE, Effect::View),
    (tensor::EXTRACT, Effect::Read),
    (tensor::CONCAT, Effect::Read),
    (tensor::PAD, Effect::Read),
    (tensor::BITCAST, Effect::Read),
    (tensor::INSERT, Effect::Write { reads: true, result: Some(0) }),
    (bufferization::DEALLOC_TENSOR, Effect::Shape),
    (vector::TRANSFER_READ, Effect::Read),
    (vector::GATHER, Effect::Read),
    (scf::FOR, Effect::Carried),
    (scf::WHILE, Effect::Carried),
    (scf::FORALL, Effect::Carried),
    (scf::YIELD, Effect::Yield),
    (scf::CONDITION, Effect::Yield),
    (tensor::YIELD, Effect::Yield),
    (func::RETURN, Effect::Read),
    (ml_program::GLOBAL_STORE, Effect::Read),
    (cf::ASSERT, Effect::Shape),
    (cf::BR, Effect::Read),
    (cf::COND_BR, Effect::Read),
    (cf::SWITCH, Effect::Read),
];

/// Returns the effect of an operation on the operand with this index, a tensor; `None` for operations that cannot be
/// bufferized.
pub(super) fn effect(cx: &Context, body: &Body, op: Op, operand: usize) -> Option<Effect> {
    let name = body.name(op);
    if let Some(row) = ROWS.iter().find(|row| row.0 == name) {
        return Some(row.1);
    }
    let destination = |at: usize| {
        if operand == at { Effect::Write { reads: true, result: Some(0) } } else { Effect::Read }
    };
    Some(match name {
        tensor::INSERT_SLICE if operand == 1 && replaces_all(cx, body, op) => {
            Effect::Write { reads: false, result: Some(0) }
        }
        tensor::INSERT_SLICE | vector::TRANSFER_WRITE => destination(1),
        tensor::PARALLEL_INSERT_SLICE if operand == 1 => Effect::Write { reads: true, result: None },
        tensor::PARALLEL_INSERT_SLICE => Effect::Read,
        tensor::RESHAPE if operand == 0 => Effect::View,
        tensor::RESHAPE => Effect::Read,
        bufferization::MATERIALIZE_IN_DESTINATION if operand == 1 => {
            Effect::Write { reads: false, result: Some(0) }
        }
        bufferization::MATERIALIZE_IN_DESTINATION | bufferization::ALLOC_TENSOR => Effect::Read,
        bufferization::TO_BUFFER => to_buffer(cx, body, op),
        arith::SELECT if arith::selects_whole(cx, body, op) => Effect::Choice,
        // A callee may write to its arguments.
        func::CALL => Effect::Write { reads: true, result: None },
        _ if is_structured(name) => structured(cx, body, op, operand),
        _ if is_elementwise(cx, body, op) => Effect::Read,
        _ => return None,
    })
}

/// Returns true if an operation without tensor operands can have results that are tensors.
pub(super) fn can_produce(name: OpName) -> bool {
    matches!(
        name,
        arith::CONSTANT
            | tensor::EMPTY
            | tensor::FROM_ELEMENTS
            | tensor::SPLAT
            | tensor::GENERATE
            | bufferization::ALLOC_TENSOR
            | bufferization::TO_TENSOR
            | ml_program::GLOBAL_LOAD
            | ml_program::GLOBAL_LOAD_CONST
            | func::CALL
            | scf::IF
            | scf::INDEX_SWITCH
            | scf::EXECUTE_REGION
            | scf::WHILE
    )
}

/// Returns true for operations that bufferization replaces, because they are about tensors.
pub fn is_replaced(name: OpName) -> bool {
    [tensor::TABLE, ml_program::TABLE].map(usize::from).contains(&name.dialect())
        || matches!(
            name,
            bufferization::ALLOC_TENSOR
                | bufferization::DEALLOC_TENSOR
                | bufferization::MATERIALIZE_IN_DESTINATION
                | bufferization::TO_BUFFER
                | bufferization::TO_TENSOR
        )
}

/// Returns the reason why an operation on tensors is refused.
pub(super) fn refusal(cx: &Context, name: OpName) -> String {
    let reason = match name {
        func::CALL_INDIRECT => "it is unknown what the function does with its arguments",
        cf::BR | cf::COND_BR | cf::SWITCH => {
            "tensors cannot be passed along branches within another operation"
        }
        _ => {
            let text = cx.op_text(name);
            let dialect = text.split_once('.').map_or(text, |(dialect, _)| dialect);
            return match cx.registry().lowering(dialect) {
                Some(lowering) => format!("dialect '{dialect}' is lowered by {lowering}"),
                None => "its effect on tensors is unknown".to_string(),
            };
        }
    };
    reason.to_string()
}

/// A memref that may be written can change the tensor at any time.
fn to_buffer(cx: &Context, body: &Body, op: Op) -> Effect {
    match cx.dict_get(body.attrs(op), name::READ_ONLY) {
        Some(_) => Effect::Read,
        None => Effect::Write { reads: true, result: None },
    }
}

/// Returns true for structured operations, whose results are their destinations.
pub(super) fn is_structured(name: OpName) -> bool {
    name.dialect() == linalg::GENERIC.dialect() && !matches!(name, linalg::INDEX | linalg::YIELD)
}

/// Returns the index of the first destination of a structured operation.
pub(super) fn first_destination(cx: &Context, body: &Body, op: Op) -> usize {
    let operands = body.operands(op).len();
    match body.name(op) {
        linalg::REDUCE => operands / 2,
        linalg::SOFTMAX | linalg::MAP | linalg::TRANSPOSE | linalg::BROADCAST => operands - 1,
        _ => input_count(cx, body, op),
    }
}

fn structured(cx: &Context, body: &Body, op: Op, operand: usize) -> Effect {
    match operand.checked_sub(first_destination(cx, body, op)) {
        None => Effect::Read,
        Some(result) => Effect::Write { reads: uses_argument(body, op, operand), result: Some(result) },
    }
}

/// Returns true if an insertion replaces all elements: the slice has the constant shape of the destination.
fn replaces_all(cx: &Context, body: &Body, op: Op) -> bool {
    let sizes = cx.dict_get(body.attrs(op), name::STATIC_SIZES);
    let sizes = sizes.and_then(|attr| cx.dense_array_value(attr));
    let whole = super::types::shape(cx, body.value_type(body.operands(op)[1]));
    sizes.is_some_and(|sizes| !sizes.contains(&DYNAMIC)) && sizes == whole
}

/// Returns true if the payload uses the element of an operand.
pub(super) fn uses_argument(body: &Body, op: Op, operand: usize) -> bool {
    let entry = body.regions(op).first().and_then(|&region| body.entry_block(region));
    let Some(&argument) = entry.and_then(|block| body.block_args(block).get(operand)) else { return false };
    entry.is_some_and(|block| body.block_ops(block).iter().any(|&op| uses(body, op, argument)))
}

/// Returns true if an operation or one in its regions uses a value.
fn uses(body: &Body, op: Op, value: Value) -> bool {
    let nested = |&region: &Region| {
        body.region_blocks(region)
            .iter()
            .any(|&block| body.block_ops(block).iter().any(|&op| uses(body, op, value)))
    };
    body.operands(op).contains(&value) || body.regions(op).iter().any(nested)
}

/// Returns the tensor operands of an operation with their indices.
pub(super) fn tensor_operands<'a>(
    cx: &'a Context,
    body: &'a Body,
    op: Op,
) -> impl Iterator<Item = (usize, Value)> + 'a {
    let operands = body.operands(op).iter().copied().enumerate();
    operands.filter(|&(_, value)| is_tensor(cx, body.value_type(value)))
}

/// Returns true if the contents of a value are unspecified, so that nobody can depend on them.
pub(super) fn is_unspecified(body: &Body, value: Value) -> bool {
    let Some(op) = body.defining_op(value) else { return false };
    match body.name(op) {
        tensor::EMPTY => true,
        tensor::CAST => is_unspecified(body, body.operands(op)[0]),
        scf::IF | scf::INDEX_SWITCH => {
            let yields = yielded(body, value);
            !yields.is_empty() && yields.into_iter().all(|value| is_unspecified(body, value))
        }
        bufferization::ALLOC_TENSOR => !body
            .operands(op)
            .iter()
            .any(|&value| body.value_type(value) == body.value_type(body.result(op, 0))),
        _ => false,
    }
}

/// Returns true if nobody may write to the buffer of a value.
pub(super) fn is_read_only(cx: &Context, body: &Body, value: Value) -> bool {
    let Some(op) = body.defining_op(value) else { return false };
    match body.name(op) {
        arith::CONSTANT | ml_program::GLOBAL_LOAD_CONST => true,
        bufferization::TO_TENSOR => {
            let [restrict, writable] =
                [name::RESTRICT, name::WRITABLE].map(|attr| cx.dict_get(body.attrs(op), attr));
            restrict.is_some() && writable.is_none()
        }
        _ => false,
    }
}
