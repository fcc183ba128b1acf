//! Simplification of the control-flow graph: a block that only one other goes to, and always, becomes part of it; blocks that
//! cannot be reached go, and operations that nothing needs.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::symbol::BLOCKTAG;
use crate::ir::{Block, Op, Region, Value};

use super::cfg::Predecessors;
use super::function::Function;

/// The pass.
pub(super) fn simplify(f: &mut Function) {
    fold_branches(f);
    merge_blocks(f);
    remove_unused(f);
}

/// Branches by a constant always go one way.
fn fold_branches(f: &mut Function) {
    for block in f.blocks() {
        let Some(end) = f.body.last_op(block).filter(|&op| f.body.name(op) == COND_BR) else { continue };
        let Some(condition) = f.constant_of(f.body.own_operands(end)[0]) else { continue };
        if !f.may_rewrite() {
            return;
        }
        let way = usize::from(condition & 1 == 0);
        let to = f.body.successors(end)[way].block;
        let operands = f.body.successor_operands(end, way).to_vec();
        let loc = f.body.loc(end);
        f.body.take_last_op(block);
        f.emit(block, loc).branch(to, &operands);
    }
}

/// Joins blocks, and removes those that cannot be reached.
pub(super) fn merge_blocks(f: &mut Function) {
    let blocks = f.blocks();
    let predecessors = Predecessors::new(f.body, &blocks);
    let mut is_kept = vec![false; f.body.block_count()];
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    // A block comes before what it alone leads to.
    let mut part_of: FxHashMap<Block, Block> = FxHashMap::default();
    for &block in &blocks {
        let joined = joins(f, &predecessors, block).filter(|_| f.may_rewrite());
        let Some(before) = joined else {
            is_kept[block.index()] = true;
            continue;
        };
        let into = *part_of.get(&before).unwrap_or(&before);
        part_of.insert(block, into);
        let Some(end) = f.body.take_last_op(into) else { continue };
        let args = f.body.block_args(block).to_vec();
        replaced.extend(args.into_iter().zip(f.body.operands(end).to_vec()));
        for op in f.body.take_ops(block) {
            f.body.place_op(into, op);
        }
    }
    f.replace(&replaced);
    f.body.retain_blocks(Region::ROOT, |block| is_kept[block.index()]);
}

/// The block that a block becomes part of, if there is one.
fn joins(f: &Function, predecessors: &Predecessors, block: Block) -> Option<Block> {
    let &[before] = predecessors.of(block) else { return None };
    let is_entry = Some(block) == f.body.entry_block(Region::ROOT);
    let end = f.body.last_op(before)?;
    // A block whose address is taken keeps it.
    let is_labelled = f.body.block_ops(block).first().is_some_and(|&op| f.body.name(op) == BLOCKTAG);
    (before != block && !is_entry && !is_labelled && f.body.name(end) == BR).then_some(before)
}

/// Removes operations without effect whose results nothing uses.
pub(super) fn remove_unused(f: &mut Function) {
    let blocks = f.blocks();
    let mut uses = vec![0u32; f.body.value_count()];
    for &block in &blocks {
        for &op in f.body.block_ops(block) {
            f.body.operands(op).iter().for_each(|operand| uses[operand.index()] += 1);
        }
    }
    // Operands are used, in this order, for the last time before they are defined.
    for &block in blocks.iter().rev() {
        let mut kept: Vec<Op> = Vec::new();
        for op in f.body.take_ops(block).into_iter().rev() {
            let is_unused = f.may_drop(op) && f.body.results(op).all(|result| uses[result.index()] == 0);
            if is_unused {
                f.body.operands(op).iter().for_each(|operand| uses[operand.index()] -= 1);
            } else {
                kept.push(op);
            }
        }
        kept.into_iter().rev().for_each(|op| f.body.place_op(block, op));
    }
}
