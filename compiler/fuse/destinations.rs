//! Destinations: operations compute into the memory where their results are needed.
//!
//! *Class.*
//! - *Empty tensors*: a chain of operations that begins with `tensor.empty` and ends with an insertion into a slice
//!   computes into the slice ([`compute_in_slice`]). So does one that ends with a copy to a destination, and chains in
//!   all branches of a conditional whose result is inserted.
//! - *Fills*: a fill that several operations would overwrite is computed for each, instead of copied, and just before
//!   it ([`own_destination`]).
//! - *Operands*: an elementwise operation computes into an operand that nobody reads later ([`reuse_operand`]).
//!
//! *Legality.* The contents of an empty tensor are unspecified, so any tensor of the type may replace it. An operand
//! that is read where it is written becomes the old element of the output.
//!
//! *Profitability.* Operations move to the insertion, unless a tensor that they read is overwritten before it. Those in
//! branches stay there, since the tensor of the slice is computed before the conditional.
//!
//! *Limits.* Operations in one block, each with one result that only the next one reads.

use rustc_hash::FxHashMap;

use crate::dialect::linalg::FILL;
use crate::dialect::{arith, bufferization, scf, tensor};
use crate::ir::{Block, NamedAttr, Op, Region, Value, ValueDef, name};

use super::canonical::splat;
use super::edit::{Editor, Replacement, has_plain_tensors, is_removable};
use super::lifetimes::{is_in_memory, is_overwritten};
use super::structured::{Structured, identity, is_structured, is_tensor};

/// Computes the source of an insertion in the slice that it becomes, and what is copied to a destination there.
pub(super) fn compute_in_slice(editor: &mut Editor, op: Op) -> Replacement {
    if !has_plain_tensors(editor.cx, editor.body, op) {
        return None;
    }
    match editor.body.name(op) {
        tensor::INSERT_SLICE => {
            // The slice is of the tensor that the insertion overwrites.
            own_destination(editor, op);
            compute_branches_in_slice(editor, op);
            let slice = computed_in_slice(editor, op)?;
            let dest = editor.body.operands(op)[1];
            let operands = [&[slice], &editor.body.operands(op)[1..]].concat();
            let attrs = editor.cx.dict_entries(editor.body.attrs(op)).to_vec();
            Some(vec![editor.emit(tensor::INSERT_SLICE, &operands, editor.ty(dest), &attrs)])
        }
        scf::IN_PARALLEL => {
            for insert in editor.nested(op) {
                if let Some(slice) = computed_in_slice(editor, insert) {
                    editor.set_operand(insert, 0, slice);
                }
            }
            None
        }
        bufferization::MATERIALIZE_IN_DESTINATION => materialize(editor, op),
        _ => None,
    }
}

/// Computes the source of an insertion in the slice. Returns the slice.
fn computed_in_slice(editor: &mut Editor, insert: Op) -> Option<Value> {
    if !matches!(editor.body.name(insert), tensor::INSERT_SLICE | tensor::PARALLEL_INSERT_SLICE) {
        return None;
    }
    let source = editor.body.operands(insert)[0];
    let chain = movable_chain(editor, source, insert)?;
    let (operands, attrs) = slice_of(editor, insert)?;
    let slice = editor.emit(tensor::EXTRACT_SLICE, &operands, editor.ty(source), &attrs);
    compute_in(editor, chain, slice)
}

/// Returns the operands and attributes of the extraction of the slice that an insertion replaces.
fn slice_of(editor: &mut Editor, insert: Op) -> Option<(Vec<Value>, Vec<NamedAttr>)> {
    let mut attrs = editor.cx.dict_entries(editor.body.attrs(insert)).to_vec();
    if let Some(segments) = attrs.iter_mut().find(|entry| entry.0 == name::OPERAND_SEGMENT_SIZES) {
        let sizes = editor.cx.dense_array_value(segments.1)?[1..].to_vec();
        segments.1 = editor.cx.i32_array_attr(&sizes);
    }
    Some((editor.body.operands(insert)[1..].to_vec(), attrs))
}

/// Computes what the branches of a conditional yield in the slice that the result becomes.
fn compute_branches_in_slice(editor: &mut Editor, insert: Op) -> Option<()> {
    let source = editor.body.operands(insert)[0];
    let conditional = editor.body.defining_op(source)?;
    let number = editor.body.results(conditional).position(|result| result == source)?;
    let is_branching = matches!(editor.body.name(conditional), scf::IF | scf::INDEX_SWITCH)
        && editor.is_placed_here(conditional)
        && editor.users(source) == [insert];
    let (operands, attrs) = slice_of(editor, insert).filter(|_| is_branching)?;
    let is_later = |op: Op| op == conditional || editor.ops_since(conditional).any(|later| later == op);
    if operands.iter().any(|&operand| editor.body.defining_op(operand).is_some_and(is_later)) {
        return None;
    }
    let mut firsts = Vec::new();
    for region in editor.body.regions(conditional) {
        let &[block] = editor.body.region_blocks(*region) else { return None };
        let end = editor.body.last_op(block)?;
        let yielded = *editor.body.operands(end).get(number)?;
        firsts.push((block, *chain(editor, yielded, (end, block))?.first()?));
    }
    for (block, first) in firsts {
        let slice = editor.emit_first(block, tensor::EXTRACT_SLICE, (&operands, editor.ty(source)), &attrs);
        let output = editor.body.operands(first).len() - 1;
        editor.set_operand(first, output, slice);
    }
    Some(())
}

/// Computes the source of a copy to a destination in the destination.
fn materialize(editor: &mut Editor, op: Op) -> Replacement {
    let [source, dest] = [0, 1].map(|operand| editor.body.operands(op)[operand]);
    let chain = movable_chain(editor, source, op)?;
    if is_tensor(editor.cx, editor.ty(dest)) {
        let dest = editor.cast(dest, editor.ty(source));
        let result = compute_in(editor, chain, dest)?;
        let ty = editor.body.results(op).next().map(|result| editor.ty(result))?;
        return Some(vec![editor.cast(result, ty)]);
    }
    let [restrict, writable] = [name::RESTRICT, name::WRITABLE]
        .map(|attr_name| editor.cx.dict_get(editor.body.attrs(op), attr_name));
    // Without `restrict`, and next to another tensor of the buffer, an operation may read what it writes.
    let is_other = |&user: &Op| editor.body.name(user) == bufferization::TO_TENSOR;
    let reads_memory = chain.iter().any(|&op| {
        let inputs = &editor.body.operands(op)[..editor.body.operands(op).len() - 1];
        inputs.iter().any(|&input| is_in_memory(editor, input))
    });
    if reads_memory || editor.users(dest).iter().any(is_other) {
        return None;
    }
    let attrs = [(name::RESTRICT, restrict?), (name::WRITABLE, writable?)];
    let memory = editor.emit(bufferization::TO_TENSOR, &[dest], editor.ty(source), &attrs);
    let result = compute_in(editor, chain, memory)?;
    editor.set_operand(op, 0, result);
    None
}

/// Returns the operations that compute a value in an empty tensor, if they can be computed at the visited one instead.
fn movable_chain(editor: &Editor, source: Value, user: Op) -> Option<Vec<Op>> {
    let chain = chain(editor, source, (user, editor.block()))?;
    let reads_overwritten = chain.iter().any(|&op| {
        let inputs = editor.body.operands(op).len() - 1;
        editor.body.operands(op)[..inputs].iter().any(|&input| is_overwritten(editor, input, op))
    });
    (!reads_overwritten).then_some(chain)
}

/// Emits the operations of a chain with another tensor instead of the empty one. Returns the result.
fn compute_in(editor: &mut Editor, chain: Vec<Op>, first: Value) -> Option<Value> {
    let mut current = first;
    for op in chain {
        let mut operands = editor.body.operands(op).to_vec();
        *operands.last_mut()? = current;
        current = *editor.copy_structured(op, &operands).first()?;
    }
    Some(current)
}

/// Returns the operations of a block that compute a value in a tensor that is empty before, if only they and `user` use
/// it.
fn chain(editor: &Editor, mut value: Value, (mut user, block): (Op, Block)) -> Option<Vec<Op>> {
    let mut chain = Vec::new();
    loop {
        let op = editor.body.defining_op(value)?;
        if editor.body.name(op) == tensor::EMPTY {
            chain.reverse();
            return (!chain.is_empty()).then_some(chain);
        }
        let is_link = is_structured(editor.body.name(op))
            && editor.body.result_count(op) == 1
            && editor.is_placed_in(op, block)
            && is_removable(editor.cx, editor.body, op)
            && editor.users(value) == [user];
        let (&output, inputs) = editor.body.operands(op).split_last()?;
        if !is_link || inputs.contains(&output) {
            return None;
        }
        chain.push(op);
        (value, user) = (output, op);
    }
}

/// Computes a fill again for an operation that overwrites it.
pub(super) fn own_destination(editor: &mut Editor, op: Op) -> Replacement {
    let op_name = editor.body.name(op);
    let outputs = match op_name {
        tensor::INSERT_SLICE => 1..2,
        _ if is_structured(op_name) => {
            let operands = editor.body.operands(op).len();
            operands.checked_sub(editor.body.result_count(op))?..operands
        }
        _ => return None,
    };
    for index in outputs {
        let output = editor.body.operands(op)[index];
        if let Some(own) = own_fill(editor, op, output) {
            editor.set_operand(op, index, own);
        }
    }
    None
}

fn own_fill(editor: &mut Editor, user: Op, output: Value) -> Option<Value> {
    let def = editor.body.defining_op(output)?;
    match editor.body.name(def) {
        arith::CONSTANT => {
            let element = splat(editor.cx, editor.cx.dict_get(editor.body.attrs(def), name::VALUE)?)?;
            let empty = editor.emit(tensor::EMPTY, &[], editor.ty(output), &[]);
            let element = editor.constant(element)?;
            Some(editor.fill(element, empty))
        }
        FILL if is_overwritten_by_others(editor, user, output) || is_early(editor, def, user) => {
            let [element, empty] = editor.body.operands(def)[..] else { return None };
            let empty = editor.defined_by(empty, tensor::EMPTY)?;
            let sizes = editor.body.operands(empty).to_vec();
            let empty = editor.emit(tensor::EMPTY, &sizes, editor.ty(output), &[]);
            let copy = editor.copy_structured(def, &[element, empty]);
            copy.first().copied()
        }
        _ => None,
    }
}

/// Returns true if a fill has other uses than one that overwrites it and, for an insertion, those that compute the
/// inserted slice.
fn is_overwritten_by_others(editor: &Editor, user: Op, fill: Value) -> bool {
    let is_insertion = editor.body.name(user) == tensor::INSERT_SLICE;
    let count = editor.body.operands(user).iter().filter(|&&operand| operand == fill).count();
    count > 1
        || editor
            .users(fill)
            .into_iter()
            .any(|other| other != user && !(is_insertion && editor.body.name(other) == tensor::EXTRACT_SLICE))
}

/// Returns true if there are other structured operations between a fill and its only user. The memory of the fill would be
/// in use, and leave the caches, before it is needed.
fn is_early(editor: &Editor, fill: Op, user: Op) -> bool {
    let is_between = |op: Op| {
        let op_name = editor.body.name(op);
        is_structured(op_name) && op_name != FILL
    };
    editor.is_placed_here(fill) && editor.users_of(fill) == [user] && editor.ops_since(fill).any(is_between)
}

/// Uses an operand as the destination.
pub(super) fn reuse_operand(editor: &mut Editor, op: Op) -> Replacement {
    let parts = Structured::generic(editor.cx, editor.body, op).filter(Structured::is_parallel)?;
    let output = (0..parts.outputs.len()).find(|&output| {
        let value = parts.outputs[output].value;
        editor.defined_by(value, tensor::EMPTY).is_some() && !parts.uses_output(editor.body, output)
    })?;
    let input = (0..parts.inputs.len()).find(|&input| is_reusable(editor, op, &parts, input, output))?;
    let mut inputs = parts.inputs.clone();
    let mut outputs = parts.outputs.clone();
    outputs[output] = inputs.remove(input);
    let draft = editor.begin(inputs, outputs, parts.parallel.clone());
    let mut args = editor.body.block_args(draft.block).to_vec();
    let old = editor.body.block_args(parts.block).to_vec();
    let element = args[parts.inputs.len() - 1 + output];
    args.insert(input, element);
    let mut map: FxHashMap<Value, Value> = old.into_iter().zip(args).collect();
    let elements = editor.copy_payload(parts.block, draft.block, &mut map, &identity(parts.loops()).results);
    let new = editor.finish(draft, &elements);
    Some(editor.body.results(new).collect())
}

/// Returns true if the buffer of an input may become that of an output: a new tensor in this block, which nobody else
/// reads afterwards.
fn is_reusable(editor: &Editor, op: Op, parts: &Structured, input: usize, output: usize) -> bool {
    let (from, to) = (&parts.inputs[input], &parts.outputs[output]);
    let is_new = |def: &Op| is_structured(editor.body.name(*def)) && editor.is_placed_here(*def);
    from.map == to.map
        && from.map.is_permutation()
        && editor.ty(from.value) == editor.ty(to.value)
        && editor.body.defining_op(from.value).as_ref().is_some_and(is_new)
        && editor.users(from.value) == [op]
        && parts.operands().filter(|operand| operand.value == from.value).count() == 1
        && !is_of_caller(editor, from.value)
}

/// Returns true if a tensor is computed in an argument of the function. The function cannot return its buffer.
fn is_of_caller(editor: &Editor, mut value: Value) -> bool {
    while let Some(op) = editor.body.defining_op(value) {
        let result = editor.body.results(op).position(|result| result == value);
        let first = editor.body.operands(op).len().checked_sub(editor.body.result_count(op));
        let output = first.zip(result).map(|(first, result)| editor.body.operands(op)[first + result]);
        match output {
            Some(output) if is_structured(editor.body.name(op)) => value = output,
            _ => return false,
        }
    }
    matches!(editor.body.value_def(value), ValueDef::Argument(block) if Some(block) == editor.body.entry_block(Region::ROOT))
}
