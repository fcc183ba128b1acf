//! Code by instructions: a line of bytes for each, with the instruction as a comment if it is known.

use std::fmt::Write;

use iced_x86::{Formatter, GasFormatter, Instruction};
use object::elf;

/// The column of comments.
const COLUMN: usize = 56;

/// Returns a formatter with the style of disassemblers.
fn formatter() -> GasFormatter {
    let mut formatter = GasFormatter::new();
    let options = formatter.options_mut();
    options.set_rip_relative_addresses(true);
    options.set_branch_leading_zeros(false);
    options.set_uppercase_hex(false);
    options.set_space_after_operand_separator(true);
    formatter
}

/// The instructions of x86-64.
pub(super) struct X86<'a> {
    decoder: iced_x86::Decoder<'a>,
    formatter: GasFormatter,
    /// The last one.
    instruction: Instruction,
}

/// Splits code into instructions.
pub(super) enum Decoder<'a> {
    X86(Box<X86<'a>>),
    AArch64,
    /// The length of an instruction depends on its first byte.
    Other {
        bytes: &'a [u8],
        length: fn(u8) -> u64,
    },
}

impl<'a> Decoder<'a> {
    pub(super) fn new(machine: u16, bytes: &'a [u8]) -> Decoder<'a> {
        match machine {
            elf::EM_X86_64 => Decoder::X86(Box::new(X86 {
                decoder: iced_x86::Decoder::with_ip(64, bytes, 0, iced_x86::DecoderOptions::NONE),
                formatter: formatter(),
                instruction: Instruction::default(),
            })),
            elf::EM_AARCH64 => Decoder::AArch64,
            elf::EM_RISCV => Decoder::Other { bytes, length: |first| if first & 3 == 3 { 4 } else { 2 } },
            _ => Decoder::Other {
                bytes,
                length: |first| match first >> 6 {
                    0 => 2,
                    1 | 2 => 4,
                    _ => 6,
                },
            },
        }
    }

    /// Returns true if instructions are printed as comments.
    pub(super) fn has_mnemonics(&self) -> bool {
        matches!(self, Decoder::X86(_))
    }

    /// Returns the length of the instruction at an offset, or of the byte if there is none.
    pub(super) fn next(&mut self, at: u64) -> u64 {
        match self {
            Decoder::X86(x86) => {
                let X86 { decoder, instruction, .. } = &mut **x86;
                // The position differs from the end of the last instruction if a label was inside of it.
                if decoder.ip() != at && decoder.set_position(at as usize).is_ok() {
                    decoder.set_ip(at);
                }
                decoder.decode_out(instruction);
                if instruction.is_invalid() { 1 } else { instruction.len() as u64 }
            }
            Decoder::AArch64 => 4 - at % 4,
            Decoder::Other { bytes, length } => bytes.get(at as usize).map_or(1, |first| length(*first)),
        }
    }

    /// Appends the line of the bytes of an instruction, the one that [`Decoder::next`] decoded unless it was cut.
    pub(super) fn write(&mut self, bytes: &[u8], at: u64, out: &mut String) {
        let start = out.len();
        match (&*self, bytes) {
            (Decoder::AArch64, &[a, b, c, d]) => {
                // Writing to a String cannot fail.
                let _ = writeln!(out, "\t.inst\t0x{:08x}", u32::from_le_bytes([a, b, c, d]));
                return;
            }
            _ => super::data::push_bytes(bytes, out),
        }
        if let Decoder::X86(x86) = self
            && !x86.instruction.is_invalid()
            && x86.instruction.len() == bytes.len()
        {
            let width = out.len() - start;
            out.extend(std::iter::repeat_n(' ', COLUMN.saturating_sub(width).max(1)));
            let _ = write!(out, "# {at:x}: ");
            x86.formatter.format(&x86.instruction, out);
        }
        out.push('\n');
    }
}
