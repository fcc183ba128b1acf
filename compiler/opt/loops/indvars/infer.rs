//! Inference of flags of operations in loops from value ranges: `nsw`, `nuw`, `nneg`, signed predicates and unsigned
//! division. A sum of a negative constant has unsigned wrap, so it becomes a difference if that has none.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::arith::{
    ADD, ASHR, Binary, LSHR, MUL, NSW, NUW, SDIV, SHL, SREM, SUB, UDIV, UREM, overflow_flags,
};
use crate::dialect::llvm::cast::{Cast, ZEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::ir::{Block, Op, OpName, TypeId, name};
use crate::opt::analysis::loop_info::{self, Loop, loops};
use crate::opt::analysis::ranges::{Ranges, Recurrence, signed_limits, unsigned_limits};
use crate::opt::function::Function;

/// Infers the flags of increments of induction variables, which the ranges of other values depend on.
pub(crate) fn infer_steps(f: &mut Function) {
    let all = loops(f);
    infer(f, &all, steps);
}

/// Infers the flags of other operations in loops.
pub(crate) fn infer_flags(f: &mut Function) {
    let all = loops(f);
    infer(f, &all, others);
}

/// Replaces signed divisions and right shifts of non-negative operands by the unsigned operations, which are cheaper.
pub(crate) fn infer_signs(f: &mut Function) {
    let all = loops(f);
    infer(f, &all, |f, all| {
        ops(f, all).into_iter().filter(|&(op, _)| unsigned(f.body.name(op)).is_some()).collect()
    });
}

/// The operations of all loops.
fn ops(f: &Function, all: &[Loop]) -> Vec<(Op, Block)> {
    let mut blocks: Vec<Block> = all.iter().flat_map(|l| l.blocks.iter().copied()).collect();
    blocks.sort_unstable();
    blocks.dedup();
    let ops = blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().map(move |&op| (op, block)));
    ops.collect()
}

/// Returns the operations whose flags matter to later passes. Those of 64-bit arithmetic do not.
fn others(f: &Function, all: &[Loop]) -> Vec<(Op, Block)> {
    let matters = |&(op, _): &(Op, Block)| match f.body.name(op) {
        ADD | SUB | MUL | SHL => f.body.value_type(f.body.result(op, 0)) != TypeId::I64,
        name => name == ICMP || name == ZEXT,
    };
    ops(f, all).into_iter().filter(matters).collect()
}

/// Returns the increments of induction variables.
fn steps(f: &Function, all: &[Loop]) -> Vec<(Op, Block)> {
    let mut steps = Vec::new();
    for l in all {
        for &value in f.body.block_args(l.header) {
            let ops = Recurrence::of(f, l, value).and_then(|it| loop_info::steps(f, value, it.next));
            let ops = ops.into_iter().flatten().map(|(op, _)| op);
            steps.extend(ops.filter_map(|op| Some((op, f.body.parent_block(op)?))));
        }
    }
    steps
}

/// Infers the flags of the operations that `ops` returns.
fn infer(f: &mut Function, all: &[Loop], ops: impl Fn(&Function, &[Loop]) -> Vec<(Op, Block)>) {
    let mut ops = ops(f, all);
    // Ranges are expensive, and operations with all flags do not need them.
    ops.retain(|&(op, _)| !is_complete(f, op));
    if ops.is_empty() {
        return;
    }
    let ranges = Ranges::new(f, all);
    let indices = unsigned_indices(f, all);
    let proof = |op: Op, block: Block| {
        let by = indices.contains(&op).then(|| subtracted(f, &ranges, op, block)).flatten();
        by.map(Proof::Difference).or_else(|| Proof::of(f, &ranges, op, block))
    };
    let proved: Vec<(Op, Proof)> =
        ops.into_iter().filter_map(|(op, block)| Some((op, proof(op, block)?))).collect();
    for (op, proof) in proved {
        if !f.may_rewrite() {
            return;
        }
        proof.apply(f, op);
    }
}

/// Returns the operations whose results are zero-extended or the next values of induction variables.
fn unsigned_indices(f: &Function, all: &[Loop]) -> FxHashSet<Op> {
    let extensions = ops(f, all).into_iter().filter(|&(op, _)| f.body.name(op) == ZEXT);
    let extended = extensions.filter_map(|(op, _)| f.body.defining_op(Cast(op).arg(f.body)));
    extended.chain(steps(f, all).into_iter().map(|(op, _)| op)).collect()
}

/// Returns true if an operation has all flags.
fn is_complete(f: &Function, op: Op) -> bool {
    match f.body.name(op) {
        ADD | SUB | MUL | SHL => overflow_flags(f.cx, f.attr(op, name::OVERFLOW_FLAGS)) == NSW | NUW,
        ZEXT => f.is_nneg(op),
        ICMP => {
            let predicate = f.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr));
            predicate.is_none_or(|predicate| predicate == predicate.signed())
        }
        name => unsigned(name).is_none(),
    }
}

/// Returns the unsigned operation with the same result for non-negative operands.
fn unsigned(name: OpName) -> Option<OpName> {
    match name {
        SDIV => Some(UDIV),
        SREM => Some(UREM),
        ASHR => Some(LSHR),
        _ => None,
    }
}

/// A property that value ranges prove of an operation.
enum Proof {
    /// These overflow flags.
    Flags(i64),
    /// `nneg`.
    NonNegative,
    /// The signed predicate of a comparison.
    Predicate(IntPredicate),
    /// The operation is equivalent to this unsigned one.
    Unsigned(OpName),
    /// The addition of a negative constant is the subtraction of this number, without unsigned wrap.
    Difference(i128),
}

impl Proof {
    fn of(f: &Function, ranges: &Ranges, op: Op, block: Block) -> Option<Proof> {
        let operand = *f.body.operands(op).first()?;
        let is_nonnegative = |&value| ranges.of(value, block).is_some_and(|range| range.is_nonnegative());
        match f.body.name(op) {
            ADD | SUB | MUL | SHL => {
                let present = overflow_flags(f.cx, f.attr(op, name::OVERFLOW_FLAGS));
                let width = ranges.width(operand).filter(|&width| width > 1 && present != NSW | NUW)?;
                let (signed, unsigned) = ranges.exact(op, block, 0)?;
                let fits = |interval: (i128, i128), limits: (i128, i128)| {
                    interval.0 >= limits.0 && interval.1 <= limits.1
                };
                let nsw = if fits(signed, signed_limits(width)) { NSW } else { 0 };
                let nuw = if fits(unsigned, unsigned_limits(width)) { NUW } else { 0 };
                let flags = present | nsw | nuw;
                (flags != present).then_some(Proof::Flags(flags))
            }
            ZEXT if !f.is_nneg(op) => {
                (ranges.width(operand)? > 1 && is_nonnegative(&operand)).then_some(Proof::NonNegative)
            }
            ICMP => {
                let predicate = IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
                let signed = Some(predicate.signed()).filter(|signed| *signed != predicate)?;
                f.body.operands(op).iter().all(is_nonnegative).then_some(Proof::Predicate(signed))
            }
            name => {
                let unsigned = unsigned(name)?;
                f.body.operands(op).iter().all(is_nonnegative).then_some(Proof::Unsigned(unsigned))
            }
        }
    }

    /// Annotates or renames an operation.
    fn apply(self, f: &mut Function, op: Op) {
        let attrs = f.body.attrs(op);
        let (name, attr) = match self {
            Proof::Flags(flags) => return f.add_overflow_flags(op, flags),
            Proof::NonNegative => (f.cx.name("nonNeg"), f.cx.unit_attr()),
            Proof::Predicate(predicate) => (name::PREDICATE, f.cx.int_attr(TypeId::I64, predicate as i128)),
            Proof::Unsigned(name) => return f.body.set_name(op, name),
            Proof::Difference(by) => return subtract(f, op, by),
        };
        let attrs = f.cx.dict_with(attrs, name, attr);
        f.body.set_attrs(op, attrs);
    }
}

/// Returns the number that a narrow addition of a negative constant subtracts if the other operand is not less.
fn subtracted(f: &Function, ranges: &Ranges, op: Op, block: Block) -> Option<i128> {
    if f.body.name(op) != ADD {
        return None;
    }
    let [from, more] = Binary(op).operands(f.body);
    let limits = signed_limits(ranges.width(from).filter(|&width| (2..64).contains(&width))?);
    let by = f.constant_of(more).filter(|more| (limits.0 + 1..0).contains(more)).map(|more| -more)?;
    ranges.of(from, block).filter(|range| range.unsigned.0 >= by)?;
    Some(by)
}

/// Replaces an addition by the subtraction of a number.
fn subtract(f: &mut Function, op: Op, by: i128) {
    let Some(block) = f.body.parent_block(op) else { return };
    let (ty, loc) = (f.body.value_type(f.body.result(op, 0)), f.body.loc(op));
    let ops = f.body.take_ops(block);
    let by = f.emit(block, loc).int(ty, by);
    ops.into_iter().for_each(|op| f.body.place_op(block, op));
    f.body.set_name(op, SUB);
    f.body.set_operand(op, 1, by);
    f.add_overflow_flags(op, NUW);
}
