//! The means by which a bottom-tested loop can be entered at its exit test.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::cast::ZEXT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory::{LOAD, LoadStore};
use crate::ir::{Block, DictId, TypeId, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{Loop, step};
use crate::opt::analysis::ranges::Ranges;
use crate::opt::function::{Emitter, Function};

use super::{BottomTested, MAX_PEELED_OPS, step_between};

/// The means by which the first exit test at the top passes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// Constants or conditions that dominate the loop imply it.
    Guarded,
    /// The first iteration is peeled.
    Peeled,
    /// A new induction variable counts iterations. The step of the original one is 1 or -1.
    Counted { step: i64 },
}

impl Entry {
    /// Describes the transformation in a remark.
    pub(super) fn describe(self) -> &'static str {
        match self {
            Entry::Guarded => "unrotated loop: moved its exit test to the header",
            Entry::Peeled => "unrotated loop: moved its exit test to the header, after a peeled iteration",
            Entry::Counted { .. } => "unrotated loop: its header tests a count of iterations",
        }
    }
}

impl BottomTested {
    /// Returns the means by which the loop can be entered at its test; `None` if there are none.
    pub(super) fn entry(&self, f: &Function, l: &Loop, ranges: &Ranges) -> Option<Entry> {
        let start = edge_operands(f.body, self.preheader, self.block)?[self.counter];
        let between = (self.preheader, Some(self.block));
        if ranges.implies(self.predicate, [start, self.bound], between) == Some(true) {
            return Some(Entry::Guarded);
        }
        if !l.is_inner {
            return None;
        }
        if l.blocks.len() == 1 {
            let is_short = f.body.block_ops(self.block).len() <= MAX_PEELED_OPS;
            return (is_short && self.has_prospect(f)).then_some(Entry::Peeled);
        }
        let counter = f.body.block_args(self.block)[self.counter];
        let width = f.cx.int_width(f.body.value_type(counter))?;
        let next = edge_operands(f.body, self.latch, self.block)?[self.counter];
        let step = step(f, counter, next)?;
        let is_exact = width < 64 && self.predicate == IntPredicate::Ne && step.abs() == 1;
        is_exact.then_some(Entry::Counted { step })
    }

    /// Returns true unless a loop of one block cannot be vectorized in any form. The values that it accesses must be
    /// lanes, and the addresses of its stores must be functions of induction variables, which are not in canonical form
    /// yet.
    fn has_prospect(&self, f: &Function) -> bool {
        let may_be_vector = |access: LoadStore| {
            is_lane_type(f, f.body.value_type(access.value(f.body)))
                && (matches!(access, LoadStore::Load(_)) || self.is_regular(f, access.addr(f.body)))
        };
        let mut accesses = f.body.block_ops(self.block).iter().filter_map(|&op| LoadStore::cast(f.body, op));
        accesses.all(may_be_vector)
    }

    /// Returns true if a value is computed from induction variables and values from outside of a loop of one block, in any
    /// way: it depends on no load in the loop.
    fn is_regular(&self, f: &Function, value: Value) -> bool {
        let (mut open, mut seen) = (vec![value], FxHashSet::default());
        while let Some(value) = open.pop() {
            if f.block_of(value) != Some(self.block) || !seen.insert(value) {
                continue;
            }
            match f.body.defining_op(value) {
                Some(op) if f.body.name(op) != LOAD => open.extend(f.body.operands(op)),
                None if self.step_of(f, value).is_some() => {}
                _ => return false,
            }
        }
        true
    }

    /// The step of an argument of the loop that is an induction variable.
    fn step_of(&self, f: &Function, argument: Value) -> Option<i64> {
        let nexts = edge_operands(f.body, self.latch, self.block)?;
        let index = f.body.block_args(self.block).iter().position(|&other| other == argument)?;
        step_between(f, argument, nexts[index])
    }

    /// Emits the number of iterations, which is at least 1: the bound is also reached from itself, after all numbers.
    pub(super) fn iterations(&self, emit: &mut Emitter, start: Value, step: i64) -> Value {
        let distance = if step > 0 { emit.sub(self.bound, start) } else { emit.sub(start, self.bound) };
        let ty = emit.ty(distance);
        let less = emit.int(ty, -1);
        let distance = emit.add(distance, less);
        let distance = emit.value(ZEXT, &[distance], TypeId::I64, DictId::EMPTY);
        let one = emit.int(TypeId::I64, 1);
        emit.add(distance, one)
    }

    /// Clones an iteration into a block, given the values of the arguments of the loop. Returns the clones of `values`.
    pub(super) fn run_once<'v>(
        &self,
        f: &mut Function,
        into: Block,
        starts: &[Value],
        values: impl Iterator<Item = &'v Value>,
    ) -> Vec<Value> {
        let args = f.body.block_args(self.block).iter().copied();
        let mut copies: FxHashMap<Value, Value> = args.zip(starts.iter().copied()).collect();
        let mut ops = f.body.block_ops(self.block).to_vec();
        // The branch is not cloned.
        ops.pop();
        ops.into_iter().for_each(|op| f.copy_op(op, into, &mut copies));
        values.map(|value| *copies.get(value).unwrap_or(value)).collect()
    }
}
