//! Exit tests of an induction variable plus a constant, rewritten as tests of the induction variable, the form of
//! counted loops. The sum must not wrap, or wraparound must not matter.
//!
//! ```text
//!   for (i = 0; i + 4 <= n; i += 4)   ▶   for (i = 0; i < max(n, 3) - 3; i += 4)
//! ```

use crate::dialect::llvm::arith::{ADD, Binary};
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::dialect::llvm::control::{COND_BR, CondBr};
use crate::dialect::llvm::intrinsic::{SMAX, UMAX};
use crate::ir::{DictId, Op, TypeId, Value, name};
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, has_disabled_transforms, loops};
use crate::opt::analysis::ranges::{Recurrence, signed_limits};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// Replaces exit tests of sums.
pub(super) fn test_counters(f: &mut Function) {
    let tests: Vec<Test> = loops(f).iter().filter_map(|l| Test::of(f, l)).collect();
    let any = !tests.is_empty();
    for test in tests {
        if f.may_rewrite() {
            test.apply(f);
        }
    }
    if any {
        remove_unused(f);
    }
}

/// An exit test in the header: the loop continues while `predicate` holds for `counter + more` and the bound.
struct Test {
    /// The comparison.
    op: Op,
    counter: Recurrence,
    more: i128,
    bound: Value,
    predicate: IntPredicate,
    continues: bool,
}

impl Test {
    fn of(f: &Function, l: &Loop) -> Option<Test> {
        let end = f.body.last_op(l.header).filter(|&op| f.body.name(op) == COND_BR)?;
        let &[first, second] = successors(f.body, l.header) else { return None };
        let continues = l.contains(first.block);
        let leaves = continues != l.contains(second.block);
        let op = f.body.defining_op(CondBr(end).condition(f.body))?;
        let [left, right] = Icmp::cast(f.body, op)?.operands(f.body);
        let is_own = f.body.parent_block(op) == Some(l.header);
        if !leaves || !is_own || l.latches.iter().any(|&latch| has_disabled_transforms(f, latch)) {
            return None;
        }
        let predicate = IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
        let predicate = if continues { predicate } else { predicate.inverse() };
        let either = [(left, right, predicate), (right, left, predicate.swapped())];
        either.into_iter().find_map(|(sum, bound, predicate)| {
            let add = f.body.defining_op(sum).filter(|&op| f.body.name(op) == ADD && !l.defines(f, bound))?;
            let [counter, more] = Binary(add).operands(f.body);
            let counter = Recurrence::of(f, l, counter)?;
            f.cx.int_width(f.body.value_type(bound)).filter(|width| *width <= 64)?;
            let test = Test { op, counter, more: f.constant_of(more)?, bound, predicate, continues };
            test.is_exact(f, l, add).then_some(test)
        })
    }

    /// Returns true if the sum does not wrap, or if wraparound does not change the result.
    fn is_exact(&self, f: &Function, l: &Loop, add: Op) -> bool {
        use IntPredicate as P;
        let goes_up = self.counter.step > 0 && self.more > 0;
        match self.predicate {
            P::Ne => true,
            P::Slt | P::Sle => goes_up && f.is_nsw(add),
            P::Ult | P::Ule => goes_up && (f.is_nuw(add) || self.is_small(f, l)),
            _ => false,
        }
    }

    /// Returns true if accesses imply that the induction variable is small.
    fn is_small(&self, f: &Function, l: &Loop) -> bool {
        let Test { counter, bound, predicate, .. } = *self;
        let counted = CountedLoop {
            preheader: counter.before,
            header: l.header,
            body: counter.latch,
            blocks: l.blocks.iter().copied().collect(),
            counter_index: f
                .body
                .block_args(l.header)
                .iter()
                .position(|&arg| arg == counter.value)
                .unwrap_or(0),
            counter: counter.value,
            ty: f.body.value_type(counter.value),
            start: counter.start,
            step: counter.step,
            bound,
            predicate,
        };
        !l.has_other_exits(f) && counted.is_bounded_by_object(f, l) && counted.has_small_end(f)
    }

    fn apply(&self, f: &mut Function) {
        use IntPredicate as P;
        let Some(width) = f.cx.int_width(f.body.value_type(self.bound)) else { return };
        let Some(enters) = f.body.take_last_op(self.counter.before) else { return };
        let starts_below = f.constant_of(self.counter.start).is_some_and(|start| start >= 0);
        let mut emit = f.emit(self.counter.before, f.body.loc(enters));
        let ty = emit.ty(self.bound);
        // `i + 4 <= n` is `i + 3 < n`.
        let more = self.more - i128::from(matches!(self.predicate, P::Sle | P::Ule));
        // The difference must not wrap. The maximum does not change the result, because no value of the induction
        // variable is less than the least number.
        let (extreme, least, predicate) = match self.predicate {
            P::Slt | P::Sle if starts_below => (Some(SMAX), more, P::Slt),
            P::Slt | P::Sle => (Some(SMAX), signed_limits(width).0 + more, P::Slt),
            P::Ult | P::Ule => (Some(UMAX), more, P::Ult),
            predicate => (None, 0, predicate),
        };
        let mut bound = self.bound;
        if let Some(extreme) = extreme {
            let least = emit.int(ty, least);
            bound = emit.value(extreme, &[bound, least], ty, DictId::EMPTY);
        }
        let more = emit.int(ty, more);
        let bound = emit.sub(bound, more);
        f.body.place_op(self.counter.before, enters);
        let predicate = if self.continues { predicate } else { predicate.inverse() };
        let attr = f.cx.int_attr(TypeId::I64, predicate as i128);
        let attrs = f.cx.dict_with(f.body.attrs(self.op), name::PREDICATE, attr);
        f.body.set_attrs(self.op, attrs);
        f.body.set_operand(self.op, 0, self.counter.value);
        f.body.set_operand(self.op, 1, bound);
    }
}
