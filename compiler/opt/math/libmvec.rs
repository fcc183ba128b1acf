//! Vector functions of glibc: libmvec. Their names and their convention are those of the vector ABI of x86-64.
//!
//! *Limits.* A call handles one register of 128 bits. Scalars are calls of the C library, so the remainder of a loop may
//! have other rounding errors than its vectors.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::function::FUNC;
use crate::ir::{
    AttrData, BodyId, FloatKind, Loc, Module, NameId, NewOp, Op, Region, TypeData, TypeId, Value, name,
};
use crate::opt::analysis::effects::Effects;
use crate::opt::analysis::math_function::Typed;
use crate::opt::function::Emitter;

/// The cost of a call for one register, approximately in instructions.
pub(super) const WEIGHT: i64 = 50;
/// The beginning of the names of functions for registers of 128 bits, without masks.
const PREFIX: &str = "_ZGVbN";

/// The lanes of a register.
fn register((_, kind): Typed) -> i64 {
    if kind == FloatKind::F32 { 4 } else { 2 }
}

/// The name of a function: `_ZGVbN4v_expf` for four lanes of `f32`.
fn symbol(typed: Typed) -> String {
    let (function, kind) = typed;
    let suffix = if kind == FloatKind::F32 { "f" } else { "" };
    let operands = "v".repeat(function.operand_count());
    format!("{PREFIX}{}{operands}_{}{suffix}", register(typed), function.name())
}

/// Emits calls for vectors of `lanes` lanes.
pub(super) fn emit(emit: &mut Emitter, function: Typed, arguments: &[Value], lanes: i64) -> Value {
    let each = register(function);
    let element = if function.1 == FloatKind::F32 { TypeId::F32 } else { TypeId::F64 };
    let ty = emit.f.vector_type(each, element);
    let symbol = emit.f.cx.name(symbol(function));
    let callee = emit.f.cx.symbol_attr(symbol);
    let attrs = emit.f.cx.dict(&mut [(name::CALLEE, callee)]);
    let attrs = Effects::NONE.declare(emit.f.cx, attrs);
    let mut parts: Vec<Value> = Vec::new();
    for first in (0..lanes).step_by(each as usize) {
        // Lanes that are missing repeat the last one.
        let mask: Vec<i64> = (first..first + each).map(|lane| lane.min(lanes - 1)).collect();
        let own: SmallVec<[Value; 2]> = arguments
            .iter()
            .map(|&argument| if lanes == each { argument } else { emit.shuffle(argument, argument, &mask) })
            .collect();
        parts.push(emit.value(CALL, &own, ty, attrs));
    }
    let mut len = each;
    while parts.len() > 1 {
        let all: Vec<i64> = (0..2 * len).collect();
        parts = parts.chunks(2).map(|pair| emit.shuffle(pair[0], pair[pair.len() - 1], &all)).collect();
        len *= 2;
    }
    let mask: Vec<i64> = (0..lanes).collect();
    if len == lanes { parts[0] } else { emit.shuffle(parts[0], parts[0], &mask) }
}

/// Declares the functions that functions of a module call, given the bodies of these and of the modules around them.
pub(in crate::opt) fn declare(module: &mut Module, functions: &[(BodyId, BodyId)]) {
    let mut declared: FxHashSet<(BodyId, NameId)> = FxHashSet::default();
    for &(table, id) in functions {
        for (symbol, ty) in called(module, id) {
            if declared.insert((table, symbol)) && !is_declared(module, table, symbol) {
                append(module, table, (symbol, ty));
            }
        }
    }
}

/// The functions of the library that a body calls, with their types.
fn called(module: &mut Module, id: BodyId) -> Vec<(NameId, TypeId)> {
    let (cx, body) = module.split(id);
    let ops: Vec<Op> = body.block_ids().flat_map(|block| body.block_ops(block).to_vec()).collect();
    let mut called = Vec::new();
    for op in ops.into_iter().filter(|&op| body.name(op) == CALL) {
        let callee = cx.dict_get(body.attrs(op), name::CALLEE).and_then(|attr| cx.symbol_value(attr));
        let Some(symbol) = callee.filter(|&symbol| cx.str(symbol).starts_with(PREFIX)) else { continue };
        let params = body.value_types(body.operands(op));
        let result = body.value_type(body.result(op, 0));
        let ty = TypeData::LlvmFunction { result, params: params.as_slice().into(), variadic: false };
        called.push((symbol, cx.ty(ty)));
    }
    called
}

fn is_declared(module: &Module, table: BodyId, symbol: NameId) -> bool {
    let body = module.body(table);
    let mut ops = body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block));
    let named = |op: Op| module.cx.dict_get(body.attrs(op), name::SYM_NAME);
    ops.any(|&op| named(op).and_then(|attr| module.cx.string_value(attr)) == Some(symbol))
}

fn append(module: &mut Module, table: BodyId, (symbol, ty): (NameId, TypeId)) {
    let symbol = module.cx.attr(AttrData::String(symbol));
    let ty = module.cx.type_attr(ty);
    let attrs = module.cx.dict(&mut [(name::SYM_NAME, symbol), (name::FUNCTION_TYPE, ty)]);
    let body = module.body_mut(table);
    let region = body.new_region();
    let Some(&block) = body.region_blocks(Region::ROOT).first() else { return };
    body.append_op(block, NewOp::new(FUNC, Loc::UNKNOWN, &[], &[]).attrs(attrs).regions(&[region]));
}
