//! Exponential functions of `f32`: a polynomial near zero, scaled by a power of two.

use crate::opt::math::program::Number;

use super::{BIAS, MANTISSA, exact_sum};

/// The number whose sum with a smaller one has that number, rounded to an integer, in its low bits.
const ROUNDING: f32 = 12_582_912.0;
/// ln 2 as a sum. The products of the first part with integers of 9 bits are exact.
pub(super) const LN2: [f64; 2] = [0.693_359_4, -2.121_944_4e-4];
/// `(eʳ - 1 - r) / r²` for `|r| ≤ ln 2 / 2`.
const EXP: [f32; 5] = [0.499_999_94, 0.166_665_21, 0.041_668_29, 0.008_368_704, 0.001_381_893_9];
/// The same with one more term: the relative error of `eʳ - 1` is larger than that of `eʳ`.
const EXPM1: [f32; 6] = [0.5, 0.166_666_66, 0.041_666_493, 0.008_333_545, 0.001_393_231_9, 1.976_245e-4];
/// Rests are from -0.31 to 0.38, so that the difference of a rest and the factor is not small.
const EXPM1_BIAS: f64 = 0.05;
/// `(2ʳ - 1) / r` for `|r| ≤ 1/2`.
const EXP2: [f32; 6] =
    [std::f32::consts::LN_2, 0.240_226_5, 0.055_503_596, 0.009_618_062_5, 0.001_339_098_4, 1.546_287_7e-4];

/// A number as an integer multiple of a step, and a rest.
struct Reduced<'p> {
    /// The multiple as a float.
    count: Number<'p>,
    exponent: Number<'p>,
}

/// Rounds a number to an integer.
fn rounded(x: Number) -> Reduced {
    let sum = x + f64::from(ROUNDING);
    let bits = sum.bits();
    Reduced { exponent: bits - bits.integer(ROUNDING.to_bits().into()), count: sum + f64::from(-ROUNDING) }
}

/// Returns the power of two with an exponent.
fn power_of_two(exponent: Number) -> Number {
    (exponent + exponent.integer(BIAS)).shl(MANTISSA).float()
}

/// Returns the product with the power of two with an exponent. It may overflow or be denormal: the power is a product
/// of two.
fn scale_by_power<'p>(a: Number<'p>, exponent: Number<'p>) -> Number<'p> {
    let half = exponent.ashr(1);
    a * power_of_two(half) * power_of_two(exponent - half)
}

/// Reduces an operand of the exponential function. Returns the exponent of a power of two, and the distance of the factor
/// to 1. `error` is a small number that is added to `x`.
fn exp_parts<'p>(x: Number<'p>, error: Option<Number<'p>>) -> [Number<'p>; 2] {
    let Reduced { count, exponent } = rounded(x * f64::from(std::f32::consts::LOG2_E));
    let rest = x - count * LN2[0] - count * LN2[1];
    let rest = error.map_or(rest, |error| rest + error);
    [exponent, rest.polynomial(&EXP) * (rest * rest) + rest]
}

/// Returns `eˣ⁺ᵉ`, where `e` is small, for results that are normal numbers, and its last rounding error.
pub(super) fn normal_exp<'p>(x: Number<'p>, error: Option<Number<'p>>) -> [Number<'p>; 2] {
    let [exponent, distance] = exp_parts(x, error);
    let power = power_of_two(exponent);
    exact_sum(x.number(1.0), distance).map(|part| part * power)
}

/// `eˣ`.
pub(in crate::opt::math) fn exp<'p>(x: Number<'p>) -> Number<'p> {
    let [exponent, distance] = exp_parts(x.at_most(89.0).at_least(-104.0), None);
    scale_by_power(distance + 1.0, exponent)
}

/// `2ˣ`. The error of the sum with 1 is added to the small terms.
pub(in crate::opt::math) fn exp2<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.at_most(129.0).at_least(-151.0);
    let Reduced { count, exponent } = rounded(x);
    let rest = x - count;
    let [sum, error] = exact_sum(x.number(1.0), rest * f64::from(EXP2[0]));
    let curve = rest.polynomial(&EXP2[1..]) * (rest * rest);
    scale_by_power(sum + (error + curve), exponent)
}

/// `eˣ - 1` as `((eʳ - 1) + (1 - 2⁻ⁿ)) 2ⁿ`: the difference is exact where it matters, and zero for small `x`, where the
/// result is that of the polynomial.
pub(in crate::opt::math) fn expm1<'p>(x: Number<'p>) -> Number<'p> {
    let limited = x.at_most(89.0).at_least(-18.0);
    let scaled = limited * f64::from(std::f32::consts::LOG2_E);
    let Reduced { count, exponent } = rounded(scaled - EXPM1_BIAS);
    let second = count * LN2[1];
    let high = limited - count * LN2[0];
    let rest = high - second;
    let lost = high - rest - second;
    let curve = rest.polynomial(&EXPM1) * (rest * rest) + lost;
    let (one, power) = (x.number(1.0), scale_by_power(x.number(1.0), -exponent));
    let step = one - power;
    let [sum, error] = exact_sum(step, rest);
    let error = error + (one - step - power);
    let result = scale_by_power(sum + (error + curve), exponent);
    // The sum loses the sign of zero.
    x.is(0.0).select(x, result)
}
