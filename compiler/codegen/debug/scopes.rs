//! Scopes of debug metadata outside of functions, and what is imported into scopes.

use gimli::write::{AttributeValue, UnitEntryId};

use crate::dialect::llvm::debug_info::Node;
use crate::ir::AttrId;

use super::metadata::{set_declaration, set_name};
use super::unit::UnitBuilder;

impl UnitBuilder<'_> {
    /// Returns the entry of the scope of a node: a namespace, or the unit.
    pub(super) fn outer_scope(&mut self, node: &Node) -> UnitEntryId {
        node.attr("scope").and_then(|scope| self.namespace(scope)).unwrap_or(self.dwarf.unit.root())
    }

    /// Returns the entry of a namespace; `None` for other metadata.
    fn namespace(&mut self, attr: AttrId) -> Option<UnitEntryId> {
        if let Some(&known) = self.namespaces.get(&attr) {
            return Some(known);
        }
        let node = Node::of(self.env.cx, attr).filter(|node| node.kind() == "di_namespace")?;
        let parent = self.outer_scope(&node);
        let entry = self.dwarf.unit.add(parent, gimli::DW_TAG_namespace);
        set_name(self, entry, &node);
        if node.flag("exportSymbols") {
            self.set(entry, gimli::DW_AT_export_symbols, AttributeValue::FlagPresent);
        }
        self.namespaces.insert(attr, entry);
        Some(entry)
    }

    /// Adds the entities that functions import. All functions and globals must have entries.
    pub(super) fn add_imports(&mut self) {
        let cx = self.env.cx;
        let mut functions: Vec<(AttrId, UnitEntryId)> =
            self.subprograms.iter().map(|(&attr, &entry)| (attr, entry)).collect();
        functions.sort_unstable_by_key(|(attr, _)| attr.index());
        for (function, entry) in functions {
            for attr in Node::of(cx, function).map(|node| node.attrs("retainedNodes")).unwrap_or_default() {
                if let Some(node) = Node::of(cx, attr).filter(|node| node.kind() == "di_imported_entity") {
                    self.add_import(entry, &node);
                }
            }
        }
    }

    /// Adds an imported entity that has an entry to a scope, with renamed parts of it.
    fn add_import(&mut self, scope: UnitEntryId, node: &Node) {
        let Some(entity) = node.attr("entity").and_then(|entity| self.entity(entity)) else { return };
        let tag = match node.word("tag") {
            Some("DW_TAG_imported_module") => gimli::DW_TAG_imported_module,
            Some("DW_TAG_imported_unit") => gimli::DW_TAG_imported_unit,
            _ => gimli::DW_TAG_imported_declaration,
        };
        let entry = self.dwarf.unit.add(scope, tag);
        set_name(self, entry, node);
        set_declaration(self, entry, node);
        self.set(entry, gimli::DW_AT_import, AttributeValue::UnitRef(entity));
        for element in node.attrs("elements") {
            if let Some(element) = Node::of(self.env.cx, element) {
                self.add_import(entry, &element);
            }
        }
    }

    /// Returns the entry of what is imported.
    fn entity(&mut self, attr: AttrId) -> Option<UnitEntryId> {
        let known = self.subprograms.get(&attr).or(self.globals.get(&attr)).copied();
        match known.or_else(|| self.namespace(attr)) {
            Some(entry) => Some(entry),
            None => {
                let kind = Node::of(self.env.cx, attr)?.kind();
                match kind {
                    "di_basic_type" | "di_derived_type" | "di_composite_type" => self.metadata_type(attr),
                    "di_compile_unit" => Some(self.dwarf.unit.root()),
                    _ => None,
                }
            }
        }
    }
}
