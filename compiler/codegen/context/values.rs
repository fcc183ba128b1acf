//! The CLIF values of the values of a function.

use cranelift_codegen::ir as clif;
use rustc_hash::FxHashMap;

use crate::ir::{Body, Value};

use super::Leaves;

/// The leaves of each value, and the masks of vectors of `i1` that fill registers.
pub(crate) struct Values {
    /// By value: start and length in `pool`; `UNSET` if it has no leaves.
    ranges: Vec<(u32, u32)>,
    pool: Vec<clif::Value>,
    masks: FxHashMap<Value, Leaves>,
}

const UNSET: (u32, u32) = (u32::MAX, 0);

impl Values {
    /// Creates tables without leaves for the values of a body.
    pub(super) fn new(body: &Body) -> Values {
        Values {
            ranges: vec![UNSET; body.value_count()],
            pool: Vec::with_capacity(body.value_count()),
            masks: FxHashMap::default(),
        }
    }

    /// Returns the leaves of a value, if they are set.
    pub(crate) fn leaves(&self, value: Value) -> Option<&[clif::Value]> {
        match self.ranges[value.index()] {
            UNSET => None,
            (start, length) => Some(&self.pool[start as usize..][..length as usize]),
        }
    }

    /// Sets the leaves of a value.
    pub(super) fn set(&mut self, value: Value, leaves: &[clif::Value]) {
        self.ranges[value.index()] = (self.pool.len() as u32, leaves.len() as u32);
        self.pool.extend_from_slice(leaves);
    }

    /// Sets the leaves of a value to those of another one; returns `None` if that has none.
    pub(super) fn alias(&mut self, value: Value, other: Value) -> Option<()> {
        let range = self.ranges[other.index()];
        self.ranges[value.index()] = range;
        (range != UNSET).then_some(())
    }

    /// Returns the mask of a vector of `i1`: registers of ones and zeros.
    pub(crate) fn mask(&self, value: Value) -> Option<&Leaves> {
        self.masks.get(&value)
    }

    /// Sets the mask of a vector of `i1`.
    pub(crate) fn set_mask(&mut self, value: Value, mask: Leaves) {
        self.masks.insert(value, mask);
    }
}
