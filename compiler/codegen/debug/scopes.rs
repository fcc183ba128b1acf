//! Scopes of debug metadata outside of functions, and what is imported into scopes.

use gimli::write::{AttributeValue, UnitEntryId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::debug_info::Node;
use crate::ir::{AttrId, Context};

use super::frames::scopes;
use super::metadata::{set_declaration, set_name};
use super::unit::UnitBuilder;

/// The maximum number of entries within each other that metadata may require. Writers and readers of DWARF visit entries
/// by recursion.
const MAX_LEVELS: u32 = 256;

/// Refuses metadata whose scopes are nested too deeply.
pub(super) fn check_depth(cx: &Context) -> Result<(), String> {
    let mut levels: FxHashMap<AttrId, u32> = FxHashMap::default();
    // The parts of an attribute are created before it.
    for (attr, node) in
        (0..cx.attr_count()).map(AttrId::new).filter_map(|attr| Some((attr, Node::of(cx, attr)?)))
    {
        let parts = match node.kind() {
            "di_imported_entity" => node.attrs("elements"),
            _ => node.attr("scope").into_iter().collect(),
        };
        let level = 1 + parts.iter().filter_map(|part| levels.get(part)).max().unwrap_or(&0);
        if level > MAX_LEVELS {
            return Err(format!("scopes of debug metadata are nested deeper than {MAX_LEVELS} levels"));
        }
        levels.insert(attr, level);
    }
    Ok(())
}

impl UnitBuilder<'_> {
    /// Returns the entry of the scope of a node: a namespace, or the unit.
    pub(super) fn outer_scope(&mut self, node: &Node) -> UnitEntryId {
        node.attr("scope").and_then(|scope| self.namespace(scope)).unwrap_or(self.dwarf.unit.root())
    }

    /// Returns the entry of a namespace; `None` for other metadata.
    fn namespace(&mut self, attr: AttrId) -> Option<UnitEntryId> {
        let new = scopes(self.env.cx, attr)
            .take_while(|(attr, node)| node.kind() == "di_namespace" && !self.namespaces.contains_key(attr));
        for (attr, node) in new.collect::<Vec<_>>().into_iter().rev() {
            let parent = node.attr("scope").and_then(|scope| self.namespaces.get(&scope).copied());
            let parent = parent.unwrap_or(self.dwarf.unit.root());
            let entry = self.dwarf.unit.add(parent, gimli::DW_TAG_namespace);
            set_name(self, entry, &node);
            if node.flag("exportSymbols") {
                self.set(entry, gimli::DW_AT_export_symbols, AttributeValue::FlagPresent);
            }
            self.namespaces.insert(attr, entry);
        }
        self.namespaces.get(&attr).copied()
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
        let cx = self.env.cx;
        let mut seen = FxHashSet::default();
        let mut worklist: Vec<(UnitEntryId, AttrId)> = Vec::new();
        let mut add = |unit: &mut Self, scope, node: &Node, worklist: &mut Vec<_>| {
            if let Some(entry) = unit.add_imported(scope, node) {
                let parts = node.attrs("elements").into_iter().filter(|&part| seen.insert(part));
                worklist.extend(parts.rev().map(|part| (entry, part)));
            }
        };
        add(self, scope, node, &mut worklist);
        while let Some((scope, part)) = worklist.pop() {
            if let Some(node) = Node::of(cx, part) {
                add(self, scope, &node, &mut worklist);
            }
        }
    }

    /// Adds an imported entity without its parts. Returns its entry, if what is imported has one.
    fn add_imported(&mut self, scope: UnitEntryId, node: &Node) -> Option<UnitEntryId> {
        let entity = node.attr("entity").and_then(|entity| self.entity(entity))?;
        let tag = match node.word("tag") {
            Some("DW_TAG_imported_module") => gimli::DW_TAG_imported_module,
            Some("DW_TAG_imported_unit") => gimli::DW_TAG_imported_unit,
            _ => gimli::DW_TAG_imported_declaration,
        };
        let entry = self.dwarf.unit.add(scope, tag);
        set_name(self, entry, node);
        set_declaration(self, entry, node);
        self.set(entry, gimli::DW_AT_import, AttributeValue::UnitRef(entity));
        Some(entry)
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
