//! Exact divisions by constants, as in differences of pointers. There is no remainder, so that the quotient is the
//! dividend without the trailing zeros of the divisor, times the inverse of the remaining odd factor modulo 2^width.

use cranelift_codegen::ir::{InstBuilder, Value};

use crate::codegen::context::{FunctionCx, Lower};
use crate::codegen::types::Leaf;
use crate::dialect::llvm::arith::{Binary, SDIV};
use crate::ir::{Op, name};

/// Lowers a division of integers of 8 to 64 bits, if it is exact and the divisor is constant. Returns false for other
/// operations.
pub(crate) fn divide(fx: &mut FunctionCx, op: Op) -> Lower<bool> {
    let shape = fx.shape_of(fx.body.result(op, 0))?;
    let (true, Some(divisor), &[leaf]) =
        (fx.is_set(op, name::IS_EXACT), fx.constant_of(Binary(op).rhs(fx.body)), &shape.leaves[..])
    else {
        return Ok(false);
    };
    let is_native = !leaf.is_vector() && leaf.scalar.bits() == leaf.ty().bits() && leaf.ty().bits() <= 64;
    if !is_native || divisor == 0 {
        return Ok(false);
    }
    let dividend = fx.single(op, 0)?;
    let is_signed = fx.body.name(op) == SDIV;
    let result = quotient(fx, leaf, dividend, divisor, is_signed);
    fx.set(op, &[result]);
    Ok(true)
}

fn quotient(fx: &mut FunctionCx, leaf: Leaf, dividend: Value, divisor: i128, is_signed: bool) -> Value {
    let ty = leaf.ty();
    let above = 128 - ty.bits();
    let high = divisor << above;
    let divisor = if is_signed { high >> above } else { (high as u128 >> above) as i128 };
    let is_negative = divisor < 0;
    let magnitude = divisor.unsigned_abs() as u64;
    let zeros = magnitude.trailing_zeros();
    let amount = fx.int(ty, zeros.into());
    let shifted = match zeros {
        0 => dividend,
        _ if is_signed => fx.ins().sshr(dividend, amount),
        _ => fx.ins().ushr(dividend, amount),
    };
    let inverse = inverse(magnitude >> zeros);
    let factor = if is_negative { inverse.wrapping_neg() } else { inverse };
    if factor == 1 {
        return shifted;
    }
    let factor = fx.int(ty, factor.into());
    fx.ins().imul(shifted, factor)
}

/// The inverse of an odd number modulo 2^64, by Newton's method: each step doubles the number of correct bits.
fn inverse(odd: u64) -> u64 {
    // An odd number is its own inverse modulo 8.
    let steps = [(); 5];
    steps.iter().fold(odd, |inverse, ()| inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse))))
}

#[cfg(test)]
mod tests {
    use super::inverse;

    #[test]
    fn products_with_inverses_are_one() {
        let numbers = (0..10_000).map(|number| number * 2 + 1).chain([u64::MAX, u64::MAX / 3, (1 << 63) + 1]);
        for odd in numbers {
            assert_eq!(odd.wrapping_mul(inverse(odd)), 1, "{odd}");
        }
    }
}
