//! Changes of tensors in their buffers: bufferization implements some operations by writes in place, and programs may
//! change the buffers of tensors that they get from memrefs.

use crate::dialect::{bufferization, func, ml_program, scf, tensor, vector};
use crate::ir::{Op, Value};

use super::edit::{Editor, is_removable};
use super::structured::{is_structured, is_tensor};

/// Returns true if a read of a tensor by the operation `since` cannot happen at the visited operation instead, or only
/// with a copy: the tensor may be changed in its buffer before.
pub(super) fn is_overwritten(editor: &Editor, value: Value, since: Op) -> bool {
    let is_read_later =
        |user: Op| !editor.is_pending(user) && user != since && may_overwrite(editor, user, value);
    is_tensor(editor.cx, editor.ty(value))
        && (editor.users(value).into_iter().any(is_read_later)
            || is_in_memory(editor, value) && editor.ops_since(since).any(|op| has_effects(editor, op)))
}

/// Returns true if a tensor is the contents of a buffer of the program.
pub(super) fn is_in_memory(editor: &Editor, mut value: Value) -> bool {
    while let Some(op) = editor.body.defining_op(value) {
        match editor.body.name(op) {
            tensor::CAST | tensor::EXTRACT_SLICE | tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE => {
                value = editor.body.operands(op)[0];
            }
            op_name => return matches!(op_name, bufferization::TO_TENSOR | ml_program::GLOBAL_LOAD),
        }
    }
    false
}

/// Returns true if an operation may write to memory.
fn has_effects(editor: &Editor, op: Op) -> bool {
    !matches!(editor.body.name(op), bufferization::TO_TENSOR | ml_program::GLOBAL_LOAD | tensor::CAST)
        && !is_removable(editor.cx, editor.body, op)
}

/// Returns true if an operation may change a tensor in its buffer.
fn may_overwrite(editor: &Editor, user: Op, value: Value) -> bool {
    let body = &editor.body;
    let op_name = body.name(user);
    let position = body.operands(user).iter().rposition(|&operand| operand == value);
    match op_name {
        _ if is_structured(op_name) => position >= Some(body.operands(user).len() - body.result_count(user)),
        tensor::INSERT | tensor::INSERT_SLICE | tensor::PARALLEL_INSERT_SLICE | vector::TRANSFER_WRITE => {
            position == Some(1)
        }
        func::CALL | bufferization::TO_BUFFER | bufferization::MATERIALIZE_IN_DESTINATION => true,
        _ => op_name.dialect() == scf::TABLE as usize,
    }
}
