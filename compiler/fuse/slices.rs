//! Slices: insertions and extractions that move no element disappear.
//!
//! *Class.* Insertions of a slice where it is already, of no element, and of all elements; extractions of all elements,
//! of what was inserted there, and of a fill that has no other purpose.
//!
//! *Legality.* The results have the same elements. Slices are within their tensors, so one of the size of the tensor is
//! all of it.
//!
//! *Limits.* Sizes that are equal but not constant.

use crate::dialect::linalg::FILL;
use crate::dialect::tensor;
use crate::dialect::tensor::slice::is_same_slice;
use crate::ir::spec::operand_group;
use crate::ir::{DYNAMIC, Op, Value, name};

use super::edit::{Editor, Replacement, has_plain_tensors};

/// Replaces an insertion or an extraction by a tensor that is there already.
pub(super) fn simplify_slices(editor: &mut Editor, op: Op) -> Replacement {
    if !has_plain_tensors(editor.cx, editor.body, op) {
        return None;
    }
    match editor.body.name(op) {
        tensor::INSERT_SLICE => insertion(editor, op),
        tensor::EXTRACT_SLICE => extraction(editor, op),
        _ => None,
    }
}

fn insertion(editor: &Editor, op: Op) -> Replacement {
    let [source, dest] = [0, 1].map(|operand| editor.body.operands(op)[operand]);
    if editor.shape(source)?.contains(&0) {
        return Some(vec![dest]);
    }
    if is_whole(editor, op, source, dest) {
        return Some(vec![source]);
    }
    let extract = editor.defined_by(source, tensor::EXTRACT_SLICE)?;
    let is_there =
        editor.body.operands(extract)[0] == dest && is_same_slice(editor.cx, editor.body, extract, op);
    is_there.then(|| vec![dest])
}

fn extraction(editor: &mut Editor, op: Op) -> Replacement {
    let (source, result) = (editor.body.operands(op)[0], editor.body.result(op, 0));
    if is_whole(editor, op, result, source) {
        return Some(vec![source]);
    }
    if let Some(insert) = editor.defined_by(source, tensor::INSERT_SLICE)
        && is_same_slice(editor.cx, editor.body, op, insert)
    {
        return Some(vec![editor.body.operands(insert)[0]]);
    }
    let fill = editor.defined_by(source, FILL).filter(|_| editor.users(source) == [op])?;
    let [element, output] = editor.body.operands(fill)[..] else { return None };
    editor.defined_by(output, tensor::EMPTY)?;
    let sizes = operand_group(editor.cx, editor.body, op, "sizes").to_vec();
    let dynamic = editor.shape(result)?.iter().filter(|&&size| size == DYNAMIC).count();
    if dynamic != sizes.len() || editor.ty(element) != editor.cx.element_type(editor.ty(result)) {
        return None;
    }
    let empty = editor.emit(tensor::EMPTY, &sizes, editor.ty(result), &[]);
    Some(vec![editor.fill(element, empty)])
}

/// Returns true if a slice is all of a tensor: it has its constant shape, and the strides 1.
fn is_whole(editor: &Editor, op: Op, slice: Value, whole: Value) -> bool {
    let list = |attr_name| {
        let list = editor.cx.dict_get(editor.body.attrs(op), attr_name);
        list.and_then(|attr| editor.cx.dense_array_value(attr)).unwrap_or_default()
    };
    let is_one = |&stride: &i64| stride == 1;
    editor.ty(slice) == editor.ty(whole)
        && editor.shape(whole).is_some_and(|shape| !shape.contains(&DYNAMIC))
        && list(name::STATIC_SIZES) == tensor::shape(editor.cx, editor.ty(whole)).unwrap_or_default()
        && list(name::STATIC_STRIDES).iter().all(is_one)
}
