//! Functions of `f64`. Sums and products whose rounding errors would be visible have a second part, which is their error.
//!
//! Coefficients are minimax fits of the relative error of the function.

pub(super) mod exponential;
pub(super) mod hyperbolic;
pub(super) mod inverse;
pub(super) mod logarithm;
pub(super) mod power;
pub(super) mod root;
pub(super) mod trigonometric;

use super::program::Number;
use super::wide::{BIAS, MANTISSA};

/// The bits of a mantissa that are zero in a number whose products with another such number are exact.
const LOW_BITS: i64 = 0x7ff_ffff;

/// Returns a power of two, which is a normal number.
const fn power_of_two(exponent: i64) -> f64 {
    f64::from_bits(((exponent + BIAS) as u64) << MANTISSA)
}

/// A constant as a sum of numbers, the first of which has 26 bits.
#[derive(Clone, Copy)]
struct Split {
    high: f64,
    low: f64,
}

/// An unevaluated sum of a number and a small one.
#[derive(Clone, Copy)]
struct Pair<'p> {
    high: Number<'p>,
    low: Number<'p>,
}

/// Adds two numbers, the first of which is zero or not the smaller one. Returns the sum and its error.
fn exact_sum<'p>(a: Number<'p>, b: Number<'p>) -> Pair<'p> {
    let high = a + b;
    Pair { high, low: b - (high - a) }
}

/// Clears bits of a mantissa, so that 26 are left.
fn high_part(a: Number) -> Number {
    a.bits().masked(!LOW_BITS).float()
}

/// Multiplies two numbers. Returns the product and its error.
fn exact_product<'p>(a: Number<'p>, b: Number<'p>) -> Pair<'p> {
    let high = a * b;
    let (a_high, b_high) = (high_part(a), high_part(b));
    let (a_low, b_low) = (a - a_high, b - b_high);
    let low = a_high * b_high - high + a_high * b_low + a_low * b_high + a_low * b_low;
    Pair { high, low }
}

/// Divides sums. The quotient is that of the first numbers, corrected by the remainder.
fn quotient<'p>(a: Pair<'p>, b: Pair<'p>) -> Pair<'p> {
    let reciprocal = a.high.number(1.0) / b.high;
    let high = a.high * reciprocal;
    let product = exact_product(high, b.high);
    let rest = a.high - product.high - product.low + a.low - high * b.low;
    Pair { high, low: rest * reciprocal }
}
