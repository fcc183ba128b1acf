//! Operations on elements at the same position.

use crate::dialect::llvm::compare::{FloatPredicate as F, IntPredicate as I};
use crate::dialect::stablehlo::parameter::{int, keyword};
use crate::dialect::{arith, chlo, math, stablehlo as hlo};
use crate::ir::{AffineMap, FloatKind, Op, OpName, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::structured::map;
use super::cast::convert;
use super::{functions, integer, known};

/// Functions of floats, and the operations on elements.
const UNARY: &[(OpName, OpName)] = &[
    (hlo::CBRT, math::CBRT),
    (hlo::CEIL, math::CEIL),
    (hlo::COSINE, math::COS),
    (hlo::EXPONENTIAL, math::EXP),
    (hlo::EXPONENTIAL_MINUS_ONE, math::EXPM1),
    (hlo::FLOOR, math::FLOOR),
    (hlo::LOG, math::LOG),
    (hlo::LOG_PLUS_ONE, math::LOG1P),
    (hlo::ROUND_NEAREST_AFZ, math::ROUND),
    (hlo::ROUND_NEAREST_EVEN, math::ROUNDEVEN),
    (hlo::RSQRT, math::RSQRT),
    (hlo::SINE, math::SIN),
    (hlo::SQRT, math::SQRT),
    (hlo::TAN, math::TAN),
    (hlo::TANH, math::TANH),
    (chlo::ACOS, math::ACOS),
    (chlo::ACOSH, math::ACOSH),
    (chlo::ASIN, math::ASIN),
    (chlo::ASINH, math::ASINH),
    (chlo::ATAN, math::ATAN),
    (chlo::ATANH, math::ATANH),
    (chlo::COSH, math::COSH),
    (chlo::ERF, math::ERF),
    (chlo::ERFC, math::ERFC),
    (chlo::SINH, math::SINH),
    (chlo::TAN, math::TAN),
];

/// An operation on two tensors, and those on floats, and on signed and unsigned integers.
type BinaryRow = (OpName, Option<OpName>, Option<[OpName; 2]>);

/// Operations on two tensors.
const BINARY: &[BinaryRow] = &[
    (hlo::ADD, Some(arith::ADDF), Some([arith::ADDI, arith::ORI])),
    (hlo::SUBTRACT, Some(arith::SUBF), Some([arith::SUBI; 2])),
    (hlo::MULTIPLY, Some(arith::MULF), Some([arith::MULI; 2])),
    (hlo::MAXIMUM, Some(arith::MAXIMUMF), Some([arith::MAXSI, arith::MAXUI])),
    (hlo::MINIMUM, Some(arith::MINIMUMF), Some([arith::MINSI, arith::MINUI])),
    (hlo::POWER, Some(math::POWF), Some([math::IPOWI; 2])),
    (hlo::ATAN2, Some(math::ATAN2), None),
    (hlo::AND, None, Some([arith::ANDI; 2])),
    (hlo::OR, None, Some([arith::ORI; 2])),
    (hlo::XOR, None, Some([arith::XORI; 2])),
];

/// Rewrites an operation: to a generic, or to arithmetic on scalars if the result has no dimensions.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let shape = rewriter.result_shape(op);
    let count = rewriter.old.operands(op).len();
    if shape.is_empty() {
        let args: Result<Vec<Value>, Problem> = (0..count).map(|index| rewriter.scalar(op, index)).collect();
        return payload(rewriter, op, &args?);
    }
    let mut inputs = Vec::new();
    // Constants are no inputs, but scalars in the payload.
    let mut constants = Vec::new();
    for index in 0..count {
        let value = rewriter.operand(op, index)?;
        if rewriter.is_scalar_constant(value) {
            constants.push(Some(value));
            continue;
        }
        constants.push(None);
        let value = rewriter.tensor(op, index)?;
        let rank = rewriter.shape(value)?.len();
        let own = if rank == 0 { map(shape.len(), []) } else { AffineMap::identity(rank as u32) };
        inputs.push(rewriter.views.get(&value).cloned().unwrap_or((value, own)));
    }
    let element = rewriter.new_element(op);
    rewriter.parallel(inputs, (&known(&shape), element), |rewriter, args| {
        let mut elements = args.iter();
        let mut operands = Vec::new();
        for constant in &constants {
            operands.push(match constant {
                Some(value) => rewriter.element(*value)?,
                None => *elements.next().ok_or(Problem::Reported)?,
            });
        }
        payload(rewriter, op, &operands)
    })
}

/// Emits the computation of an element of the result.
fn payload(rewriter: &mut Rewriter, op: Op, args: &[Value]) -> Result<Value, Problem> {
    let name = rewriter.old.name(op);
    let ty = rewriter.type_of(args[0]);
    let is_float = rewriter.is_float(ty);
    let is_unsigned = rewriter.is_unsigned(rewriter.old.operands(op)[0]);
    if let Some(row) = UNARY.iter().find(|row| row.0 == name) {
        return if is_float { Ok(rewriter.arith(row.1, args)) } else { Err(rewriter.unsupported(ty)) };
    }
    if let Some(row) = BINARY.iter().find(|row| row.0 == name) {
        let element = if is_float { row.1 } else { row.2.map(|ops| ops[usize::from(is_unsigned)]) };
        return match element {
            // The sum of conditions is their disjunction, and the product their conjunction.
            Some(arith::ORI) if name == hlo::ADD && ty != TypeId::I1 => Ok(rewriter.arith(arith::ADDI, args)),
            Some(arith::MULI) if ty == TypeId::I1 => Ok(rewriter.arith(arith::ANDI, args)),
            Some(element) => Ok(rewriter.arith(element, args)),
            None => Err(rewriter.unsupported(ty)),
        };
    }
    match name {
        hlo::ABS if is_unsigned => Ok(args[0]),
        hlo::ABS => Ok(rewriter.either((math::ABSF, math::ABSI), args)),
        hlo::NEGATE if is_float => Ok(rewriter.arith(arith::NEGF, args)),
        hlo::NEGATE => {
            let zero = rewriter.int(ty, 0);
            Ok(rewriter.arith(arith::SUBI, &[zero, args[0]]))
        }
        hlo::DIVIDE if is_float => Ok(rewriter.arith(arith::DIVF, args)),
        hlo::REMAINDER if is_float => Ok(rewriter.arith(arith::REMF, args)),
        hlo::SIGN if is_float => Ok(functions::sign(rewriter, args[0])),
        hlo::COMPARE => compare(rewriter, op, args),
        hlo::SELECT => Ok(rewriter.select(args[0], args[1], args[2])),
        hlo::CLAMP => Ok(clamp(rewriter, args, is_unsigned)),
        hlo::CONVERT => {
            let result = rewriter.new_element(op);
            let is_unsigned = (is_unsigned, rewriter.is_unsigned(rewriter.old.result(op, 0)));
            Ok(convert(rewriter, args[0], result, is_unsigned))
        }
        hlo::BITCAST_CONVERT => bitcast(rewriter, op, args[0]),
        chlo::SQUARE => {
            let row = (arith::MULF, arith::MULI);
            Ok(rewriter.either(row, &[args[0], args[0]]))
        }
        _ if !is_float => integer::payload(rewriter, name, args, is_unsigned),
        hlo::IS_FINITE => Ok(rewriter.emit_value(math::ISFINITE, args, TypeId::I1, &[])),
        chlo::IS_INF => Ok(rewriter.emit_value(math::ISINF, args, TypeId::I1, &[])),
        hlo::LOGISTIC => Ok(functions::logistic(rewriter, args[0])),
        hlo::REDUCE_PRECISION => reduce_precision(rewriter, op, args[0]),
        chlo::ERF_INV => functions::erf_inv(rewriter, args[0]),
        _ => Err(rewriter.unsupported(ty)),
    }
}

fn clamp(rewriter: &mut Rewriter, args: &[Value], is_unsigned: bool) -> Value {
    let ints = if is_unsigned { (arith::MAXUI, arith::MINUI) } else { (arith::MAXSI, arith::MINSI) };
    let larger = rewriter.either((arith::MAXIMUMF, ints.0), &[args[0], args[1]]);
    rewriter.either((arith::MINIMUMF, ints.1), &[larger, args[2]])
}

fn compare(rewriter: &mut Rewriter, op: Op, args: &[Value]) -> Result<Value, Problem> {
    let word = |name| keyword(rewriter.cx, rewriter.old, op, name);
    let (direction, is_total) = (word("comparison_direction"), word("compare_type") == Some("TOTALORDER"));
    let is_unsigned = rewriter.is_unsigned(rewriter.old.operands(op)[0]);
    let (float, signed, unsigned) = match direction {
        Some("EQ") => (F::Oeq, I::Eq, I::Eq),
        Some("NE") => (F::Une, I::Ne, I::Ne),
        Some("GE") => (F::Oge, I::Sge, I::Uge),
        Some("GT") => (F::Ogt, I::Sgt, I::Ugt),
        Some("LE") => (F::Ole, I::Sle, I::Ule),
        Some("LT") => (F::Olt, I::Slt, I::Ult),
        _ => return Err("the direction is unknown".into()),
    };
    if is_total && rewriter.is_float(rewriter.type_of(args[0])) {
        let keys = [functions::total_order(rewriter, args[0])?, functions::total_order(rewriter, args[1])?];
        return Ok(rewriter.compare_ints(signed, keys[0], keys[1]));
    }
    Ok(rewriter.compare((float, if is_unsigned { unsigned } else { signed }), args[0], args[1]))
}

fn bitcast(rewriter: &mut Rewriter, op: Op, value: Value) -> Result<Value, Problem> {
    let (from, to) = (rewriter.type_of(value), rewriter.new_element(op));
    let bits = |ty| rewriter.cx.float_kind(ty).map(FloatKind::bits).or_else(|| rewriter.cx.int_width(ty));
    match (bits(from), bits(to)) {
        _ if from == to => Ok(value),
        (from, to) if from != to => Err("operand and result have elements of other widths".into()),
        _ => Ok(rewriter.emit_value(arith::BITCAST, &[value], to, &[])),
    }
}

/// Emits the conversion to a format and back.
fn reduce_precision(rewriter: &mut Rewriter, op: Op, value: Value) -> Result<Value, Problem> {
    let bits = |name| int(rewriter.cx, rewriter.old, op, name).unwrap_or(0);
    let ty = rewriter.type_of(value);
    let narrow = match (bits("exponent_bits"), bits("mantissa_bits")) {
        (11, 52) => TypeId::F64,
        (8, 23) => TypeId::F32,
        (8, 7) => TypeId::BF16,
        (5, 10) => TypeId::F16,
        _ => return Err("the format is not that of a type".into()),
    };
    let width = |ty| rewriter.cx.float_kind(ty).map_or(0, FloatKind::bits);
    if width(narrow) >= width(ty) {
        return Ok(value);
    }
    let narrowed = rewriter.resize_float(value, narrow);
    Ok(rewriter.resize_float(narrowed, ty))
}
