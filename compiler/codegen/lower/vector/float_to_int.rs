//! Conversions from floats to integers for vectors that fill registers. Results out of range are poison.

use cranelift_codegen::ir::{InstBuilder, Type, Value, types};

use crate::codegen::context::{FunctionCx, Leaves};
use crate::codegen::types::{Leaf, Scalar};

use super::shuffle::bytes_of;
use super::truncate::{halved, narrowed_pairs, truncated};
use super::widen::doubled;

/// Converts to integers of this width, if there are instructions for it.
pub(crate) fn integers(
    fx: &mut FunctionCx,
    from: Scalar,
    bits: u32,
    signed: bool,
    parts: Leaves,
) -> Option<Leaves> {
    match (from, bits) {
        // The signed conversion holds narrower unsigned numbers.
        (_, 8 | 16) => {
            let words = integers(fx, from, 32, true, parts)?;
            Some(narrowed(fx, words, bits, signed))
        }
        (Scalar::F32, 32) => Some(parts.into_iter().map(|part| words(fx, part, signed)).collect()),
        (Scalar::F64, 32) if fx.env.support.packed_conversions || fx.env.support.wide_conversions => {
            Some(parts.chunks(2).map(|pair| words_of_pair(fx, pair, signed)).collect())
        }
        (Scalar::F64, 64) if fx.env.support.wide_conversions => {
            Some(parts.into_iter().map(|part| in_range(fx, types::I64X2, part, signed)).collect())
        }
        (Scalar::F32, 64) if fx.env.support.wide_conversions => {
            let wide = doubled(fx, parts, |fx, low| fx.ins().fvpromote_low(low));
            integers(fx, Scalar::F64, 64, signed, wide)
        }
        _ => None,
    }
}

/// Narrows words whose values fit. Saturating instructions do not change such values; not all targets have one for
/// unsigned 16-bit numbers.
pub(crate) fn narrowed(fx: &mut FunctionCx, words: Leaves, bits: u32, signed: bool) -> Leaves {
    if bits == 16 && !signed {
        return truncated(fx, words, 32, 16);
    }
    let halves = narrowed_pairs(fx, &words, |fx, a, b| fx.ins().snarrow(a, b));
    match (bits, signed) {
        (16, _) => halves,
        (_, true) => narrowed_pairs(fx, &halves, |fx, a, b| fx.ins().snarrow(a, b)),
        (_, false) => narrowed_pairs(fx, &halves, |fx, a, b| fx.ins().unarrow(a, b)),
    }
}

/// Converts to integers as wide as the floats, by an instruction that is defined out of range.
fn in_range(fx: &mut FunctionCx, ty: Type, part: Value, signed: bool) -> Value {
    if signed { fx.ins().fcvt_to_sint_sat(ty, part) } else { fx.ins().fcvt_to_uint_sat(ty, part) }
}

/// Converts four `f32` to 32-bit integers.
fn words(fx: &mut FunctionCx, part: Value, signed: bool) -> Value {
    if !fx.env.support.packed_conversions {
        return in_range(fx, types::I32X4, part, signed);
    }
    let convert = |fx: &mut FunctionCx, part| fx.ins().x86_cvtt2dq(types::I32X4, part);
    let all = convert(fx, part);
    if signed {
        return all;
    }
    let half = fx.constant(Leaf { lanes: 4, ..Leaf::single(Scalar::F32) }, (31 + 127) << 23);
    let less = fx.ins().fsub(part, half);
    let upper = convert(fx, less);
    either(fx, all, upper)
}

/// Converts two registers of `f64` to 32-bit integers.
fn words_of_pair(fx: &mut FunctionCx, pair: &[Value], signed: bool) -> Value {
    if !fx.env.support.packed_conversions {
        let [a, b] = [pair[0], pair[1]].map(|part| in_range(fx, types::I64X2, part, signed));
        return halved(fx, a, b, 64);
    }
    let all = signed_words(fx, pair[0], pair[1]);
    if signed {
        return all;
    }
    let half = fx.constant(Leaf { lanes: 2, ..Leaf::single(Scalar::F64) }, (31 + 1023) << 52);
    let [a, b] = [pair[0], pair[1]].map(|part| fx.ins().fsub(part, half));
    let upper = signed_words(fx, a, b);
    either(fx, all, upper)
}

/// Converts two registers of `f64` to signed 32-bit integers. Back ends match these operations together.
fn signed_words(fx: &mut FunctionCx, a: Value, b: Value) -> Value {
    let zero = fx.constant(Leaf { lanes: 2, ..Leaf::single(Scalar::Int(64)) }, 0);
    let [a, b] = [a, b].map(|part| {
        let wide = fx.ins().x86_cvtt2dq(types::I64X2, part);
        fx.ins().snarrow(wide, zero)
    });
    bytes_of(fx, types::I32X4, a, b, |byte| if byte < 8 { byte } else { byte + 8 })
}

/// Combines two conversions to unsigned integers. `all` is the conversion of the numbers themselves, which is only the
/// sign bit for those that are too large. `upper` is that of the numbers minus half of the range, which is only correct
/// and non-negative for those.
fn either(fx: &mut FunctionCx, all: Value, upper: Value) -> Value {
    let are_upper = fx.ins().sshr_imm_u(all, 31);
    let upper = fx.ins().band(upper, are_upper);
    fx.ins().bor(all, upper)
}
