//! Vector predication. The results of inactive lanes are undefined, so operations that cannot trap are computed for all
//! lanes.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::lower::arith::{add, ashr, binary, lshr, sdiv, shl, srem, sub, udiv, unary, urem};
use crate::codegen::lower::cast;
use crate::codegen::lower::float;
use crate::codegen::lower::integer::multiply::mul;
use crate::codegen::lower::intrinsic::{pick, ternary};
use crate::codegen::types::float_format::Format;
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::vp::*;
use crate::ir::{Op, OpName};

use super::masked::Active;
use super::reduce::Combine;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (ADD, |fx, op| binary(fx, op, add)),
    (SUB, |fx, op| binary(fx, op, sub)),
    (MUL, |fx, op| binary(fx, op, mul)),
    (SDIV, |fx, op| divide(fx, op, sdiv)),
    (UDIV, |fx, op| divide(fx, op, udiv)),
    (SREM, |fx, op| divide(fx, op, srem)),
    (UREM, |fx, op| divide(fx, op, urem)),
    (ASHR, |fx, op| binary(fx, op, ashr)),
    (LSHR, |fx, op| binary(fx, op, lshr)),
    (SHL, |fx, op| binary(fx, op, shl)),
    (OR, |fx, op| binary(fx, op, |fx, _, a, b| Ok(fx.ins().bor(a, b)))),
    (AND, |fx, op| binary(fx, op, |fx, _, a, b| Ok(fx.ins().band(a, b)))),
    (XOR, |fx, op| binary(fx, op, |fx, _, a, b| Ok(fx.ins().bxor(a, b)))),
    (SMAX, |fx, op| binary(fx, op, smax)),
    (SMIN, |fx, op| binary(fx, op, smin)),
    (UMAX, |fx, op| binary(fx, op, umax)),
    (UMIN, |fx, op| binary(fx, op, umin)),
    (FADD, |fx, op| binary(fx, op, float::add)),
    (FSUB, |fx, op| binary(fx, op, float::sub)),
    (FMUL, |fx, op| binary(fx, op, float::mul)),
    (FDIV, |fx, op| binary(fx, op, float::div)),
    (FREM, |fx, op| binary(fx, op, float::rem)),
    (FNEG, |fx, op| unary(fx, op, float::neg)),
    (FMULADD, |fx, op| ternary(fx, op, float::multiply_add)),
    (FMA, |fx, op| ternary(fx, op, float::fused)),
    (REDUCE_ADD, |fx, op| reduce(fx, op, |_| 0, add)),
    (REDUCE_MUL, |fx, op| reduce(fx, op, |_| 1, mul)),
    (REDUCE_AND, |fx, op| reduce(fx, op, |_| u128::MAX, |fx, _, a, b| Ok(fx.ins().band(a, b)))),
    (REDUCE_OR, |fx, op| reduce(fx, op, |_| 0, |fx, _, a, b| Ok(fx.ins().bor(a, b)))),
    (REDUCE_XOR, |fx, op| reduce(fx, op, |_| 0, |fx, _, a, b| Ok(fx.ins().bxor(a, b)))),
    (REDUCE_SMAX, |fx, op| reduce(fx, op, |scalar| 1 << (scalar.bits() - 1), smax)),
    (REDUCE_SMIN, |fx, op| reduce(fx, op, |scalar| (1 << (scalar.bits() - 1)) - 1, smin)),
    (REDUCE_UMAX, |fx, op| reduce(fx, op, |_| 0, umax)),
    (REDUCE_UMIN, |fx, op| reduce(fx, op, |_| u128::MAX, umin)),
    (REDUCE_FADD, |fx, op| reduce(fx, op, minus_zero, float::add)),
    (REDUCE_FMUL, |fx, op| reduce(fx, op, one, float::mul)),
    (REDUCE_FMAX, |fx, op| reduce(fx, op, nan, float::max_number)),
    (REDUCE_FMIN, |fx, op| reduce(fx, op, nan, float::min_number)),
    (SELECT, select),
    (MERGE, merge),
    (LOAD, load),
    (STORE, store),
    (STRIDED_LOAD, load),
    (STRIDED_STORE, store),
    (TRUNC, cast::zext_or_trunc),
    (ZEXT, cast::zext_or_trunc),
    (SEXT, cast::sign_extend),
    (FPTRUNC, cast::float_to_float),
    (FPEXT, cast::float_to_float),
    (FPTOUI, |fx, op| cast::to_integer(fx, op, false)),
    (FPTOSI, |fx, op| cast::to_integer(fx, op, true)),
    (UITOFP, |fx, op| cast::to_float(fx, op, false)),
    (SITOFP, |fx, op| cast::to_float(fx, op, true)),
    (PTRTOINT, cast::zext_or_trunc),
    (INTTOPTR, cast::zext_or_trunc),
];

fn smax(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    pick(fx, leaf, a, b, IntCC::SignedGreaterThan)
}

fn smin(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    pick(fx, leaf, a, b, IntCC::SignedLessThan)
}

fn umax(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    pick(fx, leaf, a, b, IntCC::UnsignedGreaterThan)
}

fn umin(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    pick(fx, leaf, a, b, IntCC::UnsignedLessThan)
}

/// Tests if lane `lane` is below the length, the last operand.
fn within(fx: &mut FunctionCx, op: Op, lane: usize) -> Lower<Value> {
    let length = fx.single(op, fx.body.operands(op).len() - 1)?;
    Ok(fx.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, length, lane as i64))
}

/// Returns the mask bits of all lanes, from the mask and the length, which are the last two operands.
fn active(fx: &mut FunctionCx, op: Op) -> Lower<Vec<Active>> {
    let mask = fx.lanes(op, fx.body.operands(op).len() - 2)?;
    let mut out = Vec::new();
    for (lane, bit) in mask.into_iter().enumerate() {
        let within = within(fx, op, lane)?;
        out.push(Active::Value(fx.ins().band(bit, within)));
    }
    Ok(out)
}

/// Returns the value of an active lane, and `otherwise` for the others.
fn or_else(fx: &mut FunctionCx, active: Active, value: Value, otherwise: Value) -> Value {
    match active {
        Active::Known(true) => value,
        Active::Known(false) => otherwise,
        Active::Value(bit) => fx.select(bit, value, otherwise),
    }
}

/// Lowers a division. Inactive lanes are divided by one.
fn divide(fx: &mut FunctionCx, op: Op, f: Combine) -> Lower {
    let leaf = Leaf { scalar: fx.scalar(fx.result_type(op))?, lanes: 1, offset: 0 };
    let division = Division(op);
    let (lhs, rhs) = (fx.lanes_of(division.lhs(fx.body))?, fx.lanes_of(division.rhs(fx.body))?);
    let active = active(fx, op)?;
    let one = fx.constant(leaf, 1);
    let mut out = Leaves::new();
    for ((a, b), active) in lhs.into_iter().zip(rhs).zip(active) {
        let divisor = or_else(fx, active, b, one);
        out.push(f(fx, leaf, a, divisor)?);
    }
    fx.set_lanes(op, &out)
}

/// Returns the bits of -0, the neutral element of addition.
fn minus_zero(scalar: Scalar) -> u128 {
    1 << (scalar.bits() - 1)
}

fn one(scalar: Scalar) -> u128 {
    Format::of(scalar).map_or(1, Format::one)
}

fn nan(scalar: Scalar) -> u128 {
    Format::of(scalar).map_or(0, Format::nan)
}

/// Lowers a reduction, in order from the start value. Inactive lanes are the neutral element.
fn reduce(fx: &mut FunctionCx, op: Op, neutral: fn(Scalar) -> u128, f: Combine) -> Lower {
    let scalar = fx.scalar(fx.result_type(op))?;
    if scalar.is_half() {
        return needs("it needs predicated reductions of half-precision floats");
    }
    let leaf = Leaf { scalar, lanes: 1, offset: 0 };
    let neutral = fx.constant(leaf, neutral(scalar));
    let mut total = fx.single_leaf(Reduction(op).start_value(fx.body))?;
    let lanes = fx.lanes_of(Reduction(op).val(fx.body))?;
    for (lane, active) in lanes.into_iter().zip(active(fx, op)?) {
        let lane = or_else(fx, active, lane, neutral);
        total = f(fx, leaf, total, lane)?;
    }
    fx.set(op, &[total]);
    Ok(())
}

/// Returns the lanes of the condition and of both values of a select.
fn select_lanes(fx: &mut FunctionCx, op: Op) -> Lower<[Leaves; 3]> {
    let select = Select(op);
    let bits = fx.lanes_of(select.cond(fx.body))?;
    Ok([bits, fx.lanes_of(select.true_val(fx.body))?, fx.lanes_of(select.false_val(fx.body))?])
}

fn select(fx: &mut FunctionCx, op: Op) -> Lower {
    let [bits, yes, no] = select_lanes(fx, op)?;
    let mut out = Leaves::new();
    for ((bit, yes), no) in bits.into_iter().zip(yes).zip(no) {
        out.push(fx.select(bit, yes, no));
    }
    fx.set_lanes(op, &out)
}

fn merge(fx: &mut FunctionCx, op: Op) -> Lower {
    let [bits, yes, no] = select_lanes(fx, op)?;
    let mut out = Leaves::new();
    for (lane, ((bit, yes), no)) in bits.into_iter().zip(yes).zip(no).enumerate() {
        let within = within(fx, op, lane)?;
        let chosen = fx.ins().band(bit, within);
        out.push(fx.select(chosen, yes, no));
    }
    fx.set_lanes(op, &out)
}

/// Returns the stride of lanes in bytes: an operand, or their size.
fn lane_stride(fx: &mut FunctionCx, operand: Option<crate::ir::Value>, leaf: Leaf) -> Lower<Value> {
    let Some(operand) = operand else { return Ok(fx.int(types::I64, leaf.scalar.bytes().into())) };
    let scalar = fx.scalar(fx.body.value_type(operand))?;
    let stride = fx.single_leaf(operand)?;
    let stride = fx.signed(Leaf { scalar, lanes: 1, offset: 0 }, stride);
    Ok(fx.resize(stride, types::I64, true))
}

fn address_at(fx: &mut FunctionCx, base: Value, stride: Value, lane: usize) -> Value {
    let distance = fx.ins().imul_imm_s(stride, lane as i64);
    fx.ins().iadd(base, distance)
}

fn load(fx: &mut FunctionCx, op: Op) -> Lower {
    let ty = fx.result_type(op);
    let leaf = fx.memory_lane(ty)?;
    let base = fx.single_leaf(Load(op).ptr(fx.body))?;
    let stride = StridedLoad::cast(fx.body, op).map(|load| load.stride(fx.body));
    let stride = lane_stride(fx, stride, leaf)?;
    let active = active(fx, op)?;
    let zero = fx.constant(leaf, 0);
    let otherwise = vec![zero; active.len()];
    let lanes = fx.load_lanes(leaf, &active, &otherwise, |fx, lane| address_at(fx, base, stride, lane))?;
    fx.set_lanes(op, &lanes)
}

fn store(fx: &mut FunctionCx, op: Op) -> Lower {
    let value = Store(op).val(fx.body);
    let leaf = fx.memory_lane(fx.body.value_type(value))?;
    let values = fx.lanes_of(value)?;
    let base = fx.single_leaf(Store(op).ptr(fx.body))?;
    let stride = StridedStore::cast(fx.body, op).map(|store| store.stride(fx.body));
    let stride = lane_stride(fx, stride, leaf)?;
    let active = active(fx, op)?;
    fx.store_lanes(leaf, &active, &values, |fx, lane| address_at(fx, base, stride, lane))
}
