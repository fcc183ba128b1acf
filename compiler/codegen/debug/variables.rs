//! The entries of variables.

use std::ops::Range;

use gimli::write::{self, AttributeValue, Expression, LocationList, UnitEntryId};
use rustc_hash::FxHashMap;

use crate::dialect::llvm::debug_info::Node;
use crate::ir::{AttrId, Block, Body, NameId, VariableType};

use super::frames::Frames;
use super::inlined::InlinedCalls;
use super::lexical_blocks::LexicalBlocks;
use super::located::Located;
use super::location_expression::{ValueOf, locations};
use super::metadata::set_declaration;
use super::metadata_types::size_in_bits;
use super::recorded::{Recorded, Scope};
use super::unit::{Code, UnitBuilder};

/// Adds the variables of a function to its entry, and those of inlined calls to theirs. Parameters come first, in order.
pub(super) fn add_variables(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    code: Code,
    (calls, lexical_blocks): (&InlinedCalls, &LexicalBlocks),
    (body, recorded): (&Body, &Recorded),
) {
    let located: FxHashMap<usize, &Located> = recorded.variables.iter().map(|it| (it.index, it)).collect();
    // The code of calls and that of scopes might overlap, which debuggers do not expect.
    let scopes = if calls.is_empty() { &recorded.scopes[..] } else { &[] };
    let Some(entry) = calls.entry(&[]) else { return };
    let scopes = add_scopes(unit, (entry, code), scopes);
    let parent_of = |frames: &mut Frames, index: usize| {
        let variable = &body.variables[index];
        let stack = frames.of(variable.loc);
        let call = calls.entry(&stack)?;
        let scope = located.get(&index).and_then(|found| scopes.get(&found.block).copied());
        Some(match variable.scope {
            _ if stack.len() > 1 || variable.parameter.is_some() => call,
            Some(scope) => lexical_blocks.of(unit.env.cx, scope).unwrap_or(call),
            None => scope.unwrap_or(call),
        })
    };
    let mut order: Vec<usize> = (0..body.variables.len()).collect();
    order.sort_by_key(|&index| body.variables[index].parameter.unwrap_or(u32::MAX));
    let parents: Vec<(usize, UnitEntryId)> =
        order.into_iter().filter_map(|index| Some((index, parent_of(frames, index)?))).collect();
    let groups = grouped(body, &located, parents);
    let mut counts: FxHashMap<(UnitEntryId, NameId), usize> = FxHashMap::default();
    for (parent, values) in &groups {
        *counts.entry((*parent, values[0].variable.name)).or_default() += 1;
    }
    for (parent, values) in groups {
        let variable = values[0].variable;
        let is_declared = variable.parameter.is_some() || variable.scope.is_some();
        let is_located = values.iter().any(|value| value.located.is_some());
        // Debuggers cannot tell variables with equal names in one scope apart.
        if is_declared || (is_located && counts[&(parent, variable.name)] == 1) {
            add(unit, frames, (parent, code), &values);
        }
    }
}

/// Groups the values of each variable. Each variable has at least one.
fn grouped<'a>(
    body: &'a Body,
    located: &FxHashMap<usize, &'a Located>,
    parents: Vec<(usize, UnitEntryId)>,
) -> Vec<(UnitEntryId, Vec<ValueOf<'a>>)> {
    let mut groups: Vec<(UnitEntryId, Vec<ValueOf>)> = Vec::new();
    let mut of_declaration: FxHashMap<(UnitEntryId, AttrId), usize> = FxHashMap::default();
    for (index, parent) in parents {
        let variable = &body.variables[index];
        let value = ValueOf { variable, located: located.get(&index).copied() };
        let next = groups.len();
        let group = variable
            .declaration
            .map_or(next, |declaration| *of_declaration.entry((parent, declaration)).or_insert(next));
        match groups.get_mut(group) {
            Some((_, values)) => values.push(value),
            None => groups.push((parent, vec![value])),
        }
    }
    groups
}

/// Adds the lexical blocks of a function: those of blocks that define variables.
fn add_scopes(
    unit: &mut UnitBuilder,
    (entry, code): (UnitEntryId, Code),
    scopes: &[Scope],
) -> FxHashMap<Block, UnitEntryId> {
    let mut entries = FxHashMap::default();
    for scope in scopes {
        let parent = scope.parent.and_then(|block| entries.get(&block).copied()).unwrap_or(entry);
        let new = unit.dwarf.unit.add(parent, gimli::DW_TAG_lexical_block);
        unit.set_ranges(new, code, &scope.ranges);
        entries.insert(scope.block, new);
    }
    entries
}

/// Adds a variable. It has no location if code generation knows none.
fn add(unit: &mut UnitBuilder, frames: &mut Frames, (parent, code): (UnitEntryId, Code), values: &[ValueOf]) {
    let variable = values[0].variable;
    let (ty, size) = match variable.ty {
        VariableType::Source(ty) => {
            let Some(ty) = unit.type_entry(ty) else { return };
            (ty.entry, Some(8 * ty.size))
        }
        VariableType::Metadata(attr) => {
            let Some(ty) = unit.metadata_type(attr) else { return };
            (ty, size_in_bits(unit, attr))
        }
    };
    let tag = match variable.parameter {
        Some(_) => gimli::DW_TAG_formal_parameter,
        None => gimli::DW_TAG_variable,
    };
    let entry = unit.dwarf.unit.add(parent, tag);
    let name = unit.env.cx.str(variable.name);
    unit.set_text(entry, gimli::DW_AT_name, name);
    unit.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(ty));
    let declaration = variable.declaration.and_then(|attr| Node::of(unit.env.cx, attr));
    if let Some(node) = declaration {
        set_declaration(unit, entry, &node);
    } else if let Some(position) = frames.of(variable.loc).first().and_then(|frame| frame.position) {
        unit.set_position(entry, [gimli::DW_AT_decl_file, gimli::DW_AT_decl_line], position);
    }
    let locations = locations(values, size, unit.env.target.layout.big_endian);
    if locations.is_empty() {
        return;
    }
    let location = |(range, data): (Range<u32>, Expression)| write::Location::StartLength {
        begin: code.address(range.start),
        length: u64::from(range.end - range.start),
        data,
    };
    let list = LocationList(locations.into_iter().map(location).collect());
    let list = unit.dwarf.unit.locations.add(list);
    unit.set(entry, gimli::DW_AT_location, AttributeValue::LocationListRef(list));
}
