//! The math dialect: functions on floats and integers, elementwise on vectors and tensors.

use crate::ir::Traits;
use crate::ops;

const UNARY: &str = "operand: T -> result: T; T: float-like";
const UNARY_ASM: &str = "$operand {? fastmath < $fastmath > } attr-dict : type($result)";
const BINARY: &str = "lhs: T, rhs: T -> result: T; T: float-like";
const BINARY_ASM: &str = "$lhs, $rhs {? fastmath < $fastmath > } attr-dict : type($result)";
const FASTMATH: &str = "fastmath: arith.fastmath = none";
const INT: &str = "operand: T -> result: T; T: signless-integer-like";
const INT_ASM: &str = "$operand attr-dict : type($result)";
const TEST: &str = "operand: T -> result: i1(T); T: float-like";
const TEST_ASM: &str = "$operand attr-dict : type($operand)";
const PURE: Traits = Traits::PURE;

ops! { "math" = super::table::math;
    /// Absolute value.
    ABSF = "absf".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Arc cosine.
    ACOS = "acos".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Inverse hyperbolic cosine.
    ACOSH = "acosh".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Arc sine.
    ASIN = "asin".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Inverse hyperbolic sine.
    ASINH = "asinh".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Arc tangent.
    ATAN = "atan".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Inverse hyperbolic tangent.
    ATANH = "atanh".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Cube root.
    CBRT = "cbrt".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Rounds up.
    CEIL = "ceil".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Cosine.
    COS = "cos".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Hyperbolic cosine.
    COSH = "cosh".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Error function.
    ERF = "erf".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Complementary error function.
    ERFC = "erfc".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Natural exponential.
    EXP = "exp".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Binary exponential.
    EXP2 = "exp2".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Natural exponential minus one.
    EXPM1 = "expm1".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Rounds down.
    FLOOR = "floor".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Natural logarithm.
    LOG = "log".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Decimal logarithm.
    LOG10 = "log10".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Natural logarithm of one plus the operand.
    LOG1P = "log1p".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Binary logarithm.
    LOG2 = "log2".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Rounds half away from zero.
    ROUND = "round".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Rounds half to even.
    ROUNDEVEN = "roundeven".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Reciprocal of the square root.
    RSQRT = "rsqrt".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Sine.
    SIN = "sin".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Hyperbolic sine.
    SINH = "sinh".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Square root.
    SQRT = "sqrt".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Tangent.
    TAN = "tan".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Hyperbolic tangent.
    TANH = "tanh".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Rounds towards zero.
    TRUNC = "trunc".sig(UNARY).attrs(FASTMATH).asm(UNARY_ASM).with(PURE);
    /// Arc tangent of a quotient; the signs of both operands determine the quadrant.
    ATAN2 = "atan2".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// The magnitude of the first operand with the sign of the second.
    COPYSIGN = "copysign".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Power.
    POWF = "powf".sig(BINARY).attrs(FASTMATH).asm(BINARY_ASM).with(PURE);
    /// Fused multiply-add.
    FMA = "fma".sig("a: T, b: T, c: T -> result: T; T: float-like").attrs(FASTMATH)
        .asm("$a, $b, $c {? fastmath < $fastmath > } attr-dict : type($result)").with(PURE);
    /// Power with an integer exponent.
    FPOWI = "fpowi".sig("lhs: T, rhs: E -> result: T; T: float-like, E: signless-integer-like").attrs(FASTMATH)
        .asm("$lhs, $rhs {? fastmath < $fastmath > } attr-dict : type($lhs), type($rhs)").with(PURE);
    /// Integer power.
    IPOWI = "ipowi".sig("lhs: T, rhs: T -> result: T; T: signless-integer-like").asm("$lhs, $rhs attr-dict : type($result)").with(PURE);
    /// Sine and cosine.
    SINCOS = "sincos".sig("operand: T -> sin: T, cos: T; T: float-like").attrs(FASTMATH).asm("$operand {? fastmath < $fastmath > } attr-dict : type($sin)").with(PURE);
    /// Clamps a value to a range.
    CLAMPF = "clampf".sig("value: T, min: T, max: T -> result: T; T: float-like").attrs(FASTMATH)
        .asm("$value to [ $min, $max ] {? fastmath < $fastmath > } attr-dict : type($result)").with(PURE);
    /// Absolute value.
    ABSI = "absi".sig(INT).asm(INT_ASM).with(PURE);
    /// Number of leading zeros.
    CTLZ = "ctlz".sig(INT).asm(INT_ASM).with(PURE);
    /// Number of set bits.
    CTPOP = "ctpop".sig(INT).asm(INT_ASM).with(PURE);
    /// Number of trailing zeros.
    CTTZ = "cttz".sig(INT).asm(INT_ASM).with(PURE);
    /// Tests for a value that is neither infinite nor NaN.
    ISFINITE = "isfinite".sig(TEST).attrs(FASTMATH).asm(TEST_ASM).with(PURE);
    /// Tests for an infinite value.
    ISINF = "isinf".sig(TEST).attrs(FASTMATH).asm(TEST_ASM).with(PURE);
    /// Tests for NaN.
    ISNAN = "isnan".sig(TEST).attrs(FASTMATH).asm(TEST_ASM).with(PURE);
    /// Tests for a value that is neither zero, subnormal, infinite nor NaN.
    ISNORMAL = "isnormal".sig(TEST).attrs(FASTMATH).asm(TEST_ASM).with(PURE);
}
