//! Transfers of rows that are contiguous in memory. Some lanes may be out of bounds or inactive.

use crate::dialect::llvm::arith::SUB;
use crate::ir::{TypeId, Value};

use super::super::context::Converter;
use super::transfer::Transfer;

/// Computes the masks of all rows: the conjunction of the bounds check and the mask of the transfer.
fn row_masks(cv: &mut Converter, transfer: &Transfer) -> Vec<Value> {
    let shape = &transfer.shape;
    let Some((last, outer)) = transfer.dims.split_last() else { return Vec::new() };
    let inside = transfer.inside(cv, outer);
    let mask_row = cv.row_type(shape.lanes(), TypeId::I1);
    let row_inside = transfer.bound(cv, last).map(|(index, size)| {
        let index = cv.index_to_value(index);
        let rest = cv.integer_op(SUB, [size, index], 0);
        cv.lanes_below(rest, shape.lanes())
    });
    let mut masks = Vec::new();
    for position in shape.rows() {
        let bits = mask_of_row(cv, transfer, &position);
        let row = cv.and_masks(row_inside, bits);
        let mut row = row.unwrap_or_else(|| cv.constant(mask_row, -1));
        for (bits, &at) in inside.iter().zip(&position) {
            if let Some(&bit) = bits.get(at as usize) {
                let none = cv.constant(mask_row, 0);
                row = cv.select_row(bit, row, none);
            }
        }
        masks.push(row);
    }
    masks
}

/// Reads the rows, with the padding in lanes that are out of bounds or inactive.
pub(super) fn read(
    cv: &mut Converter,
    transfer: &Transfer,
    padding: Value,
    passthru: Option<Value>,
) -> Value {
    let shape = &transfer.shape;
    let masks = row_masks(cv, transfer);
    let padding = cv.splat(padding, shape.row);
    let mut rows = Vec::new();
    for (position, mask) in shape.rows().iter().zip(masks) {
        let otherwise = match (passthru, mask_of_row(cv, transfer, position)) {
            (Some(passthru), Some(bits)) => {
                let passed = cv.row_at(passthru, shape, position);
                cv.select_row(bits, padding, passed)
            }
            _ => padding,
        };
        let address = transfer.at(cv, position);
        rows.push(cv.load_masked(address, mask, otherwise));
    }
    cv.vector_of_rows(shape, &rows)
}

/// Stores the lanes that are inside and active.
pub(super) fn write(cv: &mut Converter, transfer: &Transfer, value: Value) {
    let shape = &transfer.shape;
    let masks = row_masks(cv, transfer);
    for (position, mask) in shape.rows().iter().zip(masks) {
        let row = cv.row_at(value, shape, position);
        let address = transfer.at(cv, position);
        cv.store_masked(row, address, mask);
    }
}

/// Returns the bits of the mask for the row at a position: a row of the mask if its last dimension is that of the
/// vector.
fn mask_of_row(cv: &mut Converter, transfer: &Transfer, position: &[i64]) -> Option<Value> {
    let mask = transfer.mask.as_ref()?;
    if let Some((&last, outer)) = mask.dims.split_last()
        && last == position.len()
    {
        let at: Vec<i64> = outer.iter().map(|&dim| position[dim]).collect();
        return Some(cv.row_at(mask.value, &mask.shape, &at));
    }
    let lanes = transfer.shape.lanes();
    let bits: Option<Vec<Value>> =
        (0..lanes).map(|lane| transfer.mask_bit(&[position, &[lane]].concat())).collect();
    let row = cv.row_type(lanes, TypeId::I1);
    Some(cv.row_of(&bits?, row))
}
