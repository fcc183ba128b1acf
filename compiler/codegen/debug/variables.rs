//! The entries of variables.

use std::ops::Range;

use gimli::Register;
use gimli::write::{self, AttributeValue, Expression, LocationList, UnitEntryId};
use rustc_hash::FxHashMap;

use crate::dialect::llvm::debug_info::Node;
use crate::ir::{Block, Body, NameId, Variable, VariableType};

use super::frames::Frames;
use super::inlined::InlinedCalls;
use super::lexical_blocks::LexicalBlocks;
use super::located::{Located, Location, PieceLocation};
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
    let mut counts: FxHashMap<(UnitEntryId, NameId), usize> = FxHashMap::default();
    for &(index, parent) in &parents {
        *counts.entry((parent, body.variables[index].name)).or_default() += 1;
    }
    for (index, parent) in parents {
        let variable = &body.variables[index];
        let found = located.get(&index).copied();
        let is_declared = variable.parameter.is_some() || variable.scope.is_some();
        // Debuggers cannot tell variables with equal names in one scope apart.
        if is_declared || (found.is_some() && counts[&(parent, variable.name)] == 1) {
            add(unit, frames, (parent, code), variable, found);
        }
    }
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
fn add(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    (parent, code): (UnitEntryId, Code),
    variable: &Variable,
    located: Option<&Located>,
) {
    let (ty, size) = match variable.ty {
        VariableType::Source(ty) => {
            let Some(ty) = unit.type_entry(ty) else { return };
            (ty.entry, Some(ty.size))
        }
        VariableType::Metadata(attr) => {
            let Some(ty) = unit.metadata_type(attr) else { return };
            (ty, size_in_bits(unit, attr).map(|bits| bits / 8))
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
    let located = located.filter(|located| variable.is_in_memory || Some(located.size) == size);
    let located = located.filter(|located| !located.locations.is_empty());
    let Some(located) = located else { return };
    let is_big = unit.env.target.layout.big_endian;
    let location = |(range, location): &(Range<u32>, Location)| write::Location::StartLength {
        begin: code.address(range.start),
        length: u64::from(range.end - range.start),
        data: expression(location, located.size, is_big),
    };
    let list = LocationList(located.locations.iter().map(location).collect());
    let list = unit.dwarf.unit.locations.add(list);
    unit.set(entry, gimli::DW_AT_location, AttributeValue::LocationListRef(list));
}

/// Returns the expression of a location of a variable with this size in bytes.
fn expression(location: &Location, size: u64, is_big: bool) -> Expression {
    let mut to = Expression::new();
    match location {
        Location::Frame(offset) => to.op_fbreg(*offset),
        Location::AddressInFrame(offset) | Location::Address(PieceLocation::Frame(offset)) => {
            to.op_fbreg(*offset);
            to.op_deref();
        }
        Location::Address(PieceLocation::Register(number)) => to.op_breg(Register(*number), 0),
        Location::Address(PieceLocation::Bits(bits)) => to.op_constu(*bits as u64),
        Location::Pieces(pieces) => match pieces[..] {
            [(0, bytes, piece)] if bytes == size => add_piece(&mut to, piece, bytes, is_big),
            _ => {
                let mut end = 0;
                for &(offset, bytes, piece) in pieces {
                    skip(&mut to, offset - end);
                    add_piece(&mut to, piece, bytes, is_big);
                    to.op_piece(bytes);
                    end = offset + bytes;
                }
                skip(&mut to, size.saturating_sub(end));
            }
        },
    }
    to
}

/// Adds a piece that is not available.
fn skip(to: &mut Expression, bytes: u64) {
    if bytes > 0 {
        to.op_piece(bytes);
    }
}

fn add_piece(to: &mut Expression, piece: PieceLocation, bytes: u64, is_big: bool) {
    match piece {
        PieceLocation::Register(number) => to.op_reg(Register(number)),
        PieceLocation::Frame(offset) => to.op_fbreg(offset),
        PieceLocation::Bits(bits) => {
            let mut data = bits.to_le_bytes()[..(bytes as usize).min(16)].to_vec();
            if is_big {
                data.reverse();
            }
            to.op_implicit_value(data.into());
        }
    }
}
