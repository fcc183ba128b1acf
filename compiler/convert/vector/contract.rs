//! Sums of products: `vector.contract`, `vector.outerproduct` and `vector.matrix_multiply`.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::{arith as llvm, cast, intrinsic};
use crate::dialect::vector::types::{dimension, vector};
use crate::dialect::vector::{contract_maps, reduction_iterators};
use crate::ir::{AffineMap, Op, TypeId, Value, name};

use super::super::context::{Converter, Problem};
use super::combine::Combine;
use super::lanes::{Shape, positions};
use super::shape::{result_shape, vector_operand};

/// An operand of a contraction, seen from its iterators.
struct Operand {
    value: Value,
    shape: Shape,
    /// Iterator of each dimension.
    iterators: Vec<usize>,
    /// Rows that were made already, by the number of their first element.
    made: FxHashMap<usize, Value>,
    elements: Vec<Value>,
}

impl Operand {
    fn new(cv: &mut Converter, value: Value, shape: Shape, map: &AffineMap) -> Operand {
        let iterators = map.results.iter().filter_map(dimension).collect();
        let elements = cv.elements(value, &shape);
        Operand { value, shape, iterators, made: FxHashMap::default(), elements }
    }

    /// Number of the element that the iterators are at.
    fn number(&self, at: &[i64]) -> usize {
        let position: Vec<i64> = self.iterators.iter().map(|&iterator| at[iterator]).collect();
        self.shape.linear(&position)
    }

    fn element(&self, at: &[i64]) -> Value {
        self.elements[self.number(at)]
    }

    /// The elements along an iterator that is at its start: a row of the operand, lanes from several rows, or one
    /// element in all lanes where the operand does not depend on it.
    fn row(&mut self, cv: &mut Converter, at: &[i64], along: usize, row: TypeId, lanes: i64) -> Value {
        let number = self.number(at);
        if let Some(&known) = self.made.get(&number) {
            return known;
        }
        let dim = self.iterators.iter().position(|&iterator| iterator == along);
        let made = match dim {
            None => cv.splat(self.elements[number], row),
            Some(dim) if dim + 1 == self.iterators.len() => {
                let outer: Vec<i64> = self.iterators[..dim].iter().map(|&iterator| at[iterator]).collect();
                cv.row_at(self.value, &self.shape, &outer)
            }
            Some(dim) => {
                let stride: i64 = self.shape.sizes[dim + 1..].iter().product();
                let column: Vec<Value> =
                    (0..lanes).map(|i| self.elements[number + (i * stride) as usize]).collect();
                cv.row_of(&column, row)
            }
        };
        self.made.insert(number, made);
        made
    }
}

/// A contraction being converted.
struct Contraction {
    lhs: Operand,
    rhs: Operand,
    mask: Option<Operand>,
    /// Iterator of each dimension of the result.
    result: Vec<usize>,
    /// The other iterators, which are summed over.
    summed: Vec<usize>,
    extents: Vec<i64>,
    combine: Combine,
    /// Type of the elements of the result; those of the operands may be narrower.
    element: TypeId,
}

pub(super) fn convert_contract(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    contract(cv, op, None)
}

pub(super) fn contract(cv: &mut Converter, op: Op, mask: Option<Value>) -> Result<(), Problem> {
    let result = cv.result_type(op, 0);
    let element = crate::dialect::vector::types::element(&cv.cx, result);
    let element = cv.convert_type(element)?;
    let starts_with_zero = mask.is_none() && sums_before_accumulator(cv, op);
    let mut contraction = contraction(cv, op, mask, element)?;
    let acc = cv.one_operand(op, 2)?;
    let value = if vector(&cv.cx, result).is_some() {
        let to = cv.vector_shape(result)?;
        let starts_with_zero = starts_with_zero && contraction.combine.is_sum();
        contract_to_vector(cv, &mut contraction, acc, &to, starts_with_zero)?
    } else {
        contract_to_scalar(cv, &mut contraction, acc)?
    };
    cv.set_only(op, value);
    Ok(())
}

fn contraction(
    cv: &mut Converter,
    op: Op,
    mask: Option<Value>,
    element: TypeId,
) -> Result<Contraction, Problem> {
    let maps = contract_maps(&cv.cx, cv.attrs(op)).map(|maps| maps.map(Clone::clone));
    let [lhs_map, rhs_map, result_map] = maps.ok_or("has no indexing maps")?;
    let [(lhs, lhs_shape), (rhs, rhs_shape)] = [vector_operand(cv, op, 0)?, vector_operand(cv, op, 1)?];
    let mut extents = vec![1; lhs_map.dims as usize];
    for (map, shape) in [(&lhs_map, &lhs_shape), (&rhs_map, &rhs_shape)] {
        for (expr, &size) in map.results.iter().zip(&shape.sizes) {
            if let Some(iterator) = dimension(expr) {
                extents[iterator] = size;
            }
        }
    }
    let result: Vec<usize> = result_map.results.iter().filter_map(dimension).collect();
    let summed = (0..extents.len()).filter(|iterator| !result.contains(iterator)).collect();
    let combine = Combine::of(cv, op, element)?;
    let (lhs, lhs_shape) = promote(cv, lhs, lhs_shape, element);
    let (rhs, rhs_shape) = promote(cv, rhs, rhs_shape, element);
    let lhs = Operand::new(cv, lhs, lhs_shape, &lhs_map);
    let rhs = Operand::new(cv, rhs, rhs_shape, &rhs_map);
    let mask = mask.map(|mask| {
        let identity = crate::dialect::vector::types::minor_identity(extents.len(), extents.len());
        let shape = cv.mask_shape(&extents);
        Operand::new(cv, mask, shape, &identity)
    });
    Ok(Contraction { lhs, rhs, mask, result, summed, extents, combine, element })
}

/// Whether MLIR's lowering to dot products, its default, takes the operation: products of matrices and of a matrix
/// and a vector. It adds up from zero and adds the accumulator last, which matters for floats.
fn sums_before_accumulator(cv: &Converter, op: Op) -> bool {
    let attrs = cv.attrs(op);
    let (Some(maps), Some(reductions)) = (contract_maps(&cv.cx, attrs), reduction_iterators(&cv.cx, attrs))
    else {
        return false;
    };
    let dims = |map: &AffineMap| -> Vec<usize> {
        let mut dims: Vec<usize> = map.results.iter().filter_map(dimension).collect();
        dims.sort_unstable();
        dims
    };
    let dims = maps.map(dims);
    match reductions.as_slice() {
        [false, false, true] => dims == [vec![0, 2], vec![1, 2], vec![0, 1]],
        [false, true] => dims == [vec![0, 1], vec![1], vec![0]] || dims == [vec![1], vec![0, 1], vec![0]],
        _ => false,
    }
}

/// A vector with its elements extended to a wider type.
fn promote(cv: &mut Converter, value: Value, shape: Shape, element: TypeId) -> (Value, Shape) {
    if shape.element == element {
        return (value, shape);
    }
    let wide = cv.shape_with(&shape.sizes, element);
    let extend = if cv.cx.float_kind(element).is_some() { cast::FPEXT } else { cast::SEXT };
    let value = cv.elementwise(extend, &[value], wide.ty, &[]);
    (value, wide)
}

/// Of scalars or rows.
fn multiply(cv: &mut Converter, element: TypeId, a: Value, b: Value) -> Value {
    let multiply = if cv.cx.float_kind(element).is_some() { llvm::FMUL } else { llvm::MUL };
    let ty = cv.type_of(a);
    cv.emit_value(multiply, &[a, b], ty, &[])
}

/// Row by row of the result: in each step products of two rows are added.
fn contract_to_vector(
    cv: &mut Converter,
    contraction: &mut Contraction,
    acc: Value,
    to: &Shape,
    starts_with_zero: bool,
) -> Result<Value, Problem> {
    let along = contraction.result[contraction.result.len() - 1];
    let steps = contraction.steps(&contraction.summed);
    let mut rows = cv.rows(acc, to);
    let zero = match starts_with_zero {
        true => Some(contraction.combine.neutral(cv, to.row)?),
        false => None,
    };
    for (row, position) in rows.iter_mut().zip(to.rows()) {
        let mut total = zero.unwrap_or(*row);
        for step in &steps {
            let at = contraction.at(&position, step);
            total = contraction.add_row(cv, total, &at, along, to);
        }
        *row = if zero.is_some() { contraction.combine.apply(cv, total, *row) } else { total };
    }
    Ok(cv.vector_of_rows(to, &rows))
}

fn contract_to_scalar(
    cv: &mut Converter,
    contraction: &mut Contraction,
    acc: Value,
) -> Result<Value, Problem> {
    if let ([only], None) = (contraction.summed.as_slice(), &contraction.mask) {
        let (lanes, at) = (contraction.extents[*only], vec![0; contraction.extents.len()]);
        let row = cv.row_type(lanes, contraction.element);
        let along = *only;
        let (a, b) = (
            contraction.lhs.row(cv, &at, along, row, lanes),
            contraction.rhs.row(cv, &at, along, row, lanes),
        );
        let products = multiply(cv, contraction.element, a, b);
        return contraction.combine.reduce(cv, Some(acc), products);
    }
    let mut total = acc;
    for step in contraction.steps(&contraction.summed) {
        let at = contraction.at(&[], &step);
        let product =
            multiply(cv, contraction.element, contraction.lhs.element(&at), contraction.rhs.element(&at));
        let sum = contraction.combine.apply(cv, total, product);
        total = match &contraction.mask {
            Some(mask) => {
                let bit = mask.element(&at);
                cv.select_row(bit, sum, total)
            }
            None => sum,
        };
    }
    Ok(total)
}

impl Contraction {
    /// All positions of some iterators.
    fn steps(&self, iterators: &[usize]) -> Vec<Vec<i64>> {
        let extents: Vec<i64> = iterators.iter().map(|&iterator| self.extents[iterator]).collect();
        positions(&extents)
    }

    /// Where all iterators are at a row of the result and a step of the sum.
    fn at(&self, row: &[i64], step: &[i64]) -> Vec<i64> {
        let mut at = vec![0; self.extents.len()];
        for (&iterator, &index) in self.result.iter().zip(row).chain(self.summed.iter().zip(step)) {
            at[iterator] = index;
        }
        at
    }

    fn add_row(&mut self, cv: &mut Converter, total: Value, at: &[i64], along: usize, to: &Shape) -> Value {
        let lanes = to.lanes();
        let a = self.lhs.row(cv, at, along, to.row, lanes);
        let b = self.rhs.row(cv, at, along, to.row, lanes);
        let product = multiply(cv, self.element, a, b);
        let sum = self.combine.apply(cv, total, product);
        let Some(mask) = &mut self.mask else { return sum };
        let mask_row = cv.row_type(lanes, TypeId::I1);
        let mask = mask.row(cv, at, along, mask_row, lanes);
        cv.select_row(mask, sum, total)
    }
}

pub(super) fn convert_outerproduct(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    outerproduct(cv, op, None)
}

/// Row by row: an element of the left side times the right side. A scalar right side makes one row of it.
pub(super) fn outerproduct(cv: &mut Converter, op: Op, mask: Option<Value>) -> Result<(), Problem> {
    let (lhs, lhs_shape) = vector_operand(cv, op, 0)?;
    let rhs = cv.one_operand(op, 1)?;
    let to = result_shape(cv, op)?;
    let combine = Combine::of(cv, op, to.element)?;
    let acc = if cv.source().operands(op).len() > 2 { Some(cv.one_operand(op, 2)?) } else { None };
    let factors: Vec<(Value, Value)> = if to.sizes.len() == 1 {
        vec![(lhs, cv.splat(rhs, to.row))]
    } else {
        let elements = cv.elements(lhs, &lhs_shape);
        elements.into_iter().map(|element| (cv.splat(element, to.row), rhs)).collect()
    };
    let acc_rows: Vec<Option<Value>> = match acc {
        Some(acc) => cv.rows(acc, &to).into_iter().map(Some).collect(),
        None => vec![None; factors.len()],
    };
    let masks: Vec<Option<Value>> = match mask {
        Some(mask) => {
            let shape = cv.mask_shape(&to.sizes);
            cv.rows(mask, &shape).into_iter().map(Some).collect()
        }
        None => vec![None; factors.len()],
    };
    let mut rows = Vec::new();
    for ((factors, acc), mask) in factors.into_iter().zip(acc_rows).zip(masks) {
        let row = outer_row(cv, &combine, factors, acc, &to);
        rows.push(match (mask, acc) {
            (Some(mask), Some(acc)) => cv.select_row(mask, row, acc),
            _ => row,
        });
    }
    let value = cv.vector_of_rows(&to, &rows);
    cv.set_only(op, value);
    Ok(())
}

fn outer_row(
    cv: &mut Converter,
    combine: &Combine,
    (a, b): (Value, Value),
    acc: Option<Value>,
    to: &Shape,
) -> Value {
    match acc {
        // As MLIR's lowering does.
        Some(acc) if combine.is_sum() && cv.cx.float_kind(to.element).is_some() => {
            cv.emit_value(intrinsic::FMULADD, &[a, b, acc], to.row, &[])
        }
        Some(acc) => {
            let product = multiply(cv, to.element, a, b);
            combine.apply(cv, product, acc)
        }
        None => multiply(cv, to.element, a, b),
    }
}

/// Matrices by columns: each column of the product is a sum of columns of the left side. A matrix by rows is its transpose
/// by columns, and the transpose of a product is the product of the transposes in the opposite order.
pub(super) fn convert_matrix_multiply(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let [mut left, mut right] = [vector_operand(cv, op, 0)?, vector_operand(cv, op, 1)?];
    let to = result_shape(cv, op)?;
    let number = |name| cv.attr(op, name).and_then(|attr| cv.cx.int_value(attr)).unwrap_or_default() as i64;
    let (mut rows, inner, mut columns) =
        (number(name::LHS_ROWS), number(name::LHS_COLUMNS), number(name::RHS_COLUMNS));
    if cv.options.row_major_matrices {
        std::mem::swap(&mut left, &mut right);
        std::mem::swap(&mut rows, &mut columns);
    }
    let ((lhs, lhs_shape), (rhs, rhs_shape)) = (left, right);
    let column = cv.row_type(rows, to.element);
    let left: Vec<Value> = (0..inner)
        .map(|k| cv.shuffle([lhs, lhs], &(k * rows..(k + 1) * rows).collect::<Vec<i64>>()))
        .collect();
    debug_assert_eq!(lhs_shape.lanes(), rows * inner);
    let right = cv.elements(rhs, &rhs_shape);
    let is_float = cv.cx.float_kind(to.element).is_some();
    let add = if is_float { llvm::FADD } else { llvm::ADD };
    let mut elements = Vec::new();
    for j in 0..columns {
        let mut total = None;
        for (k, &a) in left.iter().enumerate() {
            let b = cv.splat(right[j as usize * inner as usize + k], column);
            let product = multiply(cv, to.element, a, b);
            total = Some(match total {
                Some(total) => cv.emit_value(add, &[total, product], column, &[]),
                None => product,
            });
        }
        if let Some(total) = total {
            elements.append(&mut cv.lanes(total, rows));
        }
    }
    let value = cv.vector_of(&to, &elements);
    cv.set_value(op, value);
    Ok(())
}
