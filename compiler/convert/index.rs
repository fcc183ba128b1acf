//! The index dialect.

use crate::dialect::index as std;
use crate::dialect::llvm::arith as llvm;
use crate::dialect::llvm::compare::{ICMP, ICMP_PREDICATE};
use crate::dialect::llvm::{cast, intrinsic};
use crate::ir::spec::{enum_attr, enum_text};
use crate::ir::{Op, TypeId, name};

use super::arith::{Rounding, convert_constant, convert_division, convert_width};
use super::context::{Converter, Problem};
use super::{Rows, rename, with};

pub(super) const CONVERSIONS: Rows = &[
    (std::ADD, rename(llvm::ADD)),
    (std::SUB, rename(llvm::SUB)),
    (std::MUL, rename(llvm::MUL)),
    (std::DIVS, rename(llvm::SDIV)),
    (std::DIVU, rename(llvm::UDIV)),
    (std::CEILDIVS, with(|cv, op| convert_division(cv, op, Rounding::Up))),
    (std::CEILDIVU, with(|cv, op| convert_division(cv, op, Rounding::UnsignedUp))),
    (std::FLOORDIVS, with(|cv, op| convert_division(cv, op, Rounding::Down))),
    (std::REMS, rename(llvm::SREM)),
    (std::REMU, rename(llvm::UREM)),
    (std::MAXS, rename(intrinsic::SMAX)),
    (std::MAXU, rename(intrinsic::UMAX)),
    (std::MINS, rename(intrinsic::SMIN)),
    (std::MINU, rename(intrinsic::UMIN)),
    (std::SHL, rename(llvm::SHL)),
    (std::SHRS, rename(llvm::ASHR)),
    (std::SHRU, rename(llvm::LSHR)),
    (std::AND, rename(llvm::AND)),
    (std::OR, rename(llvm::OR)),
    (std::XOR, rename(llvm::XOR)),
    (std::CASTS, with(|cv, op| convert_width(cv, op, cast::SEXT))),
    (std::CASTU, with(|cv, op| convert_width(cv, op, cast::ZEXT))),
    (std::CMP, with(convert_cmp)),
    (std::SIZEOF, with(convert_sizeof)),
    (std::CONSTANT, with(convert_constant)),
    (std::BOOL_CONSTANT, with(convert_constant)),
];

fn convert_sizeof(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let bits = cv.constant(cv.types.index, cv.types.index_bits.into());
    cv.set_value(op, bits);
    Ok(())
}

/// Converts a comparison. The keywords of the predicates are those of `llvm.icmp`.
fn convert_cmp(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.operand_pair(op)?;
    let pred = cv.cx.name("pred");
    let predicate = cv
        .attr(op, pred)
        .and_then(|attr| enum_text(&cv.cx, &std::ENUMS[0], attr))
        .and_then(|text| enum_attr(&mut cv.cx, &ICMP_PREDICATE, &text))
        .ok_or("has no predicate")?;
    let value = cv.emit_value(ICMP, &operands, TypeId::I1, &[(name::PREDICATE, predicate)]);
    cv.set_value(op, value);
    Ok(())
}
