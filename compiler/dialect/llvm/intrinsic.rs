//! Operations for LLVM's intrinsic functions that compute values or copy memory: `llvm.intr.*`.

use crate::ir::{AttrData, Context, CostClass, DictId, Identity, Op, Traits, VerifyCx, name};
use crate::{accessors, ops};

use super::reduce;

const ASM: &str = "(operands) attr-dict : functional-type(operands, results)";
const FASTMATH: &str = "fastmathFlags: llvm.fastmath = none";
const UNARY_FLOAT: &str = "in: T -> res: T; T: llvm-float-like";
const BINARY_FLOAT: &str = "a: T, b: T -> res: T; T: llvm-float-like";
const TERNARY_FLOAT: &str = "a: T, b: T, c: T -> res: T; T: llvm-float-like";
const UNARY_INT: &str = "in: T -> res: T; T: llvm-integer-like";
const BINARY_INT: &str = "a: T, b: T -> res: T; T: llvm-integer-like";
const TERNARY_INT: &str = "a: T, b: T, c: T -> res: T; T: llvm-integer-like";
const COMPARISON: &str = "a: T, b: T -> res: llvm-integer-like; T: llvm-integer-like";
const TO_INTEGER: &str = "val: llvm-float-like -> res: llvm-integer-like";
const INLINE_ATTRS: &str = "len: typed, isVolatile: i1, access_groups?: array, alias_scopes?: array, noalias_scopes?: array, tbaa?: array, arg_attrs?: array, res_attrs?: array";
const OVERFLOW: &str = "a: T, b: T -> res: llvm-type; T: llvm-integer-like";
const MEMCPY_ATTRS: &str = "isVolatile: i1, access_groups?: array, alias_scopes?: array, noalias_scopes?: array, tbaa?: array, arg_attrs?: array, res_attrs?: array";
const PURE: Traits = Traits::PURE;
const COMMUTATIVE: Traits = Traits::PURE.and(Traits::COMMUTATIVE);

ops! { "llvm" = super::table::intrinsic;
    /// Copies bytes between memory regions that do not overlap.
    MEMCPY = "intr.memcpy".sig("dst: llvm-pointer, src: llvm-pointer, len: llvm-integer ->").attrs(MEMCPY_ATTRS);
    /// Copies bytes between memory regions that may overlap.
    MEMMOVE = "intr.memmove".sig("dst: llvm-pointer, src: llvm-pointer, len: llvm-integer ->").attrs(MEMCPY_ATTRS);
    /// Fills bytes.
    MEMSET = "intr.memset".sig("dst: llvm-pointer, val: i8, len: llvm-integer ->").attrs(MEMCPY_ATTRS);
    /// Smaller of two signed integers.
    SMIN = "intr.smin".sig(BINARY_INT).asm(ASM).with(COMMUTATIVE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_SMIN, Some(Identity::SignedMax)).cost(CostClass::MinMax).with(Traits::VECTOR_FORM);
    /// Larger of two signed integers.
    SMAX = "intr.smax".sig(BINARY_INT).asm(ASM).with(COMMUTATIVE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_SMAX, Some(Identity::SignedMin)).cost(CostClass::MinMax).with(Traits::VECTOR_FORM);
    /// Smaller of two unsigned integers.
    UMIN = "intr.umin".sig(BINARY_INT).asm(ASM).with(COMMUTATIVE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_UMIN, Some(Identity::AllOnes)).cost(CostClass::MinMax).with(Traits::VECTOR_FORM);
    /// Larger of two unsigned integers.
    UMAX = "intr.umax".sig(BINARY_INT).asm(ASM).with(COMMUTATIVE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_UMAX, Some(Identity::Zero)).cost(CostClass::MinMax).with(Traits::VECTOR_FORM);
    /// Absolute value.
    ABS = "intr.abs".sig(UNARY_INT).attrs("is_int_min_poison: i1").with(PURE).cost(CostClass::Saturating).with(Traits::VECTOR_FORM);
    /// Number of leading zeros.
    CTLZ = "intr.ctlz".sig(UNARY_INT).attrs("is_zero_poison: i1").with(PURE);
    /// Number of trailing zeros.
    CTTZ = "intr.cttz".sig(UNARY_INT).attrs("is_zero_poison: i1").with(PURE);
    /// Number of ones.
    CTPOP = "intr.ctpop".sig(UNARY_INT).asm(ASM).with(PURE);
    /// Bits in reverse order.
    BITREVERSE = "intr.bitreverse".sig(UNARY_INT).asm(ASM).with(PURE);
    /// Bytes in reverse order.
    BSWAP = "intr.bswap".sig(UNARY_INT).asm(ASM).with(PURE);
    /// Signed sum and an overflow flag.
    SADD_WITH_OVERFLOW = "intr.sadd.with.overflow".sig(OVERFLOW).with(PURE);
    /// Unsigned sum and an overflow flag.
    UADD_WITH_OVERFLOW = "intr.uadd.with.overflow".sig(OVERFLOW).with(PURE);
    /// Signed difference and an overflow flag.
    SSUB_WITH_OVERFLOW = "intr.ssub.with.overflow".sig(OVERFLOW).with(PURE);
    /// Unsigned difference and an overflow flag.
    USUB_WITH_OVERFLOW = "intr.usub.with.overflow".sig(OVERFLOW).with(PURE);
    /// Signed product and an overflow flag.
    SMUL_WITH_OVERFLOW = "intr.smul.with.overflow".sig(OVERFLOW).with(PURE);
    /// Unsigned product and an overflow flag.
    UMUL_WITH_OVERFLOW = "intr.umul.with.overflow".sig(OVERFLOW).with(PURE);
    /// Absolute value.
    FABS = "intr.fabs".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).with(Traits::VECTOR_FORM);
    /// Square root.
    SQRT = "intr.sqrt".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::FloatDivision).with(Traits::VECTOR_FORM);
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
    /// Rounds in the current rounding mode.
    RINT = "intr.rint".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Rounds in the current rounding mode without the inexact exception.
    NEARBYINT = "intr.nearbyint".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE);
    /// Sine.
    SIN = "intr.sin".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Cosine.
    COS = "intr.cos".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Natural exponential.
    EXP = "intr.exp".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Binary exponential.
    EXP2 = "intr.exp2".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Natural logarithm.
    LOG = "intr.log".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Binary logarithm.
    LOG2 = "intr.log2".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Decimal logarithm.
    LOG10 = "intr.log10".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Power.
    POW = "intr.pow".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// The magnitude of the first operand with the sign of the second.
    COPYSIGN = "intr.copysign".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).with(Traits::VECTOR_FORM);
    /// Smaller of two floats, ignoring NaNs.
    MINNUM = "intr.minnum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_FMIN, None).with(Traits::VECTOR_FORM);
    /// Larger of two floats, ignoring NaNs.
    MAXNUM = "intr.maxnum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_FMAX, None).with(Traits::VECTOR_FORM);
    /// Smaller of two floats; NaN if either is NaN.
    MINIMUM = "intr.minimum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_FMINIMUM, None).with(Traits::VECTOR_FORM);
    /// Larger of two floats; NaN if either is NaN.
    MAXIMUM = "intr.maximum".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_FMAXIMUM, None).with(Traits::VECTOR_FORM);
    /// Fused multiply-add.
    FMA = "intr.fma".sig(TERNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Float);
    /// Multiply-add, fused where that is faster.
    FMULADD = "intr.fmuladd".sig(TERNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Float).with(Traits::VECTOR_FORM);
    /// The stack pointer, to be restored later.
    STACKSAVE = "intr.stacksave".sig("-> res: llvm-pointer").asm("attr-dict : type($res)");
    /// Frees the allocas since the stack pointer was saved.
    STACKRESTORE = "intr.stackrestore".sig("ptr: llvm-pointer ->").asm("$ptr attr-dict : type($ptr)");
    /// Decimal exponential.
    EXP10 = "intr.exp10".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Tangent.
    TAN = "intr.tan".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Arc sine.
    ASIN = "intr.asin".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Arc cosine.
    ACOS = "intr.acos".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Arc tangent.
    ATAN = "intr.atan".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Angle of a point, given its ordinate and abscissa.
    ATAN2 = "intr.atan2".sig(BINARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Hyperbolic sine.
    SINH = "intr.sinh".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Hyperbolic cosine.
    COSH = "intr.cosh".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Hyperbolic tangent.
    TANH = "intr.tanh".sig(UNARY_FLOAT).attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Sine and cosine.
    SINCOS = "intr.sincos".sig("val: llvm-float-like -> res: llvm-type").attrs(FASTMATH).asm(ASM).verify(verify_sincos).with(PURE).cost(CostClass::Call);
    /// Fraction and exponent.
    FREXP = "intr.frexp".sig("val: llvm-float-like -> res: llvm-type").attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Product with a power of two.
    LDEXP = "intr.ldexp".sig("val: T, power: llvm-integer-like -> res: T; T: llvm-float-like").attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Power with an integer exponent.
    POWI = "intr.powi".sig("val: T, power: llvm-integer -> res: T; T: llvm-float-like").attrs(FASTMATH).asm(ASM).with(PURE).cost(CostClass::Call);
    /// Nearest integer, half away from zero.
    LROUND = "intr.lround".sig(TO_INTEGER).asm(ASM).with(PURE);
    /// Nearest integer, half away from zero.
    LLROUND = "intr.llround".sig(TO_INTEGER).asm(ASM).with(PURE);
    /// Nearest integer in the current rounding mode.
    LRINT = "intr.lrint".sig(TO_INTEGER).asm(ASM).with(PURE);
    /// Nearest integer in the current rounding mode.
    LLRINT = "intr.llrint".sig(TO_INTEGER).asm(ASM).with(PURE);
    /// Tests whether a float belongs to any of a set of classes.
    IS_FPCLASS = "intr.is.fpclass".sig("in: T -> res: i1(T); T: llvm-float-like").attrs("bit: i32").with(PURE);
    /// Upper half of two concatenated integers shifted left.
    FSHL = "intr.fshl".sig(TERNARY_INT).asm(ASM).with(PURE);
    /// Lower half of two concatenated integers shifted right.
    FSHR = "intr.fshr".sig(TERNARY_INT).asm(ASM).with(PURE);
    /// Three-way comparison of signed integers: -1, 0 or 1 for less, equal or greater.
    SCMP = "intr.scmp".sig(COMPARISON).asm(ASM).with(PURE);
    /// Three-way comparison of unsigned integers: -1, 0 or 1 for less, equal or greater.
    UCMP = "intr.ucmp".sig(COMPARISON).asm(ASM).with(PURE);
    /// Saturating signed sum.
    SADD_SAT = "intr.sadd.sat".sig(BINARY_INT).asm(ASM).with(COMMUTATIVE);
    /// Saturating unsigned sum.
    UADD_SAT = "intr.uadd.sat".sig(BINARY_INT).asm(ASM).with(COMMUTATIVE).cost(CostClass::Saturating);
    /// Saturating signed difference.
    SSUB_SAT = "intr.ssub.sat".sig(BINARY_INT).asm(ASM).with(PURE);
    /// Saturating unsigned difference.
    USUB_SAT = "intr.usub.sat".sig(BINARY_INT).asm(ASM).with(PURE).cost(CostClass::Saturating);
    /// Saturating signed shift left.
    SSHL_SAT = "intr.sshl.sat".sig(BINARY_INT).asm(ASM).with(PURE);
    /// Saturating unsigned shift left.
    USHL_SAT = "intr.ushl.sat".sig(BINARY_INT).asm(ASM).with(PURE);
    /// Copies a constant number of bytes without a call.
    MEMCPY_INLINE = "intr.memcpy.inline".sig("dst: llvm-pointer, src: llvm-pointer ->").attrs(INLINE_ATTRS);
    /// Fills a constant number of bytes without a call.
    MEMSET_INLINE = "intr.memset.inline".sig("dst: llvm-pointer, val: i8 ->").attrs(INLINE_ATTRS);
    /// The pointer with some of its address bits cleared.
    PTRMASK = "intr.ptrmask".sig("ptr: T, mask: llvm-integer-like -> res: T; T: llvm-pointer-like")
        .asm("$ptr, $mask attr-dict : functional-type(operands, results)").with(PURE);
    /// The address of a thread-local variable in this thread.
    THREADLOCAL_ADDRESS = "intr.threadlocal.address".sig("global: llvm-pointer -> res: llvm-pointer").with(PURE);
}

accessors! {
    FunnelShift for [FSHL, FSHR]: a, b, c;
    MemSet for MEMSET: val;
    PtrMask for PTRMASK: ptr;
    ThreadlocalAddress for THREADLOCAL_ADDRESS: global;
    StackRestore for STACKRESTORE: ptr;
}

/// Returns true if a `memcpy`, `memmove` or `memset` with these attributes is volatile, or may be.
pub fn is_volatile(cx: &Context, attrs: DictId) -> bool {
    cx.dict_get(attrs, name::IS_VOLATILE).and_then(|attr| cx.int_value(attr)) != Some(0)
}

/// Returns the alignment of a pointer argument of an intrinsic with these attributes: the explicit one, or 1.
pub fn argument_alignment(cx: &Context, attrs: DictId, index: usize) -> u64 {
    let all = cx.dict_get(attrs, name::ARG_ATTRS).and_then(|attr| cx.array_value(attr));
    let explicit = all.and_then(|all| match cx.attr_data(*all.get(index)?) {
        AttrData::Dict(dict) => cx.int_value(cx.dict_get(*dict, cx.find_name("llvm.align")?)?),
        _ => None,
    });
    explicit.and_then(|align| u64::try_from(align).ok()).unwrap_or(1)
}

fn verify_sincos(view: &VerifyCx, op: Op) -> Result<(), String> {
    let operand = view.operand_type(op, 0);
    let result = view.result_types(op).first().and_then(|&ty| view.cx.struct_fields(ty));
    match (operand, result) {
        (Some(operand), Some((&[sine, cosine], _))) if sine == operand && cosine == operand => Ok(()),
        _ => Err(
            "expected result type to be an homogeneous struct with two elements matching the operand type"
                .to_string(),
        ),
    }
}
