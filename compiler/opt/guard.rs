//! What is asked before a loop that only then may run in another way: whether there are iterations enough, and whether
//! accesses keep out of each other's way.

use crate::dialect::llvm::arith::{AND, LSHR, OR, SELECT, UDIV};
use crate::dialect::llvm::cast::{PTRTOINT, SEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Block, DictId, TypeData, TypeId, Value};

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

/// How many of some iterations are done when `lanes`, a power of two, run at once: not by a mask, which Cranelift's optimiser
/// would apply again in each iteration.
pub(super) fn whole(emit: &mut Emitter, count: Value, lanes: i64) -> Value {
    if lanes == 1 {
        return count;
    }
    let ty = emit.ty(count);
    let below = emit.int(ty, i128::from(lanes) - 1);
    let left = emit.value(AND, &[count, below], ty, DictId::EMPTY);
    emit.sub(count, left)
}

/// The number of iterations, as a number of the counter's type, and whether that number is right and at least `lanes`.
pub(super) fn iterations(emit: &mut Emitter, l: &CountedLoop, lanes: i64) -> (Value, Value) {
    let (low, high) = if l.step > 0 { (l.start, l.bound) } else { (l.bound, l.start) };
    let distance = emit.sub(high, low);
    if let Some(first) = first_high_of(emit, l, lanes) {
        let first = emit.int(l.ty, first);
        let count = if l.is_inclusive() { plus_one(emit, l, distance) } else { distance };
        return (count, emit.compare(IntPredicate::Sge, high, first));
    }
    let mut conditions = vec![is_below(emit, l, low, high)];
    conditions.extend(reaches_end(emit, l));
    let count = match (l.predicate, l.step.abs()) {
        (_, 1) if l.is_inclusive() => plus_one(emit, l, distance),
        (_, 1) => distance,
        (IntPredicate::Ne, step) => {
            // Else the counter would miss the bound.
            let count = divided(emit, distance, l);
            let step = emit.int(l.ty, step.into());
            let product = emit.mul(count, step);
            conditions.push(emit.compare(IntPredicate::Eq, product, distance));
            count
        }
        _ if l.is_inclusive() => {
            let before = divided(emit, distance, l);
            plus_one(emit, l, before)
        }
        _ => {
            let one = emit.int(l.ty, 1);
            let distance = emit.sub(distance, one);
            let before = divided(emit, distance, l);
            plus_one(emit, l, before)
        }
    };
    let lanes = emit.int(l.ty, lanes.into());
    let is_enough = emit.compare(IntPredicate::Uge, count, lanes);
    conditions.push(is_enough);
    let holds = all(emit, &conditions).unwrap_or(is_enough);
    (count, holds)
}

fn plus_one(emit: &mut Emitter, l: &CountedLoop, number: Value) -> Value {
    let one = emit.int(l.ty, 1);
    emit.add(number, one)
}

/// Whether there is an iteration: of the first number and the bound, the lower one is below the higher one.
fn is_below(emit: &mut Emitter, l: &CountedLoop, low: Value, high: Value) -> Value {
    use IntPredicate as P;
    let predicate = match (l.is_unsigned(), l.is_inclusive()) {
        (true, true) => P::Ule,
        (true, false) => P::Ult,
        (false, true) => P::Sle,
        (false, false) => P::Slt,
    };
    let is_below = emit.compare(predicate, low, high);
    // Of fewer than 64 bits, no counter may be negative on its way, because addresses extend it with its sign.
    if l.is_unsigned() && width(emit, l) < 64 {
        let zero = emit.int(l.ty, 0);
        let is_positive = emit.compare(P::Sge, high, zero);
        return emit.value(AND, &[is_positive, is_below], TypeId::I1, DictId::EMPTY);
    }
    is_below
}

/// Whether the counter gets to the end of the loop before it wraps; `None` if it does.
fn reaches_end(emit: &mut Emitter, l: &CountedLoop) -> Option<Value> {
    // How far the counter may get behind the bound.
    let beyond = i128::from(l.step.abs()) - i128::from(!l.is_inclusive());
    if l.predicate == IntPredicate::Ne || beyond == 0 {
        return None;
    }
    let bits = width(emit, l);
    let is_wide = l.is_unsigned() && bits == 64;
    let (number, predicate) = match (l.step > 0, is_wide) {
        // Constants are signed: the largest unsigned number is -1.
        (true, true) => (-1 - beyond, IntPredicate::Ule),
        (true, false) => ((1i128 << (bits - 1)) - 1 - beyond, IntPredicate::Sle),
        (false, true) => (beyond, IntPredicate::Uge),
        (false, false) if l.is_unsigned() => (beyond, IntPredicate::Sge),
        (false, false) => (beyond - (1i128 << (bits - 1)), IntPredicate::Sge),
    };
    let number = emit.int(l.ty, number);
    Some(emit.compare(predicate, l.bound, number))
}

fn width(emit: &Emitter, l: &CountedLoop) -> u32 {
    emit.f.cx.int_width(l.ty).unwrap_or(64)
}

/// If one signed comparison tells whether there are iterations enough: the lowest that the higher one of the first number
/// and the bound may be, where the lower one is known.
fn first_high_of(emit: &Emitter, l: &CountedLoop, lanes: i64) -> Option<i128> {
    let low = emit.f.constant_of(if l.step > 0 { l.start } else { l.bound })?;
    let bits = emit.f.cx.int_width(l.ty)?;
    let first = low + i128::from(lanes) - i128::from(l.is_inclusive());
    let is_simple = !l.is_unsigned() && l.step.abs() == 1 && bits <= 64;
    // The counter stops just below the lower one, or the bound just below the highest number there is.
    let has_end = !l.is_inclusive() || (l.step < 0 && low > -(1i128 << (bits - 1)));
    (is_simple && has_end && first < 1i128 << (bits - 1)).then_some(first)
}

/// An unsigned number divided by how far the counter goes each time.
fn divided(emit: &mut Emitter, number: Value, l: &CountedLoop) -> Value {
    let step = l.step.abs();
    if step.count_ones() == 1 {
        let by = emit.int(l.ty, step.trailing_zeros().into());
        return emit.value(LSHR, &[number, by], l.ty, DictId::EMPTY);
    }
    let by = emit.int(l.ty, step.into());
    emit.value(UDIV, &[number, by], l.ty, DictId::EMPTY)
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
        self.copy(emit, &|block| l.blocks.contains(&block), value)
    }

    /// A value that a loop whose blocks are `inside` makes of what is there where operations are made now.
    pub(super) fn copy(
        &mut self,
        emit: &mut Emitter,
        inside: &impl Fn(Block) -> bool,
        value: Value,
    ) -> Value {
        if !emit.f.block_of(value).is_some_and(inside) {
            return value;
        }
        if let Some(&copy) = self.of.get(&value) {
            return copy;
        }
        let Some(op) = emit.f.body.defining_op(value) else { return value };
        let operands = emit.f.body.operands(op).to_vec();
        let operands: Vec<Value> =
            operands.into_iter().map(|operand| self.copy(emit, inside, operand)).collect();
        let (name, attrs, ty) = (emit.f.body.name(op), emit.f.body.attrs(op), emit.ty(value));
        let copy = emit.value(name, &operands, ty, attrs);
        self.of.insert(value, copy);
        copy
    }
}

/// The counter some iterations after it was `from`.
pub(super) fn counter_after(emit: &mut Emitter, l: &CountedLoop, from: Value, iterations: Value) -> Value {
    if l.step == -1 {
        return emit.sub(from, iterations);
    }
    let step = emit.int(l.ty, l.step.into());
    let distance = emit.mul(iterations, step);
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
