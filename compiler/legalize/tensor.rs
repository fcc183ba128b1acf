//! `tensor.gather` and `tensor.scatter`: elements at positions whose coordinates in some dimensions are in a tensor.

use crate::dialect::tensor;
use crate::ir::{Op, OpName, TypeId, Value};

use super::rewriter::{Problem, Rewriter};
use super::shape::Size;

/// Returns true for the operations that are replaced.
pub(super) fn is_replaced(name: OpName) -> bool {
    matches!(name, tensor::GATHER | tensor::SCATTER)
}

/// Rewrites an operation.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let value = match rewriter.old.name(op) {
        tensor::GATHER => gather(rewriter, op)?,
        _ => scatter(rewriter, op)?,
    };
    rewriter.set_result(op, value);
    Ok(())
}

/// Each element of the result is read at its position.
fn gather(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let [source, indices] = [0, 1].map(|index| rewriter.old.operands(op)[index]);
    let (source, indices) = (rewriter.original(source)?, rewriter.original(indices)?);
    let ty = rewriter.old.value_type(rewriter.old.result(op, 0));
    let rank = tensor::shape(rewriter.cx, ty).map_or(0, <[i64]>::len);
    let slices = Slices::of(rewriter, (op, "gather_dims"), (source, indices), rank)?;
    let mut sizes = rewriter.sizes(indices)?;
    sizes.truncate(slices.batch);
    for &dim in &slices.kept {
        sizes.push(match slices.dims.contains(&dim) {
            true => Size::Known(1),
            false => rewriter.size(source, dim)?,
        });
    }
    let element = rewriter.element_of(source);
    rewriter.parallel(Vec::new(), (&sizes, element), |rewriter, _| {
        let loops: Vec<Value> = (0..sizes.len()).map(|dim| rewriter.loop_index(dim)).collect();
        let position = slices.position(rewriter, &loops);
        Ok(rewriter.extract(source, &position))
    })
}

/// The elements of the source replace those at their positions, one after the other.
fn scatter(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let [source, dest, indices] = [0, 1, 2].map(|index| rewriter.old.operands(op)[index]);
    let (source, dest) = (rewriter.original(source)?, rewriter.original(dest)?);
    let indices = rewriter.original(indices)?;
    let sizes = rewriter.sizes(source)?;
    let slices = Slices::of(rewriter, (op, "scatter_dims"), (dest, indices), sizes.len())?;
    let results = rewriter.nest(&sizes, &[dest], &mut |rewriter, loops, tensors| {
        let position = slices.position(rewriter, loops);
        let element = rewriter.extract(source, loops);
        Ok(vec![rewriter.inserted(element, tensors[0], &position)])
    })?;
    Ok(results[0])
}

/// Slices of a tensor at coordinates in another one.
struct Slices {
    indices: Value,
    /// The dimensions that have coordinates.
    dims: Vec<usize>,
    /// The number of dimensions of the tensor of slices before those of a slice.
    batch: usize,
    /// The dimensions of the whole tensor that a slice has.
    kept: Vec<usize>,
    rank: usize,
}

impl Slices {
    /// Returns the slices of `whole` in a tensor of this rank.
    fn of(
        rewriter: &Rewriter,
        (op, attr_name): (Op, &str),
        (whole, indices): (Value, Value),
        sliced_rank: usize,
    ) -> Result<Slices, Problem> {
        let attr = rewriter.cx.find_name(attr_name);
        let attr = attr.and_then(|id| rewriter.cx.dict_get(rewriter.old.attrs(op), id));
        let dims = attr.and_then(|attr| rewriter.cx.dense_array_value(attr)).unwrap_or_default();
        let dims: Vec<usize> = dims.iter().filter_map(|&dim| usize::try_from(dim).ok()).collect();
        let rank = rewriter.shape(whole)?.len();
        let batch = rewriter.shape(indices)?.len().checked_sub(1).ok_or("its indices have no dimensions")?;
        let is_reduced = sliced_rank != batch + rank;
        let kept: Vec<usize> = (0..rank).filter(|dim| !is_reduced || !dims.contains(dim)).collect();
        if batch + kept.len() != sliced_rank {
            return Err("the rank of the slices is not that of its dimensions".into());
        }
        Ok(Slices { indices, dims, batch, kept, rank })
    }

    /// Emits the position in the whole tensor of an element of the slices.
    fn position(&self, rewriter: &mut Rewriter, loops: &[Value]) -> Vec<Value> {
        let mut position = vec![None; self.rank];
        for (component, &dim) in self.dims.iter().enumerate() {
            let mut at = loops[..self.batch].to_vec();
            at.push(rewriter.index(component as i64));
            let index = rewriter.extract(self.indices, &at);
            position[dim] = Some(rewriter.resize_int(index, TypeId::INDEX, false));
        }
        for (&dim, &own) in self.kept.iter().zip(&loops[self.batch..]) {
            position[dim].get_or_insert(own);
        }
        position.into_iter().map(|index| index.unwrap_or_else(|| rewriter.index(0))).collect()
    }
}
