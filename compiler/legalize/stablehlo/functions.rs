//! Functions of floats that consist of several operations.

use crate::dialect::llvm::compare::{FloatPredicate as F, IntPredicate as I};
use crate::dialect::{arith, math};
use crate::ir::{FloatKind, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};

/// Emits the sign of a float: NaNs and zeros are their own.
pub(super) fn sign(rewriter: &mut Rewriter, value: Value) -> Value {
    let ty = rewriter.type_of(value);
    let (zero, one) = (rewriter.float(ty, 0.0), rewriter.float(ty, 1.0));
    let is_itself = rewriter.compare_floats(F::Ueq, value, zero);
    let sign = rewriter.arith(math::COPYSIGN, &[one, value]);
    rewriter.select(is_itself, value, sign)
}

/// Emits `1 / (1 + exp(-x))`.
pub(super) fn logistic(rewriter: &mut Rewriter, value: Value) -> Value {
    let one = rewriter.float(rewriter.type_of(value), 1.0);
    let negated = rewriter.arith(arith::NEGF, &[value]);
    let exp = rewriter.arith(math::EXP, &[negated]);
    let sum = rewriter.arith(arith::ADDF, &[exp, one]);
    rewriter.arith(arith::DIVF, &[one, sum])
}

/// Emits an integer whose order as signed is the total order of floats: -NaN, -inf, ..., -0, +0, ..., inf, NaN.
pub(super) fn total_order(rewriter: &mut Rewriter, value: Value) -> Result<Value, Problem> {
    let from = rewriter.type_of(value);
    let bits = rewriter.cx.float_kind(from).map(FloatKind::bits).ok_or(Problem::Reported)?;
    let ty = rewriter.cx.int_type(bits);
    let pattern = rewriter.emit_value(arith::BITCAST, &[value], ty, &[]);
    let (zero, mask) = (rewriter.int(ty, 0), rewriter.int(ty, (1 << (bits - 1)) - 1));
    let is_negative = rewriter.compare_ints(I::Slt, pattern, zero);
    let inverted = rewriter.arith(arith::XORI, &[pattern, mask]);
    Ok(rewriter.select(is_negative, inverted, pattern))
}

/// Emits the inverse error function: an approximation that Newton's method refines.
pub(super) fn erf_inv(rewriter: &mut Rewriter, value: Value) -> Result<Value, Problem> {
    let result = rewriter.type_of(value);
    let ty = TypeId::F64;
    if !matches!(result, TypeId::F32 | TypeId::F64) {
        return Err(rewriter.unsupported(result));
    }
    let x = rewriter.resize_float(value, ty);
    // The logarithm of 1 - x², and the approximation with 0.147 that follows from it.
    let one = rewriter.float(ty, 1.0);
    let (below, above) = (rewriter.arith(arith::SUBF, &[one, x]), rewriter.arith(arith::ADDF, &[one, x]));
    let product = rewriter.arith(arith::MULF, &[below, above]);
    let log = rewriter.arith(math::LOG, &[product]);
    let constant = 2.0 / (std::f64::consts::PI * 0.147);
    let (half, offset, factor) =
        (rewriter.float(ty, 0.5), rewriter.float(ty, constant), rewriter.float(ty, 1.0 / 0.147));
    let halved = rewriter.arith(arith::MULF, &[log, half]);
    let mean = rewriter.arith(arith::ADDF, &[halved, offset]);
    let square = rewriter.arith(arith::MULF, &[mean, mean]);
    let scaled = rewriter.arith(arith::MULF, &[log, factor]);
    let difference = rewriter.arith(arith::SUBF, &[square, scaled]);
    let root = rewriter.arith(math::SQRT, &[difference]);
    let difference = rewriter.arith(arith::SUBF, &[root, mean]);
    let magnitude = rewriter.arith(math::SQRT, &[difference]);
    let mut guess = rewriter.arith(math::COPYSIGN, &[magnitude, x]);
    for _ in 0..3 {
        guess = newton_step(rewriter, guess, x);
    }
    // The steps subtract infinities at -1 and 1.
    let infinity = rewriter.float(ty, f64::INFINITY);
    let infinity = rewriter.arith(math::COPYSIGN, &[infinity, x]);
    let absolute = rewriter.arith(math::ABSF, &[x]);
    let is_end = rewriter.compare_floats(F::Oeq, absolute, one);
    let guess = rewriter.select(is_end, infinity, guess);
    Ok(rewriter.resize_float(guess, result))
}

/// Emits `y - (erf(y) - x) * exp(y²) * sqrt(pi) / 2`.
fn newton_step(rewriter: &mut Rewriter, guess: Value, x: Value) -> Value {
    let erf = rewriter.arith(math::ERF, &[guess]);
    let error = rewriter.arith(arith::SUBF, &[erf, x]);
    let square = rewriter.arith(arith::MULF, &[guess, guess]);
    let exp = rewriter.arith(math::EXP, &[square]);
    let factor = rewriter.float(TypeId::F64, std::f64::consts::PI.sqrt() / 2.0);
    let slope = rewriter.arith(arith::MULF, &[exp, factor]);
    let step = rewriter.arith(arith::MULF, &[error, slope]);
    rewriter.arith(arith::SUBF, &[guess, step])
}
