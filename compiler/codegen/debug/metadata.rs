//! Functions, files and compile units of debug metadata.

use gimli::write::{AttributeValue, FileId, UnitEntryId};

use crate::dialect::llvm::debug_info::Node;
use crate::ir::{AttrId, Context};

use super::unit::{CompileUnit, UnitBuilder};

/// Sets the attributes of an entry that metadata of a function gives: its name, position and result.
pub(super) fn describe(unit: &mut UnitBuilder, entry: UnitEntryId, subprogram: AttrId) {
    let cx = unit.env.cx;
    let Some(node) = Node::of(cx, subprogram) else { return };
    set_name(unit, entry, &node);
    if let Some(linkage_name) = node.text("linkageName") {
        unit.set_text(entry, gimli::DW_AT_linkage_name, &String::from_utf8_lossy(&linkage_name));
    }
    set_declaration(unit, entry, &node);
    let types = node.attr("type").and_then(|attr| Node::of(cx, attr)).map(|node| node.attrs("types"));
    let result = types.and_then(|types| types.first().copied()).and_then(|ty| unit.metadata_type(ty));
    if let Some(result) = result {
        unit.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(result));
    }
}

/// Sets the name of an entry.
pub(super) fn set_name(unit: &mut UnitBuilder, entry: UnitEntryId, node: &Node) {
    if let Some(name) = node.text("name").filter(|name| !name.is_empty()) {
        unit.set_text(entry, gimli::DW_AT_name, &String::from_utf8_lossy(&name));
    }
}

/// Sets the file and the line of a declaration.
pub(super) fn set_declaration(unit: &mut UnitBuilder, entry: UnitEntryId, node: &Node) {
    let Some(file) = node.attr("file").and_then(|file| unit.metadata_file(file)) else { return };
    let line = node.int("line").and_then(|line| u64::try_from(line).ok()).filter(|&line| line > 0);
    if let Some(line) = line {
        unit.set(entry, gimli::DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
        unit.set(entry, gimli::DW_AT_decl_line, AttributeValue::Udata(line));
    }
}

impl UnitBuilder<'_> {
    /// Returns the entry of a file of metadata.
    fn metadata_file(&mut self, file: AttrId) -> Option<FileId> {
        let (name, directory) = Node::of(self.env.cx, file)?.file()?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Some(self.file_in(&text(&name), &text(&directory)))
    }
}

/// Returns true if metadata is a compile unit with a file.
pub(super) fn is_compile_unit(cx: &Context, attr: AttrId) -> bool {
    compile_unit(cx, attr).is_some()
}

/// Returns the properties of a compile unit.
pub(super) fn compile_unit(cx: &Context, unit: AttrId) -> Option<CompileUnit> {
    let unit = Node::of(cx, unit).filter(|node| node.kind() == "di_compile_unit")?;
    let (name, directory) = Node::of(cx, unit.attr("file")?)?.file()?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let language = unit.word("sourceLanguage");
    let language = language.and_then(|word| {
        (0..u16::from(u8::MAX)).map(gimli::DwLang).find(|language| language.static_string() == Some(word))
    });
    let producer = unit.text("producer").map(text).filter(|producer| !producer.is_empty());
    Some(CompileUnit { file: (text(name), text(directory)), language, producer })
}
