//! The line table: the source positions of instructions.

use std::ops::Range;

use crate::ir::{Body, Loc, Op};

use super::frames::{Frames, Position};
use super::unit::{Code, UnitBuilder};

/// Adds the rows of a function. The first one has the position of the function itself; the prologue ends where the code
/// of its operations begins.
pub(super) fn add_function(
    unit: &mut UnitBuilder,
    frames: &mut Frames,
    code: Code,
    start: Option<Position>,
    (body, ops): (&Body, &[(Range<u32>, Op)]),
) {
    unit.dwarf.unit.line_program.begin_sequence(Some(code.start()));
    let mut last = None;
    if let Some(position) = start {
        add_row(unit, 0, position, false);
        last = Some(position);
    }
    let mut is_prologue = true;
    for (range, op) in ops {
        let Some(position) = innermost(frames, body.loc(*op)) else { continue };
        if last != Some(position) || is_prologue {
            add_row(unit, range.start, position, is_prologue);
            last = Some(position);
        }
        is_prologue = false;
    }
    unit.dwarf.unit.line_program.end_sequence(code.size());
}

/// Adds the row of code without operations.
pub(super) fn add_thunk(unit: &mut UnitBuilder, code: Code, position: Position) {
    unit.dwarf.unit.line_program.begin_sequence(Some(code.start()));
    add_row(unit, 0, position, false);
    unit.dwarf.unit.line_program.end_sequence(code.size());
}

/// Returns the innermost position of a location.
fn innermost(frames: &mut Frames, loc: Loc) -> Option<Position> {
    frames.of(loc).first().and_then(|frame| frame.position)
}

fn add_row(unit: &mut UnitBuilder, offset: u32, position: Position, ends_prologue: bool) {
    let file = unit.file(position.file);
    let program = &mut unit.dwarf.unit.line_program;
    let row = program.row();
    row.address_offset = offset.into();
    row.file = file;
    row.line = position.line.into();
    row.column = position.column.into();
    row.prologue_end = ends_prologue;
    program.generate_row();
}
