//! Loop deletion: removes loops that only compute values which nothing reads, or values which are known before the loop.
//!
//! ```text
//!   while (i < n) { x = a[i]; i++; } return i;   ▶   return max(i, n);
//! ```
//!
//! *Class.* Innermost loops without side effects, all exits of which lead to one block. The loop is finite: its trip
//! count follows from an induction variable (`analysis/termination`), or the metadata of the loop promises progress. The
//! values that leave it are loop-invariant, or the final value of the induction variable: the bound, or the larger of
//! the start and the bound. A loop around deleted ones is innermost then.
//!
//! *Limits.* The final value is computed for steps of 1 and -1, and exit tests that exclude the bound. Other
//! recurrences, such as sums, stay. So do loops whose annotation disables transformations.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::intrinsic::{SMAX, SMIN, UMAX, UMIN};
use crate::ir::{Block, DictId, OpName, Region, Value};
use crate::opt::analysis::cfg::{redirect, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, has_disabled_transforms, loops, promises_progress};
use crate::opt::analysis::uses::Uses;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// The pass.
pub(crate) fn loop_delete(f: &mut Function) {
    let mut is_any = false;
    while let Some(deletion) = loops(f).iter().find_map(|l| Deletion::of(f, l)) {
        if !f.may_rewrite() {
            break;
        }
        deletion.apply(f);
        is_any = true;
    }
    if is_any {
        remove_unused(f);
    }
}

/// A loop that is deleted.
struct Deletion {
    l: Loop,
    exit: Block,
    /// The operands of the exit edge.
    operands: Vec<Value>,
    /// The induction variable with a final value that is used after the loop.
    counter: Option<FinalValue>,
}

/// The final value of an induction variable: an extreme of its start and bound, or the bound.
struct FinalValue {
    counter: Value,
    extreme: Option<OpName>,
    start: Value,
    bound: Value,
}

impl FinalValue {
    fn of(f: &Function, l: &Loop, counted: &CountedLoop) -> Option<FinalValue> {
        use IntPredicate as P;
        let extreme = match counted.predicate {
            P::Ne => None,
            P::Slt => Some(SMAX),
            P::Ult => Some(UMAX),
            P::Sgt => Some(SMIN),
            P::Ugt => Some(UMIN),
            _ => return None,
        };
        let is_known = counted.step.abs() == 1 && !l.has_other_exits(f);
        is_known.then_some(FinalValue {
            counter: counted.counter,
            extreme,
            start: counted.start,
            bound: counted.bound,
        })
    }
}

impl Deletion {
    fn of(f: &Function, l: &Loop) -> Option<Deletion> {
        let has_effect = |block: &Block| {
            !f.body
                .block_ops(*block)
                .iter()
                .all(|&op| matches!(f.body.name(op), BR | COND_BR | SWITCH) || f.may_drop(op))
        };
        let is_kept = |&latch: &Block| has_disabled_transforms(f, latch);
        if !l.is_inner || l.blocks.iter().any(has_effect) || l.latches.iter().any(is_kept) {
            return None;
        }
        let counted = CountedLoop::with_exits(f, l).ok().filter(|counted| counted.terminates(f));
        if counted.is_none() && !l.latches.iter().all(|&latch| promises_progress(f, latch)) {
            return None;
        }
        let (exit, operands) = only_exit(f, l)?;
        let is_branch = |block: &Block| {
            f.body.last_op(*block).is_some_and(|end| matches!(f.body.name(end), BR | COND_BR | SWITCH))
        };
        let counter = counted.and_then(|counted| FinalValue::of(f, l, &counted));
        let is_known = |value: Value| {
            !l.defines(f, value) || counter.as_ref().is_some_and(|known| known.counter == value)
        };
        let is_deleted = l.entering.iter().all(is_branch)
            && operands.iter().all(|&operand| is_known(operand))
            && values_outside(f, l).into_iter().all(is_known);
        is_deleted.then(|| Deletion { l: l.clone(), exit, operands, counter })
    }

    fn apply(mut self, f: &mut Function) {
        f.done(f.loop_loc(self.l.header), || "deleted loop".into());
        if let (Some(counter), &[preheader]) = (&self.counter, &self.l.entering[..]) {
            let last = match counter.extreme {
                None => counter.bound,
                Some(extreme) => f.before_end(preheader, |emit| {
                    let ty = emit.ty(counter.start);
                    emit.value(extreme, &[counter.start, counter.bound], ty, DictId::EMPTY)
                }),
            };
            f.replace(&FxHashMap::from_iter([(counter.counter, last)]));
            self.operands.iter_mut().filter(|it| **it == counter.counter).for_each(|it| *it = last);
        }
        for &from in &self.l.entering {
            redirect(f.body, from, |to, _| (to == self.l.header).then(|| (self.exit, self.operands.clone())));
        }
        f.body.retain_blocks(Region::ROOT, |block| !self.l.contains(*block));
    }
}

/// The block that all exits of a loop lead to, with the operands that they pass, if these are the same.
fn only_exit(f: &Function, l: &Loop) -> Option<(Block, Vec<Value>)> {
    let mut found: Option<(Block, Vec<Value>)> = None;
    for &block in &l.blocks {
        let Some(end) = f.body.last_op(block) else { continue };
        for (index, edge) in successors(f.body, block).iter().enumerate() {
            if l.contains(edge.block) {
                continue;
            }
            let operands = f.body.successor_operands(end, index);
            match &found {
                Some((exit, passed)) if *exit == edge.block && passed == operands => {}
                Some(_) => return None,
                None => found = Some((edge.block, operands.to_vec())),
            }
        }
    }
    found
}

/// The values of a loop that operations after it use.
fn values_outside(f: &Function, l: &Loop) -> Vec<Value> {
    let uses = Uses::of(f);
    let is_used = |value: &Value| {
        uses.of_value(*value)
            .iter()
            .any(|&user| f.body.parent_block(user).is_none_or(|block| !l.contains(block)))
    };
    let args = l.blocks.iter().flat_map(|&block| f.body.block_args(block).iter().copied());
    let ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
    args.chain(ops.flat_map(|&op| f.body.results(op))).filter(is_used).collect()
}
