//! The transforms of Winograd's convolution as products with constant matrices, from the left and from the right. A
//! dimension in which the filter has size 1 has no product. Terms are added in the order of MLIR's decomposition.

use crate::dialect::linalg;
use crate::dialect::linalg::generic::IteratorKind;
use crate::dialect::linalg::winograd::{Algorithm, algorithm};
use crate::ir::float::from_f64;
use crate::ir::{AffineExpr, AffineMap, AttrData, DenseData, Op, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::{Size, tensor_type};
use super::super::structured::{Loops, dims_map, map};
use crate::dialect::arith;

/// A matrix, by rows.
type Matrix = &'static [&'static [f64]];

/// The matrices of an algorithm.
struct Matrices {
    filter: Matrix,
    input: Matrix,
    output: Matrix,
    /// The factor of the output for each product.
    factor: f64,
}

/// Two results of a filter of size 3.
const F_2_3: Matrices = Matrices {
    filter: &[&[-1.0, 0.0, 0.0], &[0.5, -0.5, 0.5], &[0.5, 0.5, 0.5], &[0.0, 0.0, 1.0]],
    input: &[&[-1.0, 0.0, 1.0, 0.0], &[0.0, -1.0, 1.0, 0.0], &[0.0, 1.0, 1.0, 0.0], &[0.0, -1.0, 0.0, 1.0]],
    output: &[&[1.0, 1.0, 1.0, 0.0], &[0.0, -1.0, 1.0, 1.0]],
    factor: 1.0,
};

/// Four results of a filter of size 3.
const F_4_3: Matrices = Matrices {
    filter: &[
        &[1.0, 0.0, 0.0],
        &[-1.0 / 3.0, 1.0 / 3.0, -1.0 / 3.0],
        &[-1.0 / 3.0, -1.0 / 3.0, -1.0 / 3.0],
        &[1.0 / 12.0, -1.0 / 6.0, 1.0 / 3.0],
        &[1.0 / 12.0, 1.0 / 6.0, 1.0 / 3.0],
        &[0.0, 0.0, 1.0],
    ],
    input: &[
        &[0.25, 0.0, -0.3125, 0.0, 0.0625, 0.0],
        &[0.0, 0.25, -0.25, -0.0625, 0.0625, 0.0],
        &[0.0, -0.25, -0.25, 0.0625, 0.0625, 0.0],
        &[0.0, 0.25, -0.125, -0.25, 0.125, 0.0],
        &[0.0, -0.25, -0.125, 0.25, 0.125, 0.0],
        &[0.0, 0.25, 0.0, -0.3125, 0.0, 0.0625],
    ],
    output: &[
        &[0.125, 0.25, 0.25, 0.125, 0.125, 0.0],
        &[0.0, -0.25, 0.25, -0.25, 0.25, 0.0],
        &[0.0, 0.25, 0.25, 0.5, 0.5, 0.0],
        &[0.0, -0.25, 0.25, -1.0, 1.0, 0.5],
    ],
    factor: 32.0,
};

/// Two results of a filter of size 5.
const F_2_5: Matrices = Matrices {
    filter: &[
        &[1.0, 0.0, 0.0, 0.0, 0.0],
        &[1.0 / 6.0, -1.0 / 6.0, 1.0 / 6.0, -1.0 / 6.0, 1.0 / 6.0],
        &[-1.0 / 6.0, -1.0 / 6.0, -1.0 / 6.0, -1.0 / 6.0, -1.0 / 6.0],
        &[-4.0 / 15.0, 2.0 / 15.0, -1.0 / 15.0, 1.0 / 30.0, -1.0 / 60.0],
        &[1.0 / 60.0, 1.0 / 30.0, 1.0 / 15.0, 2.0 / 15.0, 4.0 / 15.0],
        &[0.0, 0.0, 0.0, 0.0, 1.0],
    ],
    input: &[
        &[0.125, 0.1875, -0.25, -0.1875, 0.125, 0.0],
        &[0.0, 0.125, 0.0625, -0.3125, 0.125, 0.0],
        &[0.0, -0.125, -0.3125, -0.0625, 0.125, 0.0],
        &[0.0, 0.25, -0.125, -0.25, 0.125, 0.0],
        &[0.0, -0.125, -0.25, 0.125, 0.25, 0.0],
        &[0.0, 0.125, 0.1875, -0.25, -0.1875, 0.125],
    ],
    output: &[&[0.5, 1.0, 1.0, 2.0, 1.0, 0.0], &[0.0, -1.0, 1.0, -1.0, 2.0, 0.5]],
    factor: 16.0,
};

/// Rewrites a transform.
pub(super) fn transform(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let algorithm = algorithm(rewriter.cx, rewriter.old, op).ok_or("its algorithm is unknown")?;
    let matrices = match (algorithm.outputs, algorithm.filter) {
        (2, 3) => &F_2_3,
        (4, 3) => &F_4_3,
        _ => &F_2_5,
    };
    match rewriter.old.name(op) {
        linalg::WINOGRAD_FILTER_TRANSFORM => filter(rewriter, op, matrices),
        linalg::WINOGRAD_INPUT_TRANSFORM => input(rewriter, op, (algorithm, matrices)),
        _ => output(rewriter, op, (algorithm, matrices)),
    }
}

/// A filter `(f, h, w, c)` becomes a tensor `(h, w, c, f)`.
fn filter(rewriter: &mut Rewriter, op: Op, matrices: &Matrices) -> Result<Value, Problem> {
    let filter = rewriter.original(rewriter.old.operands(op)[0])?;
    let sizes = rewriter.sizes(filter)?;
    let [f, h, w, c] = [0, 1, 2, 3].map(|dim| sizes[dim]);
    let moved = rewriter.transposed(filter, &[1, 2, 3, 0])?;
    let rows = rewriter.multiplied(moved, (matrices.filter, 0), [h, w, c, f].to_vec())?;
    let whole = rewriter.sizes(rows)?;
    rewriter.multiplied(rows, (matrices.filter, 1), whole)
}

/// An image `(n, h, w, c)` becomes a tensor `(row, column, tile row, tile column, n, c)`, whose tiles overlap.
fn input(
    rewriter: &mut Rewriter,
    op: Op,
    (algorithm, matrices): (Algorithm, &Matrices),
) -> Result<Value, Problem> {
    let image = rewriter.original(rewriter.old.operands(op)[0])?;
    let dest = rewriter.old.value_type(rewriter.old.result(op, 0));
    let shape = crate::dialect::tensor::shape(rewriter.cx, dest).map(<[i64]>::to_vec).unwrap_or_default();
    let sizes = rewriter.sizes(image)?;
    let tiles: Vec<Size> = shape.iter().map(|&size| Size::Known(size)).collect();
    let step = |alpha: i64| if alpha == 1 { 1 } else { algorithm.outputs };
    // Loops: row, column, tile row, tile column, image, channel.
    let dim = AffineExpr::Dim;
    let strided =
        |tile: u32, index: u32, step: i64| dim(tile).times(AffineExpr::Constant(step)).plus(dim(index));
    let windows = map(6, [dim(4), strided(2, 0, step(shape[0])), strided(3, 1, step(shape[1])), dim(5)]);
    let all = [tiles[0], tiles[1], tiles[2], tiles[3], sizes[0], sizes[3]];
    let element = rewriter.element_of(image);
    let tiled = rewriter.parallel(vec![(image, windows)], (&all, element), |_, args| Ok(args[0]))?;
    let rows = rewriter.multiplied(tiled, (matrices.input, 0), all.to_vec())?;
    rewriter.multiplied(rows, (matrices.input, 1), all.to_vec())
}

/// A tensor `(row, column, tile row, tile column, n, f)` is added to an image `(n, h, w, f)`.
fn output(
    rewriter: &mut Rewriter,
    op: Op,
    (algorithm, matrices): (Algorithm, &Matrices),
) -> Result<Value, Problem> {
    let [value, dest] = [0, 1].map(|index| rewriter.old.operands(op)[index]);
    let (value, dest) = (rewriter.original(value)?, rewriter.original(dest)?);
    let sizes = rewriter.sizes(value)?;
    let rows = rewriter.multiplied(value, (matrices.output, 0), sizes.clone())?;
    let current = rewriter.sizes(rows)?;
    let results = rewriter.multiplied(rows, (matrices.output, 1), current)?;
    let products = [sizes[0], sizes[1]].into_iter().filter(|&size| size != Size::Known(1)).count();
    let factor = matrices.factor.powi(products as i32);
    let side = |size: Size| if size == Size::Known(1) { 1 } else { algorithm.outputs };
    let split =
        [sizes[4], sizes[2], Size::Known(side(sizes[0])), sizes[3], Size::Known(side(sizes[1])), sizes[5]];
    let groups = [1, 2, 2, 1];
    let expanded = rewriter.expand(dest, &groups, &split);
    // Loops: image, tile row, row, tile column, column, channel.
    let read = dims_map(6, [2, 4, 1, 3, 0, 5]);
    let element = rewriter.element_of(results);
    let loops = Loops {
        kinds: &[IteratorKind::Parallel; 6],
        inputs: vec![(results, read)],
        outputs: vec![(expanded, AffineMap::identity(6))],
    };
    let sums = rewriter.generic(loops, |rewriter, args| {
        let scaled = match factor {
            1.0 => args[0],
            _ => {
                let factor = rewriter.float(element, factor);
                rewriter.arith(arith::MULF, &[factor, args[0]])
            }
        };
        Ok(vec![rewriter.arith(arith::ADDF, &[scaled, args[1]])])
    })?;
    rewriter.collapse(sums[0], &groups)
}

impl Rewriter<'_> {
    /// Returns the product of a matrix and a tensor along one of its dimensions. A dimension of size 1 stays as it is.
    fn multiplied(
        &mut self,
        value: Value,
        (matrix, dim): (Matrix, usize),
        sizes: Vec<Size>,
    ) -> Result<Value, Problem> {
        if sizes[dim] == Size::Known(1) {
            return Ok(value);
        }
        let rank = sizes.len();
        let element = self.element_of(value);
        let constant = self.matrix(matrix, value);
        let mut to = sizes;
        to[dim] = Size::Known(matrix.len() as i64);
        let zero = self.float(element, 0.0);
        let init = self.filled(&to, zero)?;
        // The loops are the dimensions of the result; the last one is the sum.
        let read = dims_map(rank + 1, (0..rank).map(|at| if at == dim { rank } else { at }));
        let mut kinds = vec![IteratorKind::Parallel; rank];
        kinds.push(IteratorKind::Reduction);
        let loops = Loops {
            kinds: &kinds,
            inputs: vec![(constant, dims_map(rank + 1, [dim, rank])), (value, read)],
            outputs: vec![(init, dims_map(rank + 1, 0..rank))],
        };
        let results = self.generic(loops, |this, args| {
            let product = this.arith(arith::MULF, &args[..2]);
            Ok(vec![this.arith(arith::ADDF, &[args[2], product])])
        })?;
        Ok(results[0])
    }

    /// Returns a constant matrix of the elements of a tensor.
    fn matrix(&mut self, matrix: Matrix, like: Value) -> Value {
        let element = self.element_of(like);
        let shape = [matrix.len() as i64, matrix[0].len() as i64];
        let ty = tensor_type(self.cx, &shape, element);
        let mut bytes = Vec::new();
        if let Some(kind) = self.cx.float_kind(element) {
            let size = kind.bits().div_ceil(8) as usize;
            for &number in matrix.iter().copied().flatten() {
                bytes.extend_from_slice(&from_f64(kind, number).to_le_bytes()[..size]);
            }
        }
        let value = self.cx.attr(AttrData::DenseElements { ty, data: DenseData::Elements(bytes.into()) });
        self.constant(value)
    }
}
