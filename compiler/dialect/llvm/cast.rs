//! Conversions between types.

use crate::dialect::cast_rules::{ANY_WIDTH, Class, NARROWING, WIDENING, verify_bitcast, verify_cast};
use crate::ir::{CostClass, Traits};
use crate::{accessors, ops};

const CAST: &str = "arg: llvm-type -> res: llvm-type";
const CAST_ASM: &str = "$arg attr-dict : type($arg) to type($res)";
const NNEG_ASM: &str = "{? nneg $nonNeg } $arg attr-dict : type($arg) to type($res)";

ops! { "llvm" = super::table::cast;
    /// Bitcast to another type.
    BITCAST = "bitcast".sig(CAST).asm(CAST_ASM).verify(verify_bitcast).with(Traits::PURE).cost(CostClass::Free).with(Traits::VECTOR_FORM);
    /// Cast of a pointer to another address space.
    ADDRSPACECAST = "addrspacecast".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Pointer, Class::Pointer, ANY_WIDTH)).with(Traits::PURE);
    /// Conversion of an integer to a pointer.
    INTTOPTR = "inttoptr".sig(CAST).attrs("dereferenceable?: #llvm.dereferenceable")
        .asm("$arg {? dereferenceable ~ $dereferenceable } attr-dict : type($arg) to type($res)").verify(|view, op| verify_cast(view, op, Class::Integer, Class::Pointer, ANY_WIDTH)).with(Traits::PURE).cost(CostClass::Free);
    /// Conversion of a pointer to an integer.
    PTRTOINT = "ptrtoint".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Pointer, Class::Integer, ANY_WIDTH)).with(Traits::PURE).cost(CostClass::Free);
    /// Sign extension.
    SEXT = "sext".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Integer, Class::Integer, WIDENING)).with(Traits::PURE).with(Traits::VECTOR_FORM);
    /// Zero extension.
    ZEXT = "zext".sig(CAST).attrs("nonNeg: unit").asm(NNEG_ASM).verify(|view, op| verify_cast(view, op, Class::Integer, Class::Integer, WIDENING)).with(Traits::PURE).with(Traits::VECTOR_FORM);
    /// Truncation to the low bits.
    TRUNC = "trunc".sig(CAST).attrs("overflowFlags: llvm.overflow = none")
        .asm("$arg {? overflow < $overflowFlags > } attr-dict : type($arg) to type($res)").verify(|view, op| verify_cast(view, op, Class::Integer, Class::Integer, NARROWING)).with(Traits::PURE);
    /// Signed integer to float.
    SITOFP = "sitofp".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Integer, Class::Float, ANY_WIDTH)).with(Traits::PURE).cost(CostClass::Float);
    /// Unsigned integer to float.
    UITOFP = "uitofp".sig(CAST).attrs("nonNeg: unit").asm(NNEG_ASM).verify(|view, op| verify_cast(view, op, Class::Integer, Class::Float, ANY_WIDTH)).with(Traits::PURE).cost(CostClass::Float);
    /// Float to signed integer, towards zero.
    FPTOSI = "fptosi".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Float, Class::Integer, ANY_WIDTH)).with(Traits::PURE).cost(CostClass::Float);
    /// Float to unsigned integer, towards zero.
    FPTOUI = "fptoui".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Float, Class::Integer, ANY_WIDTH)).with(Traits::PURE).cost(CostClass::Float);
    /// Float to a wider format.
    FPEXT = "fpext".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Float, Class::Float, WIDENING)).with(Traits::PURE).cost(CostClass::Float).with(Traits::VECTOR_FORM);
    /// Float to a narrower format.
    FPTRUNC = "fptrunc".sig(CAST).asm(CAST_ASM).verify(|view, op| verify_cast(view, op, Class::Float, Class::Float, NARROWING)).with(Traits::PURE).cost(CostClass::Float).with(Traits::VECTOR_FORM);
}

accessors! {
    Cast for [BITCAST, ADDRSPACECAST, INTTOPTR, PTRTOINT, SEXT, ZEXT, TRUNC, SITOFP, UITOFP, FPTOSI, FPTOUI, FPEXT, FPTRUNC]:
        arg;
}
