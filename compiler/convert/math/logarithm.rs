//! Logarithms: a polynomial near 1, and the exponent of a power of two.

use crate::dialect::llvm::arith::{ASHR, SHL, SUB};
use crate::dialect::llvm::cast::BITCAST;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::ir::Value;

use super::exponential::LN2;
use super::lanes::{Lanes, MANTISSA, Split};

/// The lower bound of a mantissa, √½. The upper one is √2.
const LEAST_MANTISSA: i32 = std::f32::consts::FRAC_1_SQRT_2.to_bits().cast_signed();
/// `(ln((1 + s) / (1 - s)) / s - 2) / s²` as a polynomial of `s²`, for `s = f / (2 + f)` and mantissas `1 + f`.
const LOG: [f32; 3] = [0.666_667_76, 0.399_775_83, 0.298_707_96];
const LOG2_E: Split = Split::of(std::f64::consts::LOG2_E);
const LOG10_E: Split = Split::of(std::f64::consts::LOG10_E);
const LOG10_2: Split = Split::of(std::f64::consts::LOG10_2);

/// A positive number as a mantissa and a power of two.
struct Parts {
    /// The mantissa less 1.
    fraction: Value,
    /// The exponent.
    exponent: Value,
    /// The exponent as a float.
    count: Value,
}

impl Lanes<'_, '_> {
    /// Splits a positive normal number.
    fn parts(&mut self, x: Value) -> Parts {
        let bits = self.bits(x);
        let distance = self.integer(SUB, bits, LEAST_MANTISSA);
        let exponent = self.integer(ASHR, distance, MANTISSA);
        let shifted = self.integer(SHL, exponent, MANTISSA);
        let mantissa = self.integers(SUB, bits, shifted);
        let mantissa = self.float(BITCAST, &[mantissa]);
        Parts { fraction: self.shift(mantissa, -1.0), exponent, count: self.of_integer(exponent) }
    }

    /// Splits a positive number, which may be denormal.
    fn parts_of_any(&mut self, x: Value) -> Parts {
        let factors = [(1 << MANTISSA) as f32, 1.0].map(|factor| self.number(factor));
        let counts = [-(MANTISSA as f32), 0.0].map(|count| self.number(count));
        let factor = self.select_below(x, f32::MIN_POSITIVE, factors);
        let added = self.select_below(x, f32::MIN_POSITIVE, counts);
        let normal = self.mul(x, factor);
        let parts = self.parts(normal);
        Parts { count: self.add(parts.count, added), ..parts }
    }

    /// Returns the terms of `ln(1 + f)` from the third on, and half of the square.
    fn cubic_terms(&mut self, fraction: Value) -> [Value; 2] {
        let divisor = self.shift(fraction, 2.0);
        let quotient = self.div(fraction, divisor);
        let square = self.mul(quotient, quotient);
        let series = self.polynomial(&LOG, square);
        let series = self.mul(series, square);
        let half = self.mul(fraction, fraction);
        let half = self.scale(half, 0.5);
        let sum = self.add(half, series);
        [self.mul(quotient, sum), half]
    }

    /// Returns a natural logarithm; `added` is a small number that is added to it.
    fn natural(&mut self, parts: &Parts, added: Option<Value>) -> Value {
        let [cubic, half] = self.cubic_terms(parts.fraction);
        let curve = self.sub(cubic, half);
        let mut small = self.scale(parts.count, LN2[1]);
        if let Some(added) = added {
            small = self.add(small, added);
        }
        let curve = self.add(curve, small);
        let sum = self.add(parts.fraction, curve);
        let large = self.scale(parts.count, LN2[0]);
        self.add(sum, large)
    }

    /// Returns a logarithm to another base, given the logarithms of e and 2. Large parts have few bits, so that their
    /// products are exact.
    fn based(&mut self, parts: &Parts, of_e: Split, of_2: Split) -> Value {
        let [cubic, half] = self.cubic_terms(parts.fraction);
        let difference = self.sub(parts.fraction, half);
        let high = self.high_part(difference);
        let rest = self.sub(parts.fraction, high);
        let rest = self.sub(rest, half);
        let rest = self.add(rest, cubic);
        let (rest, low) = (self.scale(rest, of_e.high + of_e.low), self.scale(high, of_e.low));
        let small = self.add(rest, low);
        let (large, power) = (self.scale(high, of_e.high), self.scale(parts.count, of_2.high));
        let [sum, error] = self.exact_sum(power, large);
        let low = self.scale(parts.count, of_2.low);
        let small = self.add(small, low);
        let small = self.add(error, small);
        self.add(sum, small)
    }

    /// Replaces the logarithm where `x` is not a positive finite number above `pole`, at which it is minus infinity.
    fn with_special_values(&mut self, x: Value, pole: f32, logarithm: Value) -> Value {
        let (nan, infinity) = (self.number(f32::NAN), self.number(f32::NEG_INFINITY));
        // Infinity and NaN are their own logarithms.
        let result = self.select_below(x, f32::INFINITY, [logarithm, x]);
        let result = self.select(FloatPredicate::Oeq, x, pole, [infinity, result]);
        self.select_below(x, pole, [nan, result])
    }
}

/// `ln x`.
pub(super) fn log(lanes: &mut Lanes, x: Value) -> Value {
    let parts = lanes.parts_of_any(x);
    let logarithm = lanes.natural(&parts, None);
    lanes.with_special_values(x, 0.0, logarithm)
}

/// `log₂ x`.
pub(super) fn log2(lanes: &mut Lanes, x: Value) -> Value {
    let parts = lanes.parts_of_any(x);
    let logarithm = lanes.based(&parts, LOG2_E, Split { high: 1.0, low: 0.0 });
    lanes.with_special_values(x, 0.0, logarithm)
}

/// `log₁₀ x`.
pub(super) fn log10(lanes: &mut Lanes, x: Value) -> Value {
    let parts = lanes.parts_of_any(x);
    let logarithm = lanes.based(&parts, LOG10_E, LOG10_2);
    lanes.with_special_values(x, 0.0, logarithm)
}

/// `ln(1 + x)`. Where the exponent of the sum is zero, `x` itself is the fraction; elsewhere, the rounding error of the sum
/// is a part of the result.
pub(super) fn log1p(lanes: &mut Lanes, x: Value) -> Value {
    let one = lanes.number(1.0);
    let sum = lanes.shift(x, 1.0);
    let added = lanes.shift(sum, -1.0);
    let (of_x, kept) = (lanes.sub(x, added), lanes.sub(sum, added));
    let of_one = lanes.sub(one, kept);
    let error = lanes.add(of_x, of_one);
    let error = lanes.div(error, sum);
    let parts = lanes.parts(sum);
    let fraction = lanes.select_zero(parts.exponent, [x, parts.fraction]);
    let zero = lanes.number(0.0);
    let error = lanes.select_zero(parts.exponent, [zero, error]);
    let logarithm = lanes.natural(&Parts { fraction, ..parts }, Some(error));
    // The sum loses the sign of zero.
    let logarithm = lanes.select(FloatPredicate::Oeq, x, 0.0, [x, logarithm]);
    lanes.with_special_values(x, -1.0, logarithm)
}
