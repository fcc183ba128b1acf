//! Directives of symbols.

use object::read::elf::{ElfFile64, Sym};
use object::{Endianness, SectionIndex, SymbolIndex, elf};

use super::Text;

/// A symbol of a section.
pub(super) struct Label {
    pub(super) offset: u64,
    pub(super) size: u64,
    pub(super) symbol: SymbolIndex,
}

/// Returns the symbols of a section other than its own.
pub(super) fn labels(file: &ElfFile64<'_, Endianness>, section: SectionIndex) -> Vec<Label> {
    let (endian, symbols) = (file.endian(), file.elf_symbol_table());
    let is_label = |symbol: &elf::Sym64<Endianness>, index| {
        symbol.st_type() != elf::STT_SECTION
            && symbols.symbol_section(endian, symbol, index).is_ok_and(|found| found == Some(section))
    };
    let found = symbols.enumerate().filter(|(index, symbol)| is_label(symbol, *index));
    found
        .map(|(symbol, it)| Label { offset: it.st_value(endian), size: it.st_size(endian), symbol })
        .collect()
}

/// Returns true for thread-local variables.
pub(super) fn is_thread_local(file: &ElfFile64<'_, Endianness>, symbol: SymbolIndex) -> bool {
    file.elf_symbol_table().symbol(symbol).is_ok_and(|symbol| symbol.st_type() == elf::STT_TLS)
}

impl Text<'_> {
    /// Appends a label with its properties.
    pub(super) fn label(&mut self, label: &Label) -> Result<(), String> {
        let symbol = self.symbol(label.symbol)?;
        let Some(name) = self.names.written(label.symbol).map(str::to_string) else { return Ok(()) };
        self.properties(&name, symbol)?;
        self.line(format_args!("{name}:"));
        let size = symbol.st_size(self.endian);
        if size > 0 {
            self.line(format_args!("\t.size\t{name}, {size}"));
        }
        Ok(())
    }

    /// Appends the symbols that other objects or the linker define.
    pub(super) fn undefined_symbols(&mut self) -> Result<(), String> {
        let file = self.file;
        for (index, symbol) in file.elf_symbol_table().enumerate() {
            let Some(name) = self.names.written(index).map(str::to_string) else { continue };
            let (value, size) = (symbol.st_value(self.endian), symbol.st_size(self.endian));
            match symbol.st_shndx(self.endian) {
                elf::SHN_UNDEF => self.properties(&name, *symbol)?,
                elf::SHN_ABS => {
                    self.properties(&name, *symbol)?;
                    self.line(format_args!("\t.set\t{name}, {value}"));
                }
                elf::SHN_COMMON => self.line(format_args!("\t.comm\t{name}, {size}, {value}")),
                _ => {}
            }
        }
        Ok(())
    }

    fn symbol(&self, index: SymbolIndex) -> Result<elf::Sym64<Endianness>, String> {
        self.file.elf_symbol_table().symbol(index).copied().map_err(|error| error.to_string())
    }

    /// Appends binding, visibility and type of a symbol.
    fn properties(&mut self, name: &str, symbol: impl Sym<Endian = Endianness>) -> Result<(), String> {
        match symbol.st_bind() {
            elf::STB_LOCAL => {}
            elf::STB_GLOBAL => self.line(format_args!("\t.globl\t{name}")),
            elf::STB_WEAK => self.line(format_args!("\t.weak\t{name}")),
            other => return Err(format!("assembly has no name for binding {other} of symbol {name}")),
        }
        match symbol.st_visibility() {
            elf::STV_HIDDEN => self.line(format_args!("\t.hidden\t{name}")),
            elf::STV_PROTECTED => self.line(format_args!("\t.protected\t{name}")),
            elf::STV_INTERNAL => self.line(format_args!("\t.internal\t{name}")),
            _ => {}
        }
        match symbol.st_type() {
            elf::STT_FUNC => self.line(format_args!("\t.type\t{name}, @function")),
            elf::STT_OBJECT => self.line(format_args!("\t.type\t{name}, @object")),
            elf::STT_TLS => self.line(format_args!("\t.type\t{name}, @tls_object")),
            elf::STT_GNU_IFUNC => self.line(format_args!("\t.type\t{name}, @gnu_indirect_function")),
            _ => {}
        }
        Ok(())
    }
}
