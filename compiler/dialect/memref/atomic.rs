//! Atomic updates of elements: `memref.atomic_rmw` and `memref.generic_atomic_rmw`.

use crate::ir::spec::enum_value;
use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, RegionStyle, TypeId, VerifyCx, name};

use super::{ATOMIC_YIELD, ENUMS, rank};

/// Returns the keyword of the kind of a `memref.atomic_rmw`.
pub fn kind(cx: &crate::ir::Context, attrs: crate::ir::DictId) -> Option<&'static str> {
    let info = &ENUMS[0];
    let value = enum_value(cx, info, cx.dict_get(attrs, name::KIND)?)?;
    info.cases.iter().find(|case| case.1 == value).map(|case| case.0)
}

pub(super) fn verify_rmw(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    let [value, memref, indices @ ..] = &types[..] else { return Ok(()) };
    if indices.len() != rank(view.cx, *memref) {
        return Err("expects the number of subscripts to be equal to memref rank".to_string());
    }
    if *value != view.cx.element_type(*memref) {
        return Err("failed to verify that value type matches element type of memref".to_string());
    }
    if view.result_types(op).first() != Some(value) {
        return Err("failed to verify that all of {value, result} have same type".to_string());
    }
    let Some(kind) = kind(view.cx, view.body.attrs(op)) else { return Ok(()) };
    let is_float = view.cx.float_kind(*value).is_some();
    match kind {
        "assign" => Ok(()),
        _ if kind.ends_with('f') => {
            if is_float {
                Ok(())
            } else {
                Err(format!("with kind '{kind}' expects a floating-point type"))
            }
        }
        _ if is_float => Err(format!("with kind '{kind}' expects an integer type")),
        _ => Ok(()),
    }
}

/// Parses `%memref[%i] : type { ^bb0(%old: element): … }`.
pub(super) fn parse_generic_rmw(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let memref = p.parse_operand()?;
    p.expect("[")?;
    let indices = p.comma_list_until("]", |p| p.parse_operand())?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    let memref = p.resolve(memref, ty)?;
    state.operands.push(memref);
    for index in indices {
        let index = p.resolve(index, TypeId::INDEX)?;
        state.operands.push(index);
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    let element = p.cx().element_type(ty);
    state.results.push(element);
    p.parse_attr_dict(&mut state.attrs)
}

pub(super) fn print_generic_rmw(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let Some((&memref, indices)) = operands.split_first() else { return };
    p.text(" ");
    p.value(memref);
    p.text("[");
    p.values(indices);
    p.text("] : ");
    let ty = p.body().value_type(memref);
    p.ty(ty);
    p.text(" ");
    if let Some(&region) = p.body().regions(op).first() {
        p.region(region, RegionStyle { entry_label: true, elide_terminator: false });
    }
    p.attr_dict(op, &[], false);
}

pub(super) fn verify_generic_rmw(view: &VerifyCx, op: Op) -> Result<(), String> {
    let body = view.body;
    let result = view.result_types(op).first().copied();
    let entry = body.regions(op).first().and_then(|&region| body.entry_block(region));
    let Some(entry) = entry else {
        return Err("expected single number of entry block arguments".to_string());
    };
    let [argument] = body.block_args(entry) else {
        return Err("expected single number of entry block arguments".to_string());
    };
    if Some(body.value_type(*argument)) != result {
        return Err("expected block argument of the same type result type".to_string());
    }
    let memref = view.operand_type(op, 0);
    if result != memref.map(|ty| view.cx.element_type(ty)) {
        return Err("failed to verify that result type matches element type of memref".to_string());
    }
    let Some(end) = body.last_op(entry).filter(|&end| body.name(end) == ATOMIC_YIELD) else {
        return Err("expects its region to end with 'memref.atomic_yield'".to_string());
    };
    let yielded = body.operands(end).first().map(|&value| body.value_type(value));
    if yielded != result {
        let text = |ty: Option<TypeId>| ty.map_or(String::new(), |ty| view.cx.type_text(ty));
        return Err(format!(
            "types mismatch between yield op: '{}' and its parent: '{}'",
            text(yielded),
            text(result)
        ));
    }
    Ok(())
}
