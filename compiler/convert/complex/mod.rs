//! The complex dialect. A complex number is a structure of two floats; operations on it are expanded to operations on
//! the parts.
//!
//! The results for zeros, infinities and NaNs are those of MLIR's conversion to the math and arith dialects. Absolute
//! values do not overflow if the result does not. Quotients are correct even if the product of their operands
//! overflows. If both parts of a quotient are NaN, the rules of C's Annex G apply.

mod arith;
mod exponential;
mod root;
mod trigonometric;

use crate::dialect::complex as std;
use crate::dialect::llvm::aggregate::INSERTVALUE;
use crate::dialect::llvm::arith as llvm;
use crate::dialect::llvm::cast;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::ir::{AttrData, Op, TypeData, TypeId, Value, name};

use super::arith::fastmath_but;
use super::context::{Converter, Problem};
use super::float_value::Floats;
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows = &[
    (std::CREATE, with(convert_create)),
    (std::CONSTANT, with(convert_constant)),
    (std::BITCAST, with(convert_bitcast)),
    (std::RE, with(|cv, op| convert_part(cv, op, |_, z| Ok(z.re)))),
    (std::IM, with(|cv, op| convert_part(cv, op, |_, z| Ok(z.im)))),
    (std::ABS, with(|cv, op| convert_part(cv, op, arith::abs))),
    (std::ANGLE, with(|cv, op| convert_part(cv, op, arith::angle))),
    (std::EQ, with(|cv, op| convert_comparison(cv, op, FloatPredicate::Oeq, llvm::AND))),
    (std::NEQ, with(|cv, op| convert_comparison(cv, op, FloatPredicate::Une, llvm::OR))),
    (std::ADD, with(|cv, op| convert_arithmetic(cv, op, arith::add))),
    (std::SUB, with(|cv, op| convert_arithmetic(cv, op, arith::sub))),
    (std::MUL, with(|cv, op| convert_arithmetic(cv, op, arith::mul))),
    (std::DIV, with(|cv, op| convert_binary(cv, op, arith::div))),
    (std::POW, with(|cv, op| convert_binary(cv, op, exponential::pow))),
    (std::POWI, with(convert_powi)),
    (std::ATAN2, with(|cv, op| convert_binary(cv, op, trigonometric::atan2))),
    (std::CONJ, with(|cv, op| convert_unary(cv, op, |f, z| Ok(Complex { im: f.neg(z.im), ..z })))),
    (std::NEG, with(|cv, op| convert_unary(cv, op, |f, z| Ok(arith::neg(f, z))))),
    (std::SIGN, with(|cv, op| convert_unary(cv, op, arith::sign))),
    (std::EXP, with(|cv, op| convert_unary(cv, op, exponential::exp))),
    (std::EXPM1, with(|cv, op| convert_unary(cv, op, exponential::expm1))),
    (std::LOG, with(|cv, op| convert_unary(cv, op, exponential::log))),
    (std::LOG1P, with(|cv, op| convert_unary(cv, op, exponential::log1p))),
    (std::SQRT, with(|cv, op| convert_unary(cv, op, root::sqrt))),
    (std::RSQRT, with(|cv, op| convert_unary(cv, op, root::rsqrt))),
    (std::SIN, with(|cv, op| convert_unary(cv, op, trigonometric::sin))),
    (std::COS, with(|cv, op| convert_unary(cv, op, trigonometric::cos))),
    (std::TAN, with(|cv, op| convert_unary(cv, op, trigonometric::tan))),
    (std::TANH, with(|cv, op| convert_unary(cv, op, trigonometric::tanh))),
];

/// A complex number of the new body.
#[derive(Clone, Copy)]
struct Complex {
    re: Value,
    im: Value,
}

impl<'a> Converter<'a> {
    /// Returns the parts of a complex number: those it was built from, if the conversion built it.
    fn complex_parts(&mut self, value: Value) -> Result<Complex, Problem> {
        if let Some((re_structure, im)) = self.inserted(value, 1)
            && let Some((_, re)) = self.inserted(re_structure, 0)
        {
            return Ok(Complex { re, im });
        }
        let fields = self.cx.struct_fields(self.type_of(value)).map(|(fields, _)| fields.to_vec());
        let Some(&[element, _]) = fields.as_deref() else { return Err("expects a complex number".into()) };
        Ok(Complex { re: self.extract(value, &[0], element), im: self.extract(value, &[1], element) })
    }

    /// Returns the operands of the insertion that built a structure: the structure and the inserted part.
    fn inserted(&mut self, value: Value, field: i64) -> Option<(Value, Value)> {
        let body = &self.build().body;
        let op = body.defining_op(value).filter(|&op| body.name(op) == INSERTVALUE)?;
        let (attrs, &[structure, part]) = (body.attrs(op), body.operands(op)) else { return None };
        let position = self.cx.dict_get(attrs, name::POSITION)?;
        (self.cx.dense_array_value(position)? == [field]).then_some((structure, part))
    }

    fn complex_operand(&mut self, op: Op, index: usize) -> Result<Complex, Problem> {
        let value = self.one_operand(op, index)?;
        self.complex_parts(value)
    }

    fn complex_pair(&mut self, op: Op) -> Result<[Complex; 2], Problem> {
        Ok([self.complex_operand(op, 0)?, self.complex_operand(op, 1)?])
    }

    /// Sets the result to the structure of two parts, which is removed again if only the parts are used.
    fn set_complex(&mut self, op: Op, number: Complex) -> Result<(), Problem> {
        let ty = self.converted_result_type(op, 0)?;
        let mut structure = self.emit_tentative(llvm::POISON, &[], ty, &[]);
        for (field, part) in [number.re, number.im].into_iter().enumerate() {
            let position = self.cx.i64_array_attr(&[field as i64]);
            let attrs = [(name::POSITION, position)];
            structure = self.emit_tentative(INSERTVALUE, &[structure, part], ty, &attrs);
        }
        self.set_value(op, structure);
        Ok(())
    }

    /// Returns arithmetic on the parts of a number, with the flags of an old operation except those in `without`.
    fn floats(&mut self, op: Op, number: Complex, without: &[&str]) -> Floats<'_, 'a> {
        let ty = self.type_of(number.re);
        let flags = self.attr(op, name::FASTMATH);
        let flags = flags.and_then(|flags| fastmath_but(&mut self.cx, flags, without));
        Floats { cv: self, ty, flags: flags.map(|flags| (name::FASTMATH_FLAGS, flags)).into_iter().collect() }
    }
}

/// Flags that hold for the operands and the result of an operation but not for its intermediate steps: a quotient of
/// zeros may be NaN and be replaced.
const ASSUMPTIONS: [&str; 2] = ["nnan", "ninf"];

type PartFn = fn(&mut Floats, Complex) -> Result<Value, Problem>;
type UnaryFn = fn(&mut Floats, Complex) -> Result<Complex, Problem>;
type BinaryFn = fn(&mut Floats, Complex, Complex) -> Result<Complex, Problem>;

fn convert_part(cv: &mut Converter, op: Op, part: PartFn) -> Result<(), Problem> {
    let number = cv.complex_operand(op, 0)?;
    let value = part(&mut cv.floats(op, number, &ASSUMPTIONS), number)?;
    cv.set_value(op, value);
    Ok(())
}

fn convert_unary(cv: &mut Converter, op: Op, function: UnaryFn) -> Result<(), Problem> {
    let number = cv.complex_operand(op, 0)?;
    let result = function(&mut cv.floats(op, number, &ASSUMPTIONS), number)?;
    cv.set_complex(op, result)
}

fn convert_binary(cv: &mut Converter, op: Op, function: BinaryFn) -> Result<(), Problem> {
    let [a, b] = cv.complex_pair(op)?;
    let result = function(&mut cv.floats(op, a, &ASSUMPTIONS), a, b)?;
    cv.set_complex(op, result)
}

/// Converts an addition, subtraction or multiplication. A step is only NaN or infinite if the result is, so the steps
/// keep all flags of the operation.
fn convert_arithmetic(
    cv: &mut Converter,
    op: Op,
    function: fn(&mut Floats, Complex, Complex) -> Complex,
) -> Result<(), Problem> {
    let [a, b] = cv.complex_pair(op)?;
    let result = function(&mut cv.floats(op, a, &[]), a, b);
    cv.set_complex(op, result)
}

/// Compares the parts and combines the results.
fn convert_comparison(
    cv: &mut Converter,
    op: Op,
    predicate: FloatPredicate,
    combine: crate::ir::OpName,
) -> Result<(), Problem> {
    let [a, b] = cv.complex_pair(op)?;
    let mut floats = cv.floats(op, a, &[]);
    let parts = [floats.compare(predicate, a.re, b.re), floats.compare(predicate, a.im, b.im)];
    let value = cv.emit_value(combine, &parts, TypeId::I1, &[]);
    cv.set_value(op, value);
    Ok(())
}

fn convert_create(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let [re, im] = cv.operand_pair(op)?;
    cv.set_complex(op, Complex { re, im })
}

fn convert_constant(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let parts = cv.attr(op, name::VALUE).map(|attr| cv.cx.attr_data(attr).clone());
    let Some(AttrData::Array(parts)) = parts else { return Err("has no value".into()) };
    let mut values = Vec::with_capacity(2);
    for &part in &parts {
        let part = cv.convert_number(part)?;
        let ty = cv.cx.attr_type(part).ok_or("has a value that is no number")?;
        values.push(cv.emit_tentative(llvm::CONSTANT, &[], ty, &[(name::VALUE, part)]));
    }
    let &[re, im] = values.as_slice() else { return Err("has a value that is no pair".into()) };
    cv.set_complex(op, Complex { re, im })
}

/// Converts a power whose exponent is a complex number without imaginary part.
fn convert_powi(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let base = cv.complex_operand(op, 0)?;
    let exponent = cv.one_operand(op, 1)?;
    let mut floats = cv.floats(op, base, &ASSUMPTIONS);
    let re = floats.cv.emit_value(cast::SITOFP, &[exponent], floats.ty, &[]);
    let im = floats.number(0.0)?;
    let result = exponential::pow(&mut floats, base, Complex { re, im })?;
    cv.set_complex(op, result)
}

// ---- bits

/// Converts a bitcast. The bits are in memory order: the real part comes first.
fn convert_bitcast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let value = cv.one_operand(op, 0)?;
    let (from, to) = (cv.type_of(value), cv.converted_result_type(op, 0)?);
    if from == to {
        cv.set_value(op, value);
        return Ok(());
    }
    if cv.cx.struct_fields(from).is_none() {
        let parts = split_bits(cv, value, to)?;
        return cv.set_complex(op, parts);
    }
    let bits = joined_bits(cv, value)?;
    let bits = as_type(cv, bits, to);
    cv.set_value(op, bits);
    Ok(())
}

/// Returns the integer type with as many bits as a scalar.
fn integer_like(cv: &mut Converter, ty: TypeId) -> Result<(TypeId, u32), Problem> {
    let bits = match cv.cx.type_data(ty) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Float(kind) => kind.bits(),
        _ => return Err("casts something that is no number".into()),
    };
    Ok((cv.cx.int_type(bits), bits))
}

fn as_type(cv: &mut Converter, value: Value, ty: TypeId) -> Value {
    if cv.type_of(value) == ty { value } else { cv.emit_value(cast::BITCAST, &[value], ty, &[]) }
}

/// Returns the bits of both parts as one integer.
fn joined_bits(cv: &mut Converter, number: Value) -> Result<Value, Problem> {
    let Complex { re, im } = cv.complex_parts(number)?;
    let (low, high) = if cv.target.layout.big_endian { (im, re) } else { (re, im) };
    let (part_ty, width) = integer_like(cv, cv.type_of(re))?;
    let ty = cv.cx.int_type(2 * width);
    let [low, high] = [low, high].map(|part| {
        let bits = as_type(cv, part, part_ty);
        cv.emit_value(cast::ZEXT, &[bits], ty, &[])
    });
    let shift = cv.constant(ty, width.into());
    let high = cv.emit_value(llvm::SHL, &[high, shift], ty, &[]);
    Ok(cv.emit_value(llvm::OR, &[low, high], ty, &[]))
}

/// Returns the halves of the bits of a number as the parts of a complex type.
fn split_bits(cv: &mut Converter, number: Value, complex: TypeId) -> Result<Complex, Problem> {
    let element = cv.cx.struct_fields(complex).and_then(|(fields, _)| fields.first().copied());
    let element = element.ok_or("casts to something that is no complex number")?;
    let (ty, _) = integer_like(cv, cv.type_of(number))?;
    let (part_ty, width) = integer_like(cv, element)?;
    let bits = as_type(cv, number, ty);
    let shift = cv.constant(ty, width.into());
    let high = cv.emit_value(llvm::LSHR, &[bits, shift], ty, &[]);
    let [low, high] = [bits, high].map(|part| {
        let part = cv.emit_value(cast::TRUNC, &[part], part_ty, &[]);
        as_type(cv, part, element)
    });
    let (re, im) = if cv.target.layout.big_endian { (high, low) } else { (low, high) };
    Ok(Complex { re, im })
}
