//! Conversions between floats and integers by their bits, for integers of more than 64 bits and for formats without
//! instructions. An integer is a list of limbs here, words of 64 bits from the lowest.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Type, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, needs};
use crate::codegen::types::float_format::Format;
use crate::codegen::types::{Leaf, Scalar};

/// Returns the integer type for the bits of a format and for their rounding.
fn word(format: Format) -> Type {
    if format.precision < 64 { types::I64 } else { types::I128 }
}

/// Returns the float nearest to a magnitude, ties to even, with a sign.
pub(crate) fn from_magnitude(
    fx: &mut FunctionCx,
    to: Scalar,
    limbs: &[Value],
    negative: Value,
) -> Lower<Value> {
    let Some(format) = Format::of(to) else { return needs("it needs a float") };
    let ty = word(format);
    let (zeros, limbs) = left_justify(fx, limbs)?;
    let (digits, lost) = leading_digits(fx, format, &limbs);
    // The first digit and a carry out of rounding are added to the exponent, which is one less for the former.
    let first = fx.int(types::I64, (64 * limbs.len() as u128) - 1 + u128::from(format.bias()) - 1);
    let exponent = fx.ins().isub(first, zeros);
    let most = fx.int(types::I64, format.top_exponent().into());
    let exponent = fx.ins().umin(exponent, most);
    let exponent = fx.resize(exponent, ty, false);
    let exponent = fx.shift_left(exponent, format.precision - 1);
    let up = rounds_up(fx, digits, lost);
    let up = fx.resize(up, ty, false);
    let sum = fx.ins().iadd(exponent, digits);
    let sum = fx.ins().iadd(sum, up);
    let magnitude = if ty == types::I64 {
        let infinity = fx.int(ty, format.infinity());
        fx.ins().umin(sum, infinity)
    } else {
        store_first_digit(fx, format, sum)
    };
    let (top, zero) = (limbs[limbs.len() - 1], fx.int(ty, 0));
    let is_zero = fx.ins().icmp_imm_u(IntCC::Equal, top, 0);
    let magnitude = fx.select(is_zero, zero, magnitude);
    let sign = fx.resize(negative, ty, false);
    let sign = fx.shift_left(sign, format.bits - 1);
    let bits = fx.ins().bor(magnitude, sign);
    let container = to.container();
    let bits = fx.resize(bits, Type::int(container.bits() as u16).unwrap_or(ty), false);
    Ok(fx.float_of_bits(Leaf::single(to), bits))
}

/// Returns the number of leading zeros, and the magnitude shifted left by it.
fn left_justify(fx: &mut FunctionCx, limbs: &[Value]) -> Lower<(Value, Leaves)> {
    Ok(match *limbs {
        [limb] => {
            let zeros = fx.ins().clz(limb);
            (zeros, Leaves::from_slice(&[fx.ins().ishl(limb, zeros)]))
        }
        [low, high] => {
            let whole = fx.ins().iconcat(low, high);
            let zeros = fx.ins().clz(whole);
            let zeros = fx.ins().ireduce(types::I64, zeros);
            let shifted = fx.ins().ishl(whole, zeros);
            let (low, high) = fx.ins().isplit(shifted);
            (zeros, Leaves::from_slice(&[low, high]))
        }
        _ => {
            let zeros = fx.leading_zeros(limbs);
            (zeros, fx.shift_limbs_left(limbs, zeros)?)
        }
    })
}

/// Returns as many leading digits as the format has, and the remainder from the highest bit of a limb on. The lowest
/// bit of the latter is sticky: it stands for all bits below.
fn leading_digits(fx: &mut FunctionCx, format: Format, limbs: &[Value]) -> (Value, Value) {
    let (&top, below) = limbs.split_last().unwrap_or((&limbs[0], &[]));
    if format.precision < 64 {
        let digits = fx.shift_right(top, 64 - format.precision, false);
        let lost = fx.shift_left(top, format.precision);
        return (digits, with_sticky(fx, lost, below));
    }
    let (next, below) = match below.split_last() {
        Some((&next, below)) => (next, below),
        None => (fx.int(types::I64, 0), below),
    };
    let both = fx.ins().iconcat(next, top);
    let digits = fx.shift_right(both, 128 - format.precision, false);
    let lost = fx.shift_left(next, format.precision - 64);
    (digits, with_sticky(fx, lost, below))
}

/// Sets the lowest bit of a value if any limb is not zero.
fn with_sticky(fx: &mut FunctionCx, value: Value, limbs: &[Value]) -> Value {
    let Some((&first, rest)) = limbs.split_first() else { return value };
    let any = rest.iter().fold(first, |any, &limb| fx.ins().bor(any, limb));
    let sticky = fx.ins().icmp_imm_u(IntCC::NotEqual, any, 0);
    let sticky = fx.ins().uextend(types::I64, sticky);
    fx.ins().bor(value, sticky)
}

/// Tests if the remainder is more than half of the last digit, or exactly half and that digit is odd.
fn rounds_up(fx: &mut FunctionCx, digits: Value, lost: Value) -> Value {
    let low = fx.resize(digits, types::I64, false);
    let odd = fx.ins().band_imm_u(low, 1);
    let lost = fx.ins().bor(lost, odd);
    let half = fx.int(types::I64, 1 << 63);
    fx.ins().icmp(IntCC::UnsignedGreaterThan, lost, half)
}

/// Inserts the first digit above the fraction, in formats that store it.
fn store_first_digit(fx: &mut FunctionCx, format: Format, bits: Value) -> Value {
    if !format.stores_first {
        return bits;
    }
    let exponent = fx.shift_right(bits, format.precision - 1, false);
    let exponent = fx.shift_left(exponent, format.precision);
    let fraction = fx.int(types::I128, format.first_digit() - 1);
    let fraction = fx.ins().band(bits, fraction);
    let first = fx.int(types::I128, format.first_digit());
    let digits = fx.ins().bor(fraction, first);
    fx.ins().bor(exponent, digits)
}

/// Returns the limbs of a truncated float in two's complement: `count`, but at least two. If it does not fit, the
/// result is undefined.
pub(crate) fn to_limbs(fx: &mut FunctionCx, from: Scalar, value: Value, count: usize) -> Lower<Leaves> {
    let Some(format) = Format::of(from) else { return needs("it needs a float") };
    let bits = fx.bits_of_float(value);
    let bits = fx.resize(bits, types::I128, false);
    let fraction = fx.int(types::I128, (1 << format.fraction_bits()) - 1);
    let digits = fx.ins().band(bits, fraction);
    let first = if format.stores_first { 0 } else { 1 << (format.precision - 1) };
    let first = fx.int(types::I128, first);
    let digits = fx.ins().bor(digits, first);
    let upper = fx.shift_right(bits, format.fraction_bits(), false);
    let upper = fx.ins().ireduce(types::I64, upper);
    let exponent = fx.ins().band_imm_u(upper, i64::from(format.top_exponent()));
    let negative = fx.ins().icmp(IntCC::NotEqual, upper, exponent);
    let shift = fx.ins().iadd_imm_s(exponent, -i64::from(format.bias() + format.precision - 1));
    // If it is less than one, the result is zero; otherwise the fraction is shifted out.
    let is_small = fx.ins().icmp_imm_u(IntCC::UnsignedLessThan, exponent, i64::from(format.bias()));
    let is_right = fx.ins().icmp_imm_s(IntCC::SignedLessThan, shift, 0);
    let right = fx.ins().ineg(shift);
    let shifted = fx.ins().ushr(digits, right);
    let zero = fx.int(types::I128, 0);
    let shifted = fx.select(is_small, zero, shifted);
    if count <= 2 {
        let left = fx.ins().ishl(digits, shift);
        let magnitude = fx.select(is_right, shifted, left);
        let negated = fx.ins().ineg(magnitude);
        let out = fx.select(negative, negated, magnitude);
        let (low, high) = fx.ins().isplit(out);
        return Ok(Leaves::from_slice(&[low, high]));
    }
    let digits = fx.select(is_right, shifted, digits);
    let (low, high) = fx.ins().isplit(digits);
    let none = fx.limb(0);
    let limbs = FunctionCx::resize_limbs(&[low, high], count, none);
    let left = fx.ins().select(is_right, none, shift);
    let magnitude = fx.shift_limbs_left(&limbs, left)?;
    let negated = fx.negate_limbs(&magnitude);
    Ok(fx.select_limbs(negative, &negated, &magnitude))
}
