//! Operations on integers whose results are defined where those of the machine are not.

use crate::dialect::llvm::compare::IntPredicate as I;
use crate::dialect::{arith, math, stablehlo as hlo};
use crate::ir::{OpName, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::scalar::int_range;

/// Emits an operation on integers.
pub(super) fn payload(
    rewriter: &mut Rewriter,
    name: OpName,
    args: &[Value],
    is_unsigned: bool,
) -> Result<Value, Problem> {
    let ty = rewriter.type_of(args[0]);
    match name {
        hlo::NOT => {
            let ones = rewriter.int(ty, -1);
            Ok(rewriter.arith(arith::XORI, &[args[0], ones]))
        }
        hlo::POPCNT => Ok(rewriter.arith(math::CTPOP, args)),
        hlo::COUNT_LEADING_ZEROS => Ok(rewriter.arith(math::CTLZ, args)),
        hlo::SIGN => Ok(sign(rewriter, args[0], is_unsigned)),
        hlo::SHIFT_LEFT => shift(rewriter, arith::SHLI, args),
        hlo::SHIFT_RIGHT_LOGICAL => shift(rewriter, arith::SHRUI, args),
        hlo::SHIFT_RIGHT_ARITHMETIC => shift(rewriter, arith::SHRSI, args),
        hlo::DIVIDE => divide(rewriter, args, is_unsigned, true),
        hlo::REMAINDER => divide(rewriter, args, is_unsigned, false),
        _ => Err(rewriter.unsupported(ty)),
    }
}

fn sign(rewriter: &mut Rewriter, value: Value, is_unsigned: bool) -> Value {
    let ty = rewriter.type_of(value);
    let (zero, one) = (rewriter.int(ty, 0), rewriter.int(ty, 1));
    let negative = if is_unsigned { one } else { rewriter.int(ty, -1) };
    let is_negative = rewriter.compare_ints(I::Slt, value, zero);
    let is_zero = rewriter.compare_ints(I::Eq, value, zero);
    let sign = rewriter.select(is_negative, negative, one);
    rewriter.select(is_zero, zero, sign)
}

/// Emits a shift. Larger numbers than the width shift out all bits.
fn shift(rewriter: &mut Rewriter, op_name: OpName, args: &[Value]) -> Result<Value, Problem> {
    let ty = rewriter.type_of(args[0]);
    let width = i128::from(rewriter.width(ty)?);
    let last = rewriter.int(ty, width - 1);
    let amount = rewriter.arith(arith::MINUI, &[args[1], last]);
    let shifted = rewriter.arith(op_name, &[args[0], amount]);
    if op_name == arith::SHRSI {
        return Ok(shifted);
    }
    let is_inside = rewriter.compare_ints(I::Ule, args[1], last);
    let zero = rewriter.int(ty, 0);
    Ok(rewriter.select(is_inside, shifted, zero))
}

/// Emits a quotient or a remainder. The quotient of a division by zero has all bits set, and the remainder is the
/// dividend. The smallest number divided by -1 is itself.
fn divide(
    rewriter: &mut Rewriter,
    args: &[Value],
    is_unsigned: bool,
    is_quotient: bool,
) -> Result<Value, Problem> {
    let ty = rewriter.type_of(args[0]);
    let (zero, one, ones) = (rewriter.int(ty, 0), rewriter.int(ty, 1), rewriter.int(ty, -1));
    let is_zero = rewriter.compare_ints(I::Eq, args[1], zero);
    let mut is_special = is_zero;
    if !is_unsigned {
        let min = rewriter.int(ty, int_range(rewriter.width(ty)?, false).0);
        let is_min = rewriter.compare_ints(I::Eq, args[0], min);
        let is_negated = rewriter.compare_ints(I::Eq, args[1], ones);
        let overflows = rewriter.arith(arith::ANDI, &[is_min, is_negated]);
        is_special = rewriter.arith(arith::ORI, &[is_zero, overflows]);
    }
    let divisor = rewriter.select(is_special, one, args[1]);
    let op_name = match (is_quotient, is_unsigned) {
        (true, true) => arith::DIVUI,
        (true, false) => arith::DIVSI,
        (false, true) => arith::REMUI,
        (false, false) => arith::REMSI,
    };
    let result = rewriter.arith(op_name, &[args[0], divisor]);
    Ok(rewriter.select(is_zero, if is_quotient { ones } else { args[0] }, result))
}
