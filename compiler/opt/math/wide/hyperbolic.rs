//! Hyperbolic functions.

use crate::opt::math::program::Number;

use super::exp2;

/// `(sinh x / x - 1) / x²` as a polynomial of `x²`, below 1.
const SINH: [f64; 4] = [
    0.166_666_664_887_408_75,
    0.008_333_350_596_825_538,
    0.000_198_360_664_590_661_06,
    2.817_438_550_983_623_6e-6,
];
/// An operand that overflows.
const OVERFLOW: f64 = 100.0;

/// Returns `eᵃ`.
fn exp(a: Number) -> Number {
    exp2(a.at_most(OVERFLOW) * std::f64::consts::LOG2_E)
}

/// `sinh x`.
pub(in crate::opt::math) fn sinh<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.to_f64();
    let magnitude = x.magnitude();
    let power = exp(magnitude);
    let far = (power - x.number(1.0) / power) * 0.5;
    let square = x * x;
    let near = magnitude * (square * square.polynomial(&SINH) + 1.0);
    magnitude.below(1.0).select(near, far).with_sign_of(x).to_f32()
}

/// `cosh x`.
pub(in crate::opt::math) fn cosh<'p>(x: Number<'p>) -> Number<'p> {
    let power = exp(x.to_f64().magnitude());
    ((power + power.number(1.0) / power) * 0.5).to_f32()
}
