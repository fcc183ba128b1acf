//! `scf.forall` and its terminator.

use crate::dialect::index_list::{Brackets, parse_index_list_in, print_index_list_in, verify_index_list};
use crate::dialect::region_syntax::{
    BARE, block_arg_types, parse_assignments, parse_operands, parse_types, print_assignments,
    print_result_types, verify_region_end,
};
use crate::ir::{
    DYNAMIC, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, RegionArg, RegionStyle, TypeId,
    VerifyCx, name, spec,
};

use super::{FORALL, Forall, IN_PARALLEL};

/// The attributes of the bounds, the groups of operands for their dynamic entries, and their names in messages.
const BOUNDS: [(NameId, &str, &str); 3] = [
    (name::STATIC_LOWER_BOUND, "dynamicLowerBound", "lower bound"),
    (name::STATIC_UPPER_BOUND, "dynamicUpperBound", "upper bound"),
    (name::STATIC_STEP, "dynamicStep", "step"),
];

/// Parses `(%i, %j) in (%n, 4) shared_outs(%o = %t) -> (types) { … }`. If a lower bound is not 0 or a step is not 1,
/// `= (…) to (…) step (…)` replaces `in (…)`.
pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let induction = parse_operands(p)?;
    let mut sizes = parse_bounds(p, state, induction.len())?.to_vec();
    let mut outputs = Vec::new();
    if p.eat("shared_outs") {
        outputs = parse_assignments(p)?;
    }
    if p.eat("->") {
        state.results = parse_types(p)?;
    }
    let shared: Vec<Operand> = outputs.iter().map(|pair| pair.1).collect();
    let mut shared = p.resolve_all(&shared, &state.results.clone())?;
    sizes.push(shared.len() as i64);
    state.operands.append(&mut shared);
    let segments = p.cx().i32_array_attr(&sizes);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    let arg = |operand, ty| RegionArg { operand, ty, loc: None };
    let mut args: Vec<RegionArg> = induction.into_iter().map(|operand| arg(operand, TypeId::INDEX)).collect();
    args.extend(outputs.iter().zip(&state.results).map(|(pair, &ty)| arg(pair.0, ty)));
    let region = p.parse_region(&args)?;
    p.ensure_terminator(region, IN_PARALLEL, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

/// Parses the bounds and steps, and returns the number of values in each of them.
fn parse_bounds(p: &mut dyn OpParser, state: &mut OpState, loops: usize) -> ParseResult<[i64; 3]> {
    let constant = |p: &mut dyn OpParser, state: &mut OpState, name, value| {
        let list = p.cx().i64_array_attr(&vec![value; loops]);
        state.attr(name, list);
    };
    if p.eat("in") {
        constant(p, state, name::STATIC_LOWER_BOUND, 0);
        constant(p, state, name::STATIC_STEP, 1);
        return Ok([0, parse_bound(p, state, name::STATIC_UPPER_BOUND)?, 0]);
    }
    let mut sizes = [0; 3];
    for (i, word) in ["=", "to", "step"].into_iter().enumerate() {
        p.expect(word)?;
        sizes[i] = parse_bound(p, state, BOUNDS[i].0)?;
    }
    Ok(sizes)
}

fn parse_bound(p: &mut dyn OpParser, state: &mut OpState, constants: NameId) -> ParseResult<i64> {
    let mut operands = Vec::new();
    let list = parse_index_list_in(p, Brackets::Round, &mut operands)?;
    let list = p.cx().i64_array_attr(&list);
    state.attr(constants, list);
    for &operand in &operands {
        state.operands.push(p.resolve(operand, TypeId::INDEX)?);
    }
    Ok(operands.len() as i64)
}

pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
    let region = p.body().regions(op)[0];
    let args = p.region_args(region);
    let outputs = Forall(op).outputs(p.cx(), p.body()).to_vec();
    let (induction, shared) = args.split_at(args.len().saturating_sub(outputs.len()));
    p.text(" (");
    p.list(induction, |p, arg| p.text(&arg.0));
    p.text(")");
    if is_normalized(p, op) {
        p.text(" in ");
        print_bound(p, op, 1);
    } else {
        for (i, word) in [" = ", " to ", " step "].into_iter().enumerate() {
            p.text(word);
            print_bound(p, op, i);
        }
    }
    if !outputs.is_empty() {
        p.text(" shared_outs(");
        print_assignments(p, shared, &outputs);
        p.text(")");
        print_result_types(p, op);
    }
    p.text(" ");
    let elide_terminator = p.body().result_count(op) == 0;
    p.region(region, RegionStyle { elide_terminator, ..BARE });
    p.attr_dict(op, &BOUNDS.map(|(constants, ..)| constants), false);
}

fn print_bound(p: &mut dyn OpPrinter, op: Op, number: usize) {
    let (constants, group, _) = BOUNDS[number];
    let values = spec::operand_group(p.cx(), p.body(), op, group).to_vec();
    print_index_list_in(p, op, Brackets::Round, constants, &mut values.into_iter());
}

/// Returns true if all lower bounds are 0 and all steps are 1.
fn is_normalized(p: &dyn OpPrinter, op: Op) -> bool {
    let all = |name, wanted| {
        let list = p.attr_of(op, name).and_then(|attr| p.cx().dense_array_value(attr));
        list.unwrap_or_default().iter().all(|&value| value == wanted)
    };
    all(name::STATIC_LOWER_BOUND, 0) && all(name::STATIC_STEP, 1)
}

pub(super) fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[region] = view.body.regions(op) else { return Err("requires one region".to_string()) };
    let list =
        |name| view.attr(op, name).and_then(|attr| view.cx.dense_array_value(attr)).unwrap_or_default();
    let loops = list(name::STATIC_UPPER_BOUND).len();
    let outputs = view.body.value_types(Forall(op).outputs(view.cx, view.body));
    let results = view.result_types(op);
    if results.len() != outputs.len() {
        return Err(format!("produces {} results, but has only {} outputs", results.len(), outputs.len()));
    }
    let args = block_arg_types(view, region);
    if args.len() != loops + outputs.len() || view.body.entry_block(region).is_none() {
        return Err(format!("region expects {loops} arguments"));
    }
    if let Some(wrong) = args[..loops].iter().position(|&ty| ty != TypeId::INDEX) {
        return Err(format!("expects {wrong}-th block argument to be an index"));
    }
    let fits = |i: usize| args[loops + i] == outputs[i] && results[i] == outputs[i];
    if let Some(wrong) = (0..outputs.len()).find(|&i| !fits(i)) {
        return Err(format!("type mismatch between {wrong}-th output and corresponding block argument"));
    }
    for (constants, group, word) in BOUNDS {
        if list(constants).len() != loops {
            return Err(format!("expected {loops} {word} values, got {}", list(constants).len()));
        }
        verify_index_list(view, op, constants, view.operand_group(op, group).len(), word)?;
    }
    let mapping = view.attr(op, name::MAPPING).map(|attr| view.cx.attr_data(attr));
    if let Some(crate::ir::AttrData::Array(items)) = mapping
        && !items.is_empty()
        && items.len() != loops
    {
        return Err("mapping attribute size must match op rank".to_string());
    }
    if list(name::STATIC_STEP).iter().any(|&step| step != DYNAMIC && step <= 0) {
        return Err("constant step must be positive".to_string());
    }
    verify_region_end(view, region, IN_PARALLEL)
}

/// Parses `{ … }`.
pub(super) fn parse_in_parallel(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

pub(super) fn print_in_parallel(p: &mut dyn OpPrinter, op: Op) {
    let region = p.body().regions(op)[0];
    p.text(" ");
    p.region(region, RegionStyle { elide_terminator: false, ..BARE });
    p.attr_dict(op, &[], false);
}

pub(super) fn verify_in_parallel(view: &VerifyCx, op: Op) -> Result<(), String> {
    if view.parent_op(op).is_none_or(|parent| view.body.name(parent) != FORALL) {
        return Err("expects parent op 'scf.forall'".to_string());
    }
    match view.body.regions(op) {
        [_] => Ok(()),
        _ => Err("requires one region".to_string()),
    }
}
