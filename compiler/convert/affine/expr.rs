//! Affine expressions as index arithmetic.
//!
//! Divisions round as affine expressions do, also for negative numbers. Divisors are positive. A division by a constant
//! power of two becomes a shift or a mask.

use crate::convert::arith::{Rounding, compare, rounded_division};
use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::arith::{ADD, AND, ASHR, SDIV, SELECT, SREM, SUB};
use crate::dialect::llvm::cast::ZEXT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::{SMAX, SMIN};
use crate::ir::{AffineExpr, AffineMap, AffineOp, Value};

/// The inputs of a map.
pub(in crate::convert) struct Inputs {
    values: Vec<IndexValue>,
    dims: usize,
}

impl Inputs {
    /// Creates the inputs of a map from its dimensions and symbols.
    pub(in crate::convert) fn new(mut dims: Vec<IndexValue>, symbols: &[IndexValue]) -> Inputs {
        let count = dims.len();
        dims.extend_from_slice(symbols);
        Inputs { values: dims, dims: count }
    }

    /// Creates the inputs of a map without symbols.
    pub(in crate::convert) fn of_dims(values: Vec<IndexValue>) -> Inputs {
        Inputs { dims: values.len(), values }
    }
}

/// The extreme to select among several numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::convert) enum Extreme {
    Smallest,
    Largest,
}

impl Converter<'_> {
    /// Returns the inputs of a map from old values.
    pub(super) fn affine_inputs(&mut self, values: &[Value], dims: u32) -> Result<Inputs, Problem> {
        let values = self.singles(values)?;
        let values = values.into_iter().map(|value| self.index_value(value)).collect();
        Ok(Inputs { values, dims: dims as usize })
    }

    /// Computes the results of a map that is applied to old values.
    pub(in crate::convert) fn affine_results(
        &mut self,
        map: &AffineMap,
        values: &[Value],
    ) -> Result<Vec<IndexValue>, Problem> {
        let inputs = self.affine_inputs(values, map.dims)?;
        map.results.iter().map(|expr| self.affine_value(expr, &inputs)).collect()
    }

    /// Computes the value of an expression.
    pub(in crate::convert) fn affine_value(
        &mut self,
        expr: &AffineExpr,
        inputs: &Inputs,
    ) -> Result<IndexValue, Problem> {
        let input = |number: usize| inputs.values.get(number).copied().ok_or("has too few operands".into());
        match expr {
            AffineExpr::Dim(number) => input(*number as usize),
            AffineExpr::Symbol(number) => input(inputs.dims + *number as usize),
            AffineExpr::Constant(number) => Ok(IndexValue::Constant(self.wrap(*number))),
            AffineExpr::Binary(op, sides) => self.affine_operation(*op, &sides.0, &sides.1, inputs),
        }
    }

    fn affine_operation(
        &mut self,
        op: AffineOp,
        lhs: &AffineExpr,
        rhs: &AffineExpr,
        inputs: &Inputs,
    ) -> Result<IndexValue, Problem> {
        let is_division = !matches!(op, AffineOp::Add | AffineOp::Mul);
        if is_division && rhs.constant().is_some_and(|by| by <= 0) {
            let what = if op == AffineOp::Mod { "modulo" } else { "division" };
            return Err(format!("has a {what} by a non-positive value, which is not supported").into());
        }
        let a = self.affine_value(lhs, inputs)?;
        // A difference is represented as a sum with a product by -1.
        if let (AffineOp::Add, AffineExpr::Binary(AffineOp::Mul, sides)) = (op, rhs)
            && sides.1.constant() == Some(-1)
        {
            let b = self.affine_value(&sides.0, inputs)?;
            return Ok(self.subtract_index(a, b));
        }
        let b = self.affine_value(rhs, inputs)?;
        Ok(match op {
            AffineOp::Add => self.add_index(a, b, 0),
            AffineOp::Mul if b == IndexValue::Constant(-1) => self.subtract_index(IndexValue::Constant(0), a),
            AffineOp::Mul => self.multiply_index(a, b, 0),
            AffineOp::Mod => self.index_modulo(a, b),
            AffineOp::FloorDiv => self.index_floor_div(a, b),
            AffineOp::CeilDiv => self.index_ceil_div(a, b),
        })
    }

    /// Computes a difference.
    pub(in crate::convert) fn subtract_index(&mut self, a: IndexValue, b: IndexValue) -> IndexValue {
        match (a, b) {
            (a, IndexValue::Constant(0)) => a,
            (IndexValue::Constant(a), IndexValue::Constant(b)) => {
                IndexValue::Constant(self.wrap(a.wrapping_sub(b)))
            }
            _ => {
                let operands = [self.index_to_value(a), self.index_to_value(b)];
                IndexValue::Value(self.integer_op(SUB, operands, 0))
            }
        }
    }

    /// Computes a quotient, rounded down.
    pub(super) fn index_floor_div(&mut self, a: IndexValue, b: IndexValue) -> IndexValue {
        match (a, b) {
            (IndexValue::Constant(a), IndexValue::Constant(b)) if b > 0 => {
                IndexValue::Constant(a.div_euclid(b))
            }
            _ => match log2(b) {
                Some(0) => a,
                Some(shift) => self.index_with_number(ASHR, a, shift.into()),
                None => self.rounded_index(a, b, Rounding::Down),
            },
        }
    }

    /// Computes a quotient, rounded up.
    fn index_ceil_div(&mut self, a: IndexValue, b: IndexValue) -> IndexValue {
        match (a, b) {
            (IndexValue::Constant(a), IndexValue::Constant(b)) if b > 0 => {
                IndexValue::Constant(a.div_euclid(b) + i64::from(a.rem_euclid(b) != 0))
            }
            _ => match log2(b) {
                Some(0) => a,
                Some(shift) => self.index_shift_up(a, shift),
                None => self.rounded_index(a, b, Rounding::Up),
            },
        }
    }

    /// Computes the remainder of the quotient that is rounded down.
    pub(super) fn index_modulo(&mut self, a: IndexValue, b: IndexValue) -> IndexValue {
        if let (IndexValue::Constant(a), IndexValue::Constant(b)) = (a, b)
            && b > 0
        {
            return IndexValue::Constant(a.rem_euclid(b));
        }
        if let Some(shift) = log2(b) {
            return self.index_with_number(AND, a, (1 << shift) - 1);
        }
        let (a, b) = (self.index_to_value(a), self.index_to_value(b));
        let ty = self.types.index;
        let remainder = self.emit_value(SREM, &[a, b], ty, &[]);
        let zero = self.constant(ty, 0);
        let is_negative = compare(self, IntPredicate::Slt, remainder, zero);
        let moved = self.integer_op(ADD, [remainder, b], 0);
        IndexValue::Value(self.emit_value(SELECT, &[is_negative, moved, remainder], ty, &[]))
    }

    /// Computes quotient and remainder of a number that is not negative.
    pub(super) fn index_div_rem(&mut self, a: IndexValue, b: IndexValue) -> (IndexValue, IndexValue) {
        if log2(b).is_some() || (a.constant().is_some() && b.constant().is_some_and(|b| b > 0)) {
            return (self.index_floor_div(a, b), self.index_modulo(a, b));
        }
        let operands = [self.index_to_value(a), self.index_to_value(b)];
        let quotient = self.emit_value(SDIV, &operands, self.types.index, &[]);
        let remainder = self.emit_value(SREM, &operands, self.types.index, &[]);
        (IndexValue::Value(quotient), IndexValue::Value(remainder))
    }

    fn index_with_number(&mut self, name: crate::ir::OpName, a: IndexValue, number: i128) -> IndexValue {
        let operands = [self.index_to_value(a), self.constant(self.types.index, number)];
        IndexValue::Value(self.integer_op(name, operands, 0))
    }

    fn rounded_index(&mut self, a: IndexValue, b: IndexValue, rounding: Rounding) -> IndexValue {
        let operands = [self.index_to_value(a), self.index_to_value(b)];
        IndexValue::Value(rounded_division(self, operands, rounding))
    }

    /// Computes a quotient by a power of two, rounded up: one more than rounded down if any of the bits shifted out is
    /// set.
    fn index_shift_up(&mut self, a: IndexValue, shift: u32) -> IndexValue {
        let ty = self.types.index;
        let quotient = self.index_with_number(ASHR, a, shift.into());
        let lost = self.index_modulo(a, IndexValue::Constant(1 << shift));
        let (quotient, lost) = (self.index_to_value(quotient), self.index_to_value(lost));
        let zero = self.constant(ty, 0);
        let is_inexact = compare(self, IntPredicate::Ne, lost, zero);
        let one = self.emit_value(ZEXT, &[is_inexact], ty, &[]);
        IndexValue::Value(self.integer_op(ADD, [quotient, one], 0))
    }

    /// Computes the smallest or largest of some numbers; there is at least one.
    pub(in crate::convert) fn index_extreme(
        &mut self,
        which: Extreme,
        all: &[IndexValue],
    ) -> Option<IndexValue> {
        let (&first, others) = all.split_first()?;
        let mut extreme = first;
        for &other in others {
            extreme = match (extreme, other) {
                (IndexValue::Constant(a), IndexValue::Constant(b)) if which == Extreme::Smallest => {
                    IndexValue::Constant(a.min(b))
                }
                (IndexValue::Constant(a), IndexValue::Constant(b)) => IndexValue::Constant(a.max(b)),
                (a, b) if a == b => a,
                (a, b) => {
                    let name = if which == Extreme::Smallest { SMIN } else { SMAX };
                    let operands = [self.index_to_value(a), self.index_to_value(b)];
                    IndexValue::Value(self.emit_value(name, &operands, self.types.index, &[]))
                }
            };
        }
        Some(extreme)
    }
}

/// Returns the exponent of a constant power of two that an index can hold.
fn log2(number: IndexValue) -> Option<u32> {
    let number = number.constant().filter(|&number| number > 0)?;
    (number & (number - 1) == 0).then(|| number.trailing_zeros())
}
