//! The order in which operations of structured control flow execute.

use crate::dialect::scf;
use crate::ir::{Block, Body, Op, Value, ValueDef};

use super::origins::is_conditional;

/// The positions of operations in their blocks.
pub(super) struct Order<'a> {
    body: &'a Body,
    positions: Vec<u32>,
}

/// The point at which a value gets its contents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Definition {
    block: Block,
    /// The defining operation; `None` for the beginning of the block.
    op: Option<Op>,
}

impl Definition {
    /// The definition of a value.
    pub(super) fn of(body: &Body, value: Value) -> Option<Definition> {
        match body.value_def(value) {
            ValueDef::Result(op) => Some(Definition { block: body.parent_block(op)?, op: Some(op) }),
            ValueDef::Argument(block) => Some(Definition { block, op: None }),
            ValueDef::Forward => None,
        }
    }

    /// Returns the block in which the value gets its contents.
    pub(super) fn block(self) -> Block {
        self.block
    }
}

impl<'a> Order<'a> {
    pub(super) fn new(body: &'a Body) -> Order<'a> {
        let mut positions = vec![0; body.op_count()];
        for block in body.block_ids() {
            for (position, op) in body.block_ops(block).iter().enumerate() {
                positions[op.index()] = position as u32;
            }
        }
        Order { body, positions }
    }

    /// Returns the operation of `block` that is `op` or contains it; `None` if `op` is outside of the block.
    pub(super) fn ancestor_in(&self, op: Op, block: Block) -> Option<Op> {
        let mut op = op;
        loop {
            let parent = self.body.parent_block(op)?;
            if parent == block {
                return Some(op);
            }
            op = self.body.parent_op(parent)?;
        }
    }

    fn is_before(&self, a: Op, b: Op) -> bool {
        self.positions[a.index()] < self.positions[b.index()]
    }

    /// Returns true if a value defined at this point is visible at an operation.
    pub(super) fn is_defined_before(&self, definition: Definition, op: Op) -> bool {
        let ancestor = self.ancestor_in(op, definition.block);
        ancestor.is_some_and(|ancestor| definition.op.is_none_or(|definer| self.is_before(definer, ancestor)))
    }

    /// Returns true if `write` may execute after the definition of a value and before `read`, an operation that reads this
    /// value. Both are different operations.
    ///
    /// The operands of an operation with regions are read before its regions execute.
    pub(super) fn may_execute_between(&self, definition: Definition, write: Op, read: Op) -> bool {
        let mut block = definition.block;
        let mut after = definition.op;
        loop {
            // The value does not outlive an execution of its block, except in the other blocks of a function.
            let Some(writer) = self.ancestor_in(write, block) else { return self.is_one_of_several(block) };
            let Some(reader) = self.ancestor_in(read, block) else { return true };
            if after.is_some_and(|definition| !self.is_before(definition, writer)) {
                return false;
            }
            if writer != reader {
                return self.is_before(writer, reader);
            }
            if reader == read {
                return false;
            }
            if writer == write || is_repetitive(self.body, writer) {
                return true;
            }
            let inner = |op: Op| self.block_within(op, writer);
            let (Some(with_write), Some(with_read)) = (inner(write), inner(read)) else { return true };
            if with_write != with_read {
                // The branches of a conditional exclude each other.
                return self.body.block_region(with_write) == self.body.block_region(with_read);
            }
            (block, after) = (with_write, None);
        }
    }

    /// Returns true if an operation may execute more than once, or in several threads, after the definition of a value
    /// and before the next definition of it.
    pub(super) fn is_repeated_since(&self, definition: Definition, op: Op) -> bool {
        let mut at = op;
        while let Some(block) = self.body.parent_block(at).filter(|&block| block != definition.block) {
            let Some(parent) = self.body.parent_op(block) else { return true };
            if is_repetitive(self.body, parent) || self.is_one_of_several(block) {
                return true;
            }
            at = parent;
        }
        false
    }

    /// Returns true if an operation is within the regions of another one.
    pub(super) fn is_within(&self, op: Op, outer: Op) -> bool {
        self.block_within(op, outer).is_some()
    }

    /// Returns true if a value defined in `block` is used by `op` in another block of the same region.
    pub(super) fn leaves_block(&self, block: Block, op: Op) -> bool {
        self.is_one_of_several(block) && self.ancestor_in(op, block).is_none()
    }

    fn is_one_of_several(&self, block: Block) -> bool {
        self.body.region_blocks(self.body.block_region(block)).len() > 1
    }

    /// Returns the block directly within `outer` that contains `op`.
    fn block_within(&self, op: Op, outer: Op) -> Option<Block> {
        let mut op = op;
        loop {
            let block = self.body.parent_block(op)?;
            let parent = self.body.parent_op(block)?;
            if parent == outer {
                return Some(block);
            }
            op = parent;
        }
    }
}

/// Returns true if the regions of an operation may execute more than once, or together.
fn is_repetitive(body: &Body, op: Op) -> bool {
    !is_conditional(body, op) && body.name(op) != scf::IN_PARALLEL
}
