//! Mapping from the values and blocks of an old body to those of a new one.
//!
//! A conversion walks the old body in an order in which definitions come before uses (blocks in [reverse
//! post-order](super::dominance::reverse_post_order)), appends to the new body, and records the replacement of each old
//! value here. `T` is the type of replacements: a value, several, or a constant.

use super::body::Body;
use super::entity::{Block, NameId, Value};

/// The mapping of a rebuild.
#[derive(Debug)]
pub struct Rebuilt<T> {
    values: Vec<Option<T>>,
    blocks: Vec<Option<Block>>,
}

impl<T> Rebuilt<T> {
    /// Creates an empty mapping for the rebuild of `old`.
    pub fn new(old: &Body) -> Rebuilt<T> {
        let mut values = Vec::new();
        values.resize_with(old.value_count(), || None);
        Rebuilt { values, blocks: vec![None; old.block_count()] }
    }

    /// Records the replacement of a value.
    pub fn set_value(&mut self, old: Value, new: T) {
        self.values[old.index()] = Some(new);
    }

    /// Returns the replacement of a value; `None` if it has not been visited yet.
    pub fn value(&self, old: Value) -> Option<&T> {
        self.values[old.index()].as_ref()
    }

    /// Returns the names of old values for those that replace them.
    pub fn names<'a>(&'a self, old: &'a Body) -> impl Iterator<Item = (&'a T, NameId, Value)> + 'a {
        old.value_names.iter().filter_map(|&(value, name)| Some((self.value(value)?, name, value)))
    }

    /// Records the replacement of a block.
    pub fn set_block(&mut self, old: Block, new: Block) {
        self.blocks[old.index()] = Some(new);
    }

    /// Returns the replacement of a block.
    pub fn block(&self, old: Block) -> Option<Block> {
        self.blocks[old.index()]
    }
}
