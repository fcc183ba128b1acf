//! The data layout.

use target_lexicon::Architecture;

/// Sizes and alignments of scalars in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DataLayout {
    pointer_bits: u32,
    /// True if the most significant byte comes first.
    pub big_endian: bool,
    align_of_16_byte_vector: u64,
    max_int_align: u64,
}

impl DataLayout {
    /// Returns the data layout of an architecture.
    pub(super) fn of(architecture: Architecture, big_endian: bool) -> DataLayout {
        let s390x = architecture == Architecture::S390x;
        DataLayout {
            pointer_bits: 64,
            big_endian,
            align_of_16_byte_vector: if s390x { 8 } else { 16 },
            max_int_align: if s390x { 8 } else { 16 },
        }
    }

    /// Returns the width of a pointer in bits, which is also that of `index` unless the module specifies one.
    pub fn pointer_bits(&self) -> u32 {
        self.pointer_bits
    }

    /// Returns the width of a pointer in bytes.
    pub fn pointer_bytes(&self) -> u64 {
        u64::from(self.pointer_bits / 8)
    }

    /// Returns the alignment in bytes of an integer of `width` bits.
    pub fn int_align(&self, width: u32) -> u64 {
        u64::from(width).div_ceil(8).next_power_of_two().min(self.max_int_align)
    }

    /// Returns the alignment in bytes of a float format of `bits` bits.
    pub fn float_align(&self, bits: u32) -> u64 {
        match bits {
            80 => 16,
            128 => self.max_int_align,
            _ => u64::from(bits / 8),
        }
    }

    /// Returns the alignment in bytes of a vector of `bytes` bytes.
    pub fn vector_align(&self, bytes: u64) -> u64 {
        if bytes == 16 { self.align_of_16_byte_vector } else { bytes.next_power_of_two() }
    }

    /// Returns the first component of an LLVM data layout string that contradicts this layout.
    pub fn contradiction<'a>(&self, text: &'a str) -> Option<&'a str> {
        text.split('-').find(|part| !self.agrees(part))
    }

    /// Returns true if a component of a data layout string agrees with this layout or does not affect it.
    fn agrees(&self, part: &str) -> bool {
        let mut numbers = part.get(1..).unwrap_or_default().split(':').map(|text| text.parse::<u64>().ok());
        let (first, second) = (numbers.next().flatten(), numbers.next().flatten());
        match (part.as_bytes().first(), first, second) {
            (Some(b'e'), None, None) => !self.big_endian,
            (Some(b'E'), None, None) => self.big_endian,
            // A `p` without a number is address space 0, the only one that is supported.
            (Some(b'p'), None | Some(0), Some(bits)) => bits == u64::from(self.pointer_bits),
            (Some(b'i'), Some(bits @ (16 | 32 | 64 | 128)), Some(align)) => {
                align == 8 * self.int_align(bits as u32)
            }
            (Some(b'f'), Some(bits @ (16 | 32 | 64 | 80 | 128)), Some(align)) => {
                align == 8 * self.float_align(bits as u32)
            }
            (Some(b'v'), Some(bits), Some(align)) => align == 8 * self.vector_align(bits / 8),
            _ => true,
        }
    }
}

/// Returns LLVM's data layout string of an architecture; `mangling` is the letter of the symbol mangling.
pub(super) fn text(architecture: Architecture, mangling: &str) -> String {
    let (order, rest) = match architecture {
        Architecture::Aarch64(_) if mangling == "w" => {
            ("e", "p270:32:32-p271:32:32-p272:64:64-p:64:64-i32:32-i64:64-i128:128-n32:64-S128-Fn32")
        }
        Architecture::Aarch64(_) if mangling == "o" => {
            ("e", "p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32")
        }
        Architecture::Aarch64(_) => {
            ("e", "p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32")
        }
        Architecture::Riscv64(_) => ("e", "p:64:64-i64:64-i128:128-n32:64-S128"),
        Architecture::S390x => ("E", "i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"),
        _ => ("e", "p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    };
    format!("{order}-m:{mangling}-{rest}")
}

#[cfg(test)]
mod tests {
    use crate::target::{TRIPLES, Target};

    #[test]
    fn descriptions_agree_with_the_tables() {
        for triple in TRIPLES {
            let target = Target::parse(triple).unwrap();
            assert_eq!(target.layout.contradiction(&target.layout_text()), None, "{triple}");
        }
    }

    #[test]
    fn contradictions_are_found() {
        let layout = Target::parse("x86_64-unknown-linux-gnu").unwrap().layout;
        let contradiction = |text| layout.contradiction(text);
        assert_eq!(contradiction("E-m:e"), Some("E"));
        assert_eq!(contradiction("e-p:32:32"), Some("p:32:32"));
        assert_eq!(contradiction("e-i64:64-f80:32"), Some("f80:32"));
        assert_eq!(contradiction("e-i128:64"), Some("i128:64"));
        assert_eq!(contradiction("e-m:e-p270:32:32-p:64:64-i64:64-n8:16-S128"), None);
        let s390x = Target::parse("s390x-unknown-linux-gnu").unwrap().layout;
        assert_eq!(s390x.contradiction("E-v128:128"), Some("v128:128"));
    }
}
