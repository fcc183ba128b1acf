//! Conversions of elements: floats are rounded to integers, half to even, and saturate.

use crate::dialect::llvm::compare::{FloatPredicate, IntPredicate};
use crate::dialect::{arith, math};
use crate::ir::{FloatKind, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::scalar::{int_range, largest};

/// Emits a conversion.
pub(super) fn cast(rewriter: &mut Rewriter, value: Value, to: TypeId) -> Result<Value, Problem> {
    let from = rewriter.type_of(value);
    match (rewriter.cx.float_kind(from), rewriter.cx.float_kind(to)) {
        (Some(_), Some(_)) => Ok(rewriter.resize_float(value, to)),
        (Some(kind), None) => float_to_int(rewriter, value, kind, to),
        (None, Some(_)) if from == TypeId::I1 => Ok(rewriter.emit_value(arith::UITOFP, &[value], to, &[])),
        (None, Some(_)) => Ok(rewriter.emit_value(arith::SITOFP, &[value], to, &[])),
        (None, None) if to == TypeId::I1 => {
            let zero = rewriter.int(from, 0);
            Ok(rewriter.compare_ints(IntPredicate::Ne, value, zero))
        }
        (None, None) => Ok(rewriter.resize_int(value, to, from == TypeId::I1)),
    }
}

/// Returns the number of bits of the significand, with the leading one.
fn precision(kind: FloatKind) -> Option<u32> {
    match kind {
        FloatKind::F16 => Some(11),
        FloatKind::BF16 => Some(8),
        FloatKind::F32 => Some(24),
        FloatKind::F64 => Some(53),
        _ => None,
    }
}

fn float_to_int(
    rewriter: &mut Rewriter,
    value: Value,
    kind: FloatKind,
    to: TypeId,
) -> Result<Value, Problem> {
    let from = rewriter.type_of(value);
    if to == TypeId::I1 {
        let zero = rewriter.float(from, 0.0);
        return Ok(rewriter.compare_floats(FloatPredicate::Une, value, zero));
    }
    let width = rewriter.width(to)?;
    let precision = precision(kind).filter(|_| width <= 64).ok_or_else(|| rewriter.unsupported(from))?;
    let rounded = rewriter.arith(math::ROUNDEVEN, &[value]);
    let (min, max) = int_range(width, false);
    if largest(kind) < max as f64 {
        return Ok(all_in_range(rewriter, rounded, to, (min, max)));
    }
    let low = rewriter.float(from, min as f64);
    if precision >= width - 1 {
        let high = rewriter.float(from, max as f64);
        let below = rewriter.arith(arith::MINIMUMF, &[rounded, high]);
        let clamped = rewriter.arith(arith::MAXIMUMF, &[below, low]);
        return Ok(rewriter.emit_value(arith::FPTOSI, &[clamped], to, &[]));
    }
    // The largest integer is no float, but its successor is.
    let above = rewriter.float(from, -(min as f64));
    let clamped = rewriter.arith(arith::MAXIMUMF, &[rounded, low]);
    let converted = rewriter.emit_value(arith::FPTOSI, &[clamped], to, &[]);
    let is_above = rewriter.compare_floats(FloatPredicate::Uge, rounded, above);
    let max = rewriter.int(to, max);
    Ok(rewriter.select(is_above, max, converted))
}

/// Converts a float of a format whose finite numbers are all in range.
fn all_in_range(rewriter: &mut Rewriter, value: Value, to: TypeId, (min, max): (i128, i128)) -> Value {
    let from = rewriter.type_of(value);
    let mut result = rewriter.emit_value(arith::FPTOSI, &[value], to, &[]);
    for (infinity, limit) in [(f64::INFINITY, max), (f64::NEG_INFINITY, min)] {
        let infinity = rewriter.float(from, infinity);
        let is_infinite = rewriter.compare_floats(FloatPredicate::Ueq, value, infinity);
        let limit = rewriter.int(to, limit);
        result = rewriter.select(is_infinite, limit, result);
    }
    result
}
