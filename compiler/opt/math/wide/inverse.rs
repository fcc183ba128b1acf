//! Inverse trigonometric functions.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use crate::opt::math::program::Number;

/// `(atan q / q - 1) / q²` as a polynomial of `q²`, for `q ≤ tan(π/8)`.
const ATAN: [f64; 6] = [
    -0.333_333_325_144_357_2,
    0.199_999_051_782_098_4,
    -0.142_820_419_139_724_4,
    0.110_450_920_477_411_19,
    -0.084_783_991_115_723_35,
    0.047_482_616_781_855_41,
];
/// `(asin s / s - 1) / s²` as a polynomial of `s²`, for `s ≤ 1/2`.
const ASIN: [f64; 8] = [
    0.166_666_666_267_319_57,
    0.075_000_050_414_790_35,
    0.044_640_687_857_603_695,
    0.030_426_840_958_194_607,
    0.021_863_011_759_429_105,
    0.020_659_040_859_041_48,
    0.001_948_411_064_177_516_8,
    0.032_941_830_135_436_494,
];
const TAN_PI_8: f64 = std::f64::consts::SQRT_2 - 1.0;

/// Returns the angle from 0 to π/2 of a point with coordinates that are not negative.
fn angle<'p>(y: Number<'p>, x: Number<'p>) -> Number<'p> {
    let is_steep = y.above_number(x);
    let (small, large) = (is_steep.select(x, y), is_steep.select(y, x));
    // Infinities are as far as each other, and the angle of the origin is 0.
    let one = x.number(1.0);
    let is_infinite = small.is(f64::INFINITY).and(large.is(f64::INFINITY));
    let (small, large) = (is_infinite.select(one, small), is_infinite.select(one, large));
    let large = large.is(0.0).select(one, large);
    let is_upper = small.above_number(large * TAN_PI_8);
    let above = is_upper.select(small - large, small);
    let quotient = above / is_upper.select(small + large, large);
    let square = quotient * quotient;
    let angle = quotient * (square * square.polynomial(&ATAN) + 1.0);
    let angle = is_upper.select(angle + FRAC_PI_4, angle);
    is_steep.select(x.number(FRAC_PI_2) - angle, angle)
}

/// `atan x`.
pub(in crate::opt::math) fn atan<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.to_f64();
    angle(x.magnitude(), x.number(1.0)).with_sign_of(x).to_f32()
}

/// The angle of the point with ordinate `y` and abscissa `x`.
pub(in crate::opt::math) fn atan2<'p>(y: Number<'p>, x: Number<'p>) -> Number<'p> {
    let (y, x) = (y.to_f64(), x.to_f64());
    let angle = angle(y.magnitude(), x.magnitude());
    let is_left = x.number(1.0).with_sign_of(x).below(0.0);
    is_left.select(x.number(PI) - angle, angle).with_sign_of(y).to_f32()
}

/// The arc sine of a magnitude up to 1/2, or of its distance to 1.
struct ArcSine<'p> {
    is_large: Number<'p>,
    angle: Number<'p>,
}

impl<'p> ArcSine<'p> {
    fn of(x: Number<'p>) -> ArcSine<'p> {
        let magnitude = x.magnitude();
        let is_large = magnitude.above(0.5);
        let square = is_large.select((x.number(1.0) - magnitude) * 0.5, magnitude * magnitude);
        let sine = is_large.select(square.square_root(), magnitude);
        ArcSine { is_large, angle: sine * (square * square.polynomial(&ASIN) + 1.0) }
    }
}

/// `asin x`.
pub(in crate::opt::math) fn asin<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.to_f64();
    let ArcSine { is_large, angle } = ArcSine::of(x);
    is_large.select(x.number(FRAC_PI_2) - (angle + angle), angle).with_sign_of(x).to_f32()
}

/// `acos x`.
pub(in crate::opt::math) fn acos<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.to_f64();
    let ArcSine { is_large, angle } = ArcSine::of(x);
    let double = angle + angle;
    let far = x.below(0.0).select(x.number(PI) - double, double);
    is_large.select(far, x.number(FRAC_PI_2) - angle.with_sign_of(x)).to_f32()
}
