//! Functions of `f32` as polynomials, so that loops that compute them have vectors.
//!
//! *Class.* Exponential functions, logarithms, `erf` and `tanh` of `f32`, and of vectors of it. Each is a sequence of
//! sums, products and operations on bits without branches, the same for a scalar and for a lane. So an element does not
//! depend on whether a vector or the remainder of a loop computes it.
//!
//! *Accuracy.* At most 1 unit in the last place for exponential functions and logarithms, but 1.06 for `expm1`; 1.3 for
//! `tanh`, and 1.4 for `erf`, of all operands. NaN, infinities, signed zeros, results that overflow, and denormal results
//! are those of the C library.
//!
//! *Limits.* Other functions and other types are calls of the C library. `-fno-vector-math` makes all of them calls.
//!
//! Coefficients are minimax fits of the relative error of the function, rounded to `f32` one after another.

use crate::convert::context::{Converter, Problem};
use crate::dialect::llvm::arith::{ADD, AND, ASHR, CONSTANT, FADD, FDIV, FMUL, FSUB, SELECT, SHL, SUB};
use crate::dialect::llvm::cast::{BITCAST, SITOFP};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::ir::spec::bool_of;
use crate::ir::{AttrData, DenseData, Op, OpName, TypeData, TypeId, Value, name};

use super::row_by_row;

/// The computation of a function.
pub(super) type Function = fn(&mut Lanes, Value) -> Value;

/// The bits of a mantissa that are zero in a number whose products with another such number are exact.
const LOW_BITS: i32 = 0xfff;
/// The bias of exponents, and the number of bits after the point of a mantissa.
pub(super) const BIAS: i32 = 127;
pub(super) const MANTISSA: i32 = 23;

/// A constant as a sum of numbers, the first of which has 12 bits.
#[derive(Clone, Copy)]
pub(super) struct Split {
    pub(super) high: f32,
    pub(super) low: f32,
}

impl Split {
    pub(super) const fn of(number: f64) -> Split {
        let high = f32::from_bits((number as f32).to_bits() & !LOW_BITS.cast_unsigned());
        Split { high, low: (number - high as f64) as f32 }
    }
}

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

/// Operations on a scalar or on vectors of one type. They have no fast-math flags: the sums depend on their order.
pub(super) struct Lanes<'c, 'a> {
    cv: &'c mut Converter<'a>,
    /// The type of floats, of integers of the same width, and of conditions.
    float: TypeId,
    integer: TypeId,
    condition: TypeId,
}

/// Converts an operation to its function if loops around it may become vectors, or it has a vector type itself. For one
/// scalar, the table look-up of the C library is faster.
pub(super) fn convert_repeated(cv: &mut Converter, op: Op, function: Function) -> Result<bool, Problem> {
    let source = cv.source();
    let is_vector = source.value_type(source.result(op, 0)) != TypeId::F32;
    if is_vector || is_repeated(cv, op) { convert_function(cv, op, function) } else { Ok(false) }
}

/// The names of operations that repeat their regions, or the beginnings of their names.
const LOOPS: [&str; 7] =
    ["linalg.", "affine.for", "affine.parallel", "scf.for", "scf.forall", "scf.parallel", "scf.while"];

/// Returns true if an operation is in a loop.
fn is_repeated(cv: &Converter, op: Op) -> bool {
    let source = cv.source();
    let parent = |&op: &Op| source.parent_block(op).and_then(|block| source.parent_op(block));
    std::iter::successors(parent(&op), parent).any(|parent| {
        let name = cv.cx.op_text(source.name(parent));
        LOOPS.iter().any(|start| name.starts_with(start))
    })
}

impl<'c, 'a> Lanes<'c, 'a> {
    pub(super) fn of(cv: &'c mut Converter<'a>, float: TypeId) -> Lanes<'c, 'a> {
        let condition = bool_of(&mut cv.cx, float);
        let integer = match cv.cx.type_data(float).clone() {
            TypeData::Vector { shape, scalable, .. } => {
                cv.cx.ty(TypeData::Vector { shape, scalable, element: TypeId::I32 })
            }
            _ => TypeId::I32,
        };
        Lanes { cv, float, integer, condition }
    }

    pub(super) fn apply(mut self, function: Function, x: Value) -> Value {
        function(&mut self, x)
    }

    pub(super) fn number(&mut self, number: f32) -> Value {
        let value = match self.float {
            TypeId::F32 => AttrData::Float { ty: self.float, bits: number.to_bits().into() },
            ty => AttrData::DenseElements { ty, data: DenseData::Splat(number.to_le_bytes().into()) },
        };
        let value = self.cv.cx.attr(value);
        self.cv.emit_value(CONSTANT, &[], self.float, &[(name::VALUE, value)])
    }

    pub(super) fn float(&mut self, op: OpName, operands: &[Value]) -> Value {
        self.cv.emit_value(op, operands, self.float, &[])
    }

    pub(super) fn add(&mut self, a: Value, b: Value) -> Value {
        self.float(FADD, &[a, b])
    }

    pub(super) fn sub(&mut self, a: Value, b: Value) -> Value {
        self.float(FSUB, &[a, b])
    }

    pub(super) fn mul(&mut self, a: Value, b: Value) -> Value {
        self.float(FMUL, &[a, b])
    }

    pub(super) fn div(&mut self, a: Value, b: Value) -> Value {
        self.float(FDIV, &[a, b])
    }

    /// Multiplies by a constant.
    pub(super) fn scale(&mut self, a: Value, by: f32) -> Value {
        let by = self.number(by);
        self.mul(a, by)
    }

    /// Adds a constant.
    pub(super) fn shift(&mut self, a: Value, by: f32) -> Value {
        let by = self.number(by);
        self.add(a, by)
    }

    /// Adds two numbers, the first of which is zero or not the smaller one. Returns the sum and its error.
    pub(super) fn exact_sum(&mut self, a: Value, b: Value) -> [Value; 2] {
        let sum = self.add(a, b);
        let added = self.sub(sum, a);
        [sum, self.sub(b, added)]
    }

    /// Clears bits of a mantissa, so that 12 are left.
    pub(super) fn high_part(&mut self, a: Value) -> Value {
        let bits = self.bits(a);
        let bits = self.integer(AND, bits, !LOW_BITS);
        self.float(BITCAST, &[bits])
    }

    /// Returns the bits of a float as an integer.
    pub(super) fn bits(&mut self, a: Value) -> Value {
        self.cv.emit_value(BITCAST, &[a], self.integer, &[])
    }

    pub(super) fn integer(&mut self, op: OpName, a: Value, b: i32) -> Value {
        let b = self.cv.constant(self.integer, b.into());
        self.integers(op, a, b)
    }

    pub(super) fn integers(&mut self, op: OpName, a: Value, b: Value) -> Value {
        self.cv.emit_value(op, &[a, b], self.integer, &[])
    }

    /// Returns the negative of an integer.
    pub(super) fn negated(&mut self, a: Value) -> Value {
        let zero = self.cv.constant(self.integer, 0);
        self.integers(SUB, zero, a)
    }

    /// Returns a float with an integer value.
    pub(super) fn of_integer(&mut self, a: Value) -> Value {
        self.float(SITOFP, &[a])
    }

    /// Selects `then` where an integer is zero.
    pub(super) fn select_zero(&mut self, a: Value, [then, other]: [Value; 2]) -> Value {
        let zero = self.cv.constant(self.integer, 0);
        let predicate = self.cv.cx.int_attr(TypeId::I64, IntPredicate::Eq as i128);
        let is_zero = self.cv.emit_value(ICMP, &[a, zero], self.condition, &[(name::PREDICATE, predicate)]);
        self.float(SELECT, &[is_zero, then, other])
    }

    /// Selects `then` where a comparison with a constant is true.
    pub(super) fn select(
        &mut self,
        predicate: FloatPredicate,
        a: Value,
        with: f32,
        [then, other]: [Value; 2],
    ) -> Value {
        let with = self.number(with);
        let predicate = self.cv.cx.int_attr(TypeId::I64, predicate as i128);
        let holds = self.cv.emit_value(FCMP, &[a, with], self.condition, &[(name::PREDICATE, predicate)]);
        self.float(SELECT, &[holds, then, other])
    }

    /// Selects `then` where `a < bound`. NaN is not less.
    pub(super) fn select_below(&mut self, a: Value, bound: f32, [then, other]: [Value; 2]) -> Value {
        self.select(FloatPredicate::Olt, a, bound, [then, other])
    }

    /// Returns the smaller one of a value and a bound; NaN if the value is.
    pub(super) fn at_most(&mut self, a: Value, bound: f32) -> Value {
        let value = self.number(bound);
        self.select(FloatPredicate::Ogt, a, bound, [value, a])
    }

    pub(super) fn at_least(&mut self, a: Value, bound: f32) -> Value {
        let value = self.number(bound);
        self.select_below(a, bound, [value, a])
    }

    /// Computes a polynomial, given its coefficients from the constant one on.
    pub(super) fn polynomial(&mut self, coefficients: &[f32], x: Value) -> Value {
        let (&last, others) = coefficients.split_last().unwrap_or((&0.0, &[]));
        let mut sum = self.number(last);
        for &coefficient in others.iter().rev() {
            let product = self.mul(sum, x);
            sum = self.shift(product, coefficient);
        }
        sum
    }

    /// Returns the power of two with an exponent.
    pub(super) fn power_of_two(&mut self, exponent: Value) -> Value {
        let biased = self.integer(ADD, exponent, BIAS);
        let bits = self.integer(SHL, biased, MANTISSA);
        self.float(BITCAST, &[bits])
    }

    /// Returns the product with the power of two with an exponent. It may overflow or be denormal: the power is a product
    /// of two.
    pub(super) fn scale_by_power(&mut self, a: Value, exponent: Value) -> Value {
        let half = self.integer(ASHR, exponent, 1);
        let other = self.integers(SUB, exponent, half);
        let powers = [half, other].map(|exponent| self.power_of_two(exponent));
        let scaled = self.mul(a, powers[0]);
        self.mul(scaled, powers[1])
    }
}
