//! Comparisons in exit conditions. Extensions of operands are removed if possible, so that more lanes fit in a vector.

use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, Icmp, IntPredicate};
use crate::ir::{AttrId, Op, OpName, TypeId, Value, name};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::function::Function;

/// A comparison or its inverse.
#[derive(Clone, Debug)]
pub(super) struct Comparison {
    pub(super) op: Op,
    pub(super) is_inverted: bool,
    pub(super) operands: [Operand; 2],
    /// The type of the operands.
    pub(super) ty: TypeId,
    /// True if signed predicates are replaced by unsigned ones.
    is_unsigned: bool,
}

/// An operand of a comparison.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    /// A value.
    Value(Value),
    /// An integer constant of the type of the other operand.
    Integer(i128),
}

impl Comparison {
    /// Returns the comparison of an operation on narrowed operands, or its inverse.
    pub(super) fn of(f: &Function, op: Op, is_inverted: bool) -> Comparison {
        let plain = Comparison::plain(f, op, is_inverted);
        match narrow(f, op) {
            Some((operands, ty, is_unsigned)) => Comparison { operands, ty, is_unsigned, ..plain },
            None => plain,
        }
    }

    /// Returns the comparison on the original operands.
    pub(super) fn plain(f: &Function, op: Op, is_inverted: bool) -> Comparison {
        let operands = f.body.operands(op);
        let ty = f.body.value_type(operands[0]);
        let operands = [0, 1].map(|index| Operand::Value(operands[index]));
        Comparison { op, is_inverted, operands, ty, is_unsigned: false }
    }

    /// Returns the inverse comparison.
    pub(super) fn inverted(&self) -> Comparison {
        Comparison { is_inverted: !self.is_inverted, ..self.clone() }
    }

    /// Returns true if it takes one instruction more than its inverse.
    pub(super) fn is_costlier(&self, f: &Function) -> bool {
        use {FloatPredicate as F, IntPredicate as I};
        match f.body.name(self.op) {
            FCMP => {
                matches!(self.float_predicate(f), Some(F::Ueq | F::Ugt | F::Uge | F::Ult | F::Ule))
            }
            _ => matches!(self.int_predicate(f), Some(I::Ne | I::Sle | I::Sge | I::Ult | I::Ugt)),
        }
    }

    /// Returns the attribute of the predicate.
    pub(super) fn predicate(&self, f: &mut Function) -> Option<AttrId> {
        let number = match f.body.name(self.op) {
            FCMP => self.float_predicate(f)? as i128,
            _ => self.int_predicate(f)? as i128,
        };
        Some(f.cx.int_attr(TypeId::I64, number))
    }

    fn float_predicate(&self, f: &Function) -> Option<FloatPredicate> {
        let predicate = FloatPredicate::of(f.cx, f.attr(self.op, name::PREDICATE)?)?;
        Some(if self.is_inverted { predicate.inverse() } else { predicate })
    }

    fn int_predicate(&self, f: &Function) -> Option<IntPredicate> {
        let predicate = IntPredicate::of(f.cx, f.attr(self.op, name::PREDICATE)?)?;
        let predicate = if self.is_inverted { predicate.inverse() } else { predicate };
        Some(if self.is_unsigned { without_sign(predicate) } else { predicate })
    }
}

/// Returns the operands of an integer comparison before extension, or with a constant that fits; their type; and true
/// if they were zero-extended.
fn narrow(f: &Function, op: Op) -> Option<([Operand; 2], TypeId, bool)> {
    let [a, b] = Icmp::cast(f.body, op)?.operands(f.body);
    let [from_a, from_b] = [a, b].map(|value| extension(f, value));
    let (extends, narrow) = from_a.or(from_b)?;
    let ty = f.body.value_type(narrow);
    let width = f.cx.int_width(ty).filter(|_| is_lane_type(f, ty))?;
    let operand = |value: Value, from: Option<(OpName, Value)>| match from {
        Some((name, narrow)) => {
            (name == extends && f.body.value_type(narrow) == ty).then_some(Operand::Value(narrow))
        }
        None => {
            let number = f.constant_of(value)?;
            let lowest = if extends == ZEXT { 0 } else { -(1 << (width - 1)) };
            let is_within = (lowest..lowest + (1 << width)).contains(&number);
            // Constants are sign-extended.
            let unused = 128 - width;
            is_within.then_some(Operand::Integer((number << unused) >> unused))
        }
    };
    Some(([operand(a, from_a)?, operand(b, from_b)?], ty, extends == ZEXT))
}

/// Returns the name and the operand of an extension.
fn extension(f: &Function, value: Value) -> Option<(OpName, Value)> {
    let op = f.body.defining_op(value).filter(|&op| matches!(f.body.name(op), ZEXT | SEXT))?;
    Some((f.body.name(op), Cast(op).arg(f.body)))
}

/// Returns the unsigned predicate that corresponds to a signed one.
fn without_sign(predicate: IntPredicate) -> IntPredicate {
    use IntPredicate as P;
    match predicate {
        P::Slt => P::Ult,
        P::Sle => P::Ule,
        P::Sgt => P::Ugt,
        P::Sge => P::Uge,
        other => other,
    }
}
