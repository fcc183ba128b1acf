//! Instrumentation of modules in the LLVM dialect: a counter of floating-point operations.
//!
//! Each block adds the number of its operations to a global variable. Additions, subtractions, multiplications,
//! divisions, remainders and square roots count as one for each lane, a fused multiplication and addition as two, a
//! reduction as one for each lane that it adds. Calls of math functions do not count.

use crate::codegen::{function_bodies, symbol_table};
use crate::dialect::llvm::arith::{ADD, CONSTANT, FADD, FDIV, FMUL, FREM, FSUB};
use crate::dialect::llvm::global::{ADDRESSOF, GLOBAL};
use crate::dialect::llvm::intrinsic::{FMA, FMULADD, SQRT};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::llvm::reduce::{REDUCE_FADD, REDUCE_FMUL};
use crate::ir::{Block, Body, Context, Loc, Module, NewOp, Op, Region, TypeData, TypeId, Value, name};

/// The symbol of the counter, a global variable of type `i64`.
pub const COUNTER: &str = "mlirc_float_operations";

/// Adds the counter to a module.
pub fn count_float_operations(module: &mut Module) {
    for id in function_bodies(module) {
        let (cx, body) = module.split(id);
        for block in body.region_blocks(Region::ROOT).to_vec() {
            let count = body.block_ops(block).iter().map(|&op| operations(cx, body, op)).sum();
            if count > 0 {
                add_to_counter(cx, body, block, count);
            }
        }
    }
    let (cx, body) = module.split(symbol_table(module));
    add_counter(cx, body);
}

/// Returns the number of floating-point operations that an operation performs.
fn operations(cx: &Context, body: &Body, op: Op) -> u64 {
    let lanes = |value: Value| match cx.type_data(body.value_type(value)) {
        TypeData::Vector { shape, .. } => shape.iter().product::<i64>().unsigned_abs(),
        _ => 1,
    };
    match body.name(op) {
        FADD | FSUB | FMUL | FDIV | FREM | SQRT => lanes(body.result(op, 0)),
        FMA | FMULADD => 2 * lanes(body.result(op, 0)),
        REDUCE_FADD | REDUCE_FMUL => lanes(body.operands(op)[1]),
        _ => 0,
    }
}

/// Adds a number to the counter before the terminator of a block.
fn add_to_counter(cx: &mut Context, body: &mut Body, block: Block, count: u64) {
    let Some(terminator) = body.take_last_op(block) else { return };
    let counter = cx.name(COUNTER);
    let counter = cx.symbol_attr(counter);
    let attrs = cx.dict(&mut [(name::GLOBAL_NAME, counter)]);
    let address =
        body.append_op(block, NewOp::new(ADDRESSOF, Loc::UNKNOWN, &[], &[TypeId::PTR]).attrs(attrs));
    let address = body.result(address, 0);
    let old = body.append_op(block, NewOp::new(LOAD, Loc::UNKNOWN, &[address], &[TypeId::I64]));
    let number = cx.int_attr(TypeId::I64, count.into());
    let attrs = cx.dict(&mut [(name::VALUE, number)]);
    let number = body.append_op(block, NewOp::new(CONSTANT, Loc::UNKNOWN, &[], &[TypeId::I64]).attrs(attrs));
    let operands = [body.result(old, 0), body.result(number, 0)];
    let new = body.append_op(block, NewOp::new(ADD, Loc::UNKNOWN, &operands, &[TypeId::I64]));
    body.append_op(block, NewOp::new(STORE, Loc::UNKNOWN, &[body.result(new, 0), address], &[]));
    body.place_op(block, terminator);
}

/// Defines the counter.
fn add_counter(cx: &mut Context, table: &mut Body) {
    let symbol = cx.string_attr(COUNTER);
    let (ty, zero) = (cx.type_attr(TypeId::I64), cx.int_attr(TypeId::I64, 0));
    let attrs = cx.dict(&mut [(name::SYM_NAME, symbol), (name::GLOBAL_TYPE, ty), (name::VALUE, zero)]);
    let region = table.new_region();
    let block = table.entry_block(Region::ROOT).unwrap_or_else(|| table.append_block(Region::ROOT, &[]));
    table.append_op(block, NewOp::new(GLOBAL, Loc::UNKNOWN, &[], &[]).attrs(attrs).regions(&[region]));
}
