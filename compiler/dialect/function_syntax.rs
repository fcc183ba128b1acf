//! The parameter and result lists that `func.func` and `llvm.func` share.

use crate::ir::{
    AttrData, AttrId, Context, DictId, Loc, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult,
    RegionArg, TypeId, name,
};

/// A parsed parameter.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// The name; `None` in a declaration.
    pub operand: Option<Operand>,
    /// The type.
    pub ty: TypeId,
    /// The attributes.
    pub attrs: DictId,
    /// The location, if written.
    pub loc: Option<Loc>,
}

/// Parses `(%a: i32 {attrs}, …)` or `(i32, …)`; the flag is true if the list ends with `...`.
pub fn parse_params(p: &mut dyn OpParser) -> ParseResult<(Vec<Param>, bool)> {
    p.expect("(")?;
    let mut params = Vec::new();
    if p.eat(")") {
        return Ok((params, false));
    }
    loop {
        if p.eat("...") {
            p.expect(")")?;
            return Ok((params, true));
        }
        let named = params.first().map(|first: &Param| first.operand.is_some());
        if named.is_some_and(|named| named != p.at_operand()) {
            let wanted =
                if named == Some(true) { "SSA identifier" } else { "type instead of SSA identifier" };
            let offset = p.offset();
            return Err(p.error(offset, format!("expected {wanted}")));
        }
        params.push(parse_param(p)?);
        if !p.eat(",") {
            p.expect(")")?;
            return Ok((params, false));
        }
    }
}

fn parse_param(p: &mut dyn OpParser) -> ParseResult<Param> {
    let operand = if p.at_operand() {
        let operand = p.parse_operand()?;
        p.expect(":")?;
        Some(operand)
    } else {
        None
    };
    let ty = p.parse_type()?;
    let mut entries = Vec::new();
    p.parse_attr_dict(&mut entries)?;
    let loc = p.parse_argument_loc()?;
    Ok(Param { operand, ty, attrs: p.cx().dict(&mut entries), loc })
}

/// Parses `-> i32`, `-> (i32 {attrs}, f32)` or nothing, and returns the types and attributes of the results.
pub fn parse_results(p: &mut dyn OpParser) -> ParseResult<Vec<(TypeId, DictId)>> {
    if !p.eat("->") {
        return Ok(Vec::new());
    }
    if !p.eat("(") {
        return Ok(vec![(p.parse_type()?, DictId::EMPTY)]);
    }
    parse_result_list(p)
}

/// Parses `i32 {attrs}, f32)`, the remainder of a list after its opening parenthesis.
pub fn parse_result_list(p: &mut dyn OpParser) -> ParseResult<Vec<(TypeId, DictId)>> {
    p.comma_list_until(")", |p| {
        let ty = p.parse_type()?;
        let mut entries = Vec::new();
        p.parse_attr_dict(&mut entries)?;
        Ok((ty, p.cx().dict(&mut entries)))
    })
}

/// Adds the attributes of parameters and results, if there are any.
pub fn add_param_attrs(
    cx: &mut Context,
    state: &mut OpState,
    params: &[Param],
    results: &[(TypeId, DictId)],
) {
    let params: Vec<DictId> = params.iter().map(|param| param.attrs).collect();
    let results: Vec<DictId> = results.iter().map(|result| result.1).collect();
    for (name, dicts) in [(name::ARG_ATTRS, params), (name::RES_ATTRS, results)] {
        if let Some(attr) = dict_array(cx, &dicts) {
            state.attr(name, attr);
        }
    }
}

/// Returns the array attribute `[{…}, {…}]`; `None` if all dictionaries are empty.
pub fn dict_array(cx: &mut Context, dicts: &[DictId]) -> Option<AttrId> {
    if dicts.iter().all(|&dict| dict == DictId::EMPTY) {
        return None;
    }
    let items: Vec<AttrId> = dicts.iter().map(|&dict| cx.attr(AttrData::Dict(dict))).collect();
    Some(cx.attr(AttrData::Array(items.into())))
}

/// Returns the attributes of the parameter or result at `index`; `list` is `arg_attrs` or `res_attrs`.
pub fn param_attrs(cx: &Context, attrs: DictId, list: NameId, index: usize) -> DictId {
    let items = cx.dict_get(attrs, list).map(|attr| cx.attr_data(attr));
    match items {
        Some(AttrData::Array(items)) => match items.get(index).map(|&item| cx.attr_data(item)) {
            Some(AttrData::Dict(dict)) => *dict,
            _ => DictId::EMPTY,
        },
        _ => DictId::EMPTY,
    }
}

/// Parses the body, if there is one. Its arguments are the parameters; if these have no names, the label of the entry
/// block names them.
pub fn parse_body(p: &mut dyn OpParser, state: &mut OpState, params: &[Param]) -> ParseResult {
    if !p.at("{") {
        let region = p.empty_region();
        state.regions.push(region);
        return Ok(());
    }
    let mut args = Vec::with_capacity(params.len());
    for param in params {
        let Some(operand) = param.operand else { continue };
        args.push(RegionArg { operand, ty: param.ty, loc: param.loc });
        let text = p.operand_name(operand).get(1..).unwrap_or_default().to_vec();
        let arg_name = p.cx().name(text);
        state.arg_names.push(arg_name);
    }
    let region = p.parse_region(&args)?;
    state.regions.push(region);
    Ok(())
}

/// Prints `(%arg0: i32 {attrs}, …)`, or only the types if there is no body.
pub fn print_params(p: &mut dyn OpPrinter, op: Op, types: &[TypeId], variadic: bool) {
    let region = p.body().regions(op).first().copied();
    let named = region.filter(|&region| !p.region_is_empty(region)).map(|region| p.region_args(region));
    let attrs = p.body().attrs(op);
    p.text("(");
    p.list(types.iter().enumerate(), |p, (i, &ty)| {
        if let Some((arg, _)) = named.as_ref().and_then(|args| args.get(i)) {
            p.text(arg);
            p.text(": ");
        }
        p.ty(ty);
        print_param_attrs(p, attrs, name::ARG_ATTRS, i);
        if let Some(region) = region.filter(|_| named.is_some()) {
            p.argument_loc(region, i);
        }
    });
    if variadic {
        p.text(if types.is_empty() { "..." } else { ", ..." });
    }
    p.text(")");
}

/// Prints ` -> type` or ` -> (type {attrs}, …)`; prints nothing if there are no results.
pub fn print_results(p: &mut dyn OpPrinter, op: Op, types: &[TypeId]) {
    let attrs = p.body().attrs(op);
    if p.cx().dict_get(attrs, name::RES_ATTRS).is_none() {
        return p.arrow_types(types);
    }
    p.text(" -> (");
    p.list(types.iter().enumerate(), |p, (i, &ty)| {
        p.ty(ty);
        print_param_attrs(p, attrs, name::RES_ATTRS, i);
    });
    p.text(")");
}

fn print_param_attrs(p: &mut dyn OpPrinter, attrs: DictId, list: NameId, index: usize) {
    let dict = param_attrs(p.cx(), attrs, list, index);
    let entries = p.cx().dict_entries(dict).to_vec();
    p.dict(&entries);
}
