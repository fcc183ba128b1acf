//! Guards of transformed loops: trip counts and their runtime checks. Checks of overlapping accesses are in `overlaps`.

use crate::dialect::llvm::arith::{AND, LSHR, POISON, UDIV};
use crate::dialect::llvm::cast::{PTRTOINT, SEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::CondBr;
use crate::ir::{Block, DictId, TypeData, TypeId, Value};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop};
use crate::opt::function::{Emitter, Function};

use rustc_hash::FxHashMap;

/// Emits the conjunction of conditions; `None` if there are none.
pub(crate) fn all(emit: &mut Emitter, conditions: &[Value]) -> Option<Value> {
    let (&first, others) = conditions.split_first()?;
    Some(others.iter().fold(first, |all, &other| emit.value(AND, &[all, other], TypeId::I1, DictId::EMPTY)))
}

/// Emits a trip count rounded down to a multiple of `lanes`, a power of two. It subtracts the remainder, because
/// Cranelift would rematerialize a bit mask in each iteration.
pub(crate) fn round_down(emit: &mut Emitter, count: Value, lanes: i64) -> Value {
    if lanes == 1 {
        return count;
    }
    let ty = emit.ty(count);
    let below = emit.int(ty, i128::from(lanes) - 1);
    let left = emit.value(AND, &[count, below], ty, DictId::EMPTY);
    emit.sub(count, left)
}

/// Emits the trip count in the type of the induction variable, and the condition that it is exact and at least `lanes`.
pub(crate) fn iterations(emit: &mut Emitter, l: &CountedLoop, lanes: i64) -> (Value, Value) {
    let (low, high) = if l.step > 0 { (l.start, l.bound) } else { (l.bound, l.start) };
    let distance = emit.sub(high, low);
    if let Some(first) = min_high_for_trip_count(emit, l, lanes) {
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
            // If the step does not divide the distance, the induction variable skips the bound.
            let count = divided(emit, distance, l.step);
            let step = emit.int(l.ty, step.into());
            let product = emit.mul(count, step);
            conditions.push(emit.compare(IntPredicate::Eq, product, distance));
            count
        }
        _ if l.is_inclusive() => {
            let before = divided(emit, distance, l.step);
            plus_one(emit, l, before)
        }
        _ => {
            let one = emit.int(l.ty, 1);
            let distance = emit.sub(distance, one);
            let before = divided(emit, distance, l.step);
            plus_one(emit, l, before)
        }
    };
    let lanes = emit.int(l.ty, lanes.into());
    let is_enough = emit.compare(IntPredicate::Uge, count, lanes);
    conditions.push(is_enough);
    let holds = all(emit, &conditions).unwrap_or(is_enough);
    (count, holds)
}

/// Emits the latch condition of a loop guarded by [`iterations`]: the loop continues while the next value of the
/// induction variable, `next`, has not reached `end`.
///
/// Cranelift rewrites `next + constant != end` to a comparison of the value before the addition. Both values are live
/// then, and each iteration copies one of them. Cranelift keeps ordered comparisons.
pub(crate) fn latch_condition(emit: &mut Emitter, l: &CountedLoop, next: Value, end: Value) -> Value {
    use IntPredicate as P;
    let predicate = match (l.is_unsigned(), l.step > 0) {
        (true, true) => P::Ult,
        (true, false) => P::Ugt,
        (false, true) => P::Slt,
        (false, false) => P::Sgt,
    };
    emit.compare(predicate, next, end)
}

fn plus_one(emit: &mut Emitter, l: &CountedLoop, number: Value) -> Value {
    let one = emit.int(l.ty, 1);
    emit.add(number, one)
}

/// Emits the condition that the loop is entered.
fn is_below(emit: &mut Emitter, l: &CountedLoop, low: Value, high: Value) -> Value {
    use IntPredicate as P;
    let predicate = match (l.is_unsigned(), l.is_inclusive()) {
        (true, true) => P::Ule,
        (true, false) => P::Ult,
        (false, true) => P::Sle,
        (false, false) => P::Slt,
    };
    let is_below = emit.compare(predicate, low, high);
    // Addresses sign-extend narrow unsigned induction variables, which therefore must not be negative.
    if l.is_unsigned() && width(emit, l) < 64 {
        let zero = emit.int(l.ty, 0);
        let is_positive = emit.compare(P::Sge, high, zero);
        return emit.value(AND, &[is_positive, is_below], TypeId::I1, DictId::EMPTY);
    }
    is_below
}

/// Emits the condition that the induction variable does not wrap before the exit; `None` if it never wraps.
fn reaches_end(emit: &mut Emitter, l: &CountedLoop) -> Option<Value> {
    // The maximum distance between the bound and the last value of the induction variable.
    let beyond = i128::from(l.step.abs()) - i128::from(!l.is_inclusive());
    if l.predicate == IntPredicate::Ne || beyond == 0 {
        return None;
    }
    let bits = width(emit, l);
    let is_wide = l.is_unsigned() && bits == 64;
    let (number, predicate) = match (l.step > 0, is_wide) {
        // Constants are signed: the largest unsigned integer is -1.
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

/// Returns the least value of the greater one of start and bound for which the trip count is at least `lanes`. The
/// smaller one must be constant, and a signed comparison must suffice.
fn min_high_for_trip_count(emit: &Emitter, l: &CountedLoop, lanes: i64) -> Option<i128> {
    let low = emit.f.constant_of(if l.step > 0 { l.start } else { l.bound })?;
    let bits = emit.f.cx.int_width(l.ty)?;
    let first = low + i128::from(lanes) - i128::from(l.is_inclusive());
    let is_simple = !l.is_unsigned() && l.step.abs() == 1 && bits <= 64;
    // An inclusive loop steps past its bound. Only a constant bound proves that this does not wrap.
    let has_end = !l.is_inclusive() || (l.step < 0 && low > -(1i128 << (bits - 1)));
    (is_simple && has_end && first < 1i128 << (bits - 1)).then_some(first)
}

/// Emits the quotient of an unsigned integer and the magnitude of a step.
pub(crate) fn divided(emit: &mut Emitter, number: Value, step: i64) -> Value {
    let (step, ty) = (step.abs(), emit.ty(number));
    if step.count_ones() == 1 {
        let by = emit.int(ty, step.trailing_zeros().into());
        return emit.value(LSHR, &[number, by], ty, DictId::EMPTY);
    }
    let by = emit.int(ty, step.into());
    emit.value(UDIV, &[number, by], ty, DictId::EMPTY)
}

/// Clones of loop-invariant expressions before the loop.
#[derive(Default, Clone)]
pub(crate) struct Copies {
    of: FxHashMap<Value, Value>,
}

impl Copies {
    /// Creates a table with replacements of values, such as those of header arguments by start values.
    pub(crate) fn with(of: FxHashMap<Value, Value>) -> Copies {
        Copies { of }
    }

    /// Returns a loop-invariant value at the insertion point: itself, or a clone of its definition in the loop.
    pub(crate) fn invariant(&mut self, emit: &mut Emitter, l: &CountedLoop, value: Value) -> Value {
        self.copy(emit, &|block| l.blocks.contains(&block), value)
    }

    /// Clones the definition of a value in the loop whose blocks satisfy `inside`.
    pub(crate) fn copy(
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

/// Inserts operations before a loop that are executed only if the loop is entered, under a clone of the exit test in
/// the header. `first` emits them, given the clones of header values in the first iteration, and returns values of
/// `types`. Returns the new preheader and these values as its arguments, which are poison if the loop is not entered.
pub(crate) fn guard_first(
    f: &mut Function,
    l: &Loop,
    before: Block,
    types: &[TypeId],
    first: impl FnOnce(&mut Emitter, &mut Copies) -> Vec<Value>,
) -> Option<(Block, Vec<Value>)> {
    let loc = f.loop_loc(l.header);
    let inits = edge_operands(f.body, before, l.header)?.to_vec();
    let end = f.body.last_op(l.header)?;
    let condition = CondBr(end).condition(f.body);
    let continues = l.contains(successors(f.body, l.header)[0].block);
    let args = f.body.block_args(l.header).iter().copied();
    let mut copies = Copies::with(args.zip(inits.iter().copied()).collect());
    let guarded = f.new_block_before(l.header, &[]);
    let join = f.new_block_before(l.header, types);
    f.body.take_last_op(before);

    let mut emit = f.emit(before, loc);
    let runs = copies.copy(&mut emit, &|block| l.contains(block), condition);
    let nothing: Vec<Value> = types.iter().map(|&ty| emit.value(POISON, &[], ty, DictId::EMPTY)).collect();
    let (yes, no) = ((guarded, &[][..]), (join, &nothing[..]));
    if continues {
        emit.branch_if(runs, yes, no)
    } else {
        emit.branch_if(runs, no, yes)
    }
    emit.block = guarded;
    let values = first(&mut emit, &mut copies);
    emit.branch(join, &values);
    emit.block = join;
    emit.branch(l.header, &inits);
    Some((join, f.body.block_args(join).to_vec()))
}

/// Emits the value of the induction variable `iterations` iterations after the value `from`.
pub(crate) fn counter_after(emit: &mut Emitter, l: &CountedLoop, from: Value, iterations: Value) -> Value {
    if l.step == -1 {
        return emit.sub(from, iterations);
    }
    let step = emit.int(l.ty, l.step.into());
    let distance = emit.mul(iterations, step);
    emit.add(from, distance)
}

/// Emits the conversion of a pointer or an integer to 64 bits, with sign extension.
pub(crate) fn as_i64(emit: &mut Emitter, value: Value) -> Value {
    let ty = emit.ty(value);
    match emit.f.cx.type_data(ty) {
        TypeData::Pointer { .. } => emit.value(PTRTOINT, &[value], TypeId::I64, DictId::EMPTY),
        TypeData::Integer { width, .. } if *width < 64 => {
            emit.value(SEXT, &[value], TypeId::I64, DictId::EMPTY)
        }
        _ => value,
    }
}
