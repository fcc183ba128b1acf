//! `vector.warp_execute_on_lane_0`, which is in the gpu dialect since MLIR 20: a region that runs on a single lane of a
//! warp, and whose operands and results are distributed over the lanes.

use crate::dialect::region_syntax::print_result_types;
use crate::ir::{Op, OpName, OpParser, OpPrinter, OpState, ParseResult, RegionStyle, TypeId, VerifyCx, name};

use super::types::{VectorType, vector};

/// Parses `(%lane)[32] args(%a : type) -> (types) { … }`.
pub(super) fn parse_warp(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    parse_warp_ending_with(p, state, super::YIELD)
}

/// Parses the syntax of any dialect; `terminator` is added to a region without one.
pub fn parse_warp_ending_with(p: &mut dyn OpParser, state: &mut OpState, terminator: OpName) -> ParseResult {
    p.expect("(")?;
    let lane = p.parse_operand()?;
    p.expect(")")?;
    p.expect("[")?;
    let size = p.parse_integer()?;
    p.expect("]")?;
    let size = p.cx().int_attr(TypeId::I64, size);
    state.attr(name::WARP_SIZE, size);
    state.operands.push(p.resolve(lane, TypeId::INDEX)?);
    if p.eat("args") {
        p.expect("(")?;
        let args = p.comma_list_until(":", |p| p.parse_operand())?;
        let types = p.comma_list_until(")", |p| p.parse_type())?;
        let mut args = p.resolve_all(&args, &types)?;
        state.operands.append(&mut args);
    }
    if p.eat("->") {
        state.results =
            if p.eat("(") { p.comma_list_until(")", |p| p.parse_type())? } else { vec![p.parse_type()?] };
    }
    let region = p.parse_region(&[])?;
    p.ensure_terminator(region, terminator, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

/// Prints the syntax that [`parse_warp_ending_with`] parses.
pub fn print_warp(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let Some((&lane, args)) = operands.split_first() else { return };
    p.text("(");
    p.value(lane);
    p.text(")[");
    if let Some(size) = p.attr_of(op, name::WARP_SIZE) {
        p.attr_value(size);
    }
    p.text("]");
    if !args.is_empty() {
        p.text(" args(");
        p.values(args);
        p.text(" : ");
        let types = p.body().value_types(args);
        p.types(&types);
        p.text(")");
    }
    print_result_types(p, op);
    p.text(" ");
    if let Some(&region) = p.body().regions(op).first() {
        p.region(
            region,
            RegionStyle { entry_label: true, elide_terminator: p.body().results(op).len() == 0 },
        );
    }
    p.attr_dict(op, &[name::WARP_SIZE], false);
}

/// Checks the arguments and results of the region.
pub fn verify_warp(view: &VerifyCx, op: Op) -> Result<(), String> {
    let body = view.body;
    let entry = match body.regions(op) {
        &[region] => body.entry_block(region).ok_or("expects a block in its region")?,
        _ => return Err("requires one region".to_string()),
    };
    let size = view.attr(op, name::WARP_SIZE).and_then(|attr| view.cx.int_value(attr)).unwrap_or_default();
    let outer = body.value_types(&body.operands(op)[1..]);
    let inner = body.value_types(body.block_args(entry));
    if outer.len() != inner.len() {
        return Err("expected same number op arguments and block arguments.".to_string());
    }
    let yielded = body.last_op(entry).map(|end| body.value_types(body.operands(end))).unwrap_or_default();
    let results = view.result_types(op);
    if yielded.len() != results.len() {
        return Err("expected same number of yield operands and return values.".to_string());
    }
    let pairs = inner.iter().zip(&outer).chain(yielded.iter().zip(&results));
    pairs.into_iter().try_for_each(|(&whole, &part)| verify_distributed(view, whole, part, size))
}

/// Checks that a value is the same on all lanes, or a vector whose dimensions are divided among them.
fn verify_distributed(view: &VerifyCx, whole: TypeId, part: TypeId, warp_size: i128) -> Result<(), String> {
    let cx = view.cx;
    if whole == part {
        return Ok(());
    }
    let (Some(from), Some(to)) = (vector(cx, whole), vector(cx, part)) else {
        return Err("expected vector type for distributed operands.".to_string());
    };
    if from.rank() != to.rank() || from.element != to.element {
        return Err("expected distributed vectors to have same rank and element type.".to_string());
    }
    match lanes(&from, &to) {
        Some(lanes) if lanes == warp_size => Ok(()),
        _ => Err(format!(
            "incompatible distribution dimensions from '{}' to '{}' with warp size = {warp_size}",
            cx.type_text(whole),
            cx.type_text(part)
        )),
    }
}

/// Returns the number of lanes among which the dimensions are divided.
fn lanes(whole: &VectorType, part: &VectorType) -> Option<i128> {
    whole.shape.iter().zip(part.shape).try_fold(1, |all, (&whole, &part)| {
        let divides = part > 0 && whole % part == 0;
        divides.then(|| all * i128::from(whole / part))
    })
}
