//! Syntax that operations with one source and one result of another type share.

use crate::ir::{OpParser, OpState, Operand, ParseResult};

/// Parses `: type to type`: the types of the source, which is the next operand, and of the result.
pub fn parse_source_and_result_types(
    p: &mut dyn OpParser,
    state: &mut OpState,
    source: Operand,
) -> ParseResult {
    p.expect(":")?;
    let from = p.parse_type()?;
    p.expect("to")?;
    state.results.push(p.parse_type()?);
    state.operands.push(p.resolve(source, from)?);
    Ok(())
}
