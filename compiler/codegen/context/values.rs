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
    /// The leaves in each [wider view](super::views::View), of values whose shape differs in it.
    wider: [FxHashMap<Value, Leaves>; View::WIDER.len()],
    wider_masks: [FxHashMap<Value, Leaves>; View::WIDER.len()],
}

const UNSET: (u32, u32) = (u32::MAX, 0);

impl Values {
    /// Creates tables without leaves for the values of a body.
    pub(super) fn new(body: &Body) -> Values {
        Values {
            ranges: vec![UNSET; body.value_count()],
            pool: Vec::with_capacity(body.value_count()),
            masks: FxHashMap::default(),
            wider: Default::default(),
            wider_masks: Default::default(),
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

    /// Sets the leaves and masks of a value to those of another one; returns `None` if that has no leaves.
    pub(super) fn alias(&mut self, value: Value, other: Value) -> Option<()> {
        let range = self.ranges[other.index()];
        self.ranges[value.index()] = range;
        let masks = self.wider_masks.iter_mut().chain([&mut self.masks]);
        for leaves in self.wider.iter_mut().chain(masks) {
            if let Some(wide) = leaves.get(&other) {
                leaves.insert(value, wide.clone());
            }
        }
        (range != UNSET).then_some(())
    }

    /// Returns the leaves of a value in a view, if its shape differs in it and they are set.
    pub(super) fn wider_leaves(&self, value: Value, view: View) -> Option<&Leaves> {
        self.wider[view.wider_index()?].get(&value)
    }

    /// Sets the leaves of a value in a view.
    pub(super) fn set_in(&mut self, view: View, value: Value, leaves: &[clif::Value]) {
        match view.wider_index() {
            Some(index) => {
                self.wider[index].insert(value, Leaves::from_slice(leaves));
            }
            None => self.set(value, leaves),
        }
    }

    /// Returns the mask of a vector of `i1` in a view: registers of ones and zeros.
    pub(super) fn mask(&self, value: Value, view: View) -> Option<&Leaves> {
        match view.wider_index() {
            Some(index) => self.wider_masks[index].get(&value),
            None => self.masks.get(&value),
        }
    }

    /// Sets the mask of a vector of `i1` in a view.
    pub(super) fn set_mask(&mut self, value: Value, mask: Leaves, view: View) {
        let masks = match view.wider_index() {
            Some(index) => &mut self.wider_masks[index],
            None => &mut self.masks,
        };
        masks.insert(value, mask);
    }
}
