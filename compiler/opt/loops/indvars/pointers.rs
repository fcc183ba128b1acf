//! Integer induction variables for loops whose exit test compares pointers, as those of iterators do. Other passes
//! count iterations by integers.
//!
//! ```text
//!   for (p = begin; p != end; p++) …   ▶   n = (end - begin) / 4; for (k = 0, p = begin; k < n; k++, p++) …
//!   for (p = begin; p < end; p++) …    ▶   n = begin < end ? (end - begin + 3) / 4 : 0; …
//! ```
//!
//! The pointer becomes a function of the new induction variable later ([`super::derived`]).

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{AND, LSHR, SELECT, UDIV, UREM};
use crate::dialect::llvm::cast::PTRTOINT;
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::memory::GetElementPtr;
use crate::ir::{Block, DictId, Op, TypeData, TypeId, Value, name};
use crate::opt::analysis::affine::{Affine, AffineView, Term, emit_sum};
use crate::opt::analysis::cfg::{add_edge_operand, edge_operands, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

use super::super::guard::as_i64;

/// Upper bound on the address computations between two pointers.
const MAX_INCREMENTS: usize = 8;

/// Replaces the exit tests that compare pointers.
pub(super) fn count_pointers(f: &mut Function) {
    let mut has_changed = false;
    for l in loops(f).iter() {
        if let Some(test) = ExitTest::of(f, l)
            && f.may_rewrite()
        {
            test.replace(f, l);
            has_changed = true;
        }
    }
    if has_changed {
        remove_unused(f);
    }
}

/// The relation of the pointer to the bound that is tested.
#[derive(Clone, Copy)]
enum Relation {
    /// Equality.
    Equal { is_negated: bool },
    /// The pointer precedes the bound in the direction of the increment.
    Below { is_inclusive: bool, is_negated: bool },
}

impl Relation {
    /// Returns the relation for a predicate whose left operand is the pointer.
    fn of(predicate: IntPredicate, goes_up: bool) -> Option<Relation> {
        use IntPredicate as P;
        let below = |is_inclusive, is_negated| Relation::Below { is_inclusive, is_negated };
        Some(match (predicate, goes_up) {
            (P::Eq | P::Ne, _) => Relation::Equal { is_negated: predicate == P::Ne },
            (P::Ult, true) | (P::Ugt, false) => below(false, false),
            (P::Uge, true) | (P::Ule, false) => below(false, true),
            (P::Ule, true) | (P::Uge, false) => below(true, false),
            (P::Ugt, true) | (P::Ult, false) => below(true, true),
            _ => return None,
        })
    }
}

/// An exit test that compares a pointer induction variable.
struct ExitTest {
    compare: Op,
    /// The preheader.
    before: Block,
    latch: Block,
    /// The start value of the pointer.
    start: Value,
    /// The increment in bytes.
    step: i64,
    bound: Value,
    /// True if it compares the next value of the pointer.
    is_of_next: bool,
    relation: Relation,
    /// True if the pointer reaches the bound without wraparound, because the behaviour is undefined otherwise.
    is_sure: bool,
}

impl ExitTest {
    fn of(f: &Function, l: &Loop) -> Option<ExitTest> {
        let (&[before], &[latch]) = (&l.entering[..], &l.latches[..]) else { return None };
        f.body.last_op(before).filter(|&op| f.body.name(op) == BR)?;
        let end = f.body.last_op(l.header).filter(|&op| f.body.name(op) == COND_BR)?;
        let leaves = |block: &Block| successors(f.body, *block).iter().any(|edge| !l.contains(edge.block));
        let compare = f.body.defining_op(CondBr(end).condition(f.body))?;
        let [mut pointer, mut bound] = Icmp::cast(f.body, compare)?.operands(f.body);
        let is_here = f.body.parent_block(compare) == Some(l.header);
        if !is_here || !leaves(&l.header) {
            return None;
        }
        let mut predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
        if !l.defines(f, pointer) {
            (pointer, bound) = (bound, pointer);
            predicate = predicate.swapped();
        }
        let is_pointer = matches!(f.cx.type_data(f.body.value_type(pointer)), TypeData::Pointer { .. });
        if !is_pointer || l.defines(f, bound) {
            return None;
        }
        let (starts, nexts) =
            (edge_operands(f.body, before, l.header)?, edge_operands(f.body, latch, l.header)?);
        let args = f.body.block_args(l.header);
        let index = (0..args.len()).find(|&index| args[index] == pointer || nexts[index] == pointer)?;
        let distance = AffineView::new(f).of(nexts[index]);
        let step = distance.constant;
        let is_recurrence = distance.terms[..] == [(Term::Value(args[index]), 1)] && step != 0;
        let are_inbounds = is_inbounds(f, args[index], nexts[index]);
        let is_bounded =
            CountedLoop::by_pointer(f, l).is_some_and(|counted| counted.is_bounded_by_object(f, l));
        let may_stop =
            |op: Op| f.call_effects(op).is_some_and(|effects| effects.may_unwind || effects.may_not_return);
        let is_only_exit = l.blocks.iter().filter(|block| leaves(block)).count() == 1
            && !l.blocks.iter().any(|&block| f.body.block_ops(block).iter().any(|&op| may_stop(op)));
        let never_wraps = are_inbounds || is_bounded;
        let is_sure = is_bounded || (are_inbounds && is_only_exit && l.is_inner);
        let relation = Relation::of(predicate, step > 0)?;
        let has_end = match relation {
            Relation::Equal { .. } => step.unsigned_abs().is_power_of_two() || never_wraps,
            // The trip count may be 2^64, unless that exceeds the size of any object.
            Relation::Below { is_inclusive: true, .. } if step.unsigned_abs() == 1 => is_sure,
            Relation::Below { .. } => step.unsigned_abs() == 1 || never_wraps,
        };
        (is_recurrence && has_end && step != i64::MIN).then_some(ExitTest {
            compare,
            before,
            latch,
            start: starts[index],
            step,
            bound,
            is_of_next: args[index] != pointer,
            relation,
            is_sure,
        })
    }

    /// Replaces the exit test by one of a new induction variable, which counts iterations.
    fn replace(&self, f: &mut Function, l: &Loop) {
        let loc = f.body.loc(self.compare);
        let end = f.body.take_last_op(self.before);
        let mut emit = f.emit(self.before, loc);
        let count = self.trip_count(&mut emit);
        let zero = emit.int(TypeId::I64, 0);
        end.into_iter().for_each(|end| f.body.place_op(self.before, end));
        add_edge_operand(f.body, self.before, l.header, zero);
        let counter = f.body.add_block_arg(l.header, TypeId::I64);
        let (next, test) = if self.is_of_next {
            insert_before(f, l.header, self.compare, |emit| {
                let next = increment(emit, counter);
                (next, emit.compare(self.counted_predicate(), next, count))
            })
        } else {
            let test = insert_before(f, l.header, self.compare, |emit| {
                emit.compare(self.counted_predicate(), counter, count)
            });
            let end = f.body.last_op(self.latch).unwrap_or(self.compare);
            (insert_before(f, self.latch, end, |emit| increment(emit, counter)), test)
        };
        add_edge_operand(f.body, self.latch, l.header, next);
        f.replace(&FxHashMap::from_iter([(f.body.result(self.compare, 0), test)]));
    }

    /// Returns the predicate of the new exit test, whose left operand is the counter.
    fn counted_predicate(&self) -> IntPredicate {
        use IntPredicate as P;
        let is_signed = self.is_sure || self.step.unsigned_abs() > 2;
        match self.relation {
            Relation::Equal { is_negated: true } if self.is_sure => P::Slt,
            Relation::Equal { is_negated: true } => P::Ne,
            Relation::Equal { is_negated: false } if self.is_sure => P::Sge,
            Relation::Equal { is_negated: false } => P::Eq,
            Relation::Below { is_negated: false, .. } if is_signed => P::Slt,
            Relation::Below { is_negated: false, .. } => P::Ult,
            Relation::Below { is_negated: true, .. } if is_signed => P::Sge,
            Relation::Below { is_negated: true, .. } => P::Uge,
        }
    }

    /// Emits the number of increments after which the pointer reaches the bound. It is less than 2^63, unless
    /// wraparound is possible and the increment is one or two bytes.
    fn trip_count(&self, emit: &mut Emitter) -> Value {
        if let Some(count) = self.affine_distance(emit.f) {
            return emit_affine(emit, &count);
        }
        let [start, bound] =
            [self.start, self.bound].map(|it| emit.value(PTRTOINT, &[it], TypeId::I64, DictId::EMPTY));
        let (low, high) = if self.step > 0 { (start, bound) } else { (bound, start) };
        let mut distance = emit.sub(high, low);
        if self.is_sure {
            // An object has at most 2^63 - 1 bytes.
            let most = emit.int(TypeId::I64, i64::MAX.into());
            distance = emit.value(AND, &[distance, most], TypeId::I64, DictId::EMPTY);
        }
        let Relation::Below { is_inclusive, .. } = self.relation else {
            return self.until_equal(emit, distance);
        };
        let entered = if is_inclusive { IntPredicate::Ule } else { IntPredicate::Ult };
        let is_entered = emit.compare(entered, low, high);
        let one = emit.int(TypeId::I64, 1);
        let zero = emit.int(TypeId::I64, 0);
        let count = match self.step.unsigned_abs() {
            1 if !is_inclusive => distance,
            _ => {
                let before = if is_inclusive { distance } else { emit.sub(distance, one) };
                let before = self.divided(emit, before);
                emit.add(before, one)
            }
        };
        emit.value(SELECT, &[is_entered, count, zero], TypeId::I64, DictId::EMPTY)
    }

    /// Returns the distance from the start to the bound in increments if it is an affine expression without their
    /// addresses. It may be negative, which is equivalent to 0, because the exit test is signed.
    fn affine_distance(&self, f: &Function) -> Option<Affine> {
        if !self.is_sure || !is_inbounds(f, self.start, self.bound) {
            return None;
        }
        let view = AffineView::new(f);
        let mut distance = view.of(self.bound).minus(&view.of(self.start));
        let divided = |bytes: i64| (bytes % self.step == 0).then(|| bytes / self.step);
        let is_inclusive = matches!(self.relation, Relation::Below { is_inclusive: true, .. });
        distance.constant = divided(distance.constant)? + i64::from(is_inclusive);
        for term in &mut distance.terms {
            term.1 = divided(term.1)?;
        }
        Some(distance)
    }

    /// Emits the number of increments until the pointer equals the bound; -1 if it never does.
    fn until_equal(&self, emit: &mut Emitter, distance: Value) -> Value {
        let count = self.divided(emit, distance);
        if self.is_sure || self.step.unsigned_abs() == 1 {
            return count;
        }
        let step = emit.int(TypeId::I64, self.step.unsigned_abs().into());
        let left = emit.value(UREM, &[distance, step], TypeId::I64, DictId::EMPTY);
        let (zero, never) = (emit.int(TypeId::I64, 0), emit.int(TypeId::I64, -1));
        let is_multiple = emit.compare(IntPredicate::Eq, left, zero);
        emit.value(SELECT, &[is_multiple, count, never], TypeId::I64, DictId::EMPTY)
    }

    /// Emits the quotient of an unsigned distance and the magnitude of the increment.
    fn divided(&self, emit: &mut Emitter, distance: Value) -> Value {
        let step = self.step.unsigned_abs();
        match step.is_power_of_two() {
            true if step == 1 => distance,
            true => {
                let by = emit.int(TypeId::I64, step.trailing_zeros().into());
                emit.value(LSHR, &[distance, by], TypeId::I64, DictId::EMPTY)
            }
            false => {
                let by = emit.int(TypeId::I64, step.into());
                emit.value(UDIV, &[distance, by], TypeId::I64, DictId::EMPTY)
            }
        }
    }
}

/// Emits the value of an affine expression.
fn emit_affine(emit: &mut Emitter, affine: &Affine) -> Value {
    let constant = emit.int(TypeId::I64, affine.constant.into());
    match emit_sum(emit, &affine.terms, as_i64) {
        Some(terms) => emit.add(terms, constant),
        None => constant,
    }
}

/// Emits the next value of the counter, which does not exceed the trip count.
fn increment(emit: &mut Emitter, counter: Value) -> Value {
    let one = emit.int(TypeId::I64, 1);
    emit.add(counter, one)
}

/// Emits operations before another one of their block.
fn insert_before<T>(f: &mut Function, block: Block, op: Op, emit: impl FnOnce(&mut Emitter) -> T) -> T {
    let ops = f.body.take_ops(block);
    let at = ops.iter().position(|&other| other == op).unwrap_or(ops.len());
    ops[..at].iter().for_each(|&op| f.body.place_op(block, op));
    let loc = f.body.loc(op);
    let inserted = emit(&mut f.emit(block, loc));
    ops[at..].iter().for_each(|&op| f.body.place_op(block, op));
    inserted
}

/// Returns true if all increments from a pointer to another one are `inbounds`, so that they do not wrap.
fn is_inbounds(f: &Function, from: Value, mut to: Value) -> bool {
    for _ in 0..MAX_INCREMENTS {
        if to == from {
            return true;
        }
        let address = f.body.defining_op(to).and_then(|op| GetElementPtr::cast(f.body, op));
        let Some(address) = address else { return false };
        if !f.is_inbounds(address.0) {
            return false;
        }
        to = address.base(f.body);
    }
    false
}
