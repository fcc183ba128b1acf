//! Syntax of the COMDAT of functions and globals: `comdat(@group::@name)`.

use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, name};

/// Parses the COMDAT, if there is one.
pub(super) fn parse_comdat(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.eat("comdat") {
        p.expect("(")?;
        let comdat = p.parse_attr(None)?;
        p.expect(")")?;
        state.attr(name::COMDAT, comdat);
    }
    Ok(())
}

/// Prints the COMDAT, if there is one.
pub(super) fn print_comdat(p: &mut dyn OpPrinter, op: Op) {
    if let Some(comdat) = p.attr_of(op, name::COMDAT) {
        p.text(" comdat(");
        p.attr(comdat);
        p.text(")");
    }
}
