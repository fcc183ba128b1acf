//! Versioning of loop nests by the conditions under which their induction variables do not wrap, unless value ranges
//! prove them. The clone runs if they do not hold, and is not transformed any further. Nests without memory accesses,
//! and large ones, are left out. A loop that is not counted is no part of a nest.
//!
//! ```text
//!   for (i = 0; i <= n; i++) for (j = 0; j != m; j++) …   ▶   if (n < MAX && m >= 0) … else …
//!   for (k = n - m; k > 0; k--) { i = n - k; … }          ▶   if (n >= m) … else …
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::cast::{Cast, SEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{TypeId, Value};
use crate::opt::analysis::affine::AffineView;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::analysis::ranges::{Ranges, Recurrence, signed_limits, unsigned_limits};
use crate::opt::function::Function;

use super::super::guard;
use super::super::versioning::{Versioner, exits, may_copy, skip_forwarding_exits};
use super::multiples;
use super::reversal::{Reversal, reversals};

/// Size limit of nests that are versioned, in operations.
const MAX_OPS: usize = 120;
/// Upper bound on versioned nests with several exits per function. Each of them takes a sweep over the function.
const MAX_WITH_EXITS: u32 = 8;
/// Upper bound on the runtime conditions.
const MAX_CONDITIONS: usize = 6;

/// Versions loop nests so that induction variables do not wrap. Returns true if any nest needed that.
pub(crate) fn assume_bounds(f: &mut Function) -> bool {
    let all = loops(f);
    let needs_any =
        |l| may_need_condition(f, l) || !reversals(f, l).is_empty() || multiples::condition(f, l).is_some();
    if !all.iter().any(needs_any) {
        return false;
    }
    let outermost: Vec<Loop> = all.iter().filter(|l| is_outermost(f, &all, l)).cloned().collect();
    let planned: Vec<(usize, CountedLoop, Assumptions)> = {
        let mut ranges = None;
        let mut planned = Vec::new();
        for (number, l) in outermost.iter().enumerate() {
            let Ok(outer) = CountedLoop::with_exits(f, l) else { continue };
            let ranges = ranges.get_or_insert_with(|| Ranges::new(f, &all));
            let Some(assumed) = Assumptions::of(f, ranges, &all, l) else { continue };
            if !assumed.conditions.is_empty() && is_candidate(f, l) {
                planned.push((number, outer, assumed));
            }
        }
        planned
    };
    if planned.is_empty() || f.calls_returns_twice() {
        return false;
    }
    let mut exits_left = MAX_WITH_EXITS;
    let mut versioner = Versioner::new(f, &outermost);
    for (number, l, Assumptions { conditions, reversals }) in planned {
        if !f.may_rewrite() {
            break;
        }
        let outer = &outermost[number];
        let versions = if outer.has_other_exits(f) {
            if exits_left == 0 {
                continue;
            }
            exits_left -= 1;
            skip_forwarding_exits(f, outer);
            let Some(exits) = exits(f, outer) else { continue };
            let condition = emit_conditions(f, &l, &conditions);
            versioner.version_with_exits(f, number, &exits, l.preheader, condition)
        } else {
            let condition = emit_conditions(f, &l, &conditions);
            versioner.version(f, number, l.preheader, condition, FxHashMap::default())
        };
        versions.disable_clones(f, all.iter().filter(|inner| outer.contains(inner.header)));
        for reversal in reversals {
            let is_inner = outer.contains(reversal.preheader);
            let preheader = if is_inner { reversal.preheader } else { versions.before };
            reversal.apply(f, preheader);
        }
        f.done(f.loop_loc(l.header), || {
            "versioned loop: assumed that induction variables do not wrap".into()
        });
    }
    versioner.finish(f);
    true
}

/// Returns true for a counted loop in no other one.
fn is_outermost(f: &Function, all: &[Loop], l: &Loop) -> bool {
    let around = std::iter::successors(l.parent, |&parent| all[parent].parent);
    let is_counted = |l: &Loop| CountedLoop::with_exits(f, l).is_ok();
    is_counted(l) && !around.map(|parent| &all[parent]).any(is_counted)
}

/// Returns true unless flags prove that the induction variable reaches the bound without wraparound.
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

/// Returns true if a nest accesses memory and is small enough to be cloned.
fn is_candidate(f: &Function, l: &Loop) -> bool {
    let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
    let has_memory = ops().any(|&op| matches!(f.body.name(op), LOAD | STORE));
    has_memory && ops().count() <= MAX_OPS && l.blocks.iter().all(|&block| may_copy(f, block))
}

/// A runtime condition of a nest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Condition {
    pub(super) predicate: IntPredicate,
    pub(super) value: Value,
    pub(super) with: Operand,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operand {
    Value(Value),
    Number(i128),
}

impl Condition {
    /// Returns true if the nest computes an operand. Its range may follow from the conditions of outer loops.
    fn is_inside(&self, f: &Function, nest: &Loop) -> bool {
        let is_inside = |value: Value| nest.defines(f, value);
        is_inside(self.value) || matches!(self.with, Operand::Value(value) if is_inside(value))
    }
}

/// The assumptions on a nest.
#[derive(Default)]
struct Assumptions {
    /// The runtime conditions under which induction variables, and values computed from them, do not wrap.
    conditions: Vec<Condition>,
    /// Reversed induction variables that do not wrap if the conditions hold.
    reversals: Vec<Reversal>,
}

impl Assumptions {
    /// Returns the assumptions that value ranges do not prove; `None` if they need too many conditions.
    fn of(f: &Function, ranges: &Ranges, all: &[Loop], nest: &Loop) -> Option<Assumptions> {
        let mut assumed = Assumptions::default();
        let inside = || all.iter().filter(|l| nest.contains(l.header));
        let is_nest = inside().count() > 1;
        for l in inside() {
            for reversal in reversals(f, l) {
                let conditions = reversal.conditions(ranges);
                if conditions.iter().all(|it| !it.is_inside(f, nest)) {
                    conditions.into_iter().for_each(|it| assumed.add(it));
                    assumed.reversals.push(reversal);
                }
            }
            let multiples = multiples::condition(f, l).filter(|it| !it.is_inside(f, nest));
            multiples.into_iter().for_each(|it| assumed.add(it));
            if !may_need_condition(f, l) {
                continue;
            }
            let Ok(counted) = CountedLoop::with_exits(f, l) else { continue };
            // Transformations of a single loop check 64-bit induction variables themselves, except loop bound
            // splitting.
            if counted.ty == TypeId::I64 && !is_nest && !compares_counter(f, l, &counted) {
                continue;
            }
            let condition = condition(f, ranges, l, &counted);
            condition.filter(|it| !it.is_inside(f, nest)).into_iter().for_each(|it| assumed.add(it));
        }
        (assumed.conditions.len() <= MAX_CONDITIONS).then_some(assumed)
    }

    fn add(&mut self, condition: Condition) {
        if !self.conditions.contains(&condition) {
            self.conditions.push(condition);
        }
    }
}

/// Returns the condition under which an induction variable does not wrap; `None` if value ranges prove that.
fn condition(f: &Function, ranges: &Ranges, l: &Loop, counted: &CountedLoop) -> Option<Condition> {
    use IntPredicate as P;
    let width = ranges.width(counted.bound)?;
    let recurrence = Recurrence::of(f, l, counted.counter)?;
    let (start, bound) =
        (ranges.of(counted.start, counted.preheader)?, ranges.of(counted.bound, counted.preheader)?);
    // The maximum distance between the bound and the last value of the induction variable.
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
        // 64-bit unsigned tests become signed ones if the bound is not negative.
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

/// Returns true if the body of a loop compares a function of the induction variable with another value.
fn compares_counter(f: &Function, l: &Loop, counted: &CountedLoop) -> bool {
    let view = AffineView::new(f);
    let depends = |&value: &Value| {
        f.body.value_type(value) == counted.ty && view.of(value).factor_of(counted.counter) != 0
    };
    let mut ops =
        l.blocks.iter().filter(|&&block| block != l.header).flat_map(|&block| f.body.block_ops(block));
    ops.any(|&op| f.body.name(op) == ICMP && f.body.operands(op).iter().any(depends))
}

/// Returns true if no operation of a loop sign-extends values of the induction variable's type.
fn only_zero_extended(f: &Function, l: &Loop, counted: &CountedLoop) -> bool {
    let mut ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
    !ops.any(|&op| f.body.name(op) == SEXT && f.body.value_type(Cast(op).arg(f.body)) == counted.ty)
}

/// Emits the conjunction of conditions in the preheader.
fn emit_conditions(f: &mut Function, l: &CountedLoop, conditions: &[Condition]) -> Value {
    let loc = f.loop_loc(l.header);
    let enters = f.body.take_last_op(l.preheader);
    let mut emit = f.emit(l.preheader, loc);
    let mut tests = Vec::new();
    for condition in conditions {
        let with = match condition.with {
            Operand::Value(value) => value,
            Operand::Number(number) => {
                let ty = emit.ty(condition.value);
                emit.int(ty, number)
            }
        };
        tests.push(emit.compare(condition.predicate, condition.value, with));
    }
    let all = guard::all(&mut emit, &tests).unwrap_or_else(|| emit.int(TypeId::I1, -1));
    enters.into_iter().for_each(|end| f.body.place_op(l.preheader, end));
    all
}
