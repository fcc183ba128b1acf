//! Conditions of ways out as comparisons put together, so that a condition and its opposite are equally well asked for.

use crate::dialect::llvm::arith::{AND, OR, SELECT, XOR};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::ir::{AttrId, Op, TypeId, Value, name};

use super::super::super::function::Function;
use super::super::super::remark::Missed;
use super::form::Exit;

/// Something that holds of some lanes.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    /// A comparison of numbers, or its opposite.
    Comparison { op: Op, is_inverted: bool },
    /// All of these.
    All(Vec<Condition>),
    /// Any of these.
    Any(Vec<Condition>),
}

/// How deep a condition is looked into.
const MAX_DEPTH: u32 = 8;

impl Condition {
    /// That a way out is taken.
    pub(super) fn of(f: &Function, exit: &Exit) -> Result<Condition, Missed> {
        Condition::that(f, exit.condition, exit.leaves_if, 0)
    }

    /// That a value is true, or false.
    fn that(f: &Function, value: Value, is_true: bool, depth: u32) -> Result<Condition, Missed> {
        let op = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH).ok_or(Missed::SharedCondition)?;
        let operands = f.body.operands(op);
        let part = |index: usize, is_true| Condition::that(f, operands[index], is_true, depth + 1);
        let constant = |index: usize| f.constant_of(operands[index]).map(|number| number & 1 == 1);
        let both = |first: Condition, second: Condition, are_joined: bool| match are_joined == is_true {
            true => Condition::All(vec![first, second]),
            false => Condition::Any(vec![first, second]),
        };
        match f.body.name(op) {
            ICMP | FCMP => Ok(Condition::Comparison { op, is_inverted: !is_true }),
            AND => Ok(both(part(0, is_true)?, part(1, is_true)?, true)),
            OR => Ok(both(part(0, is_true)?, part(1, is_true)?, false)),
            XOR if constant(1) == Some(true) => part(0, !is_true),
            SELECT if constant(2) == Some(false) => Ok(both(part(0, is_true)?, part(1, is_true)?, true)),
            SELECT if constant(1) == Some(true) => Ok(both(part(0, is_true)?, part(2, is_true)?, false)),
            _ => Err(Missed::NoVectorForm(op)),
        }
    }

    /// Its opposite.
    pub(super) fn inverted(&self) -> Condition {
        let all = |parts: &[Condition]| parts.iter().map(Condition::inverted).collect();
        match self {
            &Condition::Comparison { op, is_inverted } => {
                Condition::Comparison { op, is_inverted: !is_inverted }
            }
            Condition::All(parts) => Condition::Any(all(parts)),
            Condition::Any(parts) => Condition::All(all(parts)),
        }
    }

    /// Conditions of which any makes it hold.
    pub(super) fn alternatives(self) -> Vec<Condition> {
        match self {
            Condition::Any(parts) => parts.into_iter().flat_map(Condition::alternatives).collect(),
            other => vec![other],
        }
    }

    /// All comparisons that it is made of.
    pub(super) fn comparisons(&self) -> Vec<(Op, bool)> {
        match self {
            &Condition::Comparison { op, is_inverted } => vec![(op, is_inverted)],
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().flat_map(Condition::comparisons).collect()
            }
        }
    }

    /// How many of its comparisons take an instruction more than their opposites.
    pub(super) fn detours(&self, f: &Function) -> usize {
        self.comparisons().into_iter().filter(|&(op, is_inverted)| is_detour(f, op, is_inverted)).count()
    }
}

fn is_detour(f: &Function, op: Op, is_inverted: bool) -> bool {
    use {FloatPredicate as F, IntPredicate as I};
    let Some(attr) = f.attr(op, name::PREDICATE) else { return false };
    if f.body.name(op) == FCMP {
        let predicate = FloatPredicate::of(f.cx, attr);
        let predicate = predicate.map(|it| if is_inverted { it.inverse() } else { it });
        return matches!(predicate, Some(F::Ueq | F::Ugt | F::Uge | F::Ult | F::Ule));
    }
    let predicate = IntPredicate::of(f.cx, attr).map(|it| if is_inverted { it.inverse() } else { it });
    matches!(predicate, Some(I::Ne | I::Sle | I::Sge | I::Ult | I::Ugt))
}

/// The predicate of a comparison, or of its opposite, as an attribute.
pub(super) fn predicate(f: &mut Function, op: Op, is_inverted: bool) -> Option<AttrId> {
    let attr = f.attr(op, name::PREDICATE)?;
    if !is_inverted {
        return Some(attr);
    }
    let number = match f.body.name(op) {
        FCMP => FloatPredicate::of(f.cx, attr)?.inverse() as i128,
        _ => IntPredicate::of(f.cx, attr)?.inverse() as i128,
    };
    Some(f.cx.int_attr(TypeId::I64, number))
}
