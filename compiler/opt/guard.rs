//! What is asked before a loop that only then may run in another way: whether there are iterations enough, and whether
//! accesses keep out of each other's way.

use crate::dialect::llvm::arith::{AND, LSHR, OR, SELECT};
use crate::dialect::llvm::cast::{PTRTOINT, SEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{DictId, TypeData, TypeId, Value};

use rustc_hash::FxHashMap;

use super::access::{Access, Dependence, Stride};
use super::function::Emitter;
use super::linear::{Linear, Term};
use super::loops::CountedLoop;
use super::remark::Missed;

/// Whether all conditions hold.
pub(super) fn all(emit: &mut Emitter, conditions: &[Value]) -> Option<Value> {
    let (&first, others) = conditions.split_first()?;
    Some(others.iter().fold(first, |all, &other| emit.value(AND, &[all, other], TypeId::I1, DictId::EMPTY)))
}

/// The number of iterations, as a number of the counter's type, and whether that number is right and at least `lanes`.
pub(super) fn iterations(emit: &mut Emitter, l: &CountedLoop, lanes: i64) -> (Value, Value) {
    let width = emit.f.cx.int_width(l.ty).unwrap_or(64);
    if let Some(last) = first_bound_of(emit, l, lanes) {
        let last = emit.int(l.ty, last);
        let count = emit.sub(l.bound, l.start);
        return (count, emit.compare(IntPredicate::Sge, l.bound, last));
    }
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
        // Constants are signed: the largest unsigned number is -1.
        let last = if is_unsigned { -1 } else { (1i128 << (width - 1)) - 1 };
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

/// The lowest bound with which a loop from a known number on has enough iterations, if one signed comparison tells.
fn first_bound_of(emit: &Emitter, l: &CountedLoop, lanes: i64) -> Option<i128> {
    let start = emit.f.constant_of(l.start)?;
    let width = emit.f.cx.int_width(l.ty)?;
    let bound = start + i128::from(lanes);
    let is_signed = l.predicate != IntPredicate::Ult && l.step == 1;
    (is_signed && width <= 64 && bound < 1 << (width - 1)).then_some(bound)
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

/// What the loop touches through addresses that differ by constants.
#[derive(Debug)]
struct Range {
    /// The lowest address of an iteration.
    address: Linear,
    /// Bytes from there on that an iteration touches.
    size: i64,
    /// How it moves.
    stride: Stride,
}

/// How many overlaps are looked for at run time at most.
const MAX_CHECKS: usize = 12;

/// Parts of memory of which some must not overlap.
#[derive(Debug)]
pub(super) struct Overlaps {
    ranges: Vec<Range>,
    /// Pairs of numbers in `ranges`.
    pairs: Vec<(usize, usize)>,
}

impl Overlaps {
    /// What must not overlap when `dependence` says so of two accesses by their numbers, the first before the second; if
    /// none are in conflict, and not too much is to ask.
    pub(super) fn of(
        accesses: &[Access],
        dependence: impl Fn(usize, usize) -> Dependence,
    ) -> Result<Overlaps, Missed> {
        let (ranges, range_of) = ranges(accesses).ok_or(Missed::Addresses)?;
        let mut pairs = Vec::new();
        for i in 0..accesses.len() {
            for j in i + 1..accesses.len() {
                let [first, second] = [i, j].map(|number| accesses[number].op);
                match dependence(i, j) {
                    Dependence::None => continue,
                    Dependence::Conflict(distance) => {
                        return Err(Missed::Dependence(first, second, distance));
                    }
                    Dependence::Unknown => {}
                }
                let pair = (range_of[i].min(range_of[j]), range_of[i].max(range_of[j]));
                if pair.0 == pair.1 || [i, j].iter().any(|&it| accesses[it].stride == Stride::Irregular) {
                    return Err(Missed::Unpredictable(first, second));
                }
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
        }
        if pairs.len() > MAX_CHECKS {
            return Err(Missed::Checks(pairs.len()));
        }
        Ok(Overlaps { ranges, pairs })
    }

    /// How many overlaps are asked for.
    pub(super) fn count(&self) -> usize {
        self.pairs.len()
    }

    /// Whether nothing is to ask.
    pub(super) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Whether nothing overlaps while the counter goes from the first to the last number; `None` if that is known.
    pub(super) fn none(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        (first, last): (Value, Value),
    ) -> Option<Value> {
        let mut conditions = Vec::new();
        for &(a, b) in &self.pairs {
            let [a, b] = [a, b].map(|range| ends(emit, copies, &self.ranges[range], l, (first, last)));
            let a_before_b = emit.compare(IntPredicate::Ule, a.1, b.0);
            let b_before_a = emit.compare(IntPredicate::Ule, b.1, a.0);
            conditions.push(emit.value(OR, &[a_before_b, b_before_a], TypeId::I1, DictId::EMPTY));
        }
        all(emit, &conditions)
    }
}

/// The parts of memory of some accesses, and which is whose, if 64 bits can count their bytes.
fn ranges(accesses: &[Access]) -> Option<(Vec<Range>, Vec<usize>)> {
    let mut ranges: Vec<Range> = Vec::new();
    let mut range_of = Vec::new();
    for access in accesses {
        let place = ranges.iter().position(|range: &Range| range.address.terms == access.address.terms);
        let Some(at) = place else {
            range_of.push(ranges.len());
            let (address, stride) = (access.address.clone(), access.stride);
            ranges.push(Range { address, size: access.size, stride });
            continue;
        };
        let range = &mut ranges[at];
        let (first, end) = (range.address.constant, range.address.constant.checked_add(range.size)?);
        let end = end.max(access.address.constant.checked_add(access.size)?);
        range.address.constant = first.min(access.address.constant);
        range.size = end.checked_sub(range.address.constant)?;
        range_of.push(at);
    }
    Some((ranges, range_of))
}

/// Values that are the same in all iterations, computed before the loop.
#[derive(Default, Clone)]
pub(super) struct Copies {
    of: FxHashMap<Value, Value>,
}

impl Copies {
    /// An invariant value where operations are made now: itself, or a copy of what makes it in the loop.
    pub(super) fn invariant(&mut self, emit: &mut Emitter, l: &CountedLoop, value: Value) -> Value {
        if !l.defines(emit.f, value) {
            return value;
        }
        if let Some(&copy) = self.of.get(&value) {
            return copy;
        }
        let Some(op) = emit.f.body.defining_op(value) else { return value };
        let operands = emit.f.body.operands(op).to_vec();
        let operands: Vec<Value> =
            operands.into_iter().map(|operand| self.invariant(emit, l, operand)).collect();
        let (name, attrs, ty) = (emit.f.body.name(op), emit.f.body.attrs(op), emit.ty(value));
        let copy = emit.value(name, &operands, ty, attrs);
        self.of.insert(value, copy);
        copy
    }
}

/// The counter some iterations after it was `from`.
pub(super) fn counter_after(emit: &mut Emitter, l: &CountedLoop, from: Value, iterations: Value) -> Value {
    let step = emit.int(l.ty, l.step.into());
    let distance = if l.step == 1 { iterations } else { emit.mul(iterations, step) };
    emit.add(from, distance)
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
    let (low, high) = match range.stride {
        Stride::Bytes(0) => (at_first, at_first),
        Stride::Bytes(bytes) if bytes > 0 => (at_first, at_last),
        Stride::Bytes(_) => (at_last, at_first),
        _ => {
            let goes_up = emit.compare(IntPredicate::Ule, at_first, at_last);
            let low = emit.value(SELECT, &[goes_up, at_first, at_last], TypeId::I64, DictId::EMPTY);
            (low, emit.value(SELECT, &[goes_up, at_last, at_first], TypeId::I64, DictId::EMPTY))
        }
    };
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

/// A pointer or an integer as a number of 64 bits.
pub(super) fn as_i64(emit: &mut Emitter, value: Value) -> Value {
    let ty = emit.ty(value);
    match emit.f.cx.type_data(ty) {
        TypeData::Pointer { .. } => emit.value(PTRTOINT, &[value], TypeId::I64, DictId::EMPTY),
        TypeData::Integer { width, .. } if *width < 64 => {
            emit.value(SEXT, &[value], TypeId::I64, DictId::EMPTY)
        }
        _ => value,
    }
}
