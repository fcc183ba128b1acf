//! Directives of sections.

use object::read::elf::{ElfFile64, SectionHeader};
use object::{Endianness, SectionIndex, SymbolIndex, elf};
use rustc_hash::{FxHashMap, FxHashSet};

/// A section that is written.
pub(super) struct Section<'a> {
    pub(super) index: SectionIndex,
    /// The line that begins it.
    pub(super) directive: String,
    pub(super) align: u64,
    pub(super) size: u64,
    /// The contents; none if they are zeros that take no space in the file.
    pub(super) data: Option<&'a [u8]>,
    pub(super) is_code: bool,
}

/// The flags of sections and their letters, in the order of the letters in other compilers' text.
const FLAGS: [(u32, char); 8] = [
    (elf::SHF_ALLOC, 'a'),
    (elf::SHF_WRITE, 'w'),
    (elf::SHF_EXECINSTR, 'x'),
    (elf::SHF_MERGE, 'M'),
    (elf::SHF_STRINGS, 'S'),
    (elf::SHF_GROUP, 'G'),
    (elf::SHF_TLS, 'T'),
    (elf::SHF_GNU_RETAIN, 'R'),
];

/// The groups of sections: the signature of the group of each section in one, and the end of its directive.
pub(super) struct Groups(FxHashMap<usize, String>);

impl Groups {
    pub(super) fn new(file: &ElfFile64<'_, Endianness>) -> Result<Groups, String> {
        let (endian, symbols) = (file.endian(), file.elf_symbol_table());
        let mut groups = FxHashMap::default();
        for header in file.elf_section_table().iter() {
            let Some((flags, members)) =
                header.group(endian, file.data()).map_err(|error| error.to_string())?
            else {
                continue;
            };
            let symbol = symbols.symbol(SymbolIndex(header.sh_info(endian) as usize));
            let name = symbol.and_then(|symbol| symbols.symbol_name(endian, symbol));
            let name = String::from_utf8_lossy(name.map_err(|error| error.to_string())?).into_owned();
            let end = if flags == elf::GRP_COMDAT { ",comdat" } else { "" };
            for member in members {
                groups.insert(member.get(endian) as usize, format!(",{}{end}", quoted(&name)));
            }
        }
        Ok(Groups(groups))
    }
}

/// Returns the sections with contents, in the order of the object.
pub(super) fn all<'a>(file: &ElfFile64<'a, Endianness>, groups: &Groups) -> Result<Vec<Section<'a>>, String> {
    let (endian, table) = (file.endian(), file.elf_section_table());
    let mut names = FxHashSet::default();
    let mut sections = Vec::new();
    for (index, header) in table.enumerate() {
        let kind = match header.sh_type(endian) {
            elf::SHT_NULL
            | elf::SHT_SYMTAB
            | elf::SHT_SYMTAB_SHNDX
            | elf::SHT_STRTAB
            | elf::SHT_RELA
            | elf::SHT_GROUP => continue,
            elf::SHT_PROGBITS => "progbits",
            elf::SHT_NOBITS => "nobits",
            elf::SHT_NOTE => "note",
            elf::SHT_INIT_ARRAY => "init_array",
            elf::SHT_FINI_ARRAY => "fini_array",
            elf::SHT_PREINIT_ARRAY => "preinit_array",
            elf::SHT_X86_64_UNWIND => "unwind",
            other => return Err(format!("assembly has no name for sections of type {other:#x}")),
        };
        let name = table.section_name(endian, header).map_err(|error| error.to_string())?;
        let name = String::from_utf8_lossy(name).into_owned();
        let kind = array_kind(&name).filter(|_| kind == "progbits").unwrap_or(kind);
        let mut directive = directive(&name, header.sh_flags(endian), kind)?;
        if header.sh_flags(endian) & u64::from(elf::SHF_MERGE) != 0 {
            // Strings of debug information have none, and assemblers require one.
            directive += &format!(",{}", header.sh_entsize(endian).max(1));
        }
        let group = groups.0.get(&index.0).cloned().unwrap_or_default();
        directive += &group;
        // A second section of a name would otherwise be appended to the first one.
        if !names.insert((name, group)) {
            directive += &format!(",unique,{}", index.0);
        }
        let data = match header.sh_type(endian) {
            elf::SHT_NOBITS => None,
            _ => Some(header.data(endian, file.data()).map_err(|error| error.to_string())?),
        };
        sections.push(Section {
            index,
            directive,
            align: header.sh_addralign(endian),
            size: header.sh_size(endian),
            data,
            is_code: header.sh_flags(endian) & u64::from(elf::SHF_EXECINSTR) != 0,
        });
    }
    Ok(sections)
}

/// Returns the type that assemblers require of a section of this name.
fn array_kind(name: &str) -> Option<&'static str> {
    let kinds = ["init_array", "fini_array", "preinit_array"];
    let stem = name.strip_prefix('.')?.split('.').next()?;
    kinds.into_iter().find(|kind| *kind == stem)
}

fn directive(name: &str, flags: u64, kind: &str) -> Result<String, String> {
    let known = FLAGS.iter().fold(0, |known, flag| known | u64::from(flag.0));
    if flags & !known != 0 {
        return Err(format!(
            "assembly has no letter for the flags {:#x} of section '{name}'",
            flags & !known
        ));
    }
    let letters: String =
        FLAGS.iter().filter(|flag| flags & u64::from(flag.0) != 0).map(|flag| flag.1).collect();
    Ok(format!("\t.section\t{},\"{letters}\",@{kind}", quoted(name)))
}

fn quoted(name: &str) -> String {
    match name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.-$".contains(&byte)) {
        true => name.to_string(),
        false => format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\"")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_have_letters() {
        let flags = u64::from(elf::SHF_ALLOC | elf::SHF_MERGE | elf::SHF_STRINGS);
        let text = directive(".rodata.str", flags, "progbits");
        assert_eq!(text, Ok("\t.section\t.rodata.str,\"aMS\",@progbits".into()));
        assert_eq!(directive("a b", 0, "note"), Ok("\t.section\t\"a b\",\"\",@note".into()));
        assert!(directive("x", u64::from(elf::SHF_COMPRESSED), "progbits").is_err());
    }
}
