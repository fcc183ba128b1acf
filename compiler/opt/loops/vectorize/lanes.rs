//! Vector accesses to memory. The closure `scalar` maps the pointer of the loop to that of a lane.

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::masked;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::ir::{DictId, NewOp, TypeId, Value, name};
use crate::opt::analysis::access::{Access, Stride};
use crate::opt::function::Emitter;

use super::groups::{Group, Member};

/// Emits the load of one lane.
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

/// Emits the load of all lanes: a splat, a vector load, or scalar loads.
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
    if let Some(is_forward) = access.contiguous_direction() {
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

/// Emits the store of all lanes: a vector store, or scalar stores. `order` has the lanes in the order of their
/// iterations. Of several stores to one address, only the last is emitted.
pub(super) fn store(
    emit: &mut Emitter,
    access: &Access,
    vector: Value,
    order: &[i64],
    mut scalar: impl FnMut(&mut Emitter, Value, i64) -> Value,
) {
    let attrs = access.alignment(emit);
    let pointer = access.pointer(emit.f);
    let lanes = order.len() as i64;
    if let Some(is_forward) = access.contiguous_direction() {
        let vector = if is_forward { vector } else { reversed(emit, vector, lanes) };
        let address = scalar(emit, pointer, if is_forward { 0 } else { lanes - 1 });
        emit.op(NewOp::new(STORE, emit.loc, &[vector, address], &[]).attrs(attrs));
        return;
    }
    let stored = match access.stride {
        Stride::Bytes(0) => &order[order.len() - 1..],
        _ => order,
    };
    for &lane in stored {
        let number = emit.int(TypeId::I64, lane.into());
        let value = emit.value(EXTRACTELEMENT, &[vector, number], access.ty, DictId::EMPTY);
        let address = scalar(emit, pointer, lane);
        emit.op(NewOp::new(STORE, emit.loc, &[value, address], &[]).attrs(attrs));
    }
}

/// Emits a masked store of adjacent elements in order.
pub(super) fn store_guarded(
    emit: &mut Emitter,
    access: &Access,
    vector: Value,
    mask: Value,
    scalar: impl FnOnce(&mut Emitter, Value, i64) -> Value,
) {
    let align = access.align(emit.f);
    let attr = emit.f.cx.int_attr(TypeId::I32, align);
    let attrs = emit.f.cx.dict(&mut [(name::ALIGNMENT, attr)]);
    let pointer = access.pointer(emit.f);
    let address = scalar(emit, pointer, 0);
    emit.op(NewOp::new(masked::STORE, emit.loc, &[vector, address, mask], &[]).attrs(attrs));
}

/// Emits the wide load of an interleaved group. Returns the vectors of its members.
pub(super) fn load_group(
    emit: &mut Emitter,
    group: &Group,
    base: &Access,
    lanes: i64,
    mut scalar: impl FnMut(&mut Emitter, Value, i64) -> Value,
) -> Vec<Value> {
    let all = if group.are_rows {
        let rows = (0..lanes).map(|lane| load_wide(emit, group, base, (lane, group.factor), &mut scalar));
        let rows: Vec<Value> = rows.collect();
        concatenated(emit, rows, group.factor)
    } else {
        let first = if group.is_forward { 0 } else { lanes - 1 };
        load_wide(emit, group, base, (first, lanes * group.factor), scalar)
    };
    // One shuffle for all members exposes the transposition to code generation.
    let elements = |member: &Member| {
        let index = member.index;
        (0..lanes).map(move |lane| lane * group.factor + index)
    };
    let mask: Vec<i64> = group.members.iter().flat_map(elements).collect();
    let by_member = emit.shuffle(all, all, &mask);
    let members = 0..group.members.len() as i64;
    let each = members.map(|member| {
        let own: Vec<i64> = (member * lanes..(member + 1) * lanes).collect();
        let vector =
            if group.members.len() == 1 { by_member } else { emit.shuffle(by_member, by_member, &own) };
        if group.is_forward { vector } else { reversed(emit, vector, lanes) }
    });
    each.collect()
}

/// Emits the wide store of an interleaved group from the vectors of its members.
pub(super) fn store_group(
    emit: &mut Emitter,
    group: &Group,
    base: &Access,
    vectors: &[Value],
    lanes: i64,
    scalar: impl FnOnce(&mut Emitter, Value, i64) -> Value,
) {
    let mut by_index: Vec<(i64, Value)> =
        group.members.iter().map(|member| member.index).zip(vectors.iter().copied()).collect();
    by_index.sort_unstable_by_key(|member| member.0);
    let mut parts: Vec<Value> = by_index.into_iter().map(|member| member.1).collect();
    if !group.is_forward {
        parts = parts.into_iter().map(|vector| reversed(emit, vector, lanes)).collect();
    }
    let (parts, _) = in_pairs(emit, parts, lanes);
    let mask: Vec<i64> = (0..lanes * group.factor)
        .map(|number| number % group.factor * lanes + number / group.factor)
        .collect();
    let all = emit.shuffle(parts[0], parts[1], &mask);
    let first = if group.is_forward { 0 } else { lanes - 1 };
    let (address, attrs) = group_address(emit, group, base, first, scalar);
    emit.op(NewOp::new(STORE, emit.loc, &[all, address], &[]).attrs(attrs));
}

/// Emits a load from the lowest element of a group in a lane.
fn load_wide(
    emit: &mut Emitter,
    group: &Group,
    base: &Access,
    (lane, elements): (i64, i64),
    scalar: impl FnOnce(&mut Emitter, Value, i64) -> Value,
) -> Value {
    let (address, attrs) = group_address(emit, group, base, lane, scalar);
    let ty = emit.f.vector_type(elements, base.ty);
    emit.value(LOAD, &[address], ty, attrs)
}

/// Concatenates vectors until there are at most two. Returns these and their number of lanes.
fn in_pairs(emit: &mut Emitter, mut parts: Vec<Value>, mut each: i64) -> (Vec<Value>, i64) {
    while parts.len() > 2 {
        let side_by_side: Vec<i64> = (0..2 * each).collect();
        let pairs = parts.chunks(2);
        parts = pairs.map(|pair| emit.shuffle(pair[0], pair[pair.len() - 1], &side_by_side)).collect();
        each *= 2;
    }
    (parts, each)
}

/// Concatenates vectors of `each` lanes.
fn concatenated(emit: &mut Emitter, parts: Vec<Value>, each: i64) -> Value {
    let (parts, each) = in_pairs(emit, parts, each);
    match parts[..] {
        [a, b] => emit.shuffle(a, b, &(0..2 * each).collect::<Vec<i64>>()),
        _ => parts[0],
    }
}

/// Emits the address of the lowest element of a group in a lane. Returns it with the attributes of the access.
fn group_address(
    emit: &mut Emitter,
    group: &Group,
    base: &Access,
    lane: i64,
    scalar: impl FnOnce(&mut Emitter, Value, i64) -> Value,
) -> (Value, DictId) {
    let pointer = base.pointer(emit.f);
    let address = scalar(emit, pointer, lane);
    let distance = group.base.index * base.size;
    let attrs = base.alignment_before(emit, distance);
    (emit.bytes_after(address, -distance), attrs)
}

fn reversed(emit: &mut Emitter, vector: Value, lanes: i64) -> Value {
    let mask: Vec<i64> = (0..lanes).rev().collect();
    emit.shuffle(vector, vector, &mask)
}
