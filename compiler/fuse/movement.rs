//! Padding and concatenation as insertions into a new tensor, so that the operations that compute the parts may write
//! there.
//!
//! *Class.* `tensor.pad` with one value for all padding becomes a fill and an insertion, which is omitted if all elements
//! of the operand have this value. `tensor.concat` becomes an insertion of each operand.
//!
//! *Legality.* The insertions write the same elements.
//!
//! *Limits.* Padding that depends on the position, and negative padding.

use crate::dialect::{arith, tensor};
use crate::ir::spec::operand_group;
use crate::ir::{DYNAMIC, NameId, Op, TypeId, Value, name};

use super::canonical::{padding, scalar_of};
use super::edit::{Editor, Replacement, has_plain_tensors};

/// Replaces an operation that moves its operands into a new tensor by insertions.
pub(super) fn insert_parts(editor: &mut Editor, op: Op) -> Replacement {
    if !has_plain_tensors(editor.cx, editor.body, op) {
        return None;
    }
    match editor.body.name(op) {
        tensor::PAD => pad(editor, op),
        tensor::CONCAT => concat(editor, op),
        _ => None,
    }
}

/// An offset or a size.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Extent {
    Constant(i64),
    Value(Value),
}

impl Extent {
    fn value(self, editor: &mut Editor) -> Value {
        match self {
            Extent::Constant(number) => editor.index(number),
            Extent::Value(value) => value,
        }
    }

    fn plus(self, other: Extent, editor: &mut Editor) -> Extent {
        match (self, other) {
            (Extent::Constant(a), Extent::Constant(b)) => Extent::Constant(a + b),
            (Extent::Constant(0), other) | (other, Extent::Constant(0)) => other,
            _ => {
                let operands = [self.value(editor), other.value(editor)];
                Extent::Value(editor.emit(arith::ADDI, &operands, TypeId::INDEX, &[]))
            }
        }
    }
}

fn pad(editor: &mut Editor, op: Op) -> Replacement {
    let element = padding(editor.body, op)?;
    let source = editor.body.operands(op)[0];
    let ty = editor.ty(editor.body.result(op, 0));
    let low = extents(editor, op, "low", name::STATIC_LOW)?;
    let high = extents(editor, op, "high", name::STATIC_HIGH)?;
    let is_negative = |extent: &Extent| matches!(extent, Extent::Constant(..0));
    if low.iter().chain(&high).any(is_negative) {
        return None;
    }
    let sizes = sizes_of(editor, source)?;
    let mut wholes = Vec::new();
    for (dim, &size) in sizes.iter().enumerate() {
        let sum = low[dim].plus(size, editor);
        wholes.push(sum.plus(high[dim], editor));
    }
    let empty = empty(editor, ty, &wholes)?;
    let filled = editor.fill(element, empty);
    if scalar_of(editor.cx, editor.body, editor.body.result(op, 0)).is_some() {
        return Some(vec![filled]);
    }
    Some(vec![insert(editor, source, filled, &low, &sizes)])
}

fn concat(editor: &mut Editor, op: Op) -> Replacement {
    let dim = editor.cx.int_value(editor.cx.dict_get(editor.body.attrs(op), name::DIM)?)?;
    let dim = usize::try_from(dim).ok()?;
    let ty = editor.ty(editor.body.result(op, 0));
    let sources = editor.body.operands(op).to_vec();
    let parts = sources.iter().map(|&source| sizes_of(editor, source)).collect::<Option<Vec<_>>>()?;
    let mut offset = Extent::Constant(0);
    let mut offsets = Vec::new();
    for part in &parts {
        offsets.push(offset);
        offset = offset.plus(part[dim], editor);
    }
    let mut wholes = parts[0].clone();
    wholes[dim] = offset;
    let mut result = empty(editor, ty, &wholes)?;
    for ((source, part), offset) in sources.into_iter().zip(&parts).zip(offsets) {
        let mut start = vec![Extent::Constant(0); part.len()];
        start[dim] = offset;
        result = insert(editor, source, result, &start, part);
    }
    Some(vec![result])
}

/// Returns the entries of a list of indices with constant and dynamic ones.
fn extents(editor: &Editor, op: Op, group: &str, constants: NameId) -> Option<Vec<Extent>> {
    let mut values = operand_group(editor.cx, editor.body, op, group).iter();
    let list = editor.cx.dense_array_value(editor.cx.dict_get(editor.body.attrs(op), constants)?)?;
    list.iter()
        .map(|&constant| match constant {
            DYNAMIC => values.next().copied().map(Extent::Value),
            _ => Some(Extent::Constant(constant)),
        })
        .collect()
}

fn sizes_of(editor: &mut Editor, tensor: Value) -> Option<Vec<Extent>> {
    let shape = editor.shape(tensor)?;
    let size = |(dim, size)| match size {
        DYNAMIC => Extent::Value(editor.dim(tensor, dim)),
        _ => Extent::Constant(size),
    };
    Some(shape.into_iter().enumerate().map(size).collect())
}

/// Emits `tensor.empty` with these sizes.
fn empty(editor: &mut Editor, ty: TypeId, sizes: &[Extent]) -> Option<Value> {
    let shape = tensor::shape(editor.cx, ty)?.to_vec();
    let dynamic = shape.iter().zip(sizes).filter(|(size, _)| **size == DYNAMIC);
    let dynamic: Vec<Extent> = dynamic.map(|(_, &extent)| extent).collect();
    let sizes: Vec<Value> = dynamic.into_iter().map(|extent| extent.value(editor)).collect();
    Some(editor.emit(tensor::EMPTY, &sizes, ty, &[]))
}

/// Emits the insertion of a tensor at an offset.
fn insert(editor: &mut Editor, source: Value, dest: Value, offsets: &[Extent], sizes: &[Extent]) -> Value {
    let mut operands = vec![source, dest];
    let mut segments = vec![1, 1];
    let mut lists = Vec::new();
    for list in [offsets, sizes] {
        let first = operands.len();
        let mut constants = Vec::new();
        for extent in list {
            match *extent {
                Extent::Constant(number) => constants.push(number),
                Extent::Value(value) => {
                    constants.push(DYNAMIC);
                    operands.push(value);
                }
            }
        }
        segments.push((operands.len() - first) as i64);
        lists.push(constants);
    }
    segments.push(0);
    let ones = vec![1; offsets.len()];
    let attrs = [
        (name::STATIC_OFFSETS, editor.cx.i64_array_attr(&lists[0])),
        (name::STATIC_SIZES, editor.cx.i64_array_attr(&lists[1])),
        (name::STATIC_STRIDES, editor.cx.i64_array_attr(&ones)),
        (name::OPERAND_SEGMENT_SIZES, editor.cx.i32_array_attr(&segments)),
    ];
    let ty = editor.ty(dest);
    editor.emit(tensor::INSERT_SLICE, &operands, ty, &attrs)
}
