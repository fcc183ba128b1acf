//! Conflicts between reads and writes of one buffer.

use crate::dialect::linalg::loops::loops;
use crate::dialect::tensor::slice::is_same_slice;
use crate::dialect::{scf, tensor};
use crate::ir::{Block, Body, Op, Value};

use super::super::effects::{Effect, effect, is_structured, is_unspecified};
use super::super::order::Definition;
use super::super::origins::{origins, yielded};
use super::{Access, Analyzer};

impl Analyzer<'_> {
    /// Returns true if an in-place write may change what a read depends on.
    pub(super) fn conflicts(&self, read: &Access, write: &Access) -> bool {
        let source = self.source(read.value);
        if is_unspecified(self.body, source) {
            return false;
        }
        let Some(definition) = Definition::of(self.body, source) else { return true };
        if self.is_between_threads(read, write) {
            return true;
        }
        if self.keeps(read, write) {
            return false;
        }
        // The next execution of the read gets the same value.
        let is_repeated = self.order.is_repeated_since(definition, read.op);
        if read.op == write.op {
            return is_repeated || read.operand != write.operand && !self.may_read_destination(read, write);
        }
        (is_repeated || !self.replaces(read, write))
            && self.order.may_execute_between(definition, write.op, read.op)
    }

    /// Returns true if one thread of `scf.forall` may read what another one writes. Threads insert disjoint slices.
    fn is_between_threads(&self, read: &Access, write: &Access) -> bool {
        let mut at = write.op;
        while let Some(parent) = self.body.parent_block(at).and_then(|block| self.body.parent_op(block)) {
            at = parent;
            if self.body.name(at) != scf::FORALL || !self.order.is_within(read.op, at) {
                continue;
            }
            let is_shared = |&arg: &Value| {
                let alias = &self.done.alias;
                alias.is_same(arg, read.value) || alias.is_same(arg, write.value)
            };
            let is_local =
                |arg: Value| [read, write].into_iter().all(|access| self.is_of_thread(access, at, arg));
            let Some(block) = self.only_block(at, 0) else { return true };
            if self
                .shared_args(at, block)
                .iter()
                .copied()
                .filter(|arg| is_shared(arg))
                .any(|arg| !is_local(arg))
            {
                return true;
            }
        }
        false
    }

    /// Returns the arguments of `scf.forall` for its outputs.
    fn shared_args(&self, forall: Op, block: Block) -> &[Value] {
        let args = self.body.block_args(block);
        &args[args.len() - self.body.result_count(forall)..]
    }

    /// Returns true if an access affects only a slice of a shared argument that this thread inserts.
    fn is_of_thread(&self, access: &Access, forall: Op, arg: Value) -> bool {
        let body = self.body;
        if body.name(access.op) == tensor::PARALLEL_INSERT_SLICE && access.operand == 1 {
            return access.value == arg;
        }
        let inserts = self.only_block(forall, 0).and_then(|block| body.last_op(block));
        let inserts = inserts.and_then(|end| self.only_block(end, 0));
        let inserts = inserts.map(|block| body.block_ops(block)).unwrap_or_default().iter();
        let inserts: Vec<Op> =
            inserts.copied().filter(|&op| body.name(op) == tensor::PARALLEL_INSERT_SLICE).collect();
        let is_inserted = |extract: Op| {
            body.operands(extract)[0] == arg
                && inserts.iter().any(|&insert| {
                    body.operands(insert)[1] == arg && is_same_slice(self.cx, body, extract, insert)
                })
        };
        let mut value = access.value;
        let mut seen = Vec::new();
        loop {
            let chain = origins(self.cx, body, value);
            let extracts = chain.iter().filter_map(|&value| body.defining_op(value));
            if extracts.filter(|&op| body.name(op) == tensor::EXTRACT_SLICE).any(is_inserted) {
                return true;
            }
            let Some(&last) = chain.last() else { return false };
            seen.push(value);
            value = self.source(last);
            if seen.contains(&value) {
                return false;
            }
        }
    }

    /// Returns the value of which a value is a view.
    fn source(&self, value: Value) -> Value {
        let mut at = value;
        while let Some(viewed) = self.viewed(at) {
            at = viewed;
        }
        at
    }

    /// Returns true if an operation may read an operand whose buffer is that of its destination.
    fn may_read_destination(&self, read: &Access, write: &Access) -> bool {
        let is_same = self.have_same_buffer(read.value, write.value);
        match self.body.name(read.op) {
            // In place, the source is either the replaced slice or a copy of it.
            tensor::INSERT_SLICE | tensor::PARALLEL_INSERT_SLICE => {
                self.is_slice_for(read.value, write.value, read.op)
            }
            name if is_structured(name) => is_same && self.is_elementwise(read, write),
            _ => false,
        }
    }

    /// Returns true if a structured operation reads an element of an operand only before it writes this element.
    fn is_elementwise(&self, read: &Access, write: &Access) -> bool {
        let Some(loops) = loops(self.cx, self.body, read.op) else { return false };
        let map = &loops.maps[write.operand];
        let is_permutation = map.results.len() == loops.count;
        is_permutation && loops.maps[read.operand] == *map && map.is_permutation()
    }

    /// Returns true if the read is that of the destination of an insertion, and the write changes only the slice that it
    /// replaces.
    fn replaces(&self, read: &Access, write: &Access) -> bool {
        if !is_insertion(self.body, read.op) || read.operand != 1 {
            return false;
        }
        self.is_slice_for(write.value, read.value, read.op)
    }

    /// Returns true if the write is an insertion of what is in its slice already, and the read is that of the source.
    fn keeps(&self, read: &Access, write: &Access) -> bool {
        if !is_insertion(self.body, write.op) || write.operand != 1 || read.op == write.op {
            return false;
        }
        let source = self.body.operands(write.op)[0];
        self.is_view_of(read.value, source) && self.is_slice_for(source, write.value, write.op)
    }

    /// Returns true if a value is another one or a view of it.
    pub(super) fn is_view_of(&self, value: Value, source: Value) -> bool {
        let mut at = value;
        while at != source {
            match self.viewed(at) {
                Some(next) => at = next,
                None => return false,
            }
        }
        true
    }

    /// Returns the value of which another one is a view.
    fn viewed(&self, value: Value) -> Option<Value> {
        let op = self.body.defining_op(value)?;
        let is_view = matches!(effect(self.cx, self.body, op, 0), Some(Effect::View));
        is_view.then(|| self.body.operands(op)[0])
    }

    /// Returns true if a value was computed by changes of the slice of `dest` that an insertion replaces, or of a part of
    /// this slice.
    fn is_slice_for(&self, value: Value, dest: Value, insert: Op) -> bool {
        self.is_part_for(value, (dest, insert), &mut Vec::new())
    }

    fn is_part_for(&self, value: Value, (dest, insert): (Value, Op), seen: &mut Vec<Value>) -> bool {
        let (cx, body) = (self.cx, self.body);
        origins(cx, body, value).into_iter().any(|at| {
            let Some(def) = body.defining_op(at).filter(|_| !seen.contains(&at)) else { return false };
            seen.push(at);
            if body.name(def) == tensor::EXTRACT_SLICE {
                let whole = body.operands(def)[0];
                return self.done.equivalent.is_same(whole, dest) && is_same_slice(cx, body, def, insert)
                    || self.is_part_for(whole, (dest, insert), seen);
            }
            // All branches of a conditional must yield the slice.
            let yields = yielded(body, at);
            !yields.is_empty()
                && yields.into_iter().all(|value| self.is_part_for(value, (dest, insert), &mut seen.clone()))
        })
    }
}

fn is_insertion(body: &Body, op: Op) -> bool {
    matches!(body.name(op), tensor::INSERT_SLICE | tensor::PARALLEL_INSERT_SLICE)
}
