//! Calls and returns: buffers with the layouts of signatures. Those that are passed stay those of the caller, which also
//! owns those that are returned.

use crate::dialect::func;
use crate::ir::{Op, TypeId, Value};

use super::is_tensor;
use super::rewriter::{Problem, Rewriter};
use super::types::is_identity;

/// Rewrites a call.
pub(super) fn call(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let old = rewriter.old;
    let callee = rewriter.signatures.of_callee(rewriter.cx, old, op).ok_or(Problem::Reported)?;
    // An error in a type is reported for the signature.
    let parameters = rewriter.signatures.arguments(rewriter.cx, callee).map_err(|_| Problem::Reported)?;
    let types = rewriter.signatures.results(rewriter.cx, callee).map_err(|_| Problem::Reported)?;
    let mut operands = Vec::new();
    for (index, (&operand, &ty)) in old.operands(op).iter().zip(&parameters).enumerate() {
        operands.push(match is_tensor(rewriter.cx, old.value_type(operand)) {
            true => rewriter.argument(op, index, ty)?,
            false => rewriter.value(operand)?,
        });
    }
    let results: Vec<Value> = old.results(op).collect();
    let news = rewriter.emit_with_regions(old.name(op), &operands, &types, (old.attrs(op), &[]));
    let block = rewriter.block();
    for (&result, new) in results.iter().zip(news) {
        rewriter.set(result, new);
        if is_tensor(rewriter.cx, old.value_type(result)) {
            rewriter.ownership.add(new, block);
        }
    }
    Ok(())
}

/// Rewrites a return.
pub(super) fn return_(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let old = rewriter.old;
    let attrs = rewriter.bodies[rewriter.function.table.index()].attrs(rewriter.function.op);
    let types = rewriter.signatures.fixed_results(rewriter.cx, attrs).map_err(|_| Problem::Reported)?;
    let mut operands = Vec::new();
    for (index, &operand) in old.operands(op).iter().enumerate() {
        let ty = types.as_ref().map(|types| types[index]);
        operands.push(match is_tensor(rewriter.cx, old.value_type(operand)) {
            true => rewriter.returned(operand, ty)?,
            false => rewriter.value(operand)?,
        });
    }
    rewriter.emit_with_regions(func::RETURN, &operands, &[], (old.attrs(op), &[]));
    Ok(())
}

impl Rewriter<'_> {
    /// Returns the buffer for an argument of a call, with this type.
    fn argument(&mut self, op: Op, index: usize, ty: TypeId) -> Result<Value, Problem> {
        let operand = self.old.operands(op)[index];
        let buffer = match self.analysis.is_written(op, index) {
            true => self.destination(op, index)?,
            false => self.value(operand)?,
        };
        self.with_type(operand, buffer, ty)
    }

    /// Returns the buffer of a tensor that the function returns, with a type if it is fixed. With another layout than the
    /// identity it may be a part of an allocation.
    fn returned(&mut self, tensor: Value, ty: Option<TypeId>) -> Result<Value, Problem> {
        if ty.is_some_and(|ty| is_identity(self.cx, ty)) {
            return self.own(tensor);
        }
        let buffer = self.value(tensor)?;
        let block = self.block();
        let buffer = match self.ownership.take_part(buffer, block) {
            true => buffer,
            false => self.copy_to_pass_on(tensor)?,
        };
        Ok(ty.map_or(buffer, |ty| self.cast(buffer, ty)))
    }
}
