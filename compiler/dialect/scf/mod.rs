//! The scf dialect: structured control flow.

mod forall;
mod parallel;

use crate::dialect::region_syntax::{
    BARE, block_arg_types, parse_assignments, parse_branches, parse_terminated_region, parse_types,
    print_assignments, print_result_types, regions_expected, result_types, verify_region_end,
};
use crate::ir::{
    Op, OpParser, OpPrinter, OpState, Operand, ParseResult, Region, RegionArg, RegionStyle, Traits, TypeId,
    VerifyCx, name,
};
use crate::{accessors, ops};

ops! { "scf" = super::table::scf;
    /// Runs its region for each value from a lower bound to an upper bound, exclusive, in steps.
    FOR = "for".sig("lowerBound: T, upperBound: T, step: T, initArgs: variadic any -> results: variadic any; T: signless-integer-or-index")
        .attrs("unsignedCmp: unit").custom(parse_for, print_for).verify(verify_for).with(Traits::SINGLE_BLOCK);
    /// Runs one of two regions, selected by a condition.
    IF = "if".sig("condition: i1 -> results: variadic any").custom(parse_if, print_if).verify(verify_if).with(Traits::SINGLE_BLOCK);
    /// Runs its two regions in turn, as long as the condition of the first is true.
    WHILE = "while".sig("inits: variadic any -> results: variadic any").custom(parse_while, print_while).verify(verify_while).with(Traits::SINGLE_BLOCK);
    /// Ends the first region of `scf.while` with the condition, and the values for the second region or the results.
    CONDITION = "condition".sig("condition: i1, args: variadic any ->").asm("($condition) attr-dict {? $args : type($args) }").with(Traits::TERMINATOR);
    /// Runs its region once.
    EXECUTE_REGION = "execute_region".sig("-> results: variadic any").attrs("no_inline: unit").custom(parse_execute_region, print_execute_region)
        .verify(verify_execute_region);
    /// Runs the region of the matching case, or the default region.
    INDEX_SWITCH = "index_switch".sig("arg: index -> results: variadic any").attrs("cases: i64-array")
        .custom(parse_index_switch, print_index_switch).verify(verify_index_switch).with(Traits::SINGLE_BLOCK);
    /// Runs its region for each point of a box, in any order, and reduces the values of the iterations.
    PARALLEL = "parallel".sig("lowerBound: variadic index, upperBound: variadic index, step: variadic index, initVals: variadic any -> results: variadic any")
        .custom(parallel::parse, parallel::print).verify(parallel::verify).with(Traits::SINGLE_BLOCK);
    /// Ends the region of `scf.parallel` with the values to reduce, each with a region that combines two values.
    REDUCE = "reduce".sig("operands: variadic any ->").custom(parallel::parse_reduce, parallel::print_reduce)
        .verify(parallel::verify_reduce).with(Traits::TERMINATOR);
    /// Ends a region of `scf.reduce`.
    REDUCE_RETURN = "reduce.return".sig("result: any ->").asm("$result attr-dict : type($result)").verify(parallel::verify_reduce_return).with(Traits::TERMINATOR);
    /// Runs its region for each point of a box, in parallel, on tensors that all iterations share.
    FORALL = "forall".sig("dynamicLowerBound: variadic index, dynamicUpperBound: variadic index, dynamicStep: variadic index, outputs: variadic ranked-tensor -> results: variadic ranked-tensor")
        .attrs("staticLowerBound: i64-array, staticUpperBound: i64-array, staticStep: i64-array, mapping?: array")
        .custom(forall::parse, forall::print).verify(forall::verify).with(Traits::SINGLE_BLOCK);
    /// Ends the region of `scf.forall` with the updates of the shared tensors.
    IN_PARALLEL = "forall.in_parallel".sig("->").custom(forall::parse_in_parallel, forall::print_in_parallel).verify(forall::verify_in_parallel)
        .with(Traits::TERMINATOR.and(Traits::NO_TERMINATOR).and(Traits::SINGLE_BLOCK));
    /// Ends a region with its results.
    YIELD = "yield".sig("results: variadic any ->").asm("attr-dict {? $results : type($results) }").with(Traits::TERMINATOR);
}

accessors! {
    For for FOR: lower_bound, upper_bound, step, [init_args];
    If for IF: condition;
    While for WHILE: [inits];
    Condition for CONDITION: condition, [args];
    IndexSwitch for INDEX_SWITCH: arg;
    Forall for FORALL: {dynamic_lower_bound}, {dynamic_upper_bound}, {dynamic_step}, {outputs};
    Parallel for PARALLEL: {lower_bound}, {upper_bound}, {step}, {init_vals};
    Reduce for REDUCE: [operands];
    ReduceReturn for REDUCE_RETURN: result;
    Yield for YIELD: [results];
}

const WITH_LABEL: RegionStyle = RegionStyle { entry_label: true, elide_terminator: false };

/// Parses `%i = %lb to %ub step %step iter_args(%a = %x) -> (types) : type { … }`.
fn parse_for(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.eat("unsigned") {
        let unit = p.cx().unit_attr();
        state.attr(name::UNSIGNED_CMP, unit);
    }
    let induction = p.parse_operand()?;
    p.expect("=")?;
    let lower = p.parse_operand()?;
    p.expect("to")?;
    let upper = p.parse_operand()?;
    p.expect("step")?;
    let step = p.parse_operand()?;
    let mut iter_args = Vec::new();
    if p.eat("iter_args") {
        iter_args = parse_assignments(p)?;
        p.expect("->")?;
        state.results = parse_types(p)?;
    }
    let ty = if p.eat(":") { p.parse_type()? } else { TypeId::INDEX };
    let inits: Vec<Operand> = iter_args.iter().map(|pair| pair.1).collect();
    state.operands = p.resolve_all(&[lower, upper, step], &[ty; 3])?;
    let mut inits = p.resolve_all(&inits, &state.results.clone())?;
    state.operands.append(&mut inits);
    let mut args = vec![RegionArg { operand: induction, ty, loc: None }];
    args.extend(iter_args.iter().zip(&state.results).map(|(pair, &ty)| RegionArg {
        operand: pair.0,
        ty,
        loc: None,
    }));
    let region = p.parse_region(&args)?;
    p.ensure_terminator(region, YIELD, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

fn print_for(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let region = p.body().regions(op)[0];
    let args = p.region_args(region);
    if p.attr_of(op, name::UNSIGNED_CMP).is_some() {
        p.text(" unsigned");
    }
    p.text(" ");
    p.text(&args[0].0);
    for (word, &value) in [" = ", " to ", " step "].into_iter().zip(&operands) {
        p.text(word);
        p.value(value);
    }
    if operands.len() > 3 {
        p.text(" iter_args(");
        print_assignments(p, &args[1..], &operands[3..]);
        p.text(")");
        print_result_types(p, op);
    }
    if args[0].1 != TypeId::INDEX {
        p.text("  : ");
        p.ty(args[0].1);
    }
    p.text(" ");
    p.region(region, RegionStyle { elide_terminator: operands.len() == 3, ..BARE });
    p.attr_dict(op, &[name::UNSIGNED_CMP], false);
}

/// Parses `%c -> (types) { … } else { … }`.
fn parse_if(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let condition = p.parse_operand()?;
    let condition = p.resolve(condition, TypeId::I1)?;
    state.operands.push(condition);
    parse_branches(p, state, YIELD)
}

fn print_if(p: &mut dyn OpPrinter, op: Op) {
    let condition = If(op).condition(p.body());
    p.text(" ");
    p.value(condition);
    print_result_types(p, op);
    let regions = p.body().regions(op).to_vec();
    let style = RegionStyle { elide_terminator: p.body().result_count(op) == 0, ..BARE };
    p.text(" ");
    p.region(regions[0], style);
    if let Some(&other) = regions.get(1)
        && !p.region_is_empty(other)
    {
        p.text(" else ");
        p.region(other, style);
    }
    p.attr_dict(op, &[], false);
}

/// Parses `(%a = %x) : (types) -> types { … } do { ^bb0(%b: type): … } attributes {…}`.
pub fn parse_while(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let assignments = if p.at("(") { parse_assignments(p)? } else { Vec::new() };
    p.expect(":")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    let crate::ir::TypeData::Function { inputs, results } = p.cx().type_data(ty).clone() else {
        return Err(p.error(offset, "expected function type".to_string()));
    };
    let inits: Vec<Operand> = assignments.iter().map(|pair| pair.1).collect();
    state.operands = p.resolve_all(&inits, &inputs)?;
    state.results = results.into_vec();
    let args: Vec<RegionArg> = assignments
        .iter()
        .zip(&inputs)
        .map(|(pair, &ty)| RegionArg { operand: pair.0, ty, loc: None })
        .collect();
    let before = p.parse_region(&args)?;
    p.expect("do")?;
    let after = p.parse_region(&[])?;
    state.regions = vec![before, after];
    if p.eat("attributes") {
        p.parse_attr_dict(&mut state.attrs)?;
    }
    Ok(())
}

/// Prints what [`parse_while`] parses.
pub fn print_while(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let regions = p.body().regions(op).to_vec();
    let args = p.region_args(regions[0]);
    if !operands.is_empty() {
        p.text(" (");
        print_assignments(p, &args, &operands);
        p.text(")");
    }
    p.text(" : (");
    let types = p.body().value_types(&operands);
    p.types(&types);
    p.text(")");
    let results = result_types(p, op);
    if results.is_empty() {
        p.text(" -> ()");
    } else {
        p.arrow_types(&results);
    }
    p.text(" ");
    p.region(regions[0], RegionStyle { entry_label: false, elide_terminator: false });
    p.text(" do ");
    p.region(regions[1], WITH_LABEL);
    p.attr_dict(op, &[], true);
}

/// Parses `-> type no_inline { blocks }`.
fn parse_execute_region(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.eat("->") {
        state.results = parse_types(p)?;
    }
    if p.eat("no_inline") {
        let unit = p.cx().unit_attr();
        state.attr(name::NO_INLINE, unit);
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

fn print_execute_region(p: &mut dyn OpPrinter, op: Op) {
    let results = result_types(p, op);
    p.arrow_types(&results);
    p.text(if p.attr_of(op, name::NO_INLINE).is_some() { " no_inline " } else { " " });
    let region = p.body().regions(op)[0];
    p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
    p.attr_dict(op, &[name::NO_INLINE], false);
}

/// Parses `%i -> types case 2 { … } default { … }`; the default region is the first region of the operation.
fn parse_index_switch(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let arg = p.parse_operand()?;
    let arg = p.resolve(arg, TypeId::INDEX)?;
    state.operands.push(arg);
    p.parse_attr_dict(&mut state.attrs)?;
    if p.eat("->") {
        state.results = p.comma_list(|p| p.parse_type())?;
    }
    let mut values = Vec::new();
    let mut regions = Vec::new();
    while p.eat("case") {
        values.push(p.parse_integer()? as i64);
        regions.push(parse_terminated_region(p, state, YIELD)?);
    }
    p.expect("default")?;
    state.regions.push(parse_terminated_region(p, state, YIELD)?);
    state.regions.append(&mut regions);
    let values = p.cx().i64_array_attr(&values);
    state.attr(name::CASES, values);
    Ok(())
}

fn print_index_switch(p: &mut dyn OpPrinter, op: Op) {
    let arg = IndexSwitch(op).arg(p.body());
    p.text(" ");
    p.value(arg);
    p.attr_dict(op, &[name::CASES], false);
    let results = result_types(p, op);
    if !results.is_empty() {
        p.text(" -> ");
        p.types(&results);
    }
    let regions = p.body().regions(op).to_vec();
    let style = |p: &dyn OpPrinter, region| {
        // The block of a case may not be empty.
        let ops = p.body().entry_block(region).map_or(0, |entry| p.body().block_ops(entry).len());
        RegionStyle { elide_terminator: results.is_empty() && ops > 1, ..BARE }
    };
    let values = p
        .attr_of(op, name::CASES)
        .and_then(|attr| p.cx().dense_array_value(attr))
        .unwrap_or_default()
        .to_vec();
    for (value, &region) in values.iter().zip(&regions[1..]) {
        p.text(&format!("\ncase {value} "));
        let style = style(p, region);
        p.region(region, style);
    }
    p.text("\ndefault ");
    let style = style(p, regions[0]);
    p.region(regions[0], style);
}

/// Returns the terminator of a region's only block, and the types of its operands.
fn region_end(view: &VerifyCx, region: Region) -> Option<(Op, Vec<TypeId>)> {
    let end = view.body.last_op(view.body.entry_block(region)?)?;
    Some((end, view.body.value_types(view.body.operands(end))))
}

/// Checks that the region ends with `scf.yield` of values of these types.
fn verify_yield(view: &VerifyCx, region: Region, wanted: &[TypeId]) -> Result<(), String> {
    verify_region_end(view, region, YIELD)?;
    match region_end(view, region) {
        Some((_, found)) if found != wanted => Err(format!(
            "region yields {} values where {} results of the same types are expected",
            found.len(),
            wanted.len()
        )),
        _ => Ok(()),
    }
}

/// Checks that the region has at least one block, and that it has no arguments.
fn verify_execute_region(view: &VerifyCx, op: Op) -> Result<(), String> {
    let region = regions_expected(view, op, 1)?[0];
    if view.body.entry_block(region).is_none() {
        return Err("region needs to have at least one block".to_string());
    }
    if !block_arg_types(view, region).is_empty() {
        return Err("region cannot have any arguments".to_string());
    }
    Ok(())
}

fn verify_for(view: &VerifyCx, op: Op) -> Result<(), String> {
    let region = regions_expected(view, op, 1)?[0];
    let types = view.body.value_types(view.body.operands(op));
    let results = view.result_types(op);
    if types[3..] != results[..] {
        return Err("mismatch in number or types of loop-carried values and defined values".to_string());
    }
    let args = block_arg_types(view, region);
    if args.first() != Some(&types[0]) {
        return Err("expected induction variable to be same type as bounds and step".to_string());
    }
    if args[1..] != results[..] {
        return Err("types mismatch between region iter args and results".to_string());
    }
    verify_yield(view, region, &results)
}

fn verify_if(view: &VerifyCx, op: Op) -> Result<(), String> {
    let regions = regions_expected(view, op, 2)?;
    let results = view.result_types(op);
    if !results.is_empty() && view.body.entry_block(regions[1]).is_none() {
        return Err("must have an else block if defining values".to_string());
    }
    regions.iter().try_for_each(|&region| verify_yield(view, region, &results))
}

fn verify_while(view: &VerifyCx, op: Op) -> Result<(), String> {
    let regions = regions_expected(view, op, 2)?;
    let inits = view.body.value_types(view.body.operands(op));
    let results = view.result_types(op);
    if block_arg_types(view, regions[0]) != inits {
        return Err("expects as many operands of the same types as 'before' region arguments".to_string());
    }
    let (end, passed) = region_end(view, regions[0]).ok_or("expects a 'before' block")?;
    if view.body.name(end) != CONDITION {
        return Err("expects the 'before' region to terminate with 'scf.condition'".to_string());
    }
    if passed[1..] != results[..] || block_arg_types(view, regions[1]) != results {
        return Err(
            "expects 'scf.condition' to pass the types of the results and of the 'after' region's arguments"
                .to_string(),
        );
    }
    verify_yield(view, regions[1], &inits)
}

fn verify_index_switch(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cases =
        view.attr(op, name::CASES).and_then(|attr| view.cx.dense_array_value(attr)).map_or(0, <[i64]>::len);
    let regions = regions_expected(view, op, cases + 1)?;
    let results = view.result_types(op);
    regions.iter().try_for_each(|&region| verify_yield(view, region, &results))
}
