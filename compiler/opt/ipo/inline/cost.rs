//! The cost of inlining: an estimate of the instructions that a copy of the callee has.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{CONSTANT, FREEZE, POISON, UNDEF, ZERO};
use crate::dialect::llvm::atomic::{ATOMICRMW, CMPXCHG, FENCE};
use crate::dialect::llvm::call::{CALL, CALL_INTRINSIC};
use crate::dialect::llvm::called_intrinsic;
use crate::dialect::llvm::cast::{ADDRSPACECAST, BITCAST, Cast, INTTOPTR, PTRTOINT, SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::ICMP;
use crate::dialect::llvm::control::{BR, COND_BR, RETURN, SWITCH, UNREACHABLE};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::hint::{ASSUME, LIFETIME_END, LIFETIME_START, NOALIAS_SCOPE_DECL, PREFETCH};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET};
use crate::dialect::llvm::memory::{ALLOCA, Alloca, GETELEMENTPTR, LOAD, STORE};
use crate::dialect::llvm::symbol::BLOCKADDRESS;
use crate::ir::dominance::reverse_post_order;
use crate::ir::{Block, Body, Context, Op, Region, Traits, Value, name};
use crate::opt::analysis::cfg::successors;

/// The limit of a callee's cost. Beyond it, programs grow faster than they gain speed.
pub(super) const MAX_COST: usize = 25;
/// The limit of callees with `inline_hint`.
pub(super) const MAX_HINTED_COST: usize = 60;
/// The limit of callees with `always_inline`.
pub(super) const MAX_ALWAYS_INLINE_COST: usize = 2000;
/// The limit of local callees for their last call: the function is removed.
pub(super) const MAX_LAST_CALL_COST: usize = 400;
/// The limit if the caller is optimized for size: a copy is not longer than the call.
pub(super) const MAX_SMALL_COST: usize = 0;
/// The limit in blocks that end in `unreachable`, and of callees with `cold`.
pub(super) const MAX_COLD_COST: usize = 9;
/// The size limit of callers, in operations.
pub(super) const MAX_CALLER_SIZE: usize = 20_000;

/// The cost of a call in instructions, without those of its arguments: also what it saves and restores around it.
pub(super) const CALL_COST: usize = 5;
/// The savings of a branch whose condition becomes constant.
const BRANCH_SAVINGS: usize = 5;

/// The cost of a callee.
pub(super) struct Cost {
    size: usize,
    /// The savings if an argument is constant, by its number.
    savings: Vec<usize>,
    pub(super) has_loops_or_calls: bool,
    has_one_block: bool,
}

impl Cost {
    /// Returns the cost of a function; `None` if an operation cannot be inlined.
    pub(super) fn of(cx: &Context, body: &Body) -> Option<Cost> {
        let blocks = body.region_blocks(Region::ROOT);
        let entry = *blocks.first()?;
        let args: FxHashMap<Value, usize> =
            body.block_args(entry).iter().enumerate().map(|(index, &arg)| (arg, index)).collect();
        let mut savings = vec![0; args.len()];
        let mut size = 0;
        for &block in blocks {
            for &op in body.block_ops(block) {
                (is_inlinable(cx, body, op) || is_static_alloca(body, op, entry)).then_some(())?;
                size += instructions(body, op);
                for operand in body.operands(op) {
                    if let Some(&arg) = args.get(operand) {
                        savings[arg] += saved(cx, body, op);
                    }
                }
            }
        }
        let has_loops_or_calls = has_loops_or_calls(body);
        Some(Cost { size, savings, has_loops_or_calls, has_one_block: blocks.len() == 1 })
    }

    /// Returns the cost of inlining a call. `call_cost` are the instructions of a call without its arguments.
    pub(super) fn of_call(&self, body: &Body, call: Op, call_cost: usize) -> usize {
        let is_constant = |value: Value| {
            let op = body.defining_op(value);
            op.is_some_and(|op| matches!(body.name(op), CONSTANT | ZERO | ADDRESSOF))
        };
        let operands = body.operands(call);
        let constant = operands.iter().zip(&self.savings).filter(|&(&value, _)| is_constant(value));
        let saved: usize = constant.map(|(_, saved)| saved).sum();
        self.size.saturating_sub(saved + call_cost + operands.len())
    }

    /// Returns a limit, which is half as much again for callees without control flow.
    pub(super) fn limit(&self, most: usize) -> usize {
        if self.has_one_block { most + most / 2 } else { most }
    }
}

/// Returns about the number of instructions of an operation.
fn instructions(body: &Body, op: Op) -> usize {
    let is_constant = |&value: &Value| body.defining_op(value).is_some_and(|op| body.name(op) == CONSTANT);
    match body.name(op) {
        CONSTANT | ZERO | UNDEF | POISON | FREEZE | ADDRESSOF | ALLOCA => 0,
        BITCAST | PTRTOINT | INTTOPTR | ADDRSPACECAST | TRUNC => 0,
        LIFETIME_START | LIFETIME_END | ASSUME | NOALIAS_SCOPE_DECL => 0,
        BR | RETURN | UNREACHABLE => 0,
        ZEXT | SEXT => {
            let loaded = body.defining_op(Cast(op).arg(body)).is_some_and(|op| body.name(op) == LOAD);
            usize::from(!loaded)
        }
        GETELEMENTPTR => usize::from(!body.operands(op)[1..].iter().all(is_constant)),
        CALL => CALL_COST + body.operands(op).len(),
        MEMCPY | MEMMOVE | MEMSET if !body.operands(op).last().is_some_and(is_constant) => CALL_COST + 3,
        SWITCH => successors(body, op_block(body, op)).len(),
        _ => 1,
    }
}

fn op_block(body: &Body, op: Op) -> Block {
    body.parent_block(op).expect("the operation is in a block")
}

/// Returns about the number of instructions that disappear if an operand of an operation is constant.
fn saved(cx: &Context, body: &Body, op: Op) -> usize {
    match body.name(op) {
        COND_BR => BRANCH_SAVINGS,
        SWITCH => successors(body, op_block(body, op)).len() + BRANCH_SAVINGS,
        ICMP => 1 + BRANCH_SAVINGS,
        CALL => 0,
        name => usize::from(cx.has_traits(name, Traits::PURE)),
    }
}

/// Returns true if an operation allocates a constant number of elements in the entry block.
fn is_static_alloca(body: &Body, op: Op, entry: Block) -> bool {
    body.name(op) == ALLOCA
        && body.parent_block(op) == Some(entry)
        && body.defining_op(Alloca(op).array_size(body)).is_some_and(|op| body.name(op) == CONSTANT)
}

/// Returns true if inlining specializes the callee for an argument: a constant, or the address of a global or alloca.
pub(super) fn specializes(body: &Body, call: Op, inner: &Body, entry: Block) -> bool {
    let is_special = |value: Value| {
        let op = body.defining_op(value);
        op.is_some_and(|op| matches!(body.name(op), CONSTANT | ZERO | ADDRESSOF | ALLOCA))
    };
    let args = inner.block_args(entry).iter().zip(body.operands(call));
    let special: FxHashSet<Value> =
        args.filter(|&(_, &operand)| is_special(operand)).map(|(&arg, _)| arg).collect();
    let blocks = inner.region_blocks(Region::ROOT).iter();
    let mut ops = blocks.flat_map(|&block| inner.block_ops(block));
    !special.is_empty() && ops.any(|&op| inner.operands(op).iter().any(|value| special.contains(value)))
}

/// Returns true if a function has loops or calls.
fn has_loops_or_calls(body: &Body) -> bool {
    let order = reverse_post_order(body, Region::ROOT);
    let calls = |block: &Block| body.block_ops(*block).iter().any(|&op| body.name(op) == CALL);
    let number: FxHashMap<Block, usize> = order.iter().enumerate().map(|(at, &block)| (block, at)).collect();
    let goes_back = |at: usize, block| successors(body, block).iter().any(|edge| number[&edge.block] <= at);
    order.iter().any(calls) || order.iter().enumerate().any(|(at, &block)| goes_back(at, block))
}

/// Functions that return twice or to another frame.
const NON_LOCAL_RETURNS: [&str; 7] =
    ["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork", "longjmp", "getcontext"];

fn is_inlinable(cx: &Context, body: &Body, op: Op) -> bool {
    match body.name(op) {
        CALL => {
            let callee = cx.dict_get(body.attrs(op), name::CALLEE).and_then(|attr| cx.symbol_value(attr));
            callee.is_none_or(|callee| !NON_LOCAL_RETURNS.contains(&cx.str(callee)))
        }
        BLOCKADDRESS => false,
        LOAD | STORE | BR | COND_BR | SWITCH | RETURN | UNREACHABLE | FREEZE => true,
        ATOMICRMW | CMPXCHG | FENCE | LIFETIME_START | LIFETIME_END => true,
        ALLOCA => false,
        MEMCPY | MEMMOVE | MEMSET | ASSUME | PREFETCH | NOALIAS_SCOPE_DECL => true,
        CALL_INTRINSIC => called_intrinsic::is_pure(cx, body.attrs(op)),
        name => cx.has_traits(name, Traits::PURE) || cx.has_traits(name, Traits::DIVISION),
    }
}
