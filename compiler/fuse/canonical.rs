//! Canonical form: elementwise operations on tensors become `linalg.generic` with parallel loops, and tensors whose
//! elements are all one value become scalars in the payloads that read them.
//!
//! *Class.* Operations of arith and math on tensors, `tensor.bitcast`, `tensor.generate`, and the operations of linalg
//! that are elementwise, a transposition, a broadcast or a reduction. Named products, convolutions and poolings stay,
//! since their schedules depend on their names. So do `linalg.fill` and `tensor.splat`, the producers of equal elements.
//!
//! *Legality.* A generic operation has the loops and the payload of the operation that it replaces. Payloads with
//! effects, such as assertions, and operations on memrefs stay as they are.
//!
//! *Limits.* Unranked tensors, encodings, and payloads with regions.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::linalg::{FILL, GENERIC, YIELD};
use crate::dialect::{arith, math, memref, scf, tensor};
use crate::ir::{AttrData, Body, Context, DenseData, NewOp, Op, TypeData, TypeId, Value, ValueDef, name};

use super::edit::{Editor, Replacement, has_plain_tensors, is_pure_payload};
use super::structured::{Draft, Operand, Structured, have_bounds, identity, is_structured, is_tensor};

/// Rewrites an operation to canonical form.
pub(super) fn canonicalize(editor: &mut Editor, op: Op) -> Replacement {
    if !has_plain_tensors(editor.cx, editor.body, op) {
        return None;
    }
    let op_name = editor.body.name(op);
    match op_name {
        GENERIC => simplify(editor, op),
        tensor::GENERATE => generate(editor, op),
        FILL => fill_own_tensor(editor, op),
        // A copy of a buffer to itself.
        memref::COPY if editor.body.operands(op)[0] == editor.body.operands(op)[1] => Some(Vec::new()),
        _ if is_structured(op_name) => structured(editor, op),
        _ if is_elementwise(editor.cx, editor.body, op) => elementwise(editor, op),
        _ => None,
    }
}

/// Returns true for operations whose results are tensors, each element of which depends on the elements of the operands
/// at the same position.
fn is_elementwise(cx: &Context, body: &Body, op: Op) -> bool {
    let op_name = body.name(op);
    let is_scalar = [arith::TABLE, math::TABLE].map(usize::from).contains(&op_name.dialect());
    (is_scalar && op_name != arith::CONSTANT || op_name == tensor::BITCAST)
        && !arith::selects_whole(cx, body, op)
        && body.result_count(op) > 0
        && body.results(op).all(|result| is_tensor(cx, body.value_type(result)))
        && body.operands(op).iter().any(|&operand| is_tensor(cx, body.value_type(operand)))
}

/// Operands that are no tensors are the same for all elements.
fn elementwise(editor: &mut Editor, op: Op) -> Replacement {
    let operands = editor.body.operands(op).to_vec();
    let is_input = |value: &Value| is_tensor(editor.cx, editor.ty(*value));
    let tensors: Vec<Value> = operands.iter().copied().filter(is_input).collect();
    let rank = editor.shape(tensors[0])?.len();
    let types: Vec<TypeId> = editor.body.results(op).map(|result| editor.ty(result)).collect();
    let operand = |value| Operand { value, map: identity(rank) };
    let outputs: Vec<Operand> = types.iter().map(|&ty| operand(editor.empty_like(ty, tensors[0]))).collect();
    let inputs = tensors.iter().copied().map(operand).collect();
    let draft = editor.begin(inputs, outputs, vec![true; rank]);
    let args = editor.body.block_args(draft.block).to_vec();
    let elements: Vec<Value> = operands
        .iter()
        .map(|value| tensors.iter().position(|tensor| tensor == value).map_or(*value, |input| args[input]))
        .collect();
    let results: Vec<TypeId> = types.iter().map(|&ty| editor.cx.element_type(ty)).collect();
    let op_name = match editor.body.name(op) {
        tensor::BITCAST => arith::BITCAST,
        op_name => op_name,
    };
    let new = NewOp::new(op_name, editor.loc(), &elements, &results).attrs(editor.body.attrs(op));
    let new = editor.body.append_op(draft.block, new);
    let elements: Vec<Value> = editor.body.results(new).collect();
    Some(results_of(editor, draft, &elements))
}

fn results_of(editor: &mut Editor, draft: Draft, elements: &[Value]) -> Vec<Value> {
    let op = editor.finish(draft, elements);
    editor.body.results(op).collect()
}

/// The positions, which the region gets as arguments, become the iterations of the loops.
fn generate(editor: &mut Editor, op: Op) -> Replacement {
    if !is_pure_payload(editor.cx, editor.body, op) {
        return None;
    }
    let block = editor.body.entry_block(*editor.body.regions(op).first()?)?;
    let result = editor.body.result(op, 0);
    let (rank, ty) = (editor.shape(result)?.len(), editor.ty(result));
    let sizes = editor.body.operands(op).to_vec();
    let empty = editor.emit(tensor::EMPTY, &sizes, ty, &[]);
    let draft =
        editor.begin(Vec::new(), vec![Operand { value: empty, map: identity(rank) }], vec![true; rank]);
    let mut map = FxHashMap::default();
    for (dim, arg) in editor.body.block_args(block).to_vec().into_iter().enumerate() {
        let index = editor.index_value(&crate::ir::AffineExpr::Dim(dim as u32), draft.block);
        map.insert(arg, index);
    }
    let elements = editor.copy_payload(block, draft.block, &mut map, &[]);
    Some(results_of(editor, draft, &elements))
}

/// Replaces a structured operation by a generic one.
fn structured(editor: &mut Editor, op: Op) -> Replacement {
    let parts = Structured::of(editor.cx, editor.body, op)?;
    Some(rebuild(editor, &parts, |_, _| None))
}

/// Emits a generic operation with these parts. `scalar` returns the value that replaces the element of an input.
pub(super) fn rebuild(
    editor: &mut Editor,
    parts: &Structured,
    scalar: impl Fn(&mut Editor, usize) -> Option<Value>,
) -> Vec<Value> {
    let draft = editor.begin(parts.inputs.clone(), parts.outputs.clone(), parts.parallel.clone());
    let old = editor.body.block_args(parts.block).to_vec();
    let new = editor.body.block_args(draft.block).to_vec();
    let mut map: FxHashMap<Value, Value> = old.iter().copied().zip(new).collect();
    for (input, &arg) in old.iter().enumerate().take(parts.inputs.len()) {
        if let Some(value) = scalar(editor, input) {
            map.insert(arg, value);
        }
    }
    let loops = identity(parts.loops()).results;
    let elements = editor.copy_payload(parts.block, draft.block, &mut map, &loops);
    results_of(editor, draft, &elements)
}

/// Fills a new tensor instead of one that the threads of `scf.forall` share.
fn fill_own_tensor(editor: &mut Editor, op: Op) -> Replacement {
    let &[_, output] = editor.body.operands(op) else { return None };
    let ValueDef::Argument(block) = editor.body.value_def(output) else { return None };
    let parent = editor.body.parent_op(block);
    if parent.is_some_and(|parent| editor.body.name(parent) == scf::FORALL) {
        let empty = editor.empty_like(editor.ty(output), output);
        editor.set_operand(op, 1, empty);
    }
    None
}

/// Replaces inputs with equal elements by scalars, removes results that nobody reads, and forwards copies.
fn simplify(editor: &mut Editor, op: Op) -> Replacement {
    let parts = Structured::generic(editor.cx, editor.body, op)?;
    if let Some(source) = copied(editor, &parts) {
        let ty = editor.ty(editor.body.result(op, 0));
        return Some(vec![editor.cast(source, ty)]);
    }
    if let Some(results) = drop_results(editor, op, &parts) {
        return Some(results);
    }
    release_destinations(editor, op, &parts);
    let scalars: Vec<Option<Scalar>> =
        parts.inputs.iter().map(|input| scalar_of(editor.cx, editor.body, input.value)).collect();
    let is_used = |input| parts.uses(editor.body, input);
    let is_replaced = |input: usize| scalars[input].is_some() && is_used(input);
    let is_useless = |input: usize| !is_used(input) && has_bounds_without(&parts, input);
    if !(0..scalars.len()).any(|input| is_replaced(input) || is_useless(input)) {
        return None;
    }
    Some(rebuild(editor, &parts, |editor, input| {
        scalars[input].clone().and_then(|scalar| scalar.value(editor))
    }))
}

/// Replaces destinations whose contents nobody reads, if they were computed for another purpose, or are slices of another
/// tensor than that into which the result is inserted. Later, an operand that is no longer needed may become the
/// destination.
fn release_destinations(editor: &mut Editor, op: Op, parts: &Structured) {
    for (index, output) in parts.outputs.iter().enumerate() {
        let def = editor.body.defining_op(output.value);
        let is_released = def.is_some_and(|def| match editor.body.name(def) {
            tensor::EXTRACT_SLICE => is_inserted_elsewhere(editor, op, index, editor.body.operands(def)[0]),
            op_name => is_structured(op_name),
        });
        if is_released && !parts.uses_output(editor.body, index) {
            let empty = editor.empty_like(editor.ty(output.value), output.value);
            editor.set_operand(op, parts.inputs.len() + index, empty);
        }
    }
}

/// Returns true if the only use of a result is its insertion into another tensor than `whole`.
fn is_inserted_elsewhere(editor: &Editor, op: Op, index: usize, whole: Value) -> bool {
    let Some(result) = editor.body.results(op).nth(index) else { return false };
    let [user] = editor.users(result)[..] else { return false };
    matches!(editor.body.name(user), tensor::INSERT_SLICE | tensor::PARALLEL_INSERT_SLICE)
        && editor.body.operands(user)[0] == result
        && editor.resolved(editor.body.operands(user)[1]) != whole
}

fn has_bounds_without(parts: &Structured, input: usize) -> bool {
    let others = parts.inputs.iter().enumerate().filter(|&(other, _)| other != input).map(|other| other.1);
    have_bounds(others.chain(&parts.outputs).map(|operand| &operand.map), parts.loops())
}

/// Returns the tensor that an operation only copies, or keeps as it is.
fn copied(editor: &Editor, parts: &Structured) -> Option<Value> {
    let (input, output) = match (&parts.inputs[..], &parts.outputs[..]) {
        ([input], [output]) => (input, output),
        ([], [output]) => (output, output),
        _ => return None,
    };
    let end = parts.end(editor.body)?;
    let copies = parts.is_parallel()
        && input.map == output.map
        && input.map.is_permutation()
        && editor.body.operands(end) == &editor.body.block_args(parts.block)[..1];
    let shapes_agree = || {
        let (from, to) = (editor.shape(input.value)?, editor.shape(output.value)?);
        let fits = |(&a, &b): (&i64, &i64)| a == b || a == crate::ir::DYNAMIC || b == crate::ir::DYNAMIC;
        Some(from.iter().zip(&to).all(fits))
    };
    (copies && shapes_agree() == Some(true)).then_some(input.value)
}

/// Removes the results of an operation that nobody reads.
fn drop_results(editor: &mut Editor, op: Op, parts: &Structured) -> Replacement {
    let results: Vec<Value> = editor.body.results(op).collect();
    let mut kept: Vec<bool> = results.iter().map(|&result| !editor.users(result).is_empty()).collect();
    if !parts.is_parallel() {
        keep_accumulators(editor.body, parts, &mut kept)?;
    }
    if kept.iter().all(|&kept| kept) || !kept.contains(&true) {
        return None;
    }
    let mut smaller = parts.clone();
    // The old contents of the removed outputs are read like inputs.
    for (index, output) in parts.outputs.iter().enumerate() {
        if !kept[index] {
            smaller.inputs.push(output.clone());
        }
    }
    let mut keep = kept.iter();
    smaller.outputs.retain(|_| *keep.next().unwrap_or(&true));
    let draft = editor.begin(smaller.inputs.clone(), smaller.outputs.clone(), parts.parallel.clone());
    let old = editor.body.block_args(parts.block).to_vec();
    let (mut next_input, mut next_output) = (parts.inputs.len(), smaller.inputs.len());
    let new = editor.body.block_args(draft.block).to_vec();
    let mut map = FxHashMap::default();
    for (number, arg) in old.into_iter().enumerate() {
        let at = match number.checked_sub(parts.inputs.len()) {
            None => number,
            Some(output) if kept[output] => post_increment(&mut next_output),
            Some(_) => post_increment(&mut next_input),
        };
        map.insert(arg, new[at]);
    }
    let loops = identity(parts.loops()).results;
    let elements = editor.copy_payload(parts.block, draft.block, &mut map, &loops);
    let mut keep = kept.iter();
    let elements: Vec<Value> = elements.into_iter().filter(|_| *keep.next().unwrap_or(&true)).collect();
    let mut new = results_of(editor, draft, &elements).into_iter();
    Some(
        results
            .iter()
            .zip(kept)
            .map(|(&old, kept)| if kept { new.next().unwrap_or(old) } else { old })
            .collect(),
    )
}

/// Keeps the outputs whose elements the kept ones are computed from: a reduction changes them.
fn keep_accumulators(body: &Body, parts: &Structured, kept: &mut [bool]) -> Option<()> {
    let end = parts.end(body)?;
    let args = body.block_args(parts.block);
    let mut needed: FxHashSet<Value> = FxHashSet::default();
    let yielded = kept.iter().zip(body.operands(end));
    let mut open: Vec<Value> = yielded.filter(|(kept, _)| **kept).map(|(_, &value)| value).collect();
    while let Some(value) = open.pop() {
        if !needed.insert(value) {
            continue;
        }
        if let Some(op) = body.defining_op(value).filter(|&op| body.parent_block(op) == Some(parts.block)) {
            open.extend(body.operands(op));
        }
        let output = args[parts.inputs.len()..].iter().position(|&arg| arg == value);
        if let Some(output) = output.filter(|&output| !kept[output]) {
            kept[output] = true;
            open.push(body.operands(end)[output]);
        }
    }
    Some(())
}

fn post_increment(number: &mut usize) -> usize {
    *number += 1;
    *number - 1
}

/// The value of all elements of a tensor.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Scalar {
    Value(Value),
    Constant(AttrData),
}

impl Scalar {
    /// Returns the value, for which a constant may be appended.
    pub(super) fn value(self, editor: &mut Editor) -> Option<Value> {
        match self {
            Scalar::Value(value) => Some(value),
            Scalar::Constant(attr) => editor.constant(attr),
        }
    }
}

/// Returns the value of all elements of an operand, if they are known to be equal. An operand that is no tensor is the
/// same in all iterations.
pub(super) fn scalar_of(cx: &Context, body: &Body, operand: Value) -> Option<Scalar> {
    if !matches!(cx.type_data(body.value_type(operand)), TypeData::Tensor { .. }) {
        return Some(Scalar::Value(operand));
    }
    let op = body.defining_op(operand)?;
    let input = *body.operands(op).first().unwrap_or(&operand);
    match body.name(op) {
        FILL if body.value_type(input) == cx.element_type(body.value_type(operand)) => {
            Some(Scalar::Value(input))
        }
        tensor::SPLAT => Some(Scalar::Value(input)),
        tensor::PAD => {
            let element = scalar_of(cx, body, input)?;
            (number(cx, body, &Scalar::Value(padding(body, op)?)) == number(cx, body, &element))
                .then_some(element)
        }
        tensor::CAST | tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE | tensor::EXTRACT_SLICE => {
            scalar_of(cx, body, input)
        }
        tensor::FROM_ELEMENTS if body.operands(op).len() == 1 => Some(Scalar::Value(input)),
        arith::CONSTANT => splat(cx, cx.dict_get(body.attrs(op), name::VALUE)?).map(Scalar::Constant),
        GENERIC => yielded(cx, body, op),
        _ => None,
    }
}

/// Returns a constant value as an attribute, and another value as it is.
fn number(cx: &Context, body: &Body, scalar: &Scalar) -> Scalar {
    let constant = |value| {
        let op = body.defining_op(value).filter(|&op| body.name(op) == arith::CONSTANT)?;
        Some(Scalar::Constant(cx.attr_data(cx.dict_get(body.attrs(op), name::VALUE)?).clone()))
    };
    match scalar {
        Scalar::Value(value) => constant(*value).unwrap_or_else(|| scalar.clone()),
        Scalar::Constant(_) => scalar.clone(),
    }
}

/// Returns the value of all elements that `tensor.pad` adds.
pub(super) fn padding(body: &Body, op: Op) -> Option<Value> {
    let block = body.entry_block(*body.regions(op).first()?)?;
    let [end] = body.block_ops(block)[..] else { return None };
    let value = *body.operands(end).first()?;
    (!body.block_args(block).contains(&value)).then_some(value)
}

/// Returns the value from outside that a payload yields.
fn yielded(cx: &Context, body: &Body, op: Op) -> Option<Scalar> {
    let parts = Structured::generic(cx, body, op).filter(|parts| parts.is_parallel())?;
    let end = parts.end(body)?;
    let is_alone = body.block_ops(parts.block).len() == 1 && body.result_count(op) == 1;
    let value = *body.operands(end).first()?;
    let covers = parts.outputs[0].map.is_permutation();
    (is_alone && covers && !body.block_args(parts.block).contains(&value)).then_some(Scalar::Value(value))
}

/// Returns the element of elements that are all equal.
pub(super) fn splat(cx: &Context, attr: crate::ir::AttrId) -> Option<AttrData> {
    let AttrData::DenseElements { ty, data } = cx.attr_data(attr) else { return None };
    let element = cx.element_type(*ty);
    let bytes = match data {
        DenseData::Splat(bytes) => bytes,
        DenseData::Elements(bytes) => {
            let count: i64 = tensor::shape(cx, *ty)?.iter().product();
            (count == 1).then_some(bytes)?
        }
    };
    scalar_attr(cx, element, bytes)
}

/// Returns the attribute of a scalar with these bytes.
pub(super) fn scalar_attr(cx: &Context, ty: TypeId, bytes: &[u8]) -> Option<AttrData> {
    if bytes.len() > 16 {
        return None;
    }
    let bits = bytes.iter().rev().fold(0u128, |all, &byte| all << 8 | u128::from(byte));
    match *cx.type_data(ty) {
        TypeData::Float(_) => Some(AttrData::Float { ty, bits }),
        TypeData::Integer { width, sign } => {
            let unused = 128 - width.clamp(1, 128);
            let signed = (bits << unused) as i128 >> unused;
            let unsigned = (bits << unused >> unused) as i128;
            let is_unsigned = sign == crate::ir::Signedness::Unsigned;
            Some(AttrData::Integer { ty, value: if is_unsigned { unsigned } else { signed } })
        }
        TypeData::Index => Some(AttrData::Integer { ty, value: bits as i64 as i128 }),
        _ => None,
    }
}

/// Returns true if a payload is only the end, which yields the element of its single input.
pub(super) fn is_data_movement(body: &Body, parts: &Structured) -> bool {
    let Some(end) = parts.end(body) else { return false };
    body.block_ops(parts.block).len() == 1
        && parts.inputs.len() == 1
        && body.operands(end) == &body.block_args(parts.block)[..1]
        && body.name(end) == YIELD
}
