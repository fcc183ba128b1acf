//! The error function.

use crate::dialect::llvm::arith::FNEG;
use crate::dialect::llvm::intrinsic::{COPYSIGN, FABS};
use crate::ir::Value;

use super::lanes::Lanes;

/// `erf x / x - 1` as a polynomial of `x²`, below `BOUND`.
const ERF: [f32; 7] =
    [0.128_379_17, -0.376_126_3, 0.112_836_26, -0.026_855_737, 0.005_192_438, -8.050_384_3e-4, 8.000_279e-5];
/// `-ln(1 - erf a)` from `BOUND` to 4, where the result becomes 1.
const TAIL: [f32; 8] = [
    -1.803_485_6e-4,
    1.129_542_2,
    0.633_291_54,
    0.108_341_28,
    -0.025_159_203,
    0.004_186_261_4,
    -4.376_215e-4,
    2.137_038_2e-5,
];
const BOUND: f32 = 0.9375;

/// The error function: an odd polynomial near zero, and elsewhere 1 less an exponential function.
pub(super) fn erf(lanes: &mut Lanes, x: Value) -> Value {
    let square = lanes.mul(x, x);
    let slope = lanes.polynomial(&ERF, square);
    let curve = lanes.mul(slope, x);
    let near = lanes.add(curve, x);
    let magnitude = lanes.float(FABS, &[x]);
    let limited = lanes.at_most(magnitude, 4.0);
    let exponent = lanes.polynomial(&TAIL, limited);
    let exponent = lanes.float(FNEG, &[exponent]);
    let (tail, one) = (lanes.normal_exp(exponent), lanes.number(1.0));
    let far = lanes.sub(one, tail);
    let far = lanes.float(COPYSIGN, &[far, x]);
    lanes.select_below(magnitude, BOUND, [near, far])
}
