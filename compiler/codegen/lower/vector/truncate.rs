//! Truncation of lanes by instructions that narrow two vectors to one with saturation. They truncate numbers that are
//! in range. They also replace a clamp to the range of the narrow lanes.

use cranelift_codegen::ir::{InstBuilder, Value, types};
use target_lexicon::Architecture;

use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::arith::{ADD, AND, ASHR, Binary, LSHR};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::intrinsic::{SMAX, SMIN, UMIN};
use crate::ir;

use super::shuffle::bytes_of;
use super::wide_shuffle;

/// An interval of signed integers, with both ends.
type Interval = (i128, i128);

/// Depth limit of the operations that bound a number.
const MAX_DEPTH: u32 = 4;

/// Truncates the lanes of the operand, whose parts are `parts`, from one width to another.
pub(crate) fn truncate(
    fx: &mut FunctionCx,
    op: ir::Op,
    mut parts: Leaves,
    (mut from, to): (u32, u32),
) -> Lower<Leaves> {
    let operand = Cast(op).arg(fx.body);
    if to == 64 || to == 32 {
        return Ok(truncated(fx, parts, from, to));
    }
    if let Some([a, b]) = rounding_average(fx, operand).filter(|_| (from, to) == (16, 8)) {
        let (a, b) = (fx.leaves(a)?, fx.leaves(b)?);
        return Ok(a.iter().zip(&b).map(|(&a, &b)| fx.ins().avg_round(a, b)).collect());
    }
    if let Some((value, clamp)) = clamped(fx, operand, from)
        && (clamp == signed_range(to) || (to == 8 && clamp == (0, 0xff) && from <= 32))
        && from <= 32
    {
        parts = fx.leaves(value)?;
        return Ok(saturated(fx, parts, (from, to), clamp.0 == 0));
    }
    let interval = interval(fx, operand, from, MAX_DEPTH);
    if from == 64 {
        parts = truncated(fx, parts, 64, 32);
        from = 32;
    }
    let fits = |range: Interval| range.0 <= interval.0 && interval.1 <= range.1;
    if fits(signed_range(to)) {
        return Ok(saturated(fx, parts, (from, to), false));
    }
    if to == 8 && fits((0, 0xff)) {
        return Ok(saturated(fx, parts, (from, to), true));
    }
    Ok(truncated(fx, parts, from, to))
}

/// Returns the bytes of a rounding average: `(zext a + zext b + 1) >> 1`.
fn rounding_average(fx: &FunctionCx, value: ir::Value) -> Option<[ir::Value; 2]> {
    let has_instruction =
        matches!(fx.env.target.triple.architecture, Architecture::X86_64 | Architecture::Aarch64(_));
    let shift = fx.body.defining_op(value).filter(|&op| fx.body.name(op) == LSHR && has_instruction)?;
    let [sum, by] = Binary(shift).operands(fx.body);
    let (mut open, mut bytes, mut constant) = (vec![sum], Vec::new(), 0);
    while let Some(value) = open.pop() {
        if let Some(number) = lane_constant(fx, value, 16) {
            constant += number;
            continue;
        }
        let op = fx.body.defining_op(value)?;
        let operands = fx.body.operands(op);
        match fx.body.name(op) {
            ADD if open.len() + bytes.len() < 2 => open.extend(operands),
            ZEXT if lane_width(fx, operands[0]) == Some(8) => bytes.push(operands[0]),
            _ => return None,
        }
    }
    let bytes: [ir::Value; 2] = bytes.try_into().ok()?;
    (constant == 1 && lane_constant(fx, by, 16) == Some(1)).then_some(bytes)
}

fn signed_range(bits: u32) -> Interval {
    (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
}

/// Returns the low bits of integers of `from` bits.
pub(crate) fn truncated(fx: &mut FunctionCx, mut parts: Leaves, mut from: u32, to: u32) -> Leaves {
    if to == 8 && from <= 32 {
        let parts = parts.into_iter().map(|part| low_bytes(fx, part, from)).collect();
        return saturated(fx, parts, (from, to), true);
    }
    while from > to {
        parts = narrowed_pairs(fx, &parts, |fx, a, b| halved(fx, a, b, from));
        from /= 2;
    }
    parts
}

/// Clears all but the lowest byte of each lane.
fn low_bytes(fx: &mut FunctionCx, part: Value, bits: u32) -> Value {
    let lanes = fx.builder.func.dfg.value_type(part).lane_count();
    let mask = fx.constant(Leaf { lanes, ..Leaf::single(Scalar::Int(bits)) }, 0xff);
    fx.ins().band(part, mask)
}

/// Narrows the lanes of pairs of vectors by an instruction. If there is one last vector, its halves are a pair.
pub(crate) fn narrowed_pairs(
    fx: &mut FunctionCx,
    parts: &[Value],
    narrow: impl Fn(&mut FunctionCx, Value, Value) -> Value,
) -> Leaves {
    let narrowed = |pair: &[Value]| {
        let [a, b] = match *pair {
            [a, b] => [a, b],
            _ => [0, 1].map(|half| fx.half(pair[0], half)),
        };
        narrow(fx, a, b)
    };
    parts.chunks(2).map(narrowed).collect()
}

/// Returns the low halves of the lanes of two vectors.
pub(crate) fn halved(fx: &mut FunctionCx, a: Value, b: Value, bits: u32) -> Value {
    if bits == 64 && fx.builder.func.dfg.value_type(a).bits() > 128 {
        return wide_shuffle::low_words(fx, a, b);
    }
    if bits == 64 {
        return bytes_of(fx, types::I32X4, a, b, |lane| [0, 8, 16, 24][lane / 4] + lane % 4);
    }
    // Saturation does not change numbers that fit.
    let [a, b] = [a, b].map(|value| {
        let by = i64::from(bits / 2);
        let high = fx.ins().ishl_imm_u(value, by);
        fx.ins().sshr_imm_u(high, by)
    });
    fx.ins().snarrow(a, b)
}

/// Narrows signed integers of 16 or 32 bits with saturation. Unsigned results have 8 bits.
fn saturated(
    fx: &mut FunctionCx,
    mut parts: Leaves,
    (mut from, to): (u32, u32),
    is_unsigned: bool,
) -> Leaves {
    while from > to {
        from /= 2;
        let unsigned = is_unsigned && from == to;
        parts = narrowed_pairs(fx, &parts, |fx, a, b| match unsigned {
            true => fx.ins().unarrow(a, b),
            false => fx.ins().snarrow(a, b),
        });
    }
    parts
}

/// Returns the value that minima and maxima clamp to an interval, and the interval.
fn clamped(fx: &FunctionCx, value: ir::Value, bits: u32) -> Option<(ir::Value, Interval)> {
    let outer = bound(fx, value, bits)?;
    let inner = bound(fx, outer.0, bits)?;
    let (low, high) = match (outer, inner) {
        ((_, Some(low), None), (_, None, Some(high))) | ((_, None, Some(high)), (_, Some(low), None)) => {
            (low, high)
        }
        _ => return None,
    };
    (low <= high).then_some((inner.0, (low, high)))
}

/// Returns the operand of a maximum or minimum with a constant, and the constant as lower or as upper bound.
fn bound(fx: &FunctionCx, value: ir::Value, bits: u32) -> Option<(ir::Value, Option<i128>, Option<i128>)> {
    let op = fx.body.defining_op(value)?;
    let &[number, constant] = fx.body.operands(op) else { return None };
    let constant = lane_constant(fx, constant, bits)?;
    match fx.body.name(op) {
        SMAX => Some((number, Some(constant), None)),
        SMIN => Some((number, None, Some(constant))),
        _ => None,
    }
}

/// Returns an interval that contains the lanes of a value of `bits` bits.
fn interval(fx: &FunctionCx, value: ir::Value, bits: u32, depth: u32) -> Interval {
    let all = signed_range(bits);
    let Some(op) = fx.body.defining_op(value).filter(|_| depth > 0) else { return all };
    let operands = fx.body.operands(op);
    let of = |index: usize| interval(fx, operands[index], bits, depth - 1);
    let constant = || lane_constant(fx, *operands.get(1)?, bits);
    let unsigned_below = |power: u32| if power < bits { (0, (1 << power) - 1) } else { all };
    match (fx.body.name(op), constant()) {
        (LSHR, Some(by)) if (0..i128::from(bits)).contains(&by) => unsigned_below(bits - by as u32),
        (ASHR, Some(by)) if (0..i128::from(bits)).contains(&by) => (of(0).0 >> by, of(0).1 >> by),
        (AND | UMIN, Some(most)) if most >= 0 => (0, most),
        (SMAX, Some(low)) => (of(0).0.max(low), of(0).1.max(low)),
        (SMIN, Some(high)) => (of(0).0.min(high), of(0).1.min(high)),
        (ZEXT | SEXT, None) => {
            let Some(narrow) = lane_width(fx, operands[0]) else { return all };
            if fx.body.name(op) == ZEXT { unsigned_below(narrow) } else { signed_range(narrow) }
        }
        _ => all,
    }
}

fn lane_width(fx: &FunctionCx, value: ir::Value) -> Option<u32> {
    fx.cx().int_width(fx.cx().element_type(fx.body.value_type(value)))
}

/// Returns the signed integer in all lanes of a constant.
fn lane_constant(fx: &FunctionCx, value: ir::Value, bits: u32) -> Option<i128> {
    let leaf = Leaf { lanes: 128 / bits, ..Leaf::single(Scalar::Int(bits)) };
    let parts = fx.leaves(value).ok()?;
    let lanes: Option<Vec<u128>> = parts.iter().map(|&part| fx.bits_of(leaf, part)).collect();
    let lanes = lanes?;
    let (&first, others) = lanes.split_first()?;
    let shift = 128 - bits;
    others.iter().all(|&other| other == first).then_some((first << shift).cast_signed() >> shift)
}
