//! Comparisons in conditions: of numbers as they were before they were extended, where that gives the same, so that more of them
//! fit in a vector.

use crate::dialect::llvm::cast::{SEXT, ZEXT};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::ir::{AttrId, Op, OpName, TypeId, Value, name};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::function::Function;

/// A comparison of numbers, or its opposite.
#[derive(Clone, Debug)]
pub(super) struct Comparison {
    pub(super) op: Op,
    pub(super) is_inverted: bool,
    /// What is compared.
    pub(super) operands: [Operand; 2],
    /// The type of that.
    pub(super) ty: TypeId,
    /// Whether integers are compared without a sign, whatever the operation says.
    is_unsigned: bool,
}

/// An operand of a comparison.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    /// A value of the loop, or from before.
    Value(Value),
    /// An integer of the type of the other operand.
    Integer(i128),
}

impl Comparison {
    /// The comparison that an operation does, or its opposite.
    pub(super) fn of(f: &Function, op: Op, is_inverted: bool) -> Comparison {
        let plain = Comparison::plain(f, op, is_inverted);
        match narrow(f, op) {
            Some((operands, ty, is_unsigned)) => Comparison { operands, ty, is_unsigned, ..plain },
            None => plain,
        }
    }

    /// The same of the numbers as they are.
    pub(super) fn plain(f: &Function, op: Op, is_inverted: bool) -> Comparison {
        let operands = f.body.operands(op);
        let ty = f.body.value_type(operands[0]);
        let operands = [0, 1].map(|index| Operand::Value(operands[index]));
        Comparison { op, is_inverted, operands, ty, is_unsigned: false }
    }

    /// Its opposite.
    pub(super) fn inverted(&self) -> Comparison {
        Comparison { is_inverted: !self.is_inverted, ..self.clone() }
    }

    /// Whether it takes an instruction more than its opposite.
    pub(super) fn is_detour(&self, f: &Function) -> bool {
        use {FloatPredicate as F, IntPredicate as I};
        match f.body.name(self.op) {
            FCMP => {
                matches!(self.float_predicate(f), Some(F::Ueq | F::Ugt | F::Uge | F::Ult | F::Ule))
            }
            _ => matches!(self.int_predicate(f), Some(I::Ne | I::Sle | I::Sge | I::Ult | I::Ugt)),
        }
    }

    /// How it compares, as an attribute.
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

/// What a comparison of integers may as well compare if both are extended, or one is and the other a constant; the type of
/// that; and whether it has no sign.
fn narrow(f: &Function, op: Op) -> Option<([Operand; 2], TypeId, bool)> {
    let &[a, b] = f.body.operands(op) else { return None };
    let [from_a, from_b] = [a, b].map(|value| extension(f, value));
    let (extends, narrow) = from_a.or(from_b).filter(|_| f.body.name(op) == ICMP)?;
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
            // As constants are, with a sign.
            let unused = 128 - width;
            is_within.then_some(Operand::Integer((number << unused) >> unused))
        }
    };
    Some(([operand(a, from_a)?, operand(b, from_b)?], ty, extends == ZEXT))
}

/// What a value was extended from, and how.
fn extension(f: &Function, value: Value) -> Option<(OpName, Value)> {
    let op = f.body.defining_op(value).filter(|&op| matches!(f.body.name(op), ZEXT | SEXT))?;
    Some((f.body.name(op), f.body.operands(op)[0]))
}

/// The predicate that says of numbers without a sign what another one says of those with one.
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
