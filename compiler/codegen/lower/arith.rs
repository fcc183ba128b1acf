//! Integer and float arithmetic, and constants.

use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::constants::bits;
use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::arith::*;
use crate::dialect::llvm::arith::{Binary, Freeze};
use crate::ir::{Op, OpName, TypeData, ValueDef, name};

use super::float;
use super::float::min_max;
use super::integer::multiply::mul;
use super::integer::{divide, exact};
use super::vector::mask;
use super::vector::pairwise_add;
use super::vector::shift::{self, Shift};
use super::vector::undefined_lanes;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (ADD, sum),
    (SUB, |fx, op| binary(fx, op, sub)),
    (MUL, |fx, op| commutative(fx, op, mul)),
    (UDIV, |fx, op| exact_or(fx, op, udiv)),
    (SDIV, |fx, op| exact_or(fx, op, sdiv)),
    (UREM, |fx, op| divide(fx, op, urem)),
    (SREM, |fx, op| divide(fx, op, srem)),
    (AND, |fx, op| bitwise(fx, op, |fx, a, b| fx.ins().band(a, b))),
    (OR, |fx, op| bitwise(fx, op, |fx, a, b| fx.ins().bor(a, b))),
    (XOR, |fx, op| bitwise(fx, op, |fx, a, b| fx.ins().bxor(a, b))),
    (SHL, |fx, op| binary(fx, op, shl)),
    (LSHR, |fx, op| binary(fx, op, lshr)),
    (ASHR, |fx, op| binary(fx, op, ashr)),
    (FADD, |fx, op| commutative(fx, op, float::add)),
    (FSUB, |fx, op| binary(fx, op, float::sub)),
    (FMUL, |fx, op| commutative(fx, op, float::mul)),
    (FDIV, |fx, op| binary(fx, op, float::div)),
    (FREM, |fx, op| binary(fx, op, float::rem)),
    (FNEG, |fx, op| unary(fx, op, float::neg)),
    (SELECT, select),
    (FREEZE, |fx, op| fx.forward(op, Freeze(op).val(fx.body))),
    (CONSTANT, constant),
    (UNDEF, zero),
    (POISON, poison),
    (ZERO, zero),
];

/// Lowers an operation on each leaf of one operand. The result has the same type.
pub(crate) fn unary(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Leaf, Value) -> Lower<Value>,
) -> Lower {
    let shape = fx.shape_of(fx.body.operands(op)[0])?;
    let operand = fx.operand(op, 0)?;
    let mut out = Leaves::new();
    for (&leaf, value) in shape.leaves.iter().zip(operand) {
        out.push(fx.in_wide(leaf, &[value], |fx, leaf, args| f(fx, leaf, args[0]))?);
    }
    fx.set(op, &out);
    Ok(())
}

/// Like [`binary`], for commutative operations. The first operand, which some instructions overwrite, is the one that
/// is less likely to be used later.
fn commutative(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<Value>,
) -> Lower {
    let &[lhs, rhs] = fx.body.operands(op) else { return binary(fx, op, f) };
    let block = fx.body.parent_block(op);
    let is_kept = |value: crate::ir::Value| {
        let is_outside = match fx.body.value_def(value) {
            ValueDef::Argument(home) => Some(home) != block,
            ValueDef::Result(op) => fx.body.parent_block(op) != block,
            ValueDef::Forward => false,
        };
        is_outside || fx.uses.of(fx.body, value).len() > 1
    };
    let is_vector = matches!(fx.cx().type_data(fx.body.value_type(lhs)), TypeData::Vector { .. });
    let is_swapped = fx.env.support.overwriting_vectors && is_vector && is_kept(lhs) && !is_kept(rhs);
    binary(fx, op, |fx, leaf, a, b| match is_swapped && leaf.is_vector() {
        true => f(fx, leaf, b, a),
        false => f(fx, leaf, a, b),
    })
}

fn bitwise(fx: &mut FunctionCx, op: Op, f: fn(&mut FunctionCx, Value, Value) -> Value) -> Lower {
    mask::combine(fx, op, f);
    if fx.is_wide_view() && !fx.has_wide_shape(fx.result_type(op)) {
        return Ok(());
    }
    binary(fx, op, |fx, _, a, b| Ok(f(fx, a, b)))
}

/// Lowers an operation on each pair of leaves of two operands of one type.
pub(crate) fn binary(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<Value>,
) -> Lower {
    let mut out = Leaves::new();
    for (leaf, a, b) in leaf_pairs(fx, op)? {
        out.push(fx.in_wide(leaf, &[a, b], |fx, leaf, args| f(fx, leaf, args[0], args[1]))?);
    }
    fx.set(op, &out);
    Ok(())
}

/// Returns each leaf of the operands of a binary operation, with its values.
pub(crate) fn leaf_pairs(fx: &mut FunctionCx, op: Op) -> Lower<Vec<(Leaf, Value, Value)>> {
    let shape = fx.shape_of(fx.body.operands(op)[0])?;
    let pairs = fx.operand(op, 0)?.into_iter().zip(fx.operand(op, 1)?);
    Ok(shape.leaves.iter().zip(pairs).map(|(&leaf, (a, b))| (leaf, a, b)).collect())
}

fn sum(fx: &mut FunctionCx, op: Op) -> Lower {
    if let Some(sums) = pairwise_add::sums(fx, op)? {
        fx.set(op, &sums);
        return Ok(());
    }
    let shape = fx.shape(fx.result_type(op))?;
    if let Some(sums) = mask::sum_with_mask(fx, op, &shape)? {
        fx.set(op, &sums);
        return Ok(());
    }
    commutative(fx, op, add)
}

pub(crate) fn add(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    let sum = fx.ins().iadd(a, b);
    Ok(fx.normalise(leaf, sum))
}

pub(crate) fn sub(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    let difference = fx.ins().isub(a, b);
    Ok(fx.normalise(leaf, difference))
}

/// Lowers a division of each pair of leaves. Undefined lanes of the divisor are replaced by 1, so that they do not
/// trap.
fn divide(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<Value>,
) -> Lower {
    let undefined = undefined_lanes::of(fx, Binary(op).rhs(fx.body));
    if undefined.is_empty() {
        return binary(fx, op, f);
    }
    let mut out = Leaves::new();
    let mut first = 0;
    for (leaf, a, b) in leaf_pairs(fx, op)? {
        let end = first + leaf.lanes as usize;
        let b = undefined_lanes::defined(fx, leaf, b, &undefined[first..end]);
        first = end;
        out.push(fx.in_wide(leaf, &[a, b], |fx, leaf, args| f(fx, leaf, args[0], args[1]))?);
    }
    fx.set(op, &out);
    Ok(())
}

/// Lowers a division, by a multiplication if it is exact.
fn exact_or(
    fx: &mut FunctionCx,
    op: Op,
    f: fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<Value>,
) -> Lower {
    match exact::divide(fx, op)? {
        true => Ok(()),
        false => divide(fx, op, f),
    }
}

/// Emits divisions: vectors lane by lane, 128-bit integers by the compiler support library.
fn division(
    fx: &mut FunctionCx,
    leaf: Leaf,
    a: Value,
    b: Value,
    library: &'static str,
    f: fn(&mut FunctionCx, Leaf, Value, Value) -> Value,
) -> Lower<Value> {
    if leaf.is_vector() {
        return fx.by_lanes(leaf, &[a, b], |fx, lanes| Ok(f(fx, leaf.lane(), lanes[0], lanes[1])));
    }
    if leaf.ty() == types::I128 {
        let signed = matches!(library, "__divti3" | "__modti3");
        let (a, b) = if signed { (fx.signed(leaf, a), fx.signed(leaf, b)) } else { (a, b) };
        let whole = Leaf::single(Scalar::Int(128));
        let result = fx.call_support(library, &[(whole, a), (whole, b)], whole)?;
        return Ok(fx.normalise(leaf, result));
    }
    Ok(f(fx, leaf, a, b))
}

pub(crate) fn udiv(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    division(fx, leaf, a, b, "__udivti3", |fx, _, a, b| {
        divide::quotient(fx, a, b).unwrap_or_else(|| fx.ins().udiv(a, b))
    })
}

pub(crate) fn urem(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    division(fx, leaf, a, b, "__umodti3", |fx, _, a, b| {
        divide::remainder(fx, a, b).unwrap_or_else(|| fx.ins().urem(a, b))
    })
}

pub(crate) fn sdiv(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    division(fx, leaf, a, b, "__divti3", |fx, leaf, a, b| {
        let (a, b) = (fx.signed(leaf, a), fx.signed(leaf, b));
        let quotient = fx.ins().sdiv(a, b);
        fx.normalise(leaf, quotient)
    })
}

pub(crate) fn srem(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    division(fx, leaf, a, b, "__modti3", |fx, leaf, a, b| {
        let (a, b) = (fx.signed(leaf, a), fx.signed(leaf, b));
        let remainder = fx.ins().srem(a, b);
        fx.normalise(leaf, remainder)
    })
}

/// Emits a shift of a scalar, or of lanes.
///
/// Narrow integers are shifted in 32 bits. An amount beyond the width is poison, but existing programs compute such
/// shifts and only use a part of the result. All bits are shifted out then, as in LLVM's code.
fn shift(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value, shift: Shift) -> Lower<Value> {
    if leaf.is_vector() {
        return shift_lanes(fx, leaf, a, b, shift);
    }
    let signed = shift == Shift::SignedRight;
    let a = if signed { fx.signed(leaf, a) } else { a };
    let shifted = match leaf.ty() {
        types::I8 | types::I16 => {
            let (wide, amount) = (fx.resize(a, types::I32, signed), fx.resize(b, types::I32, false));
            let shifted = shift.of(fx, wide, amount);
            fx.ins().ireduce(leaf.ty(), shifted)
        }
        types::I128 => {
            let amount = fx.ins().ireduce(types::I64, b);
            shift.of(fx, a, amount)
        }
        _ => shift.of(fx, a, b),
    };
    Ok(fx.normalise(leaf, shifted))
}

fn shift_lanes(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value, by: Shift) -> Lower<Value> {
    if let Some(amount) = fx.splatted_amount(leaf, b) {
        return Ok(by.of(fx, a, amount));
    }
    match shift::shifted(fx, leaf, a, b, by) {
        Some(shifted) => Ok(shifted),
        None => fx.by_lanes(leaf, &[a, b], |fx, lanes| shift(fx, leaf.lane(), lanes[0], lanes[1], by)),
    }
}

pub(crate) fn shl(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    shift(fx, leaf, a, b, Shift::Left)
}

pub(crate) fn lshr(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    shift(fx, leaf, a, b, Shift::Right)
}

pub(crate) fn ashr(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    shift(fx, leaf, a, b, Shift::SignedRight)
}

fn select(fx: &mut FunctionCx, op: Op) -> Lower {
    if fx.select_in_pair(op)? {
        return Ok(());
    }
    let shape = fx.shape(fx.result_type(op))?;
    let select = Select(op);
    let condition = fx.leaves(select.condition(fx.body))?;
    let (yes, no) = (fx.leaves(select.true_value(fx.body))?, fx.leaves(select.false_value(fx.body))?);
    let uniform = fx.body.value_type(select.condition(fx.body)) == crate::ir::TypeId::I1;
    if let Some(chosen) = min_max::select(fx, op, &shape, &yes, &no) {
        fx.set(op, &chosen);
        return Ok(());
    }
    if let Some(chosen) = mask::select(fx, op, &shape, &yes, &no) {
        fx.set(op, &chosen);
        return Ok(());
    }
    let mut out = Leaves::new();
    let mut lane = 0;
    for (&leaf, (a, b)) in shape.leaves.iter().zip(yes.into_iter().zip(no)) {
        if uniform || !leaf.is_vector() {
            let condition = if uniform { condition[0] } else { condition[lane] };
            out.push(fx.select(condition, a, b));
        } else {
            let conditions = &condition[lane..lane + leaf.lanes as usize];
            let mut number = 0;
            out.push(fx.by_lanes(leaf, &[a, b], |fx, lanes| {
                number += 1;
                Ok(fx.ins().select(conditions[number - 1], lanes[0], lanes[1]))
            })?);
        }
        lane += leaf.lanes as usize;
    }
    fx.set(op, &out);
    Ok(())
}

fn constant(fx: &mut FunctionCx, op: Op) -> Lower {
    let Some(attr) = fx.attr(op, name::VALUE) else { return needs("it needs a value") };
    let shape = fx.shape(fx.result_type(op))?;
    let lanes: usize = shape.leaves.iter().map(|leaf| leaf.lanes as usize).sum();
    let bits = bits::constant_bits(fx.cx(), fx.result_type(op), attr)?;
    if bits.len() != lanes {
        return needs(format!("it needs a constant of {lanes} parts, but there are {}", bits.len()));
    }
    let mut rest = bits.as_slice();
    let mut out = Leaves::new();
    for &leaf in &shape.leaves {
        let (these, after) = rest.split_at(leaf.lanes as usize);
        rest = after;
        let value =
            if leaf.is_vector() { fx.vector_constant(leaf, these) } else { fx.constant(leaf, these[0]) };
        out.push(value);
    }
    fx.set(op, &out);
    Ok(())
}

fn zero(fx: &mut FunctionCx, op: Op) -> Lower {
    let shape = fx.shape(fx.result_type(op))?;
    let zeros = fx.zeros(&shape);
    fx.set(op, &zeros);
    Ok(())
}

/// Lowers poison to the number 1, so that a division by it does not trap: padding lanes of a vector are divided as
/// well. Conversions between numbers preserve it. A Boolean is false, because a poison mask must not access memory, and
/// a pointer is null.
fn poison(fx: &mut FunctionCx, op: Op) -> Lower {
    let shape = fx.shape(fx.result_type(op))?;
    let values: Leaves = shape.leaves.iter().map(|&leaf| fx.poison(leaf)).collect();
    fx.set(op, &values);
    Ok(())
}
