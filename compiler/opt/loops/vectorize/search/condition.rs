//! Exit conditions as trees of comparisons in negation normal form.

use crate::dialect::llvm::arith::{AND, OR, SELECT, XOR};
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::ir::Value;
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::comparison::Comparison;
use super::form::Exit;

/// A condition of lanes.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    /// A comparison.
    One(Comparison),
    /// A conjunction.
    All(Vec<Condition>),
    /// A disjunction.
    Any(Vec<Condition>),
}

/// Depth limit of conditions.
const MAX_DEPTH: u32 = 8;

impl Condition {
    /// Returns the condition under which an exit is taken.
    pub(super) fn of(f: &Function, exit: &Exit) -> Result<Condition, Missed> {
        Condition::that(f, exit.condition, exit.leaves_if, 0)
    }

    /// Returns the condition that a value is true or false.
    fn that(f: &Function, value: Value, is_true: bool, depth: u32) -> Result<Condition, Missed> {
        let op = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH).ok_or(Missed::UniformCondition)?;
        let operands = f.body.operands(op);
        let part = |index: usize, is_true| Condition::that(f, operands[index], is_true, depth + 1);
        let constant = |index: usize| f.constant_of(operands[index]).map(|number| number & 1 == 1);
        let both = |first: Condition, second: Condition, are_joined: bool| match are_joined == is_true {
            true => Condition::All(vec![first, second]),
            false => Condition::Any(vec![first, second]),
        };
        match f.body.name(op) {
            ICMP | FCMP => Ok(Condition::One(Comparison::of(f, op, !is_true))),
            AND => Ok(both(part(0, is_true)?, part(1, is_true)?, true)),
            OR => Ok(both(part(0, is_true)?, part(1, is_true)?, false)),
            XOR if constant(1) == Some(true) => part(0, !is_true),
            SELECT if constant(2) == Some(false) => Ok(both(part(0, is_true)?, part(1, is_true)?, true)),
            SELECT if constant(1) == Some(true) => Ok(both(part(0, is_true)?, part(2, is_true)?, false)),
            _ => Err(Missed::NoVectorForm(op)),
        }
    }

    /// Returns the inverse condition by De Morgan's laws.
    pub(super) fn inverted(&self) -> Condition {
        let all = |parts: &[Condition]| parts.iter().map(Condition::inverted).collect();
        match self {
            Condition::One(comparison) => Condition::One(comparison.inverted()),
            Condition::All(parts) => Condition::Any(all(parts)),
            Condition::Any(parts) => Condition::All(all(parts)),
        }
    }

    /// Returns the operands of a disjunction.
    pub(super) fn alternatives(self) -> Vec<Condition> {
        match self {
            Condition::Any(parts) => parts.into_iter().flat_map(Condition::alternatives).collect(),
            other => vec![other],
        }
    }

    /// Returns all comparisons in the tree.
    pub(super) fn comparisons(&self) -> Vec<&Comparison> {
        match self {
            Condition::One(comparison) => vec![comparison],
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().flat_map(Condition::comparisons).collect()
            }
        }
    }

    /// The number of comparisons that take an instruction more than their inverses.
    pub(super) fn count_costlier(&self, f: &Function) -> usize {
        self.comparisons().into_iter().filter(|comparison| comparison.is_costlier(f)).count()
    }
}
