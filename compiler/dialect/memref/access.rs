//! `memref.load`, `memref.store` and `memref.prefetch`.

use crate::ir::{AttrData, Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, VerifyCx, name};

use super::rank;

fn verify_indices(view: &VerifyCx, op: Op, memref: usize) -> Result<(), String> {
    let rank = view.operand_type(op, memref).map_or(0, |ty| rank(view.cx, ty));
    let given = view.body.operands(op).len() - memref - 1;
    if given != rank {
        return Err(format!(
            "incorrect number of indices for {}, expected {rank} but got {given}",
            if memref == 0 { "load" } else { "store" }
        ));
    }
    Ok(())
}

pub(super) fn verify_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_indices(view, op, 0)
}

pub(super) fn verify_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    let element = view.operand_type(op, 1).map(|ty| view.cx.element_type(ty));
    if view.operand_type(op, 0) != element {
        return Err("failed to verify that type of 'value' matches element type of 'memref'".to_string());
    }
    verify_indices(view, op, 1)
}

/// Parses `%value, %memref[%i] : type`; the type of the value is the element type.
pub(super) fn parse_store(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let value = p.parse_operand()?;
    p.expect(",")?;
    let memref = p.parse_operand()?;
    p.expect("[")?;
    let indices = p.comma_list_until("]", |p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    let element = p.cx().element_type(ty);
    state.operands = vec![p.resolve(value, element)?, p.resolve(memref, ty)?];
    for index in indices {
        let index = p.resolve(index, TypeId::INDEX)?;
        state.operands.push(index);
    }
    Ok(())
}

pub(super) fn print_store(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands[..2]);
    p.text("[");
    p.values(&operands[2..]);
    p.text("]");
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = p.body().value_type(operands[1]);
    p.ty(ty);
}

/// Parses `%memref[%i], read, locality<3>, data : type`.
pub(super) fn parse_prefetch(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let memref = p.parse_operand()?;
    p.expect("[")?;
    let indices = p.comma_list_until("]", |p| p.parse_operand())?;
    p.expect(",")?;
    let is_write = parse_choice(p, "write", "read")?;
    p.expect(",")?;
    p.expect("locality")?;
    p.expect("<")?;
    let hint = p.parse_attr(Some(TypeId::I32))?;
    p.expect(">")?;
    p.expect(",")?;
    let is_data = parse_choice(p, "data", "instr")?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    for (attr_name, flag) in [(name::IS_WRITE, is_write), (name::IS_DATA_CACHE, is_data)] {
        let attr = p.cx().int_attr(TypeId::I1, -i128::from(flag));
        state.attr(attr_name, attr);
    }
    state.attr(name::LOCALITY_HINT, hint);
    let memref = p.resolve(memref, ty)?;
    state.operands.push(memref);
    for index in indices {
        let index = p.resolve(index, TypeId::INDEX)?;
        state.operands.push(index);
    }
    Ok(())
}

/// Parses one of two keywords; returns true for the first.
fn parse_choice(p: &mut dyn OpParser, yes: &str, no: &str) -> ParseResult<bool> {
    if p.eat(yes) {
        return Ok(true);
    }
    if p.eat(no) {
        return Ok(false);
    }
    let offset = p.offset();
    Err(p.error(offset, format!("expected '{yes}' or '{no}'")))
}

pub(super) fn print_prefetch(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let flag = |p: &dyn OpPrinter, name| {
        p.attr_of(op, name).and_then(|attr| p.cx().int_value(attr)).is_some_and(|value| value != 0)
    };
    let Some((&memref, indices)) = operands.split_first() else { return };
    p.text(" ");
    p.value(memref);
    p.text("[");
    p.values(indices);
    p.text(if flag(p, name::IS_WRITE) { "], write, locality<" } else { "], read, locality<" });
    if let Some(hint) = p.attr_of(op, name::LOCALITY_HINT) {
        p.attr_value(hint);
    }
    p.text(if flag(p, name::IS_DATA_CACHE) { ">, data" } else { ">, instr" });
    p.attr_dict(op, &[name::LOCALITY_HINT, name::IS_WRITE, name::IS_DATA_CACHE], false);
    p.text(" : ");
    let ty = p.body().value_type(memref);
    p.ty(ty);
}

pub(super) fn verify_prefetch(view: &VerifyCx, op: Op) -> Result<(), String> {
    let hint = view.attr(op, name::LOCALITY_HINT).map(|attr| view.cx.attr_data(attr));
    if !matches!(hint, Some(AttrData::Integer { value: 0..=3, .. })) {
        return Err(
            "attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute \
             whose minimum value is 0 whose maximum value is 3"
                .to_string(),
        );
    }
    let rank = view.operand_type(op, 0).map_or(0, |ty| rank(view.cx, ty));
    if view.body.operands(op).len() != rank + 1 {
        return Err("too few indices".to_string());
    }
    Ok(())
}
