//! `affine.for` and `affine.if`, and the operation that ends their regions.

use crate::dialect::region_syntax::{
    BARE, block_arg_types, parse_assignments, parse_branches, parse_types, print_assignments,
    print_result_types, result_types, verify_region_end,
};
use crate::ir::{
    AffineExpr, AffineMap, AttrData, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult,
    RegionArg, RegionStyle, TypeId, Value, VerifyCx, name,
};

use super::inputs::verify_inputs;
use super::{FOR, IF, PARALLEL, YIELD, add_map, group_of, map_attr, map_of, parse_inputs, print_inputs};

/// One of the two bounds of `affine.for`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Lower,
    Upper,
}

impl Bound {
    fn map_name(self) -> NameId {
        if self == Bound::Lower { name::LOWER_BOUND_MAP } else { name::UPPER_BOUND_MAP }
    }

    /// Returns the keyword before a map with several results, which selects the largest or the smallest result.
    fn keyword(self) -> &'static str {
        if self == Bound::Lower { "max" } else { "min" }
    }

    fn word(self) -> &'static str {
        if self == Bound::Lower { "lower" } else { "upper" }
    }

    fn operands(self) -> &'static str {
        if self == Bound::Lower { "lowerBoundOperands" } else { "upperBoundOperands" }
    }
}

/// Parses `%i = 0 to min #map(%a)[%n] step 2 iter_args(%x = %y) -> (types) { … }`.
pub(super) fn parse_for(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let induction = p.parse_operand()?;
    let induction_loc = p.parse_argument_loc()?;
    p.expect("=")?;
    let lower = parse_bound(p, state, Bound::Lower)?;
    p.expect("to")?;
    let upper = parse_bound(p, state, Bound::Upper)?;
    parse_step(p, state)?;
    let mut iter_args = Vec::new();
    if p.eat("iter_args") {
        iter_args = parse_assignments(p)?;
        p.expect("->")?;
        state.results = parse_types(p)?;
    }
    let inits: Vec<Operand> = iter_args.iter().map(|pair| pair.1).collect();
    let mut inits = p.resolve_all(&inits, &state.results.clone())?;
    let segments = p.cx().i32_array_attr(&[lower as i64, upper as i64, inits.len() as i64]);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    state.operands.append(&mut inits);
    let mut args = vec![RegionArg { operand: induction, ty: TypeId::INDEX, loc: induction_loc }];
    let carried = iter_args.iter().zip(&state.results);
    args.extend(carried.map(|(pair, &ty)| RegionArg { operand: pair.0, ty, loc: None }));
    let region = p.parse_region(&args)?;
    p.ensure_terminator(region, YIELD, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

/// Parses a bound, adds its map and inputs, and returns the number of inputs.
fn parse_bound(p: &mut dyn OpParser, state: &mut OpState, bound: Bound) -> ParseResult<usize> {
    let has_keyword = p.eat(bound.keyword());
    if p.at_operand() {
        let operand = p.parse_operand()?;
        let value = p.resolve(operand, TypeId::INDEX)?;
        state.operands.push(value);
        add_map(p, state, bound.map_name(), AffineMap::symbol());
        return Ok(1);
    }
    let offset = p.offset();
    let attr = p.parse_attr(Some(TypeId::INDEX))?;
    match p.cx().attr_data(attr).clone() {
        AttrData::Integer { value, .. } => {
            add_map(p, state, bound.map_name(), AffineMap::constant(value as i64));
            Ok(0)
        }
        AttrData::AffineMap(map) => {
            if map.results.len() > 1 && !has_keyword {
                let message = format!(
                    "{} loop bound affine map with multiple results requires '{}' prefix",
                    bound.word(),
                    bound.keyword()
                );
                return Err(p.error(offset, message));
            }
            state.attr(bound.map_name(), attr);
            parse_bound_inputs(p, state, &map)
        }
        _ => Err(p.error(offset, "expected valid affine map representation for loop bounds".to_string())),
    }
}

fn parse_bound_inputs(p: &mut dyn OpParser, state: &mut OpState, map: &AffineMap) -> ParseResult<usize> {
    let offset = p.offset();
    let (mut inputs, dims) = parse_inputs(p)?;
    check_inputs(p, offset, (dims, inputs.len()), (map.dims as usize, map.inputs()), "affine map")?;
    state.operands.append(&mut inputs);
    Ok(map.inputs())
}

/// Reports an error unless the numbers of dimensions and of all inputs match those of the map or set.
fn check_inputs(
    p: &mut dyn OpParser,
    offset: usize,
    found: (usize, usize),
    wanted: (usize, usize),
    of: &str,
) -> ParseResult {
    if found == wanted {
        return Ok(());
    }
    let what = if found.0 == wanted.0 { "symbol" } else { "dim" };
    Err(p.error(offset, format!("{what} operand count and {of} {what} count must match")))
}

fn parse_step(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let mut step = 1;
    if p.eat("step") {
        let offset = p.offset();
        let value = p.parse_integer()?;
        step = i64::try_from(value).ok().filter(|&step| step >= 0).ok_or_else(|| {
            p.error(offset, "expected step to be representable as a positive signed integer".to_string())
        })?;
    }
    let step = p.cx().int_attr(TypeId::INDEX, step.into());
    state.attr(name::STEP, step);
    Ok(())
}

pub(super) fn print_for(p: &mut dyn OpPrinter, op: Op) {
    let region = p.body().regions(op)[0];
    let args = p.region_args(region);
    let inits = group_of(p, op, "inits");
    p.text(" ");
    p.text(&args[0].0);
    p.argument_loc(region, 0);
    p.text(" = ");
    print_bound(p, op, Bound::Lower);
    p.text(" to ");
    print_bound(p, op, Bound::Upper);
    if let Some(step) = p.attr_of(op, name::STEP).filter(|&step| p.cx().int_value(step) != Some(1)) {
        p.text(" step ");
        p.attr_value(step);
    }
    if !inits.is_empty() {
        p.text(" iter_args(");
        print_assignments(p, &args[1..], &inits);
        p.text(")");
        print_result_types(p, op);
    }
    p.text(" ");
    p.region(region, RegionStyle { elide_terminator: inits.is_empty(), ..BARE });
    p.attr_dict(op, &[name::LOWER_BOUND_MAP, name::UPPER_BOUND_MAP, name::STEP], false);
}

fn print_bound(p: &mut dyn OpPrinter, op: Op, bound: Bound) {
    let map = map_of(p, op, bound.map_name());
    let inputs = group_of(p, op, bound.operands());
    match (&*map.results, &*inputs) {
        ([AffineExpr::Constant(value)], []) => return p.text(&value.to_string()),
        ([AffineExpr::Symbol(_)], &[value]) if map.dims == 0 => return p.value(value),
        ([_], _) => {}
        _ => {
            p.text(bound.keyword());
            p.text(" ");
        }
    }
    if let Some(attr) = p.attr_of(op, bound.map_name()) {
        p.attr(attr);
    }
    print_inputs(p, &inputs, map.dims as usize);
}

pub(super) fn verify_for(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[region] = view.body.regions(op) else { return Err("requires one region".to_string()) };
    let args = block_arg_types(view, region);
    if args.first() != Some(&TypeId::INDEX) {
        let message = "expected body to have a single index argument for the induction variable";
        return Err(message.to_string());
    }
    verify_bound(view, op, Bound::Lower)?;
    verify_bound(view, op, Bound::Upper)?;
    let inits = view.body.value_types(view.operand_group(op, "inits"));
    let results = view.result_types(op);
    if inits.len() != results.len() {
        return Err("mismatch between the number of loop-carried values and results".to_string());
    }
    if args.len() - 1 != results.len() {
        return Err("mismatch between the number of basic block args and results".to_string());
    }
    if inits != results || args[1..] != results {
        return Err("types mismatch between loop-carried values, basic block args and results".to_string());
    }
    verify_region_end(view, region, YIELD)
}

fn verify_bound(view: &VerifyCx, op: Op, bound: Bound) -> Result<(), String> {
    let Some(map) = map_attr(view, op, bound.map_name()) else { return Ok(()) };
    let inputs = view.operand_group(op, bound.operands());
    if map.results.is_empty() {
        return Err(format!("expected {} bound map to have at least one result", bound.word()));
    }
    if inputs.len() != map.inputs() {
        return Err(format!(
            "{} bound operand count and affine map dimension and symbol count must match",
            bound.word()
        ));
    }
    verify_inputs(view, op, inputs, map.dims as usize)
}

/// Parses `#set(%i)[%n] -> (types) { … } else { … }`.
pub(super) fn parse_if(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let offset = p.offset();
    let condition = p.parse_attr(None)?;
    state.attr(name::CONDITION, condition);
    let AttrData::AffineSet(set) = p.cx().attr_data(condition).clone() else {
        return Err(
            p.error(offset, "invalid kind of attribute specified: expected an integer set".to_string())
        );
    };
    let offset = p.offset();
    let (inputs, dims) = parse_inputs(p)?;
    check_inputs(p, offset, (dims, inputs.len()), (set.dims as usize, set.inputs()), "integer set")?;
    state.operands = inputs;
    parse_branches(p, state, YIELD)
}

pub(super) fn print_if(p: &mut dyn OpPrinter, op: Op) {
    let inputs = p.body().operands(op).to_vec();
    let condition = p.attr_of(op, name::CONDITION);
    p.text(" ");
    let mut dims = inputs.len();
    if let Some(condition) = condition {
        p.attr(condition);
        if let AttrData::AffineSet(set) = p.cx().attr_data(condition) {
            dims = set.dims as usize;
        }
    }
    print_inputs(p, &inputs, dims);
    let results = result_types(p, op);
    p.arrow_types(&results);
    let style = RegionStyle { elide_terminator: results.is_empty(), ..BARE };
    let regions = p.body().regions(op).to_vec();
    p.text(" ");
    p.region(regions[0], style);
    if let Some(&other) = regions.get(1)
        && !p.region_is_empty(other)
    {
        p.text(" else ");
        p.region(other, style);
    }
    p.attr_dict(op, &[name::CONDITION], false);
}

pub(super) fn verify_if(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[then, other] = view.body.regions(op) else { return Err("requires two regions".to_string()) };
    let set = view.attr(op, name::CONDITION).map(|attr| view.cx.attr_data(attr));
    let Some(AttrData::AffineSet(set)) = set else { return Ok(()) };
    let inputs: &[Value] = view.body.operands(op);
    if inputs.len() != set.inputs() {
        let message = "operand count and condition integer set dimension and symbol count must match";
        return Err(message.to_string());
    }
    verify_inputs(view, op, inputs, set.dims as usize)?;
    if view.body.entry_block(then).is_none() {
        return Err("region #0 failed to verify constraint: region with 1 blocks".to_string());
    }
    let has_results = view.body.result_count(op) > 0;
    if has_results && view.body.entry_block(other).is_none() {
        return Err("must have an else block if defining values".to_string());
    }
    for region in [then, other] {
        if !block_arg_types(view, region).is_empty() {
            return Err("region should have no arguments".to_string());
        }
        verify_region_end(view, region, YIELD)?;
    }
    Ok(())
}

pub(super) fn verify_yield(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(parent) = view.parent_op(op).filter(|&op| matches!(view.body.name(op), FOR | IF | PARALLEL))
    else {
        return Err("only terminates affine.if/for/parallel regions".to_string());
    };
    let (results, operands) = (view.result_types(parent), view.body.value_types(view.body.operands(op)));
    if results.len() != operands.len() {
        return Err("parent of yield must have same number of results as the yield operands".to_string());
    }
    if results != operands {
        return Err("types mismatch between yield op and its parent".to_string());
    }
    Ok(())
}
