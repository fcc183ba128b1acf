//! Makes the tensors that several blocks of a function use arguments of these blocks. Afterwards, a tensor leaves its
//! block only along a branch, which passes it to the next block. Arguments of the function and constants stay as they
//! are: their buffers are there as long as the function runs.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::arith;
use crate::ir::dominance::reverse_post_order;
use crate::ir::{Block, Body, Context, Op, Region, Value, ValueDef};

use super::is_tensor;

/// Rewrites the blocks of a function. Removes those that cannot be reached.
pub(super) fn pass_along_branches(cx: &Context, body: &mut Body) {
    if body.region_blocks(Region::ROOT).len() < 2 {
        return;
    }
    let order = reverse_post_order(body, Region::ROOT);
    let reachable: FxHashSet<Block> = order.iter().copied().collect();
    body.retain_blocks(Region::ROOT, |block| reachable.contains(block));
    let live = live_in(cx, body, &order);
    let mut current: FxHashMap<Block, FxHashMap<Value, Value>> = FxHashMap::default();
    for &block in &order {
        let values = live.get(&block).into_iter().flatten();
        let args = values.map(|&value| (value, body.add_block_arg(block, body.value_type(value))));
        current.insert(block, args.collect());
    }
    for &block in &order {
        let args = &current[&block];
        for op in body.block_ops(block).to_vec() {
            replace_operands(body, op, args);
        }
        let Some(end) = body.last_op(block) else { continue };
        let passed = |next: Block| -> Vec<Value> {
            let values = live.get(&next).into_iter().flatten();
            values.map(|value| args.get(value).copied().unwrap_or(*value)).collect()
        };
        let added: Vec<Vec<Value>> =
            body.successors(end).iter().map(|successor| passed(successor.block)).collect();
        if added.iter().any(|values| !values.is_empty()) {
            body.add_successor_operands(end, &added);
        }
    }
}

/// The tensors of other blocks that a block, or a block after it, uses.
type Live = FxHashMap<Block, BTreeSet<Value>>;

fn live_in(cx: &Context, body: &Body, order: &[Block]) -> Live {
    let mut live = Live::default();
    for &block in order {
        let mut used = BTreeSet::new();
        for &op in body.block_ops(block) {
            each_operand(body, op, &mut |value| {
                if is_tensor(cx, body.value_type(value)) && is_passed(body, block, value) {
                    used.insert(value);
                }
            });
        }
        live.insert(block, used);
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in order.iter().rev() {
            let Some(end) = body.last_op(block) else { continue };
            let after: Vec<Value> = body
                .successors(end)
                .iter()
                .flat_map(|successor| live.get(&successor.block).into_iter().flatten().copied())
                .filter(|&value| is_passed(body, block, value))
                .collect();
            if let Some(values) = live.get_mut(&block) {
                let before = values.len();
                values.extend(after);
                changed |= values.len() > before;
            }
        }
    }
    live
}

/// Returns true if a value must be passed to a block that uses it: another block of the function defines it.
fn is_passed(body: &Body, block: Block, value: Value) -> bool {
    let definer = match body.value_def(value) {
        ValueDef::Result(op) if body.name(op) == arith::CONSTANT => return false,
        ValueDef::Result(op) => body.parent_block(op),
        ValueDef::Argument(definer) if Some(definer) == body.entry_block(Region::ROOT) => return false,
        ValueDef::Argument(definer) => Some(definer),
        ValueDef::Forward => None,
    };
    definer.is_some_and(|definer| definer != block && body.block_region(definer) == Region::ROOT)
}

fn each_operand(body: &Body, op: Op, f: &mut impl FnMut(Value)) {
    body.operands(op).iter().for_each(|&value| f(value));
    for &region in body.regions(op) {
        for &block in body.region_blocks(region) {
            body.block_ops(block).iter().for_each(|&op| each_operand(body, op, f));
        }
    }
}

/// Replaces operands of an operation and of those in its regions.
fn replace_operands(body: &mut Body, op: Op, with: &FxHashMap<Value, Value>) {
    for index in 0..body.operands(op).len() {
        if let Some(&value) = with.get(&body.operands(op)[index]) {
            body.set_operand(op, index, value);
        }
    }
    for region in body.regions(op).to_vec() {
        for block in body.region_blocks(region).to_vec() {
            for op in body.block_ops(block).to_vec() {
                replace_operands(body, op, with);
            }
        }
    }
}
