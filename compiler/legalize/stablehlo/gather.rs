//! Gathers.

use crate::dialect::arith;
use crate::ir::{Op, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::known;

const NUMBERS: &str = "dimension_numbers";

/// Rewrites `stablehlo.gather`: each element of the result is read at its position.
pub(super) fn gather(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (operand, indices) = (rewriter.tensor(op, 0)?, rewriter.tensor(op, 1)?);
    let (shape, element) = (rewriter.result_shape(op), rewriter.new_element(op));
    let from = rewriter.shape(operand)?;
    let sizes = rewriter.list(op, "slice_sizes");
    let offset_dims = rewriter.field(op, NUMBERS, "offset_dims");
    let collapsed = rewriter.field(op, NUMBERS, "collapsed_slice_dims");
    let operand_batch = rewriter.field(op, NUMBERS, "operand_batching_dims");
    let index_batch = rewriter.field(op, NUMBERS, "start_indices_batching_dims");
    let starts = Starts::of(rewriter, op, indices, NUMBERS, "start_index_map")?;
    let is_window = |dim: &usize| !collapsed.contains(dim) && !operand_batch.contains(dim);
    let window: Vec<usize> = (0..from.len()).filter(is_window).collect();
    if window.len() != offset_dims.len() || operand_batch.len() != index_batch.len() {
        return Err("the dimension numbers do not match the operand".into());
    }
    rewriter.parallel(Vec::new(), (&known(&shape), element), |rewriter, _| {
        let loops: Vec<Value> = (0..shape.len()).map(|dim| rewriter.loop_index(dim)).collect();
        let batch: Vec<Value> =
            (0..shape.len()).filter(|dim| !offset_dims.contains(dim)).map(|dim| loops[dim]).collect();
        let mut position = starts.position(rewriter, &batch, from.len())?;
        for (dim, index) in position.iter_mut().enumerate() {
            if let Some(found) = *index {
                *index = Some(rewriter.limited(found, from[dim] - sizes[dim]));
            }
        }
        for (&dim, &from) in operand_batch.iter().zip(&index_batch) {
            position[dim] = Some(starts.batch_index(&batch, from)?);
        }
        for (&dim, &offset) in window.iter().zip(&offset_dims) {
            let own = loops.get(offset).copied().ok_or(Problem::Reported)?;
            position[dim] = Some(match position[dim] {
                Some(start) => rewriter.arith(arith::ADDI, &[start, own]),
                None => own,
            });
        }
        let position: Vec<Value> =
            position.into_iter().map(|index| index.unwrap_or_else(|| rewriter.index(0))).collect();
        Ok(rewriter.extract(operand, &position))
    })
}

/// The tensor with the indices of slices.
pub(super) struct Starts {
    indices: Value,
    rank: usize,
    /// The dimension with the components of an index.
    vector: usize,
    /// The dimensions of the operand to which the components belong.
    dims: Vec<usize>,
    is_unsigned: bool,
}

impl Starts {
    /// Returns the indices, operand `indices`, given the field with the dimensions of their components.
    pub(super) fn of(
        rewriter: &mut Rewriter,
        op: Op,
        indices: Value,
        attr_name: &str,
        key: &str,
    ) -> Result<Starts, Problem> {
        let rank = rewriter.shape(indices)?.len();
        let vector = rewriter.field(op, attr_name, "index_vector_dim").first().copied().unwrap_or(0);
        let dims = rewriter.field(op, attr_name, key);
        let count = rewriter.shape(indices)?.get(vector).copied().unwrap_or(1);
        if vector > rank || dims.len() as i64 != count {
            return Err("the dimension numbers do not match the indices".into());
        }
        let position = rewriter.old.operands(op).len() / 2;
        let is_unsigned = rewriter.is_unsigned(rewriter.old.operands(op)[position]);
        Ok(Starts { indices, rank, vector, dims, is_unsigned })
    }

    /// Returns the index of a batch dimension of the indices.
    pub(super) fn batch_index(&self, batch: &[Value], dim: usize) -> Result<Value, Problem> {
        let at = if dim > self.vector { dim - 1 } else { dim };
        batch.get(at).copied().ok_or(Problem::Reported)
    }

    /// Emits the components of an index, for the dimensions of the operand that have one.
    pub(super) fn position(
        &self,
        rewriter: &mut Rewriter,
        batch: &[Value],
        rank: usize,
    ) -> Result<Vec<Option<Value>>, Problem> {
        let mut position = vec![None; rank];
        for (component, &dim) in self.dims.iter().enumerate() {
            let mut at = batch.to_vec();
            if self.vector < self.rank {
                let component = rewriter.index(component as i64);
                at.insert(self.vector.min(at.len()), component);
            }
            if at.len() != self.rank {
                return Err("the dimension numbers do not match the result".into());
            }
            let index = rewriter.extract(self.indices, &at);
            let index = rewriter.resize_int(index, TypeId::INDEX, self.is_unsigned);
            *position.get_mut(dim).ok_or("an index has too many components")? = Some(index);
        }
        Ok(position)
    }
}
