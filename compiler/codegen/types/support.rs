//! The features of a target's Cranelift back end. They are checked before CLIF is built, because an unsupported
//! operation is an error or a panic in Cranelift.

use std::sync::OnceLock;

use cranelift_codegen::isa::{self, CallConv};
use target_lexicon::Architecture;

use crate::target::Target;

use super::scalar::Scalar;
use super::wide_inst::has_wide_instructions;

/// The settings of a back end for x86-64 that supports vectors of more than 128 bits, by width. Cranelift has them with the
/// patches in the folder `patches`.
pub(crate) const WIDE_VECTORS: [(u32, &str); 2] =
    [(256, "enable_256bit_vectors"), (512, "enable_512bit_vectors")];

/// Returns the width in bits of the widest vectors that the back end supports.
pub fn back_end_vector_bits() -> u32 {
    static BITS: OnceLock<u32> = OnceLock::new();
    *BITS.get_or_init(|| {
        let Ok(builder) = isa::lookup_by_name("x86_64-unknown-linux-gnu") else { return 128 };
        let has = |wanted| builder.iter().any(|setting| setting.name == wanted) && has_wide_instructions();
        let widths = WIDE_VECTORS.iter().filter(|(_, setting)| has(*setting)).map(|&(bits, _)| bits);
        widths.max().unwrap_or(128)
    })
}

/// Returns true if the back end of a target addresses near symbols relative to the code even in code that is independent
/// of its position. Cranelift does with the patches in the folder `patches`: accesses to such symbols have no other
/// instruction for the address, and addresses of far symbols are loaded from the linker's table.
pub(crate) fn has_symbol_addressing(target: &Target) -> bool {
    target.triple.architecture == Architecture::X86_64 && back_end_vector_bits() > 128
}

/// Returns true if a call on a target may reuse the frame of the function. Cranelift has such calls with the patches in
/// the folder `patches`.
pub(crate) fn has_sibling_calls(target: &Target) -> bool {
    let convention = CallConv::triple_default(&target.triple);
    let is_x86_64 = target.triple.architecture == Architecture::X86_64;
    is_x86_64 && convention == CallConv::SystemV && convention.supports_tail_calls()
}

/// The vector registers in which a target passes vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VectorRegisters {
    /// Registers of 128 bits of x86-64.
    Xmm,
    /// Registers of AArch64, half of which may be used.
    Neon,
    /// Registers of z/Architecture.
    Z,
    /// Registers of RISC-V, in which Cranelift passes nothing.
    V,
    /// There are none.
    None,
}

/// The operations that the back end of a target supports natively.
#[derive(Clone, Debug)]
pub(crate) struct Support {
    /// 128-bit vectors of byte-sized integers, `f32`, `f64` and pointers.
    pub(crate) vectors: bool,
    /// The width in bits of the widest vectors that code has: 128, 256 or 512.
    pub(crate) vector_bits: u32,
    /// The size in bytes of the smallest lanes that instructions load and store under a mask, if there are any.
    pub(crate) masked_access_bytes: Option<u64>,
    /// Masked stores that take as long as stores of several lanes one by one.
    pub(crate) slow_masked_stores: bool,
    /// Loads of lanes from addresses of their own.
    pub(crate) gathers: bool,
    /// Stores of lanes to addresses of their own.
    pub(crate) scatters: bool,
    /// The registers in which vectors are passed.
    pub(crate) vector_registers: VectorRegisters,
    /// `ceil`, `floor`, `trunc` and `nearest` without a call.
    pub(crate) rounding: bool,
    /// `fma` without a call.
    pub(crate) fma: bool,
    /// Any permutation of the bytes of two vectors.
    pub(crate) byte_shuffles: bool,
    /// Products of vectors of `i8`.
    pub(crate) byte_products: bool,
    /// Sums of pairs of bytes in 16 bits.
    pub(crate) byte_pairs: bool,
    /// Sums of absolute differences of bytes.
    pub(crate) byte_differences: bool,
    /// The population count of each byte of a vector.
    pub(crate) byte_counts: bool,
    /// Any permutation of elements of two wide vectors in one instruction, and the size of the smallest such elements in
    /// bytes.
    pub(crate) wide_permutations: Option<usize>,
    /// The population count of an integer, in one instruction.
    pub(crate) counts_ones: bool,
    /// Relational comparisons of vectors of `i64`.
    pub(crate) wide_comparisons: bool,
    /// The largest lanes in bits for which unsigned comparisons that include equality are shorter than strict ones: they
    /// compare the minimum with an operand. 0 if there are instructions for both.
    pub(crate) inclusive_comparisons: u32,
    /// Saturating sums and differences of vectors of `i32` and `i64`; those of `i8` and `i16` are always supported.
    pub(crate) wide_saturation: bool,
    /// Conversions of vectors of floats to 32-bit integers without a range check.
    pub(crate) packed_conversions: bool,
    /// Conversions of vectors of `f64` to 64-bit integers.
    pub(crate) wide_conversions: bool,
    /// Selects of two words by one comparison.
    pub(crate) paired_choices: bool,
    /// The minimum or maximum of two floats in one instruction, which returns the second operand if both are zeros or
    /// one is NaN.
    pub(crate) float_choices: bool,
    /// Stores of the first lane of a vector of floats from its register.
    pub(crate) lane_stores: bool,
    /// Construction of vectors from scalars by interleaving registers.
    pub(crate) interleaves: bool,
    /// True if vector instructions overwrite their first operand.
    pub(crate) overwriting_vectors: bool,
    /// Arithmetic of `f128`.
    pub(crate) quad: bool,
    /// An x87 unit, and so `f80`.
    pub(crate) x87: bool,
    /// True if lane 0 of a bit-packed vector is its lowest bit.
    pub(crate) little_endian: bool,
}

impl Support {
    /// Returns the features of a target.
    pub(crate) fn of(target: &Target) -> Support {
        let x86_64 = target.triple.architecture == Architecture::X86_64;
        let aarch64 = matches!(target.triple.architecture, Architecture::Aarch64(_));
        let s390x = target.triple.architecture == Architecture::S390x;
        Support {
            vectors: target.has_vectors(),
            vector_bits: target.vector_bits().unwrap_or(128),
            masked_access_bytes: target.masked_access_bytes(),
            slow_masked_stores: target.has_slow_masked_stores(),
            gathers: target.has_fast_gathers(),
            scatters: target.has_scatters(),
            vector_registers: match target.triple.architecture {
                Architecture::X86_64 => VectorRegisters::Xmm,
                Architecture::Aarch64(_) => VectorRegisters::Neon,
                Architecture::S390x => VectorRegisters::Z,
                Architecture::Riscv64(_) if target.has_vectors() => VectorRegisters::V,
                _ => VectorRegisters::None,
            },
            rounding: aarch64 || s390x || target.features.has("sse4.1"),
            fma: target.has_fma(),
            byte_shuffles: target.has_byte_shuffles(),
            byte_products: !x86_64,
            byte_pairs: !target.is_x86_64_without("ssse3"),
            byte_differences: target.has_byte_differences(),
            byte_counts: x86_64 || aarch64,
            wide_permutations: target
                .has_avx512()
                .then(|| if target.features.has("avx512vbmi") { 1 } else { 2 }),
            counts_ones: target.features.has("popcnt"),
            wide_comparisons: !target.is_x86_64_without("sse4.2"),
            inclusive_comparisons: match (x86_64, target.is_x86_64_without("sse4.1")) {
                (true, true) => 8,
                (true, false) => 32,
                (false, _) => 0,
            },
            wide_saturation: !x86_64 && !s390x,
            packed_conversions: x86_64,
            wide_conversions: aarch64,
            paired_choices: x86_64,
            float_choices: x86_64,
            lane_stores: x86_64,
            interleaves: x86_64,
            overwriting_vectors: x86_64 && !target.features.has("avx"),
            quad: s390x,
            x87: x86_64,
            little_endian: !target.layout.big_endian,
        }
    }

    /// Returns the number of lanes in each 128-bit part of a vector of `lanes` lanes.
    pub(crate) fn lanes_per_part(&self, scalar: Scalar, lanes: u32) -> u32 {
        let native = self.vectors && scalar.is_vector_lane();
        let per_part = 128 / scalar.bits().max(1);
        if native && per_part > 1 && lanes.is_multiple_of(per_part) { per_part } else { 1 }
    }
}
