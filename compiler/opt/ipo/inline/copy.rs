//! Copies of callees in callers.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::control::{BR, RETURN};
use crate::dialect::llvm::hint::NOALIAS_SCOPE_DECL;
use crate::dialect::llvm::memory::{ALLOCA, Alloca};
use crate::ir::dominance::reverse_post_order;
use crate::ir::{Block, Body, DictId, NewOp, Op, Region, Successor, TypeId, Value};

/// Clones the blocks of a callee.
pub(super) struct Copy<'b> {
    inner: &'b Body,
    body: &'b mut Body,
    copied_attrs: &'b FxHashMap<DictId, DictId>,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// The clones of operations, if there are variables.
    ops: FxHashMap<Op, Op>,
}

impl<'b> Copy<'b> {
    pub(super) fn new(
        inner: &'b Body,
        body: &'b mut Body,
        copied_attrs: &'b FxHashMap<DictId, DictId>,
    ) -> Copy<'b> {
        let (values, blocks, ops) = Default::default();
        Copy { inner, body, copied_attrs, values, blocks, ops }
    }

    /// Clones all blocks. The operations of the entry are appended to `block`, and returns branch to `remainder`. Returns
    /// the clones of values and operations.
    pub(super) fn run(
        mut self,
        block: Block,
        operands: &[Value],
        remainder: Block,
    ) -> (FxHashMap<Value, Value>, FxHashMap<Op, Op>) {
        let order = reverse_post_order(self.inner, Region::ROOT);
        let Some((&entry, others)) = order.split_first() else { return (self.values, self.ops) };
        self.values.extend(self.inner.block_args(entry).iter().copied().zip(operands.iter().copied()));
        self.blocks.insert(entry, block);
        self.allocas(entry);
        let next =
            self.body.region_blocks(Region::ROOT).iter().skip_while(|&&at| at != block).nth(1).copied();
        let place = |body: &mut Body, new: Block| match next {
            Some(next) => body.place_block_before(new, next),
            None => body.place_block(new),
        };
        for &other in others {
            let new = self.body.new_block(Region::ROOT);
            let args = self.inner.block_args(other);
            self.body.set_block_args(new, &self.inner.value_types(args));
            self.values.extend(args.iter().copied().zip(self.body.block_args(new).to_vec()));
            self.blocks.insert(other, new);
            place(self.body, new);
        }
        place(self.body, remainder);
        for block in order {
            for &op in self.inner.block_ops(block) {
                self.op(op, self.blocks[&block], remainder);
            }
        }
        (self.values, self.ops)
    }

    /// Clones the allocas of the callee at the beginning of the caller, where they are allocated once.
    fn allocas(&mut self, inner_entry: Block) {
        let all = self.inner.block_ops(inner_entry).iter().copied();
        let allocas: Vec<Op> = all.filter(|&op| self.inner.name(op) == ALLOCA).collect();
        let Some(entry) = self.body.entry_block(Region::ROOT).filter(|_| !allocas.is_empty()) else { return };
        let others = self.body.take_ops(entry);
        for alloca in allocas {
            if let Some(size) = self.inner.defining_op(Alloca(alloca).array_size(self.inner)) {
                self.clone_op(size, entry);
            }
            self.clone_op(alloca, entry);
        }
        others.into_iter().for_each(|op| self.body.place_op(entry, op));
    }

    fn op(&mut self, op: Op, block: Block, remainder: Block) {
        if self.inner.name(op) == ALLOCA {
            return;
        }
        if self.inner.name(op) == RETURN {
            let (operands, loc) = (self.operands(op), self.inner.loc(op));
            let back = [Successor { block: remainder, operand_count: operands.len() as u32 }];
            let branch = self.body.append_op(block, NewOp::new(BR, loc, &operands, &[]).successors(&back));
            self.record(op, branch);
            return;
        }
        // The clones of accesses have no scopes.
        if self.inner.name(op) != NOALIAS_SCOPE_DECL {
            self.clone_op(op, block);
        }
    }

    /// Returns the clones of the operands of an operation.
    fn operands(&self, op: Op) -> Vec<Value> {
        self.inner.operands(op).iter().map(|value| *self.values.get(value).unwrap_or(value)).collect()
    }

    fn clone_op(&mut self, op: Op, block: Block) {
        let (operands, loc) = (self.operands(op), self.inner.loc(op));
        let types: Vec<TypeId> = self.inner.results(op).map(|result| self.inner.value_type(result)).collect();
        let successors: Vec<Successor> = self
            .inner
            .successors(op)
            .iter()
            .map(|edge| Successor { block: self.blocks[&edge.block], ..*edge })
            .collect();
        let new = NewOp::new(self.inner.name(op), loc, &operands, &types);
        let attrs = self.inner.attrs(op);
        let attrs = *self.copied_attrs.get(&attrs).unwrap_or(&attrs);
        let copy = self.body.append_op(block, new.attrs(attrs).successors(&successors));
        self.values.extend(self.inner.results(op).zip(self.body.results(copy)));
        self.record(op, copy);
    }

    fn record(&mut self, op: Op, copy: Op) {
        if !self.inner.variables.is_empty() {
            self.ops.insert(op, copy);
        }
    }
}
