//! Instruction combining: peephole rewrites of operations to canonical form.
//!
//! Most rewrites are rows of a table (`rules`). Others are functions, where a rule cannot express them: truncated
//! expressions, extended floats, reciprocals, tests for NaN and null, population counts, splats of lanes, operations with
//! flags and members of aggregates. Control flow does not change.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{CONSTANT, ZERO};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::ir::{Block, Op, Traits, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

use super::by_flags::ByFlags;
use super::constant_lanes::ConstantLanes;
use super::dce::remove_unused;
use super::forwarding::forwarded;
use super::lane_shift::LaneShift;
use super::lane_splat::LaneSplat;
use super::nan_test::NanTest;
use super::narrow_float::NarrowFloat;
use super::narrow_trunc::NarrowTrunc;
use super::null_test::NullTest;
use super::population_count::PopulationCount;
use super::reciprocal::Reciprocal;
use super::rules::{Match, UseCounts};

/// Upper bound on the number of sweeps over a function.
const MAX_ROUNDS: u32 = 3;
/// Upper bound on the rewrites of one operation in a sweep.
const MAX_REWRITES: u32 = 8;

/// The pass.
pub(crate) fn combine(f: &mut Function) {
    let mut is_any = false;
    for _ in 0..MAX_ROUNDS {
        if !sweep(f) {
            break;
        }
        is_any = true;
    }
    if is_any {
        remove_unused(f);
    }
}

/// The existing value or constant that replaces an operation. Emits the constant.
pub(crate) fn identity(f: &mut Function, block: Block, op: Op) -> Option<Value> {
    let found = match forwarded(f, op) {
        Some(value) => Rewrite::Value(value),
        None => Rewrite::Rule(Match::identity(f, op)?),
    };
    if !f.may_rewrite() {
        return None;
    }
    let loc = f.body.loc(op);
    found.emit(&mut f.emit(block, loc), op)
}

/// Rewrites the operations of a function once. Returns true if it replaced any.
fn sweep(f: &mut Function) -> bool {
    let uses = UseCounts::default();
    let mut values = FxHashMap::default();
    for block in f.blocks() {
        let ops = f.body.block_ops(block);
        if !values.is_empty()
            || ops.iter().any(|&op| is_out_of_order(f, op) || Rewrite::of(f, &uses, op).is_some())
        {
            rewrite_block(f, &uses, block, &mut values);
        }
    }
    f.replace(&values);
    !values.is_empty()
}

fn rewrite_block(f: &mut Function, uses: &UseCounts, block: Block, values: &mut FxHashMap<Value, Value>) {
    uses.counted(f);
    for op in f.body.take_ops(block) {
        resolve(f, op, values);
        if is_out_of_order(f, op) && f.may_rewrite() {
            swap_operands(f, op);
        }
        f.body.place_op(block, op);
        if f.body.result_count(op) == 1
            && let Some(value) = rewritten(f, uses, block, op)
        {
            values.insert(f.body.result(op, 0), value);
        }
    }
}

/// Rewrites an operation until no rewrite applies. Returns the value that replaces its result, if any.
fn rewritten(f: &mut Function, uses: &UseCounts, block: Block, op: Op) -> Option<Value> {
    let (loc, mut last) = (f.body.loc(op), op);
    let mut value = None;
    for _ in 0..MAX_REWRITES {
        let Some(rewrite) = Rewrite::of(f, uses, last).filter(|_| f.may_rewrite()) else { break };
        let first_new = f.body.op_count();
        let Some(new) = rewrite.emit(&mut f.emit(block, loc), last) else { break };
        value = Some(new);
        match f.body.defining_op(new).filter(|op| op.index() >= first_new) {
            Some(op) => last = op,
            None => break,
        }
    }
    value
}

/// Replaces the operands of an operation. Replacements are followed transitively.
pub(crate) fn resolve(f: &mut Function, op: Op, values: &FxHashMap<Value, Value>) {
    for index in 0..f.body.operands(op).len() {
        let mut value = f.body.operands(op)[index];
        while let Some(&other) = values.get(&value) {
            value = other;
        }
        f.body.set_operand(op, index, value);
    }
}

/// The rewrite of an operation.
enum Rewrite {
    /// Replacement by an existing value.
    Value(Value),
    Rule(Match),
    NarrowTrunc(NarrowTrunc),
    NarrowFloat(NarrowFloat),
    Reciprocal(Reciprocal),
    NanTest(NanTest),
    NullTest(NullTest),
    LaneSplat(LaneSplat),
    LaneShift(LaneShift),
    ConstantLanes(ConstantLanes),
    ByFlags(ByFlags),
    PopulationCount(PopulationCount),
}

impl Rewrite {
    fn of(f: &Function, uses: &UseCounts, op: Op) -> Option<Rewrite> {
        let found = Match::of(f, uses, op).map(Rewrite::Rule);
        let found = found.or_else(|| NarrowTrunc::of(f, uses, op).map(Rewrite::NarrowTrunc));
        let found = found.or_else(|| NarrowFloat::of(f, uses, op).map(Rewrite::NarrowFloat));
        let found = found.or_else(|| Reciprocal::of(f, op).map(Rewrite::Reciprocal));
        let found = found.or_else(|| NanTest::of(f, op).map(Rewrite::NanTest));
        let found = found.or_else(|| NullTest::of(f, op).map(Rewrite::NullTest));
        let found = found.or_else(|| LaneSplat::of(f, op).map(Rewrite::LaneSplat));
        let found = found.or_else(|| LaneShift::of(f, op).map(Rewrite::LaneShift));
        let found = found.or_else(|| ConstantLanes::of(f, op).map(Rewrite::ConstantLanes));
        let found = found.or_else(|| ByFlags::of(f, op).map(Rewrite::ByFlags));
        let found = found.or_else(|| PopulationCount::of(f, op).map(Rewrite::PopulationCount));
        found.or_else(|| forwarded(f, op).map(Rewrite::Value))
    }

    fn emit(&self, emit: &mut Emitter, op: Op) -> Option<Value> {
        match self {
            Rewrite::Value(value) => Some(*value),
            Rewrite::Rule(rule) => rule.emit(emit, op),
            Rewrite::NarrowTrunc(trunc) => Some(trunc.emit(emit, op)),
            Rewrite::NarrowFloat(narrow) => Some(narrow.emit(emit, op)),
            Rewrite::Reciprocal(reciprocal) => Some(reciprocal.emit(emit, op)),
            Rewrite::PopulationCount(count) => Some(count.emit(emit)),
            Rewrite::NanTest(test) => Some(test.emit(emit, op)),
            Rewrite::NullTest(test) => Some(test.emit(emit, op)),
            Rewrite::LaneSplat(splat) => Some(splat.emit(emit)),
            Rewrite::LaneShift(shift) => Some(shift.emit(emit)),
            Rewrite::ByFlags(replacement) => Some(replacement.emit(emit, op)),
            Rewrite::ConstantLanes(lanes) => Some(lanes.emit(emit)),
        }
    }
}

/// Returns true if only the first operand of a commutative operation or comparison is a constant. It is the second one
/// in canonical form.
fn is_out_of_order(f: &Function, op: Op) -> bool {
    let &[a, b] = f.body.operands(op) else { return false };
    let is_constant =
        |value: Value| f.body.defining_op(value).is_some_and(|op| matches!(f.body.name(op), CONSTANT | ZERO));
    let may_swap = || {
        let name = f.body.name(op);
        name == ICMP || f.cx.has_traits(name, Traits::COMMUTATIVE)
    };
    is_constant(a) && !is_constant(b) && may_swap()
}

fn swap_operands(f: &mut Function, op: Op) {
    if f.body.name(op) == ICMP {
        let predicate = f.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr));
        let Some(predicate) = predicate else { return };
        let attr = f.cx.int_attr(TypeId::I64, predicate.swapped() as i128);
        let attrs = f.cx.dict_with(f.body.attrs(op), name::PREDICATE, attr);
        f.body.set_attrs(op, attrs);
    }
    if let &[a, b] = f.body.operands(op) {
        f.body.set_operand(op, 0, b);
        f.body.set_operand(op, 1, a);
    }
}
