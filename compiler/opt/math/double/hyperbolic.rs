//! Hyperbolic functions.

use crate::opt::math::program::Number;

use super::exponential::{Scaled, exp_of, scale_by_power};
use super::{Pair, exact_sum};

/// `(sinh x / x - 1) / x²` as a polynomial of `x²`, below 1.
const SINH: [f64; 7] = [
    0.166_666_666_666_666_69,
    0.008_333_333_333_333_139,
    0.000_198_412_698_414_376_8,
    2.755_731_915_533_744_2e-6,
    2.505_212_339_846_567_4e-8,
    1.605_724_034_704_188_7e-10,
    7.759_312_078_670_139e-13,
];
/// `(tanh x / x - 1) / x²` as a polynomial of `x²`, below `BOUND`.
const TANH: [f64; 15] = [
    -0.333_333_333_333_333_3,
    0.133_333_333_333_331_44,
    -0.053_968_253_968_145_89,
    0.021_869_488_532_997_833,
    -0.008_863_235_474_894_229,
    0.003_592_127_411_263_345,
    -0.001_455_829_484_621_530_7,
    0.000_589_999_975_206_582_7,
    -0.000_239_016_669_963_054_6,
    9.657_471_429_629_387e-5,
    -3.851_102_115_101_957e-5,
    1.463_731_086_070_204_8e-5,
    -4.878_472_907_403_766e-6,
    1.213_673_420_028_570_5e-6,
    -1.606_089_408_798_177_5e-7,
];
const BOUND: f64 = 0.8;
/// An operand that overflows.
const OVERFLOW: f64 = 711.0;

/// Returns half of `eᵃ`, and half of its reciprocal.
fn halves<'p>(a: Number<'p>) -> [Pair<'p>; 2] {
    let Scaled { mantissa, bits } = exp_of(a.at_most(OVERFLOW));
    let bits = bits - bits.integer(1);
    let Pair { high, low } = exact_sum(mantissa.high, mantissa.low);
    let high = scale_by_power(high, bits);
    let half = Pair { high, low: scale_by_power(low, bits) };
    let reciprocal = a.number(0.25) / high;
    [half, Pair { high: reciprocal, low: -(reciprocal * reciprocal * 4.0 * half.low) }]
}

/// `sinh x`.
pub(in crate::opt::math) fn sinh<'p>(x: Number<'p>) -> Number<'p> {
    let magnitude = x.magnitude();
    let [half, reciprocal] = halves(magnitude);
    let far = half.high + (half.low - reciprocal.high - reciprocal.low);
    let square = x * x;
    let near = magnitude + magnitude * square * square.polynomial(&SINH);
    magnitude.below(1.0).select(near, far).with_sign_of(x)
}

/// `cosh x`.
pub(in crate::opt::math) fn cosh<'p>(x: Number<'p>) -> Number<'p> {
    let [half, reciprocal] = halves(x.magnitude());
    half.high + (reciprocal.high + (half.low + reciprocal.low))
}

/// The hyperbolic tangent: an odd polynomial near zero, and elsewhere `1 - 2 / (e²ˣ + 1)`.
pub(in crate::opt::math) fn tanh<'p>(x: Number<'p>) -> Number<'p> {
    let magnitude = x.magnitude();
    let square = x * x;
    let near = magnitude + magnitude * square * square.polynomial(&TANH);
    let limited = magnitude.at_most(20.0);
    let Scaled { mantissa, bits } = exp_of(limited + limited);
    let power = scale_by_power(mantissa.high + mantissa.low, bits);
    let one = x.number(1.0);
    let far = one - x.number(2.0) / (power + 1.0);
    magnitude.below(BOUND).select(near, far).with_sign_of(x)
}
