//! Windows: reductions, and the gradient of pooling.

use crate::diag::Diagnostics;
use crate::dialect::arith;
use crate::dialect::linalg::generic::IteratorKind;
use crate::ir::{AffineExpr, Op, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::structured::{Loops, dims_map, map};
use super::known;

/// Rewrites `stablehlo.reduce_window`.
pub(super) fn reduce_window(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<Vec<Value>, Problem> {
    let count = rewriter.old.result_count(op);
    let shape = rewriter.result_shape(op);
    let rank = shape.len();
    let window = rewriter.list(op, "window_dimensions");
    let strides = rewriter.list_or(op, "window_strides", 1, rank)?;
    let dilations = rewriter.list_or(op, "window_dilations", 1, rank)?;
    let base = rewriter.list_or(op, "base_dilations", 1, rank)?;
    let (low, high) = rewriter.window_padding(op, rank)?;
    let interior: Vec<i64> = base.iter().map(|&dilation| dilation - 1).collect();
    // The loops over the window are those of its dimensions with several elements.
    let wide: Vec<usize> = (0..rank).filter(|&dim| window[dim] > 1).collect();
    let dims = rank + wide.len();
    let position = map(
        dims,
        (0..rank).map(|dim| {
            let start = AffineExpr::Dim(dim as u32).times(AffineExpr::Constant(strides[dim]));
            match wide.iter().position(|&wide| wide == dim) {
                Some(at) => {
                    let offset = AffineExpr::Dim((rank + at) as u32);
                    start.plus(offset.times(AffineExpr::Constant(dilations[dim])))
                }
                None => start,
            }
        }),
    );
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    for index in 0..count {
        let (value, init) = (rewriter.tensor(op, index)?, rewriter.scalar(op, count + index)?);
        let padded = rewriter.padded_between(value, (&low, &high, &interior), init)?;
        inputs.push((padded, position.clone()));
        outputs.push((rewriter.filled(&known(&shape), init)?, dims_map(dims, 0..rank)));
    }
    let sizes: Vec<i64> = wide.iter().map(|&dim| window[dim]).collect();
    let extent = rewriter.empty(&known(&sizes), TypeId::F32);
    inputs.push((extent, dims_map(dims, rank..dims)));
    let mut kinds = vec![IteratorKind::Parallel; rank];
    kinds.resize(dims, IteratorKind::Reduction);
    let region = rewriter.old.regions(op)[0];
    rewriter.generic(Loops { kinds: &kinds, inputs, outputs }, |rewriter, args| {
        let (new, so_far) = (&args[..count], &args[count + 1..]);
        rewriter.combined(region, &[so_far, new].concat(), diagnostics)
    })
}

/// Rewrites `stablehlo.select_and_scatter` as loops over the source. The first region is true for the element that
/// stays selected.
pub(super) fn select_and_scatter(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<Value, Problem> {
    let (operand, source, init) = (rewriter.tensor(op, 0)?, rewriter.tensor(op, 1)?, rewriter.scalar(op, 2)?);
    let (shape, positions) = (rewriter.shape(operand)?, rewriter.shape(source)?);
    let rank = shape.len();
    let window = rewriter.list_or(op, "window_dimensions", 1, rank)?;
    let strides = rewriter.list_or(op, "window_strides", 1, rank)?;
    let (low, _) = rewriter.window_padding(op, rank)?;
    let [select, scatter] = rewriter.old.regions(op)[..] else { return Err(Problem::Reported) };
    let result = rewriter.filled(&known(&shape), init)?;
    let results = rewriter.nest(&known(&positions), &[result], &mut |rewriter, loops, results| {
        let mut first = Vec::new();
        for dim in 0..rank {
            let (stride, low) = (rewriter.index(strides[dim]), rewriter.index(low[dim]));
            let scaled = rewriter.arith(arith::MULI, &[loops[dim], stride]);
            first.push(rewriter.arith(arith::SUBI, &[scaled, low]));
        }
        // The selected element, the condition that there is one, and its position.
        let zero = rewriter.index(0);
        let mut inits = vec![init, rewriter.int(TypeId::I1, 0)];
        inits.resize(rank + 2, zero);
        let selected = rewriter.nest(&known(&window), &inits, &mut |rewriter, offsets, selected| {
            let mut position = Vec::new();
            for (&first, &offset) in first.iter().zip(offsets) {
                position.push(rewriter.arith(arith::ADDI, &[first, offset]));
            }
            let (position, is_inside) = rewriter.inside(&position, &shape);
            let value = rewriter.extract(operand, &position);
            let stays = rewriter.combined(select, &[selected[0], value], diagnostics)?[0];
            let keeps = rewriter.arith(arith::ANDI, &[selected[1], stays]);
            let one = rewriter.int(TypeId::I1, 1);
            let changes = rewriter.arith(arith::XORI, &[keeps, one]);
            let changes = rewriter.arith(arith::ANDI, &[changes, is_inside]);
            let mut next = vec![rewriter.select(changes, value, selected[0])];
            next.push(rewriter.arith(arith::ORI, &[selected[1], is_inside]));
            for (&new, &old) in position.iter().zip(&selected[2..]) {
                next.push(rewriter.select(changes, new, old));
            }
            Ok(next)
        })?;
        let position = &selected[2..];
        let old = rewriter.extract(results[0], position);
        let new = rewriter.extract(source, loops);
        let combined = rewriter.combined(scatter, &[old, new], diagnostics)?[0];
        let value = rewriter.select(selected[1], combined, old);
        Ok(vec![rewriter.inserted(value, results[0], position)])
    })?;
    Ok(results[0])
}

impl Rewriter<'_> {
    /// Returns the padding before and after each dimension.
    pub(super) fn window_padding(&self, op: Op, dims: usize) -> Result<(Vec<i64>, Vec<i64>), Problem> {
        let pairs = self.list_or(op, "padding", 0, 2 * dims)?;
        let side = |side: usize| pairs.chunks(2).map(|pair| pair[side]).collect();
        Ok((side(0), side(1)))
    }
}
