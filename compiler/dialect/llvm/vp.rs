//! Vector predication: operations on the lanes that a mask and a length select. The results of the other lanes are
//! undefined.

use crate::ir::Traits;
use crate::{accessors, ops};

const INT_BINARY: &str = "lhs: V, rhs: V, mask: llvm-mask, evl: i32 -> res: V; V: llvm-integer-vector";
const FLOAT_BINARY: &str = "lhs: V, rhs: V, mask: llvm-mask, evl: i32 -> res: V; V: llvm-float-vector";
const FLOAT_UNARY: &str = "op: V, mask: llvm-mask, evl: i32 -> res: V; V: llvm-float-vector";
const FLOAT_TERNARY: &str =
    "op1: V, op2: V, op3: V, mask: llvm-mask, evl: i32 -> res: V; V: llvm-float-vector";
const INT_REDUCE: &str =
    "start_value: elem(V), val: V, mask: llvm-mask, evl: i32 -> res: elem(V); V: llvm-integer-vector";
const FLOAT_REDUCE: &str =
    "start_value: elem(V), val: V, mask: llvm-mask, evl: i32 -> res: elem(V); V: llvm-float-vector";
const SELECT_SIG: &str = "cond: llvm-mask, true_val: V, false_val: V, evl: i32 -> res: V; V: llvm-vector";
const INT_CAST: &str = "src: llvm-integer-vector, mask: llvm-mask, evl: i32 -> res: llvm-vector";
const FLOAT_CAST: &str = "src: llvm-float-vector, mask: llvm-mask, evl: i32 -> res: llvm-vector";
const PTR_CAST: &str = "src: llvm-pointer-vector, mask: llvm-mask, evl: i32 -> res: llvm-vector";
const PURE: Traits = Traits::PURE;

ops! { "llvm" = super::table::vp;
    /// Sum of the active lanes.
    ADD = "intr.vp.add".sig(INT_BINARY).with(PURE);
    /// Difference of the active lanes.
    SUB = "intr.vp.sub".sig(INT_BINARY).with(PURE);
    /// Product of the active lanes.
    MUL = "intr.vp.mul".sig(INT_BINARY).with(PURE);
    /// Signed quotient of the active lanes.
    SDIV = "intr.vp.sdiv".sig(INT_BINARY).with(PURE);
    /// Unsigned quotient of the active lanes.
    UDIV = "intr.vp.udiv".sig(INT_BINARY).with(PURE);
    /// Signed remainder of the active lanes.
    SREM = "intr.vp.srem".sig(INT_BINARY).with(PURE);
    /// Unsigned remainder of the active lanes.
    UREM = "intr.vp.urem".sig(INT_BINARY).with(PURE);
    /// Arithmetic shift right of the active lanes.
    ASHR = "intr.vp.ashr".sig(INT_BINARY).with(PURE);
    /// Logical shift right of the active lanes.
    LSHR = "intr.vp.lshr".sig(INT_BINARY).with(PURE);
    /// Shift left of the active lanes.
    SHL = "intr.vp.shl".sig(INT_BINARY).with(PURE);
    /// Bitwise or of the active lanes.
    OR = "intr.vp.or".sig(INT_BINARY).with(PURE);
    /// Bitwise and of the active lanes.
    AND = "intr.vp.and".sig(INT_BINARY).with(PURE);
    /// Bitwise exclusive or of the active lanes.
    XOR = "intr.vp.xor".sig(INT_BINARY).with(PURE);
    /// Larger of two signed integers in the active lanes.
    SMAX = "intr.vp.smax".sig(INT_BINARY).with(PURE);
    /// Smaller of two signed integers in the active lanes.
    SMIN = "intr.vp.smin".sig(INT_BINARY).with(PURE);
    /// Larger of two unsigned integers in the active lanes.
    UMAX = "intr.vp.umax".sig(INT_BINARY).with(PURE);
    /// Smaller of two unsigned integers in the active lanes.
    UMIN = "intr.vp.umin".sig(INT_BINARY).with(PURE);
    /// Sum of the active lanes.
    FADD = "intr.vp.fadd".sig(FLOAT_BINARY).with(PURE);
    /// Difference of the active lanes.
    FSUB = "intr.vp.fsub".sig(FLOAT_BINARY).with(PURE);
    /// Product of the active lanes.
    FMUL = "intr.vp.fmul".sig(FLOAT_BINARY).with(PURE);
    /// Quotient of the active lanes.
    FDIV = "intr.vp.fdiv".sig(FLOAT_BINARY).with(PURE);
    /// Remainder of the active lanes.
    FREM = "intr.vp.frem".sig(FLOAT_BINARY).with(PURE);
    /// The negated active lanes.
    FNEG = "intr.vp.fneg".sig(FLOAT_UNARY).with(PURE);
    /// Multiply-add of the active lanes, fused where that is faster.
    FMULADD = "intr.vp.fmuladd".sig(FLOAT_TERNARY).with(PURE);
    /// Fused multiply-add of the active lanes.
    FMA = "intr.vp.fma".sig(FLOAT_TERNARY).with(PURE);
    /// Sum of a start value and the active lanes.
    REDUCE_ADD = "intr.vp.reduce.add".sig(INT_REDUCE).with(PURE);
    /// Product of a start value and the active lanes.
    REDUCE_MUL = "intr.vp.reduce.mul".sig(INT_REDUCE).with(PURE);
    /// Bitwise and of a start value and the active lanes.
    REDUCE_AND = "intr.vp.reduce.and".sig(INT_REDUCE).with(PURE);
    /// Bitwise or of a start value and the active lanes.
    REDUCE_OR = "intr.vp.reduce.or".sig(INT_REDUCE).with(PURE);
    /// Bitwise exclusive or of a start value and the active lanes.
    REDUCE_XOR = "intr.vp.reduce.xor".sig(INT_REDUCE).with(PURE);
    /// Largest of a start value and the active lanes, signed.
    REDUCE_SMAX = "intr.vp.reduce.smax".sig(INT_REDUCE).with(PURE);
    /// Smallest of a start value and the active lanes, signed.
    REDUCE_SMIN = "intr.vp.reduce.smin".sig(INT_REDUCE).with(PURE);
    /// Largest of a start value and the active lanes, unsigned.
    REDUCE_UMAX = "intr.vp.reduce.umax".sig(INT_REDUCE).with(PURE);
    /// Smallest of a start value and the active lanes, unsigned.
    REDUCE_UMIN = "intr.vp.reduce.umin".sig(INT_REDUCE).with(PURE);
    /// Sum of a start value and the active lanes.
    REDUCE_FADD = "intr.vp.reduce.fadd".sig(FLOAT_REDUCE).with(PURE);
    /// Product of a start value and the active lanes.
    REDUCE_FMUL = "intr.vp.reduce.fmul".sig(FLOAT_REDUCE).with(PURE);
    /// Largest of a start value and the active lanes.
    REDUCE_FMAX = "intr.vp.reduce.fmax".sig(FLOAT_REDUCE).with(PURE);
    /// Smallest of a start value and the active lanes.
    REDUCE_FMIN = "intr.vp.reduce.fmin".sig(FLOAT_REDUCE).with(PURE);
    /// The lanes of one of two vectors, selected by a mask.
    SELECT = "intr.vp.select".sig(SELECT_SIG).with(PURE);
    /// The lanes of one of two vectors, selected by a mask; past the length, those of the second.
    MERGE = "intr.vp.merge".sig(SELECT_SIG).with(PURE);
    /// Loads the active lanes from consecutive memory.
    LOAD = "intr.vp.load".sig("ptr: llvm-pointer, mask: llvm-mask, evl: i32 -> res: llvm-vector");
    /// Stores the active lanes to consecutive memory.
    STORE = "intr.vp.store".sig("val: llvm-vector, ptr: llvm-pointer, mask: llvm-mask, evl: i32 ->");
    /// The active lanes truncated.
    TRUNC = "intr.vp.trunc".sig(INT_CAST).with(PURE);
    /// The active lanes zero-extended.
    ZEXT = "intr.vp.zext".sig(INT_CAST).with(PURE);
    /// The active lanes sign-extended.
    SEXT = "intr.vp.sext".sig(INT_CAST).with(PURE);
    /// The active lanes rounded to a narrower format.
    FPTRUNC = "intr.vp.fptrunc".sig(FLOAT_CAST).with(PURE);
    /// The active lanes in a wider format.
    FPEXT = "intr.vp.fpext".sig(FLOAT_CAST).with(PURE);
    /// The active lanes converted to unsigned integers.
    FPTOUI = "intr.vp.fptoui".sig(FLOAT_CAST).with(PURE);
    /// The active lanes converted to signed integers.
    FPTOSI = "intr.vp.fptosi".sig(FLOAT_CAST).with(PURE);
    /// The active lanes converted from unsigned integers to floats.
    UITOFP = "intr.vp.uitofp".sig(INT_CAST).with(PURE);
    /// The active lanes converted from signed integers to floats.
    SITOFP = "intr.vp.sitofp".sig(INT_CAST).with(PURE);
    /// The active lanes converted from pointers to integers.
    PTRTOINT = "intr.vp.ptrtoint".sig(PTR_CAST).with(PURE);
    /// The active lanes converted from integers to pointers.
    INTTOPTR = "intr.vp.inttoptr".sig(INT_CAST).with(PURE);
    /// Loads the active lanes from memory at a distance in bytes from one another.
    STRIDED_LOAD = "intr.experimental.vp.strided.load".sig("ptr: llvm-pointer, stride: llvm-integer, mask: llvm-mask, evl: i32 -> res: llvm-vector");
    /// Stores the active lanes to memory at a distance in bytes from one another.
    STRIDED_STORE = "intr.experimental.vp.strided.store".sig("val: llvm-vector, ptr: llvm-pointer, stride: llvm-integer, mask: llvm-mask, evl: i32 ->");
}

accessors! {
    Division for [SDIV, UDIV, SREM, UREM]: lhs, rhs;
    Load for [LOAD, STRIDED_LOAD]: ptr;
    Reduction for [
        REDUCE_ADD, REDUCE_MUL, REDUCE_AND, REDUCE_OR, REDUCE_XOR, REDUCE_SMAX, REDUCE_SMIN, REDUCE_UMAX, REDUCE_UMIN,
        REDUCE_FADD, REDUCE_FMUL, REDUCE_FMAX, REDUCE_FMIN
    ]: start_value, val;
    Select for [SELECT, MERGE]: cond, true_val, false_val;
    Store for [STORE, STRIDED_STORE]: val, ptr;
    StridedLoad for STRIDED_LOAD: stride;
    StridedStore for STRIDED_STORE: stride;
}
