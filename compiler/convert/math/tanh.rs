//! The hyperbolic tangent.

use crate::dialect::llvm::intrinsic::{COPYSIGN, FABS};
use crate::ir::Value;

use super::lanes::Lanes;

/// `(tanh x / x - 1) / x²` as a polynomial of `x²`, below `BOUND`.
const TANH: [f32; 6] =
    [-0.333_333_3, 0.133_332_21, -0.053_948_18, 0.021_706_894, -0.008_190_013, 0.002_152_684];
const BOUND: f32 = 0.625;

/// The hyperbolic tangent: an odd polynomial near zero, and elsewhere `1 - 2 / (e²ˣ + 1)`, with the sign of `x`.
pub(super) fn tanh(lanes: &mut Lanes, x: Value) -> Value {
    let magnitude = lanes.float(FABS, &[x]);
    let square = lanes.mul(x, x);
    let series = lanes.polynomial(&TANH, square);
    let slope = lanes.mul(series, square);
    let curve = lanes.mul(slope, magnitude);
    let near = lanes.add(curve, magnitude);
    let limited = lanes.at_most(magnitude, 10.0);
    let double = lanes.add(limited, limited);
    let (power, one, two) = (lanes.normal_exp(double), lanes.number(1.0), lanes.number(2.0));
    let divisor = lanes.add(power, one);
    let distance = lanes.div(two, divisor);
    let far = lanes.sub(one, distance);
    let result = lanes.select_below(magnitude, BOUND, [near, far]);
    lanes.float(COPYSIGN, &[result, x])
}
