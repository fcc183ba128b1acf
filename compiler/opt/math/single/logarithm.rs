//! Logarithms of `f32`: a polynomial near 1, and the exponent of a power of two.

use crate::opt::math::program::Number;

use super::exponential::LN2;
use super::{MANTISSA, Split, exact_sum, high_part};

/// The lower bound of a mantissa, √½. The upper one is √2.
const LEAST_MANTISSA: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// `(ln((1 + s) / (1 - s)) / s - 2) / s²` as a polynomial of `s²`, for `s = f / (2 + f)` and mantissas `1 + f`.
const LOG: [f32; 3] = [0.666_667_76, 0.399_775_83, 0.298_707_96];
const LOG2_E: Split = Split::of(std::f64::consts::LOG2_E);
const LOG10_E: Split = Split::of(std::f64::consts::LOG10_E);
const LOG10_2: Split = Split::of(std::f64::consts::LOG10_2);

/// A positive number as a mantissa and a power of two.
#[derive(Clone, Copy)]
struct Parts<'p> {
    /// The mantissa less 1.
    fraction: Number<'p>,
    exponent: Number<'p>,
    /// The exponent as a float.
    count: Number<'p>,
}

/// Splits a positive normal number.
fn parts<'p>(x: Number<'p>) -> Parts<'p> {
    let bits = x.bits();
    let exponent = (bits - bits.integer(LEAST_MANTISSA.to_bits().into())).ashr(MANTISSA);
    let mantissa = (bits - exponent.shl(MANTISSA)).float();
    Parts { fraction: mantissa + -1.0, exponent, count: exponent.of_integer() }
}

/// Splits a positive number, which may be denormal.
fn parts_of_any<'p>(x: Number<'p>) -> Parts<'p> {
    let is_denormal = x.below(f32::MIN_POSITIVE.into());
    let factor = is_denormal.select(x.number(f64::from(1u32 << MANTISSA)), x.number(1.0));
    let added = is_denormal.select(x.number(-(MANTISSA as f64)), x.number(0.0));
    let parts = parts(x * factor);
    Parts { count: parts.count + added, ..parts }
}

/// Returns the terms of `ln(1 + f)` from the third on, and half of the square.
fn cubic_terms<'p>(fraction: Number<'p>) -> [Number<'p>; 2] {
    let quotient = fraction / (fraction + 2.0);
    let square = quotient * quotient;
    let half = fraction * fraction * 0.5;
    [quotient * (half + square.polynomial(&LOG) * square), half]
}

/// Returns a natural logarithm; `added` is a small number that is added to it.
fn natural<'p>(parts: Parts<'p>, added: Option<Number<'p>>) -> Number<'p> {
    let [cubic, half] = cubic_terms(parts.fraction);
    let small = parts.count * LN2[1];
    let small = added.map_or(small, |added| small + added);
    parts.fraction + (cubic - half + small) + parts.count * LN2[0]
}

/// Returns a logarithm to another base, given the logarithms of e and 2. Large parts have few bits, so that their
/// products are exact.
fn based<'p>(parts: Parts<'p>, of_e: Split, of_2: Split) -> Number<'p> {
    let [cubic, half] = cubic_terms(parts.fraction);
    let high = high_part(parts.fraction - half);
    let rest = parts.fraction - high - half + cubic;
    let small = rest * (of_e.high + of_e.low) + high * of_e.low;
    let [sum, error] = exact_sum(parts.count * of_2.high, high * of_e.high);
    sum + (error + (small + parts.count * of_2.low))
}

/// Replaces the logarithm where `x` is not a positive finite number above `pole`, at which it is minus infinity.
fn with_special_values<'p>(x: Number<'p>, pole: f64, logarithm: Number<'p>) -> Number<'p> {
    // Infinity and NaN are their own logarithms.
    let result = x.below(f64::INFINITY).select(logarithm, x);
    let result = x.is(pole).select(x.number(f64::NEG_INFINITY), result);
    x.below(pole).select(x.number(f64::NAN), result)
}

/// `ln x`.
pub(in crate::opt::math) fn log<'p>(x: Number<'p>) -> Number<'p> {
    with_special_values(x, 0.0, natural(parts_of_any(x), None))
}

/// `log₂ x`.
pub(in crate::opt::math) fn log2<'p>(x: Number<'p>) -> Number<'p> {
    with_special_values(x, 0.0, based(parts_of_any(x), LOG2_E, Split { high: 1.0, low: 0.0 }))
}

/// `log₁₀ x`.
pub(in crate::opt::math) fn log10<'p>(x: Number<'p>) -> Number<'p> {
    with_special_values(x, 0.0, based(parts_of_any(x), LOG10_E, LOG10_2))
}

/// `ln(1 + x)`. Where the exponent of the sum is zero, `x` itself is the fraction; elsewhere, the rounding error of the sum
/// is a part of the result.
pub(in crate::opt::math) fn log1p<'p>(x: Number<'p>) -> Number<'p> {
    let sum = x + 1.0;
    let added = sum + -1.0;
    let error = (x - added + (x.number(1.0) - (sum - added))) / sum;
    let parts = parts(sum);
    let is_exact = parts.exponent.equals(0);
    let fraction = is_exact.select(x, parts.fraction);
    let error = is_exact.select(x.number(0.0), error);
    let logarithm = natural(Parts { fraction, ..parts }, Some(error));
    // The sum loses the sign of zero.
    with_special_values(x, -1.0, x.is(0.0).select(x, logarithm))
}
