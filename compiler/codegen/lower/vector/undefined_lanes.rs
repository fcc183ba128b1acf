//! Lanes of vectors that are undefined or poison on all executions: they may have any value.

use cranelift_codegen::ir::{InstBuilder, Value as ClifValue};

use crate::codegen::context::FunctionCx;
use crate::codegen::types::Leaf;
use crate::dialect::llvm::arith::{POISON, UNDEF};
use crate::dialect::llvm::cast::{Cast, SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::vector::{INSERTELEMENT, InsertElement, SHUFFLEVECTOR, shuffle_mask};
use crate::ir::{Op, Value};

/// Depth limit of the operations that define a vector.
const MAX_DEPTH: usize = 64;

/// Returns true for each lane of a vector that is undefined; empty if no lane is known to be, or if the value is no
/// vector.
pub(crate) fn of(fx: &mut FunctionCx, value: Value) -> Vec<bool> {
    let mut lanes = undefined(fx, value, MAX_DEPTH);
    if !lanes.contains(&true) {
        lanes.clear();
    }
    lanes
}

fn undefined(fx: &mut FunctionCx, value: Value, depth: usize) -> Vec<bool> {
    let Ok(count) = fx.lane_count(fx.body.value_type(value)) else { return Vec::new() };
    let made = fx.body.defining_op(value).filter(|_| depth > 0);
    let Some(op) = made else { return vec![false; count] };
    match fx.body.name(op) {
        POISON | UNDEF => vec![true; count],
        SEXT | TRUNC | ZEXT => undefined(fx, Cast(op).arg(fx.body), depth - 1),
        INSERTELEMENT => inserted(fx, InsertElement(op), depth),
        SHUFFLEVECTOR => shuffled(fx, op, depth),
        _ => vec![false; count],
    }
}

fn inserted(fx: &mut FunctionCx, insert: InsertElement, depth: usize) -> Vec<bool> {
    let mut lanes = undefined(fx, insert.vector(fx.body), depth - 1);
    let is_undefined = undefined(fx, insert.value(fx.body), depth - 1) == [true];
    let Some(position) = fx.constant_of(insert.position(fx.body)) else { return vec![false; lanes.len()] };
    if let Some(lane) = usize::try_from(position).ok().and_then(|position| lanes.get_mut(position)) {
        *lane = is_undefined;
    }
    lanes
}

fn shuffled(fx: &mut FunctionCx, op: Op, depth: usize) -> Vec<bool> {
    let mut sources = Vec::new();
    for &operand in fx.body.operands(op) {
        // Both operands of shuffles are followed. Halving the depth bounds the number of visited operations.
        sources.append(&mut undefined(fx, operand, depth / 2));
    }
    let mask = shuffle_mask(fx.cx(), fx.body.attrs(op)).unwrap_or_default();
    let lane = |&from: &i64| usize::try_from(from).ok().and_then(|from| sources.get(from).copied());
    mask.iter().map(|from| lane(from).unwrap_or(true)).collect()
}

/// Returns a leaf whose undefined lanes are replaced by 1.
pub(crate) fn defined(fx: &mut FunctionCx, leaf: Leaf, value: ClifValue, undefined: &[bool]) -> ClifValue {
    let mut value = value;
    for (number, _) in undefined.iter().enumerate().filter(|(_, is_undefined)| **is_undefined) {
        let one = fx.constant(leaf.lane(), 1);
        value = if leaf.is_vector() { fx.ins().insertlane(value, one, number as u8) } else { one };
    }
    value
}
