//! Operations of linalg that are no loops over elements: tilings, and the transforms of Winograd's convolution.

mod pack;
mod winograd;

use crate::dialect::linalg;
use crate::ir::{Op, OpName};

use super::rewriter::{Problem, Rewriter};

/// Returns true for the operations that are replaced.
pub(super) fn is_replaced(name: OpName) -> bool {
    matches!(
        name,
        linalg::PACK
            | linalg::UNPACK
            | linalg::WINOGRAD_FILTER_TRANSFORM
            | linalg::WINOGRAD_INPUT_TRANSFORM
            | linalg::WINOGRAD_OUTPUT_TRANSFORM
    )
}

/// Rewrites an operation.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let value = match rewriter.old.name(op) {
        linalg::PACK => pack::pack(rewriter, op)?,
        linalg::UNPACK => pack::unpack(rewriter, op)?,
        _ => winograd::transform(rewriter, op)?,
    };
    rewriter.set_result(op, value);
    Ok(())
}
