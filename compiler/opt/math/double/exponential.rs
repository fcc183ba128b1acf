//! Exponential functions: a polynomial near zero, scaled by a power of two.

use crate::opt::math::program::Number;
use crate::opt::math::wide::{Rounded, power_of_two, rounded};

use super::{Pair, Split, exact_product, exact_sum, high_part};

/// ln 2 as a sum. The products of the first part with integers of 11 bits are exact.
pub(super) const LN2: [f64; 2] =
    [f64::from_bits(0x3fe6_2e42_fee0_0000), f64::from_bits(0x3dea_39ef_3579_3c76)];
/// ln 2 as a sum whose first part has 26 bits.
const LN2_PARTS: Split =
    Split { high: f64::from_bits(0x3fe6_2e42_f800_0000), low: 1.299_650_689_388_988_9e-8 };
/// `(eʳ - 1 - r) / r²` for `|r| ≤ ln 2 / 2`.
const EXP: [f64; 10] = [
    0.500_000_000_000_001_2,
    0.166_666_666_666_667,
    0.041_666_666_666_515_445,
    0.008_333_333_333_307_092,
    0.001_388_888_894_701_036,
    0.000_198_412_699_176_060_98,
    2.480_148_994_737_67e-5,
    2.755_721_612_284_035e-6,
    2.763_127_868_147_186e-7,
    2.511_791_108_328_988e-8,
];
/// `(eʳ - 1 - r - r²/2) / r³` for `|r| ≤ ln 2 / 2`.
const EXPM1: [f64; 10] = [
    0.166_666_666_666_666_77,
    0.041_666_666_666_666_69,
    0.008_333_333_333_321_698,
    0.001_388_888_888_887_014_1,
    0.000_198_412_698_859_808_9,
    2.480_158_735_611_492e-5,
    2.755_724_434_069_962_4e-6,
    2.755_724_558_508_037e-7,
    2.510_899_466_512_236_6e-8,
    2.092_375_445_140_707_6e-9,
];
/// `((2ʳ - 1) / r - ln 2) / r` for `|r| ≤ 1/2`.
const EXP2: [f64; 11] = [
    0.240_226_506_959_100_72,
    0.055_504_108_664_821_7,
    0.009_618_129_107_628_494,
    0.001_333_355_814_639_041_4,
    0.000_154_035_303_933_413_74,
    1.525_273_385_626_153e-5,
    1.321_548_683_287_727e-6,
    1.017_805_119_891_014_6e-7,
    7.054_888_305_524_786e-9,
    4.456_675_283_985_798e-10,
    2.574_174_579_727_315_3e-11,
];

/// A number that is added to exponents, so that they are not negative, and the mask of such sums.
const OFFSET: i64 = 2048;
const MASK: i64 = 0xfff;

/// Returns the product with the power of two with an exponent, whose low bits are given. It may overflow or be denormal:
/// the power is a product of two.
pub(super) fn scale_by_power<'p>(a: Number<'p>, bits: Number<'p>) -> Number<'p> {
    let sum = (bits + bits.integer(OFFSET)).masked(MASK);
    let half = sum.lshr(1);
    let power = |half: Number<'p>| power_of_two(half - half.integer(OFFSET / 2));
    a * power(half) * power(sum - half)
}

/// A number near 1, and the exponent of a power of two.
#[derive(Clone, Copy)]
pub(super) struct Scaled<'p> {
    pub(super) mantissa: Pair<'p>,
    /// An integer with the low bits of the exponent.
    pub(super) bits: Number<'p>,
}

impl<'p> Scaled<'p> {
    /// Returns the number.
    fn value(self) -> Number<'p> {
        scale_by_power(self.mantissa.high + self.mantissa.low, self.bits)
    }
}

/// Returns `eˣ`.
pub(super) fn exp_of<'p>(x: Number<'p>) -> Scaled<'p> {
    let Rounded { count, bits } = rounded(x * std::f64::consts::LOG2_E);
    let (first, second) = (x - count * LN2[0], count * LN2[1]);
    let rest = first - second;
    let lost = first - rest - second;
    let curve = rest.polynomial(&EXP) * (rest * rest) + lost;
    let sum = exact_sum(x.number(1.0), rest);
    Scaled { mantissa: Pair { low: sum.low + curve, ..sum }, bits }
}

/// Returns `2ʳ 2ⁿ` for a rest `r` up to 1/2, whose first part has 26 bits.
pub(super) fn exp2_of<'p>(rest: Pair<'p>, bits: Number<'p>) -> Scaled<'p> {
    let whole = rest.high + rest.low;
    let sum = exact_sum(whole.number(1.0), rest.high * LN2_PARTS.high);
    let line = rest.low * LN2_PARTS.high + whole * LN2_PARTS.low;
    let curve = whole.polynomial(&EXP2) * (whole * whole);
    Scaled { mantissa: Pair { low: sum.low + (line + curve), ..sum }, bits }
}

/// `eˣ`.
pub(in crate::opt::math) fn exp<'p>(x: Number<'p>) -> Number<'p> {
    exp_of(x.at_most(710.0).at_least(-746.0)).value()
}

/// `2ˣ`.
pub(in crate::opt::math) fn exp2<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.at_most(1025.0).at_least(-1076.0);
    let Rounded { count, bits } = rounded(x);
    let rest = x - count;
    let high = high_part(rest);
    exp2_of(Pair { high, low: rest - high }, bits).value()
}

/// Returns `2ⁿ⁺ʳ` for a sum of which the second part is small.
pub(super) fn power(sum: Pair) -> Number {
    let Rounded { count, bits } = rounded(sum.high + sum.low);
    let rest = sum.high - count;
    let high = high_part(rest + sum.low);
    exp2_of(Pair { high, low: sum.low - (high - rest) }, bits).value()
}

/// `eˣ - 1` as `((eʳ - 1) + (1 - 2⁻ⁿ)) 2ⁿ`: the difference is exact where it matters, and zero for small `x`, where the
/// result is that of the polynomial.
pub(in crate::opt::math) fn expm1<'p>(x: Number<'p>) -> Number<'p> {
    let limited = x.at_most(710.0).at_least(-40.0);
    let Rounded { count, bits } = rounded(limited * std::f64::consts::LOG2_E);
    let (first, second) = (limited - count * LN2[0], count * LN2[1]);
    let rest = first - second;
    let lost = first - rest - second;
    let square = exact_product(rest, rest);
    let curve = rest.polynomial(&EXPM1) * (square.high * rest) + (square.low * 0.5 + (lost + lost * rest));
    let one = x.number(1.0);
    let step = one - scale_by_power(one, -bits);
    let line = exact_sum(step, rest);
    let sum = exact_sum(line.high, square.high * 0.5);
    let result = scale_by_power(sum.high + (sum.low + (line.low + curve)), bits);
    // The sum loses the sign of zero.
    x.is(0.0).select(x, result)
}
