//! Labels of the source.

use std::ops::Range;

use gimli::write::{AttributeValue, UnitEntryId};

use crate::dialect::llvm::debug_info::Node;
use crate::ir::{Body, Label, Op};

use super::lexical_blocks::LexicalBlocks;
use super::metadata::{set_declaration, set_name};
use super::unit::{Code, UnitBuilder};

/// Adds the labels of a function to its entry. They have addresses if the code is in the order of the source.
pub(super) fn add_labels(
    unit: &mut UnitBuilder,
    (entry, code): (UnitEntryId, Code),
    blocks: &LexicalBlocks,
    (body, ops): (&Body, &[(Range<u32>, Op)]),
    is_ordered: bool,
) {
    let cx = unit.env.cx;
    for label in &body.labels {
        let Some(node) = Node::of(cx, label.declaration) else { continue };
        let parent = node.attr("scope").and_then(|scope| blocks.of(cx, scope)).unwrap_or(entry);
        let new = unit.dwarf.unit.add(parent, gimli::DW_TAG_label);
        set_name(unit, new, &node);
        set_declaration(unit, new, &node);
        if let Some(offset) = offset(label, ops).filter(|_| is_ordered) {
            unit.set(new, gimli::DW_AT_low_pc, AttributeValue::Address(code.address(offset)));
        }
    }
}

/// Returns the offset of the first operation after a label that has code.
fn offset(label: &Label, ops: &[(Range<u32>, Op)]) -> Option<u32> {
    let start = |op: &Op| ops.iter().find(|(_, other)| other == op).map(|(range, _)| range.start);
    label.next.iter().find_map(start)
}
