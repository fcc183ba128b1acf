//! What counters of a loop nest need so as not to wrap, asked once before the nest where nothing proves it. A copy of the nest
//! runs where it does not hold; passes leave that as it is.
//!
//! ```text
//!   for (i = 0; i <= n; i++) for (j = 0; j != m; j++) …   ▶   if (n < MAX && m >= 0) … else …
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{TypeId, Value};
use crate::opt::analysis::escape::{escaping_inner, replace_outside};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, leave_alone, loops};
use crate::opt::analysis::ranges::{Ranges, Recurrence, signed_limits, unsigned_limits};
use crate::opt::function::Function;

use super::super::guard;
use super::super::versioning::{exits, may_copy, skip_forwarding_exits, version, version_with_exits};

/// The most operations of a nest that is made twice.
const MAX_OPS: usize = 120;
/// The most nests of a function that are left from several blocks: for each one, all of the function is looked at.
const MAX_WITH_EXITS: u32 = 8;
/// The most conditions that are asked before it.
const MAX_CONDITIONS: usize = 6;

/// Versions loop nests by the conditions under which their counters do not wrap; whether there was one.
pub(crate) fn assume_bounds(f: &mut Function) -> bool {
    let all = loops(f);
    if !all.iter().any(|l| may_need_condition(f, l)) {
        return false;
    }
    let outermost: Vec<Loop> = all.iter().filter(|l| l.parent.is_none()).cloned().collect();
    let planned: Vec<(usize, CountedLoop, Vec<Condition>)> = {
        let mut ranges = None;
        let mut planned = Vec::new();
        for (number, l) in outermost.iter().enumerate() {
            let Ok(outer) = CountedLoop::with_exits(f, l) else { continue };
            let ranges = ranges.get_or_insert_with(|| Ranges::new(f, &all));
            let Some(conditions) = conditions(f, ranges, &all, l) else { continue };
            if !conditions.is_empty() && is_worth_it(f, l) {
                planned.push((number, outer, conditions));
            }
        }
        planned
    };
    if planned.is_empty() || f.has_second_returns() {
        return false;
    }
    let mut exits_left = MAX_WITH_EXITS;
    let mut escaping = escaping_inner(f, &outermost);
    let mut after: FxHashMap<Value, (usize, Value)> = FxHashMap::default();
    for (number, l, conditions) in planned {
        if !f.may_rewrite() {
            break;
        }
        let escaping = escaping.remove(&number).unwrap_or_default();
        let outer = &outermost[number];
        let versions = if outer.has_other_exits(f) {
            if exits_left == 0 {
                continue;
            }
            exits_left -= 1;
            skip_forwarding_exits(f, outer);
            let Some(exits) = exits(f, outer) else { continue };
            let condition = ask(f, &l, &conditions);
            version_with_exits(f, outer, &exits, l.preheader, condition)
        } else {
            let condition = ask(f, &l, &conditions);
            version(f, outer, l.preheader, condition, FxHashMap::default(), &escaping)
        };
        for inner in all.iter().filter(|inner| outermost[number].contains(inner.header)) {
            inner
                .latches
                .iter()
                .filter_map(|latch| versions.copies.get(latch))
                .for_each(|&latch| leave_alone(f, latch));
        }
        after.extend(versions.after.into_iter().map(|(value, later)| (value, (number, later))));
        f.done(f.loop_loc(l.header), || {
            "loop versioned: whether its counters wrap is asked before it".into()
        });
    }
    replace_outside(f, &outermost, &after);
    true
}

/// Whether the flags of a counted loop do not say already that its counter goes to the bound without wrapping.
fn may_need_condition(f: &Function, l: &Loop) -> bool {
    use IntPredicate as P;
    let Ok(counted) = CountedLoop::with_exits(f, l) else { return false };
    let Some(recurrence) = Recurrence::of(f, l, counted.counter) else { return false };
    match counted.predicate {
        P::Slt | P::Sgt if counted.ty == TypeId::I64 => false,
        P::Slt | P::Sle | P::Sgt | P::Sge => !recurrence.is_nsw(f),
        P::Ult | P::Ule if counted.ty != TypeId::I64 => !recurrence.is_nuw(f),
        _ => true,
    }
}

/// Whether a nest goes through memory and is small enough to be there twice.
fn is_worth_it(f: &Function, l: &Loop) -> bool {
    let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
    let has_memory = ops().any(|&op| matches!(f.body.name(op), LOAD | STORE));
    has_memory && ops().count() <= MAX_OPS && l.blocks.iter().all(|&block| may_copy(f, block))
}

/// A comparison that is to hold before a nest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Condition {
    predicate: IntPredicate,
    value: Value,
    with: Operand,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Operand {
    Value(Value),
    Number(i128),
}

/// The conditions under which no counter of a nest wraps that does not wrap anyway, as far as they can be asked before it; `None` if
/// they are too many.
fn conditions(f: &Function, ranges: &Ranges, all: &[Loop], nest: &Loop) -> Option<Vec<Condition>> {
    let mut conditions = Vec::new();
    let mut seen = FxHashSet::default();
    let inside = || all.iter().filter(|l| nest.contains(l.header));
    let is_nest = inside().count() > 1;
    for l in inside().filter(|l| may_need_condition(f, l)) {
        let Ok(counted) = CountedLoop::with_exits(f, l) else { continue };
        // What else is done to a single loop asks for itself whether a counter of 64 bits wraps.
        if counted.ty == TypeId::I64 && !is_nest {
            continue;
        }
        let Some(condition) = condition(f, ranges, l, &counted) else { continue };
        let values = [
            Some(condition.value),
            match condition.with {
                Operand::Value(value) => Some(value),
                Operand::Number(_) => None,
            },
        ];
        // What the nest computes may be known once the conditions of outer counters hold.
        if values.into_iter().flatten().any(|value| nest.defines(f, value)) {
            continue;
        }
        if seen.insert(condition) {
            conditions.push(condition);
        }
    }
    (conditions.len() <= MAX_CONDITIONS).then_some(conditions)
}

/// What a counter needs so as not to wrap, if that is not known.
fn condition(f: &Function, ranges: &Ranges, l: &Loop, counted: &CountedLoop) -> Option<Condition> {
    use IntPredicate as P;
    let width = ranges.width(counted.bound)?;
    let recurrence = Recurrence::of(f, l, counted.counter)?;
    let (start, bound) =
        (ranges.of(counted.start, counted.preheader)?, ranges.of(counted.bound, counted.preheader)?);
    // How far the counter may get behind the bound.
    let beyond = i128::from(counted.step.abs()) - i128::from(!counted.is_inclusive());
    let at_most = |predicate, most: i128| {
        Some(Condition { predicate, value: counted.bound, with: Operand::Number(most) })
    };
    let (signed, unsigned) = (signed_limits(width), unsigned_limits(width));
    match counted.predicate {
        P::Slt | P::Sle if !recurrence.is_nsw(f) && bound.signed.1 + beyond > signed.1 => {
            at_most(P::Sle, signed.1 - beyond)
        }
        P::Sgt | P::Sge if !recurrence.is_nsw(f) && bound.signed.0 - beyond < signed.0 => {
            at_most(P::Sge, signed.0 + beyond)
        }
        // Of 64 bits, comparisons of signed numbers do where the bound is not negative.
        P::Ult | P::Ule if width == 64 && start.is_nonnegative() && bound.signed.0 < 0 => {
            at_most(P::Ule, signed.1 - beyond)
        }
        P::Ult | P::Ule if width < 64 && !recurrence.is_nuw(f) && bound.unsigned.1 + beyond > unsigned.1 => {
            at_most(P::Ule, unsigned.1 - beyond)
        }
        P::Ne if counted.step.abs() == 1 && !start.leads_to(&bound, counted.step > 0) => {
            let up = counted.step > 0;
            let is_unsigned = up && width < 64 && start.unsigned.1 <= bound.unsigned.0;
            let with = f.constant_of(counted.start).map_or(Operand::Value(counted.start), Operand::Number);
            let predicate = if up { P::Sge } else { P::Sle };
            (!is_unsigned || !only_zero_extended(f, l, counted)).then_some(Condition {
                predicate,
                value: counted.bound,
                with,
            })
        }
        _ => None,
    }
}

/// Whether no operation of a loop extends numbers of the counter's type with their sign.
fn only_zero_extended(f: &Function, l: &Loop, counted: &CountedLoop) -> bool {
    let mut ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
    !ops.any(|&op| {
        f.body.name(op) == crate::dialect::llvm::cast::SEXT
            && f.body.value_type(f.body.operands(op)[0]) == counted.ty
    })
}

/// Asks before a loop whether conditions hold.
fn ask(f: &mut Function, l: &CountedLoop, conditions: &[Condition]) -> Value {
    let loc = f.loop_loc(l.header);
    let enters = f.body.take_last_op(l.preheader);
    let mut emit = f.emit(l.preheader, loc);
    let mut asked = Vec::new();
    for condition in conditions {
        let with = match condition.with {
            Operand::Value(value) => value,
            Operand::Number(number) => {
                let ty = emit.ty(condition.value);
                emit.int(ty, number)
            }
        };
        asked.push(emit.compare(condition.predicate, condition.value, with));
    }
    let all = guard::all(&mut emit, &asked).unwrap_or_else(|| emit.int(TypeId::I1, -1));
    enters.into_iter().for_each(|end| f.body.place_op(l.preheader, end));
    all
}
