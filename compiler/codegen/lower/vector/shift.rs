//! Shifts of lanes, each by an amount of its own.
//!
//! CLIF shifts all lanes by the same amount. The functions return `None` if lane by lane is best.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use crate::codegen::context::FunctionCx;
use crate::codegen::types::wide_inst::WideInst;
use crate::codegen::types::{Leaf, Scalar};

use super::shuffle::bytes_of;
use super::truncate::halved;

/// The kind of a shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shift {
    /// To the left; zeros are shifted in.
    Left,
    /// To the right; zeros are shifted in.
    Right,
    /// To the right; copies of the sign are shifted in.
    SignedRight,
}

impl Shift {
    /// Shifts a number, or all lanes by one amount.
    pub(crate) fn of(self, fx: &mut FunctionCx, value: Value, by: Value) -> Value {
        match self {
            Shift::Left => fx.ins().ishl(value, by),
            Shift::Right => fx.ins().ushr(value, by),
            Shift::SignedRight => fx.ins().sshr(value, by),
        }
    }

    /// Returns true if AVX2 or, if the target has it, AVX-512 has an instruction for these lanes. The back end computes
    /// signed shifts of quadwords by others, in wide vectors.
    fn has_instruction(self, leaf: Leaf, avx512: bool) -> bool {
        match leaf.scalar.bits() {
            16 => avx512,
            32 => true,
            64 => avx512 || self != Shift::SignedRight || leaf.ty().bits() > 128,
            _ => false,
        }
    }

    fn instruction(self) -> WideInst {
        match self {
            Shift::Left => WideInst::ShiftLeft,
            Shift::Right => WideInst::ShiftRight,
            Shift::SignedRight => WideInst::ShiftRightSigned,
        }
    }
}

/// Shifts lanes by amounts that are less than their width.
pub(crate) fn shifted(
    fx: &mut FunctionCx,
    leaf: Leaf,
    value: Value,
    amounts: Value,
    shift: Shift,
) -> Option<Value> {
    let bits = leaf.scalar.bits();
    if fx.has_wide_view() && shift.has_instruction(leaf, fx.env.target.has_avx512()) {
        return Some(fx.wide_binary(shift.instruction(), value, amounts));
    }
    if bits == 64 || bits == 32 && !fx.env.support.packed_conversions {
        return None;
    }
    if shift == Shift::SignedRight && bits != 16 {
        // Negative numbers are inverted before and after the shift.
        let zero = fx.constant(leaf, 0);
        let signs = fx.ins().icmp(IntCC::SignedLessThan, value, zero);
        let positive = fx.ins().bxor(value, signs);
        let shifted = shifted(fx, leaf, positive, amounts, Shift::Right)?;
        return Some(fx.ins().bxor(shifted, signs));
    }
    Some(match shift {
        Shift::Left if bits == 16 && fx.env.support.packed_conversions => {
            let amounts = [fx.ins().uwiden_low(amounts), fx.ins().uwiden_high(amounts)];
            let powers = amounts.map(|amounts| powers_of_two(fx, amounts));
            let powers = halved(fx, powers[0], powers[1], 32);
            fx.ins().imul(value, powers)
        }
        _ if bits < 32 => step_by_step(fx, leaf, value, amounts, shift),
        Shift::Left => {
            let powers = powers_of_two(fx, amounts);
            fx.ins().imul(value, powers)
        }
        _ => {
            let most = fx.constant(leaf, 31);
            let rest = fx.ins().isub(most, amounts);
            let powers = powers_of_two(fx, rest);
            let products = products(fx, value, powers).map(|product| fx.shift_right(product, 31, false));
            bytes_of(fx, types::I32X4, products[0], products[1], |byte| byte / 4 * 8 + byte % 4)
        }
    })
}

/// Shifts by half the width, a quarter and so on, each in the lanes whose amounts have that bit. The bit is moved to
/// the sign.
fn step_by_step(fx: &mut FunctionCx, leaf: Leaf, mut value: Value, amounts: Value, shift: Shift) -> Value {
    let bits = leaf.scalar.bits();
    let zero = fx.constant(leaf, 0);
    let mut amounts = fx.shift_left(amounts, bits - bits.ilog2());
    let mut by = bits / 2;
    loop {
        let has_bit = fx.ins().icmp(IntCC::SignedLessThan, amounts, zero);
        let step = fx.int(types::I32, by.into());
        let further = shift.of(fx, value, step);
        value = fx.ins().bitselect(has_bit, further, value);
        by /= 2;
        if by == 0 {
            return value;
        }
        amounts = fx.ins().iadd(amounts, amounts);
    }
}

/// Returns powers of two in 32 bits: floats with these exponents, converted to integers. The largest is the result of a
/// conversion that overflows.
fn powers_of_two(fx: &mut FunctionCx, exponents: Value) -> Value {
    let one = fx.constant(Leaf { lanes: 4, ..Leaf::single(Scalar::Int(32)) }, 1.0f32.to_bits().into());
    let exponents = fx.shift_left(exponents, f32::MANTISSA_DIGITS - 1);
    let floats = fx.ins().iadd(exponents, one);
    let floats = fx.ins().bitcast(types::F32X4, MemFlagsData::new(), floats);
    fx.ins().x86_cvtt2dq(types::I32X4, floats)
}

/// Returns the 64-bit products of 32-bit words.
fn products(fx: &mut FunctionCx, a: Value, b: Value) -> [Value; 2] {
    let low = [a, b].map(|words| fx.ins().uwiden_low(words));
    let high = [a, b].map(|words| fx.ins().uwiden_high(words));
    [low, high].map(|[a, b]| fx.ins().imul(a, b))
}

/// Returns the upper or the lower half of two concatenated lanes, shifted by an amount modulo their width.
pub(crate) fn funnel(fx: &mut FunctionCx, leaf: Leaf, args: [Value; 3], left: bool) -> Option<Value> {
    let [high, low, amounts] = args;
    let bits = leaf.scalar.bits();
    if let Some(amount) = fx.bits_of(leaf, amounts) {
        let amount = (amount % u128::from(bits)) as u32;
        let (to_left, to_right) = if left { (amount, bits - amount) } else { (bits - amount, amount) };
        if amount == 0 {
            return Some(if left { high } else { low });
        }
        let (high, low) = (fx.shift_left(high, to_left), fx.shift_right(low, to_right, false));
        return Some(fx.ins().bor(high, low));
    }
    let most = fx.constant(leaf, u128::from(bits - 1));
    let amounts = fx.ins().band(amounts, most);
    let rest = fx.ins().bxor(amounts, most);
    // The other half is shifted by one more than the complement, which may be the whole width.
    let (high, low) = if left {
        let low = fx.shift_right(low, 1, false);
        (shifted(fx, leaf, high, amounts, Shift::Left)?, shifted(fx, leaf, low, rest, Shift::Right)?)
    } else {
        let high = fx.shift_left(high, 1);
        (shifted(fx, leaf, high, rest, Shift::Left)?, shifted(fx, leaf, low, amounts, Shift::Right)?)
    };
    Some(fx.ins().bor(high, low))
}
