//! Operators that move elements.

use crate::dialect::tosa::parameter::{self, quantization};
use crate::dialect::{arith, scf, tensor};
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
    let shapes = [&from, &to].map(|sizes| sizes.iter().map(|size| size.in_type()).collect::<Vec<i64>>());
    let [from_groups, to_groups] = common_groups(&shapes[0], &shapes[1]);
    let value = if to_groups.is_empty() { rewriter.cast_to_ones(value)? } else { value };
    let merged = rewriter.collapse(value, &from_groups)?;
    let merged = rewriter.with_known_groups(merged, &to_groups, &shapes[1])?;
    Ok(rewriter.expand(merged, &to_groups, &to))
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

/// Divides the dimensions of two shapes into groups of neighbours with as many elements. Returns the numbers of dimensions
/// in each group. Shapes with unknown sizes are one group, and so are those with a rank of 0.
fn common_groups(from: &[i64], to: &[i64]) -> [Vec<usize>; 2] {
    let is_whole = [from, to].iter().any(|shape| shape.iter().any(|&size| size <= 0));
    if from.is_empty() || to.is_empty() {
        return [Vec::new(), Vec::new()];
    }
    if is_whole {
        return [vec![from.len()], vec![to.len()]];
    }
    let mut groups = [Vec::new(), Vec::new()];
    let (mut i, mut j) = (0, 0);
    while i < from.len() && j < to.len() {
        let (first_i, first_j) = (i, j);
        let (mut left, mut right) = (from[i], to[j]);
        (i, j) = (i + 1, j + 1);
        while left != right {
            if left < right {
                left *= from[i];
                i += 1;
            } else {
                right *= to[j];
                j += 1;
            }
        }
        groups[0].push(i - first_i);
        groups[1].push(j - first_j);
    }
    // What is left are dimensions of size 1.
    if let [Some(left), Some(right)] = groups.each_mut().map(|groups| groups.last_mut()) {
        *left += from.len() - i;
        *right += to.len() - j;
    }
    groups
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
    /// Casts a tensor of one element to its type with sizes of 1.
    fn cast_to_ones(&mut self, value: Value) -> Result<Value, Problem> {
        let ones = vec![1; self.shape(value)?.len()];
        let ty = tensor_type(self.cx, &ones, self.element_of(value));
        Ok(self.cast(value, ty))
    }

    /// Casts a tensor to the type with the sizes of groups of dimensions, if they are known.
    fn with_known_groups(&mut self, value: Value, groups: &[usize], shape: &[i64]) -> Result<Value, Problem> {
        let mut sizes = self.shape(value)?;
        let mut dims = shape.iter();
        for (size, &count) in sizes.iter_mut().zip(groups) {
            let known = dims.by_ref().take(count).copied().fold(1, crate::ir::strides::times);
            *size = if *size == DYNAMIC { known } else { *size };
        }
        let ty = tensor_type(self.cx, &sizes, self.element_of(value));
        Ok(self.cast(value, ty))
    }

    /// Emits a loop from 0 to a size that carries a tensor. `fill` gets the counter and the tensor.
    fn counted_loop(
        &mut self,
        size: Size,
        init: Value,
        fill: impl FnOnce(&mut Self, Value, Value) -> Result<Value, Problem>,
    ) -> Result<Value, Problem> {
        let (zero, one) = (self.index(0), self.index(1));
        let bound = self.size_value(size);
        let ty = self.type_of(init);
        let mut filled = Ok(());
        let region = self.region(&[TypeId::INDEX, ty], |this, args| {
            filled = fill(this, args[0], args[1]).map(|value| {
                this.emit(scf::YIELD, &[value], &[], &[]);
            });
        });
        filled?;
        let operands = [zero, bound, one, init];
        Ok(self.emit_with_regions(scf::FOR, &operands, &[ty], (crate::ir::DictId::EMPTY, &[region]))[0])
    }

    /// Returns the attributes and the operands of a slice with these offsets and sizes, and strides of 1.
    fn slice_parameters(
        &mut self,
        first: &[Value],
        offsets: &[Size],
        sizes: &[Size],
    ) -> (Vec<Value>, Vec<crate::ir::NamedAttr>) {
        let mut operands = first.to_vec();
        let mut segments = vec![1; first.len()];
        for list in [offsets, sizes] {
            let before = operands.len();
            operands.extend(list.iter().filter_map(|size| match size {
                Size::Dynamic(value) => Some(*value),
                Size::Known(_) => None,
            }));
            segments.push((operands.len() - before) as i64);
        }
        segments.push(0);
        let mut numbers = |list: &[Size]| {
            let numbers: Vec<i64> = list.iter().map(|size| size.in_type()).collect();
            self.cx.i64_array_attr(&numbers)
        };
        let (static_offsets, static_sizes) = (numbers(offsets), numbers(sizes));
        let static_strides = self.cx.i64_array_attr(&vec![1; sizes.len()]);
        let segments = self.cx.i32_array_attr(&segments);
        let attrs = vec![
            (name::STATIC_OFFSETS, static_offsets),
            (name::STATIC_SIZES, static_sizes),
            (name::STATIC_STRIDES, static_strides),
            (name::OPERAND_SEGMENT_SIZES, segments),
        ];
        (operands, attrs)
    }

    /// Returns a slice of a tensor.
    pub(super) fn slice(&mut self, value: Value, offsets: &[Size], sizes: &[Size]) -> Value {
        let (operands, attrs) = self.slice_parameters(&[value], offsets, sizes);
        let shape: Vec<i64> = sizes.iter().map(|size| size.in_type()).collect();
        let ty = tensor_type(self.cx, &shape, self.element_of(value));
        self.emit_value(tensor::EXTRACT_SLICE, &operands, ty, &attrs)
    }

    /// Returns a tensor with a slice replaced.
    fn insert_slice(&mut self, source: Value, dest: Value, offsets: &[Size], sizes: &[Size]) -> Value {
        let (operands, attrs) = self.slice_parameters(&[source, dest], offsets, sizes);
        let ty = self.type_of(dest);
        self.emit_value(tensor::INSERT_SLICE, &operands, ty, &attrs)
    }

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
