//! Symbol references of a module.
//!
//! References are resolved by name regardless of the symbol table, which is conservative: an unreferenced symbol may
//! seem to be referenced.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::call::CALL;
use crate::ir::{AttrData, AttrId, Body, BodyId, Context, Module, NameId, Op, Region, name};

/// The references of a module.
#[derive(Default)]
pub(crate) struct References {
    /// The names whose addresses are taken.
    addresses: FxHashSet<NameId>,
    /// The names that each body references.
    of_body: FxHashMap<BodyId, FxHashSet<NameId>>,
    /// The names in composite attributes, which count as addresses and as references from outside of all bodies: an
    /// attribute may be reachable from most operations, so it is visited once.
    of_composites: FxHashSet<NameId>,
    /// The composite attributes that were visited.
    composites: FxHashSet<AttrId>,
}

impl References {
    pub(crate) fn of(module: &Module) -> References {
        let mut references = References::default();
        for (number, body) in module.bodies().enumerate() {
            let mut names = FxHashSet::default();
            // The visited attributes; the flag is true for those of a call.
            let mut seen = FxHashSet::default();
            let mut worklist = vec![Region::ROOT];
            while let Some(region) = worklist.pop() {
                for &block in body.region_blocks(region) {
                    for &op in body.block_ops(block) {
                        if seen.insert((body.attrs(op), body.name(op) == CALL)) {
                            references.add_op(&module.cx, body, op, &mut names);
                        }
                        worklist.extend(body.regions(op));
                    }
                }
            }
            references.of_body.insert(BodyId::new(number), names);
        }
        references
    }

    /// Returns true if a symbol has uses other than as the callee of direct calls.
    pub(crate) fn has_address(&self, symbol: NameId) -> bool {
        self.addresses.contains(&symbol)
    }

    fn add_op(&mut self, cx: &Context, body: &Body, op: Op, names: &mut FxHashSet<NameId>) {
        for &(key, attr) in cx.dict_entries(body.attrs(op)) {
            let mut found = Vec::new();
            self.add_names(cx, attr, &mut found);
            names.extend(&found);
            if body.name(op) != CALL || key != name::CALLEE {
                self.addresses.extend(found);
            }
        }
    }

    /// The names that are reachable by references from other code than the bodies of local symbols.
    pub(crate) fn reachable(&self, local: &FxHashMap<NameId, Vec<BodyId>>) -> FxHashSet<NameId> {
        let is_local: FxHashSet<BodyId> = local.values().flatten().copied().collect();
        let mut worklist: Vec<BodyId> =
            self.of_body.keys().filter(|id| !is_local.contains(id)).copied().collect();
        let mut reachable = self.of_composites.clone();
        worklist.extend(reachable.iter().filter_map(|symbol| local.get(symbol)).flatten());
        while let Some(id) = worklist.pop() {
            for &symbol in &self.of_body[&id] {
                if reachable.insert(symbol) {
                    worklist.extend(local.get(&symbol).into_iter().flatten());
                }
            }
        }
        reachable
    }

    /// Collects the symbol names in an attribute.
    fn add_names(&mut self, cx: &Context, attr: AttrId, names: &mut Vec<NameId>) {
        let mut worklist = vec![attr];
        while let Some(attr) = worklist.pop() {
            match cx.attr_data(attr) {
                AttrData::Symbol { root, nested } => {
                    names.push(*root);
                    names.extend(nested);
                }
                AttrData::Array(all) => worklist.extend(all),
                AttrData::Dict(dict) => worklist.extend(cx.dict_entries(*dict).iter().map(|entry| entry.1)),
                AttrData::Dialect(text) | AttrData::TypedDialect { text, .. } => {
                    add_text(cx, cx.str(*text), names)
                }
                AttrData::Composite { text, parts } if self.composites.insert(attr) => {
                    let mut found = Vec::new();
                    add_text(cx, cx.str(*text), &mut found);
                    self.addresses.extend(&found);
                    self.of_composites.extend(found);
                    worklist.extend(parts.iter().map(|part| part.attr));
                }
                _ => {}
            }
        }
    }
}

/// Collects the symbol names in the text of an attribute.
fn add_text(cx: &Context, text: &str, names: &mut Vec<NameId>) {
    for after in text.split('@').skip(1) {
        let is_part = |letter: char| letter.is_alphanumeric() || "_$.-".contains(letter);
        let end = after.find(|letter| !is_part(letter)).unwrap_or(after.len());
        let quoted = after.strip_prefix('"').and_then(|after| after.split('"').next());
        names.extend(cx.find_name(quoted.unwrap_or(&after[..end])));
    }
}
