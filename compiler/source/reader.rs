//! Reading of a text whose blobs may be most of it: they are decoded as they are read, so their digits are never in
//! memory.

use std::io::{self, Read};

use memchr::memmem::Finder;

use super::blob::{Blob, Case};

/// The number of digits from which on a literal is kept as bytes.
pub(super) const MIN_DIGITS: usize = 1 << 12;

/// The replacement of the digits of a blob in the text.
pub(super) const ELIDED: &str = "…";

/// The beginning of a blob.
const OPENING: &[u8] = b"\"0x";

/// A text, and the blobs in it by the offsets of their literals.
#[derive(Default)]
pub(super) struct Contents {
    pub(super) text: Vec<u8>,
    pub(super) blobs: Vec<(usize, Blob)>,
}

/// Reads a text to its end. `len` is the expected number of bytes, 0 if it is unknown.
pub(super) fn read(input: impl Read, len: usize) -> io::Result<Contents> {
    let mut window = Window { input, unread: len, bytes: vec![0; WINDOW], start: 0, end: 0, is_last: false };
    let mut contents = Contents::default();
    let opening = Finder::new(OPENING);
    loop {
        window.fill()?;
        let rest = window.rest();
        match opening.find(rest) {
            Some(at) => {
                contents.text.extend_from_slice(&rest[..at + OPENING.len()]);
                window.start += at + OPENING.len();
                window.fill()?;
                contents.read_digits(&mut window)?;
            }
            None if window.is_last => {
                contents.text.extend_from_slice(rest);
                return Ok(contents);
            }
            None => {
                // The last bytes may be the beginning of an opening.
                let len = rest.len() - (OPENING.len() - 1);
                contents.text.extend_from_slice(&rest[..len]);
                window.start += len;
            }
        }
    }
}

impl Contents {
    /// Reads the digits after the opening of a literal, up to its closing quote, if it is a blob. Whatever else follows
    /// remains text. So does a literal of digits in both cases, which the bytes do not determine.
    fn read_digits(&mut self, window: &mut Window<impl Read>) -> io::Result<()> {
        let literal = self.text.len() - OPENING.len();
        let is_escaped = self.text[..literal].ends_with(b"\\");
        let Some(first) = window.rest().get(..MIN_DIGITS).filter(|_| !is_escaped) else { return Ok(()) };
        let Some(case) = Case::of(first) else { return Ok(()) };
        let mut bytes = Vec::new();
        let is_complete = decode(window, case, &mut bytes)?;
        if is_complete {
            bytes.shrink_to_fit();
            self.text.extend_from_slice(ELIDED.as_bytes());
            self.blobs.push((literal, Blob { bytes: bytes.into(), case }));
        } else {
            case.encode(&bytes, &mut self.text)?;
        }
        Ok(())
    }
}

/// Decodes digits up to a quote, which is left. Returns false if what is left is not an even number of digits of this
/// case and a quote.
fn decode(window: &mut Window<impl Read>, case: Case, bytes: &mut Vec<u8>) -> io::Result<bool> {
    loop {
        window.fill()?;
        let rest = window.rest();
        let quote = memchr::memchr(b'"', rest);
        // Pairs of digits may be divided between windows.
        let len = quote.unwrap_or(rest.len() & !1);
        if bytes.len() >= RESERVED_FROM && bytes.capacity() - bytes.len() < len / 2 {
            bytes.reserve_exact((rest.len() + window.unread) / 2);
        }
        if !len.is_multiple_of(2) || !case.decode(&rest[..len], bytes) {
            return Ok(false);
        }
        window.start += len;
        if quote.is_some() || window.is_last {
            return Ok(quote.is_some());
        }
    }
}

/// The length in bytes from which on a blob has memory for all that is left of the input, since growing it would copy it
/// several times. Memory that is not written is not used.
const RESERVED_FROM: usize = 1 << 20;

/// The size of a window: it fits into a cache, and is much larger than [`MIN_DIGITS`].
const WINDOW: usize = 1 << 18;

/// The part of the input that is in memory.
struct Window<R> {
    input: R,
    /// The expected number of bytes that have not been read.
    unread: usize,
    bytes: Vec<u8>,
    start: usize,
    end: usize,
    /// True if nothing follows.
    is_last: bool,
}

impl<R: Read> Window<R> {
    fn rest(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }

    /// Reads on if less than half of the window is left.
    fn fill(&mut self) -> io::Result<()> {
        if self.is_last || self.end - self.start >= WINDOW / 2 {
            return Ok(());
        }
        self.bytes.copy_within(self.start..self.end, 0);
        (self.start, self.end) = (0, self.end - self.start);
        while self.end < WINDOW {
            match self.input.read(&mut self.bytes[self.end..]) {
                Ok(0) => {
                    self.is_last = true;
                    return Ok(());
                }
                Ok(len) => {
                    self.end += len;
                    self.unread = self.unread.saturating_sub(len);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a text in pieces of `step` bytes.
    struct Pieces<'a>(&'a [u8], usize);

    impl Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let len = self.1.min(self.0.len()).min(buffer.len());
            buffer[..len].copy_from_slice(&self.0[..len]);
            self.0 = &self.0[len..];
            Ok(len)
        }
    }

    fn digits(count: usize) -> String {
        (0..count).map(|i| char::from(b"0123456789ABCDEF"[i * 7 % 16])).collect()
    }

    /// Returns the text, and the offsets and lengths of its blobs.
    fn contents(text: &str) -> (String, Vec<(usize, usize)>) {
        let whole = read(text.as_bytes(), text.len()).expect("memory is readable");
        for step in [1, 4099] {
            let pieces = read(Pieces(text.as_bytes(), step), 0).expect("memory is readable");
            assert!(pieces.text == whole.text && pieces.blobs == whole.blobs, "in pieces of {step}");
        }
        let blobs = whole.blobs.iter().map(|(at, blob)| (*at, blob.bytes.len())).collect();
        (String::from_utf8(whole.text).expect("UTF-8"), blobs)
    }

    #[test]
    fn long_literals_are_blobs() {
        for count in [MIN_DIGITS, WINDOW - 2, WINDOW, 2 * WINDOW + 6, 4 * RESERVED_FROM] {
            for before in ["", "x", "ab\n"] {
                let text = format!("{before}\"0x{}\", \"0x00\" : t", digits(count));
                let expected = format!("{before}\"0x…\", \"0x00\" : t");
                assert_eq!(contents(&text), (expected, vec![(before.len(), count / 2)]));
            }
        }
    }

    #[test]
    fn other_literals_are_text() {
        let digits = digits(2 * WINDOW + 10);
        let wrong = digits.replacen('F', "G", 1);
        for text in [
            format!("\"0x{}\"", &digits[..MIN_DIGITS - 2]),
            format!("\"0x{}\"", &digits[1..]),
            format!("\"0x{digits}"),
            format!("\"0x{digits}g\""),
            format!("\"0x{digits}ab\""),
            format!("\"0x{wrong}\""),
            format!("\"\\\"0x{digits}\""),
            "\"0".into(),
            "\"0x".into(),
            String::new(),
        ] {
            assert_eq!(contents(&text), (text, Vec::new()));
        }
    }
}
