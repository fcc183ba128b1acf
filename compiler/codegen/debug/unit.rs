//! The compilation unit: its files, and the functions in it.

use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use gimli::write::{
    Address, AttributeValue, DirectoryId, Dwarf, DwarfUnit, FileId, LineProgram, LineString, Range,
    RangeList, UnitEntryId,
};
use gimli::{Encoding, Format, LineEncoding};
use object::write::SymbolId;
use rustc_hash::FxHashMap;

use crate::codegen::context::debug_options::DebugLevel;
use crate::codegen::context::env::Env;
use crate::ir::{AttrId, NameId, TypeId};
use crate::source::Source;

use super::frames::Position;

/// Code of a function in the object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code {
    /// The number of the symbol that its address refers to.
    symbol: usize,
    /// The distance from that symbol in bytes.
    addend: i64,
    /// The number of bytes.
    length: u32,
}

impl Code {
    /// Returns the address of the beginning.
    pub(super) fn start(self) -> Address {
        self.address(0)
    }

    /// Returns the number of bytes.
    pub(super) fn size(self) -> u64 {
        u64::from(self.length)
    }

    /// Returns an address, given its distance from the beginning in bytes.
    pub(super) fn address(self, offset: u32) -> Address {
        let addend = self.addend + i64::from(offset);
        Address::Symbol { symbol: self.symbol, addend }
    }
}

/// The entry of a type and its layout.
#[derive(Clone, Copy, Debug)]
pub(super) struct DebugType {
    /// The entry.
    pub(super) entry: UnitEntryId,
    /// Size in bytes, padded to the alignment.
    pub(super) size: u64,
    /// Alignment in bytes.
    pub(super) align: u64,
}

/// The properties of a compile unit of metadata.
pub(super) struct CompileUnit {
    /// Its name and directory.
    pub(super) file: (String, String),
    /// Its language.
    pub(super) language: Option<gimli::DwLang>,
    /// The compiler that it was made by.
    pub(super) producer: Option<String>,
}

/// Returns a text without the character that ends strings of DWARF.
fn without_nul(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

/// The tables that units share.
#[derive(Default)]
pub(super) struct Shared {
    /// The units that are complete.
    pub(super) dwarf: Dwarf,
    /// The symbols that addresses refer to.
    pub(super) symbols: Vec<SymbolId>,
}

/// The compilation unit while it is being built.
pub(super) struct UnitBuilder<'a> {
    /// The environment of code generation.
    pub(super) env: &'a Env<'a>,
    /// The unit.
    pub(super) dwarf: DwarfUnit,
    /// The symbols that addresses refer to.
    pub(super) symbols: Vec<SymbolId>,
    /// The name of the text being compiled.
    source: String,
    /// The entries of types; `None` for those that debuggers cannot show.
    pub(super) types: FxHashMap<TypeId, Option<DebugType>>,
    /// The entries of pointers to types; `None` for an unknown one.
    pub(super) pointers: FxHashMap<Option<UnitEntryId>, UnitEntryId>,
    /// Width of `index` in bits.
    pub(super) index_bits: u32,
    /// The entries of types of metadata.
    pub(super) metadata_types: FxHashMap<AttrId, Option<UnitEntryId>>,
    /// The types of metadata whose entries are incomplete; `None` if there are none, and nothing completes them.
    pub(super) incomplete_types: Option<Vec<(UnitEntryId, AttrId)>>,
    /// The entries of recursive types of metadata, by their numbers.
    pub(super) recursive_types: FxHashMap<u64, UnitEntryId>,
    /// The entries of functions with metadata.
    pub(super) subprograms: FxHashMap<AttrId, UnitEntryId>,
    /// The entries of globals with metadata.
    pub(super) globals: FxHashMap<AttrId, UnitEntryId>,
    /// The entries of namespaces.
    pub(super) namespaces: FxHashMap<AttrId, UnitEntryId>,
    /// The units before this one; their tables of strings are those of the unit.
    others: Dwarf,
    files: FxHashMap<Option<NameId>, FileId>,
    /// The directory of the compile unit.
    directory: (String, DirectoryId),
    ranges: Vec<Range>,
}

impl<'a> UnitBuilder<'a> {
    /// Creates a unit without functions.
    pub(super) fn new(
        env: &'a Env<'a>,
        source: &Source,
        metadata: Option<CompileUnit>,
        is_macho: bool,
        mut shared: Shared,
    ) -> UnitBuilder<'a> {
        let options = env.options.debug.clone().unwrap_or_default();
        let version = options.dwarf_version.unwrap_or(if is_macho { 4 } else { 5 });
        let encoding = Encoding { format: Format::Dwarf32, version, address_size: 8 };
        let mut dwarf = DwarfUnit::new(encoding);
        dwarf.strings = std::mem::take(&mut shared.dwarf.strings);
        dwarf.line_strings = std::mem::take(&mut shared.dwarf.line_strings);
        let (name, directory) = match &metadata {
            Some(unit) => unit.file.clone(),
            None => (source.name.clone(), options.directory.clone()),
        };
        let or = |text: String, other: &str| if text.is_empty() { other.to_string() } else { text };
        let name = or(options.mapped(&name), "<unknown>");
        let directory = or(options.mapped(&directory), ".");
        // Files are relative to the compile unit.
        let source = match metadata.is_some() && !source.name.starts_with('/') {
            true => options.mapped(&format!("{}/{}", options.directory, source.name)),
            false => or(options.mapped(&source.name), "<unknown>"),
        };
        let mut string = |text: &str| LineString::new(without_nul(text), encoding, &mut dwarf.line_strings);
        let (folder, file) = (string(&directory), string(&name));
        let program = LineProgram::new(encoding, LineEncoding::default(), folder, None, file, None);
        let directory_id = program.default_directory();
        dwarf.unit.line_program = program;
        let mut unit = UnitBuilder {
            env,
            dwarf,
            symbols: shared.symbols,
            source,
            types: FxHashMap::default(),
            pointers: FxHashMap::default(),
            index_bits: env.index_bits(),
            metadata_types: FxHashMap::default(),
            incomplete_types: None,
            recursive_types: FxHashMap::default(),
            subprograms: FxHashMap::default(),
            globals: FxHashMap::default(),
            namespaces: FxHashMap::default(),
            others: shared.dwarf,
            files: FxHashMap::default(),
            directory: (directory.clone(), directory_id),
            ranges: Vec::new(),
        };
        let root = unit.dwarf.unit.root();
        let (language, producer) = metadata.map_or((None, None), |unit| (unit.language, unit.producer));
        let language = language.unwrap_or(gimli::DW_LANG_C99);
        let own = concat!("mlirc ", env!("CARGO_PKG_VERSION"));
        unit.set_text(root, gimli::DW_AT_producer, producer.as_deref().unwrap_or(own));
        unit.set(root, gimli::DW_AT_language, AttributeValue::Language(language));
        unit.set_text(root, gimli::DW_AT_name, &name);
        unit.set_text(root, gimli::DW_AT_comp_dir, &directory);
        unit
    }

    /// Returns true if types and variables are requested.
    pub(super) fn has_variables(&self) -> bool {
        self.env.options.debug.as_ref().is_some_and(|options| options.level == DebugLevel::Full)
    }

    /// Adds the code of a function to the unit. `None` if its symbol is not in the object.
    pub(super) fn add_code(&mut self, product: &mut ObjectProduct, id: FuncId, length: u32) -> Option<Code> {
        let symbol = product.function_symbol(id);
        let start = product.object.symbol(symbol).value;
        let section = product.object.symbol(symbol).section.id()?;
        // Relative to the section, as another object may replace the symbol.
        let symbol = product.object.section_symbol(section);
        let number = self.number_of(symbol);
        let code = Code { symbol: number, addend: start as i64, length };
        self.ranges.push(Range::StartLength { begin: code.start(), length: code.size() });
        Some(code)
    }

    /// Returns the number of a symbol that addresses refer to.
    fn number_of(&mut self, symbol: SymbolId) -> usize {
        match self.symbols.iter().rposition(|&known| known == symbol) {
            Some(number) => number,
            None => {
                self.symbols.push(symbol);
                self.symbols.len() - 1
            }
        }
    }

    /// Returns the address at a distance in bytes from a symbol.
    pub(super) fn symbol_address(&mut self, symbol: SymbolId, addend: i64) -> Address {
        Address::Symbol { symbol: self.number_of(symbol), addend }
    }

    /// Completes the unit.
    pub(super) fn finish(mut self) -> Shared {
        let root = self.dwarf.unit.root();
        let ranges = std::mem::take(&mut self.ranges);
        if !ranges.is_empty() {
            let ranges = self.dwarf.unit.ranges.add(RangeList(ranges));
            self.set(root, gimli::DW_AT_low_pc, AttributeValue::Address(Address::Constant(0)));
            self.set(root, gimli::DW_AT_ranges, AttributeValue::RangeListRef(ranges));
        }
        self.set(root, gimli::DW_AT_stmt_list, AttributeValue::LineProgramRef);
        let mut dwarf = self.others;
        dwarf.units.add(self.dwarf.unit);
        dwarf.strings = self.dwarf.strings;
        dwarf.line_strings = self.dwarf.line_strings;
        Shared { dwarf, symbols: self.symbols }
    }

    /// Returns the entry of a file.
    pub(super) fn file(&mut self, file: Option<NameId>) -> FileId {
        if let Some(&known) = self.files.get(&file) {
            return known;
        }
        let options = self.env.options.debug.as_ref();
        let name = match file {
            None => self.source.clone(),
            Some(name) => {
                let name = self.env.cx.str(name);
                options.map_or_else(|| name.to_string(), |options| options.mapped(name))
            }
        };
        let id = self.add_file(&name);
        self.files.insert(file, id);
        id
    }

    /// Returns the entry of a file in a directory.
    pub(super) fn file_in(&mut self, name: &str, directory: &str) -> FileId {
        let options = self.env.options.debug.as_ref();
        let mapped = |text: &str| options.map_or_else(|| text.to_string(), |options| options.mapped(text));
        match mapped(directory) {
            directory if name.starts_with('/') || directory.is_empty() || directory == self.directory.0 => {
                self.add_file(&mapped(name))
            }
            directory => self.add_file(&format!("{directory}/{name}")),
        }
    }

    /// Adds a file, whose name is relative to the compile unit. An empty name is no file.
    fn add_file(&mut self, name: &str) -> FileId {
        let name = if name.is_empty() { "<unknown>" } else { name };
        let encoding = self.dwarf.unit.encoding();
        let string = LineString::new(without_nul(name), encoding, &mut self.dwarf.line_strings);
        self.dwarf.unit.line_program.add_file(string, self.directory.1, None)
    }

    /// Sets an attribute of an entry.
    pub(super) fn set(&mut self, entry: UnitEntryId, name: gimli::DwAt, value: AttributeValue) {
        self.dwarf.unit.get_mut(entry).set(name, value);
    }

    /// Sets an attribute to a text.
    pub(super) fn set_text(&mut self, entry: UnitEntryId, name: gimli::DwAt, text: &str) {
        let text = self.dwarf.strings.add(without_nul(text));
        self.set(entry, name, AttributeValue::StringRef(text));
    }

    /// Sets the attributes of a source position, given the names of those for the file and the line.
    pub(super) fn set_position(
        &mut self,
        entry: UnitEntryId,
        [file, line]: [gimli::DwAt; 2],
        position: Position,
    ) {
        let id = self.file(position.file);
        self.set(entry, file, AttributeValue::FileIndex(Some(id)));
        self.set(entry, line, AttributeValue::Udata(position.line.into()));
    }

    /// Sets the addresses of the entry of a function.
    pub(super) fn set_code(&mut self, entry: UnitEntryId, code: Code) {
        self.set(entry, gimli::DW_AT_low_pc, AttributeValue::Address(code.start()));
        self.set(entry, gimli::DW_AT_high_pc, AttributeValue::Udata(code.size()));
    }

    /// Sets the addresses of an entry, given distances from the beginning of a function.
    pub(super) fn set_ranges(&mut self, entry: UnitEntryId, code: Code, ranges: &[std::ops::Range<u32>]) {
        if let [range] = ranges {
            self.set(entry, gimli::DW_AT_low_pc, AttributeValue::Address(code.address(range.start)));
            let length = u64::from(range.end - range.start);
            self.set(entry, gimli::DW_AT_high_pc, AttributeValue::Udata(length));
            return;
        }
        let base = Range::BaseAddress { address: code.address(0) };
        let pair = |range: &std::ops::Range<u32>| Range::OffsetPair {
            begin: range.start.into(),
            end: range.end.into(),
        };
        let list = std::iter::once(base).chain(ranges.iter().map(pair)).collect();
        let list = self.dwarf.unit.ranges.add(RangeList(list));
        self.set(entry, gimli::DW_AT_ranges, AttributeValue::RangeListRef(list));
    }
}
