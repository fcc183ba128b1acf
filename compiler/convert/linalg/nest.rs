//! The loops of a structured operation whose operands have linear indices: their sizes, and the steps of the operands.

use crate::convert::index_value::IndexValue;
use crate::ir::AffineExpr;

use super::{Buffer, Operand};

/// The loops of an operation, outermost first.
pub(super) struct Nest {
    /// The number of iterations of each loop.
    pub(super) sizes: Vec<IndexValue>,
    /// True for the loops that an index of an output depends on.
    pub(super) parallel: Vec<bool>,
}

impl Nest {
    pub(super) fn new(sizes: Vec<IndexValue>, outputs: &[Operand]) -> Nest {
        let mut parallel = vec![false; sizes.len()];
        for output in outputs {
            let Operand::Buffer(buffer) = output else { continue };
            for expr in &buffer.map.results {
                mark_dims(expr, &mut parallel);
            }
        }
        Nest { sizes, parallel }
    }

    /// Removes loops of one iteration, and merges neighbouring loops whose elements are at equal distances in all
    /// operands. The order of the iterations stays. Does nothing if an index is not linear.
    pub(super) fn simplify(&mut self, mut buffers: Vec<&mut Buffer>) {
        if buffers.iter().any(|buffer| buffer.steps.is_none()) {
            return;
        }
        let mut dim = 0;
        while dim < self.sizes.len() {
            if self.sizes[dim] == IndexValue::Constant(1) {
                self.remove(dim, &mut buffers);
            } else if let Some(size) = self.merged_size(dim, &buffers) {
                self.sizes[dim + 1] = IndexValue::Constant(size);
                self.remove(dim, &mut buffers);
            } else {
                dim += 1;
            }
        }
    }

    /// Returns the number of iterations of a loop and the next one together, if they can be one loop.
    fn merged_size(&self, dim: usize, buffers: &[&mut Buffer]) -> Option<i64> {
        let inner = self.sizes.get(dim + 1)?.constant()?;
        let size = self.sizes[dim].constant()?.checked_mul(inner)?;
        let is_uniform = |buffer: &&mut Buffer| {
            let [outer, step] = [dim, dim + 1].map(|dim| buffer.step(dim).and_then(IndexValue::constant));
            outer.is_some() && outer == step.and_then(|step| step.checked_mul(inner))
        };
        (self.parallel[dim] == self.parallel[dim + 1] && buffers.iter().all(is_uniform)).then_some(size)
    }

    fn remove(&mut self, dim: usize, buffers: &mut [&mut Buffer]) {
        self.sizes.remove(dim);
        self.parallel.remove(dim);
        for steps in buffers.iter_mut().filter_map(|buffer| buffer.steps.as_mut()) {
            steps.remove(dim);
        }
    }
}

fn mark_dims(expr: &AffineExpr, dims: &mut [bool]) {
    match expr {
        AffineExpr::Dim(dim) => {
            if let Some(marked) = dims.get_mut(*dim as usize) {
                *marked = true;
            }
        }
        AffineExpr::Binary(_, sides) => {
            mark_dims(&sides.0, dims);
            mark_dims(&sides.1, dims);
        }
        AffineExpr::Constant(_) | AffineExpr::Symbol(_) => {}
    }
}
