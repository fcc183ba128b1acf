//! The target: its triple and how data lies in its memory.

use target_lexicon::{Architecture, Endianness, Triple};

/// A target that code can be generated for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The triple.
    pub triple: Triple,
    /// Sizes and alignments.
    pub layout: DataLayout,
}

impl Target {
    /// The machine the compiler runs on.
    pub fn host() -> Target {
        Target::new(Triple::host())
    }

    /// The target of a triple in LLVM's or Rust's spelling.
    ///
    /// # Errors
    /// When the text is not a triple, or the architecture is one that code cannot be generated for.
    pub fn parse(text: &str) -> Result<Target, String> {
        let triple: Triple = text.parse().map_err(|error| format!("unknown target '{text}': {error}"))?;
        let supported = matches!(
            triple.architecture,
            Architecture::X86_64
                | Architecture::Aarch64(target_lexicon::Aarch64Architecture::Aarch64)
                | Architecture::Riscv64(_)
                | Architecture::S390x
        );
        if !supported {
            let possible = "x86_64, aarch64, riscv64 and s390x";
            return Err(format!("unsupported target '{text}': code can be generated for {possible}"));
        }
        Ok(Target::new(triple))
    }

    /// Whether its code has registers of 128 bits, for vectors.
    pub fn has_vectors(&self) -> bool {
        matches!(self.triple.architecture, Architecture::X86_64 | Architecture::Aarch64(_))
    }

    fn new(triple: Triple) -> Target {
        let layout = DataLayout {
            pointer_bits: 64,
            big_endian: triple.endianness() == Ok(Endianness::Big),
            align_of_16_byte_vector: if triple.architecture == Architecture::S390x { 8 } else { 16 },
            max_int_align: if triple.architecture == Architecture::S390x { 8 } else { 16 },
        };
        Target { triple, layout }
    }
}

/// Sizes and alignments of scalars in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DataLayout {
    pointer_bits: u32,
    /// Whether the most significant byte comes first.
    pub big_endian: bool,
    align_of_16_byte_vector: u64,
    max_int_align: u64,
}

impl DataLayout {
    /// Width of a pointer in bits; also of `index` unless the module says otherwise.
    pub fn pointer_bits(&self) -> u32 {
        self.pointer_bits
    }

    /// Width of a pointer in bytes.
    pub fn pointer_bytes(&self) -> u64 {
        u64::from(self.pointer_bits / 8)
    }

    /// Alignment in bytes of an integer of `width` bits.
    pub fn int_align(&self, width: u32) -> u64 {
        u64::from(width).div_ceil(8).next_power_of_two().min(self.max_int_align)
    }

    /// Alignment in bytes of a float format of `bits` bits.
    pub fn float_align(&self, bits: u32) -> u64 {
        match bits {
            80 => 16,
            128 => self.max_int_align,
            _ => u64::from(bits / 8),
        }
    }

    /// Alignment in bytes of a vector of so many bytes.
    pub fn vector_align(&self, bytes: u64) -> u64 {
        if bytes == 16 { self.align_of_16_byte_vector } else { bytes.next_power_of_two() }
    }
}
