//! Conversions of lanes to and from vectors of 256 bits.
//!
//! An instruction that doubles the width of lanes reads the lower half of a register or of memory, so the operands of
//! extensions are taken as vectors of 128 bits.

use cranelift_codegen::ir::{InstBuilder, Type, Value, types};

use crate::codegen::context::views::View;
use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::Scalar;
use crate::codegen::types::wide_inst::WideInst;
use crate::ir::{Op, OpName};

use super::float_to_int::narrowed;
use super::lane_cast::LaneCast;
use super::shuffle::bytes_of;
use super::truncate;

/// The size of a register in bits.
const REGISTER: u32 = 256;
/// The size of half a register in bits.
const HALF: u32 = REGISTER / 2;

/// Returns true if a conversion has instructions for wide vectors, of which its operand or result is one.
pub(crate) fn is_supported(fx: &mut FunctionCx, op: Op, name: OpName) -> bool {
    let Some(cast) = LaneCast::of(name) else { return false };
    let Some((from, to, lanes)) = scalars(fx, op) else { return false };
    let fills = |bits: u32, size: u32| (lanes * bits).is_multiple_of(size);
    let widest = from.bits().max(to.bits());
    let narrowest = from.bits().min(to.bits());
    // Conversions between floats and narrow integers are also conversions of words.
    let is_integer = |scalar| matches!(scalar, Scalar::Int(_));
    let between = if is_integer(from) == is_integer(to) { widest } else { 32 };
    has_instructions(cast, from, to)
        && fills(widest, REGISTER)
        && fills(narrowest, HALF)
        && (between == narrowest || fills(between, REGISTER))
}

/// Returns the scalars that a conversion converts from and to, and their number.
pub(super) fn scalars(fx: &mut FunctionCx, op: Op) -> Option<(Scalar, Scalar, u32)> {
    let (from, to) = (fx.operand_type(op, 0), fx.result_type(op));
    let lanes = u32::try_from(fx.lane_count(to).ok()?).ok()?;
    Some((fx.scalar(from).ok()?, fx.scalar(to).ok()?, lanes))
}

fn has_instructions(cast: LaneCast, from: Scalar, to: Scalar) -> bool {
    use Scalar::{F32, F64, Int};
    matches!(
        (cast, from, to),
        (LaneCast::SignExtend | LaneCast::ZeroExtend, Int(8 | 16 | 32), Int(16 | 32 | 64))
            | (LaneCast::Truncate, Int(16 | 32 | 64), Int(8 | 16 | 32))
            | (LaneCast::SignedToFloat, Int(8 | 16 | 32), F32 | F64)
            | (LaneCast::UnsignedToFloat, Int(8 | 16), F32 | F64)
            | (LaneCast::ToSigned, F32, Int(8 | 16 | 32))
            | (LaneCast::ToSigned, F64, Int(32))
            | (LaneCast::ToUnsigned, F32, Int(8 | 16))
            | (LaneCast::Format, F32, F64)
            | (LaneCast::Format, F64, F32)
    )
}

/// Returns the registers of a supported conversion, in the wide view.
pub(crate) fn converted(
    fx: &mut FunctionCx,
    op: Op,
    cast: LaneCast,
    from: Scalar,
    to: Scalar,
) -> Lower<Leaves> {
    let halves = fx.in_view(View::Narrow, |fx| fx.operand(op, 0));
    match (cast, from, to) {
        (LaneCast::SignExtend | LaneCast::ZeroExtend, Scalar::Int(small), Scalar::Int(large)) => {
            Ok(extended(fx, &halves?, (small, large), cast == LaneCast::SignExtend))
        }
        (LaneCast::Truncate, Scalar::Int(wide), Scalar::Int(narrow)) => {
            let parts = fx.operand(op, 0)?;
            truncate::truncate(fx, op, parts, (wide, narrow))
        }
        (LaneCast::SignedToFloat, Scalar::Int(32), Scalar::F32) => {
            let words = fx.operand(op, 0)?;
            Ok(words.into_iter().map(|words| fx.ins().fcvt_from_sint(types::F32X8, words)).collect())
        }
        (LaneCast::SignedToFloat | LaneCast::UnsignedToFloat, Scalar::Int(bits), to) => {
            let signed = cast == LaneCast::SignedToFloat;
            let halves = halves?;
            Ok(to_floats(fx, &halves, bits, to, signed))
        }
        (LaneCast::Format, Scalar::F32, _) => {
            let to = types::F64X4;
            Ok(halves?.into_iter().map(|half| fx.wide_unary(WideInst::FloatToFloat, to, half)).collect())
        }
        (LaneCast::Format, ..) => {
            let parts = fx.operand(op, 0)?;
            let to = types::F32X4;
            let halves = parts.into_iter().map(|part| fx.wide_unary(WideInst::FloatToFloat, to, part));
            let halves: Leaves = halves.collect();
            Ok(joined_pairs(fx, types::F32X8, &halves))
        }
        (_, Scalar::F64, _) => {
            let parts = fx.operand(op, 0)?;
            let halves: Leaves =
                parts.into_iter().map(|part| fx.ins().x86_cvtt2dq(types::I32X4, part)).collect();
            Ok(joined_pairs(fx, types::I32X8, &halves))
        }
        _ => {
            let parts = fx.operand(op, 0)?;
            let words = parts.into_iter().map(|part| fx.ins().x86_cvtt2dq(types::I32X8, part)).collect();
            let bits = to.bits();
            Ok(if bits == 32 { words } else { narrowed(fx, words, bits, cast == LaneCast::ToSigned) })
        }
    }
}

/// Extends integers in vectors of 128 bits to registers of 256 bits.
pub(crate) fn extended(
    fx: &mut FunctionCx,
    halves: &[Value],
    (small, large): (u32, u32),
    signed: bool,
) -> Leaves {
    let inst = if signed { WideInst::SignExtend } else { WideInst::ZeroExtend };
    let lane = Type::int_with_byte_size(large as u16 / 8).unwrap_or(types::I64);
    let to = lane.by(REGISTER / large).unwrap_or(types::I64X4);
    // Each register has the lanes of a piece of a half.
    let piece = REGISTER * small / large;
    let mut out = Leaves::new();
    for &half in halves {
        for first in (0..HALF).step_by(piece as usize) {
            let low = lowest(fx, half, first as usize / 8);
            out.push(fx.wide_unary(inst, to, low));
        }
    }
    out
}

/// Returns a vector of 128 bits whose first byte is byte `first` of another one. The bytes after the last one are any.
fn lowest(fx: &mut FunctionCx, half: Value, first: usize) -> Value {
    if first == 0 {
        return half;
    }
    let ty = fx.builder.func.dfg.value_type(half);
    bytes_of(fx, ty, half, half, |byte| (byte + first) % 16)
}

/// Converts integers of `bits` bits in vectors of 128 bits to floats.
fn to_floats(fx: &mut FunctionCx, halves: &[Value], bits: u32, to: Scalar, signed: bool) -> Leaves {
    let words =
        if bits == 32 { Leaves::from_slice(halves) } else { extended(fx, halves, (bits, 32), signed) };
    if to == Scalar::F32 {
        return words.into_iter().map(|words| fx.ins().fcvt_from_sint(types::F32X8, words)).collect();
    }
    let words = if bits == 32 { words } else { fx.split(&words) };
    words.into_iter().map(|words| fx.ins().fcvt_from_sint(types::F64X4, words)).collect()
}

/// Joins pairs of halves. A single last one stays.
fn joined_pairs(fx: &mut FunctionCx, ty: Type, halves: &[Value]) -> Leaves {
    let joined = |pair: &[Value]| match *pair {
        [low, high] => fx.join(ty, low, high),
        _ => pair[0],
    };
    halves.chunks(2).map(joined).collect()
}
