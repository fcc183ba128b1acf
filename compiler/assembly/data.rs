//! Contents of sections that are not code.

use std::fmt::Write;

use object::Endianness;

use super::relocations::{self, Reloc};
use super::symbols::Label;
use super::{Text, symbols};

/// The number of bytes of a line.
const ROW: usize = 32;

/// The number of zeros from which on they are a directive of their own.
const ZEROS: usize = 16;

impl Text<'_> {
    /// Appends the zeros and labels of a section without contents.
    pub(super) fn zeros(&mut self, size: u64, labels: &[Label]) -> Result<(), String> {
        let mut at = 0;
        for label in labels {
            self.zero(label.offset - at);
            at = label.offset;
            self.label(label)?;
        }
        self.zero(size.saturating_sub(at));
        Ok(())
    }

    fn zero(&mut self, size: u64) {
        if size > 0 {
            self.line(format_args!("\t.zero\t{size}"));
        }
    }

    /// Appends bytes with labels and relocations.
    pub(super) fn data(&mut self, bytes: &[u8], labels: &[Label], relocs: &[Reloc]) -> Result<(), String> {
        let (mut labels, mut relocs) = (labels.iter().peekable(), relocs.iter().peekable());
        let mut at = 0;
        loop {
            while let Some(label) = labels.next_if(|label| label.offset <= at as u64) {
                self.label(label)?;
            }
            let mut end = labels.peek().map_or(bytes.len(), |label| bytes.len().min(label.offset as usize));
            while let Some(reloc) = relocs.next_if(|reloc| reloc.offset <= at as u64) {
                if at + 8 <= end && self.is_pointer(reloc, &bytes[at..at + 8]) {
                    let target = self.target(reloc);
                    self.line(format_args!("\t.8byte\t{}", target.trim_start_matches(", ")));
                    at += 8;
                } else {
                    self.reloc(0, reloc)?;
                }
            }
            if at == bytes.len() {
                return Ok(());
            }
            end = relocs.peek().map_or(end, |reloc| end.min(reloc.offset as usize));
            push_data(&bytes[at..end.max(at)], self.endian, &mut self.out);
            at = end.max(at);
        }
    }

    /// Returns true if a relocation makes these bytes an address, which has a directive.
    fn is_pointer(&self, reloc: &Reloc, bytes: &[u8]) -> bool {
        relocations::is_pointer(self.machine, reloc.kind)
            && bytes == [0; 8]
            && self.names.reference(reloc.symbol).is_some()
            && !symbols::is_thread_local(self.file, reloc.symbol)
    }
}

/// Appends directives with these bytes.
pub(super) fn push_data(bytes: &[u8], endian: Endianness, out: &mut String) {
    let is_text = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t' | 0);
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    // A string has more than its terminator and padding.
    if zeros < bytes.len() / 2 && bytes.iter().all(is_text) && bytes.iter().filter(|b| **b == 0).count() < 8 {
        bytes.chunks(2 * ROW).for_each(|row| push_string(row, out));
        return;
    }
    let mut at = 0;
    while at < bytes.len() {
        let zeros = bytes[at..].iter().take_while(|byte| **byte == 0).count();
        if zeros >= ZEROS {
            // Writing to a String cannot fail.
            let _ = writeln!(out, "\t.zero\t{zeros}");
            at += zeros;
            continue;
        }
        let row = &bytes[at..bytes.len().min(at + ROW)];
        push_row(row, endian, out);
        at += row.len();
    }
}

fn push_string(bytes: &[u8], out: &mut String) {
    out.push_str("\t.ascii\t\"");
    for &byte in bytes {
        match byte {
            b'"' | b'\\' => out.extend(['\\', byte as char]),
            b' '..=b'~' => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out.push_str("\"\n");
}

/// Appends a line of words of eight bytes, and one of the bytes that remain.
fn push_row(bytes: &[u8], endian: Endianness, out: &mut String) {
    let (words, bytes) = bytes.as_chunks::<8>();
    for (position, &word) in words.iter().enumerate() {
        out.push_str(if position == 0 { "\t.8byte\t" } else { ", " });
        let word = match endian {
            Endianness::Little => u64::from_le_bytes(word),
            Endianness::Big => u64::from_be_bytes(word),
        };
        let _ = write!(out, "{word:#x}");
    }
    if !words.is_empty() {
        out.push('\n');
    }
    if !bytes.is_empty() {
        push_bytes(bytes, out);
        out.push('\n');
    }
}

/// Appends a directive with single bytes, without the end of the line.
pub(super) fn push_bytes(bytes: &[u8], out: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    for (position, &byte) in bytes.iter().enumerate() {
        out.push_str(if position == 0 { "\t.byte\t0x" } else { ",0x" });
        out.push(DIGITS[usize::from(byte >> 4)] as char);
        out.push(DIGITS[usize::from(byte & 15)] as char);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &[u8]) -> String {
        let mut out = String::new();
        push_data(bytes, Endianness::Big, &mut out);
        out
    }

    #[test]
    fn bytes_have_short_directives() {
        assert_eq!(text(b"say \"hi\"\n\0"), "\t.ascii\t\"say \\\"hi\\\"\\012\\000\"\n");
        assert_eq!(text(&[0, 0, 0, 0, 0, 0, 1, 2, 255]), "\t.8byte\t0x102\n\t.byte\t0xff\n");
        assert_eq!(text(&[0; 40]), "\t.zero\t40\n");
        assert_eq!(text(&[1, 0]), "\t.byte\t0x01,0x00\n");
    }
}
