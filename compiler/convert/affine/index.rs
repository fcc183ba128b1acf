//! Operations that only compute indices.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::affine::DelinearizeIndex;
use crate::ir::spec::operand_group;
use crate::ir::{DYNAMIC, Op, name};

use super::expr::Extreme;
use super::map;

pub(super) fn convert_apply(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let results = map_results(cv, op)?;
    set_index(cv, op, 0, results.first().copied())
}

pub(super) fn convert_min_max(cv: &mut Converter, op: Op, which: Extreme) -> Result<(), Problem> {
    let results = map_results(cv, op)?;
    let extreme = cv.index_extreme(which, &results);
    set_index(cv, op, 0, extreme)
}

fn map_results(cv: &mut Converter, op: Op) -> Result<Vec<IndexValue>, Problem> {
    let map = map(cv, op, name::MAP)?;
    cv.affine_results(&map, cv.source().operands(op))
}

fn set_index(cv: &mut Converter, op: Op, number: usize, index: Option<IndexValue>) -> Result<(), Problem> {
    let index = index.ok_or("has a map without results")?;
    let value = cv.index_to_value(index);
    cv.set_result(op, number, crate::convert::context::Converted::One(value));
    Ok(())
}

/// Returns the stride of each dimension of a box. They do not depend on the outermost size.
fn box_strides(cv: &mut Converter, op: Op, rank: usize) -> Result<Vec<IndexValue>, Problem> {
    let basis = cv.attr(op, name::STATIC_BASIS).and_then(|attr| cv.cx.dense_array_value(attr));
    let basis = basis.unwrap_or_default().to_vec();
    let mut values = cv.singles(operand_group(&cv.cx, cv.source(), op, "dynamic_basis"))?.into_iter();
    let mut sizes = Vec::with_capacity(basis.len());
    for size in basis {
        sizes.push(match size {
            DYNAMIC => cv.index_value(values.next().ok_or("has too few operands")?),
            size => IndexValue::Constant(size),
        });
    }
    let inner = &sizes[sizes.len().saturating_sub(rank.saturating_sub(1))..];
    let mut strides = vec![IndexValue::Constant(1)];
    for &size in inner.iter().rev() {
        let outer = strides[strides.len() - 1];
        strides.push(cv.multiply_index(outer, size, 0));
    }
    strides.truncate(rank);
    strides.reverse();
    Ok(strides)
}

/// Converts a delinearization. The outermost index is rounded down; the others are not negative.
pub(super) fn convert_delinearize(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let linear = cv.one(DelinearizeIndex(op).linear_index(cv.source()))?;
    let mut rest = cv.index_value(linear);
    let rank = cv.source().result_count(op);
    for (i, stride) in box_strides(cv, op, rank)?.into_iter().enumerate() {
        let (position, remainder) = match (i, i + 1 == rank) {
            (_, true) => (rest, rest),
            (0, false) => (cv.index_floor_div(rest, stride), cv.index_modulo(rest, stride)),
            _ => cv.index_div_rem(rest, stride),
        };
        set_index(cv, op, i, Some(position))?;
        rest = remainder;
    }
    Ok(())
}

pub(super) fn convert_linearize(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let indices = cv.singles(operand_group(&cv.cx, cv.source(), op, "multi_index"))?;
    let strides = box_strides(cv, op, indices.len())?;
    let mut sum = IndexValue::Constant(0);
    for (index, stride) in indices.into_iter().zip(strides) {
        let index = cv.index_value(index);
        let distance = cv.multiply_index(index, stride, 0);
        sum = cv.add_index(sum, distance, 0);
    }
    set_index(cv, op, 0, Some(sum))
}
