//! Loops of schedules, and the arithmetic of their bounds.

use crate::convert::arith::compare;
use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::arith::{UDIV, UREM};
use crate::dialect::llvm::cast::ZEXT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::SMIN;
use crate::ir::{OpName, Value};

/// Emits a loop with loop-carried values that the optimizer does not transform. Returns the last ones. A loop of one
/// iteration is its body.
pub(super) fn repeat(
    cv: &mut Converter,
    [lower, upper]: [IndexValue; 2],
    step: i64,
    carried: Vec<Value>,
    body: impl FnOnce(&mut Converter, IndexValue, Vec<Value>) -> Result<Vec<Value>, Problem>,
) -> Result<Vec<Value>, Problem> {
    if lower == upper {
        return Ok(carried);
    }
    if let (Some(first), Some(end)) = (lower.constant(), upper.constant()) {
        if first >= end {
            return Ok(carried);
        }
        if first.checked_add(step).is_some_and(|next| next >= end) {
            return body(cv, lower, carried);
        }
    }
    let range = [cv.index_to_value(lower), cv.index_to_value(upper)];
    let this = cv.begin_loop(range, IntPredicate::Slt, carried);
    let next = body(cv, IndexValue::Value(this.current), this.carried.clone())?;
    let step = cv.constant(cv.types.index, step.into());
    cv.end_scheduled_loop(&this, step, next);
    Ok(this.carried)
}

/// Emits a loop without loop-carried values.
pub(super) fn for_each(
    cv: &mut Converter,
    range: [IndexValue; 2],
    step: i64,
    body: impl FnOnce(&mut Converter, IndexValue) -> Result<(), Problem>,
) -> Result<(), Problem> {
    repeat(cv, range, step, Vec::new(), |cv, current, _| {
        body(cv, current)?;
        Ok(Vec::new())
    })?;
    Ok(())
}

/// Returns the largest multiple of `unit` that is at most `size`.
pub(super) fn whole(cv: &mut Converter, size: IndexValue, unit: i64) -> IndexValue {
    let rest = remainder(cv, size, unit);
    difference(cv, size, rest)
}

/// Returns the quotient of a nonnegative index and a constant.
pub(super) fn quotient(cv: &mut Converter, index: IndexValue, divisor: i64) -> IndexValue {
    match index {
        IndexValue::Constant(index) => IndexValue::Constant(index / divisor),
        index if divisor == 1 => index,
        index => divide(cv, UDIV, index, divisor),
    }
}

/// Returns the remainder of a nonnegative index and a constant.
pub(super) fn remainder(cv: &mut Converter, index: IndexValue, divisor: i64) -> IndexValue {
    match index {
        IndexValue::Constant(index) => IndexValue::Constant(index % divisor),
        _ if divisor == 1 => IndexValue::Constant(0),
        index => divide(cv, UREM, index, divisor),
    }
}

fn divide(cv: &mut Converter, name: OpName, index: IndexValue, divisor: i64) -> IndexValue {
    let operands = [cv.index_to_value(index), cv.constant(cv.types.index, divisor.into())];
    IndexValue::Value(cv.integer_op(name, operands, 0))
}

/// Returns the difference of two indices.
pub(super) fn difference(cv: &mut Converter, a: IndexValue, b: IndexValue) -> IndexValue {
    let minus = cv.multiply_index(b, IndexValue::Constant(-1), 0);
    cv.add_index(a, minus, 0)
}

/// Returns the smaller of two indices.
pub(super) fn smaller(cv: &mut Converter, a: IndexValue, b: IndexValue) -> IndexValue {
    if let (Some(a), Some(b)) = (a.constant(), b.constant()) {
        return IndexValue::Constant(a.min(b));
    }
    let operands = [cv.index_to_value(a), cv.index_to_value(b)];
    let index = cv.types.index;
    IndexValue::Value(cv.emit_value(SMIN, &operands, index, &[]))
}

/// Returns 1 if an index is smaller than another one, and 0 otherwise.
pub(super) fn is_smaller(cv: &mut Converter, a: IndexValue, b: IndexValue) -> IndexValue {
    if let (Some(a), Some(b)) = (a.constant(), b.constant()) {
        return IndexValue::Constant((a < b).into());
    }
    let operands = [cv.index_to_value(a), cv.index_to_value(b)];
    let condition = compare(cv, IntPredicate::Slt, operands[0], operands[1]);
    let index = cv.types.index;
    IndexValue::Value(cv.emit_value(ZEXT, &[condition], index, &[]))
}
