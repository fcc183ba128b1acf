//! Scatters.

use crate::diag::Diagnostics;
use crate::dialect::arith;
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Op, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::gather::Starts;
use super::known;

const NUMBERS: &str = "scatter_dimension_numbers";

/// Rewrites `stablehlo.scatter` as loops over the updates. Updates outside the operand do nothing.
pub(super) fn scatter(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<Vec<Value>, Problem> {
    let count = rewriter.old.result_count(op);
    let mut tensors = Vec::new();
    let mut updates = Vec::new();
    for index in 0..count {
        tensors.push(rewriter.tensor(op, index)?);
        updates.push(rewriter.tensor(op, count + 1 + index)?);
    }
    let indices = rewriter.tensor(op, count)?;
    let window_dims = rewriter.field(op, NUMBERS, "update_window_dims");
    let inserted = rewriter.field(op, NUMBERS, "inserted_window_dims");
    let input_batch = rewriter.field(op, NUMBERS, "input_batching_dims");
    let index_batch = rewriter.field(op, NUMBERS, "scatter_indices_batching_dims");
    let starts = Starts::of(rewriter, op, indices, NUMBERS, "scatter_dims_to_operand_dims")?;
    let (from, shape) = (rewriter.shape(tensors[0])?, rewriter.shape(updates[0])?);
    let is_window = |dim: &usize| !inserted.contains(dim) && !input_batch.contains(dim);
    let window: Vec<usize> = (0..from.len()).filter(is_window).collect();
    if window.len() != window_dims.len() || input_batch.len() != index_batch.len() {
        return Err("the dimension numbers do not match the operand".into());
    }
    let region = rewriter.old.regions(op)[0];
    rewriter.nest(&known(&shape), &tensors, &mut |rewriter, loops, tensors| {
        let batch: Vec<Value> =
            (0..shape.len()).filter(|dim| !window_dims.contains(dim)).map(|dim| loops[dim]).collect();
        let mut position = starts.position(rewriter, &batch, from.len())?;
        for (&dim, &from) in input_batch.iter().zip(&index_batch) {
            position[dim] = Some(starts.batch_index(&batch, from)?);
        }
        for (&dim, &offset) in window.iter().zip(&window_dims) {
            let own = loops.get(offset).copied().ok_or(Problem::Reported)?;
            position[dim] = Some(match position[dim] {
                Some(start) => rewriter.arith(arith::ADDI, &[start, own]),
                None => own,
            });
        }
        let position: Vec<Value> =
            position.into_iter().map(|index| index.unwrap_or_else(|| rewriter.index(0))).collect();
        let (position, is_inside) = rewriter.inside(&position, &from);
        let old: Vec<Value> = tensors.iter().map(|&tensor| rewriter.extract(tensor, &position)).collect();
        let new: Vec<Value> = updates.iter().map(|&update| rewriter.extract(update, loops)).collect();
        let combined = rewriter.combined(region, &[&old[..], &new].concat(), diagnostics)?;
        let mut results = Vec::new();
        for ((&tensor, old), new) in tensors.iter().zip(old).zip(combined) {
            let value = rewriter.select(is_inside, new, old);
            results.push(rewriter.inserted(value, tensor, &position));
        }
        Ok(results)
    })
}

impl Rewriter<'_> {
    /// Returns the closest position in a shape, and the condition that it is the same position.
    pub(super) fn inside(&mut self, position: &[Value], shape: &[i64]) -> (Vec<Value>, Value) {
        let mut is_inside = self.int(TypeId::I1, 1);
        let mut limited = Vec::new();
        for (&index, &size) in position.iter().zip(shape) {
            let nearest = self.limited(index, size - 1);
            let is_same = self.compare_ints(IntPredicate::Eq, nearest, index);
            is_inside = self.arith(arith::ANDI, &[is_inside, is_same]);
            limited.push(nearest);
        }
        (limited, is_inside)
    }
}
