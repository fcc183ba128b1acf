//! Products of matrices.

use crate::dialect::linalg;
use crate::ir::{Op, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::Size;
use super::super::structured::dims_map;

/// Rewrites `tosa.matmul`.
pub(super) fn matmul(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (a, b) = (rewriter.operand(op, 0)?, rewriter.operand(op, 1)?);
    let (left, right) = (rewriter.sizes(a)?, rewriter.sizes(b)?);
    let batch = rewriter.common_size(left[0], right[0]);
    rewriter.common_size(left[2], right[1]);
    let element = rewriter.result_element(op);
    let zero = rewriter.number(element, 0);
    let init = rewriter.filled(&[batch, left[1], right[2]], zero)?;
    let points = rewriter.zero_points(op, 2, ["a_zp", "b_zp"])?;
    let inputs = rewriter.with_zero_points(&[a, b], points);
    let name = if inputs.len() > 2 { linalg::QUANTIZED_BATCH_MATMUL } else { linalg::BATCH_MATMUL };
    rewriter.named(name, &inputs, init, &[])
}

/// Rewrites `tosa.fully_connected`.
pub(super) fn fully_connected(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (input, weight) = (rewriter.operand(op, 0)?, rewriter.operand(op, 1)?);
    let (left, right) = (rewriter.sizes(input)?, rewriter.sizes(weight)?);
    rewriter.common_size(left[1], right[1]);
    let element = rewriter.result_element(op);
    let bias = rewriter.operand(op, 2)?;
    let init = rewriter.broadcast_bias(bias, &[left[0], right[0]], element)?;
    let weight = rewriter.transposed(weight, &[1, 0])?;
    let points = rewriter.zero_points(op, 3, ["input_zp", "weight_zp"])?;
    let inputs = rewriter.with_zero_points(&[input, weight], points);
    let name = if inputs.len() > 2 { linalg::QUANTIZED_MATMUL } else { linalg::MATMUL };
    rewriter.named(name, &inputs, init, &[])
}

impl Rewriter<'_> {
    /// Returns two inputs, and their zero points if one of them is not zero.
    pub(super) fn with_zero_points(&mut self, inputs: &[Value], points: Option<[i64; 2]>) -> Vec<Value> {
        let mut inputs = inputs.to_vec();
        if let Some(points) = points.filter(|&points| points != [0, 0]) {
            inputs.extend(points.map(|point| self.int(TypeId::I32, point.into())));
        }
        inputs
    }

    /// Returns a tensor of these sizes, whose elements are those of the bias for the last dimension.
    pub(super) fn broadcast_bias(
        &mut self,
        bias: Value,
        sizes: &[Size],
        element: TypeId,
    ) -> Result<Value, Problem> {
        let rank = sizes.len();
        let map = match self.shape(bias)?[..] {
            [1] => super::super::structured::map(rank, [crate::ir::AffineExpr::Constant(0)]),
            _ => dims_map(rank, [rank - 1]),
        };
        self.parallel(vec![(bias, map)], (sizes, element), |this, args| this.convert(args[0], element))
    }
}
