//! Sums in a transposed copy of the output, in which the elements of lanes are adjacent, and all tiles are whole.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::Value;

use super::super::loops::for_each;
use super::Contraction;
use super::plan::Plan;
use super::space::{Access, Space};

/// Emits the body of loops for the accesses at their iterations.
type Body<'b> = &'b mut dyn FnMut(&mut Converter, [Access; 2]) -> Result<(), Problem>;

/// Makes a transposed copy the output of a space, if that is the plan. Returns the output that it was before.
pub(super) fn use_copy(cv: &mut Converter, space: &mut Space, plan: &Plan) -> Option<Access> {
    let size = plan.copy_size(space).filter(|_| plan.is_transposed)?;
    let vector = cv.row_type(plan.lanes, space.output.converted);
    let address = cv.entry_alloca(vector, size / plan.lanes);
    let mut steps = vec![IndexValue::Constant(0); space.sizes.len()];
    for (axis, step) in [(&plan.lane_axis, 1), (&plan.row_axis, plan.copy_step(space))] {
        let mut step = step;
        for &dim in axis.dims.iter().rev() {
            steps[dim] = IndexValue::Constant(step);
            // The size is known.
            step *= space.sizes[dim].constant().unwrap_or(1);
        }
    }
    let copy = Access { address, steps, ..space.output.clone() };
    Some(std::mem::replace(&mut space.output, copy))
}

impl Contraction {
    /// Emits the sums in the copy, and before and after them the transpositions.
    pub(super) fn emit_transposed(&self, cv: &mut Converter, output: &Access) -> Result<(), Problem> {
        match self.initial {
            Some(initial) => self.fill_copy(cv, initial)?,
            None => self.transpose(cv, [output, &self.space.output])?,
        }
        self.emit_sums(cv)?;
        self.transpose(cv, [&self.space.output, output])
    }

    fn fill_copy(&self, cv: &mut Converter, initial: Value) -> Result<(), Problem> {
        let size = IndexValue::Constant(self.plan.copy_size(&self.space).unwrap_or(0));
        for_each(cv, [IndexValue::Constant(0), size], self.plan.lanes, |cv, position| {
            let copy = &self.space.output;
            let address = cv.element_address(copy.address, position, copy.converted, 0);
            self.store_vector(cv, initial, address);
            Ok(())
        })
    }

    /// Copies all elements. Positions of the rows are in the inner loop, since they are often adjacent in the output.
    fn transpose(&self, cv: &mut Converter, [from, to]: [&Access; 2]) -> Result<(), Problem> {
        let [lanes, rows] = [&self.plan.lane_axis, &self.plan.row_axis];
        self.for_each_iteration(cv, &lanes.dims, [from.clone(), to.clone()], &mut |cv, accesses| {
            self.for_each_iteration(cv, &rows.dims, accesses, &mut |cv, [from, to]| {
                let value = cv.emit_value(LOAD, &[from.address], self.accumulator, &[]);
                cv.emit(STORE, &[value, to.address], &[], &[]);
                Ok(())
            })
        })
    }

    /// Emits nested loops, and `body` with the accesses at their iterations.
    fn for_each_iteration(
        &self,
        cv: &mut Converter,
        dims: &[usize],
        accesses: [Access; 2],
        body: Body,
    ) -> Result<(), Problem> {
        let Some((&dim, inner)) = dims.split_first() else { return body(cv, accesses) };
        for_each(cv, [IndexValue::Constant(0), self.space.sizes[dim]], 1, |cv, current| {
            let accesses = accesses.map(|access| access.at(cv, dim, current));
            self.for_each_iteration(cv, inner, accesses, body)
        })
    }
}
