//! `vector.print`: calls of the printing functions of MLIR's runner library.

use crate::dialect::llvm::cast;
use crate::dialect::vector::Print;
use crate::dialect::vector::types::vector;
use crate::ir::spec::enum_text;
use crate::ir::{FloatKind, Op, Signedness, TypeData, TypeId, Value, name};

use super::super::context::{Converter, Problem};
use super::lanes::Shape;

pub(super) fn convert_print(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    if let Some(source) = Print(op).source(cv.source()) {
        let ty = cv.source().value_type(source);
        let value = cv.one(source)?;
        print_value(cv, ty, value)?;
    }
    let text = cv.attr(op, name::STRING_LITERAL).and_then(|attr| cv.cx.string_value(attr));
    if let Some(text) = text {
        let text = cv.cx.bytes(text).to_vec();
        let address = cv.string_address("vector_print_str", &text);
        cv.call_runtime("printString", &[address], None)?;
        return Ok(());
    }
    let info = cv.cx.registry().find_enum("vector.punctuation");
    let punctuation = cv.attr(op, name::PUNCTUATION).and_then(|attr| enum_text(&cv.cx, info?, attr));
    let function = match punctuation.as_deref() {
        Some("no_punctuation") => return Ok(()),
        Some("comma") => "printComma",
        Some("open") => "printOpen",
        Some("close") => "printClose",
        _ => "printNewline",
    };
    cv.call_runtime(function, &[], None)?;
    Ok(())
}

fn print_value(cv: &mut Converter, ty: TypeId, value: Value) -> Result<(), Problem> {
    let Some(parts) = vector(&cv.cx, ty) else { return print_scalar(cv, ty, value) };
    let element = parts.element;
    let shape = cv.vector_shape(ty)?;
    print_slice(cv, value, &shape, element, &mut Vec::new())
}

/// Prints the element or slice at a position of a vector: slices in parentheses.
fn print_slice(
    cv: &mut Converter,
    value: Value,
    shape: &Shape,
    element: TypeId,
    position: &mut Vec<i64>,
) -> Result<(), Problem> {
    cv.call_runtime("printOpen", &[], None)?;
    let depth = position.len();
    let is_row = depth == shape.outer().len();
    let row = if is_row { cv.row_at(value, shape, position) } else { value };
    let count = if is_row { shape.lanes() } else { shape.sizes[depth] };
    for i in 0..count {
        if i > 0 {
            cv.call_runtime("printComma", &[], None)?;
        }
        if is_row {
            let lane = cv.lane(row, i);
            print_scalar(cv, element, lane)?;
        } else {
            position.push(i);
            print_slice(cv, value, shape, element, position)?;
            position.pop();
        }
    }
    cv.call_runtime("printClose", &[], None)?;
    Ok(())
}

/// Prints a scalar. Integers are extended to 64 bits: zero-extended if they are unsigned, booleans or indices, else
/// sign-extended.
fn print_scalar(cv: &mut Converter, ty: TypeId, value: Value) -> Result<(), Problem> {
    let (function, argument) = match *cv.cx.type_data(ty) {
        TypeData::Float(FloatKind::F32) => ("printF32", value),
        TypeData::Float(FloatKind::F64) => ("printF64", value),
        // The bits, which any calling convention can pass.
        TypeData::Float(FloatKind::F16) => ("printF16", bits(cv, value)),
        TypeData::Float(FloatKind::BF16) => ("printBF16", bits(cv, value)),
        TypeData::Index => ("printU64", widen(cv, value, false)),
        TypeData::Integer { width, sign } if width <= 64 => {
            let unsigned = sign == Signedness::Unsigned;
            let function = if unsigned { "printU64" } else { "printI64" };
            (function, widen(cv, value, !unsigned && width > 1))
        }
        _ => return Err("prints numbers of a type for which there is no function".into()),
    };
    cv.call_runtime(function, &[argument], None)?;
    Ok(())
}

fn bits(cv: &mut Converter, value: Value) -> Value {
    cv.emit_value(cast::BITCAST, &[value], TypeId::I16, &[])
}

fn widen(cv: &mut Converter, value: Value, signed: bool) -> Value {
    if cv.type_of(value) == TypeId::I64 {
        return value;
    }
    let extend = if signed { cast::SEXT } else { cast::ZEXT };
    cv.emit_value(extend, &[value], TypeId::I64, &[])
}
