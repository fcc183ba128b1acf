//! The tree of inlined calls of a function, from the locations of its operations.

use std::ops::Range;

use gimli::write::{AttributeValue, UnitEntryId};
use rustc_hash::FxHashMap;

use crate::ir::{AttrId, Body, NameId, Op};

use super::frames::{Callee, Frame, Frames, Position};
use super::lexical_blocks::LexicalBlocks;
use super::metadata;
use super::unit::{Code, UnitBuilder};

/// The name of a function that is inlined at a location which does not name it.
const UNNAMED: &str = "<inlined>";

/// An inlined call.
struct Call {
    /// The entry that contains it.
    parent: usize,
    /// The called function, if known.
    function: Option<Callee>,
    /// The metadata of the scope of the call.
    scope: Option<AttrId>,
    /// The position of the call.
    site: Option<Position>,
    /// The ranges of its code, sorted.
    ranges: Vec<Range<u32>>,
}

/// The abstract entries of inlined functions, by name.
pub(super) type Abstract = FxHashMap<Option<Callee>, UnitEntryId>;

/// Numbers of inlined calls, by the number of the caller, the callee and the position of the call.
type Known = FxHashMap<(usize, Option<Callee>, Option<Position>), usize>;

/// The inlined calls of a function.
pub(super) struct InlinedCalls {
    /// The entry of the function, and those of the calls.
    entries: Vec<UnitEntryId>,
    known: Known,
}

impl InlinedCalls {
    /// Returns the entry of a stack of frames: that of the innermost call, or of the function. `None` if the call has no
    /// code.
    pub(super) fn entry(&self, stack: &[Frame]) -> Option<UnitEntryId> {
        let mut at = 0;
        for [inner, outer] in pairs(stack) {
            at = *self.known.get(&(at, inner.function, outer.position))?;
        }
        Some(self.entries[at])
    }

    /// Returns true if there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.known.is_empty()
    }
}

/// Adds the inlined calls of a function to its entry.
pub(super) fn add_calls(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    functions: &mut Abstract,
    (entry, code): (UnitEntryId, Code),
    blocks: &LexicalBlocks,
    (body, ops): (&Body, &[(Range<u32>, Op)]),
) -> InlinedCalls {
    let mut entries = vec![entry];
    let (calls, known) = calls(frames, body, ops);
    for call in calls {
        let origin = abstract_function(unit, frames, functions, call.function);
        let parent = match call.parent {
            0 => call.scope.and_then(|scope| blocks.of(unit.env.cx, scope)).unwrap_or(entry),
            caller => entries[caller],
        };
        let new = unit.dwarf.unit.add(parent, gimli::DW_TAG_inlined_subroutine);
        unit.set(new, gimli::DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
        unit.set_ranges(new, code, &call.ranges);
        if let Some(site) = call.site {
            unit.set_position(new, [gimli::DW_AT_call_file, gimli::DW_AT_call_line], site);
            unit.set(new, gimli::DW_AT_call_column, AttributeValue::Udata(site.column.into()));
        }
        entries.push(new);
    }
    InlinedCalls { entries, known }
}

/// Returns the inlined calls of a function, callers first. Parent 0 is the function.
fn calls(frames: &mut Frames, body: &Body, ops: &[(Range<u32>, Op)]) -> (Vec<Call>, Known) {
    let mut calls: Vec<Call> = Vec::new();
    let mut known = Known::default();
    for (range, op) in ops {
        let stack = frames.of(body.loc(*op));
        let mut parent = 0;
        for [inner, outer] in pairs(&stack) {
            let (function, site) = (inner.function, outer.position);
            let at = *known.entry((parent, function, site)).or_insert_with(|| {
                calls.push(Call { parent, function, scope: outer.scope, site, ranges: Vec::new() });
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
    (calls, known)
}

/// Returns each frame but the outermost with the one around it, from the outside.
fn pairs(stack: &[Frame]) -> impl Iterator<Item = [Frame; 2]> + '_ {
    stack.windows(2).rev().map(|pair| [pair[0], pair[1]])
}

fn abstract_function(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    functions: &mut Abstract,
    function: Option<Callee>,
) -> UnitEntryId {
    if let Some(&known) = functions.get(&function) {
        return known;
    }
    let root = unit.dwarf.unit.root();
    let entry = unit.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
    unit.set(entry, gimli::DW_AT_inline, AttributeValue::Inline(gimli::DW_INL_inlined));
    match function {
        Some(Callee::Subprogram(attr)) => metadata::describe(unit, entry, attr),
        Some(Callee::Name(name)) => describe_symbol(unit, frames, entry, name),
        None => unit.set_text(entry, gimli::DW_AT_name, UNNAMED),
    }
    functions.insert(function, entry);
    entry
}

/// Sets the name and the position of a function, given its symbol or another name.
fn describe_symbol(unit: &mut UnitBuilder, frames: &mut Frames, entry: UnitEntryId, name: NameId) {
    let env = unit.env;
    unit.set_text(entry, gimli::DW_AT_name, env.cx.str(name));
    let symbol = env.symbols.get(&name);
    let position = symbol.and_then(|symbol| frames.of(env.table_body().loc(symbol.op)).last()?.position);
    if let Some(position) = position {
        unit.set_position(entry, [gimli::DW_AT_decl_file, gimli::DW_AT_decl_line], position);
    }
}
