//! `llvm.eh.sjlj.setjmp` and `llvm.eh.sjlj.longjmp`, the `__builtin_setjmp` of C compilers.
//!
//! The buffer has five words, of which the front end fills the first and the third. That is too few for the
//! callee-saved registers. They are saved in a slot of the frame, whose address is in the second word. Two machine code
//! routines save and restore them.

use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, types};

use crate::codegen::abi::Convention;
use crate::codegen::context::symbols::Request;
use crate::codegen::context::{FunctionCx, Lower, needs};
use crate::ir::Op;

use super::trap::UNREACHABLE_TRAP;

/// The size of six registers, the stack pointer and the return address.
const SAVED_BYTES: u64 = 64;
/// The offset in the buffer of the word with the address of the saved registers.
const SAVED_OFFSET: i32 = 8;

/// `rdi` is the address of the saved registers.
#[rustfmt::skip]
const SET_JUMP: &[u8] = &[
    0x48, 0x89, 0x1f,             // mov [rdi], rbx
    0x48, 0x89, 0x6f, 0x08,       // mov [rdi + 8], rbp
    0x4c, 0x89, 0x67, 0x10,       // mov [rdi + 16], r12
    0x4c, 0x89, 0x6f, 0x18,       // mov [rdi + 24], r13
    0x4c, 0x89, 0x77, 0x20,       // mov [rdi + 32], r14
    0x4c, 0x89, 0x7f, 0x28,       // mov [rdi + 40], r15
    0x48, 0x8d, 0x54, 0x24, 0x08, // lea rdx, [rsp + 8]
    0x48, 0x89, 0x57, 0x30,       // mov [rdi + 48], rdx
    0x48, 0x8b, 0x14, 0x24,       // mov rdx, [rsp]
    0x48, 0x89, 0x57, 0x38,       // mov [rdi + 56], rdx
    0x31, 0xc0,                   // xor eax, eax
    0xc3,                         // ret
];

/// `rdi` is the address of the saved registers.
#[rustfmt::skip]
const LONG_JUMP: &[u8] = &[
    0x48, 0x8b, 0x1f,             // mov rbx, [rdi]
    0x48, 0x8b, 0x6f, 0x08,       // mov rbp, [rdi + 8]
    0x4c, 0x8b, 0x67, 0x10,       // mov r12, [rdi + 16]
    0x4c, 0x8b, 0x6f, 0x18,       // mov r13, [rdi + 24]
    0x4c, 0x8b, 0x77, 0x20,       // mov r14, [rdi + 32]
    0x4c, 0x8b, 0x7f, 0x28,       // mov r15, [rdi + 40]
    0x48, 0x8b, 0x67, 0x30,       // mov rsp, [rdi + 48]
    0xb8, 0x01, 0x00, 0x00, 0x00, // mov eax, 1
    0xff, 0x67, 0x38,             // jmp [rdi + 56]
];

fn check_target(fx: &FunctionCx) -> Lower {
    match fx.env.convention {
        Convention::SysV => Ok(()),
        _ => needs("it needs '__builtin_setjmp' for this target"),
    }
}

/// Lowers `setjmp`. The result is zero, and one when it returns again.
pub(crate) fn set_jump(fx: &mut FunctionCx, op: Op) -> Lower {
    check_target(fx)?;
    let buffer = fx.single(op, 0)?;
    let saved = fx.stack_slot(SAVED_BYTES, 8)?;
    fx.ins().store(MemFlagsData::trusted(), saved, buffer, SAVED_OFFSET);
    let routine = fx.routine(Request::MachineCode(SET_JUMP), &[AbiParam::new(types::I64)], Some(types::I32));
    fx.references.returning_twice.insert(routine);
    let call = fx.ins().call(routine, &[saved]);
    let result = fx.builder.inst_results(call)[0];
    fx.set(op, &[result]);
    Ok(())
}

/// Lowers `longjmp`: continues after the `setjmp` that filled the buffer.
pub(crate) fn long_jump(fx: &mut FunctionCx, op: Op) -> Lower {
    check_target(fx)?;
    let buffer = fx.single(op, 0)?;
    let saved = fx.ins().load(types::I64, MemFlagsData::trusted(), buffer, SAVED_OFFSET);
    let routine = fx.routine(Request::MachineCode(LONG_JUMP), &[AbiParam::new(types::I64)], None);
    fx.ins().call(routine, &[saved]);
    // The block continues after the operation, so the trap is conditional for Cranelift.
    let never = fx.int(types::I8, 0);
    fx.ins().trapz(never, UNREACHABLE_TRAP);
    Ok(())
}
