//! Functions of `f32` as polynomials, so that loops that compute them have vectors.
//!
//! *Class.* `exp`, `erf` and `tanh` of `f32`, and of vectors of it. Each is a sequence of sums, products and operations
//! on bits without branches, the same for a scalar and for a lane. So an element does not depend on whether a vector or
//! the remainder of a loop computes it.
//!
//! *Accuracy.* At most 1 unit in the last place for `exp`, 1.3 for `tanh`, and 1.4 for `erf`. NaN, infinities, results that
//! overflow, and denormal results are those of the C library.
//!
//! *Limits.* Other functions and other types are calls of the C library. `-fno-vector-math` makes all of them calls.
//!
//! Coefficients are minimax fits of the relative error of the function, rounded to `f32` one after another.

use crate::convert::context::{Converter, Problem};
use crate::dialect::llvm::arith::{ADD, ASHR, CONSTANT, FADD, FDIV, FMUL, FNEG, FSUB, SELECT, SHL, SUB};
use crate::dialect::llvm::cast::{BITCAST, SITOFP};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate};
use crate::dialect::llvm::intrinsic::{self as llvm, COPYSIGN, FABS};
use crate::ir::spec::bool_of;
use crate::ir::{AttrData, DenseData, Op, OpName, TypeData, TypeId, Value, name};

use super::row_by_row;

/// The computation of a function.
pub(super) type Function = fn(&mut Lanes, Value) -> Value;

/// The number whose sum with a smaller one has that number, rounded to an integer, in its low bits.
const ROUNDING: f32 = 12_582_912.0;
/// ln 2 as a sum. The products of the first part with integers of 9 bits are exact.
const LN2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
/// `(eʳ - 1 - r) / r²` for `|r| ≤ ln 2 / 2`.
const EXP: [f32; 5] = [0.499_999_94, 0.166_665_21, 0.041_668_29, 0.008_368_704, 0.001_381_893_9];
/// `erf x / x - 1` as a polynomial of `x²`, below `ERF_BOUND`.
const ERF: [f32; 7] =
    [0.128_379_17, -0.376_126_3, 0.112_836_26, -0.026_855_737, 0.005_192_438, -8.050_384_3e-4, 8.000_279e-5];
/// `-ln(1 - erf a)` from `ERF_BOUND` to 4, where the result becomes 1.
const ERF_TAIL: [f32; 8] = [
    -1.803_485_6e-4,
    1.129_542_2,
    0.633_291_54,
    0.108_341_28,
    -0.025_159_203,
    0.004_186_261_4,
    -4.376_215e-4,
    2.137_038_2e-5,
];
const ERF_BOUND: f32 = 0.9375;
/// `(tanh x / x - 1) / x²` as a polynomial of `x²`, below `TANH_BOUND`.
const TANH: [f32; 6] =
    [-0.333_333_3, 0.133_332_21, -0.053_948_18, 0.021_706_894, -0.008_190_013, 0.002_152_684];
const TANH_BOUND: f32 = 0.625;

/// Converts an operation to its function; returns false if the type or the options do not allow it.
pub(super) fn convert_function(cv: &mut Converter, op: Op, function: Function) -> Result<bool, Problem> {
    let source = cv.source();
    if cv.cx.element_type(source.value_type(source.result(op, 0))) != TypeId::F32 || !cv.options.vector_math {
        return Ok(false);
    }
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.type_of(operand);
    let value =
        row_by_row(cv, &[operand], ty, &mut |cv, rows, ty| Ok(Lanes::of(cv, ty).apply(function, rows[0])))?;
    cv.set_value(op, value);
    Ok(true)
}

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

/// Operations on a scalar or on vectors of one type. They have no fast-math flags: the sums depend on their order.
pub(super) struct Lanes<'c, 'a> {
    cv: &'c mut Converter<'a>,
    /// The type of floats, of integers of the same width, and of conditions.
    float: TypeId,
    integer: TypeId,
    condition: TypeId,
}

impl<'c, 'a> Lanes<'c, 'a> {
    fn of(cv: &'c mut Converter<'a>, float: TypeId) -> Lanes<'c, 'a> {
        let condition = bool_of(&mut cv.cx, float);
        let integer = match cv.cx.type_data(float).clone() {
            TypeData::Vector { shape, scalable, .. } => {
                cv.cx.ty(TypeData::Vector { shape, scalable, element: TypeId::I32 })
            }
            _ => TypeId::I32,
        };
        Lanes { cv, float, integer, condition }
    }

    fn apply(mut self, function: Function, x: Value) -> Value {
        function(&mut self, x)
    }

    fn number(&mut self, number: f32) -> Value {
        let value = match self.float {
            TypeId::F32 => AttrData::Float { ty: self.float, bits: number.to_bits().into() },
            ty => AttrData::DenseElements { ty, data: DenseData::Splat(number.to_le_bytes().into()) },
        };
        let value = self.cv.cx.attr(value);
        self.cv.emit_value(CONSTANT, &[], self.float, &[(name::VALUE, value)])
    }

    fn float(&mut self, op: OpName, operands: &[Value]) -> Value {
        self.cv.emit_value(op, operands, self.float, &[])
    }

    fn integer(&mut self, op: OpName, a: Value, b: i32) -> Value {
        let b = self.cv.constant(self.integer, b.into());
        self.cv.emit_value(op, &[a, b], self.integer, &[])
    }

    /// Selects `then` where `a < bound`. NaN is not less.
    fn select_below(&mut self, a: Value, bound: f32, [then, other]: [Value; 2]) -> Value {
        let bound = self.number(bound);
        let predicate = self.cv.cx.int_attr(TypeId::I64, FloatPredicate::Olt as i128);
        let is_less = self.cv.emit_value(FCMP, &[a, bound], self.condition, &[(name::PREDICATE, predicate)]);
        self.float(SELECT, &[is_less, then, other])
    }

    /// Returns the smaller one of a value and a bound; NaN if the value is.
    fn at_most(&mut self, a: Value, bound: f32) -> Value {
        let bound = self.number(bound);
        let predicate = self.cv.cx.int_attr(TypeId::I64, FloatPredicate::Ogt as i128);
        let is_more = self.cv.emit_value(FCMP, &[a, bound], self.condition, &[(name::PREDICATE, predicate)]);
        self.float(SELECT, &[is_more, bound, a])
    }

    fn at_least(&mut self, a: Value, bound: f32) -> Value {
        let value = self.number(bound);
        self.select_below(a, bound, [value, a])
    }

    /// Computes a polynomial, given its coefficients from the constant one on.
    fn polynomial(&mut self, coefficients: &[f32], x: Value) -> Value {
        let (&last, others) = coefficients.split_last().unwrap_or((&0.0, &[]));
        let mut sum = self.number(last);
        for &coefficient in others.iter().rev() {
            let (product, coefficient) = (self.float(FMUL, &[sum, x]), self.number(coefficient));
            sum = self.float(FADD, &[product, coefficient]);
        }
        sum
    }

    /// Splits `eˣ` into a number near 1 and the exponent of a power of two.
    fn exp_parts(&mut self, x: Value) -> [Value; 2] {
        let (log2_e, rounding) = (self.number(std::f32::consts::LOG2_E), self.number(ROUNDING));
        let scaled = self.float(FMUL, &[x, log2_e]);
        let rounded = self.float(FADD, &[scaled, rounding]);
        let bits = self.cv.emit_value(BITCAST, &[rounded], self.integer, &[]);
        let exponent = self.integer(SUB, bits, ROUNDING.to_bits().cast_signed());
        let count = self.cv.emit_value(SITOFP, &[exponent], self.float, &[]);
        let mut rest = x;
        for part in LN2 {
            let part = self.number(part);
            let product = self.float(FMUL, &[count, part]);
            rest = self.float(FSUB, &[rest, product]);
        }
        let (series, square) = (self.polynomial(&EXP, rest), self.float(FMUL, &[rest, rest]));
        let (curve, one) = (self.float(FMUL, &[series, square]), self.number(1.0));
        let distance = self.float(FADD, &[curve, rest]);
        [self.float(FADD, &[distance, one]), exponent]
    }

    /// Returns the power of two with an exponent.
    fn power_of_two(&mut self, exponent: Value) -> Value {
        let biased = self.integer(ADD, exponent, 127);
        let bits = self.integer(SHL, biased, 23);
        self.cv.emit_value(BITCAST, &[bits], self.float, &[])
    }

    /// Returns `eˣ` for results that are normal numbers.
    fn normal_exp(&mut self, x: Value) -> Value {
        let [mantissa, exponent] = self.exp_parts(x);
        let power = self.power_of_two(exponent);
        self.float(FMUL, &[mantissa, power])
    }
}

/// The exponential function. The power of two is a product of two, so that it may overflow or be denormal.
pub(super) fn exp(lanes: &mut Lanes, x: Value) -> Value {
    let x = lanes.at_most(x, 89.0);
    let x = lanes.at_least(x, -104.0);
    let [mantissa, exponent] = lanes.exp_parts(x);
    let half = lanes.integer(ASHR, exponent, 1);
    let other = lanes.cv.emit_value(SUB, &[exponent, half], lanes.integer, &[]);
    let powers = [half, other].map(|exponent| lanes.power_of_two(exponent));
    let scaled = lanes.float(FMUL, &[mantissa, powers[0]]);
    lanes.float(FMUL, &[scaled, powers[1]])
}

/// The error function: an odd polynomial near zero, and elsewhere 1 less an exponential function.
pub(super) fn erf(lanes: &mut Lanes, x: Value) -> Value {
    let square = lanes.float(FMUL, &[x, x]);
    let slope = lanes.polynomial(&ERF, square);
    let curve = lanes.float(FMUL, &[slope, x]);
    let near = lanes.float(FADD, &[curve, x]);
    let magnitude = lanes.float(FABS, &[x]);
    let limited = lanes.at_most(magnitude, 4.0);
    let exponent = lanes.polynomial(&ERF_TAIL, limited);
    let exponent = lanes.float(FNEG, &[exponent]);
    let (tail, one) = (lanes.normal_exp(exponent), lanes.number(1.0));
    let far = lanes.float(FSUB, &[one, tail]);
    let far = lanes.float(COPYSIGN, &[far, x]);
    lanes.select_below(magnitude, ERF_BOUND, [near, far])
}

/// The hyperbolic tangent: an odd polynomial near zero, and elsewhere `1 - 2 / (e²ˣ + 1)`, with the sign of `x`.
pub(super) fn tanh(lanes: &mut Lanes, x: Value) -> Value {
    let magnitude = lanes.float(FABS, &[x]);
    let square = lanes.float(FMUL, &[x, x]);
    let series = lanes.polynomial(&TANH, square);
    let slope = lanes.float(FMUL, &[series, square]);
    let curve = lanes.float(FMUL, &[slope, magnitude]);
    let near = lanes.float(FADD, &[curve, magnitude]);
    let limited = lanes.at_most(magnitude, 10.0);
    let double = lanes.float(FADD, &[limited, limited]);
    let (power, one, two) = (lanes.normal_exp(double), lanes.number(1.0), lanes.number(2.0));
    let divisor = lanes.float(FADD, &[power, one]);
    let distance = lanes.float(FDIV, &[two, divisor]);
    let far = lanes.float(FSUB, &[one, distance]);
    let result = lanes.select_below(magnitude, TANH_BOUND, [near, far]);
    lanes.float(COPYSIGN, &[result, x])
}
