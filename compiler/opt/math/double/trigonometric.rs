//! Trigonometric functions: a rest of at most π/4, and the quadrant.

use crate::opt::math::program::Number;
use crate::opt::math::wide::trigonometric::{flipped, is_odd};
use crate::opt::math::wide::{Rounded, rounded};

use super::{Pair, exact_product, exact_sum, quotient};

/// π/2 as a sum. Products of all parts but the last one, of 33 bits, with integers of 20 bits are exact.
const HALF_PI: [f64; 4] = [
    f64::from_bits(0x3ff9_21fb_5440_0000),
    f64::from_bits(0x3dd0_b461_1a60_0000),
    f64::from_bits(0x3ba3_198a_2e00_0000),
    f64::from_bits(0x397b_839a_2520_49c1),
];
/// The largest operand of the reduction.
const LARGEST: f64 = 1e6;
/// `(sin r / r - 1) / r²` as a polynomial of `r²`, for `|r| ≤ π/4`.
const SIN: [f64; 6] = [
    -0.166_666_666_666_666_32,
    0.008_333_333_333_322_37,
    -0.000_198_412_698_297_713_4,
    2.755_731_367_868_584e-6,
    -2.505_075_596_160_050_8e-8,
    1.589_666_643_945_55e-10,
];
/// `(cos r - 1 + r²/2) / r⁴` as a polynomial of `r²`.
const COS: [f64; 6] = [
    0.041_666_666_666_666_6,
    -0.001_388_888_888_887_406_4,
    2.480_158_728_944_333_3e-5,
    -2.755_731_434_060_558_3e-7,
    2.087_572_161_528_972e-9,
    -1.135_955_885_289_958_2e-11,
];

/// The sine and cosine of an operand, apart from the quadrant.
struct Reduced<'p> {
    /// An integer with the number of the quadrant in its low bits.
    quadrant: Number<'p>,
    sine: Pair<'p>,
    cosine: Pair<'p>,
    is_outside: Number<'p>,
}

/// Returns the remainder of the division by π/2, and the quadrant.
fn rest<'p>(x: Number<'p>) -> (Pair<'p>, Number<'p>) {
    let Rounded { count, bits } = rounded(x * std::f64::consts::FRAC_2_PI);
    let mut rest = x - count * HALF_PI[0];
    let mut error = x.number(0.0);
    for part in &HALF_PI[1..3] {
        let product = count * *part;
        let next = rest - product;
        error = error + (rest - next - product);
        rest = next;
    }
    (exact_sum(rest, error - count * HALF_PI[3]), bits)
}

/// `is_exact` includes the rounding error of the square, which only the tangent needs.
fn reduced<'p>(x: Number<'p>, is_exact: bool) -> Reduced<'p> {
    let (rest, quadrant) = rest(x);
    let Pair { high: square, low } = exact_product(rest.high, rest.high);
    let half = square * 0.5;
    let one = x.number(1.0);
    // The derivative of each function, times the error of the remainder.
    let curve = square.polynomial(&SIN) * (square * rest.high) + (rest.low - half * rest.low);
    let line = one - half;
    let error = one - line - half;
    let fourth = square * square * square.polynomial(&COS) - rest.high * rest.low;
    let fourth = if is_exact { fourth - low * 0.5 } else { fourth };
    Reduced {
        quadrant,
        sine: Pair { high: rest.high, low: curve },
        cosine: Pair { high: line, low: error + fourth },
        is_outside: x.magnitude().above(LARGEST),
    }
}

/// Selects a sum by a condition.
fn select<'p>(condition: Number<'p>, a: Pair<'p>, b: Pair<'p>) -> Pair<'p> {
    Pair { high: condition.select(a.high, b.high), low: condition.select(a.low, b.low) }
}

/// `sin x`.
pub(in crate::opt::math) fn sin<'p>(x: Number<'p>) -> (Number<'p>, Option<Number<'p>>) {
    let Reduced { quadrant, sine, cosine, is_outside } = reduced(x, false);
    let Pair { high, low } = select(is_odd(quadrant), cosine, sine);
    let result = flipped(high + low, quadrant, 1);
    // The sum loses the sign of zero.
    (x.is(0.0).select(x, result), Some(is_outside))
}

/// `cos x`, the sine of the next quadrant.
pub(in crate::opt::math) fn cos<'p>(x: Number<'p>) -> (Number<'p>, Option<Number<'p>>) {
    let Reduced { quadrant, sine, cosine, is_outside } = reduced(x, false);
    let Pair { high, low } = select(is_odd(quadrant), sine, cosine);
    (flipped(high + low, quadrant + quadrant.integer(1), 1), Some(is_outside))
}

/// `tan x`.
pub(in crate::opt::math) fn tan<'p>(x: Number<'p>) -> (Number<'p>, Option<Number<'p>>) {
    let Reduced { quadrant, sine, cosine, is_outside } = reduced(x, true);
    let [sine, cosine] = [sine, cosine].map(|Pair { high, low }| exact_sum(high, low));
    let is_odd = is_odd(quadrant);
    let Pair { high, low } = quotient(select(is_odd, cosine, sine), select(is_odd, sine, cosine));
    let result = flipped(high + low, quadrant, 0);
    (x.is(0.0).select(x, result), Some(is_outside))
}
