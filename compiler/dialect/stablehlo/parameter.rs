//! Parameters of operations: lists of numbers, and keywords and fields in the text of attributes.

use crate::dialect::tosa::parameter;
use crate::ir::{AttrData, Body, Context, Op, OpParser, OpState, ParseResult};

pub use parameter::{attr, flag, int};

/// Returns the numbers in an attribute: a dense array or elements.
pub fn numbers(cx: &Context, body: &Body, op: Op, attr_name: &str) -> Option<Vec<i64>> {
    parameter::either(cx, body, op, attr_name, usize::MAX)
}

/// Returns the keyword of an attribute such as `#stablehlo<comparison_direction GT>`.
pub fn keyword<'a>(cx: &'a Context, body: &Body, op: Op, attr_name: &str) -> Option<&'a str> {
    let text = cx.dialect_attr_body(attr(cx, body, op, attr_name)?, "stablehlo")?;
    text.split_whitespace().nth(1)
}

/// Returns the text between the brackets of an attribute such as `#stablehlo.dot<…>`.
pub fn fields<'a>(cx: &'a Context, body: &Body, op: Op, attr_name: &str) -> Option<&'a str> {
    let text = cx.dialect_attr_text(attr(cx, body, op, attr_name)?)?;
    text.split_once('<')?.1.strip_suffix('>')
}

/// Returns the numbers of the field `key = [1, 2]` or `key = 1`; none if it is missing.
pub fn field(fields: &str, key: &str) -> Vec<i64> {
    let value = fields.match_indices(key).find_map(|(at, _)| {
        let is_start = !fields[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let value = fields[at + key.len()..].trim_start().strip_prefix('=')?;
        is_start.then_some(value.trim_start())
    });
    let Some(value) = value else { return Vec::new() };
    let list = match value.strip_prefix('[') {
        Some(list) => list.split(']').next(),
        None => value.split(',').next(),
    };
    list.unwrap_or_default().split(',').filter_map(|number| number.trim().parse().ok()).collect()
}

/// Parses one of some keywords.
pub(super) fn parse_keyword<'k>(p: &mut dyn OpParser, keywords: &[&'k str]) -> ParseResult<&'k str> {
    match keywords.iter().find(|keyword| p.eat(keyword)) {
        Some(keyword) => Ok(keyword),
        None => Err(p.error(p.offset(), format!("expected one of {}", keywords.join(", ")))),
    }
}

/// Adds the attribute `#stablehlo<kind KEYWORD>`.
pub(super) fn keyword_attr(
    p: &mut dyn OpParser,
    state: &mut OpState,
    attr_name: &str,
    kind: &str,
    keyword: &str,
) {
    let attr = p.cx().dialect_attr(format!("stablehlo<{kind} {keyword}>"));
    let name = p.cx().name(attr_name);
    state.attr(name, attr);
}

/// Adds an attribute with an array of `i64`.
pub(super) fn list_attr(p: &mut dyn OpParser, state: &mut OpState, attr_name: &str, numbers: &[i64]) {
    let attr = p.cx().i64_array_attr(numbers);
    let name = p.cx().name(attr_name);
    state.attr(name, attr);
}

/// Parses `[1, 2]`.
pub(super) fn parse_list(p: &mut dyn OpParser) -> ParseResult<Vec<i64>> {
    p.expect("[")?;
    p.comma_list_until("]", |p| Ok(p.parse_integer()? as i64))
}

/// Returns `[1, 2]`.
pub(super) fn list_text(numbers: &[i64]) -> String {
    format!("[{}]", numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", "))
}

/// Returns the flags in an array of conditions.
pub fn flags(cx: &Context, body: &Body, op: Op, attr_name: &str) -> Vec<bool> {
    let Some(attr) = attr(cx, body, op, attr_name) else { return Vec::new() };
    match cx.attr_data(attr) {
        AttrData::DenseArray { values, .. } => values.iter().map(|&value| value != 0).collect(),
        _ => numbers(cx, body, op, attr_name).unwrap_or_default().iter().map(|&value| value != 0).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_have_whole_names() {
        let text = "lhs_offset_dims = [9], offset_dims = [1, 2], index_vector_dim = 3";
        assert_eq!(field(text, "offset_dims"), [1, 2]);
        assert_eq!(field(text, "index_vector_dim"), [3]);
        assert_eq!(field(text, "vector_dim"), [0; 0]);
    }
}
