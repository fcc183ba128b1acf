//! Loop-invariant code motion of loads and of loop bounds, with the pure operations that they depend on.
//!
//! No operation of the loop may clobber the memory of a hoisted load. The load is guaranteed to execute, or its memory
//! is dereferenceable. The operands of exit tests are hoisted so that loops have invariant bounds. Other pure
//! operations are left to Cranelift.
//!
//! ```text
//!   while (i < p->count) { p->sum += q->factor * …; i++ }
//!     ▶   n = p->count; f = q->factor; while (i < n) { p->sum += f * …; i++ }
//!   while (i < n - 1) { … }
//!     ▶   m = n - 1; while (i < m) { … }
//! ```

use std::cmp::Ordering;

use rustc_hash::FxHashSet;

use crate::dialect::llvm::compare::ICMP;
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, Load};
use crate::ir::dominance::Dominators;
use crate::ir::{Block, Op, Value};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::dereference::is_dereferenceable;
use crate::opt::analysis::loop_info::{Loop, Transform, loops};
use crate::opt::analysis::memory::{Access, Location, Memory, written};
use crate::opt::function::Function;

/// Upper bound on the loads that are hoisted from a loop, which limits register pressure.
const MAX_LOADS: usize = 12;
/// Depth limit of address computations.
const MAX_DEPTH: u32 = 8;

/// The pass.
pub(crate) fn licm(f: &mut Function) {
    let all = loops(f);
    if all.is_empty() {
        return;
    }
    let dominators = f.dominators();
    let memory = Memory::of(f, &f.blocks());
    // Inner loops come first, so that operations are hoisted across several loops.
    for l in all.iter() {
        let &[before] = &l.entering[..] else { continue };
        if !l.disables(f, Transform::Licm) && f.body.last_op(before).is_some_and(|end| f.body.name(end) == BR)
        {
            hoist_loads(f, l, before, (&dominators, &memory));
            hoist_bounds(f, &all, l, before);
        }
    }
}

/// Hoists loads to the preheader.
fn hoist_loads(f: &mut Function, l: &Loop, before: Block, (dominators, memory): (&Dominators, &Memory)) {
    let candidates = hoistable_loads(f, l, dominators);
    let Some(writes) = Writes::of(f, l).filter(|_| !candidates.is_empty()) else { return };
    let mut loads = 0;
    for op in candidates {
        let mut moved = Vec::new();
        let pointer = Load(op).addr(f.body);
        let is_hoistable = writes.preserve(f, memory, op) && collect(f, l, pointer, &mut moved, 0);
        if !is_hoistable || loads == MAX_LOADS || !f.may_rewrite() {
            continue;
        }
        loads += 1;
        f.done(f.body.loc(op), || "hoisted loop-invariant load".into());
        moved.push(op);
        move_before(f, l, before, &moved);
    }
}

/// Hoists the bounds and start values of a loop and of its inner loops to the preheader.
fn hoist_bounds(f: &mut Function, all: &[Loop], l: &Loop, before: Block) {
    for inner in all.iter().filter(|inner| l.contains(inner.header)) {
        for bound in bounds(f, inner) {
            let mut moved = Vec::new();
            let is_hoistable = collect(f, l, bound, &mut moved, 0) && !moved.is_empty();
            if is_hoistable && f.may_rewrite() {
                f.done(f.loop_loc(inner.header), || "hoisted loop bound".into());
                move_before(f, l, before, &moved);
            }
        }
    }
}

/// The operands of the exit test in the header of a loop, and the start values of its header arguments.
fn bounds(f: &Function, l: &Loop) -> Vec<Value> {
    let exit_branch = f.body.last_op(l.header).filter(|&op| f.body.name(op) == COND_BR);
    let compare = exit_branch.and_then(|op| f.body.defining_op(CondBr(op).condition(f.body)));
    let Some(compare) = compare.filter(|&op| f.body.name(op) == ICMP) else { return Vec::new() };
    let starts = match l.entering[..] {
        [before] => edge_operands(f.body, before, l.header).unwrap_or_default(),
        _ => &[],
    };
    f.body.operands(compare).iter().chain(starts).copied().collect()
}

/// The memory writes of a loop.
pub(crate) struct Writes {
    accesses: Vec<Access>,
}

impl Writes {
    /// Collects the writes of a loop; `None` if it has volatile or atomic accesses.
    pub(crate) fn of(f: &Function, l: &Loop) -> Option<Writes> {
        let mut accesses = Vec::new();
        for &op in l.blocks.iter().flat_map(|&block| f.body.block_ops(block)) {
            match written(f, op) {
                Some(Access::Everything) => return None,
                access => accesses.extend(access),
            }
        }
        Some(Writes { accesses })
    }

    /// Returns true if no write clobbers the memory of a load.
    pub(crate) fn preserve(&self, f: &Function, memory: &Memory, load: Op) -> bool {
        let loaded = Location::of_access(f, load);
        loaded.is_some_and(|loaded| self.accesses.iter().all(|access| !memory.may_touch(f, access, &loaded)))
    }
}

/// The loads that are guaranteed to execute once control reaches the header of a loop, in order. If `is_entered`, the
/// first exit test in the header is assumed to enter the body.
pub(crate) fn guaranteed_loads(f: &Function, l: &Loop, dominators: &Dominators, is_entered: bool) -> Vec<Op> {
    let leaves = |block: &&Block| successors(f.body, **block).iter().any(|edge| !l.contains(edge.block));
    let exits = l.blocks.iter().filter(leaves).filter(|&&block| !is_entered || block != l.header);
    let ends: Vec<Block> = exits.chain(&l.latches).copied().collect();
    let may_stop =
        |op: Op| f.call_effects(op).is_some_and(|effects| effects.may_unwind || effects.may_not_return);
    let stops = l.blocks.iter().any(|&block| f.body.block_ops(block).iter().any(|&op| may_stop(op)));
    let is_guaranteed = |block: &Block| {
        *block == l.header || (!stops && ends.iter().all(|&end| dominators.dominates(*block, end)))
    };
    let mut blocks: Vec<Block> = l.blocks.iter().copied().filter(is_guaranteed).collect();
    // Blocks that dominate all exits are totally ordered by dominance.
    blocks.sort_by(|&a, &b| match (a == b, dominators.dominates(a, b)) {
        (true, _) => Ordering::Equal,
        (false, true) => Ordering::Less,
        (false, false) => Ordering::Greater,
    });
    let ops = blocks.iter().flat_map(|&block| f.body.block_ops(block)).copied();
    ops.take_while(|&op| !may_stop(op)).filter(|&op| f.body.name(op) == LOAD).collect()
}

/// The loads of a loop that may be hoisted: those that are guaranteed to execute, in order, and dereferenceable ones.
fn hoistable_loads(f: &Function, l: &Loop, dominators: &Dominators) -> Vec<Op> {
    let mut loads = guaranteed_loads(f, l, dominators, false);
    let mut others: Vec<Block> = l.blocks.iter().copied().collect();
    others.sort_unstable();
    let others = others.iter().flat_map(|&block| f.body.block_ops(block)).copied();
    loads.extend(
        others
            .filter(|op| f.body.name(*op) == LOAD && !loads.contains(op) && may_speculate(f, *op))
            .collect::<Vec<_>>(),
    );
    loads
}

/// Returns true if a load may be speculated, because its memory is dereferenceable.
fn may_speculate(f: &Function, load: Op) -> bool {
    let size = size_of(f.cx, &f.target.layout, f.body.value_type(f.body.result(load, 0)));
    size.is_some_and(|size| is_dereferenceable(f, Load(load).addr(f.body), size))
}

/// Collects the operations of a loop that a value depends on, in order. Returns true if they are pure, few, and
/// loop-invariant.
fn collect(f: &Function, l: &Loop, value: Value, ops: &mut Vec<Op>, depth: u32) -> bool {
    if !l.defines(f, value) {
        return true;
    }
    let Some(op) = f.body.defining_op(value).filter(|&op| f.is_pure(op) && depth < MAX_DEPTH) else {
        return false;
    };
    if ops.contains(&op) {
        return true;
    }
    let is_invariant = f.body.operands(op).iter().all(|&operand| collect(f, l, operand, ops, depth + 1));
    ops.push(op);
    is_invariant
}

/// Moves operations of a loop to the end of its preheader.
fn move_before(f: &mut Function, l: &Loop, before: Block, ops: &[Op]) {
    let from: FxHashSet<Block> = ops.iter().filter_map(|&op| f.body.parent_block(op)).collect();
    for block in from {
        debug_assert!(l.contains(block));
        f.body.retain_ops(block, |op| !ops.contains(op));
    }
    let end = f.body.take_last_op(before);
    ops.iter().chain(&end).for_each(|&op| f.body.place_op(before, op));
}
