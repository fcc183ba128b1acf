//! Operand bundles of calls: `["tag"(%a, %b : i32, i64), "other"()]`. The operands of all bundles are one group of
//! operands. An attribute has the number of operands of each bundle, another has the tags.

use crate::ir::{
    AttrData, AttrId, NameId, Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, Value, VerifyCx, name,
};

/// The attributes that the syntax writes itself.
pub(super) const HIDDEN: [NameId; 2] = [name::OP_BUNDLE_SIZES, name::OP_BUNDLE_TAGS];

/// Parses optional bundles and returns their operands, which belong after the other operands of the operation.
pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult<Vec<Value>> {
    let mut values = Vec::new();
    if !p.eat("[") {
        return Ok(values);
    }
    let mut sizes: Vec<i64> = Vec::new();
    let tags: Vec<AttrId> = p.comma_list_until("]", |p| {
        let tag = p.parse_string()?;
        p.expect("(")?;
        let mut bundle = if p.eat(")") { Vec::new() } else { parse_operands(p)? };
        sizes.push(bundle.len() as i64);
        values.append(&mut bundle);
        Ok(p.cx().attr(AttrData::String(tag)))
    })?;
    if !tags.is_empty() {
        let cx = p.cx();
        let sizes = cx.i32_array_attr(&sizes);
        let tags = cx.attr(AttrData::Array(tags.into()));
        state.attr(name::OP_BUNDLE_SIZES, sizes);
        state.attr(name::OP_BUNDLE_TAGS, tags);
    }
    Ok(values)
}

/// Parses `%a, %b : i32, i64)`.
fn parse_operands(p: &mut dyn OpParser) -> ParseResult<Vec<Value>> {
    let operands = p.comma_list_until(":", |p| p.parse_operand())?;
    let types = p.comma_list_until(")", |p| p.parse_type())?;
    p.resolve_all(&operands, &types)
}

/// Returns the number of operands of each bundle of an operation.
fn sizes(p: &dyn OpPrinter, op: Op) -> Vec<usize> {
    let sizes = p.attr_of(op, name::OP_BUNDLE_SIZES).and_then(|attr| p.cx().dense_array_value(attr));
    sizes.unwrap_or_default().iter().map(|&size| size.max(0) as usize).collect()
}

/// Returns the number of operands of all bundles of an operation.
pub(super) fn operand_count(p: &dyn OpPrinter, op: Op) -> usize {
    sizes(p, op).iter().sum()
}

/// Prints ` ["tag"(…)]` with the operands of all bundles; prints nothing if there are no bundles.
pub(super) fn print(p: &mut dyn OpPrinter, op: Op, operands: &[Value]) {
    let sizes = sizes(p, op);
    if sizes.is_empty() {
        return;
    }
    let tags = p.attr_of(op, name::OP_BUNDLE_TAGS).and_then(|attr| p.cx().array_value(attr));
    let tags = tags.unwrap_or_default().to_vec();
    let mut rest = operands;
    p.text(" [");
    p.list(tags.into_iter().zip(sizes), |p, (tag, size)| {
        p.attr(tag);
        let (bundle, after) = rest.split_at(size.min(rest.len()));
        rest = after;
        p.text("(");
        if !bundle.is_empty() {
            p.values(bundle);
            p.text(" : ");
            let types: Vec<TypeId> = p.body().value_types(bundle);
            p.types(&types);
        }
        p.text(")");
    });
    p.text("]");
}

/// Checks that there are as many tags as sizes, and that the sizes add up to `operands`, the number of operands.
pub(super) fn verify(view: &VerifyCx, op: Op, operands: usize) -> Result<(), String> {
    let sizes = view.attr(op, name::OP_BUNDLE_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    let sizes = sizes.unwrap_or_default();
    let tags = view.attr(op, name::OP_BUNDLE_TAGS).and_then(|attr| view.cx.array_value(attr));
    let tags = tags.unwrap_or_default();
    if tags.len() != sizes.len() {
        return Err(format!("expected {} operand bundle tags, but actually got {}", sizes.len(), tags.len()));
    }
    if tags.iter().any(|&tag| view.cx.string_value(tag).is_none()) {
        return Err("operand bundle tag must be a StringAttr".to_string());
    }
    let total: i128 = sizes.iter().map(|&size| i128::from(size)).sum();
    if sizes.iter().any(|&size| size < 0) || total != operands as i128 {
        return Err(format!("expects the sizes of its operand bundles to add up to {operands}"));
    }
    Ok(())
}
