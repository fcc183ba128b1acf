//! The symbols by which an object is linked with others, and their origins.

use crate::diag::Location;
use crate::dialect::llvm::function::{FUNC, linkage};
use crate::dialect::llvm::global::GLOBAL;
use crate::dialect::llvm::symbol::{ALIAS, IFUNC};
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{Body, Module, Op, Region, name};
use crate::source::Source;

/// A symbol that other objects may define or refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkedSymbol {
    /// The name, without the platform's prefix.
    pub name: String,
    /// The kind of its definition or declaration in the object.
    pub kind: LinkedKind,
    /// The type of a function in the LLVM dialect.
    pub ty: Option<String>,
    /// The location of the definition or declaration, `file:line:column`.
    pub location: String,
}

/// The role of a symbol in an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkedKind {
    /// A definition; no other object may define it.
    Definition,
    /// A definition; other objects may define it as well, such as one with weak linkage.
    Repeatable,
    /// A reference.
    Declaration,
}

/// Returns the symbols of a module that other objects see, in source order.
pub(crate) fn linked_symbols(module: &Module, table: &Body, source: &Source) -> Vec<LinkedSymbol> {
    let cx = &module.cx;
    let symbol = |op: Op| {
        let kind = kind(module, table, op)?;
        let name = cx.str(symbol_name(cx, table, op)?);
        if name.starts_with("llvm.") {
            return None;
        }
        let ty = cx.dict_get(table.attrs(op), name::FUNCTION_TYPE).and_then(|attr| cx.type_value(attr));
        let location = match cx.location(table.loc(op)) {
            Location::Unknown => source.name.clone(),
            Location::Offset(offset) => {
                let (line, column) = source.line_column(offset);
                format!("{}:{line}:{column}", source.name)
            }
            Location::File { file, line, column } => format!("{file}:{line}:{column}"),
        };
        Some(LinkedSymbol { name: name.to_string(), kind, ty: ty.map(|ty| cx.type_text(ty)), location })
    };
    top_level_ops(table).filter_map(symbol).collect()
}

/// Returns the role of a symbol; `None` for an operation that defines none, or one that other objects do not see.
fn kind(module: &Module, table: &Body, op: Op) -> Option<LinkedKind> {
    if ![FUNC, GLOBAL, ALIAS, IFUNC].contains(&table.name(op)) {
        return None;
    }
    let (cx, attrs) = (&module.cx, table.attrs(op));
    match linkage(cx, attrs) {
        "internal" | "private" | "available_externally" | "appending" => None,
        "extern_weak" => Some(LinkedKind::Declaration),
        "external" if !is_defined(module, table, op) => Some(LinkedKind::Declaration),
        "external" if cx.dict_get(attrs, name::COMDAT).is_none() => Some(LinkedKind::Definition),
        _ => Some(LinkedKind::Repeatable),
    }
}

fn is_defined(module: &Module, table: &Body, op: Op) -> bool {
    let has_value = module.cx.dict_get(table.attrs(op), name::VALUE).is_some();
    let body = table.regions(op).first().and_then(|&region| table.isolated_body(region));
    let has_body = body.is_some_and(|body| module.body(body).entry_block(Region::ROOT).is_some());
    has_value || has_body || table.name(op) == IFUNC
}
