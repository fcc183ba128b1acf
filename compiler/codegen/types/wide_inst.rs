//! Instructions that the patched back end adds to CLIF: those of AVX and its successors, one that keeps the order,
//! prefetches, and conversions of floats that are in range.
//!
//! Their opcodes are looked up by name, because the published crate has none of them.

use std::sync::OnceLock;

use cranelift_codegen::ir::Opcode;

/// An instruction that the patched back end adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WideInst {
    /// Sign extension of the lowest lanes, as many as the result has.
    SignExtend,
    /// Zero extension of the lowest lanes, as many as the result has.
    ZeroExtend,
    /// Conversion between `f32` and `f64`.
    FloatToFloat,
    /// Left shift of each lane by an amount of its own.
    ShiftLeft,
    /// Logical right shift of each lane by an amount of its own.
    ShiftRight,
    /// Arithmetic right shift of each lane by an amount of its own.
    ShiftRightSigned,
    /// Sums of the products of adjacent 16-bit lanes.
    WordProducts,
    /// Sums of the products of four adjacent bytes, unsigned ones and signed ones, with an accumulator.
    MixedByteProducts,
    /// Load of the lanes that a mask has. The others are zeros.
    MaskedLoad,
    /// Store of the lanes that a mask has.
    MaskedStore,
    /// Load of the lanes that a mask has, each from an address of its own. The others are zeros.
    Gather,
    /// Store of all lanes, each to an address of its own.
    Scatter,
    /// A half of a vector of 512 bits.
    Half,
    /// Concatenation of two vectors of 256 bits.
    Concat,
    /// No code: the operand is computed before the operands of the instructions that follow.
    KeepOrder,
    /// Load of a line of memory into all caches.
    Prefetch,
    /// Load of a line of memory that is used once.
    PrefetchOnce,
    /// Conversion of a scalar float to a signed integer. The result is any one if the value is out of range.
    FloatToInt,
}

/// The names of the instructions, in order.
const NAMES: [&str; 18] = [
    "x86_vpmovsx",
    "x86_vpmovzx",
    "x86_vcvtp",
    "x86_vpsllv",
    "x86_vpsrlv",
    "x86_vpsrav",
    "x86_vpmaddwd",
    "x86_vpdpbusd",
    "x86_maskload",
    "x86_maskstore",
    "x86_gather",
    "x86_scatter",
    "x86_half",
    "x86_concat",
    "keep_order",
    "x86_prefetch",
    "x86_prefetch_once",
    "x86_cvttf2i",
];

/// Returns the opcodes of the instructions in order; `None` for those that the back end does not have.
fn opcodes() -> &'static [Option<Opcode>; NAMES.len()] {
    static OPCODES: OnceLock<[Option<Opcode>; NAMES.len()]> = OnceLock::new();
    OPCODES.get_or_init(|| NAMES.map(|name| name.parse().ok()))
}

/// Returns true if the back end has all instructions.
pub(crate) fn has_wide_instructions() -> bool {
    opcodes().iter().all(Option::is_some)
}

impl WideInst {
    /// Returns the opcode; `None` if the back end does not have it.
    pub(crate) fn opcode(self) -> Option<Opcode> {
        opcodes()[self as usize]
    }
}

/// Returns true if an opcode is that of one of the instructions.
pub(crate) fn is_wide_instruction(opcode: Opcode) -> bool {
    opcodes().contains(&Some(opcode))
}
