//! Syntax that the structured operations share: `ins(…) outs(…) -> types`.

use crate::ir::{
    AttrData, Context, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, Region, TypeData,
    TypeId, Value, name,
};

use super::payload::{Payload, fill_payload};

/// The operands of a structured operation, parsed but not resolved.
pub(super) struct InsOuts {
    /// Inputs and their types.
    pub(super) inputs: (Vec<Operand>, Vec<TypeId>),
    /// Outputs and their types.
    pub(super) outputs: (Vec<Operand>, Vec<TypeId>),
}

/// Parses `ins(%a, %b : types) outs(%c : type)`; each part is optional.
pub(super) fn parse_ins_outs(p: &mut dyn OpParser) -> ParseResult<InsOuts> {
    if p.at("(") {
        let (mut operands, mut types) = p.parse_old_operands()?;
        let last = operands.len().saturating_sub(1);
        let outputs = (operands.split_off(last), types.split_off(last));
        return Ok(InsOuts { inputs: (operands, types), outputs });
    }
    Ok(InsOuts { inputs: parse_group(p, "ins")?, outputs: parse_group(p, "outs")? })
}

fn parse_group(p: &mut dyn OpParser, word: &str) -> ParseResult<(Vec<Operand>, Vec<TypeId>)> {
    if !p.eat(word) {
        return Ok((Vec::new(), Vec::new()));
    }
    p.expect("(")?;
    if p.eat(")") {
        return Ok((Vec::new(), Vec::new()));
    }
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.expect(":")?;
    let types = p.comma_list_until(")", |p| p.parse_type())?;
    Ok((operands, types))
}

/// Adds the operands to the operation and returns the types of all of them.
pub(super) fn add_operands(
    p: &mut dyn OpParser,
    state: &mut OpState,
    operands: &InsOuts,
) -> ParseResult<Vec<TypeId>> {
    for (uses, types) in [&operands.inputs, &operands.outputs] {
        let mut values = p.resolve_all(uses, types)?;
        state.operands.append(&mut values);
    }
    Ok([&operands.inputs.1[..], &operands.outputs.1[..]].concat())
}

/// Adds the numbers of inputs and outputs as segment sizes.
pub(super) fn add_segments(p: &mut dyn OpParser, state: &mut OpState, operands: &InsOuts) {
    let sizes = [operands.inputs.0.len() as i64, operands.outputs.0.len() as i64];
    let sizes = p.cx().i32_array_attr(&sizes);
    state.attr(name::OPERAND_SEGMENT_SIZES, sizes);
}

/// Parses `-> type` or `-> (types)`, if present.
pub(super) fn parse_result_types(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if !p.eat("->") {
        return Ok(());
    }
    state.results = if p.eat("(") {
        p.comma_list_until(")", |p| p.parse_type())?
    } else {
        p.comma_list(|p| p.parse_type())?
    };
    Ok(())
}

/// Parses the remainder of `word = attribute` after the word.
pub(super) fn parse_assigned(p: &mut dyn OpParser, state: &mut OpState, attr_name: NameId) -> ParseResult {
    p.expect("=")?;
    let attr = p.parse_attr(None)?;
    state.attr(attr_name, attr);
    Ok(())
}

/// Returns the element type of a tensor or memref type; any other type is returned unchanged.
pub fn element_or_self(cx: &Context, ty: TypeId) -> TypeId {
    match cx.type_data(ty) {
        TypeData::Tensor { element, .. }
        | TypeData::MemRef { element, .. }
        | TypeData::UnrankedMemRef { element, .. } => *element,
        _ => ty,
    }
}

/// Returns the element types of the operands, which are the types of the arguments of the region.
pub(super) fn element_types(cx: &Context, types: &[TypeId]) -> Vec<TypeId> {
    types.iter().map(|&ty| element_or_self(cx, ty)).collect()
}

/// Adds the region that the payload implies.
pub(super) fn add_payload(
    p: &mut dyn OpParser,
    state: &mut OpState,
    types: &[TypeId],
    payload: Payload,
    unsigned: bool,
) -> ParseResult {
    let elements = element_types(p.cx(), types);
    let loc = state.loc;
    let mut result = Ok(());
    let region = p.implied_region(&elements, &mut |cx, body, block| {
        result = fill_payload(cx, body, block, payload, unsigned, loc);
    });
    if let Err(message) = result {
        let offset = p.offset();
        let op = p.cx().op_text(state.name).to_string();
        return Err(p.error(offset, format!("custom op '{op}' {message}")));
    }
    state.regions.push(region);
    Ok(())
}

/// Returns true if the attribute `cast` selects unsigned casts of integers.
pub(super) fn is_unsigned(cx: &Context, state: &OpState) -> bool {
    let cast = state.attrs.iter().find(|entry| entry.0 == name::CAST).map(|entry| entry.1);
    cast.is_some_and(|cast| cx.dialect_attr_body(cast, "linalg.type_fn") == Some("cast_unsigned"))
}

/// Returns the number of inputs among an operation's operands.
pub fn input_count(cx: &Context, body: &crate::ir::Body, op: Op) -> usize {
    let all = body.operands(op).len();
    let sizes = cx.dict_get(body.attrs(op), name::OPERAND_SEGMENT_SIZES);
    match sizes.map(|sizes| cx.attr_data(sizes)) {
        Some(AttrData::DenseArray { values, .. }) => {
            values.first().map_or(0, |&n| n.max(0) as usize).min(all)
        }
        // Without the attribute, all operands are in the first group.
        _ => all,
    }
}

/// Prints ` ins(…) outs(…)`.
pub(super) fn print_ins_outs(p: &mut dyn OpPrinter, inputs: &[Value], outputs: &[Value]) {
    for (word, values) in [(" ins(", inputs), (" outs(", outputs)] {
        if values.is_empty() {
            continue;
        }
        p.text(word);
        p.values(values);
        p.text(" : ");
        let types = p.body().value_types(values);
        p.types(&types);
        p.text(")");
    }
}

/// Prints ` -> types`.
pub(super) fn print_result_types(p: &mut dyn OpPrinter, op: Op) {
    let types: Vec<TypeId> = p.body().results(op).map(|value| p.body().value_type(value)).collect();
    p.arrow_types(&types);
}

/// Returns the only block of an operation's region.
pub(super) fn only_block(body: &crate::ir::Body, op: Op) -> Option<crate::ir::Block> {
    let region: Region = *body.regions(op).first()?;
    body.entry_block(region)
}
