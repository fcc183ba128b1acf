//! Syntax and checks that the operations with regions of `scf` and `affine` share: lists of region arguments with their
//! initial values, lists of result types, and checks of region terminators.

use crate::ir::{
    Op, OpName, OpParser, OpPrinter, OpState, Operand, ParseResult, Region, RegionStyle, TypeId, Value,
    VerifyCx,
};

/// The style of a region without the label of its entry block, and without a terminator that has no operands, results
/// and attributes.
pub const BARE: RegionStyle = RegionStyle { entry_label: false, elide_terminator: true };

/// Parses `(%a = %x, …)`: region arguments and their initial values.
pub fn parse_assignments(p: &mut dyn OpParser) -> ParseResult<Vec<(Operand, Operand)>> {
    p.expect("(")?;
    p.comma_list_until(")", |p| {
        let arg = p.parse_operand()?;
        p.expect("=")?;
        Ok((arg, p.parse_operand()?))
    })
}

/// Prints `%a = %x, …`.
pub fn print_assignments(p: &mut dyn OpPrinter, args: &[(String, TypeId)], inits: &[Value]) {
    p.list(args.iter().zip(inits), |p, (arg, &init)| {
        p.text(&arg.0);
        p.text(" = ");
        p.value(init);
    });
}

/// Parses `(%a, %b)`: names of region arguments, or values.
pub fn parse_operands(p: &mut dyn OpParser) -> ParseResult<Vec<Operand>> {
    p.expect("(")?;
    p.comma_list_until(")", |p| p.parse_operand())
}

/// Parses `type` or `(types)`.
pub fn parse_types(p: &mut dyn OpParser) -> ParseResult<Vec<TypeId>> {
    if !p.eat("(") {
        return Ok(vec![p.parse_type()?]);
    }
    p.comma_list_until(")", |p| p.parse_type())
}

/// Parses `-> (types) { … } else { … } {attrs}`: results and regions of a conditional. A `terminator` without operands may
/// be left out.
pub fn parse_branches(p: &mut dyn OpParser, state: &mut OpState, terminator: OpName) -> ParseResult {
    if p.eat("->") {
        state.results = parse_types(p)?;
    }
    let then = parse_terminated_region(p, state, terminator)?;
    let other = if p.eat("else") { parse_terminated_region(p, state, terminator)? } else { p.empty_region() };
    state.regions = vec![then, other];
    p.parse_attr_dict(&mut state.attrs)
}

/// Parses a region without arguments, and appends the terminator if it is missing.
pub fn parse_terminated_region(
    p: &mut dyn OpParser,
    state: &OpState,
    terminator: OpName,
) -> ParseResult<Region> {
    let region = p.parse_region(&[])?;
    p.ensure_terminator(region, terminator, state.loc);
    Ok(region)
}

/// Returns the types of the results of the operation being printed.
pub fn result_types(p: &dyn OpPrinter, op: Op) -> Vec<TypeId> {
    p.body().results(op).map(|value| p.body().value_type(value)).collect()
}

/// Prints ` -> (types)`, always with parentheses; prints nothing if there are no results.
pub fn print_result_types(p: &mut dyn OpPrinter, op: Op) {
    let types = result_types(p, op);
    if !types.is_empty() {
        p.text(" -> (");
        p.types(&types);
        p.text(")");
    }
}

/// Returns the regions of an operation, of which there must be `count`.
///
/// # Errors
/// The message completes `'name' op …`.
pub fn regions_expected<'a>(view: &VerifyCx<'a>, op: Op, count: usize) -> Result<&'a [Region], String> {
    let regions = view.body.regions(op);
    match count {
        _ if regions.len() == count => Ok(regions),
        1 => Err("requires one region".to_string()),
        _ => Err(format!("expected {count} regions")),
    }
}

/// Returns the types of the arguments of a region's entry block.
pub fn block_arg_types(view: &VerifyCx, region: Region) -> Vec<TypeId> {
    let entry = view.body.entry_block(region);
    entry.map(|entry| view.body.value_types(view.body.block_args(entry))).unwrap_or_default()
}

/// Checks that the last operation of a region, if there is one, is a `terminator`.
///
/// # Errors
/// The message completes `'name' op …`.
pub fn verify_region_end(view: &VerifyCx, region: Region, terminator: OpName) -> Result<(), String> {
    let last = view.body.entry_block(region).and_then(|entry| view.body.last_op(entry));
    match last.map(|op| view.body.name(op)).filter(|&found| found != terminator) {
        None => Ok(()),
        Some(found) => Err(format!(
            "expects regions to end with '{}', found '{}'",
            view.cx.op_text(terminator),
            view.cx.op_text(found)
        )),
    }
}
