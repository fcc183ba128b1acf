//! Parallel loops of at most one iteration.
//!
//! *Class.* `scf.forall` whose bounds are constants, each loop of which has at most one iteration.
//!
//! *Rewrite.* The operations of the only iteration, and an insertion for each one that its terminator has; nothing, if
//! there is none.
//!
//! *Legality.* Insertions into a shared tensor are independent of their order.

use crate::dialect::scf::{self, Forall};
use crate::dialect::{arith, tensor};
use crate::ir::{DYNAMIC, NameId, Op, Value, name};

use super::edit::{Editor, Replacement, has_plain_tensors};

/// Replaces a parallel loop of at most one iteration.
pub(super) fn inline_single_iterations(editor: &mut Editor, op: Op) -> Replacement {
    if editor.body.name(op) != scf::FORALL || !has_plain_tensors(editor.cx, editor.body, op) {
        return None;
    }
    let forall = Forall(op);
    let lower =
        bounds(editor, op, name::STATIC_LOWER_BOUND, forall.dynamic_lower_bound(editor.cx, editor.body))?;
    let upper =
        bounds(editor, op, name::STATIC_UPPER_BOUND, forall.dynamic_upper_bound(editor.cx, editor.body))?;
    let steps = bounds(editor, op, name::STATIC_STEP, forall.dynamic_step(editor.cx, editor.body))?;
    let outputs = forall.outputs(editor.cx, editor.body).to_vec();
    let loops = || lower.iter().zip(&upper).zip(&steps);
    if loops().any(|((lower, upper), _)| lower >= upper) {
        return Some(outputs);
    }
    let is_single = |((lower, upper), step): ((&i64, &i64), &i64)| {
        *step > 0 && lower.checked_add(*step).is_none_or(|next| next >= *upper)
    };
    if !loops().all(is_single) {
        return None;
    }
    let &region = editor.body.regions(op).first()?;
    let entry = editor.body.entry_block(region)?;
    let args = editor.body.block_args(entry).to_vec();
    let indices: Vec<Value> = lower.iter().map(|&lower| editor.index(lower)).collect();
    let end = editor.inline(entry, args.iter().copied().zip(indices.into_iter().chain(outputs.clone())))?;
    Some(insertions(editor, end, (&args[lower.len()..], outputs)))
}

/// Returns the bounds or steps of all loops; `None` if one is not constant.
fn bounds(editor: &Editor, op: Op, list: NameId, dynamic: &[Value]) -> Option<Vec<i64>> {
    let list = editor.cx.dense_array_value(editor.cx.dict_get(editor.body.attrs(op), list)?)?;
    let mut dynamic = dynamic.iter();
    let bound = |&bound: &i64| {
        if bound != DYNAMIC {
            return Some(bound);
        }
        let constant = editor.defined_by(*dynamic.next()?, arith::CONSTANT)?;
        editor.cx.int_value(editor.cx.dict_get(editor.body.attrs(constant), name::VALUE)?)?.try_into().ok()
    };
    list.iter().map(bound).collect()
}

/// Emits the insertions of a terminator into tensors, given the arguments that stood for them. Returns the tensors with the
/// inserted slices.
fn insertions(editor: &mut Editor, end: Op, (args, outputs): (&[Value], Vec<Value>)) -> Vec<Value> {
    let mut results = outputs;
    for insert in editor.nested(end) {
        let operands = editor.body.operands(insert);
        let Some(output) = args.iter().position(|&arg| arg == operands[1]) else { continue };
        let mut operands: Vec<Value> = operands.iter().map(|&operand| editor.resolved(operand)).collect();
        operands[1] = results[output];
        let attrs = editor.cx.dict_entries(editor.body.attrs(insert)).to_vec();
        let ty = editor.ty(results[output]);
        results[output] = editor.emit(tensor::INSERT_SLICE, &operands, ty, &attrs);
    }
    results
}
