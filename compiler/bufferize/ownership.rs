//! Allocations of the function being rebuilt, and their deallocation.
//!
//! Each allocation belongs to a block. If the block still owns it when it is complete, it is freed after the last
//! operation of the block that uses it or a view of it. If operations on memrefs use the buffer, it is freed at the end of
//! the block. Allocations of constant size in sequential loops belong to the block around the outermost loop, so that
//! loops do not allocate.

use rustc_hash::FxHashMap;

use crate::dialect::memref;
use crate::ir::{Block, Body, Loc, NewOp, Op, Value};

/// The alignment of allocations in bytes, that of MLIR's bufferization.
pub(super) const ALIGNMENT: i128 = 64;

/// An allocation that the function owns.
#[derive(Clone, Copy, Debug)]
struct Allocation {
    value: Value,
    block: Block,
    /// True once the block passes the buffer on.
    is_moved: bool,
    /// True if operations on memrefs use the buffer. It is freed at the end of the block, since they may store or
    /// convert the pointer.
    is_exposed: bool,
}

/// The buffers that a value is, or points into one of.
#[derive(Clone, Debug)]
struct Root {
    allocations: Vec<usize>,
    /// True if the value is a whole buffer, the only one.
    is_base: bool,
}

/// The allocations of a function. Values and blocks are those of the new body.
#[derive(Default)]
pub(super) struct Ownership {
    allocations: Vec<Allocation>,
    roots: FxHashMap<Value, Root>,
}

impl Ownership {
    /// Records a buffer that a block owns.
    pub(super) fn add(&mut self, value: Value, block: Block) {
        self.roots.insert(value, Root { allocations: vec![self.allocations.len()], is_base: true });
        self.allocations.push(Allocation { value, block, is_moved: false, is_exposed: false });
    }

    /// Records that a value points into the buffer of another one, or is all of it.
    pub(super) fn add_view(&mut self, of: Value, view: Value, is_whole: bool) {
        if let Some(root) = self.roots.get(&of).cloned() {
            self.roots.insert(view, Root { is_base: root.is_base && is_whole, ..root });
        }
    }

    /// Records that a value points into the buffer of one of several others.
    pub(super) fn add_choice(&mut self, of: &[Value], choice: Value) {
        let roots = of.iter().filter_map(|value| self.roots.get(value));
        let allocations: Vec<usize> = roots.flat_map(|root| root.allocations.iter().copied()).collect();
        if !allocations.is_empty() {
            self.roots.insert(choice, Root { allocations, is_base: false });
        }
    }

    /// Records that operations on memrefs use the buffer of a value.
    pub(super) fn expose(&mut self, value: Value) {
        for &allocation in self.roots.get(&value).into_iter().flat_map(|root| &root.allocations) {
            self.allocations[allocation].is_exposed = true;
        }
    }

    /// Returns true if a value is an allocation or points into one.
    pub(super) fn is_owned(&self, value: Value) -> bool {
        self.roots.contains_key(&value)
    }

    /// Returns true if two values point into the same allocations.
    pub(super) fn have_same_owner(&self, a: Value, b: Value) -> bool {
        let [a, b] = [a, b].map(|value| self.roots.get(&value).map(|root| &root.allocations));
        a == b
    }

    /// Takes a buffer out of the block that owns it. Returns false if the value is not an allocation of this block.
    pub(super) fn take(&mut self, value: Value, block: Block) -> bool {
        self.roots.get(&value).is_some_and(|root| root.is_base) && self.take_part(value, block)
    }

    /// Takes the buffer into which a value points out of the block that owns it. Returns false if it is not known to be an
    /// allocation of this block.
    pub(super) fn take_part(&mut self, value: Value, block: Block) -> bool {
        let Some([allocation]) = self.roots.get(&value).map(|root| &root.allocations[..]) else {
            return false;
        };
        let allocation = &mut self.allocations[*allocation];
        let is_owned = allocation.block == block && !allocation.is_moved;
        allocation.is_moved |= is_owned;
        is_owned
    }

    /// Takes the allocations of a block into which some values point out of the block. Returns them.
    pub(super) fn take_all(&mut self, values: &[Value], block: Block) -> Vec<Value> {
        let mut taken = Vec::new();
        let roots = values.iter().filter_map(|value| self.roots.get(value));
        for &allocation in roots.flat_map(|root| &root.allocations) {
            let allocation = &mut self.allocations[allocation];
            if allocation.block == block && !allocation.is_moved {
                allocation.is_moved = true;
                taken.push(allocation.value);
            }
        }
        taken
    }

    /// Returns the blocks that own the allocations into which a value may point.
    pub(super) fn blocks_of(&self, value: Value) -> impl Iterator<Item = Block> + '_ {
        let allocations = self.roots.get(&value).into_iter().flat_map(|root| &root.allocations);
        allocations.map(|&allocation| self.allocations[allocation].block)
    }

    /// Returns the allocation that a value is all of.
    pub(super) fn base(&self, value: Value) -> Option<Value> {
        let root = self.roots.get(&value).filter(|root| root.is_base)?;
        Some(self.allocations[root.allocations[0]].value)
    }

    /// Completes a block: frees the allocations that it still owns. Removes those without users.
    pub(super) fn close(&mut self, body: &mut Body, block: Block) {
        let owned: Vec<usize> = (0..self.allocations.len())
            .filter(|&index| self.allocations[index].block == block && !self.allocations[index].is_moved)
            .collect();
        if owned.is_empty() {
            return;
        }
        let last_uses = self.last_uses(body, block);
        let ops = body.take_ops(block);
        let mut freed: Vec<Vec<Value>> = vec![Vec::new(); ops.len() + 1];
        let mut removed = Vec::new();
        for index in owned {
            let Allocation { value, is_exposed, .. } = self.allocations[index];
            let definition = body.defining_op(value);
            match last_uses.get(&index) {
                Some(_) if is_exposed => freed[ops.len() - 1].push(value),
                Some(&position) => freed[position + 1].push(value),
                None if definition.is_some_and(|op| body.name(op) == memref::ALLOC) => {
                    removed.extend(definition)
                }
                None => {
                    let position = ops.iter().position(|&op| Some(op) == definition);
                    freed[position.map_or(0, |position| position + 1)].push(value);
                }
            }
        }
        for (position, values) in freed.into_iter().enumerate() {
            let before = position.checked_sub(1).and_then(|before| ops.get(before));
            let loc = before.map_or(Loc::UNKNOWN, |&op| body.loc(op));
            if let Some(&op) = before.filter(|op| !removed.contains(op)) {
                body.place_op(block, op);
            }
            for value in values {
                body.append_op(block, NewOp::new(memref::DEALLOC, loc, &[value], &[]));
            }
        }
    }

    /// Returns the position in a block of the last operation that uses each allocation, itself or in its regions.
    fn last_uses(&self, body: &Body, block: Block) -> FxHashMap<usize, usize> {
        let mut last = FxHashMap::default();
        for (position, &op) in body.block_ops(block).iter().enumerate() {
            self.each_use(body, op, &mut |allocation| {
                last.insert(allocation, position);
            });
        }
        last
    }

    fn each_use(&self, body: &Body, op: Op, f: &mut impl FnMut(usize)) {
        for value in body.operands(op) {
            let root = self.roots.get(value);
            root.into_iter().flat_map(|root| &root.allocations).for_each(|&allocation| f(allocation));
        }
        for &region in body.regions(op) {
            for &block in body.region_blocks(region) {
                body.block_ops(block).iter().for_each(|&op| self.each_use(body, op, f));
            }
        }
    }
}
