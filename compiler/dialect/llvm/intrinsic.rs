//! Operations for LLVM's intrinsic functions: `llvm.intr.*`.

use crate::ir::Traits;
use crate::ops;

const ASM: &str = "(operands) attr-dict : functional-type(operands, results)";
const FASTMATH: &str = "fastmathFlags: llvm.fastmath = none";
const UNARY_FLOAT: &str = "in: T -> res: T; T: llvm-float-like";
const BINARY_FLOAT: &str = "a: T, b: T -> res: T; T: llvm-float-like";
const TERNARY_FLOAT: &str = "a: T, b: T, c: T -> res: T; T: llvm-float-like";
const UNARY_INT: &str = "in: T -> res: T; T: llvm-integer-like";
const BINARY_INT: &str = "a: T, b: T -> res: T; T: llvm-integer-like";
const OVERFLOW: &str = "a: T, b: T -> res: llvm-type; T: llvm-integer-like";
const MEMCPY_ATTRS: &str = "isVolatile: i1, access_groups?: array, alias_scopes?: array, noalias_scopes?: array, tbaa?: array, arg_attrs?: array, res_attrs?: array";
const PURE: Traits = Traits::PURE;

ops! { "llvm" = super::FIRST + 9;
    /// Copies bytes between places that do not overlap.
    MEMCPY = "intr.memcpy".sig("dst: llvm-pointer, src: llvm-pointer, len: llvm-integer ->").attrs(MEMCPY_ATTRS);
    /// Copies bytes between places that may overlap.
    MEMMOVE = "intr.memmove".sig("dst: llvm-pointer, src: llvm-pointer, len: llvm-integer ->").attrs(MEMCPY_ATTRS);
    /// Fills bytes.
    MEMSET = "intr.memset".sig("dst: llvm-pointer, val: i8, len: llvm-integer ->").attrs(MEMCPY_ATTRS);
    /// Smaller of two signed integers.
    SMIN = "intr.smin".sig(BINARY_INT).asm(ASM).with(PURE);
    /// Larger of two signed integers.
    SMAX = "intr.smax".sig(BINARY_INT).asm(ASM).with(PURE);
    /// Smaller of two unsigned integers.
    UMIN = "intr.umin".sig(BINARY_INT).asm(ASM).with(PURE);
    /// Larger of two unsigned integers.
    UMAX = "intr.umax".sig(BINARY_INT).asm(ASM).with(PURE);
    /// Absolute value.
    ABS = "intr.abs".sig(UNARY_INT).attrs("is_int_min_poison: i1").with(PURE);
    /// Leading zeros.
    CTLZ = "intr.ctlz".sig(UNARY_INT).attrs("is_zero_poison: i1").with(PURE);
    /// Trailing zeros.
    CTTZ = "intr.cttz".sig(UNARY_INT).attrs("is_zero_poison: i1").with(PURE);
    /// Number of ones.
    CTPOP = "intr.ctpop".sig(UNARY_INT).asm(ASM).with(PURE);
    /// Bits in reverse order.
    BITREVERSE = "intr.bitreverse".sig(UNARY_INT).asm(ASM).with(PURE);
    /// Bytes in reverse order.
    BSWAP = "intr.bswap".sig(UNARY_INT).asm(ASM).with(PURE);
    /// Signed sum and whether it overflowed.
    SADD_WITH_OVERFLOW = "intr.sadd.with.overflow".sig(OVERFLOW).with(PURE);
    /// Unsigned sum and whether it overflowed.
    UADD_WITH_OVERFLOW = "intr.uadd.with.overflow".sig(OVERFLOW).with(PURE);
    /// Signed difference and whether it overflowed.
    SSUB_WITH_OVERFLOW = "intr.ssub.with.overflow".sig(OVERFLOW).with(PURE);
    /// Unsigned difference and whether it overflowed.
    USUB_WITH_OVERFLOW = "intr.usub.with.overflow".sig(OVERFLOW).with(PURE);
    /// Signed product and whether it overflowed.
    SMUL_WITH_OVERFLOW = "intr.smul.with.overflow".sig(OVERFLOW).with(PURE);
    /// Unsigned product and whether it overflowed.
    UMUL_WITH_OVERFLOW = "intr.umul.with.overflow".sig(OVERFLOW).with(PURE);
    /// Absolute value.
    FABS = "intr.fabs".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Square root.
    SQRT = "intr.sqrt".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds up.
    CEIL = "intr.ceil".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds down.
    FLOOR = "intr.floor".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds towards zero.
    FTRUNC = "intr.trunc".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds half to even.
    ROUNDEVEN = "intr.roundeven".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds half away from zero.
    ROUND = "intr.round".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds in the current mode.
    RINT = "intr.rint".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds in the current mode without the inexact exception.
    NEARBYINT = "intr.nearbyint".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Sine.
    SIN = "intr.sin".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Cosine.
    COS = "intr.cos".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Natural exponential.
    EXP = "intr.exp".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Binary exponential.
    EXP2 = "intr.exp2".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Natural logarithm.
    LOG = "intr.log".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Binary logarithm.
    LOG2 = "intr.log2".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Decimal logarithm.
    LOG10 = "intr.log10".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Power.
    POW = "intr.pow".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Magnitude of the first, sign of the second.
    COPYSIGN = "intr.copysign".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Smaller, ignoring NaNs.
    MINNUM = "intr.minnum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Larger, ignoring NaNs.
    MAXNUM = "intr.maxnum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Smaller, NaN if either is.
    MINIMUM = "intr.minimum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Larger, NaN if either is.
    MAXIMUM = "intr.maximum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Fused multiply-add.
    FMA = "intr.fma".sig(TERNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Multiply-add, fused where that is faster.
    FMULADD = "intr.fmuladd".sig(TERNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// The stack pointer, to be restored later.
    STACKSAVE = "intr.stacksave".sig("-> res: llvm-pointer").asm("attr-dict : type($res)");
    /// Frees the allocas since the stack pointer was saved.
    STACKRESTORE = "intr.stackrestore".sig("ptr: llvm-pointer ->").asm("$ptr attr-dict : type($ptr)");
    /// Promises that the condition holds.
    ASSUME = "intr.assume".sig("cond: i1, op_bundle_operands: variadic llvm-type ->").attrs("op_bundle_sizes: i32-array = [], op_bundle_tags?: array")
        .asm("$cond attr-dict : type($cond)");
    /// The value, which is probably the second operand.
    EXPECT = "intr.expect".sig("val: T, expected: T -> res: T; T: llvm-integer").asm("$val, $expected attr-dict : type($val)").with(PURE);
    /// Stops the program.
    TRAP = "intr.trap".sig("->").asm("attr-dict");
    /// The memory becomes alive.
    LIFETIME_START = "intr.lifetime.start".sig("ptr: llvm-pointer ->").asm("$ptr attr-dict : type($ptr)");
    /// The memory is dead.
    LIFETIME_END = "intr.lifetime.end".sig("ptr: llvm-pointer ->").asm("$ptr attr-dict : type($ptr)");
}
