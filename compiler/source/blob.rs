//! Long string literals of hex digits, `"0x…"`, kept as the bytes that they denote.

use std::io::{self, Write};

use faster_hex::{
    CheckCase, hex_append, hex_append_upper, hex_decode_with_case, hex_encode, hex_encode_upper,
};

use crate::bytes::Bytes;

/// The case of the letters among hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Case {
    Upper,
    Lower,
}

impl Case {
    /// Returns a case that all letters have; upper case if there are none.
    pub(super) fn of(digits: &[u8]) -> Option<Case> {
        [Case::Upper, Case::Lower]
            .into_iter()
            .find(|case| faster_hex::hex_check_with_case(digits, case.check()))
    }

    fn check(self) -> CheckCase {
        match self {
            Case::Upper => CheckCase::Upper,
            Case::Lower => CheckCase::Lower,
        }
    }

    /// Appends the bytes of an even number of digits; false if one is not a digit of this case.
    pub(super) fn decode(self, digits: &[u8], out: &mut Vec<u8>) -> bool {
        let start = out.len();
        out.resize(start + digits.len() / 2, 0);
        let decoded = hex_decode_with_case(digits, &mut out[start..], self.check()).is_ok();
        if !decoded {
            out.truncate(start);
        }
        decoded
    }

    /// Writes the digits of bytes.
    pub(super) fn encode(self, bytes: &[u8], out: &mut impl Write) -> io::Result<()> {
        const CHUNK: usize = 1 << 14;
        let mut digits = [0; 2 * CHUNK];
        bytes.chunks(CHUNK).try_for_each(|chunk| {
            let digits = &mut digits[..2 * chunk.len()];
            let encoded = match self {
                Case::Upper => hex_encode_upper(chunk, digits),
                Case::Lower => hex_encode(chunk, digits),
            };
            let encoded = encoded.map_err(|_| io::ErrorKind::InvalidInput)?;
            out.write_all(encoded.as_bytes())
        })
    }
}

/// A string literal of hex digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blob {
    /// The bytes that the digits denote.
    pub bytes: Bytes,
    pub(super) case: Case,
}

impl Blob {
    /// Writes the contents of the literal, `0x` and the digits, as in the source.
    ///
    /// # Errors
    /// Any error of writing to `out`.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(b"0x")?;
        self.case.encode(&self.bytes, out)
    }

    /// Appends the contents of the literal.
    pub fn push_text(&self, out: &mut String) {
        out.push_str("0x");
        match self.case {
            Case::Upper => hex_append_upper(&self.bytes, out),
            Case::Lower => hex_append(&self.bytes, out),
        };
    }

    /// Returns the contents of the literal.
    pub fn text(&self) -> Vec<u8> {
        let mut text = Vec::with_capacity(2 + 2 * self.bytes.len());
        self.write(&mut text).expect("writing to memory succeeds");
        text
    }
}

/// Returns the bytes of `0x` or `0X` and hex digits in any case; `None` if a text is something else.
pub fn decode_hex(text: &[u8]) -> Option<Vec<u8>> {
    let digits = text.strip_prefix(b"0x").or(text.strip_prefix(b"0X"))?;
    let mut bytes = vec![0; digits.len() / 2];
    hex_decode_with_case(digits, &mut bytes, CheckCase::None).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_decoded() {
        assert_eq!(decode_hex(b"0x00fFAb"), Some(vec![0, 255, 0xAB]));
        assert_eq!(decode_hex(b"0x"), Some(Vec::new()));
        for wrong in [&b"0x0"[..], b"0x0g", b"00", b"", b"0x 0"] {
            assert_eq!(decode_hex(wrong), None);
        }
    }

    #[test]
    fn a_blob_has_the_text_of_its_source() {
        let text: String = (0..40_000).map(|i| format!("{:02X}", i % 251)).collect();
        for text in [text.clone(), text.to_lowercase()] {
            let case = Case::of(text.as_bytes()).expect("one case");
            let mut bytes = Vec::new();
            assert!(case.decode(text.as_bytes(), &mut bytes));
            assert_eq!(Blob { bytes: bytes.into(), case }.text(), format!("0x{text}").into_bytes());
        }
        assert_eq!(Case::of(b"aB"), None);
    }
}
