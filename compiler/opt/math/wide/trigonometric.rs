//! Trigonometric functions: a rest of at most π/4, and the quadrant.

use crate::opt::math::program::Number;

use super::{Rounded, rounded};

/// π/2 as a sum. Products of the first part, of 33 bits, with integers of 20 bits are exact.
const HALF_PI: [f64; 2] = [HALF_PI_0, HALF_PI_1];
const HALF_PI_0: f64 = f64::from_bits(0x3ff9_21fb_5440_0000);
const HALF_PI_1: f64 = 6.077_100_506_506_192e-11;
/// The largest operand of the reduction.
const LARGEST: f64 = 1e6;
/// `(sin r / r - 1) / r²` as a polynomial of `r²`, for `|r| ≤ π/4`.
const SIN: [f64; 4] = [
    -0.166_666_666_416_294_43,
    0.008_333_329_386_204_505,
    -0.000_198_393_349_338_563_2,
    2.718_312_373_671_276_8e-6,
];
/// `(cos r - 1) / r²` as a polynomial of `r²`.
const COS: [f64; 4] = [
    -0.499_999_997_251_350_1,
    0.041_666_623_327_214_61,
    -0.001_388_676_388_288_620_2,
    2.439_045_855_678_803_6e-5,
];

/// The parts of an operand, and its sine and cosine apart from the quadrant.
struct Reduced<'p> {
    /// An integer with the number of the quadrant in its low bits.
    quadrant: Number<'p>,
    sine: Number<'p>,
    cosine: Number<'p>,
    is_outside: Number<'p>,
}

fn reduced<'p>(x: Number<'p>) -> Reduced<'p> {
    let x = x.to_f64();
    let Rounded { count, bits } = rounded(x * std::f64::consts::FRAC_2_PI);
    let rest = x - count * HALF_PI[0] - count * HALF_PI[1];
    let square = rest * rest;
    Reduced {
        quadrant: bits,
        sine: rest * (square * square.polynomial(&SIN) + 1.0),
        cosine: square * square.polynomial(&COS) + 1.0,
        is_outside: x.magnitude().above(LARGEST),
    }
}

/// The sign of a quadrant: that of zero if the bit of its number is 0.
pub(in crate::opt::math) fn flipped<'p>(x: Number<'p>, quadrant: Number<'p>, bit: i64) -> Number<'p> {
    x.bits().xor(quadrant.masked(1 << bit).shl(63 - bit)).float()
}

/// True for odd quadrants. The lowest bit becomes the float 2.
pub(in crate::opt::math) fn is_odd<'p>(quadrant: Number<'p>) -> Number<'p> {
    quadrant.masked(1).shl(62).float().above(1.0)
}

/// `sin x`.
pub(in crate::opt::math) fn sin<'p>(x: Number<'p>) -> (Number<'p>, Option<Number<'p>>) {
    let Reduced { quadrant, sine, cosine, is_outside } = reduced(x);
    let result = is_odd(quadrant).select(cosine, sine);
    (flipped(result, quadrant, 1).to_f32(), Some(is_outside))
}

/// `cos x`, the sine of the next quadrant.
pub(in crate::opt::math) fn cos<'p>(x: Number<'p>) -> (Number<'p>, Option<Number<'p>>) {
    let Reduced { quadrant, sine, cosine, is_outside } = reduced(x);
    let result = is_odd(quadrant).select(sine, cosine);
    (flipped(result, quadrant + quadrant.integer(1), 1).to_f32(), Some(is_outside))
}

/// `tan x`.
pub(in crate::opt::math) fn tan<'p>(x: Number<'p>) -> (Number<'p>, Option<Number<'p>>) {
    let Reduced { quadrant, sine, cosine, is_outside } = reduced(x);
    let is_odd = is_odd(quadrant);
    let result = is_odd.select(cosine, sine) / is_odd.select(sine, cosine);
    (flipped(result, quadrant, 0).to_f32(), Some(is_outside))
}
