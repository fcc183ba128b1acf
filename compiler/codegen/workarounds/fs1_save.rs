//! The float register `fs1` (`f9`) of RISC-V, which is callee-saved.
//!
//! Cranelift 0.135 lacks it in the list of registers that a prologue saves. The symbol of a function that clobbers it
//! is a thunk, which saves the register, calls the function with the same arguments, and restores it.
//!
//! Upstream change that removes this file: `f9` among the callee-saved registers of Cranelift's RISC-V back end.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{FuncId, ModuleReloc};

use crate::codegen::abi::Convention;

/// The encoding of `fs1`.
const REGISTER: u32 = 9;
const RA: u32 = 1;
const SP: u32 = 2;
const T0: u32 = 5;

/// The maximum offset in a load or store.
const MAX_OFFSET: u32 = 2047;

/// A thunk around a function.
pub(crate) struct Thunk {
    /// Its code.
    pub(crate) code: Vec<u8>,
    /// The call in it.
    pub(crate) reloc: ModuleReloc,
    /// Bytes of its frame.
    pub(crate) frame: u32,
}

/// Returns true if code clobbers the register. Data after the code may be mistaken for such an instruction; this is
/// harmless.
pub(crate) fn is_changed(convention: Convention, code: &[u8]) -> bool {
    convention == Convention::Riscv64 && words(code).any(writes_register)
}

/// Returns the thunk around a function with `stack` bytes of arguments on the stack.
///
/// # Errors
/// If there are too many for it to copy.
pub(crate) fn thunk(inner: FuncId, stack: u32) -> Result<Thunk, String> {
    let stack = stack.next_multiple_of(8);
    let frame = (stack + 16).next_multiple_of(16);
    if frame + stack > MAX_OFFSET {
        return Err("a function with many floats needs fewer arguments on the stack".to_string());
    }
    let mut code = Vec::new();
    let mut emit = |word: u32| code.extend_from_slice(&word.to_le_bytes());
    emit(add_immediate(SP, frame.wrapping_neg()));
    emit(store(0x23, RA, frame - 8)); // sd
    emit(store(0x27, REGISTER, frame - 16)); // fsd
    for offset in (0..stack).step_by(8) {
        emit(load(0x03, T0, frame + offset)); // ld
        emit(store(0x23, T0, offset)); // sd
    }
    let offset = 4 * (3 + stack / 4);
    emit(0x17 | RA << 7); // auipc ra, …
    emit(0x67 | RA << 7 | RA << 15); // jalr ra, …(ra)
    emit(load(0x07, REGISTER, frame - 16)); // fld
    emit(load(0x03, RA, frame - 8)); // ld
    emit(add_immediate(SP, frame));
    emit(0x67 | RA << 15); // ret
    let reloc = ModuleReloc { offset, kind: Reloc::RiscvCallPlt, name: inner.into(), addend: 0 };
    Ok(Thunk { code, reloc, frame })
}

/// Encodes `addi register, register, immediate`.
fn add_immediate(register: u32, immediate: u32) -> u32 {
    0x13 | register << 7 | register << 15 | (immediate & 0xfff) << 20
}

/// Encodes a load of eight bytes from the stack.
fn load(opcode: u32, register: u32, offset: u32) -> u32 {
    opcode | register << 7 | 3 << 12 | SP << 15 | offset << 20
}

/// Encodes a store of eight bytes to the stack.
fn store(opcode: u32, register: u32, offset: u32) -> u32 {
    opcode | (offset & 31) << 7 | 3 << 12 | SP << 15 | register << 20 | (offset >> 5) << 25
}

/// Returns the instructions, which have 32 bits each on RISC-V without the compressed ones.
fn words(code: &[u8]) -> impl Iterator<Item = u32> + '_ {
    code.chunks_exact(4).map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}

/// Returns true if the register is the destination of an instruction.
fn writes_register(word: u32) -> bool {
    let (opcode, rd, funct3, funct5) = (word & 0x7f, word >> 7 & 31, word >> 12 & 7, word >> 27);
    if rd != REGISTER {
        return false;
    }
    match opcode {
        // Loads of floats; other instructions with this opcode load vectors.
        0x07 => matches!(funct3, 1..=4),
        // Fused multiply-add.
        0x43 | 0x47 | 0x4b | 0x4f => true,
        // All arithmetic except comparisons, conversions to integers, moves to integer registers, and classification.
        0x53 => !matches!(funct5, 0x14 | 0x18 | 0x1c),
        // A lane of a vector.
        0x57 => funct3 == 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As an assembler encodes them.
    #[test]
    fn instructions_that_write_the_register_are_known() {
        for (word, writes) in [
            (0x0701_3487, true),  // fld fs1, 112(sp)
            (0x0641_2487, true),  // flw fs1, 100(sp)
            (0x22a5_04d3, true),  // fmv.d fs1, fa0
            (0x02b5_74d3, true),  // fadd.d fs1, fa0, fa1
            (0x6ab5_7543, false), // fmadd.d fa0, fa0, fa1, fa3
            (0x6ab5_74c3, true),  // fmadd.d fs1, fa0, fa1, fa3
            (0xd220_04d3, true),  // fcvt.d.l fs1, zero
            (0xe205_04d3, false), // fmv.x.d s1, fa0
            (0xa2b5_24d3, false), // feq.d s1, fa0, fa1
            (0x2294_8553, false), // fmv.d fa0, fs1
            (0x0291_3423, false), // sd s1, 40(sp)
            (0x0005_0493, false), // mv s1, a0
        ] {
            assert_eq!(writes_register(word), writes, "{word:#010x}");
        }
    }

    #[test]
    fn the_thunk_is_what_an_assembler_makes_of_it() {
        let made = thunk(FuncId::from_u32(0), 8).expect("a small one");
        let expected = [
            0xfe01_0113, // addi sp, sp, -32
            0x0011_3c23, // sd ra, 24(sp)
            0x0091_3827, // fsd fs1, 16(sp)
            0x0201_3283, // ld t0, 32(sp)
            0x0051_3023, // sd t0, 0(sp)
            0x0000_0097, // auipc ra, 0
            0x0000_80e7, // jalr ra
            0x0101_3487, // fld fs1, 16(sp)
            0x0181_3083, // ld ra, 24(sp)
            0x0201_0113, // addi sp, sp, 32
            0x0000_8067, // ret
        ];
        assert_eq!(words(&made.code).collect::<Vec<_>>(), expected);
        assert_eq!((made.reloc.offset, made.frame), (20, 32));
        assert!(thunk(FuncId::from_u32(0), 4000).is_err());
    }
}
