//! The CLIF values of the values of a function.

use cranelift_codegen::ir as clif;
use rustc_hash::FxHashMap;

use crate::ir::{Body, Value};

use super::Leaves;

/// By value its leaves, and for vectors of `i1` that fill registers also their masks.
pub(crate) struct Values {
    /// By value: start and length in `pool`; `UNSET` without leaves.
    ranges: Vec<(u32, u32)>,
    pool: Vec<clif::Value>,
    masks: FxHashMap<Value, Leaves>,
}

const UNSET: (u32, u32) = (u32::MAX, 0);

impl Values {
    /// No leaves for any value of a body.
    pub(super) fn new(body: &Body) -> Values {
        Values {
            ranges: vec![UNSET; body.value_count()],
            pool: Vec::with_capacity(body.value_count()),
            masks: FxHashMap::default(),
        }
    }

    /// The leaves of a value, once it has them.
    pub(crate) fn leaves(&self, value: Value) -> Option<&[clif::Value]> {
        match self.ranges[value.index()] {
            UNSET => None,
            (start, length) => Some(&self.pool[start as usize..][..length as usize]),
        }
    }

    /// Gives a value its leaves.
    pub(super) fn set(&mut self, value: Value, leaves: &[clif::Value]) {
        self.ranges[value.index()] = (self.pool.len() as u32, leaves.len() as u32);
        self.pool.extend_from_slice(leaves);
    }

    /// Gives a value the leaves of another one; `None` if that has none.
    pub(super) fn alias(&mut self, value: Value, other: Value) -> Option<()> {
        let range = self.ranges[other.index()];
        self.ranges[value.index()] = range;
        (range != UNSET).then_some(())
    }

    /// The registers of ones and zeros that a vector of `i1` is in as well.
    pub(crate) fn mask(&self, value: Value) -> Option<&Leaves> {
        self.masks.get(&value)
    }

    /// Gives a vector of `i1` its mask.
    pub(crate) fn set_mask(&mut self, value: Value, mask: Leaves) {
        self.masks.insert(value, mask);
    }
}
