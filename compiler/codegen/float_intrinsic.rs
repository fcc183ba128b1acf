//! Intrinsics on floats that are library calls, or looks at the bits.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, Value, types};

use crate::dialect::llvm::intrinsic::*;
use crate::ir::{Op, OpName};

use super::arith::{binary, unary};
use super::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use super::types::{Leaf, Scalar};

pub(super) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (EXP10, |fx, op| math(fx, op, ["exp10f", "exp10"])),
    (TAN, |fx, op| math(fx, op, ["tanf", "tan"])),
    (ASIN, |fx, op| math(fx, op, ["asinf", "asin"])),
    (ACOS, |fx, op| math(fx, op, ["acosf", "acos"])),
    (ATAN, |fx, op| math(fx, op, ["atanf", "atan"])),
    (ATAN2, |fx, op| binary(fx, op, |fx, leaf, a, b| fx.call_math(["atan2f", "atan2"], leaf, &[a, b]))),
    (SINH, |fx, op| math(fx, op, ["sinhf", "sinh"])),
    (COSH, |fx, op| math(fx, op, ["coshf", "cosh"])),
    (TANH, |fx, op| math(fx, op, ["tanhf", "tanh"])),
    (SINCOS, sincos),
    (FREXP, frexp),
    (LDEXP, |fx, op| with_integer(fx, op, ["ldexpf", "ldexp"])),
    (POWI, |fx, op| with_integer(fx, op, ["__powisf2", "__powidf2"])),
    (LROUND, |fx, op| to_integer(fx, op, ["lroundf", "lround"])),
    (LLROUND, |fx, op| to_integer(fx, op, ["llroundf", "llround"])),
    (LRINT, |fx, op| to_integer(fx, op, ["lrintf", "lrint"])),
    (LLRINT, |fx, op| to_integer(fx, op, ["llrintf", "llrint"])),
    (IS_FPCLASS, is_fpclass),
];

fn math(fx: &mut FunctionCx, op: Op, names: [&'static str; 2]) -> Lower {
    unary(fx, op, |fx, leaf, a| fx.call_math(names, leaf, &[a]))
}

/// The lane of an operand, and whichever of two names is for it.
fn lane_and_name(fx: &FunctionCx, op: Op, names: [&'static str; 2]) -> Lower<(Leaf, &'static str)> {
    let scalar = fx.scalar(fx.operand_type(op, 0))?;
    if scalar.is_half() {
        return needs("it needs a library function of half-precision floats");
    }
    let name = if scalar == Scalar::F32 { names[0] } else { names[1] };
    Ok((Leaf { scalar, lanes: 1, offset: 0 }, name))
}

/// The results of two functions, one vector or scalar after the other.
fn sincos(fx: &mut FunctionCx, op: Op) -> Lower {
    let (leaf, _) = lane_and_name(fx, op, ["", ""])?;
    let lanes = fx.lanes(op, 0)?;
    let mut out = Leaves::new();
    for names in [["sinf", "sin"], ["cosf", "cos"]] {
        for &lane in &lanes {
            out.push(fx.call_math(names, leaf, &[lane])?);
        }
    }
    let shape = fx.shape(fx.result_type(op))?;
    let leaves = fx.from_lanes(&shape, &out);
    fx.set(op, &leaves);
    Ok(())
}

fn frexp(fx: &mut FunctionCx, op: Op) -> Lower {
    let (leaf, function) = lane_and_name(fx, op, ["frexpf", "frexp"])?;
    let place = fx.stack_slot(4, 4)?;
    let params = [AbiParam::new(leaf.ty()), AbiParam::new(types::I64)];
    let (mut fractions, mut exponents) = (Leaves::new(), Leaves::new());
    for lane in fx.lanes(op, 0)? {
        fractions.extend(fx.call_library(function, &params, Some(leaf.ty()), &[lane, place]));
        exponents.push(fx.ins().load(types::I32, MemFlagsData::trusted(), place, 0));
    }
    let shape = fx.shape(fx.result_type(op))?;
    if shape.leaves.last().map(|leaf| leaf.scalar) != Some(Scalar::Int(32)) {
        return needs("it needs exponents of 32 bits");
    }
    fractions.extend(exponents);
    let leaves = fx.from_lanes(&shape, &fractions);
    fx.set(op, &leaves);
    Ok(())
}

/// A function of a float and an `int`, which is one for all lanes or each has its own.
fn with_integer(fx: &mut FunctionCx, op: Op, names: [&'static str; 2]) -> Lower {
    let (leaf, function) = lane_and_name(fx, op, names)?;
    let integer = Leaf { scalar: fx.scalar(fx.operand_type(op, 1))?, lanes: 1, offset: 0 };
    let params = [AbiParam::new(leaf.ty()), AbiParam::new(types::I32).sext()];
    let (lanes, powers) = (fx.lanes(op, 0)?, fx.lanes(op, 1)?);
    let mut out = Leaves::new();
    for (number, lane) in lanes.into_iter().enumerate() {
        let power = fx.signed(integer, powers[number % powers.len()]);
        let power = fx.resize(power, types::I32, true);
        out.extend(fx.call_library(function, &params, Some(leaf.ty()), &[lane, power]));
    }
    fx.set_lanes(op, &out)
}

/// The functions give 64 bits.
fn to_integer(fx: &mut FunctionCx, op: Op, names: [&'static str; 2]) -> Lower {
    let (leaf, function) = lane_and_name(fx, op, names)?;
    let to = Leaf { scalar: fx.scalar(fx.result_type(op))?, lanes: 1, offset: 0 };
    let mut out = Leaves::new();
    for lane in fx.lanes(op, 0)? {
        let params = [AbiParam::new(leaf.ty())];
        let Some(wide) = fx.call_library(function, &params, Some(types::I64), &[lane]) else {
            return needs("it needs a result");
        };
        let value = fx.resize(wide, to.ty(), true);
        out.push(fx.normalise(to, value));
    }
    fx.set_lanes(op, &out)
}

/// The parts of a float format.
struct Format {
    int: Leaf,
    /// All bits of the fraction.
    fraction: u128,
    /// Bits of infinity.
    infinity: u128,
}

impl Format {
    fn of(scalar: Scalar) -> Lower<Format> {
        let (bits, fraction_bits) = match scalar {
            Scalar::F32 => (32, 23),
            Scalar::F64 => (64, 52),
            _ => return needs("it needs the bits of another float format"),
        };
        let fraction = (1_u128 << fraction_bits) - 1;
        let infinity = (1_u128 << (bits - 1)) - 1 - fraction;
        Ok(Format { int: Leaf { scalar: Scalar::Int(bits), lanes: 1, offset: 0 }, fraction, infinity })
    }
}

/// The bits of the attribute, from the lowest: signalling and quiet NaN; negative infinity, normal, subnormal, zero;
/// positive zero, subnormal, normal, infinity.
fn is_fpclass(fx: &mut FunctionCx, op: Op) -> Lower {
    let asked = fx.attr_named(op, "bit").and_then(|attr| fx.cx().int_value(attr));
    let Some(asked) = asked else { return needs("it needs classes") };
    let format = Format::of(fx.scalar(fx.operand_type(op, 0))?)?;
    let mut out = Leaves::new();
    for lane in fx.lanes(op, 0)? {
        let bits = fx.ins().bitcast(format.int.ty(), MemFlagsData::new(), lane);
        out.push(has_class(fx, &format, bits, asked as u32));
    }
    fx.set_lanes(op, &out)
}

/// Whether a float, given its bits, belongs to any of the classes.
fn has_class(fx: &mut FunctionCx, format: &Format, bits: Value, asked: u32) -> Value {
    let leaf = format.int;
    let quiet = format.infinity | ((format.fraction >> 1) + 1);
    let sign = fx.constant(leaf, format.infinity | format.fraction);
    let magnitude = fx.ins().band(bits, sign);
    let zero = fx.constant(leaf, 0);
    let negative = fx.ins().icmp(IntCC::SignedLessThan, bits, zero);
    // Magnitudes of the classes: first and last.
    let (infinity, fraction) = (format.infinity, format.fraction);
    let nans = [(0, infinity + 1, quiet - 1), (1, quiet, infinity | fraction)];
    let numbers =
        [(2, 9, infinity, infinity), (3, 8, fraction + 1, infinity - 1), (4, 7, 1, fraction), (5, 6, 0, 0)];
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
