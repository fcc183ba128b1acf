//! Lists of sizes, offsets and positions in brackets, of which some entries are constants and others are values:
//! `[%i, 4, %n]`. A dense `i64` array attribute has the constants, and [`DYNAMIC`] in place of each value; the values
//! are operands.

use crate::ir::{
    AttrData, DYNAMIC, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, Value, VerifyCx, name,
};

/// The brackets around a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brackets {
    /// `[…]`.
    Square,
    /// `(…)`.
    Round,
}

impl Brackets {
    fn open(self) -> &'static str {
        if self == Brackets::Square { "[" } else { "(" }
    }

    fn close(self) -> &'static str {
        if self == Brackets::Square { "]" } else { ")" }
    }
}

/// Parses `[…]`, appends the values to `operands` and returns the constants, with [`DYNAMIC`] in place of values.
pub fn parse_index_list(p: &mut dyn OpParser, operands: &mut Vec<Operand>) -> ParseResult<Vec<i64>> {
    parse_index_list_in(p, Brackets::Square, operands)
}

/// Parses a list as [`parse_index_list`] does, in brackets of either kind.
pub fn parse_index_list_in(
    p: &mut dyn OpParser,
    brackets: Brackets,
    operands: &mut Vec<Operand>,
) -> ParseResult<Vec<i64>> {
    p.expect(brackets.open())?;
    p.comma_list_until(brackets.close(), |p| {
        if p.at_operand() {
            operands.push(p.parse_operand()?);
            return Ok(DYNAMIC);
        }
        let offset = p.offset();
        let value = p.parse_integer()?;
        i64::try_from(value).map_err(|_| p.error(offset, "integer value too large".to_string()))
    })
}

/// Parses a list as [`parse_index_list`] does, stores the constants as the attribute `constants`, and returns the
/// number of values.
pub fn parse_index_list_attr(
    p: &mut dyn OpParser,
    state: &mut OpState,
    constants: NameId,
    operands: &mut Vec<Operand>,
) -> ParseResult<i64> {
    let before = operands.len();
    let list = parse_index_list(p, operands)?;
    let list = p.cx().i64_array_attr(&list);
    state.attr(constants, list);
    Ok((operands.len() - before) as i64)
}

/// Prints `[…]` with the constants of the attribute `constants`; takes a value from `values` for each dynamic entry.
pub fn print_index_list(
    p: &mut dyn OpPrinter,
    op: Op,
    constants: NameId,
    values: &mut dyn Iterator<Item = Value>,
) {
    print_index_list_in(p, op, Brackets::Square, constants, values);
}

/// Prints a list as [`print_index_list`] does, in brackets of either kind.
pub fn print_index_list_in(
    p: &mut dyn OpPrinter,
    op: Op,
    brackets: Brackets,
    constants: NameId,
    values: &mut dyn Iterator<Item = Value>,
) {
    let constants =
        p.attr_of(op, constants).and_then(|attr| p.cx().dense_array_value(attr)).unwrap_or_default().to_vec();
    p.text(brackets.open());
    p.list(constants, |p, constant| match constant {
        DYNAMIC => {
            if let Some(value) = values.next() {
                p.value(value);
            }
        }
        constant => p.text(&constant.to_string()),
    });
    p.text(brackets.close());
}

/// Checks that the attribute `constants` of `op` has as many dynamic entries as there are `values`. `what` names the
/// list in the message.
///
/// # Errors
/// The message completes `'name' op …`.
pub fn verify_index_list(
    view: &VerifyCx,
    op: Op,
    constants: NameId,
    values: usize,
    what: &str,
) -> Result<(), String> {
    let list = view.attr(op, constants).map(|attr| view.cx.attr_data(attr));
    let Some(AttrData::DenseArray { values: list, .. }) = list else { return Ok(()) };
    let dynamic = list.iter().filter(|&&entry| entry == DYNAMIC).count();
    if dynamic != values {
        return Err(format!("expected {dynamic} dynamic {what} values"));
    }
    Ok(())
}

/// Checks the offsets, sizes and strides of a slice of something with `rank` dimensions. The number of operands before
/// them is `first`.
///
/// # Errors
/// The message completes `'name' op …`.
pub fn verify_slice(view: &VerifyCx, op: Op, first: usize, rank: usize) -> Result<(), String> {
    const LISTS: [(&str, NameId); 3] =
        [("offset", name::STATIC_OFFSETS), ("size", name::STATIC_SIZES), ("stride", name::STATIC_STRIDES)];
    let list = |attr_name| {
        view.attr(op, attr_name).and_then(|attr| view.cx.dense_array_value(attr)).unwrap_or_default()
    };
    let counts = LISTS.map(|(_, attr_name)| list(attr_name).len());
    for (i, words) in [(0, ["offsets", "sizes"]), (1, ["sizes", "strides"])] {
        if counts[i] != counts[i + 1] {
            return Err(format!(
                "expected mixed {} rank to match mixed {} rank ({} vs {}) so the rank of the result type is \
                 well-formed.",
                words[0],
                words[1],
                counts[i],
                counts[i + 1]
            ));
        }
    }
    let segments = operand_segments(view, op, first);
    for (i, (word, attr_name)) in LISTS.into_iter().enumerate() {
        if counts[i] != rank {
            return Err(format!("expected {rank} {word} values, got {}", counts[i]));
        }
        verify_index_list(view, op, attr_name, segments[i], word)?;
    }
    for (word, attr_name) in &LISTS[..2] {
        if let Some(negative) = list(*attr_name).iter().find(|&&value| value < 0 && value != DYNAMIC) {
            return Err(format!("expected {word}s to be non-negative, but got {negative}"));
        }
    }
    Ok(())
}

/// Returns the numbers of values in the three lists, from the segment sizes; without these, all values are in the
/// first.
pub fn operand_segments(view: &VerifyCx, op: Op, first: usize) -> [usize; 3] {
    let sizes = view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    match sizes.and_then(|sizes| sizes.get(first..)) {
        Some(&[offsets, sizes, strides]) => [offsets, sizes, strides].map(|size| size.max(0) as usize),
        _ => [view.body.operands(op).len().saturating_sub(first), 0, 0],
    }
}
