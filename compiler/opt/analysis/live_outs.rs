//! Live-out values of loops: values that are defined in a loop and used outside of it.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{Block, Value};
use crate::opt::function::Function;

use super::loop_info::Loop;

/// The values that loop headers define and that are live out of their loops.
pub(crate) fn header_live_outs(f: &Function, all: &[Loop]) -> FxHashSet<Value> {
    let by_header: FxHashMap<Block, &Loop> = all.iter().map(|l| (l.header, l)).collect();
    let mut escaping = FxHashSet::default();
    for block in f.blocks() {
        for &op in f.body.block_ops(block) {
            for &operand in f.body.operands(op) {
                let from = f.block_of(operand);
                if let Some(l) = from.and_then(|from| by_header.get(&from))
                    && !l.contains(block)
                {
                    escaping.insert(operand);
                }
            }
        }
    }
    escaping
}

/// The live-out values of innermost loops, by the index of the loop.
pub(crate) fn inner_live_outs(f: &Function, inner: &[Loop]) -> FxHashMap<usize, Vec<Value>> {
    let number_of: FxHashMap<Block, usize> = inner
        .iter()
        .enumerate()
        .flat_map(|(number, l)| l.blocks.iter().map(move |&block| (block, number)))
        .collect();
    let mut escaping: FxHashMap<usize, Vec<Value>> = FxHashMap::default();
    let mut seen = FxHashSet::default();
    for block in f.blocks() {
        for &op in f.body.block_ops(block) {
            for &operand in f.body.operands(op) {
                let from = f.block_of(operand).and_then(|from| number_of.get(&from));
                if let Some(&from) = from
                    && number_of.get(&block) != Some(&from)
                    && seen.insert(operand)
                {
                    escaping.entry(from).or_default().push(operand);
                }
            }
        }
    }
    escaping
}

/// Replaces the uses of values outside of their loops. `after` maps a value to the index of its loop and its
/// replacement.
pub(crate) fn replace_live_outs(f: &mut Function, all: &[Loop], after: &FxHashMap<Value, (usize, Value)>) {
    if after.is_empty() {
        return;
    }
    for block in f.blocks() {
        for op in f.body.block_ops(block).to_vec() {
            for index in 0..f.body.operands(op).len() {
                let mut value = f.body.operands(op)[index];
                while let Some(&(l, now)) = after.get(&value)
                    && !all[l].contains(block)
                {
                    value = now;
                }
                f.body.set_operand(op, index, value);
            }
        }
    }
}
