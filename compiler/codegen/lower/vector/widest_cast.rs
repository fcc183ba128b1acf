//! Conversions of lanes to and from vectors of 512 bits.
//!
//! An instruction that doubles the width of lanes reads a vector of 256 bits, one that quadruples it a vector of 128 bits.

use cranelift_codegen::ir::{InstBuilder, Type, types};

use crate::codegen::context::views::View;
use crate::codegen::context::{FunctionCx, Leaves, Lower, needs};
use crate::codegen::types::Scalar;
use crate::codegen::types::wide_inst::WideInst;
use crate::ir::Op;

use super::lane_cast::LaneCast;
use super::wide_cast::scalars;

/// Returns true if a conversion has instructions on 512 bits.
pub(crate) fn is_supported(fx: &mut FunctionCx, op: Op, cast: LaneCast) -> bool {
    let Some((from, to, lanes)) = scalars(fx, op) else { return false };
    let widest = from.bits().max(to.bits());
    has_instruction(cast, from, to) && (lanes * widest).is_multiple_of(512)
}

fn has_instruction(cast: LaneCast, from: Scalar, to: Scalar) -> bool {
    use Scalar::{F32, F64, Int};
    matches!(
        (cast, from, to),
        (LaneCast::SignExtend | LaneCast::ZeroExtend, Int(8), Int(16 | 32))
            | (LaneCast::SignExtend | LaneCast::ZeroExtend, Int(16), Int(32 | 64))
            | (LaneCast::SignExtend | LaneCast::ZeroExtend, Int(32), Int(64))
            | (LaneCast::SignedToFloat | LaneCast::UnsignedToFloat, Int(8 | 16), F32)
            | (LaneCast::SignedToFloat, Int(32), F32 | F64)
            | (LaneCast::UnsignedToFloat, Int(32), F32)
            | (LaneCast::ToSigned, F32 | F64, Int(32))
            | (LaneCast::Format, F32, F64)
            | (LaneCast::Format, F64, F32)
    )
}

/// Returns the view with the operand's leaves that a conversion to wider lanes reads.
pub(crate) fn source_view(from: Scalar, to: Scalar) -> View {
    match to.bits() / from.bits() {
        4.. => View::Narrow,
        2 => View::Wide,
        _ => View::Widest,
    }
}

/// Returns the registers of a supported conversion, in the widest view.
pub(crate) fn converted(
    fx: &mut FunctionCx,
    op: Op,
    cast: LaneCast,
    from: Scalar,
    to: Scalar,
) -> Lower<Leaves> {
    let parts = fx.in_view(source_view(from, to), |fx| fx.operand(op, 0))?;
    let is_signed = matches!(cast, LaneCast::SignExtend | LaneCast::SignedToFloat);
    let extension = if is_signed { WideInst::SignExtend } else { WideInst::ZeroExtend };
    let each = |fx: &mut FunctionCx, inst: WideInst, ty: Type| -> Leaves {
        parts.iter().map(|&part| fx.wide_unary(inst, ty, part)).collect()
    };
    Ok(match (cast, from, to) {
        (LaneCast::SignExtend | LaneCast::ZeroExtend, _, Scalar::Int(bits)) => {
            let lane = Type::int_with_byte_size(bits as u16 / 8).unwrap_or(types::I64);
            each(fx, extension, lane.by(512 / bits).unwrap_or(types::I64X8))
        }
        (LaneCast::SignedToFloat | LaneCast::UnsignedToFloat, Scalar::Int(8 | 16), _) => {
            let words = each(fx, extension, types::I32X16);
            words.into_iter().map(|words| fx.ins().fcvt_from_sint(types::F32X16, words)).collect()
        }
        (LaneCast::SignedToFloat, _, Scalar::F32) => {
            parts.into_iter().map(|part| fx.ins().fcvt_from_sint(types::F32X16, part)).collect()
        }
        (LaneCast::SignedToFloat, ..) => {
            parts.into_iter().map(|part| fx.ins().fcvt_from_sint(types::F64X8, part)).collect()
        }
        (LaneCast::UnsignedToFloat, ..) => {
            parts.into_iter().map(|part| fx.ins().fcvt_from_uint(types::F32X16, part)).collect()
        }
        (LaneCast::ToSigned, Scalar::F32, _) => {
            parts.into_iter().map(|part| fx.ins().x86_cvtt2dq(types::I32X16, part)).collect()
        }
        (LaneCast::ToSigned, ..) => {
            let halves = parts.into_iter().map(|part| fx.ins().x86_cvtt2dq(types::I32X8, part)).collect();
            joined(fx, types::I32X16, halves)
        }
        (LaneCast::Format, Scalar::F32, _) => each(fx, WideInst::FloatToFloat, types::F64X8),
        (LaneCast::Format, ..) => {
            let halves = each(fx, WideInst::FloatToFloat, types::F32X8);
            joined(fx, types::F32X16, halves)
        }
        _ => return needs("it needs a conversion of wide vectors"),
    })
}

/// Joins pairs of halves. A single one stays, and so do all halves of a vector that fills no number of registers.
fn joined(fx: &mut FunctionCx, ty: Type, halves: Leaves) -> Leaves {
    if !halves.len().is_multiple_of(2) {
        return halves;
    }
    halves.chunks(2).map(|pair| fx.join(ty, pair[0], pair[1])).collect()
}
