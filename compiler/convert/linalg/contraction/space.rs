//! The iteration space of a contraction: its loops, and the steps of its operands.

use crate::convert::context::Converter;
use crate::convert::index_value::IndexValue;
use crate::ir::{AffineExpr, TypeId, Value};

use super::super::{Buffer, Operand};

/// An operand in memory.
#[derive(Clone, Debug)]
pub(super) struct Access {
    /// The type of its elements in the source.
    pub(super) element: TypeId,
    /// The converted type of its elements.
    pub(super) converted: TypeId,
    /// The address of the element in the first iteration.
    pub(super) address: Value,
    /// The distance between the elements of consecutive iterations of each loop, in elements.
    pub(super) steps: Vec<IndexValue>,
}

impl Access {
    /// Returns true if the element depends on a loop.
    pub(super) fn has(&self, dim: usize) -> bool {
        self.steps[dim].constant() != Some(0)
    }

    /// Returns true if nested loops visit elements at equal distances.
    pub(super) fn is_uniform(&self, sizes: &[IndexValue], dims: &[usize]) -> bool {
        dims.windows(2).all(|pair| {
            let (outer, step) = (self.steps[pair[0]].constant(), self.steps[pair[1]].constant());
            let size = sizes[pair[1]].constant();
            outer.is_some() && outer == step.zip(size).and_then(|(step, size)| step.checked_mul(size))
        })
    }

    /// Returns the access at an iteration of a loop.
    pub(super) fn at(&self, cv: &mut Converter, dim: usize, iteration: IndexValue) -> Access {
        Access { address: self.address_at(cv, dim, iteration), ..self.clone() }
    }

    /// Returns the address at an iteration of a loop.
    pub(super) fn address_at(&self, cv: &mut Converter, dim: usize, iteration: IndexValue) -> Value {
        let distance = cv.multiply_index(iteration, self.steps[dim], 0);
        cv.element_address(self.address, distance, self.converted, 0)
    }
}

/// The loops and the operands of a contraction: the inputs, and the output.
#[derive(Clone, Debug)]
pub(super) struct Space {
    /// The number of iterations of each loop.
    pub(super) sizes: Vec<IndexValue>,
    /// True for the loops of which each iteration has its own element of the output.
    pub(super) parallel: Vec<bool>,
    /// The inputs.
    pub(super) inputs: [Access; 2],
    /// The output.
    pub(super) output: Access,
}

impl Space {
    /// Returns the space of loops with these sizes; `None` if the indices of an operand are not linear, or those of the
    /// output are not loops.
    pub(super) fn new(sizes: Vec<IndexValue>, inputs: [&Operand; 2], output: &Operand) -> Option<Space> {
        let Operand::Buffer(written) = output else { return None };
        let mut parallel = vec![false; sizes.len()];
        for expr in &written.map.results {
            let AffineExpr::Dim(dim) = expr else { return None };
            let is_parallel = parallel.get_mut(*dim as usize)?;
            if std::mem::replace(is_parallel, true) {
                return None;
            }
        }
        let [first, second] = inputs.map(access);
        let mut space = Space { sizes, parallel, inputs: [first?, second?], output: access(output)? };
        space.simplify();
        Some(space)
    }

    /// Removes loops of one iteration, and merges pairs of loops whose elements are at equal distances in all operands.
    fn simplify(&mut self) {
        let mut dim = 0;
        while dim < self.sizes.len() {
            if self.sizes[dim] == IndexValue::Constant(1) {
                self.remove(dim);
            } else if dim + 1 < self.sizes.len() && self.is_one_loop(dim) {
                let (outer, inner) = (self.sizes[dim].constant(), self.sizes[dim + 1].constant());
                let size = outer.zip(inner).map_or(0, |(outer, inner)| outer * inner);
                self.sizes[dim + 1] = IndexValue::Constant(size);
                self.remove(dim);
            } else {
                dim += 1;
            }
        }
    }

    /// Returns true if a loop and the next one visit elements at equal distances.
    fn is_one_loop(&self, dim: usize) -> bool {
        let size = |dim: usize| self.sizes[dim].constant();
        let (Some(outer), Some(inner)) = (size(dim), size(dim + 1)) else { return false };
        outer.checked_mul(inner).is_some()
            && self.parallel[dim] == self.parallel[dim + 1]
            && self
                .inputs
                .iter()
                .chain([&self.output])
                .all(|access| access.is_uniform(&self.sizes, &[dim, dim + 1]))
    }

    fn remove(&mut self, dim: usize) {
        self.sizes.remove(dim);
        self.parallel.remove(dim);
        for access in self.inputs.iter_mut().chain([&mut self.output]) {
            access.steps.remove(dim);
        }
    }
}

fn access(operand: &Operand) -> Option<Access> {
    let Operand::Buffer(Buffer { element, converted, steps, address, .. }) = operand else { return None };
    Some(Access { element: *element, converted: *converted, address: *address, steps: steps.clone()? })
}
