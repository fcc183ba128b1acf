//! `bufferization.alloc_tensor`.

use crate::dialect::tensor::shape;
use crate::ir::{DYNAMIC, Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, Value, VerifyCx, name};

/// Parses `(%n) copy(%t) size_hint=%s {…} : type`.
pub(super) fn parse_alloc_tensor(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.expect("(")?;
    let sizes = p.comma_list_until(")", |p| p.parse_operand())?;
    let mut copy = None;
    if p.eat("copy") {
        p.expect("(")?;
        copy = Some(p.parse_operand()?);
        p.expect(")")?;
    }
    let mut hint = None;
    if p.eat("size_hint") {
        p.expect("=")?;
        hint = Some(p.parse_operand()?);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    state.results.push(ty);
    let segments = [sizes.len() as i64, i64::from(copy.is_some()), i64::from(hint.is_some())];
    let indices = |operand| (operand, TypeId::INDEX);
    let operands = sizes.into_iter().map(indices).chain(copy.map(|copy| (copy, ty))).chain(hint.map(indices));
    for (operand, ty) in operands {
        let value = p.resolve(operand, ty)?;
        state.operands.push(value);
    }
    let segments = p.cx().i32_array_attr(&segments);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    Ok(())
}

/// The operands of an allocation.
struct Operands<'a> {
    sizes: &'a [Value],
    copy: Option<Value>,
    hint: Option<Value>,
}

fn operands<'a>(all: &'a [Value], segments: Option<&[i64]>) -> Operands<'a> {
    let (sizes, copies) = match segments {
        Some(&[sizes, copies, _]) => (sizes.max(0) as usize, copies.max(0) as usize),
        _ => (all.len(), 0),
    };
    let (sizes, rest) = all.split_at(sizes.min(all.len()));
    let (copy, hint) = rest.split_at(copies.min(rest.len()));
    Operands { sizes, copy: copy.first().copied(), hint: hint.first().copied() }
}

pub(super) fn print_alloc_tensor(p: &mut dyn OpPrinter, op: Op) {
    let all = p.body().operands(op).to_vec();
    let segments = p.attr_of(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| p.cx().dense_array_value(attr));
    let operands = operands(&all, segments);
    p.text("(");
    p.values(operands.sizes);
    p.text(")");
    if let Some(copy) = operands.copy {
        p.text(" copy(");
        p.value(copy);
        p.text(")");
    }
    if let Some(hint) = operands.hint {
        p.text(" size_hint=");
        p.value(hint);
    }
    p.attr_dict(op, &[name::OPERAND_SEGMENT_SIZES], false);
    p.text(" : ");
    let ty = p.body().value_type(p.body().result(op, 0));
    p.ty(ty);
}

pub(super) fn verify_alloc_tensor(view: &VerifyCx, op: Op) -> Result<(), String> {
    let segments =
        view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    let operands = operands(view.body.operands(op), segments);
    let Some(&ty) = view.result_types(op).first() else { return Ok(()) };
    if let Some(copy) = operands.copy {
        if !operands.sizes.is_empty() {
            return Err("dynamic sizes not needed when copying a tensor".to_string());
        }
        if view.body.value_type(copy) != ty {
            return Err("expected that `copy` and return type match".to_string());
        }
        return Ok(());
    }
    let dynamic = shape(view.cx, ty).map_or(0, |shape| shape.iter().filter(|&&size| size == DYNAMIC).count());
    if operands.sizes.len() != dynamic {
        return Err(format!("expected {dynamic} dynamic sizes"));
    }
    Ok(())
}
