//! Shifts of lanes, each by an amount of its own.
//!
//! CLIF shifts all lanes by one amount. `None` where nothing is better than lane by lane.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use crate::codegen::context::FunctionCx;
use crate::codegen::types::{Leaf, Scalar};

use super::shuffle::bytes_of;
use super::truncate::halved;

/// The kind of a shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shift {
    /// Up, and zeros come after them.
    Left,
    /// Down, and zeros come after them.
    Right,
    /// Down, and copies of the sign come after them.
    SignedRight,
}

impl Shift {
    /// A number shifted, or all lanes by one amount.
    pub(crate) fn of(self, fx: &mut FunctionCx, value: Value, by: Value) -> Value {
        match self {
            Shift::Left => fx.ins().ishl(value, by),
            Shift::Right => fx.ins().ushr(value, by),
            Shift::SignedRight => fx.ins().sshr(value, by),
        }
    }
}

/// Lanes shifted by amounts that are less than their width.
pub(crate) fn shifted(
    fx: &mut FunctionCx,
    leaf: Leaf,
    value: Value,
    amounts: Value,
    shift: Shift,
) -> Option<Value> {
    let bits = leaf.scalar.bits();
    if bits == 64 || bits == 32 && !fx.env.support.packed_conversions {
        return None;
    }
    if shift == Shift::SignedRight && bits != 16 {
        // What is not negative is shifted in the place of what is, and back again.
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

/// By half the width, a quarter and so on, each in the lanes whose amounts have the bit for it, which is moved to where the
/// sign is.
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

/// Powers of two in 32 bits: floats with these exponents, as integers. The largest is what a conversion gives that does not
/// fit.
fn powers_of_two(fx: &mut FunctionCx, exponents: Value) -> Value {
    let one = fx.constant(Leaf { lanes: 4, ..Leaf::single(Scalar::Int(32)) }, 1.0f32.to_bits().into());
    let exponents = fx.shift_left(exponents, f32::MANTISSA_DIGITS - 1);
    let floats = fx.ins().iadd(exponents, one);
    let floats = fx.ins().bitcast(types::F32X4, MemFlagsData::new(), floats);
    fx.ins().x86_cvtt2dq(types::I32X4, floats)
}

/// Products of words of 32 bits, in 64.
fn products(fx: &mut FunctionCx, a: Value, b: Value) -> [Value; 2] {
    let low = [a, b].map(|words| fx.ins().uwiden_low(words));
    let high = [a, b].map(|words| fx.ins().uwiden_high(words));
    [low, high].map(|[a, b]| fx.ins().imul(a, b))
}

/// The upper or the lower half of two lanes side by side, shifted by an amount modulo their width.
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
    // The other half by one more than the rest, which may be the whole width.
    let (high, low) = if left {
        let low = fx.shift_right(low, 1, false);
        (shifted(fx, leaf, high, amounts, Shift::Left)?, shifted(fx, leaf, low, rest, Shift::Right)?)
    } else {
        let high = fx.shift_left(high, 1);
        (shifted(fx, leaf, high, rest, Shift::Left)?, shifted(fx, leaf, low, amounts, Shift::Right)?)
    };
    Some(fx.ins().bor(high, low))
}
