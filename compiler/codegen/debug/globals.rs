//! Global variables.

use cranelift_object::ObjectProduct;
use gimli::write::{Address, AttributeValue, Expression, UnitEntryId};

use crate::codegen::context::symbols::{Entity, Symbol};
use crate::dialect::llvm::debug_info::Node;
use crate::dialect::llvm::function::linkage;
use crate::ir::{AttrId, NameId, name};

use super::frames::{Frames, subprogram};
use super::metadata::{set_declaration, set_name};
use super::unit::UnitBuilder;

/// Adds some variables of the module that are defined in it, with their metadata.
pub(super) fn add_globals(
    unit: &mut UnitBuilder,
    product: &mut ObjectProduct,
    frames: &mut Frames,
    globals: &[(NameId, Symbol, Option<AttrId>)],
) {
    for &(name, symbol, described) in globals {
        if let Entity::Data(id, false) = symbol.entity {
            let entity = product.data_symbol(id);
            let value = product.object.symbol(entity).value;
            let Some(section) = product.object.symbol(entity).section.id() else { continue };
            let address = unit.symbol_address(product.object.section_symbol(section), value as i64);
            let entry = add_global(unit, frames, (name, symbol, described), address);
            unit.globals.extend(described.zip(entry));
        }
    }
}

fn add_global(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    (symbol_name, symbol, described): (NameId, Symbol, Option<AttrId>),
    address: Address,
) -> Option<UnitEntryId> {
    let (cx, table) = (unit.env.cx, unit.env.table_body());
    let attrs = table.attrs(symbol.op);
    let described = described.and_then(|attr| Node::of(cx, attr));
    let ty = match &described {
        Some(node) => node.attr("type").and_then(|ty| unit.metadata_type(ty)),
        None => {
            let ty = cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| cx.type_value(attr));
            ty.and_then(|ty| unit.type_entry(ty)).map(|ty| ty.entry)
        }
    };
    let ty = ty?;
    // A static variable of a function belongs to it.
    let scope = described.as_ref().and_then(|node| subprogram(cx, node.attr("scope")?));
    let parent = scope.and_then(|scope| unit.subprograms.get(&scope).copied());
    let outer = |node: &Node| unit.outer_scope(node);
    let parent = parent.or_else(|| described.as_ref().map(outer)).unwrap_or(unit.dwarf.unit.root());
    let entry = unit.dwarf.unit.add(parent, gimli::DW_TAG_variable);
    match &described {
        Some(node) => {
            set_name(unit, entry, node);
            set_declaration(unit, entry, node);
        }
        None => {
            unit.set_text(entry, gimli::DW_AT_name, cx.str(symbol_name));
            let position = frames.of(table.loc(symbol.op)).last().and_then(|frame| frame.position);
            if let Some(position) = position {
                unit.set_position(entry, [gimli::DW_AT_decl_file, gimli::DW_AT_decl_line], position);
            }
        }
    }
    unit.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(ty));
    if !matches!(linkage(cx, attrs), "internal" | "private") {
        unit.set(entry, gimli::DW_AT_external, AttributeValue::FlagPresent);
    }
    let mut location = Expression::new();
    location.op_addr(address);
    unit.set(entry, gimli::DW_AT_location, AttributeValue::Exprloc(location));
    Some(entry)
}
