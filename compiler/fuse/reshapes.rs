//! Reshapes: operations that move no element become views, and views of views become one or none.
//!
//! *Class.* `linalg.generic` that copies its input to an output with other dimensions of size 1, as broadcasts and
//! transpositions of such dimensions do. Pairs of `tensor.collapse_shape` and `tensor.expand_shape`. `tensor.reshape` to
//! shapes that are known.
//!
//! *Legality.* The order of the elements in memory is that of the dimensions whose size is not 1, which stays.
//!
//! *Limits.* Static shapes.

use std::ops::Range;

use crate::dialect::tensor;
use crate::ir::{AffineExpr, AttrData, AttrId, DYNAMIC, Op, TypeId, Value, name};

use super::canonical::is_data_movement;
use super::edit::{Editor, Replacement};
use super::shapes::constant_index;
use super::structured::Structured;

/// Replaces an operation by views, or views by simpler ones.
pub(super) fn simplify_reshapes(editor: &mut Editor, op: Op) -> Replacement {
    match editor.body.name(op) {
        tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE => reshape_of_reshape(editor, op),
        tensor::RESHAPE => reshape_to_list(editor, op),
        _ => movement(editor, op),
    }
}

/// Replaces an operation that keeps the order of the elements.
fn movement(editor: &mut Editor, op: Op) -> Replacement {
    let parts = Structured::generic(editor.cx, editor.body, op)?;
    if !parts.is_parallel()
        || !is_data_movement(editor.body, &parts)
        || !parts.outputs[0].map.is_permutation()
    {
        return None;
    }
    let (input, output) = (&parts.inputs[0], &parts.outputs[0]);
    let (from, to) = (editor.shape(input.value)?, editor.shape(output.value)?);
    let dims = |map: &[AffineExpr], shape: &[i64]| -> Option<Vec<u32>> {
        let mut dims = Vec::new();
        for (expr, &size) in map.iter().zip(shape) {
            match expr {
                _ if size == 1 => {}
                AffineExpr::Dim(dim) => dims.push(*dim),
                _ => return None,
            }
        }
        Some(dims)
    };
    if dims(&input.map.results, &from)? != dims(&output.map.results, &to)? {
        return None;
    }
    let (input, ty) = (input.value, editor.ty(editor.body.result(op, 0)));
    Some(vec![reshape(editor, input, ty)?])
}

/// A reshape to a shape that the type or the operand tells needs no list of sizes in memory.
fn reshape_to_list(editor: &mut Editor, op: Op) -> Replacement {
    let [source, list] = editor.body.operands(op)[..] else { return None };
    let ty = editor.ty(editor.body.result(op, 0));
    if editor.ty(source) == ty && lists_sizes_of(editor, list, source) == Some(true) {
        return Some(vec![source]);
    }
    let to = tensor::shape(editor.cx, ty)?.to_vec();
    let from = static_shape(&editor.shape(source)?, &to)?;
    let element = editor.cx.element_type(ty);
    let from = editor.tensor_type(&from, element);
    let source = editor.cast(source, from);
    if let Some(result) = reshape(editor, source, ty) {
        return Some(vec![result]);
    }
    let line = editor.tensor_type(&[to.iter().product()], element);
    let line = reshape(editor, source, line)?;
    Some(vec![reshape(editor, line, ty)?])
}

/// Returns the shape that a tensor with the elements of a static shape has; `None` if its type does not tell.
fn static_shape(shape: &[i64], to: &[i64]) -> Option<Vec<i64>> {
    if to.iter().any(|&size| size == DYNAMIC || size == 0) {
        return None;
    }
    let count: i64 = to.iter().product();
    let known: i64 = shape.iter().filter(|&&size| size != DYNAMIC).product();
    let is_one_unknown = shape.iter().filter(|&&size| size == DYNAMIC).count() <= 1;
    let rest = count.checked_div(known).filter(|rest| is_one_unknown && rest * known == count)?;
    Some(shape.iter().map(|&size| if size == DYNAMIC { rest } else { size }).collect())
}

/// Returns true if a list of sizes is that of a tensor.
fn lists_sizes_of(editor: &Editor, list: Value, tensor: Value) -> Option<bool> {
    let list = editor.defined_by(list, tensor::FROM_ELEMENTS)?;
    let sizes = editor.shape(tensor)?;
    let is_size = |(dim, (&value, &size)): (usize, (&Value, &i64))| {
        if size != DYNAMIC {
            return true;
        }
        let query = editor.defined_by(value, tensor::DIM);
        query.is_some_and(|query| {
            let operands = editor.body.operands(query);
            operands[0] == tensor && constant_index(editor, operands[1]) == i64::try_from(dim).ok()
        })
    };
    Some(editor.body.operands(list).iter().zip(&sizes).enumerate().all(is_size))
}

/// A reshape of the result of a reshape is one of its source, if one operation can express it.
fn reshape_of_reshape(editor: &mut Editor, op: Op) -> Replacement {
    let (source, result) = (editor.body.operands(op)[0], editor.body.result(op, 0));
    let ty = editor.ty(result);
    if editor.ty(source) == ty {
        return Some(vec![source]);
    }
    let inner = editor.body.defining_op(source)?;
    if !matches!(editor.body.name(inner), tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE) {
        return None;
    }
    let origin = editor.body.operands(inner)[0];
    let (from, to) = (editor.shape(origin)?, editor.shape(result)?);
    if from == to && !from.contains(&DYNAMIC) {
        return Some(vec![origin]);
    }
    matching_groups(&from, &to)?;
    Some(vec![reshape(editor, origin, ty)?])
}

/// Returns a tensor with the elements of another one in the order of memory: itself, or by one or two views.
pub(super) fn reshape(editor: &mut Editor, source: Value, ty: TypeId) -> Option<Value> {
    let (from, to) = (editor.shape(source)?, tensor::shape(editor.cx, ty)?.to_vec());
    if from == to {
        return Some(source);
    }
    if from.iter().chain(&to).any(|&size| size == DYNAMIC || size == 0) {
        return None;
    }
    if let Some(groups) = matching_groups(&from, &to) {
        return Some(view(editor, source, ty, &groups));
    }
    // The common shape has no dimensions of size 1.
    let middle: Vec<i64> = from.iter().copied().filter(|&size| size != 1).collect();
    let first = matching_groups(&from, &middle)?;
    let second = matching_groups(&middle, &to)?;
    let element = editor.cx.element_type(ty);
    let middle = editor.tensor_type(&middle, element);
    let source = view(editor, source, middle, &first);
    Some(view(editor, source, ty, &second))
}

/// Emits the view that splits or merges dimensions.
pub(super) fn view(editor: &mut Editor, source: Value, ty: TypeId, groups: &[Range<usize>]) -> Value {
    let expands = editor.shape(source).map_or(0, |shape| shape.len()) < rank(editor, ty);
    let reassociation = reassociation(editor, groups);
    let mut attrs = vec![(name::REASSOCIATION, reassociation)];
    if !expands {
        return editor.emit(tensor::COLLAPSE_SHAPE, &[source], ty, &attrs);
    }
    let sizes = tensor::shape(editor.cx, ty).unwrap_or_default().to_vec();
    attrs.push((name::STATIC_OUTPUT_SHAPE, editor.cx.i64_array_attr(&sizes)));
    editor.emit(tensor::EXPAND_SHAPE, &[source], ty, &attrs)
}

fn rank(editor: &Editor, ty: TypeId) -> usize {
    tensor::shape(editor.cx, ty).map_or(0, <[i64]>::len)
}

fn reassociation(editor: &mut Editor, groups: &[Range<usize>]) -> AttrId {
    let lists = groups.iter().map(|group| {
        let indices = group.clone().map(|dim| editor.cx.int_attr(TypeId::I64, dim as i128)).collect();
        editor.cx.attr(AttrData::Array(indices))
    });
    let lists: Vec<AttrId> = lists.collect();
    editor.cx.attr(AttrData::Array(lists.into()))
}

/// Returns the groups of dimensions of the shape of higher rank that are each one dimension of the other, static, shape.
pub(super) fn matching_groups(a: &[i64], b: &[i64]) -> Option<Vec<Range<usize>>> {
    let (expanded, collapsed) = if a.len() > b.len() { (a, b) } else { (b, a) };
    if expanded.len() == collapsed.len() || expanded.contains(&DYNAMIC) {
        return None;
    }
    if collapsed.is_empty() {
        return expanded.iter().all(|&size| size == 1).then(Vec::new);
    }
    let mut groups = Vec::new();
    let mut next = 0;
    for (number, &size) in collapsed.iter().enumerate() {
        let start = next;
        let mut product = *expanded.get(next)?;
        next += 1;
        while product != size {
            product = product.checked_mul(*expanded.get(next)?)?;
            next += 1;
            if product > size {
                return None;
            }
        }
        // Dimensions of size 1 that no later dimension needs.
        let is_last = number + 1 == collapsed.len();
        while expanded.get(next) == Some(&1) && (is_last || expanded.len() - next >= collapsed.len() - number)
        {
            let needed = collapsed.get(number + 1) == Some(&1);
            if needed {
                break;
            }
            next += 1;
        }
        groups.push(start..next);
    }
    (next == expanded.len()).then_some(groups)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_shapes() {
        assert_eq!(matching_groups(&[4, 6, 2], &[24, 2]), Some(vec![0..2, 2..3]));
        assert_eq!(matching_groups(&[1, 4, 1, 6], &[4, 6]), Some(vec![0..3, 3..4]));
        assert_eq!(matching_groups(&[4, 1, 1], &[4, 1]), Some(vec![0..1, 1..3]));
        assert_eq!(matching_groups(&[1, 1], &[]), Some(vec![]));
        assert_eq!(matching_groups(&[4, 6], &[6, 4]), None);
        assert_eq!(matching_groups(&[4, 6], &[8, 3]), None);
        assert_eq!(matching_groups(&[2, 3, 4], &[6, 4]), Some(vec![0..2, 2..3]));
        assert_eq!(matching_groups(&[2, 3, 4], &[4, 6]), None);
    }
}
