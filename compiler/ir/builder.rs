//! An insertion point: operations are appended to one block of a body after another.

use super::body::{Body, NewOp};
use super::entity::{Block, Op, Region, TypeId};
use super::loc::Loc;

/// A body under construction, the block that operations are appended to, and the location they get.
#[derive(Debug)]
pub struct Builder {
    /// The body.
    pub body: Body,
    /// Location of the operations to come.
    pub loc: Loc,
    block: Block,
}

impl Builder {
    /// A new body whose root region has an entry block with arguments of these types.
    pub fn with_entry(args: &[TypeId]) -> Builder {
        let mut body = Body::default();
        let block = body.append_block(Region::ROOT, args);
        Builder { body, loc: Loc::UNKNOWN, block }
    }

    /// The block that operations are appended to.
    pub fn block(&self) -> Block {
        self.block
    }

    /// The region of that block.
    pub fn region(&self) -> Region {
        self.body.block_region(self.block)
    }

    /// A new block with arguments of these types in the region of the insertion point. It takes its place in
    /// the region when [`Builder::start`] moves to it.
    pub fn new_block(&mut self, args: &[TypeId]) -> Block {
        self.new_block_in(self.region(), args)
    }

    /// As [`Builder::new_block`], in a given region.
    pub fn new_block_in(&mut self, region: Region, args: &[TypeId]) -> Block {
        let block = self.body.new_block(region);
        self.body.set_block_args(block, args);
        block
    }

    /// Places a new block at the end of its region and appends to it from now on.
    pub fn start(&mut self, block: Block) {
        self.body.place_block(block);
        self.block = block;
    }

    /// Appends to a block that was placed before.
    pub fn resume(&mut self, block: Block) {
        self.block = block;
    }

    /// Appends an operation.
    pub fn append(&mut self, new: NewOp) -> Op {
        self.body.append_op(self.block, new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{OpName, Value};

    #[test]
    fn blocks_are_placed_when_started() {
        let mut build = Builder::with_entry(&[TypeId::I32]);
        let entry = build.block();
        let later = build.new_block(&[TypeId::I1]);
        let first = build.new_block(&[]);
        build.start(first);
        let op = build.append(NewOp::new(OpName::new(0, 0), build.loc, &[], &[TypeId::I64]));
        build.start(later);
        assert_eq!(build.body.region_blocks(Region::ROOT), &[entry, first, later]);
        assert_eq!(build.body.block_ops(first), &[op]);
        assert_eq!(build.body.block_args(later), &[Value::new(1)]);
    }
}
