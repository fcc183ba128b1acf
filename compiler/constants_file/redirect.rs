//! References to constants in the file.

use rustc_hash::FxHashMap;

use crate::codegen::{function_bodies, symbol_table};
use crate::dialect::llvm::arith::CONSTANT;
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::global::{ADDRESSOF, GLOBAL};
use crate::dialect::llvm::memory::{DYNAMIC_INDEX, GETELEMENTPTR};
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{Block, Body, Context, Loc, Module, NameId, NewOp, Op, Region, TypeId, Value, name};

use super::support::ADDRESS;

/// Replaces the addresses of some constants by offsets in the file, and removes the constants.
pub(super) fn redirect(module: &mut Module, offsets: &FxHashMap<NameId, u64>) {
    for id in function_bodies(module) {
        let (cx, body) = module.split(id);
        if top_level_ops(body).any(|op| offset(cx, body, op, offsets).is_some()) {
            redirect_in(cx, body, offsets);
        }
    }
    let (cx, body) = module.split(symbol_table(module));
    let is_moved = |op: Op| {
        body.name(op) == GLOBAL && symbol_name(cx, body, op).is_some_and(|name| offsets.contains_key(&name))
    };
    let moved: Vec<Op> = top_level_ops(body).filter(|&op| is_moved(op)).collect();
    for block in body.region_blocks(Region::ROOT).to_vec() {
        body.retain_ops(block, |op| !moved.contains(op));
    }
}

/// Returns the offset of the constant whose address an operation is.
fn offset(cx: &Context, body: &Body, op: Op, offsets: &FxHashMap<NameId, u64>) -> Option<u64> {
    let attr = cx.dict_get(body.attrs(op), name::GLOBAL_NAME).filter(|_| body.name(op) == ADDRESSOF)?;
    offsets.get(&cx.symbol_value(attr)?).copied()
}

fn redirect_in(cx: &mut Context, body: &mut Body, offsets: &FxHashMap<NameId, u64>) {
    let Some(entry) = body.entry_block(Region::ROOT) else { return };
    let address = cx.name(ADDRESS);
    let callee = cx.symbol_attr(address);
    let attrs = cx.dict(&mut [(name::CALLEE, callee)]);
    let call = body.new_op(NewOp::new(CALL, Loc::UNKNOWN, &[], &[TypeId::PTR]).attrs(attrs));
    let base = body.result(call, 0);
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    for block in body.region_blocks(Region::ROOT).to_vec() {
        for op in body.take_ops(block) {
            match offset(cx, body, op, offsets) {
                Some(offset) => {
                    let value = append_address(cx, body, (block, op), base, offset);
                    replaced.insert(body.result(op, 0), value);
                }
                None => body.place_op(block, op),
            }
        }
    }
    body.place_ops_first(entry, &[call]);
    body.replace_uses(|value| replaced.get(&value).copied().unwrap_or(value));
}

/// Appends the address at an offset from `base` to a block, in place of an operation.
fn append_address(
    cx: &mut Context,
    body: &mut Body,
    (block, op): (Block, Op),
    base: Value,
    offset: u64,
) -> Value {
    let loc = body.loc(op);
    let number = cx.int_attr(TypeId::I64, offset.into());
    let attrs = cx.dict(&mut [(name::VALUE, number)]);
    let number = body.append_op(block, NewOp::new(CONSTANT, loc, &[], &[TypeId::I64]).attrs(attrs));
    let number = body.result(number, 0);
    let (indices, byte) = (cx.i32_array_attr(&[DYNAMIC_INDEX]), cx.type_attr(TypeId::I8));
    let attrs = cx.dict(&mut [(name::RAW_CONSTANT_INDICES, indices), (name::ELEM_TYPE, byte)]);
    let (operands, results) = ([base, number], [TypeId::PTR]);
    let address = body.append_op(block, NewOp::new(GETELEMENTPTR, loc, &operands, &results).attrs(attrs));
    body.result(address, 0)
}
