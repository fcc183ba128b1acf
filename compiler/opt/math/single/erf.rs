//! The error function of `f32`.

use crate::opt::math::program::Number;

use super::exponential::normal_exp;
use super::{exact_sum, high_part};

/// `erf x / x - 1` as a polynomial of `x²`, below `BOUND`.
const ERF: [f32; 7] =
    [0.128_379_17, -0.376_126_3, 0.112_836_26, -0.026_855_737, 0.005_192_438, -8.050_384_3e-4, 8.000_279e-5];
/// `-ln(1 - erf a)` from `BOUND` to 4, where the result becomes 1.
const TAIL: [f32; 8] = [
    -0.000_117_904_47,
    1.129_227_6,
    0.633_954_17,
    0.107_586_525,
    -0.024_657_845,
    0.003_992_354,
    -0.000_397_252_94,
    1.788_623e-5,
];
const BOUND: f64 = 0.72;

/// Returns the polynomial `TAIL` and its rounding error, of which the exponential function would make a larger one.
fn exponent<'p>(x: Number<'p>) -> [Number<'p>; 2] {
    let [slope, slope_error] = exact_sum(x.number(TAIL[1].into()), x.polynomial(&TAIL[2..]) * x);
    let product = slope * x;
    let (x_high, slope_high) = (high_part(x), high_part(slope));
    let (x_low, slope_low) = (x - x_high, slope - slope_high);
    let low = slope_high * x_high - product + slope_high * x_low + slope_low * x_high + slope_low * x_low;
    let [sum, error] = exact_sum(product, x.number(TAIL[0].into()));
    [sum, error + low + slope_error * x]
}

/// The error function: an odd polynomial near zero, and elsewhere 1 less an exponential function.
pub(in crate::opt::math) fn erf<'p>(x: Number<'p>) -> Number<'p> {
    let near = (x * x).polynomial(&ERF) * x + x;
    let magnitude = x.magnitude();
    let [exponent, error] = exponent(magnitude.at_most(4.0));
    let [tail, small] = normal_exp(-exponent, Some(-error));
    let [far, error] = exact_sum(x.number(1.0), -tail);
    let far = (far + (error - small)).with_sign_of(x);
    magnitude.below(BOUND).select(near, far)
}
