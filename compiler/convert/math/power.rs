//! Powers with integer exponents by repeated squaring. The functions are added to the module under MLIR's names.

use crate::dialect::llvm::arith::{AND, FDIV, FMUL, LSHR, MUL, SDIV, SELECT, SUB};
use crate::dialect::llvm::cast::{FPEXT, FPTRUNC, SEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::POWI;
use crate::ir::{NamedAttr, Op, OpName, TypeId, Value};

use crate::convert::arith::compare;
use crate::convert::context::{Converter, Problem};
use crate::convert::math::lane_by_lane;

/// The width of the exponent of compiler-rt's function.
const POWI_BITS: u32 = 32;

/// Converts `math.ipowi`.
pub(in crate::convert) fn convert_ipowi(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.singles(cv.source().operands(op))?;
    let value = lane_by_lane(cv, &operands, &mut |cv, lanes| {
        let ty = cv.type_of(lanes[0]);
        let symbol = format!("__mlir_math_ipowi_{}", cv.cx.type_text(ty));
        cv.call_routine(&symbol, lanes, ty, integer_power)
    })?;
    cv.set_value(op, value);
    Ok(())
}

/// Converts `math.fpowi`, to the intrinsic if it supports both types.
pub(in crate::convert) fn convert_fpowi(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.singles(cv.source().operands(op))?;
    let flags = cv.convert_attrs(cv.attrs(op));
    let value = lane_by_lane(cv, &operands, &mut |cv, lanes| float_power_of(cv, lanes[0], lanes[1], &flags))?;
    cv.set_value(op, value);
    Ok(())
}

fn float_power_of(
    cv: &mut Converter,
    base: Value,
    power: Value,
    flags: &[NamedAttr],
) -> Result<Value, Problem> {
    let (ty, power_ty) = (cv.type_of(base), cv.type_of(power));
    if !matches!(ty, TypeId::F32 | TypeId::F64) {
        // Products of narrow floats are rounded once, at the end.
        let wide = cv.emit_value(FPEXT, &[base], TypeId::F32, &[]);
        let result = float_power_of(cv, wide, power, flags)?;
        return Ok(cv.emit_value(FPTRUNC, &[result], ty, &[]));
    }
    let bits = cv.cx.int_width(power_ty).ok_or("expects an integer exponent")?;
    if bits > POWI_BITS {
        let symbol = format!("__mlir_math_fpowi_{}_{}", cv.cx.type_text(ty), cv.cx.type_text(power_ty));
        return cv.call_routine(&symbol, &[base, power], ty, float_power);
    }
    let narrow = cv.cx.int_type(POWI_BITS);
    let power = if bits < POWI_BITS { cv.emit_value(SEXT, &[power], narrow, &[]) } else { power };
    Ok(cv.emit_value(POWI, &[base, power], ty, flags))
}

/// Emits the body of a function of an integer and its exponent. A negative power is the power of the reciprocal, which
/// is an integer only for 1 and -1; for 0 it is a division by zero.
fn integer_power(cv: &mut Converter, args: &[Value]) -> Result<(), Problem> {
    let (base, power) = (args[0], args[1]);
    let ty = cv.type_of(base);
    let (zero, one) = (cv.constant(ty, 0), cv.constant(ty, 1));
    let (negative, other) = (cv.new_block(&[]), cv.new_block(&[]));
    let is_negative = compare(cv, IntPredicate::Slt, power, zero);
    cv.cond_branch(is_negative, (negative, Vec::new()), (other, Vec::new()));

    cv.build().start(negative);
    let reciprocal = cv.emit_value(SDIV, &[one, base], ty, &[]);
    let square = cv.emit_value(MUL, &[reciprocal, reciprocal], ty, &[]);
    let is_odd = odd(cv, power);
    let result = cv.emit_value(SELECT, &[is_odd, reciprocal, square], ty, &[]);
    cv.emit_return(Some(result));

    cv.build().start(other);
    let result = power_loop(cv, MUL, one, base, power);
    cv.emit_return(Some(result));
    Ok(())
}

/// Emits the body of a function of a float and its exponent. A negative power is the reciprocal of the positive one.
fn float_power(cv: &mut Converter, args: &[Value]) -> Result<(), Problem> {
    let (base, power) = (args[0], args[1]);
    let (ty, power_ty) = (cv.type_of(base), cv.type_of(power));
    let zero = cv.constant(power_ty, 0);
    let one = cv.float_constant(ty, 1.0)?;
    let is_negative = compare(cv, IntPredicate::Slt, power, zero);
    let negated = cv.emit_value(SUB, &[zero, power], power_ty, &[]);
    // As an unsigned number, the negated exponent is correct even for the smallest one.
    let magnitude = cv.emit_value(SELECT, &[is_negative, negated, power], power_ty, &[]);
    let result = power_loop(cv, FMUL, one, base, magnitude);
    let reciprocal = cv.emit_value(FDIV, &[one, result], ty, &[]);
    let result = cv.emit_value(SELECT, &[is_negative, reciprocal, result], ty, &[]);
    cv.emit_return(Some(result));
    Ok(())
}

/// Emits the loop that computes `base` to an unsigned power.
fn power_loop(cv: &mut Converter, multiply: OpName, one: Value, base: Value, power: Value) -> Value {
    let (ty, power_ty) = (cv.type_of(base), cv.type_of(power));
    let (header, again) = (cv.new_block(&[ty, ty, power_ty]), cv.new_block(&[]));
    let exit = cv.new_block(&[]);
    cv.branch(header, vec![one, base, power]);

    cv.build().start(header);
    let args = cv.block_args(header);
    let is_odd = odd(cv, args[2]);
    let product = cv.emit_value(multiply, &[args[0], args[1]], ty, &[]);
    let next = cv.emit_value(SELECT, &[is_odd, product, args[0]], ty, &[]);
    let (zero, one_bit) = (cv.constant(power_ty, 0), cv.constant(power_ty, 1));
    let rest = cv.emit_value(LSHR, &[args[2], one_bit], power_ty, &[]);
    let is_done = compare(cv, IntPredicate::Eq, rest, zero);
    cv.cond_branch(is_done, (exit, Vec::new()), (again, Vec::new()));

    cv.build().start(again);
    let square = cv.emit_value(multiply, &[args[1], args[1]], ty, &[]);
    cv.branch(header, vec![next, square, rest]);
    cv.build().start(exit);
    next
}

fn odd(cv: &mut Converter, power: Value) -> Value {
    let ty = cv.type_of(power);
    let (zero, one) = (cv.constant(ty, 0), cv.constant(ty, 1));
    let bit = cv.emit_value(AND, &[power, one], ty, &[]);
    compare(cv, IntPredicate::Ne, bit, zero)
}
