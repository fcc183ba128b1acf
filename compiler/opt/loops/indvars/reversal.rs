//! Reversed induction variables: differences that increase while the induction variable of a narrow loop decreases.
//!
//! ```text
//!   for (k = n - m; k > 0; k--) { i = n - k; … }
//! ```
//!
//! If `m >= 0` and `n >= m`, the induction variable decreases from `n - m` to 0, and the difference
//! increases from `m` to `n`. Neither wraps.

use crate::dialect::llvm::arith::{ADD, Binary, NSW, SUB};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Block, Op, TypeId, Value, name};
use crate::opt::analysis::cfg::redirect;
use crate::opt::analysis::loop_info::{CountedLoop, Loop};
use crate::opt::analysis::ranges::{Ranges, signed_limits};
use crate::opt::function::Function;

use super::assume::{Condition, Operand};

/// A reversed induction variable.
pub(super) struct Reversal {
    /// The difference `end - counter`.
    op: Op,
    header: Block,
    pub(super) preheader: Block,
    /// The index of the counter among the header arguments.
    counter_index: usize,
    end: Value,
    /// The value of the difference in the first iteration.
    first: Operand,
}

/// Returns the reversed induction variables of a narrow loop without `nsw`.
pub(super) fn reversals(f: &Function, l: &Loop) -> Vec<Reversal> {
    let Ok(counted) = CountedLoop::with_exits(f, l) else { return Vec::new() };
    let least = match counted.predicate {
        IntPredicate::Sgt => Some(0),
        IntPredicate::Sge => Some(1),
        _ => None,
    };
    let ends_at_zero = least.is_some_and(|least| f.constant_of(counted.bound).is_some_and(|it| it >= least));
    if counted.ty == TypeId::I64 || counted.step != -1 || !ends_at_zero {
        return Vec::new();
    }
    let ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
    let reversal = |op: Op| {
        let [end, counter] = Binary::cast(f.body, op)?.operands(f.body);
        let is_one = f.body.name(op) == SUB && counter == counted.counter && !f.is_nsw(op);
        let first =
            Some(end).filter(|&end| is_one && !l.defines(f, end)).and_then(|end| first(f, &counted, end));
        let (header, preheader, counter_index) = (counted.header, counted.preheader, counted.counter_index);
        first.map(|first| Reversal { op, header, preheader, counter_index, end, first })
    };
    let mut found: Vec<Reversal> = ops.filter_map(reversal).collect();
    found.sort_unstable_by_key(|it| it.op);
    found
}

/// Returns the first value of `end - counter` if the start value of the counter is a difference of `end` as well;
/// `None` if the first value is negative.
fn first(f: &Function, l: &CountedLoop, end: Value) -> Option<Operand> {
    if l.start == end {
        return Some(Operand::Number(0));
    }
    let op = f.body.defining_op(l.start)?;
    let [from, by] = Binary::cast(f.body, op)?.operands(f.body);
    let number = match (f.body.name(op), f.constant_of(by)) {
        (SUB, None) if from == end => return Some(Operand::Value(by)),
        (SUB, Some(by)) if from == end => by,
        (ADD, Some(by)) if from == end => -by,
        _ => return None,
    };
    let most = signed_limits(f.cx.int_width(l.ty)?).1;
    (0..=most).contains(&number).then_some(Operand::Number(number))
}

impl Reversal {
    /// Returns the conditions under which neither the counter nor the difference wraps: the first value is neither
    /// negative nor greater than the last one.
    pub(super) fn conditions(&self, ranges: &Ranges) -> Vec<Condition> {
        let predicate = IntPredicate::Sge;
        let mut conditions = vec![Condition { predicate, value: self.end, with: self.first }];
        if let Operand::Value(value) = self.first
            && !ranges.of(value, self.preheader).is_some_and(|it| it.is_nonnegative())
        {
            conditions.push(Condition { predicate, value, with: Operand::Number(0) });
        }
        conditions
    }

    /// Adds `nsw` to the operations of the loop, which is entered from `preheader` only if the condition holds.
    pub(super) fn apply(self, f: &mut Function, preheader: Block) {
        f.add_overflow_flags(self.op, NSW);
        if self.first == Operand::Number(0) {
            return;
        }
        let Some(enters) = f.body.take_last_op(preheader) else { return };
        let mut emit = f.emit(preheader, f.body.loc(enters));
        let first = match self.first {
            Operand::Value(value) => value,
            Operand::Number(number) => {
                let ty = emit.ty(self.end);
                emit.int(ty, number)
            }
        };
        let flags = (name::OVERFLOW_FLAGS, emit.f.cx.int_attr(TypeId::I32, NSW.into()));
        let ty = emit.ty(self.end);
        let start = emit.value_with(SUB, &[self.end, first], ty, &[flags]);
        f.body.place_op(preheader, enters);
        redirect(f.body, preheader, |to, passed| {
            let with_start =
                passed.iter().enumerate().map(|(i, &it)| if i == self.counter_index { start } else { it });
            (to == self.header).then(|| (to, with_start.collect()))
        });
    }
}
