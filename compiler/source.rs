//! The text being compiled, and the mapping from byte offsets to lines and columns.

mod blob;
mod reader;

use std::io::{self, Read, Write};
use std::ops::Range;
use std::sync::OnceLock;

pub use blob::{Blob, decode_hex};

/// A source file, or standard input.
#[derive(Debug)]
pub struct Source {
    /// Name that diagnostics show.
    pub name: String,
    /// Contents, with an ellipsis in place of the digits of each blob. Offsets of locations refer to this text.
    pub text: Vec<u8>,
    /// The blobs by the offsets of their literals.
    blobs: Vec<(usize, Blob)>,
    line_starts: OnceLock<Vec<usize>>,
    start: Start,
}

/// The position of the text in its file.
#[derive(Clone, Copy, Debug, Default)]
struct Start {
    /// The number of lines before it.
    line: usize,
    /// The number of bytes before it.
    offset: usize,
}

impl Source {
    /// Largest accepted text, in bytes, without its blobs: offsets are 31 bits wide.
    pub const MAX_LEN: usize = (1 << 31) - 1;

    /// Creates a source with a name for diagnostics. A UTF-8 byte order mark at the beginning is dropped.
    pub fn new(name: impl Into<String>, text: impl AsRef<[u8]>) -> Source {
        let text = text.as_ref();
        Source::read(name, text, text.len()).expect("memory is readable")
    }

    /// Reads a source to its end, as [`Source::new`]. `len` is its expected length in bytes, 0 if it is unknown.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn read(name: impl Into<String>, input: impl Read, len: usize) -> io::Result<Source> {
        let reader::Contents { mut text, mut blobs } = reader::read(input, len)?;
        const MARK: &[u8] = b"\xEF\xBB\xBF";
        let mut start = Start::default();
        if text.starts_with(MARK) {
            start.offset = MARK.len();
            text.drain(..MARK.len());
            blobs.iter_mut().for_each(|blob| blob.0 -= MARK.len());
        }
        Ok(Source { name: name.into(), text, blobs, line_starts: OnceLock::new(), start })
    }

    /// Returns a part of the text, from the beginning of a line, as a source of the same name. Lines and columns are
    /// still those of the file.
    pub fn part(&self, range: Range<usize>) -> Source {
        let blobs = self.blobs_between(range.start, range.end);
        Source {
            name: self.name.clone(),
            text: self.text[range.clone()].to_vec(),
            blobs: blobs.iter().map(|(offset, blob)| (offset - range.start, blob.clone())).collect(),
            line_starts: OnceLock::new(),
            start: Start {
                line: self.line_column(range.start).0 - 1,
                offset: self.offset_in_file(range.start),
            },
        }
    }

    /// Returns the name without folders and extension; `module` for standard input.
    pub fn stem(&self) -> &str {
        let stem = std::path::Path::new(&self.name).file_stem().and_then(|stem| stem.to_str());
        stem.filter(|stem| !stem.starts_with('<')).unwrap_or("module")
    }

    /// Returns the blob whose literal begins at an offset.
    pub fn blob(&self, offset: usize) -> Option<&Blob> {
        let index = self.blobs.binary_search_by_key(&offset, |blob| blob.0).ok()?;
        Some(&self.blobs[index].1)
    }

    /// Writes the part of the text between two offsets, with the digits of its blobs.
    ///
    /// # Errors
    /// Any error of writing to `out`.
    pub fn write(&self, start: usize, end: usize, out: &mut impl Write) -> io::Result<()> {
        let mut at = start;
        for (offset, blob) in self.blobs_between(start, end) {
            out.write_all(&self.text[at..offset + 1])?;
            blob.write(out)?;
            at = offset + ELIDED_LITERAL - 1;
        }
        out.write_all(&self.text[at..end])
    }

    fn blobs_between(&self, start: usize, end: usize) -> &[(usize, Blob)] {
        let index = |offset| self.blobs.partition_point(|blob| blob.0 < offset);
        &self.blobs[index(start)..index(end)]
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

    /// Returns the line and column of a byte offset, both from 1. Columns count bytes, as in MLIR, also those of the
    /// digits of blobs.
    pub fn line_column(&self, offset: usize) -> (usize, usize) {
        let starts = self.line_starts();
        let line = starts.partition_point(|&start| start <= offset) - 1;
        let column = offset - starts[line] + self.elided(starts[line], offset) + 1;
        (self.start.line + line + 1, column)
    }

    /// Returns the column of a byte offset in characters, from 1.
    pub fn character_column(&self, offset: usize) -> usize {
        let line = offset - self.offset_in_line(offset);
        let is_continuation = |&&byte: &&u8| byte & 0xC0 == 0x80;
        let continuations = self.text[line..offset].iter().filter(is_continuation).count();
        // The bytes of an ellipsis are not in the file.
        let ellipses = self.blobs_between(line, offset).len() * (reader::ELIDED.len() - 1);
        self.line_column(offset).1 - (continuations - ellipses)
    }

    /// Returns the position of a byte offset in the file, which may have a byte order mark and the digits of blobs.
    pub fn offset_in_file(&self, offset: usize) -> usize {
        self.start.offset + offset + self.elided(0, offset)
    }

    /// Returns the number of bytes of the file that the text between two offsets lacks.
    fn elided(&self, start: usize, end: usize) -> usize {
        let digits = |(_, blob): &(usize, Blob)| 2 * blob.bytes.len() - reader::ELIDED.len();
        self.blobs_between(start, end).iter().map(digits).sum()
    }

    /// Returns the position of a byte offset in the text of its line, from 0.
    pub fn offset_in_line(&self, offset: usize) -> usize {
        let starts = self.line_starts();
        offset - starts[starts.partition_point(|&start| start <= offset) - 1]
    }

    /// Returns the text of a line (from 1) without its terminator and digits of blobs; invalid UTF-8 is replaced.
    pub fn line_text(&self, line: usize) -> Option<String> {
        let starts = self.line_starts();
        let line = line.checked_sub(self.start.line)?;
        let start = *starts.get(line.checked_sub(1)?)?;
        let end = starts.get(line).map_or(self.text.len(), |next| next - 1);
        let text = String::from_utf8_lossy(&self.text[start..end.max(start)]);
        Some(text.trim_end_matches('\r').to_string())
    }

    fn line_starts(&self) -> &[usize] {
        self.line_starts.get_or_init(|| {
            let after_newlines = memchr::memchr_iter(b'\n', &self.text).map(|at| at + 1);
            std::iter::once(0).chain(after_newlines).collect()
        })
    }
}

/// The length of the literal of a blob in the text.
const ELIDED_LITERAL: usize = 2 + "0x".len() + reader::ELIDED.len();

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

    #[test]
    fn parts_have_the_positions_of_the_file() {
        let source = Source::new("t", "\u{feff}ab\nc\u{e9}d\nef");
        let part = source.part(3..source.text.len());
        assert_eq!((part.line_column(3), part.character_column(3)), ((2, 4), 3));
        assert_eq!((part.offset_in_file(3), source.offset_in_file(4)), (9, 7));
        assert_eq!(part.line_text(2).as_deref(), Some("c\u{e9}d"));
        assert_eq!(part.line_text(3).as_deref(), Some("ef"));
        assert_eq!((part.line_text(1), part.line_text(4)), (None, None));
    }

    #[test]
    fn blobs_count_as_their_digits() {
        let digits = "0a".repeat(reader::MIN_DIGITS);
        let text = format!("\u{feff}f\n  \"0x{digits}\" : \"0x{digits}\" @\nend");
        let source = Source::new("t", &text);
        assert_eq!(source.line_text(2).as_deref(), Some("  \"0x…\" : \"0x…\" @"));
        let at = source.text.iter().position(|&byte| byte == b'@').expect("the text has it");
        let column = text.lines().nth(1).and_then(|line| line.find('@')).expect("the text has it") + 1;
        assert_eq!(source.line_column(at), (2, column));
        assert_eq!(source.character_column(at), column);
        assert_eq!(Some(source.offset_in_file(at)), text.find('@'));
        assert_eq!(source.offset_in_line(at), 2 + 2 * ELIDED_LITERAL + 4);
        assert_eq!(source.line_column(at + 2), (3, 1));
        assert_eq!(source.blob(4).map(|blob| blob.bytes.len()), Some(reader::MIN_DIGITS));
        assert_eq!(source.blob(5), None);
        let mut written = Vec::new();
        source.write(0, source.text.len(), &mut written).expect("memory is writable");
        assert_eq!(written, text.as_bytes()["\u{feff}".len()..]);
    }
}
