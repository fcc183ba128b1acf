//! Constant tensors: transpositions of weights while compiling.

use crate::dialect::tosa::parameter::number_attr;
use crate::dialect::{arith, tensor};
use crate::ir::spelling::unsigned;
use crate::ir::{AttrData, AttrId, Bytes, DenseData, Value, name};

use super::rewriter::Rewriter;
use super::shape::tensor_type;

impl Rewriter<'_> {
    /// Returns the attribute of a constant with elements of whole bytes.
    fn elements(&self, value: Value) -> Option<(Vec<i64>, &DenseData)> {
        let body = self.body();
        let op = body.defining_op(value).filter(|&op| body.name(op) == arith::CONSTANT)?;
        match self.cx.attr_data(self.cx.dict_get(body.attrs(op), name::VALUE)?) {
            AttrData::DenseElements { ty, data } => Some((tensor::shape(self.cx, *ty)?.to_vec(), data)),
            _ => None,
        }
    }

    /// Returns the bytes of the elements of a constant that are all the same.
    fn splat(&self, value: Value) -> Option<Bytes> {
        match self.elements(value)? {
            (_, DenseData::Splat(bytes)) => Some(bytes.clone()),
            (shape, DenseData::Elements(bytes)) if shape.iter().product::<i64>() == 1 => Some(bytes.clone()),
            _ => None,
        }
    }

    /// Returns true for scalars that are constants, and for constants whose elements are all the same.
    pub(super) fn is_scalar_constant(&self, value: Value) -> bool {
        let op = self.body().defining_op(value).filter(|&op| self.body().name(op) == arith::CONSTANT);
        op.is_some() && (self.element_of(value) == self.type_of(value) || self.splat(value).is_some())
    }

    /// Returns the element of a constant whose elements are all the same.
    pub(super) fn splat_element(&mut self, value: Value) -> Option<Value> {
        let bits = unsigned(&self.splat(value)?);
        let ty = self.element_of(value);
        let attr = number_attr(self.cx, ty, bits);
        Some(self.emit_value(arith::CONSTANT, &[], ty, &[(name::VALUE, attr)]))
    }

    /// Returns the value of a constant of another shape, if all its elements are the same.
    pub(super) fn splat_of_shape(&mut self, value: Value, shape: &[i64]) -> Option<AttrId> {
        let data = DenseData::Splat(self.splat(value)?);
        let ty = tensor_type(self.cx, shape, self.element_of(value));
        Some(self.cx.attr(AttrData::DenseElements { ty, data }))
    }

    /// Returns the value of a constant with its dimensions permuted: dimension `i` of the result is dimension
    /// `permutation[i]` of the constant.
    pub(super) fn permuted_constant(&mut self, value: Value, permutation: &[usize]) -> Option<AttrId> {
        let (from, data) = self.elements(value)?;
        let to: Vec<i64> = permutation.iter().map(|&dim| from[dim]).collect();
        let data = match data {
            DenseData::Splat(bytes) => DenseData::Splat(bytes.clone()),
            DenseData::Elements(bytes) => DenseData::Elements(permuted(bytes, &from, permutation)?),
        };
        let ty = tensor_type(self.cx, &to, self.element_of(value));
        Some(self.cx.attr(AttrData::DenseElements { ty, data }))
    }
}

/// Returns elements with their dimensions permuted.
fn permuted(bytes: &[u8], from: &[i64], permutation: &[usize]) -> Option<Bytes> {
    let count = usize::try_from(from.iter().product::<i64>()).ok().filter(|&count| count > 0)?;
    let size = bytes.len() / count;
    let strides = crate::ir::strides::identity_strides(from);
    let mut indices = vec![0; from.len()];
    let mut result = Vec::with_capacity(bytes.len());
    for _ in 0..count {
        let offset: i64 = indices.iter().zip(permutation).map(|(index, &dim)| index * strides[dim]).sum();
        let start = offset as usize * size;
        result.extend_from_slice(&bytes[start..start + size]);
        for (index, &dim) in indices.iter_mut().zip(permutation).rev() {
            *index += 1;
            if *index < from[dim] {
                break;
            }
            *index = 0;
        }
    }
    Some(result.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_move_with_their_indices() {
        let transposed = permuted(&[1, 2, 3, 4, 5, 6], &[2, 3], &[1, 0]);
        assert_eq!(transposed.as_deref(), Some(&[1, 4, 2, 5, 3, 6][..]));
        let rotated = permuted(&[0, 0, 1, 0, 2, 0, 3, 0], &[1, 2, 2], &[1, 2, 0]);
        assert_eq!(rotated.as_deref(), Some(&[0, 0, 1, 0, 2, 0, 3, 0][..]));
    }
}
