//! Convolutions. Weights are transposed so that the output channels are adjacent.

use crate::dialect::tosa::parameter::attr;
use crate::dialect::{arith, linalg, tosa};
use crate::ir::{AffineMap, NamedAttr, Op, TypeId, Value, name};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::Size;
use super::super::structured::dims_map;

/// The zero points of the input and the weight in `quantization_info`.
const ZERO_POINTS: [&str; 2] = ["input_zp", "weight_zp"];

/// Rewrites `tosa.conv2d` and `tosa.conv3d`.
pub(super) fn convolution(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let is_volume = rewriter.old.name(op) == tosa::CONV3D;
    let dims = if is_volume { 3 } else { 2 };
    let weight = rewriter.operand(op, 1)?;
    let channels = rewriter.size(weight, 0)?;
    let permutation: Vec<usize> = (1..dims + 2).chain([0]).collect();
    let weight = rewriter.transposed(weight, &permutation)?;
    let input = Windows::of(rewriter, op, dims)?;
    let sizes = input.output(rewriter, weight, &[channels])?;
    let (result, sum) = (rewriter.result_element(op), rewriter.accumulator(op));
    let bias = rewriter.operand(op, 2)?;
    let init = rewriter.broadcast_bias(bias, &sizes, sum)?;
    let inputs = rewriter.with_zero_points(&[input.padded, weight], input.zero_points);
    let name = match (is_volume, inputs.len() > 2) {
        (false, false) => linalg::CONV_2D_NHWC_HWCF,
        (false, true) => linalg::CONV_2D_NHWC_HWCF_Q,
        (true, false) => linalg::CONV_3D_NDHWC_DHWCF,
        (true, true) => linalg::CONV_3D_NDHWC_DHWCF_Q,
    };
    let attrs = input.attrs(rewriter);
    let value = rewriter.named(name, &inputs, init, &attrs)?;
    rewriter.converted(value, result)
}

/// Rewrites `tosa.depthwise_conv2d`.
pub(super) fn depthwise(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let weight = rewriter.operand(op, 1)?;
    let channels = [rewriter.size(weight, 2)?, rewriter.size(weight, 3)?];
    let input = Windows::of(rewriter, op, 2)?;
    let sizes = input.output(rewriter, weight, &channels)?;
    let (result, sum) = (rewriter.result_element(op), rewriter.accumulator(op));
    let zero = rewriter.number(sum, 0);
    let init = rewriter.filled(&sizes, zero)?;
    let inputs = rewriter.with_zero_points(&[input.padded, weight], input.zero_points);
    let name = match inputs.len() > 2 {
        false => linalg::DEPTHWISE_CONV_2D_NHWC_HWCM,
        true => linalg::DEPTHWISE_CONV_2D_NHWC_HWCM_Q,
    };
    let attrs = input.attrs(rewriter);
    let value = rewriter.named(name, &inputs, init, &attrs)?;
    let value = rewriter.collapse(value, &[1, 1, 1, 2])?;
    let value = rewriter.converted(value, result)?;
    let bias = rewriter.operand(op, 2)?;
    rewriter.plus_bias(value, bias, result)
}

/// Rewrites `tosa.transpose_conv2d` as the convolution of the input, with zeros between its elements, and the reversed
/// weight.
pub(super) fn transposed(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (stride, pad) = (rewriter.attr_numbers(op, "stride")?, rewriter.attr_numbers(op, "out_pad")?);
    let (input, weight) = (rewriter.operand(op, 0)?, rewriter.operand(op, 1)?);
    let points = rewriter.zero_points(op, 3, ZERO_POINTS)?;
    let window = rewriter.shape(weight)?;
    let (Some(&height), Some(&width)) = (window.get(1), window.get(2)) else { return Err(Problem::Reported) };
    if height < 0 || width < 0 {
        return Err("the size of the weight is unknown".into());
    }
    let element = rewriter.element_of(input);
    let zero = rewriter.number(element, points.map_or(0, |points| points[0]));
    let spread = rewriter.spread(input, &stride, zero)?;
    let low = [0, height - 1 + pad[0], width - 1 + pad[2], 0];
    let high = [0, height - 1 + pad[1], width - 1 + pad[3], 0];
    let padded = rewriter.padded_or_cut(spread, low, high, zero)?;
    let weight = rewriter.reversed_window(weight, [height, width])?;
    let sizes = rewriter.sizes(padded)?;
    let channels = rewriter.size(weight, 3)?;
    let sizes = [
        sizes[0],
        rewriter.scaled(sizes[1], [1, 1 - height, 1, 0]),
        rewriter.scaled(sizes[2], [1, 1 - width, 1, 0]),
        channels,
    ];
    let (result, sum) = (rewriter.result_element(op), rewriter.accumulator(op));
    let bias = rewriter.operand(op, 2)?;
    let init = rewriter.broadcast_bias(bias, &sizes, sum)?;
    let inputs = rewriter.with_zero_points(&[padded, weight], points);
    let name = if inputs.len() > 2 { linalg::CONV_2D_NHWC_HWCF_Q } else { linalg::CONV_2D_NHWC_HWCF };
    let ones = rewriter.window_attr(&[1, 1]);
    let attrs = [(name::STRIDES, ones), (name::DILATIONS, ones)];
    let value = rewriter.named(name, &inputs, init, &attrs)?;
    rewriter.converted(value, result)
}

/// The padded input of a convolution, and where its windows are.
struct Windows {
    padded: Value,
    zero_points: Option<[i64; 2]>,
    stride: Vec<i64>,
    dilation: Vec<i64>,
}

impl Windows {
    fn of(rewriter: &mut Rewriter, op: Op, dims: usize) -> Result<Windows, Problem> {
        let input = rewriter.operand(op, 0)?;
        let zero_points = rewriter.zero_points(op, 3, ZERO_POINTS)?;
        let pad = rewriter.attr_numbers(op, "pad")?;
        let element = rewriter.element_of(input);
        let side = |side: usize| -> Vec<i64> {
            let pads = (0..dims).map(|dim| pad[2 * dim + side]);
            [0].into_iter().chain(pads).chain([0]).collect()
        };
        let zero = rewriter.number(element, zero_points.map_or(0, |points| points[0]));
        let padded = rewriter.padded(input, (&side(0), &side(1)), zero)?;
        let (stride, dilation) =
            (rewriter.attr_numbers(op, "stride")?, rewriter.attr_numbers(op, "dilation")?);
        Ok(Windows { padded, zero_points, stride, dilation })
    }

    /// Returns the sizes of the output, given a weight whose first dimensions are those of the window.
    fn output(
        &self,
        rewriter: &mut Rewriter,
        weight: Value,
        channels: &[Size],
    ) -> Result<Vec<Size>, Problem> {
        let sizes = rewriter.sizes(self.padded)?;
        let window = rewriter.shape(weight)?;
        let mut output = vec![sizes[0]];
        for (dim, (&stride, &dilation)) in self.stride.iter().zip(&self.dilation).enumerate() {
            let size = window[dim];
            if size < 0 {
                return Err("the size of the weight is unknown".into());
            }
            output.push(rewriter.scaled(sizes[dim + 1], [1, -(size - 1) * dilation - 1, stride, 1]));
        }
        output.extend(channels);
        Ok(output)
    }

    fn attrs(&self, rewriter: &mut Rewriter) -> [NamedAttr; 2] {
        let stride = rewriter.window_attr(&self.stride);
        [(name::STRIDES, stride), (name::DILATIONS, rewriter.window_attr(&self.dilation))]
    }
}

impl Rewriter<'_> {
    /// Returns the type of sums: the attribute `acc_type`, or else the element type of the result.
    pub(super) fn accumulator(&self, op: Op) -> TypeId {
        let ty = attr(self.cx, self.old, op, "acc_type").and_then(|attr| self.cx.type_value(attr));
        ty.unwrap_or_else(|| self.result_element(op))
    }

    /// Converts the elements of a tensor to another type.
    pub(super) fn converted(&mut self, value: Value, element: TypeId) -> Result<Value, Problem> {
        if self.element_of(value) == element {
            return Ok(value);
        }
        let sizes = self.sizes(value)?;
        let identity = AffineMap::identity(sizes.len() as u32);
        self.parallel(vec![(value, identity)], (&sizes, element), |this, args| this.convert(args[0], element))
    }

    /// Adds the elements of a bias to those of a tensor with the same last index.
    fn plus_bias(&mut self, value: Value, bias: Value, element: TypeId) -> Result<Value, Problem> {
        let sizes = self.sizes(value)?;
        let rank = sizes.len();
        let channel = match self.shape(bias)?[..] {
            [1] => super::super::structured::map(rank, [crate::ir::AffineExpr::Constant(0)]),
            _ => dims_map(rank, [rank - 1]),
        };
        let inputs = vec![(bias, channel), (value, AffineMap::identity(rank as u32))];
        self.parallel(inputs, (&sizes, element), |this, args| {
            let bias = this.convert(args[0], element)?;
            Ok(this.either((arith::ADDF, arith::ADDI), &[bias, args[1]]))
        })
    }

    /// Reverses the window of a weight, and makes its output channels the last dimension.
    fn reversed_window(&mut self, weight: Value, window: [i64; 2]) -> Result<Value, Problem> {
        let sizes = self.sizes(weight)?;
        let element = self.element_of(weight);
        let sizes = [sizes[1], sizes[2], sizes[3], sizes[0]];
        self.parallel(Vec::new(), (&sizes, element), |this, _| {
            let index = [0, 1, 2, 3].map(|dim| this.loop_index(dim));
            let mut reversed = [index[0], index[1]];
            for (index, size) in reversed.iter_mut().zip(window) {
                let last = this.index(size - 1);
                *index = this.arith(arith::SUBI, &[last, *index]);
            }
            Ok(this.extract(weight, &[index[3], reversed[0], reversed[1], index[2]]))
        })
    }
}
