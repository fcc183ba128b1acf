//! Products of integers. Products with a constant use shifts and sums if that is faster.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value, types};
use target_lexicon::Architecture;

use crate::codegen::context::{FunctionCx, Lower};
use crate::codegen::types::{Leaf, Scalar};

/// Emits a product of two integers or of lanes.
pub(crate) fn mul(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    if leaf.scalar == Scalar::Int(8) && leaf.ty().bits() > 128 {
        return Ok(wide_byte_products(fx, leaf, a, b));
    }
    if let Some(product) = by_shifts(fx, leaf, a, b) {
        return Ok(fx.normalise(leaf, product));
    }
    if leaf.ty() == types::I8X16 && !fx.env.support.byte_products {
        return Ok(byte_products(fx, a, b));
    }
    let product = fx.ins().imul(a, b);
    Ok(fx.normalise(leaf, product))
}

/// Emits the low bytes of 16-bit products.
fn byte_products(fx: &mut FunctionCx, a: Value, b: Value) -> Value {
    let low_bytes = fx.constant(Leaf { lanes: 8, ..Leaf::single(Scalar::Int(16)) }, 0xff);
    let halves =
        [[a, b].map(|value| fx.ins().uwiden_low(value)), [a, b].map(|value| fx.ins().uwiden_high(value))];
    let [low, high] = halves.map(|[a, b]| {
        let product = fx.ins().imul(a, b);
        fx.ins().band(product, low_bytes)
    });
    fx.ins().unarrow(low, high)
}

/// Emits the low bytes of the products of the even and of the odd bytes of wide vectors.
fn wide_byte_products(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Value {
    let flags = MemFlagsData::new().with_endianness(Endianness::Little);
    let words = Leaf { lanes: leaf.lanes / 2, ..Leaf::single(Scalar::Int(16)) };
    let low_bytes = fx.constant(words, 0xff);
    let [a, b] = [a, b].map(|value| fx.ins().bitcast(words.ty(), flags, value));
    let even = fx.ins().imul(a, b);
    let even = fx.ins().band(even, low_bytes);
    let [a, b] = [a, b].map(|value| fx.shift_right(value, 8, false));
    let odd = fx.ins().imul(a, b);
    let odd = fx.shift_left(odd, 8);
    let products = fx.ins().bor(even, odd);
    fx.ins().bitcast(leaf.ty(), flags, products)
}

/// Emits a product with a constant as the sum of few shifted copies of the other factor.
fn by_shifts(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Option<Value> {
    if fx.env.options.opt_level == 0 || leaf.ty().lane_bits() > 64 {
        return None;
    }
    let constant = |fx: &FunctionCx, value| fx.bits_of(leaf, value);
    let (value, factor) = match (constant(fx, a), constant(fx, b)) {
        (None, Some(factor)) => (a, factor),
        (Some(factor), None) => (b, factor),
        _ => return None,
    };
    let copies = Copies::of(factor, leaf.ty().lane_bits())?;
    if !leaf.is_vector() {
        return one_by_shifts(fx, value, copies);
    }
    pays_in_lanes(fx, leaf, copies).then(|| lanes_by_shifts(fx, value, copies))
}

/// Multiplies a 64-bit integer by a compile-time constant.
pub(crate) fn times(fx: &mut FunctionCx, value: Value, factor: u64) -> Value {
    let copies = Copies::of(factor.into(), 64);
    match copies {
        Some(Copies::One(by)) => shifted(fx, value, by),
        _ => match copies.and_then(|copies| one_by_shifts(fx, value, copies)) {
            Some(product) => product,
            None => fx.ins().imul_imm_s(value, factor.cast_signed()),
        },
    }
}

/// Returns true if shifts and sums are faster for lanes: the processor has no product for them, or a slow one.
fn pays_in_lanes(fx: &FunctionCx, leaf: Leaf, copies: Copies) -> bool {
    let is_long = matches!(copies, Copies::Sums(..));
    match leaf.ty().lane_bits() {
        8 => !fx.env.support.byte_products,
        32 if is_long => fx.env.target.is_x86_64_without("sse4.1"),
        32 => is_x86_64(fx),
        64 => true,
        _ => false,
    }
}

/// Emits instructions that are faster than a product: `lea` on x86-64 or a sum with a shifted operand on AArch64, and
/// possibly a shift.
fn one_by_shifts(fx: &mut FunctionCx, value: Value, copies: Copies) -> Option<Value> {
    let Copies::Sum(high, low) = copies else { return None };
    let is_one_instruction = match fx.env.target.triple.architecture {
        Architecture::X86_64 => high - low <= 3,
        Architecture::Aarch64(_) => true,
        _ => false,
    };
    if !is_one_instruction {
        return None;
    }
    let higher = shifted(fx, value, high - low);
    let sum = fx.ins().iadd(value, higher);
    Some(shifted(fx, sum, low))
}

fn is_x86_64(fx: &FunctionCx) -> bool {
    fx.env.target.triple.architecture == Architecture::X86_64
}

fn lanes_by_shifts(fx: &mut FunctionCx, value: Value, copies: Copies) -> Value {
    match copies {
        Copies::One(by) => shifted(fx, value, by),
        Copies::Sum(high, low) => {
            let [low, high] = [low, high].map(|by| shifted(fx, value, by));
            fx.ins().iadd(low, high)
        }
        Copies::Difference(high, low) => {
            let [high, low] = [high, low].map(|by| shifted(fx, value, by));
            fx.ins().isub(high, low)
        }
        Copies::Sums(steps, low) => {
            let sum = steps.into_iter().filter(|&by| by > 0).fold(value, |sum, by| {
                let higher = shifted(fx, sum, by);
                fx.ins().iadd(sum, higher)
            });
            shifted(fx, sum, low)
        }
    }
}

fn shifted(fx: &mut FunctionCx, value: Value, by: u32) -> Value {
    if by == 0 { value } else { fx.shift_left(value, by) }
}

/// A factor as a sum of copies of the other one, each shifted left by a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Copies {
    One(u32),
    Sum(u32, u32),
    Difference(u32, u32),
    /// The sum with a shifted copy, the sum of that with a shifted copy and so on, for each number that is not 0. The
    /// last sum is shifted.
    Sums([u32; 3], u32),
}

impl Copies {
    /// Returns the copies whose sum is a factor of at most 64 bits, if they are few.
    fn of(factor: u128, bits: u32) -> Option<Copies> {
        let factor = factor & ((1 << bits) - 1);
        if factor == 0 {
            return None;
        }
        let low = factor.trailing_zeros();
        let high = factor.ilog2();
        // A run of ones is the difference of two powers of two.
        let next = factor + (1 << low);
        match factor.count_ones() {
            1 => Some(Copies::One(low)),
            2 => Some(Copies::Sum(high, low)),
            _ if next.is_power_of_two() && next.ilog2() < bits => Some(Copies::Difference(next.ilog2(), low)),
            _ => sums(factor >> low).map(|steps| Copies::Sums(steps, low)),
        }
    }
}

/// Returns the shifts of a sequence of sums with shifted copies whose result is an odd factor.
fn sums(mut factor: u128) -> Option<[u32; 3]> {
    let mut steps = [0; 3];
    for step in &mut steps {
        if factor > 1 {
            *step = (factor - 1).trailing_zeros();
            let sum = 1 + (1 << *step);
            factor.is_multiple_of(sum).then_some(())?;
            factor /= sum;
        }
    }
    (factor == 1).then_some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_are_made_of_few_copies() {
        assert_eq!(Copies::of(8, 32), Some(Copies::One(3)));
        assert_eq!(Copies::of(5, 32), Some(Copies::Sum(2, 0)));
        assert_eq!(Copies::of(0x8000_0001, 32), Some(Copies::Sum(31, 0)));
        assert_eq!(Copies::of(7, 32), Some(Copies::Difference(3, 0)));
        assert_eq!(Copies::of(56, 8), Some(Copies::Difference(6, 3)));
        assert_eq!(Copies::of(11, 32), None);
        assert_eq!(Copies::of(0, 32), None);
        assert_eq!(Copies::of(0x0101_0101, 32), Some(Copies::Sums([8, 16, 0], 0)));
        assert_eq!(Copies::of(0x0202_0202_0202_0202, 64), Some(Copies::Sums([8, 16, 32], 1)));
        assert_eq!(Copies::of(15 * 17, 32), Some(Copies::Difference(8, 0)));
        assert_eq!(Copies::of(45, 32), Some(Copies::Sums([2, 3, 0], 0)));
        // The next power of two does not fit into this width.
        assert_eq!(Copies::of(u128::from(u64::MAX), 64), None);
        assert_eq!(Copies::of(0xf8, 8), None);
    }
}
