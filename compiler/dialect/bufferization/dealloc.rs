//! `bufferization.dealloc`.

use crate::ir::{Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeId, Value, VerifyCx, name};

/// Parses ` (%a, %b : types) if (%c, %d) retain (%e : types)`.
pub(super) fn parse_dealloc(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let (mut memrefs, mut types, mut conditions) = (Vec::new(), Vec::new(), Vec::new());
    if p.at("(") {
        (memrefs, types) = parse_typed(p)?;
        p.expect("if")?;
        p.expect("(")?;
        conditions = p.comma_list_until(")", |p| p.parse_operand())?;
    }
    let (mut retained, mut retained_types) = (Vec::new(), Vec::new());
    if p.eat("retain") {
        (retained, retained_types) = parse_typed(p)?;
    }
    p.parse_attr_dict(&mut state.attrs)?;
    state.operands = p.resolve_all(&memrefs, &types)?;
    let mut rest = p.resolve_all(&conditions, &vec![TypeId::I1; conditions.len()])?;
    state.operands.append(&mut rest);
    let mut rest = p.resolve_all(&retained, &retained_types)?;
    state.operands.append(&mut rest);
    state.results = vec![TypeId::I1; retained.len()];
    let segments = [memrefs.len(), conditions.len(), retained.len()].map(|len| len as i64);
    let segments = p.cx().i32_array_attr(&segments);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    Ok(())
}

/// Parses `(%a, %b : types)`.
fn parse_typed(p: &mut dyn OpParser) -> ParseResult<(Vec<Operand>, Vec<TypeId>)> {
    p.expect("(")?;
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.expect(":")?;
    let types = p.comma_list_until(")", |p| p.parse_type())?;
    Ok((operands, types))
}

/// Splits the operands into the memrefs, the conditions and the retained memrefs.
fn split<'a>(all: &'a [Value], segments: Option<&[i64]>) -> [&'a [Value]; 3] {
    let (memrefs, conditions) = match segments {
        Some(&[memrefs, conditions, _]) => (memrefs.max(0) as usize, conditions.max(0) as usize),
        _ => (all.len(), 0),
    };
    let (memrefs, rest) = all.split_at(memrefs.min(all.len()));
    let (conditions, retained) = rest.split_at(conditions.min(rest.len()));
    [memrefs, conditions, retained]
}

pub(super) fn print_dealloc(p: &mut dyn OpPrinter, op: Op) {
    let all = p.body().operands(op).to_vec();
    let segments = p.attr_of(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| p.cx().dense_array_value(attr));
    let [memrefs, conditions, retained] = split(&all, segments);
    if !memrefs.is_empty() {
        p.text(" ");
        print_typed(p, memrefs);
        p.text(" if (");
        p.values(conditions);
        p.text(")");
    }
    if !retained.is_empty() {
        p.text(" retain ");
        print_typed(p, retained);
    }
    p.attr_dict(op, &[name::OPERAND_SEGMENT_SIZES], false);
}

fn print_typed(p: &mut dyn OpPrinter, values: &[Value]) {
    p.text("(");
    p.values(values);
    p.text(" : ");
    let types = p.body().value_types(values);
    p.types(&types);
    p.text(")");
}

pub(super) fn verify_dealloc(view: &VerifyCx, op: Op) -> Result<(), String> {
    let segments =
        view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    let [memrefs, conditions, retained] = split(view.body.operands(op), segments);
    if memrefs.len() != conditions.len() {
        return Err("must have the same number of conditions as memrefs to deallocate".to_string());
    }
    if retained.len() != view.body.result_count(op) {
        return Err(
            "must have the same number of updated conditions (results) as retained operands".to_string()
        );
    }
    Ok(())
}
