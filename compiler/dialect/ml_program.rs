//! The ml_program dialect: global variables of machine learning models, whose values are tensors or numbers.

use crate::ir::{AttrData, Op, OpParser, OpPrinter, OpState, ParseResult, Traits, TypeId, VerifyCx, name};
use crate::ops;

const GLOBAL_ATTRS: &str =
    "sym_name: string, type: type, is_mutable: unit, value?: any, sym_visibility?: string";
const LOAD_ASM: &str = "$global : type($result) attr-dict";

ops! { "ml_program" = super::table::ml_program;
    /// A global variable, or a constant.
    GLOBAL = "global".sig("->").attrs(GLOBAL_ATTRS).custom(parse_global, print_global).verify(verify_global)
        .with(Traits::SYMBOL);
    /// The current value of a global.
    GLOBAL_LOAD = "global_load".sig("-> result: any").attrs("global: symbol").asm(LOAD_ASM).verify(verify_load);
    /// The value of a global that is not mutable.
    GLOBAL_LOAD_CONST = "global_load_const".sig("-> result: any").attrs("global: symbol").asm(LOAD_ASM)
        .verify(verify_load_const).with(Traits::PURE);
    /// Sets the value of a global.
    GLOBAL_STORE = "global_store".sig("value: any ->").attrs("global: symbol").asm("$global = $value : type($value) attr-dict")
        .verify(verify_store);
}

/// Parses `private mutable @name(value) : type {attrs}`.
fn parse_global(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let Some(visibility) = ["public", "private", "nested"].into_iter().find(|word| p.eat(word)) else {
        return Err(p.error(p.offset(), "expected 'public', 'private', or 'nested'".to_string()));
    };
    let visibility = p.cx().string_attr(visibility);
    state.attr(name::SYM_VISIBILITY, visibility);
    if p.eat("mutable") {
        let unit = p.cx().unit_attr();
        state.attr(name::IS_MUTABLE, unit);
    }
    let symbol = p.parse_symbol_name()?;
    let symbol = p.cx().attr(AttrData::String(symbol));
    state.attr(name::SYM_NAME, symbol);
    if p.eat("(") {
        let value = p.parse_attr(None)?;
        state.attr(name::VALUE, value);
        p.expect(")")?;
    }
    p.expect(":")?;
    let ty = p.parse_type()?;
    let ty = p.cx().type_attr(ty);
    state.attr(name::TYPE, ty);
    p.parse_attr_dict(&mut state.attrs)
}

fn print_global(p: &mut dyn OpPrinter, op: Op) {
    p.text(" ");
    let visibility = p.attr_of(op, name::SYM_VISIBILITY).and_then(|attr| p.cx().string_value(attr));
    let visibility = visibility.map_or("public", |text| p.cx().str(text)).to_string();
    p.text(&visibility);
    p.text(" ");
    if p.attr_of(op, name::IS_MUTABLE).is_some() {
        p.text("mutable ");
    }
    if let Some(symbol) = p.attr_of(op, name::SYM_NAME).and_then(|attr| p.cx().string_value(attr)) {
        p.symbol(symbol);
    }
    if let Some(value) = p.attr_of(op, name::VALUE) {
        p.text("(");
        p.attr(value);
        p.text(")");
    }
    if let Some(ty) = p.attr_of(op, name::TYPE).and_then(|attr| p.cx().type_value(attr)) {
        p.text(" : ");
        p.ty(ty);
    }
    p.attr_dict(
        op,
        &[name::SYM_NAME, name::SYM_VISIBILITY, name::TYPE, name::VALUE, name::IS_MUTABLE],
        false,
    );
}

fn verify_global(view: &VerifyCx, op: Op) -> Result<(), String> {
    if view.attr(op, name::VALUE).is_none() && view.attr(op, name::IS_MUTABLE).is_none() {
        return Err("immutable global must have an initial value".to_string());
    }
    Ok(())
}

/// The global that an operation names.
struct Global {
    /// Its name, as the text of a symbol.
    name: String,
    ty: Option<TypeId>,
    is_mutable: bool,
}

impl Global {
    fn of(view: &VerifyCx, op: Op) -> Result<Option<Global>, String> {
        let Some(symbol) = view.attr(op, name::GLOBAL).and_then(|attr| view.cx.symbol_value(attr)) else {
            return Ok(None);
        };
        let name = format!("@{}", view.cx.str(symbol));
        let found = view.lookup(symbol).map(|(body, op)| (view.module.body(body), op));
        let (body, global) = found
            .filter(|(body, op)| body.name(*op) == GLOBAL)
            .ok_or_else(|| format!("undefined global: {name}"))?;
        let attr = |name| view.cx.dict_get(body.attrs(global), name);
        let ty = attr(name::TYPE).and_then(|attr| view.cx.type_value(attr));
        Ok(Some(Global { name, ty, is_mutable: attr(name::IS_MUTABLE).is_some() }))
    }
}

fn verify_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(global) = Global::of(view, op)? else { return Ok(()) };
    let wanted = view.result_types(op)[0];
    match global.ty {
        Some(ty) if ty != wanted => Err(format!(
            "cannot load from global {} of type '{}' as '{}'",
            global.name,
            view.cx.type_text(ty),
            view.cx.type_text(wanted)
        )),
        _ => Ok(()),
    }
}

fn verify_load_const(view: &VerifyCx, op: Op) -> Result<(), String> {
    match Global::of(view, op)? {
        Some(global) if global.is_mutable => {
            Err(format!("cannot load as constant from mutable global {}", global.name))
        }
        _ => verify_load(view, op),
    }
}

fn verify_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(global) = Global::of(view, op)? else { return Ok(()) };
    if !global.is_mutable {
        return Err(format!("cannot store to immutable global {}", global.name));
    }
    match global.ty.zip(view.operand_type(op, 0)) {
        Some((ty, stored)) if ty != stored => Err(format!(
            "cannot store a value of type '{}' to global {} of type '{}'",
            view.cx.type_text(stored),
            global.name,
            view.cx.type_text(ty)
        )),
        _ => Ok(()),
    }
}
