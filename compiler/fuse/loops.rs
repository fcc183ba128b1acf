//! Parallel loops of at most one iteration, and results of parallel loops that nobody reads.
//!
//! *Class.*
//! - *Single iterations*: `scf.forall` whose bounds are constants, each loop of which has at most one iteration, becomes
//!   the operations of this iteration, and an insertion for each one that its terminator has.
//! - *Unused results*: insertions into a shared tensor whose result has no user are removed. The iterations read the
//!   initial tensor instead of the shared one.
//!
//! *Legality.* Insertions into a shared tensor are independent of their order. An iteration does not read what others
//! insert.

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

/// Removes the insertions into shared tensors of a parallel loop whose results have no users.
pub(super) fn drop_insertions(editor: &mut Editor, op: Op) -> Replacement {
    if editor.body.name(op) != scf::FORALL {
        return None;
    }
    let outputs = Forall(op).outputs(editor.cx, editor.body).to_vec();
    let entry = editor.body.entry_block(*editor.body.regions(op).first()?)?;
    let end = editor.body.last_op(entry)?;
    let args = editor.body.block_args(entry);
    let shared = args[args.len() - outputs.len()..].to_vec();
    let results: Vec<Value> = editor.body.results(op).collect();
    for ((arg, output), result) in shared.into_iter().zip(outputs).zip(results) {
        if !editor.users(result).is_empty() {
            continue;
        }
        let is_into = |insert: &Op| editor.body.operands(*insert).get(1) == Some(&arg);
        let insertions: Vec<Op> = editor.nested(end).into_iter().filter(is_into).collect();
        if !insertions.is_empty() {
            insertions.into_iter().for_each(|insert| editor.erase(insert));
            editor.replace(arg, output);
        }
    }
    None
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
