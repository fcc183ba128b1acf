//! Reductions along dimensions.

use crate::diag::Diagnostics;
use crate::ir::{Op, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::known;

/// Rewrites `stablehlo.reduce`.
pub(super) fn reduce(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<Vec<Value>, Problem> {
    let count = rewriter.old.result_count(op);
    let shape = rewriter.result_shape(op);
    let mut dims = rewriter.list(op, "dimensions");
    dims.sort_unstable();
    let (mut inputs, mut inits) = (Vec::new(), Vec::new());
    for index in 0..count {
        inputs.push(rewriter.tensor(op, index)?);
        let init = rewriter.scalar(op, count + index)?;
        inits.push(rewriter.filled(&known(&shape), init)?);
    }
    let region = rewriter.old.regions(op)[0];
    let mut problem = None;
    let results = rewriter.reduced((&inputs, &inits), &dims, |rewriter, args| {
        let (new, so_far) = args.split_at(count);
        rewriter.combined(region, &[so_far, new].concat(), diagnostics).unwrap_or_else(|found| {
            problem = Some(found);
            Vec::new()
        })
    });
    problem.map_or(Ok(results), Err)
}
