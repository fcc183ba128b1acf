//! Variables of the source in optimized functions.
//!
//! A variable is a name of values, so it follows their replacement (`Body::replace_uses`), and disappears with them.
//! Passes on loops may change which iteration an operation belongs to, so variables that loops define have no values
//! where such passes run.

use rustc_hash::FxHashSet;

use crate::ir::dominance::{Dominators, reverse_post_order};
use crate::ir::{Block, Body, Region, Value, ValueDef, Variable, VariablePart};
use crate::opt::analysis::cfg::Predecessors;

/// Removes the values of variables that loops define.
pub(super) fn forget_in_loops(body: &mut Body) {
    if body.variables.is_empty() {
        return;
    }
    let in_loops = blocks_in_loops(body);
    let block_of = |value: Value| match body.value_def(value) {
        ValueDef::Argument(block) => Some(block),
        ValueDef::Result(op) => body.parent_block(op),
        ValueDef::Forward => None,
    };
    let is_in_loop = |part: &VariablePart| match *part {
        VariablePart::Value(value) => block_of(value).is_some_and(|block| in_loops.contains(&block)),
        VariablePart::Integer(..) => false,
    };
    let is_kept = |variable: &Variable| !variable.parts.iter().any(is_in_loop);
    let kept: Vec<bool> = body.variables.iter().map(is_kept).collect();
    for (variable, _) in body.variables.iter_mut().zip(kept).filter(|(_, kept)| !kept) {
        variable.parts = Box::default();
    }
}

/// Returns the blocks of natural loops.
fn blocks_in_loops(body: &Body) -> FxHashSet<Block> {
    let blocks = reverse_post_order(body, Region::ROOT);
    let predecessors = Predecessors::new(body, blocks.iter().copied());
    let dominators = Dominators::new(body, Region::ROOT);
    let mut found = FxHashSet::default();
    for &header in &blocks {
        let latches = predecessors.of(header).iter().filter(|&&from| dominators.dominates(header, from));
        let mut worklist: Vec<Block> = latches.copied().collect();
        if worklist.is_empty() {
            continue;
        }
        let mut inside = FxHashSet::from_iter([header]);
        while let Some(block) = worklist.pop() {
            if inside.insert(block) {
                worklist.extend(predecessors.of(block));
            }
        }
        found.extend(inside);
    }
    found
}
