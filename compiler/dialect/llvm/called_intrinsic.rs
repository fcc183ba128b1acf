//! Intrinsics for which the LLVM dialect has no operation: `llvm.call_intrinsic` calls them by name.

use crate::ir::{Context, DictId};

/// The sums of absolute differences of 16 pairs of unsigned bytes: two 64-bit integers, each the sum of 8 differences.
/// `psadbw` of x86-64.
pub const BYTE_DIFFERENCES: &str = "llvm.x86.sse2.psad.bw";

/// The name of the attribute with the name of the intrinsic.
pub const INTRINSIC: &str = "intrin";

/// Returns the name of the intrinsic that an operation with these attributes calls.
pub fn called(cx: &Context, attrs: DictId) -> Option<&str> {
    let attr = cx.find_name(INTRINSIC).and_then(|name| cx.dict_get(attrs, name))?;
    cx.string_value(attr).map(|name| cx.str(name))
}

/// Returns true if the intrinsic is known to have no effect other than its result, for any operands.
pub fn is_pure(cx: &Context, attrs: DictId) -> bool {
    called(cx, attrs) == Some(BYTE_DIFFERENCES)
}
