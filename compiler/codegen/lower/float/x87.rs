//! Calls of the [routines](crate::codegen::workarounds::x87) for `f80`.

use cranelift_codegen::ir::{AbiParam, InstBuilder, Signature, Value, types};

use crate::codegen::context::FunctionCx;
use crate::codegen::context::symbols::Request;
use crate::codegen::workarounds::x87::Routine;

impl FunctionCx<'_> {
    /// Calls a routine.
    pub(crate) fn call_x87(&mut self, routine: Routine, operands: &[Value]) -> Value {
        let mut args = Vec::new();
        for &operand in operands {
            if self.builder.func.dfg.value_type(operand) == types::I128 {
                let (low, high) = self.ins().isplit(operand);
                args.extend([low, high]);
            } else {
                args.push(operand);
            }
        }
        let mut signature = Signature::new(self.env.call_conv);
        let types = args.iter().map(|&arg| self.builder.func.dfg.value_type(arg));
        signature.params.extend(types.map(AbiParam::new));
        let wide = routine.result() == types::I128;
        let results = if wide { vec![types::I64; 2] } else { vec![routine.result()] };
        signature.returns.extend(results.into_iter().map(AbiParam::new));
        let name = self.request(Request::X87(routine));
        let function = self.import(name, signature);
        let call = self.ins().call(function, &args);
        match *self.builder.inst_results(call) {
            [low, high] => self.ins().iconcat(low, high),
            ref results => results[0],
        }
    }
}
