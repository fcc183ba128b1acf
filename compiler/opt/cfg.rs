//! The control-flow graph: who goes where, and with what.

use crate::ir::{Block, Body, Successor, Value};

/// The blocks that go to each block; one that goes there twice is there twice.
pub(super) struct Predecessors {
    of: Vec<Vec<Block>>,
}

impl Predecessors {
    /// Of these blocks, which must be all that can be reached.
    pub(super) fn new(body: &Body, blocks: &[Block]) -> Predecessors {
        let mut of = vec![Vec::new(); body.block_count()];
        for &block in blocks {
            for successor in successors(body, block) {
                of[successor.block.index()].push(block);
            }
        }
        Predecessors { of }
    }

    pub(super) fn of(&self, block: Block) -> &[Block] {
        &self.of[block.index()]
    }
}

/// Where a block goes.
pub(super) fn successors(body: &Body, block: Block) -> &[Successor] {
    body.last_op(block).map_or(&[], |op| body.successors(op))
}

/// The operands that a block passes to its only way to another.
pub(super) fn passed(body: &Body, from: Block, to: Block) -> Option<&[Value]> {
    let op = body.last_op(from)?;
    let mut ways = body.successors(op).iter().enumerate().filter(|(_, successor)| successor.block == to);
    let (index, _) = ways.next()?;
    if ways.next().is_some() {
        return None;
    }
    Some(body.successor_operands(op, index))
}
