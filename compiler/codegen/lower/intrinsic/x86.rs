//! Intrinsics of x86-64 by name. Machine code routines implement those for which Cranelift has no instruction.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, types};

use crate::codegen::abi::Convention;
use crate::codegen::context::symbols::Request;
use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::lower::vector::shift::Shift;
use crate::ir::{Op, TypeId};

/// Lowerings by name without `llvm.x86.`.
pub(crate) const TABLE: &[(&str, LowerFn)] = &[
    ("sse2.pause", pause),
    ("xgetbv", xgetbv),
    ("sse.movmsk.ps", sign_mask),
    ("sse2.movmsk.pd", sign_mask),
    ("sse2.pmovmskb.128", sign_mask),
    ("sse2.pslli.w", |fx, op| shift(fx, op, Shift::Left)),
    ("sse2.pslli.d", |fx, op| shift(fx, op, Shift::Left)),
    ("sse2.pslli.q", |fx, op| shift(fx, op, Shift::Left)),
    ("sse2.psrli.w", |fx, op| shift(fx, op, Shift::Right)),
    ("sse2.psrli.d", |fx, op| shift(fx, op, Shift::Right)),
    ("sse2.psrli.q", |fx, op| shift(fx, op, Shift::Right)),
    ("sse2.psrai.w", |fx, op| shift(fx, op, Shift::SignedRight)),
    ("sse2.psrai.d", |fx, op| shift(fx, op, Shift::SignedRight)),
];

#[rustfmt::skip]
const PAUSE: &[u8] = &[
    0xf3, 0x90, // pause
    0xc3,       // ret
];

/// For System V: `edi` is the number of the register.
#[rustfmt::skip]
const XGETBV_SYSV: &[u8] = &[
    0x89, 0xf9,             // mov ecx, edi
    0x0f, 0x01, 0xd0,       // xgetbv
    0x48, 0xc1, 0xe2, 0x20, // shl rdx, 32
    0x48, 0x09, 0xd0,       // or rax, rdx
    0xc3,                   // ret
];

/// For Windows: the number is in `ecx`.
#[rustfmt::skip]
const XGETBV_WIN64: &[u8] = &[
    0x0f, 0x01, 0xd0,       // xgetbv
    0x48, 0xc1, 0xe2, 0x20, // shl rdx, 32
    0x48, 0x09, 0xd0,       // or rax, rdx
    0xc3,                   // ret
];

fn check(fx: &FunctionCx, name: &str) -> Lower {
    match fx.env.convention {
        Convention::SysV | Convention::Win64 => Ok(()),
        _ => needs(format!("it needs '{name}', which only x86-64 has")),
    }
}

/// Fails if an operand is not an integer of 32 bits. The signature of intrinsics called by name is not verified.
fn check_number(fx: &FunctionCx, op: Op, index: usize) -> Lower {
    if fx.operand_type(op, index) == TypeId::I32 {
        Ok(())
    } else {
        needs("it needs an operand of type 'i32'")
    }
}

/// Emits the spin-wait hint of the processor.
fn pause(fx: &mut FunctionCx, _: Op) -> Lower {
    check(fx, "pause")?;
    let routine = fx.routine(Request::MachineCode(PAUSE), &[], None);
    fx.ins().call(routine, &[]);
    Ok(())
}

/// Reads an extended control register.
fn xgetbv(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, "xgetbv")?;
    check_number(fx, op, 0)?;
    let number = fx.single(op, 0)?;
    let code = if fx.env.convention == Convention::Win64 { XGETBV_WIN64 } else { XGETBV_SYSV };
    let params = [AbiParam::new(types::I32)];
    let routine = fx.routine(Request::MachineCode(code), &params, Some(types::I64));
    let call = fx.ins().call(routine, &[number]);
    let contents = fx.builder.inst_results(call)[0];
    fx.set(op, &[contents]);
    Ok(())
}

/// Collects the sign bits of the lanes of a vector.
fn sign_mask(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, "sign bits of lanes in an integer")?;
    if fx.result_type(op) != TypeId::I32 {
        return needs("it needs a result of type 'i32'");
    }
    let vector = fx.single(op, 0)?;
    let lanes = fx.builder.func.dfg.value_type(vector);
    if lanes.bits() != 128 {
        return needs("it needs a vector of 128 bits");
    }
    let vector = match lanes.lane_type().is_float() {
        true => fx.ins().bitcast(lanes.as_int(), MemFlagsData::new(), vector),
        false => vector,
    };
    let mask = fx.ins().vhigh_bits(types::I32, vector);
    fx.set(op, &[mask]);
    Ok(())
}

/// Shifts all lanes by one amount. An amount beyond the width shifts all bits out.
fn shift(fx: &mut FunctionCx, op: Op, shift: Shift) -> Lower {
    check(fx, "shifts of lanes by one amount")?;
    check_number(fx, op, 1)?;
    if fx.operand_type(op, 0) != fx.result_type(op) {
        return needs("it needs a vector of the type of the result");
    }
    let shape = fx.shape(fx.result_type(op))?;
    let (vectors, amount) = (fx.operand(op, 0)?, fx.single(op, 1)?);
    let mut out = Leaves::new();
    for (&leaf, vector) in shape.leaves.iter().zip(vectors) {
        let most = fx.int(types::I32, u128::from(leaf.scalar.bits() - 1));
        let is_out = fx.ins().icmp(IntCC::UnsignedGreaterThan, amount, most);
        out.push(match shift {
            Shift::SignedRight => {
                let amount = fx.select(is_out, most, amount);
                shift.of(fx, vector, amount)
            }
            _ => {
                let (zero, shifted) = (fx.constant(leaf, 0), shift.of(fx, vector, amount));
                fx.select(is_out, zero, shifted)
            }
        });
    }
    fx.set(op, &out);
    Ok(())
}
