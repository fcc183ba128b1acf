//! The memory layout of memrefs: strides and offset.

use super::affine::{AffineExpr, AffineMap, AffineOp};
use super::attrs::AttrData;
use super::context::Context;
use super::entity::TypeId;
use super::types::{DYNAMIC, TypeData};

impl Context {
    /// Returns the strides and offset, in elements, of a ranked memref type: those of its `strided` layout, of an
    /// affine map that is linear in its dimensions or, without a layout, of row-major order. [`DYNAMIC`] where the type
    /// does not determine a stride or the offset; `None` for other layouts.
    pub fn strides_and_offset(&self, ty: TypeId) -> Option<(Vec<i64>, i64)> {
        let TypeData::MemRef { shape, layout, .. } = self.type_data(ty) else { return None };
        match layout.map(|layout| self.attr_data(layout)) {
            None => Some((identity_strides(shape), 0)),
            Some(AttrData::Strided { offset, strides }) => Some((strides.to_vec(), *offset)),
            Some(AttrData::AffineMap(map)) => strides_of_map(map),
            Some(_) => None,
        }
    }

    /// As [`Context::strides_and_offset`], and also handles a map to several linear indices into a buffer of known
    /// sizes, such as the transposed one.
    pub fn normalised_strides_and_offset(&self, ty: TypeId) -> Option<(Vec<i64>, i64)> {
        self.strides_and_offset(ty).or_else(|| match self.type_data(ty) {
            TypeData::MemRef { shape, layout: Some(layout), .. } => match self.attr_data(*layout) {
                AttrData::AffineMap(map) => strides_of_indices(map, shape),
                _ => None,
            },
            _ => None,
        })
    }
}

/// Returns the row-major strides of a shape. A stride past a dynamic size is dynamic.
pub fn identity_strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for i in (1..shape.len()).rev() {
        let known = strides[i] != DYNAMIC && shape[i] != DYNAMIC;
        strides[i - 1] = if known { strides[i].saturating_mul(shape[i]) } else { DYNAMIC };
    }
    strides
}

/// Returns the product of two sizes, strides or offsets; [`DYNAMIC`] if one is, unless the other is 0.
pub fn times(a: i64, b: i64) -> i64 {
    if a == 0 || b == 0 {
        return 0;
    }
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.saturating_mul(b) }
}

/// Returns the sum of two sizes, strides or offsets; [`DYNAMIC`] if one is.
pub fn plus(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.saturating_add(b) }
}

/// Returns the strides of a map to one linear address.
fn strides_of_map(map: &AffineMap) -> Option<(Vec<i64>, i64)> {
    let [address] = &*map.results else { return None };
    linear_terms(address, map.dims)
}

/// Returns the strides of a map to several indices into a row-major buffer.
fn strides_of_indices(map: &AffineMap, shape: &[i64]) -> Option<(Vec<i64>, i64)> {
    let indices: Vec<(Vec<i64>, i64)> =
        map.results.iter().map(|index| linear_terms(index, map.dims)).collect::<Option<_>>()?;
    let sizes = indices.iter().map(|index| index_range(index, shape)).collect::<Option<Vec<i64>>>()?;
    let mut strides = vec![0_i64; shape.len()];
    let mut offset = 0_i64;
    for ((terms, constant), distance) in indices.iter().zip(identity_strides(&sizes)) {
        for (stride, term) in strides.iter_mut().zip(terms) {
            *stride = stride.checked_add(term.checked_mul(distance)?)?;
        }
        offset = offset.checked_add(constant.checked_mul(distance)?)?;
    }
    Some((strides, offset))
}

/// Returns the largest value of a linear index plus one; `None` if that is unknown or some values are negative.
fn index_range((terms, constant): &(Vec<i64>, i64), shape: &[i64]) -> Option<i64> {
    let is_known = *constant != DYNAMIC && !terms.contains(&DYNAMIC) && !shape.contains(&DYNAMIC);
    let (mut smallest, mut largest) = is_known.then_some((*constant, *constant))?;
    for (&term, &size) in terms.iter().zip(shape) {
        let last = term.checked_mul((size - 1).max(0))?;
        smallest = smallest.checked_add(last.min(0))?;
        largest = largest.checked_add(last.max(0))?;
    }
    if smallest < 0 { None } else { largest.checked_add(1) }
}

/// Returns the factors of the dimensions in a linear expression, and the constant term.
fn linear_terms(expr: &AffineExpr, dims: u32) -> Option<(Vec<i64>, i64)> {
    // A dimension that the map does not use has stride 0.
    let mut strides = vec![None; dims as usize];
    let mut offset = 0;
    add_terms(expr, 1, &mut strides, &mut offset)?;
    Some((strides.into_iter().map(|stride| stride.unwrap_or(0)).collect(), offset))
}

/// Adds `expr * factor` to the strides and the offset; `None` if it is not linear.
fn add_terms(expr: &AffineExpr, factor: i64, strides: &mut [Option<i64>], offset: &mut i64) -> Option<()> {
    match expr {
        AffineExpr::Dim(dim) => {
            let stride = strides.get_mut(*dim as usize)?;
            *stride = Some(plus(stride.unwrap_or(0), factor));
        }
        AffineExpr::Symbol(_) => *offset = DYNAMIC,
        AffineExpr::Constant(value) => *offset = plus(*offset, times(*value, factor)),
        AffineExpr::Binary(AffineOp::Add, sides) => {
            add_terms(&sides.0, factor, strides, offset)?;
            add_terms(&sides.1, factor, strides, offset)?;
        }
        AffineExpr::Binary(AffineOp::Mul, sides) if sides.1.is_symbolic() => {
            let by = sides.1.constant().unwrap_or(DYNAMIC);
            add_terms(&sides.0, times(factor, by), strides, offset)?;
        }
        AffineExpr::Binary(..) if expr.is_symbolic() => *offset = DYNAMIC,
        AffineExpr::Binary(..) => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linear_indices_have_strides() {
        let (i, j) = (AffineExpr::Dim(0), AffineExpr::Dim(1));
        let transposed = AffineMap { dims: 2, symbols: 0, results: [j.clone(), i.clone()].into() };
        assert_eq!(strides_of_indices(&transposed, &[3, 4]), Some((vec![1, 3], 0)));
        assert_eq!(strides_of_indices(&transposed, &[3, DYNAMIC]), None);
        // Rows of 2 * 3 + 1 + 1 elements, the first of them at index 1.
        let padded = j.times(AffineExpr::Constant(2)).plus(AffineExpr::Constant(1));
        let padded = AffineMap { dims: 2, symbols: 0, results: [i.clone(), padded].into() };
        assert_eq!(strides_of_indices(&padded, &[5, 4]), Some((vec![8, 2], 1)));
        let tiled = [i.clone().floor_div(AffineExpr::Constant(2)), i.modulo(AffineExpr::Constant(2))];
        let tiled = AffineMap { dims: 1, symbols: 0, results: tiled.into() };
        assert_eq!(strides_of_indices(&tiled, &[8]), None);
    }

    #[test]
    fn linear_maps_have_strides() {
        let expr = AffineExpr::Dim(0)
            .times(AffineExpr::Symbol(0))
            .plus(AffineExpr::Dim(1).times(AffineExpr::Constant(4)))
            .plus(AffineExpr::Constant(7));
        let map = AffineMap { dims: 2, symbols: 1, results: [expr].into() };
        assert_eq!(strides_of_map(&map), Some((vec![DYNAMIC, 4], 7)));
        let tiled = AffineExpr::Dim(0).floor_div(AffineExpr::Constant(4));
        assert_eq!(strides_of_map(&AffineMap { dims: 1, symbols: 0, results: [tiled].into() }), None);
    }
}
