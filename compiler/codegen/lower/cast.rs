//! Conversions between types.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, Scalar, Shape};
use crate::dialect::llvm::cast::Cast;
use crate::dialect::llvm::cast::*;
use crate::dialect::llvm::constrained;
use crate::ir::{Op, OpName};

use super::float::int_conversion;
use super::float::{self, Unit};
use super::vector::cast;
use super::vector::lane_cast::LaneCast;
use super::vector::mask;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (BITCAST, bitcast),
    (ADDRSPACECAST, |fx, op| fx.forward(op, Cast(op).arg(fx.body))),
    (INTTOPTR, |fx, op| convert(fx, op, |fx, _, to, v| Ok(fx.resize(v, to.ty(), false)))),
    (PTRTOINT, zext_or_trunc),
    (SEXT, |fx, op| vectors_or(fx, op, sign_extend)),
    (ZEXT, |fx, op| vectors_or(fx, op, zext_or_trunc)),
    (TRUNC, |fx, op| vectors_or(fx, op, zext_or_trunc)),
    (SITOFP, |fx, op| vectors_or(fx, op, |fx, op| to_float(fx, op, true))),
    (UITOFP, |fx, op| vectors_or(fx, op, |fx, op| to_float(fx, op, false))),
    (FPTOSI, |fx, op| vectors_or(fx, op, |fx, op| to_integer(fx, op, true))),
    (FPTOUI, |fx, op| vectors_or(fx, op, |fx, op| to_integer(fx, op, false))),
    (FPEXT, |fx, op| vectors_or(fx, op, float_to_float)),
    (FPTRUNC, |fx, op| vectors_or(fx, op, float_to_float)),
    (constrained::SITOFP, |fx, op| to_float(fx, op, true)),
    (constrained::UITOFP, |fx, op| to_float(fx, op, false)),
    (constrained::FPTRUNC, float_to_float),
    (constrained::FPEXT, float_to_float),
];

/// Lowers a conversion of whole registers, or else lane by lane.
fn vectors_or(fx: &mut FunctionCx, op: Op, by_lanes: LowerFn) -> Lower {
    match LaneCast::of(fx.body.name(op)) {
        Some(cast) if cast::convert(fx, op, cast)? => Ok(()),
        _ => by_lanes(fx, op),
    }
}

pub(crate) fn zext_or_trunc(fx: &mut FunctionCx, op: Op) -> Lower {
    convert(fx, op, resize_unsigned)
}

pub(crate) fn sign_extend(fx: &mut FunctionCx, op: Op) -> Lower {
    convert(fx, op, sext)
}

pub(crate) fn to_float(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    convert(fx, op, |fx, from, to, value| int_to_float(fx, from, to, value, signed))
}

pub(crate) fn to_integer(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    convert(fx, op, |fx, from, to, value| float_to_int(fx, from, to, value, signed))
}

/// Lowers a saturating conversion: the result is the nearest integer, and zero for NaN.
pub(crate) fn to_integer_saturating(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    convert(fx, op, |fx, from, to, value| {
        let Some(word) = word(fx, to.scalar, from.scalar) else {
            return needs("it needs saturating conversions between formats and integers of at most 64 bits");
        };
        let value = fx.widen(from.scalar, value);
        let bits = to.scalar.bits();
        let value = if signed {
            let value = fx.ins().fcvt_to_sint_sat(word, value);
            let most = fx.int(word, (1 << (bits - 1)) - 1);
            let least = fx.int(word, (1u128 << (bits - 1)).wrapping_neg());
            let value = fx.ins().smin(value, most);
            fx.ins().smax(value, least)
        } else {
            let value = fx.ins().fcvt_to_uint_sat(word, value);
            let most = fx.int(word, (1 << bits) - 1);
            fx.ins().umin(value, most)
        };
        let value = fx.resize(value, to.ty(), false);
        Ok(fx.normalise(to, value))
    })
}

pub(crate) fn float_to_float(fx: &mut FunctionCx, op: Op) -> Lower {
    convert(fx, op, |fx, from, to, value| {
        let mut value = fx.widen(from.scalar, value);
        let mut format = if from.scalar.is_half() { Scalar::F32 } else { from.scalar };
        if !to.scalar.is_half() {
            return float::convert(fx, format, to.scalar, value);
        }
        for next in [Scalar::F64, Scalar::F32] {
            if next.bits() < format.bits() {
                value = float::convert_to_odd(fx, format, next, value)?;
                format = next;
            }
        }
        Ok(fx.narrow(to.scalar, value))
    })
}

/// Lowers a conversion of each lane. Operand and result may be split into parts differently, so vectors are converted
/// lane by lane.
fn convert(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Leaf, Leaf, Value) -> Lower<Value>,
) -> Lower {
    let from = fx.scalar(fx.operand_type(op, 0))?;
    let to = fx.scalar(fx.result_type(op))?;
    let [from, to] = [from, to].map(|scalar| Leaf { scalar, lanes: 1, offset: 0 });
    let mut out = Leaves::new();
    for lane in fx.lanes(op, 0)? {
        out.push(f(fx, from, to, lane)?);
    }
    fx.set_lanes(op, &out)
}

fn resize_unsigned(fx: &mut FunctionCx, _: Leaf, to: Leaf, value: Value) -> Lower<Value> {
    let value = fx.resize(value, to.ty(), false);
    Ok(fx.normalise(to, value))
}

fn sext(fx: &mut FunctionCx, from: Leaf, to: Leaf, value: Value) -> Lower<Value> {
    let value = fx.signed(from, value);
    let value = fx.resize(value, to.ty(), true);
    Ok(fx.normalise(to, value))
}

/// Returns the width of the integers in the conversion instructions of a format; `None` if there are none.
fn word(fx: &FunctionCx, integer: Scalar, float: Scalar) -> Option<Type> {
    if fx.unit(float) != Unit::Instructions {
        return None;
    }
    match integer {
        Scalar::Int(0..=32) => Some(types::I32),
        Scalar::Int(33..=64) => Some(types::I64),
        _ => None,
    }
}

fn int_to_float(fx: &mut FunctionCx, from: Leaf, to: Leaf, value: Value, signed: bool) -> Lower<Value> {
    let value = if signed { fx.signed(from, value) } else { value };
    let Some(word) = word(fx, from.scalar, to.scalar) else {
        return wide_int_to_float(fx, to, value, signed);
    };
    let format = if to.scalar.is_half() { types::F32 } else { to.ty() };
    let value = fx.resize(value, word, signed);
    let float = match signed {
        true => fx.ins().fcvt_from_sint(format, value),
        false => fx.ins().fcvt_from_uint(format, value),
    };
    Ok(fx.narrow(to.scalar, float))
}

fn wide_int_to_float(fx: &mut FunctionCx, to: Leaf, value: Value, signed: bool) -> Lower<Value> {
    let wide = fx.builder.func.dfg.value_type(value) == types::I128;
    let word = if wide { types::I128 } else { types::I64 };
    let value = fx.resize(value, word, signed);
    let zero = fx.int(word, 0);
    let negative =
        if signed { fx.ins().icmp(IntCC::SignedLessThan, value, zero) } else { fx.int(types::I8, 0) };
    let negated = fx.ins().ineg(value);
    let magnitude = fx.select(negative, negated, value);
    if !wide {
        return int_conversion::from_magnitude(fx, to.scalar, &[magnitude], negative);
    }
    let (low, high) = fx.ins().isplit(magnitude);
    int_conversion::from_magnitude(fx, to.scalar, &[low, high], negative)
}

/// Converts a float to an integer. Results out of range are poison, so the shortest sequence that does not trap is
/// used.
fn float_to_int(fx: &mut FunctionCx, from: Leaf, to: Leaf, value: Value, signed: bool) -> Lower<Value> {
    let value = match word(fx, to.scalar, from.scalar) {
        None => {
            let limbs = int_conversion::to_limbs(fx, from.scalar, value, 2)?;
            fx.ins().iconcat(limbs[0], limbs[1])
        }
        Some(word) => {
            let value = fx.widen(from.scalar, value);
            match (signed, word) {
                // A wider signed integer holds all values of an unsigned one.
                (false, types::I32) if to.scalar.bits() > 16 => signed_word(fx, types::I64, value),
                (false, types::I64) => unsigned_word(fx, value),
                _ => signed_word(fx, word, value),
            }
        }
    };
    let value = fx.resize(value, to.ty(), false);
    Ok(fx.normalise(to, value))
}

/// Converts a float that is in range to a signed integer.
fn signed_word(fx: &mut FunctionCx, word: Type, value: Value) -> Value {
    match fx.float_to_int(word, value) {
        Some(integer) => integer,
        None if word == types::I32 && fx.env.support.packed_conversions => packed_conversion(fx, value),
        None => fx.ins().fcvt_to_sint_sat(word, value),
    }
}

/// Converts a float that is in range to an unsigned 64-bit integer.
fn unsigned_word(fx: &mut FunctionCx, value: Value) -> Value {
    let Some(low) = fx.float_to_int(types::I64, value) else {
        return fx.ins().fcvt_to_uint_sat(types::I64, value);
    };
    // The first conversion has only the sign bit if the second one has the other bits.
    let half = match fx.builder.func.dfg.value_type(value) {
        types::F32 => fx.ins().f32const(TWO_TO_63 as f32),
        _ => fx.ins().f64const(TWO_TO_63),
    };
    let rest = fx.ins().fsub(value, half);
    let rest = signed_word(fx, types::I64, rest);
    let sign = fx.int(types::I64, 63);
    let is_high = fx.ins().sshr(low, sign);
    let rest = fx.ins().band(rest, is_high);
    fx.ins().bor(low, rest)
}

const TWO_TO_63: f64 = 9_223_372_036_854_775_808.0;

/// Converts a float to a 32-bit integer by vector instructions, which do not check the range.
fn packed_conversion(fx: &mut FunctionCx, value: Value) -> Value {
    let format = fx.builder.func.dfg.value_type(value);
    let all = if format == types::F32 {
        let vector = fx.ins().scalar_to_vector(types::F32X4, value);
        fx.ins().x86_cvtt2dq(types::I32X4, vector)
    } else {
        // Cranelift matches this form to one instruction.
        let vector = fx.ins().scalar_to_vector(types::F64X2, value);
        let wide = fx.ins().x86_cvtt2dq(types::I64X2, vector);
        let zeros = fx.vector_constant(Leaf { scalar: Scalar::Int(64), lanes: 2, offset: 0 }, &[0, 0]);
        fx.ins().snarrow(wide, zeros)
    };
    fx.ins().extractlane(all, 0)
}

fn bitcast(fx: &mut FunctionCx, op: Op) -> Lower {
    let arg = Cast(op).arg(fx.body);
    let (from, to) = (fx.body.value_type(arg), fx.result_type(op));
    if from == to {
        return fx.forward(op, arg);
    }
    let (from_shape, to_shape) = (fx.shape(from)?, fx.shape(to)?);
    let same_parts = from_shape.leaves.len() == to_shape.leaves.len()
        && from_shape.leaves.iter().zip(&to_shape.leaves).all(|(a, b)| {
            a.ty().bits() == b.ty().bits() && a.scalar.bits() * a.lanes == b.scalar.bits() * b.lanes
        });
    let has_limbs =
        |shape: &Shape| shape.leaves.iter().any(|leaf| matches!(leaf.scalar, Scalar::Limb { .. }));
    let plain = from_shape.packed.is_empty()
        && to_shape.packed.is_empty()
        && !has_limbs(&from_shape)
        && !has_limbs(&to_shape);
    if let [leaf] = to_shape.leaves[..]
        && let Some(bits) = mask::bits(fx, op, leaf)
    {
        fx.set(op, &[bits]);
        return Ok(());
    }
    if !(same_parts && plain) {
        // Through memory, in which both types have the same bytes.
        let size = from_shape.size.max(to_shape.size);
        let slot = fx.stack_slot(size, from_shape.align.max(to_shape.align))?;
        let leaves = fx.leaves(arg)?;
        fx.store_shape(slot, &from_shape, &leaves, FunctionCx::plain_flags())?;
        let out = fx.load_shape(slot, &to_shape, FunctionCx::plain_flags())?;
        fx.set(op, &out);
        return Ok(());
    }
    let byte_order = if fx.env.support.little_endian { Endianness::Little } else { Endianness::Big };
    let mut out = Leaves::new();
    for (leaf, value) in to_shape.leaves.iter().zip(fx.leaves(arg)?) {
        let same = fx.builder.func.dfg.value_type(value) == leaf.ty();
        let flags = MemFlagsData::new().with_endianness(byte_order);
        out.push(if same { value } else { fx.ins().bitcast(leaf.ty(), flags, value) });
    }
    fx.set(op, &out);
    Ok(())
}
