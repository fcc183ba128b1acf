//! Roots.

use crate::opt::math::program::Number;
use crate::opt::math::wide;

use super::{exact_product, exact_sum, high_part, power_of_two};

/// The factor of denormal numbers, a third power, and the inverse of its root.
const DENORMAL: f64 = 18_014_398_509_481_984.0;
const DENORMAL_ROOT: f64 = 1.0 / 262_144.0;

/// Bounds of magnitudes whose squares are ordinary numbers, and the factor of others.
const HUGE: f64 = power_of_two(500);
const TINY: f64 = power_of_two(-500);
const SCALE: f64 = power_of_two(600);

/// The factor that makes the square of a magnitude ordinary, and its inverse.
fn scales<'p>(large: Number<'p>) -> [Number<'p>; 2] {
    let (one, up, down) = (large.number(1.0), large.number(SCALE), large.number(1.0 / SCALE));
    let (is_huge, is_tiny) = (large.above(HUGE), large.below(TINY));
    [is_huge.select(down, is_tiny.select(up, one)), is_huge.select(up, is_tiny.select(down, one))]
}

/// The cube root: an approximation of 26 bits, improved by a step of Halley's method.
pub(in crate::opt::math) fn cbrt<'p>(x: Number<'p>) -> Number<'p> {
    let magnitude = x.magnitude();
    let is_denormal = magnitude.below(f64::MIN_POSITIVE);
    let number = is_denormal.select(magnitude * DENORMAL, magnitude);
    let near = high_part(wide::power::cube_root(number));
    let quotient = number / (near * near);
    let step = (quotient - near) / (near + near + quotient);
    let root = near + near * step;
    let root = is_denormal.select(root * DENORMAL_ROOT, root).with_sign_of(x);
    // Zero, infinity and NaN are their own roots.
    let root = magnitude.below(f64::INFINITY).select(root, x);
    magnitude.above(0.0).select(root, x)
}

/// `√(x² + y²)`.
pub(in crate::opt::math) fn hypot<'p>(x: Number<'p>, y: Number<'p>) -> Number<'p> {
    let (x, y) = (x.magnitude(), y.magnitude());
    let is_steep = y.above_number(x);
    let (small, large) = (is_steep.select(x, y), is_steep.select(y, x));
    let [scale, inverse] = scales(large);
    let (small_square, large_square) =
        (exact_product(small * scale, small * scale), exact_product(large * scale, large * scale));
    let sum = exact_sum(large_square.high, small_square.high);
    let error = sum.low + (large_square.low + small_square.low);
    let root = sum.high.square_root();
    let square = exact_product(root, root);
    let rest = sum.high - square.high - square.low + error;
    let double = root + root;
    let double = double.is(0.0).select(x.number(1.0), double);
    let result = (root + rest / double) * inverse;
    let infinity = x.number(f64::INFINITY);
    let result = x.is(f64::INFINITY).select(infinity, result);
    y.is(f64::INFINITY).select(infinity, result)
}
