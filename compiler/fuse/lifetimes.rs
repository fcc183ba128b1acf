//! Uses that bufferization may implement by writes in place.

use crate::dialect::{bufferization, func, scf, tensor, vector};
use crate::ir::{Op, Value};

use super::edit::Editor;
use super::structured::{is_structured, is_tensor};

/// Returns true if an operation before the visited one may change a tensor in its buffer, so that a later read needs a
/// copy.
pub(super) fn is_overwritten(editor: &Editor, value: Value) -> bool {
    is_tensor(editor.cx, editor.ty(value))
        && editor.users(value).into_iter().any(|user| !editor.is_pending(user) && may_overwrite(editor, user, value))
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
