//! The hyperbolic tangent of `f32`.

use crate::opt::math::program::Number;

use super::exponential::normal_exp;

/// `(tanh x / x - 1) / x²` as a polynomial of `x²`, below `BOUND`.
const TANH: [f32; 9] = [
    -0.333_333_34,
    0.133_333_2,
    -0.053_966_437,
    0.021_856_045,
    -0.008_806_301,
    0.003_443_357_5,
    -0.001_206_853_4,
    0.000_318_724_95,
    -4.426_237e-5,
];
const BOUND: f64 = 0.98;

/// The hyperbolic tangent: an odd polynomial near zero, and elsewhere `1 - 2 / (e²ˣ + 1)`, with the sign of `x`.
pub(in crate::opt::math) fn tanh<'p>(x: Number<'p>) -> Number<'p> {
    let magnitude = x.magnitude();
    let square = x * x;
    let near = square.polynomial(&TANH) * square * magnitude + magnitude;
    let limited = magnitude.at_most(10.0);
    let far = x.number(1.0) - x.number(2.0) / (normal_exp(limited + limited, None) + 1.0);
    magnitude.below(BOUND).select(near, far).with_sign_of(x)
}
