//! The hyperbolic tangent of `f32`.

use crate::opt::math::program::Number;

use super::exact_sum;
use super::exponential::normal_exp;

/// `(tanh x / x - 1) / x²` as a polynomial of `x²`, below `BOUND`.
const TANH: [f32; 6] =
    [-0.333_333_3, 0.133_332_21, -0.053_948_18, 0.021_706_894, -0.008_190_013, 0.002_152_684];
const BOUND: f64 = 0.625;

/// The hyperbolic tangent: an odd polynomial near zero, and elsewhere `1 - 2 / (e²ˣ + 1)`, with the sign of `x`. The
/// quotient is corrected by the rounding error of the divisor.
pub(in crate::opt::math) fn tanh<'p>(x: Number<'p>) -> Number<'p> {
    let magnitude = x.magnitude();
    let square = x * x;
    let near = square.polynomial(&TANH) * square * magnitude + magnitude;
    let limited = magnitude.at_most(10.0);
    let [power, small] = normal_exp(limited + limited, None);
    let one = x.number(1.0);
    let [divisor, error] = exact_sum(power, one);
    let quotient = x.number(2.0) / divisor;
    let correction = quotient * quotient * ((error + small) * 0.5);
    let [far, error] = exact_sum(one, -quotient);
    let far = far + (error + correction);
    magnitude.below(BOUND).select(near, far).with_sign_of(x)
}
