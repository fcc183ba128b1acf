//! Exponentials, logarithms and powers.

use crate::convert::context::Problem;
use crate::convert::float_value::Floats;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::intrinsic::{COS, EXP, FMA, LOG, MAXIMUM, MINIMUM, POW, SIN};
use crate::ir::Value;

use super::Complex;
use super::arith::{abs, angle, select};

/// Computes `e^re (cos im + i sin im)`. If `e^re` is infinite, its square root is multiplied in twice: the product is
/// finite if the sine or cosine is small enough.
pub(super) fn exp(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let (zero, half) = (f.number(0.0)?, f.number(0.5)?);
    let exp = f.apply(EXP, &[z.re]);
    let half_exponent = f.mul(z.re, half);
    let root = f.apply(EXP, &[half_exponent]);
    let is_infinite = f.is_number(exp, f64::INFINITY)?;
    let is_real = f.compare(FloatPredicate::Oeq, z.im, zero);
    let scaled = |f: &mut Floats, direction: Value| {
        let plain = f.mul(exp, direction);
        let once = f.mul(root, direction);
        let twice = f.mul(once, root);
        f.select(is_infinite, twice, plain)
    };
    let (cos, sin) = (f.apply(COS, &[z.im]), f.apply(SIN, &[z.im]));
    let (re, im) = (scaled(f, cos), scaled(f, sin));
    Ok(Complex { re, im: f.select(is_real, zero, im) })
}

/// Computes `e^z - 1` from `expm1` of the real part and the cosine minus one, to avoid cancellation near zero.
pub(super) fn expm1(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let (zero, one) = (f.number(0.0)?, f.number(1.0)?);
    let expm1 = f.libm("expm1", &[z.re])?;
    let exp = f.add(expm1, one);
    let sin = f.apply(SIN, &[z.im]);
    let cosm1 = cos_minus_one(f, z.im)?;
    let cos = f.add(cosm1, one);
    let product = f.mul(expm1, cos);
    let re = f.add(product, cosm1);
    let is_real = f.compare(FloatPredicate::Oeq, z.im, zero);
    let im = f.mul(exp, sin);
    Ok(Complex { re, im: f.select(is_real, zero, im) })
}

/// Coefficients of `(cos x - 1 + x²/2) / x⁴` as a polynomial of `x²`, from the highest power on.
const COSM1: [f64; 7] = [
    4.737750796424621e-14,
    -1.147028484342536e-11,
    2.087675428708152e-09,
    -2.755731921499979e-07,
    2.480158730157055e-05,
    -0.0013888888888888872,
    0.041666666666666664,
];

/// For larger squares of `x` the difference itself is accurate enough: `(π / 4)²`.
const COSM1_LIMIT: f64 = 0.61685;

fn cos_minus_one(f: &mut Floats, x: Value) -> Result<Value, Problem> {
    let square = f.mul(x, x);
    let fourth = f.mul(square, square);
    let mut series = f.number(COSM1[0])?;
    for coefficient in &COSM1[1..] {
        let coefficient = f.number(*coefficient)?;
        series = f.apply(FMA, &[series, square, coefficient]);
    }
    let series = f.mul(fourth, series);
    let minus_half = f.number(-0.5)?;
    let first = f.mul(minus_half, square);
    let near = f.add(series, first);
    let (cos, minus_one) = (f.apply(COS, &[x]), f.number(-1.0)?);
    let far = f.add(cos, minus_one);
    let limit = f.number(COSM1_LIMIT)?;
    let is_far = f.compare(FloatPredicate::Oge, square, limit);
    Ok(f.select(is_far, far, near))
}

pub(super) fn log(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let abs = abs(f, z)?;
    Ok(Complex { re: f.apply(LOG, &[abs]), im: angle(f, z)? })
}

/// Computes `log(1 + z)`. If `z` is small, the excess of the absolute value of `1 + z` over one is computed without
/// rounding.
pub(super) fn log1p(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let (half, one) = (f.number(0.5)?, f.number(1.0)?);
    let re = f.add(z.re, one);
    let (re_size, im_size) = (f.abs(re), f.abs(z.im));
    let (larger, smaller) = (f.apply(MAXIMUM, &[re_size, im_size]), f.apply(MINIMUM, &[re_size, im_size]));
    let re_is_larger = f.compare(FloatPredicate::Ogt, re, im_size);
    let excess = f.sub(larger, one);
    let excess = f.select(re_is_larger, z.re, excess);
    let log_larger = f.libm("log1p", &[excess])?;
    let ratio = f.div(smaller, larger);
    let square = f.mul(ratio, ratio);
    let log_square = f.libm("log1p", &[square])?;
    let rest = f.mul(half, log_square);
    let log = f.add(rest, log_larger);
    let is_nan = f.is_nan(log);
    let log = f.select(is_nan, smaller, log);
    Ok(Complex { re: log, im: angle(f, Complex { re, im: z.im })? })
}

/// Computes `|a|^c e^(-d arg a) (cos q + i sin q)` with `q = c arg a + d log |a|`, where the exponent is `c + i d`.
/// Special cases apply where this has no value or an inaccurate one.
pub(super) fn pow(f: &mut Floats, a: Complex, exponent: Complex) -> Result<Complex, Problem> {
    let (c, d) = (exponent.re, exponent.im);
    let (abs, angle) = (abs(f, a)?, angle(f, a)?);
    let power = f.apply(POW, &[abs, c]);
    let minus_d = f.neg(d);
    let damping = f.mul(minus_d, angle);
    let damping = f.apply(EXP, &[damping]);
    let size = f.mul(power, damping);
    let log = f.apply(LOG, &[abs]);
    let (turned, grown) = (f.mul(c, angle), f.mul(d, log));
    let q = f.add(turned, grown);
    let (cos, sin) = (f.apply(COS, &[q]), f.apply(SIN, &[q]));
    let general = Complex { re: f.mul(size, cos), im: f.mul(size, sin) };
    special_power(f, a, abs, exponent, general)
}

/// Selects the powers of zero, one and infinity, and the power of zero.
fn special_power(
    f: &mut Floats,
    a: Complex,
    abs: Value,
    exponent: Complex,
    general: Complex,
) -> Result<Complex, Problem> {
    let real = |f: &mut Floats, re: f64| -> Result<Complex, Problem> {
        Ok(Complex { re: f.number(re)?, im: f.number(0.0)? })
    };
    let (zero, one, infinity) = (real(f, 0.0)?, real(f, 1.0)?, real(f, f64::INFINITY)?);
    let (c, d) = (exponent.re, exponent.im);
    let exponent_is_real = f.is_number(d, 0.0)?;
    let c_is_zero = f.is_number(c, 0.0)?;

    // Zero to a power that is real and not negative.
    let base_is_zero = f.is_number(abs, 0.0)?;
    let not_negative = f.compare(FloatPredicate::Ole, zero.re, c);
    let applies = f.and(base_is_zero, exponent_is_real);
    let applies = f.and(applies, not_negative);
    let of_zero = select(f, c_is_zero, one, zero);
    let result = select(f, applies, of_zero, general);

    // Anything to the power of zero, and one to any power.
    let exponent_is_zero = f.and(c_is_zero, exponent_is_real);
    let result = select(f, exponent_is_zero, one, result);
    let base_is_real = f.is_number(a.im, 0.0)?;
    let re_is_one = f.is_number(a.re, 1.0)?;
    let base_is_one = f.and(re_is_one, base_is_real);
    let result = select(f, base_is_one, one, result);

    // Infinity to a real power.
    let re_is_infinite = f.is_number(a.re, f64::INFINITY)?;
    let base_is_infinite = f.and(re_is_infinite, base_is_real);
    let of_infinity = f.and(base_is_infinite, exponent_is_real);
    let is_positive = f.compare(FloatPredicate::Ogt, c, zero.re);
    let applies = f.and(of_infinity, is_positive);
    let result = select(f, applies, infinity, result);
    let is_negative = f.compare(FloatPredicate::Olt, c, zero.re);
    let applies = f.and(of_infinity, is_negative);
    Ok(select(f, applies, zero, result))
}
