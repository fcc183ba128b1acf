//! The argument that `llvm.nest` marks: a pointer, often to the frame of the enclosing function, that LLVM passes in `r10` on
//! x86-64. Other arguments are where they would be without it.
//!
//! Cranelift cannot name this register. In its signatures the argument has the next free register behind all others, and
//! thunks move it:
//!
//! - Where the function is defined, the symbol is a thunk that moves the argument from `r10` to its register and jumps to
//!   Cranelift's code.
//! - Where the function is called, a thunk moves the argument from its register to `r10` and jumps to the function. The address of
//!   one that is called through a pointer follows the arguments on the stack.
//!
//! On s390x, LLVM passes the argument as it does others.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{FuncId, ModuleReloc, ModuleRelocTarget};

use super::convention::Convention;
use super::piece::Register;
use super::thunk::Thunk;

/// The numbers that instructions have for the integer registers of a convention.
fn int_registers(convention: Convention) -> &'static [u8] {
    match convention {
        Convention::Win64 => &[1, 2, 8, 9],
        _ => &[7, 6, 2, 1, 8, 9],
    }
}

/// A move between `r10` and the register that Cranelift has the argument in.
#[derive(Clone, Copy)]
enum Move {
    /// From `r10`.
    From,
    /// To `r10`.
    To,
}

impl Move {
    fn code(self, convention: Convention, register: Register) -> Vec<u8> {
        /// The lower bits of the number of `r10`.
        const R10: u8 = 2;
        let modrm = |reg: u8, rm: u8| 0xc0 | (reg & 7) << 3 | rm & 7;
        match register {
            Register::Float(number) => {
                let opcode = if let Move::From = self { 0x6e } else { 0x7e };
                vec![0x66, 0x49, 0x0f, opcode, modrm(number as u8, R10)] // movq
            }
            Register::Int(number) => {
                let register = int_registers(convention)[number as usize];
                let extended = register >> 3;
                match self {
                    Move::From => vec![0x4c | extended, 0x89, modrm(R10, register)], // mov register, r10
                    Move::To => vec![0x49 | extended << 2, 0x89, modrm(register, R10)], // mov r10, register
                }
            }
        }
    }
}

/// Adds `jmp callee`.
fn jump(mut code: Vec<u8>, callee: ModuleRelocTarget) -> Thunk {
    code.push(0xe9);
    let offset = code.len() as u32;
    code.extend([0; 4]);
    Thunk {
        code,
        relocs: vec![ModuleReloc { offset, kind: Reloc::X86CallPLTRel4, name: callee, addend: -4 }],
    }
}

/// `mov register, r10; jmp inner`.
pub(crate) fn entry_thunk(convention: Convention, register: Register, inner: FuncId) -> Thunk {
    jump(Move::From.code(convention, register), inner.into())
}

/// `mov r10, register; jmp callee`.
pub(crate) fn call_thunk(convention: Convention, register: Register, callee: ModuleRelocTarget) -> Thunk {
    jump(Move::To.code(convention, register), callee)
}

/// `mov r10, register; jmp [rsp + 8 + stack]`: the address of the callee follows the arguments on the stack, and the return
/// address.
pub(crate) fn indirect_call_thunk(convention: Convention, register: Register, stack: u32) -> Thunk {
    let mut code = Move::To.code(convention, register);
    code.extend([0xff, 0xa4, 0x24]);
    code.extend((stack + 8).to_le_bytes());
    Thunk { code, relocs: Vec::new() }
}
