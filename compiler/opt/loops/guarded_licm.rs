//! Guarded loop-invariant code motion: hoists invariant loads that other addresses of an inner loop depend on. The
//! hoisted loads are executed only if the loop is entered, under a clone of the exit test.
//!
//! ```text
//!   for j in 0 .. m { c[j] = a[i][j] }   ▶   if 0 < m { row = a[i] }   for j in 0 .. m { c[j] = row[j] }
//! ```
//!
//! A load is hoisted if each iteration executes it, and no write of the loop may alias it. Other invariant loads are
//! left to `licm` after loop rotation. These cannot wait: an address that depends on a load in the loop is not an
//! affine expression.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::memory::{LOAD, Load, LoadStore};
use crate::ir::dominance::Dominators;
use crate::ir::{Block, Op, Value};
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::analysis::memory::Memory;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;
use crate::opt::scalar::licm::{Writes, guaranteed_loads};

use super::guard::guard_first;

/// Upper bound on the loads that are hoisted from a loop. Each of them occupies a register.
const MAX_LOADS: usize = 4;

/// The pass.
pub(crate) fn guarded_licm(f: &mut Function) {
    let all = loops(f);
    if !all.iter().any(|l| l.is_inner) {
        return;
    }
    let dominators = f.dominators();
    let memory = Memory::of(f, &f.blocks());
    let mut has_changed = false;
    for l in all.iter().filter(|l| l.is_inner) {
        let Some(hoist) = Hoist::of(f, l, &dominators, &memory).filter(|_| f.may_rewrite()) else { continue };
        f.done(f.loop_loc(l.header), || format!("hoisted loads under a guard: {}", hoist.loads.len()));
        hoist.apply(f, l);
        has_changed = true;
    }
    if has_changed {
        remove_unused(f);
    }
}

/// The loads that are hoisted from a loop.
struct Hoist {
    /// The preheader.
    before: Block,
    /// The loads and the operations that compute their addresses, in order.
    ops: Vec<Op>,
    loads: Vec<Op>,
}

impl Hoist {
    fn of(f: &Function, l: &Loop, dominators: &Dominators, memory: &Memory) -> Option<Hoist> {
        let &[before] = &l.entering[..] else { return None };
        let is_preheader = f.body.last_op(before).is_some_and(|op| f.body.name(op) == BR);
        let (end, test) = f.body.block_ops(l.header).split_last()?;
        let is_exit_test = f.body.name(*end) == COND_BR && test.iter().all(|&op| f.is_pure(op));
        let leaves = successors(f.body, l.header).iter().filter(|edge| !l.contains(edge.block)).count() == 1;
        if !is_preheader || !is_exit_test || !leaves {
            return None;
        }
        let needed = address_loads(f, l);
        if needed.is_empty() {
            return None;
        }
        let writes = Writes::of(f, l)?;
        let mut hoist = Hoist { before, ops: Vec::new(), loads: Vec::new() };
        for load in guaranteed_loads(f, l, dominators, true) {
            let is_wanted =
                needed.contains(&load) && writes.preserve(f, memory, load) && hoist.loads.len() < MAX_LOADS;
            let mut ops = hoist.ops.clone();
            if is_wanted && collect(f, l, Load(load).addr(f.body), &mut ops) {
                ops.push(load);
                hoist.ops = ops;
                hoist.loads.push(load);
            }
        }
        (!hoist.loads.is_empty()).then_some(hoist)
    }

    fn apply(&self, f: &mut Function, l: &Loop) {
        let results: Vec<Value> = self.loads.iter().map(|&load| f.body.result(load, 0)).collect();
        let types = f.body.value_types(&results);
        let hoisted = guard_first(f, l, self.before, &types, |emit, _| {
            let (mut values, block) = (FxHashMap::default(), emit.block);
            self.ops.iter().for_each(|&op| emit.f.copy_op(op, block, &mut values));
            results.iter().map(|result| values[result]).collect()
        });
        if let Some((_, hoisted)) = hoisted {
            f.replace(&results.into_iter().zip(hoisted).collect());
        }
    }
}

/// Returns the loads of a loop that addresses depend on through pure operations.
fn address_loads(f: &Function, l: &Loop) -> FxHashSet<Op> {
    let mut open = Vec::new();
    for &op in l.blocks.iter().flat_map(|&block| f.body.block_ops(block)) {
        open.extend(LoadStore::cast(f.body, op).map(|access| access.addr(f.body)));
    }
    let (mut seen, mut loads) = (FxHashSet::default(), FxHashSet::default());
    while let Some(value) = open.pop() {
        let Some(op) = f.body.defining_op(value).filter(|_| l.defines(f, value) && seen.insert(value)) else {
            continue;
        };
        if f.body.name(op) == LOAD {
            loads.insert(op);
        } else if f.is_pure(op) {
            open.extend(f.body.operands(op));
        }
    }
    loads
}

/// Appends the operations of a loop that compute a value from loop-invariant values and results of `ops`. Returns true
/// if they are pure.
fn collect(f: &Function, l: &Loop, value: Value, ops: &mut Vec<Op>) -> bool {
    if !l.defines(f, value) {
        return true;
    }
    let Some(op) = f.body.defining_op(value) else { return false };
    if ops.contains(&op) {
        return true;
    }
    let is_known = f.is_pure(op) && f.body.operands(op).iter().all(|&operand| collect(f, l, operand, ops));
    ops.push(op);
    is_known
}
