//! Merging of common tails of blocks: in functions that are optimized for size, and before dispatches.
//!
//! *Class.* Blocks that branch to the same block and end in the same operations: cases of a switch, exits after errors,
//! copies of the code that fetches the next instruction of an interpreter. The latter are merged in all functions, because
//! there is one indirect branch for all of them, and what it needs would be live on each edge to it.
//! *Limits.* The operations are the same in order, with the same attributes. Operands may differ in a few values, which
//! become arguments of the block with the merged operations.
//!
//! ```text
//!   ^a: …; call @f(%x, 1); br ^out    ^b: …; call @f(%y, 1); br ^out
//!   ▶  ^a: …; br ^tail(%x)    ^b: …; br ^tail(%y)    ^tail(%z): call @f(%z, 1); br ^out
//! ```
//!
//! Constants do not belong to tails: they are cloned for the merged operations.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::control::{BR, SWITCH};
use crate::dialect::llvm::exception::LANDINGPAD;
use crate::dialect::llvm::function::SizeLevel;
use crate::dialect::llvm::hint::{LIFETIME_END, LIFETIME_START};
use crate::dialect::llvm::memory::ALLOCA;
use crate::dialect::llvm::symbol::{BLOCKTAG, INDIRECTBR};
use crate::ir::{Block, DictId, Loc, NewOp, Op, OpName, Region, TypeId, Value};
use crate::opt::analysis::uses::Uses;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// The maximum number of operations of a tail.
const MAX_TAIL: usize = 32;
/// The maximum number of blocks that are compared with each other.
const MAX_BLOCKS: usize = 64;
/// The maximum number of arguments of a block with merged operations.
const MAX_ARGS: usize = 3;
/// The cost of an argument in instructions, for each block that passes it: a move, and often a spill.
const ARG_COST: usize = 2;
/// The cost of a block with merged operations in instructions: its branches.
const BLOCK_COST: usize = 2;
/// The fewest targets of a dispatch.
const MIN_TARGETS: usize = 8;
/// The maximum number of sweeps: merged tails may have tails in common with other blocks.
const MAX_SWEEPS: usize = 4;

/// The pass.
pub(crate) fn tail_merge(f: &mut Function) {
    let dispatches_only = SizeLevel::of(f.cx, f.attrs) == SizeLevel::Any;
    if dispatches_only && !f.blocks().into_iter().any(|block| is_dispatch(f, block)) {
        return;
    }
    let mut is_changed = false;
    for _ in 0..MAX_SWEEPS {
        if !sweep(f, dispatches_only) {
            break;
        }
        is_changed = true;
    }
    if is_changed {
        remove_unused(f);
    }
}

/// A block that ends in an unconditional branch.
struct Candidate {
    block: Block,
    /// The branch, and before it the operations of the tail from the last one.
    ops: Vec<Op>,
}

/// The target of a branch, and the operation before it.
type Ending = (Block, OpName, DictId);

/// Merges tails once. Returns true if some were merged.
fn sweep(f: &mut Function, dispatches_only: bool) -> bool {
    let uses = Uses::of(f);
    let mut numbers: FxHashMap<Ending, usize> = FxHashMap::default();
    let mut groups: Vec<Vec<Candidate>> = Vec::new();
    for block in f.blocks() {
        let Some((ending, candidate)) = candidate(f, &uses, block) else { continue };
        if dispatches_only && !is_dispatch(f, ending.0) {
            continue;
        }
        let number = *numbers.entry(ending).or_insert(groups.len());
        if number == groups.len() {
            groups.push(Vec::new());
        }
        if groups[number].len() < MAX_BLOCKS {
            groups[number].push(candidate);
        }
    }
    let mut is_changed = false;
    for mut group in groups {
        while group.len() > 1 {
            let first = group.remove(0);
            let Some((tail, members)) = best(f, &first, &group) else { continue };
            if !f.may_rewrite() {
                return is_changed;
            }
            let blocks: FxHashSet<Block> = members.iter().map(|&member| group[member].block).collect();
            let mut merged = vec![first];
            let (taken, rest) = group.into_iter().partition(|other| blocks.contains(&other.block));
            merged.extend::<Vec<Candidate>>(taken);
            group = rest;
            merge(f, &merged, &tail);
            is_changed = true;
        }
    }
    is_changed
}

/// Returns true for a block that branches to one of many blocks.
fn is_dispatch(f: &Function, block: Block) -> bool {
    f.body.last_op(block).is_some_and(|end| {
        matches!(f.body.name(end), INDIRECTBR | SWITCH) && f.body.successors(end).len() > MIN_TARGETS
    })
}

/// Returns the operations at the end of a block that may be merged.
fn candidate(f: &Function, uses: &Uses, block: Block) -> Option<(Ending, Candidate)> {
    let end = f.body.last_op(block).filter(|&end| f.body.name(end) == BR)?;
    let target = f.body.successors(end)[0].block;
    let mut ops = vec![end];
    for &op in f.body.block_ops(block).iter().rev().skip(1).filter(|&&op| !f.is_constant(op)) {
        let is_local =
            |value: Value| uses.of_value(value).iter().all(|&user| f.body.parent_block(user) == Some(block));
        let is_pinned =
            matches!(f.body.name(op), ALLOCA | BLOCKTAG | LANDINGPAD) || !f.body.regions(op).is_empty();
        if is_pinned || ops.len() > MAX_TAIL || !f.body.results(op).all(is_local) {
            break;
        }
        ops.push(op);
    }
    let &last = ops.get(1)?;
    Some(((target, f.body.name(last), f.body.attrs(last)), Candidate { block, ops }))
}

fn is_alike(f: &Function, a: Op, b: Op) -> bool {
    let types = |values: &mut dyn Iterator<Item = Value>| -> Vec<TypeId> {
        values.map(|value| f.body.value_type(value)).collect()
    };
    let operands = |op: Op| types(&mut f.body.operands(op).iter().copied());
    f.body.name(a) == f.body.name(b)
        && f.body.attrs(a) == f.body.attrs(b)
        && types(&mut f.body.results(a)) == types(&mut f.body.results(b))
        && operands(a) == operands(b)
}

/// The tail of several blocks.
struct Tail {
    /// The number of operations, with the branch.
    len: usize,
    /// The operands of the tail of the first block that differ, with those of the other blocks.
    args: Vec<(Value, Vec<Value>)>,
}

/// Returns the tail of a block and others that saves most, with the numbers of these others.
fn best(f: &Function, first: &Candidate, others: &[Candidate]) -> Option<(Tail, Vec<usize>)> {
    let common: Vec<usize> = others.iter().map(|other| common_len(f, first, other)).collect();
    let mut lens: Vec<usize> = common.iter().copied().filter(|&len| len > 1).collect();
    lens.sort_unstable();
    lens.dedup();
    let mut best: Option<(usize, Tail, Vec<usize>)> = None;
    for len in lens {
        let members: Vec<usize> = (0..others.len()).filter(|&other| common[other] >= len).collect();
        let all: Vec<&Candidate> = members.iter().map(|&other| &others[other]).collect();
        let Some(args) = arguments(f, first, &all, len) else { continue };
        let saved: usize = first.ops[1..len].iter().map(|&op| weight(f, op)).sum::<usize>() * members.len();
        let lost = ARG_COST * args.len() * (members.len() + 1) + BLOCK_COST;
        let gain = saved.saturating_sub(lost);
        if gain > best.as_ref().map_or(0, |best| best.0) {
            best = Some((gain, Tail { len, args }, members));
        }
    }
    best.map(|(_, tail, members)| (tail, members))
}

/// The size of an operation in instructions: a call also moves its operands.
fn weight(f: &Function, op: Op) -> usize {
    if f.body.name(op) == CALL { 1 + f.body.operands(op).len() } else { 1 }
}

/// The number of operations at the ends of two blocks that are alike.
fn common_len(f: &Function, a: &Candidate, b: &Candidate) -> usize {
    // The operands of these are allocas, not arguments.
    let fits = |a: Op, b: Op| {
        !matches!(f.body.name(a), LIFETIME_START | LIFETIME_END) || f.body.operands(a) == f.body.operands(b)
    };
    a.ops.iter().zip(&b.ops).take_while(|&(&a, &b)| is_alike(f, a, b) && fits(a, b)).count()
}

/// Returns the operands of the tail of a block that differ from those of others; `None` if they are too many.
fn arguments(
    f: &Function,
    first: &Candidate,
    others: &[&Candidate],
    len: usize,
) -> Option<Vec<(Value, Vec<Value>)>> {
    let positions = |candidate: &Candidate| -> FxHashMap<Value, (usize, usize)> {
        let ops = candidate.ops[..len].iter().enumerate();
        let results =
            ops.flat_map(|(at, &op)| f.body.results(op).enumerate().map(move |(i, v)| (v, (at, i))));
        results.collect()
    };
    let inside = positions(first);
    let inside_others: Vec<FxHashMap<Value, (usize, usize)>> =
        others.iter().map(|other| positions(other)).collect();
    let mut args: Vec<(Value, Vec<Value>)> = Vec::new();
    for (at, &op) in first.ops[..len].iter().enumerate() {
        for (index, &operand) in f.body.operands(op).iter().enumerate() {
            let values: Vec<Value> =
                others.iter().map(|other| f.body.operands(other.ops[at])[index]).collect();
            let is_inner = |(value, inside_other): (&Value, &FxHashMap<Value, (usize, usize)>)| {
                inside_other.get(value) == inside.get(&operand)
            };
            let is_same_result = values.iter().zip(&inside_others).all(is_inner);
            if inside.contains_key(&operand) {
                is_same_result.then_some(())?;
            } else if !is_same_result {
                return None;
            } else if !values.iter().all(|&value| f.is_equal(operand, value)) {
                let known = args.iter().find(|arg| arg.0 == operand);
                match known {
                    Some(known) if known.1 == values => {}
                    // One value of the first block stands for several of another.
                    Some(_) => return None,
                    None => args.push((operand, values)),
                }
            }
        }
    }
    // A value that is an argument is not used as a common one.
    let is_mixed = |(argument, _): &(Value, Vec<Value>)| {
        first.ops[..len].iter().enumerate().any(|(at, &op)| {
            f.body.operands(op).iter().enumerate().any(|(index, &operand)| {
                operand == *argument
                    && others.iter().all(|other| f.is_equal(operand, f.body.operands(other.ops[at])[index]))
            })
        })
    };
    (args.len() <= MAX_ARGS && !args.iter().any(is_mixed)).then_some(args)
}

/// Moves the tail of the first block to a new block, to which all blocks branch.
fn merge(f: &mut Function, blocks: &[Candidate], tail: &Tail) {
    let first = &blocks[0];
    let moved: Vec<Op> = first.ops[..tail.len].iter().rev().copied().collect();
    let types: Vec<TypeId> = tail.args.iter().map(|&(value, _)| f.body.value_type(value)).collect();
    let new = f.body.new_block(Region::ROOT);
    f.body.set_block_args(new, &types);
    let args = f.body.block_args(new).to_vec();
    f.body.place_block(new);
    for (number, candidate) in blocks.iter().enumerate() {
        let removed: FxHashSet<Op> = candidate.ops[..tail.len].iter().copied().collect();
        f.body.retain_ops(candidate.block, |op| !removed.contains(op));
        let passed = tail.args.iter().map(|(own, others)| match number.checked_sub(1) {
            None => *own,
            Some(other) => others[other],
        });
        let passed: Vec<Value> = passed.collect();
        let loc = f.body.loc(candidate.ops[0]);
        f.emit(candidate.block, loc).branch(new, &passed);
    }
    forget_variables(f, &moved);
    let mut replaced: FxHashMap<Value, Value> = tail.args.iter().map(|&(value, _)| value).zip(args).collect();
    for op in moved {
        let alike = |other: &Candidate| other.ops.iter().any(|&o| f.body.loc(o) == f.body.loc(op));
        if !blocks.iter().all(alike) {
            f.body.set_loc(op, Loc::UNKNOWN);
        }
        for index in 0..f.body.operands(op).len() {
            let operand = f.body.operands(op)[index];
            let known = replaced.get(&operand).copied();
            let own = known.or_else(|| clone_constant(f, operand, new));
            if let Some(own) = own {
                replaced.insert(operand, own);
                f.body.set_operand(op, index, own);
            }
        }
        f.body.place_op(new, op);
    }
}

/// Clones a constant to the end of a block; `None` for another value.
fn clone_constant(f: &mut Function, value: Value, block: Block) -> Option<Value> {
    let op = f.body.defining_op(value).filter(|&op| f.is_constant(op))?;
    let types = [f.body.value_type(value)];
    let copy = NewOp::new(f.body.name(op), Loc::UNKNOWN, &[], &types).attrs(f.body.attrs(op));
    let copy = f.body.append_op(block, copy);
    Some(f.body.result(copy, 0))
}

/// Removes the values of variables that are known at some operations, which other blocks execute now.
fn forget_variables(f: &mut Function, ops: &[Op]) {
    for variable in &mut f.body.variables {
        let is_at = |op: &Op| variable.ops.as_ref().is_none_or(|set| set.contains(*op) != Some(false));
        if ops.iter().any(is_at) {
            variable.parts = Box::default();
        }
    }
}
