//! What the values and blocks of an old body became in a new one.
//!
//! A conversion walks the old body in an order in which definitions come before uses (blocks in
//! [reverse post-order](super::dominance::reverse_post_order)), appends to the new body and records here what
//! stands for each old value. `T` is whatever that is: a value, several, or a constant.

use super::body::Body;
use super::entity::{Block, Value};

/// The record of a rebuild.
#[derive(Debug)]
pub struct Rebuilt<T> {
    values: Vec<Option<T>>,
    blocks: Vec<Option<Block>>,
}

impl<T> Rebuilt<T> {
    /// An empty record for the rebuild of `old`.
    pub fn new(old: &Body) -> Rebuilt<T> {
        let mut values = Vec::new();
        values.resize_with(old.value_count(), || None);
        Rebuilt { values, blocks: vec![None; old.block_count()] }
    }

    /// Records what became of a value.
    pub fn set_value(&mut self, old: Value, new: T) {
        self.values[old.index()] = Some(new);
    }

    /// What became of a value; `None` when it was not reached yet.
    pub fn value(&self, old: Value) -> Option<&T> {
        self.values[old.index()].as_ref()
    }

    /// Records the block that stands for a block.
    pub fn set_block(&mut self, old: Block, new: Block) {
        self.blocks[old.index()] = Some(new);
    }

    /// The block that stands for a block.
    pub fn block(&self, old: Block) -> Option<Block> {
        self.blocks[old.index()]
    }
}
