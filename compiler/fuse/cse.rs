//! Common subexpressions, and operations whose results nobody reads.
//!
//! *Class.* Pure operations on tensors and indices, and structured operations with pure payloads, that are equal to an
//! earlier one in the same block: the same operands and attributes, and payloads with the same operations.
//!
//! *Limits.* Operations in different blocks.

use rustc_hash::FxHashMap;

use crate::dialect::tensor;
use crate::ir::{Block, Body, DictId, Op, OpName, Traits, TypeId, Value};

use super::edit::{Editor, Replacement, is_removable};
use super::structured::is_structured;

/// The parts that equal operations have in common, except for payloads.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    name: OpName,
    operands: Vec<Value>,
    results: Vec<TypeId>,
    attrs: DictId,
}

/// The operations of the blocks so far.
#[derive(Default)]
pub(super) struct Expressions {
    known: FxHashMap<Key, Vec<Op>>,
}

impl Expressions {
    /// Replaces an operation by an equal one, or removes it.
    pub(super) fn eliminate(&mut self, editor: &mut Editor, op: Op) -> Replacement {
        if editor.is_dead(op) {
            return Some(Vec::new());
        }
        let op_name = editor.body.name(op);
        let is_candidate = is_structured(op_name) || editor.cx.has_traits(op_name, Traits::PURE);
        // Operations on the contents of an empty tensor are not equal if they write there.
        if !is_candidate || op_name == tensor::PAD || !is_removable(editor.cx, editor.body, op) {
            return None;
        }
        let key = Key {
            name: op_name,
            operands: editor.body.operands(op).to_vec(),
            results: editor.body.results(op).map(|result| editor.ty(result)).collect(),
            attrs: editor.body.attrs(op),
        };
        let known = self.known.entry(key).or_default();
        let equal =
            |&&other: &&Op| editor.is_placed_here(other) && have_equal_payloads(editor.body, other, op);
        if let Some(&other) = known.iter().find(equal) {
            return Some(editor.body.results(other).collect());
        }
        known.push(op);
        None
    }
}

/// Removes an operation whose results nobody reads.
pub(super) fn remove_dead(editor: &mut Editor, op: Op) -> Replacement {
    editor.is_dead(op).then(Vec::new)
}

/// Returns true if the payloads of two operations have the same operations.
fn have_equal_payloads(body: &Body, a: Op, b: Op) -> bool {
    let blocks = |op: Op| -> Vec<Block> {
        body.regions(op).iter().flat_map(|&region| body.region_blocks(region)).copied().collect()
    };
    let (a, b) = (blocks(a), blocks(b));
    a.len() == b.len() && a.iter().zip(&b).all(|(&a, &b)| are_equal(body, a, b))
}

fn are_equal(body: &Body, a: Block, b: Block) -> bool {
    let mut map: FxHashMap<Value, Value> = FxHashMap::default();
    let (args_a, args_b) = (body.block_args(a), body.block_args(b));
    map.extend(args_b.iter().copied().zip(args_a.iter().copied()));
    let (ops_a, ops_b) = (body.block_ops(a), body.block_ops(b));
    if args_a.len() != args_b.len() || ops_a.len() != ops_b.len() {
        return false;
    }
    ops_a.iter().zip(ops_b).all(|(&a, &b)| {
        let operands = body.operands(b).iter().map(|value| *map.get(value).unwrap_or(value));
        let types = |op: Op| body.results(op).map(|result| body.value_type(result)).collect::<Vec<_>>();
        let equal = body.name(a) == body.name(b)
            && body.attrs(a) == body.attrs(b)
            && body.regions(a).is_empty()
            && body.regions(b).is_empty()
            && operands.eq(body.operands(a).iter().copied())
            && types(a) == types(b);
        map.extend(body.results(b).zip(body.results(a)));
        equal
    })
}
