//! `memref.global` and `memref.get_global`.

use crate::ir::{
    AttrData, AttrId, Context, DYNAMIC, Op, OpParser, OpPrinter, OpState, ParseResult, TypeData, TypeId,
    VerifyCx, name,
};

use super::{GLOBAL, shape};

/// Parses `private constant @name : memref<…> = dense<…> {attrs}`.
pub(super) fn parse_global(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.at_string() {
        let visibility = p.parse_string()?;
        let visibility = p.cx().attr(AttrData::String(visibility));
        state.attr(name::SYM_VISIBILITY, visibility);
    }
    for visibility in ["public", "private", "nested"] {
        if p.eat(visibility) {
            let attr = p.cx().string_attr(visibility);
            state.attr(name::SYM_VISIBILITY, attr);
        }
    }
    if p.eat("constant") {
        let unit = p.cx().unit_attr();
        state.attr(name::CONSTANT, unit);
    }
    let symbol = p.parse_symbol_name()?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    if p.eat("=") {
        let tensor = tensor_type(p.cx(), ty);
        let value = if p.eat("uninitialized") { p.cx().unit_attr() } else { p.parse_attr(Some(tensor))? };
        state.attr(name::INITIAL_VALUE, value);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    let cx = p.cx();
    let symbol = cx.attr(AttrData::String(symbol));
    let ty = cx.type_attr(ty);
    state.attr(name::SYM_NAME, symbol);
    state.attr(name::TYPE, ty);
    Ok(())
}

/// Returns the tensor type with the shape of a memref type, which is the type of the initial value.
fn tensor_type(cx: &mut Context, ty: TypeId) -> TypeId {
    match shape(cx, ty).map(|(shape, element)| (shape.to_vec(), element)) {
        Some((shape, element)) => {
            cx.ty(TypeData::Tensor { shape: Some(shape.into()), element, encoding: None })
        }
        None => ty,
    }
}

pub(super) fn print_global(p: &mut dyn OpPrinter, op: Op) {
    p.text(" ");
    if let Some(visibility) = p.attr_of(op, name::SYM_VISIBILITY).and_then(|attr| p.cx().string_value(attr)) {
        p.string(visibility);
        p.text(" ");
    }
    if p.attr_of(op, name::CONSTANT).is_some() {
        p.text("constant ");
    }
    if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
        p.symbol(symbol);
    }
    if let Some(ty) = p.attr_of(op, name::TYPE).and_then(|attr| p.cx().type_value(attr)) {
        p.text(" : ");
        p.ty(ty);
    }
    match p.attr_of(op, name::INITIAL_VALUE) {
        None => {}
        Some(value) if matches!(p.cx().attr_data(value), AttrData::Unit) => p.text(" = uninitialized"),
        Some(value) => {
            p.text(" = ");
            p.attr_value(value);
        }
    }
    let hidden = [name::SYM_NAME, name::SYM_VISIBILITY, name::TYPE, name::INITIAL_VALUE, name::CONSTANT];
    p.attr_dict(op, &hidden, false);
}

pub(super) fn verify_global(view: &VerifyCx, op: Op) -> Result<(), String> {
    let ty = view.attr(op, name::TYPE).and_then(|attr| view.cx.type_value(attr));
    let sizes = ty.and_then(|ty| shape(view.cx, ty)).ok_or("type should be static shaped memref")?.0;
    if sizes.contains(&DYNAMIC) {
        return Err("type should be static shaped memref".to_string());
    }
    Ok(())
}

pub(super) fn verify_get_global(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(symbol) = view.attr(op, name::NAME).and_then(|attr: AttrId| view.cx.symbol_value(attr)) else {
        return Ok(());
    };
    let text = view.cx.str(symbol);
    let invalid = || format!("'{text}' does not reference a valid global memref");
    let (body, global) = view.lookup(symbol).ok_or_else(invalid)?;
    let body = view.module.body(body);
    if body.name(global) != GLOBAL {
        return Err(invalid());
    }
    let ty = view.cx.dict_get(body.attrs(global), name::TYPE).and_then(|attr| view.cx.type_value(attr));
    let found = view.result_types(op)[0];
    match ty {
        Some(ty) if ty != found => Err(format!(
            "result type '{}' does not match type '{}' of the global memref @{text}",
            view.cx.type_text(found),
            view.cx.type_text(ty)
        )),
        _ => Ok(()),
    }
}
