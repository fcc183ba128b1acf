//! Operations that move elements.

use crate::dialect::stablehlo::parameter::int;
use crate::dialect::{arith, tensor};
use crate::ir::{AffineExpr, AttrData, Op, TypeId, Value, name};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::{Size, tensor_type};
use super::super::structured::map;
use super::known;

/// Rewrites `stablehlo.constant`.
pub(super) fn constant(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.cx.dict_get(rewriter.old.attrs(op), name::VALUE).ok_or(Problem::Reported)?;
    let ty = rewriter.new_type(rewriter.old.value_type(rewriter.old.result(op, 0)));
    let data = match rewriter.cx.attr_data(value).clone() {
        AttrData::DenseElements { data, .. } => AttrData::DenseElements { ty, data },
        AttrData::DenseResource { key, .. } => AttrData::DenseResource { key, ty },
        _ => return Err("it has no dense elements".into()),
    };
    let attr = rewriter.cx.attr(data);
    Ok(rewriter.constant(attr))
}

/// Rewrites `stablehlo.iota`.
pub(super) fn iota(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let dim = int(rewriter.cx, rewriter.old, op, "iota_dimension").unwrap_or(0) as usize;
    let (shape, element) = (rewriter.result_shape(op), rewriter.new_element(op));
    rewriter.parallel(Vec::new(), (&known(&shape), element), |rewriter, _| {
        let index = rewriter.loop_index(dim);
        if !rewriter.is_float(element) {
            return Ok(rewriter.resize_int(index, element, false));
        }
        let index = rewriter.resize_int(index, TypeId::I64, false);
        Ok(rewriter.emit_value(arith::SITOFP, &[index], element, &[]))
    })
}

/// Rewrites `stablehlo.broadcast_in_dim`. Operations on elements read the operand by a map instead of the result.
pub(super) fn broadcast(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.tensor(op, 0)?;
    let shape = rewriter.result_shape(op);
    let element = rewriter.element_of(value);
    if let Some(splat) = rewriter.splat_of_shape(value, &shape) {
        return Ok(rewriter.constant(splat));
    }
    let dims = rewriter.list(op, "broadcast_dimensions");
    let from = rewriter.shape(value)?;
    if from == shape && dims.iter().copied().eq(0..from.len() as i64) {
        return Ok(value);
    }
    let indices = from.iter().zip(dims).map(|(&size, dim)| match size {
        1 => AffineExpr::Constant(0),
        _ => AffineExpr::Dim(dim as u32),
    });
    let view = (value, map(shape.len(), indices));
    let result = rewriter.parallel(vec![view.clone()], (&known(&shape), element), |_, args| Ok(args[0]))?;
    rewriter.views.insert(result, view);
    Ok(result)
}

/// Rewrites `stablehlo.reshape`.
pub(super) fn reshape(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let shape = rewriter.result_shape(op);
    let value = rewriter.operand(op, 0)?;
    if shape.is_empty() {
        return rewriter.element(value);
    }
    let value = rewriter.tensor(op, 0)?;
    if let Some(splat) = rewriter.splat_of_shape(value, &shape) {
        return Ok(rewriter.constant(splat));
    }
    rewriter.reshaped(value, &known(&shape))
}

/// Rewrites `stablehlo.transpose`.
pub(super) fn transpose(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.tensor(op, 0)?;
    let dims: Vec<usize> = rewriter.list(op, "permutation").into_iter().map(|dim| dim as usize).collect();
    rewriter.transposed(value, &dims)
}

/// Rewrites `stablehlo.reverse`.
pub(super) fn reverse(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.tensor(op, 0)?;
    let dims: Vec<usize> = rewriter.list(op, "dimensions").into_iter().map(|dim| dim as usize).collect();
    rewriter.reversed(value, &dims)
}

/// Rewrites `stablehlo.slice`.
pub(super) fn slice(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.tensor(op, 0)?;
    let (start, strides) = (rewriter.list(op, "start_indices"), rewriter.list(op, "strides"));
    let shape = rewriter.result_shape(op);
    Ok(rewriter.strided_slice(value, &known(&start), &known(&shape), &strides))
}

/// Rewrites `stablehlo.dynamic_slice`.
pub(super) fn dynamic_slice(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.tensor(op, 0)?;
    let sizes = rewriter.list(op, "slice_sizes");
    let offsets = rewriter.offsets(op, (value, 1), &sizes)?;
    Ok(rewriter.slice(value, &offsets, &known(&sizes)))
}

/// Rewrites `stablehlo.dynamic_update_slice`.
pub(super) fn dynamic_update_slice(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let (value, update) = (rewriter.tensor(op, 0)?, rewriter.tensor(op, 1)?);
    let sizes = rewriter.shape(update)?;
    let offsets = rewriter.offsets(op, (value, 2), &sizes)?;
    Ok(rewriter.insert_slice(update, value, &offsets, &known(&sizes)))
}

/// Rewrites `stablehlo.concatenate`.
pub(super) fn concatenate(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let operands: Result<Vec<Value>, Problem> =
        (0..rewriter.old.operands(op).len()).map(|index| rewriter.tensor(op, index)).collect();
    let dim = int(rewriter.cx, rewriter.old, op, "dimension").unwrap_or(0);
    let (shape, element) = (rewriter.result_shape(op), rewriter.new_element(op));
    let ty = tensor_type(rewriter.cx, &shape, element);
    let dim = rewriter.cx.int_attr(TypeId::I64, dim.into());
    Ok(rewriter.emit_value(tensor::CONCAT, &operands?, ty, &[(name::DIM, dim)]))
}

impl Rewriter<'_> {
    /// Returns a tensor with its elements in reverse order along dimensions.
    pub(super) fn reversed(&mut self, value: Value, dims: &[usize]) -> Result<Value, Problem> {
        let shape = self.shape(value)?;
        let element = self.element_of(value);
        self.parallel(Vec::new(), (&known(&shape), element), |this, _| {
            let mut indices: Vec<Value> = (0..shape.len()).map(|dim| this.loop_index(dim)).collect();
            for &dim in dims {
                let last = this.index(shape[dim] - 1);
                indices[dim] = this.arith(arith::SUBI, &[last, indices[dim]]);
            }
            Ok(this.extract(value, &indices))
        })
    }

    /// Returns the operands from `first` on as offsets of a slice, limited so that the slice is inside the tensor.
    fn offsets(
        &mut self,
        op: Op,
        (value, first): (Value, usize),
        sizes: &[i64],
    ) -> Result<Vec<Size>, Problem> {
        let shape = self.shape(value)?;
        let mut offsets = Vec::new();
        for (dim, size) in shape.into_iter().enumerate() {
            let last = size - sizes[dim];
            offsets.push(match last {
                0 => Size::Known(0),
                _ => Size::Dynamic(self.limited_index(op, first + dim, last)?),
            });
        }
        Ok(offsets)
    }

    fn limited_index(&mut self, op: Op, operand: usize, last: i64) -> Result<Value, Problem> {
        let is_unsigned = self.is_unsigned(self.old.operands(op)[operand]);
        let index = self.scalar(op, operand)?;
        let index = self.resize_int(index, TypeId::INDEX, is_unsigned);
        Ok(self.limited(index, last))
    }

    /// Limits an index to the range from 0 to `last`.
    pub(super) fn limited(&mut self, index: Value, last: i64) -> Value {
        let (zero, last) = (self.index(0), self.index(last));
        let index = self.arith(arith::MAXSI, &[index, zero]);
        self.arith(arith::MINSI, &[index, last])
    }
}
