//! The text being compiled, and the mapping from byte offsets to lines and columns.

mod blobs;
mod bytes;

use std::io::{Read, Write};
use std::sync::OnceLock;

pub use blobs::{Blob, from_digits};
pub use bytes::Bytes;

/// A source file, or standard input.
#[derive(Debug)]
pub struct Source {
    /// Name that diagnostics show.
    pub name: String,
    /// Contents, with `"0x"` for each of the blobs.
    pub text: Vec<u8>,
    /// The large constants, in the order of their offsets.
    blobs: Vec<Blob>,
    line_starts: OnceLock<Vec<usize>>,
}

impl Source {
    /// Largest accepted source, in bytes: offsets are 31 bits wide.
    pub const MAX_LEN: usize = (1 << 31) - 1;

    /// Creates a source with a name for diagnostics. A UTF-8 byte order mark at the beginning is dropped.
    pub fn new(name: impl Into<String>, text: impl AsRef<[u8]>) -> Source {
        // Reading from memory does not fail.
        let contents = blobs::read(without_mark(text.as_ref())).unwrap_or_default();
        Source::of(name.into(), contents)
    }

    /// Reads a source.
    ///
    /// # Errors
    /// Those of `from`.
    pub fn read(name: impl Into<String>, from: impl Read) -> std::io::Result<Source> {
        let (mut text, mut blobs) = blobs::read(from)?;
        let mark = text.len() - without_mark(&text).len();
        text.drain(..mark);
        blobs.iter_mut().for_each(|blob| blob.offset -= mark);
        Ok(Source::of(name.into(), (text, blobs)))
    }

    fn of(name: String, (text, blobs): (Vec<u8>, Vec<Blob>)) -> Source {
        Source { name, text, blobs, line_starts: OnceLock::new() }
    }

    /// Returns the blob whose literal begins at an offset.
    pub fn blob_at(&self, offset: usize) -> Option<&Blob> {
        let index = self.blobs.binary_search_by_key(&offset, |blob| blob.offset).ok()?;
        self.blobs.get(index)
    }

    /// Writes the text as it was read.
    ///
    /// # Errors
    /// Those of `to`.
    pub fn write(&self, to: &mut impl Write) -> std::io::Result<()> {
        let mut at = 0;
        for blob in &self.blobs {
            to.write_all(&self.text[at..=blob.offset])?;
            to.write_all(&blob.literal())?;
            at = blob.offset + "\"0x".len();
        }
        to.write_all(&self.text[at..])
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
        let is_before = |blob: &&Blob| (starts[line]..offset).contains(&blob.offset);
        let digits: usize = self.blobs.iter().filter(is_before).map(Blob::digits).sum();
        (line + 1, offset - starts[line] + digits + 1)
    }

    /// Returns the text of the line of a byte offset, with `"0x"` for each blob, and the column in it, from 1.
    pub fn snippet(&self, offset: usize) -> (String, usize) {
        let starts = self.line_starts();
        let line = starts.partition_point(|&start| start <= offset);
        (self.line_text(line).unwrap_or_default(), offset - starts[line - 1] + 1)
    }

    /// Returns the text of a line (from 1) without its terminator; invalid UTF-8 is replaced.
    fn line_text(&self, line: usize) -> Option<String> {
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

/// Returns the text after a UTF-8 byte order mark.
fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_recognized_by_their_first_bytes() {
        assert_eq!(Source::new("t", b"\xEF\xBB\xBFab").text, b"ab");
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
            assert_eq!(Source::new("t", text).foreign_encoding(), encoding);
        }
    }

    #[test]
    fn columns_count_the_digits_of_blobs() {
        let text = format!("a\n b \"0x{}\" c d", "AB".repeat(500));
        for source in [
            Source::new("t", &text),
            Source::read("t", text.as_bytes()).unwrap_or_else(|_| Source::new("", "")),
        ] {
            assert_eq!(source.text, b"a\n b \"0x\" c d");
            assert_eq!(source.blob_at(5).map(|blob| blob.bytes.len()), Some(500));
            assert_eq!((source.line_column(5), source.line_column(10)), ((2, 4), (2, 1009)));
            assert_eq!(source.snippet(10), (" b \"0x\" c d".to_string(), 9));
            let mut written = Vec::new();
            assert!(source.write(&mut written).is_ok());
            assert_eq!(written, text.as_bytes());
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
