//! Sine, cosine, tangents and the arc tangent of a quotient.

use crate::convert::context::Problem;
use crate::convert::float_value::Floats;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::intrinsic::{COS, EXP, SIN};
use crate::ir::Value;

use super::Complex;
use super::arith::{add, div, mul};
use super::exponential::log;
use super::root::sqrt;

/// Computes `e^x / 2` and `e^-x / 2`.
fn half_exponentials(f: &mut Floats, x: Value) -> Result<(Value, Value), Problem> {
    let half = f.number(0.5)?;
    let exp = f.apply(EXP, &[x]);
    Ok((f.mul(half, exp), f.div(half, exp)))
}

/// Computes `cosh im sin re + i sinh im cos re`.
pub(super) fn sin(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let (rising, falling) = half_exponentials(f, z.im)?;
    let (sin, cos) = (f.apply(SIN, &[z.re]), f.apply(COS, &[z.re]));
    let (cosh, sinh) = (f.add(rising, falling), f.sub(rising, falling));
    Ok(Complex { re: f.mul(cosh, sin), im: f.mul(sinh, cos) })
}

/// Computes `cosh im cos re - i sinh im sin re`.
pub(super) fn cos(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let (rising, falling) = half_exponentials(f, z.im)?;
    let (sin, cos) = (f.apply(SIN, &[z.re]), f.apply(COS, &[z.re]));
    let (cosh, minus_sinh) = (f.add(falling, rising), f.sub(falling, rising));
    Ok(Complex { re: f.mul(cosh, cos), im: f.mul(minus_sinh, sin) })
}

/// Computes `-i tanh(i z)`.
pub(super) fn tan(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let turned = Complex { re: f.neg(z.im), im: z.re };
    let tanh = tanh(f, turned)?;
    Ok(Complex { re: tanh.im, im: f.neg(tanh.re) })
}

/// Computes `(p - m + 4 i sin im cos im) / (p + m + 4 cos² im)` with `p = e^(2 re) - 1` and `m = e^(-2 re) - 1`.
pub(super) fn tanh(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let (infinity, four) = (f.number(f64::INFINITY)?, f.number(4.0)?);
    let twice = f.add(z.re, z.re);
    let minus_twice = f.neg(twice);
    let (p, m) = (f.libm("expm1", &[twice])?, f.libm("expm1", &[minus_twice])?);
    let (cos, sin) = (f.apply(COS, &[z.im]), f.apply(SIN, &[z.im]));
    let square = f.mul(cos, cos);
    let square = f.mul(square, four);
    let product = f.mul(cos, sin);
    let im_numerator = f.mul(four, product);
    let re_numerator = f.sub(p, m);
    let sum = f.add(p, m);
    let denominator = f.add(sum, square);
    let overflows = f.compare(FloatPredicate::Oeq, sum, infinity);
    let one = f.number(1.0)?;
    let limit = f.copy_sign(one, z.re);
    let re = f.div(re_numerator, denominator);
    let quotient = Complex { re: f.select(overflows, limit, re), im: f.div(im_numerator, denominator) };
    special_tanh(f, z, im_numerator, quotient)
}

/// Selects the results for real numbers, and for numbers whose imaginary part has no sine.
fn special_tanh(
    f: &mut Floats,
    z: Complex,
    im_numerator: Value,
    quotient: Complex,
) -> Result<Complex, Problem> {
    let (zero, nan) = (f.number(0.0)?, f.number(f64::NAN)?);
    let size = f.abs(z.re);
    let re_is_infinite = f.is_number(size, f64::INFINITY)?;
    let re_is_other = f.not(re_is_infinite);
    let im_is_zero = f.compare(FloatPredicate::Oeq, z.im, zero);
    let no_sine = f.is_nan(im_numerator);
    let has_no_value = f.and(no_sine, re_is_other);
    let at_limit = f.and(re_is_infinite, no_sine);
    let is_real = f.or(im_is_zero, at_limit);
    Ok(Complex { re: f.select(has_no_value, nan, quotient.re), im: f.select(is_real, zero, quotient.im) })
}

/// Computes `-i log((x + i y) / sqrt(x² + y²))`.
pub(super) fn atan2(f: &mut Floats, y: Complex, x: Complex) -> Result<Complex, Problem> {
    let (x_square, y_square) = (mul(f, x, x), mul(f, y, y));
    let sum = add(f, x_square, y_square);
    let hypotenuse = sqrt(f, sum)?;
    let i = Complex { re: f.number(0.0)?, im: f.number(1.0)? };
    let turned = mul(f, i, y);
    let numerator = add(f, x, turned);
    let direction = div(f, numerator, hypotenuse)?;
    let log = log(f, direction)?;
    let minus_i = Complex { re: f.number(0.0)?, im: f.number(-1.0)? };
    Ok(mul(f, minus_i, log))
}
