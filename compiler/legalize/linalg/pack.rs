//! `linalg.pack` and `linalg.unpack`. A tiled dimension is split into a dimension of tiles and one within a tile, and
//! the dimensions are permuted. So a pack is a pad, a split and a transposition; an unpack is a transposition, a merge
//! and a slice.

use crate::ir::strides::times;
use crate::ir::{DYNAMIC, NameId, Op, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::{Size, tensor_type};

/// Rewrites `linalg.pack`.
pub(super) fn pack(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let [source, dest] = [0, 1].map(|index| rewriter.old.operands(op)[index]);
    let (mut source, dest) = (rewriter.original(source)?, rewriter.original(dest)?);
    let tiling = Tiling::of(rewriter, op, dest)?;
    if let Some(&padding) =
        crate::ir::spec::operand_group(rewriter.cx, rewriter.old, op, "padding_value").first()
    {
        let element = rewriter.value(padding)?;
        let high = tiling.missing(rewriter, source)?;
        source = rewriter.padded_after(source, &high, element)?;
    }
    let split = tiling.split_sizes(rewriter, source)?;
    let groups = tiling.groups();
    let source = rewriter.with_groups(source, &groups, &split)?;
    let expanded = rewriter.expand(source, &groups, &split);
    let permutation = tiling.permutation();
    if permutation.iter().copied().eq(0..permutation.len()) {
        return rewriter.refine(expanded, rewriter.old.value_type(rewriter.old.result(op, 0)));
    }
    let shape: Vec<i64> = permutation.iter().map(|&dim| split[dim].in_type()).collect();
    let ty = tensor_type(rewriter.cx, &shape, rewriter.element_of(dest));
    let dest = rewriter.cast(dest, ty);
    rewriter.transposed_into(expanded, dest, &permutation)
}

/// Rewrites `linalg.unpack`.
pub(super) fn unpack(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let [source, dest] = [0, 1].map(|index| rewriter.old.operands(op)[index]);
    let (source, dest) = (rewriter.original(source)?, rewriter.original(dest)?);
    let tiling = Tiling::of(rewriter, op, source)?;
    let permutation = tiling.permutation();
    let mut inverse = vec![0; permutation.len()];
    for (packed, &split) in permutation.iter().enumerate() {
        inverse[split] = packed;
    }
    let transposed = rewriter.transposed(source, &inverse)?;
    let merged = rewriter.collapse(transposed, &tiling.groups())?;
    let sizes = rewriter.sizes(dest)?;
    let shape: Vec<i64> = sizes.iter().map(|size| size.in_type()).collect();
    if !shape.contains(&DYNAMIC) && shape == rewriter.shape(merged)? {
        return Ok(merged);
    }
    let zeros = vec![Size::Known(0); sizes.len()];
    Ok(rewriter.slice(merged, &zeros, &sizes))
}

/// The relation between the dimensions of a tensor and those of its tiled form.
struct Tiling {
    /// The tiled dimensions, in the order of the last dimensions of the tiled form.
    tiled: Vec<usize>,
    /// The dimension for each of the first dimensions of the tiled form.
    outer: Vec<usize>,
    /// The sizes of the tiled form.
    packed: Vec<Size>,
}

impl Tiling {
    /// Returns the tiling of an operation, given the tensor with tiles.
    fn of(rewriter: &mut Rewriter, op: Op, packed: Value) -> Result<Tiling, Problem> {
        let tiled = dims(rewriter, op, "inner_dims_pos");
        let mut packed = rewriter.sizes(packed)?;
        let rank = packed.len() - tiled.len();
        let tiles = rewriter.cx.find_name("static_inner_tiles").map(|id| numbers(rewriter, op, id));
        for (size, tile) in packed[rank..].iter_mut().zip(tiles.unwrap_or_default()) {
            if tile != DYNAMIC {
                *size = Size::Known(tile);
            }
        }
        let outer = dims(rewriter, op, "outer_dims_perm");
        let outer = if outer.is_empty() { (0..rank).collect() } else { outer };
        Ok(Tiling { tiled, outer, packed })
    }

    /// Returns the tile of a dimension.
    fn tile(&self, dim: usize) -> Option<Size> {
        let position = self.tiled.iter().position(|&tiled| tiled == dim)?;
        Some(self.packed[self.outer.len() + position])
    }

    /// Returns the number of tiles along a dimension, or its size.
    fn count(&self, dim: usize) -> Size {
        let position = self.outer.iter().position(|&outer| outer == dim).unwrap_or(dim);
        self.packed[position]
    }

    /// Returns the numbers of dimensions into which each dimension is split.
    fn groups(&self) -> Vec<usize> {
        (0..self.outer.len()).map(|dim| if self.tiled.contains(&dim) { 2 } else { 1 }).collect()
    }

    /// Returns the split dimension for each dimension of the tiled form.
    fn permutation(&self) -> Vec<usize> {
        let groups = self.groups();
        let first = |dim: &usize| groups[..*dim].iter().sum::<usize>();
        self.outer.iter().map(first).chain(self.tiled.iter().map(|dim| first(dim) + 1)).collect()
    }

    /// Returns the numbers of elements that the tiles have in addition to a tensor.
    fn missing(&self, rewriter: &mut Rewriter, source: Value) -> Result<Vec<Size>, Problem> {
        let sizes = rewriter.sizes(source)?;
        let missing = sizes.into_iter().enumerate().map(|(dim, size)| match self.tile(dim) {
            Some(tile) => {
                let whole = rewriter.product(self.count(dim), tile);
                rewriter.difference(whole, size)
            }
            None => Size::Known(0),
        });
        Ok(missing.collect())
    }

    /// Returns the sizes of the split dimensions. The number of tiles may be known from the tensor that is split.
    fn split_sizes(&self, rewriter: &Rewriter, source: Value) -> Result<Vec<Size>, Problem> {
        let mut split = Vec::new();
        for (dim, size) in rewriter.shape(source)?.into_iter().enumerate() {
            let Some(tile) = self.tile(dim) else {
                split.push(if size == DYNAMIC { self.count(dim) } else { Size::Known(size) });
                continue;
            };
            let count = match (self.count(dim), tile) {
                (Size::Dynamic(_), Size::Known(tile)) if size != DYNAMIC && tile > 0 => {
                    Size::Known(size / tile)
                }
                (count, _) => count,
            };
            split.extend([count, tile]);
        }
        Ok(split)
    }
}

impl Rewriter<'_> {
    /// Casts a tensor to the type with the sizes of groups of dimensions.
    fn with_groups(&mut self, value: Value, groups: &[usize], sizes: &[Size]) -> Result<Value, Problem> {
        let mut sizes = sizes.iter().map(|size| size.in_type());
        let shape: Vec<i64> = groups.iter().map(|&count| sizes.by_ref().take(count).fold(1, times)).collect();
        let ty = tensor_type(self.cx, &shape, self.element_of(value));
        Ok(self.cast(value, ty))
    }
}

/// Returns the dimensions in an attribute.
fn dims(rewriter: &Rewriter, op: Op, attr_name: &str) -> Vec<usize> {
    let list = rewriter.cx.find_name(attr_name).map(|id| numbers(rewriter, op, id)).unwrap_or_default();
    list.into_iter().filter_map(|dim| usize::try_from(dim).ok()).collect()
}

fn numbers(rewriter: &Rewriter, op: Op, id: NameId) -> Vec<i64> {
    let attr = rewriter.cx.dict_get(rewriter.old.attrs(op), id);
    attr.and_then(|attr| rewriter.cx.dense_array_value(attr)).unwrap_or_default().to_vec()
}
