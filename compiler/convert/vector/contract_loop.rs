//! Large contractions as loops. The operands are stored on the stack and whole rows are computed, so the code size does
//! not depend on the size of the matrices.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory;
use crate::ir::{TypeId, Value};

use super::super::context::Converter;
use super::super::index_value::IndexValue;
use super::contract::{Contraction, Factor, Start, multiply};
use super::lanes::Shape;

/// The maximum number of products of an unrolled contraction.
pub(super) const MOST_UNROLLED: i64 = 1024;

/// A factor, or the mask, in memory.
struct Stored {
    address: Value,
    element: TypeId,
    /// The iterator of each dimension, and the distance of its elements.
    strides: Vec<(usize, i64)>,
}

/// The factors in memory.
struct Memory {
    lhs: Stored,
    rhs: Stored,
    mask: Option<Stored>,
}

/// The position of the iterators: the induction variables of the loops around. The other iterators are at their start.
type Position = Vec<Option<Value>>;

/// Contracts to a vector, row by row.
pub(super) fn to_vector(
    cv: &mut Converter,
    contraction: &Contraction,
    acc: Value,
    to: &Shape,
    start: Start,
) -> Value {
    let Some((&along, outer)) = contraction.result.split_last() else { return acc };
    let stored = store_factors(cv, contraction, Some(along));
    let result = cv.entry_alloca(to.element, to.element_count() as i64);
    cv.store_elements(acc, result, to);
    let strides: Vec<(usize, i64)> = strides(outer, to.outer());
    let row_shape = cv.shape_with(&[to.lanes()], to.element);
    let start = match start {
        Start::Accumulator => None,
        Start::Number(number) => Some(cv.splat(number, to.row)),
    };
    let mut position = vec![None; contraction.extents.len()];
    nest(cv, contraction, outer, &mut position, Vec::new(), &mut |cv, position, _| {
        let at = offset(cv, position, &strides);
        let at = cv.multiply_index(at, IndexValue::Constant(to.lanes()), 0);
        let address = cv.element_address(result, at, to.element, 0);
        let before = cv.load_row(address, &row_shape, &[]);
        let total = sum_rows(cv, contraction, &stored, position, (along, to), start.unwrap_or(before));
        let total = if start.is_some() { contraction.combine.apply(cv, total, before) } else { total };
        cv.store_row(total, address, &row_shape, &[]);
        Vec::new()
    });
    cv.load_elements(result, to)
}

fn sum_rows(
    cv: &mut Converter,
    contraction: &Contraction,
    stored: &Memory,
    position: &mut Position,
    (along, to): (usize, &Shape),
    start: Value,
) -> Value {
    let lanes = to.lanes();
    let totals =
        nest(cv, contraction, &contraction.summed, position, vec![start], &mut |cv, position, totals| {
            let a = stored.lhs.row(cv, position, along, lanes);
            let b = stored.rhs.row(cv, position, along, lanes);
            let product = multiply(cv, contraction.element, a, b);
            let sum = contraction.combine.apply(cv, totals[0], product);
            let Some(mask) = &stored.mask else { return vec![sum] };
            let mask = mask.row(cv, position, along, lanes);
            vec![cv.select_row(mask, sum, totals[0])]
        });
    totals[0]
}

/// Contracts to a scalar.
pub(super) fn to_scalar(cv: &mut Converter, contraction: &Contraction, acc: Value) -> Value {
    let stored = store_factors(cv, contraction, None);
    let mut position = vec![None; contraction.extents.len()];
    let totals =
        nest(cv, contraction, &contraction.summed, &mut position, vec![acc], &mut |cv, position, totals| {
            let (a, b) = (stored.lhs.scalar(cv, position), stored.rhs.scalar(cv, position));
            let product = multiply(cv, contraction.element, a, b);
            let sum = contraction.combine.apply(cv, totals[0], product);
            let Some(mask) = &stored.mask else { return vec![sum] };
            let bit = mask.scalar(cv, position);
            vec![cv.select_row(bit, sum, totals[0])]
        });
    totals[0]
}

fn store_factors(cv: &mut Converter, contraction: &Contraction, along: Option<usize>) -> Memory {
    Memory {
        lhs: Stored::of(cv, contraction, &contraction.lhs, along),
        rhs: Stored::of(cv, contraction, &contraction.rhs, along),
        mask: contraction.mask.as_ref().map(|mask| Stored::of(cv, contraction, mask, along)),
    }
}

impl Stored {
    /// Stores a factor. Its elements along an iterator on which it depends are contiguous.
    fn of(cv: &mut Converter, contraction: &Contraction, factor: &Factor, along: Option<usize>) -> Stored {
        let (shape, element) = (&factor.shape, factor.shape.element);
        let address = cv.entry_alloca(element, shape.element_count() as i64);
        cv.store_elements(factor.value, address, shape);
        let strides = strides(&factor.iterators, &shape.sizes);
        let stored = Stored { address, element, strides };
        let is_last = |along: &usize| factor.iterators.last() == Some(along);
        match along.filter(|along| factor.iterators.contains(along) && !is_last(along)) {
            Some(along) => stored.transposed(cv, contraction, along),
            None => stored,
        }
    }

    /// Copies a factor so that an iterator runs along the last dimension.
    fn transposed(&self, cv: &mut Converter, contraction: &Contraction, along: usize) -> Stored {
        let others = self.strides.iter().map(|&(iterator, _)| iterator).filter(|&iterator| iterator != along);
        let iterators: Vec<usize> = others.chain([along]).collect();
        let sizes: Vec<i64> = iterators.iter().map(|&iterator| contraction.extents[iterator]).collect();
        let address = cv.entry_alloca(self.element, sizes.iter().product());
        let copy = Stored { address, element: self.element, strides: strides(&iterators, &sizes) };
        let mut position = vec![None; contraction.extents.len()];
        nest(cv, contraction, &iterators, &mut position, Vec::new(), &mut |cv, position, _| {
            let value = self.scalar(cv, position);
            let address = copy.at(cv, position);
            cv.emit(memory::STORE, &[value, address], &[], &[]);
            Vec::new()
        });
        copy
    }

    fn at(&self, cv: &mut Converter, position: &Position) -> Value {
        let distance = offset(cv, position, &self.strides);
        cv.element_address(self.address, distance, self.element, 0)
    }

    fn scalar(&self, cv: &mut Converter, position: &Position) -> Value {
        let address = self.at(cv, position);
        cv.emit_value(memory::LOAD, &[address], self.element, &[])
    }

    /// Loads the elements along an iterator that is at its start, or a splat of one element.
    fn row(&self, cv: &mut Converter, position: &Position, along: usize, lanes: i64) -> Value {
        let row = cv.shape_with(&[lanes], self.element);
        if self.strides.iter().any(|&(iterator, _)| iterator == along) {
            let address = self.at(cv, position);
            return cv.load_row(address, &row, &[]);
        }
        let only = self.scalar(cv, position);
        cv.splat(only, row.row)
    }
}

/// Returns the stride of each dimension, in elements.
fn strides(iterators: &[usize], sizes: &[i64]) -> Vec<(usize, i64)> {
    let stride = |dim: usize| sizes[dim + 1..].iter().product();
    iterators.iter().enumerate().map(|(dim, &iterator)| (iterator, stride(dim))).collect()
}

/// Computes the offset of the iterators' position, in elements.
fn offset(cv: &mut Converter, position: &Position, strides: &[(usize, i64)]) -> IndexValue {
    let mut distance = IndexValue::Constant(0);
    for &(iterator, stride) in strides {
        let Some(at) = position[iterator] else { continue };
        let step = cv.multiply_index(IndexValue::Value(at), IndexValue::Constant(stride), 0);
        distance = cv.add_index(distance, step, 0);
    }
    distance
}

/// A function that appends a loop body. It gets the position of the iterators and the loop-carried values, and returns
/// their next values.
type LoopBody<'a> = &'a mut dyn FnMut(&mut Converter, &mut Position, Vec<Value>) -> Vec<Value>;

/// Emits loops over iterators, the last one innermost. Returns the final loop-carried values.
fn nest(
    cv: &mut Converter,
    contraction: &Contraction,
    iterators: &[usize],
    position: &mut Position,
    carried: Vec<Value>,
    body: LoopBody,
) -> Vec<Value> {
    let Some((&iterator, inner)) = iterators.split_first() else { return body(cv, position, carried) };
    let index = cv.types.index;
    let bounds = [cv.constant(index, 0), cv.constant(index, contraction.extents[iterator].into())];
    let this = cv.begin_loop(bounds, IntPredicate::Slt, carried);
    position[iterator] = Some(this.current);
    let carried = nest(cv, contraction, inner, position, this.carried.clone(), body);
    position[iterator] = None;
    let one = cv.constant(index, 1);
    cv.end_loop(&this, one, carried);
    this.carried
}
