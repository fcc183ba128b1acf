//! Powers and roots.

use crate::opt::math::program::Number;

use super::{exp2, log2};

/// Numbers from which on all are integers. They are even from twice this number on.
const UNIT: f64 = (1_u64 << 52) as f64;
/// Exponents that overflow or underflow for all bases but 1.
const LARGEST: f64 = 1_152_921_504_606_846_976.0;
/// Binary logarithms of results that overflow or become zero.
const OVERFLOW: f64 = 200.0;

/// `x` to the power of `y`.
pub(in crate::opt::math) fn pow<'p>(x: Number<'p>, y: Number<'p>) -> Number<'p> {
    let (x, y) = (x.to_f64(), y.to_f64());
    let magnitude = x.magnitude();
    let logarithm = magnitude.below(f64::INFINITY).select(log2(magnitude), magnitude);
    let logarithm = magnitude.is(0.0).select(x.number(f64::NEG_INFINITY), logarithm);
    let limited = y.at_most(LARGEST).at_least(-LARGEST);
    let result = exp2((limited * logarithm).at_most(OVERFLOW).at_least(-OVERFLOW));
    special_powers((x, y), result).to_f32()
}

/// Corrects the power of a magnitude for signs, and for operands where any other operand has the same result.
pub(in crate::opt::math) fn special_powers<'p>(
    (x, y): (Number<'p>, Number<'p>),
    result: Number<'p>,
) -> Number<'p> {
    // The lowest bit of these sums, or of larger numbers, is that of an integer.
    let magnitude = y.magnitude();
    let sum = magnitude + UNIT;
    let is_small = magnitude.below(UNIT);
    let is_integer = is_small.select(sum - UNIT, magnitude).is_number(magnitude);
    let lowest = is_small.select(sum, magnitude).bits().shl(63).float();
    let zero = x.number(0.0);
    let lowest = magnitude.below(2.0 * UNIT).select(lowest, zero);
    // The sign of the power of a negative number is the lowest bit of the exponent.
    let sign = is_integer.select(lowest, zero).bits().and(x.bits());
    let signed = result.bits().xor(sign).float();
    let of_negative = is_integer.select(signed, x.number(f64::NAN));
    let of_negative = x.above(f64::NEG_INFINITY).select(of_negative, signed);
    let result = x.below(0.0).select(of_negative, signed);
    let one = x.number(1.0);
    y.is(0.0).select(one, x.is(1.0).select(one, result))
}

/// Returns an approximation of the cube root of a positive finite number.
pub(in crate::opt::math) fn cube_root<'p>(x: Number<'p>) -> Number<'p> {
    exp2(log2(x) * (1.0 / 3.0))
}

/// The cube root.
pub(in crate::opt::math) fn cbrt<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.to_f64();
    let magnitude = x.magnitude();
    let root = cube_root(magnitude).with_sign_of(x);
    // Zero, infinity and NaN are their own roots.
    let root = magnitude.below(f64::INFINITY).select(root, x);
    magnitude.above(0.0).select(root, x).to_f32()
}

/// `√(x² + y²)`. Squares are exact.
pub(in crate::opt::math) fn hypot<'p>(x: Number<'p>, y: Number<'p>) -> Number<'p> {
    let (x, y) = (x.to_f64(), y.to_f64());
    let root = (x * x + y * y).square_root();
    let infinity = x.number(f64::INFINITY);
    let root = x.magnitude().is(f64::INFINITY).select(infinity, root);
    y.magnitude().is(f64::INFINITY).select(infinity, root).to_f32()
}
