//! Optional run-time checks. The operands of an operation of this table are checked before the operation. The first
//! check that fails writes location and reason to the standard error output and aborts the program, or returns (`failure`). A check that is
//! known to fail at compile time is an error.

mod access;
mod boundary;
pub(super) mod failure;
mod masked;
mod reshape;
mod structured;
mod transfer;
mod view;

use crate::diag::Location;
use crate::dialect::llvm::arith::OR;
use crate::dialect::llvm::cast::SEXT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::reduce;
use crate::dialect::{affine, arith, index, memref, vector};
use crate::ir::{Op, OpName, TypeData, TypeId, Value};

use super::arith::compare;
use super::context::{Converter, Problem};
use super::index_value::IndexValue;

pub(super) use boundary::{Argument, check_argument};

/// Checks the operands of an operation.
type CheckFn = fn(&mut Converter, Op) -> Result<(), Problem>;

const CHECKS: [(OpName, CheckFn); 41] = [
    (memref::LOAD, |cv, op| access::check_element(cv, op, 0)),
    (memref::STORE, |cv, op| access::check_element(cv, op, 1)),
    (memref::ATOMIC_RMW, |cv, op| access::check_element(cv, op, 1)),
    (memref::GENERIC_ATOMIC_RMW, |cv, op| access::check_element(cv, op, 0)),
    (memref::DIM, view::check_dim),
    (memref::SUBVIEW, view::check_subview),
    (memref::CAST, view::check_cast),
    (memref::VIEW, reshape::check_view),
    (memref::EXPAND_SHAPE, reshape::check_expand_shape),
    (memref::COLLAPSE_SHAPE, reshape::check_collapse_shape),
    (memref::RESHAPE, reshape::check_reshape),
    (memref::ASSUME_ALIGNMENT, view::check_alignment),
    (affine::LOAD, |cv, op| access::check_affine(cv, op, 0)),
    (affine::STORE, |cv, op| access::check_affine(cv, op, 1)),
    (affine::VECTOR_LOAD, |cv, op| access::check_affine(cv, op, 0)),
    (affine::VECTOR_STORE, |cv, op| access::check_affine(cv, op, 1)),
    (vector::LOAD, |cv, op| access::check_vector(cv, op, 0)),
    (vector::STORE, |cv, op| access::check_vector(cv, op, 1)),
    (vector::TRANSFER_READ, |cv, op| transfer::check_transfer(cv, op, 0, None)),
    (vector::TRANSFER_WRITE, |cv, op| transfer::check_transfer(cv, op, 1, None)),
    (vector::MASKEDLOAD, masked::check_masked),
    (vector::MASKEDSTORE, masked::check_masked),
    (vector::EXPANDLOAD, masked::check_packed),
    (vector::COMPRESSSTORE, masked::check_packed),
    (vector::GATHER, |cv, op| masked::check_gather(cv, op, None)),
    (vector::SCATTER, |cv, op| masked::check_gather(cv, op, None)),
    (arith::DIVSI, check_division),
    (arith::DIVUI, check_division),
    (arith::REMSI, check_division),
    (arith::REMUI, check_division),
    (arith::CEILDIVSI, check_division),
    (arith::CEILDIVUI, check_division),
    (arith::FLOORDIVSI, check_division),
    (index::DIVS, check_division),
    (index::DIVU, check_division),
    (index::REMS, check_division),
    (index::REMU, check_division),
    (index::CEILDIVS, check_division),
    (index::CEILDIVU, check_division),
    (index::FLOORDIVS, check_division),
    (memref::COPY, view::check_copy),
];

/// Checks the operands of an operation, if checks are enabled.
pub(super) fn check(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    if !cv.options.bounds_check {
        return Ok(());
    }
    let name = cv.source().name(op);
    match CHECKS.iter().find(|row| row.0 == name) {
        Some((_, check)) => check(cv, op),
        // Other operations have no loops.
        None => structured::check_structured(cv, op),
    }
}

/// Checks the operands of an operation of `vector.mask`, if checks are enabled, for operations whose checks depend on
/// the mask.
pub(super) fn check_under(cv: &mut Converter, op: Op, mask: Value) -> Result<(), Problem> {
    if !cv.options.bounds_check {
        return Ok(());
    }
    match cv.source().name(op) {
        vector::TRANSFER_READ => transfer::check_transfer(cv, op, 0, Some(mask)),
        vector::TRANSFER_WRITE => transfer::check_transfer(cv, op, 1, Some(mask)),
        vector::GATHER => masked::check_gather(cv, op, Some(mask)),
        _ => Ok(()),
    }
}

/// Checks that an integer divisor, or any lane of a vector of them, is not zero.
fn check_division(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let divisor = cv.one_operand(op, 1)?;
    let shape_ty = cv.operand_type(op, 1);
    let shape = match cv.cx.type_data(shape_ty) {
        TypeData::Vector { .. } => Some(cv.vector_shape(shape_ty)?),
        _ => None,
    };
    let Some(shape) = shape else {
        if cv.constant_of(divisor) == Some(0) {
            return Err("divides by zero".into());
        }
        let zero = cv.constant(cv.type_of(divisor), 0);
        let is_other = compare(cv, IntPredicate::Ne, divisor, zero);
        return require(cv, op, is_other, "divides by zero", &[]);
    };
    let mut any = None;
    for row in cv.rows(divisor, &shape) {
        let zero = cv.constant(cv.type_of(row), 0);
        let zeros = compare(cv, IntPredicate::Eq, row, zero);
        let some = cv.emit_value(reduce::REDUCE_OR, &[zeros], TypeId::I1, &[]);
        any = Some(match any {
            Some(any) => cv.emit_value(OR, &[any, some], TypeId::I1, &[]),
            None => some,
        });
    }
    let Some(any) = any else { return Ok(()) };
    let no = cv.constant(TypeId::I1, 0);
    let none = compare(cv, IntPredicate::Eq, any, no);
    require(cv, op, none, "divides by zero", &[])
}

/// Emits a check. If the condition does not hold, the message is `location: error: operation text`. Each
/// `%lld` in the text is one of the values.
fn require(cv: &mut Converter, op: Op, holds: Value, text: &str, values: &[Value]) -> Result<(), Problem> {
    let before = format!("{}: error: {}", location(cv, op), cv.cx.op_text(cv.source().name(op)));
    require_in(cv, &before, holds, text, values)
}

/// Emits a check. If the condition does not hold, the message is `before text`. Each `%lld` in the text
/// is one of the values.
fn require_in(
    cv: &mut Converter,
    before: &str,
    holds: Value,
    text: &str,
    values: &[Value],
) -> Result<(), Problem> {
    let (next, fails) = (cv.new_block(&[]), cv.new_block(&[]));
    cv.cond_branch(holds, (next, Vec::new()), (fails, Vec::new()));
    cv.build().start(next);
    cv.build().start(fails);
    failure::fail(cv, &format!("{} {text}", before.replace('%', "%%")), values)?;
    cv.build().resume(next);
    Ok(())
}

fn as_i64(cv: &mut Converter, value: Value) -> Value {
    match cv.cx.int_width(cv.type_of(value)) {
        Some(width) if width < 64 => cv.emit_value(SEXT, &[value], TypeId::I64, &[]),
        _ => value,
    }
}

/// Returns `file:line:column` of an operation.
pub(super) fn location(cv: &Converter, op: Op) -> String {
    match cv.cx.location(cv.source().loc(op)) {
        Location::Offset(offset) => {
            let (line, column) = cv.file.line_column(offset);
            format!("{}:{line}:{column}", cv.file.name)
        }
        Location::File { file, line, column } => format!("{file}:{line}:{column}"),
        Location::Unknown => cv.file.name.clone(),
    }
}

/// The accessed part of a dimension of a buffer.
#[derive(Clone, Copy)]
struct Extent {
    dimension: usize,
    /// The first index.
    first: IndexValue,
    /// The number of indices from the first one, at least 1.
    count: i64,
    /// The size of the dimension.
    size: IndexValue,
}

/// Checks that all indices are in bounds. The error names the first or the last index.
fn check_extent(cv: &mut Converter, op: Op, extent: Extent) -> Result<(), Problem> {
    check_index(cv, op, extent.dimension, extent.first, extent.size)?;
    if extent.count > 1 {
        let last = cv.add_index(extent.first, IndexValue::Constant(extent.count - 1), 0);
        check_index(cv, op, extent.dimension, last, extent.size)?;
    }
    Ok(())
}

/// Checks one index.
fn check_index(
    cv: &mut Converter,
    op: Op,
    dimension: usize,
    index: IndexValue,
    size: IndexValue,
) -> Result<(), Problem> {
    let outside = |index: &str, size: &str| {
        format!("index {dimension} = {index} is out of bounds for dimension {dimension} of size {size}")
    };
    if let (Some(index), Some(size)) = (index.constant(), size.constant()) {
        let is_inside = (0..size).contains(&index);
        return if is_inside { Ok(()) } else { Err(outside(&index.to_string(), &size.to_string()).into()) };
    }
    let (index, size) = (cv.index_to_value(index), cv.index_to_value(size));
    // A negative index is a large unsigned number.
    let inside = compare(cv, IntPredicate::Ult, index, size);
    require(cv, op, inside, &outside("%lld", "%lld"), &[index, size])
}
