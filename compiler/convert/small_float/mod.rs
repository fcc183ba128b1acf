//! Float formats of at most 8 bits. The LLVM dialect represents them by integers of their width. Only conversions from
//! and to other formats interpret the bits ([`bits`]); arithmetic on such numbers is refused.

mod bits;

use crate::dialect::llvm::arith::{FDIV, FMUL};
use crate::dialect::llvm::cast::{FPEXT, FPTRUNC};
use crate::dialect::{arith, linalg, memref, vector};
use crate::ir::{Context, FloatKind, NamedAttr, Op, OpName, TypeData, TypeId, Value, name};

use super::context::{Converter, Problem};
use super::math::row_by_row;
use bits::{decode, encode};

/// Returns true if the LLVM dialect represents a format by integers.
pub(super) fn is_small(kind: FloatKind) -> bool {
    kind.bits() <= 8
}

/// Returns true if a module has such types.
pub(super) fn has_small_floats(cx: &Context) -> bool {
    cx.has_type(|data| matches!(data, TypeData::Float(kind) if is_small(*kind)))
}

/// Operations of arithmetic dialects that only move values.
const MOVES: [OpName; 12] = [
    arith::CONSTANT,
    arith::SELECT,
    arith::BITCAST,
    arith::EXTF,
    arith::TRUNCF,
    arith::SCALING_EXTF,
    arith::SCALING_TRUNCF,
    linalg::GENERIC,
    linalg::COPY,
    linalg::FILL,
    linalg::TRANSPOSE,
    linalg::BROADCAST,
];

/// Operations of other dialects that compute.
const COMPUTES: [OpName; 9] = [
    vector::CONTRACT,
    vector::REDUCTION,
    vector::MULTI_REDUCTION,
    vector::SCAN,
    vector::OUTERPRODUCT,
    vector::MATRIX_MULTIPLY,
    vector::FMA,
    vector::PRINT,
    memref::ATOMIC_RMW,
];

/// Refuses an operation that would compute with integers that represent floats.
pub(super) fn check_small_floats(cv: &Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let values = source.operands(op).iter().copied().chain(source.results(op));
    let small = values.map(|value| source.value_type(value)).find(|&ty| small_kind(&cv.cx, ty).is_some());
    let Some(ty) = small else { return Ok(()) };
    let name = source.name(op);
    let dialect = cv.cx.op_text(name).split('.').next().unwrap_or_default();
    let computes = ["arith", "math", "complex", "linalg"].contains(&dialect) && !MOVES.contains(&name);
    if computes || COMPUTES.contains(&name) {
        let text = cv.cx.type_text(cv.cx.element_type(ty));
        return Err(format!("computes with '{text}', which needs arith.extf to a wider format before").into());
    }
    Ok(())
}

/// Returns the small format of the elements of a type.
fn small_kind(cx: &Context, ty: TypeId) -> Option<FloatKind> {
    cx.float_kind(cx.element_type(ty)).filter(|&kind| is_small(kind))
}

/// Converts `arith.extf` and `arith.truncf` from or to a small format; returns `None` if neither type is one.
pub(super) fn convert_cast(cv: &mut Converter, op: Op) -> Option<Result<(), Problem>> {
    let kinds =
        [cv.operand_type(op, 0), cv.result_type(op, 0)].map(|ty| cv.cx.float_kind(cv.cx.element_type(ty)));
    match kinds {
        [Some(from), Some(to)] if is_small(from) || is_small(to) => Some(cast_operand(cv, op, from, to)),
        _ => None,
    }
}

fn cast_operand(cv: &mut Converter, op: Op, from: FloatKind, to: FloatKind) -> Result<(), Problem> {
    if let Some(mode) = cv.attr(op, name::ROUNDINGMODE)
        && cv.cx.int_value(mode).is_none_or(|mode| mode != 0)
    {
        return Err(
            "is not supported yet: formats of 8 bits and fewer are rounded to the nearest number".into()
        );
    }
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.converted_result_type(op, 0)?;
    let value = row_by_row(cv, &[operand], ty, &mut |cv, rows, ty| cast(cv, rows[0], from, to, ty))?;
    cv.set_value(op, value);
    Ok(())
}

/// Converts `arith.scaling_extf`: the number times its scale.
pub(super) fn convert_scaling_extf(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    convert_scaling(cv, op, |cv, rows, kinds, ty, flags| {
        let [from, scale, to] = kinds;
        let number = cast(cv, rows[0], from, to, ty)?;
        let scale = cast_scale(cv, rows[1], scale, to, ty)?;
        if is_small(to) {
            return Err("expects a result of more than 8 bits".into());
        }
        Ok(cv.emit_value(FMUL, &[number, scale], ty, flags))
    })
}

/// Converts `arith.scaling_truncf`: the number divided by its scale.
pub(super) fn convert_scaling_truncf(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    convert_scaling(cv, op, |cv, rows, kinds, ty, flags| {
        let [from, scale, to] = kinds;
        if is_small(from) {
            return Err("expects a number of more than 8 bits".into());
        }
        let wide = cv.type_of(rows[0]);
        let scale = cast_scale(cv, rows[1], scale, from, wide)?;
        let number = cv.emit_value(FDIV, &[rows[0], scale], wide, flags);
        cast(cv, number, from, to, ty)
    })
}

/// A function of rows of numbers and scales. The arguments are the rows, the formats of numbers, scales and result, the
/// type of the result, and the flags.
type ScaleFn = fn(&mut Converter, &[Value], [FloatKind; 3], TypeId, &[NamedAttr]) -> Result<Value, Problem>;

fn convert_scaling(cv: &mut Converter, op: Op, each: ScaleFn) -> Result<(), Problem> {
    let types = [cv.operand_type(op, 0), cv.operand_type(op, 1), cv.result_type(op, 0)];
    let [Some(from), Some(scale), Some(to)] = types.map(|ty| cv.cx.float_kind(cv.cx.element_type(ty))) else {
        return Err("expects floats".into());
    };
    let operands = cv.singles(cv.source().operands(op))?;
    let ty = cv.converted_result_type(op, 0)?;
    let mut flags = cv.convert_attrs(cv.attrs(op));
    flags.retain(|flag| flag.0 == name::FASTMATH_FLAGS);
    let value =
        row_by_row(cv, &operands, ty, &mut |cv, rows, ty| each(cv, rows, [from, scale, to], ty, &flags))?;
    cv.set_value(op, value);
    Ok(())
}

/// Casts a scale. It is a power of two: the fraction is cut off.
fn cast_scale(
    cv: &mut Converter,
    scale: Value,
    from: FloatKind,
    to: FloatKind,
    ty: TypeId,
) -> Result<Value, Problem> {
    let byte = cv.cx.int_type(8);
    let byte = with_element(&mut cv.cx, ty, byte);
    let power = cast(cv, scale, from, FloatKind::F8E8M0FNU, byte)?;
    cast(cv, power, FloatKind::F8E8M0FNU, to, ty)
}

/// Casts a row of numbers to another format; `ty` is the converted type of the result.
fn cast(
    cv: &mut Converter,
    row: Value,
    from: FloatKind,
    to: FloatKind,
    ty: TypeId,
) -> Result<Value, Problem> {
    if from == to {
        return Ok(row);
    }
    let single = with_element(&mut cv.cx, ty, TypeId::F32);
    let (mut row, mut from) = (row, from);
    if is_small(from) {
        row = decode(cv, row, from, single)?;
        from = FloatKind::F32;
    }
    if !is_small(to) {
        return Ok(resize(cv, row, from, to, ty));
    }
    // A double is rounded only once, directly. For a power of two this does not matter: its fraction is cut off.
    if from != FloatKind::F64 || to == FloatKind::F8E8M0FNU {
        row = resize(cv, row, from, FloatKind::F32, single);
    }
    encode(cv, row, to, ty)
}

fn resize(cv: &mut Converter, row: Value, from: FloatKind, to: FloatKind, ty: TypeId) -> Value {
    match to.bits().cmp(&from.bits()) {
        _ if from == to => row,
        std::cmp::Ordering::Greater => cv.emit_value(FPEXT, &[row], ty, &[]),
        std::cmp::Ordering::Less => cv.emit_value(FPTRUNC, &[row], ty, &[]),
        // A cast between the half-precision formats.
        std::cmp::Ordering::Equal => {
            let single = with_element(&mut cv.cx, ty, TypeId::F32);
            let wide = cv.emit_value(FPEXT, &[row], single, &[]);
            cv.emit_value(FPTRUNC, &[wide], ty, &[])
        }
    }
}

/// Returns the type of a row with another element type.
fn with_element(cx: &mut Context, row: TypeId, element: TypeId) -> TypeId {
    match cx.type_data(row).clone() {
        TypeData::Vector { shape, scalable, .. } => cx.ty(TypeData::Vector { shape, scalable, element }),
        _ => element,
    }
}
