//! The tree of inlined calls of a function, from the locations of its operations.

use std::ops::Range;

use gimli::write::{AttributeValue, UnitEntryId};
use rustc_hash::FxHashMap;

use crate::ir::{Body, NameId, Op};

use super::frames::{Frame, Frames, Position};
use super::unit::{Code, UnitBuilder};

/// The name of a function that is inlined at a location which does not name it.
const UNNAMED: &str = "<inlined>";

/// An inlined call.
struct Call {
    /// The entry that contains it.
    parent: usize,
    /// The called function, if known.
    function: Option<NameId>,
    /// The position of the call.
    site: Option<Position>,
    /// The ranges of its code, sorted.
    ranges: Vec<Range<u32>>,
}

/// The abstract entries of inlined functions, by name.
pub(super) type Abstract = FxHashMap<Option<NameId>, UnitEntryId>;

/// Adds the inlined calls of a function to its entry.
pub(super) fn add_calls(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    functions: &mut Abstract,
    (entry, code): (UnitEntryId, Code),
    (body, ops): (&Body, &[(Range<u32>, Op)]),
) {
    let mut entries = vec![entry];
    for call in calls(frames, body, ops) {
        let origin = abstract_function(unit, frames, functions, call.function);
        let new = unit.dwarf.unit.add(entries[call.parent], gimli::DW_TAG_inlined_subroutine);
        unit.set(new, gimli::DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
        unit.set_ranges(new, code, &call.ranges);
        if let Some(site) = call.site {
            unit.set_position(new, [gimli::DW_AT_call_file, gimli::DW_AT_call_line], site);
            unit.set(new, gimli::DW_AT_call_column, AttributeValue::Udata(site.column.into()));
        }
        entries.push(new);
    }
}

/// Returns the inlined calls of a function, callers first. Parent 0 is the function.
fn calls(frames: &mut Frames, body: &Body, ops: &[(Range<u32>, Op)]) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    let mut known: FxHashMap<(usize, Option<NameId>, Option<Position>), usize> = FxHashMap::default();
    for (range, op) in ops {
        let stack = frames.of(body.loc(*op));
        let mut parent = 0;
        for [inner, outer] in pairs(&stack) {
            let (function, site) = (inner.function, outer.position);
            let at = *known.entry((parent, function, site)).or_insert_with(|| {
                calls.push(Call { parent, function, site, ranges: Vec::new() });
                calls.len()
            });
            let ranges = &mut calls[at - 1].ranges;
            match ranges.last_mut() {
                Some(last) if last.end == range.start => last.end = range.end,
                _ => ranges.push(range.clone()),
            }
            parent = at;
        }
    }
    calls
}

/// Returns each frame but the outermost with the one around it, from the outside.
fn pairs(stack: &[Frame]) -> impl Iterator<Item = [Frame; 2]> + '_ {
    stack.windows(2).rev().map(|pair| [pair[0], pair[1]])
}

fn abstract_function(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    functions: &mut Abstract,
    name: Option<NameId>,
) -> UnitEntryId {
    if let Some(&known) = functions.get(&name) {
        return known;
    }
    let root = unit.dwarf.unit.root();
    let entry = unit.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
    let env = unit.env;
    unit.set_text(entry, gimli::DW_AT_name, name.map_or(UNNAMED, |name| env.cx.str(name)));
    unit.set(entry, gimli::DW_AT_inline, AttributeValue::Inline(gimli::DW_INL_inlined));
    let symbol = name.and_then(|name| env.symbols.get(&name));
    let position = symbol.and_then(|symbol| frames.of(env.table_body().loc(symbol.op)).last()?.position);
    if let Some(position) = position {
        unit.set_position(entry, [gimli::DW_AT_decl_file, gimli::DW_AT_decl_line], position);
    }
    functions.insert(name, entry);
    entry
}
