//! Narrowing of truncated expressions: computes a tree of integer arithmetic at the width of the `trunc` of its root.
//!
//! The leaves of the tree are extensions and constants. The operations are those whose low result bits depend on the
//! low operand bits only, with single uses, so that no operation is computed twice.

use std::cmp::Ordering;

use crate::dialect::llvm::arith::{ADD, AND, Binary, MUL, OR, SHL, SUB, XOR};
use crate::dialect::llvm::cast::{Cast, SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::fold::signed;
use crate::ir::{DictId, Op, TypeId, Value};
use crate::opt::function::{Emitter, Function};

use super::rules::UseCounts;

/// Depth limit of truncated expressions.
const MAX_DEPTH: u32 = 8;

/// The operand of a `trunc` that is narrowed.
pub(super) struct NarrowTrunc(Value);

impl NarrowTrunc {
    pub(super) fn of(f: &Function, uses: &UseCounts, op: Op) -> Option<NarrowTrunc> {
        if f.body.name(op) != TRUNC {
            return None;
        }
        let value = Cast(op).arg(f.body);
        let width = f.cx.int_width(f.body.value_type(f.body.result(op, 0)))?;
        let is_free = width > 1 && f.constant_of(value).is_none() && may_narrow(f, uses, value, width, 0);
        is_free.then_some(NarrowTrunc(value))
    }

    /// Emits the expression at the width of the result of `op`.
    pub(super) fn emit(&self, emit: &mut Emitter, op: Op) -> Value {
        let ty = emit.ty(emit.f.body.result(op, 0));
        narrow(emit, self.0, ty)
    }
}

/// Returns true if an expression can be computed at a smaller width without additional operations.
fn may_narrow(f: &Function, uses: &UseCounts, value: Value, width: u32, depth: u32) -> bool {
    if f.constant_of(value).is_some() {
        return true;
    }
    let Some(op) = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH) else { return false };
    match f.body.name(op) {
        ZEXT | SEXT => depth > 0,
        // Multiplication of 8-bit lanes is slower than that of 16-bit lanes.
        MUL if width < 16 => false,
        SHL if !is_shift_below(f, op, width) => false,
        ADD | SUB | MUL | SHL | AND | OR | XOR => {
            let mut operands = f.body.operands(op).iter();
            uses.is_single(f, value)
                && operands.all(|&operand| may_narrow(f, uses, operand, width, depth + 1))
        }
        _ => false,
    }
}

/// Returns true if a shift is by a constant below a width.
fn is_shift_below(f: &Function, op: Op, width: u32) -> bool {
    f.constant_of(Binary(op).rhs(f.body)).is_some_and(|by| (0..i128::from(width)).contains(&by))
}

/// Emits an expression for which [`may_narrow`] holds at the width of `ty`.
fn narrow(emit: &mut Emitter, value: Value, ty: TypeId) -> Value {
    let width = emit.f.cx.int_width(ty).unwrap_or(64);
    if let Some(number) = emit.f.constant_of(value) {
        return emit.int(ty, signed(number as u128, width));
    }
    let Some(op) = emit.f.body.defining_op(value) else { return value };
    let operands = emit.f.body.operands(op).to_vec();
    match emit.f.body.name(op) {
        name @ (ZEXT | SEXT) => {
            let from = operands[0];
            let from_width = emit.f.cx.int_width(emit.ty(from)).unwrap_or(64);
            match from_width.cmp(&width) {
                Ordering::Less => emit.value(name, &[from], ty, DictId::EMPTY),
                Ordering::Equal => from,
                Ordering::Greater => emit.value(TRUNC, &[from], ty, DictId::EMPTY),
            }
        }
        name => {
            let operands: Vec<Value> =
                operands.into_iter().map(|operand| narrow(emit, operand, ty)).collect();
            emit.value(name, &operands, ty, DictId::EMPTY)
        }
    }
}
