//! Intrinsics for which the LLVM dialect has no operation: `llvm.call_intrinsic` calls them by name.

use target_lexicon::Architecture;

use crate::ir::{Context, DictId};
use crate::target::{DotProduct, Target};

/// The sums of absolute differences of 16 pairs of unsigned bytes: two 64-bit integers, each the sum of 8 differences.
/// `psadbw` of x86-64.
pub const BYTE_DIFFERENCES: &str = "llvm.x86.sse2.psad.bw";

/// The products of 16-bit integers, added up in pairs: `pmaddwd` of x86-64.
pub const WORD_PRODUCTS: &str = "llvm.x86.sse2.pmadd.wd";

/// The same on vectors of 256 bits.
pub const WIDE_WORD_PRODUCTS: &str = "llvm.x86.avx2.pmadd.wd";

/// The same on vectors of 512 bits.
pub const WIDEST_WORD_PRODUCTS: &str = "llvm.x86.avx512.pmaddw.d.512";

/// An accumulator, to which products of unsigned bytes and signed ones are added in fours: `vpdpbusd` of x86-64.
pub const X86_MIXED_BYTE_PRODUCTS: &str = "llvm.x86.avx512.vpdpbusd.128";

/// The same on vectors of 256 bits.
pub const X86_WIDE_MIXED_BYTE_PRODUCTS: &str = "llvm.x86.avx512.vpdpbusd.256";

/// The same on vectors of 512 bits.
pub const X86_WIDEST_MIXED_BYTE_PRODUCTS: &str = "llvm.x86.avx512.vpdpbusd.512";

/// The same of AArch64: `usdot`.
pub const AARCH64_MIXED_BYTE_PRODUCTS: &str = "llvm.aarch64.neon.usdot.v4i32.v16i8";

/// An accumulator, to which products of signed bytes are added in fours: `sdot` of AArch64.
pub const SIGNED_BYTE_PRODUCTS: &str = "llvm.aarch64.neon.sdot.v4i32.v16i8";

/// The intrinsics without an effect other than their result, for any operands.
const PURE: [&str; 20] = [
    BYTE_DIFFERENCES,
    WORD_PRODUCTS,
    WIDE_WORD_PRODUCTS,
    WIDEST_WORD_PRODUCTS,
    X86_MIXED_BYTE_PRODUCTS,
    X86_WIDE_MIXED_BYTE_PRODUCTS,
    X86_WIDEST_MIXED_BYTE_PRODUCTS,
    AARCH64_MIXED_BYTE_PRODUCTS,
    SIGNED_BYTE_PRODUCTS,
    "llvm.x86.sse.movmsk.ps",
    "llvm.x86.sse2.movmsk.pd",
    "llvm.x86.sse2.pmovmskb.128",
    "llvm.x86.sse2.pslli.w",
    "llvm.x86.sse2.pslli.d",
    "llvm.x86.sse2.pslli.q",
    "llvm.x86.sse2.psrli.w",
    "llvm.x86.sse2.psrli.d",
    "llvm.x86.sse2.psrli.q",
    "llvm.x86.sse2.psrai.w",
    "llvm.x86.sse2.psrai.d",
];

/// The name of the attribute with the name of the intrinsic.
pub const INTRINSIC: &str = "intrin";

/// Returns the name of the intrinsic that an operation with these attributes calls.
pub fn called(cx: &Context, attrs: DictId) -> Option<&str> {
    let attr = cx.find_name(INTRINSIC).and_then(|name| cx.dict_get(attrs, name))?;
    cx.string_value(attr).map(|name| cx.str(name))
}

/// Returns the intrinsic for a kind of dot products on vectors of `bytes` bytes, which the target has.
pub fn dot_product(target: &Target, kind: DotProduct, bytes: i64) -> &'static str {
    let is_x86_64 = target.triple.architecture == Architecture::X86_64;
    match (kind, bytes) {
        (DotProduct::Words, 64) => WIDEST_WORD_PRODUCTS,
        (DotProduct::Words, 32) => WIDE_WORD_PRODUCTS,
        (DotProduct::Words, _) => WORD_PRODUCTS,
        (DotProduct::SignedBytes, _) => SIGNED_BYTE_PRODUCTS,
        (DotProduct::MixedBytes, 64) => X86_WIDEST_MIXED_BYTE_PRODUCTS,
        (DotProduct::MixedBytes, 32) => X86_WIDE_MIXED_BYTE_PRODUCTS,
        (DotProduct::MixedBytes, _) if is_x86_64 => X86_MIXED_BYTE_PRODUCTS,
        (DotProduct::MixedBytes, _) => AARCH64_MIXED_BYTE_PRODUCTS,
    }
}

/// Returns true if the intrinsic is known to have no effect other than its result, for any operands.
pub fn is_pure(cx: &Context, attrs: DictId) -> bool {
    called(cx, attrs).is_some_and(|name| PURE.contains(&name))
}
