//! Index arithmetic with constant folding: an index is a constant or a value.

use crate::dialect::llvm;
use crate::ir::{DYNAMIC, OpName, Value};

use super::context::Converter;

/// A size, stride, offset or linear position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum IndexValue {
    /// A compile-time constant.
    Constant(i64),
    /// A value of the converted index type, known at run time.
    Value(Value),
}

impl IndexValue {
    /// Returns the number, if it is a constant.
    pub(super) fn constant(self) -> Option<i64> {
        match self {
            IndexValue::Constant(value) => Some(value),
            IndexValue::Value(_) => None,
        }
    }

    /// Returns the constant of a type, or `value` if it is dynamic.
    pub(super) fn or_dynamic(from_type: i64, value: Value) -> IndexValue {
        if from_type == DYNAMIC { IndexValue::Value(value) } else { IndexValue::Constant(from_type) }
    }
}

impl Converter<'_> {
    /// Returns the index for a value of the new body: a constant if a constant defines it.
    pub(super) fn index_value(&self, value: Value) -> IndexValue {
        match self.constant_of(value).and_then(|number| i64::try_from(number).ok()) {
            Some(number) => IndexValue::Constant(number),
            None => IndexValue::Value(value),
        }
    }

    /// Returns the index as a value.
    pub(super) fn index_to_value(&mut self, index: IndexValue) -> Value {
        match index {
            IndexValue::Constant(number) => self.constant(self.types.index, number.into()),
            IndexValue::Value(value) => value,
        }
    }

    /// Computes a sum; `flags` exclude overflow.
    pub(super) fn add_index(&mut self, a: IndexValue, b: IndexValue, flags: i64) -> IndexValue {
        match (a, b) {
            (IndexValue::Constant(0), other) | (other, IndexValue::Constant(0)) => other,
            (IndexValue::Constant(a), IndexValue::Constant(b)) => {
                IndexValue::Constant(self.wrap(a.wrapping_add(b)))
            }
            _ => self.index_op(llvm::arith::ADD, a, b, flags),
        }
    }

    /// Computes a product; `flags` exclude overflow.
    pub(super) fn multiply_index(&mut self, a: IndexValue, b: IndexValue, flags: i64) -> IndexValue {
        match (a, b) {
            (IndexValue::Constant(0), _) | (_, IndexValue::Constant(0)) => IndexValue::Constant(0),
            (IndexValue::Constant(1), other) | (other, IndexValue::Constant(1)) => other,
            (IndexValue::Constant(a), IndexValue::Constant(b)) => {
                IndexValue::Constant(self.wrap(a.wrapping_mul(b)))
            }
            _ => self.index_op(llvm::arith::MUL, a, b, flags),
        }
    }

    fn index_op(&mut self, name: OpName, a: IndexValue, b: IndexValue, flags: i64) -> IndexValue {
        let operands = [self.index_to_value(a), self.index_to_value(b)];
        IndexValue::Value(self.integer_op(name, operands, flags))
    }

    /// Wraps a number to the width of an index.
    pub(super) fn wrap(&self, number: i64) -> i64 {
        let unused = 64 - self.types.index_bits.clamp(1, 64);
        (number << unused) >> unused
    }
}
