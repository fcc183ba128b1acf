//! `linalg.map`, `linalg.reduce`, `linalg.transpose` and `linalg.broadcast`.

use crate::ir::spec::Spec;
use crate::ir::{
    AttrData, DictId, NameId, NamedAttr, NewOp, Op, OpName, OpParser, OpPrinter, OpState, ParseResult,
    RegionArg, RegionStyle, TypeData, TypeId, Value, VerifyCx, name,
};

use super::YIELD;
use super::payload::Payload;
use super::syntax::{
    InsOuts, add_operands, add_payload, element_types, only_block, parse_ins_outs, print_ins_outs,
};
use super::verify::{rank, shape, verify_region};

/// The short form of a region: one operation on the block's arguments.
type Short = Option<(OpName, Vec<NamedAttr>)>;

/// Parses `{ arith.addf {attrs} }`, if present.
fn parse_short(p: &mut dyn OpParser) -> ParseResult<Short> {
    if !p.eat("{") {
        return Ok(None);
    }
    let op = p.parse_op_name()?;
    let mut attrs = Vec::new();
    p.parse_attr_dict(&mut attrs)?;
    p.expect("}")?;
    Ok(Some((op, attrs)))
}

/// Parses `(%a: type, …) { … }`.
fn parse_long(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.expect("(")?;
    let args = p.comma_list_until(")", |p| {
        let operand = p.parse_operand()?;
        p.expect(":")?;
        let ty = p.parse_type()?;
        Ok(RegionArg { operand, ty, loc: p.parse_argument_loc()? })
    })?;
    let region = p.parse_region(&args)?;
    state.regions.push(region);
    Ok(())
}

/// Adds a result for each output that is a tensor, with the type of the output.
fn add_tensor_results(p: &mut dyn OpParser, state: &mut OpState, operands: &InsOuts) {
    let tensors =
        operands.outputs.1.iter().filter(|&&ty| matches!(p.cx().type_data(ty), TypeData::Tensor { .. }));
    let tensors: Vec<TypeId> = tensors.copied().collect();
    state.results = tensors;
}

/// Adds the region of the short form. `order` maps the number of arguments to the indices of those that the operation
/// takes.
fn add_short(
    p: &mut dyn OpParser,
    state: &mut OpState,
    types: &[TypeId],
    (op, mut attrs): (OpName, Vec<NamedAttr>),
    order: fn(usize) -> Vec<usize>,
) {
    let elements = element_types(p.cx(), types);
    let loc = state.loc;
    let region = p.implied_region(&elements, &mut |cx, body, block| {
        let args = body.block_args(block).to_vec();
        let operands: Vec<Value> =
            order(args.len()).into_iter().filter_map(|i| args.get(i).copied()).collect();
        let result = elements.last().copied().unwrap_or(TypeId::NONE);
        let attrs = cx.dict(&mut attrs);
        let op = body.append_op(block, NewOp::new(op, loc, &operands, &[result]).attrs(attrs));
        let value = body.result(op, 0);
        body.append_op(block, NewOp::new(YIELD, loc, &[value], &[]));
    });
    state.regions.push(region);
}

/// Returns the indices of the inputs: all arguments but the last.
fn inputs_only(count: usize) -> Vec<usize> {
    (0..count.saturating_sub(1)).collect()
}

/// Returns the indices of the accumulators, followed by those of the new elements.
fn init_first(count: usize) -> Vec<usize> {
    (count / 2..count).chain(0..count / 2).collect()
}

/// Returns the operation of a region that the short form can express.
fn short_form(p: &dyn OpPrinter, op: Op, orders: &[Vec<usize>]) -> Option<Op> {
    let body = p.body();
    let block = only_block(body, op)?;
    let args = body.block_args(block);
    let &[payload, end] = body.block_ops(block) else { return None };
    if body.name(end) != YIELD || !body.regions(payload).is_empty() {
        return None;
    }
    let results: Vec<Value> = body.results(payload).collect();
    let says_all = results.len() == 1 && body.operands(end) == results;
    let in_order = |order: &Vec<usize>| {
        order.len() == body.operands(payload).len()
            && order.iter().zip(body.operands(payload)).all(|(&i, value)| args.get(i) == Some(value))
    };
    let types_follow =
        args.last().map(|&arg| body.value_type(arg)) == results.first().map(|&r| body.value_type(r));
    (says_all && types_follow && orders.iter().any(in_order)).then_some(payload)
}

/// Prints ` { arith.addf {attrs} }`.
fn print_short(p: &mut dyn OpPrinter, payload: Op) {
    let text = p.cx().op_text(p.body().name(payload)).to_string();
    p.text(" { ");
    p.text(&text);
    let defaults = |p: &dyn OpPrinter, entry: &NamedAttr| {
        let spec: Option<&Spec> = p.cx().spec(p.body().name(payload));
        spec.and_then(|spec| spec.attr(entry.0)).is_some_and(|attr| attr.default == Some(entry.1))
    };
    let dict: DictId = p.body().attrs(payload);
    let entries: Vec<NamedAttr> =
        p.cx().dict_entries(dict).iter().filter(|entry| !defaults(p, entry)).copied().collect();
    p.dict(&entries);
    p.text(" }");
}

/// Prints the arguments and the region.
fn print_long(p: &mut dyn OpPrinter, op: Op) {
    let Some(&region) = p.body().regions(op).first() else { return };
    let args = p.region_args(region);
    p.text("\n(");
    p.list(args.into_iter().enumerate(), |p, (i, (text, ty))| {
        p.text(&text);
        p.text(": ");
        p.ty(ty);
        p.argument_loc(region, i);
    });
    p.text(") ");
    p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
}

/// Parses `{ arith.addf } ins(…) outs(…)`, or `ins(…) outs(…)` followed by the region.
pub(super) fn parse_map(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let short = parse_short(p)?;
    let operands = parse_ins_outs(p)?;
    p.parse_attr_dict(&mut state.attrs)?;
    let types = add_operands(p, state, &operands)?;
    add_tensor_results(p, state, &operands);
    match short {
        Some(short) => {
            add_short(p, state, &types, short, inputs_only);
            Ok(())
        }
        None => parse_long(p, state),
    }
}

pub(super) fn print_map(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let Some((_, inputs)) = operands.split_last() else { return };
    let payload = short_form(p, op, &[inputs_only(operands.len())]);
    if let Some(payload) = payload {
        print_short(p, payload);
    }
    print_ins_outs(p, inputs, &operands[inputs.len()..]);
    p.attr_dict(op, &[], false);
    if payload.is_none() {
        print_long(p, op);
    }
}

/// Parses `dimensions = [1]`, or another keyword with an array of numbers.
fn parse_numbers(p: &mut dyn OpParser, state: &mut OpState, attr_name: NameId) -> ParseResult {
    let word = p.cx().str(attr_name).to_string();
    p.expect(&word)?;
    p.expect("=")?;
    p.expect("[")?;
    let numbers = p.comma_list_until("]", |p| {
        let offset = p.offset();
        let number = p.parse_integer()?;
        i64::try_from(number).map_err(|_| p.error(offset, "integer value too large".to_string()))
    })?;
    let numbers = p.cx().i64_array_attr(&numbers);
    state.attr(attr_name, numbers);
    Ok(())
}

fn print_numbers(p: &mut dyn OpPrinter, op: Op, attr_name: NameId) {
    let numbers =
        p.attr_of(op, attr_name).and_then(|attr| p.cx().dense_array_value(attr)).unwrap_or_default();
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    let text = format!(" {} = [{}]", p.cx().str(attr_name), numbers.join(", "));
    p.text(&text);
}

/// Parses `{ arith.addf } ins(…) outs(…) dimensions = [1]`, or the same without the short form and followed by the
/// region.
pub(super) fn parse_reduce(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let short = parse_short(p)?;
    let operands = parse_ins_outs(p)?;
    parse_numbers(p, state, name::DIMENSIONS)?;
    p.parse_attr_dict(&mut state.attrs)?;
    let types = add_operands(p, state, &operands)?;
    add_tensor_results(p, state, &operands);
    match short {
        Some(short) => {
            add_short(p, state, &types, short, init_first);
            Ok(())
        }
        None => parse_long(p, state),
    }
}

pub(super) fn print_reduce(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let (inputs, outputs) = operands.split_at(operands.len() / 2);
    let payload = short_form(p, op, &[init_first(operands.len())]);
    if let Some(payload) = payload {
        print_short(p, payload);
    }
    print_ins_outs(p, inputs, outputs);
    print_numbers(p, op, name::DIMENSIONS);
    p.attr_dict(op, &[name::DIMENSIONS], false);
    if payload.is_none() {
        print_long(p, op);
    }
}

fn parse_copy(p: &mut dyn OpParser, state: &mut OpState, attr_name: NameId) -> ParseResult {
    let operands = parse_ins_outs(p)?;
    parse_numbers(p, state, attr_name)?;
    p.parse_attr_dict(&mut state.attrs)?;
    let types = add_operands(p, state, &operands)?;
    add_tensor_results(p, state, &operands);
    add_payload(p, state, &types, Payload::Fill, false)
}

fn print_copy(p: &mut dyn OpPrinter, op: Op, attr_name: NameId) {
    let operands = p.body().operands(op).to_vec();
    let (inputs, outputs) = operands.split_at(operands.len() / 2);
    print_ins_outs(p, inputs, outputs);
    print_numbers(p, op, attr_name);
    p.attr_dict(op, &[attr_name], false);
}

/// Parses `ins(…) outs(…) permutation = [1, 0]`.
pub(super) fn parse_transpose(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    parse_copy(p, state, name::PERMUTATION)
}

pub(super) fn print_transpose(p: &mut dyn OpPrinter, op: Op) {
    print_copy(p, op, name::PERMUTATION);
}

/// Parses `ins(…) outs(…) dimensions = [1]`.
pub(super) fn parse_broadcast(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    parse_copy(p, state, name::DIMENSIONS)
}

pub(super) fn print_broadcast(p: &mut dyn OpPrinter, op: Op) {
    print_copy(p, op, name::DIMENSIONS);
}

fn numbers<'a>(view: &VerifyCx<'a>, op: Op, attr_name: NameId) -> &'a [i64] {
    match view.attr(op, attr_name).map(|attr| view.cx.attr_data(attr)) {
        Some(AttrData::DenseArray { values, .. }) => values,
        _ => &[],
    }
}

pub(super) fn verify_map(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    let Some((&init, inputs)) = types.split_last() else { return Ok(()) };
    let elements = element_types(view.cx, &types);
    let args = only_block(view.body, op).map_or(0, |block| view.body.block_args(block).len());
    // Before 2025, the region did not take the element of the output.
    let elements = if args == inputs.len() { &elements[..args] } else { &elements[..] };
    if args != elements.len() {
        let found = inputs.len() + 1;
        return Err(format!(
            "expects number of operands to match the arity of mapper, but got: {found} and {args}"
        ));
    }
    verify_region(view, op, elements, &element_types(view.cx, &[init]))?;
    let expected = shape(view.cx, init);
    match inputs.iter().find(|&&ty| shape(view.cx, ty) != expected) {
        Some(&ty) => Err(format!(
            "expected shape of input ('{}') to match shape of output ('{}')",
            view.cx.type_text(ty),
            view.cx.type_text(init)
        )),
        None => Ok(()),
    }
}

pub(super) fn verify_reduce(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    if types.is_empty() || !types.len().is_multiple_of(2) {
        return Err("expects as many inputs as outputs".to_string());
    }
    let (inputs, outputs) = types.split_at(types.len() / 2);
    if inputs.iter().any(|&ty| shape(view.cx, ty) != shape(view.cx, inputs[0])) {
        return Err("expects all inputs to have the same shapes".to_string());
    }
    if outputs.iter().any(|&ty| shape(view.cx, ty) != shape(view.cx, outputs[0])) {
        return Err("expects all outputs to have the same shapes".to_string());
    }
    let (Some(from), Some(to)) = (shape(view.cx, inputs[0]), shape(view.cx, outputs[0])) else {
        return Ok(());
    };
    let dims = numbers(view, op, name::DIMENSIONS);
    if let Some(dim) = dims.iter().find(|&&dim| dim < 0 || dim >= from.len() as i64) {
        let last = from.len() as i64 - 1;
        return Err(format!("dimensions for reduction should be in the range [0, {last}], got {dim}"));
    }
    let kept: Vec<i64> = from
        .iter()
        .enumerate()
        .filter(|(i, _)| !dims.contains(&(*i as i64)))
        .map(|(_, &size)| size)
        .collect();
    if kept.len() != to.len() {
        return Err(format!(
            "number of dimensions after reduction {} doesn't match the init rank {}",
            kept.len(),
            to.len()
        ));
    }
    if kept != to {
        return Err("init dimensions differ from those of the inputs after reduction".to_string());
    }
    verify_region(view, op, &element_types(view.cx, &types), &element_types(view.cx, outputs))
}

pub(super) fn verify_transpose(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    let (Some(from), Some(to)) =
        (types.first().and_then(|&ty| shape(view.cx, ty)), types.get(1).and_then(|&ty| shape(view.cx, ty)))
    else {
        return Ok(());
    };
    let permutation = numbers(view, op, name::PERMUTATION);
    let mut sorted = permutation.to_vec();
    sorted.sort_unstable();
    if !sorted.into_iter().eq(0..permutation.len() as i64) {
        return Err("permutation is not valid".to_string());
    }
    if from.len() != to.len() {
        return Err(format!("input rank {} does not match init rank {}", from.len(), to.len()));
    }
    if permutation.len() != to.len() {
        return Err(format!(
            "size of permutation {} does not match the argument rank {}",
            permutation.len(),
            from.len()
        ));
    }
    let wrong = permutation.iter().zip(to).position(|(&dim, &size)| from[dim as usize] != size);
    match wrong {
        Some(i) => Err(format!(
            "dim(result, {i}) = {} doesn't match dim(input, permutation[{i}]) = {}",
            to[i], from[permutation[i] as usize]
        )),
        None => Ok(()),
    }
}

pub(super) fn verify_broadcast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    let (Some(&input), Some(&init)) = (types.first(), types.get(1)) else { return Ok(()) };
    let (Some(from), Some(to)) = (shape(view.cx, input), shape(view.cx, init)) else { return Ok(()) };
    let dims = numbers(view, op, name::DIMENSIONS);
    if from.len() + dims.len() != to.len() {
        return Err(format!(
            "input rank plus added dimensions does not match init rank. input rank: {}, dimensions size: {}, init \
             rank: {}",
            from.len(),
            dims.len(),
            rank(view.cx, init).unwrap_or(0)
        ));
    }
    if let Some((i, dim)) = dims.iter().enumerate().find(|(_, dim)| **dim < 0 || **dim >= to.len() as i64) {
        return Err(format!(
            "dimension {i} is out of range. expected range: [0, {}], got: {dim}",
            to.len() as i64 - 1
        ));
    }
    let kept = to.iter().enumerate().filter(|(i, _)| !dims.contains(&(*i as i64))).map(|(_, &size)| size);
    let wrong = kept.enumerate().find(|&(i, size)| from.get(i).is_some_and(|&found| found != size));
    match wrong {
        Some((i, size)) => {
            Err(format!("input dim {i} should match init dim {i}. input: {}, init: {size}", from[i]))
        }
        None => Ok(()),
    }
}
