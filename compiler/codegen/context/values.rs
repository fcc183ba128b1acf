//! The CLIF values of the values of a function.

use cranelift_codegen::ir as clif;
use rustc_hash::FxHashMap;

use crate::ir::{Body, Value};

use super::Leaves;
use super::views::View;

/// The leaves of each value, and the masks of vectors of `i1` that fill registers.
pub(crate) struct Values {
    /// By value: start and length in `pool`; `UNSET` if it has no leaves.
    ranges: Vec<(u32, u32)>,
    pool: Vec<clif::Value>,
    masks: FxHashMap<Value, Leaves>,
    /// The leaves of the [wide view](super::views::View), of values whose shape differs in it.
    wide: FxHashMap<Value, Leaves>,
    wide_masks: FxHashMap<Value, Leaves>,
}

const UNSET: (u32, u32) = (u32::MAX, 0);

impl Values {
    /// Creates tables without leaves for the values of a body.
    pub(super) fn new(body: &Body) -> Values {
        Values {
            ranges: vec![UNSET; body.value_count()],
            pool: Vec::with_capacity(body.value_count()),
            masks: FxHashMap::default(),
            wide: FxHashMap::default(),
            wide_masks: FxHashMap::default(),
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
        if let Some(wide) = self.wide.get(&other) {
            self.wide.insert(value, wide.clone());
        }
        (range != UNSET).then_some(())
    }

    /// Returns the wide leaves of a value, if they are set.
    pub(super) fn wide_leaves(&self, value: Value) -> Option<&Leaves> {
        self.wide.get(&value)
    }

    /// Sets the wide leaves of a value.
    pub(super) fn set_wide(&mut self, value: Value, leaves: &[clif::Value]) {
        self.wide.insert(value, Leaves::from_slice(leaves));
    }

    /// Returns the mask of a vector of `i1` in a view: registers of ones and zeros.
    pub(super) fn mask(&self, value: Value, view: View) -> Option<&Leaves> {
        match view {
            View::Narrow => self.masks.get(&value),
            View::Wide => self.wide_masks.get(&value),
        }
    }

    /// Sets the mask of a vector of `i1` in a view.
    pub(super) fn set_mask(&mut self, value: Value, mask: Leaves, view: View) {
        match view {
            View::Narrow => self.masks.insert(value, mask),
            View::Wide => self.wide_masks.insert(value, mask),
        };
    }
}
