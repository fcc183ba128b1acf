//! The blocks of a function that may run more than once.

use crate::ir::{Block, Body};

/// The blocks that lie on a cycle.
pub(crate) struct LoopBlocks {
    on_cycle: Vec<bool>,
}

impl LoopBlocks {
    /// Computes the strongly connected components by Tarjan's algorithm, without recursion.
    pub(super) fn new(body: &Body, order: &[Block]) -> LoopBlocks {
        let mut search = Search::new(body.block_count());
        for &block in order {
            search.visit(body, block);
        }
        LoopBlocks { on_cycle: search.on_cycle }
    }

    /// Returns true if a block lies on a cycle.
    pub(crate) fn contains(&self, block: Block) -> bool {
        self.on_cycle[block.index()]
    }
}

/// State of the search for strongly connected components.
struct Search {
    index: Vec<u32>,
    low: Vec<u32>,
    on_stack: Vec<bool>,
    stack: Vec<Block>,
    next: u32,
    on_cycle: Vec<bool>,
}

const UNSEEN: u32 = u32::MAX;

impl Search {
    fn new(blocks: usize) -> Search {
        Search {
            index: vec![UNSEEN; blocks],
            low: vec![UNSEEN; blocks],
            on_stack: vec![false; blocks],
            stack: Vec::new(),
            next: 0,
            on_cycle: vec![false; blocks],
        }
    }

    fn open(&mut self, block: Block) {
        self.index[block.index()] = self.next;
        self.low[block.index()] = self.next;
        self.next += 1;
        self.stack.push(block);
        self.on_stack[block.index()] = true;
    }

    fn visit(&mut self, body: &Body, root: Block) {
        if self.index[root.index()] != UNSEEN {
            return;
        }
        self.open(root);
        let mut work = vec![(root, 0)];
        while let Some((block, next)) = work.last_mut() {
            let block = *block;
            let successors = body.last_op(block).map_or(&[][..], |op| body.successors(op));
            let Some(successor) = successors.get(*next) else {
                work.pop();
                self.close(block);
                if let Some((parent, _)) = work.last() {
                    let low = self.low[block.index()];
                    self.low[parent.index()] = self.low[parent.index()].min(low);
                }
                continue;
            };
            *next += 1;
            let target = successor.block;
            self.on_cycle[block.index()] |= target == block;
            if self.index[target.index()] == UNSEEN {
                self.open(target);
                work.push((target, 0));
            } else if self.on_stack[target.index()] {
                self.low[block.index()] = self.low[block.index()].min(self.index[target.index()]);
            }
        }
    }

    fn close(&mut self, block: Block) {
        if self.low[block.index()] != self.index[block.index()] {
            return;
        }
        let start = self.stack.iter().rposition(|&other| other == block).unwrap_or(0);
        let component = self.stack.split_off(start);
        for &member in &component {
            self.on_stack[member.index()] = false;
            self.on_cycle[member.index()] |= component.len() > 1;
        }
    }
}
