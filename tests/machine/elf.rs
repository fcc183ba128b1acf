//! Translation of Mach-O objects to ELF objects, which Linux hosts link and emulate. The machine code is unchanged, so
//! it must not make system calls.

use std::collections::HashMap;

use object::elf;
use object::macho;
use object::read::{
    File, Object as _, ObjectSection as _, ObjectSymbol as _, Relocation, RelocationTarget, Section,
    SectionIndex, SymbolIndex,
};
use object::write::{self, SectionId, SymbolId, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, RelocationFlags, SectionKind, SymbolFlags, SymbolKind,
    SymbolScope,
};

/// Returns the ELF object with the contents of a Mach-O object. `renamed` may rename undefined symbols.
///
/// # Errors
/// Fails for constructs that differ on Linux, such as thread-local variables.
pub(crate) fn elf_of(bytes: &[u8], renamed: impl Fn(&str) -> Option<String>) -> Result<Vec<u8>, String> {
    let file = File::parse(bytes).map_err(|error| error.to_string())?;
    let object = write::Object::new(BinaryFormat::Elf, file.architecture(), Endianness::Little);
    let mut converter = Converter { file: &file, object, sections: HashMap::new(), symbols: HashMap::new() };
    for section in file.sections() {
        converter.add_section(&section)?;
    }
    for symbol in file.symbols() {
        converter.add_symbol(&symbol, &renamed)?;
    }
    for section in file.sections() {
        converter.add_relocations(&section)?;
    }
    converter.object.write().map_err(|error| error.to_string())
}

struct Converter<'a> {
    file: &'a File<'a>,
    object: write::Object<'static>,
    sections: HashMap<SectionIndex, SectionId>,
    symbols: HashMap<SymbolIndex, SymbolId>,
}

impl Converter<'_> {
    fn add_section(&mut self, section: &Section) -> Result<(), String> {
        let name = section.name().map_err(|error| error.to_string())?;
        let (name, kind) = match (name, section.kind()) {
            // The linker generates its own.
            ("__eh_frame" | "__compact_unwind", _) => return Ok(()),
            ("__mod_init_func", _) => (".init_array".to_string(), SectionKind::Data),
            ("__text", _) => (".text".to_string(), SectionKind::Text),
            (_, SectionKind::Text) => (format!(".text.{name}"), SectionKind::Text),
            (_, SectionKind::UninitializedData | SectionKind::Common) => {
                (format!(".bss.{name}"), SectionKind::UninitializedData)
            }
            (_, SectionKind::Tls | SectionKind::UninitializedTls | SectionKind::TlsVariables) => {
                return Err("thread-local variables are reached in another way on macOS".to_string());
            }
            _ => (format!(".data.{name}"), SectionKind::Data),
        };
        let id = self.object.add_section(Vec::new(), name.into_bytes(), kind);
        if kind == SectionKind::UninitializedData {
            self.object.append_section_bss(id, section.size(), section.align());
        } else {
            let data = section.data().map_err(|error| error.to_string())?;
            self.object.append_section_data(id, data, section.align());
        }
        self.sections.insert(section.index(), id);
        Ok(())
    }

    fn add_symbol(
        &mut self,
        symbol: &object::read::Symbol,
        renamed: impl Fn(&str) -> Option<String>,
    ) -> Result<(), String> {
        let name = symbol.name().map_err(|error| error.to_string())?;
        let name = name.strip_prefix('_').unwrap_or(name);
        let other = if symbol.is_undefined() { renamed(name) } else { None };
        let mut is_code = false;
        let (section, value) = match symbol.section_index() {
            _ if symbol.is_undefined() => (SymbolSection::Undefined, 0),
            Some(index) => {
                let Some(&id) = self.sections.get(&index) else { return Ok(()) };
                let section = self.file.section_by_index(index).map_err(|error| error.to_string())?;
                is_code = section.kind() == SectionKind::Text;
                (SymbolSection::Section(id), symbol.address() - section.address())
            }
            None => return Err(format!("'{name}' is in no section")),
        };
        let scope = match symbol.scope() {
            _ if symbol.is_undefined() => SymbolScope::Unknown,
            scope => scope,
        };
        let kind = match section {
            SymbolSection::Section(_) if is_code => SymbolKind::Text,
            SymbolSection::Section(_) => SymbolKind::Data,
            _ => SymbolKind::Unknown,
        };
        let id = self.object.add_symbol(write::Symbol {
            name: other.unwrap_or_else(|| name.to_string()).into_bytes(),
            value,
            size: 0,
            kind,
            scope,
            weak: symbol.is_weak(),
            section,
            flags: SymbolFlags::None,
        });
        self.symbols.insert(symbol.index(), id);
        Ok(())
    }

    fn add_relocations(&mut self, section: &Section) -> Result<(), String> {
        let Some(&id) = self.sections.get(&section.index()) else { return Ok(()) };
        let data = section.data().map_err(|error| error.to_string())?;
        for (offset, relocation) in section.relocations() {
            if relocation.subtractor().is_some() {
                return Err("the stand-in for macOS has no differences of addresses".into());
            }
            let word = Word { data, offset: offset as usize };
            let (symbol, addend, r_type) = match self.file.architecture() {
                Architecture::X86_64 => self.x86_64(section, word, &relocation)?,
                _ => self.aarch64(word, &relocation)?,
            };
            let flags = RelocationFlags::Elf { r_type };
            let relocation = write::Relocation { offset, symbol, addend, flags };
            self.object.add_relocation(id, relocation).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// Returns the symbol of a relocation, and the address to which its addend is relative.
    fn target(&mut self, relocation: &Relocation) -> Result<(SymbolId, i64), String> {
        match relocation.target() {
            RelocationTarget::Symbol(index) => self
                .symbols
                .get(&index)
                .map(|&id| (id, 0))
                .ok_or_else(|| "a reference to nothing".to_string()),
            RelocationTarget::Section(index) => {
                let section = self.file.section_by_index(index).map_err(|error| error.to_string())?;
                let id = self.sections.get(&index).ok_or("a reference to a section that is left out")?;
                Ok((self.object.section_symbol(*id), section.address() as i64))
            }
            other => Err(format!("a reference to {other:?}")),
        }
    }

    fn x86_64(
        &mut self,
        section: &Section,
        word: Word,
        relocation: &Relocation,
    ) -> Result<(SymbolId, i64, u32), String> {
        let (r_type, length) = kind_of(relocation)?;
        let (symbol, base) = self.target(relocation)?;
        let stored = if length == 3 { word.signed_64() } else { word.signed_32() };
        if r_type == macho::X86_64_RELOC_UNSIGNED {
            let absolute = if length == 3 { elf::R_X86_64_64 } else { elf::R_X86_64_32 };
            return Ok((symbol, stored - base, absolute));
        }
        let elf_type = match r_type {
            macho::X86_64_RELOC_SIGNED
            | macho::X86_64_RELOC_SIGNED_1
            | macho::X86_64_RELOC_SIGNED_2
            | macho::X86_64_RELOC_SIGNED_4 => elf::R_X86_64_PC32,
            macho::X86_64_RELOC_BRANCH => elf::R_X86_64_PLT32,
            macho::X86_64_RELOC_GOT | macho::X86_64_RELOC_GOT_LOAD => elf::R_X86_64_GOTPCREL,
            other => return Err(format!("a reference of type {other}")),
        };
        if matches!(relocation.target(), RelocationTarget::Symbol(_)) {
            return Ok((symbol, stored - 4, elf_type));
        }
        let address = section.address() as i64 + word.offset as i64;
        Ok((symbol, address + stored - base, elf_type))
    }

    fn aarch64(&mut self, word: Word, relocation: &Relocation) -> Result<(SymbolId, i64, u32), String> {
        let (r_type, _) = kind_of(relocation)?;
        let (symbol, base) = self.target(relocation)?;
        let elf_type = match r_type {
            macho::ARM64_RELOC_UNSIGNED => {
                return Ok((symbol, word.signed_64() - base, elf::R_AARCH64_ABS64));
            }
            macho::ARM64_RELOC_BRANCH26 => elf::R_AARCH64_CALL26,
            macho::ARM64_RELOC_PAGE21 => elf::R_AARCH64_ADR_PREL_PG_HI21,
            macho::ARM64_RELOC_GOT_LOAD_PAGE21 => elf::R_AARCH64_ADR_GOT_PAGE,
            macho::ARM64_RELOC_GOT_LOAD_PAGEOFF12 => elf::R_AARCH64_LD64_GOT_LO12_NC,
            macho::ARM64_RELOC_PAGEOFF12 => low_bits(word.signed_32() as u32),
            other => return Err(format!("a reference of type {other}")),
        };
        Ok((symbol, relocation.addend(), elf_type))
    }
}

/// Returns the type of a relocation of the low bits of an address, by the instruction: an addition, or an access of a
/// size.
fn low_bits(instruction: u32) -> u32 {
    let is_access = instruction & 0x3b00_0000 == 0x3900_0000;
    let is_quad = instruction & 0x0480_0000 == 0x0480_0000 && instruction >> 30 == 0;
    match instruction >> 30 {
        _ if !is_access => elf::R_AARCH64_ADD_ABS_LO12_NC,
        _ if is_quad => elf::R_AARCH64_LDST128_ABS_LO12_NC,
        0 => elf::R_AARCH64_LDST8_ABS_LO12_NC,
        1 => elf::R_AARCH64_LDST16_ABS_LO12_NC,
        2 => elf::R_AARCH64_LDST32_ABS_LO12_NC,
        _ => elf::R_AARCH64_LDST64_ABS_LO12_NC,
    }
}

/// Returns the type and size of a relocation.
fn kind_of(relocation: &Relocation) -> Result<(u8, u8), String> {
    match relocation.flags() {
        RelocationFlags::MachO { r_type, r_length, .. } => Ok((r_type, r_length)),
        other => Err(format!("no reference of Mach-O: {other:?}")),
    }
}

/// The contents of a section at an offset.
#[derive(Clone, Copy)]
struct Word<'a> {
    data: &'a [u8],
    offset: usize,
}

impl Word<'_> {
    fn signed_32(self) -> i64 {
        let bytes = self.data[self.offset..][..4].try_into();
        bytes.map_or(0, |bytes| i32::from_le_bytes(bytes).into())
    }

    fn signed_64(self) -> i64 {
        self.data[self.offset..][..8].try_into().map_or(0, i64::from_le_bytes)
    }
}
