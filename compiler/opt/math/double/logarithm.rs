//! Logarithms: a polynomial near 1, and the exponent of a power of two.

use crate::opt::math::program::Number;
use crate::opt::math::wide::{Parts, parts};

use super::exponential::LN2;
use super::{Pair, Split, exact_sum, high_part};

/// `(ln((1 + s) / (1 - s)) / s - 2) / s²` as a polynomial of `s²`, for `s = f / (2 + f)` and mantissas `1 + f`.
const LOG: [f64; 7] = [
    0.666_666_666_666_673_4,
    0.399_999_999_994_139_3,
    0.285_714_287_425_663_74,
    0.222_221_985_534_620_94,
    0.181_835_654_228_252_15,
    0.153_140_206_952_528_42,
    0.147_962_659_164_112_86,
];
/// The binary logarithm of e.
const LOG2_E: Split = Split { high: f64::from_bits(0x3ff7_1547_6000_0000), low: 1.925_962_991_126_617_5e-8 };
/// The decimal logarithm of e.
const LOG10_E: Split = Split { high: f64::from_bits(0x3fdb_cb7b_1000_0000), low: 4.798_111_141_615_973e-9 };
/// The decimal logarithm of 2.
const LOG10_2: Split = Split { high: f64::from_bits(0x3fd3_4413_5000_0000), low: 5.801_722_962_879_576e-10 };
/// The factor of denormal numbers, and its exponent.
const DENORMAL: f64 = 18_014_398_509_481_984.0;
const DENORMAL_EXPONENT: f64 = 54.0;

/// Splits a positive number, which may be denormal.
pub(super) fn parts_of_any<'p>(x: Number<'p>) -> Parts<'p> {
    let is_denormal = x.below(f64::MIN_POSITIVE);
    let factor = is_denormal.select(x.number(DENORMAL), x.number(1.0));
    let subtracted = is_denormal.select(x.number(DENORMAL_EXPONENT), x.number(0.0));
    let Parts { count, mantissa } = parts(x * factor);
    Parts { count: count - subtracted, mantissa }
}

/// Returns the terms of `ln(1 + f)` from the third on, and half of the square.
fn cubic_terms<'p>(fraction: Number<'p>) -> [Number<'p>; 2] {
    let quotient = fraction / (fraction + 2.0);
    let square = quotient * quotient;
    let half = fraction * fraction * 0.5;
    [quotient * (half + square.polynomial(&LOG) * square), half]
}

/// Returns a natural logarithm; `added` is a small number that is added to it.
fn natural<'p>(count: Number<'p>, fraction: Number<'p>, added: Option<Number<'p>>) -> Number<'p> {
    let [cubic, half] = cubic_terms(fraction);
    let small = count * LN2[1];
    let small = added.map_or(small, |added| small + added);
    // The difference of the fraction and half of its square is not larger than the fraction.
    let line = exact_sum(fraction, -half);
    let sum = exact_sum(count * LN2[0], line.high);
    sum.high + (sum.low + (line.low + (cubic + small)))
}

/// Returns a logarithm to another base, given the logarithms of e and 2. Large parts have few bits, so that their
/// products are exact.
fn based<'p>(Parts { count, mantissa }: Parts<'p>, of_e: Split, of_2: Split) -> Number<'p> {
    let fraction = mantissa - 1.0;
    let [cubic, half] = cubic_terms(fraction);
    let high = high_part(fraction - half);
    let rest = fraction - high - half + cubic;
    let small = rest * (of_e.high + of_e.low) + high * of_e.low;
    let Pair { high: sum, low: error } = exact_sum(count * of_2.high, high * of_e.high);
    sum + (error + (small + count * of_2.low))
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
    let Parts { count, mantissa } = parts_of_any(x);
    with_special_values(x, 0.0, natural(count, mantissa - 1.0, None))
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
    let added = sum - 1.0;
    let error = (x - added + (x.number(1.0) - (sum - added))) / sum;
    let Parts { count, mantissa } = parts(sum);
    let is_exact = count.is(0.0);
    let fraction = is_exact.select(x, mantissa - 1.0);
    let error = is_exact.select(x.number(0.0), error);
    let logarithm = natural(count, fraction, Some(error));
    // The sum loses the sign of zero.
    with_special_values(x, -1.0, x.is(0.0).select(x, logarithm))
}
