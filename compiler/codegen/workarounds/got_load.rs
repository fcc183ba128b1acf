//! Loads of addresses from the global offset table.
//!
//! The contents of a slot are a `symbol_value` of the slot in CLIF. Unlike a load, Cranelift may rematerialize it
//! instead of keeping it in a register. The last of its instructions for the address of a near symbol adds the low part
//! of the address. This file rewrites that instruction to the load, which has the same operands and another opcode. On
//! ELF and Mach-O the slots are in the linker's table (GOT), from which linkers remove them if a program defines the
//! symbol itself. COFF gets slots of the compiler's own. On s390x the load is a separate operation, which Cranelift
//! fuses with the address to one instruction. The patched back end for x86-64 loads addresses of far symbols itself.
//!
//! Upstream change that removes this file: GOT-relative symbol values in code that is not position independent.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{ModuleReloc, ModuleRelocTarget};
use target_lexicon::{Architecture, BinaryFormat};

use crate::target::Target;

/// Returns true if the address of a slot represents its contents.
pub(crate) fn stands_for_contents(target: &Target) -> bool {
    target.triple.architecture != Architecture::S390x
}

/// Returns true if the linker creates the slots.
pub(crate) fn has_table(target: &Target) -> bool {
    stands_for_contents(target) && target.triple.binary_format != BinaryFormat::Coff
}

/// Rewrites the instructions that compute the address of a slot to loads: those of relocation `number` and the
/// relocations that belong to it.
pub(crate) fn load(
    target: &Target,
    code: &mut [u8],
    relocs: &mut [ModuleReloc],
    number: usize,
) -> Result<(), String> {
    if !stands_for_contents(target) {
        return Ok(());
    }
    let (offset, kind) = (relocs[number].offset as usize, relocs[number].kind);
    let unknown = || format!("an address is not computed as expected: {kind:?} at byte {offset}");
    let from_table = has_table(target);
    match relocs[number].kind {
        Reloc::X86CallPCRel4 | Reloc::X86PCRel4 => {
            lea_to_mov(code, offset).ok_or_else(unknown)?;
            relocs[number].kind = if from_table { Reloc::X86GOTPCRel4 } else { Reloc::X86PCRel4 };
        }
        // Position-independent code loads all addresses from the linker's table already.
        Reloc::X86GOTPCRel4 if !from_table => relocs[number].kind = Reloc::X86PCRel4,
        Reloc::X86GOTPCRel4 | Reloc::Aarch64AdrGotPage21 | Reloc::Aarch64Ld64GotLo12Nc if from_table => {}
        Reloc::Aarch64AdrPrelPgHi21 if from_table => relocs[number].kind = Reloc::Aarch64AdrGotPage21,
        Reloc::Aarch64AdrPrelPgHi21 => {}
        Reloc::Aarch64AddAbsLo12Nc => {
            replace_bits(code, offset, (0xffff_fc00, 0x9100_0000), 0xf940_0000).ok_or_else(unknown)?;
            relocs[number].kind = Reloc::Aarch64Ld64GotLo12Nc;
        }
        Reloc::RiscvPCRelHi20 => {
            relocs[number].kind = Reloc::RiscvGotHi20;
            let second = relocs.iter().find(|reloc| is_second_half(reloc, offset)).ok_or_else(unknown)?;
            // `addi` becomes `ld`.
            replace_bits(code, second.offset as usize, (0xfff0_707f, 0x13), 0x3003).ok_or_else(unknown)?;
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

/// Corrects Cranelift's relocations of x86-64 code. It marks references to near data as branches, which linkers may
/// redirect to a stub. `is_meant` is true for the targets to correct.
pub(crate) fn correct_references(
    code: &[u8],
    relocs: &mut [ModuleReloc],
    is_meant: impl Fn(&ModuleRelocTarget) -> bool,
) {
    /// `call` and `jmp`.
    const BRANCHES: [u8; 2] = [0xe8, 0xe9];
    for reloc in relocs.iter_mut().filter(|reloc| reloc.kind == Reloc::X86CallPCRel4) {
        let opcode = (reloc.offset as usize).checked_sub(1).and_then(|at| code.get(at));
        if opcode.is_some_and(|opcode| !BRANCHES.contains(opcode)) && is_meant(&reloc.name) {
            reloc.kind = Reloc::X86PCRel4;
        }
    }
}

/// Rewrites `lea` to `mov`, relative to the instruction pointer and with 64 bits.
fn lea_to_mov(code: &mut [u8], offset: usize) -> Option<()> {
    let [rex, opcode, operands] = code.get_mut(offset.checked_sub(3)?..offset)? else { return None };
    if *rex & 0xf8 != 0x48 || *opcode != 0x8d || *operands & 0xc7 != 0x05 {
        return None;
    }
    *opcode = 0x8b;
    Some(())
}

/// Replaces the bits under a mask in a 32-bit instruction. They must be as expected, and all other bits but the
/// registers must be zero.
fn replace_bits(code: &mut [u8], offset: usize, (mask, expected): (u32, u32), by: u32) -> Option<()> {
    let bytes = code.get_mut(offset..offset + 4)?;
    let word = u32::from_le_bytes(bytes.try_into().ok()?);
    if word & mask != expected {
        return None;
    }
    bytes.copy_from_slice(&(word & !mask | by).to_le_bytes());
    Some(())
}

/// Returns true if a relocation is the low part of the address whose high part is at an offset of the function.
fn is_second_half(reloc: &ModuleReloc, first: usize) -> bool {
    let is_low = reloc.kind == Reloc::RiscvPCRelLo12I;
    is_low && matches!(reloc.name, ModuleRelocTarget::FunctionOffset(_, offset) if offset as usize == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_instructions_that_are_expected_are_replaced() {
        // lea r9, [rip]; lea r9, [rsp]
        let mut code = [0x4c, 0x8d, 0x0d, 0, 0, 0, 0];
        assert_eq!(lea_to_mov(&mut code, 3), Some(()));
        assert_eq!(code[1], 0x8b);
        assert_eq!(lea_to_mov(&mut [0x4c, 0x8d, 0x0c, 0x24], 3), None);
        assert_eq!(lea_to_mov(&mut code, 2), None);
    }

    #[test]
    fn registers_stay() {
        // add x3, x5, #0 becomes ldr x3, [x5].
        let mut code = (0x9100_0000u32 | 5 << 5 | 3).to_le_bytes();
        assert_eq!(replace_bits(&mut code, 0, (0xffff_fc00, 0x9100_0000), 0xf940_0000), Some(()));
        assert_eq!(u32::from_le_bytes(code), 0xf940_0000 | 5 << 5 | 3);
        // addi a0, a1, 0 becomes ld a0, 0(a1); addi a0, a1, 1 is none of an address.
        let mut code = (0x13u32 | 10 << 7 | 11 << 15).to_le_bytes();
        assert_eq!(replace_bits(&mut code, 0, (0xfff0_707f, 0x13), 0x3003), Some(()));
        assert_eq!(u32::from_le_bytes(code), 0x3003 | 10 << 7 | 11 << 15);
        let mut code = (0x13u32 | 10 << 7 | 11 << 15 | 1 << 20).to_le_bytes();
        assert_eq!(replace_bits(&mut code, 0, (0xfff0_707f, 0x13), 0x3003), None);
    }
}
