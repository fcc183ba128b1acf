//! Relocations and their names.

use object::read::elf::{ElfFile64, FileHeader, SectionHeader};
use object::{Endianness, SectionIndex, SymbolIndex, elf};

/// A relocation.
pub(super) struct Reloc {
    pub(super) offset: u64,
    pub(super) kind: u32,
    pub(super) symbol: SymbolIndex,
    pub(super) addend: i64,
}

/// Returns the relocations of a section, in the order of offsets. Those of one offset keep their order, which has a
/// meaning on RISC-V.
pub(super) fn of_section(
    file: &ElfFile64<'_, Endianness>,
    section: SectionIndex,
) -> Result<Vec<Reloc>, String> {
    let (endian, is_mips) = (file.endian(), file.elf_header().is_mips64el(file.endian()));
    let mut relocs = Vec::new();
    for header in file.elf_section_table().iter() {
        if header.sh_type(endian) != elf::SHT_RELA || header.sh_info(endian) as usize != section.0 {
            continue;
        }
        let found = header.rela(endian, file.data()).map_err(|error| error.to_string())?;
        for rela in found.into_iter().flat_map(|(relas, _)| relas) {
            relocs.push(Reloc {
                offset: rela.r_offset.get(endian),
                kind: rela.r_type(endian, is_mips),
                symbol: SymbolIndex(rela.r_sym(endian, is_mips) as usize),
                addend: rela.r_addend.get(endian),
            });
        }
    }
    relocs.sort_by_key(|reloc| reloc.offset);
    Ok(relocs)
}

/// Returns true for relocations that `.8byte` makes.
pub(super) fn is_pointer(machine: u16, kind: u32) -> bool {
    matches!(
        (machine, kind),
        (elf::EM_X86_64, elf::R_X86_64_64)
            | (elf::EM_AARCH64, elf::R_AARCH64_ABS64)
            | (elf::EM_RISCV, elf::R_RISCV_64)
            | (elf::EM_S390, elf::R_390_64)
    )
}

/// Returns the name of a type of relocations.
pub(super) fn name(machine: u16, kind: u32) -> Option<&'static str> {
    let names = match machine {
        elf::EM_X86_64 => X86_64,
        elf::EM_AARCH64 => AARCH64,
        elf::EM_RISCV => RISCV,
        elf::EM_S390 => S390,
        _ => return None,
    };
    names.iter().find(|name| name.0 == kind).map(|name| name.1)
}

/// Types of relocations and their names.
macro_rules! names {
    ($machine:ident: $($name:ident)*) => {
        const $machine: &[(u32, &str)] = &[$((elf::$name, stringify!($name))),*];
    };
}

names!(X86_64: R_X86_64_NONE R_X86_64_64 R_X86_64_PC32 R_X86_64_GOT32 R_X86_64_PLT32 R_X86_64_GOTPCREL R_X86_64_32
    R_X86_64_32S R_X86_64_16 R_X86_64_PC16 R_X86_64_8 R_X86_64_PC8 R_X86_64_TLSGD R_X86_64_TLSLD R_X86_64_DTPOFF32
    R_X86_64_DTPOFF64 R_X86_64_GOTTPOFF R_X86_64_TPOFF32 R_X86_64_PC64 R_X86_64_GOTPCRELX R_X86_64_REX_GOTPCRELX);
names!(AARCH64: R_AARCH64_NONE R_AARCH64_ABS64 R_AARCH64_ABS32 R_AARCH64_ABS16 R_AARCH64_PREL64 R_AARCH64_PREL32
    R_AARCH64_PREL16 R_AARCH64_ADR_PREL_PG_HI21 R_AARCH64_ADD_ABS_LO12_NC R_AARCH64_JUMP26 R_AARCH64_CALL26
    R_AARCH64_ADR_GOT_PAGE R_AARCH64_LD64_GOT_LO12_NC R_AARCH64_TLSDESC_ADR_PAGE21 R_AARCH64_TLSDESC_LD64_LO12
    R_AARCH64_TLSDESC_ADD_LO12 R_AARCH64_TLSDESC_CALL R_AARCH64_TLSLE_ADD_TPREL_HI12
    R_AARCH64_TLSLE_ADD_TPREL_LO12_NC);
names!(RISCV: R_RISCV_NONE R_RISCV_32 R_RISCV_64 R_RISCV_BRANCH R_RISCV_JAL R_RISCV_CALL R_RISCV_CALL_PLT
    R_RISCV_GOT_HI20 R_RISCV_TLS_GOT_HI20 R_RISCV_TLS_GD_HI20 R_RISCV_PCREL_HI20 R_RISCV_PCREL_LO12_I
    R_RISCV_PCREL_LO12_S R_RISCV_HI20 R_RISCV_LO12_I R_RISCV_LO12_S R_RISCV_ADD8 R_RISCV_ADD16 R_RISCV_ADD32
    R_RISCV_ADD64 R_RISCV_SUB8 R_RISCV_SUB16 R_RISCV_SUB32 R_RISCV_SUB64 R_RISCV_SUB6 R_RISCV_SET6 R_RISCV_SET8
    R_RISCV_SET16 R_RISCV_SET32 R_RISCV_32_PCREL);
names!(S390: R_390_NONE R_390_8 R_390_16 R_390_32 R_390_PC32 R_390_64 R_390_PC64 R_390_PC16 R_390_PC16DBL
    R_390_PLT16DBL R_390_PC32DBL R_390_PLT32DBL R_390_GOT16 R_390_GOT32 R_390_GOT64 R_390_GOTENT R_390_GOTPCDBL
    R_390_TLS_GD64 R_390_TLS_GDCALL R_390_TLS_LDM64 R_390_TLS_LDO64 R_390_TLS_LE64 R_390_TLS_IEENT);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relocations_have_names() {
        assert_eq!(name(elf::EM_X86_64, elf::R_X86_64_PLT32), Some("R_X86_64_PLT32"));
        assert_eq!(name(elf::EM_S390, 2000), None);
        assert!(is_pointer(elf::EM_RISCV, elf::R_RISCV_64) && !is_pointer(elf::EM_RISCV, elf::R_390_64));
    }
}
