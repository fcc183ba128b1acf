//! Arithmetic on elements, which payloads of structured operations consist of.

use crate::dialect::arith;
use crate::dialect::llvm::compare::{FloatPredicate, IntPredicate};
use crate::ir::{AttrData, FloatKind, OpName, TypeId, Value, float, name};

use super::rewriter::{Problem, Rewriter};

impl Rewriter<'_> {
    /// Returns a constant integer or index.
    pub(super) fn int(&mut self, ty: TypeId, number: i128) -> Value {
        let width = self.cx.int_width(ty).unwrap_or(64);
        let number = crate::ir::spelling::sign_extend(number as u128, width);
        let attr = self.cx.int_attr(ty, number);
        self.emit_value(arith::CONSTANT, &[], ty, &[(name::VALUE, attr)])
    }

    /// Returns a constant index.
    pub(super) fn index(&mut self, number: i64) -> Value {
        self.int(TypeId::INDEX, number.into())
    }

    /// Returns a constant float, rounded to the format.
    pub(super) fn float(&mut self, ty: TypeId, number: f64) -> Value {
        let bits = self.cx.float_kind(ty).map_or(0, |kind| float::from_f64(kind, number));
        let attr = self.cx.attr(AttrData::Float { ty, bits });
        self.emit_value(arith::CONSTANT, &[], ty, &[(name::VALUE, attr)])
    }

    /// Returns a constant of an integer or float type.
    pub(super) fn number(&mut self, ty: TypeId, number: i64) -> Value {
        if self.is_float(ty) { self.float(ty, number as f64) } else { self.int(ty, number.into()) }
    }

    pub(super) fn is_float(&self, ty: TypeId) -> bool {
        self.cx.float_kind(ty).is_some()
    }

    /// Returns the width of an integer type.
    pub(super) fn width(&self, ty: TypeId) -> Result<u32, Problem> {
        self.cx.int_width(ty).ok_or_else(|| self.unsupported(ty))
    }

    /// Returns the reason for which an operation on elements of a type is refused.
    pub(super) fn unsupported(&self, ty: TypeId) -> Problem {
        format!("elements of type '{}' are not supported", self.cx.type_text(ty)).into()
    }

    /// Emits an operation whose result has the type of its last operand.
    pub(super) fn arith(&mut self, op_name: OpName, operands: &[Value]) -> Value {
        let ty = operands.last().map_or(TypeId::INDEX, |&value| self.type_of(value));
        self.emit_value(op_name, operands, ty, &[])
    }

    /// Emits the first operation for floats, the second for integers.
    pub(super) fn either(&mut self, (float, int): (OpName, OpName), operands: &[Value]) -> Value {
        let op_name = if self.is_float(self.type_of(operands[0])) { float } else { int };
        self.arith(op_name, operands)
    }

    pub(super) fn compare_ints(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        let predicate = self.cx.int_attr(TypeId::I64, predicate as i128);
        self.emit_value(arith::CMPI, &[lhs, rhs], TypeId::I1, &[(name::PREDICATE, predicate)])
    }

    pub(super) fn compare_floats(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        let predicate = self.cx.int_attr(TypeId::I64, predicate as i128);
        self.emit_value(arith::CMPF, &[lhs, rhs], TypeId::I1, &[(name::PREDICATE, predicate)])
    }

    /// Compares floats or integers.
    pub(super) fn compare(
        &mut self,
        (float, int): (FloatPredicate, IntPredicate),
        lhs: Value,
        rhs: Value,
    ) -> Value {
        match self.is_float(self.type_of(lhs)) {
            true => self.compare_floats(float, lhs, rhs),
            false => self.compare_ints(int, lhs, rhs),
        }
    }

    pub(super) fn select(&mut self, condition: Value, then: Value, other: Value) -> Value {
        self.arith(arith::SELECT, &[condition, then, other])
    }

    /// Returns true if a float is NaN.
    pub(super) fn is_nan(&mut self, value: Value) -> Value {
        self.compare_floats(FloatPredicate::Uno, value, value)
    }

    /// Converts an integer to another width, as signed unless `unsigned` is set.
    pub(super) fn resize_int(&mut self, value: Value, to: TypeId, unsigned: bool) -> Value {
        let from = self.type_of(value);
        let op_name = match (self.cx.int_width(from), self.cx.int_width(to)) {
            (Some(from), Some(to)) if from == to => return value,
            (Some(from), Some(to)) if from > to => arith::TRUNCI,
            (Some(_), Some(_)) if unsigned => arith::EXTUI,
            (Some(_), Some(_)) => arith::EXTSI,
            _ if from == to => return value,
            _ if unsigned => arith::INDEX_CASTUI,
            _ => arith::INDEX_CAST,
        };
        self.emit_value(op_name, &[value], to, &[])
    }

    /// Converts a float to another format.
    pub(super) fn resize_float(&mut self, value: Value, to: TypeId) -> Value {
        let from = self.type_of(value);
        let bits = |ty| self.cx.float_kind(ty).map_or(0, FloatKind::bits);
        let op_name = match bits(from) {
            _ if from == to => return value,
            wide if wide > bits(to) => arith::TRUNCF,
            _ => arith::EXTF,
        };
        self.emit_value(op_name, &[value], to, &[])
    }

    /// Converts an element to a type with more values, or with fewer ones.
    pub(super) fn convert(&mut self, value: Value, to: TypeId) -> Result<Value, Problem> {
        match (self.is_float(self.type_of(value)), self.is_float(to)) {
            (true, true) => Ok(self.resize_float(value, to)),
            (false, false) => Ok(self.resize_int(value, to, false)),
            _ => Err("operands and result mix integers and floats".into()),
        }
    }

    /// Limits an integer to a range.
    pub(super) fn clamp_int(&mut self, value: Value, (min, max): (i128, i128)) -> Value {
        let ty = self.type_of(value);
        let (min, max) = (self.int(ty, min), self.int(ty, max));
        let value = self.arith(arith::MAXSI, &[value, min]);
        self.arith(arith::MINSI, &[value, max])
    }
}

/// Returns the smallest and the largest integer of a width.
pub(super) fn int_range(width: u32, unsigned: bool) -> (i128, i128) {
    match unsigned {
        true => (0, (1 << width) - 1),
        false => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
    }
}

/// Returns the largest finite number of a float format.
pub(super) fn largest(kind: FloatKind) -> f64 {
    match kind {
        FloatKind::F16 => 65504.0,
        FloatKind::BF16 => f64::from(f32::from_bits(0x7f7f_0000)),
        FloatKind::F64 => f64::MAX,
        _ => f64::from(f32::MAX),
    }
}
