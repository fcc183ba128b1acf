//! Emission of the instructions of AVX2 that the patched back end adds to CLIF.

use cranelift_codegen::ir::{InstBuilderBase, InstructionData, Opcode, Type, Value};

use crate::codegen::types::wide_inst::WideInst;

use super::FunctionCx;

impl FunctionCx<'_> {
    /// Emits an instruction with one operand and a result of this type.
    pub(crate) fn wide_unary(&mut self, inst: WideInst, ty: Type, arg: Value) -> Value {
        self.wide_inst(inst, ty, |opcode| InstructionData::Unary { opcode, arg })
    }

    /// Emits an instruction with two operands of the same type.
    pub(crate) fn wide_binary(&mut self, inst: WideInst, a: Value, b: Value) -> Value {
        let ty = self.builder.func.dfg.value_type(a);
        self.wide_inst(inst, ty, |opcode| InstructionData::Binary { opcode, args: [a, b] })
    }

    /// Emits an instruction whose types follow from `ty`.
    fn wide_inst(&mut self, inst: WideInst, ty: Type, data: impl Fn(Opcode) -> InstructionData) -> Value {
        let opcode = inst.opcode().expect("the back end has all of them, or no wide vectors");
        let (inst, dfg) = self.ins().build(data(opcode), ty);
        dfg.first_result(inst)
    }
}
