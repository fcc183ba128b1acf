//! Powers, by a logarithm of 65 bits.

use crate::opt::math::program::Number;
use crate::opt::math::wide::Parts;
use crate::opt::math::wide::power::special_powers;

use super::exponential::power;
use super::logarithm::parts_of_any;
use super::{Pair, Split, high_part};

/// `(3/2 (ln((1 + s) / (1 - s)) / s - 2) / s² - 1) / s²` as a polynomial of `s²`.
const LOG: [f64; 8] = [
    0.599_999_999_999_999_6,
    0.428_571_428_571_676_85,
    0.333_333_333_263_007_85,
    0.272_727_283_059_605_8,
    0.230_768_352_726_383_9,
    0.200_044_774_490_177_52,
    0.175_122_006_394_802_58,
    0.179_837_479_067_158_75,
];
/// `2 / (3 ln 2)`.
const SCALE: Split = Split { high: f64::from_bits(0x3fee_c709_d800_0000), low: 7.872_699_542_894_897e-9 };
/// Exponents that overflow or underflow for all bases but 1.
const LARGEST: f64 = 36_893_488_147_419_103_232.0;
/// Binary logarithms of results that overflow or become zero.
const OVERFLOW: f64 = 1100.0;

/// Returns the binary logarithm of a positive number, as a sum whose first part has 26 bits. It is that of
/// `s = (m - 1) / (m + 1)`, scaled: `s (3 + s² + …)`.
fn log2<'p>(x: Number<'p>) -> Pair<'p> {
    let Parts { count, mantissa } = parts_of_any(x);
    let (fraction, divisor) = (mantissa - 1.0, mantissa + 1.0);
    let reciprocal = x.number(1.0) / divisor;
    let high = high_part(fraction * reciprocal);
    let divisor_high = high_part(divisor);
    let divisor_low = mantissa - (divisor_high - 1.0);
    let low = (fraction - high * divisor_high - high * divisor_low) * reciprocal;
    let whole = high + low;
    let (square, fine) = (high * high, whole * whole);
    let rest = fine * fine * fine.polynomial(&LOG) + low * (high + whole);
    let factor = high_part(square + 3.0 + rest);
    let factor_low = rest - (factor - 3.0 - square);
    let (product, small) = (high * factor, low * factor + factor_low * whole);
    let sum = high_part(product + small);
    let error = small - (sum - product);
    let scaled = sum * SCALE.high;
    let scaled_low = sum * SCALE.low + error * (SCALE.high + SCALE.low);
    let first = high_part(scaled + scaled_low + count);
    Pair { high: first, low: scaled_low - (first - count - scaled) }
}

/// `x` to the power of `y`.
pub(in crate::opt::math) fn pow<'p>(x: Number<'p>, y: Number<'p>) -> Number<'p> {
    let magnitude = x.magnitude();
    let Pair { high, low } = log2(magnitude);
    let limited = y.at_most(LARGEST).at_least(-LARGEST);
    let first = high_part(limited);
    let product = (first * high).at_most(OVERFLOW).at_least(-OVERFLOW);
    let rest = ((limited - first) * high + limited * low).at_most(1.0).at_least(-1.0);
    let result = power(Pair { high: product, low: rest });
    // The powers of zero and infinity, unless the exponent is no number.
    let (zero, infinity) = (x.number(0.0), x.number(f64::INFINITY));
    let is_zero = magnitude.is(0.0);
    let inverse = is_zero.select(infinity, zero);
    let of_end = y.below(0.0).select(inverse, magnitude);
    let is_end = is_zero.or(magnitude.is(f64::INFINITY)).and(y.is_number(y));
    let result = is_end.select(of_end, result);
    special_powers((x, y), magnitude.is_number(magnitude).select(result, magnitude))
}
