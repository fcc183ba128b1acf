//! Structured operations: their destinations become outputs.

use crate::diag::Diagnostics;
use crate::ir::{Op, Region};

use super::effects::first_destination;
use super::rewriter::{Problem, Rewriter};

/// Rewrites a structured operation on tensors to one on buffers.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
    let old = rewriter.old;
    let first = first_destination(rewriter.cx, old, op);
    let mut operands = rewriter.values(&old.operands(op)[..first])?;
    for operand in first..old.operands(op).len() {
        let destination = rewriter.destination(op, operand)?;
        operands.push(destination);
    }
    let regions: Vec<Region> =
        old.regions(op).iter().map(|&region| rewriter.copy_region(region, diagnostics)).collect();
    rewriter.emit_with_regions(old.name(op), &operands, &[], (old.attrs(op), &regions));
    for (result, &destination) in old.results(op).zip(&operands[first..]) {
        rewriter.set(result, destination);
    }
    Ok(())
}
