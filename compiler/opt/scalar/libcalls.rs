//! Simplification of library calls: `sqrt` and `sqrtf` of the C library, which set `errno` for negative numbers.
//!
//! `simplify-libcalls` replaces calls whose arguments are provably non-negative by the instruction.
//! `partially-inline-libcalls` inlines the fast path of the others: the instruction, and a call unless the argument is
//! at least zero. It runs late, because it adds control flow.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{FADD, FDIV, FMUL, SELECT};
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::cast::{FPEXT, FPTRUNC, UITOFP};
use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::intrinsic::{EXP, FABS, FMA, FMULADD, SQRT};
use crate::ir::{Block, NamedAttr, Op, Region, Value, name};
use crate::opt::function::{Emitter, Function};

/// Depth limit of expressions that are provably non-negative.
const MAX_DEPTH: u32 = 6;

/// The pass `simplify-libcalls`.
pub(crate) fn simplify_libcalls(f: &mut Function) {
    let mut results = FxHashMap::default();
    for block in f.blocks() {
        let is_simple = |f: &Function, op| {
            is_square_root(f, op) && cannot_be_negative(f, f.body.operands(op)[0], MAX_DEPTH)
        };
        if !f.body.block_ops(block).iter().any(|&op| is_simple(f, op)) {
            continue;
        }
        for op in f.body.take_ops(block) {
            if !is_simple(f, op) || !f.may_rewrite() {
                f.body.place_op(block, op);
                continue;
            }
            let loc = f.body.loc(op);
            let root = square_root(&mut f.emit(block, loc), op);
            results.insert(f.body.result(op, 0), root);
            f.done(loc, || "replaced call of sqrt by instruction".into());
        }
    }
    f.replace(&results);
}

/// The pass `partially-inline-libcalls`.
pub(crate) fn partially_inline_libcalls(f: &mut Function) {
    let mut results = FxHashMap::default();
    for block in f.blocks() {
        let mut block = block;
        while let Some(at) = f.body.block_ops(block).iter().position(|&op| is_square_root(f, op)) {
            if !f.may_rewrite() {
                break;
            }
            let call = f.body.block_ops(block)[at];
            let (tail, root) = inline(f, block, at);
            results.insert(f.body.result(call, 0), root);
            f.done(f.body.loc(call), || "inlined fast path of sqrt".into());
            block = tail;
        }
    }
    f.replace(&results);
}

/// Returns true for calls of `sqrt` and `sqrtf`.
fn is_square_root(f: &Function, op: Op) -> bool {
    let attrs = f.body.attrs(op);
    let callee = f.cx.dict_get(attrs, name::CALLEE).and_then(|attr| f.cx.symbol_value(attr));
    f.body.name(op) == CALL
        && callee.is_some_and(|callee| f.symbols.is_square_root(f.table, callee))
        && f.call_effects(op).is_some()
}

/// Returns true if a float is provably zero of any sign, positive, or NaN.
fn cannot_be_negative(f: &Function, value: Value, depth: u32) -> bool {
    let Some(op) = f.body.defining_op(value) else {
        return false;
    };
    let cannot_be_negative = |value: Value| depth > 0 && cannot_be_negative(f, value, depth - 1);
    match (f.body.name(op), f.body.operands(op)) {
        (FABS | SQRT | EXP | UITOFP, _) => true,
        (FMUL, &[a, b]) => a == b || (cannot_be_negative(a) && cannot_be_negative(b)),
        (FADD, &[a, b]) => cannot_be_negative(a) && cannot_be_negative(b),
        (FMULADD | FMA, &[a, b, c]) => {
            cannot_be_negative(c) && (a == b || (cannot_be_negative(a) && cannot_be_negative(b)))
        }
        // Division by negative zero yields a negative result.
        (FDIV, &[a, b]) => cannot_be_negative(a) && f.float_of(b).is_some_and(|b| b > 0.0),
        (SELECT, &[_, a, b]) => cannot_be_negative(a) && cannot_be_negative(b),
        (FPEXT | FPTRUNC, &[a]) => cannot_be_negative(a),
        _ => f.float_of(value).is_some_and(|number| number >= 0.0),
    }
}

/// Emits the instruction that replaces a call.
fn square_root(emit: &mut Emitter, call: Op) -> Value {
    let (number, ty) = (emit.f.body.operands(call)[0], emit.ty(emit.f.body.result(call, 0)));
    let flags = emit.f.attr(call, name::FASTMATH_FLAGS);
    let flags: Vec<NamedAttr> = flags.map(|flags| (name::FASTMATH_FLAGS, flags)).into_iter().collect();
    emit.value_with(SQRT, &[number], ty, &flags)
}

/// Inlines the fast path of the call at an index of a block. Returns the block of the operations after it, and the
/// result of the instruction. That equals the result of the call: both are NaN for negative numbers.
fn inline(f: &mut Function, block: Block, at: usize) -> (Block, Value) {
    let mut ops = f.body.take_ops(block);
    let mut after = ops.split_off(at);
    let call = after.remove(0);
    ops.into_iter().for_each(|op| f.body.place_op(block, op));
    let [tail, library] = [(); 2].map(|()| f.body.append_block(Region::ROOT, &[]));
    after.into_iter().for_each(|op| f.body.place_op(tail, op));
    f.body.place_op(library, call);
    let loc = f.body.loc(call);
    f.emit(library, loc).branch(tail, &[]);

    let mut emit = f.emit(block, loc);
    let root = square_root(&mut emit, call);
    let (number, ty) = (emit.f.body.operands(call)[0], emit.ty(root));
    let zero = emit.float(ty, 0.0);
    let is_nonnegative = emit.compare_floats(FloatPredicate::Oge, number, zero);
    emit.branch_if(is_nonnegative, (tail, &[]), (library, &[]));
    (tail, root)
}
