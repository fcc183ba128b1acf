//! Arithmetic on floats of one type, for conversions that expand one operation to many.

use crate::dialect::llvm::arith::{AND, CONSTANT, FADD, FDIV, FMUL, FNEG, FSUB, OR, SELECT, XOR};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate};
use crate::dialect::llvm::intrinsic::{COPYSIGN, FABS};
use crate::ir::{AttrData, NamedAttr, OpName, TypeId, Value, float, name};

use super::context::{Converter, Problem};

impl Converter<'_> {
    /// Emits a float constant.
    pub(super) fn float_constant(&mut self, ty: TypeId, number: f64) -> Result<Value, Problem> {
        let kind = self.cx.float_kind(ty).ok_or("expects floats")?;
        let attr = self.cx.attr(AttrData::Float { ty, bits: float::from_f64(kind, number) });
        Ok(self.emit_value(CONSTANT, &[], ty, &[(name::VALUE, attr)]))
    }
}

/// Operations on scalars of a float type with the same fast-math flags.
pub(super) struct Floats<'c, 'a> {
    pub(super) cv: &'c mut Converter<'a>,
    /// The type.
    pub(super) ty: TypeId,
    /// The attributes of the operations: their fast-math flags.
    pub(super) flags: Vec<NamedAttr>,
}

impl Floats<'_, '_> {
    /// Emits a constant.
    pub(super) fn number(&mut self, number: f64) -> Result<Value, Problem> {
        self.cv.float_constant(self.ty, number)
    }

    /// Emits an operation whose operands and result have the type.
    pub(super) fn apply(&mut self, op: OpName, operands: &[Value]) -> Value {
        self.cv.emit_value(op, operands, self.ty, &self.flags)
    }

    pub(super) fn add(&mut self, a: Value, b: Value) -> Value {
        self.apply(FADD, &[a, b])
    }

    pub(super) fn sub(&mut self, a: Value, b: Value) -> Value {
        self.apply(FSUB, &[a, b])
    }

    pub(super) fn mul(&mut self, a: Value, b: Value) -> Value {
        self.apply(FMUL, &[a, b])
    }

    pub(super) fn div(&mut self, a: Value, b: Value) -> Value {
        self.apply(FDIV, &[a, b])
    }

    pub(super) fn neg(&mut self, a: Value) -> Value {
        self.apply(FNEG, &[a])
    }

    pub(super) fn abs(&mut self, a: Value) -> Value {
        self.apply(FABS, &[a])
    }

    /// Emits the magnitude of one value with the sign of another.
    pub(super) fn copy_sign(&mut self, magnitude: Value, sign: Value) -> Value {
        self.apply(COPYSIGN, &[magnitude, sign])
    }

    /// Calls a function of the C library.
    pub(super) fn libm(&mut self, function: &str, operands: &[Value]) -> Result<Value, Problem> {
        self.cv.call_libm(function, operands, &[])
    }

    /// Emits a comparison without the fast-math flags. Some of them would let the optimizer assume the result.
    pub(super) fn compare(&mut self, predicate: FloatPredicate, a: Value, b: Value) -> Value {
        let predicate = self.cv.cx.int_attr(TypeId::I64, predicate as i128);
        self.cv.emit_value(FCMP, &[a, b], TypeId::I1, &[(name::PREDICATE, predicate)])
    }

    /// Emits the check that a value equals a number.
    pub(super) fn is_number(&mut self, a: Value, number: f64) -> Result<Value, Problem> {
        let number = self.number(number)?;
        Ok(self.compare(FloatPredicate::Oeq, a, number))
    }

    /// Emits the check that a value is NaN.
    pub(super) fn is_nan(&mut self, a: Value) -> Value {
        self.compare(FloatPredicate::Uno, a, a)
    }

    pub(super) fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.cv.emit_value(SELECT, &[condition, a, b], self.ty, &[])
    }

    pub(super) fn and(&mut self, a: Value, b: Value) -> Value {
        self.cv.emit_value(AND, &[a, b], TypeId::I1, &[])
    }

    pub(super) fn or(&mut self, a: Value, b: Value) -> Value {
        self.cv.emit_value(OR, &[a, b], TypeId::I1, &[])
    }

    pub(super) fn not(&mut self, a: Value) -> Value {
        let all = self.cv.constant(TypeId::I1, -1);
        self.cv.emit_value(XOR, &[a, all], TypeId::I1, &[])
    }
}
