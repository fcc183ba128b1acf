//! Exit tests of latches that compare the induction variable before its increment, in terms of its next value. The
//! comparison is for equality, where the sums may wrap, or the start and the bound are constants far from the limits of
//! the type.
//!
//! ```text
//!   %next = add %i, 1                  %next = add %i, 1
//!   %more = icmp ne %i, %last     ▶    %more = icmp ne %next, %last + 1
//! ```

use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::ir::{Block, Value, name};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{Loop, approaches_bound, step, steps};
use crate::opt::function::Function;

use super::{Form, guard::split_sum};

/// Makes the exit test of a loop compare the next value of its induction variable. Returns the former condition and the
/// latch; `None` if the loop is unchanged.
pub(super) fn compare_next_value(f: &mut Function, l: &Loop, form: &Form) -> Option<(Value, Block)> {
    let [left, right] = Icmp(form.compare).operands(f.body);
    let args = f.body.block_args(form.header);
    let nexts = edge_operands(f.body, form.latch, form.header)?;
    let counter = |value: Value| args.iter().position(|&arg| arg == value).filter(|&at| nexts[at] != value);
    let (counter, last, predicate) = match (counter(left), counter(right)) {
        (Some(counter), None) => (counter, right, form.predicate),
        (None, Some(counter)) => (counter, left, form.predicate.swapped()),
        _ => return None,
    };
    let (value, next) = (args[counter], nexts[counter]);
    let step = step(f, value, next)?;
    let width = f.cx.int_width(f.body.value_type(last))?;
    let start = edge_operands(f.body, form.preheader, form.header)?[counter];
    let numbers = || Some([f.constant_of(start)?, f.constant_of(last)?]);
    let is_far = numbers()
        .is_some_and(|numbers| numbers.iter().all(|&it| is_far_from_limits(predicate, step, it, width)));
    let is_exact = is_far || predicate == IntPredicate::Ne;
    if !is_exact || l.defines(f, last) || !f.may_rewrite() {
        return None;
    }
    if !is_far {
        drop_overflow_flags(f, value, next);
    }
    let fits = |offset: i128| (offset + i128::from(step)).abs() < 1 << (width.min(64) - 1);
    let (base, offset) = split_sum(f, last).filter(|sum| fits(sum.1)).unwrap_or((last, 0));
    let bound = f.before_end(form.preheader, |emit| {
        let ty = emit.ty(last);
        let offset = emit.int(ty, offset + i128::from(step));
        emit.add(base, offset)
    });
    let end = f.body.take_last_op(form.latch)?;
    let loc = f.body.loc(form.compare);
    let predicate = if form.leaves == 0 { predicate.inverse() } else { predicate };
    let test = f.emit(form.latch, loc).compare(predicate, next, bound);
    let former = f.body.operands(end)[0];
    f.body.set_operand(end, 0, test);
    f.body.place_op(form.latch, end);
    Some((former, form.latch))
}

/// Drops the overflow flags of an increment. The last one may wrap: without the flags, its result is not poison.
fn drop_overflow_flags(f: &mut Function, value: Value, next: Value) {
    for (op, _) in steps(f, value, next).unwrap_or_default() {
        let attrs = f.cx.dict_without(f.body.attrs(op), &[name::OVERFLOW_FLAGS]);
        f.body.set_attrs(op, attrs);
    }
}

/// Returns true if two increments of a number do not wrap in the order of a predicate that they approach.
fn is_far_from_limits(predicate: IntPredicate, step: i64, number: i128, width: u32) -> bool {
    use IntPredicate as P;
    let most = 1i128 << (width.min(64) - 1);
    let is_signed = matches!(predicate, P::Slt | P::Sle | P::Sgt | P::Sge);
    let least = if is_signed { -most } else { 0 };
    let numbers = [number, number + 2 * i128::from(step)];
    approaches_bound(predicate, step) && numbers.iter().all(|number| (least..most).contains(number))
}
