//! LLVM's intrinsic functions.

pub(super) mod call_intrinsic;
pub(super) mod without_operation;
pub(super) mod x86;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::hint::{LIFETIME_END, LIFETIME_START};
use crate::dialect::llvm::intrinsic::ThreadlocalAddress;
use crate::dialect::llvm::intrinsic::*;
use crate::ir::{Op, OpName};

use super::arith::{binary, unary};
use super::call::library::{MathNames, libm};
use super::float;
use super::float::rounding::Direction;
use super::integer::multiply_overflow;
use super::memory::block;
use super::vector::bit_count;
use super::vector::mask;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (MEMCPY, block::memcpy),
    (MEMMOVE, block::memmove),
    (MEMSET, block::memset),
    (SMIN, |fx, op| binary(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::SignedLessThan))),
    (SMAX, |fx, op| binary(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::SignedGreaterThan))),
    (UMIN, |fx, op| binary(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::UnsignedLessThan))),
    (UMAX, |fx, op| binary(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::UnsignedGreaterThan))),
    (ABS, |fx, op| unary(fx, op, |fx, leaf, a| Ok(abs(fx, leaf, a)))),
    (CTLZ, |fx, op| each_lane(fx, op, ctlz, bit_count::leading_zeros)),
    (CTTZ, |fx, op| each_lane(fx, op, cttz, bit_count::trailing_zeros)),
    (CTPOP, |fx, op| each_lane(fx, op, |fx, _, a| fx.ins().popcnt(a), bit_count::ones)),
    (BITREVERSE, |fx, op| each_lane(fx, op, bitreverse, bit_count::reversed)),
    (BSWAP, bswap),
    (SADD_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, sadd)),
    (UADD_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, uadd)),
    (SSUB_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, ssub)),
    (USUB_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, usub)),
    (SMUL_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, smul)),
    (UMUL_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, umul)),
    (FABS, |fx, op| unary(fx, op, float::abs)),
    (SQRT, |fx, op| unary(fx, op, float::sqrt)),
    (CEIL, |fx, op| round(fx, op, libm!("ceil"), Direction::Up)),
    (FLOOR, |fx, op| round(fx, op, libm!("floor"), Direction::Down)),
    (FTRUNC, |fx, op| round(fx, op, libm!("trunc"), Direction::ToZero)),
    (ROUNDEVEN, |fx, op| round(fx, op, libm!("rint"), Direction::Nearest)),
    (ROUND, |fx, op| math(fx, op, libm!("round"))),
    (RINT, |fx, op| unary(fx, op, |fx, leaf, a| float::round_as_set(fx, leaf, a, libm!("rint")))),
    (NEARBYINT, |fx, op| unary(fx, op, |fx, leaf, a| float::round_as_set(fx, leaf, a, libm!("nearbyint")))),
    (SIN, |fx, op| math(fx, op, libm!("sin"))),
    (COS, |fx, op| math(fx, op, libm!("cos"))),
    (EXP, |fx, op| math(fx, op, libm!("exp"))),
    (EXP2, |fx, op| math(fx, op, libm!("exp2"))),
    (LOG, |fx, op| math(fx, op, libm!("log"))),
    (LOG2, |fx, op| math(fx, op, libm!("log2"))),
    (LOG10, |fx, op| math(fx, op, libm!("log10"))),
    (POW, |fx, op| binary(fx, op, |fx, leaf, a, b| fx.call_math(libm!("pow"), leaf, &[a, b]))),
    (COPYSIGN, |fx, op| binary(fx, op, float::copysign)),
    (MINNUM, |fx, op| binary(fx, op, float::min_number)),
    (MAXNUM, |fx, op| binary(fx, op, float::max_number)),
    (MINIMUM, |fx, op| binary(fx, op, float::minimum)),
    (MAXIMUM, |fx, op| binary(fx, op, float::maximum)),
    (FMA, |fx, op| ternary(fx, op, float::fused)),
    (FMULADD, |fx, op| ternary(fx, op, float::multiply_add)),
    (MEMCPY_INLINE, block::memcpy),
    (MEMSET_INLINE, block::memset),
    (PTRMASK, |fx, op| binary(fx, op, ptrmask)),
    (THREADLOCAL_ADDRESS, |fx, op| fx.forward(op, ThreadlocalAddress(op).global(fx.body))),
];

/// Returns true if the operation only accesses the memory behind a pointer, and does not capture the pointer.
pub(crate) fn keeps_no_pointer(name: OpName) -> bool {
    matches!(name, MEMCPY | MEMMOVE | MEMSET | LIFETIME_START | LIFETIME_END)
}

// ---- pointers

fn ptrmask(fx: &mut FunctionCx, leaf: Leaf, pointer: Value, mask: Value) -> Lower<Value> {
    let mask = fx.resize(mask, leaf.ty(), false);
    Ok(fx.ins().band(pointer, mask))
}

// ---- integers

/// Selects the operand for which the comparison with the other one holds.
pub(crate) fn pick(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value, condition: IntCC) -> Lower<Value> {
    if leaf.is_vector() {
        // There is no minimum or maximum of 64-bit lanes, but a mask zeroes the others.
        let is_masked = leaf.scalar.bits() == 64 && leaf.ty().bits() == 128 && fx.bits_of(leaf, b) == Some(0);
        if is_masked {
            let first = mask::integer_mask(fx, leaf, condition, a, b);
            return Ok(fx.ins().band(first, a));
        }
        let first = fx.ins().icmp(condition, a, b);
        return Ok(fx.ins().bitselect(first, a, b));
    }
    let is_signed = matches!(condition, IntCC::SignedLessThan | IntCC::SignedGreaterThan);
    let (x, y) = if is_signed { (fx.signed(leaf, a), fx.signed(leaf, b)) } else { (a, b) };
    let first = fx.ins().icmp(condition, x, y);
    Ok(fx.select(first, a, b))
}

/// Lowers an operation on each lane of the first operand: on whole registers if `at_once` supports it, or lane by lane.
fn each_lane(
    fx: &mut FunctionCx,
    op: Op,
    f: fn(&mut FunctionCx, Leaf, Value) -> Value,
    at_once: fn(&mut FunctionCx, Leaf, Value) -> Option<Value>,
) -> Lower {
    unary(fx, op, |fx, leaf, a| {
        if !leaf.is_vector() {
            return Ok(f(fx, leaf, a));
        }
        match at_once(fx, leaf, a) {
            Some(all) => Ok(all),
            None => fx.by_lanes(leaf, &[a], |fx, lanes| Ok(f(fx, leaf.lane(), lanes[0]))),
        }
    })
}

fn abs(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    if leaf.is_vector() {
        return fx.ins().iabs(value);
    }
    let value = fx.signed(leaf, value);
    let negated = fx.ins().ineg(value);
    let zero = fx.int(leaf.ty(), 0);
    let is_negative = fx.ins().icmp(IntCC::SignedLessThan, value, zero);
    let out = fx.select(is_negative, negated, value);
    fx.normalise(leaf, out)
}

/// Returns the number of bits of the container above those of the value.
fn spare_bits(leaf: Leaf) -> u32 {
    leaf.scalar.container().bits() - leaf.scalar.bits()
}

fn ctlz(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    let count = fx.ins().clz(value);
    let spare = fx.int(leaf.ty(), spare_bits(leaf).into());
    if leaf.scalar.is_odd() { fx.ins().isub(count, spare) } else { count }
}

fn cttz(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    if !leaf.scalar.is_odd() {
        return fx.ins().ctz(value);
    }
    // A bit just above the value limits the count for zero to the width.
    let stop = fx.int(leaf.ty(), 1 << leaf.scalar.bits());
    let value = fx.ins().bor(value, stop);
    let count = fx.ins().ctz(value);
    fx.normalise(leaf, count)
}

fn bitreverse(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    let reversed = fx.ins().bitrev(value);
    if leaf.scalar.is_odd() { fx.shift_right(reversed, spare_bits(leaf), false) } else { reversed }
}

fn bswap(fx: &mut FunctionCx, op: Op) -> Lower {
    if fx.scalar(fx.result_type(op))?.bits() % 16 != 0 {
        return needs("it needs a whole number of byte pairs");
    }
    let swapped = |fx: &mut FunctionCx, leaf: Leaf, value| {
        let swapped = fx.ins().bswap(value);
        if leaf.scalar.is_odd() { fx.shift_right(swapped, spare_bits(leaf), false) } else { swapped }
    };
    each_lane(fx, op, swapped, bit_count::swapped)
}

// ---- overflow

/// Emits an operation. Returns its value and overflow flag.
type Overflow = fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<(Value, Value)>;

fn with_overflow(fx: &mut FunctionCx, op: Op, f: Overflow) -> Lower {
    let scalar = fx.scalar(fx.operand_type(op, 0))?;
    let leaf = Leaf { scalar, lanes: 1, offset: 0 };
    let (lhs, rhs) = (fx.lanes(op, 0)?, fx.lanes(op, 1)?);
    let (mut values, mut flags) = (Leaves::new(), Leaves::new());
    for (a, b) in lhs.into_iter().zip(rhs) {
        let (value, flag) = f(fx, leaf, a, b)?;
        values.push(fx.normalise(leaf, value));
        flags.push(flag);
    }
    if values.len() > 1 && fx.env.support.vectors {
        return needs("it needs vectors with overflow flags");
    }
    values.extend(flags);
    fx.set(op, &values);
    Ok(())
}

fn sadd(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<(Value, Value)> {
    let (a, b) = (fx.signed(leaf, a), fx.signed(leaf, b));
    let sum = fx.ins().iadd(a, b);
    if leaf.scalar.is_odd() {
        return Ok((sum, does_not_fit(fx, leaf, sum)));
    }
    // Overflow if both operands differ in sign from the sum.
    let (x, y) = (fx.ins().bxor(a, sum), fx.ins().bxor(b, sum));
    let both = fx.ins().band(x, y);
    Ok((sum, is_negative(fx, leaf, both)))
}

fn ssub(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<(Value, Value)> {
    let (a, b) = (fx.signed(leaf, a), fx.signed(leaf, b));
    let difference = fx.ins().isub(a, b);
    if leaf.scalar.is_odd() {
        return Ok((difference, does_not_fit(fx, leaf, difference)));
    }
    // Overflow if the operands differ in sign, and the first operand differs in sign from the difference.
    let (x, y) = (fx.ins().bxor(a, b), fx.ins().bxor(a, difference));
    let both = fx.ins().band(x, y);
    Ok((difference, is_negative(fx, leaf, both)))
}

fn uadd(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<(Value, Value)> {
    let sum = fx.ins().iadd(a, b);
    let low = fx.normalise(leaf, sum);
    Ok((low, fx.ins().icmp(IntCC::UnsignedLessThan, low, a)))
}

fn usub(fx: &mut FunctionCx, _: Leaf, a: Value, b: Value) -> Lower<(Value, Value)> {
    let borrow = fx.ins().icmp(IntCC::UnsignedLessThan, a, b);
    Ok((fx.ins().isub(a, b), borrow))
}

fn smul(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<(Value, Value)> {
    let (a, b) = (fx.signed(leaf, a), fx.signed(leaf, b));
    let Some(wide) = double(leaf) else { return wide_mul(fx, leaf, a, b, true) };
    let (x, y) = (fx.ins().sextend(wide.ty(), a), fx.ins().sextend(wide.ty(), b));
    let product = fx.ins().imul(x, y);
    let low = fx.ins().ireduce(leaf.ty(), product);
    let low = fx.normalise(leaf, low);
    let back = fx.signed(leaf, low);
    let back = fx.ins().sextend(wide.ty(), back);
    Ok((low, fx.ins().icmp(IntCC::NotEqual, back, product)))
}

fn umul(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<(Value, Value)> {
    let Some(wide) = double(leaf) else { return wide_mul(fx, leaf, a, b, false) };
    let (x, y) = (fx.ins().uextend(wide.ty(), a), fx.ins().uextend(wide.ty(), b));
    let product = fx.ins().imul(x, y);
    let low = fx.ins().ireduce(leaf.ty(), product);
    let low = fx.normalise(leaf, low);
    let back = fx.ins().uextend(wide.ty(), low);
    Ok((low, fx.ins().icmp(IntCC::NotEqual, back, product)))
}

/// Returns a container that holds every product of a narrower one.
fn double(leaf: Leaf) -> Option<Leaf> {
    let bits = leaf.scalar.container().bits();
    (bits <= 32).then_some(Leaf { scalar: Scalar::Int(bits * 2), ..leaf })
}

/// Returns a product of 64-bit containers with its overflow flag, from both halves.
fn wide_mul(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value, signed: bool) -> Lower<(Value, Value)> {
    if leaf.ty() == types::I128 {
        return Ok(multiply_overflow::with_overflow(fx, leaf, a, b, signed));
    }
    let low = fx.ins().imul(a, b);
    let kept = fx.normalise(leaf, low);
    let (high, expected) = if signed {
        let extended = fx.signed(leaf, kept);
        (fx.ins().smulhi(a, b), fx.shift_right(extended, 63, true))
    } else {
        (fx.ins().umulhi(a, b), fx.int(types::I64, 0))
    };
    let back = if signed { fx.signed(leaf, kept) } else { kept };
    let beyond = fx.ins().icmp(IntCC::NotEqual, high, expected);
    let changed = fx.ins().icmp(IntCC::NotEqual, back, low);
    Ok((kept, fx.ins().bor(beyond, changed)))
}

/// Tests if a sign-extended result exceeds an odd width.
fn does_not_fit(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    let low = fx.normalise(leaf, value);
    let back = fx.signed(leaf, low);
    fx.ins().icmp(IntCC::NotEqual, back, value)
}

fn is_negative(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    let zero = fx.int(leaf.ty(), 0);
    fx.ins().icmp(IntCC::SignedLessThan, value, zero)
}

// ---- floats

fn math(fx: &mut FunctionCx, op: Op, names: MathNames) -> Lower {
    unary(fx, op, |fx, leaf, a| fx.call_math(names, leaf, &[a]))
}

fn round(fx: &mut FunctionCx, op: Op, names: MathNames, direction: Direction) -> Lower {
    let is_repeated = fx.body.parent_block(op).is_some_and(|block| fx.loops.contains(block));
    unary(fx, op, |fx, leaf, a| float::round(fx, leaf, a, names, (direction, is_repeated)))
}

/// Lowers an operation on each triple of leaves.
pub(crate) fn ternary(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Leaf, [Value; 3]) -> Lower<Value>,
) -> Lower {
    let shape = fx.shape_of(fx.body.operands(op)[0])?;
    let (a, b, c) = (fx.operand(op, 0)?, fx.operand(op, 1)?, fx.operand(op, 2)?);
    let mut out = Leaves::new();
    for (number, &leaf) in shape.leaves.iter().enumerate() {
        let args = [a[number], b[number], c[number]];
        out.push(fx.in_wide(leaf, &args, |fx, leaf, args| f(fx, leaf, [args[0], args[1], args[2]]))?);
    }
    fx.set(op, &out);
    Ok(())
}
