//! What is asked before the vectors: whether there are iterations enough, and whether accesses keep out of each other's way.

use crate::dialect::llvm::arith::{AND, LSHR, OR, SELECT};
use crate::dialect::llvm::cast::{PTRTOINT, SEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{DictId, TypeData, TypeId, Value};

use super::super::function::Emitter;
use super::super::linear::{Linear, Term};
use super::super::loops::CountedLoop;
use super::plan::{Plan, Range};
use super::widen::Copies;

/// Whether all conditions hold.
pub(super) fn all(emit: &mut Emitter, conditions: &[Value]) -> Option<Value> {
    let (&first, others) = conditions.split_first()?;
    Some(others.iter().fold(first, |all, &other| emit.value(AND, &[all, other], TypeId::I1, DictId::EMPTY)))
}

/// The number of iterations, as a number of the counter's type, and whether that number is right and at least `lanes`.
pub(super) fn iterations(emit: &mut Emitter, l: &CountedLoop, lanes: i64) -> (Value, Value) {
    let width = emit.f.cx.int_width(l.ty).unwrap_or(64);
    let (one, zero) = (emit.int(l.ty, 1), emit.int(l.ty, 0));
    let mut conditions = vec![match l.predicate {
        // Of fewer than 64 bits, no counter may be negative on its way, because addresses extend it with its sign.
        IntPredicate::Ult if width < 64 => {
            let is_positive = emit.compare(IntPredicate::Sge, l.bound, zero);
            let is_below = emit.compare(IntPredicate::Ult, l.start, l.bound);
            all(emit, &[is_positive, is_below]).unwrap_or(is_below)
        }
        IntPredicate::Ult => emit.compare(IntPredicate::Ult, l.start, l.bound),
        _ => emit.compare(IntPredicate::Slt, l.start, l.bound),
    }];
    let mut count = emit.sub(l.bound, l.start);
    if l.step != 1 {
        // Else the counter would wrap before it reaches the bound.
        let is_unsigned = l.predicate == IntPredicate::Ult && width == 64;
        let last = if is_unsigned { u64::MAX.into() } else { (1i128 << (width - 1)) - 1 };
        let highest = emit.int(l.ty, last - i128::from(l.step) + 1);
        let predicate = if is_unsigned { IntPredicate::Ule } else { IntPredicate::Sle };
        let reaches = emit.compare(predicate, l.bound, highest);
        conditions.push(reaches);
        count = emit.sub(count, one);
        count = divided(emit, count, l);
        count = emit.add(count, one);
    }
    let lanes = emit.int(l.ty, lanes.into());
    let is_enough = emit.compare(IntPredicate::Uge, count, lanes);
    conditions.push(is_enough);
    let holds = all(emit, &conditions).unwrap_or(is_enough);
    (count, holds)
}

/// An unsigned number divided by the step.
fn divided(emit: &mut Emitter, number: Value, l: &CountedLoop) -> Value {
    let step = i128::from(l.step);
    if l.step.count_ones() == 1 {
        let by = emit.int(l.ty, l.step.trailing_zeros().into());
        return emit.value(LSHR, &[number, by], l.ty, DictId::EMPTY);
    }
    let by = emit.int(l.ty, step);
    emit.value(crate::dialect::llvm::arith::UDIV, &[number, by], l.ty, DictId::EMPTY)
}

/// Whether no two parts of memory overlap of which that must be known. `first` and `last` are the counter's first and last
/// number in the vectors.
pub(super) fn no_overlap(
    emit: &mut Emitter,
    copies: &mut Copies,
    plan: &Plan,
    l: &CountedLoop,
    (first, last): (Value, Value),
) -> Option<Value> {
    let mut conditions = Vec::new();
    for &(a, b) in &plan.checks {
        let [a, b] = [a, b].map(|range| ends(emit, copies, &plan.ranges[range], l, (first, last)));
        let a_before_b = emit.compare(IntPredicate::Ule, a.1, b.0);
        let b_before_a = emit.compare(IntPredicate::Ule, b.1, a.0);
        conditions.push(emit.value(OR, &[a_before_b, b_before_a], TypeId::I1, DictId::EMPTY));
    }
    all(emit, &conditions)
}

/// The first byte of a range over all iterations, and the one after the last.
fn ends(
    emit: &mut Emitter,
    copies: &mut Copies,
    range: &Range,
    l: &CountedLoop,
    (first, last): (Value, Value),
) -> (Value, Value) {
    let at_first = address(emit, copies, l, &range.address, first);
    let at_last = address(emit, copies, l, &range.address, last);
    let goes_up = emit.compare(IntPredicate::Ule, at_first, at_last);
    let low = emit.value(SELECT, &[goes_up, at_first, at_last], TypeId::I64, DictId::EMPTY);
    let high = emit.value(SELECT, &[goes_up, at_last, at_first], TypeId::I64, DictId::EMPTY);
    let size = emit.int(TypeId::I64, range.size.into());
    (low, emit.add(high, size))
}

/// The number of an address for one number of the counter.
fn address(emit: &mut Emitter, copies: &mut Copies, l: &CountedLoop, linear: &Linear, at: Value) -> Value {
    let mut sum = emit.int(TypeId::I64, linear.constant.into());
    for &(term, factor) in &linear.terms {
        let mut number = |value: Value| {
            let value = if value == l.counter { at } else { copies.invariant(emit, l, value) };
            as_i64(emit, value)
        };
        let mut product = match term {
            Term::Value(value) => number(value),
            Term::Product(a, b) => {
                let (a, b) = (number(a), number(b));
                emit.mul(a, b)
            }
        };
        if factor != 1 {
            let factor = emit.int(TypeId::I64, factor.into());
            product = emit.mul(product, factor);
        }
        sum = emit.add(sum, product);
    }
    sum
}

fn as_i64(emit: &mut Emitter, value: Value) -> Value {
    let ty = emit.ty(value);
    match emit.f.cx.type_data(ty) {
        TypeData::Pointer { .. } => emit.value(PTRTOINT, &[value], TypeId::I64, DictId::EMPTY),
        TypeData::Integer { width, .. } if *width < 64 => {
            emit.value(SEXT, &[value], TypeId::I64, DictId::EMPTY)
        }
        _ => value,
    }
}
