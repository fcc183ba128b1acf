//! Intrinsics on floats that become library calls or operations on the bits.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::lower::arith::{binary, unary};
use crate::codegen::lower::call::library::{MathNames, libm};
use crate::codegen::types::float_format::Format;
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::intrinsic::*;
use crate::ir::{Op, OpName};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (EXP10, exp10),
    (TAN, |fx, op| math(fx, op, libm!("tan"))),
    (ASIN, |fx, op| math(fx, op, libm!("asin"))),
    (ACOS, |fx, op| math(fx, op, libm!("acos"))),
    (ATAN, |fx, op| math(fx, op, libm!("atan"))),
    (ATAN2, |fx, op| binary(fx, op, |fx, leaf, a, b| fx.call_math(libm!("atan2"), leaf, &[a, b]))),
    (SINH, |fx, op| math(fx, op, libm!("sinh"))),
    (COSH, |fx, op| math(fx, op, libm!("cosh"))),
    (TANH, |fx, op| math(fx, op, libm!("tanh"))),
    (SINCOS, sincos),
    (FREXP, frexp),
    (LDEXP, |fx, op| with_integer(fx, op, libm!("ldexp"))),
    (POWI, |fx, op| with_integer(fx, op, ["__powisf2", "__powidf2", "__powixf2", "__powitf2"])),
    (LROUND, |fx, op| to_long(fx, op, libm!("lround"), libm!("llround"))),
    (LLROUND, |fx, op| to_integer(fx, op, libm!("llround"))),
    (LRINT, |fx, op| to_long(fx, op, libm!("lrint"), libm!("llrint"))),
    (LLRINT, |fx, op| to_integer(fx, op, libm!("llrint"))),
    (IS_FPCLASS, is_fpclass),
];

fn math(fx: &mut FunctionCx, op: Op, names: MathNames) -> Lower {
    unary(fx, op, |fx, leaf, a| fx.call_math(names, leaf, &[a]))
}

/// The function is an extension of GNU's library; Windows has none.
fn exp10(fx: &mut FunctionCx, op: Op) -> Lower {
    if !fx.env.is_coff() {
        return math(fx, op, libm!("exp10"));
    }
    unary(fx, op, |fx, leaf, a| {
        let ten = match leaf.scalar {
            Scalar::F32 => fx.ins().f32const(10.0),
            Scalar::F64 => fx.ins().f64const(10.0),
            _ => return needs("it needs 'exp10' in the C library"),
        };
        let ten = if leaf.is_vector() { fx.ins().splat(leaf.ty(), ten) } else { ten };
        fx.call_math(libm!("pow"), leaf, &[ten, a])
    })
}

/// Calls a function whose result is a `long`. On Windows that has 32 bits, and `longer` are the functions with a longer
/// result.
fn to_long(fx: &mut FunctionCx, op: Op, names: MathNames, longer: MathNames) -> Lower {
    to_integer(fx, op, if fx.env.is_coff() { longer } else { names })
}

/// Returns the lane of an operand, and the name for its format.
fn lane_and_name(fx: &FunctionCx, op: Op, names: MathNames) -> Lower<(Leaf, &'static str)> {
    let scalar = fx.scalar(fx.operand_type(op, 0))?;
    if scalar.is_half() {
        return needs("it needs a library function of half-precision floats");
    }
    Ok((Leaf::single(scalar), fx.math_name(names, scalar)?))
}

/// Returns the results of two functions, one vector or scalar after the other.
fn sincos(fx: &mut FunctionCx, op: Op) -> Lower {
    let (leaf, _) = lane_and_name(fx, op, [""; 4])?;
    let lanes = fx.lanes(op, 0)?;
    let mut out = Leaves::new();
    for names in [libm!("sin"), libm!("cos")] {
        for &lane in &lanes {
            out.push(fx.call_math(names, leaf, &[lane])?);
        }
    }
    let shape = fx.shape(fx.result_type(op))?;
    let leaves = fx.leaves_of_lanes(&shape, &out);
    fx.set(op, &leaves);
    Ok(())
}

fn frexp(fx: &mut FunctionCx, op: Op) -> Lower {
    let (leaf, function) = lane_and_name(fx, op, libm!("frexp"))?;
    let slot = fx.stack_slot(4, 4)?;
    let (mut fractions, mut exponents) = (Leaves::new(), Leaves::new());
    for lane in fx.lanes(op, 0)? {
        let args = [(leaf, lane), (Leaf::single(Scalar::Pointer), slot)];
        fractions.push(fx.call_support(function, &args, leaf)?);
        exponents.push(fx.ins().load(types::I32, MemFlagsData::trusted(), slot, 0));
    }
    let shape = fx.shape(fx.result_type(op))?;
    if shape.leaves.last().map(|leaf| leaf.scalar) != Some(Scalar::Int(32)) {
        return needs("it needs exponents of 32 bits");
    }
    fractions.extend(exponents);
    let leaves = fx.leaves_of_lanes(&shape, &fractions);
    fx.set(op, &leaves);
    Ok(())
}

/// Returns the fraction and the integral part, both with the sign of the float.
pub(crate) fn modf(fx: &mut FunctionCx, op: Op) -> Lower {
    let (leaf, function) = lane_and_name(fx, op, libm!("modf"))?;
    if !matches!(leaf.scalar, Scalar::F32 | Scalar::F64) {
        return needs("it needs a float of 32 or 64 bits");
    }
    let slot = fx.stack_slot(8, 8)?;
    let (mut fractions, mut wholes) = (Leaves::new(), Leaves::new());
    for lane in fx.lanes(op, 0)? {
        let args = [(leaf, lane), (Leaf::single(Scalar::Pointer), slot)];
        fractions.push(fx.call_support(function, &args, leaf)?);
        wholes.push(fx.ins().load(leaf.ty(), MemFlagsData::trusted(), slot, 0));
    }
    fractions.extend(wholes);
    let shape = fx.shape(fx.result_type(op))?;
    let leaves = fx.leaves_of_lanes(&shape, &fractions);
    fx.set(op, &leaves);
    Ok(())
}

/// Calls a function of a float and an `int`, which is the same for all lanes or one for each.
fn with_integer(fx: &mut FunctionCx, op: Op, names: MathNames) -> Lower {
    let (leaf, function) = lane_and_name(fx, op, names)?;
    let integer = Leaf::single(fx.scalar(fx.operand_type(op, 1))?);
    if integer.scalar.bits() > 32 {
        return needs("it needs an exponent of at most 32 bits");
    }
    let (lanes, powers) = (fx.lanes(op, 0)?, fx.lanes(op, 1)?);
    let mut out = Leaves::new();
    for (number, lane) in lanes.into_iter().enumerate() {
        let power = fx.signed(integer, powers[number % powers.len()]);
        let power = fx.resize(power, types::I32, true);
        let args = [(leaf, lane), (Leaf::single(Scalar::Int(32)), power)];
        out.push(fx.call_support(function, &args, leaf)?);
    }
    fx.set_lanes(op, &out)
}

/// Calls a function with a 64-bit integer result.
fn to_integer(fx: &mut FunctionCx, op: Op, names: MathNames) -> Lower {
    let (leaf, function) = lane_and_name(fx, op, names)?;
    let to = Leaf::single(fx.scalar(fx.result_type(op))?);
    let mut out = Leaves::new();
    for lane in fx.lanes(op, 0)? {
        let wide = fx.call_support(function, &[(leaf, lane)], Leaf::single(Scalar::Int(64)))?;
        let value = fx.resize(wide, to.ty(), true);
        out.push(fx.normalise(to, value));
    }
    fx.set_lanes(op, &out)
}

/// Lowers `llvm.is.fpclass`. The bits of the attribute are, from the lowest: signaling and quiet NaN; negative
/// infinity, normal, subnormal, zero; positive zero, subnormal, normal, infinity.
fn is_fpclass(fx: &mut FunctionCx, op: Op) -> Lower {
    let asked = fx.attr_named(op, "bit").and_then(|attr| fx.cx().int_value(attr));
    let Some(asked) = asked else { return needs("it needs classes") };
    let scalar = fx.scalar(fx.operand_type(op, 0))?;
    let Some(format) = Format::of(scalar) else { return needs("it needs a float") };
    let mut out = Leaves::new();
    for lane in fx.lanes(op, 0)? {
        let bits = fx.bits_of_float(lane);
        out.push(has_class(fx, format, bits, asked as u32));
    }
    fx.set_lanes(op, &out)
}

/// Tests if a float, given by its bits, belongs to any of the classes.
fn has_class(fx: &mut FunctionCx, format: Format, bits: Value, asked: u32) -> Value {
    let leaf = Leaf::single(Scalar::Int(format.bits));
    let rest = fx.constant(leaf, format.sign() - 1);
    let magnitude = fx.ins().band(bits, rest);
    let sign = fx.constant(leaf, format.sign());
    let negative = fx.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, bits, sign);
    // The first and last magnitude of each class.
    let (infinity, quiet) = (format.infinity(), format.nan());
    let normal = (1 << format.fraction_bits()) | format.first_digit();
    let subnormal = (1 << (format.precision - 1)) - 1;
    let nans = [(0, infinity + 1, quiet - 1), (1, quiet, format.sign() - 1)];
    let numbers =
        [(2, 9, infinity, infinity), (3, 8, normal, infinity - 1), (4, 7, 1, subnormal), (5, 6, 0, 0)];
    let mut any = fx.ins().iconst(types::I8, 0);
    for (class, first, last) in nans {
        if asked & (1 << class) != 0 {
            let found = between(fx, leaf, magnitude, first, last);
            any = fx.ins().bor(any, found);
        }
    }
    for (below, above, first, last) in numbers {
        let wanted = (asked & (1 << below) != 0, asked & (1 << above) != 0);
        if wanted == (false, false) {
            continue;
        }
        let mut found = between(fx, leaf, magnitude, first, last);
        if first == normal && format.stores_first {
            // Without the first digit it is not a valid number.
            let digit = fx.constant(leaf, format.first_digit());
            let digit = fx.ins().band(magnitude, digit);
            let has_digit = fx.ins().icmp_imm_u(IntCC::NotEqual, digit, 0);
            found = fx.ins().band(found, has_digit);
        }
        if wanted != (true, true) {
            let side = if wanted.0 { negative } else { fx.ins().bxor_imm_u(negative, 1) };
            found = fx.ins().band(found, side);
        }
        any = fx.ins().bor(any, found);
    }
    any
}

fn between(fx: &mut FunctionCx, leaf: Leaf, value: Value, first: u128, last: u128) -> Value {
    let start = fx.constant(leaf, first);
    let distance = fx.ins().isub(value, start);
    let length = fx.constant(leaf, last - first);
    fx.ins().icmp(IntCC::UnsignedLessThanOrEqual, distance, length)
}
