//! Operators that move elements.

use crate::dialect::tosa::parameter::{self, quantization};
use crate::dialect::{arith, tensor};
use crate::ir::{DYNAMIC, Op, TypeId, Value, name};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::{Size, tensor_type};
use super::super::structured::dims_map;

/// Rewrites `tosa.concat`.
pub(super) fn concat(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let operands: Result<Vec<Value>, Problem> =
        rewriter.old.operands(op).iter().map(|&operand| rewriter.value(operand)).collect();
    let operands = operands?;
    let axis = rewriter.axis(op);
    let mut shape = rewriter.shape(operands[0])?;
    for &operand in &operands[1..] {
        for (dim, size) in rewriter.shape(operand)?.into_iter().enumerate() {
            match dim == axis {
                true => shape[dim] = crate::ir::strides::plus(shape[dim], size),
                false if shape[dim] == DYNAMIC => shape[dim] = size,
                false => {}
            }
        }
    }
    let ty = tensor_type(rewriter.cx, &shape, rewriter.element_of(operands[0]));
    let dim = rewriter.cx.int_attr(TypeId::I64, axis as i128);
    Ok(rewriter.emit_value(tensor::CONCAT, &operands, ty, &[(name::DIM, dim)]))
}

/// Rewrites `tosa.pad`.
pub(super) fn pad(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let padding = rewriter.numbers(op, "padding", 1)?;
    let element = rewriter.element_of(value);
    let element = match rewriter.old.operands(op).get(2) {
        Some(&constant) => scalar(rewriter, constant)?,
        None => {
            let zero = quantization(rewriter.cx, rewriter.old, op, "input_zp").unwrap_or(0);
            rewriter.number(element, zero)
        }
    };
    let side = |side: usize| -> Vec<i64> { padding.chunks(2).map(|pair| pair[side]).collect() };
    rewriter.padded(value, (&side(0), &side(1)), element)
}

/// Returns the only element of an old tensor.
pub(super) fn scalar(rewriter: &mut Rewriter, old: Value) -> Result<Value, Problem> {
    let value = rewriter.value(old)?;
    let rank = rewriter.shape(value)?.len();
    let ty = rewriter.element_of(value);
    let constant = parameter::constant(rewriter.cx, rewriter.old, old);
    if let Some(constant) = constant.and_then(|attr| parameter::splat(rewriter.cx, attr)) {
        let attr = parameter::number_attr(rewriter.cx, ty, constant);
        return Ok(rewriter.emit_value(arith::CONSTANT, &[], ty, &[(name::VALUE, attr)]));
    }
    let indices: Vec<Value> = (0..rank).map(|_| rewriter.index(0)).collect();
    Ok(rewriter.extract(value, &indices))
}

/// Rewrites `tosa.reshape`.
pub(super) fn reshape(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let from = rewriter.sizes(value)?;
    let to = rewriter.numbers(op, "new_shape", 1)?;
    let to = new_sizes(rewriter, &from, &to);
    rewriter.reshaped(value, &to)
}

/// Returns the sizes of a new shape, in which -1 stands for the size that makes the number of elements equal.
fn new_sizes(rewriter: &mut Rewriter, from: &[Size], to: &[i64]) -> Vec<Size> {
    let known: i64 = to.iter().filter(|&&size| size >= 0).product();
    let mut sizes = Vec::new();
    for &size in to {
        sizes.push(match size >= 0 {
            true => Size::Known(size),
            false => {
                let total = from.iter().fold(Size::Known(1), |total, &size| rewriter.product(total, size));
                rewriter.scaled(total, [1, 0, known.max(1), 0])
            }
        });
    }
    sizes
}

/// Rewrites `tosa.reverse`.
pub(super) fn reverse(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let axis = rewriter.axis(op);
    let sizes = rewriter.sizes(value)?;
    let element = rewriter.element_of(value);
    let last = rewriter.scaled(sizes[axis], [1, -1, 1, 0]);
    let last = rewriter.size_value(last);
    rewriter.parallel(Vec::new(), (&sizes, element), |rewriter, _| {
        let mut indices: Vec<Value> = (0..sizes.len()).map(|dim| rewriter.loop_index(dim)).collect();
        indices[axis] = rewriter.arith(arith::SUBI, &[last, indices[axis]]);
        Ok(rewriter.extract(value, &indices))
    })
}

/// Rewrites `tosa.slice`.
pub(super) fn slice(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let start = rewriter.numbers(op, "start", 1)?;
    let size = rewriter.numbers(op, "size", 2)?;
    let mut sizes = Vec::new();
    for (dim, (&start, &size)) in start.iter().zip(&size).enumerate() {
        sizes.push(match size >= 0 {
            true => Size::Known(size),
            false => {
                let all = rewriter.size(value, dim)?;
                rewriter.scaled(all, [1, -start, 1, 0])
            }
        });
    }
    let start: Vec<Size> = start.into_iter().map(Size::Known).collect();
    Ok(rewriter.slice(value, &start, &sizes))
}

/// Rewrites `tosa.tile`.
pub(super) fn tile(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let counts = rewriter.numbers(op, "multiples", 1)?;
    if counts.iter().any(|&count| count < 0) {
        return Err("'multiples' has unknown numbers".into());
    }
    let sizes = rewriter.sizes(value)?;
    let element = rewriter.element_of(value);
    let rank = sizes.len();
    if rank == 0 {
        return Ok(value);
    }
    let pairs: Vec<Size> =
        counts.iter().zip(&sizes).flat_map(|(&count, &size)| [Size::Known(count), size]).collect();
    let input = dims_map(2 * rank, (0..rank).map(|dim| 2 * dim + 1));
    let tiled = rewriter.parallel(vec![(value, input)], (&pairs, element), |_, args| Ok(args[0]))?;
    rewriter.collapse(tiled, &vec![2; rank])
}

/// Rewrites `tosa.transpose`.
pub(super) fn transpose(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let perms = rewriter.numbers(op, "perms", 1)?;
    let perms: Vec<usize> = perms.into_iter().filter_map(|dim| usize::try_from(dim).ok()).collect();
    rewriter.transposed(value, &perms)
}

/// Rewrites `tosa.gather`.
pub(super) fn gather(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (values, indices) = (rewriter.operand(op, 0)?, rewriter.operand(op, 1)?);
    let (from, positions) = (rewriter.sizes(values)?, rewriter.sizes(indices)?);
    let batch = rewriter.common_size(from[0], positions[0]);
    let sizes = [batch, positions[1], from[2]];
    let element = rewriter.element_of(values);
    let input = dims_map(3, [0, 1]);
    rewriter.parallel(vec![(indices, input)], (&sizes, element), |rewriter, args| {
        let (batch, column) = (rewriter.loop_index(0), rewriter.loop_index(2));
        let row = rewriter.resize_int(args[0], TypeId::INDEX, false);
        Ok(rewriter.extract(values, &[batch, row, column]))
    })
}

/// Rewrites `tosa.scatter` as loops that insert rows.
pub(super) fn scatter(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (values, indices) = (rewriter.operand(op, 0)?, rewriter.operand(op, 1)?);
    let rows = rewriter.operand(op, 2)?;
    let sizes = rewriter.sizes(rows)?;
    rewriter.counted_loop(sizes[0], values, |rewriter, batch, values| {
        rewriter.counted_loop(sizes[1], values, |rewriter, number, values| {
            let row = rewriter.extract(indices, &[batch, number]);
            let row = rewriter.resize_int(row, TypeId::INDEX, false);
            let one = Size::Known(1);
            let shape = [one, one, sizes[2]];
            let (zero, batch) = (Size::Known(0), Size::Dynamic(batch));
            let source = rewriter.slice(rows, &[batch, Size::Dynamic(number), zero], &shape);
            Ok(rewriter.insert_slice(source, values, &[batch, Size::Dynamic(row), zero], &shape))
        })
    })
}

impl Rewriter<'_> {
    /// Adds elements around an image, or removes some where the numbers are negative.
    pub(super) fn padded_or_cut(
        &mut self,
        value: Value,
        low: [i64; 4],
        high: [i64; 4],
        element: Value,
    ) -> Result<Value, Problem> {
        let cut = |numbers: [i64; 4]| numbers.map(|number| (-number).max(0));
        let added = |numbers: [i64; 4]| numbers.map(|number| number.max(0));
        let (first, last) = (cut(low), cut(high));
        let mut value = value;
        if first.iter().chain(&last).any(|&count| count > 0) {
            let mut sizes = self.sizes(value)?;
            for (dim, size) in sizes.iter_mut().enumerate() {
                *size = self.scaled(*size, [1, -first[dim] - last[dim], 1, 0]);
            }
            value = self.slice(value, &first.map(Size::Known), &sizes);
        }
        self.padded(value, (&added(low), &added(high)), element)
    }

    /// Puts `stride - 1` copies of an element between the rows and columns of an image.
    pub(super) fn spread(&mut self, image: Value, stride: &[i64], element: Value) -> Result<Value, Problem> {
        if stride.iter().all(|&stride| stride == 1) {
            return Ok(image);
        }
        let from = self.sizes(image)?;
        let mut sizes = from.clone();
        for dim in 0..2 {
            sizes[dim + 1] = self.scaled(from[dim + 1], [stride[dim], 1 - stride[dim], 1, 0]);
        }
        let ty = self.element_of(image);
        self.parallel(Vec::new(), (&sizes, ty), |this, _| {
            let mut indices = [0, 1, 2, 3].map(|dim| this.loop_index(dim));
            let mut is_element = this.int(TypeId::I1, 1);
            for (dim, &stride) in stride.iter().enumerate() {
                let stride = this.index(stride);
                let zero = this.index(0);
                let remainder = this.arith(arith::REMSI, &[indices[dim + 1], stride]);
                let fits =
                    this.compare_ints(crate::dialect::llvm::compare::IntPredicate::Eq, remainder, zero);
                is_element = this.arith(arith::ANDI, &[is_element, fits]);
                indices[dim + 1] = this.arith(arith::DIVSI, &[indices[dim + 1], stride]);
            }
            let own = this.extract(image, &indices);
            Ok(this.select(is_element, own, element))
        })
    }
}
