//! Labels of the source, from debug intrinsics.

use crate::ir::{Body, Context, Label};

use super::debug::DBG_LABEL;

/// Returns the labels of a body, in order.
pub(super) fn labels(cx: &Context, body: &Body) -> Vec<Label> {
    let Some(name) = cx.find_name("label") else { return Vec::new() };
    let mut labels = Vec::new();
    for block in body.block_ids() {
        let ops = body.block_ops(block);
        for (at, &op) in ops.iter().enumerate().filter(|&(_, &op)| body.name(op) == DBG_LABEL) {
            let declaration = cx.dict_get(body.attrs(op), name);
            labels.extend(declaration.map(|declaration| Label { declaration, next: ops[at + 1..].into() }));
        }
    }
    labels
}
