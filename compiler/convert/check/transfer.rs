//! Transfers: checks of the dimensions that the operation itself does not bounds-check. These are the `in_bounds`
//! dimensions and those along which the vector does not run.

use crate::dialect::vector::has_mask;
use crate::dialect::vector::types::{dimension, map_value, vector};
use crate::ir::{AffineMap, AttrData, Op, TypeData, Value, name};

use super::super::context::{Converter, Problem};
use super::access::{check_extents, indices, moved_type, sizes};
use super::masked::{MaskedAccess, check_lanes};

/// Checks a transfer. `outer` is the mask of the surrounding `vector.mask`.
pub(super) fn check_transfer(
    cv: &mut Converter,
    op: Op,
    memref: usize,
    outer: Option<Value>,
) -> Result<(), Problem> {
    if !matches!(cv.cx.type_data(cv.operand_type(op, memref)), TypeData::MemRef { .. }) {
        return Ok(());
    }
    let map = cv.attr(op, name::PERMUTATION_MAP).and_then(|attr| map_value(&cv.cx, attr)).cloned();
    let map = map.ok_or("has no permutation map")?;
    let shape = vector(&cv.cx, moved_type(cv, op, memref)).map_or(Vec::new(), |vector| vector.shape.to_vec());
    let segments = cv.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| cv.cx.dense_array_value(attr));
    let own = if has_mask(segments) {
        let last = cv.source().operands(op).len() - 1;
        Some(cv.one_operand(op, last)?)
    } else {
        None
    };
    match cv.and_masks(own, outer) {
        Some(mask) => check_masked(cv, op, memref, (&map, &shape), mask),
        None => check_unmasked(cv, op, memref, (&map, &shape)),
    }
}

fn check_unmasked(
    cv: &mut Converter,
    op: Op,
    memref: usize,
    (map, shape): (&AffineMap, &[i64]),
) -> Result<(), Problem> {
    let indices = indices(cv, op, memref)?;
    let mut counts = vec![1; indices.len()];
    for (i, expr) in map.results.iter().enumerate() {
        if let Some(count) = dimension(expr).and_then(|dim| counts.get_mut(dim)) {
            *count = if is_in_bounds(cv, op, i) { shape.get(i).copied().unwrap_or(1) } else { 0 };
        }
    }
    check_extents(cv, op, memref, &indices, &counts)
}

/// Checks a masked transfer. The dimensions of its mask are those of the memref along which the vector runs, in the
/// memref's order.
fn check_masked(
    cv: &mut Converter,
    op: Op,
    memref: usize,
    (map, shape): (&AffineMap, &[i64]),
    mask: Value,
) -> Result<(), Problem> {
    let (mut along, mut unchecked) = (Vec::new(), Vec::new());
    for (i, expr) in map.results.iter().enumerate() {
        if let (Some(dim), Some(&size)) = (dimension(expr), shape.get(i)) {
            along.push((dim, size));
            if !is_in_bounds(cv, op, i) {
                unchecked.push(dim);
            }
        }
    }
    along.sort_unstable();
    let (along, mask_sizes): (Vec<usize>, Vec<i64>) = along.into_iter().unzip();
    let mask_shape = cv.mask_shape(&mask_sizes);
    let access =
        MaskedAccess { indices: indices(cv, op, memref)?, sizes: sizes(cv, op, memref)?, along, unchecked };
    check_lanes(cv, op, &access, mask, &mask_shape)
}

fn is_in_bounds(cv: &Converter, op: Op, dimension: usize) -> bool {
    let attr = cv.attr(op, name::IN_BOUNDS).map(|attr| cv.cx.attr_data(attr));
    match attr {
        Some(AttrData::Array(items)) => {
            items.get(dimension).is_some_and(|&item| cv.cx.int_value(item) != Some(0))
        }
        _ => false,
    }
}
