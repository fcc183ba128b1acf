//! Branches that pass tensors. The next block owns the buffers that it gets. An allocation of the block that ends is
//! passed on; other buffers are copied. If a branch has several successors, each edge gets a block, which passes on some
//! allocations and frees the others.

use crate::dialect::{cf, memref};
use crate::ir::{Body, NewOp, Op, Region, Successor, Value};

use super::is_tensor;
use super::rewriter::{Problem, Rewriter};

/// Returns true for branches between the blocks of a function.
pub(super) fn is_branch(body: &Body, op: Op) -> bool {
    let region = body.parent_block(op).map(|block| body.block_region(block));
    matches!(body.name(op), cf::BR | cf::COND_BR | cf::SWITCH) && region == Some(Region::ROOT)
}

/// Rewrites a branch.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    match rewriter.old.successors(op).len() {
        1 => rewriter.jump(op),
        _ => rewriter.branch(op),
    }
}

impl Rewriter<'_> {
    /// Rewrites a branch to one block.
    fn jump(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let mut operands = Vec::new();
        for &operand in old.operands(op) {
            operands.push(match is_tensor(self.cx, old.value_type(operand)) {
                true => self.own(operand)?,
                false => self.value(operand)?,
            });
        }
        let next = self.new_successors(op)?;
        self.append_branch(op, &operands, &next);
        Ok(())
    }

    /// Rewrites a branch to one of several blocks.
    fn branch(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let block = self.block();
        let mut passed = Vec::new();
        for index in 0..old.successors(op).len() {
            for &operand in old.successor_operands(op, index) {
                if is_tensor(self.cx, old.value_type(operand)) {
                    passed.push(self.value(operand)?);
                }
            }
        }
        let allocations = self.ownership.take_all(&passed, block);
        let nexts = self.new_successors(op)?;
        let mut edges = Vec::new();
        for (index, next) in nexts.into_iter().enumerate() {
            let edge = self.start_block();
            let operands = self.pass_along_edge(old.successor_operands(op, index), &allocations)?;
            let loc = old.loc(op);
            self.append(NewOp::new(cf::BR, loc, &operands, &[]).successors(&[next]));
            edges.push(Successor { block: edge, operand_count: 0 });
        }
        self.resume(block);
        let operands = self.values(old.own_operands(op))?;
        self.append_branch(op, &operands, &edges);
        Ok(())
    }

    /// Returns the operands of an edge, and frees the allocations that are not among them.
    fn pass_along_edge(&mut self, tensors: &[Value], allocations: &[Value]) -> Result<Vec<Value>, Problem> {
        let mut left = allocations.to_vec();
        let mut operands = Vec::new();
        for &operand in tensors {
            let value = self.value(operand)?;
            if !is_tensor(self.cx, self.old.value_type(operand)) {
                operands.push(value);
                continue;
            }
            let ty = self.buffer_type(operand)?;
            let base = self.ownership.base(value).filter(|_| self.type_of(value) == ty);
            match base.and_then(|base| left.iter().position(|&allocation| allocation == base)) {
                Some(position) => {
                    left.remove(position);
                    operands.push(value);
                }
                None => operands.push(self.copy_to_pass_on(operand)?),
            }
        }
        for allocation in left {
            self.emit(memref::DEALLOC, &[allocation], &[], &[]);
        }
        Ok(operands)
    }

    /// Returns the successors of a branch, as blocks of the new body.
    fn new_successors(&self, op: Op) -> Result<Vec<Successor>, Problem> {
        let new = |successor: &Successor| {
            let block = self.new_block(successor.block)?;
            Ok(Successor { block, operand_count: successor.operand_count })
        };
        self.old.successors(op).iter().map(new).collect()
    }

    fn append_branch(&mut self, op: Op, operands: &[Value], successors: &[Successor]) {
        let (name, loc, attrs) = (self.old.name(op), self.old.loc(op), self.old.attrs(op));
        self.append(NewOp::new(name, loc, operands, &[]).attrs(attrs).successors(successors));
    }
}
