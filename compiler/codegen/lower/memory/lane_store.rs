//! Stores of the first lane of a vector of integers. The lane is stored from the vector register as a float, without a
//! move to a general-purpose register.

use cranelift_codegen::ir::{Endianness, InstBuilder, InstructionData, MemFlagsData, Opcode, Value, types};

use crate::codegen::context::FunctionCx;

/// Returns a float with the bits of a stored integer that is the first lane of a vector, or the lower half of that
/// lane, on targets that store floats from vector registers.
pub(crate) fn float_of_same_bits(fx: &mut FunctionCx, stored: Value) -> Option<Value> {
    if !fx.env.support.lane_stores {
        return None;
    }
    let dfg = &fx.builder.func.dfg;
    let float = match dfg.value_type(stored) {
        types::I32 => types::F32,
        types::I64 => types::F64,
        _ => return None,
    };
    let made = |value: Value| dfg.value_def(value).inst().map(|inst| dfg.insts[inst]);
    let lane = match made(stored) {
        Some(InstructionData::Unary { opcode: Opcode::Ireduce, arg }) => arg,
        _ => stored,
    };
    match made(lane)? {
        InstructionData::BinaryImm8 { opcode: Opcode::Extractlane, arg, imm: 0 } => {
            let floats = float.by(128 / float.bits())?;
            let little = MemFlagsData::new().with_endianness(Endianness::Little);
            let vector = fx.ins().bitcast(floats, little, arg);
            Some(fx.ins().extractlane(vector, 0))
        }
        _ => None,
    }
}
