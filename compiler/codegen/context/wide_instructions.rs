//! Emission of the instructions that the patched back end adds to CLIF.

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

    /// Emits an instruction with three operands and a result of the type of the first one.
    pub(crate) fn wide_ternary(&mut self, inst: WideInst, args: [Value; 3]) -> Value {
        let ty = self.builder.func.dfg.value_type(args[0]);
        self.wide_inst(inst, ty, |opcode| InstructionData::Ternary { opcode, args })
    }

    /// Returns a half of a vector of 512 bits, as a vector of this type.
    pub(super) fn half_of_512_bits(&mut self, ty: Type, value: Value, half: u8) -> Value {
        self.wide_inst(WideInst::Half, ty, |opcode| InstructionData::BinaryImm8 {
            opcode,
            arg: value,
            imm: half,
        })
    }

    /// Concatenates two vectors of 256 bits to one of this type.
    pub(super) fn concat(&mut self, ty: Type, low: Value, high: Value) -> Value {
        self.wide_inst(WideInst::Concat, ty, |opcode| InstructionData::Binary { opcode, args: [low, high] })
    }

    /// Loads the lanes that a mask has. The others are zeros.
    pub(crate) fn masked_load(&mut self, ty: Type, mask: Value, address: Value) -> Value {
        let args = [mask, address];
        self.wide_inst(WideInst::MaskedLoad, ty, |opcode| InstructionData::Binary { opcode, args })
    }

    /// Stores the lanes of a value that a mask has.
    pub(crate) fn masked_store(&mut self, mask: Value, value: Value, address: Value) {
        let opcode = opcode_of(WideInst::MaskedStore);
        let ty = self.builder.func.dfg.value_type(mask);
        self.ins().build(InstructionData::Ternary { opcode, args: [mask, value, address] }, ty);
    }

    /// Loads the lanes that a mask has, each from `base` plus the product of its index and the size of a lane. The others are
    /// zeros.
    pub(crate) fn gather(&mut self, ty: Type, mask: Value, base: Value, indices: Value) -> Value {
        let args = [mask, base, indices];
        self.wide_inst(WideInst::Gather, ty, |opcode| InstructionData::Ternary { opcode, args })
    }

    /// Stores the lanes of a value in order, each to `base` plus the product of its index and the size of a lane.
    pub(crate) fn scatter(&mut self, value: Value, base: Value, indices: Value) {
        let opcode = opcode_of(WideInst::Scatter);
        let ty = self.builder.func.dfg.value_type(base);
        self.ins().build(InstructionData::Ternary { opcode, args: [value, base, indices] }, ty);
    }

    /// Keeps the optimizer from computing a value later than the operands of the instructions that follow.
    pub(crate) fn keep_order(&mut self, value: Value) {
        let opcode = opcode_of(WideInst::KeepOrder);
        let ty = self.builder.func.dfg.value_type(value);
        self.ins().build(InstructionData::Unary { opcode, arg: value }, ty);
    }

    /// Emits the prefetch of a line, if the back end has it.
    pub(crate) fn prefetch(&mut self, address: Value, is_once: bool) {
        let inst = if is_once { WideInst::PrefetchOnce } else { WideInst::Prefetch };
        if let Some(opcode) = inst.opcode() {
            let ty = self.builder.func.dfg.value_type(address);
            self.ins().build(InstructionData::Unary { opcode, arg: address }, ty);
        }
    }

    /// Converts a scalar float to a signed integer of 32 or 64 bits by one instruction of x86-64, if the back end has it.
    /// The result is any integer if the value is out of range.
    pub(crate) fn float_to_int(&mut self, ty: Type, value: Value) -> Option<Value> {
        let opcode = WideInst::FloatToInt.opcode().filter(|_| self.env.is_x86_64())?;
        let (inst, dfg) = self.ins().build(InstructionData::Unary { opcode, arg: value }, ty);
        Some(dfg.first_result(inst))
    }

    /// Emits an instruction whose types follow from `ty`.
    fn wide_inst(&mut self, inst: WideInst, ty: Type, data: impl Fn(Opcode) -> InstructionData) -> Value {
        let (inst, dfg) = self.ins().build(data(opcode_of(inst)), ty);
        dfg.first_result(inst)
    }
}

fn opcode_of(inst: WideInst) -> Opcode {
    inst.opcode().expect("the back end has all of them, or none")
}
