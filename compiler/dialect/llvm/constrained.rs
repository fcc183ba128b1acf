//! Constrained float conversions: an explicit rounding mode and exception behaviour, for code that observes float
//! exceptions.

use crate::ir::{EnumInfo, Traits};
use crate::ops;

use super::i64_enum;

const CAST_SIG: &str = "arg_0: llvm-type -> res: llvm-type";
const ROUNDED_ATTRS: &str = "roundingmode: llvm.rounding, fpExceptionBehavior: llvm.fp_exceptions";
const ROUNDED_ASM: &str = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict : type($arg_0) to type($res)";

ops! { "llvm" = super::table::constrained;
    /// Unsigned integer to float.
    UITOFP = "intr.experimental.constrained.uitofp".sig(CAST_SIG).attrs(ROUNDED_ATTRS).asm(ROUNDED_ASM).with(Traits::PURE);
    /// Signed integer to float.
    SITOFP = "intr.experimental.constrained.sitofp".sig(CAST_SIG).attrs(ROUNDED_ATTRS).asm(ROUNDED_ASM).with(Traits::PURE);
    /// Float to a narrower format.
    FPTRUNC = "intr.experimental.constrained.fptrunc".sig(CAST_SIG).attrs(ROUNDED_ATTRS).asm(ROUNDED_ASM).with(Traits::PURE);
    /// Float to a wider format.
    FPEXT = "intr.experimental.constrained.fpext".sig(CAST_SIG).attrs("fpExceptionBehavior: llvm.fp_exceptions")
        .asm("$arg_0 $fpExceptionBehavior attr-dict : type($arg_0) to type($res)").with(Traits::PURE);
}

/// Rounding modes.
pub const ROUNDING: EnumInfo = i64_enum(
    "llvm.rounding",
    &[
        ("towardzero", 0),
        ("tonearest", 1),
        ("upward", 2),
        ("downward", 3),
        ("tonearestaway", 4),
        ("dynamic", 7),
        ("invalid", -1),
    ],
);

/// Exception behaviour of constrained operations: the assumptions about float exceptions.
pub const FP_EXCEPTIONS: EnumInfo =
    i64_enum("llvm.fp_exceptions", &[("ignore", 0), ("maytrap", 1), ("strict", 2)]);
