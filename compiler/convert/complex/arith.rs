//! Absolute value, argument, sign and the four arithmetic operations.

use crate::convert::context::Problem;
use crate::convert::float_value::Floats;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::intrinsic::{MAXIMUM, MINIMUM, SQRT};
use crate::ir::Value;

use super::Complex;

/// The larger and the smaller of the magnitudes of two numbers, and one plus the square of their quotient. The sum of
/// their squares is the square of the larger one times the latter.
pub(super) struct Magnitudes {
    pub(super) larger: Value,
    pub(super) smaller: Value,
    pub(super) one_plus_square: Value,
}

impl Magnitudes {
    pub(super) fn of(f: &mut Floats, z: Complex) -> Result<Magnitudes, Problem> {
        let (re, im) = (f.abs(z.re), f.abs(z.im));
        let (larger, smaller) = (f.apply(MAXIMUM, &[re, im]), f.apply(MINIMUM, &[re, im]));
        let ratio = f.div(smaller, larger);
        let square = f.mul(ratio, ratio);
        let one = f.number(1.0)?;
        Ok(Magnitudes { larger, smaller, one_plus_square: f.add(square, one) })
    }
}

/// Computes the absolute value without squares that overflow. For zero and infinite parts the quotient is NaN; the
/// result is then the smaller magnitude.
pub(super) fn abs(f: &mut Floats, z: Complex) -> Result<Value, Problem> {
    let magnitudes = Magnitudes::of(f, z)?;
    let root = f.apply(SQRT, &[magnitudes.one_plus_square]);
    let abs = f.mul(magnitudes.larger, root);
    let is_nan = f.is_nan(abs);
    Ok(f.select(is_nan, magnitudes.smaller, abs))
}

pub(super) fn angle(f: &mut Floats, z: Complex) -> Result<Value, Problem> {
    f.libm("atan2", &[z.im, z.re])
}

/// Computes the number divided by its absolute value; zero stays zero.
pub(super) fn sign(f: &mut Floats, z: Complex) -> Result<Complex, Problem> {
    let (re_is_zero, im_is_zero) = (f.is_number(z.re, 0.0)?, f.is_number(z.im, 0.0)?);
    let is_zero = f.and(re_is_zero, im_is_zero);
    let abs = abs(f, z)?;
    let quotient = Complex { re: f.div(z.re, abs), im: f.div(z.im, abs) };
    Ok(select(f, is_zero, z, quotient))
}

/// Selects one of two numbers.
pub(super) fn select(f: &mut Floats, condition: Value, a: Complex, b: Complex) -> Complex {
    Complex { re: f.select(condition, a.re, b.re), im: f.select(condition, a.im, b.im) }
}

pub(super) fn neg(f: &mut Floats, z: Complex) -> Complex {
    Complex { re: f.neg(z.re), im: f.neg(z.im) }
}

pub(super) fn add(f: &mut Floats, a: Complex, b: Complex) -> Complex {
    Complex { re: f.add(a.re, b.re), im: f.add(a.im, b.im) }
}

pub(super) fn sub(f: &mut Floats, a: Complex, b: Complex) -> Complex {
    Complex { re: f.sub(a.re, b.re), im: f.sub(a.im, b.im) }
}

pub(super) fn mul(f: &mut Floats, a: Complex, b: Complex) -> Complex {
    let (re_re, im_im) = (f.mul(a.re, b.re), f.mul(a.im, b.im));
    let re = f.sub(re_re, im_im);
    let (im_re, re_im) = (f.mul(a.im, b.re), f.mul(a.re, b.im));
    Complex { re, im: f.add(im_re, re_im) }
}

/// Computes the quotient by Smith's method: numerator and denominator are divided by the larger part of the
/// denominator, so that no square is needed. If both parts are NaN, the special cases for zeros and infinities apply.
pub(super) fn div(f: &mut Floats, a: Complex, b: Complex) -> Result<Complex, Problem> {
    let by_im = scaled_by_im(f, a, b);
    let by_re = scaled_by_re(f, a, b);
    let (re_size, im_size) = (f.abs(b.re), f.abs(b.im));
    let im_is_larger = f.compare(FloatPredicate::Olt, re_size, im_size);
    let quotient = select(f, im_is_larger, by_im, by_re);
    let special = special_quotient(f, a, b, quotient)?;
    let (re_is_nan, im_is_nan) = (f.is_nan(quotient.re), f.is_nan(quotient.im));
    let is_nan = f.and(re_is_nan, im_is_nan);
    Ok(select(f, is_nan, special, quotient))
}

fn scaled_by_im(f: &mut Floats, a: Complex, b: Complex) -> Complex {
    let ratio = f.div(b.re, b.im);
    let product = f.mul(ratio, b.re);
    let denominator = f.add(b.im, product);
    let re = f.mul(a.re, ratio);
    let re = f.add(re, a.im);
    let im = f.mul(a.im, ratio);
    let im = f.sub(im, a.re);
    Complex { re: f.div(re, denominator), im: f.div(im, denominator) }
}

fn scaled_by_re(f: &mut Floats, a: Complex, b: Complex) -> Complex {
    let ratio = f.div(b.im, b.re);
    let product = f.mul(ratio, b.im);
    let denominator = f.add(b.re, product);
    let re = f.mul(a.im, ratio);
    let re = f.add(a.re, re);
    let im = f.mul(a.re, ratio);
    let im = f.sub(a.im, im);
    Complex { re: f.div(re, denominator), im: f.div(im, denominator) }
}

/// Computes the quotient if Smith's method yields none: a number divided by zero is infinite, an infinite number
/// divided by a finite one is infinite, and a finite number divided by an infinite one is zero. The signs of the
/// operands determine the direction.
fn special_quotient(f: &mut Floats, a: Complex, b: Complex, other: Complex) -> Result<Complex, Problem> {
    let infinite_divisor = Infinities::of(f, b)?;
    let infinite_dividend = Infinities::of(f, a)?;

    let zero = f.number(0.0)?;
    let towards_zero = along(f, a, infinite_divisor.directions, zero);
    let applies = f.not(infinite_dividend.any);
    let applies = f.and(applies, infinite_divisor.any);
    let applies = and_numbers(f, applies, a);
    let result = select(f, applies, towards_zero, other);

    let infinity = f.number(f64::INFINITY)?;
    let towards_infinity = along(f, infinite_dividend.directions, b, infinity);
    let applies = f.not(infinite_divisor.any);
    let applies = f.and(infinite_dividend.any, applies);
    let applies = and_numbers(f, applies, b);
    let result = select(f, applies, towards_infinity, result);

    let (re_is_zero, im_is_zero) = (f.is_number(b.re, 0.0)?, f.is_number(b.im, 0.0)?);
    let by_zero = f.and(re_is_zero, im_is_zero);
    let re_is_number = f.compare(FloatPredicate::Ord, a.re, a.re);
    let im_is_number = f.compare(FloatPredicate::Ord, a.im, a.im);
    let has_number = f.or(re_is_number, im_is_number);
    let applies = f.and(has_number, by_zero);
    let infinity = f.copy_sign(infinity, b.re);
    let infinite = Complex { re: f.mul(infinity, a.re), im: f.mul(infinity, a.im) };
    Ok(select(f, applies, infinite, result))
}

/// Emits the conjunction of a condition with neither part being NaN.
fn and_numbers(f: &mut Floats, condition: Value, z: Complex) -> Value {
    let are_numbers = f.compare(FloatPredicate::Ord, z.re, z.im);
    f.and(condition, are_numbers)
}

/// The infinite parts of a number: 1 or 0 with the sign of each part, and a bit that is set if any part is infinite.
struct Infinities {
    directions: Complex,
    any: Value,
}

impl Infinities {
    fn of(f: &mut Floats, z: Complex) -> Result<Infinities, Problem> {
        let (re_size, im_size) = (f.abs(z.re), f.abs(z.im));
        let re_is = f.is_number(re_size, f64::INFINITY)?;
        let im_is = f.is_number(im_size, f64::INFINITY)?;
        let (one, zero) = (f.number(1.0)?, f.number(0.0)?);
        let (re, im) = (f.select(re_is, one, zero), f.select(im_is, one, zero));
        let directions = Complex { re: f.copy_sign(re, z.re), im: f.copy_sign(im, z.im) };
        Ok(Infinities { directions, any: f.or(re_is, im_is) })
    }
}

/// Computes the product of a number and the conjugate of another, each part times a factor.
fn along(f: &mut Floats, a: Complex, b: Complex, factor: Value) -> Complex {
    let (re_re, im_im) = (f.mul(a.re, b.re), f.mul(a.im, b.im));
    let re = f.add(re_re, im_im);
    let (im_re, re_im) = (f.mul(a.im, b.re), f.mul(a.re, b.im));
    let im = f.sub(im_re, re_im);
    Complex { re: f.mul(factor, re), im: f.mul(factor, im) }
}
