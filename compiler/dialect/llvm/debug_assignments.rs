//! The operations at which a variable has each of its values: a forward dataflow analysis of `dbg.value`.
//!
//! A variable has a value at the entry of a block if it has it at the end of all predecessors.

use std::collections::VecDeque;
use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::ir::dominance::reverse_post_order;
use crate::ir::{Block, Body, Op, OpSet, Region};

/// The control-flow graph of a body.
pub(super) struct Flow {
    /// The operations of each block in reverse postorder, and the indices of its successors.
    blocks: Vec<(Vec<Op>, Vec<usize>)>,
    index: FxHashMap<Block, usize>,
    op_count: usize,
}

/// The value of a variable from an operation on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assignment {
    pub(super) block: Block,
    /// The position of the operation in its block.
    pub(super) position: usize,
    /// The value by a number that the caller chose; none if it is unknown.
    pub(super) value: Option<usize>,
}

/// The value of a variable at the entry of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// No path to the block was followed yet.
    Unvisited,
    /// The same on all paths; none if it is unknown.
    Value(Option<usize>),
}

impl State {
    fn meet(self, value: Option<usize>) -> State {
        match self {
            State::Unvisited => State::Value(value),
            State::Value(known) if known == value => self,
            State::Value(_) => State::Value(None),
        }
    }
}

impl Flow {
    pub(super) fn new(body: &Body) -> Flow {
        let order = reverse_post_order(body, Region::ROOT);
        let index: FxHashMap<Block, usize> =
            order.iter().enumerate().map(|(at, &block)| (block, at)).collect();
        let successors = |block: Block| {
            let edges = body.last_op(block).map_or(&[][..], |op| body.successors(op));
            edges.iter().map(|edge| index[&edge.block]).collect()
        };
        let blocks = order.iter().map(|&block| (body.block_ops(block).to_vec(), successors(block))).collect();
        Flow { blocks, index, op_count: body.op_count() }
    }

    /// Returns the operations at which a variable has each value, given all its assignments. Those of a block are in
    /// order.
    pub(super) fn op_sets(&self, assignments: &[Assignment]) -> FxHashMap<usize, OpSet> {
        let mut of_block: FxHashMap<usize, Vec<Assignment>> = FxHashMap::default();
        for assignment in assignments {
            if let Some(&at) = self.index.get(&assignment.block) {
                of_block.entry(at).or_default().push(*assignment);
            }
        }
        let entries = self.entries(&of_block);
        let mut runs: FxHashMap<usize, Vec<Range<u32>>> = FxHashMap::default();
        for (at, (ops, _)) in self.blocks.iter().enumerate() {
            let mut add = |value: Option<usize>, ops: &[Op]| {
                let Some(value) = value.filter(|_| !ops.is_empty()) else { return };
                let runs = runs.entry(value).or_default();
                runs.extend(ops.iter().map(|op| op.index() as u32..op.index() as u32 + 1));
            };
            let (mut value, mut start) = (None, 0);
            if let State::Value(known) = entries[at] {
                value = known;
            }
            for assignment in of_block.get(&at).into_iter().flatten() {
                add(value, &ops[start..=assignment.position]);
                (value, start) = (assignment.value, assignment.position + 1);
            }
            add(value, &ops[start..]);
        }
        runs.into_iter().map(|(value, runs)| (value, OpSet::of_runs(runs, self.op_count))).collect()
    }

    /// Returns the states at the entries of blocks.
    fn entries(&self, of_block: &FxHashMap<usize, Vec<Assignment>>) -> Vec<State> {
        let mut entries = vec![State::Unvisited; self.blocks.len()];
        let mut worklist: VecDeque<usize> = VecDeque::new();
        if let Some(entry) = entries.first_mut() {
            *entry = State::Value(None);
            worklist.push_back(0);
        }
        while let Some(at) = worklist.pop_front() {
            let State::Value(entry) = entries[at] else { continue };
            let last = of_block.get(&at).and_then(|all| all.last());
            let exit = last.map_or(entry, |assignment| assignment.value);
            for &to in &self.blocks[at].1 {
                let met = entries[to].meet(exit);
                if met != entries[to] {
                    entries[to] = met;
                    worklist.push_back(to);
                }
            }
        }
        entries
    }
}
