//! Accesses of all lanes to memory. The pointer of one lane is what `scalar` makes of that of the loop.

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::ir::{DictId, NewOp, TypeId, Value};

use super::super::access::{Access, Stride};
use super::super::function::Emitter;

/// Loads one lane.
pub(super) fn load_one(
    emit: &mut Emitter,
    access: &Access,
    lane: i64,
    scalar: impl FnOnce(&mut Emitter, Value, i64) -> Value,
) -> Value {
    let address = scalar(emit, access.pointer(emit.f), lane);
    let attrs = access.alignment(emit);
    emit.value(LOAD, &[address], access.ty, attrs)
}

/// Loads all lanes: at once where they are one number or lie side by side, else one by one.
pub(super) fn load(
    emit: &mut Emitter,
    access: &Access,
    lanes: i64,
    mut scalar: impl FnMut(&mut Emitter, Value, i64) -> Value,
) -> Value {
    let ty = emit.f.vector_type(lanes, access.ty);
    if access.stride == Stride::Bytes(0) {
        let value = load_one(emit, access, 0, scalar);
        return emit.splat(value, ty);
    }
    if let Some(is_forward) = is_side_by_side(access) {
        let pointer = access.pointer(emit.f);
        let address = scalar(emit, pointer, if is_forward { 0 } else { lanes - 1 });
        let attrs = access.alignment(emit);
        let vector = emit.value(LOAD, &[address], ty, attrs);
        return if is_forward { vector } else { reversed(emit, vector, lanes) };
    }
    let mut vector = emit.value(POISON, &[], ty, DictId::EMPTY);
    for lane in 0..lanes {
        let value = load_one(emit, access, lane, &mut scalar);
        let number = emit.int(TypeId::I64, lane.into());
        vector = emit.value(INSERTELEMENT, &[vector, value, number], ty, DictId::EMPTY);
    }
    vector
}

/// Stores all lanes: at once where they lie side by side, else one by one.
pub(super) fn store(
    emit: &mut Emitter,
    access: &Access,
    vector: Value,
    lanes: i64,
    mut scalar: impl FnMut(&mut Emitter, Value, i64) -> Value,
) {
    let attrs = access.alignment(emit);
    let pointer = access.pointer(emit.f);
    if let Some(is_forward) = is_side_by_side(access) {
        let vector = if is_forward { vector } else { reversed(emit, vector, lanes) };
        let address = scalar(emit, pointer, if is_forward { 0 } else { lanes - 1 });
        emit.op(NewOp::new(STORE, emit.loc, &[vector, address], &[]).attrs(attrs));
        return;
    }
    for lane in 0..lanes {
        let number = emit.int(TypeId::I64, lane.into());
        let value = emit.value(EXTRACTELEMENT, &[vector, number], access.ty, DictId::EMPTY);
        let address = scalar(emit, pointer, lane);
        emit.op(NewOp::new(STORE, emit.loc, &[value, address], &[]).attrs(attrs));
    }
}

/// Whether the lanes of an access lie side by side, and if so, in their order.
fn is_side_by_side(access: &Access) -> Option<bool> {
    match access.stride {
        Stride::Bytes(bytes) if bytes.abs() == access.size => Some(bytes > 0),
        _ => None,
    }
}

fn reversed(emit: &mut Emitter, vector: Value, lanes: i64) -> Value {
    let mask: Vec<i64> = (0..lanes).rev().collect();
    emit.shuffle(vector, vector, &mask)
}
