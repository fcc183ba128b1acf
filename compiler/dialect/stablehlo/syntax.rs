//! Syntax of operations without regions.

use crate::dialect::region_syntax::{parse_operands, parse_types, result_types};
use crate::ir::{AttrData, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeId, name};

use super::elementwise::{parse_signature, print_function_type, print_signature};
use super::parameter::{
    self, int, keyword, keyword_attr, list_attr, list_text, numbers, parse_keyword, parse_list,
};

const FFT_TYPES: &[&str] = &["FFT", "IFFT", "RFFT", "IRFFT"];

/// Parses `{attrs} dense<…> : type`.
pub(super) fn parse_constant(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.parse_attr_dict(&mut state.attrs)?;
    let offset = p.offset();
    let value = p.parse_attr(None)?;
    state.attr(name::VALUE, value);
    let Some(ty) = p.cx().attr_type(value) else {
        return Err(p.error(offset, "expected elements".to_string()));
    };
    state.results.push(ty);
    Ok(())
}

pub(super) fn print_constant(p: &mut dyn OpPrinter, op: Op) {
    p.attr_dict(op, &[name::VALUE], false);
    p.text(" ");
    if let Some(value) = p.attr_of(op, name::VALUE) {
        p.attr(value);
    }
}

/// Parses `%a [0:4, 1:9:2] : (type) -> type`.
pub(super) fn parse_slice(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operand = p.parse_operand()?;
    p.expect("[")?;
    let bounds = p.comma_list_until("]", |p| {
        let start = p.parse_integer()? as i64;
        p.expect(":")?;
        let limit = p.parse_integer()? as i64;
        let stride = if p.eat(":") { p.parse_integer()? as i64 } else { 1 };
        Ok([start, limit, stride])
    })?;
    for (index, attr_name) in ["start_indices", "limit_indices", "strides"].into_iter().enumerate() {
        let list: Vec<i64> = bounds.iter().map(|bounds| bounds[index]).collect();
        list_attr(p, state, attr_name, &list);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &[operand])
}

pub(super) fn print_slice(p: &mut dyn OpPrinter, op: Op) {
    let names = ["start_indices", "limit_indices", "strides"];
    let [start, limit, strides] =
        names.map(|attr_name| numbers(p.cx(), p.body(), op, attr_name).unwrap_or_default());
    let bounds = start.iter().zip(&limit).zip(&strides).map(|((start, limit), stride)| match stride {
        1 => format!("{start}:{limit}"),
        _ => format!("{start}:{limit}:{stride}"),
    });
    let bounds: Vec<String> = bounds.collect();
    let operand = p.body().operands(op)[0];
    p.text(" ");
    p.value(operand);
    p.text(&format!(" [{}]", bounds.join(", ")));
    let hidden: Vec<_> = names.iter().filter_map(|name| p.cx().find_name(name)).collect();
    p.attr_dict(op, &hidden, false);
    print_types(p, op);
}

/// Prints ` : (types) -> types`.
fn print_types(p: &mut dyn OpPrinter, op: Op) {
    let types = p.body().value_types(p.body().operands(op));
    let results = result_types(p, op);
    p.text(" : ");
    print_function_type(p, &types, &results);
}

/// Parses `%a, format = e5m10 : type`.
pub(super) fn parse_reduce_precision(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operand = p.parse_operand()?;
    for token in [",", "format", "="] {
        p.expect(token)?;
    }
    let formats = (1..=11).flat_map(|exponent| (0..=52).map(move |mantissa| (exponent, mantissa)));
    let found = formats.into_iter().find(|(exponent, mantissa)| p.eat(&format!("e{exponent}m{mantissa}")));
    let Some((exponent, mantissa)) = found else {
        return Err(p.error(p.offset(), "expected a format such as e5m10".to_string()));
    };
    for (attr_name, bits) in [("exponent_bits", exponent), ("mantissa_bits", mantissa)] {
        let attr = p.cx().int_attr(TypeId::I32, bits);
        let name = p.cx().name(attr_name);
        state.attr(name, attr);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &[operand])
}

pub(super) fn print_reduce_precision(p: &mut dyn OpPrinter, op: Op) {
    let names = ["exponent_bits", "mantissa_bits"];
    let [exponent, mantissa] = names.map(|attr_name| int(p.cx(), p.body(), op, attr_name).unwrap_or(0));
    let operand = p.body().operands(op)[0];
    p.text(" ");
    p.value(operand);
    p.text(&format!(", format = e{exponent}m{mantissa}"));
    let hidden: Vec<_> = names.iter().filter_map(|name| p.cx().find_name(name)).collect();
    p.attr_dict(op, &hidden, false);
    print_signature(p, op);
}

/// Parses `%a, type = FFT, length = [4] : (type) -> type`.
pub(super) fn parse_fft(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operand = p.parse_operand()?;
    for token in [",", "type", "="] {
        p.expect(token)?;
    }
    let kind = parse_keyword(p, FFT_TYPES)?;
    keyword_attr(p, state, "fft_type", "fft_type", kind);
    for token in [",", "length", "="] {
        p.expect(token)?;
    }
    let length = parse_list(p)?;
    list_attr(p, state, "fft_length", &length);
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &[operand])
}

pub(super) fn print_fft(p: &mut dyn OpPrinter, op: Op) {
    let operand = p.body().operands(op)[0];
    let kind = keyword(p.cx(), p.body(), op, "fft_type").unwrap_or_default().to_string();
    let length = numbers(p.cx(), p.body(), op, "fft_length").unwrap_or_default();
    p.text(" ");
    p.value(operand);
    p.text(&format!(", type = {kind}, length = {}", list_text(&length)));
    let hidden: Vec<_> =
        ["fft_type", "fft_length"].iter().filter_map(|name| p.cx().find_name(name)).collect();
    p.attr_dict(op, &hidden, false);
    print_types(p, op);
}

/// Parses `%a, %b : type, type`: the types of operands and results.
pub(super) fn parse_same(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.eat("(") {
        p.expect(")")?;
        return p.parse_attr_dict(&mut state.attrs);
    }
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    state.results = p.comma_list(|p| p.parse_type())?;
    state.operands = p.resolve_all(&operands, &state.results.clone())?;
    Ok(())
}

pub(super) fn print_same(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let types = p.body().value_types(&operands);
    p.text(if operands.is_empty() { " ()" } else { " " });
    p.values(&operands);
    p.attr_dict(op, &[], false);
    if !operands.is_empty() {
        p.text(" : ");
        p.types(&types);
    }
}

/// Parses `@name(%a, %b) {attrs} : (types) -> types`.
pub(super) fn parse_custom_call(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let target = p.parse_symbol_name()?;
    let target = p.cx().attr(AttrData::String(target));
    let name = p.cx().name("call_target_name");
    state.attr(name, target);
    let operands = parse_operands(p)?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let types = parse_types(p)?;
    p.expect("->")?;
    state.results = parse_types(p)?;
    state.operands = p.resolve_all(&operands, &types)?;
    Ok(())
}

pub(super) fn print_custom_call(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let target = parameter::attr(p.cx(), p.body(), op, "call_target_name");
    p.text(" ");
    if let Some(target) = target.and_then(|attr| p.cx().string_value(attr)) {
        p.symbol(target);
    }
    p.text("(");
    p.values(&operands);
    p.text(")");
    let hidden: Vec<_> = p.cx().find_name("call_target_name").into_iter().collect();
    p.attr_dict(op, &hidden, false);
    print_types(p, op);
}

/// Parses `%a, %b, keyword =`, which ends a list of operands.
fn parse_operands_until(p: &mut dyn OpParser, keyword: &str) -> ParseResult<Vec<Operand>> {
    let mut operands = vec![p.parse_operand()?];
    p.expect(",")?;
    while p.at_operand() {
        operands.push(p.parse_operand()?);
        p.expect(",")?;
    }
    p.expect(keyword)?;
    p.expect("=")?;
    Ok(operands)
}

/// Parses `%a, %b, dim = 0 : (types) -> type`.
pub(super) fn parse_concatenate(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operands = parse_operands_until(p, "dim")?;
    let dim = p.parse_integer()?;
    let dim = p.cx().int_attr(TypeId::I64, dim);
    let name = p.cx().name("dimension");
    state.attr(name, dim);
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &operands)
}

pub(super) fn print_concatenate(p: &mut dyn OpPrinter, op: Op) {
    let dim = int(p.cx(), p.body(), op, "dimension").unwrap_or(0);
    print_with_parameter(p, op, "dimension", &format!("dim = {dim}"));
}

/// Parses `%a, %i, %j, sizes = [2, 3] : (types) -> type`.
pub(super) fn parse_dynamic_slice(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operands = parse_operands_until(p, "sizes")?;
    let sizes = parse_list(p)?;
    list_attr(p, state, "slice_sizes", &sizes);
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &operands)
}

pub(super) fn print_dynamic_slice(p: &mut dyn OpPrinter, op: Op) {
    let sizes = numbers(p.cx(), p.body(), op, "slice_sizes").unwrap_or_default();
    print_with_parameter(p, op, "slice_sizes", &format!("sizes = {}", list_text(&sizes)));
}

fn print_with_parameter(p: &mut dyn OpPrinter, op: Op, attr_name: &str, text: &str) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands);
    p.text(", ");
    p.text(text);
    let hidden: Vec<_> = p.cx().find_name(attr_name).into_iter().collect();
    p.attr_dict(op, &hidden, false);
    print_types(p, op);
}
