//! Intrinsics on integers of more than 128 bits.

use cranelift_codegen::ir::{InstBuilder, Value};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, limb_count};
use crate::dialect::llvm::intrinsic::FunnelShift;
use crate::dialect::llvm::intrinsic::*;
use crate::ir::{Op, OpName};

use super::wide::{binary, is_less, is_negative, magnitude, signed_binary};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (SMIN, |fx, op| signed_binary(fx, op, |fx, a, b| Ok(smaller(fx, a, b, true).0))),
    (SMAX, |fx, op| signed_binary(fx, op, |fx, a, b| Ok(smaller(fx, a, b, true).1))),
    (UMIN, |fx, op| binary(fx, op, |fx, a, b| Ok(smaller(fx, a, b, false).0))),
    (UMAX, |fx, op| binary(fx, op, |fx, a, b| Ok(smaller(fx, a, b, false).1))),
    (ABS, abs),
    (CTLZ, |fx, op| {
        let (limbs, width) = (fx.operand(op, 0)?, fx.integer_width(fx.result_type(op))?);
        let zeros = fx.leading_zeros(&limbs);
        let count = fx.ins().iadd_imm_s(zeros, -i64::from(spare_bits(width)));
        set_count(fx, op, count)
    }),
    (CTTZ, |fx, op| {
        let (limbs, width) = (fx.operand(op, 0)?, fx.integer_width(fx.result_type(op))?);
        let zeros = fx.trailing_zeros(&limbs);
        // Zero has no more zeros than the width.
        let most = fx.limb(width.into());
        let count = fx.ins().umin(zeros, most);
        set_count(fx, op, count)
    }),
    (CTPOP, |fx, op| {
        let limbs = fx.operand(op, 0)?;
        let count = fx.count_ones(&limbs);
        set_count(fx, op, count)
    }),
    (BITREVERSE, |fx, op| reverse(fx, op, |fx, limb| fx.ins().bitrev(limb))),
    (BSWAP, |fx, op| {
        if !fx.integer_width(fx.result_type(op))?.is_multiple_of(16) {
            return needs("it needs a whole number of byte pairs");
        }
        reverse(fx, op, |fx, limb| fx.ins().bswap(limb))
    }),
    (FSHL, |fx, op| funnel(fx, op, true)),
    (FSHR, |fx, op| funnel(fx, op, false)),
    (SCMP, |fx, op| three_way(fx, op, true)),
    (UCMP, |fx, op| three_way(fx, op, false)),
    (SADD_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, Sum::Add, true)),
    (UADD_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, Sum::Add, false)),
    (SSUB_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, Sum::Sub, true)),
    (USUB_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, Sum::Sub, false)),
    (SMUL_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, Sum::Mul, true)),
    (UMUL_WITH_OVERFLOW, |fx, op| with_overflow(fx, op, Sum::Mul, false)),
    (SADD_SAT, |fx, op| saturating(fx, op, Sum::Add, true)),
    (UADD_SAT, |fx, op| saturating(fx, op, Sum::Add, false)),
    (SSUB_SAT, |fx, op| saturating(fx, op, Sum::Sub, true)),
    (USUB_SAT, |fx, op| saturating(fx, op, Sum::Sub, false)),
    (SSHL_SAT, |fx, op| saturating(fx, op, Sum::Shl, true)),
    (USHL_SAT, |fx, op| saturating(fx, op, Sum::Shl, false)),
];

/// Returns the number of unused bits in the highest limb.
fn spare_bits(width: u32) -> u32 {
    64 * limb_count(width) as u32 - width
}

/// Returns the smaller and the larger of two integers.
fn smaller(fx: &mut FunctionCx, a: &[Value], b: &[Value], signed: bool) -> (Leaves, Leaves) {
    let less = is_less(fx, a, b, signed);
    (fx.select_limbs(less, a, b), fx.select_limbs(less, b, a))
}

fn abs(fx: &mut FunctionCx, op: Op) -> Lower {
    let limbs = fx.operand_limbs(op, 0, true)?;
    let out = magnitude(fx, &limbs).0;
    fx.set_limbs(op, &out)
}

/// Sets the result, an integer as wide as the operand, to a bit count.
fn set_count(fx: &mut FunctionCx, op: Op, count: Value) -> Lower {
    let zero = fx.limb(0);
    let limbs = FunctionCx::resize_limbs(&[count], limb_count(fx.integer_width(fx.result_type(op))?), zero);
    fx.set_limbs(op, &limbs)
}

/// Reverses the order of the limbs, and each limb by `f`.
fn reverse(fx: &mut FunctionCx, op: Op, f: fn(&mut FunctionCx, Value) -> Value) -> Lower {
    let width = fx.integer_width(fx.result_type(op))?;
    let limbs: Leaves = fx.operand(op, 0)?.into_iter().rev().map(|limb| f(fx, limb)).collect();
    let zero = fx.limb(0);
    let out = fx.shift_limbs_right_by(&limbs, spare_bits(width) as usize, zero);
    fx.set_limbs(op, &out)
}

/// Shifts two concatenated integers by an amount modulo their width, and takes the upper or the lower half.
fn funnel(fx: &mut FunctionCx, op: Op, left: bool) -> Lower {
    let shift = FunnelShift(op);
    let (high, low) = (fx.leaves(shift.a(fx.body))?, fx.leaves(shift.b(fx.body))?);
    let amount = fx.leaves(shift.c(fx.body))?;
    let width = fx.integer_width(fx.result_type(op))?;
    let (zero, bits) = (fx.limb(0), fx.limb(width.into()));
    let divisor = FunctionCx::resize_limbs(&[bits], amount.len(), zero);
    let amount = fx.divide_limbs(&amount, &divisor)?.1[0];
    let rest = fx.ins().isub(bits, amount);
    let (to_left, to_right) = if left { (amount, rest) } else { (rest, amount) };
    // For an amount of zero, the other half is shifted by its whole width, and vanishes.
    let mut high = fx.shift_limbs_left(&high, to_left)?;
    fx.clear_above(&mut high, width);
    let low = fx.shift_limbs_right(&low, to_right, zero)?;
    let out: Leaves = high.into_iter().zip(low).map(|(a, b)| fx.ins().bor(a, b)).collect();
    fx.set_limbs(op, &out)
}

fn three_way(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    let (a, b) = (fx.operand_limbs(op, 0, signed)?, fx.operand_limbs(op, 1, signed)?);
    let (greater, less) = (is_less(fx, &b, &a, signed), is_less(fx, &a, &b, signed));
    let difference = fx.ins().isub(greater, less);
    let to = Leaf::single(fx.scalar(fx.result_type(op))?);
    let value = fx.resize(difference, to.ty(), true);
    let value = fx.normalise(to, value);
    fx.set(op, &[value]);
    Ok(())
}

// ---- overflow

/// An arithmetic operation that may overflow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sum {
    Add,
    Sub,
    Mul,
    Shl,
}

/// Returns the result truncated to the width, and a flag that is set if it is inexact.
fn checked(fx: &mut FunctionCx, op: Op, kind: Sum, signed: bool) -> Lower<(Leaves, Value)> {
    let (a, b) = (fx.operand_limbs(op, 0, signed)?, fx.operand_limbs(op, 1, signed)?);
    let width = fx.integer_width(fx.operand_type(op, 0))?;
    let count = limb_count(width);
    // With enough extra limbs the result is exact.
    let spare = if kind == Sum::Mul { count } else { 1 };
    let exact = match kind {
        Sum::Shl => {
            let shifted = fx.shift_limbs_left(&a, b[0])?;
            return shifted_back(fx, &a, shifted, b[0], width, signed);
        }
        _ => {
            let [a, b] = [a, b].map(|limbs| {
                let fill = fx.limb_above(&limbs, signed);
                FunctionCx::resize_limbs(&limbs, count + spare, fill)
            });
            match kind {
                Sum::Add => fx.add_limbs(&a, &b).0,
                Sum::Sub => fx.sub_limbs(&a, &b).0,
                _ => fx.mul_limbs(&a, &b),
            }
        }
    };
    let mut cut = Leaves::from_slice(&exact[..count]);
    fx.clear_above(&mut cut, width);
    let mut back = cut.clone();
    if signed {
        fx.sign_fill(&mut back, width);
    }
    let fill = fx.limb_above(&back, signed);
    let back = FunctionCx::resize_limbs(&back, exact.len(), fill);
    let same = fx.limbs_equal(&back, &exact);
    Ok((cut, fx.ins().bxor_imm_u(same, 1)))
}

/// Detects the overflow of a shift: shifting back does not restore the operand.
fn shifted_back(
    fx: &mut FunctionCx,
    a: &[Value],
    mut shifted: Leaves,
    amount: Value,
    width: u32,
    signed: bool,
) -> Lower<(Leaves, Value)> {
    fx.clear_above(&mut shifted, width);
    let mut filled = shifted.clone();
    if signed {
        fx.sign_fill(&mut filled, width);
    }
    let fill = fx.limb_above(&filled, signed);
    let back = fx.shift_limbs_right(&filled, amount, fill)?;
    let same = fx.limbs_equal(&back, a);
    Ok((shifted, fx.ins().bxor_imm_u(same, 1)))
}

fn with_overflow(fx: &mut FunctionCx, op: Op, kind: Sum, signed: bool) -> Lower {
    let (mut leaves, overflow) = checked(fx, op, kind, signed)?;
    leaves.push(overflow);
    fx.set(op, &leaves);
    Ok(())
}

/// Saturates a result that overflows.
fn saturating(fx: &mut FunctionCx, op: Op, kind: Sum, signed: bool) -> Lower {
    let (value, overflow) = checked(fx, op, kind, signed)?;
    let width = fx.integer_width(fx.result_type(op))?;
    let limit = if signed {
        let a = fx.operand_limbs(op, 0, true)?;
        let negative = is_negative(fx, &a);
        signed_limit(fx, width, value.len(), negative)
    } else {
        let limb = if kind == Sum::Sub { fx.limb(0) } else { fx.limb(u64::MAX) };
        value.iter().map(|_| limb).collect()
    };
    let out = fx.select_limbs(overflow, &limit, &value);
    fx.set_limbs(op, &out)
}

/// Returns the smallest signed number if the flag is set, and the largest one otherwise: one is the complement of the
/// other.
fn signed_limit(fx: &mut FunctionCx, width: u32, count: usize, negative: Value) -> Leaves {
    let (ones, zeros) = (fx.limb(u64::MAX), fx.limb(0));
    let limb = fx.ins().select(negative, zeros, ones);
    let mut out: Leaves = (0..count).map(|_| limb).collect();
    let sign = fx.limb(1 << ((width - 1) % 64));
    if let Some(top) = out.last_mut() {
        *top = fx.ins().bxor(limb, sign);
    }
    out
}
