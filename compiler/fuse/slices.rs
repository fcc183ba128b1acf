//! Slices: insertions and extractions that move no element disappear.
//!
//! *Class.* Insertions of a slice where it is already, of no element, of an empty tensor, and of all elements; extractions of all elements,
//! of what was inserted there, and of a fill that has no other purpose.
//!
//! *Legality.* The results have the same elements. Slices are within their tensors, so one of the size of the tensor is
//! all of it.
//!
//! *Limits.* Other sizes that are equal but not constant.

use crate::dialect::linalg::FILL;
use crate::dialect::tensor::slice::is_same_slice;
use crate::dialect::{arith, tensor};
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
    // The contents of an empty tensor are unspecified, so they may be those of the destination.
    if editor.shape(source)?.contains(&0) || editor.defined_by(source, tensor::EMPTY).is_some() {
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

/// Returns true if a slice is all of a tensor: it has its sizes, which are constants or those that `tensor.dim` gives, and
/// the strides 1.
fn is_whole(editor: &Editor, op: Op, slice: Value, whole: Value) -> bool {
    let list = |attr_name| {
        let list = editor.cx.dict_get(editor.body.attrs(op), attr_name);
        list.and_then(|attr| editor.cx.dense_array_value(attr)).unwrap_or_default()
    };
    let is_one = |&stride: &i64| stride == 1;
    let mut dynamic = operand_group(editor.cx, editor.body, op, "sizes").iter();
    let shape = tensor::shape(editor.cx, editor.ty(whole)).unwrap_or_default();
    let mut sizes = list(name::STATIC_SIZES).iter().zip(shape).enumerate();
    let is_size = |(dim, (&taken, &size)): (usize, (&i64, &i64))| match taken {
        DYNAMIC => dynamic.next().is_some_and(|&value| is_dim(editor, value, (whole, dim))),
        _ => taken == size,
    };
    editor.ty(slice) == editor.ty(whole)
        && list(name::STATIC_SIZES).len() == shape.len()
        && sizes.all(is_size)
        && list(name::STATIC_STRIDES).iter().all(is_one)
}

/// Returns true if a value is the size of a dimension of a tensor.
fn is_dim(editor: &Editor, value: Value, (tensor, dim): (Value, usize)) -> bool {
    let Some(op) = editor.defined_by(value, tensor::DIM) else { return false };
    let operands = editor.body.operands(op);
    let index = editor.defined_by(operands[1], arith::CONSTANT);
    let number = index.and_then(|index| editor.cx.dict_get(editor.body.attrs(index), name::VALUE));
    operands[0] == tensor && number.and_then(|number| editor.cx.int_value(number)) == Some(dim as i128)
}
