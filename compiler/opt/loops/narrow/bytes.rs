//! Sums of unsigned bytes, of absolute differences of bytes, and of comparison masks of bytes, by an instruction that
//! adds the absolute differences of eight bytes in each 64-bit lane (`psadbw`).

use crate::dialect::llvm::arith::{ADD, OR};
use crate::dialect::llvm::call::CALL_INTRINSIC;
use crate::dialect::llvm::called_intrinsic::{BYTE_DIFFERENCES, INTRINSIC};
use crate::dialect::llvm::cast::BITCAST;
use crate::dialect::llvm::compare::{ICMP, Icmp};
use crate::dialect::llvm::intrinsic::USUB_SAT;
use crate::ir::{DictId, TypeId, Value};
use crate::opt::function::{Emitter, Function};

use super::{REGISTER_BITS, extended, lanes_of};

/// The number of bytes of a register.
const BYTES: i64 = REGISTER_BITS / 8;

/// Emits a register with lanes of `bits` bits that has the same sum of lanes as a vector of bytes.
pub(super) fn summed(emit: &mut Emitter, bytes: Value, bits: u32) -> Value {
    let count = lanes_of(emit.f, bytes).map_or(BYTES, |(_, lanes)| lanes);
    let difference_operands = difference(emit.f, bytes);
    let sums = emit.f.vector_type(REGISTER_BITS / 64, TypeId::I64);
    let attr = emit.f.cx.string_attr(BYTE_DIFFERENCES);
    let intrinsic = (emit.f.cx.name(INTRINSIC), attr);
    let mut parts: Vec<Value> = (0..count / BYTES)
        .map(|number| {
            let operands = match difference_operands {
                Some(numbers) => numbers.map(|vector| part(emit, vector, number)),
                None => {
                    let part = part(emit, bytes, number);
                    [part, zeros(emit, part)]
                }
            };
            emit.value_with(CALL_INTRINSIC, &operands, sums, &[intrinsic])
        })
        .collect();
    // A tree of additions, for instruction-level parallelism.
    while parts.len() > 1 {
        let sum = |emit: &mut Emitter, pair: &[Value]| match *pair {
            [a, b] => emit.value(ADD, &[a, b], sums, DictId::EMPTY),
            ref remainder => remainder[0],
        };
        parts = parts.chunks(2).map(|pair| sum(emit, pair)).collect();
    }
    as_lanes(emit, parts[0], bits)
}

/// Returns the mask that a vector zero-extends if it compares bytes that fill registers.
pub(super) fn mask(f: &Function, vector: Value) -> Option<Value> {
    let (mask, is_signed) = extended(f, vector)?;
    let comparison = f.body.defining_op(mask).filter(|&op| f.body.name(op) == ICMP && !is_signed)?;
    let (bits, lanes) = lanes_of(f, Icmp(comparison).lhs(f.body))?;
    (bits == 8 && lanes % BYTES == 0).then_some(mask)
}

/// Returns the operands of an absolute difference: `usub.sat(a, b) | usub.sat(b, a)`.
fn difference(f: &Function, bytes: Value) -> Option<[Value; 2]> {
    let operands = |value, name| {
        let op = f.body.defining_op(value).filter(|&op| f.body.name(op) == name)?;
        <[Value; 2]>::try_from(f.body.operands(op)).ok()
    };
    let [edge, back] = operands(bytes, OR)?.map(|edge| operands(edge, USUB_SAT));
    let ([a, b], back) = (edge?, back?);
    (back == [b, a]).then_some([a, b])
}

/// Emits register `number` of a vector of bytes.
fn part(emit: &mut Emitter, bytes: Value, number: i64) -> Value {
    match lanes_of(emit.f, bytes) {
        Some((_, BYTES)) => bytes,
        _ => {
            let lanes: Vec<i64> = (number * BYTES..(number + 1) * BYTES).collect();
            emit.shuffle(bytes, bytes, &lanes)
        }
    }
}

/// Emits a zero vector of the type of another vector.
fn zeros(emit: &mut Emitter, like: Value) -> Value {
    let ty = emit.ty(like);
    let byte = emit.f.cx.element_type(ty);
    let zero = emit.int(byte, 0);
    emit.splat(zero, ty)
}

/// Emits a bitcast of 64-bit lanes, whose values fit in 16 bits, to lanes of `bits` bits.
fn as_lanes(emit: &mut Emitter, sums: Value, bits: u32) -> Value {
    let element = emit.f.cx.int_type(bits);
    if element == TypeId::I64 {
        return sums;
    }
    let ty = emit.f.vector_type(REGISTER_BITS / i64::from(bits), element);
    emit.value(BITCAST, &[sums], ty, DictId::EMPTY)
}
