//! Reductions of all lanes of a vector, and intrinsics that rearrange lanes.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::lower::arith::add;
use crate::codegen::lower::float;
use crate::codegen::lower::integer::multiply::mul;
use crate::codegen::lower::intrinsic::pick;
use crate::codegen::types::Leaf;
use crate::dialect::llvm::arith::CONSTANT;
use crate::dialect::llvm::reduce::*;
use crate::ir::{AttrData, FloatKind, Op, OpName, name};

use super::mask;
use super::shuffle::bytes_of;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (REDUCE_ADD, |fx, op| reduce_in_register(fx, op, add)),
    (REDUCE_MUL, |fx, op| reduce(fx, op, mul)),
    (REDUCE_AND, |fx, op| {
        let all = mask::all(fx, op);
        known_or(fx, op, all, |fx, op| reduce_in_register(fx, op, |fx, _, a, b| Ok(fx.ins().band(a, b))))
    }),
    (REDUCE_OR, |fx, op| {
        let any = mask::any(fx, op);
        known_or(fx, op, any, |fx, op| reduce_in_register(fx, op, |fx, _, a, b| Ok(fx.ins().bor(a, b))))
    }),
    (REDUCE_XOR, |fx, op| reduce_in_register(fx, op, |fx, _, a, b| Ok(fx.ins().bxor(a, b)))),
    (REDUCE_SMAX, |fx, op| reduce(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::SignedGreaterThan))),
    (REDUCE_SMIN, |fx, op| reduce(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::SignedLessThan))),
    (REDUCE_UMAX, |fx, op| reduce(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::UnsignedGreaterThan))),
    (REDUCE_UMIN, |fx, op| reduce(fx, op, |fx, leaf, a, b| pick(fx, leaf, a, b, IntCC::UnsignedLessThan))),
    (REDUCE_FMAX, |fx, op| reduce(fx, op, float::max_number)),
    (REDUCE_FMIN, |fx, op| reduce(fx, op, float::min_number)),
    (REDUCE_FMAXIMUM, |fx, op| reduce(fx, op, float::maximum)),
    (REDUCE_FMINIMUM, |fx, op| reduce(fx, op, float::minimum)),
    (REDUCE_FADD, |fx, op| accumulate(fx, op, float::add)),
    (REDUCE_FMUL, |fx, op| accumulate(fx, op, float::mul)),
    (INSERT, insert),
    (EXTRACT, extract),
    (INTERLEAVE2, interleave),
    (DEINTERLEAVE2, deinterleave),
    (STEPVECTOR, stepvector),
];

/// An operation on two leaves, or two lanes.
pub(crate) type Combine = fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<Value>;

/// Sets the result to a value, if there is one; lowers the operation by `lower` otherwise.
fn known_or(fx: &mut FunctionCx, op: Op, known: Option<Value>, lower: LowerFn) -> Lower {
    match known {
        Some(value) => {
            fx.set(op, &[value]);
            Ok(())
        }
        None => lower(fx, op),
    }
}

/// Reduces all lanes, the last two as scalars.
fn reduce(fx: &mut FunctionCx, op: Op, f: Combine) -> Lower {
    let total = combine_all(fx, op, 0, 2, f)?;
    fx.set(op, &[total]);
    Ok(())
}

/// Reduces all lanes by an operation for which every target has a vector instruction.
fn reduce_in_register(fx: &mut FunctionCx, op: Op, f: Combine) -> Lower {
    let total = combine_all(fx, op, 0, 1, f)?;
    fx.set(op, &[total]);
    Ok(())
}

/// Reduces all lanes of a vector operand to one, in any order: first whole parts, then halves of the remainder, then
/// the last lanes.
fn combine_all(fx: &mut FunctionCx, op: Op, operand: usize, last: usize, f: Combine) -> Lower<Value> {
    let shape = fx.shape_of(fx.body.operands(op)[operand])?;
    let mut parts = fx.operand(op, operand)?;
    let Some(&leaf) = shape.leaves.first() else { return needs("it needs lanes") };
    // In pairs, so that the operations are independent.
    while parts.len() > 1 {
        let mut half = Leaves::new();
        for pair in parts.chunks(2) {
            half.push(match *pair {
                [a, b] => fx.in_wide(leaf, &[a, b], |fx, leaf, args| f(fx, leaf, args[0], args[1]))?,
                ref rest => rest[0],
            });
        }
        parts = half;
    }
    let mut total = parts[0];
    if leaf.is_vector() {
        let (halved, left) = halved(fx, leaf, total, last, f)?;
        let lanes: Leaves = (0..left).map(|lane| fx.ins().extractlane(halved, lane)).collect();
        total = lanes[0];
        for &lane in &lanes[1..] {
            total = f(fx, leaf.lane(), total, lane)?;
        }
    }
    Ok(total)
}

/// Combines the halves of a register until only the last lanes are left. Its first lanes, as many as are given, then
/// combine to the same as all lanes.
fn halved(
    fx: &mut FunctionCx,
    leaf: Leaf,
    mut register: Value,
    last: usize,
    f: Combine,
) -> Lower<(Value, u8)> {
    let mut lanes = leaf.lanes as usize;
    let size = 16 / lanes;
    while lanes > last {
        lanes /= 2;
        let other = match lanes * size {
            bytes @ 1..4 => shifted_down(fx, leaf, register, bytes),
            bytes => bytes_of(fx, leaf.ty(), register, register, |byte| (byte + bytes) % 16),
        };
        register = f(fx, leaf, register, other)?;
    }
    Ok((register, lanes as u8))
}

/// Shifts each 32-bit word right by some bytes.
fn shifted_down(fx: &mut FunctionCx, leaf: Leaf, register: Value, bytes: usize) -> Value {
    let flags = MemFlagsData::new().with_endianness(Endianness::Little);
    let words = fx.ins().bitcast(types::I32X4, flags, register);
    let shifted = fx.ins().ushr_imm_u(words, 8 * bytes as i64);
    fx.ins().bitcast(leaf.ty(), flags, shifted)
}

/// Reduces a sum or product of floats from a start value: in order, unless `reassoc` is set.
fn accumulate(fx: &mut FunctionCx, op: Op, f: Combine) -> Lower {
    /// The flag that permits any order.
    const REASSOC: i64 = 64;
    let start = fx.single_leaf(Accumulation(op).start_value(fx.body))?;
    let leaf = Leaf { scalar: fx.scalar(fx.result_type(op))?, lanes: 1, offset: 0 };
    let mut total = start;
    if fx.fast_math(op) & REASSOC != 0 {
        let sum = combine_all(fx, op, 1, 2, f)?;
        if starts_with_identity(fx, op) {
            fx.set(op, &[sum]);
            return Ok(());
        }
        total = fx.in_wide(leaf, &[start, sum], |fx, leaf, args| f(fx, leaf, args[0], args[1]))?;
    } else {
        for lane in fx.lanes_of(Accumulation(op).input(fx.body))? {
            total = fx.in_wide(leaf, &[total, lane], |fx, leaf, args| f(fx, leaf, args[0], args[1]))?;
        }
    }
    fx.set(op, &[total]);
    Ok(())
}

/// Returns true if the start value of a sum or product is the neutral element, -0 or 1.
fn starts_with_identity(fx: &FunctionCx, op: Op) -> bool {
    let start = fx
        .body
        .defining_op(Accumulation(op).start_value(fx.body))
        .filter(|&from| fx.body.name(from) == CONSTANT);
    let attr = start.and_then(|from| fx.attr(from, name::VALUE));
    let Some(&AttrData::Float { ty, bits }) = attr.map(|attr| fx.cx().attr_data(attr)) else { return false };
    let identity = if fx.body.name(op) == REDUCE_FADD { -0.0f64 } else { 1.0 };
    bits == match fx.cx().float_kind(ty) {
        Some(FloatKind::F32) => (identity as f32).to_bits().into(),
        Some(FloatKind::F64) => identity.to_bits().into(),
        _ => return false,
    }
}

/// Returns the position attribute of an operation.
fn position(fx: &FunctionCx, op: Op) -> Lower<usize> {
    let position = fx.attr_named(op, "pos").and_then(|attr| fx.cx().int_value(attr));
    match position.and_then(|position| usize::try_from(position).ok()) {
        Some(position) => Ok(position),
        None => needs("it needs a position"),
    }
}

fn insert(fx: &mut FunctionCx, op: Op) -> Lower {
    let at = position(fx, op)?;
    let insert = Insert(op);
    let (mut lanes, part) = (fx.lanes_of(insert.dstvec(fx.body))?, fx.lanes_of(insert.srcvec(fx.body))?);
    let Some(place) = lanes.get_mut(at..at + part.len()) else { return needs("it needs lanes that exist") };
    place.copy_from_slice(&part);
    fx.set_lanes(op, &lanes)
}

fn extract(fx: &mut FunctionCx, op: Op) -> Lower {
    let at = position(fx, op)?;
    let count = fx.lane_count(fx.result_type(op))?;
    let lanes = fx.lanes_of(Extract(op).srcvec(fx.body))?;
    let Some(part) = lanes.get(at..at + count) else { return needs("it needs lanes that exist") };
    fx.set_lanes(op, part)
}

fn interleave(fx: &mut FunctionCx, op: Op) -> Lower {
    let vectors = Interleave2(op);
    let (a, b) = (fx.lanes_of(vectors.vec1(fx.body))?, fx.lanes_of(vectors.vec2(fx.body))?);
    let lanes: Leaves = a.into_iter().zip(b).flat_map(|(a, b)| [a, b]).collect();
    fx.set_lanes(op, &lanes)
}

fn deinterleave(fx: &mut FunctionCx, op: Op) -> Lower {
    let lanes = fx.lanes_of(Deinterleave2(op).vec(fx.body))?;
    let half = |odd: usize| -> Leaves { lanes.iter().copied().skip(odd).step_by(2).collect() };
    let shape = fx.shape(fx.result_type(op))?;
    let both: Leaves = half(0).into_iter().chain(half(1)).collect();
    let leaves = fx.leaves_of_lanes(&shape, &both);
    fx.set(op, &leaves);
    Ok(())
}

fn stepvector(fx: &mut FunctionCx, op: Op) -> Lower {
    let ty = fx.result_type(op);
    let leaf = Leaf { scalar: fx.scalar(ty)?, lanes: 1, offset: 0 };
    let count = fx.lane_count(ty)?;
    let lanes: Leaves = (0..count).map(|lane| fx.constant(leaf, lane as u128)).collect();
    fx.set_lanes(op, &lanes)
}
