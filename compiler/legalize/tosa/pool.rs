//! Pooling.

use crate::dialect::linalg::generic::IteratorKind;
use crate::dialect::{arith, linalg, math};
use crate::ir::{AffineExpr, AffineMap, Op, TypeId, Value, name};

use super::super::rewriter::{Problem, Rewriter};
use super::super::scalar::int_range;
use super::super::shape::Size;
use super::super::structured::{Loops, dims_map, map};
use super::reduction::lowest;
use super::rescale::{Rounding, scaled};

/// The windows of a pooling operation.
struct Pool {
    input: Value,
    kernel: Vec<i64>,
    stride: Vec<i64>,
    pad: Vec<i64>,
}

impl Pool {
    fn of(rewriter: &Rewriter, op: Op) -> Result<Pool, Problem> {
        Ok(Pool {
            input: rewriter.operand(op, 0)?,
            kernel: rewriter.attr_numbers(op, "kernel")?,
            stride: rewriter.attr_numbers(op, "stride")?,
            pad: rewriter.attr_numbers(op, "pad")?,
        })
    }

    /// Returns the input with elements around it.
    fn padded(&self, rewriter: &mut Rewriter, element: Value) -> Result<Value, Problem> {
        let (low, high) = ([0, self.pad[0], self.pad[2], 0], [0, self.pad[1], self.pad[3], 0]);
        rewriter.padded(self.input, (&low, &high), element)
    }

    /// Returns the sizes of the output.
    fn output(&self, rewriter: &mut Rewriter, padded: Value) -> Result<Vec<Size>, Problem> {
        let mut sizes = rewriter.sizes(padded)?;
        for dim in 0..2 {
            let constants = [1, -self.kernel[dim], self.stride[dim], 1];
            sizes[dim + 1] = rewriter.scaled(sizes[dim + 1], constants);
        }
        Ok(sizes)
    }

    /// Returns the tensor that stands for the window.
    fn window(&self, rewriter: &mut Rewriter, element: TypeId) -> Value {
        let sizes = [Size::Known(self.kernel[0]), Size::Known(self.kernel[1])];
        rewriter.empty(&sizes, element)
    }

    fn named(
        &self,
        rewriter: &mut Rewriter,
        op_name: crate::ir::OpName,
        padded: Value,
        init: Value,
    ) -> Result<Value, Problem> {
        let window = self.window(rewriter, rewriter.element_of(init));
        let (strides, dilations) = (rewriter.window_attr(&self.stride), rewriter.window_attr(&[1, 1]));
        let attrs = [(name::STRIDES, strides), (name::DILATIONS, dilations)];
        rewriter.named(op_name, &[padded, window], init, &attrs)
    }
}

/// Rewrites `tosa.max_pool2d`.
pub(super) fn maximum(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let pool = Pool::of(rewriter, op)?;
    let element = rewriter.element_of(pool.input);
    let lowest = lowest(rewriter, element, -1)?;
    let padded = pool.padded(rewriter, lowest)?;
    let sizes = pool.output(rewriter, padded)?;
    let init = rewriter.filled(&sizes, lowest)?;
    match rewriter.is_float(element) && rewriter.ignores_nan(op) {
        true => maximum_number(rewriter, &pool, padded, init),
        false => pool.named(rewriter, linalg::POOLING_NHWC_MAX, padded, init),
    }
}

/// Emits the maxima of windows, without NaNs.
fn maximum_number(
    rewriter: &mut Rewriter,
    pool: &Pool,
    padded: Value,
    init: Value,
) -> Result<Value, Problem> {
    let window = pool.window(rewriter, rewriter.element_of(init));
    let dim = AffineExpr::Dim;
    let position =
        |at: u32, stride: i64, offset: u32| dim(at).times(AffineExpr::Constant(stride)).plus(dim(offset));
    let input = map(6, [dim(0), position(1, pool.stride[0], 4), position(2, pool.stride[1], 5), dim(3)]);
    let loops = Loops {
        kinds: &[
            IteratorKind::Parallel,
            IteratorKind::Parallel,
            IteratorKind::Parallel,
            IteratorKind::Parallel,
            IteratorKind::Reduction,
            IteratorKind::Reduction,
        ],
        inputs: vec![(padded, input), (window, dims_map(6, [4, 5]))],
        outputs: vec![(init, dims_map(6, 0..4))],
    };
    let results = rewriter.generic(loops, |rewriter, args| {
        let larger = rewriter.arith(arith::MAXIMUMF, &[args[2], args[0]]);
        let is_nan = rewriter.is_nan(args[0]);
        Ok(vec![rewriter.select(is_nan, args[2], larger)])
    })?;
    Ok(results[0])
}

/// Rewrites `tosa.avg_pool2d`: sums, divided by the numbers of elements that are not padding.
pub(super) fn average(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let pool = Pool::of(rewriter, op)?;
    let points = rewriter.zero_points(op, 1, ["input_zp", "output_zp"])?.unwrap_or([0, 0]);
    let (element, sum) = (rewriter.element_of(pool.input), rewriter.accumulator(op));
    let zero = rewriter.number(element, 0);
    let padded = pool.padded(rewriter, zero)?;
    let sizes = pool.output(rewriter, padded)?;
    let zero = rewriter.number(sum, 0);
    let init = rewriter.filled(&sizes, zero)?;
    let sums = pool.named(rewriter, linalg::POOLING_NHWC_SUM, padded, init)?;
    let last: Vec<Value> = [sizes[1], sizes[2]]
        .into_iter()
        .map(|size| {
            let last = rewriter.scaled(size, [1, -1, 1, 0]);
            rewriter.size_value(last)
        })
        .collect();
    rewriter.parallel(vec![(sums, AffineMap::identity(4))], (&sizes, element), |rewriter, args| {
        let mut counts = Vec::new();
        for (dim, &last) in last.iter().enumerate() {
            counts.push(covered(rewriter, &pool, dim, last));
        }
        let count = rewriter.arith(arith::MULI, &counts);
        let count = rewriter.resize_int(count, TypeId::I32, false);
        quotient(rewriter, args[0], count, points, element)
    })
}

/// Emits the number of elements of the window at the current iteration that are not padding, in one dimension; `last` is
/// the last index of the output.
fn covered(rewriter: &mut Rewriter, pool: &Pool, dim: usize, last: Value) -> Value {
    let index = rewriter.loop_index(dim + 1);
    let stride = rewriter.index(pool.stride[dim]);
    let zero = rewriter.index(0);
    let from_end = rewriter.arith(arith::SUBI, &[last, index]);
    let mut count = rewriter.index(pool.kernel[dim]);
    for (distance, pad) in [(index, pool.pad[2 * dim]), (from_end, pool.pad[2 * dim + 1])] {
        if pad == 0 {
            continue;
        }
        let distance = rewriter.arith(arith::MULI, &[distance, stride]);
        let pad = rewriter.index(pad);
        let inside = rewriter.arith(arith::SUBI, &[distance, pad]);
        let missing = rewriter.arith(arith::MINSI, &[inside, zero]);
        count = rewriter.arith(arith::ADDI, &[count, missing]);
    }
    let one = rewriter.index(1);
    rewriter.arith(arith::MAXSI, &[count, one])
}

/// Emits the quotient of a sum and a number of elements, with zero points.
fn quotient(
    rewriter: &mut Rewriter,
    sum: Value,
    count: Value,
    points: [i64; 2],
    result: TypeId,
) -> Result<Value, Problem> {
    let ty = rewriter.type_of(sum);
    if rewriter.is_float(ty) {
        let count = rewriter.emit_value(arith::SITOFP, &[count], ty, &[]);
        let quotient = rewriter.arith(arith::DIVF, &[sum, count]);
        return rewriter.convert(quotient, result);
    }
    let sum = rewriter.resize_int(sum, TypeId::I32, false);
    let point = rewriter.int(TypeId::I32, points[0].into());
    let offset = rewriter.arith(arith::MULI, &[count, point]);
    let sum = rewriter.arith(arith::SUBI, &[sum, offset]);
    let (multiplier, shift) = reciprocal(rewriter, count);
    let product = scaled(rewriter, [sum, multiplier], shift, Rounding::Single);
    let point = rewriter.int(TypeId::I32, points[1].into());
    let shifted = rewriter.arith(arith::ADDI, &[product, point]);
    let range = int_range(rewriter.width(result)?, false);
    let clamped = rewriter.clamp_int(shifted, range);
    Ok(rewriter.resize_int(clamped, result, false))
}

/// Emits the multiplier and the shift of the fixed-point reciprocal of a positive number.
fn reciprocal(rewriter: &mut Rewriter, count: Value) -> (Value, Value) {
    let one = rewriter.int(TypeId::I32, 1);
    let before = rewriter.arith(arith::SUBI, &[count, one]);
    let zeros = rewriter.arith(math::CTLZ, &[before]);
    let width = rewriter.int(TypeId::I32, 32);
    let bits = rewriter.arith(arith::SUBI, &[width, zeros]);
    let bits64 = rewriter.resize_int(bits, TypeId::I64, true);
    let unit = rewriter.int(TypeId::I64, (1 << 30) + 1);
    let numerator = rewriter.arith(arith::SHLI, &[unit, bits64]);
    let count = rewriter.resize_int(count, TypeId::I64, true);
    let multiplier = rewriter.arith(arith::DIVUI, &[numerator, count]);
    let multiplier = rewriter.resize_int(multiplier, TypeId::I32, false);
    let bits = rewriter.resize_int(bits, TypeId::I8, false);
    let base = rewriter.int(TypeId::I8, 30);
    (multiplier, rewriter.arith(arith::ADDI, &[bits, base]))
}
