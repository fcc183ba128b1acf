//! The func dialect: functions and calls.

use crate::ir::{
    AttrData, Context, DictId, Op, OpParser, OpPrinter, OpState, ParseResult, Region, RegionStyle, Traits,
    TypeData, TypeId, VerifyCx, name,
};
use crate::{accessors, ops};

use super::function_syntax::{
    add_param_attrs, parse_body, parse_params, parse_results, print_params, print_results,
};

const FUNC_ATTRS: &str = "sym_name: string, function_type: type, sym_visibility?: string, arg_attrs?: array, res_attrs?: array, no_inline: unit";
const CALL_ATTRS: &str = "callee: symbol, arg_attrs?: array, res_attrs?: array, no_inline: unit";

ops! { "func" = super::table::func;
    /// A function definition, or a declaration if it has no body.
    FUNC = "func".attrs(FUNC_ATTRS).custom(parse_func, print_func).verify(verify_func)
        .with(Traits::ISOLATED.and(Traits::SYMBOL)).default_dialect("func");
    /// Returns from the function.
    RETURN = "return".sig("operands: variadic any ->").asm("attr-dict {? $operands : type($operands) }").verify(verify_return).with(Traits::TERMINATOR);
    /// Calls a function by name.
    CALL = "call".sig("operands: variadic any -> results: variadic any").attrs(CALL_ATTRS)
        .asm("$callee ($operands) attr-dict : functional-type($operands, $results)").verify(verify_call);
    /// Calls a function value.
    CALL_INDIRECT = "call_indirect".sig("callee: function, callee_operands: variadic any -> results: variadic any")
        .attrs("arg_attrs?: array, res_attrs?: array").custom(parse_call_indirect, print_call_indirect);
    /// A function as a value.
    CONSTANT = "constant".sig("-> result: function").attrs("value: symbol").asm("attr-dict $value : type($result)").verify(verify_constant).with(Traits::PURE);
}

accessors! {
    Return for RETURN: [operands];
    Call for CALL: [operands];
    CallIndirect for CALL_INDIRECT: callee, [callee_operands];
}

/// Returns the argument and result types of a `func.func` with these attributes.
pub fn signature(cx: &Context, attrs: DictId) -> Option<(Vec<TypeId>, Vec<TypeId>)> {
    let ty = cx.type_value(cx.dict_get(attrs, name::FUNCTION_TYPE)?)?;
    match cx.type_data(ty) {
        TypeData::Function { inputs, results } => Some((inputs.to_vec(), results.to_vec())),
        _ => None,
    }
}

fn parse_func(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    for visibility in ["public", "private", "nested"] {
        if p.eat(visibility) {
            let attr = p.cx().string_attr(visibility);
            state.attr(name::SYM_VISIBILITY, attr);
        }
    }
    let symbol = p.parse_symbol_name()?;
    let offset = p.offset();
    let (params, variadic) = parse_params(p)?;
    if variadic {
        return Err(p.error(offset, "variadic arguments are only possible in 'llvm.func'".to_string()));
    }
    let results = parse_results(p)?;
    if p.eat("attributes") {
        p.parse_attr_dict(&mut state.attrs)?;
    }
    let cx = p.cx();
    let inputs: Vec<TypeId> = params.iter().map(|param| param.ty).collect();
    let outputs: Vec<TypeId> = results.iter().map(|result| result.0).collect();
    let ty = cx.function_type(&inputs, &outputs);
    let ty = cx.type_attr(ty);
    let symbol = cx.attr(AttrData::String(symbol));
    state.attr(name::SYM_NAME, symbol);
    state.attr(name::FUNCTION_TYPE, ty);
    add_param_attrs(cx, state, &params, &results);
    parse_body(p, state, &params)
}

fn print_func(p: &mut dyn OpPrinter, op: Op) {
    p.text(" ");
    if let Some(visibility) = p.attr_of(op, name::SYM_VISIBILITY).and_then(|attr| p.cx().string_value(attr)) {
        let visibility = p.cx().str(visibility).to_string();
        p.text(&format!("{visibility} "));
    }
    if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
        p.symbol(symbol);
    }
    if let Some((inputs, results)) = signature(p.cx(), p.body().attrs(op)) {
        print_params(p, op, &inputs, false);
        print_results(p, op, &results);
    }
    let hidden =
        [name::SYM_NAME, name::FUNCTION_TYPE, name::SYM_VISIBILITY, name::ARG_ATTRS, name::RES_ATTRS];
    p.attr_dict(op, &hidden, true);
    let region = p.body().regions(op)[0];
    if !p.region_is_empty(region) {
        p.text(" ");
        p.region(region, RegionStyle { entry_label: false, elide_terminator: false });
    }
}

fn verify_func(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (inputs, _) =
        signature(view.cx, view.body.attrs(op)).ok_or("requires 'function_type' to be a function type")?;
    let inner = view.module.op_body(view.body_id, op).map(|inner| view.module.body(inner));
    let Some((inner, entry)) = inner.and_then(|inner| Some((inner, inner.entry_block(Region::ROOT)?))) else {
        let visibility = view.attr(op, name::SYM_VISIBILITY).and_then(|attr| view.cx.string_value(attr));
        return match visibility.map(|visibility| view.cx.str(visibility)) {
            Some("private" | "nested") => Ok(()),
            _ => Err("symbol declaration cannot have public visibility".to_string()),
        };
    };
    if inner.value_types(inner.block_args(entry)) != inputs {
        return Err("entry block arguments must match the function's signature".to_string());
    }
    Ok(())
}

fn verify_return(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((parent, function)) = view.owner() else { return Ok(()) };
    let parent = view.module.body(parent);
    let Some((_, wanted)) =
        signature(view.cx, parent.attrs(function)).filter(|_| parent.name(function) == FUNC)
    else {
        return Err("expects parent op 'func.func'".to_string());
    };
    let found = view.body.value_types(view.body.operands(op));
    if found.len() != wanted.len() {
        return Err(format!(
            "has {} operands, but enclosing function (@{}) returns {}",
            found.len(),
            symbol_text(view.cx, parent.attrs(function)),
            wanted.len()
        ));
    }
    match found.iter().zip(&wanted).position(|(a, b)| a != b) {
        None => Ok(()),
        Some(i) => Err(format!(
            "type of return operand {i} ('{}') doesn't match function result type ('{}') in function @{}",
            view.cx.type_text(found[i]),
            view.cx.type_text(wanted[i]),
            symbol_text(view.cx, parent.attrs(function))
        )),
    }
}

/// Returns the symbol that a function with these attributes defines; empty if there is none.
fn symbol_text(cx: &Context, attrs: DictId) -> &str {
    let symbol = cx.dict_get(attrs, name::SYM_NAME).and_then(|attr| cx.string_value(attr));
    symbol.map_or("", |symbol| cx.str(symbol))
}

fn verify_call(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(callee) = view.attr(op, name::CALLEE).and_then(|attr| view.cx.symbol_value(attr)) else {
        return Err("requires a 'callee' symbol reference attribute".to_string());
    };
    let text = view.cx.str(callee);
    let invalid = || format!("'{text}' does not reference a valid function");
    let (body, function) = view.lookup(callee).ok_or_else(invalid)?;
    let body = view.module.body(body);
    let (inputs, results) = signature(view.cx, body.attrs(function))
        .filter(|_| body.name(function) == FUNC)
        .ok_or_else(invalid)?;
    let operands = view.body.value_types(view.body.operands(op));
    if operands.len() != inputs.len() {
        return Err("incorrect number of operands for callee".to_string());
    }
    if let Some(i) = operands.iter().zip(&inputs).position(|(a, b)| a != b) {
        let (wanted, found) = (view.cx.type_text(inputs[i]), view.cx.type_text(operands[i]));
        return Err(format!(
            "operand type mismatch: expected operand type '{wanted}', but provided '{found}' for operand number {i}"
        ));
    }
    if view.result_types(op) != results {
        return Err("result types do not match those of the callee".to_string());
    }
    Ok(())
}

fn verify_constant(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(symbol) = view.attr(op, name::VALUE).and_then(|attr| view.cx.symbol_value(attr)) else {
        return Ok(());
    };
    let undefined = || format!("reference to undefined function '{}'", view.cx.str(symbol));
    let (body, function) = view.lookup(symbol).ok_or_else(undefined)?;
    let body = view.module.body(body);
    let Some((inputs, results)) =
        signature(view.cx, body.attrs(function)).filter(|_| body.name(function) == FUNC)
    else {
        return Err(undefined());
    };
    match view.cx.type_data(view.result_types(op)[0]) {
        TypeData::Function { inputs: takes, results: gives }
            if takes[..] == inputs && gives[..] == results =>
        {
            Ok(())
        }
        _ => Err("reference to function with mismatched type".to_string()),
    }
}

fn parse_call_indirect(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let callee = p.parse_operand()?;
    p.expect("(")?;
    let operands = p.comma_list_until(")", |p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    let TypeData::Function { inputs, results } = p.cx().type_data(ty).clone() else {
        return Err(p.error(offset, "expected function type".to_string()));
    };
    state.operands.push(p.resolve(callee, ty)?);
    let mut values = p.resolve_all(&operands, &inputs)?;
    state.operands.append(&mut values);
    state.results = results.into_vec();
    Ok(())
}

fn print_call_indirect(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.value(operands[0]);
    p.text("(");
    p.values(&operands[1..]);
    p.text(")");
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = p.body().value_type(operands[0]);
    p.ty(ty);
}
