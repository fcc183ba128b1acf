//! Constants: views and transpositions of constant tensors are constants.
//!
//! *Class.* `linalg.generic` that only moves elements, slices with constant bounds, reshapes and casts of `dense`
//! constants: transposed weights, and the parts of the weights of recurrent cells.
//!
//! *Legality.* The elements are those that the operation would select at run time.
//!
//! *Limits.* The result has no more elements than the constant ([`MAX_BYTES`] bytes at most), unless it is small
//! ([`SMALL_BYTES`]). Views, which cost nothing at run time, are folded only if the constant has no other purpose.
//! Elements in resources, and arithmetic.

use crate::dialect::{arith, tensor};
use crate::ir::strides::identity_strides;
use crate::ir::{AffineExpr, AttrData, AttrId, DYNAMIC, DenseData, NameId, Op, TypeId, Value, name};

use super::canonical::is_data_movement;
use super::edit::{Editor, Replacement};
use super::structured::Structured;

/// The size up to which constants are made at compile time.
const MAX_BYTES: usize = 16 << 20;

/// The size up to which a constant may be larger than the one it is made of.
const SMALL_BYTES: usize = 4 << 10;

/// Replaces an operation on a constant by a constant.
pub(super) fn fold_constants(editor: &mut Editor, op: Op) -> Replacement {
    let source = *editor.body.operands(op).first()?;
    let constant = editor.defined_by(source, arith::CONSTANT)?;
    let value = editor.cx.dict_get(editor.body.attrs(constant), name::VALUE)?;
    if !matches!(editor.cx.attr_data(value), AttrData::DenseElements { .. }) {
        return None;
    }
    let result = editor.body.results(op).next()?;
    let shape = editor.shape(result)?;
    if editor.body.result_count(op) != 1 || shape.contains(&DYNAMIC) {
        return None;
    }
    let layout = match editor.body.name(op) {
        tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE | tensor::CAST => {
            is_consumed(editor, constant).then(|| (0, identity_strides(&shape)))?
        }
        tensor::EXTRACT_SLICE => is_consumed(editor, constant).then(|| slice(editor, op, &shape))??,
        _ => movement(editor, op)?,
    };
    let ty = editor.ty(result);
    fold(editor, value, ty, &shape, layout)
}

/// Returns true if views are the only users of a constant.
fn is_consumed(editor: &Editor, constant: Op) -> bool {
    let views = [tensor::EXPAND_SHAPE, tensor::COLLAPSE_SHAPE, tensor::EXTRACT_SLICE, tensor::CAST];
    editor.users_of(constant).iter().all(|&user| views.contains(&editor.body.name(user)))
}

/// The position of the first element, and the distances between the elements of each dimension of the result.
type Layout = (i64, Vec<i64>);

/// Returns the elements that a slice with constant bounds selects.
fn slice(editor: &Editor, op: Op, shape: &[i64]) -> Option<Layout> {
    let list = |attr_name: NameId| -> Option<&[i64]> {
        let list = editor.cx.dense_array_value(editor.cx.dict_get(editor.body.attrs(op), attr_name)?)?;
        (!list.contains(&DYNAMIC)).then_some(list)
    };
    let (offsets, sizes) = (list(name::STATIC_OFFSETS)?, list(name::STATIC_SIZES)?);
    let steps = list(name::STATIC_STRIDES)?;
    let strides = identity_strides(&editor.shape(editor.body.operands(op)[0])?);
    let offset = offsets.iter().zip(&strides).map(|(offset, stride)| offset * stride).sum();
    (sizes == shape)
        .then(|| (offset, steps.iter().zip(&strides).map(|(step, stride)| step * stride).collect()))
}

/// Returns the elements that an operation selects which only moves them.
fn movement(editor: &Editor, op: Op) -> Option<Layout> {
    let parts = Structured::generic(editor.cx, editor.body, op)?;
    if !parts.is_parallel()
        || !is_data_movement(editor.body, &parts)
        || !parts.outputs[0].map.is_permutation()
    {
        return None;
    }
    let strides = identity_strides(&editor.shape(parts.inputs[0].value)?);
    let mut offset = 0;
    let mut of_loops = vec![0; parts.loops()];
    for (expr, stride) in parts.inputs[0].map.results.iter().zip(strides) {
        match expr {
            AffineExpr::Dim(dim) => of_loops[*dim as usize] += stride,
            AffineExpr::Constant(index) => offset += index * stride,
            _ => return None,
        }
    }
    let dims = parts.outputs[0].map.results.iter().map(|expr| match expr {
        AffineExpr::Dim(dim) => of_loops[*dim as usize],
        _ => 0,
    });
    Some((offset, dims.collect()))
}

/// Emits a constant of elements of another one.
fn fold(editor: &mut Editor, value: AttrId, ty: TypeId, shape: &[i64], layout: Layout) -> Replacement {
    let AttrData::DenseElements { ty: from, data } = editor.cx.attr_data(value) else { return None };
    let data = match data {
        DenseData::Splat(bytes) => DenseData::Splat(bytes.clone()),
        DenseData::Elements(bytes) => {
            let old = tensor::shape(editor.cx, *from)?.iter().product::<i64>() as usize;
            let count = shape.iter().product::<i64>() as usize;
            let width = bytes.len().checked_div(old)?;
            let size = count.checked_mul(width)?;
            if size > MAX_BYTES || size > bytes.len().max(SMALL_BYTES) {
                return None;
            }
            DenseData::Elements(select(bytes, width, shape, layout)?.into())
        }
    };
    let attr = editor.cx.attr(AttrData::DenseElements { ty, data });
    let constant: Value = editor.emit(arith::CONSTANT, &[], ty, &[(name::VALUE, attr)]);
    Some(vec![constant])
}

/// Returns the selected elements of `width` bytes each.
fn select(bytes: &[u8], width: usize, shape: &[i64], (offset, strides): Layout) -> Option<Vec<u8>> {
    let count = shape.iter().product::<i64>();
    let mut selected = Vec::with_capacity(count as usize * width);
    let mut indices = vec![0; shape.len()];
    let mut position = offset;
    for _ in 0..count {
        let start = usize::try_from(position).ok()? * width;
        selected.extend_from_slice(bytes.get(start..start + width)?);
        for dim in (0..shape.len()).rev() {
            indices[dim] += 1;
            position += strides[dim];
            if indices[dim] < shape[dim] {
                break;
            }
            position -= strides[dim] * shape[dim];
            indices[dim] = 0;
        }
    }
    Some(selected)
}
