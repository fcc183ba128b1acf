//! Quotients and remainders of unsigned 32-bit integers by constants. Cranelift multiplies by the reciprocal with the
//! widening multiplication, whose operands and results are in fixed registers. If the reciprocal has at most 32 bits,
//! an ordinary 64-bit product is exact and may be in any register.

use cranelift_codegen::ir::{InstBuilder, InstructionData, Value, types};

use crate::codegen::context::FunctionCx;

/// A reciprocal of a divisor: `x * factor >> shift` is the quotient of any `x` of 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reciprocal {
    factor: u64,
    shift: u32,
}

impl Reciprocal {
    /// The reciprocal of a divisor that is no power of two, if its factor has no more than 32 bits.
    fn of(divisor: u32) -> Option<Reciprocal> {
        if divisor.is_power_of_two() || divisor == 0 {
            return None;
        }
        // The first power of two that is precise enough: the rounding error is less than one part in 2³² of the
        // divisor.
        (32..64).find_map(|shift| {
            let power = 1u128 << shift;
            let factor = power.div_ceil(divisor.into());
            let excess = factor * u128::from(divisor) - power;
            let is_exact = excess << 32 <= power;
            is_exact
                .then(|| u64::try_from(factor).ok().filter(|&factor| factor <= u64::from(u32::MAX)))?
                .map(|factor| Reciprocal { factor, shift })
        })
    }
}

/// Returns the quotient of a 32-bit integer and a constant, if it has a short reciprocal.
pub(crate) fn quotient(fx: &mut FunctionCx, number: Value, divisor: Value) -> Option<Value> {
    let reciprocal = Reciprocal::of(constant(fx, divisor)?)?;
    let wide = fx.ins().uextend(types::I64, number);
    let factor = fx.ins().iconst(types::I64, reciprocal.factor as i64);
    let product = fx.ins().imul(wide, factor);
    let quotient = fx.ins().ushr_imm_u(product, i64::from(reciprocal.shift));
    Some(fx.ins().ireduce(types::I32, quotient))
}

/// Returns the remainder of a 32-bit integer and a constant, if it has a short reciprocal.
pub(crate) fn remainder(fx: &mut FunctionCx, number: Value, divisor: Value) -> Option<Value> {
    let constant = constant(fx, divisor)?;
    let quotient = quotient(fx, number, divisor)?;
    // One of the two operations on the number is independent of the other.
    if constant.wrapping_add(1).is_power_of_two() {
        let sum = fx.ins().iadd(number, quotient);
        let multiple = fx.ins().ishl_imm_u(quotient, i64::from(constant.count_ones()));
        return Some(fx.ins().isub(sum, multiple));
    }
    if (constant - 1).is_power_of_two() {
        let difference = fx.ins().isub(number, quotient);
        let multiple = fx.ins().ishl_imm_u(quotient, i64::from((constant - 1).trailing_zeros()));
        return Some(fx.ins().isub(difference, multiple));
    }
    let multiple = fx.ins().imul(quotient, divisor);
    Some(fx.ins().isub(number, multiple))
}

/// Returns the value of a 32-bit constant, on machines with 64-bit products.
fn constant(fx: &FunctionCx, value: Value) -> Option<u32> {
    let dfg = &fx.builder.func.dfg;
    let inst = dfg.value_def(value).inst().filter(|_| dfg.value_type(value) == types::I32)?;
    match dfg.insts[inst] {
        InstructionData::UnaryImm { imm, .. } => Some(imm.bits() as u32),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Reciprocal;

    #[test]
    fn quotients_are_exact() {
        let divisors = (3..2000).chain([10_000, 65_521, 65_535, 65_537, 1 << 31 | 1, u32::MAX - 1, u32::MAX]);
        for divisor in divisors {
            let Some(Reciprocal { factor, shift }) = Reciprocal::of(divisor) else { continue };
            let multiples = [0, 1, 2, u32::MAX / divisor / 2, u32::MAX / divisor];
            let numbers = multiples.iter().flat_map(|&times| {
                let multiple = times * divisor;
                [multiple.wrapping_sub(1), multiple, multiple.wrapping_add(1)]
            });
            for number in numbers.chain([u32::MAX]) {
                assert_eq!((u64::from(number) * factor) >> shift, u64::from(number / divisor));
            }
        }
    }
}
