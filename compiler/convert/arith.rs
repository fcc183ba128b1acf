//! The arith dialect.

use crate::dialect::arith::{self as std, ENUMS};
use crate::dialect::llvm::arith as llvm;
use crate::dialect::llvm::compare::{FCMP, ICMP, IntPredicate};
use crate::dialect::llvm::{cast, constrained, intrinsic};
use crate::ir::spec::{bool_of, enum_attr, enum_text, enum_value};
use crate::ir::spelling::{sign_extend, unsigned};
use crate::ir::{
    AttrData, AttrId, Bytes, Context, DenseData, EnumInfo, NamedAttr, Op, OpName, Signedness, TypeData,
    TypeId, Value, name,
};

use super::context::{Converted, Converter, Problem};
use super::descriptor::Parts;
use super::math::lane_by_lane;
use super::{Rows, rename, small_float, with};

pub(super) const CONVERSIONS: Rows = &[
    (std::CONSTANT, with(convert_constant)),
    (std::ADDI, rename(llvm::ADD)),
    (std::SUBI, rename(llvm::SUB)),
    (std::MULI, rename(llvm::MUL)),
    (std::ADDUI_EXTENDED, with(convert_addui_extended)),
    (std::MULSI_EXTENDED, with(|cv, op| convert_mul_extended(cv, op, cast::SEXT))),
    (std::MULUI_EXTENDED, with(|cv, op| convert_mul_extended(cv, op, cast::ZEXT))),
    (std::DIVSI, rename(llvm::SDIV)),
    (std::DIVUI, rename(llvm::UDIV)),
    (std::CEILDIVSI, with(|cv, op| convert_division(cv, op, Rounding::Up))),
    (std::CEILDIVUI, with(|cv, op| convert_division(cv, op, Rounding::UnsignedUp))),
    (std::FLOORDIVSI, with(|cv, op| convert_division(cv, op, Rounding::Down))),
    (std::REMSI, rename(llvm::SREM)),
    (std::REMUI, rename(llvm::UREM)),
    (std::ANDI, rename(llvm::AND)),
    (std::ORI, rename(llvm::OR)),
    (std::XORI, rename(llvm::XOR)),
    (std::SHLI, rename(llvm::SHL)),
    (std::SHRSI, rename(llvm::ASHR)),
    (std::SHRUI, rename(llvm::LSHR)),
    (std::MAXSI, rename(intrinsic::SMAX)),
    (std::MAXUI, rename(intrinsic::UMAX)),
    (std::MINSI, rename(intrinsic::SMIN)),
    (std::MINUI, rename(intrinsic::UMIN)),
    (std::ADDF, rename(llvm::FADD)),
    (std::SUBF, rename(llvm::FSUB)),
    (std::MULF, rename(llvm::FMUL)),
    (std::DIVF, rename(llvm::FDIV)),
    (std::REMF, rename(llvm::FREM)),
    (std::MAXIMUMF, rename(intrinsic::MAXIMUM)),
    (std::MINIMUMF, rename(intrinsic::MINIMUM)),
    (std::MAXNUMF, rename(intrinsic::MAXNUM)),
    (std::MINNUMF, rename(intrinsic::MINNUM)),
    (std::NEGF, rename(llvm::FNEG)),
    (std::CMPI, rename(ICMP)),
    (std::CMPF, rename(FCMP)),
    (std::SELECT, with(convert_select)),
    (std::EXTSI, rename(cast::SEXT)),
    (std::EXTUI, rename(cast::ZEXT)),
    (std::TRUNCI, rename(cast::TRUNC)),
    (std::EXTF, with(convert_extf)),
    (std::TRUNCF, with(convert_truncf)),
    (std::SCALING_EXTF, with(small_float::convert_scaling_extf)),
    (std::SCALING_TRUNCF, with(small_float::convert_scaling_truncf)),
    (std::SITOFP, rename(cast::SITOFP)),
    (std::UITOFP, rename(cast::UITOFP)),
    (std::FPTOSI, rename(cast::FPTOSI)),
    (std::FPTOUI, rename(cast::FPTOUI)),
    (std::INDEX_CAST, with(|cv, op| convert_width(cv, op, cast::SEXT))),
    (std::INDEX_CASTUI, with(|cv, op| convert_width(cv, op, cast::ZEXT))),
    (std::BITCAST, rename(cast::BITCAST)),
];

// ---- flags

/// Converts `#arith.overflow<…>` to the LLVM dialect's representation; returns `None` for no flags.
pub(super) fn overflow(cx: &mut Context, attr: AttrId) -> Option<AttrId> {
    let flags = enum_value(cx, named_enum("arith.overflow")?, attr)?;
    llvm::overflow_attr(cx, flags)
}

/// Converts `#arith.fastmath<…>` to `#llvm.fastmath<…>`; returns `None` for no flags. The keywords are the same, the
/// numbers are not.
pub(super) fn fastmath(cx: &mut Context, attr: AttrId) -> Option<AttrId> {
    fastmath_but(cx, attr, &[])
}

/// Like [`fastmath`], without some of the flags.
pub(super) fn fastmath_but(cx: &mut Context, attr: AttrId, without: &[&str]) -> Option<AttrId> {
    let info = named_enum("arith.fastmath")?;
    let number = |word: &str| info.cases.iter().find(|case| case.0 == word).map_or(0, |case| case.1);
    let removed = without.iter().fold(0, |all, word| all | number(word));
    let flags = enum_value(cx, info, attr).map(|flags| flags & !removed).filter(|&flags| flags != 0)?;
    let all = info.cases.iter().find(|case| case.1 == flags);
    let words: Vec<&str> = match all {
        Some(case) => vec![case.0],
        None => info.cases.iter().filter(|c| c.1 != 0 && c.1 & flags == c.1).map(|c| c.0).collect(),
    };
    enum_attr(cx, &llvm::FASTMATH, &words.join(", "))
}

fn named_enum(name: &str) -> Option<&'static EnumInfo> {
    ENUMS.iter().find(|info| info.name == name)
}

// ---- constants

pub(super) fn convert_constant(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let value = cv.attr(op, name::VALUE).ok_or("has no value")?;
    let ty = cv.converted_result_type(op, 0)?;
    let value = cv.convert_number(value)?;
    let constant = cv.emit_tentative(llvm::CONSTANT, &[], ty, &[(name::VALUE, value)]);
    cv.set_value(op, constant);
    Ok(())
}

impl Converter<'_> {
    /// Converts the type of a numeric constant, or of a dense list of them.
    pub(super) fn convert_number(&mut self, attr: AttrId) -> Result<AttrId, Problem> {
        match self.cx.attr_data(attr).clone() {
            AttrData::Integer { ty, value } => {
                let converted = self.convert_type(ty)?;
                if converted == ty {
                    return Ok(attr);
                }
                let bits = self.cx.int_width(converted).unwrap_or(64);
                Ok(self.cx.int_attr(converted, sign_extend(value as u128, bits)))
            }
            AttrData::Float { ty, bits } => {
                let converted = self.convert_type(ty)?;
                let width = self.cx.int_width(converted);
                Ok(width.map_or(attr, |width| self.cx.int_attr(converted, sign_extend(bits, width))))
            }
            AttrData::DenseElements { ty, data } => self.convert_dense(attr, ty, &data),
            _ => Ok(attr),
        }
    }

    /// Converts dense elements, which keep their shape. `index` elements of 8 bytes are stored with the converted
    /// width.
    fn convert_dense(&mut self, attr: AttrId, ty: TypeId, data: &DenseData) -> Result<AttrId, Problem> {
        let element = self.cx.element_type(ty);
        let is_kept = match self.cx.type_data(element) {
            TypeData::Integer { sign, .. } => *sign == Signedness::Signless,
            TypeData::Float(kind) => !small_float::is_small(*kind),
            // The value of a global; its type is that of pairs.
            TypeData::Complex(_) => true,
            _ => false,
        };
        if is_kept {
            return Ok(attr);
        }
        let converted = self.convert_type(element)?;
        let ty = match self.cx.type_data(ty).clone() {
            TypeData::Vector { shape, scalable, .. } => {
                TypeData::Vector { shape, scalable, element: converted }
            }
            TypeData::Tensor { shape, encoding, .. } => {
                TypeData::Tensor { shape, encoding, element: converted }
            }
            _ => return Err("has a value of a type that is not supported yet".into()),
        };
        let ty = self.cx.ty(ty);
        let bytes = (self.types.index_bits / 8) as usize;
        let narrow = |all: &[u8]| -> Bytes {
            all.chunks(8).flat_map(|number| &number[..bytes.min(number.len())]).copied().collect()
        };
        let data = match data {
            _ if element != TypeId::INDEX => data.clone(),
            DenseData::Splat(all) => DenseData::Splat(narrow(all)),
            DenseData::Elements(all) => DenseData::Elements(narrow(all)),
        };
        Ok(self.cx.attr(AttrData::DenseElements { ty, data }))
    }
}

impl Converter<'_> {
    /// Returns the number in a dense attribute with one element.
    pub(super) fn only_element(&mut self, attr: AttrId) -> Option<AttrId> {
        let AttrData::DenseElements { ty, data } = self.cx.attr_data(attr) else { return None };
        let element = self.cx.element_type(*ty);
        let (DenseData::Splat(bytes) | DenseData::Elements(bytes)) = data;
        if let &TypeData::Complex(part) = self.cx.type_data(element) {
            let (re, im) = bytes.split_at(bytes.len() / 2);
            let (re, im) = (unsigned(re), unsigned(im));
            let parts = [self.number(part, re)?, self.number(part, im)?];
            return Some(self.cx.attr(AttrData::Array(parts.into())));
        }
        let bits = unsigned(bytes);
        self.number(element, bits)
    }

    /// Returns the attribute of an integer of at most 128 bits or a float.
    fn number(&mut self, ty: TypeId, bits: u128) -> Option<AttrId> {
        match *self.cx.type_data(ty) {
            TypeData::Integer { width, .. } if width <= 128 => {
                Some(self.cx.int_attr(ty, sign_extend(bits, width)))
            }
            TypeData::Float(_) => Some(self.cx.attr(AttrData::Float { ty, bits })),
            _ => None,
        }
    }
}

// ---- casts

fn convert_extf(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    if let Some(converted) = small_float::convert_cast(cv, op) {
        return converted;
    }
    convert_float_width(cv, op, cast::FPEXT, &[])
}

fn convert_truncf(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    if let Some(converted) = small_float::convert_cast(cv, op) {
        return converted;
    }
    let mode = cv.attr(op, name::ROUNDINGMODE);
    let mode = mode.and_then(|mode| enum_text(&cv.cx, named_enum("arith.roundingmode")?, mode));
    let mode = match mode.as_deref() {
        // The default rounding mode of the cast.
        None | Some("to_nearest_even") => return convert_float_width(cv, op, cast::FPTRUNC, &[]),
        Some("toward_zero") => "towardzero",
        Some("to_nearest_away") => "tonearestaway",
        Some(other) => other,
    };
    let mode = enum_attr(&mut cv.cx, &constrained::ROUNDING, mode).ok_or("has an unknown rounding mode")?;
    let ignore = cv.cx.int_attr(TypeId::I64, 0);
    let exceptions = (cv.cx.name("fpExceptionBehavior"), ignore);
    convert_float_width(cv, op, constrained::FPTRUNC, &[(name::ROUNDINGMODE, mode), exceptions])
}

/// Converts a cast to another width. The LLVM dialect's casts of floats have no flags.
fn convert_float_width(cv: &mut Converter, op: Op, to: OpName, attrs: &[NamedAttr]) -> Result<(), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.converted_result_type(op, 0)?;
    let value = cv.elementwise(to, &[operand], ty, attrs);
    cv.set_value(op, value);
    Ok(())
}

/// Truncates or extends an integer, or keeps its width. `extend` is the operation that extends it.
pub(super) fn convert_width(cv: &mut Converter, op: Op, extend: OpName) -> Result<(), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.converted_result_type(op, 0)?;
    let (from, to) = (lane_bits(cv, cv.type_of(operand)), lane_bits(cv, ty));
    let (Some(from), Some(to)) = (from, to) else {
        return Err("is not supported yet: it casts memrefs".into());
    };
    let value = match from.cmp(&to) {
        ::std::cmp::Ordering::Equal => operand,
        ::std::cmp::Ordering::Greater => cv.elementwise(cast::TRUNC, &[operand], ty, &[]),
        ::std::cmp::Ordering::Less => {
            let attrs: Vec<NamedAttr> = cv.cx.dict_entries(cv.attrs(op)).to_vec();
            cv.elementwise(extend, &[operand], ty, &attrs)
        }
    };
    cv.set_value(op, value);
    Ok(())
}

/// Returns the width of the integers in a converted type.
fn lane_bits(cv: &Converter, mut ty: TypeId) -> Option<u32> {
    while let TypeData::Array { element, .. } = cv.cx.type_data(ty) {
        ty = *element;
    }
    cv.cx.int_width(cv.cx.element_type(ty))
}

// ---- operations with two results

/// Converts an addition with carry. The sum overflowed if it is less than an operand.
fn convert_addui_extended(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.operand_pair(op)?;
    let (ty, bool_ty) = (cv.converted_result_type(op, 0)?, cv.converted_result_type(op, 1)?);
    let sum = cv.elementwise(llvm::ADD, &operands, ty, &[]);
    let less = cv.cx.int_attr(TypeId::I64, IntPredicate::Ult as i128);
    let wraps = cv.elementwise(ICMP, &[sum, operands[0]], bool_ty, &[(name::PREDICATE, less)]);
    cv.set_result(op, 0, Converted::One(sum));
    cv.set_result(op, 1, Converted::One(wraps));
    Ok(())
}

/// Converts an extended multiplication. The low half is the product. The high half comes from a product with twice as
/// many bits, which is computed lane by lane: there may be no vectors of that width. `extend` extends the operands.
fn convert_mul_extended(cv: &mut Converter, op: Op, extend: OpName) -> Result<(), Problem> {
    let operands = cv.operand_pair(op)?;
    let ty = cv.converted_result_type(op, 0)?;
    let low = cv.elementwise(llvm::MUL, &operands, ty, &[]);
    let high = lane_by_lane(cv, &operands, &mut |cv, lanes| {
        let ty = cv.type_of(lanes[0]);
        let bits = cv.cx.int_width(ty).ok_or("expects integers")?;
        let wide = cv.cx.int_type(2 * bits);
        let a = cv.emit_value(extend, &lanes[..1], wide, &[]);
        let b = cv.emit_value(extend, &lanes[1..], wide, &[]);
        let product = cv.emit_value(llvm::MUL, &[a, b], wide, &[]);
        let shift = cv.constant(wide, bits.into());
        let high = cv.emit_value(llvm::LSHR, &[product, shift], wide, &[]);
        Ok(cv.emit_value(cast::TRUNC, &[high], ty, &[]))
    })?;
    cv.set_result(op, 0, Converted::One(low));
    cv.set_result(op, 1, Converted::One(high));
    Ok(())
}

// ---- division

/// The rounding mode of an integer division.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rounding {
    /// Signed, up.
    Up,
    /// Signed, down.
    Down,
    /// Unsigned, up.
    UnsignedUp,
}

/// Converts a division that does not round towards zero.
pub(super) fn convert_division(cv: &mut Converter, op: Op, rounding: Rounding) -> Result<(), Problem> {
    let operands = cv.operand_pair(op)?;
    let value = rounded_division(cv, operands, rounding);
    cv.set_value(op, value);
    Ok(())
}

/// Computes the quotient rounded towards zero and corrects it by one if it is inexact and its sign requires it. No step
/// overflows unless the division itself does.
pub(super) fn rounded_division(cv: &mut Converter, [a, b]: [Value; 2], rounding: Rounding) -> Value {
    let ty = cv.type_of(a);
    if let TypeData::Array { len, .. } = *cv.cx.type_data(ty) {
        let mut parts = Vec::new();
        for i in 0..len as i64 {
            let operands = [cv.array_part(a, i), cv.array_part(b, i)];
            parts.push((vec![i], rounded_division(cv, operands, rounding)));
        }
        return cv.build_aggregate(ty, &parts);
    }
    let divide = if rounding == Rounding::UnsignedUp { llvm::UDIV } else { llvm::SDIV };
    let quotient = cv.emit_value(divide, &[a, b], ty, &[]);
    let product = cv.emit_value(llvm::MUL, &[quotient, b], ty, &[]);
    let inexact = compare(cv, IntPredicate::Ne, product, a);
    let corrects = match rounding {
        Rounding::UnsignedUp => inexact,
        Rounding::Up | Rounding::Down => {
            // The sign of the exact quotient is the exclusive or of the operands' signs.
            let signs = cv.emit_value(llvm::XOR, &[a, b], ty, &[]);
            let wanted = if rounding == Rounding::Up { IntPredicate::Sge } else { IntPredicate::Slt };
            let zero = cv.constant(ty, 0);
            let side = compare(cv, wanted, signs, zero);
            let bool_ty = cv.type_of(side);
            cv.emit_value(llvm::AND, &[inexact, side], bool_ty, &[])
        }
    };
    let one = cv.emit_value(cast::ZEXT, &[corrects], ty, &[]);
    let correct = if rounding == Rounding::Down { llvm::SUB } else { llvm::ADD };
    cv.emit_value(correct, &[quotient, one], ty, &[])
}

/// Emits a comparison of integers.
pub(super) fn compare(cv: &mut Converter, predicate: IntPredicate, a: Value, b: Value) -> Value {
    let operand_ty = cv.type_of(a);
    let ty = bool_of(&mut cv.cx, operand_ty);
    let predicate = cv.cx.int_attr(TypeId::I64, predicate as i128);
    cv.emit_value(ICMP, &[a, b], ty, &[(name::PREDICATE, predicate)])
}

// ---- select

fn convert_select(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, old) = (cv.source(), std::Select(op));
    let condition = cv.one(old.condition(source))?;
    let [a, b] = [cv.converted(old.true_value(source))?, cv.converted(old.false_value(source))?];
    let ty = cv.result_type(op, 0);
    if let (Converted::One(a), Converted::One(b)) = (&a, &b) {
        let converted = cv.convert_type(ty)?;
        let value = select(cv, condition, *a, *b, converted);
        cv.set_value(op, value);
        return Ok(());
    }
    // A memref is selected part by part, except for the parts that the type fixes.
    let (a, b) = (cv.part_values(ty, &a, Parts::Dynamic)?, cv.part_values(ty, &b, Parts::Dynamic)?);
    let mut parts = Vec::with_capacity(a.len());
    for (a, b) in a.into_iter().zip(b) {
        let part_ty = cv.type_of(a);
        parts.push(if a == b { a } else { cv.emit_value(llvm::SELECT, &[condition, a, b], part_ty, &[]) });
    }
    let joined = cv.join_parts(ty, Parts::Dynamic, &mut parts.into_iter())?;
    cv.set_result(op, 0, joined);
    Ok(())
}

/// Selects one of two values. A single condition selects a whole array, without a select for each element.
fn select(cv: &mut Converter, condition: Value, a: Value, b: Value, ty: TypeId) -> Value {
    if cv.type_of(condition) == TypeId::I1 {
        return cv.emit_value(llvm::SELECT, &[condition, a, b], ty, &[]);
    }
    cv.elementwise(llvm::SELECT, &[condition, a, b], ty, &[])
}
