//! Conversions between types.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value, types};

use std::cmp::Ordering;

use crate::dialect::llvm::cast::*;
use crate::dialect::llvm::constrained;
use crate::ir::spec::enum_text;
use crate::ir::{Op, OpName};

use super::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use super::types::{Leaf, Scalar};

pub(super) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (BITCAST, bitcast),
    (ADDRSPACECAST, |fx, op| fx.forward(op, fx.body.operands(op)[0])),
    (INTTOPTR, |fx, op| convert(fx, op, |fx, _, to, v| Ok(fx.resize(v, to.ty(), false)))),
    (PTRTOINT, zext_or_trunc),
    (SEXT, sign_extend),
    (ZEXT, zext_or_trunc),
    (TRUNC, zext_or_trunc),
    (SITOFP, |fx, op| to_float(fx, op, true)),
    (UITOFP, |fx, op| to_float(fx, op, false)),
    (FPTOSI, |fx, op| to_integer(fx, op, true)),
    (FPTOUI, |fx, op| to_integer(fx, op, false)),
    (FPEXT, float_to_float),
    (FPTRUNC, float_to_float),
    (constrained::SITOFP, |fx, op| rounded(fx, op, |fx, op| to_float(fx, op, true))),
    (constrained::UITOFP, |fx, op| rounded(fx, op, |fx, op| to_float(fx, op, false))),
    (constrained::FPTRUNC, |fx, op| rounded(fx, op, float_to_float)),
    (constrained::FPEXT, float_to_float),
];

pub(super) fn zext_or_trunc(fx: &mut FunctionCx, op: Op) -> Lower {
    convert(fx, op, resize_unsigned)
}

pub(super) fn sign_extend(fx: &mut FunctionCx, op: Op) -> Lower {
    convert(fx, op, sext)
}

pub(super) fn to_float(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    convert(fx, op, |fx, from, to, value| int_to_float(fx, from, to, value, signed))
}

pub(super) fn to_integer(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    convert(fx, op, |fx, from, to, value| float_to_int(fx, from, to, value, signed))
}

pub(super) fn float_to_float(fx: &mut FunctionCx, op: Op) -> Lower {
    convert(fx, op, |fx, from, to, value| {
        if to.scalar.is_half() && from.scalar == Scalar::F64 {
            let odd = fx.demote_to_odd(value);
            return Ok(fx.narrow(to.scalar, odd));
        }
        if to.scalar.is_half() || from.scalar.is_half() {
            let wide = fx.widen(from.scalar, value);
            let wide = if to.scalar == Scalar::F64 { fx.ins().fpromote(types::F64, wide) } else { wide };
            return Ok(fx.narrow(to.scalar, wide));
        }
        Ok(match to.scalar.bits().cmp(&from.scalar.bits()) {
            Ordering::Greater => fx.ins().fpromote(to.ty(), value),
            Ordering::Less => fx.ins().fdemote(to.ty(), value),
            Ordering::Equal => value,
        })
    })
}

/// A conversion in a rounding mode: to nearest, or whatever the mode is, which nothing changes here.
fn rounded(fx: &mut FunctionCx, op: Op, lower: LowerFn) -> Lower {
    let mode = fx.attr_named(op, "roundingmode");
    let mode = mode.and_then(|attr| enum_text(fx.cx(), &constrained::ROUNDING, attr));
    match mode.as_deref() {
        Some("tonearest" | "dynamic") | None => lower(fx, op),
        Some(other) => needs(format!("it needs the rounding mode '{other}'")),
    }
}

/// A conversion of each lane. Operand and result may be cut into parts differently, so vectors go through
/// their lanes.
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

/// The width of the integers between which and floats there are instructions; `None` for those that go through the
/// compiler support library.
fn word(scalar: Scalar) -> Option<cranelift_codegen::ir::Type> {
    match scalar {
        Scalar::Int(0..=32) => Some(types::I32),
        Scalar::Int(33..=64) => Some(types::I64),
        _ => None,
    }
}

const WIDE: Leaf = Leaf { scalar: Scalar::Int(128), lanes: 1, offset: 0 };

/// The leaf of the format in which a float is computed with.
fn computed(leaf: Leaf) -> Leaf {
    if leaf.scalar.is_half() { Leaf { scalar: Scalar::F32, ..leaf } } else { leaf }
}

fn int_to_float(fx: &mut FunctionCx, from: Leaf, to: Leaf, value: Value, signed: bool) -> Lower<Value> {
    let format = computed(to);
    let value = if signed { fx.signed(from, value) } else { value };
    let Some(word) = word(from.scalar) else {
        let function = match (format.scalar, signed) {
            (Scalar::F32, true) => "__floattisf",
            (Scalar::F32, false) => "__floatuntisf",
            (_, true) => "__floattidf",
            (_, false) => "__floatuntidf",
        };
        let float = fx.call_support(function, &[WIDE], format, &[value])?;
        return Ok(fx.narrow(to.scalar, float));
    };
    let format = format.ty();
    let value = fx.resize(value, word, signed);
    let float = match signed {
        true => fx.ins().fcvt_from_sint(format, value),
        false => fx.ins().fcvt_from_uint(format, value),
    };
    Ok(fx.narrow(to.scalar, float))
}

/// Out of range is poison; the saturating forms do not trap and are shorter.
fn float_to_int(fx: &mut FunctionCx, from: Leaf, to: Leaf, value: Value, signed: bool) -> Lower<Value> {
    let value = fx.widen(from.scalar, value);
    let Some(word) = word(to.scalar) else {
        let format = computed(from);
        let function = match (format.scalar, signed) {
            (Scalar::F32, true) => "__fixsfti",
            (Scalar::F32, false) => "__fixunssfti",
            (_, true) => "__fixdfti",
            (_, false) => "__fixunsdfti",
        };
        let value = fx.call_support(function, &[format], WIDE, &[value])?;
        return Ok(fx.normalise(to, value));
    };
    let value = match signed {
        true => fx.ins().fcvt_to_sint_sat(word, value),
        false => fx.ins().fcvt_to_uint_sat(word, value),
    };
    let value = fx.resize(value, to.ty(), false);
    Ok(fx.normalise(to, value))
}

fn bitcast(fx: &mut FunctionCx, op: Op) -> Lower {
    let (from, to) = (fx.operand_type(op, 0), fx.result_type(op));
    if from == to {
        return fx.forward(op, fx.body.operands(op)[0]);
    }
    let (from_shape, to_shape) = (fx.shape(from)?, fx.shape(to)?);
    let same_parts = from_shape.leaves.len() == to_shape.leaves.len()
        && from_shape.leaves.iter().zip(&to_shape.leaves).all(|(a, b)| {
            a.ty().bits() == b.ty().bits() && a.scalar.bits() * a.lanes == b.scalar.bits() * b.lanes
        });
    let plain = from_shape.packed.is_empty() && to_shape.packed.is_empty();
    if !(same_parts && plain) {
        // Through memory, where both types have the same bytes.
        let size = from_shape.size.max(to_shape.size);
        let slot = fx.stack_slot(size, from_shape.align.max(to_shape.align))?;
        let leaves = fx.operand(op, 0)?;
        fx.store_shape(slot, &from_shape, &leaves, FunctionCx::plain_flags())?;
        let out = fx.load_shape(slot, &to_shape, FunctionCx::plain_flags())?;
        fx.set(op, &out);
        return Ok(());
    }
    let byte_order = if fx.env.support.little_endian { Endianness::Little } else { Endianness::Big };
    let mut out = Leaves::new();
    for (leaf, value) in to_shape.leaves.iter().zip(fx.operand(op, 0)?) {
        let same = fx.builder.func.dfg.value_type(value) == leaf.ty();
        let flags = MemFlagsData::new().with_endianness(byte_order);
        out.push(if same { value } else { fx.ins().bitcast(leaf.ty(), flags, value) });
    }
    fx.set(op, &out);
    Ok(())
}
