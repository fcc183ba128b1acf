//! The entry of variadic functions on RISC-V. Variadic arguments are read consecutively from memory: those in registers
//! must be directly below those on the stack, where Cranelift's frames have other data. The symbol is therefore a thunk
//! that builds this memory, and calls Cranelift's code with its address as one more argument on the stack.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{FuncId, ModuleReloc};

use crate::codegen::unwind::Frame;

use super::thunk::Thunk;

/// Bytes of the integer registers for arguments.
pub(crate) const SAVED: u32 = 64;
/// The offset of the return address, below the saved registers.
const RETURN_ADDRESS: u32 = 8;
/// The maximum number of bytes of named arguments on the stack, which immediate operands must reach.
pub(crate) const MAX_NAMED: u32 = 1024;

/// Numbers of registers.
const RA: u32 = 1;
const SP: u32 = 2;
const T0: u32 = 5;
const A0: u32 = 10;

/// The thunk of a function with this number of bytes of named arguments on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VariadicEntry {
    /// Bytes.
    pub(crate) named: u32,
}

impl VariadicEntry {
    /// Returns the number of bytes that it passes on the stack: the named arguments, and the address of the others.
    pub(crate) fn passed(self) -> u32 {
        self.named + 8
    }

    fn frame(self) -> u32 {
        (self.passed() + RETURN_ADDRESS + SAVED).next_multiple_of(16)
    }

    /// Returns the frame of the thunk.
    pub(crate) fn unwinding(self, length: u32) -> Frame {
        Frame::Fixed { length, frame: self.frame(), return_address: SAVED + RETURN_ADDRESS }
    }

    /// Returns its code.
    pub(crate) fn thunk(self, inner: FuncId) -> Thunk {
        let frame = self.frame();
        let saved = frame - SAVED;
        let mut thunk = Thunk { code: Vec::new(), relocs: Vec::new() };
        let mut put = |instruction: u32| thunk.code.extend(instruction.to_le_bytes());
        put(addi(SP, SP, frame.wrapping_neg()));
        put(sd(RA, SP, saved - RETURN_ADDRESS));
        (0..8).for_each(|number| put(sd(A0 + number, SP, saved + 8 * number)));
        for offset in (0..self.named).step_by(8) {
            put(ld(T0, SP, frame + offset));
            put(sd(T0, SP, offset));
        }
        put(addi(T0, SP, saved));
        put(sd(T0, SP, self.named));
        let offset = thunk.code.len() as u32;
        thunk.relocs.push(ModuleReloc { offset, kind: Reloc::RiscvCallPlt, name: inner.into(), addend: 0 });
        let mut put = |instruction: u32| thunk.code.extend(instruction.to_le_bytes());
        put(0x0000_0097); // auipc ra, inner
        put(0x0000_80e7); // jalr ra, inner(ra)
        put(ld(RA, SP, saved - RETURN_ADDRESS));
        put(addi(SP, SP, frame));
        put(0x0000_8067); // ret
        thunk
    }
}

fn addi(to: u32, from: u32, value: u32) -> u32 {
    value << 20 | from << 15 | to << 7 | 0x13
}

fn ld(to: u32, base: u32, offset: u32) -> u32 {
    offset << 20 | base << 15 | 3 << 12 | to << 7 | 0x03
}

fn sd(value: u32, base: u32, offset: u32) -> u32 {
    (offset >> 5) << 25 | value << 20 | base << 15 | 3 << 12 | (offset & 31) << 7 | 0x23
}
