//! Constant folding of operations on numbers: the only definition of their results. Integers of at most 128 bits and
//! floats are represented by their bits, in the low end of a `u128` with zeros above.
//!
//! Results that are poison, undefined, or a NaN are not folded: the bits of a NaN depend on the processor.

use std::cmp::Ordering;

use crate::ir::{Body, Context, FloatKind, Op, OpName, TypeData, TypeId, float, name};

use super::arith::{
    ADD, AND, ASHR, FADD, FDIV, FMUL, FNEG, FREEZE, FSUB, LSHR, MUL, OR, SDIV, SHL, SREM, SUB, UDIV, UREM,
    XOR,
};
use super::cast::{BITCAST, FPEXT, FPTOSI, FPTOUI, FPTRUNC, SEXT, SITOFP, TRUNC, UITOFP, ZEXT};
use super::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use super::intrinsic::{
    ABS, CTLZ, CTPOP, CTTZ, FABS, SADD_SAT, SMAX, SMIN, SQRT, SSUB_SAT, UADD_SAT, UMAX, UMIN, USUB_SAT,
};

/// Returns the bits of the only result of an operation, if the bits of its operands determine them.
pub fn fold(cx: &Context, body: &Body, op: Op, operands: &[u128]) -> Option<u128> {
    if body.result_count(op) != 1 {
        return None;
    }
    let from = body.value_type(*body.operands(op).first()?);
    let to = body.value_type(body.result(op, 0));
    let name = body.name(op);
    match *operands {
        [a, b] if matches!(name, ICMP | FCMP) => {
            compare(cx, body, op, number(cx, from)?, a, b).map(u128::from)
        }
        _ => fold_numbers(cx, name, [from, to], operands, is_total(cx, body, op)),
    }
}

/// Folds an operation other than a comparison, given the types of its first operand and of its result.
pub fn fold_numbers(
    cx: &Context,
    name: OpName,
    [from, to]: [TypeId; 2],
    operands: &[u128],
    is_total: bool,
) -> Option<u128> {
    match (number(cx, from)?, number(cx, to)?, operands) {
        (_, Number::Integer(width), &[a, b]) => integer(name, width, a, b),
        (_, Number::Float(kind), &[a, b]) => float(name, kind, a, b),
        (from, to, &[a]) => unary(name, from, to, a, is_total),
        _ => None,
    }
}

/// Returns true if `abs`, `ctlz` or `cttz` lacks the flag that makes it poison for one operand value.
fn is_total(cx: &Context, body: &Body, op: Op) -> bool {
    let flag = match body.name(op) {
        ABS => "is_int_min_poison",
        CTLZ | CTTZ => "is_zero_poison",
        _ => return false,
    };
    let flag = cx.find_name(flag).and_then(|name| cx.dict_get(body.attrs(op), name));
    flag.and_then(|flag| cx.int_value(flag)) == Some(0)
}

/// A format of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    /// An integer of a width in bits.
    Integer(u32),
    Float(FloatKind),
}

fn number(cx: &Context, ty: TypeId) -> Option<Number> {
    let width = match cx.type_data(ty) {
        // Pointers are included for the null pointer.
        TypeData::Pointer { .. } => Some(64),
        _ => cx.int_width(ty),
    };
    let integer = width.filter(|width| (1..=128).contains(width)).map(Number::Integer);
    // A double represents all values of these formats, and rounds to the same results.
    let is_exact =
        |kind: &FloatKind| matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64);
    integer.or_else(|| cx.float_kind(ty).filter(is_exact).map(Number::Float))
}

/// Returns the lower `width` bits.
pub fn cut(bits: u128, width: u32) -> u128 {
    if width < 128 { bits & ((1 << width) - 1) } else { bits }
}

/// Sign-extends a number of `width` bits.
pub fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((bits << unused) as i128) >> unused
}

/// Folds an operation on two integers of `width` bits; `None` if the result is undefined, or poison regardless of
/// flags.
pub fn integer(name: OpName, width: u32, a: u128, b: u128) -> Option<u128> {
    let (x, y) = (signed(a, width), signed(b, width));
    let by = u32::try_from(b).ok().filter(|&by| by < width);
    let bits = match name {
        ADD => a.wrapping_add(b),
        SUB => a.wrapping_sub(b),
        MUL => a.wrapping_mul(b),
        AND => a & b,
        OR => a | b,
        XOR => a ^ b,
        SHL => a << by?,
        LSHR => a >> by?,
        ASHR => (x >> by?) as u128,
        UDIV => a.checked_div(b)?,
        UREM => a.checked_rem(b)?,
        SDIV => x.checked_div(y).filter(|&quotient| fits(quotient, width))? as u128,
        SREM => x.checked_div(y).filter(|&quotient| fits(quotient, width)).map(|_| x % y)? as u128,
        SMIN => x.min(y) as u128,
        SMAX => x.max(y) as u128,
        UMIN => a.min(b),
        UMAX => a.max(b),
        SADD_SAT => clamped(x.saturating_add(y), width) as u128,
        SSUB_SAT => clamped(x.saturating_sub(y), width) as u128,
        UADD_SAT => a.saturating_add(b).min(cut(u128::MAX, width)),
        USUB_SAT => a.saturating_sub(b),
        _ => return None,
    };
    Some(cut(bits, width))
}

/// Clamps a number to the range of signed integers of `width` bits.
fn clamped(number: i128, width: u32) -> i128 {
    let most = i128::MAX >> (128 - width);
    number.clamp(-most - 1, most)
}

/// Returns true if a number fits into a signed integer of `width` bits.
fn fits(number: i128, width: u32) -> bool {
    signed(number as u128, width) == number
}

/// Compares integers of `width` bits.
pub fn compares(predicate: IntPredicate, width: u32, a: u128, b: u128) -> bool {
    let (x, y) = (signed(a, width), signed(b, width));
    match predicate {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Slt => x < y,
        IntPredicate::Sle => x <= y,
        IntPredicate::Sgt => x > y,
        IntPredicate::Sge => x >= y,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
    }
}

fn compare(cx: &Context, body: &Body, op: Op, from: Number, a: u128, b: u128) -> Option<bool> {
    let predicate = cx.dict_get(body.attrs(op), name::PREDICATE)?;
    match from {
        Number::Integer(width) => Some(compares(IntPredicate::of(cx, predicate)?, width, a, b)),
        Number::Float(kind) => {
            let order = float::to_f64(kind, a).partial_cmp(&float::to_f64(kind, b));
            Some(holds(FloatPredicate::of(cx, predicate)?, order))
        }
    }
}

/// Returns true if a predicate holds for two floats in an order, which is `None` if one of them is a NaN.
fn holds(predicate: FloatPredicate, order: Option<Ordering>) -> bool {
    use FloatPredicate as P;
    match order {
        None => matches!(predicate, P::Ueq | P::Ugt | P::Uge | P::Ult | P::Ule | P::Une | P::Uno | P::True),
        Some(Ordering::Equal) => {
            matches!(predicate, P::Oeq | P::Oge | P::Ole | P::Ord | P::Ueq | P::Uge | P::Ule | P::True)
        }
        Some(Ordering::Less) => {
            matches!(predicate, P::Olt | P::Ole | P::One | P::Ord | P::Ult | P::Ule | P::Une | P::True)
        }
        Some(Ordering::Greater) => {
            matches!(predicate, P::Ogt | P::Oge | P::One | P::Ord | P::Ugt | P::Uge | P::Une | P::True)
        }
    }
}

/// Folds an operation on two floats; `None` if the result is a NaN.
pub fn float(name: OpName, kind: FloatKind, a: u128, b: u128) -> Option<u128> {
    let (x, y) = (float::to_f64(kind, a), float::to_f64(kind, b));
    // A double has more than twice the precision of the other formats, so a second rounding does not change the result.
    let value = match name {
        FADD => x + y,
        FSUB => x - y,
        FMUL => x * y,
        FDIV => x / y,
        _ => return None,
    };
    rounded(kind, value)
}

/// Returns the bits of a number in a format; `None` for a NaN.
fn rounded(kind: FloatKind, value: f64) -> Option<u128> {
    (!value.is_nan()).then(|| float::from_f64(kind, value))
}

fn unary(name: OpName, from: Number, to: Number, a: u128, is_total: bool) -> Option<u128> {
    match (from, to) {
        _ if name == BITCAST || name == FREEZE => Some(a),
        (Number::Integer(from), Number::Integer(to)) => of_integer(name, from, to, a, is_total),
        (Number::Integer(width), Number::Float(kind)) => {
            let bits = match (name, kind) {
                (SITOFP, FloatKind::F32) => (signed(a, width) as f32).to_bits().into(),
                (SITOFP, FloatKind::F64) => (signed(a, width) as f64).to_bits().into(),
                (UITOFP, FloatKind::F32) => (a as f32).to_bits().into(),
                (UITOFP, FloatKind::F64) => (a as f64).to_bits().into(),
                _ => return None,
            };
            Some(bits)
        }
        (Number::Float(kind), Number::Integer(width)) => to_integer(name, float::to_f64(kind, a), width),
        (Number::Float(kind), Number::Float(to)) => of_float(name, kind, to, a),
    }
}

/// Folds an operation from an integer of `from` bits to one of `to` bits. If a flag may make the result for the least
/// number or 0 poison, it is folded only if the operation `is_total`.
pub fn of_integer(name: OpName, from: u32, to: u32, a: u128, is_total: bool) -> Option<u128> {
    let number = match name {
        TRUNC | ZEXT => a,
        SEXT => signed(a, from) as u128,
        CTPOP => a.count_ones().into(),
        ABS => {
            let abs = signed(a, from).unsigned_abs();
            Some(abs).filter(|&abs| is_total || i128::try_from(abs).is_ok_and(|abs| fits(abs, from)))?
        }
        CTLZ if a != 0 || is_total => (a.leading_zeros() - (128 - from)).into(),
        CTTZ if a != 0 || is_total => a.trailing_zeros().min(from).into(),
        _ => return None,
    };
    Some(cut(number, to))
}

/// Truncates a float to an integer of `width` bits; `None` if it does not fit, which is poison.
fn to_integer(name: OpName, value: f64, width: u32) -> Option<u128> {
    let whole = value.trunc();
    let power = |exponent: u32| 2f64.powi(exponent as i32);
    match name {
        FPTOSI if (-power(width - 1)..power(width - 1)).contains(&whole) => {
            Some(cut(whole as i128 as u128, width))
        }
        FPTOUI if (0.0..power(width)).contains(&whole) => Some(whole as u128),
        _ => None,
    }
}

/// Folds an operation on a float; `None` if the result is a NaN.
pub fn of_float(name: OpName, kind: FloatKind, to: FloatKind, a: u128) -> Option<u128> {
    let sign = 1 << (kind.bits() - 1);
    match name {
        FNEG => Some(a ^ sign),
        FABS => Some(a & !sign),
        FPEXT | FPTRUNC => rounded(to, float::to_f64(kind, a)),
        SQRT => rounded(kind, float::to_f64(kind, a).sqrt()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_of_any_width() {
        assert_eq!(integer(ADD, 7, 100, 100), Some(72));
        assert_eq!(integer(MUL, 128, u128::MAX, 3), Some(u128::MAX - 2));
        assert_eq!(integer(ASHR, 5, 0b10000, 2), Some(0b11100));
        assert_eq!(integer(SREM, 8, 0xF9, 4), Some(0xFD));
        assert_eq!(integer(UREM, 8, 0xF9, 4), Some(1));
        assert_eq!(integer(SMAX, 3, 0b100, 0b011), Some(0b011));
        assert_eq!(integer(UMAX, 3, 0b100, 0b011), Some(0b100));
    }

    #[test]
    fn undefined_and_poison_results_are_not_folded() {
        assert_eq!(integer(SDIV, 8, 0x80, 0xFF), None);
        assert_eq!(integer(SREM, 8, 0x80, 0xFF), None);
        assert_eq!(integer(SREM, 128, 1 << 127, u128::MAX), None);
        assert_eq!(integer(UDIV, 8, 1, 0), None);
        assert_eq!(integer(SHL, 8, 1, 8), None);
        assert_eq!(of_integer(ABS, 8, 8, 0x80, false), None);
        assert_eq!(of_integer(CTTZ, 8, 8, 0, false), None);
        assert_eq!(to_integer(FPTOSI, 128.0, 8), None);
        assert_eq!(to_integer(FPTOUI, -1.0, 8), None);
        assert_eq!(to_integer(FPTOUI, f64::NAN, 8), None);
        assert_eq!(float(FDIV, FloatKind::F64, 0, 0), None);
    }

    #[test]
    fn results_without_poison_flags_are_folded() {
        assert_eq!(of_integer(ABS, 8, 8, 0x80, true), Some(0x80));
        assert_eq!(of_integer(ABS, 128, 128, 1 << 127, true), Some(1 << 127));
        assert_eq!(of_integer(CTLZ, 5, 5, 0, true), Some(5));
        assert_eq!(of_integer(CTTZ, 5, 5, 0, true), Some(5));
    }

    #[test]
    fn sums_saturate() {
        assert_eq!(integer(SADD_SAT, 8, 0x7F, 1), Some(0x7F));
        assert_eq!(integer(SSUB_SAT, 8, 0x80, 1), Some(0x80));
        assert_eq!(integer(SSUB_SAT, 128, 1 << 127, 1), Some(1 << 127));
        assert_eq!(integer(UADD_SAT, 8, 0xFF, 1), Some(0xFF));
        assert_eq!(integer(UADD_SAT, 128, u128::MAX, 1), Some(u128::MAX));
        assert_eq!(integer(USUB_SAT, 8, 1, 2), Some(0));
    }

    #[test]
    fn conversions_keep_what_fits() {
        assert_eq!(to_integer(FPTOSI, -128.9, 8), Some(0x80));
        assert_eq!(to_integer(FPTOUI, -0.9, 8), Some(0));
        assert_eq!(to_integer(FPTOSI, -(2f64.powi(127)), 128), Some(1 << 127));
        assert_eq!(of_integer(CTLZ, 5, 5, 1, false), Some(4));
        let (i64, f32) = (Number::Integer(64), Number::Float(FloatKind::F32));
        // 2^54 + 2^30 + 1 is above the midpoint of two singles; rounded to a double, it would be the midpoint.
        let bits =
            unary(SITOFP, i64, f32, (1 << 54) + (1 << 30) + 1, false).map(|bits| f32::from_bits(bits as u32));
        assert_eq!(bits, Some(((1i64 << 54) + (1 << 31)) as f32));
    }

    /// Subnormal products, and sums that are inexact in halves, are rounded once.
    #[test]
    fn small_floats_are_rounded_once() {
        let half = |value| float::from_f64(FloatKind::F16, value);
        assert_eq!(float(FMUL, FloatKind::F16, 0x0001, half(0.5)), Some(0));
        assert_eq!(float(FMUL, FloatKind::F16, 0x0003, half(0.5)), Some(2));
        assert_eq!(float(FADD, FloatKind::F16, half(2048.0), half(1.0)), Some(half(2048.0)));
        assert_eq!(float(FADD, FloatKind::F16, half(2050.0), half(1.0)), Some(half(2052.0)));
    }
}
