//! The math dialect: converted to intrinsics of the LLVM dialect, or to calls of the C library if there are none.

pub(super) mod power;

use target_lexicon::Environment;

use crate::dialect::llvm::aggregate::INSERTVALUE;
use crate::dialect::llvm::arith::{AND, FASTMATH, FDIV, FSUB, POISON};
use crate::dialect::llvm::cast::{FPEXT, FPTRUNC};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate};
use crate::dialect::llvm::function::Signature;
use crate::dialect::llvm::intrinsic as llvm;
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::dialect::math as std;
use crate::ir::spec::{enum_attr, enum_value, flag_keywords};
use crate::ir::{FloatKind, NamedAttr, Op, OpName, TypeData, TypeId, Value, name};

use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::func::NO_MEMORY_EFFECTS;
use crate::convert::math::power::{convert_fpowi, convert_ipowi};
use crate::convert::{Rows, rename, with};

pub(in crate::convert) const CONVERSIONS: Rows = &[
    (std::ABSF, rename(llvm::FABS)),
    (std::CEIL, rename(llvm::CEIL)),
    (std::COPYSIGN, rename(llvm::COPYSIGN)),
    (std::COS, with(|cv, op| convert_to_intrinsic(cv, op, llvm::COS))),
    (std::CTPOP, rename(llvm::CTPOP)),
    (std::EXP, with(|cv, op| convert_to_intrinsic(cv, op, llvm::EXP))),
    (std::EXP2, with(|cv, op| convert_to_intrinsic(cv, op, llvm::EXP2))),
    (std::FLOOR, rename(llvm::FLOOR)),
    (std::FMA, rename(llvm::FMA)),
    (std::LOG, with(|cv, op| convert_to_intrinsic(cv, op, llvm::LOG))),
    (std::LOG10, with(|cv, op| convert_to_intrinsic(cv, op, llvm::LOG10))),
    (std::LOG2, with(|cv, op| convert_to_intrinsic(cv, op, llvm::LOG2))),
    (std::POWF, with(|cv, op| convert_to_intrinsic(cv, op, llvm::POW))),
    (std::ROUND, rename(llvm::ROUND)),
    (std::ROUNDEVEN, rename(llvm::ROUNDEVEN)),
    (std::SIN, with(|cv, op| convert_to_intrinsic(cv, op, llvm::SIN))),
    (std::SQRT, rename(llvm::SQRT)),
    (std::TRUNC, rename(llvm::FTRUNC)),
    (std::ABSI, with(|cv, op| convert_with_flag(cv, op, llvm::ABS, "is_int_min_poison"))),
    (std::CTLZ, with(|cv, op| convert_with_flag(cv, op, llvm::CTLZ, "is_zero_poison"))),
    (std::CTTZ, with(|cv, op| convert_with_flag(cv, op, llvm::CTTZ, "is_zero_poison"))),
    (std::ACOS, with(|cv, op| convert_to_known(cv, op, llvm::ACOS, "acos"))),
    (std::ACOSH, with(|cv, op| convert_to_libm(cv, op, "acosh"))),
    (std::ASIN, with(|cv, op| convert_to_known(cv, op, llvm::ASIN, "asin"))),
    (std::ASINH, with(|cv, op| convert_to_libm(cv, op, "asinh"))),
    (std::ATAN, with(|cv, op| convert_to_known(cv, op, llvm::ATAN, "atan"))),
    (std::ATAN2, with(|cv, op| convert_to_known(cv, op, llvm::ATAN2, "atan2"))),
    (std::ATANH, with(|cv, op| convert_to_libm(cv, op, "atanh"))),
    (std::CBRT, with(|cv, op| convert_to_libm(cv, op, "cbrt"))),
    (std::COSH, with(|cv, op| convert_to_known(cv, op, llvm::COSH, "cosh"))),
    (std::ERF, with(|cv, op| convert_to_libm(cv, op, "erf"))),
    (std::ERFC, with(|cv, op| convert_to_libm(cv, op, "erfc"))),
    (std::EXPM1, with(|cv, op| convert_to_libm(cv, op, "expm1"))),
    (std::LOG1P, with(|cv, op| convert_to_libm(cv, op, "log1p"))),
    (std::SINH, with(|cv, op| convert_to_known(cv, op, llvm::SINH, "sinh"))),
    (std::TAN, with(|cv, op| convert_to_known(cv, op, llvm::TAN, "tan"))),
    (std::TANH, with(|cv, op| convert_to_known(cv, op, llvm::TANH, "tanh"))),
    (std::RSQRT, with(convert_rsqrt)),
    (std::SINCOS, with(convert_sincos)),
    (std::ISFINITE, with(convert_isfinite)),
    (std::ISINF, with(convert_isinf)),
    (std::ISNAN, with(convert_isnan)),
    (std::ISNORMAL, with(convert_isnormal)),
    (std::CLAMPF, with(convert_clampf)),
    (std::FPOWI, with(convert_fpowi)),
    (std::IPOWI, with(convert_ipowi)),
];

/// Converts to an intrinsic with a flag that makes the result poison for some operands. The flag is false, since the
/// operations of this dialect are defined for all operands.
fn convert_with_flag(cv: &mut Converter, op: Op, to: OpName, flag: &str) -> Result<(), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.type_of(operand);
    let off = cv.cx.int_attr(TypeId::I1, 0);
    let flag = cv.cx.name(flag);
    let value = cv.elementwise(to, &[operand], ty, &[(flag, off)]);
    cv.set_value(op, value);
    Ok(())
}

/// Converts to an intrinsic, which may be approximated: the dialect promises no accuracy.
fn convert_to_intrinsic(cv: &mut Converter, op: Op, to: OpName) -> Result<(), Problem> {
    let source = cv.source();
    let operands = cv.singles(source.operands(op))?;
    let attrs = cv.convert_attrs(source.attrs(op));
    let attrs = cv.with_approximation(attrs);
    let ty = cv.converted_result_type(op, 0)?;
    let value = cv.elementwise(to, &operands, ty, &attrs);
    cv.set_value(op, value);
    Ok(())
}

/// Converts to an intrinsic for the types that it may be approximated for, or else to calls of a C library function.
fn convert_to_known(cv: &mut Converter, op: Op, to: OpName, function: &str) -> Result<(), Problem> {
    let source = cv.source();
    match cv.cx.element_type(source.value_type(source.result(op, 0))) {
        TypeId::F32 | TypeId::F64 => convert_to_intrinsic(cv, op, to),
        _ => convert_to_libm(cv, op, function),
    }
}

/// Converts to calls of a C library function, named as for `double`; vectors are converted lane by lane.
fn convert_to_libm(cv: &mut Converter, op: Op, function: &str) -> Result<(), Problem> {
    let source = cv.source();
    let operands = cv.singles(source.operands(op))?;
    let flags = cv.convert_attrs(source.attrs(op));
    let value = lane_by_lane(cv, &operands, &mut |cv, lanes| cv.call_libm(function, lanes, &flags))?;
    cv.set_value(op, value);
    Ok(())
}

impl Converter<'_> {
    /// Calls a C library function on scalars of one float type. It is named as for `double`. There is none for
    /// half-precision floats: the result of the function for `float` is rounded.
    pub(in crate::convert) fn call_libm(
        &mut self,
        function: &str,
        operands: &[Value],
        flags: &[NamedAttr],
    ) -> Result<Value, Problem> {
        let ty = self.type_of(operands[0]);
        if matches!(ty, TypeId::F16 | TypeId::BF16) {
            let wide: Vec<Value> = operands
                .iter()
                .map(|&operand| self.emit_value(FPEXT, &[operand], TypeId::F32, &[]))
                .collect();
            let result = self.call_libm(function, &wide, flags)?;
            return Ok(self.emit_value(FPTRUNC, &[result], ty, &[]));
        }
        let symbol = match self.cx.type_data(ty) {
            TypeData::Float(FloatKind::F64) => function.to_string(),
            TypeData::Float(FloatKind::F32) => format!("{function}f"),
            TypeData::Float(FloatKind::F80) if self.target.triple.environment != Environment::Msvc => {
                format!("{function}l")
            }
            TypeData::Float(FloatKind::F128) if self.target.quad_math_suffix().is_some() => {
                format!("{function}{}", self.target.quad_math_suffix().unwrap_or_default())
            }
            _ => {
                let text = self.cx.type_text(ty);
                return Err(format!("needs the C function '{function}' for type '{text}'").into());
            }
        };
        let params = vec![ty; operands.len()];
        let wanted = Signature { result: ty, params, variadic: false };
        let mut attrs = self.with_approximation(flags.to_vec());
        attrs.push((self.cx.name("memory_effects"), self.cx.dialect_attr(NO_MEMORY_EFFECTS)));
        for flag in ["no_unwind", "will_return"] {
            attrs.push((self.cx.name(flag), self.cx.unit_attr()));
        }
        let call = self.call_external(&symbol, wanted, operands, attrs)?;
        Ok(self.build().body.result(call, 0))
    }

    /// Adds the permission to approximate a function of floats, unless the options forbid it.
    pub(in crate::convert) fn with_approximation(&mut self, mut attrs: Vec<NamedAttr>) -> Vec<NamedAttr> {
        if !self.options.vector_math {
            return attrs;
        }
        let old = attrs.iter().position(|attr| attr.0 == name::FASTMATH_FLAGS).map(|at| attrs.remove(at).1);
        let flags = old.and_then(|attr| enum_value(&self.cx, &FASTMATH, attr)).unwrap_or(0);
        let afn = FASTMATH.cases.iter().find(|case| case.0 == "afn").map_or(0, |case| case.1);
        let flags = enum_attr(&mut self.cx, &FASTMATH, &flag_keywords(&FASTMATH, flags | afn));
        attrs.extend(flags.map(|flags| (name::FASTMATH_FLAGS, flags)));
        attrs
    }

    /// Returns the exponential function of a scalar.
    pub(in crate::convert) fn exponential(&mut self, x: Value) -> Value {
        let (ty, flags) = (self.type_of(x), self.with_approximation(Vec::new()));
        self.emit_value(llvm::EXP, &[x], ty, &flags)
    }
}

/// A function of the lanes of the operands at one position.
pub(in crate::convert) type LaneFn<'a> =
    &'a mut dyn FnMut(&mut Converter, &[Value]) -> Result<Value, Problem>;

/// Applies a function to scalars, or to each lane of vectors and arrays of vectors of one shape. The result has the
/// type of the first operand.
pub(in crate::convert) fn lane_by_lane(
    cv: &mut Converter,
    operands: &[Value],
    each: LaneFn,
) -> Result<Value, Problem> {
    let ty = cv.type_of(operands[0]);
    match *cv.cx.type_data(ty) {
        TypeData::Array { len, .. } => {
            let mut all = cv.emit_value(POISON, &[], ty, &[]);
            for i in 0..len as i64 {
                let parts: Vec<Value> = operands.iter().map(|&operand| cv.array_part(operand, i)).collect();
                let part = lane_by_lane(cv, &parts, each)?;
                let position = cv.cx.i64_array_attr(&[i]);
                all = cv.emit_value(INSERTVALUE, &[all, part], ty, &[(name::POSITION, position)]);
            }
            Ok(all)
        }
        TypeData::Vector { ref shape, .. } => {
            let lanes = shape.iter().product::<i64>();
            let mut all = cv.emit_value(POISON, &[], ty, &[]);
            for i in 0..lanes {
                let position = cv.constant(TypeId::I64, i.into());
                let lane = |&operand: &Value| {
                    let element = cv.cx.element_type(cv.type_of(operand));
                    cv.emit_value(EXTRACTELEMENT, &[operand, position], element, &[])
                };
                let parts: Vec<Value> = operands.iter().map(lane).collect();
                let part = each(cv, &parts)?;
                all = cv.emit_value(INSERTELEMENT, &[all, part, position], ty, &[]);
            }
            Ok(all)
        }
        _ => each(cv, operands),
    }
}

/// A function of the rows of the operands at one position. The last argument is the type of its result.
pub(in crate::convert) type RowFn<'a> =
    &'a mut dyn FnMut(&mut Converter, &[Value], TypeId) -> Result<Value, Problem>;

/// Applies a function to scalars or vectors, or to each vector of arrays of vectors; `ty` is the type of the result.
pub(in crate::convert) fn row_by_row(
    cv: &mut Converter,
    operands: &[Value],
    ty: TypeId,
    each: RowFn,
) -> Result<Value, Problem> {
    let TypeData::Array { len, element } = *cv.cx.type_data(ty) else { return each(cv, operands, ty) };
    let mut all = cv.emit_value(POISON, &[], ty, &[]);
    for i in 0..len as i64 {
        let parts: Vec<Value> = operands.iter().map(|&operand| cv.array_part(operand, i)).collect();
        let part = row_by_row(cv, &parts, element, each)?;
        let position = cv.cx.i64_array_attr(&[i]);
        all = cv.emit_value(INSERTVALUE, &[all, part], ty, &[(name::POSITION, position)]);
    }
    Ok(all)
}

fn convert_rsqrt(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.type_of(operand);
    let flags = cv.convert_attrs(cv.attrs(op));
    let root = cv.elementwise(llvm::SQRT, &[operand], ty, &flags);
    let value = lane_by_lane(cv, &[root], &mut |cv, lanes| {
        let ty = cv.type_of(lanes[0]);
        let one = cv.float_constant(ty, 1.0)?;
        Ok(cv.emit_value(FDIV, &[one, lanes[0]], ty, &flags))
    })?;
    cv.set_value(op, value);
    Ok(())
}

fn convert_sincos(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.type_of(operand);
    let flags = cv.convert_attrs(cv.attrs(op));
    let flags = cv.with_approximation(flags);
    for (i, function) in [llvm::SIN, llvm::COS].into_iter().enumerate() {
        let value = cv.elementwise(function, &[operand], ty, &flags);
        cv.set_result(op, i, Converted::One(value));
    }
    Ok(())
}

/// Compares a value with itself: ordered or unordered.
fn compare_with_itself(
    cv: &mut Converter,
    op: Op,
    value: Value,
    predicate: FloatPredicate,
) -> Result<Value, Problem> {
    let ty = cv.converted_result_type(op, 0)?;
    let predicate: NamedAttr = (name::PREDICATE, cv.cx.int_attr(TypeId::I64, predicate as i128));
    Ok(cv.elementwise(FCMP, &[value, value], ty, &[predicate]))
}

/// Computes the difference of a value with itself, which is NaN unless the value is finite. The flags of the operation
/// are dropped: they would let the optimizer assume the result.
fn difference(cv: &mut Converter, op: Op) -> Result<(Value, Value), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.type_of(operand);
    Ok((operand, cv.elementwise(FSUB, &[operand, operand], ty, &[])))
}

fn convert_isfinite(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (_, difference) = difference(cv, op)?;
    let value = compare_with_itself(cv, op, difference, FloatPredicate::Ord)?;
    cv.set_value(op, value);
    Ok(())
}

fn convert_isinf(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (operand, difference) = difference(cv, op)?;
    let number = compare_with_itself(cv, op, operand, FloatPredicate::Ord)?;
    let not_finite = compare_with_itself(cv, op, difference, FloatPredicate::Uno)?;
    let ty = cv.converted_result_type(op, 0)?;
    let value = cv.elementwise(AND, &[number, not_finite], ty, &[]);
    cv.set_value(op, value);
    Ok(())
}

/// Bits of the classes of normal numbers, negative and positive.
const NORMAL: i128 = 1 << 3 | 1 << 8;

fn convert_isnormal(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let ty = cv.converted_result_type(op, 0)?;
    let classes: NamedAttr = (cv.cx.name("bit"), cv.cx.int_attr(TypeId::I32, NORMAL));
    let value = cv.elementwise(llvm::IS_FPCLASS, &[operand], ty, &[classes]);
    cv.set_value(op, value);
    Ok(())
}

/// Converts a clamp: the maximum of the lower bound and the minimum of the value and the upper bound. NaN is
/// propagated.
fn convert_clampf(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.singles(cv.source().operands(op))?;
    let &[value, lowest, largest] = operands.as_slice() else { return Err("expects three operands".into()) };
    let ty = cv.type_of(value);
    let flags = cv.convert_attrs(cv.attrs(op));
    let limited = cv.elementwise(llvm::MINIMUM, &[value, largest], ty, &flags);
    let limited = cv.elementwise(llvm::MAXIMUM, &[limited, lowest], ty, &flags);
    cv.set_value(op, limited);
    Ok(())
}

fn convert_isnan(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operand = cv.one_operand(op, 0)?;
    let value = compare_with_itself(cv, op, operand, FloatPredicate::Uno)?;
    cv.set_value(op, value);
    Ok(())
}
