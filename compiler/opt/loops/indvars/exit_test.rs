//! Canonical exit tests of 64-bit counted loops: the loop continues while an increasing induction variable is `slt` the
//! bound.
//!
//! ```text
//!   for (i = 0; i <= n; i++)     ▶   for (i = 0; i < n + 1; i++)        where n + 1 does not wrap
//!   for (i = 0; i != n; i++)     ▶   for (i = 0; i < n; i++)            where n is not negative
//!   for (i = n; i > m; i -= 2)   ▶   for (k = 0; k < n - m; k += 2)     i = n - k
//! ```
//!
//! Legality follows from value ranges, or from accesses: a loop whose induction variable wraps would leave any object
//! first.

use crate::dialect::llvm::arith::{ADD, Binary, NSW, SUB};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::CondBr;
use crate::ir::{TypeId, Value};
use crate::opt::analysis::cfg::{add_edge_operand, edge_operands, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops, steps};
use crate::opt::analysis::ranges::Ranges;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// Canonicalizes the exit tests of all counted loops of 64 bits.
pub(crate) fn make_strict(f: &mut Function) {
    let all = loops(f);
    let counted = all.iter().filter_map(|l| {
        let counted = CountedLoop::with_branches(f, l).ok().filter(|it| it.ty == TypeId::I64)?;
        let is_strict = counted.predicate == IntPredicate::Slt && counted.step == 1;
        (!is_strict).then(|| Counted { end: End::of(f, l, &counted), l: counted })
    });
    let counted: Vec<Counted> = counted.collect();
    if counted.is_empty() {
        return;
    }
    let ranges = Ranges::new(f, &all);
    let planned: Vec<Option<Form>> = counted.iter().map(|it| Form::of(&ranges, it)).collect();
    for (Counted { l, end }, form) in counted.iter().zip(planned) {
        if *end == End::Small {
            add_flags(f, l);
        }
        if let Some(form) = form
            && f.may_rewrite()
        {
            form.apply(f, l);
        }
    }
    remove_unused(f);
}

/// A counted loop, and the properties of its induction variable that its accesses imply.
struct Counted {
    l: CountedLoop,
    end: End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Unknown,
    /// The induction variable takes less than half of the values of its type.
    Bounded,
    /// In addition, it increases from or decreases to a small number, so that it does not wrap.
    Small,
}

impl End {
    fn of(f: &Function, l: &Loop, counted: &CountedLoop) -> End {
        match (counted.is_bounded_by_object(f, l), counted.has_small_end(f)) {
            (false, _) => End::Unknown,
            (true, false) => End::Bounded,
            (true, true) => End::Small,
        }
    }
}

/// Adds `nsw` to the increments of an induction variable.
fn add_flags(f: &mut Function, l: &CountedLoop) {
    let next = edge_operands(f.body, l.body, l.header).map(|passed| passed[l.counter_index]);
    let steps = next.and_then(|next| steps(f, l.counter, next)).unwrap_or_default();
    for (op, _) in steps.into_iter().filter(|&(op, _)| !f.is_nsw(op)).collect::<Vec<_>>() {
        if f.may_rewrite() {
            f.add_overflow_flags(op, NSW);
        }
    }
}

/// The canonical form of an exit test.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// The loop continues while the induction variable is less than the bound plus a constant.
    Below(i64),
    /// The loop gets an induction variable that increases from 0 to the distance of bound and start, plus a constant.
    Up(i64),
}

impl Form {
    fn of(ranges: &Ranges, Counted { l, end }: &Counted) -> Option<Form> {
        use IntPredicate as P;
        let (is_bounded, is_small) = (*end != End::Unknown, *end == End::Small);
        let [start, bound] = [l.start, l.bound].map(|value| ranges.of(value, l.preheader));
        let (start, bound) = (start?, bound?);
        let more = match l.predicate {
            P::Ne | P::Ult | P::Ugt if is_small => 0,
            P::Ule | P::Uge if is_small => 1,
            P::Ne if l.step.abs() == 1 && start.leads_to(&bound, l.step > 0) => 0,
            P::Sle | P::Sge => 1,
            P::Sgt => 0,
            _ => return None,
        };
        let has_sign = l.predicate != P::Ne && !l.is_unsigned();
        let (lowest, highest) = (i128::from(i64::MIN), i128::from(i64::MAX));
        if l.step > 0 {
            // An induction variable that exceeds the largest number wraps to the smallest.
            let last = bound.signed.1 + i128::from(more) + i128::from(l.step) - 1;
            return (is_bounded || last <= highest).then_some(Form::Below(more));
        }
        let last = bound.signed.0 - i128::from(more) + i128::from(l.step) + 1;
        let distance = (start.signed.0 - bound.signed.1, start.signed.1 - bound.signed.0 + i128::from(more));
        // The distance is negative if the loop is not entered.
        let is_least_exact = (is_small && !has_sign) || distance.0 >= lowest;
        // The new induction variable exceeds the distance by less than a step.
        let is_most_exact = is_bounded || (last >= lowest && distance.1 - i128::from(l.step) - 1 <= highest);
        (is_least_exact && is_most_exact).then_some(Form::Up(more))
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
        test_below(f, l, counter, bound);
    }
}

/// Makes a loop continue while an induction variable is `slt` a bound.
pub(super) fn test_below(f: &mut Function, l: &CountedLoop, counter: Value, bound: Value) {
    let continues = successors(f.body, l.header).first().is_some_and(|first| l.blocks.contains(&first.block));
    let predicate = if continues { IntPredicate::Slt } else { IntPredicate::Sge };
    let Some(end) = f.body.take_last_op(l.header) else { return };
    let condition = f.emit(l.header, f.loop_loc(l.header)).compare(predicate, counter, bound);
    f.body.place_op(l.header, end);
    CondBr(end).set_condition(f.body, condition);
}

/// Emits the sum of a value and a constant. If the value already adds the negated constant, they cancel out.
fn plus(emit: &mut Emitter, value: Value, more: i64) -> Value {
    if more == 0 {
        return value;
    }
    let less = emit.f.body.defining_op(value).and_then(|op| {
        let [from, by] = Binary::cast(emit.f.body, op)?.operands(emit.f.body);
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

/// Adds an induction variable that increases from 0 by the same steps, and derives the original one from it.
fn count_up(f: &mut Function, l: &CountedLoop, zero: Value) -> Value {
    let counter = add_counter(f, l, zero, -l.step);
    let ops = f.body.take_ops(l.header);
    let down = f.emit(l.header, f.loop_loc(l.header)).sub(l.start, counter);
    ops.into_iter().for_each(|op| f.body.place_op(l.header, op));
    f.body.replace_uses(|value| if value == l.counter { down } else { value });
    counter
}

/// Adds an induction variable of 64 bits.
pub(super) fn add_counter(f: &mut Function, l: &CountedLoop, start: Value, step: i64) -> Value {
    let counter = f.body.add_block_arg(l.header, TypeId::I64);
    let end = f.body.take_last_op(l.body);
    let mut emit = f.emit(l.body, f.loop_loc(l.header));
    let step = emit.int(TypeId::I64, step.into());
    let up = emit.add(counter, step);
    end.into_iter().for_each(|end| f.body.place_op(l.body, end));
    add_edge_operand(f.body, l.preheader, l.header, start);
    add_edge_operand(f.body, l.body, l.header, up);
    counter
}
