//! Canonical exit tests of counted loops: the induction variable goes up, and is `slt` the bound.
//!
//! ```text
//!   for (i = 0; i <= n; i++)     ▶   for (i = 0; i < n + 1; i++)        where n + 1 does not wrap
//!   for (i = 0; i != n; i++)     ▶   for (i = 0; i < n; i++)            where n is not negative
//!   for (i = n; i > m; i -= 2)   ▶   for (k = 0; k < n - m; k += 2)     i = n - k
//! ```

use crate::dialect::llvm::arith::{ADD, SUB};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{TypeId, Value};
use crate::opt::analysis::cfg::{pass, successors};
use crate::opt::analysis::loop_info::{CountedLoop, loops};
use crate::opt::analysis::ranges::Ranges;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// Canonicalizes the exit tests of all counted loops of 64 bits.
pub(crate) fn make_strict(f: &mut Function) {
    let all = loops(f);
    let counted = all.iter().filter_map(|l| CountedLoop::around(f, l).ok());
    let other = |l: &CountedLoop| l.ty == TypeId::I64 && l.predicate != IntPredicate::Slt;
    let counted: Vec<CountedLoop> = counted.filter(other).collect();
    if counted.is_empty() {
        return;
    }
    let ranges = Ranges::new(f, &all);
    let planned: Vec<(CountedLoop, Form)> =
        counted.into_iter().filter_map(|l| Form::of(&ranges, &l).map(|form| (l, form))).collect();
    for (l, form) in planned {
        if f.may_rewrite() {
            form.apply(f, &l);
        }
    }
    remove_unused(f);
}

/// The canonical form of an exit test.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// The induction variable is less than the bound plus a constant.
    Below(i64),
    /// A new induction variable goes from 0 up to the distance from bound to start, plus a constant.
    Up(i64),
}

impl Form {
    fn of(ranges: &Ranges, l: &CountedLoop) -> Option<Form> {
        use IntPredicate as P;
        let [start, bound] = [l.start, l.bound].map(|value| ranges.of(value, l.preheader));
        let (start, bound) = (start?, bound?);
        let more = match l.predicate {
            P::Ne if l.step.abs() == 1 && start.leads_to(&bound, l.step > 0) => 0,
            P::Sle | P::Sge => 1,
            P::Sgt => 0,
            _ => return None,
        };
        let (lowest, highest) = (i128::from(i64::MIN), i128::from(i64::MAX));
        if l.step > 0 {
            // An induction variable that passes the largest number wraps to the smallest.
            let last = bound.signed.1 + i128::from(more) + i128::from(l.step) - 1;
            return (last <= highest).then_some(Form::Below(more));
        }
        let last = bound.signed.0 - i128::from(more) + i128::from(l.step) + 1;
        let distance = (start.signed.0 - bound.signed.1, start.signed.1 - bound.signed.0 + i128::from(more));
        // The new induction variable passes the distance by less than a step.
        let is_exact = distance.0 >= lowest && distance.1 - i128::from(l.step) - 1 <= highest;
        (last >= lowest && is_exact).then_some(Form::Up(more))
    }

    fn apply(self, f: &mut Function, l: &CountedLoop) {
        let loc = f.loop_loc(l.header);
        let Some(enters) = f.body.take_last_op(l.preheader) else { return };
        let mut emit = f.emit(l.preheader, loc);
        let (more, start) = match self {
            Form::Below(more) => (more, None),
            Form::Up(more) => (more, Some(emit.int(TypeId::I64, 0))),
        };
        let bound = match self {
            Form::Below(_) => plus(&mut emit, l.bound, more),
            Form::Up(_) => {
                let distance = emit.sub(l.start, l.bound);
                plus(&mut emit, distance, more)
            }
        };
        f.body.place_op(l.preheader, enters);
        let counter = match start {
            Some(start) => count_up(f, l, start),
            None => l.counter,
        };
        let goes_on =
            successors(f.body, l.header).first().is_some_and(|first| l.blocks.contains(&first.block));
        let predicate = if goes_on { IntPredicate::Slt } else { IntPredicate::Sge };
        let Some(end) = f.body.take_last_op(l.header) else { return };
        let condition = f.emit(l.header, loc).compare(predicate, counter, bound);
        f.body.place_op(l.header, end);
        f.body.set_operand(end, 0, condition);
    }
}

/// Emits a sum. If the value is a difference of the same constant, that cancels out.
fn plus(emit: &mut Emitter, value: Value, more: i64) -> Value {
    if more == 0 {
        return value;
    }
    let less = emit.f.body.defining_op(value).and_then(|op| {
        let &[from, by] = emit.f.body.operands(op) else { return None };
        let by = emit.f.constant_of(by)?;
        let by = match emit.f.body.name(op) {
            ADD => by,
            SUB => -by,
            _ => return None,
        };
        (by == -i128::from(more)).then_some(from)
    });
    less.unwrap_or_else(|| {
        let more = emit.int(TypeId::I64, more.into());
        emit.add(value, more)
    })
}

/// Adds an induction variable that goes up from 0 by the same steps, and derives the old one from it.
fn count_up(f: &mut Function, l: &CountedLoop, zero: Value) -> Value {
    let loc = f.loop_loc(l.header);
    let counter = f.body.add_block_arg(l.header, TypeId::I64);
    let ops = f.body.take_ops(l.header);
    let down = f.emit(l.header, loc).sub(l.start, counter);
    ops.into_iter().for_each(|op| f.body.place_op(l.header, op));
    let end = f.body.take_last_op(l.body);
    let mut emit = f.emit(l.body, loc);
    let step = emit.int(TypeId::I64, i128::from(-l.step));
    let up = emit.add(counter, step);
    end.into_iter().for_each(|end| f.body.place_op(l.body, end));
    pass(f.body, l.preheader, l.header, zero);
    pass(f.body, l.body, l.header, up);
    f.body.replace_uses(|value| if value == l.counter { down } else { value });
    counter
}
