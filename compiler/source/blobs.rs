//! Reading of source text in which large constants are hex digits.
//!
//! A string literal of many hex digits after `0x`, such as that of a resource or of dense elements, becomes bytes while
//! the text is read. The text of a source has `"0x"` instead. So neither the digits nor copies of them are in memory.

use std::io::Read;

use memchr::memmem;

use super::Bytes;

/// A string literal that was read as bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blob {
    /// The offset of the literal in the text.
    pub offset: usize,
    /// The bytes that the digits denote.
    pub bytes: Bytes,
    /// True if the digits A to F are capital letters.
    pub(super) uppercase: bool,
}

/// The number of digits from which a literal is read as bytes.
const MIN_DIGITS: usize = 256;
/// The number of bytes that are read at once.
const CHUNK: usize = 1 << 20;
/// The beginning of a literal.
const OPENING: &[u8] = b"\"0x";

impl Blob {
    /// Returns the number of digits.
    pub fn digits(&self) -> usize {
        2 * self.bytes.len()
    }

    /// Returns the contents of the literal as they were in the file, from `0x` on.
    pub fn literal(&self) -> Vec<u8> {
        let mut text = b"0x".to_vec();
        push_digits(&mut text, &self.bytes, self.uppercase);
        text
    }
}

/// Reads text and its blobs, in the order of their offsets.
///
/// # Errors
/// Those of `from`.
pub(super) fn read(mut from: impl Read) -> std::io::Result<(Vec<u8>, Vec<Blob>)> {
    let mut scanner = Scanner::default();
    let mut chunk = vec![0; CHUNK];
    loop {
        let count = match from.read(&mut chunk) {
            Ok(0) => return Ok(scanner.finish()),
            Ok(count) => count,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        scanner.add(&chunk[..count]);
    }
}

/// The state between chunks.
#[derive(Default)]
struct Scanner {
    text: Vec<u8>,
    /// The offset in `text` before which no literal begins.
    scanned: usize,
    /// The literal whose digits are being read; its opening is the end of `text`.
    open: Option<Digits>,
    blobs: Vec<Blob>,
}

/// The digits of a literal so far.
#[derive(Default)]
struct Digits {
    bytes: Vec<u8>,
    /// A digit without the second one of its byte.
    half: Option<u8>,
    /// The cases of the letters: [`UPPER`] and [`LOWER`].
    cases: u8,
}

impl Scanner {
    fn add(&mut self, mut chunk: &[u8]) {
        while !chunk.is_empty() {
            chunk = match self.open.take() {
                Some(digits) => self.add_digits(digits, chunk),
                None => self.add_text(chunk),
            };
        }
    }

    /// Adds text up to the opening of the next literal. Returns the rest.
    fn add_text<'c>(&mut self, chunk: &'c [u8]) -> &'c [u8] {
        let before = self.text.len();
        self.text.extend_from_slice(chunk);
        let found = memmem::find(&self.text[self.scanned..], OPENING).map(|at| self.scanned + at);
        let Some(at) = found else {
            // An opening may continue in the next chunk.
            self.scanned = self.text.len().saturating_sub(OPENING.len() - 1).max(self.scanned);
            return &[];
        };
        let end = at + OPENING.len();
        self.text.truncate(end);
        self.scanned = end;
        // An escaped quote does not begin a literal.
        if at == 0 || self.text[at - 1] != b'\\' {
            self.open = Some(Digits::default());
        }
        &chunk[end - before..]
    }

    /// Adds digits up to the end of the literal. Returns the rest.
    fn add_digits<'c>(&mut self, mut digits: Digits, chunk: &'c [u8]) -> &'c [u8] {
        let count = digits.add(chunk);
        let rest = &chunk[count..];
        match rest.first() {
            None => self.open = Some(digits),
            Some(b'"') if digits.half.is_none() && digits.bytes.len() >= MIN_DIGITS / 2 => {
                let Digits { mut bytes, cases, .. } = digits;
                bytes.shrink_to_fit();
                let offset = self.text.len() - OPENING.len();
                self.blobs.push(Blob { offset, bytes: bytes.into(), uppercase: cases != LOWER });
            }
            Some(_) => self.close_as_text(&digits),
        }
        rest
    }

    /// Adds digits that are no blob.
    fn close_as_text(&mut self, digits: &Digits) {
        let uppercase = digits.cases != LOWER;
        push_digits(&mut self.text, &digits.bytes, uppercase);
        self.text.extend(digits.half.map(|half| digit(half, uppercase)));
        self.scanned = self.text.len();
    }

    fn finish(mut self) -> (Vec<u8>, Vec<Blob>) {
        if let Some(digits) = self.open.take() {
            self.close_as_text(&digits);
        }
        (self.text, self.blobs)
    }
}

impl Digits {
    /// Adds digits as long as their letters are of one case. Returns their number.
    fn add(&mut self, chunk: &[u8]) -> usize {
        let mut count = 0;
        if self.half.is_none() {
            count = self.add_blocks(chunk);
        }
        // The first digits of a block with something else, or the second digit of a byte.
        for &byte in &chunk[count..] {
            let value = value(byte);
            if value & INVALID != 0 || (self.cases | value) & (UPPER | LOWER) == UPPER | LOWER {
                break;
            }
            self.cases |= value & (UPPER | LOWER);
            match self.half.take() {
                Some(high) => self.bytes.push(high << 4 | value & 0xF),
                None => self.half = Some(value & 0xF),
            }
            count += 1;
        }
        count
    }

    /// Adds whole blocks that have nothing but digits. Returns the number of digits.
    fn add_blocks(&mut self, chunk: &[u8]) -> usize {
        let mut count = 0;
        for block in chunk.chunks_exact(BLOCK) {
            let mut bytes = [0; BLOCK / 2];
            let mut seen = self.cases;
            // The compiler vectorizes this loop.
            for (byte, pair) in bytes.iter_mut().zip(block.chunks_exact(2)) {
                let [high, low] = [value(pair[0]), value(pair[1])];
                seen |= high | low;
                *byte = high << 4 | low & 0xF;
            }
            if seen & INVALID != 0 || seen & (UPPER | LOWER) == UPPER | LOWER {
                break;
            }
            self.cases = seen & (UPPER | LOWER);
            self.bytes.extend_from_slice(&bytes);
            count += BLOCK;
        }
        count
    }
}

/// The number of digits that are decoded at once.
const BLOCK: usize = 64;

/// A flag of capital letters, of small ones, and of bytes that are no digits.
const UPPER: u8 = 0x10;
const LOWER: u8 = 0x20;
const INVALID: u8 = 0x80;

/// Returns the value of a hex digit with the flag of its letter, or a number with the flag of other bytes.
fn value(byte: u8) -> u8 {
    let is_number = byte.wrapping_sub(b'0') < 10;
    let is_letter = (byte | 0x20).wrapping_sub(b'a') < 6;
    let case = if byte & 0x20 == 0 { UPPER } else { LOWER };
    let letter = if is_letter { ((byte & 0xF) + 9) | case } else { INVALID };
    if is_number { byte & 0xF } else { letter }
}

/// Decodes hex digits; `None` if there is another byte, or an odd number.
pub fn from_digits(digits: &[u8]) -> Option<Vec<u8>> {
    let digit = |byte: u8| Some(value(byte)).filter(|value| value & INVALID == 0).map(|value| value & 0xF);
    let byte = |pair: &[u8]| Some(digit(pair[0])? << 4 | digit(pair[1])?);
    if digits.len().is_multiple_of(2) { digits.chunks_exact(2).map(byte).collect() } else { None }
}

fn push_digits(text: &mut Vec<u8>, bytes: &[u8], uppercase: bool) {
    text.reserve(2 * bytes.len());
    text.extend(bytes.iter().flat_map(|&byte| [digit(byte >> 4, uppercase), digit(byte & 0xF, uppercase)]));
}

fn digit(value: u8, uppercase: bool) -> u8 {
    match value {
        0..=9 => b'0' + value,
        _ if uppercase => b'A' + value - 10,
        _ => b'a' + value - 10,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads text in pieces of `size` bytes.
    fn read_in_pieces(text: &[u8], size: usize) -> (Vec<u8>, Vec<Blob>) {
        let mut scanner = Scanner::default();
        text.chunks(size).for_each(|piece| scanner.add(piece));
        scanner.finish()
    }

    fn original((text, blobs): &(Vec<u8>, Vec<Blob>)) -> Vec<u8> {
        let mut all = Vec::new();
        let mut at = 0;
        for blob in blobs {
            all.extend_from_slice(&text[at..=blob.offset]);
            all.extend(blob.literal());
            at = blob.offset + OPENING.len();
        }
        all.extend_from_slice(&text[at..]);
        all
    }

    #[test]
    fn literals_of_many_digits_become_bytes() {
        let digits: String = (0..300).map(|i| format!("{:02X}", i % 256)).collect();
        let small = digits.to_lowercase();
        for (text, blobs) in [
            (format!("a \"0x{digits}\" b \"0x{small}\" c"), 2),
            // An odd number, other bytes, two cases, few digits, no end, an escaped quote.
            (format!("\"0x{digits}F\""), 0),
            (format!("\"0x{digits}g\" \"0x{digits}\n"), 0),
            (format!("\"0x{digits}ab\""), 0),
            (format!("\"0xAB\" \"0x\" \"0x{digits}"), 0),
            (format!("\"\\\"0x{digits}\""), 0),
        ] {
            for size in [1, 2, 3, 7, 4096, 1 << 20] {
                let read = read_in_pieces(text.as_bytes(), size);
                assert_eq!(original(&read), text.as_bytes(), "in pieces of {size}");
                assert_eq!(read.1.len(), blobs, "{text}");
                assert!(read.1.iter().all(|blob| blob.bytes.len() == 300 && blob.bytes[..3] == [0, 1, 2]));
            }
        }
    }
}
