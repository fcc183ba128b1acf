//! The list of instructions on vectors of more than 128 bits that the patched back end lowers.
//!
//! Rules of Cranelift for types of any number of lanes accept wide types without an error, and would emit instructions
//! on 128 bits. A function with an instruction that is not in the list is compiled with narrow vectors.

use cranelift_codegen::ir::{Function, Inst, Opcode, Type};

use super::types::wide_inst::is_wide_instruction;

/// Returns true if a function has an instruction on wide vectors that the back end does not lower.
pub(super) fn is_refused(func: &Function) -> bool {
    let mut instructions = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
    instructions.any(|inst| wide_type(func, inst).is_some_and(|ty| !is_lowered(func, inst, ty)))
}

/// Returns the type of the widest operand or result, if it is wide; that of an operand, if the result is as wide.
fn wide_type(func: &Function, inst: Inst) -> Option<Type> {
    let values = func.dfg.inst_args(inst).iter().chain(func.dfg.inst_results(inst));
    let types = values.map(|&value| func.dfg.value_type(value));
    let wide = types.filter(|ty| ty.is_vector() && ty.bits() > 128);
    wide.reduce(|widest, ty| if ty.bits() > widest.bits() { ty } else { widest })
}

/// Returns true if the back end lowers an instruction on vectors of this type.
fn is_lowered(func: &Function, inst: Inst, ty: Type) -> bool {
    match ty.bits() {
        256 => is_lowered_on_256_bits(func, inst, ty),
        512 => is_lowered_on_512_bits(func, inst, ty),
        _ => false,
    }
}

/// The same for vectors of 512 bits.
fn is_lowered_on_512_bits(func: &Function, inst: Inst, ty: Type) -> bool {
    let bits = ty.lane_bits();
    let float = ty.lane_type().is_float();
    match func.dfg.insts[inst].opcode() {
        Opcode::Bitcast => func.dfg.value_type(func.dfg.inst_args(inst)[0]).bits() == 512,
        Opcode::Jump | Opcode::Brif | Opcode::BrTable => true,
        Opcode::Load | Opcode::Store | Opcode::Splat | Opcode::Vconst | Opcode::Select => true,
        Opcode::Band | Opcode::Bor | Opcode::Bxor | Opcode::Bnot | Opcode::Bitselect => true,
        Opcode::Iadd | Opcode::Isub | Opcode::Ineg | Opcode::Icmp => true,
        Opcode::Smin | Opcode::Smax | Opcode::Umin | Opcode::Umax | Opcode::Iabs => true,
        Opcode::Imul | Opcode::Ishl | Opcode::Ushr | Opcode::Sshr => matches!(bits, 16 | 32 | 64),
        Opcode::SaddSat | Opcode::SsubSat | Opcode::UaddSat | Opcode::UsubSat => bits < 32,
        Opcode::AvgRound => bits < 32,
        // Only lanes that an instruction counts.
        Opcode::Popcnt => true,
        Opcode::Shuffle => bits == 8,
        Opcode::FcvtFromSint | Opcode::FcvtFromUint => {
            func.dfg.value_type(func.dfg.inst_args(inst)[0]).lane_bits() == 32
        }
        Opcode::X86Cvtt2dq => func.dfg.value_type(func.dfg.first_result(inst)).lane_bits() == 32,
        Opcode::Fadd | Opcode::Fsub | Opcode::Fmul | Opcode::Fdiv | Opcode::Fma | Opcode::Fcmp => float,
        Opcode::Fneg | Opcode::Fabs | Opcode::Fcopysign | Opcode::Sqrt => float,
        Opcode::Ceil | Opcode::Floor | Opcode::Trunc | Opcode::Nearest => float,
        opcode => is_wide_instruction(opcode),
    }
}

/// The same for vectors of 256 bits.
fn is_lowered_on_256_bits(func: &Function, inst: Inst, ty: Type) -> bool {
    let bits = ty.lane_bits();
    let float = ty.lane_type().is_float() && bits < 128;
    match func.dfg.insts[inst].opcode() {
        // Halves.
        Opcode::ScalarToVector | Opcode::Extractlane | Opcode::Insertlane => bits == 128,
        Opcode::VhighBits => bits != 16,
        Opcode::Bitcast => func.dfg.value_type(func.dfg.inst_args(inst)[0]).bits() == 256,
        Opcode::Jump | Opcode::Brif | Opcode::BrTable => true,
        Opcode::Load | Opcode::Store | Opcode::Splat | Opcode::Vconst | Opcode::Select => bits < 128,
        Opcode::Band | Opcode::Bor | Opcode::Bxor | Opcode::Bnot | Opcode::Bitselect => bits < 128,
        Opcode::Iadd | Opcode::Isub | Opcode::Ineg | Opcode::Icmp => bits < 128,
        Opcode::Imul | Opcode::Ishl | Opcode::Ushr | Opcode::Sshr => matches!(bits, 16 | 32 | 64),
        Opcode::Smin | Opcode::Smax | Opcode::Umin | Opcode::Umax | Opcode::Iabs => bits < 128,
        Opcode::SaddSat | Opcode::SsubSat | Opcode::UaddSat | Opcode::UsubSat => bits < 32,
        Opcode::AvgRound => bits < 32,
        // Only lanes that an instruction counts.
        Opcode::Popcnt => true,
        // Each is one of those that the lowering selects.
        Opcode::Shuffle => bits == 8,
        Opcode::Fadd | Opcode::Fsub | Opcode::Fmul | Opcode::Fdiv | Opcode::Fma | Opcode::Fcmp => float,
        Opcode::Fneg | Opcode::Fabs | Opcode::Fcopysign | Opcode::Sqrt => float,
        Opcode::Ceil | Opcode::Floor | Opcode::Trunc | Opcode::Nearest => float,
        Opcode::FcvtFromSint => func.dfg.value_type(func.dfg.inst_args(inst)[0]).lane_bits() == 32,
        Opcode::X86Cvtt2dq => func.dfg.value_type(func.dfg.first_result(inst)).lane_bits() == 32,
        Opcode::Snarrow | Opcode::Unarrow | Opcode::IaddPairwise => matches!(bits, 16 | 32),
        opcode => is_wide_instruction(opcode),
    }
}
