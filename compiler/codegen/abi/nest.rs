//! The argument marked by `llvm.nest`: a pointer, often to the frame of the enclosing function. On x86-64, LLVM passes
//! it in `r10`. It does not affect the locations of other arguments.
//!
//! Cranelift cannot name this register. In its signatures the argument has the next free register after all others, and
//! thunks move it:
//!
//! - At the definition, the symbol is a thunk that moves the argument from `r10` to its register and jumps to
//!   Cranelift's code.
//! - At a call, a thunk moves the argument from its register to `r10` and jumps to the function. In an indirect call,
//!   the address of the function follows the arguments on the stack.
//!
//! On s390x, LLVM passes the argument like any other.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{FuncId, ModuleReloc, ModuleRelocTarget};

use super::convention::Convention;
use super::piece::Register;
use super::thunk::Thunk;

/// Returns the encodings of the integer registers of a convention.
fn int_registers(convention: Convention) -> &'static [u8] {
    match convention {
        Convention::Win64 => &[1, 2, 8, 9],
        _ => &[7, 6, 2, 1, 8, 9],
    }
}

/// A move between `r10` and Cranelift's register of the argument.
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

/// Appends `jmp callee`.
fn jump(mut code: Vec<u8>, callee: ModuleRelocTarget) -> Thunk {
    code.push(0xe9);
    let offset = code.len() as u32;
    code.extend([0; 4]);
    Thunk {
        code,
        relocs: vec![ModuleReloc { offset, kind: Reloc::X86CallPLTRel4, name: callee, addend: -4 }],
    }
}

/// Returns the thunk `mov register, r10; jmp inner`.
pub(crate) fn entry_thunk(convention: Convention, register: Register, inner: FuncId) -> Thunk {
    jump(Move::From.code(convention, register), inner.into())
}

/// Returns the thunk `mov r10, register; jmp callee`.
pub(crate) fn call_thunk(convention: Convention, register: Register, callee: ModuleRelocTarget) -> Thunk {
    jump(Move::To.code(convention, register), callee)
}

/// Returns the thunk `mov r10, register; jmp [rsp + 8 + stack]`. The address of the callee follows the return address
/// and the arguments on the stack.
pub(crate) fn indirect_call_thunk(convention: Convention, register: Register, stack: u32) -> Thunk {
    let mut code = Move::To.code(convention, register);
    code.extend([0xff, 0xa4, 0x24]);
    code.extend((stack + 8).to_le_bytes());
    Thunk { code, relocs: Vec::new() }
}
