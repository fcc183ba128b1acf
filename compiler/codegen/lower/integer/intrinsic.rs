//! Intrinsics on integers that expand to several instructions: funnel shifts, saturation, three-way comparison.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn};
use crate::codegen::lower::arith::{add, binary, lshr, shl, sub, urem};
use crate::codegen::lower::intrinsic::ternary;
use crate::codegen::lower::vector::shift;
use crate::codegen::types::Leaf;
use crate::dialect::llvm::intrinsic::*;
use crate::ir::{Op, OpName};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (FSHL, |fx, op| ternary(fx, op, |fx, leaf, args| funnel(fx, leaf, args, true))),
    (FSHR, |fx, op| ternary(fx, op, |fx, leaf, args| funnel(fx, leaf, args, false))),
    (SCMP, |fx, op| three_way(fx, op, true)),
    (UCMP, |fx, op| three_way(fx, op, false)),
    (SADD_SAT, |fx, op| binary(fx, op, |fx, leaf, a, b| signed_saturating(fx, leaf, a, b, true))),
    (SSUB_SAT, |fx, op| binary(fx, op, |fx, leaf, a, b| signed_saturating(fx, leaf, a, b, false))),
    (UADD_SAT, |fx, op| binary(fx, op, uadd_sat)),
    (USUB_SAT, |fx, op| binary(fx, op, usub_sat)),
    (SSHL_SAT, |fx, op| binary(fx, op, sshl_sat)),
    (USHL_SAT, |fx, op| binary(fx, op, ushl_sat)),
];

/// Applies `f` to the lanes of vectors.
fn by_lane<const N: usize>(
    fx: &mut FunctionCx,
    leaf: Leaf,
    args: [Value; N],
    f: impl Fn(&mut FunctionCx, Leaf, [Value; N]) -> Lower<Value>,
) -> Lower<Value> {
    if !leaf.is_vector() {
        return f(fx, leaf, args);
    }
    fx.by_lanes(leaf, &args, |fx, lanes| {
        let mut scalars = args;
        scalars.copy_from_slice(lanes);
        f(fx, leaf.lane(), scalars)
    })
}

/// Shifts two concatenated integers by an amount modulo their width, and takes the upper or the lower half.
fn funnel(fx: &mut FunctionCx, leaf: Leaf, args: [Value; 3], left: bool) -> Lower<Value> {
    if leaf.is_vector()
        && let Some(lanes) = shift::funnel(fx, leaf, args, left)
    {
        return Ok(lanes);
    }
    by_lane(fx, leaf, args, |fx, leaf, [high, low, amount]| {
        if high == low && !leaf.scalar.is_odd() && leaf.scalar.bits() <= 64 {
            return Ok(if left { fx.ins().rotl(high, amount) } else { fx.ins().rotr(high, amount) });
        }
        let width = fx.constant(leaf, leaf.scalar.bits().into());
        let amount = urem(fx, leaf, amount, width)?;
        let rest = fx.ins().isub(width, amount);
        let (to_left, to_right) = if left { (amount, rest) } else { (rest, amount) };
        let (a, b) = (shl(fx, leaf, high, to_left)?, lshr(fx, leaf, low, to_right)?);
        let both = fx.ins().bor(a, b);
        // For an amount of zero, the other half would be shifted by its whole width.
        let zero = fx.constant(leaf, 0);
        let is_zero = fx.ins().icmp(IntCC::Equal, amount, zero);
        Ok(fx.select(is_zero, if left { high } else { low }, both))
    })
}

fn three_way(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    let from = Leaf { scalar: fx.scalar(fx.operand_type(op, 0))?, lanes: 1, offset: 0 };
    let to = Leaf { scalar: fx.scalar(fx.result_type(op))?, lanes: 1, offset: 0 };
    let (lhs, rhs) = (fx.lanes(op, 0)?, fx.lanes(op, 1)?);
    let mut out = Leaves::new();
    for (a, b) in lhs.into_iter().zip(rhs) {
        let (a, b) = if signed { (fx.signed(from, a), fx.signed(from, b)) } else { (a, b) };
        let condition = if signed { IntCC::SignedGreaterThan } else { IntCC::UnsignedGreaterThan };
        let (greater, less) = (fx.ins().icmp(condition, a, b), fx.ins().icmp(condition, b, a));
        let difference = fx.ins().isub(greater, less);
        let wide = fx.resize(difference, to.ty(), true);
        out.push(fx.normalise(to, wide));
    }
    fx.set_lanes(op, &out)
}

/// Returns the largest and the smallest signed number of a width.
fn signed_limits(fx: &mut FunctionCx, leaf: Leaf) -> (Value, Value) {
    let sign = 1 << (leaf.scalar.bits() - 1);
    (fx.constant(leaf, sign - 1), fx.constant(leaf, sign))
}

/// Tests the bit of the sign.
fn is_negative(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    let value = fx.signed(leaf, value);
    let zero = fx.int(leaf.ty(), 0);
    fx.ins().icmp(IntCC::SignedLessThan, value, zero)
}

/// Returns true if there is an instruction for saturation.
fn saturates(fx: &FunctionCx, leaf: Leaf) -> bool {
    leaf.is_vector() && (leaf.scalar.bits() <= 16 || fx.env.support.wide_saturation)
}

fn signed_saturating(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value, sum: bool) -> Lower<Value> {
    if saturates(fx, leaf) {
        return Ok(if sum { fx.ins().sadd_sat(a, b) } else { fx.ins().ssub_sat(a, b) });
    }
    if leaf.is_vector() {
        return Ok(saturating_lanes(fx, leaf, a, b, sum));
    }
    by_lane(fx, leaf, [a, b], |fx, leaf, [a, b]| {
        let result = if sum { add(fx, leaf, a, b)? } else { sub(fx, leaf, a, b)? };
        // It overflowed if the sign of the result differs from that of the first operand, and the sign of the second
        // permits it.
        let changed = fx.ins().bxor(a, result);
        let other = if sum { fx.ins().bxor(b, result) } else { fx.ins().bxor(a, b) };
        let both = fx.ins().band(changed, other);
        let overflow = is_negative(fx, leaf, both);
        let negative = is_negative(fx, leaf, a);
        let (most, least) = signed_limits(fx, leaf);
        let limit = fx.select(negative, least, most);
        Ok(fx.select(overflow, limit, result))
    })
}

/// Emits saturating arithmetic of lanes like that of scalars, with masks instead of conditions.
fn saturating_lanes(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value, sum: bool) -> Value {
    let result = if sum { fx.ins().iadd(a, b) } else { fx.ins().isub(a, b) };
    let changed = fx.ins().bxor(a, result);
    let other = if sum { fx.ins().bxor(b, result) } else { fx.ins().bxor(a, b) };
    let both = fx.ins().band(changed, other);
    let zero = fx.constant(leaf, 0);
    let [overflow, negative] = [both, a].map(|value| fx.ins().icmp(IntCC::SignedLessThan, value, zero));
    let most = fx.constant(leaf, (1 << (leaf.scalar.bits() - 1)) - 1);
    let limit = fx.ins().bxor(negative, most);
    fx.ins().bitselect(overflow, limit, result)
}

fn uadd_sat(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    if saturates(fx, leaf) {
        return Ok(fx.ins().uadd_sat(a, b));
    }
    if leaf.is_vector() {
        let sum = fx.ins().iadd(a, b);
        let overflow = fx.ins().icmp(IntCC::UnsignedLessThan, sum, a);
        return Ok(fx.ins().bor(sum, overflow));
    }
    by_lane(fx, leaf, [a, b], |fx, leaf, [a, b]| {
        let sum = add(fx, leaf, a, b)?;
        let overflow = fx.ins().icmp(IntCC::UnsignedLessThan, sum, a);
        let most = fx.constant(leaf, u128::MAX);
        Ok(fx.select(overflow, most, sum))
    })
}

fn usub_sat(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    if saturates(fx, leaf) {
        return Ok(fx.ins().usub_sat(a, b));
    }
    if leaf.is_vector() {
        let difference = fx.ins().isub(a, b);
        let is_positive = fx.ins().icmp(IntCC::UnsignedGreaterThan, a, b);
        return Ok(fx.ins().band(difference, is_positive));
    }
    by_lane(fx, leaf, [a, b], |fx, leaf, [a, b]| {
        let difference = sub(fx, leaf, a, b)?;
        let underflow = fx.ins().icmp(IntCC::UnsignedLessThan, a, b);
        let zero = fx.constant(leaf, 0);
        Ok(fx.select(underflow, zero, difference))
    })
}

/// Detects lost bits by shifting back and comparing.
fn ushl_sat(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    by_lane(fx, leaf, [a, b], |fx, leaf, [a, b]| {
        let shifted = shl(fx, leaf, a, b)?;
        let back = lshr(fx, leaf, shifted, b)?;
        let lost = fx.ins().icmp(IntCC::NotEqual, back, a);
        let most = fx.constant(leaf, u128::MAX);
        Ok(fx.select(lost, most, shifted))
    })
}

fn sshl_sat(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    by_lane(fx, leaf, [a, b], |fx, leaf, [a, b]| {
        let shifted = shl(fx, leaf, a, b)?;
        let signed = fx.signed(leaf, shifted);
        let amount = if leaf.ty() == types::I128 { fx.ins().ireduce(types::I64, b) } else { b };
        let back = fx.ins().sshr(signed, amount);
        let back = fx.normalise(leaf, back);
        let lost = fx.ins().icmp(IntCC::NotEqual, back, a);
        let negative = is_negative(fx, leaf, a);
        let (most, least) = signed_limits(fx, leaf);
        let limit = fx.select(negative, least, most);
        Ok(fx.select(lost, limit, shifted))
    })
}
