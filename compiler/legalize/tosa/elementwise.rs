//! Operators on elements at the same position, with broadcasting.

use crate::dialect::llvm::compare::{FloatPredicate as F, IntPredicate as I};
use crate::dialect::{arith, math, tosa};
use crate::ir::{AffineExpr, AttrId, Op, OpName, TypeId, Value, float};

use super::super::rewriter::{Problem, Rewriter};
use super::super::scalar::int_range;
use super::super::shape::Size;
use super::super::structured::{Mapped, map};
use super::cast::cast;
use super::parameter::attr;
use super::rescale::{Rounding, scaled};

/// Operators on floats, and the operations on elements.
const UNARY: &[(OpName, OpName)] = &[
    (tosa::CEIL, math::CEIL),
    (tosa::COS, math::COS),
    (tosa::ERF, math::ERF),
    (tosa::EXP, math::EXP),
    (tosa::FLOOR, math::FLOOR),
    (tosa::LOG, math::LOG),
    (tosa::RSQRT, math::RSQRT),
    (tosa::SIN, math::SIN),
    (tosa::TANH, math::TANH),
];

/// Operators on two tensors, and the operations on floats and on integers.
const BINARY: &[(OpName, Option<OpName>, Option<OpName>)] = &[
    (tosa::ADD, Some(arith::ADDF), Some(arith::ADDI)),
    (tosa::SUB, Some(arith::SUBF), Some(arith::SUBI)),
    (tosa::POW, Some(math::POWF), None),
    (tosa::INTDIV, None, Some(arith::DIVSI)),
    (tosa::BITWISE_AND, None, Some(arith::ANDI)),
    (tosa::BITWISE_OR, None, Some(arith::ORI)),
    (tosa::BITWISE_XOR, None, Some(arith::XORI)),
    (tosa::LOGICAL_AND, None, Some(arith::ANDI)),
    (tosa::LOGICAL_OR, None, Some(arith::ORI)),
    (tosa::LOGICAL_XOR, None, Some(arith::XORI)),
    (tosa::LOGICAL_LEFT_SHIFT, None, Some(arith::SHLI)),
    (tosa::LOGICAL_RIGHT_SHIFT, None, Some(arith::SHRUI)),
    (tosa::MAXIMUM, Some(arith::MAXIMUMF), Some(arith::MAXSI)),
    (tosa::MINIMUM, Some(arith::MINIMUMF), Some(arith::MINSI)),
];

/// Comparisons, and the predicates for floats and integers.
const COMPARE: &[(OpName, (F, I))] = &[
    (tosa::EQUAL, (F::Oeq, I::Eq)),
    (tosa::GREATER, (F::Ogt, I::Sgt)),
    (tosa::GREATER_EQUAL, (F::Oge, I::Sge)),
];

/// Rewrites an operator to a generic.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let count = match rewriter.old.name(op) {
        tosa::SELECT => 3,
        name if tosa::is_binary(name) => 2,
        _ => 1,
    };
    let operands: Result<Vec<Value>, Problem> = (0..count).map(|index| rewriter.operand(op, index)).collect();
    let (inputs, sizes) = rewriter.broadcast(&operands?)?;
    let element = rewriter.result_element(op);
    rewriter
        .parallel(inputs, (&sizes, element), |rewriter, args| payload(rewriter, op, &args[..count], element))
}

impl Rewriter<'_> {
    /// Returns tensors with the maps by which they are broadcast to one shape, and the sizes of that shape.
    pub(super) fn broadcast(&mut self, values: &[Value]) -> Result<(Vec<Mapped>, Vec<Size>), Problem> {
        let shapes: Result<Vec<Vec<i64>>, Problem> = values.iter().map(|&value| self.shape(value)).collect();
        let shapes = shapes?;
        let rank = shapes.iter().map(Vec::len).max().unwrap_or(0);
        let mut sizes = Vec::new();
        for dim in 0..rank {
            let mut common: Option<Size> = None;
            for (&value, shape) in values.iter().zip(&shapes) {
                // The last dimensions correspond.
                let Some(own) = (dim + shape.len()).checked_sub(rank).filter(|&own| shape[own] != 1) else {
                    continue;
                };
                let size = self.size(value, own)?;
                common = Some(common.map_or(size, |common| self.common_size(common, size)));
            }
            sizes.push(common.unwrap_or(Size::Known(1)));
        }
        let index = |dim: usize, size: i64| match size == 1 && sizes[dim] != Size::Known(1) {
            true => AffineExpr::Constant(0),
            false => AffineExpr::Dim(dim as u32),
        };
        let map = |shape: &Vec<i64>| {
            let first = rank - shape.len();
            map(rank, shape.iter().enumerate().map(|(own, &size)| index(first + own, size)))
        };
        Ok((values.iter().copied().zip(shapes.iter().map(map)).collect(), sizes))
    }
}

/// Emits the computation of an element of the result.
fn payload(rewriter: &mut Rewriter, op: Op, args: &[Value], result: TypeId) -> Result<Value, Problem> {
    let name = rewriter.old.name(op);
    let ty = rewriter.type_of(args[0]);
    let is_float = rewriter.is_float(ty);
    if let Some(row) = UNARY.iter().find(|row| row.0 == name) {
        return if is_float { Ok(rewriter.arith(row.1, args)) } else { Err(rewriter.unsupported(ty)) };
    }
    if let Some(row) = COMPARE.iter().find(|row| row.0 == name) {
        return Ok(rewriter.compare(row.1, args[0], args[1]));
    }
    if let Some(row) = BINARY.iter().find(|row| row.0 == name) {
        let element = if is_float { row.1 } else { row.2 };
        let value = element.map(|element| rewriter.arith(element, args));
        let value = value.ok_or_else(|| rewriter.unsupported(ty))?;
        let ignores = is_float && rewriter.ignores_nan(op);
        return Ok(if ignores { other_if_nan(rewriter, args, value) } else { value });
    }
    let is_bitwise =
        matches!(name, tosa::BITWISE_NOT | tosa::LOGICAL_NOT | tosa::CLZ | tosa::ARITHMETIC_RIGHT_SHIFT);
    if is_bitwise && is_float {
        return Err(rewriter.unsupported(ty));
    }
    match name {
        tosa::ABS => Ok(rewriter.either((math::ABSF, math::ABSI), args)),
        tosa::BITWISE_NOT | tosa::LOGICAL_NOT => {
            let ones = rewriter.int(ty, -1);
            Ok(rewriter.arith(arith::XORI, &[args[0], ones]))
        }
        tosa::CLZ => Ok(rewriter.arith(math::CTLZ, args)),
        tosa::RECIPROCAL | tosa::SIGMOID if !is_float => Err(rewriter.unsupported(ty)),
        tosa::RECIPROCAL => {
            let one = rewriter.float(ty, 1.0);
            Ok(rewriter.arith(arith::DIVF, &[one, args[0]]))
        }
        tosa::SIGMOID => Ok(sigmoid(rewriter, args[0])),
        tosa::ARITHMETIC_RIGHT_SHIFT => Ok(shift_right(rewriter, op, args)),
        tosa::MUL => multiply(rewriter, op, args, result),
        tosa::SELECT => Ok(rewriter.select(args[0], args[1], args[2])),
        tosa::CLAMP => clamp(rewriter, op, args[0]),
        tosa::NEGATE => negate(rewriter, op, args[0]),
        tosa::CAST => cast(rewriter, args[0], result),
        tosa::LOOKUP => look_up(rewriter, op, args[0], result),
        _ => Err("it has no lowering".into()),
    }
}

/// Returns the other operand if one is NaN, and `value` if none is.
fn other_if_nan(rewriter: &mut Rewriter, args: &[Value], value: Value) -> Value {
    let (left, right) = (rewriter.is_nan(args[0]), rewriter.is_nan(args[1]));
    let value = rewriter.select(left, args[1], value);
    rewriter.select(right, args[0], value)
}

fn sigmoid(rewriter: &mut Rewriter, value: Value) -> Value {
    let one = rewriter.float(rewriter.type_of(value), 1.0);
    let negated = rewriter.arith(arith::NEGF, &[value]);
    let exp = rewriter.arith(math::EXP, &[negated]);
    let sum = rewriter.arith(arith::ADDF, &[exp, one]);
    rewriter.arith(arith::DIVF, &[one, sum])
}

/// Emits a shift to the right. Rounding adds the last bit that is shifted out.
fn shift_right(rewriter: &mut Rewriter, op: Op, args: &[Value]) -> Value {
    let shifted = rewriter.arith(arith::SHRSI, args);
    if !rewriter.flag(op, "round") {
        return shifted;
    }
    let ty = rewriter.type_of(args[0]);
    let (zero, one) = (rewriter.int(ty, 0), rewriter.int(ty, 1));
    let is_positive = rewriter.compare_ints(I::Sgt, args[1], zero);
    let before = rewriter.arith(arith::SUBI, &[args[1], one]);
    let last = rewriter.arith(arith::SHRSI, &[args[0], before]);
    let last = rewriter.arith(arith::ANDI, &[last, one]);
    let rounding = rewriter.select(is_positive, last, zero);
    rewriter.arith(arith::ADDI, &[shifted, rounding])
}

/// Emits a product. A shift makes it a fixed-point product.
fn multiply(rewriter: &mut Rewriter, op: Op, args: &[Value], result: TypeId) -> Result<Value, Problem> {
    if rewriter.is_float(rewriter.type_of(args[0])) {
        return Ok(rewriter.arith(arith::MULF, args));
    }
    let has_shift =
        attr(rewriter.cx, rewriter.old, op, "shift").is_some() || rewriter.old.operands(op).len() > 2;
    let shift = if has_shift { rewriter.numbers(op, "shift", 2)? } else { Vec::new() };
    let shift = shift.first().copied().unwrap_or(0);
    if shift > 0 {
        let args = [0, 1].map(|index| rewriter.resize_int(args[index], TypeId::I32, false));
        let shift = rewriter.int(TypeId::I8, shift.into());
        let product = scaled(rewriter, args, shift, Rounding::Single);
        return Ok(rewriter.resize_int(product, result, false));
    }
    let args = [0, 1].map(|index| rewriter.resize_int(args[index], result, false));
    Ok(rewriter.arith(arith::MULI, &args))
}

fn clamp(rewriter: &mut Rewriter, op: Op, value: Value) -> Result<Value, Problem> {
    let ty = rewriter.type_of(value);
    if rewriter.is_float(ty) {
        let (min, max) =
            (limit(rewriter, op, ["min_val", "min_fp"])?, limit(rewriter, op, ["max_val", "max_fp"])?);
        let (min, max) = (float_limit(rewriter, min, ty)?, float_limit(rewriter, max, ty)?);
        let below = rewriter.arith(arith::MINIMUMF, &[value, max]);
        let clamped = rewriter.arith(arith::MAXIMUMF, &[below, min]);
        if !rewriter.ignores_nan(op) {
            return Ok(clamped);
        }
        let is_nan = rewriter.is_nan(value);
        return Ok(rewriter.select(is_nan, min, clamped));
    }
    let (min, max) =
        (limit(rewriter, op, ["min_val", "min_int"])?, limit(rewriter, op, ["max_val", "max_int"])?);
    let (low, high) = int_range(rewriter.width(ty)?, false);
    let number = |attr| rewriter.cx.int_value(attr).ok_or("a limit is no integer");
    let (min, max) = (number(min)?, number(max)?);
    Ok(rewriter.clamp_int(value, (min.clamp(low, high), max.clamp(low, high))))
}

/// Returns the first of two attributes that is present.
fn limit(rewriter: &Rewriter, op: Op, names: [&str; 2]) -> Result<AttrId, Problem> {
    let mut attrs = names.into_iter().filter_map(|name| attr(rewriter.cx, rewriter.old, op, name));
    attrs.next().ok_or_else(|| format!("it has no attribute '{}'", names[0]).into())
}

fn float_limit(rewriter: &mut Rewriter, attr: AttrId, ty: TypeId) -> Result<Value, Problem> {
    let crate::ir::AttrData::Float { ty: from, bits } = *rewriter.cx.attr_data(attr) else {
        return Err("a limit is no float".into());
    };
    let kind = rewriter.cx.float_kind(from).ok_or_else(|| rewriter.unsupported(from))?;
    Ok(rewriter.float(ty, float::to_f64(kind, bits)))
}

/// Emits a negation. With zero points, it saturates.
fn negate(rewriter: &mut Rewriter, op: Op, value: Value) -> Result<Value, Problem> {
    let ty = rewriter.type_of(value);
    if rewriter.is_float(ty) {
        return Ok(rewriter.arith(arith::NEGF, &[value]));
    }
    let Some(points) = rewriter.zero_points(op, 1, ["input_zp", "output_zp"])? else {
        let zero = rewriter.int(ty, 0);
        return Ok(rewriter.arith(arith::SUBI, &[zero, value]));
    };
    let width = rewriter.width(ty)?;
    if width > 32 {
        return Err(rewriter.unsupported(ty));
    }
    let wide = rewriter.cx.int_type(if width <= 8 { 16 } else { 2 * width });
    let sum = rewriter.int(wide, (points[0] + points[1]).into());
    let extended = rewriter.resize_int(value, wide, false);
    let difference = rewriter.arith(arith::SUBI, &[sum, extended]);
    let clamped = rewriter.clamp_int(difference, int_range(width, false));
    Ok(rewriter.resize_int(clamped, ty, false))
}

/// Emits the access to a table: its element at the index, or for 16 bits the interpolation between two elements.
fn look_up(rewriter: &mut Rewriter, op: Op, index: Value, result: TypeId) -> Result<Value, Problem> {
    let table = rewriter.operand(op, 1)?;
    let ty = rewriter.type_of(index);
    if ty == TypeId::I8 {
        let position = rewriter.resize_int(index, TypeId::INDEX, false);
        let offset = rewriter.index(128);
        let position = rewriter.arith(arith::ADDI, &[position, offset]);
        return Ok(rewriter.extract(table, &[position]));
    }
    if ty != TypeId::I16 {
        return Err(rewriter.unsupported(ty));
    }
    let mut number = |number| rewriter.int(TypeId::I32, number);
    let (offset, seven, mask, one) = (number(32768), number(7), number(127), number(1));
    let extended = rewriter.resize_int(index, TypeId::I32, false);
    let position = rewriter.arith(arith::ADDI, &[extended, offset]);
    let first = rewriter.arith(arith::SHRUI, &[position, seven]);
    let fraction = rewriter.arith(arith::ANDI, &[position, mask]);
    let second = rewriter.arith(arith::ADDI, &[first, one]);
    let mut element = |position| {
        let position = rewriter.resize_int(position, TypeId::INDEX, false);
        let element = rewriter.extract(table, &[position]);
        rewriter.resize_int(element, TypeId::I32, false)
    };
    let (base, next) = (element(first), element(second));
    let scaled = rewriter.arith(arith::SHLI, &[base, seven]);
    let difference = rewriter.arith(arith::SUBI, &[next, base]);
    let part = rewriter.arith(arith::MULI, &[difference, fraction]);
    let sum = rewriter.arith(arith::ADDI, &[scaled, part]);
    Ok(rewriter.resize_int(sum, result, false))
}
