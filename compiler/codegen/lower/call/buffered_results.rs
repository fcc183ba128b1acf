//! Calls and returns of functions with [buffered results](crate::codegen::abi::buffered_results).

use cranelift_codegen::ir::{InstBuilder, MemFlagsData, UserExternalName, Value};

use crate::codegen::abi::buffered_results::{BUFFER, SLOT, ThunkTarget};
use crate::codegen::abi::{Piece, Plan};
use crate::codegen::context::symbols::Request;
use crate::codegen::context::{FunctionCx, Lower, needs};
use crate::codegen::types::Leaf;

impl FunctionCx<'_> {
    /// Returns the name by which CLIF calls a function with this plan.
    pub(crate) fn callable(&mut self, plan: &Plan, callee: ThunkTarget) -> Lower<UserExternalName> {
        if let Some(buffered) = &plan.buffered {
            return Ok(self.request(Request::BufferedCall(buffered.layout, callee)));
        }
        match callee {
            ThunkTarget::Symbol(symbol) if let Some(register) = plan.nest => {
                Ok(self.request(Request::NestThunk(symbol, register)))
            }
            ThunkTarget::Symbol(symbol) => match self.env.function_name(symbol) {
                Some(name) => Ok(name),
                None => needs("it needs the callee to be a function"),
            },
            ThunkTarget::Variadic(symbol) => Ok(self.request(Request::VariadicThunk(symbol))),
            ThunkTarget::Library(function) => Ok(self.request(Request::Library(function))),
            ThunkTarget::Pointer => needs("it needs a callee with a name"),
        }
    }

    /// Allocates the buffer of a call. Its address and that of the callee are the last arguments.
    pub(crate) fn pass_buffer(
        &mut self,
        plan: &Plan,
        args: &mut [Value],
        callee: Option<Value>,
    ) -> Lower<Option<Value>> {
        let (Some(_), [.., buffer, pointer]) = (&plan.buffered, args) else { return Ok(None) };
        *buffer = self.stack_slot(BUFFER, SLOT as u64)?;
        *pointer = callee.unwrap_or(*pointer);
        Ok(Some(*buffer))
    }

    /// Adds the pieces of a result that a call stored in the buffer to those in registers.
    pub(crate) fn load_buffer(
        &mut self,
        plan: &Plan,
        buffer: Option<Value>,
        values: &mut Vec<Value>,
    ) -> Vec<Piece> {
        let mut pieces = plan.results.clone();
        if let (Some(buffered), Some(buffer)) = (&plan.buffered, buffer) {
            for &(piece, offset) in &buffered.pieces {
                values.push(self.ins().load(piece.ty, MemFlagsData::trusted(), buffer, offset));
                pieces.push(piece);
            }
        }
        pieces
    }

    /// Stores the pieces of the function's result that are returned in the buffer.
    pub(crate) fn store_buffer(&mut self, leaves: &[Value], shapes: &[Leaf]) -> Lower {
        let plan = self.signature.plan.clone();
        let (Some(buffered), Some(buffer)) = (&plan.buffered, self.signature.result_buffer) else {
            return Ok(());
        };
        for (piece, offset) in &buffered.pieces {
            let value = self.send(piece, leaves, shapes)?;
            self.ins().store(MemFlagsData::trusted(), value, buffer, *offset);
        }
        Ok(())
    }
}
