//! Devirtualization: calls of constant pointers become direct calls.
//!
//! *Class.* Functions that call a parameter, such as a comparison or a step of a loop, inlined into callers that pass the
//! address of a function.
//!
//! *Limits.* The function is defined in the module, with the types of the call. Variadic calls stay.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::function::signature;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::ir::{AttrId, Body, BodyId, Context, Module, NewOp, Op, Region, TypeId, Value, name};
use crate::opt::analysis::call_graph::CallGraph;

/// Replaces the calls of constant pointers in a function. Returns true if there were any.
pub(super) fn devirtualize(module: &mut Module, functions: &CallGraph, id: BodyId) -> bool {
    let constant = constant_calls(module, functions, id);
    if constant.is_empty() {
        return false;
    }
    let (cx, body) = module.split(id);
    let mut results: FxHashMap<Value, Value> = FxHashMap::default();
    for block in body.region_blocks(Region::ROOT).to_vec() {
        for op in body.take_ops(block) {
            let new = constant.get(&op).map_or(op, |&symbol| direct_call(cx, body, op, symbol));
            results.extend(body.results(op).zip(body.results(new)).filter(|pair| pair.0 != pair.1));
            body.place_op(block, new);
        }
    }
    body.replace_uses(|value| *results.get(&value).unwrap_or(&value));
    true
}

/// Returns the calls of constant pointers, with the symbols of their callees.
fn constant_calls(module: &Module, functions: &CallGraph, id: BodyId) -> FxHashMap<Op, AttrId> {
    let (cx, body) = (&module.cx, module.body(id));
    let ops = body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block));
    let constant = |&op: &Op| {
        let is_indirect = body.name(op) == CALL && cx.dict_get(body.attrs(op), name::CALLEE).is_none();
        let (&pointer, args) = body.operands(op).split_first().filter(|_| is_indirect)?;
        let address = body.defining_op(pointer).filter(|&op| body.name(op) == ADDRESSOF)?;
        let symbol = cx.dict_get(body.attrs(address), name::GLOBAL_NAME)?;
        let callee = functions.named(id, cx.symbol_value(symbol)?)?;
        let signature = signature(cx, callee.attrs)?;
        let results: Vec<TypeId> = body.results(op).map(|result| body.value_type(result)).collect();
        let fits = module.body(callee.body).entry_block(Region::ROOT).is_some()
            && !signature.variadic
            && cx.dict_get(body.attrs(op), name::VAR_CALLEE_TYPE).is_none()
            && body.value_types(args) == signature.params
            && results == super::results_of(signature.result).as_slice();
        fits.then_some((op, symbol))
    };
    ops.filter_map(constant).collect()
}

/// Creates the direct call of a function.
fn direct_call(cx: &mut Context, body: &mut Body, op: Op, symbol: AttrId) -> Op {
    let operands = body.operands(op)[1..].to_vec();
    let types: Vec<TypeId> = body.results(op).map(|result| body.value_type(result)).collect();
    let mut attrs = cx.dict_with(body.attrs(op), name::CALLEE, symbol);
    if cx.dict_get(attrs, name::OPERAND_SEGMENT_SIZES).is_some() {
        let sizes = cx.i32_array_attr(&[operands.len() as i64, 0]);
        attrs = cx.dict_with(attrs, name::OPERAND_SEGMENT_SIZES, sizes);
    }
    body.new_op(NewOp::new(CALL, body.loc(op), &operands, &types).attrs(attrs))
}
