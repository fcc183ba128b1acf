//! Loads and stores of the globals of the ml_program dialect.

use crate::dialect::{memref, ml_program};
use crate::ir::{Op, TypeId, Value, name};

use super::rewriter::{Problem, Rewriter};

/// Copies the value of a global, which may be stored to later. Constants are not copied.
pub(super) fn load(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let result = rewriter.old.result(op, 0);
    let ty = rewriter.buffer_type(result)?;
    let global = address(rewriter, op, ty)?;
    let buffer = match rewriter.old.name(op) {
        ml_program::GLOBAL_LOAD_CONST => global,
        _ => {
            let copy = rewriter.allocate_like(result, global)?;
            rewriter.copy_elements(global, copy);
            copy
        }
    };
    rewriter.set(result, buffer);
    Ok(())
}

/// Copies a tensor to a global.
pub(super) fn store(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let value = rewriter.old.operands(op)[0];
    let ty = rewriter.buffer_type(value)?;
    let (from, to) = (rewriter.value(value)?, address(rewriter, op, ty)?);
    rewriter.copy_elements(from, to);
    Ok(())
}

/// Returns the buffer of the global that an operation names.
fn address(rewriter: &mut Rewriter, op: Op, ty: TypeId) -> Result<Value, Problem> {
    let symbol = rewriter.cx.dict_get(rewriter.old.attrs(op), name::GLOBAL).ok_or(Problem::Reported)?;
    Ok(rewriter.emit_value(memref::GET_GLOBAL, &[], ty, &[(name::NAME, symbol)]))
}
