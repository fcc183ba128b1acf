//! Names of symbols.

use object::read::elf::{ElfFile64, FileHeader};
use object::{Endianness, SectionIndex, SymbolIndex, elf};
use rustc_hash::{FxHashMap, FxHashSet};

/// The names of symbols by index, as they are written.
pub(super) struct Names {
    names: Vec<Name>,
    /// The sections whose symbols relocations refer to.
    referenced: FxHashSet<usize>,
}

/// The name of a symbol.
enum Name {
    /// It has none, as that of the file.
    None,
    /// A section, by its index.
    Section(usize),
    /// The name in the object, and as it is written.
    Symbol(String, String),
}

/// Returns the label at the beginning of a section.
pub(super) fn of_section(index: SectionIndex) -> String {
    format!(".Lsection{}", index.0)
}

impl Names {
    pub(super) fn new(file: &ElfFile64<'_, Endianness>) -> Result<Names, String> {
        let (endian, symbols) = (file.endian(), file.elf_symbol_table());
        let mut taken: FxHashMap<String, usize> = FxHashMap::default();
        let is_riscv = file.elf_header().e_machine(endian) == elf::EM_RISCV;
        let mut names = Vec::new();
        let mut referenced = FxHashSet::default();
        for (index, symbol) in symbols.enumerate() {
            let name = symbols.symbol_name(endian, symbol).map_err(|error| error.to_string())?;
            let name = str::from_utf8(name).ok().filter(|name| !name.contains(char::is_control));
            let name =
                name.ok_or("assembly has no spelling of a symbol that is no UTF-8 or has line breaks")?;
            let name = name.to_string();
            names.push(match symbol.st_type() {
                elf::STT_FILE => Name::None,
                elf::STT_SECTION => {
                    let section = symbols.symbol_section(endian, symbol, index);
                    let section = section.map_err(|error| error.to_string())?.unwrap_or(SectionIndex(0));
                    referenced.insert(section.0);
                    Name::Section(section.0)
                }
                _ if index.0 == 0 || name.is_empty() => Name::None,
                _ => {
                    // Local symbols may have the same name.
                    let label = if is_riscv { without_dot(&name) } else { &name };
                    let count = taken.entry(label.to_string()).or_default();
                    let unique = if *count == 0 { label.to_string() } else { format!("{label}.{count}") };
                    *count += 1;
                    Name::Symbol(name, quoted(&unique))
                }
            });
        }
        Ok(Names { names, referenced })
    }

    /// Returns true if there is a symbol for this section.
    pub(super) fn is_referenced(&self, section: SectionIndex) -> bool {
        self.referenced.contains(&section.0)
    }

    /// Returns the name of a symbol in the object.
    pub(super) fn plain(&self, symbol: SymbolIndex) -> Option<&str> {
        match self.names.get(symbol.0)? {
            Name::Symbol(name, _) => Some(name),
            _ => None,
        }
    }

    /// Returns the name of a symbol as it is written.
    pub(super) fn written(&self, symbol: SymbolIndex) -> Option<&str> {
        match self.names.get(symbol.0)? {
            Name::Symbol(_, name) => Some(name),
            _ => None,
        }
    }

    /// Returns the name by which a relocation refers to a symbol.
    pub(super) fn reference(&self, symbol: SymbolIndex) -> Option<String> {
        match self.names.get(symbol.0)? {
            Name::None => None,
            Name::Section(index) => Some(of_section(SectionIndex(*index))),
            Name::Symbol(_, name) => Some(name.clone()),
        }
    }
}

/// Returns the name of a label that assemblers keep in the symbol table. On RISC-V, the lower half of an address refers to
/// the label of the upper half, which an offset into the section cannot replace.
fn without_dot(name: &str) -> &str {
    if name.starts_with(".L") { &name[1..] } else { name }
}

/// Returns a name in quotes. Without them, assemblers would read some names as registers or operators.
fn quoted(name: &str) -> String {
    let is_long = name.len() > 5 && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let is_plain = is_long || name.starts_with('_') || name.starts_with(".L");
    match is_plain && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.".contains(&byte)) {
        true if !name.starts_with(|first: char| first.is_ascii_digit()) => name.to_string(),
        _ => format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\"")),
    }
}
