//! What is particular to Mach-O, the object format of macOS.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{DataDescription, Module as _};
use cranelift_object::ObjectProduct;
use object::write::MachOBuildVersion;
use object::{RelocationFlags, SymbolFlags, macho};
use target_lexicon::BinaryFormat;

use crate::ir::{DictId, Op};
use crate::target::Target;

use super::alias;
use crate::codegen::context::env::Env;
use crate::codegen::module::Assembler;

/// Whether the objects for a target are of this format.
pub(crate) fn is_format(target: &Target) -> bool {
    target.triple.binary_format == BinaryFormat::Macho
}

/// Says for which versions of the system the object is.
pub(crate) fn set_version(product: &mut ObjectProduct, target: &Target) {
    let Some((major, minor, patch)) = target.macos_version() else { return };
    let mut version = MachOBuildVersion::default();
    version.platform = macho::PLATFORM_MACOS;
    version.minos = u32::from(major) << 16 | u32::from(minor) << 8 | u32::from(patch);
    product.object.set_macho_build_version(version);
}

/// Refuses a section that Mach-O cannot have.
pub(crate) fn check_section(env: &Env, attrs: DictId) -> Result<(), String> {
    /// Bytes of the name of a segment or section.
    const MAX_NAME: usize = 16;
    let Some(section) = alias::section(env, attrs).filter(|_| is_format(env.target)) else { return Ok(()) };
    let mut parts = section.split(',');
    let is_name = |part: Option<&str>| part.is_some_and(|name| (1..=MAX_NAME).contains(&name.len()));
    if is_name(parts.next()) && is_name(parts.next()) && parts.next().is_none() {
        return Ok(());
    }
    Err(format!(
        "it needs a section '{section}' that is written 'segment,section' with at most {MAX_NAME} letters each"
    ))
}

/// Refuses destructors: dyld has no list of them.
pub(crate) fn check_destructors(env: &Env, op: Op) -> Result<(), String> {
    let attrs = env.table_body().attrs(op);
    let list = env.cx.find_name("dtors").and_then(|name| env.cx.dict_get(attrs, name));
    let is_empty = list.and_then(|list| env.cx.array_value(list)).is_none_or(<[_]>::is_empty);
    if is_empty || !is_format(env.target) {
        return Ok(());
    }
    Err("it needs a constructor that calls '__cxa_atexit', because this system has no list of destructors"
        .into())
}

/// Puts the addresses of constructors where dyld looks for them, which calls them in this order.
pub(crate) fn define_constructors(env: &Env, assembler: &mut Assembler) -> Result<(), String> {
    let mut constructors = alias::structors(env);
    constructors.sort_by_key(|constructor| constructor.priority.unwrap_or(i128::MAX));
    if constructors.is_empty() {
        return Ok(());
    }
    let id = assembler.object.declare_anonymous_data(true, false).map_err(|error| error.to_string())?;
    let mut description = DataDescription::new();
    description.define(vec![0; 8 * constructors.len()].into());
    description.set_align(8);
    description.set_custom_section("__DATA,__mod_init_func,mod_init_funcs");
    for (number, constructor) in constructors.iter().enumerate() {
        assembler.refer(env, &mut description, 8 * number as u64, constructor.function, 0)?;
    }
    assembler.object.define_data(id, &description).map_err(|error| error.to_string())
}

/// What a symbol says that lies within what another one stands for, so that linkers do not part them.
pub(crate) fn inner_symbol(weak: bool) -> SymbolFlags<object::write::SectionId, object::write::SymbolId> {
    let weak = if weak { macho::N_WEAK_DEF } else { 0 };
    SymbolFlags::MachO { n_desc: macho::N_ALT_ENTRY | weak }
}

/// How a reference is written that ELF has a type of its own for, too.
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
