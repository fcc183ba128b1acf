//! Elements: a read of one element of a tensor becomes the value of this element.
//!
//! *Class.* `tensor.extract` from tensors of given or equal elements, from insertions of an element, from casts, and from
//! parallel elementwise operations that have no other purpose.
//!
//! *Legality.* The element has this value. A payload without effects may be computed for one element only.
//!
//! *Limits.* Positions in lists and insertions are constant. Operations in the same block.

use rustc_hash::FxHashMap;

use crate::dialect::linalg::INDEX;
use crate::dialect::tensor;
use crate::ir::{AffineExpr, Op, Value};

use super::canonical::scalar_of;
use super::edit::{Editor, Replacement, has_plain_tensors};
use super::lifetimes::is_overwritten;
use super::shapes::constant_index;
use super::structured::{Structured, identity, is_tensor};

/// Replaces a read of an element by its value.
pub(super) fn read_elements(editor: &mut Editor, op: Op) -> Replacement {
    if editor.body.name(op) != tensor::EXTRACT || !has_plain_tensors(editor.cx, editor.body, op) {
        return None;
    }
    let (&source, indices) = editor.body.operands(op).split_first()?;
    let indices = indices.to_vec();
    if let Some(scalar) = scalar_of(editor.cx, editor.body, source) {
        return Some(vec![scalar.value(editor)?]);
    }
    let def = editor.body.defining_op(source)?;
    match editor.body.name(def) {
        tensor::FROM_ELEMENTS => Some(vec![listed(editor, def, source, &indices)?]),
        tensor::INSERT => inserted(editor, op, def, &indices),
        tensor::CAST => {
            let from = editor.body.operands(def)[0];
            editor.shape(from)?;
            Some(vec![element(editor, from, &indices)])
        }
        _ => computed(editor, op, def, &indices),
    }
}

/// Emits a read of an element.
fn element(editor: &mut Editor, tensor: Value, indices: &[Value]) -> Value {
    let ty = editor.cx.element_type(editor.ty(tensor));
    editor.emit(tensor::EXTRACT, &[&[tensor], indices].concat(), ty, &[])
}

/// Returns the element at a constant position of a list.
fn listed(editor: &Editor, list: Op, tensor: Value, indices: &[Value]) -> Option<Value> {
    let mut position = 0;
    for (&index, size) in indices.iter().zip(editor.shape(tensor)?) {
        let index = constant_index(editor, index).filter(|index| (0..size).contains(index))?;
        position = position * size + index;
    }
    editor.body.operands(list).get(usize::try_from(position).ok()?).copied()
}

/// The element is the one that was inserted, or an element of the tensor before.
fn inserted(editor: &mut Editor, op: Op, insert: Op, indices: &[Value]) -> Replacement {
    let (&[inserted, before], at) = editor.body.operands(insert).split_first_chunk()?;
    if at == indices {
        return Some(vec![inserted]);
    }
    let differ = at.iter().zip(indices).any(|(&a, &b)| {
        let [a, b] = [a, b].map(|index| constant_index(editor, index));
        a.zip(b).is_some_and(|(a, b)| a != b)
    });
    // Otherwise the insertion would need a copy of the tensor.
    let is_only_read = editor.users(editor.body.result(insert, 0)) == [op];
    (differ && is_only_read).then(|| vec![element(editor, before, indices)])
}

/// Computes the payload of an elementwise operation for one element.
fn computed(editor: &mut Editor, op: Op, def: Op, indices: &[Value]) -> Replacement {
    let parts = Structured::generic(editor.cx, editor.body, def).filter(Structured::is_parallel)?;
    let result = editor.body.results(def).position(|result| editor.users(result) == [op])?;
    let is_only = editor.body.result_count(def) == 1 && editor.is_placed_here(def);
    let is_read = |input: &usize| parts.uses(editor.body, *input);
    let read: Vec<usize> = (0..parts.inputs.len() + parts.outputs.len()).filter(is_read).collect();
    let operands: Vec<_> = parts.operands().cloned().collect();
    let is_direct = |&input: &usize| {
        let is_dim = |expr: &AffineExpr| matches!(expr, AffineExpr::Dim(_));
        operands[input].map.results.iter().all(is_dim) && !is_overwritten(editor, operands[input].value, def)
    };
    let payload = editor.body.block_ops(parts.block);
    let uses_loops = payload.iter().any(|&op| editor.body.name(op) == INDEX);
    if !is_only
        || uses_loops
        || parts.outputs[result].map != identity(parts.loops())
        || !read.iter().all(is_direct)
    {
        return None;
    }
    let args = editor.body.block_args(parts.block).to_vec();
    let mut map: FxHashMap<Value, Value> = FxHashMap::default();
    for input in read {
        let operand = &operands[input];
        let value = if is_tensor(editor.cx, editor.ty(operand.value)) {
            let at: Vec<Value> = operand.map.results.iter().filter_map(|expr| dim(expr, indices)).collect();
            element(editor, operand.value, &at)
        } else {
            operand.value
        };
        map.insert(args[input], value);
    }
    let elements = editor.copy_payload_here(parts.block, &mut map);
    Some(vec![*elements.get(result)?])
}

fn dim(expr: &AffineExpr, indices: &[Value]) -> Option<Value> {
    match expr {
        AffineExpr::Dim(dim) => indices.get(*dim as usize).copied(),
        _ => None,
    }
}
