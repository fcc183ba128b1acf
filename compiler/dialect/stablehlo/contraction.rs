//! Syntax of products and convolutions.

use crate::dialect::region_syntax::result_types;
use crate::ir::{AttrData, Op, OpParser, OpPrinter, OpState, ParseResult, TypeData, TypeId};

use super::elementwise::{parse_signature, print_function_type};
use super::parameter::{
    self, field, fields, flags, list_attr, list_text, numbers, parse_keyword, parse_list,
};
use super::{DOT, DOT_GENERAL};

const PRECISIONS: &[&str] = &["DEFAULT", "HIGH", "HIGHEST"];
/// The attribute of the dimensions of `dot_general`.
const DOT_NUMBERS: &str = "dot_dimension_numbers";
const PRECISION: &str = "precision_config";

/// Parses `%a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (types) ->
/// type`.
pub(super) fn parse_dot_general(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let lhs = p.parse_operand()?;
    p.expect(",")?;
    let rhs = p.parse_operand()?;
    let mut dims = [const { Vec::new() }; 4];
    while p.eat(",") {
        if p.eat("precision") {
            p.expect("=")?;
            parse_precision(p, state)?;
            continue;
        }
        if p.eat("algorithm") {
            p.expect("=")?;
            parse_algorithm(p, state)?;
            continue;
        }
        let first =
            if parse_keyword(p, &["batching_dims", "contracting_dims"])? == "batching_dims" { 0 } else { 2 };
        p.expect("=")?;
        dims[first] = parse_list(p)?;
        p.expect("x")?;
        dims[first + 1] = parse_list(p)?;
    }
    if state.name == DOT_GENERAL {
        let [lhs_batch, rhs_batch, lhs_sum, rhs_sum] = dims.map(|dims| list_text(&dims));
        let text = format!(
            "stablehlo.dot<lhs_batching_dimensions = {lhs_batch}, rhs_batching_dimensions = {rhs_batch}, \
             lhs_contracting_dimensions = {lhs_sum}, rhs_contracting_dimensions = {rhs_sum}>"
        );
        let attr = p.cx().dialect_attr(text);
        let name = p.cx().name(DOT_NUMBERS);
        state.attr(name, attr);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &[lhs, rhs])
}

/// Parses `[DEFAULT, HIGHEST]`.
fn parse_precision(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.expect("[")?;
    let keywords = p.comma_list_until("]", |p| parse_keyword(p, PRECISIONS))?;
    let attrs: Vec<_> =
        keywords.iter().map(|word| p.cx().dialect_attr(format!("stablehlo<precision {word}>"))).collect();
    let attr = p.cx().attr(AttrData::Array(attrs.into()));
    let name = p.cx().name(PRECISION);
    state.attr(name, attr);
    Ok(())
}

/// Parses `<lhs_precision_type = f32, …, num_primitive_operations = 1, allow_imprecise_accumulation = false>`.
fn parse_algorithm(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    p.expect("<")?;
    let mut entries = Vec::new();
    for key in ["lhs_precision_type", "rhs_precision_type", "accumulation_type"] {
        p.expect(key)?;
        p.expect("=")?;
        let ty = p.parse_type()?;
        entries.push(format!("{key} = {}", p.cx().type_text(ty)));
        p.expect(",")?;
    }
    for key in ["lhs_component_count", "rhs_component_count", "num_primitive_operations"] {
        p.expect(key)?;
        p.expect("=")?;
        entries.push(format!("{key} = {}", p.parse_integer()?));
        p.expect(",")?;
    }
    p.expect("allow_imprecise_accumulation")?;
    p.expect("=")?;
    entries.push(format!("allow_imprecise_accumulation = {}", parse_keyword(p, &["true", "false"])?));
    p.expect(">")?;
    let attr = p.cx().dialect_attr(format!("stablehlo.dot_algorithm<{}>", entries.join(", ")));
    let name = p.cx().name("algorithm");
    state.attr(name, attr);
    Ok(())
}

pub(super) fn print_dot_general(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands);
    if p.body().name(op) != DOT {
        let text = fields(p.cx(), p.body(), op, DOT_NUMBERS).unwrap_or_default().to_string();
        let list = |key: &str| list_text(&field(&text, key));
        if !field(&text, "lhs_batching_dimensions").is_empty() {
            let (lhs, rhs) = (list("lhs_batching_dimensions"), list("rhs_batching_dimensions"));
            p.text(&format!(", batching_dims = {lhs} x {rhs}"));
        }
        let (lhs, rhs) = (list("lhs_contracting_dimensions"), list("rhs_contracting_dimensions"));
        p.text(&format!(", contracting_dims = {lhs} x {rhs}"));
    }
    let precision = precision_text(p, op);
    if !precision.is_empty() {
        p.text(&format!(", precision = [{}]", precision.join(", ")));
    }
    if let Some(algorithm) = fields(p.cx(), p.body(), op, "algorithm").map(str::to_string) {
        p.text(&format!(", algorithm = <{algorithm}>"));
    }
    print_rest(p, op, &[DOT_NUMBERS, PRECISION, "algorithm"]);
}

fn precision_text(p: &dyn OpPrinter, op: Op) -> Vec<String> {
    let attr = parameter::attr(p.cx(), p.body(), op, PRECISION);
    let attrs = attr.and_then(|attr| p.cx().array_value(attr)).unwrap_or_default();
    let word = |attr| p.cx().dialect_attr_body(attr, "stablehlo")?.split_whitespace().nth(1);
    attrs.iter().filter_map(|&attr| word(attr).map(str::to_string)).collect()
}

/// Prints the attributes that are not `hidden`, and the types.
fn print_rest(p: &mut dyn OpPrinter, op: Op, hidden: &[&str]) {
    let hidden: Vec<_> = hidden.iter().filter_map(|name| p.cx().find_name(name)).collect();
    p.attr_dict(op, &hidden, false);
    let types = p.body().value_types(p.body().operands(op));
    let results = result_types(p, op);
    p.text(" : ");
    print_function_type(p, &types, &results);
}

/// Parses `(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], …} {attrs} :
/// (types) -> type`.
pub(super) fn parse_convolution(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operands = crate::dialect::region_syntax::parse_operands(p)?;
    for token in ["dim_numbers", "="] {
        p.expect(token)?;
    }
    let input = parse_layout(p)?;
    p.expect("x")?;
    let kernel = parse_layout(p)?;
    p.expect("->")?;
    let output = parse_layout(p)?;
    let text =
        format!("stablehlo.conv<[{}]x[{}]->[{}]>", input.join(", "), kernel.join(", "), output.join(", "));
    let attr = p.cx().dialect_attr(text);
    let name = p.cx().name("dimension_numbers");
    state.attr(name, attr);
    for token in [",", "window", "=", "{"] {
        p.expect(token)?;
    }
    p.comma_list_until("}", |p| parse_window_entry(p, state))?;
    p.parse_attr_dict(&mut state.attrs)?;
    parse_signature(p, state, &operands)
}

/// Parses `[b, 0, 1, f]`.
fn parse_layout(p: &mut dyn OpParser) -> ParseResult<Vec<String>> {
    p.expect("[")?;
    p.comma_list_until("]", |p| match ["b", "f", "i", "o", "?"].into_iter().find(|letter| p.eat(letter)) {
        Some(letter) => Ok(letter.to_string()),
        None => Ok(p.parse_integer()?.to_string()),
    })
}

/// The entries of `window`, and the attributes that they stand for.
const WINDOW: [(&str, &str); 5] = [
    ("stride", "window_strides"),
    ("pad", "padding"),
    ("lhs_dilate", "lhs_dilation"),
    ("rhs_dilate", "rhs_dilation"),
    ("reverse", "window_reversal"),
];

fn parse_window_entry(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let key = parse_keyword(p, &WINDOW.map(|row| row.0))?;
    let attr_name = WINDOW.iter().find(|row| row.0 == key).map_or("", |row| row.1);
    p.expect("=")?;
    match key {
        "pad" => {
            p.expect("[")?;
            let pairs = p.comma_list_until("]", |p| parse_list(p))?;
            let count = pairs.len() as i64;
            let bytes = pairs.concat().iter().flat_map(|number| number.to_le_bytes()).collect();
            let ty =
                TypeData::Tensor { shape: Some([count, 2].into()), element: TypeId::I64, encoding: None };
            let ty = p.cx().ty(ty);
            let data = crate::ir::DenseData::Elements(bytes);
            let attr = p.cx().attr(AttrData::DenseElements { ty, data });
            let name = p.cx().name(attr_name);
            state.attr(name, attr);
        }
        "reverse" => {
            p.expect("[")?;
            let words = p.comma_list_until("]", |p| parse_keyword(p, &["true", "false"]))?;
            let values: Vec<i64> = words.iter().map(|&word| i64::from(word == "true")).collect();
            let attr = p.cx().attr(AttrData::DenseArray { element: TypeId::I1, values: values.into() });
            let name = p.cx().name(attr_name);
            state.attr(name, attr);
        }
        _ => {
            let list = parse_list(p)?;
            list_attr(p, state, attr_name, &list);
        }
    }
    Ok(())
}

pub(super) fn print_convolution(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text("(");
    p.values(&operands);
    let layouts = fields(p.cx(), p.body(), op, "dimension_numbers").unwrap_or_default().to_string();
    p.text(&format!(") dim_numbers = {layouts}, window = {{"));
    let mut entries = Vec::new();
    for (key, attr_name) in WINDOW {
        if parameter::attr(p.cx(), p.body(), op, attr_name).is_none() {
            continue;
        }
        let list = numbers(p.cx(), p.body(), op, attr_name).unwrap_or_default();
        let value = match key {
            "pad" => format!("[{}]", list.chunks(2).map(list_text).collect::<Vec<_>>().join(", ")),
            "reverse" => {
                let flags = flags(p.cx(), p.body(), op, attr_name);
                format!("[{}]", flags.iter().map(bool::to_string).collect::<Vec<_>>().join(", "))
            }
            _ => list_text(&list),
        };
        entries.push(format!("{key} = {value}"));
    }
    p.text(&entries.join(", "));
    p.text("}");
    let mut hidden = vec!["dimension_numbers"];
    hidden.extend(WINDOW.map(|row| row.1));
    print_rest(p, op, &hidden);
}
