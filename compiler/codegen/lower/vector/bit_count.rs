//! Counting and reversing the bits of lanes, by operations on whole registers.
//!
//! CLIF only has instructions for scalars, except for the population count of bytes. The functions return `None` if
//! lane by lane is faster.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type, Value, types};

use crate::codegen::context::FunctionCx;
use crate::codegen::types::{Leaf, Scalar};

use super::pairwise_add;
use super::shuffle::bytes_of;

/// Counts the set bits.
pub(crate) fn ones(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Option<Value> {
    if fx.env.target.counts_bits_of_lanes(leaf.scalar.bits()) {
        return Some(fx.ins().popcnt(value));
    }
    if !fx.env.support.byte_counts || leaf.scalar.bits() == 64 && fx.env.support.counts_ones {
        return None;
    }
    let bytes = seen_as(fx, types::I8X16, value);
    let counts = fx.ins().popcnt(bytes);
    Some(match leaf.scalar.bits() {
        8 => counts,
        16 => pairwise_add::sum_of_bytes(fx, counts),
        32 => sum_in_words(fx, counts),
        _ => {
            let words = sum_in_words(fx, counts);
            let pairs = seen_as(fx, types::I64X2, words);
            let low_byte = fx.constant(leaf, 0xff);
            let high = fx.ins().ushr_imm_u(pairs, 32);
            let sum = fx.ins().iadd(pairs, high);
            fx.ins().band(sum, low_byte)
        }
    })
}

/// Computes the sum of the bytes of each 32-bit word.
fn sum_in_words(fx: &mut FunctionCx, bytes: Value) -> Value {
    let pairs = pairwise_add::sum_of_bytes(fx, bytes);
    let (low, high) = (fx.ins().swiden_low(pairs), fx.ins().swiden_high(pairs));
    fx.ins().iadd_pairwise(low, high)
}

/// Counts the leading zeros: sets all bits below the highest one, and counts the others.
pub(crate) fn leading_zeros(fx: &mut FunctionCx, leaf: Leaf, mut value: Value) -> Option<Value> {
    if leaf.scalar.bits() == 64 && !fx.env.target.counts_bits_of_lanes(64) {
        return None;
    }
    let mut by = 1;
    while by < leaf.scalar.bits() {
        let below = fx.shift_right(value, by, false);
        value = fx.ins().bor(value, below);
        by *= 2;
    }
    let zeros = fx.ins().bnot(value);
    ones(fx, leaf, zeros)
}

/// Counts the trailing zeros: the bits that a decrement changes and that were not set.
pub(crate) fn trailing_zeros(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Option<Value> {
    if leaf.scalar.bits() == 64 && !fx.env.target.counts_bits_of_lanes(64) {
        return None;
    }
    let one = fx.constant(leaf, 1);
    let less = fx.ins().isub(value, one);
    let zeros = fx.ins().band_not(less, value);
    ones(fx, leaf, zeros)
}

/// Reverses the bits.
pub(crate) fn reversed(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Option<Value> {
    let bytes = if leaf.scalar.bits() == 8 { value } else { swapped(fx, leaf, value)? };
    let mut bits = seen_as(fx, types::I16X8, bytes);
    for (by, lower) in [(4, 0x0f0f), (2, 0x3333), (1, 0x5555)] {
        let lower = fx.constant(Leaf { lanes: 8, ..Leaf::single(Scalar::Int(16)) }, lower);
        let (down, up) = (fx.shift_right(bits, by, false), fx.ins().band(bits, lower));
        let (down, up) = (fx.ins().band(down, lower), fx.shift_left(up, by));
        bits = fx.ins().bor(down, up);
    }
    Some(seen_as(fx, leaf.ty(), bits))
}

/// Reverses the bytes.
pub(crate) fn swapped(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Option<Value> {
    if !fx.env.support.little_endian {
        return None;
    }
    let size = leaf.scalar.bytes() as usize;
    if fx.env.support.byte_shuffles {
        return Some(bytes_of(fx, leaf.ty(), value, value, |byte| byte ^ (size - 1)));
    }
    let pairs = seen_as(fx, types::I16X8, value);
    let (up, down) = (fx.shift_left(pairs, 8), fx.shift_right(pairs, 8, false));
    let mut pairs = fx.ins().bor(up, down);
    if size > 2 {
        // The instructions process one half of the register at a time.
        for half in [0, 8] {
            pairs = bytes_of(fx, types::I16X8, pairs, pairs, |byte| match byte / 8 * 8 == half {
                true => byte ^ (size - 2),
                false => byte,
            });
        }
    }
    Some(seen_as(fx, leaf.ty(), pairs))
}

/// Bitcasts to lanes of another size.
fn seen_as(fx: &mut FunctionCx, ty: Type, value: Value) -> Value {
    if fx.builder.func.dfg.value_type(value) == ty {
        return value;
    }
    fx.ins().bitcast(ty, MemFlagsData::new().with_endianness(Endianness::Little), value)
}
