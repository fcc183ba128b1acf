//! Square roots, in polar form: half the argument, and the root of the absolute value.

use crate::convert::context::Problem;
use crate::convert::float_value::Floats;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::intrinsic::{COS, POW, SIN, SQRT};
use crate::ir::Value;

use super::Complex;
use super::arith::{Magnitudes, angle};

/// Returns the absolute value of a root, or the smaller magnitude if the former is NaN.
fn number_or(f: &mut Floats, root: Value, smaller: Value) -> Value {
    let is_nan = f.is_nan(root);
    f.select(is_nan, smaller, root)
}

/// Computes the number with this absolute value and a multiple of the argument of `z`. Also returns the sine of its
/// argument.
fn with_argument_multiple(
    f: &mut Floats,
    size: Value,
    z: Complex,
    factor: f64,
) -> Result<(Complex, Value), Problem> {
    let (angle, factor) = (angle(f, z)?, f.number(factor)?);
    let angle = f.mul(angle, factor);
    let (cos, sin) = (f.apply(COS, &[angle]), f.apply(SIN, &[angle]));
    Ok((Complex { re: f.mul(size, cos), im: f.mul(size, sin) }, sin))
}

pub(super) fn sqrt(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let zero = f.number(0.0)?;
    let magnitudes = Magnitudes::of(f, z)?;
    let (root, quarter) = (f.apply(SQRT, &[magnitudes.larger]), f.number(0.25)?);
    let rest = f.apply(POW, &[magnitudes.one_plus_square, quarter]);
    let size = f.mul(root, rest);
    let size = number_or(f, size, magnitudes.smaller);
    let (plain, sin) = with_argument_multiple(f, size, z, 0.5)?;
    let sin_is_zero = f.compare(FloatPredicate::Oeq, sin, zero);
    let plain = Complex { im: f.select(sin_is_zero, zero, plain.im), ..plain };
    let size_is_nan = f.is_nan(size);
    let result = infinite_root(f, z, size_is_nan, plain)?;
    let size_is_zero = f.compare(FloatPredicate::Oeq, size, zero);
    Ok(Complex { re: f.select(size_is_zero, zero, result.re), im: f.select(size_is_zero, zero, result.im) })
}

/// Computes the root of a number with an infinite part; that of other numbers is `plain`.
fn infinite_root(f: &mut Floats, z: Complex, is_nan: Value, plain: Complex) -> Result<Complex, Problem> {
    let (zero, infinity, nan) = (f.number(0.0)?, f.number(f64::INFINITY)?, f.number(f64::NAN)?);
    let im_size = f.abs(z.im);
    let im_is_infinite = f.compare(FloatPredicate::Oeq, im_size, infinity);
    let im_is_finite = f.compare(FloatPredicate::One, im_size, infinity);
    let re_is_infinite = f.compare(FloatPredicate::Oeq, z.re, infinity);
    let re_is_minus_infinite = f.is_number(z.re, f64::NEG_INFINITY)?;

    let is_imaginary = f.and(re_is_minus_infinite, im_is_finite);
    let re = f.select(is_imaginary, zero, plain.re);
    let is_infinite = f.or(im_is_infinite, re_is_infinite);
    let re = f.select(is_infinite, infinity, re);

    let im = f.select(is_nan, nan, plain.im);
    let is_infinite = f.or(im_is_infinite, re_is_minus_infinite);
    let signed = f.copy_sign(infinity, z.im);
    Ok(Complex { re, im: f.select(is_infinite, signed, im) })
}

/// Computes the reciprocal of the square root.
pub(super) fn rsqrt(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let magnitudes = Magnitudes::of(f, z)?;
    let rest = reciprocal_root(f, magnitudes.one_plus_square)?;
    let of_smaller = reciprocal_root(f, magnitudes.smaller)?;
    let of_larger = reciprocal_root(f, magnitudes.larger)?;
    let rest = f.apply(SQRT, &[rest]);
    let size = f.mul(of_larger, rest);
    let size = number_or(f, size, of_smaller);
    let (plain, _) = with_argument_multiple(f, size, z, -0.5)?;
    special_reciprocal(f, z, plain)
}

fn reciprocal_root(f: &mut Floats, x: Value) -> Result<Value, Problem> {
    let (one, root) = (f.number(1.0)?, f.apply(SQRT, &[x]));
    Ok(f.div(one, root))
}

/// Selects the reciprocal root of an infinite number, which is zero, and that of zero, which is infinite.
fn special_reciprocal(f: &mut Floats, z: Complex, plain: Complex) -> Result<Complex, Problem> {
    let (zero, infinity, nan) = (f.number(0.0)?, f.number(f64::INFINITY)?, f.number(f64::NAN)?);
    let (re_size, im_size) = (f.abs(z.re), f.abs(z.im));
    let re_is_infinite = f.compare(FloatPredicate::Oeq, re_size, infinity);
    let im_is_infinite = f.compare(FloatPredicate::Oeq, im_size, infinity);
    let re_is_nan = f.is_nan(z.re);
    let only_im = f.and(im_is_infinite, re_is_nan);
    let is_infinite = f.or(only_im, re_is_infinite);
    let (re, im) = (f.copy_sign(zero, z.re), f.copy_sign(zero, z.im));
    let im = f.neg(im);
    let (re, im) = (f.select(is_infinite, re, plain.re), f.select(is_infinite, im, plain.im));

    let re_is_zero = f.compare(FloatPredicate::Oeq, z.re, zero);
    let im_is_zero = f.compare(FloatPredicate::Oeq, z.im, zero);
    let is_zero = f.and(re_is_zero, im_is_zero);
    Ok(Complex { re: f.select(is_zero, infinity, re), im: f.select(is_zero, nan, im) })
}
