//! The error function of `f32`.

use crate::opt::math::program::Number;

use super::exponential::normal_exp;

/// `erf x / x - 1` as a polynomial of `x²`, below `BOUND`.
const ERF: [f32; 7] =
    [0.128_379_17, -0.376_126_3, 0.112_836_26, -0.026_855_737, 0.005_192_438, -8.050_384_3e-4, 8.000_279e-5];
/// `-ln(1 - erf a)` from `BOUND` to 4, where the result becomes 1.
const TAIL: [f32; 8] = [
    -1.803_485_6e-4,
    1.129_542_2,
    0.633_291_54,
    0.108_341_28,
    -0.025_159_203,
    0.004_186_261_4,
    -4.376_215e-4,
    2.137_038_2e-5,
];
const BOUND: f64 = 0.9375;

/// The error function: an odd polynomial near zero, and elsewhere 1 less an exponential function.
pub(in crate::opt::math) fn erf<'p>(x: Number<'p>) -> Number<'p> {
    let near = (x * x).polynomial(&ERF) * x + x;
    let magnitude = x.magnitude();
    let tail = normal_exp(-magnitude.at_most(4.0).polynomial(&TAIL));
    let far = (x.number(1.0) - tail).with_sign_of(x);
    magnitude.below(BOUND).select(near, far)
}
