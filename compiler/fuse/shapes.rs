//! Shapes: sizes are read where they are known, and types get the static sizes that follow from those of others.
//!
//! *Class.* `tensor.dim` of `tensor.empty`, of a cast, and of the result of an operation with destinations is a size of
//! an operand, or a constant. Structured operations read the sources of casts that only remove static sizes. Their
//! destinations have the static sizes that those of their other operands imply.
//!
//! *Legality.* Sizes of operands and results agree by the definition of the operations. A cast between shapes that do
//! not agree is undefined.
//!
//! *Limits.* Types of block arguments, and of results of calls and loops.

use crate::dialect::{arith, tensor};
use crate::ir::{AffineExpr, DYNAMIC, Op, TypeId, Value, name};

use super::edit::{Editor, Replacement, has_plain_tensors};
use super::structured::{Operand, Structured, is_structured, trip_counts};

/// Simplifies an operation by what is known of the shapes of its operands.
pub(super) fn propagate_shapes(editor: &mut Editor, op: Op) -> Replacement {
    match editor.body.name(op) {
        tensor::DIM => dim(editor, op),
        tensor::CAST => cast(editor, op),
        tensor::EMPTY => empty(editor, op),
        op_name if is_structured(op_name) && has_plain_tensors(editor.cx, editor.body, op) => {
            refine(editor, op)
        }
        _ => None,
    }
}

/// Returns the value of a constant index.
pub(super) fn constant_index(editor: &Editor, value: Value) -> Option<i64> {
    let op = editor.defined_by(value, arith::CONSTANT)?;
    let attr = editor.cx.dict_get(editor.body.attrs(op), name::VALUE)?;
    i64::try_from(editor.cx.int_value(attr)?).ok()
}

fn dim(editor: &mut Editor, op: Op) -> Replacement {
    let [source, index] = editor.body.operands(op)[..] else { return None };
    let index = usize::try_from(constant_index(editor, index)?).ok()?;
    let mut tensor = source;
    loop {
        let size = *editor.shape(tensor)?.get(index)?;
        if size != DYNAMIC {
            return Some(vec![editor.index(size)]);
        }
        if let Some(size) = given_size(editor, tensor, index) {
            return Some(vec![size]);
        }
        match same_shape(editor, tensor) {
            Some(other) => tensor = other,
            None if tensor == source => return None,
            None => return Some(vec![editor.dim(tensor, index)]),
        }
    }
}

/// Returns the operand that is a dynamic size of a new tensor.
fn given_size(editor: &Editor, tensor: Value, dim: usize) -> Option<Value> {
    let op = editor.body.defining_op(tensor)?;
    let operands = match editor.body.name(op) {
        tensor::EMPTY | tensor::GENERATE => editor.body.operands(op),
        tensor::SPLAT => &editor.body.operands(op)[1..],
        _ => return None,
    };
    let dynamic = editor.shape(tensor)?[..dim].iter().filter(|&&size| size == DYNAMIC).count();
    operands.get(dynamic).copied()
}

/// Returns an operand that has the shape of a tensor.
fn same_shape(editor: &Editor, tensor: Value) -> Option<Value> {
    let op = editor.body.defining_op(tensor)?;
    let operands = editor.body.operands(op);
    match editor.body.name(op) {
        tensor::CAST => operands.first().copied().filter(|&source| editor.shape(source).is_some()),
        tensor::INSERT | tensor::INSERT_SLICE => operands.get(1).copied(),
        op_name if is_structured(op_name) => {
            let first = operands.len().checked_sub(editor.body.result_count(op))?;
            let result = editor.body.results(op).position(|result| result == tensor)?;
            operands.get(first + result).copied()
        }
        _ => None,
    }
}

/// A cast of a cast is one cast or none.
fn cast(editor: &mut Editor, op: Op) -> Replacement {
    let (source, ty) = (editor.body.operands(op)[0], editor.ty(editor.body.result(op, 0)));
    if editor.ty(source) == ty {
        return Some(vec![source]);
    }
    let inner = editor.defined_by(source, tensor::CAST)?;
    let origin = editor.body.operands(inner)[0];
    let keeps = is_refined(&editor.shape(origin)?, &editor.shape(source)?);
    keeps.then(|| vec![editor.cast(origin, ty)])
}

/// Returns true if a shape has all static sizes of another one.
fn is_refined(shape: &[i64], of: &[i64]) -> bool {
    shape.len() == of.len() && shape.iter().zip(of).all(|(a, b)| a == b || *b == DYNAMIC)
}

/// Constant sizes become part of the type.
fn empty(editor: &mut Editor, op: Op) -> Replacement {
    let result = editor.body.result(op, 0);
    let mut sizes = editor.body.operands(op).to_vec().into_iter();
    let mut shape = editor.shape(result)?;
    let mut dynamic = Vec::new();
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = sizes.next()?;
        match constant_index(editor, value) {
            Some(number) if number >= 0 => *size = number,
            _ => dynamic.push(value),
        }
    }
    let ty = editor.ty(result);
    let element = editor.cx.element_type(ty);
    let refined = editor.tensor_type(&shape, element);
    if refined == ty {
        return None;
    }
    let new = editor.emit(tensor::EMPTY, &dynamic, refined, &[]);
    Some(vec![editor.cast(new, ty)])
}

/// Reads the sources of casts, and gives destinations all known static sizes.
fn refine(editor: &mut Editor, op: Op) -> Replacement {
    let parts = Structured::of(editor.cx, editor.body, op);
    let results = editor.body.result_count(op);
    let inputs = editor.body.operands(op).len().checked_sub(results)?;
    if let Some(parts) = &parts {
        read_sources(editor, op, parts);
    }
    let parts = Structured::of(editor.cx, editor.body, op)?;
    let mut operands = editor.body.operands(op).to_vec();
    for (index, output) in parts.outputs.iter().enumerate() {
        if let Some(better) = refined_destination(editor, &parts, output) {
            operands[inputs + index] = better;
        }
    }
    if operands == editor.body.operands(op) {
        return None;
    }
    let old: Vec<TypeId> = editor.body.results(op).map(|result| editor.ty(result)).collect();
    let news = editor.copy_structured(op, &operands);
    Some(news.into_iter().zip(old).map(|(new, ty)| editor.cast(new, ty)).collect())
}

/// Replaces inputs that are casts to a type of fewer static sizes by the sources.
fn read_sources(editor: &mut Editor, op: Op, parts: &Structured) {
    for (index, input) in parts.inputs.iter().enumerate() {
        let Some(source) = cast_source(editor, input.value) else { continue };
        let mut changed = parts.clone();
        changed.inputs[index].value = source;
        if trip_counts(editor.cx, editor.body, changed.operands(), parts.loops()).is_some() {
            editor.set_operand(op, index, source);
        }
    }
}

/// Returns the source of a cast that only removes static sizes.
fn cast_source(editor: &Editor, value: Value) -> Option<Value> {
    let cast = editor.defined_by(value, tensor::CAST)?;
    let source = editor.body.operands(cast)[0];
    is_refined(&editor.shape(source)?, &editor.shape(value)?).then_some(source)
}

/// Returns a destination of a type with more static sizes.
fn refined_destination(editor: &mut Editor, parts: &Structured, output: &Operand) -> Option<Value> {
    if let Some(source) = cast_source(editor, output.value) {
        return Some(source);
    }
    let old = editor.shape(output.value)?;
    if !old.contains(&DYNAMIC) {
        return None;
    }
    let empty = editor.defined_by(output.value, tensor::EMPTY)?;
    let counts = trip_counts(editor.cx, editor.body, parts.operands(), parts.loops())?;
    let mut sizes = editor.body.operands(empty).to_vec().into_iter();
    let (mut shape, mut dynamic) = (Vec::new(), Vec::new());
    for (expr, &size) in output.map.results.iter().zip(&old) {
        let known = match expr {
            AffineExpr::Dim(dim) if size == DYNAMIC => counts[*dim as usize],
            _ => size,
        };
        let value = if size == DYNAMIC { sizes.next() } else { None };
        dynamic.extend(value.filter(|_| known == DYNAMIC));
        shape.push(known);
    }
    if shape == old {
        return None;
    }
    let element = editor.cx.element_type(editor.ty(output.value));
    let ty = editor.tensor_type(&shape, element);
    Some(editor.emit(tensor::EMPTY, &dynamic, ty, &[]))
}
