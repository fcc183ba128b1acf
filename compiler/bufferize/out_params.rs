//! Results of public functions as out-parameters, as MLIR's `buffer-results-to-out-params` with hoisted allocations.
//!
//! Each result that was a tensor becomes an argument after the others: the memref into which the function writes the
//! result. A result of constant size that the function allocates is computed in that memref; others are copied to it.
//! The memrefs must not overlap other arguments.
//!
//! Calls within the module allocate the memrefs, which requires constant sizes.

use rustc_hash::FxHashMap;

use crate::diag::Diagnostics;
use crate::dialect::{func, memref};
use crate::ir::{
    AttrData, AttrId, Block, Body, Context, DYNAMIC, DictId, NameId, NewOp, Op, Region, TypeId, Value, name,
};

use super::function::{Function, declarations, is_public, symbol};
use super::ownership::ALIGNMENT;
use super::types::shape;
use super::{is_tensor, message};

/// The results of a function, of which those that were tensors are out-parameters.
type Results = Vec<bool>;

/// The functions with out-parameters, by symbol.
pub(super) struct OutParams {
    functions: FxHashMap<NameId, Results>,
}

impl OutParams {
    /// Returns the public functions with a body whose results have tensors. Called before bufferization.
    pub(super) fn of(cx: &Context, bodies: &[Body], functions: &[Function]) -> OutParams {
        let mut found = FxHashMap::default();
        for function in functions {
            let attrs = bodies[function.table.index()].attrs(function.op);
            if let (true, Some(symbol), Some((_, results))) =
                (is_public(cx, attrs), symbol(cx, attrs), func::signature(cx, attrs))
            {
                let results: Results = results.iter().map(|&ty| is_tensor(cx, ty)).collect();
                if results.contains(&true) {
                    found.insert(symbol, results);
                }
            }
        }
        OutParams { functions: found }
    }

    /// Changes the bodies and signatures of these functions, and their callers, after bufferization.
    pub(super) fn apply(
        &self,
        cx: &mut Context,
        bodies: &mut [Body],
        functions: &[Function],
        diagnostics: &mut Diagnostics,
    ) {
        for function in functions {
            let op = function.op;
            let attrs = bodies[function.table.index()].attrs(op);
            if let Some(results) = symbol(cx, attrs).and_then(|symbol| self.functions.get(&symbol)) {
                rewrite_body(cx, &mut bodies[function.body.index()], results);
            }
        }
        for body in bodies {
            self.rewrite_signatures(cx, body);
            self.rewrite_calls(cx, body, diagnostics);
        }
    }

    fn rewrite_signatures(&self, cx: &mut Context, table: &mut Body) {
        let ops: Vec<Op> = declarations(table).collect();
        for op in ops {
            let attrs = table.attrs(op);
            if let Some(results) = symbol(cx, attrs).and_then(|symbol| self.functions.get(&symbol)) {
                let attrs = signature(cx, attrs, results);
                table.set_attrs(op, attrs);
            }
        }
    }

    /// Rewrites the calls of a body.
    fn rewrite_calls(&self, cx: &mut Context, body: &mut Body, diagnostics: &mut Diagnostics) {
        let blocks: Vec<Block> = body.block_ids().collect();
        let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
        for block in blocks {
            let is_call = |&op: &Op| body.name(op) == func::CALL && self.of_call(cx, body, op).is_some();
            if !body.block_ops(block).iter().any(is_call) {
                continue;
            }
            for op in body.take_ops(block) {
                let results = if body.name(op) == func::CALL { self.of_call(cx, body, op) } else { None };
                let Some(results) = results else {
                    body.place_op(block, op);
                    continue;
                };
                if let Err(reason) = rewrite_call(cx, body, (block, op), results, &mut replaced) {
                    diagnostics.error(cx.location(body.loc(op)), message(cx, body, op, reason));
                }
            }
        }
        body.replace_uses(|value| replaced.get(&value).copied().unwrap_or(value));
    }

    fn of_call(&self, cx: &Context, body: &Body, op: Op) -> Option<&Results> {
        let callee = cx.dict_get(body.attrs(op), name::CALLEE).and_then(|attr| cx.symbol_value(attr))?;
        self.functions.get(&callee)
    }
}

/// Replaces a call by one that passes memrefs for the out-parameters, and records the replacements of its results.
fn rewrite_call(
    cx: &mut Context,
    body: &mut Body,
    (block, op): (Block, Op),
    results: &Results,
    replaced: &mut FxHashMap<Value, Value>,
) -> Result<(), &'static str> {
    let loc = body.loc(op);
    let old: Vec<Value> = body.results(op).collect();
    let mut operands = body.operands(op).to_vec();
    let mut types = Vec::new();
    for (&result, &is_out) in old.iter().zip(results) {
        let ty = body.value_type(result);
        if !is_out {
            types.push(ty);
            continue;
        }
        if shape(cx, ty).is_none_or(|shape| shape.contains(&DYNAMIC)) {
            return Err("the size of a result that is an out-parameter is not constant");
        }
        let alignment = cx.int_attr(TypeId::I64, ALIGNMENT);
        let segments = cx.i32_array_attr(&[0, 0]);
        let attrs = cx.dict(&mut [(name::ALIGNMENT, alignment), (name::OPERAND_SEGMENT_SIZES, segments)]);
        let alloc = body.append_op(block, NewOp::new(memref::ALLOC, loc, &[], &[ty]).attrs(attrs));
        let memref = body.result(alloc, 0);
        replaced.insert(result, memref);
        operands.push(memref);
    }
    let attrs = body.attrs(op);
    let call = body.append_op(block, NewOp::new(func::CALL, loc, &operands, &types).attrs(attrs));
    let kept = old.iter().zip(results).filter(|&(_, &is_out)| !is_out).map(|(&value, _)| value);
    replaced.extend(kept.zip(body.results(call)));
    Ok(())
}

/// Adds the arguments to the body of a function, and writes the results to them.
fn rewrite_body(cx: &Context, body: &mut Body, results: &Results) {
    let Some(entry) = body.entry_block(Region::ROOT) else { return };
    let blocks = body.region_blocks(Region::ROOT).to_vec();
    let returns: Vec<(Block, Op)> = blocks
        .iter()
        .filter_map(|&block| body.last_op(block).map(|op| (block, op)))
        .filter(|&(_, op)| body.name(op) == func::RETURN)
        .collect();
    let Some(&(_, first)) = returns.first() else { return };
    let types = body.value_types(body.operands(first));
    let outs: Vec<Option<Value>> = types
        .iter()
        .zip(results)
        .map(|(&ty, &is_out)| is_out.then(|| body.add_block_arg(entry, ty)))
        .collect();
    let mut replaced = FxHashMap::default();
    for &(block, op) in &returns {
        body.take_last_op(block);
        let (loc, attrs) = (body.loc(op), body.attrs(op));
        let values = body.operands(op).to_vec();
        let mut kept = Vec::new();
        for (&value, &out) in values.iter().zip(&outs) {
            let Some(out) = out else {
                kept.push(value);
                continue;
            };
            if returns.len() == 1 && replaces_allocation(cx, body, entry, value) {
                replaced.insert(value, out);
                let allocation = body.defining_op(value);
                body.retain_ops(entry, |&op| Some(op) != allocation);
            } else {
                body.append_op(block, NewOp::new(memref::COPY, loc, &[value, out], &[]));
                body.append_op(block, NewOp::new(memref::DEALLOC, loc, &[value], &[]));
            }
        }
        body.append_op(block, NewOp::new(func::RETURN, loc, &kept, &[]).attrs(attrs));
    }
    body.replace_uses(|value| replaced.get(&value).copied().unwrap_or(value));
}

/// Returns true if a value is an allocation of constant size in the entry block. The caller's memref may replace it.
fn replaces_allocation(cx: &Context, body: &Body, entry: Block, value: Value) -> bool {
    body.defining_op(value).is_some_and(|op| {
        body.name(op) == memref::ALLOC
            && body.parent_block(op) == Some(entry)
            && shape(cx, body.value_type(value)).is_some_and(|shape| !shape.contains(&DYNAMIC))
    })
}

/// Returns the attributes of a function with out-parameters.
fn signature(cx: &mut Context, attrs: DictId, results: &Results) -> DictId {
    let Some((mut inputs, old)) = func::signature(cx, attrs) else { return attrs };
    let argument_count = inputs.len();
    let out = old.iter().zip(results).filter(|&(_, &is_out)| is_out).map(|(&ty, _)| ty);
    inputs.extend(out);
    let kept: Vec<TypeId> =
        old.iter().zip(results).filter(|&(_, &is_out)| !is_out).map(|(&ty, _)| ty).collect();
    let ty = cx.function_type(&inputs, &kept);
    let ty = cx.type_attr(ty);
    let mut attrs = cx.dict_with(attrs, name::FUNCTION_TYPE, ty);
    let empty = cx.attr(AttrData::Dict(DictId::EMPTY));
    let list = |cx: &Context, list: NameId, count: usize| -> Vec<AttrId> {
        let list = cx.dict_get(attrs, list).and_then(|attr| cx.array_value(attr));
        list.map_or_else(|| vec![empty; count], <[AttrId]>::to_vec)
    };
    let (mut of_args, of_results) =
        (list(cx, name::ARG_ATTRS, argument_count), list(cx, name::RES_ATTRS, old.len()));
    // The attributes of a result are those of its out-parameter.
    let mut of_kept = Vec::new();
    for (&attr, &is_out) in of_results.iter().zip(results) {
        if is_out { of_args.push(attr) } else { of_kept.push(attr) }
    }
    for (list, dicts) in [(name::ARG_ATTRS, of_args), (name::RES_ATTRS, of_kept)] {
        attrs = if dicts.iter().all(|&dict| dict == empty) {
            cx.dict_without(attrs, &[list])
        } else {
            let dicts = cx.attr(AttrData::Array(dicts.into()));
            cx.dict_with(attrs, list, dicts)
        };
    }
    attrs
}
