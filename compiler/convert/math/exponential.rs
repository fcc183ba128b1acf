//! Exponential functions: a polynomial near zero, scaled by a power of two.

use crate::convert::context::Converter;
use crate::dialect::llvm::arith::SUB;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::intrinsic as llvm;
use crate::ir::{TypeId, Value};

use super::lanes::Lanes;

/// The number whose sum with a smaller one has that number, rounded to an integer, in its low bits.
const ROUNDING: f32 = 12_582_912.0;
/// ln 2 as a sum. The products of the first part with integers of 9 bits are exact.
pub(super) const LN2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
/// `(eʳ - 1 - r) / r²` for `|r| ≤ ln 2 / 2`.
const EXP: [f32; 5] = [0.499_999_94, 0.166_665_21, 0.041_668_29, 0.008_368_704, 0.001_381_893_9];
/// The same with one more term: the relative error of `eʳ - 1` is larger than that of `eʳ`.
const EXPM1: [f32; 6] = [0.5, 0.166_666_66, 0.041_666_493, 0.008_333_545, 0.001_393_231_9, 1.976_245e-4];
/// `(2ʳ - 1) / r` for `|r| ≤ 1/2`.
const EXP2: [f32; 6] =
    [std::f32::consts::LN_2, 0.240_226_5, 0.055_503_596, 0.009_618_062_5, 0.001_339_098_4, 1.546_287_7e-4];

impl Converter<'_> {
    /// Returns the exponential function of a scalar.
    pub(in crate::convert) fn exponential(&mut self, x: Value) -> Value {
        let ty = self.type_of(x);
        if ty == TypeId::F32 && self.options.vector_math {
            return Lanes::of(self, ty).apply(exp, x);
        }
        self.emit_value(llvm::EXP, &[x], ty, &[])
    }
}

/// A number as a multiple of a step, and a rest.
struct Reduced {
    /// The multiple.
    count: Value,
    /// The multiple as an integer.
    exponent: Value,
}

impl Lanes<'_, '_> {
    /// Rounds a number to an integer.
    fn rounded(&mut self, x: Value) -> Reduced {
        let sum = self.shift(x, ROUNDING);
        let bits = self.bits(sum);
        Reduced {
            exponent: self.integer(SUB, bits, ROUNDING.to_bits().cast_signed()),
            count: self.shift(sum, -ROUNDING),
        }
    }

    /// Returns `1 - 2⁻ⁿ`.
    fn distance_to_power(&mut self, exponent: Value) -> Value {
        let negated = self.negated(exponent);
        let one = self.number(1.0);
        let power = self.scale_by_power(one, negated);
        self.sub(one, power)
    }

    /// Splits `eˣ` into a number near 1 and the exponent of a power of two.
    fn exp_parts(&mut self, x: Value) -> [Value; 2] {
        let scaled = self.scale(x, std::f32::consts::LOG2_E);
        let Reduced { count, exponent } = self.rounded(scaled);
        let mut rest = x;
        for part in LN2 {
            let product = self.scale(count, part);
            rest = self.sub(rest, product);
        }
        let (series, square) = (self.polynomial(&EXP, rest), self.mul(rest, rest));
        let curve = self.mul(series, square);
        let distance = self.add(curve, rest);
        [self.shift(distance, 1.0), exponent]
    }

    /// Returns `eˣ` for results that are normal numbers.
    pub(super) fn normal_exp(&mut self, x: Value) -> Value {
        let [mantissa, exponent] = self.exp_parts(x);
        let power = self.power_of_two(exponent);
        self.mul(mantissa, power)
    }
}

/// `eˣ`.
pub(super) fn exp(lanes: &mut Lanes, x: Value) -> Value {
    let x = lanes.at_most(x, 89.0);
    let x = lanes.at_least(x, -104.0);
    let [mantissa, exponent] = lanes.exp_parts(x);
    lanes.scale_by_power(mantissa, exponent)
}

/// `2ˣ`. The error of the sum with 1 is added to the small terms.
pub(super) fn exp2(lanes: &mut Lanes, x: Value) -> Value {
    let x = lanes.at_most(x, 129.0);
    let x = lanes.at_least(x, -151.0);
    let Reduced { count, exponent } = lanes.rounded(x);
    let rest = lanes.sub(x, count);
    let (one, line) = (lanes.number(1.0), lanes.scale(rest, EXP2[0]));
    let [sum, error] = lanes.exact_sum(one, line);
    let (series, square) = (lanes.polynomial(&EXP2[1..], rest), lanes.mul(rest, rest));
    let curve = lanes.mul(series, square);
    let small = lanes.add(error, curve);
    let mantissa = lanes.add(sum, small);
    lanes.scale_by_power(mantissa, exponent)
}

/// `eˣ - 1` as `((eʳ - 1) + (1 - 2⁻ⁿ)) 2ⁿ`: the difference is exact where it matters, and zero for small `x`, where the
/// result is that of the polynomial.
pub(super) fn expm1(lanes: &mut Lanes, x: Value) -> Value {
    let limited = lanes.at_most(x, 89.0);
    let limited = lanes.at_least(limited, -18.0);
    let scaled = lanes.scale(limited, std::f32::consts::LOG2_E);
    let Reduced { count, exponent } = lanes.rounded(scaled);
    let (first, second) = (lanes.scale(count, LN2[0]), lanes.scale(count, LN2[1]));
    let high = lanes.sub(limited, first);
    let rest = lanes.sub(high, second);
    let lost = lanes.sub(high, rest);
    let lost = lanes.sub(lost, second);
    let (series, square) = (lanes.polynomial(&EXPM1, rest), lanes.mul(rest, rest));
    let curve = lanes.mul(series, square);
    let curve = lanes.add(curve, lost);
    let step = lanes.distance_to_power(exponent);
    let [sum, error] = lanes.exact_sum(step, rest);
    let small = lanes.add(error, curve);
    let result = lanes.add(sum, small);
    let result = lanes.scale_by_power(result, exponent);
    // The sum loses the sign of zero.
    lanes.select(FloatPredicate::Oeq, x, 0.0, [x, result])
}
