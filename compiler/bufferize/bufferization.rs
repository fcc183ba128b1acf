//! Operations of the bufferization dialect: tensors in memrefs, and memrefs of tensors.

use crate::dialect::bufferization;
use crate::ir::{Op, name};

use super::effects::tensor_operands;
use super::is_tensor;
use super::rewriter::{Problem, Rewriter};

impl Rewriter<'_> {
    pub(super) fn bufferization(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        match old.name(op) {
            bufferization::ALLOC_TENSOR => self.alloc_tensor(op),
            bufferization::TO_TENSOR => self.tensor_of_memref(op),
            bufferization::TO_BUFFER => {
                let buffer = match self.analysis.is_written(op, 0) {
                    true => self.destination(op, 0)?,
                    false => self.value(old.operands(op)[0])?,
                };
                let ty = old.value_type(old.result(op, 0));
                let buffer = self.with_type(old.operands(op)[0], buffer, ty)?;
                self.ownership.expose(buffer);
                self.set_result(op, buffer);
                Ok(())
            }
            bufferization::MATERIALIZE_IN_DESTINATION => self.materialize(op),
            // Every allocation is freed at the end of its lifetime.
            bufferization::DEALLOC_TENSOR => Ok(()),
            _ => Err("its effect on tensors is unknown".into()),
        }
    }

    /// Without `restrict`, other operations may write to the buffer later, so the tensor is a copy.
    fn tensor_of_memref(&mut self, op: Op) -> Result<(), Problem> {
        let buffer = self.value(self.old.operands(op)[0])?;
        let result = self.old.result(op, 0);
        let buffer = match self.cx.dict_get(self.old.attrs(op), name::RESTRICT) {
            Some(_) => buffer,
            None => {
                let copy = self.allocate_like(result, buffer)?;
                self.copy_elements(buffer, copy);
                copy
            }
        };
        self.set(result, buffer);
        Ok(())
    }

    fn alloc_tensor(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let result = old.result(op, 0);
        let copied = tensor_operands(self.cx, old, op).next().map(|operand| operand.1);
        let buffer = match copied {
            Some(copied) => {
                let from = self.value(copied)?;
                let buffer = self.allocate_like(result, from)?;
                self.copy_elements(from, buffer);
                buffer
            }
            None => {
                let sizes = crate::ir::spec::operands_of_group(self.cx, old, op, 0);
                let sizes = self.values(sizes)?;
                self.allocate(result, &sizes)?
            }
        };
        self.set(result, buffer);
        Ok(())
    }

    fn materialize(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let [source, dest] = [0, 1].map(|index| old.operands(op)[index]);
        let from = self.value(source)?;
        let to = match is_tensor(self.cx, old.value_type(dest)) {
            true => self.destination(op, 1)?,
            false => self.value(dest)?,
        };
        if from != to {
            self.copy_elements(from, to);
        }
        if old.result_count(op) > 0 {
            self.set_result(op, to);
        }
        Ok(())
    }
}
