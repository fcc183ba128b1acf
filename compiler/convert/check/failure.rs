//! Failures of checks. The program writes the message and aborts. With `-fbounds-check=return`, the message is stored, and
//! the functions return zeros one after the other, up to the caller in C: each call is followed by a test. That is
//! neither unwinding, for which frames of C in between need tables, nor `longjmp`, which would skip their cleanup.
//!
//! The functions around the message are added by the driver (`driver/error_message.rs`).

use crate::convert::context::{Converter, Problem};
use crate::dialect::llvm::arith::ZERO;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::{control, memory};
use crate::ir::{TypeId, Value};

use super::as_i64;
use crate::convert::arith::compare;

/// The function that returns the address of the message, whose first byte is zero if no check failed.
pub(crate) const MESSAGE_BUFFER: &str = "mlirc_error_buffer";

/// The size of the message in bytes.
pub(crate) const MESSAGE_SIZE: u32 = 1024;

/// Ends a block in which a check failed. Each `%lld` in the format is one of the values.
pub(super) fn fail(cv: &mut Converter, format: &str, values: &[Value]) -> Result<(), Problem> {
    match result_to_return(cv) {
        Some(result) => {
            let buffer = message_buffer(cv)?;
            let size = cv.constant(TypeId::I64, i128::from(MESSAGE_SIZE));
            let format = cv.string_address("check_msg", format.as_bytes());
            let operands = operands(cv, &[buffer, size, format], values);
            let fixed = [TypeId::PTR, TypeId::I64, TypeId::PTR];
            cv.call_variadic_runtime("snprintf", &fixed, &operands, TypeId::I32)?;
            return_zero(cv, result);
        }
        None => abort(cv, format, values)?,
    }
    Ok(())
}

fn operands(cv: &mut Converter, first: &[Value], values: &[Value]) -> Vec<Value> {
    let mut operands = first.to_vec();
    operands.extend(values.iter().map(|&value| as_i64(cv, value)));
    operands
}

fn abort(cv: &mut Converter, format: &str, values: &[Value]) -> Result<(), Problem> {
    let descriptor = cv.constant(TypeId::I32, crate::convert::cf::STDERR);
    let (print, stream, stream_type) = match cv.is_windows() {
        false => ("dprintf", descriptor, TypeId::I32),
        // The function returns Windows's `stderr`, which is unbuffered.
        true => {
            let stream = cv.call_runtime("__acrt_iob_func", &[descriptor], Some(TypeId::PTR))?;
            ("fprintf", stream.ok_or(Problem::Reported)?, TypeId::PTR)
        }
    };
    let format = cv.string_address("check_msg", format!("{format}\n").as_bytes());
    let operands = operands(cv, &[stream, format], values);
    cv.call_variadic_runtime(print, &[stream_type, TypeId::PTR], &operands, TypeId::I32)?;
    cv.call_runtime("abort", &[], None)?;
    cv.emit(control::UNREACHABLE, &[], &[], &[]);
    Ok(())
}

/// Returns from the function if a check failed in the call before.
pub(in crate::convert) fn return_if_failed(cv: &mut Converter) -> Result<(), Problem> {
    let Some(result) = result_to_return(cv) else { return Ok(()) };
    let buffer = message_buffer(cv)?;
    let first = cv.emit_value(memory::LOAD, &[buffer], TypeId::I8, &[]);
    let zero = cv.constant(TypeId::I8, 0);
    let succeeded = compare(cv, IntPredicate::Eq, first, zero);
    let (next, failed) = (cv.new_block(&[]), cv.new_block(&[]));
    cv.cond_branch(succeeded, (next, Vec::new()), (failed, Vec::new()));
    cv.build().start(next);
    cv.build().start(failed);
    return_zero(cv, result);
    cv.build().resume(next);
    Ok(())
}

/// Begins a function that C calls: no check has failed, and a result in memory of this type is zero until it is stored.
pub(in crate::convert) fn begin(cv: &mut Converter, result: Option<(TypeId, Value)>) -> Result<(), Problem> {
    if result_to_return(cv).is_none() {
        return Ok(());
    }
    let buffer = message_buffer(cv)?;
    let zero = cv.constant(TypeId::I8, 0);
    cv.emit(memory::STORE, &[zero, buffer], &[], &[]);
    if let Some((ty, address)) = result {
        let zero = cv.emit_value(ZERO, &[], ty, &[]);
        cv.emit(memory::STORE, &[zero, address], &[], &[]);
    }
    Ok(())
}

/// The result type of the function, if it returns after a failure.
fn result_to_return(cv: &Converter) -> Option<TypeId> {
    cv.surrounding_result().filter(|_| cv.options.bounds_check && cv.options.returns_errors)
}

fn message_buffer(cv: &mut Converter) -> Result<Value, Problem> {
    cv.call_runtime(MESSAGE_BUFFER, &[], Some(TypeId::PTR))?.ok_or(Problem::Reported)
}

fn return_zero(cv: &mut Converter, result: TypeId) {
    let value = (result != TypeId::VOID).then(|| cv.emit_value(ZERO, &[], result, &[]));
    cv.emit_return(value);
}
