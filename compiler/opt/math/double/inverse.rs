//! Inverse trigonometric functions.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI, SQRT_2};

use crate::opt::math::program::Number;

use super::{Pair, exact_sum, high_part, power_of_two, quotient};

/// `(atan q / q - 1) / q²` as a polynomial of `q²`, for `q ≤ tan(π/8)`.
const ATAN: [f64; 11] = [
    -0.333_333_333_333_332,
    0.199_999_999_999_539_93,
    -0.142_857_142_802_392_03,
    0.111_111_107_856_553_7,
    -0.090_908_978_221_035_57,
    0.076_920_613_739_679_93,
    -0.066_631_173_069_997_23,
    0.058_479_859_402_128_34,
    -0.050_397_394_900_155_24,
    0.038_075_567_510_944_666,
    -0.017_919_202_169_431_995,
];
/// `(asin s / s - 1) / s²` as a polynomial of `s²`, for `s ≤ 1/2`.
const ASIN: [f64; 13] = [
    0.166_666_666_666_667_63,
    0.074_999_999_999_702_57,
    0.044_642_857_175_124_57,
    0.030_381_942_683_467_555,
    0.022_372_215_663_854_62,
    0.017_351_600_037_213_474,
    0.013_980_962_021_031_61,
    0.011_397_771_867_123_515,
    0.010_786_549_815_468_102,
    0.003_682_970_308_738_542,
    0.021_763_661_027_904_075,
    -0.021_077_507_954_881_308,
    0.032_677_018_462_706_604,
];
const TAN_PI_8: f64 = SQRT_2 - 1.0;
/// The error of π/2; those of π/4 and π are half and twice as large.
const HALF_PI_LOW: f64 = 6.123_233_995_736_766e-17;
/// Bounds of magnitudes whose quotient has an ordinary error, and factors of others.
const HUGE: f64 = power_of_two(900);
const TINY: f64 = power_of_two(-400);
const DOWN: f64 = power_of_two(-100);
const UP: f64 = power_of_two(500);

/// Returns the angle from 0 to π/2 of a point with coordinates that are not negative.
fn angle<'p>(y: Number<'p>, x: Number<'p>) -> Pair<'p> {
    let is_steep = y.above_number(x);
    let (small, large) = (is_steep.select(x, y), is_steep.select(y, x));
    // Infinities are as far as each other, and the angle of the origin is 0.
    let (one, zero) = (x.number(1.0), x.number(0.0));
    let are_infinite = small.is(f64::INFINITY).and(large.is(f64::INFINITY));
    let (small, large) = (are_infinite.select(one, small), are_infinite.select(one, large));
    let is_infinite = large.is(f64::INFINITY);
    // The product is zero, or no number.
    let (small, large) = (is_infinite.select(small * 0.0, small), is_infinite.select(one, large));
    let large = large.is(0.0).select(one, large);
    let is_tiny = small.below(TINY).and(large.below(1.0 / TINY));
    let scale = large.above(HUGE).select(x.number(DOWN), is_tiny.select(x.number(UP), one));
    let (small, large) = (small * scale, large * scale);
    let is_upper = small.above_number(large * TAN_PI_8);
    let (sum, difference) = (exact_sum(large, small), exact_sum(large, -small));
    let pair = |is_upper: Number<'p>, a: Pair<'p>, b: Number<'p>| Pair {
        high: is_upper.select(a.high, b),
        low: is_upper.select(a.low, zero),
    };
    let above = pair(is_upper, Pair { high: -difference.high, low: -difference.low }, small);
    let Pair { high, low } = quotient(above, pair(is_upper, sum, large));
    let square = high * high;
    let curve = square.polynomial(&ATAN) * (square * high) + low;
    let upper = exact_sum(x.number(FRAC_PI_4), high);
    let upper = Pair { low: upper.low + (curve + 0.5 * HALF_PI_LOW), ..upper };
    let lower = Pair { high, low: curve };
    let flat = Pair { high: is_upper.select(upper.high, high), low: is_upper.select(upper.low, lower.low) };
    let steep = exact_sum(x.number(FRAC_PI_2), -flat.high);
    Pair {
        high: is_steep.select(steep.high, flat.high),
        low: is_steep.select(steep.low - flat.low + HALF_PI_LOW, flat.low),
    }
}

/// `atan x`.
pub(in crate::opt::math) fn atan<'p>(x: Number<'p>) -> Number<'p> {
    let Pair { high, low } = angle(x.magnitude(), x.number(1.0));
    (high + low).with_sign_of(x)
}

/// The angle of the point with ordinate `y` and abscissa `x`.
pub(in crate::opt::math) fn atan2<'p>(y: Number<'p>, x: Number<'p>) -> Number<'p> {
    let Pair { high, low } = angle(y.magnitude(), x.magnitude());
    let is_left = x.number(1.0).with_sign_of(x).below(0.0);
    let left = exact_sum(x.number(PI), -high);
    let left = left.high + (left.low - low + 2.0 * HALF_PI_LOW);
    is_left.select(left, high + low).with_sign_of(y)
}

/// The arc sine of a magnitude up to 1/2, or of its distance to 1.
struct ArcSine<'p> {
    magnitude: Number<'p>,
    is_large: Number<'p>,
    /// The first part has 26 bits for large magnitudes.
    angle: Pair<'p>,
}

impl<'p> ArcSine<'p> {
    fn of(x: Number<'p>) -> ArcSine<'p> {
        let magnitude = x.magnitude();
        let is_large = magnitude.above(0.5);
        let square = is_large.select((x.number(1.0) - magnitude) * 0.5, magnitude * magnitude);
        let root = square.square_root();
        let sine = is_large.select(root, magnitude);
        let curve = sine * (square * square.polynomial(&ASIN));
        let high = high_part(root);
        let sum = root + high;
        // The root of 0 has no error.
        let sum = sum.is(0.0).select(x.number(1.0), sum);
        let error = (square - high * high) / sum;
        let angle = Pair { high: is_large.select(high, sine), low: is_large.select(error + curve, curve) };
        ArcSine { magnitude, is_large, angle }
    }
}

/// `asin x`.
pub(in crate::opt::math) fn asin<'p>(x: Number<'p>) -> Number<'p> {
    let ArcSine { is_large, angle: Pair { high, low }, .. } = ArcSine::of(x);
    let far = exact_sum(x.number(FRAC_PI_2), -(high + high));
    let far = far.high + (far.low - (low + low) + HALF_PI_LOW);
    is_large.select(far, high + low).with_sign_of(x)
}

/// `acos x`.
pub(in crate::opt::math) fn acos<'p>(x: Number<'p>) -> Number<'p> {
    let ArcSine { magnitude, is_large, angle: Pair { high, low } } = ArcSine::of(x);
    let (near, double) = (high + high, low + low);
    let left = exact_sum(x.number(PI), -near);
    let left = left.high + (left.low - double + 2.0 * HALF_PI_LOW);
    let far = x.below(0.0).select(left, near + double);
    let middle = exact_sum(x.number(FRAC_PI_2), -magnitude.with_sign_of(x));
    let middle = middle.high + (middle.low - low.with_sign_of(x) + HALF_PI_LOW);
    is_large.select(far, middle)
}
