//! Mach-O, the object format of macOS.

use cranelift_codegen::binemit::Reloc;
use cranelift_object::ObjectProduct;
use object::write::MachOBuildVersion;
use object::{RelocationFlags, SymbolFlags, macho};
use target_lexicon::BinaryFormat;

use crate::target::Target;

/// Returns true if the objects for a target have this format.
pub(crate) fn is_format(target: &Target) -> bool {
    target.triple.binary_format == BinaryFormat::Macho
}

/// Sets the versions of the system for which the object is.
pub(crate) fn set_version(product: &mut ObjectProduct, target: &Target) {
    let Some((major, minor, patch)) = target.macos_version() else { return };
    let mut version = MachOBuildVersion::default();
    version.platform = macho::PLATFORM_MACOS;
    version.minos = u32::from(major) << 16 | u32::from(minor) << 8 | u32::from(patch);
    product.object.set_macho_build_version(version);
}

/// Returns the flags of a symbol inside the code or data of another one, which prevent linkers from separating them.
pub(crate) fn inner_symbol(weak: bool) -> SymbolFlags<object::write::SectionId, object::write::SymbolId> {
    let weak = if weak { macho::N_WEAK_DEF } else { 0 };
    SymbolFlags::MachO { n_desc: macho::N_ALT_ENTRY | weak }
}

/// Returns Mach-O's relocation for a kind that has an ELF relocation of its own.
pub(crate) fn relocation(kind: Reloc) -> Option<RelocationFlags> {
    let (r_type, r_pcrel) = match kind {
        Reloc::Aarch64AdrPrelPgHi21 => (macho::ARM64_RELOC_PAGE21, true),
        Reloc::Aarch64AddAbsLo12Nc => (macho::ARM64_RELOC_PAGEOFF12, false),
        Reloc::Aarch64AdrGotPage21 => (macho::ARM64_RELOC_GOT_LOAD_PAGE21, true),
        Reloc::Aarch64Ld64GotLo12Nc => (macho::ARM64_RELOC_GOT_LOAD_PAGEOFF12, false),
        Reloc::MachOAarch64TlsAdrPage21 => (macho::ARM64_RELOC_TLVP_LOAD_PAGE21, true),
        Reloc::MachOAarch64TlsAdrPageOff12 => (macho::ARM64_RELOC_TLVP_LOAD_PAGEOFF12, false),
        Reloc::MachOX86_64Tlv => (macho::X86_64_RELOC_TLV, true),
        _ => return None,
    };
    Some(RelocationFlags::MachO { r_type, r_pcrel, r_length: 2 })
}
