//! Integer and float arithmetic, and constants.

use crate::ir::spec::enum_value;
use crate::ir::{
    AttrId, Body, Context, CostClass, EnumInfo, EnumStorage, Identity, Op, Traits, TypeData, Value, VerifyCx,
};
use crate::{accessors, ops};

use super::reduce;

const PURE: Traits = Traits::PURE;
const COMMUTATIVE: Traits = Traits::PURE.and(Traits::COMMUTATIVE);

const INT: &str = "lhs: T, rhs: T -> res: T; T: llvm-integer-like";
const INT_ASM: &str = "$lhs, $rhs attr-dict : type($res)";
const OVERFLOW_ATTRS: &str = "overflowFlags: llvm.overflow = none";
const OVERFLOW_ASM: &str = "$lhs, $rhs {? overflow < $overflowFlags > } attr-dict : type($res)";
const EXACT_ASM: &str = "{? exact $isExact } $lhs, $rhs attr-dict : type($res)";
const FLOAT: &str = "lhs: T, rhs: T -> res: T; T: llvm-float-like";
const FASTMATH_ATTRS: &str = "fastmathFlags: llvm.fastmath = none";

ops! { "llvm" = super::table::arith;
    /// Wrapping addition; poison if it wraps in a way that `overflow` excludes.
    ADD = "add".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(COMMUTATIVE)
        .reduction(reduce::REDUCE_ADD, Some(Identity::Zero)).with(Traits::VECTOR_FORM);
    /// Wrapping subtraction.
    SUB = "sub".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(PURE).with(Traits::VECTOR_FORM);
    /// Wrapping multiplication.
    MUL = "mul".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(COMMUTATIVE)
        .reduction(reduce::REDUCE_MUL, Some(Identity::One)).cost(CostClass::Multiplication).with(Traits::VECTOR_FORM);
    /// Unsigned division.
    UDIV = "udiv".sig(INT).attrs("isExact: unit").asm(EXACT_ASM).with(Traits::DIVISION).cost(CostClass::IntDivision);
    /// Signed division, towards zero.
    SDIV = "sdiv".sig(INT).attrs("isExact: unit").asm(EXACT_ASM).with(Traits::DIVISION).cost(CostClass::IntDivision);
    /// Unsigned remainder.
    UREM = "urem".sig(INT).asm(INT_ASM).with(Traits::DIVISION).cost(CostClass::IntDivision);
    /// Signed remainder with the sign of the dividend.
    SREM = "srem".sig(INT).asm(INT_ASM).with(Traits::DIVISION).cost(CostClass::IntDivision);
    /// Bitwise and.
    AND = "and".sig(INT).asm(INT_ASM).with(COMMUTATIVE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_AND, Some(Identity::AllOnes)).with(Traits::VECTOR_FORM);
    /// Bitwise or.
    OR = "or".sig(INT).attrs("isDisjoint: unit").asm("{? disjoint $isDisjoint } $lhs, $rhs attr-dict : type($res)").with(COMMUTATIVE.and(Traits::IDEMPOTENT))
        .reduction(reduce::REDUCE_OR, Some(Identity::Zero)).with(Traits::VECTOR_FORM);
    /// Bitwise exclusive or.
    XOR = "xor".sig(INT).asm(INT_ASM).with(COMMUTATIVE)
        .reduction(reduce::REDUCE_XOR, Some(Identity::Zero)).with(Traits::VECTOR_FORM);
    /// Shift left.
    SHL = "shl".sig(INT).attrs(OVERFLOW_ATTRS).asm(OVERFLOW_ASM).with(PURE).with(Traits::VECTOR_FORM);
    /// Shift right, filling with zeros.
    LSHR = "lshr".sig(INT).attrs("isExact: unit").asm(EXACT_ASM).with(PURE).with(Traits::VECTOR_FORM);
    /// Shift right, filling with the sign.
    ASHR = "ashr".sig(INT).attrs("isExact: unit").asm(EXACT_ASM).with(PURE).with(Traits::VECTOR_FORM);
    /// Float addition.
    FADD = "fadd".sig(FLOAT).attrs(FASTMATH_ATTRS).asm(INT_ASM).with(COMMUTATIVE)
        .reduction(reduce::REDUCE_FADD, Some(Identity::NegativeZero)).cost(CostClass::Float).with(Traits::VECTOR_FORM);
    /// Float subtraction.
    FSUB = "fsub".sig(FLOAT).attrs(FASTMATH_ATTRS).asm(INT_ASM).with(PURE).cost(CostClass::Float).with(Traits::VECTOR_FORM);
    /// Float multiplication.
    FMUL = "fmul".sig(FLOAT).attrs(FASTMATH_ATTRS).asm(INT_ASM).with(COMMUTATIVE)
        .reduction(reduce::REDUCE_FMUL, Some(Identity::FloatOne)).cost(CostClass::Float).with(Traits::VECTOR_FORM);
    /// Float division.
    FDIV = "fdiv".sig(FLOAT).attrs(FASTMATH_ATTRS).asm(INT_ASM).with(PURE).cost(CostClass::FloatDivision).with(Traits::VECTOR_FORM);
    /// Float remainder, as C's `fmod`.
    FREM = "frem".sig(FLOAT).attrs(FASTMATH_ATTRS).asm(INT_ASM).with(PURE).cost(CostClass::Call);
    /// Negation of a float.
    FNEG = "fneg".sig("operand: T -> res: T; T: llvm-float-like").attrs(FASTMATH_ATTRS).asm("$operand attr-dict : type($res)").with(PURE).with(Traits::VECTOR_FORM);
    /// One of two values, selected by a condition.
    SELECT = "select".sig("condition: bool-like, trueValue: T, falseValue: T -> res: T; T: llvm-type").attrs(FASTMATH_ATTRS)
        .asm("$condition, $trueValue, $falseValue attr-dict : type($condition), type($res)").verify(verify_select)
        .with(PURE).cost(CostClass::Select);
    /// The operand, or a fixed arbitrary value if the operand is poison or undefined.
    FREEZE = "freeze".sig("val: T -> res: T; T: llvm-type").asm("$val attr-dict : type($val)").cost(CostClass::Free);
    /// A constant of any type.
    CONSTANT = "mlir.constant".sig("-> res: llvm-type").attrs("value: any").asm("($value) attr-dict : type($res)")
        .verify(super::constant::verify).with(PURE.and(Traits::CONSTANT)).cost(CostClass::Folded);
    /// A token without a meaning.
    NONE = "mlir.none".sig("-> res: token").asm("attr-dict : type($res)").with(PURE);
    /// An arbitrary value, which may differ from use to use.
    UNDEF = "mlir.undef".sig("-> res: llvm-type").asm("attr-dict : type($res)").with(PURE).cost(CostClass::Folded);
    /// A poison value: the result of undefined behaviour.
    POISON = "mlir.poison".sig("-> res: llvm-type").asm("attr-dict : type($res)").with(PURE).cost(CostClass::Folded);
    /// A value whose bits are all zero.
    ZERO = "mlir.zero".sig("-> res: llvm-type").asm("attr-dict : type($res)").with(PURE).cost(CostClass::Folded);
}

accessors! {
    Binary for [ADD, SUB, MUL, UDIV, SDIV, UREM, SREM, AND, OR, XOR, SHL, LSHR, ASHR, FADD, FSUB, FMUL, FDIV, FREM]:
        lhs, rhs;
    Freeze for FREEZE: val;
    Select for SELECT: condition with set_condition, true_value, false_value;
}

impl Binary {
    /// Returns both operands.
    pub fn operands(self, body: &Body) -> [Value; 2] {
        [self.lhs(body), self.rhs(body)]
    }
}

impl Select {
    /// Returns the values of which one is selected.
    pub fn arms(self, body: &Body) -> [Value; 2] {
        [self.true_value(body), self.false_value(body)]
    }
}

/// Overflow flags, as in `overflow<nsw, nuw>`.
pub const OVERFLOW: EnumInfo = EnumInfo {
    name: "llvm.overflow",
    storage: EnumStorage::I32,
    is_flags: true,
    cases: &[("none", 0), ("nsw", NSW), ("nuw", NUW)],
};

/// The flag `nsw`: no signed wrap.
pub const NSW: i64 = 1;
/// The flag `nuw`: no unsigned wrap.
pub const NUW: i64 = 2;

/// Fast-math flags, as in `#llvm.fastmath<nnan>`.
pub const FASTMATH: EnumInfo = EnumInfo {
    name: "llvm.fastmath",
    storage: EnumStorage::Dialect,
    is_flags: true,
    cases: &[
        ("none", 0),
        ("nnan", 1),
        ("ninf", 2),
        ("nsz", 4),
        ("arcp", 8),
        ("contract", 16),
        ("afn", 32),
        ("reassoc", 64),
        ("fast", 127),
    ],
};

/// Returns the attribute for a set of overflow flags; `None` if the set is empty.
pub fn overflow_attr(cx: &mut Context, flags: i64) -> Option<AttrId> {
    (flags != 0).then(|| cx.int_attr(crate::ir::TypeId::I32, flags.into()))
}

/// Returns the set of overflow flags of an attribute.
pub fn overflow_flags(cx: &Context, attr: Option<AttrId>) -> i64 {
    attr.and_then(|attr| enum_value(cx, &OVERFLOW, attr)).unwrap_or(0)
}

/// Verifies that a vector condition has a lane for each lane of the values.
fn verify_select(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.operand_type(op, 0).zip(view.operand_type(op, 1));
    let Some([condition, value]) = types.map(|(a, b)| [a, b].map(|ty| view.cx.type_data(ty))) else {
        return Ok(());
    };
    match (condition, value) {
        (TypeData::Vector { shape: a, .. }, TypeData::Vector { shape: b, .. }) if a == b => Ok(()),
        (TypeData::Vector { .. }, _) => {
            Err("vector condition requires values with the same number of lanes".to_string())
        }
        _ => Ok(()),
    }
}
