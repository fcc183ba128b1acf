//! `scf.parallel` and the operations that define its reductions.

use crate::dialect::region_syntax::{
    BARE, block_arg_types, parse_operands, parse_types, result_types, verify_region_end,
};
use crate::ir::{
    Op, OpParser, OpPrinter, OpState, Operand, ParseResult, RegionArg, RegionStyle, TypeId, Value, VerifyCx,
    name, spec,
};

use super::{PARALLEL, Parallel, REDUCE, REDUCE_RETURN, WITH_LABEL};

/// The keyword before each of the bounds, and the group of its operands.
const BOUNDS: [(&str, &str); 3] = [("=", "lowerBound"), ("to", "upperBound"), ("step", "step")];

/// Parses `(%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) init (%x) -> type { … }`.
pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let induction = parse_operands(p)?;
    for (word, _) in BOUNDS {
        p.expect(word)?;
        let offset = p.offset();
        let values = parse_operands(p)?;
        if values.len() != induction.len() {
            return Err(p.error(offset, format!("expected {} operands", induction.len())));
        }
        for value in values {
            state.operands.push(p.resolve(value, TypeId::INDEX)?);
        }
    }
    let inits: Vec<Operand> = if p.eat("init") { parse_operands(p)? } else { Vec::new() };
    if p.eat("->") {
        state.results = parse_types(p)?;
    }
    let mut inits = p.resolve_all(&inits, &state.results.clone())?;
    let loops = induction.len() as i64;
    let segments = p.cx().i32_array_attr(&[loops, loops, loops, inits.len() as i64]);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    state.operands.append(&mut inits);
    let arg = |operand| RegionArg { operand, ty: TypeId::INDEX, loc: None };
    let args: Vec<RegionArg> = induction.into_iter().map(arg).collect();
    let region = p.parse_region(&args)?;
    p.ensure_terminator(region, REDUCE, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

fn print_group(p: &mut dyn OpPrinter, values: &[Value]) {
    p.text(" (");
    p.values(values);
    p.text(")");
}

pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
    let region = p.body().regions(op)[0];
    let args = p.region_args(region);
    p.text(" (");
    p.list(&args, |p, arg| p.text(&arg.0));
    p.text(")");
    for (word, group) in BOUNDS.into_iter().chain([("init", "initVals")]) {
        let values = spec::operand_group(p.cx(), p.body(), op, group).to_vec();
        if word != "init" || !values.is_empty() {
            p.text(" ");
            p.text(word);
            print_group(p, &values);
        }
    }
    let results = result_types(p, op);
    p.arrow_types(&results);
    p.text(" ");
    p.region(region, RegionStyle { elide_terminator: false, ..BARE });
    p.attr_dict(op, &[], false);
}

pub(super) fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[region] = view.body.regions(op) else { return Err("requires one region".to_string()) };
    let loops = BOUNDS.map(|(_, group)| view.operand_group(op, group).len());
    if loops[2] == 0 {
        return Err("needs at least one tuple element for lowerBound, upperBound and step".to_string());
    }
    if loops != [loops[2]; 3] {
        return Err("expects as many lower and upper bounds as steps".to_string());
    }
    verify_steps(view, op)?;
    let args = block_arg_types(view, region);
    if args.len() != loops[2] {
        return Err(format!(
            "expects the same number of induction variables: {} as bound and step values: {}",
            args.len(),
            loops[2]
        ));
    }
    if args.iter().any(|&ty| ty != TypeId::INDEX) {
        return Err("expects arguments for the induction variable to be of index type".to_string());
    }
    let end = view.body.entry_block(region).and_then(|entry| view.body.last_op(entry));
    let Some(end) = end.filter(|&end| view.body.name(end) == REDUCE) else {
        return Err("expects body to terminate with 'scf.reduce'".to_string());
    };
    verify_results(view, op, end)
}

/// Checks that constant steps are positive.
fn verify_steps(view: &VerifyCx, op: Op) -> Result<(), String> {
    let constant = |value: Value| {
        let maker = view.body.defining_op(value)?;
        let is_constant = view.body.name(maker) == crate::dialect::arith::CONSTANT;
        view.cx.int_value(view.attr(maker, name::VALUE).filter(|_| is_constant)?)
    };
    let mut steps = Parallel(op).step(view.cx, view.body).iter().filter_map(|&step| constant(step));
    if steps.any(|step| step <= 0) {
        Err("constant step operand must be positive".to_string())
    } else {
        Ok(())
    }
}

/// Checks that results, initial values and reductions match in number and type.
fn verify_results(view: &VerifyCx, op: Op, end: Op) -> Result<(), String> {
    let results = view.result_types(op);
    let reductions = view.body.regions(end).len();
    let inits = view.body.value_types(Parallel(op).init_vals(view.cx, view.body));
    if results.len() != reductions {
        return Err(format!(
            "expects number of results: {} to be the same as number of reductions: {reductions}",
            results.len()
        ));
    }
    if results.len() != inits.len() {
        return Err(format!(
            "expects number of results: {} to be the same as number of initial values: {}",
            results.len(),
            inits.len()
        ));
    }
    let reduced = view.body.value_types(view.body.operands(end));
    for (i, &result) in results.iter().enumerate() {
        if reduced.get(i) != Some(&result) || inits[i] != result {
            return Err(format!(
                "expects type of {i}-th reduction operand and initial value to be the same as the {i}-th result type: '{}'",
                view.cx.type_text(result)
            ));
        }
    }
    Ok(())
}

/// Parses `(%a, %b : type, type) { ^bb0(%x: type, %y: type): … }, { … }`.
pub(super) fn parse_reduce(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.eat("(") {
        let operands = p.comma_list(|p| p.parse_operand())?;
        p.expect(":")?;
        let types = p.comma_list(|p| p.parse_type())?;
        p.expect(")")?;
        state.operands = p.resolve_all(&operands, &types)?;
    }
    if p.at("{") {
        state.regions = p.comma_list(|p| p.parse_region(&[]))?;
    }
    p.parse_attr_dict(&mut state.attrs)
}

pub(super) fn print_reduce(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    if !operands.is_empty() {
        p.text("(");
        p.values(&operands);
        p.text(" : ");
        let types = p.body().value_types(&operands);
        p.types(&types);
        p.text(")");
    }
    p.text(" ");
    let regions = p.body().regions(op).to_vec();
    p.list(regions, |p, region| p.region(region, WITH_LABEL));
    p.attr_dict(op, &[], false);
}

pub(super) fn verify_reduce(view: &VerifyCx, op: Op) -> Result<(), String> {
    if view.parent_op(op).is_none_or(|parent| view.body.name(parent) != PARALLEL) {
        return Err("expects parent op 'scf.parallel'".to_string());
    }
    let (operands, regions) = (view.body.operands(op), view.body.regions(op));
    if operands.len() != regions.len() {
        return Err(format!("expects {} reduction regions, one per operand", operands.len()));
    }
    for (i, (&operand, &region)) in operands.iter().zip(regions).enumerate() {
        let ty = view.body.value_type(operand);
        let entry = view.body.entry_block(region);
        if entry.is_none_or(|entry| view.body.block_ops(entry).is_empty()) {
            return Err(format!("{i}-th reduction has an empty body"));
        }
        if view.body.region_blocks(region).len() != 1 || block_arg_types(view, region) != [ty; 2] {
            return Err(format!(
                "expected two block arguments with type '{}' in the {i}-th reduction region",
                view.cx.type_text(ty)
            ));
        }
        verify_region_end(view, region, REDUCE_RETURN)
            .map_err(|_| "reduction bodies must be terminated with an 'scf.reduce.return' op".to_string())?;
    }
    Ok(())
}

pub(super) fn verify_reduce_return(view: &VerifyCx, op: Op) -> Result<(), String> {
    if view.parent_op(op).is_none_or(|parent| view.body.name(parent) != REDUCE) {
        return Err("expects parent op 'scf.reduce'".to_string());
    }
    let args = view.body.parent_block(op).map(|block| view.body.block_args(block)).unwrap_or_default();
    let expected = args.first().map(|&arg| view.body.value_type(arg));
    match expected {
        Some(ty) if view.operand_type(op, 0) != Some(ty) => {
            Err(format!("must have type '{}' (the type of the reduction inputs)", view.cx.type_text(ty)))
        }
        _ => Ok(()),
    }
}
