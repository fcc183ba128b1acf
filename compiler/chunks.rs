//! The parts of a source that are compiled separately.

use mlirc::bytes::Pieces;
use mlirc::driver::{Artifacts, Emit};
use mlirc::source::Source;

/// The line between two parts.
const SEPARATOR: &str = "// -----";

/// Returns the parts of a source. Their lines are those of the file.
pub(crate) fn split(source: &Source) -> Vec<Source> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut at = 0;
    for line in source.text.split_inclusive(|&byte| byte == b'\n') {
        let end = at + line.len();
        if line.trim_ascii() == SEPARATOR.as_bytes() {
            parts.push(source.part(start..at));
            start = end;
        }
        at = end;
    }
    parts.push(source.part(start..at));
    parts
}

/// Returns true for outputs that can be joined to one file.
pub(crate) fn is_joinable(emit: Emit) -> bool {
    matches!(emit, Emit::Mlir | Emit::Tensors | Emit::Buffers | Emit::LlvmDialect | Emit::Optimized)
}

/// Joins the outputs of the parts, with separators.
pub(crate) fn join(parts: Vec<Artifacts>) -> Artifacts {
    let mut whole = Artifacts::default();
    for part in parts {
        for (emit, contents) in part.outputs {
            match whole.outputs.iter_mut().find(|output| output.0 == emit) {
                Some((_, pieces)) => append(pieces, &contents),
                None => whole.outputs.push((emit, contents)),
            }
        }
    }
    whole
}

fn append(pieces: &mut Pieces, contents: &Pieces) {
    pieces.push(format!("\n{SEPARATOR}\n\n").into_bytes());
    contents.iter().for_each(|piece| pieces.push(piece.clone()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_are_lines_of_their_own() {
        let parts = split(&Source::new("t", "a\n// ----- b\n// -----\r\n// -----\nc"));
        let texts: Vec<_> = parts.iter().map(|part| String::from_utf8_lossy(&part.text)).collect();
        assert_eq!(texts, ["a\n// ----- b\n", "", "c"]);
        assert_eq!(parts[2].line_column(0), (5, 1));
    }
}
