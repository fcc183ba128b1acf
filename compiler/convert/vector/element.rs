//! Single elements and slices of vectors.

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::dialect::vector::types::{numbers, vector};
use crate::dialect::vector::{Insert, InsertElement};
use crate::ir::{DYNAMIC, NameId, Op, TypeId, Value, name};

use super::super::arith::compare;
use super::super::context::{Converted, Converter, Problem};
use super::super::index_value::IndexValue;
use super::lanes::{Shape, positions};
use super::shape::{result_shape, vector_operand, vector_value};

/// The position that denotes poison.
const POISON: i64 = -1;

/// Returns the position of an operation. Its dynamic parts are the operands from `first` on. Returns `None` if a part
/// is poison.
fn position(cv: &mut Converter, op: Op, first: usize) -> Result<Option<Vec<IndexValue>>, Problem> {
    let constants = cv.attr(op, name::STATIC_POSITION).and_then(|attr| cv.cx.dense_array_value(attr));
    let constants = constants.unwrap_or_default().to_vec();
    let mut next = first;
    let mut position = Vec::with_capacity(constants.len());
    for constant in constants {
        position.push(match constant {
            POISON => return Ok(None),
            DYNAMIC => {
                next += 1;
                let value = cv.one_operand(op, next - 1)?;
                cv.index_value(value)
            }
            constant => IndexValue::Constant(constant),
        });
    }
    Ok(Some(position))
}

/// Returns the shape of a slice below some dimensions of a vector; `None` for a single element.
fn below(cv: &mut Converter, shape: &Shape, depth: usize) -> Option<Shape> {
    (depth < shape.sizes.len()).then(|| cv.shape_with(&shape.sizes[depth..], shape.element))
}

/// Extracts the slice or element at a position.
fn slice_at(cv: &mut Converter, value: Value, shape: &Shape, position: &[IndexValue]) -> Value {
    let Some((&at, rest)) = position.split_first() else { return value };
    let Some(inner) = below(cv, shape, 1) else { return lane_at(cv, value, at) };
    if let Some(at) = at.constant() {
        let slice = cv.extract(value, &[at], inner.ty);
        return slice_at(cv, slice, &inner, rest);
    }
    // Positions in arrays are constants: a dynamic one selects among all slices.
    let index = cv.index_to_value(at);
    let mut chosen = None;
    for i in 0..shape.sizes[0] {
        let slice = cv.extract(value, &[i], inner.ty);
        let found = slice_at(cv, slice, &inner, rest);
        chosen = Some(match chosen {
            None => found,
            Some(other) => choose(cv, index, i, found, other),
        });
    }
    chosen.unwrap_or(value)
}

fn lane_at(cv: &mut Converter, row: Value, at: IndexValue) -> Value {
    match at {
        IndexValue::Constant(at) => cv.lane(row, at),
        IndexValue::Value(at) => {
            let element = cv.cx.element_type(cv.type_of(row));
            cv.emit_value(EXTRACTELEMENT, &[row, at], element, &[])
        }
    }
}

/// Selects `then` if the index is `i`, `other` otherwise.
fn choose(cv: &mut Converter, index: Value, i: i64, then: Value, other: Value) -> Value {
    let ty = cv.type_of(index);
    let number = cv.constant(ty, i.into());
    let here = compare(cv, IntPredicate::Eq, index, number);
    let ty = cv.type_of(then);
    cv.emit_value(SELECT, &[here, then, other], ty, &[])
}

/// Replaces the slice or element at a position.
fn with_slice(cv: &mut Converter, value: Value, shape: &Shape, position: &[IndexValue], new: Value) -> Value {
    let Some((&at, rest)) = position.split_first() else { return new };
    let Some(inner) = below(cv, shape, 1) else { return with_lane_at(cv, value, at, new) };
    if let Some(at) = at.constant() {
        let slice = cv.extract(value, &[at], inner.ty);
        let slice = with_slice(cv, slice, &inner, rest, new);
        return insert_slice(cv, value, at, slice);
    }
    let index = cv.index_to_value(at);
    let mut all = value;
    for i in 0..shape.sizes[0] {
        let old = cv.extract(value, &[i], inner.ty);
        let changed = with_slice(cv, old, &inner, rest, new);
        let slice = choose(cv, index, i, changed, old);
        all = insert_slice(cv, all, i, slice);
    }
    all
}

fn insert_slice(cv: &mut Converter, all: Value, at: i64, slice: Value) -> Value {
    let ty = cv.type_of(all);
    let at = cv.cx.i64_array_attr(&[at]);
    cv.emit_value(crate::dialect::llvm::aggregate::INSERTVALUE, &[all, slice], ty, &[(name::POSITION, at)])
}

fn with_lane_at(cv: &mut Converter, row: Value, at: IndexValue, element: Value) -> Value {
    match at {
        IndexValue::Constant(at) => cv.with_lane(row, at, element),
        IndexValue::Value(at) => {
            let ty = cv.type_of(row);
            cv.emit_value(INSERTELEMENT, &[row, element, at], ty, &[])
        }
    }
}

pub(super) fn convert_extract(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, shape) = vector_operand(cv, op, 0)?;
    let to = cv.converted_result_type(op, 0)?;
    let value = match position(cv, op, 1)? {
        None => cv.poison(to),
        Some(position) => {
            let found = slice_at(cv, source, &shape, &position);
            let whole = position.is_empty() && shape.sizes.is_empty();
            let result = cv.result_type(op, 0);
            let is_vector = vector(&cv.cx, result).is_some();
            match (whole, is_vector) {
                // The only element of a vector without dimensions.
                (true, false) => cv.lane(found, 0),
                // The target is a vector of one element.
                (false, true) if position.len() == shape.sizes.len() => cv.splat(found, to),
                _ => found,
            }
        }
    };
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_insert(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, insert) = (cv.source(), Insert(op));
    let inserted = insert.value_to_store(source);
    let mut new = cv.one(inserted)?;
    let (dest, shape) = vector_value(cv, insert.dest(source))?;
    let value = match position(cv, op, 2)? {
        None => cv.poison(shape.ty),
        Some(position) => {
            let new_type = source.value_type(inserted);
            let is_vector = vector(&cv.cx, new_type).is_some();
            if position.is_empty() && !is_vector {
                new = cv.splat(new, shape.row);
            } else if position.len() == shape.sizes.len() && is_vector && !position.is_empty() {
                new = cv.lane(new, 0);
            }
            with_slice(cv, dest, &shape, &position, new)
        }
    };
    cv.set_value(op, value);
    Ok(())
}

/// Returns the position of `vector.extractelement` and `vector.insertelement`; without an operand, that of the only
/// lane.
fn lane_operand(cv: &mut Converter, op: Op, index: usize) -> Result<IndexValue, Problem> {
    if cv.source().operands(op).len() <= index {
        return Ok(IndexValue::Constant(0));
    }
    let value = cv.one_operand(op, index)?;
    Ok(cv.index_value(value))
}

pub(super) fn convert_extractelement(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, _) = vector_operand(cv, op, 0)?;
    let at = lane_operand(cv, op, 1)?;
    let value = lane_at(cv, source, at);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_insertelement(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, insert) = (cv.source(), InsertElement(op));
    let new = cv.one(insert.source(source))?;
    let (dest, _) = vector_value(cv, insert.dest(source))?;
    let at = lane_operand(cv, op, 2)?;
    let value = with_lane_at(cv, dest, at, new);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_to_elements(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, shape) = vector_operand(cv, op, 0)?;
    for (i, element) in cv.elements(source, &shape).into_iter().enumerate() {
        cv.set_result(op, i, Converted::One(element));
    }
    Ok(())
}

pub(super) fn convert_from_elements(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let shape = result_shape(cv, op)?;
    let elements = cv.singles(cv.source().operands(op))?;
    let value = cv.vector_of(&shape, &elements);
    cv.set_value(op, value);
    Ok(())
}

/// Returns the integers in an array attribute, which the verifier has checked.
fn number_list(cv: &Converter, op: Op, name: NameId) -> Vec<i64> {
    cv.attr(op, name).and_then(|attr| numbers(&cv.cx, attr)).unwrap_or_default()
}

/// Converts a strided slice to its elements. Rows that are kept whole are not split.
pub(super) fn convert_extract_strided_slice(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, from) = vector_operand(cv, op, 0)?;
    let to = result_shape(cv, op)?;
    let mut offsets = number_list(cv, op, name::OFFSETS);
    offsets.resize(from.sizes.len(), 0);
    let shifted = |position: &[i64]| -> Vec<i64> {
        position.iter().zip(&offsets).map(|(&at, &offset)| at + offset).collect()
    };
    let rows = cv.rows(source, &from);
    let last = offsets.last().copied().unwrap_or_default();
    let mask: Vec<i64> = (last..last + to.lanes()).collect();
    let mut picked = Vec::new();
    for position in to.rows() {
        let row = rows[from.row_number(&shifted(&position))];
        picked.push(if from.lanes() == to.lanes() { row } else { cv.shuffle([row, row], &mask) });
    }
    let value = cv.vector_of_rows(&to, &picked);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_insert_strided_slice(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let [(new, from), (dest, to)] = [vector_operand(cv, op, 0)?, vector_operand(cv, op, 1)?];
    let offsets = number_list(cv, op, name::OFFSETS);
    let lead = to.sizes.len() - from.sizes.len();
    let mut rows = cv.rows(dest, &to);
    let first = offsets.last().copied().unwrap_or_default();
    for position in positions(from.outer()) {
        let at: Vec<i64> = (0..to.outer().len())
            .map(|dim| offsets[dim] + dim.checked_sub(lead).map_or(0, |inner| position[inner]))
            .collect();
        let row = cv.row_at(new, &from, &position);
        let number = to.row_number(&at);
        rows[number] = with_lanes(cv, rows[number], row, first, (from.lanes(), to.lanes()));
    }
    let value = cv.vector_of_rows(&to, &rows);
    cv.set_value(op, value);
    Ok(())
}

/// Replaces the lanes from `first` on by those of another row. `counts` are the numbers of lanes of the new and the old
/// row.
fn with_lanes(cv: &mut Converter, row: Value, new: Value, first: i64, counts: (i64, i64)) -> Value {
    if counts.0 == counts.1 {
        return new;
    }
    let mut all = row;
    for i in 0..counts.0 {
        let lane = cv.lane(new, i);
        all = cv.with_lane(all, first + i, lane);
    }
    all
}

/// Converts `vector.step` to a constant.
pub(super) fn convert_step(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let shape = result_shape(cv, op)?;
    let value = cv.numbers_from_zero(shape.row, shape.lanes());
    cv.set_value(op, value);
    Ok(())
}

impl Converter<'_> {
    /// Returns the constant row 0, 1, ….
    pub(super) fn numbers_from_zero(&mut self, row: TypeId, count: i64) -> Value {
        let element = self.cx.element_type(row);
        let bytes = self.cx.int_width(element).unwrap_or(64).div_ceil(8) as usize;
        let data = (0..count).flat_map(|i| i.to_le_bytes().into_iter().take(bytes)).collect();
        self.dense_row(row, data)
    }

    /// Returns a constant row with these bytes.
    pub(super) fn dense_row(&mut self, row: TypeId, bytes: Vec<u8>) -> Value {
        let data = crate::ir::DenseData::Elements(bytes.into());
        let attr = self.cx.attr(crate::ir::AttrData::DenseElements { ty: row, data });
        self.emit_value(crate::dialect::llvm::arith::CONSTANT, &[], row, &[(name::VALUE, attr)])
    }
}
