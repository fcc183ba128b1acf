//! Lexical blocks of debug metadata, from the scopes of the locations of operations.

use std::ops::Range;

use gimli::write::UnitEntryId;
use rustc_hash::FxHashMap;

use crate::ir::{AttrId, Body, Context, Op};

use super::frames::{Frames, scopes};
use super::unit::{Code, UnitBuilder};

/// The entries of the lexical blocks of a function.
#[derive(Default)]
pub(super) struct LexicalBlocks(FxHashMap<AttrId, UnitEntryId>);

impl LexicalBlocks {
    /// Returns the entry of the innermost lexical block around a scope; `None` if that is the function.
    pub(super) fn of(&self, cx: &Context, scope: AttrId) -> Option<UnitEntryId> {
        scopes(cx, scope).find_map(|(attr, _)| self.0.get(&attr).copied())
    }
}

/// Adds the lexical blocks of a function to its entry.
pub(super) fn add_blocks(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    (entry, code): (UnitEntryId, Code),
    (body, ops): (&Body, &[(Range<u32>, Op)]),
) -> LexicalBlocks {
    let cx = unit.env.cx;
    let mut order: Vec<AttrId> = Vec::new();
    let mut ranges: FxHashMap<AttrId, Vec<Range<u32>>> = FxHashMap::default();
    // The lexical blocks around a scope, the innermost first.
    let mut around: FxHashMap<AttrId, Vec<AttrId>> = FxHashMap::default();
    for (range, op) in ops {
        let Some(scope) = frames.of(body.loc(*op)).last().and_then(|frame| frame.scope) else { continue };
        let blocks = around.entry(scope).or_insert_with(|| {
            let blocks = scopes(cx, scope).filter(|(_, node)| node.kind() == "di_lexical_block");
            blocks.map(|(attr, _)| attr).collect()
        });
        for &block in blocks.iter().rev() {
            let ranges = ranges.entry(block).or_insert_with(|| {
                order.push(block);
                Vec::new()
            });
            match ranges.last_mut() {
                Some(last) if last.end == range.start => last.end = range.end,
                _ => ranges.push(range.clone()),
            }
        }
    }
    let mut blocks = LexicalBlocks::default();
    // Outer blocks are recorded before those in them.
    for block in order {
        let outer = scopes(cx, block).nth(1).and_then(|(scope, _)| blocks.of(cx, scope));
        let new = unit.dwarf.unit.add(outer.unwrap_or(entry), gimli::DW_TAG_lexical_block);
        unit.set_ranges(new, code, &ranges[&block]);
        blocks.0.insert(block, new);
    }
    blocks
}
