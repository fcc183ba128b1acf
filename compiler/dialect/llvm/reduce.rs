//! Reductions of all lanes of a vector, and intrinsics that rearrange lanes.

use crate::ir::Traits;
use crate::{accessors, ops};

const INTEGER: &str = "in: V -> res: elem(V); V: llvm-integer-vector";
const FLOAT: &str = "in: V -> res: elem(V); V: llvm-float-vector";
const ACCUMULATE: &str = "start_value: elem(V), input: V -> res: elem(V); V: llvm-float-vector";
const FASTMATH: &str = "fastmathFlags: llvm.fastmath = none";
const PURE: Traits = Traits::PURE;

ops! { "llvm" = super::table::reduce;
    /// Sum of all lanes.
    REDUCE_ADD = "intr.vector.reduce.add".sig(INTEGER).with(PURE);
    /// Product of all lanes.
    REDUCE_MUL = "intr.vector.reduce.mul".sig(INTEGER).with(PURE);
    /// Bitwise and of all lanes.
    REDUCE_AND = "intr.vector.reduce.and".sig(INTEGER).with(PURE);
    /// Bitwise or of all lanes.
    REDUCE_OR = "intr.vector.reduce.or".sig(INTEGER).with(PURE);
    /// Bitwise exclusive or of all lanes.
    REDUCE_XOR = "intr.vector.reduce.xor".sig(INTEGER).with(PURE);
    /// Largest of all lanes, signed.
    REDUCE_SMAX = "intr.vector.reduce.smax".sig(INTEGER).with(PURE);
    /// Smallest of all lanes, signed.
    REDUCE_SMIN = "intr.vector.reduce.smin".sig(INTEGER).with(PURE);
    /// Largest of all lanes, unsigned.
    REDUCE_UMAX = "intr.vector.reduce.umax".sig(INTEGER).with(PURE);
    /// Smallest of all lanes, unsigned.
    REDUCE_UMIN = "intr.vector.reduce.umin".sig(INTEGER).with(PURE);
    /// Largest of all lanes, ignoring NaNs.
    REDUCE_FMAX = "intr.vector.reduce.fmax".sig(FLOAT).attrs(FASTMATH).asm("(operands) attr-dict : functional-type(operands, results)").with(PURE);
    /// Smallest of all lanes, ignoring NaNs.
    REDUCE_FMIN = "intr.vector.reduce.fmin".sig(FLOAT).attrs(FASTMATH).asm("(operands) attr-dict : functional-type(operands, results)").with(PURE);
    /// Largest of all lanes, NaN if any is.
    REDUCE_FMAXIMUM = "intr.vector.reduce.fmaximum".sig(FLOAT).attrs(FASTMATH).asm("(operands) attr-dict : functional-type(operands, results)").with(PURE);
    /// Smallest of all lanes, NaN if any is.
    REDUCE_FMINIMUM = "intr.vector.reduce.fminimum".sig(FLOAT).attrs(FASTMATH).asm("(operands) attr-dict : functional-type(operands, results)").with(PURE);
    /// Sum of a start value and all lanes, in order unless flags allow otherwise.
    REDUCE_FADD = "intr.vector.reduce.fadd".sig(ACCUMULATE).attrs(FASTMATH).with(PURE);
    /// Product of a start value and all lanes, in order unless flags allow otherwise.
    REDUCE_FMUL = "intr.vector.reduce.fmul".sig(ACCUMULATE).attrs(FASTMATH).with(PURE);
    /// A vector with consecutive lanes replaced by those of another vector.
    INSERT = "intr.vector.insert".sig("dstvec: V, srcvec: llvm-vector -> res: V; V: llvm-vector").attrs("pos: i64")
        .asm("$srcvec, $dstvec[$pos] attr-dict : type($srcvec) into type($res)").with(PURE);
    /// Consecutive lanes of a vector.
    EXTRACT = "intr.vector.extract".sig("srcvec: llvm-vector -> res: llvm-vector").attrs("pos: i64")
        .asm("$srcvec[$pos] attr-dict : type($res) from type($srcvec)").with(PURE);
    /// The lanes of two vectors, interleaved.
    INTERLEAVE2 = "intr.vector.interleave2".sig("vec1: V, vec2: V -> res: llvm-vector; V: llvm-vector").with(PURE);
    /// The even and the odd lanes.
    DEINTERLEAVE2 = "intr.vector.deinterleave2".sig("vec: llvm-vector -> res: llvm-type").with(PURE);
    /// The integers 0, 1, 2, …
    STEPVECTOR = "intr.stepvector".sig("-> res: llvm-integer-vector").asm("attr-dict : type($res)").with(PURE)
        .formerly("llvm.intr.experimental.stepvector");
    /// The multiplier of the sizes of scalable vectors.
    VSCALE = "intr.vscale".sig("-> res: llvm-type");
}

accessors! {
    Accumulation for [REDUCE_FADD, REDUCE_FMUL]: start_value, input;
    Deinterleave2 for DEINTERLEAVE2: vec;
    Extract for EXTRACT: srcvec;
    Insert for INSERT: dstvec, srcvec;
    Interleave2 for INTERLEAVE2: vec1, vec2;
}
