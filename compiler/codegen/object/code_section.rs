//! Functions in sections of their own names. Cranelift's writer puts all functions into one section, so these are added
//! to the finished object, with the relocations that the targets need. The writer does not support the relocations of
//! COFF's AArch64 code either, so all functions of those objects are added here.

use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::KnownSymbol;
use cranelift_module::{FuncId, Linkage, ModuleReloc, ModuleRelocTarget, default_libcall_names};
use cranelift_object::ObjectProduct;
use object::write::{Relocation, SectionId, Symbol, SymbolId, SymbolSection};
use object::{
    BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind, SymbolFlags, SymbolKind,
    SymbolScope,
};
use rustc_hash::FxHashMap;

use crate::codegen::context::symbols::{DATA_SPACE, FUNCTION_SPACE};

use super::binding::bind;
use super::macho;

/// A compiled function and its section.
pub(crate) struct Placed {
    /// Its index in the object.
    pub(crate) id: FuncId,
    /// Its linkage.
    pub(crate) linkage: Linkage,
    /// Name of the section.
    pub(crate) section: String,
    /// Machine code.
    pub(crate) code: Vec<u8>,
    /// Alignment in bytes.
    pub(crate) align: u64,
    /// Its relocations.
    pub(crate) relocs: Vec<ModuleReloc>,
}

/// Adds functions to an object. The error states what one would need.
pub(crate) fn place_all(product: &mut ObjectProduct, functions: &[Placed]) -> Result<(), String> {
    let mut sections: FxHashMap<&str, SectionId> = FxHashMap::default();
    functions.iter().try_for_each(|placed| {
        let section = *sections.entry(&placed.section).or_insert_with(|| {
            let (segment, name) = placed.section.split_once(',').unwrap_or(("", &placed.section));
            product.object.add_section(segment.into(), name.into(), SectionKind::Text)
        });
        place(product, section, placed)
    })
}

fn place(product: &mut ObjectProduct, section: SectionId, placed: &Placed) -> Result<(), String> {
    let symbol = product.function_symbol(placed.id);
    let entry = product.object.symbol_mut(symbol);
    bind(entry, placed.linkage);
    entry.kind = SymbolKind::Text;
    let start = product.object.add_symbol_data(symbol, section, &placed.code, placed.align);
    let format = product.object.format();
    for reloc in &placed.relocs {
        let relocation = Relocation {
            offset: start + u64::from(reloc.offset),
            symbol: target(product, (section, start), &reloc.name)?,
            addend: reloc.addend,
            flags: flags(format, reloc.kind)?,
        };
        product.object.add_relocation(section, relocation).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Returns the target of a relocation in the function at this section and offset.
fn target(
    product: &mut ObjectProduct,
    (section, start): (SectionId, u64),
    name: &ModuleRelocTarget,
) -> Result<SymbolId, String> {
    match *name {
        // The second half of an address on RISC-V refers to the instruction with the first half.
        ModuleRelocTarget::FunctionOffset(_, offset) => Ok(product.object.add_symbol(Symbol {
            name: b".Laddress".to_vec(),
            value: start + u64::from(offset),
            size: 0,
            kind: SymbolKind::Label,
            scope: SymbolScope::Compilation,
            weak: false,
            section: SymbolSection::Section(section),
            flags: SymbolFlags::None,
        })),
        ModuleRelocTarget::User { namespace: FUNCTION_SPACE, index } => {
            Ok(product.function_symbol(FuncId::from_u32(index)))
        }
        ModuleRelocTarget::User { namespace: DATA_SPACE, index } => {
            Ok(product.data_symbol(cranelift_module::DataId::from_u32(index)))
        }
        ModuleRelocTarget::LibCall(function) => {
            Ok(undefined(product, &default_libcall_names()(function), SymbolKind::Text))
        }
        ModuleRelocTarget::KnownSymbol(KnownSymbol::ElfGlobalOffsetTable) => {
            Ok(undefined(product, "_GLOBAL_OFFSET_TABLE_", SymbolKind::Data))
        }
        ModuleRelocTarget::KnownSymbol(KnownSymbol::CoffTlsIndex) => {
            Ok(undefined(product, "_tls_index", SymbolKind::Data))
        }
        _ => Err(format!("a function in a section of its own cannot refer to {name}")),
    }
}

/// Adds an undefined symbol.
fn undefined(product: &mut ObjectProduct, name: &str, kind: SymbolKind) -> SymbolId {
    let known = product.object.symbol_id(name.as_bytes());
    known.unwrap_or_else(|| {
        product.object.add_symbol(Symbol {
            name: name.as_bytes().to_vec(),
            value: 0,
            size: 0,
            kind,
            scope: SymbolScope::Unknown,
            weak: false,
            section: SymbolSection::Undefined,
            flags: SymbolFlags::None,
        })
    })
}

/// Returns the flags of a relocation.
fn flags(format: BinaryFormat, kind: Reloc) -> Result<RelocationFlags, String> {
    use RelocationEncoding as Encoding;
    use RelocationKind as Kind;
    let generic = |kind, encoding, size| Ok(RelocationFlags::Generic { kind, encoding, size });
    let elf = |r_type| Ok(RelocationFlags::Elf { r_type });
    let coff = |typ| Ok(RelocationFlags::Coff { typ });
    if let Some(flags) = macho::relocation(kind).filter(|_| format == BinaryFormat::MachO) {
        return Ok(flags);
    }
    match kind {
        Reloc::Abs8 => generic(Kind::Absolute, Encoding::Generic, 64),
        Reloc::X86PCRel4 => generic(Kind::Relative, Encoding::Generic, 32),
        Reloc::X86CallPCRel4 => generic(Kind::Relative, Encoding::X86Branch, 32),
        Reloc::X86CallPLTRel4 => generic(Kind::PltRelative, Encoding::X86Branch, 32),
        Reloc::X86GOTPCRel4 => generic(Kind::GotRelative, Encoding::Generic, 32),
        Reloc::X86SecRel => generic(Kind::SectionOffset, Encoding::Generic, 32),
        Reloc::ElfX86_64TlsGd => elf(object::elf::R_X86_64_TLSGD),
        Reloc::Aarch64AdrPrelPgHi21 if format == BinaryFormat::Coff => {
            coff(object::pe::IMAGE_REL_ARM64_PAGEBASE_REL21)
        }
        Reloc::Aarch64AddAbsLo12Nc if format == BinaryFormat::Coff => {
            coff(object::pe::IMAGE_REL_ARM64_PAGEOFFSET_12A)
        }
        Reloc::Aarch64Ld64GotLo12Nc if format == BinaryFormat::Coff => {
            coff(object::pe::IMAGE_REL_ARM64_PAGEOFFSET_12L)
        }
        Reloc::Arm64Call => generic(Kind::Relative, Encoding::AArch64Call, 26),
        Reloc::Aarch64AdrPrelPgHi21 => elf(object::elf::R_AARCH64_ADR_PREL_PG_HI21),
        Reloc::Aarch64AddAbsLo12Nc => elf(object::elf::R_AARCH64_ADD_ABS_LO12_NC),
        Reloc::Aarch64TlsDescAdrPage21 => elf(object::elf::R_AARCH64_TLSDESC_ADR_PAGE21),
        Reloc::Aarch64TlsDescLd64Lo12 => elf(object::elf::R_AARCH64_TLSDESC_LD64_LO12),
        Reloc::Aarch64TlsDescAddLo12 => elf(object::elf::R_AARCH64_TLSDESC_ADD_LO12),
        Reloc::Aarch64TlsDescCall => elf(object::elf::R_AARCH64_TLSDESC_CALL),
        Reloc::Aarch64AdrGotPage21 => elf(object::elf::R_AARCH64_ADR_GOT_PAGE),
        Reloc::Aarch64Ld64GotLo12Nc => elf(object::elf::R_AARCH64_LD64_GOT_LO12_NC),
        Reloc::S390xTlsGd64 => elf(object::elf::R_390_TLS_GD64),
        Reloc::S390xTlsGdCall => elf(object::elf::R_390_TLS_GDCALL),
        Reloc::RiscvCallPlt => elf(object::elf::R_RISCV_CALL_PLT),
        Reloc::RiscvGotHi20 => elf(object::elf::R_RISCV_GOT_HI20),
        Reloc::RiscvPCRelHi20 => elf(object::elf::R_RISCV_PCREL_HI20),
        Reloc::RiscvPCRelLo12I => elf(object::elf::R_RISCV_PCREL_LO12_I),
        Reloc::RiscvTlsGdHi20 => elf(object::elf::R_RISCV_TLS_GD_HI20),
        Reloc::S390xPCRel32Dbl => generic(Kind::Relative, Encoding::S390xDbl, 32),
        Reloc::S390xPLTRel32Dbl => generic(Kind::PltRelative, Encoding::S390xDbl, 32),
        other => Err(format!("a function in a section of its own cannot have references of kind {other}")),
    }
}
