//! Conversions of vectors that fill 128-bit registers, register by register. Lanes that double their size fill twice as
//! many registers.

use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::{Leaf, Scalar};
use crate::ir::Op;

use super::float_to_int;
use super::lane_cast::LaneCast;
use super::mask;
use super::shuffle::bytes_of;
use super::truncate;
use super::wide_cast;
use super::widen::{doubled, extended};
use super::widest_cast;

/// Converts the operand if both it and the result fill registers, and there are instructions for it. Returns true in
/// that case.
pub(crate) fn convert(fx: &mut FunctionCx, op: Op, cast: LaneCast) -> Lower<bool> {
    let (from, to) = (fx.shape(fx.operand_type(op, 0))?, fx.shape(fx.result_type(op))?);
    let is_extension = matches!(cast, LaneCast::SignExtend | LaneCast::ZeroExtend);
    if is_extension && let Some(parts) = mask::extend(fx, op, &to, cast == LaneCast::SignExtend) {
        fx.set(op, &parts);
        return Ok(true);
    }
    let (Some(&first), Some(&last)) = (from.leaves.first(), to.leaves.first()) else { return Ok(false) };
    if fx.is_wide_view() {
        let converted = if fx.is_widest_view() { widest_cast::converted } else { wide_cast::converted };
        let parts = converted(fx, op, cast, first.scalar, last.scalar)?;
        fx.set(op, &parts);
        return Ok(true);
    }
    let fills = |leaves: &[Leaf]| leaves.iter().all(|leaf| leaf.ty().bits() == 128 && leaf.is_vector());
    if !fills(&from.leaves) || !fills(&to.leaves) {
        return Ok(false);
    }
    let (from, to) = (first.scalar, last.scalar);
    let parts = fx.operand(op, 0)?;
    if let (LaneCast::Truncate, Scalar::Int(wide), Scalar::Int(narrow)) = (cast, from, to) {
        let parts = truncate::truncate(fx, op, parts, (wide, narrow))?;
        fx.set(op, &parts);
        return Ok(true);
    }
    let Some(parts) = converted(fx, cast, from, to, parts) else { return Ok(false) };
    fx.set(op, &parts);
    Ok(true)
}

fn converted(fx: &mut FunctionCx, cast: LaneCast, from: Scalar, to: Scalar, parts: Leaves) -> Option<Leaves> {
    let (Scalar::Int(small), Scalar::Int(large)) = (from, to) else {
        return to_or_from_float(fx, cast, from, to, parts);
    };
    match cast {
        LaneCast::SignExtend | LaneCast::ZeroExtend => {
            Some(extended(fx, parts, large / small, cast == LaneCast::SignExtend))
        }
        _ => None,
    }
}

fn to_or_from_float(
    fx: &mut FunctionCx,
    cast: LaneCast,
    from: Scalar,
    to: Scalar,
    parts: Leaves,
) -> Option<Leaves> {
    match (cast, from, to) {
        (LaneCast::UnsignedToFloat, Scalar::Int(32), Scalar::F32) => {
            Some(parts.into_iter().map(|part| fx.ins().fcvt_from_uint(types::F32X4, part)).collect())
        }
        (LaneCast::UnsignedToFloat, Scalar::Int(32), Scalar::F64) => Some(doubled(fx, parts, |fx, low| {
            let wide = fx.ins().uwiden_low(low);
            fx.ins().fcvt_from_uint(types::F64X2, wide)
        })),
        (LaneCast::UnsignedToFloat, Scalar::Int(bits @ (8 | 16)), _) => {
            // The zero-extended numbers are non-negative words.
            let words = extended(fx, parts, 32 / bits, false);
            to_or_from_float(fx, LaneCast::SignedToFloat, Scalar::Int(32), to, words)
        }
        (LaneCast::SignedToFloat, Scalar::Int(bits @ (8 | 16 | 32)), Scalar::F32) => {
            let words = extended(fx, parts, 32 / bits, true);
            Some(words.into_iter().map(|part| fx.ins().fcvt_from_sint(types::F32X4, part)).collect())
        }
        (LaneCast::SignedToFloat, Scalar::Int(bits @ (8 | 16 | 32)), Scalar::F64) => {
            let words = extended(fx, parts, 32 / bits, true);
            Some(doubled(fx, words, |fx, low| {
                // Back ends match both to one instruction.
                let wide = fx.ins().swiden_low(low);
                fx.ins().fcvt_from_sint(types::F64X2, wide)
            }))
        }
        (LaneCast::ToSigned | LaneCast::ToUnsigned, _, Scalar::Int(bits)) => {
            float_to_int::integers(fx, from, bits, cast == LaneCast::ToSigned, parts)
        }
        (LaneCast::Format, Scalar::F32, Scalar::F64) => {
            Some(doubled(fx, parts, |fx, low| fx.ins().fvpromote_low(low)))
        }
        (LaneCast::Format, Scalar::F64, Scalar::F32) => {
            let narrow: Leaves = parts.into_iter().map(|part| fx.ins().fvdemote(part)).collect();
            Some(narrow.chunks(2).map(|pair| low_halves(fx, pair[0], pair[1])).collect())
        }
        _ => None,
    }
}

/// Returns the low halves of two vectors, as `f32`.
fn low_halves(fx: &mut FunctionCx, a: Value, b: Value) -> Value {
    bytes_of(fx, types::F32X4, a, b, |byte| if byte < 8 { byte } else { byte + 8 })
}
