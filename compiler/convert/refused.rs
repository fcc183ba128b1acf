//! Operations that are known but not converted, and what their conversion would need.

use crate::ir::{Context, OpName};

/// Returns what the conversion of an unconverted operation would need.
pub(super) fn refusal(cx: &Context, name: OpName) -> &'static str {
    let text = cx.op_text(name);
    let row = REFUSALS.iter().find(|(prefix, _)| text.starts_with(prefix));
    row.map_or("a conversion", |row| row.1)
}

/// Reasons by the prefix of the name; the first match counts.
const REFUSALS: [(&str, &str); 8] = [
    ("affine.dma_", "a target with a unit for direct memory access"),
    ("memref.dma_", "a target with a unit for direct memory access"),
    ("linalg.", "a structured operation around it"),
    ("gpu.", "a GPU target"),
    ("vector.warp_execute", "a GPU target"),
    ("vector.scalable.", "scalable vectors in the code generator"),
    ("vector.vscale", "scalable vectors in the code generator"),
    ("vector.reshape", "a meaning: MLIR has no lowering of it either"),
];
