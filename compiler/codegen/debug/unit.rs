//! The compilation unit: its files, and the functions in it.

use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use gimli::write::{
    Address, AttributeValue, DirectoryId, DwarfUnit, FileId, LineProgram, LineString, Range, RangeList,
    UnitEntryId,
};
use gimli::{Encoding, Format, LineEncoding};
use object::write::SymbolId;
use rustc_hash::FxHashMap;

use crate::codegen::context::env::Env;
use crate::ir::{NameId, TypeId};
use crate::source::Source;

use super::frames::Position;
use super::types::DebugType;

/// Code of a function in the object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code {
    /// The number of the symbol that its address refers to.
    symbol: usize,
    /// The distance from that symbol in bytes.
    addend: i64,
    /// The number of bytes.
    pub(super) length: u32,
}

impl Code {
    /// Returns an address, given its distance from the beginning in bytes.
    pub(super) fn address(self, offset: u32) -> Address {
        Address::Symbol { symbol: self.symbol, addend: self.addend + i64::from(offset) }
    }
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
    files: FxHashMap<Option<NameId>, FileId>,
    directory: DirectoryId,
    ranges: Vec<Range>,
}

impl<'a> UnitBuilder<'a> {
    /// Creates a unit without functions.
    pub(super) fn new(env: &'a Env<'a>, source: &Source, is_macho: bool) -> UnitBuilder<'a> {
        let options = env.options.debug.clone().unwrap_or_default();
        let version = options.dwarf_version.unwrap_or(if is_macho { 4 } else { 5 });
        let encoding = Encoding { format: Format::Dwarf32, version, address_size: 8 };
        let mut dwarf = DwarfUnit::new(encoding);
        let source = options.mapped(&source.name);
        let directory = match options.mapped(&options.directory) {
            empty if empty.is_empty() => ".".to_string(),
            directory => directory,
        };
        let mut string = |text: &str| LineString::new(text, encoding, &mut dwarf.line_strings);
        let (folder, file) = (string(&directory), string(&source));
        let program = LineProgram::new(encoding, LineEncoding::default(), folder, None, file, None);
        let directory_id = program.default_directory();
        dwarf.unit.line_program = program;
        let mut unit = UnitBuilder {
            env,
            dwarf,
            symbols: Vec::new(),
            source,
            types: FxHashMap::default(),
            pointers: FxHashMap::default(),
            index_bits: env.index_bits(),
            files: FxHashMap::default(),
            directory: directory_id,
            ranges: Vec::new(),
        };
        let root = unit.dwarf.unit.root();
        let producer = concat!("mlirc ", env!("CARGO_PKG_VERSION"));
        unit.set_text(root, gimli::DW_AT_producer, producer);
        unit.set(root, gimli::DW_AT_language, AttributeValue::Language(gimli::DW_LANG_C99));
        let name = unit.source.clone();
        unit.set_text(root, gimli::DW_AT_name, &name);
        unit.set_text(root, gimli::DW_AT_comp_dir, &directory);
        unit
    }

    /// Adds the code of a function to the unit. `None` if its symbol is not in the object.
    pub(super) fn add_code(
        &mut self,
        product: &mut ObjectProduct,
        id: FuncId,
        offset: u32,
        length: u32,
    ) -> Option<Code> {
        let symbol = product.function_symbol(id);
        let start = product.object.symbol(symbol).value;
        let section = product.object.symbol(symbol).section.id()?;
        // Relative to the section, as another object may replace the symbol.
        let symbol = product.object.section_symbol(section);
        let number = match self.symbols.iter().rposition(|&known| known == symbol) {
            Some(number) => number,
            None => {
                self.symbols.push(symbol);
                self.symbols.len() - 1
            }
        };
        let code = Code { symbol: number, addend: start as i64 + i64::from(offset), length };
        self.ranges.push(Range::StartLength { begin: code.address(0), length: length.into() });
        Some(code)
    }

    /// Completes the unit.
    pub(super) fn finish(mut self) -> (DwarfUnit, Vec<SymbolId>) {
        let root = self.dwarf.unit.root();
        let ranges = std::mem::take(&mut self.ranges);
        let ranges = self.dwarf.unit.ranges.add(RangeList(ranges));
        self.set(root, gimli::DW_AT_low_pc, AttributeValue::Address(Address::Constant(0)));
        self.set(root, gimli::DW_AT_ranges, AttributeValue::RangeListRef(ranges));
        self.set(root, gimli::DW_AT_stmt_list, AttributeValue::LineProgramRef);
        (self.dwarf, self.symbols)
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
        // An empty name is no file.
        let name = if name.is_empty() { "<unknown>" } else { &name };
        let encoding = self.dwarf.unit.encoding();
        let string = LineString::new(name, encoding, &mut self.dwarf.line_strings);
        let id = self.dwarf.unit.line_program.add_file(string, self.directory, None);
        self.files.insert(file, id);
        id
    }

    /// Sets an attribute of an entry.
    pub(super) fn set(&mut self, entry: UnitEntryId, name: gimli::DwAt, value: AttributeValue) {
        self.dwarf.unit.get_mut(entry).set(name, value);
    }

    /// Sets an attribute to a text.
    pub(super) fn set_text(&mut self, entry: UnitEntryId, name: gimli::DwAt, text: &str) {
        let text = self.dwarf.strings.add(text.replace('\0', "\u{fffd}"));
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

    /// Sets the addresses of an entry, given offsets in the code of a function.
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
