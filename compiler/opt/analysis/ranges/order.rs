//! The order of the start and the bound of an induction variable, by their ranges or by a dominating condition.
//!
//! ```text
//!   for (i = 0; i != n; i++) for (j = i + 1; j != n; j++) …     i < n, so i + 1 <= n
//! ```

use crate::dialect::llvm::arith::{ADD, Binary};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{OpName, Value, ValueDef};
use crate::opt::function::Function;

use super::{Interval, MAX_DEPTH, Range, Ranges, Recurrence};

/// True for each order, the signed and the unsigned one, by which a value is at most another one.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Orders {
    pub(super) signed: bool,
    pub(super) unsigned: bool,
}

impl Ranges<'_, '_> {
    /// Returns the orders by which an induction variable that starts in a range reaches a bound without wraparound.
    pub(super) fn leads_to(
        &self,
        recurrence: &Recurrence,
        start: Range,
        bound: Value,
        width: u32,
        depth: u32,
    ) -> Orders {
        let range = self.at_depth(bound, recurrence.before, width, depth + 1);
        let up = recurrence.step > 0;
        let ordered =
            |start: Interval, bound: Interval| if up { start.1 <= bound.0 } else { bound.1 <= start.0 };
        let known = Orders {
            signed: ordered(start.signed, range.signed),
            unsigned: ordered(start.unsigned, range.unsigned),
        };
        let follows =
            if up { self.is_next_at_most(recurrence, bound, width, depth) } else { Orders::default() };
        Orders { signed: known.signed || follows.signed, unsigned: known.unsigned || follows.unsigned }
    }

    /// Returns the orders by which the start of a recurrence is at most a value, because it is one more than a lesser
    /// one.
    fn is_next_at_most(&self, recurrence: &Recurrence, most: Value, width: u32, depth: u32) -> Orders {
        let f = self.f;
        let mut orders = Orders::default();
        let Some(before) = predecessor(f, recurrence.start).filter(|_| depth < MAX_DEPTH) else {
            return orders;
        };
        for fact in self.facts(recurrence.before).iter() {
            let predicate = match (fact.left, fact.right) {
                both if both == (before, most) => fact.predicate,
                both if both == (most, before) => fact.predicate.swapped(),
                _ => continue,
            };
            match predicate {
                IntPredicate::Slt => orders.signed = true,
                IntPredicate::Ult => orders.unsigned = true,
                IntPredicate::Ne => {
                    let found = self.is_before(before, most, width, depth + 1);
                    orders.signed |= found.signed;
                    orders.unsigned |= found.unsigned;
                }
                _ => {}
            }
        }
        orders
    }

    /// Returns the orders by which an induction variable that differs from its bound is less.
    fn is_before(&self, value: Value, bound: Value, width: u32, depth: u32) -> Orders {
        let ValueDef::Argument(header) = self.f.body.value_def(value) else { return Orders::default() };
        let recurrence = self.loops.get(&header).and_then(|l| Recurrence::of(self.f, l, value));
        let Some(recurrence) = recurrence.filter(|it| it.step == 1) else { return Orders::default() };
        if self.differs_from(header, &recurrence) != Some(bound) {
            return Orders::default();
        }
        let start = self.at_depth(recurrence.start, recurrence.before, width, depth);
        self.leads_to(&recurrence, start, bound, width, depth)
    }
}

/// Returns the value to which another one adds 1, modulo 2^n, possibly in a wider type.
fn predecessor(f: &Function, value: Value) -> Option<Value> {
    let operand = |value: Value, names: &[OpName]| {
        let op = f.body.defining_op(value).filter(|&op| names.contains(&f.body.name(op)))?;
        f.body.operands(op).first().copied()
    };
    let wide = operand(value, &[TRUNC]);
    let op = f.body.defining_op(wide.unwrap_or(value)).filter(|&op| f.body.name(op) == ADD)?;
    let [from, more] = Binary(op).operands(f.body);
    f.constant_of(more).filter(|&more| more == 1)?;
    match wide {
        Some(_) => {
            operand(from, &[SEXT, ZEXT]).filter(|&it| f.body.value_type(it) == f.body.value_type(value))
        }
        None => Some(from),
    }
}
