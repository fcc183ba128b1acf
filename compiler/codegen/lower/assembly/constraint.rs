//! Constraints of inline assembly.

use crate::codegen::context::{Lower, needs};
use crate::ir::Value;

/// The operand or result of a constraint.
#[derive(Clone, Copy)]
pub(crate) enum Constraint<'a> {
    /// A result.
    Result(&'a str),
    /// Memory to which an operand points, written.
    Memory(Value),
    /// A value.
    Input(Value, &'a str),
}

/// Parses the constraints that are not clobbers, with their operands.
pub(super) fn read<'a>(text: &'a str, operands: &[Value]) -> Lower<Vec<Constraint<'a>>> {
    let mut operands = operands.iter().copied();
    let mut out = Vec::new();
    for item in text.split(',').filter(|item| !item.is_empty() && !item.starts_with(['~', '!'])) {
        if item.starts_with('=') && !item.contains('*') {
            out.push(Constraint::Result(item));
            continue;
        }
        let Some(operand) = operands.next() else { return needs("it needs an operand for each constraint") };
        out.push(if item.starts_with('=') {
            Constraint::Memory(operand)
        } else {
            Constraint::Input(operand, item)
        });
    }
    Ok(out)
}
