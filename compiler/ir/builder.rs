//! The builder: appends operations at an insertion point, the end of a block.

use super::attrs::NamedAttr;
use super::body::{Body, NewOp};
use super::context::Context;
use super::entity::{Block, DictId, Op, Region, TypeId, Value};
use super::loc::Loc;
use super::op_info::OpName;

/// A body under construction, the block to which operations are appended, and their location.
#[derive(Debug)]
pub struct Builder {
    /// The body.
    pub body: Body,
    /// Location of the operations appended next.
    pub loc: Loc,
    block: Block,
}

impl Builder {
    /// Creates a body whose root region has an entry block with arguments of these types.
    pub fn with_entry(args: &[TypeId]) -> Builder {
        let mut body = Body::default();
        let block = body.append_block(Region::ROOT, args);
        Builder { body, loc: Loc::UNKNOWN, block }
    }

    /// Returns the block to which operations are appended.
    pub fn block(&self) -> Block {
        self.block
    }

    /// Returns the region of that block.
    pub fn region(&self) -> Region {
        self.body.block_region(self.block)
    }

    /// Creates a block with arguments of these types in the region of the insertion point. [`Builder::start`] adds it
    /// to the block list of the region.
    pub fn new_block(&mut self, args: &[TypeId]) -> Block {
        self.new_block_in(self.region(), args)
    }

    /// As [`Builder::new_block`], in a given region.
    pub fn new_block_in(&mut self, region: Region, args: &[TypeId]) -> Block {
        let block = self.body.new_block(region);
        self.body.set_block_args(block, args);
        block
    }

    /// Adds a new block at the end of its region, and moves the insertion point to it.
    pub fn start(&mut self, block: Block) {
        self.body.place_block(block);
        self.block = block;
    }

    /// Moves the insertion point to the end of a block that has been started before.
    pub fn resume(&mut self, block: Block) {
        self.block = block;
    }

    /// Appends an operation.
    pub fn append(&mut self, new: NewOp) -> Op {
        self.body.append_op(self.block, new)
    }

    /// Appends an operation without regions, with the current location.
    pub fn emit(
        &mut self,
        cx: &mut Context,
        op_name: OpName,
        operands: &[Value],
        results: &[TypeId],
        attrs: &[NamedAttr],
    ) -> Op {
        let attrs = if attrs.is_empty() { DictId::EMPTY } else { cx.dict(&mut attrs.to_vec()) };
        self.append(NewOp::new(op_name, self.loc, operands, results).attrs(attrs))
    }

    /// Appends an operation with one result, with the current location. Returns the result.
    pub fn emit_value(
        &mut self,
        cx: &mut Context,
        op_name: OpName,
        operands: &[Value],
        result: TypeId,
        attrs: &[NamedAttr],
    ) -> Value {
        let op = self.emit(cx, op_name, operands, &[result], attrs);
        self.body.result(op, 0)
    }

    /// Appends an operation with regions, with the current location. Returns its results.
    pub fn emit_with_regions(
        &mut self,
        op_name: OpName,
        operands: &[Value],
        results: &[TypeId],
        (attrs, regions): (DictId, &[Region]),
    ) -> Vec<Value> {
        let op = self.append(NewOp::new(op_name, self.loc, operands, results).attrs(attrs).regions(regions));
        self.body.results(op).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
