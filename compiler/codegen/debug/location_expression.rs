//! The location lists of variables: expressions of DWARF for each range of code.

use std::ops::Range;

use gimli::write::Expression;
use gimli::{DwOp, Register};

use crate::ir::{ExpressionOp, Fragment, Variable};

use super::located::{Located, Location, PieceLocation};

/// A value of a variable, and its locations if code generation knows any.
#[derive(Clone, Copy)]
pub(super) struct ValueOf<'a> {
    pub(super) variable: &'a Variable,
    pub(super) located: Option<&'a Located>,
}

/// A location in some code.
struct Candidate<'a> {
    range: Range<u32>,
    value: ValueOf<'a>,
    location: &'a Location,
    /// The bits that it describes; none for the whole variable.
    fragment: Option<Fragment>,
}

/// Returns the locations of a variable, given its values and its size in bits. Values of different code, and fragments of
/// one value, are joined.
pub(super) fn locations(
    values: &[ValueOf],
    size: Option<u64>,
    is_big: bool,
) -> Vec<(Range<u32>, Expression)> {
    let mut candidates: Vec<Candidate> = values.iter().flat_map(|&value| candidates(value, size)).collect();
    if candidates.iter().all(|candidate| candidate.fragment.is_none()) && !overlap(&mut candidates) {
        return candidates.iter().map(|it| (it.range.clone(), whole(it, is_big))).collect();
    }
    let mut bounds: Vec<u32> = candidates.iter().flat_map(|it| [it.range.start, it.range.end]).collect();
    bounds.sort_unstable();
    bounds.dedup();
    let mut locations = Vec::new();
    for pair in bounds.windows(2) {
        let range = pair[0]..pair[1];
        let here: Vec<&Candidate> = candidates
            .iter()
            .filter(|it| it.range.start <= range.start && range.end <= it.range.end)
            .collect();
        let expression = match here.iter().find(|it| it.fragment.is_none()) {
            Some(candidate) => whole(candidate, is_big),
            None if here.is_empty() => continue,
            None => fragments(here, size.unwrap_or(0), is_big),
        };
        locations.push((range, expression));
    }
    locations
}

/// Returns the locations of a value that fit the variable.
fn candidates<'a>(value: ValueOf<'a>, size: Option<u64>) -> Vec<Candidate<'a>> {
    let ValueOf { variable, located } = value;
    let Some(located) = located else { return Vec::new() };
    let is_whole = |fragment: &Fragment| fragment.offset == 0 && Some(fragment.size) == size;
    let fragment = variable.expression.fragment.filter(|fragment| !is_whole(fragment));
    let is_inside = |fragment: Fragment| {
        let bytes = fragment.offset.is_multiple_of(8) && fragment.size.is_multiple_of(8);
        bytes && size.is_some_and(|size| fragment.offset + fragment.size <= size)
    };
    let is_plain = !variable.is_in_memory && variable.expression.operations.is_empty();
    let has_size = match fragment {
        Some(fragment) => is_inside(fragment) && (!is_plain || 8 * located.size == fragment.size),
        None => !is_plain || Some(8 * located.size) == size,
    };
    let fits = |location: &Location| has_size && (is_plain || is_scalar(location, located.size));
    let fitting = located.locations.iter().filter(|(_, location)| fits(location));
    fitting.map(|(range, location)| Candidate { range: range.clone(), value, location, fragment }).collect()
}

/// Returns true if a location is that of an integer or a pointer of this number of bytes.
fn is_scalar(location: &Location, size: u64) -> bool {
    match location {
        Location::Frame(_) => matches!(size, 1 | 2 | 4 | 8),
        Location::FrameAddress(_) => true,
        Location::Pieces(pieces) => {
            matches!(pieces[..], [(0, bytes, _)] if bytes == size && matches!(size, 1 | 2 | 4 | 8))
        }
    }
}

/// Sorts locations by address. Returns true if some overlap.
fn overlap(candidates: &mut [Candidate]) -> bool {
    candidates.sort_by_key(|candidate| candidate.range.start);
    candidates.windows(2).any(|pair| pair[1].range.start < pair[0].range.end)
}

/// Returns the expression of a location of all bits of a variable.
fn whole(candidate: &Candidate, is_big: bool) -> Expression {
    let mut to = Expression::new();
    add(&mut to, candidate, is_big);
    to
}

/// Returns the expression of a variable of this size in bits of which fragments are available.
fn fragments(mut parts: Vec<&Candidate>, size: u64, is_big: bool) -> Expression {
    let mut to = Expression::new();
    parts.sort_by_key(|candidate| candidate.fragment);
    let mut end = 0;
    for part in parts {
        let Some(fragment) = part.fragment.filter(|fragment| fragment.offset >= end) else { continue };
        skip(&mut to, (fragment.offset - end) / 8);
        add(&mut to, part, is_big);
        to.op_piece(fragment.size / 8);
        end = fragment.offset + fragment.size;
    }
    skip(&mut to, (size - end) / 8);
    to
}

/// Adds the location of a value.
fn add(to: &mut Expression, candidate: &Candidate, is_big: bool) {
    let Candidate { value: ValueOf { variable, located }, location, .. } = candidate;
    let size = located.map_or(0, |located| located.size);
    let operations = &variable.expression.operations;
    if !variable.is_in_memory && operations.is_empty() {
        return add_location(to, location, size, is_big);
    }
    push(to, location, size);
    operations.iter().for_each(|&operation| add_operation(to, operation));
    if !variable.is_in_memory {
        to.op(gimli::DW_OP_stack_value);
    }
}

/// Adds the location of the parts of a variable.
fn add_location(to: &mut Expression, location: &Location, size: u64, is_big: bool) {
    let pieces = match location {
        Location::Frame(offset) => return to.op_fbreg(*offset),
        Location::FrameAddress(offset) => {
            to.op_fbreg(*offset);
            return to.op(gimli::DW_OP_stack_value);
        }
        Location::Pieces(pieces) => pieces,
    };
    if let [(0, bytes, piece)] = pieces[..]
        && bytes == size
    {
        return add_piece(to, piece, bytes, is_big);
    }
    let mut end = 0;
    for &(offset, bytes, piece) in pieces {
        skip(to, offset - end);
        add_piece(to, piece, bytes, is_big);
        to.op_piece(bytes);
        end = offset + bytes;
    }
    skip(to, size.saturating_sub(end));
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

/// Pushes an integer or a pointer of this number of bytes.
fn push(to: &mut Expression, location: &Location, bytes: u64) {
    let load = |to: &mut Expression, offset: i64| {
        to.op_fbreg(offset);
        to.op_deref_size(bytes as u8);
    };
    match location {
        Location::Frame(offset) => load(to, *offset),
        Location::FrameAddress(offset) => to.op_fbreg(*offset),
        Location::Pieces(pieces) => match pieces[..] {
            [(_, _, PieceLocation::Register(number)), ..] => {
                to.op_breg(Register(number), 0);
                extend(to, 8 * bytes as u8, false);
            }
            [(_, _, PieceLocation::Frame(offset)), ..] => load(to, offset),
            [(_, _, PieceLocation::Bits(bits)), ..] => to.op_constu(bits as u64),
            [] => {}
        },
    }
}

fn add_operation(to: &mut Expression, operation: ExpressionOp) {
    match operation {
        ExpressionOp::Deref => to.op_deref(),
        ExpressionOp::Add(number) => to.op_plus_uconst(number),
        ExpressionOp::Constant(number) => to.op_constu(number),
        ExpressionOp::Extend(bits, is_signed) => extend(to, bits, is_signed),
        ExpressionOp::Plain(number) => to.op(DwOp(number)),
    }
}

/// Extends an integer of a number of bits to an address.
fn extend(to: &mut Expression, bits: u8, is_signed: bool) {
    let Some(unused) = 64_u8.checked_sub(bits).filter(|&unused| unused > 0) else { return };
    if is_signed {
        for operation in [gimli::DW_OP_shl, gimli::DW_OP_shra] {
            to.op_constu(unused.into());
            to.op(operation);
        }
    } else {
        to.op_constu(u64::MAX >> unused);
        to.op(gimli::DW_OP_and);
    }
}
