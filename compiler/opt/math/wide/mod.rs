//! Functions of `f32` that are computed in `f64`, which needs no compensation of rounding errors. Operands and results that
//! are denormal in `f32` are normal numbers here.
//!
//! Coefficients are minimax fits of the relative error of the function.

pub(super) mod erfc;
pub(super) mod hyperbolic;
pub(super) mod inverse;
pub(super) mod power;
pub(super) mod trigonometric;

use super::program::Number;

/// The number whose sum with a smaller one has that number, rounded to an integer, in its low bits.
pub(super) const ROUNDING: f64 = 6_755_399_441_055_744.0;
/// The bias of exponents, and the number of bits after the point of a mantissa.
pub(super) const BIAS: i64 = 1023;
pub(super) const MANTISSA: i64 = 52;

/// `(2ʳ - 1) / r` for `|r| ≤ 1/2`.
const EXP2: [f64; 7] = [
    0.693_147_180_541_769_9,
    0.240_226_510_758_040_97,
    0.055_504_109_620_390_31,
    0.009_618_036_915_609_631,
    0.001_333_343_123_781_002_2,
    0.000_154_671_092_907_827_86,
    1.531_484_439_792_144_7e-5,
];
/// `(log₂((1 + s) / (1 - s)) / s - 2 / ln 2) / s²` as a polynomial of `s²`.
const LOG2: [f64; 6] = [
    0.961_796_693_924_829_5,
    0.577_078_017_109_674_7,
    0.412_198_418_050_757_13,
    0.320_615_480_777_443_4,
    0.261_468_902_951_211_1,
    0.242_658_639_704_086_74,
];

/// A number, rounded to an integer.
#[derive(Clone, Copy)]
pub(in crate::opt::math) struct Rounded<'p> {
    pub(in crate::opt::math) count: Number<'p>,
    /// An integer with the low bits of the count.
    pub(in crate::opt::math) bits: Number<'p>,
}

/// Rounds a number of at most 51 bits to an integer.
pub(in crate::opt::math) fn rounded(x: Number) -> Rounded {
    let sum = x + ROUNDING;
    Rounded { count: sum - ROUNDING, bits: sum.bits() }
}

/// Returns the power of two with an exponent, whose low bits are given.
pub(in crate::opt::math) fn power_of_two(bits: Number) -> Number {
    (bits + bits.integer(BIAS)).shl(MANTISSA).float()
}

/// Returns `2ˣ` if it is a normal number of `f64`.
fn exp2(x: Number) -> Number {
    let Rounded { count, bits } = rounded(x);
    let rest = x - count;
    (rest.polynomial(&EXP2) * rest + 1.0) * power_of_two(bits)
}

/// The exponent of a float and the mantissa from √½ to √2.
#[derive(Clone, Copy)]
pub(in crate::opt::math) struct Parts<'p> {
    pub(in crate::opt::math) count: Number<'p>,
    pub(in crate::opt::math) mantissa: Number<'p>,
}

/// The bits of √½ in the first half of a float, above zeros.
const LEAST_MANTISSA: i64 = 0x3fe6_a09e << 32;
/// The bits of 2⁵², whose sum with an integer has it in its low bits.
const UNIT_BITS: i64 = 0x433 << MANTISSA;
/// A number that is added to exponents, so that they are not negative.
const OFFSET: i64 = 1024;

/// Splits a number that is not negative. A denormal number has wrong parts.
pub(in crate::opt::math) fn parts(x: Number) -> Parts {
    let bits = x.bits();
    let biased = (bits + bits.integer((OFFSET << MANTISSA) - LEAST_MANTISSA)).lshr(MANTISSA);
    let count = biased.or(bits.integer(UNIT_BITS)).float() - ((1_i64 << MANTISSA) + OFFSET) as f64;
    let mantissa = (bits - (biased - bits.integer(OFFSET)).shl(MANTISSA)).float();
    Parts { count, mantissa }
}

/// Returns the binary logarithm of a positive finite number.
fn log2(x: Number) -> Number {
    let Parts { count, mantissa } = parts(x);
    let fraction = mantissa - 1.0;
    let quotient = fraction / (fraction + 2.0);
    let square = quotient * quotient;
    (square.polynomial(&LOG2) * square + 2.0 * std::f64::consts::LOG2_E) * quotient + count
}
