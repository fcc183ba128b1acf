//! `vector.print`: a value, punctuation or a string.

use crate::ir::spec::enum_text;
use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, TypeData, VerifyCx, name};

use super::Print;
use super::types::vector;

/// The enum of the keywords in `punctuation <…>`.
const ENUM: &str = "vector.punctuation";

/// Parses `%value : type`, `str "text"` and `punctuation <comma>`, each of which is optional.
pub(super) fn parse_print(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    // A `vector.print` without operands may precede an operation with results.
    if p.at_operand() && !p.at_results() {
        let source = p.parse_operand()?;
        p.expect(":")?;
        let ty = p.parse_type()?;
        state.operands.push(p.resolve(source, ty)?);
    }
    loop {
        if p.eat("str") {
            let text = p.parse_string()?;
            let text = p.cx().attr(crate::ir::AttrData::String(text));
            state.attr(name::STRING_LITERAL, text);
        } else if p.eat("punctuation") {
            parse_punctuation(p, state)?;
        } else {
            return p.parse_attr_dict(&mut state.attrs);
        }
    }
}

fn parse_punctuation(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.expect("<")?;
    let offset = p.offset();
    let cases = p.cx().registry().find_enum(ENUM).map(|info| info.cases).unwrap_or_default();
    let Some((word, _)) = cases.iter().find(|case| p.eat(case.0)) else {
        let words: Vec<&str> = cases.iter().map(|case| case.0).collect();
        return Err(p.error(offset, format!("expected one of {}", words.join(", "))));
    };
    p.expect(">")?;
    let attr = p.cx().dialect_attr(format!("{ENUM}<{word}>"));
    state.attr(name::PUNCTUATION, attr);
    Ok(())
}

pub(super) fn print_print(p: &mut dyn OpPrinter, op: Op) {
    if let Some(source) = Print(op).source(p.body()) {
        p.text(" ");
        p.value(source);
        p.text(" : ");
        let ty = p.body().value_type(source);
        p.ty(ty);
    }
    if let Some(text) = p.attr_of(op, name::STRING_LITERAL).and_then(|attr| p.cx().string_value(attr)) {
        p.text(" str ");
        p.string(text);
    }
    let info = p.cx().registry().find_enum(ENUM);
    if let Some(word) = p.attr_of(op, name::PUNCTUATION).and_then(|attr| enum_text(p.cx(), info?, attr)) {
        p.text(&format!(" punctuation <{word}>"));
    }
    p.attr_dict(op, &[name::STRING_LITERAL, name::PUNCTUATION], false);
}

pub(super) fn verify_print(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    if let Some(ty) = view.operand_type(op, 0) {
        let is_number =
            matches!(cx.type_data(ty), TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Index);
        if !is_number && vector(cx, ty).is_none() {
            return Err(format!(
                "operand #0 must be vector of any type values or integer or index or floating-point, but got '{}'",
                cx.type_text(ty)
            ));
        }
    }
    let has_text = view.attr(op, name::STRING_LITERAL).is_some();
    let has_more = view.operand_type(op, 0).is_some() || view.attr(op, name::PUNCTUATION).is_some();
    if has_text && has_more {
        return Err(
            "failed to verify that `source` or `punctuation` are not set when printing strings".to_string()
        );
    }
    Ok(())
}
