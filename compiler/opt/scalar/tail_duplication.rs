//! Tail duplication: predecessors that jump to the short end of a loop get copies of it.
//!
//! *Class.* Latches that end in a conditional branch and that several arms of the body reach by unconditional branches.
//! A copy saves a jump, and its branch has a history of its own for branch prediction.
//! *Limits.* The latch is short and has no calls. No other block uses its values.
//!
//! ```text
//!   ^left: …; br ^latch    ^right: …; br ^latch    ^latch: cond_br %more, ^header, ^exit
//!   ▶  ^left: …; cond_br %more, ^header, ^exit    ^right: …; cond_br %more, ^header, ^exit
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::control::{BR, COND_BR};
use crate::ir::{Block, Value};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::loops;
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::function::Function;

use super::jump_threading::is_copied;

/// Upper bound on the operations of a latch that is copied, without constants and its branch.
const MAX_OPS: usize = 4;
/// Upper bound on the copies of a latch.
const MAX_COPIES: usize = 3;

/// The pass.
pub(crate) fn tail_duplication(f: &mut Function) {
    let mut is_changed = false;
    for (latch, from) in plan(f) {
        if !f.may_rewrite() {
            break;
        }
        let loc = f.loop_loc(latch);
        f.done(loc, || format!("copies of the latch: {}", from.len()));
        from.into_iter().for_each(|from| copy_into(f, latch, from));
        is_changed = true;
    }
    if is_changed {
        merge_blocks(f);
    }
}

/// The latches to copy, with the predecessors that get copies.
fn plan(f: &Function) -> Vec<(Block, Vec<Block>)> {
    let loops = loops(f);
    if loops.is_empty() {
        return Vec::new();
    }
    let headers: FxHashSet<Block> = loops.iter().map(|l| l.header).collect();
    let blocks = f.blocks();
    let predecessors = f.predecessors();
    let is_latch = |block: Block| {
        successors(f.body, block).iter().any(|edge| headers.contains(&edge.block))
            && !headers.contains(&block)
    };
    let candidates: Vec<Block> =
        blocks.iter().copied().filter(|&block| is_latch(block) && is_short(f, block)).collect();
    let escaping = escaping(f, &blocks, &candidates);
    let mut plan = Vec::new();
    for latch in candidates.into_iter().filter(|latch| !escaping.contains(latch)) {
        let all = predecessors.of(latch);
        let jumps = |from: &Block| f.body.last_op(*from).is_some_and(|end| f.body.name(end) == BR);
        if (2..=MAX_COPIES).contains(&all.len()) && all.iter().all(jumps) {
            plan.push((latch, all.to_vec()));
        }
    }
    plan
}

/// Returns true if a block has few operations before a conditional branch, all of which may be copied.
fn is_short(f: &Function, block: Block) -> bool {
    let Some((&end, ops)) = f.body.block_ops(block).split_last() else { return false };
    f.body.name(end) == COND_BR
        && ops.iter().filter(|&&op| !f.body.operands(op).is_empty()).count() <= MAX_OPS
        && ops.iter().all(|&op| is_copied(f, op))
}

/// The blocks with values that other blocks use.
fn escaping(f: &Function, blocks: &[Block], candidates: &[Block]) -> FxHashSet<Block> {
    let mut home: FxHashMap<Value, Block> = FxHashMap::default();
    for &block in candidates {
        let results = f.body.block_ops(block).iter().flat_map(|&op| f.body.results(op));
        home.extend(f.body.block_args(block).iter().copied().chain(results).map(|value| (value, block)));
    }
    let mut escaping = FxHashSet::default();
    for &block in blocks {
        for operand in f.body.block_ops(block).iter().flat_map(|&op| f.body.operands(op)) {
            escaping.extend(home.get(operand).filter(|&&home| home != block));
        }
    }
    escaping
}

/// Replaces the branch of a predecessor by a copy of the latch.
fn copy_into(f: &mut Function, latch: Block, from: Block) {
    let Some(given) = edge_operands(f.body, from, latch).map(<[Value]>::to_vec) else { return };
    let Some(end) = f.body.last_op(latch) else { return };
    let mut values: FxHashMap<Value, Value> = f.body.block_args(latch).iter().copied().zip(given).collect();
    let loc = f.body.loc(end);
    f.body.take_last_op(from);
    let mut emit = f.emit(from, loc);
    emit.copy_ops(latch, &mut values);
    emit.copy_branch(end, &values);
}
