//! Operations that copy, permute or reinterpret the elements of a vector.

use std::rc::Rc;

use crate::dialect::llvm::cast::BITCAST;
use crate::dialect::vector::TypeCast;
use crate::dialect::vector::types::vector;
use crate::ir::strides::identity_strides;
use crate::ir::{Op, Value, name};

use super::super::context::{Converted, Converter, Problem};
use super::super::descriptor::Descriptor;
use super::super::index_value::IndexValue;
use super::lanes::{Shape, positions};

/// Returns operand `index` of an operation and its shape.
pub(in crate::convert) fn vector_operand(
    cv: &mut Converter,
    op: Op,
    index: usize,
) -> Result<(Value, Shape), Problem> {
    vector_value(cv, cv.source().operands(op)[index])
}

/// Returns the replacement of an old vector and its shape.
pub(in crate::convert) fn vector_value(cv: &mut Converter, value: Value) -> Result<(Value, Shape), Problem> {
    let shape = cv.vector_shape(cv.source().value_type(value))?;
    Ok((cv.one(value)?, shape))
}

/// Returns the shape of the first result of an operation.
pub(super) fn result_shape(cv: &mut Converter, op: Op) -> Result<Shape, Problem> {
    cv.vector_shape(cv.result_type(op, 0))
}

/// Converts `vector.broadcast` and `vector.splat`.
pub(super) fn convert_broadcast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let to = result_shape(cv, op)?;
    let source = cv.one_operand(op, 0)?;
    let ty = cv.operand_type(op, 0);
    let value = if vector(&cv.cx, ty).is_some() {
        let from = cv.vector_shape(ty)?;
        broadcast_vector(cv, source, &from, &to)
    } else {
        let row = cv.splat(source, to.row);
        let rows = vec![row; to.rows().len()];
        cv.vector_of_rows(&to, &rows)
    };
    cv.set_value(op, value);
    Ok(())
}

fn broadcast_vector(cv: &mut Converter, source: Value, from: &Shape, to: &Shape) -> Value {
    let lead = to.outer().len().saturating_sub(from.outer().len());
    // Rows that exist already, by the row of the source that they copy.
    let mut made: Vec<Option<Value>> = vec![None; from.rows().len()];
    let mut rows = Vec::new();
    for position in to.rows() {
        let at: Vec<i64> = position[lead..]
            .iter()
            .zip(from.outer())
            .map(|(&at, &size)| if size == 1 { 0 } else { at })
            .collect();
        let number = from.row_number(&at);
        let row = match made[number] {
            Some(row) => row,
            None => {
                let row = cv.row_at(source, from, &at);
                let row = if from.lanes() == to.lanes() {
                    row
                } else {
                    let only = cv.lane(row, 0);
                    cv.splat(only, to.row)
                };
                made[number] = Some(row);
                row
            }
        };
        rows.push(row);
    }
    cv.vector_of_rows(to, &rows)
}

pub(super) fn convert_shape_cast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, from) = vector_operand(cv, op, 0)?;
    let to = result_shape(cv, op)?;
    let value = reshape(cv, source, &from, &to);
    cv.set_value(op, value);
    Ok(())
}

/// Reshapes a vector. Rows that stay rows are kept whole.
pub(super) fn reshape(cv: &mut Converter, source: Value, from: &Shape, to: &Shape) -> Value {
    if from.lanes() == to.lanes() {
        let rows = cv.rows(source, from);
        return cv.vector_of_rows(to, &rows);
    }
    let elements = cv.elements(source, from);
    cv.vector_of(to, &elements)
}

/// Converts a bitcast row by row: only the last dimension changes.
pub(super) fn convert_bitcast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, from) = vector_operand(cv, op, 0)?;
    let to = result_shape(cv, op)?;
    let mut rows = cv.rows(source, &from);
    for row in &mut rows {
        *row = cv.emit_value(BITCAST, &[*row], to.row, &[]);
    }
    let value = cv.vector_of_rows(&to, &rows);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_transpose(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, from) = vector_operand(cv, op, 0)?;
    let to = result_shape(cv, op)?;
    let permutation = cv.attr(op, name::PERMUTATION).and_then(|attr| cv.cx.dense_array_value(attr));
    let permutation: Vec<usize> = permutation.unwrap_or_default().iter().map(|&dim| dim as usize).collect();
    let value = transpose(cv, source, &from, &to, &permutation);
    cv.set_value(op, value);
    Ok(())
}

/// Returns the vector whose dimension `i` is dimension `permutation[i]` of the source.
pub(super) fn transpose(
    cv: &mut Converter,
    source: Value,
    from: &Shape,
    to: &Shape,
    permutation: &[usize],
) -> Value {
    let back = |position: &[i64]| {
        let mut at = vec![0; position.len()];
        for (&dim, &index) in permutation.iter().zip(position) {
            at[dim] = index;
        }
        at
    };
    let rank = permutation.len();
    if rank == 0 || permutation[rank - 1] == rank - 1 {
        let rows = cv.rows(source, from);
        let moved: Vec<Value> =
            to.rows().iter().map(|position| rows[from.row_number(&back_row(&back, position))]).collect();
        return cv.vector_of_rows(to, &moved);
    }
    let elements = cv.elements(source, from);
    let moved: Vec<Value> =
        positions(&to.sizes).iter().map(|position| elements[from.linear(&back(position))]).collect();
    cv.vector_of(to, &moved)
}

/// Returns the position of the source row of a row, if the last dimension stays the last.
fn back_row(back: &impl Fn(&[i64]) -> Vec<i64>, position: &[i64]) -> Vec<i64> {
    let whole: Vec<i64> = position.iter().copied().chain([0]).collect();
    let mut at = back(&whole);
    at.pop();
    at
}

/// Converts a cast of a memref of scalars to a memref of vectors: trailing sizes of the memref become part of its
/// element type.
pub(super) fn convert_type_cast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let descriptor = cv.descriptor(TypeCast(op).memref(cv.source()))?;
    let to = cv.memref_type(cv.result_type(op, 0))?;
    let constants = |numbers: &[i64]| numbers.iter().map(|&number| IndexValue::Constant(number)).collect();
    let viewed = Descriptor {
        allocated: descriptor.allocated,
        aligned: descriptor.aligned,
        offset: IndexValue::Constant(0),
        sizes: constants(&to.sizes),
        strides: constants(&identity_strides(&to.sizes)),
        packed: None,
    };
    cv.set_result(op, 0, Converted::MemRef(Rc::new(viewed)));
    Ok(())
}

/// Converts a transposition. The element in row `r` and column `c` of a column-major matrix is at `c * rows + r`. A
/// row-major matrix is the transpose of a column-major one.
pub(super) fn convert_flat_transpose(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, from) = vector_operand(cv, op, 0)?;
    let number = |name| cv.attr(op, name).and_then(|attr| cv.cx.int_value(attr)).unwrap_or_default() as i64;
    let (mut rows, mut columns) = (number(name::ROWS), number(name::COLUMNS));
    if cv.options.row_major_matrices {
        std::mem::swap(&mut rows, &mut columns);
    }
    if rows.checked_mul(columns) != Some(from.lanes()) {
        return Err("expects as many elements as rows times columns".into());
    }
    let mask: Vec<i64> = (0..rows).flat_map(|r| (0..columns).map(move |c| c * rows + r)).collect();
    let value = cv.shuffle([source, source], &mask);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_shuffle(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let [(first, a), (second, b)] = [vector_operand(cv, op, 0)?, vector_operand(cv, op, 1)?];
    let to = result_shape(cv, op)?;
    let mask =
        cv.attr(op, name::MASK).and_then(|attr| cv.cx.dense_array_value(attr)).unwrap_or_default().to_vec();
    let value = if a.ty == b.ty && a.sizes.len() <= 1 {
        cv.shuffle([first, second], &mask)
    } else if a.sizes.len() <= 1 {
        let elements = [cv.elements(first, &a), cv.elements(second, &b)].concat();
        let poison = cv.poison(to.element);
        let picked: Vec<Value> = mask.iter().map(|&i| pick(&elements, i).unwrap_or(poison)).collect();
        cv.vector_of(&to, &picked)
    } else {
        shuffle_slices(cv, [(first, &a), (second, &b)], &to, &mask)
    };
    cv.set_value(op, value);
    Ok(())
}

fn pick(values: &[Value], index: i64) -> Option<Value> {
    values.get(usize::try_from(index).ok()?).copied()
}

/// Shuffles slices of several dimensions row by row.
fn shuffle_slices(cv: &mut Converter, sources: [(Value, &Shape); 2], to: &Shape, mask: &[i64]) -> Value {
    let mut rows = Vec::new();
    for (source, shape) in sources {
        rows.append(&mut cv.rows(source, shape));
    }
    let per_slice = to.outer()[1..].iter().product::<i64>() as usize;
    let poison = cv.poison(to.row);
    let picked: Vec<Value> = mask
        .iter()
        .flat_map(|&index| (0..per_slice).map(move |i| (index, i)))
        .map(|(index, i)| match usize::try_from(index) {
            Ok(index) => rows[index * per_slice + i],
            Err(_) => poison,
        })
        .collect();
    cv.vector_of_rows(to, &picked)
}

pub(super) fn convert_interleave(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let [(first, from), (second, _)] = [vector_operand(cv, op, 0)?, vector_operand(cv, op, 1)?];
    let to = result_shape(cv, op)?;
    let lanes = from.lanes();
    let mask: Vec<i64> = (0..lanes).flat_map(|i| [i, lanes + i]).collect();
    let pairs: Vec<(Value, Value)> = cv.rows(first, &from).into_iter().zip(cv.rows(second, &from)).collect();
    let rows: Vec<Value> = pairs.into_iter().map(|(a, b)| cv.shuffle([a, b], &mask)).collect();
    let value = cv.vector_of_rows(&to, &rows);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_deinterleave(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, from) = vector_operand(cv, op, 0)?;
    let to = result_shape(cv, op)?;
    for part in 0..2 {
        let mask: Vec<i64> = (0..to.lanes()).map(|i| 2 * i + part).collect();
        let rows: Vec<Value> = cv.rows(source, &from);
        let rows: Vec<Value> = rows.into_iter().map(|row| cv.shuffle([row, row], &mask)).collect();
        let value = cv.vector_of_rows(&to, &rows);
        cv.set_result(op, part as usize, Converted::One(value));
    }
    Ok(())
}
