//! Sums of products: `vector.contract`, `vector.outerproduct` and `vector.matrix_multiply`.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::{arith as llvm, cast, intrinsic};
use crate::dialect::vector::types::{dimension, vector};
use crate::dialect::vector::{Contract, OuterProduct, contract_maps, reduction_iterators};
use crate::ir::{AffineMap, Op, TypeId, Value, name};

use super::super::context::{Converter, Problem};
use super::combine::Combine;
use super::contract_loop;
use super::lanes::{Shape, positions};
use super::shape::{reshape, result_shape, vector_operand, vector_value};

/// A factor of a contraction, or its mask.
pub(super) struct Factor {
    pub(super) value: Value,
    pub(super) shape: Shape,
    /// The iterator of each dimension.
    pub(super) iterators: Vec<usize>,
}

impl Factor {
    fn new(value: Value, shape: Shape, map: &AffineMap) -> Factor {
        Factor { value, shape, iterators: map.results.iter().filter_map(dimension).collect() }
    }
}

/// A factor as scalar elements.
struct Operand<'a> {
    factor: &'a Factor,
    /// Rows that exist already, by the index of their first element.
    made: FxHashMap<usize, Value>,
    elements: Vec<Value>,
}

impl<'a> Operand<'a> {
    fn new(cv: &mut Converter, factor: &'a Factor) -> Operand<'a> {
        let elements = cv.elements(factor.value, &factor.shape);
        Operand { factor, made: FxHashMap::default(), elements }
    }

    /// Returns the index of the element at the iterators' position.
    fn number(&self, at: &[i64]) -> usize {
        let position: Vec<i64> = self.factor.iterators.iter().map(|&iterator| at[iterator]).collect();
        self.factor.shape.linear(&position)
    }

    fn element(&self, at: &[i64]) -> Value {
        self.elements[self.number(at)]
    }

    /// Returns the elements along an iterator that is at its start: a row of the operand, lanes from several rows, or a
    /// splat of one element if the operand does not depend on the iterator.
    fn row(&mut self, cv: &mut Converter, at: &[i64], along: usize, row: TypeId, lanes: i64) -> Value {
        let number = self.number(at);
        if let Some(&known) = self.made.get(&number) {
            return known;
        }
        let (iterators, shape) = (&self.factor.iterators, &self.factor.shape);
        let dim = iterators.iter().position(|&iterator| iterator == along);
        let made = match dim {
            None => cv.splat(self.elements[number], row),
            Some(dim) if dim + 1 == iterators.len() => {
                let outer: Vec<i64> = iterators[..dim].iter().map(|&iterator| at[iterator]).collect();
                cv.row_at(self.factor.value, shape, &outer)
            }
            Some(dim) => {
                let stride: i64 = shape.sizes[dim + 1..].iter().product();
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
pub(super) struct Contraction {
    pub(super) lhs: Factor,
    pub(super) rhs: Factor,
    pub(super) mask: Option<Factor>,
    /// The iterator of each dimension of the result.
    pub(super) result: Vec<usize>,
    /// The reduction iterators.
    pub(super) summed: Vec<usize>,
    pub(super) extents: Vec<i64>,
    pub(super) combine: Combine,
    /// The element type of the result. Those of the operands may be narrower.
    pub(super) element: TypeId,
}

/// The initial value of a sum.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// The accumulator.
    Accumulator,
    /// A number. The accumulator is added last.
    Number(Value),
}

pub(super) fn convert_contract(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    contract(cv, op, None)
}

pub(super) fn contract(cv: &mut Converter, op: Op, mask: Option<Value>) -> Result<(), Problem> {
    let result = cv.result_type(op, 0);
    let element = crate::dialect::vector::types::element(&cv.cx, result);
    let element = cv.convert_type(element)?;
    let starts_with_zero = mask.is_none() && sums_before_accumulator(cv, op);
    let contraction = contraction(cv, op, mask, element)?;
    let acc = cv.one(Contract(op).acc(cv.source()))?;
    let has_loops = contraction.extents.iter().product::<i64>() > contract_loop::MOST_UNROLLED;
    let value = if vector(&cv.cx, result).is_some() {
        let to = cv.vector_shape(result)?;
        let start = match starts_with_zero && contraction.combine.is_sum() {
            true => Start::Number(contraction.combine.neutral(cv, element)?),
            false => Start::Accumulator,
        };
        match has_loops {
            true => contract_loop::to_vector(cv, &contraction, acc, &to, start),
            false => Unrolled::new(cv, &contraction).vector(cv, acc, &to, start),
        }
    } else if has_loops && !contraction.is_row_product() {
        contract_loop::to_scalar(cv, &contraction, acc)
    } else {
        Unrolled::new(cv, &contraction).scalar(cv, acc)?
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
    let lhs = Factor::new(lhs, lhs_shape, &lhs_map);
    let rhs = Factor::new(rhs, rhs_shape, &rhs_map);
    let mask = mask.map(|mask| {
        let shape = cv.mask_shape(&extents);
        Factor { value: mask, shape, iterators: (0..extents.len()).collect() }
    });
    Ok(Contraction { lhs, rhs, mask, result, summed, extents, combine, element })
}

/// Returns true if MLIR's default lowering, to dot products, applies: to products of matrices, and of a matrix and a
/// vector. It starts the sum with zero and adds the accumulator last. The order matters for floats.
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

/// Extends the elements of a vector to a wider type.
fn promote(cv: &mut Converter, value: Value, shape: Shape, element: TypeId) -> (Value, Shape) {
    if shape.element == element {
        return (value, shape);
    }
    let wide = cv.shape_with(&shape.sizes, element);
    let extend = if cv.cx.float_kind(element).is_some() { cast::FPEXT } else { cast::SEXT };
    let value = cv.elementwise(extend, &[value], wide.ty, &[]);
    (value, wide)
}

/// Multiplies scalars or rows.
pub(super) fn multiply(cv: &mut Converter, element: TypeId, a: Value, b: Value) -> Value {
    let multiply = if cv.cx.float_kind(element).is_some() { llvm::FMUL } else { llvm::MUL };
    let ty = cv.type_of(a);
    cv.emit_value(multiply, &[a, b], ty, &[])
}

impl Contraction {
    /// Returns all positions of some iterators.
    fn steps(&self, iterators: &[usize]) -> Vec<Vec<i64>> {
        let extents: Vec<i64> = iterators.iter().map(|&iterator| self.extents[iterator]).collect();
        positions(&extents)
    }

    /// Returns the position of all iterators at a row of the result and a step of the sum.
    fn at(&self, row: &[i64], step: &[i64]) -> Vec<i64> {
        let mut at = vec![0; self.extents.len()];
        for (&iterator, &index) in self.result.iter().zip(row).chain(self.summed.iter().zip(step)) {
            at[iterator] = index;
        }
        at
    }

    /// Returns true for a sum of the product of two rows: there is a single iterator, and no mask.
    fn is_row_product(&self) -> bool {
        self.result.is_empty() && self.summed.len() == 1 && self.mask.is_none()
    }
}

/// An unrolled contraction, with an operation for each product of rows.
struct Unrolled<'a> {
    contraction: &'a Contraction,
    lhs: Operand<'a>,
    rhs: Operand<'a>,
    mask: Option<Operand<'a>>,
}

impl<'a> Unrolled<'a> {
    fn new(cv: &mut Converter, contraction: &'a Contraction) -> Unrolled<'a> {
        let (lhs, rhs) = (Operand::new(cv, &contraction.lhs), Operand::new(cv, &contraction.rhs));
        let mask = contraction.mask.as_ref().map(|mask| Operand::new(cv, mask));
        Unrolled { contraction, lhs, rhs, mask }
    }

    /// Computes the result row by row. Each step adds a product of two rows.
    fn vector(&mut self, cv: &mut Converter, acc: Value, to: &Shape, start: Start) -> Value {
        let contraction = self.contraction;
        let along = contraction.result[contraction.result.len() - 1];
        let steps = contraction.steps(&contraction.summed);
        let mut rows = cv.rows(acc, to);
        let start = match start {
            Start::Accumulator => None,
            Start::Number(number) => Some(cv.splat(number, to.row)),
        };
        for (row, position) in rows.iter_mut().zip(to.rows()) {
            let mut total = start.unwrap_or(*row);
            for step in &steps {
                let at = contraction.at(&position, step);
                total = self.add_row(cv, total, &at, along, to);
            }
            *row = if start.is_some() { contraction.combine.apply(cv, total, *row) } else { total };
        }
        cv.vector_of_rows(to, &rows)
    }

    fn add_row(&mut self, cv: &mut Converter, total: Value, at: &[i64], along: usize, to: &Shape) -> Value {
        let lanes = to.lanes();
        let a = self.lhs.row(cv, at, along, to.row, lanes);
        let b = self.rhs.row(cv, at, along, to.row, lanes);
        let product = multiply(cv, self.contraction.element, a, b);
        let sum = self.contraction.combine.apply(cv, total, product);
        let Some(mask) = &mut self.mask else { return sum };
        let mask_row = cv.row_type(lanes, TypeId::I1);
        let mask = mask.row(cv, at, along, mask_row, lanes);
        cv.select_row(mask, sum, total)
    }

    fn scalar(&mut self, cv: &mut Converter, acc: Value) -> Result<Value, Problem> {
        let contraction = self.contraction;
        if let (true, &[along]) = (contraction.is_row_product(), contraction.summed.as_slice()) {
            let (lanes, at) = (contraction.extents[along], vec![0; contraction.extents.len()]);
            let row = cv.row_type(lanes, contraction.element);
            let (a, b) = (self.lhs.row(cv, &at, along, row, lanes), self.rhs.row(cv, &at, along, row, lanes));
            let products = multiply(cv, contraction.element, a, b);
            return contraction.combine.reduce(cv, Some(acc), products);
        }
        let mut total = acc;
        for step in contraction.steps(&contraction.summed) {
            let at = contraction.at(&[], &step);
            let product = multiply(cv, contraction.element, self.lhs.element(&at), self.rhs.element(&at));
            let sum = contraction.combine.apply(cv, total, product);
            total = match &self.mask {
                Some(mask) => {
                    let bit = mask.element(&at);
                    cv.select_row(bit, sum, total)
                }
                None => sum,
            };
        }
        Ok(total)
    }
}

pub(super) fn convert_outerproduct(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    outerproduct(cv, op, None)
}

/// Converts an outer product row by row: an element of the left side times the right side. For a scalar right side the
/// result is one row.
pub(super) fn outerproduct(cv: &mut Converter, op: Op, mask: Option<Value>) -> Result<(), Problem> {
    let (source, product) = (cv.source(), OuterProduct(op));
    let (lhs, lhs_shape) = vector_value(cv, product.lhs(source))?;
    let rhs = cv.one(product.rhs(source))?;
    let to = result_shape(cv, op)?;
    let combine = Combine::of(cv, op, to.element)?;
    let acc = product.acc(source).map(|acc| cv.one(acc)).transpose()?;
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
        // As in MLIR's lowering.
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

/// Converts a product of column-major matrices: each column of the product is a sum of columns of the left side. A
/// row-major matrix is the transpose of a column-major one, and the transpose of a product is the product of the
/// transposes in the opposite order.
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
    if rows.saturating_mul(inner).saturating_mul(columns) > contract_loop::MOST_UNROLLED {
        let value = multiply_by_loops(cv, left, right, [rows, inner, columns], &to)?;
        cv.set_value(op, value);
        return Ok(());
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

/// Computes the product of column-major matrices as a contraction with iterators for columns, rows and the sum.
fn multiply_by_loops(
    cv: &mut Converter,
    (lhs, lhs_shape): (Value, Shape),
    (rhs, rhs_shape): (Value, Shape),
    [rows, inner, columns]: [i64; 3],
    to: &Shape,
) -> Result<Value, Problem> {
    const COLUMN: usize = 0;
    const ROW: usize = 1;
    const SUMMED: usize = 2;
    let mut factor = |value, flat: &Shape, sizes: [i64; 2], iterators: [usize; 2]| {
        let shape = cv.shape_with(&sizes, flat.element);
        Factor { value: reshape(cv, value, flat, &shape), shape, iterators: iterators.to_vec() }
    };
    let lhs = factor(lhs, &lhs_shape, [inner, rows], [SUMMED, ROW]);
    let rhs = factor(rhs, &rhs_shape, [columns, inner], [COLUMN, SUMMED]);
    let contraction = Contraction {
        lhs,
        rhs,
        mask: None,
        result: vec![COLUMN, ROW],
        summed: vec![SUMMED],
        extents: vec![columns, rows, inner],
        combine: Combine::sum(cv, to.element),
        element: to.element,
    };
    // Minus zero is the neutral element of addition.
    let nothing = match cv.cx.float_kind(to.element) {
        Some(_) => cv.float_constant(to.element, -0.0)?,
        None => cv.constant(to.element, 0),
    };
    let shape = cv.shape_with(&[columns, rows], to.element);
    let row = cv.splat(nothing, shape.row);
    let start = cv.vector_of_rows(&shape, &vec![row; columns as usize]);
    let product = contract_loop::to_vector(cv, &contraction, start, &shape, Start::Accumulator);
    Ok(reshape(cv, product, &shape, to))
}
