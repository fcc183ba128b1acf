//! `linalg.softmax` on buffers. Computes for each row along the dimension the largest element, the exponentials of the
//! differences from it and their sum, and the quotients.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::linalg::Softmax;
use crate::dialect::llvm::arith::{CONSTANT, FADD, FDIV, FSUB};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::MAXNUM;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::float::from_f64;
use crate::ir::{AttrData, FloatKind, Op, TypeId, Value, name};

/// A row of elements.
#[derive(Clone, Copy)]
struct Row {
    first: Value,
    stride: IndexValue,
}

pub(super) fn convert_softmax(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let [input, output] = [Softmax(op).input(source), Softmax(op).output(source)];
    let ty = source.value_type(output);
    let (from, to) = (cv.descriptor(input)?, cv.descriptor(output)?);
    let element = cv.memref_type(ty)?.element;
    let dimension = cv.cx.find_name("dimension").and_then(|name| cv.attr(op, name));
    let dimension = dimension.and_then(|attr| cv.cx.int_value(attr)).unwrap_or(0);
    let dimension = usize::try_from(dimension).ok().filter(|&dimension| dimension < to.sizes.len());
    let dimension = dimension.ok_or("has a dimension that its operands do not have")?;
    let mut addresses = [cv.first_element(&from, element), cv.first_element(&to, element)];
    let (zero, one) = (cv.constant(cv.types.index, 0), IndexValue::Constant(1));
    let mut open = Vec::new();
    for outer in (0..to.sizes.len()).filter(|&outer| outer != dimension) {
        let bound = cv.index_to_value(to.sizes[outer]);
        let this = cv.begin_loop([zero, bound], IntPredicate::Slt, Vec::new());
        for (address, descriptor) in addresses.iter_mut().zip([&from, &to]) {
            let distance = cv.multiply_index(IndexValue::Value(this.current), descriptor.strides[outer], 0);
            *address = cv.element_address(*address, distance, element, 0);
        }
        open.push(this);
    }
    let row = |i: usize, stride| Row { first: addresses[i], stride };
    let size = cv.index_to_value(to.sizes[dimension]);
    convert_row(cv, element, size, row(0, from.strides[dimension]), row(1, to.strides[dimension]))?;
    for this in open.iter().rev() {
        let step = cv.index_to_value(one);
        cv.end_loop(this, step, Vec::new());
    }
    Ok(())
}

fn convert_row(cv: &mut Converter, element: TypeId, size: Value, from: Row, to: Row) -> Result<(), Problem> {
    let lowest = match cv.cx.float_kind(element) {
        Some(FloatKind::F16) => -65504.0,
        Some(FloatKind::BF16) => f64::from(f32::from_bits(0xff7f_0000)),
        Some(FloatKind::F32) => f32::MIN.into(),
        Some(FloatKind::F64) => f64::MIN,
        _ => return Err("has elements of a type without exponentials".into()),
    };
    let lowest = float(cv, element, lowest);
    let largest = fold_row(cv, size, lowest, |cv, index, so_far| {
        let value = load(cv, from, index, element);
        cv.emit_value(MAXNUM, &[value, so_far], element, &[])
    });
    let none = float(cv, element, 0.0);
    let sum = fold_row(cv, size, none, |cv, index, so_far| {
        let value = load(cv, from, index, element);
        let distance = cv.emit_value(FSUB, &[value, largest], element, &[]);
        let power = cv.exponential(distance);
        store(cv, to, index, power, element);
        cv.emit_value(FADD, &[power, so_far], element, &[])
    });
    fold_row(cv, size, sum, |cv, index, sum| {
        let power = load(cv, to, index, element);
        let quotient = cv.emit_value(FDIV, &[power, sum], element, &[]);
        store(cv, to, index, quotient, element);
        sum
    });
    Ok(())
}

fn float(cv: &mut Converter, ty: TypeId, value: f64) -> Value {
    let bits = cv.cx.float_kind(ty).map_or(0, |kind| from_f64(kind, value));
    let value = cv.cx.attr(AttrData::Float { ty, bits });
    cv.emit_value(CONSTANT, &[], ty, &[(name::VALUE, value)])
}

/// Emits a loop over the elements of a row with a loop-carried value. Returns the last one.
fn fold_row(
    cv: &mut Converter,
    size: Value,
    start: Value,
    body: impl FnOnce(&mut Converter, Value, Value) -> Value,
) -> Value {
    let zero = cv.constant(cv.types.index, 0);
    let this = cv.begin_loop([zero, size], IntPredicate::Slt, vec![start]);
    let so_far = this.carried[0];
    let next = body(cv, this.current, so_far);
    let one = cv.constant(cv.types.index, 1);
    cv.end_loop(&this, one, vec![next]);
    so_far
}

fn address(cv: &mut Converter, row: Row, index: Value, element: TypeId) -> Value {
    let distance = cv.multiply_index(IndexValue::Value(index), row.stride, 0);
    cv.element_address(row.first, distance, element, 0)
}

fn load(cv: &mut Converter, row: Row, index: Value, element: TypeId) -> Value {
    let address = address(cv, row, index, element);
    cv.emit_value(LOAD, &[address], element, &[])
}

fn store(cv: &mut Converter, row: Row, index: Value, value: Value, element: TypeId) {
    let address = address(cv, row, index, element);
    cv.emit(STORE, &[value, address], &[], &[]);
}
