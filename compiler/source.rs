//! The text being compiled, and the mapping from byte offsets to lines and columns.

use std::sync::OnceLock;

/// A source file, or standard input.
#[derive(Debug)]
pub struct Source {
    /// Name that diagnostics show.
    pub name: String,
    /// Contents.
    pub text: Vec<u8>,
    line_starts: OnceLock<Vec<usize>>,
}

impl Source {
    /// Largest accepted source, in bytes: offsets are 31 bits wide.
    pub const MAX_LEN: usize = (1 << 31) - 1;

    /// Creates a source with a name for diagnostics. A UTF-8 byte order mark at the beginning is dropped.
    pub fn new(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Source {
        let mut text = text.into();
        if text.starts_with(b"\xEF\xBB\xBF") {
            text.drain(..3);
        }
        Source { name: name.into(), text, line_starts: OnceLock::new() }
    }

    /// Returns the name of the encoding if it is an unsupported one, recognised by its byte order mark or by zeros
    /// among the first bytes.
    pub fn foreign_encoding(&self) -> Option<&'static str> {
        match self.text[..] {
            [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] => Some("UTF-32"),
            [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => Some("UTF-16"),
            // MLIR bytecode begins with other bytes.
            [first, 0, second, 0, ..] | [0, first, 0, second, ..]
                if first.is_ascii_graphic() && second != 0 =>
            {
                Some("UTF-16")
            }
            _ => None,
        }
    }

    /// Returns the line and column of a byte offset, both from 1. Columns count bytes, as in MLIR.
    pub fn line_column(&self, offset: usize) -> (usize, usize) {
        let starts = self.line_starts();
        let line = starts.partition_point(|&start| start <= offset) - 1;
        (line + 1, offset - starts[line] + 1)
    }

    /// Returns the text of a line (from 1) without its terminator; invalid UTF-8 is replaced.
    pub fn line_text(&self, line: usize) -> Option<String> {
        let starts = self.line_starts();
        let start = *starts.get(line.checked_sub(1)?)?;
        let end = starts.get(line).map_or(self.text.len(), |next| next - 1);
        let text = String::from_utf8_lossy(&self.text[start..end.max(start)]);
        Some(text.trim_end_matches('\r').to_string())
    }

    fn line_starts(&self) -> &[usize] {
        self.line_starts.get_or_init(|| {
            let after_newline = |(i, byte): (usize, &u8)| (*byte == b'\n').then_some(i + 1);
            std::iter::once(0).chain(self.text.iter().enumerate().filter_map(after_newline)).collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_recognized_by_their_first_bytes() {
        assert_eq!(Source::new("t", b"\xEF\xBB\xBFab".to_vec()).text, b"ab");
        for (text, encoding) in [
            (&b"\xFF\xFEf\0u\0"[..], Some("UTF-16")),
            (b"\xFE\xFF\0f", Some("UTF-16")),
            (b"f\0u\0", Some("UTF-16")),
            (b"\0f\0u", Some("UTF-16")),
            (b"\xFF\xFE\0\0f\0\0\0", Some("UTF-32")),
            (b"func", None),
            (b"", None),
            (b"ML\xefR\x06", None),
        ] {
            assert_eq!(Source::new("t", text.to_vec()).foreign_encoding(), encoding);
        }
    }

    #[test]
    fn offsets_become_lines_and_columns() {
        let source = Source::new("t", "ab\n\ncd");
        assert_eq!(source.line_column(0), (1, 1));
        assert_eq!(source.line_column(2), (1, 3));
        assert_eq!(source.line_column(3), (2, 1));
        assert_eq!(source.line_column(5), (3, 2));
        assert_eq!(source.line_text(1).as_deref(), Some("ab"));
        assert_eq!(source.line_text(2).as_deref(), Some(""));
        assert_eq!(source.line_text(3).as_deref(), Some("cd"));
        assert_eq!(source.line_text(4), None);
    }
}
