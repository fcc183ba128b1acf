//! Functions of `f32` that are computed in `f32`.
//!
//! Coefficients are minimax fits of the relative error of the function, rounded to `f32` one after another.

pub(super) mod erf;
pub(super) mod exponential;
pub(super) mod logarithm;
pub(super) mod tanh;

use super::program::Number;

/// The bits of a mantissa that are zero in a number whose products with another such number are exact.
const LOW_BITS: i64 = 0xfff;
/// The bias of exponents, and the number of bits after the point of a mantissa.
const BIAS: i64 = 127;
const MANTISSA: i64 = 23;

/// A constant as a sum of numbers, the first of which has 12 bits.
#[derive(Clone, Copy)]
struct Split {
    high: f64,
    low: f64,
}

impl Split {
    const fn of(number: f64) -> Split {
        let high = f32::from_bits((number as f32).to_bits() & !(LOW_BITS as u32)) as f64;
        Split { high, low: number - high }
    }
}

/// Adds two numbers, the first of which is zero or not the smaller one. Returns the sum and its error.
fn exact_sum<'p>(a: Number<'p>, b: Number<'p>) -> [Number<'p>; 2] {
    let sum = a + b;
    [sum, b - (sum - a)]
}

/// Clears bits of a mantissa, so that 12 are left.
fn high_part(a: Number) -> Number {
    a.bits().masked(!LOW_BITS).float()
}
