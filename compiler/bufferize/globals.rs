//! Globals of the ml_program dialect, their loads and their stores. A scalar is a memref without dimensions.

use rustc_hash::FxHashSet;

use crate::dialect::{arith, bufferization, func, linalg, math, memref, ml_program, scf, tensor};
use crate::ir::{AttrData, AttrId, Body, Context, DYNAMIC, DenseData, Op, TypeData, TypeId, Value, name};

use super::function::{shared_uses, users};
use super::is_tensor;
use super::order::Order;
use super::rewriter::{Problem, Rewriter};
use super::types::{buffer_type, shape};

/// Returns true for loads and stores of globals.
pub(super) fn is_access(body: &Body, op: Op) -> bool {
    matches!(
        body.name(op),
        ml_program::GLOBAL_LOAD | ml_program::GLOBAL_LOAD_CONST | ml_program::GLOBAL_STORE
    )
}

/// Returns the loads of tensors that need no copy, since the global keeps its value until their last use.
pub(super) fn stable_loads(cx: &Context, body: &Body, order: &Order) -> FxHashSet<Op> {
    let ops = body.block_ids().flat_map(|block| body.block_ops(block)).copied();
    let is_load = |op: &Op| {
        body.name(*op) == ml_program::GLOBAL_LOAD && is_tensor(cx, body.value_type(body.result(*op, 0)))
    };
    let loads: Vec<Op> = ops.filter(is_load).collect();
    if loads.is_empty() {
        return FxHashSet::default();
    }
    let users = users(cx, body);
    let is_stable = |&load: &Op| {
        // A callee may store to the global, and a memref may be read later.
        let may_outlive = |user| matches!(body.name(user), func::CALL | bufferization::TO_BUFFER);
        let mut uses = shared_uses(cx, body, body.result(load, 0), &users).into_iter();
        uses.all(|(user, _)| !may_outlive(user) && keeps_until(cx, body, (load, user), order))
    };
    loads.into_iter().filter(is_stable).collect()
}

/// Returns true if a global does not change between a load and a use of its value.
fn keeps_until(cx: &Context, body: &Body, (load, user): (Op, Op), order: &Order) -> bool {
    let Some(block) = body.parent_block(load) else { return false };
    let Some(last) = order.ancestor_in(user, block) else { return false };
    let later = body.block_ops(block).iter().copied().skip_while(|&op| op != load);
    let later: Vec<Op> = later.collect();
    // A user before the load gets the value in the next iteration of a loop.
    let Some(position) = later.iter().position(|&op| op == last) else { return false };
    let between = later[..position].iter().chain((last != user).then_some(&last));
    between.copied().all(|op| keeps(cx, body, op, load))
}

/// Returns true if an operation does not change the global of a load: it neither stores to it nor calls a function.
fn keeps(cx: &Context, body: &Body, op: Op, load: Op) -> bool {
    let global = |op| cx.dict_get(body.attrs(op), name::GLOBAL);
    let dialects = [arith::TABLE, linalg::TABLE, math::TABLE, ml_program::TABLE, scf::TABLE, tensor::TABLE];
    let is_known = dialects.map(usize::from).contains(&body.name(op).dialect());
    let blocks = || body.regions(op).iter().flat_map(|&region| body.region_blocks(region));
    is_known
        && (body.name(op) != ml_program::GLOBAL_STORE || global(op) != global(load))
        && blocks().flat_map(|&block| body.block_ops(block)).all(|&op| keeps(cx, body, op, load))
}

/// Rewrites a load or a store.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    match rewriter.old.name(op) {
        ml_program::GLOBAL_STORE => store(rewriter, op),
        _ => load(rewriter, op),
    }
}

/// Copies the value of a global, if it may be stored to before the last use. Constants are not copied.
fn load(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let result = rewriter.old.result(op, 0);
    let ty = rewriter.old.value_type(result);
    let global = address(rewriter, op, ty)?;
    let value = if !is_tensor(rewriter.cx, ty) {
        rewriter.emit_value(memref::LOAD, &[global], ty, &[])
    } else if rewriter.old.name(op) == ml_program::GLOBAL_LOAD_CONST || rewriter.analysis.is_stable(op) {
        global
    } else {
        let copy = rewriter.allocate_like(result, global)?;
        rewriter.copy_elements(global, copy);
        copy
    };
    rewriter.set(result, value);
    Ok(())
}

/// Copies a value to a global.
fn store(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let operand = rewriter.old.operands(op)[0];
    let ty = rewriter.old.value_type(operand);
    let (value, global) = (rewriter.value(operand)?, address(rewriter, op, ty)?);
    match is_tensor(rewriter.cx, ty) {
        true => rewriter.copy_elements(value, global),
        false => {
            rewriter.emit(memref::STORE, &[value, global], &[], &[]);
        }
    }
    Ok(())
}

/// Returns the buffer of the global that an operation names, given the type of the global.
fn address(rewriter: &mut Rewriter, op: Op, ty: TypeId) -> Result<Value, Problem> {
    let ty = buffer_of(rewriter.cx, ty)?;
    let symbol = rewriter.cx.dict_get(rewriter.old.attrs(op), name::GLOBAL).ok_or(Problem::Reported)?;
    Ok(rewriter.emit_value(memref::GET_GLOBAL, &[], ty, &[(name::NAME, symbol)]))
}

/// Replaces a global by that of memref.
///
/// # Errors
/// Fails for globals that are neither scalars nor tensors of constant shape, and for values of other modules.
pub(super) fn convert_global(cx: &mut Context, body: &mut Body, op: Op) -> Result<(), String> {
    let attrs = body.attrs(op);
    let ty = cx.dict_get(attrs, name::TYPE).and_then(|attr| cx.type_value(attr)).unwrap_or(TypeId::NONE);
    let buffer = buffer_of(cx, ty)?;
    let value = match cx.dict_get(attrs, name::VALUE) {
        Some(value) => initial_value(cx, value, ty)?,
        None => cx.unit_attr(),
    };
    let (buffer, unit) = (cx.type_attr(buffer), cx.unit_attr());
    let is_mutable = cx.dict_get(attrs, name::IS_MUTABLE).is_some();
    let attrs = cx.dict_without(attrs, &[name::VALUE, name::IS_MUTABLE]);
    let attrs = cx.dict_with(attrs, name::TYPE, buffer);
    let attrs = cx.dict_with(attrs, name::INITIAL_VALUE, value);
    let attrs = if is_mutable { attrs } else { cx.dict_with(attrs, name::CONSTANT, unit) };
    body.set_name(op, memref::GLOBAL);
    body.set_attrs(op, attrs);
    Ok(())
}

/// Returns the type of the buffer for a global.
fn buffer_of(cx: &mut Context, ty: TypeId) -> Result<TypeId, String> {
    if is_number(cx, ty) {
        return Ok(cx.ty(TypeData::MemRef { shape: [].into(), element: ty, layout: None, space: None }));
    }
    match shape(cx, ty).is_some_and(|shape| !shape.contains(&DYNAMIC)) {
        true => buffer_type(cx, ty),
        false => Err("its type is neither a number nor a tensor of constant shape".to_string()),
    }
}

fn is_number(cx: &Context, ty: TypeId) -> bool {
    ty == TypeId::INDEX || cx.int_width(ty).is_some() || cx.float_kind(ty).is_some()
}

/// Returns the initial value of the memref for a global of this type.
fn initial_value(cx: &mut Context, value: AttrId, ty: TypeId) -> Result<AttrId, String> {
    if !is_number(cx, ty) {
        return match cx.attr_data(value) {
            AttrData::DenseElements { .. } | AttrData::DenseResource { .. } => Ok(value),
            _ => Err(format!("'{}' is no list of its elements", cx.attr_text(value))),
        };
    }
    let bits = match cx.attr_data(value) {
        AttrData::Float { bits, .. } => Some(*bits),
        _ => cx.int_value(value).map(|number| number as u128),
    };
    let bits = bits.ok_or_else(|| format!("'{}' is no number", cx.attr_text(value)))?;
    let width = cx.int_width(ty).or(cx.float_kind(ty).map(|kind| kind.bits())).unwrap_or(64);
    // An `i1` is stored as the byte 0 or 1.
    let bits = if width == 1 { bits & 1 } else { bits };
    let bytes = bits.to_le_bytes().into_iter().chain(std::iter::repeat(0)).take(width.div_ceil(8) as usize);
    let data = DenseData::Splat(bytes.collect());
    let ty = cx.ty(TypeData::Tensor { shape: Some([].into()), element: ty, encoding: None });
    Ok(cx.attr(AttrData::DenseElements { ty, data }))
}
