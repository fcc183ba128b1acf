//! Blocks that are rarely executed. Cranelift moves them behind the other blocks of the function, and its register
//! allocator prefers to spill in them.

use crate::dialect::llvm::control::{UNREACHABLE, branch_weights};
use crate::dialect::llvm::exception::INVOKE;
use crate::ir::{Block, Body, Context, Op};

/// An edge is cold if its weight is less than that of all edges by this factor.
const COLD: u64 = 32;

/// Returns true for the blocks that are reached by cold edges only. These are edges of low weight, edges to landing
/// pads, and edges from which all paths lead to an unreachable point, as after calls of `abort`.
pub(super) fn cold_blocks(cx: &Context, body: &Body, order: &[Block]) -> Vec<bool> {
    let is_doomed = doomed_blocks(body, order);
    let mut is_cold = vec![true; body.block_count()];
    let mut open: Vec<Block> = order.first().copied().into_iter().collect();
    while let Some(block) = open.pop() {
        if !std::mem::replace(&mut is_cold[block.index()], false) {
            continue;
        }
        let Some(end) = body.last_op(block) else { continue };
        let weights = branch_weights(cx, body.attrs(end));
        for (edge, successor) in body.successors(end).iter().enumerate() {
            let ends_here = is_doomed[successor.block.index()] && !is_doomed[block.index()];
            if is_cold[successor.block.index()]
                && !ends_here
                && !is_unlikely(weights.as_deref(), edge)
                && !is_unwinding(body, end, edge)
            {
                open.push(successor.block);
            }
        }
    }
    is_cold
}

/// Returns true for blocks from which all paths lead to an unreachable point.
fn doomed_blocks(body: &Body, order: &[Block]) -> Vec<bool> {
    let mut is_doomed = vec![false; body.block_count()];
    // Successors come first in post-order.
    for &block in order.iter().rev() {
        let Some(end) = body.last_op(block) else { continue };
        let mut successors = body.successors(end).iter();
        is_doomed[block.index()] = body.name(end) == UNREACHABLE
            || successors.len() > 0 && successors.all(|to| is_doomed[to.block.index()]);
    }
    is_doomed
}

fn is_unlikely(weights: Option<&[u64]>, edge: usize) -> bool {
    weights.is_some_and(|weights| {
        let sum = weights.iter().sum::<u64>();
        weights.get(edge).is_some_and(|weight| weight.saturating_mul(COLD) < sum)
    })
}

fn is_unwinding(body: &Body, end: Op, edge: usize) -> bool {
    body.name(end) == INVOKE && edge == 1
}
