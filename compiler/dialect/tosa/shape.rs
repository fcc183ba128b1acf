//! Shapes of results, inferred from the types of operands, attributes and constant operands.

use crate::dialect::tensor;
use crate::ir::{Body, Context, DYNAMIC, Op, TypeId};

use super::parameter::{either, int, operand};
use super::{
    ARGMAX, AVG_POOL2D, CONCAT, COND_IF, CONST, CONST_SHAPE, CONV2D, CONV3D, CUSTOM, DEPTHWISE_CONV2D, FFT2D,
    FULLY_CONNECTED, GATHER, MATMUL, MAX_POOL2D, PAD, REDUCE_ALL, REDUCE_ANY, REDUCE_MAX, REDUCE_MIN,
    REDUCE_PRODUCT, REDUCE_SUM, RESHAPE, RESIZE, RFFT2D, SELECT, SLICE, TILE, TRANSPOSE, TRANSPOSE_CONV2D,
    VARIABLE_READ, WHILE_LOOP,
};

/// A shape; [`DYNAMIC`] is an unknown size.
pub type Shape = Vec<i64>;

/// An operation with the types of its operands, which may be more precise than in the body.
#[derive(Clone, Copy)]
pub struct Typed<'a> {
    /// Interned data.
    pub cx: &'a Context,
    /// The body of the operation.
    pub body: &'a Body,
    /// The operation.
    pub op: Op,
    /// The types of its operands.
    pub types: &'a [TypeId],
}

/// Returns the shape of the result; `None` if the operands do not determine its rank.
///
/// # Errors
/// Fails if the shapes of the operands contradict each other. The message completes `'name' op …`.
pub fn result_shape(op: Typed) -> Result<Option<Shape>, String> {
    match op.body.name(op.op) {
        CONST | CONST_SHAPE | COND_IF | WHILE_LOOP | CUSTOM | VARIABLE_READ | FFT2D | RFFT2D => Ok(None),
        REDUCE_ALL | REDUCE_ANY | REDUCE_MAX | REDUCE_MIN | REDUCE_PRODUCT | REDUCE_SUM => op.reduced(),
        ARGMAX => op.without_axis(),
        CONCAT => op.concatenated(),
        PAD => op.padded(),
        RESHAPE => op.reshaped(),
        SLICE => op.sliced(),
        TILE => op.tiled(),
        TRANSPOSE => op.transposed(),
        GATHER => op.gathered(),
        RESIZE => op.resized(),
        MATMUL => op.multiplied(),
        FULLY_CONNECTED => op.connected(),
        CONV2D | CONV3D => op.convolved(),
        DEPTHWISE_CONV2D => op.depthwise(),
        TRANSPOSE_CONV2D => op.transpose_convolved(),
        AVG_POOL2D | MAX_POOL2D => op.pooled(),
        SELECT => op.broadcast(3),
        name if super::is_binary(name) => op.broadcast(2),
        _ => Ok(op.shape(0).map(<[i64]>::to_vec)),
    }
}

/// Returns the size of a dimension of the broadcast of two sizes; `None` if there is none.
fn broadcast_size(a: i64, b: i64) -> Option<i64> {
    match (a, b) {
        (1, other) | (other, 1) => Some(other),
        (DYNAMIC, other) | (other, DYNAMIC) => Some(other),
        _ => (a == b).then_some(a),
    }
}

/// Returns the more precise of two sizes of one dimension; `None` if they differ.
fn same_size(a: i64, b: i64) -> Option<i64> {
    match (a, b) {
        (DYNAMIC, other) | (other, DYNAMIC) => Some(other),
        _ => (a == b).then_some(a),
    }
}

/// Applies a function to a size, unless it is unknown.
fn map(size: i64, f: impl FnOnce(i64) -> i64) -> i64 {
    if size == DYNAMIC { DYNAMIC } else { f(size) }
}

impl<'a> Typed<'a> {
    /// Returns the shape of an operand; `None` if it is unranked or missing.
    pub fn shape(self, index: usize) -> Option<&'a [i64]> {
        tensor::shape(self.cx, *self.types.get(index)?)
    }

    /// Returns the shape of an operand, which must have this rank.
    fn ranked(self, index: usize, rank: usize) -> Result<Option<&'a [i64]>, String> {
        match self.shape(index) {
            Some(shape) if shape.len() != rank => {
                Err(format!("operand #{index} must have {rank} dimensions, but has {}", shape.len()))
            }
            shape => Ok(shape),
        }
    }

    /// Returns the numbers of an attribute or a constant operand, of which there must be `count`; `None` if the operand
    /// is not constant.
    fn numbers(self, attr_name: &str, index: usize, count: usize) -> Result<Option<Vec<i64>>, String> {
        match either(self.cx, self.body, self.op, attr_name, index) {
            Some(numbers) if numbers.len() != count => {
                Err(format!("requires {count} numbers in '{attr_name}', but has {}", numbers.len()))
            }
            numbers => Ok(numbers),
        }
    }

    /// Returns the numbers of an attribute, of which there must be `count`.
    fn attr_numbers(self, attr_name: &str, count: usize) -> Result<Vec<i64>, String> {
        let numbers = self.numbers(attr_name, usize::MAX, count)?;
        numbers.ok_or_else(|| format!("requires attribute '{attr_name}'"))
    }

    /// Returns the attribute `axis` if it is a dimension of a shape.
    fn axis(self, shape: &[i64]) -> Result<usize, String> {
        let axis = int(self.cx, self.body, self.op, "axis").unwrap_or(0);
        let is_dim = |&axis: &usize| axis < shape.len();
        usize::try_from(axis)
            .ok()
            .filter(is_dim)
            .ok_or_else(|| format!("axis {axis} is no dimension of a tensor of rank {}", shape.len()))
    }

    fn broadcast(self, count: usize) -> Result<Option<Shape>, String> {
        let mut all: Shape = Vec::new();
        for index in 0..count {
            let Some(shape) = self.shape(index) else { return Ok(None) };
            let (long, short) = if shape.len() > all.len() { (shape, &all[..]) } else { (&all[..], shape) };
            let mut merged = long.to_vec();
            let offset = long.len() - short.len();
            for (size, &other) in merged[offset..].iter_mut().zip(short) {
                *size = broadcast_size(*size, other).ok_or("operands do not have broadcastable shapes")?;
            }
            all = merged;
        }
        Ok(Some(all))
    }

    fn reduced(self) -> Result<Option<Shape>, String> {
        let Some(shape) = self.shape(0) else { return Ok(None) };
        let mut shape = shape.to_vec();
        let axis = self.axis(&shape)?;
        shape[axis] = 1;
        Ok(Some(shape))
    }

    fn without_axis(self) -> Result<Option<Shape>, String> {
        let Some(shape) = self.shape(0) else { return Ok(None) };
        let mut shape = shape.to_vec();
        shape.remove(self.axis(&shape.clone())?);
        Ok(Some(shape))
    }

    fn concatenated(self) -> Result<Option<Shape>, String> {
        let Some(first) = self.shape(0) else { return Ok(None) };
        let axis = self.axis(first)?;
        let mut all = first.to_vec();
        for index in 1..self.types.len() {
            let Some(shape) = self.ranked(index, first.len())? else { return Ok(None) };
            for (dim, (size, &other)) in all.iter_mut().zip(shape).enumerate() {
                *size = match dim == axis {
                    true => crate::ir::strides::plus(*size, other),
                    false => same_size(*size, other)
                        .ok_or("operands differ in a dimension other than that of the concatenation")?,
                };
            }
        }
        Ok(Some(all))
    }

    fn padded(self) -> Result<Option<Shape>, String> {
        let Some(shape) = self.shape(0) else { return Ok(None) };
        let Some(padding) = operand(self.cx, self.body, self.op, 1) else {
            return Ok(Some(vec![DYNAMIC; shape.len()]));
        };
        if padding.len() != 2 * shape.len() {
            return Err(format!("requires {} numbers in 'padding'", 2 * shape.len()));
        }
        let pairs = shape.iter().zip(padding.chunks(2));
        Ok(Some(pairs.map(|(&size, pad)| map(size, |size| size + pad[0] + pad[1])).collect()))
    }

    fn reshaped(self) -> Result<Option<Shape>, String> {
        let Some(mut shape) = either(self.cx, self.body, self.op, "new_shape", 1) else { return Ok(None) };
        let unknown = |size: &&mut i64| **size < 0;
        if shape.iter_mut().filter(unknown).count() > 1 {
            return Err("at most one size of the new shape may be inferred".to_string());
        }
        let known: i64 = shape.iter().filter(|&&size| size >= 0).product();
        let total = self.shape(0).filter(|shape| !shape.contains(&DYNAMIC));
        let total = total.map(|shape| shape.iter().product::<i64>());
        match (shape.iter_mut().find(|size| **size < 0), total) {
            (Some(size), Some(total)) if known > 0 && total % known == 0 => *size = total / known,
            (Some(size), None) => *size = DYNAMIC,
            (None, None) => {}
            (None, Some(total)) if total == known => {}
            _ => return Err("the new shape has another number of elements".to_string()),
        }
        Ok(Some(shape))
    }

    fn sliced(self) -> Result<Option<Shape>, String> {
        let Some(shape) = self.shape(0) else { return Ok(None) };
        let start = self.numbers("start", 1, shape.len())?;
        let Some(size) = self.numbers("size", 2, shape.len())? else {
            return Ok(Some(vec![DYNAMIC; shape.len()]));
        };
        let mut sizes = Vec::new();
        for dim in 0..shape.len() {
            let start = start.as_ref().map(|start| start[dim]);
            let is_outside =
                |start: i64| start < 0 || (shape[dim] != DYNAMIC && start + size[dim].max(0) > shape[dim]);
            if start.is_some_and(is_outside) {
                return Err(format!("the slice exceeds dimension {dim}"));
            }
            sizes.push(match start {
                _ if size[dim] >= 0 => size[dim],
                Some(start) => map(shape[dim], |all| all - start),
                None => DYNAMIC,
            });
        }
        Ok(Some(sizes))
    }

    fn tiled(self) -> Result<Option<Shape>, String> {
        let Some(shape) = self.shape(0) else { return Ok(None) };
        let Some(counts) = self.numbers("multiples", 1, shape.len())? else {
            return Ok(Some(vec![DYNAMIC; shape.len()]));
        };
        let tiled =
            |(&size, count): (&i64, i64)| if count < 0 { DYNAMIC } else { map(size, |size| size * count) };
        Ok(Some(shape.iter().zip(counts).map(tiled).collect()))
    }

    fn transposed(self) -> Result<Option<Shape>, String> {
        let Some(shape) = self.shape(0) else { return Ok(None) };
        let Some(perms) = self.numbers("perms", 1, shape.len())? else {
            return Ok(Some(vec![DYNAMIC; shape.len()]));
        };
        let mut sorted = perms.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(0..shape.len() as i64) {
            return Err("'perms' must be a permutation of the dimensions".to_string());
        }
        Ok(Some(perms.iter().map(|&dim| shape[dim as usize]).collect()))
    }

    fn gathered(self) -> Result<Option<Shape>, String> {
        let (values, indices) = (self.ranked(0, 3)?, self.ranked(1, 2)?);
        let size = |shape: Option<&[i64]>, dim: usize| shape.map_or(DYNAMIC, |shape| shape[dim]);
        let batch = same_size(size(values, 0), size(indices, 0)).ok_or("operands differ in dimension 0")?;
        Ok(Some(vec![batch, size(indices, 1), size(values, 2)]))
    }

    fn resized(self) -> Result<Option<Shape>, String> {
        let Some(input) = self.ranked(0, 4)? else { return Ok(None) };
        let (scale, offset) = (self.numbers("scale", 1, 4)?, self.numbers("offset", 2, 2)?);
        let (Some(scale), Some(offset), Some(border)) = (scale, offset, self.numbers("border", 3, 2)?) else {
            return Ok(Some(vec![input[0], DYNAMIC, DYNAMIC, input[3]]));
        };
        if scale.iter().any(|&scale| scale <= 0) {
            return Err("requires positive numbers in 'scale'".to_string());
        }
        let size = |dim: usize| {
            map(input[dim + 1], |size| {
                ((size - 1) * scale[2 * dim] - offset[dim] + border[dim]) / scale[2 * dim + 1] + 1
            })
        };
        Ok(Some(vec![input[0], size(0), size(1), input[3]]))
    }

    fn multiplied(self) -> Result<Option<Shape>, String> {
        let (Some(a), Some(b)) = (self.ranked(0, 3)?, self.ranked(1, 3)?) else { return Ok(None) };
        same_size(a[2], b[1]).ok_or("operands differ in the dimension that is summed")?;
        let batch = same_size(a[0], b[0]).ok_or("operands differ in dimension 0")?;
        Ok(Some(vec![batch, a[1], b[2]]))
    }

    fn connected(self) -> Result<Option<Shape>, String> {
        let (Some(input), Some(weight)) = (self.ranked(0, 2)?, self.ranked(1, 2)?) else { return Ok(None) };
        same_size(input[1], weight[1]).ok_or("operands differ in the dimension that is summed")?;
        self.check_bias(weight[0])?;
        Ok(Some(vec![input[0], weight[0]]))
    }

    /// Checks that the bias, operand 2, has one element or as many as there are output channels.
    fn check_bias(self, channels: i64) -> Result<(), String> {
        let size = self.ranked(2, 1)?.map_or(DYNAMIC, |bias| bias[0]);
        match size == 1 || same_size(size, channels).is_some() {
            true => Ok(()),
            false => Err(format!("requires a bias of {channels} elements, but it has {size}")),
        }
    }

    /// Returns the sizes of windows at positions of an input, given its sizes, those of the window, and attributes.
    fn windows(self, input: &[i64], window: &[i64], has_dilation: bool) -> Result<Shape, String> {
        let dims = input.len();
        let (pad, stride) = (self.attr_numbers("pad", 2 * dims)?, self.attr_numbers("stride", dims)?);
        let dilation = if has_dilation { self.attr_numbers("dilation", dims)? } else { vec![1; dims] };
        if stride.iter().chain(&dilation).any(|&step| step <= 0) || pad.iter().any(|&pad| pad < 0) {
            return Err("requires positive strides and dilations, and no negative padding".to_string());
        }
        let mut sizes = Vec::new();
        for dim in 0..dims {
            if input[dim] == DYNAMIC || window[dim] == DYNAMIC {
                sizes.push(DYNAMIC);
                continue;
            }
            let span = input[dim] - 1 + pad[2 * dim] + pad[2 * dim + 1] - (window[dim] - 1) * dilation[dim];
            if span < 0 {
                return Err(format!("the window exceeds the padded input in dimension {}", dim + 1));
            }
            sizes.push(span / stride[dim] + 1);
        }
        Ok(sizes)
    }

    fn convolved(self) -> Result<Option<Shape>, String> {
        let rank = if self.body.name(self.op) == CONV3D { 5 } else { 4 };
        let (Some(input), Some(weight)) = (self.ranked(0, rank)?, self.ranked(1, rank)?) else {
            return Ok(None);
        };
        same_size(input[rank - 1], weight[rank - 1]).ok_or("input and weight differ in their channels")?;
        self.check_bias(weight[0])?;
        let sizes = self.windows(&input[1..rank - 1], &weight[1..rank - 1], true)?;
        Ok(Some([&[input[0]], &sizes[..], &[weight[0]]].concat()))
    }

    fn depthwise(self) -> Result<Option<Shape>, String> {
        let (Some(input), Some(weight)) = (self.ranked(0, 4)?, self.ranked(1, 4)?) else { return Ok(None) };
        same_size(input[3], weight[2]).ok_or("input and weight differ in their channels")?;
        let channels = crate::ir::strides::times(weight[2], weight[3]);
        self.check_bias(channels)?;
        let sizes = self.windows(&input[1..3], &weight[..2], true)?;
        Ok(Some(vec![input[0], sizes[0], sizes[1], channels]))
    }

    fn transpose_convolved(self) -> Result<Option<Shape>, String> {
        let (Some(input), Some(weight)) = (self.ranked(0, 4)?, self.ranked(1, 4)?) else { return Ok(None) };
        same_size(input[3], weight[3]).ok_or("input and weight differ in their channels")?;
        self.check_bias(weight[0])?;
        let (pad, stride) = (self.attr_numbers("out_pad", 4)?, self.attr_numbers("stride", 2)?);
        if stride.iter().any(|&step| step <= 0) {
            return Err("requires positive strides".to_string());
        }
        let size = |dim: usize| match (input[dim + 1], weight[dim + 1]) {
            (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
            (input, window) => (input - 1) * stride[dim] + pad[2 * dim] + pad[2 * dim + 1] + window,
        };
        Ok(Some(vec![input[0], size(0), size(1), weight[0]]))
    }

    fn pooled(self) -> Result<Option<Shape>, String> {
        let Some(input) = self.ranked(0, 4)? else { return Ok(None) };
        let kernel = self.attr_numbers("kernel", 2)?;
        if kernel.iter().any(|&size| size <= 0) {
            return Err("requires a positive kernel".to_string());
        }
        let sizes = self.windows(&input[1..3], &kernel, false)?;
        Ok(Some(vec![input[0], sizes[0], sizes[1], input[3]]))
    }
}
