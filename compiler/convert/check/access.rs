//! Accesses to single elements and to vectors of consecutive ones.

use crate::dialect::vector::types::{map_value, vector};
use crate::ir::{Op, TypeId, name};

use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::{Extent, check_extent};

/// Returns the indices of an access, which are the operands after the memref at operand `memref`.
pub(super) fn indices(cv: &mut Converter, op: Op, memref: usize) -> Result<Vec<IndexValue>, Problem> {
    let source = cv.source();
    let base = source.operands(op)[memref];
    let rank = cv.memref_type(source.value_type(base))?.sizes.len();
    let given = source.operands(op)[memref + 1..].get(..rank).ok_or("has too few indices")?;
    let values = cv.singles(given)?;
    Ok(values.into_iter().map(|value| cv.index_value(value)).collect())
}

/// Returns the sizes of the memref at operand `memref`.
pub(super) fn sizes(cv: &Converter, op: Op, memref: usize) -> Result<Vec<IndexValue>, Problem> {
    Ok(cv.descriptor(cv.source().operands(op)[memref])?.sizes.clone())
}

pub(super) fn check_extents(
    cv: &mut Converter,
    op: Op,
    memref: usize,
    indices: &[IndexValue],
    counts: &[i64],
) -> Result<(), Problem> {
    let sizes = sizes(cv, op, memref)?;
    for (dimension, ((&first, &size), &count)) in indices.iter().zip(&sizes).zip(counts).enumerate() {
        if count > 0 {
            check_extent(cv, op, Extent { dimension, first, count, size })?;
        }
    }
    Ok(())
}

pub(super) fn check_element(cv: &mut Converter, op: Op, memref: usize) -> Result<(), Problem> {
    let indices = indices(cv, op, memref)?;
    check_extents(cv, op, memref, &indices, &vec![1; indices.len()])
}

/// Returns the number of elements that an access to a vector moves in each dimension. A vector that is an element of
/// its memref counts as one.
fn vector_counts(cv: &Converter, ty: TypeId, base: TypeId, rank: usize) -> Vec<i64> {
    let shape = match vector(&cv.cx, ty) {
        Some(vector) if cv.cx.element_type(base) != ty => vector.shape.to_vec(),
        _ => Vec::new(),
    };
    let mut counts = vec![1; rank];
    let first = rank.saturating_sub(shape.len());
    for (count, size) in counts[first..].iter_mut().zip(shape) {
        *count = size;
    }
    counts
}

/// Returns the type of the vector that an operation moves: the first operand unless that is the memref, else the
/// result.
pub(super) fn moved_type(cv: &Converter, op: Op, memref: usize) -> TypeId {
    if memref > 0 { cv.operand_type(op, 0) } else { cv.result_type(op, 0) }
}

pub(super) fn check_vector(cv: &mut Converter, op: Op, memref: usize) -> Result<(), Problem> {
    let indices = indices(cv, op, memref)?;
    let counts = vector_counts(cv, moved_type(cv, op, memref), cv.operand_type(op, memref), indices.len());
    check_extents(cv, op, memref, &indices, &counts)
}

pub(super) fn check_affine(cv: &mut Converter, op: Op, memref: usize) -> Result<(), Problem> {
    let map = cv.attr(op, name::MAP).and_then(|attr| map_value(&cv.cx, attr)).cloned();
    let map = map.ok_or("has no affine map")?;
    let indices = cv.affine_results(&map, &cv.source().operands(op)[memref + 1..])?;
    let counts = vector_counts(cv, moved_type(cv, op, memref), cv.operand_type(op, memref), indices.len());
    check_extents(cv, op, memref, &indices, &counts)
}
