//! Transfers of rows that lie in memory as rows, of which some lanes may be outside of the buffer or not in the mask.

use crate::dialect::llvm::arith::SUB;
use crate::ir::{TypeId, Value};

use super::super::context::Converter;
use super::transfer::Transfer;

/// The masks of all rows: of what is inside, and of what the mask says.
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

/// The rows, with the padding where they are not inside or the mask is not set.
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

/// Stores the parts of rows that are inside and in the mask.
pub(super) fn write(cv: &mut Converter, transfer: &Transfer, value: Value) {
    let shape = &transfer.shape;
    let masks = row_masks(cv, transfer);
    for (position, mask) in shape.rows().iter().zip(masks) {
        let row = cv.row_at(value, shape, position);
        let address = transfer.at(cv, position);
        cv.store_masked(row, address, mask);
    }
}

/// The mask's bits for the row at a position: a row of the mask where its last dimension is the vector's.
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
