//! Masks, and masked operations.

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::vector as ops;
use crate::ir::{Op, TypeId, Value, name};

use super::super::arith::compare;
use super::super::check::check_under;
use super::super::context::{Converted, Converter, Problem};
use super::lanes::Shape;
use super::shape::result_shape;

pub(super) fn convert_constant_mask(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let shape = result_shape(cv, op)?;
    let sizes = cv.attr(op, name::MASK_DIM_SIZES).and_then(|attr| cv.cx.dense_array_value(attr));
    let sizes = sizes.unwrap_or_default().to_vec();
    let ones = sizes.last().copied().unwrap_or_default();
    let inside: Vec<u8> = (0..shape.lanes()).map(|i| u8::from(i < ones)).collect();
    let inside = cv.dense_row(shape.row, inside);
    let outside = cv.constant(shape.row, 0);
    let is_inside = |position: &Vec<i64>| position.iter().zip(&sizes).all(|(at, size)| at < size);
    let rows: Vec<Value> =
        shape.rows().iter().map(|position| if is_inside(position) { inside } else { outside }).collect();
    let value = cv.vector_of_rows(&shape, &rows);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_create_mask(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let shape = result_shape(cv, op)?;
    let bounds = cv.singles(cv.source().operands(op))?;
    let value = create_mask(cv, &shape, &bounds);
    cv.set_value(op, value);
    Ok(())
}

/// Creates a mask that is set at the positions below the bounds.
fn create_mask(cv: &mut Converter, shape: &Shape, bounds: &[Value]) -> Value {
    let Some((&last, outer)) = bounds.split_last() else { return cv.constant(shape.row, 0) };
    let index = cv.types.index;
    let inside = cv.lanes_below(last, shape.lanes());
    if outer.is_empty() {
        return inside;
    }
    let zero = cv.constant(shape.row, 0);
    let mut rows = Vec::new();
    for position in shape.rows() {
        let mut here = inside;
        for (&at, &bound) in position.iter().zip(outer) {
            let at = cv.constant(index, at.into());
            let is_below = compare(cv, IntPredicate::Slt, at, bound);
            here = cv.emit_value(SELECT, &[is_below, here, zero], shape.row, &[]);
        }
        rows.push(here);
    }
    cv.vector_of_rows(shape, &rows)
}

/// `vector.mask`: converts the operation in the region with the mask.
pub(super) fn convert_mask(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let mask = cv.one(ops::Mask(op).mask(source))?;
    let passthru = ops::Mask(op).passthru(source).map(|value| cv.one(value)).transpose()?;
    let entry = source.regions(op).first().and_then(|&region| source.entry_block(region));
    let block_ops = entry.map(|entry| source.block_ops(entry)).unwrap_or_default();
    let Some((&end, inner)) = block_ops.split_last() else { return Err("has an empty region".into()) };
    if let Some(&inner) = inner.first()
        && let Err(problem) = convert_masked(cv, inner, mask, passthru)
    {
        cv.fail(inner, problem);
    }
    for (i, &value) in source.operands(end).iter().enumerate() {
        let converted = cv.converted(value)?;
        cv.set_result(op, i, converted);
    }
    Ok(())
}

fn convert_masked(cv: &mut Converter, op: Op, mask: Value, passthru: Option<Value>) -> Result<(), Problem> {
    check_under(cv, op, mask)?;
    let mask = Some(mask);
    match cv.source().name(op) {
        ops::REDUCTION => super::combine::reduction(cv, op, mask),
        ops::MULTI_REDUCTION => super::combine::multi_reduction(cv, op, mask),
        ops::CONTRACT => super::contract::contract(cv, op, mask),
        ops::OUTERPRODUCT => super::contract::outerproduct(cv, op, mask),
        ops::GATHER => super::gather::gather(cv, op, mask),
        ops::TRANSFER_READ => super::transfer::transfer_read(cv, op, mask, passthru),
        ops::TRANSFER_WRITE => super::transfer::transfer_write(cv, op, mask),
        // Other operations are executed for all lanes; the inactive ones may have any value.
        _ => {
            cv.convert_op(op);
            Ok(())
        }
    }
}

/// Accepts the terminator of a region, which `vector.mask` converts itself.
pub(super) fn convert_yield(_: &mut Converter, _: Op) -> Result<(), Problem> {
    Err("is not at the end of a region of 'vector.mask'".into())
}

impl Converter<'_> {
    /// Creates the mask of the lanes whose index is below a limit.
    pub(super) fn lanes_below(&mut self, limit: Value, lanes: i64) -> Value {
        let row = self.row_type(lanes, self.types.index);
        let numbers = self.numbers_from_zero(row, lanes);
        let limit = self.splat(limit, row);
        compare(self, IntPredicate::Slt, numbers, limit)
    }

    /// Selects the lanes of one of two rows.
    pub(super) fn select_row(&mut self, mask: Value, then: Value, other: Value) -> Value {
        let ty = self.type_of(then);
        self.emit_value(SELECT, &[mask, then, other], ty, &[])
    }

    /// Returns the conjunction of two masks.
    pub(in crate::convert) fn and_masks(&mut self, a: Option<Value>, b: Option<Value>) -> Option<Value> {
        match (a, b) {
            (Some(a), Some(b)) => {
                let ty = self.type_of(a);
                Some(self.elementwise(crate::dialect::llvm::arith::AND, &[a, b], ty, &[]))
            }
            (a, b) => a.or(b),
        }
    }

    /// Returns the shape of a mask of these sizes.
    pub(in crate::convert) fn mask_shape(&mut self, sizes: &[i64]) -> Shape {
        self.shape_with(sizes, TypeId::I1)
    }

    /// Records the replacement of the only result of an operation.
    pub(super) fn set_only(&mut self, op: Op, value: Value) {
        self.set_result(op, 0, Converted::One(value));
    }
}
