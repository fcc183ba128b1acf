//! Dead store elimination: a backward data-flow analysis of the locations that later stores overwrite.
//!
//! *Class.* A store is dead if on each path from it another store overwrites all its bytes, without a read in between.
//! Copies and fills of constant length are stores as well.
//!
//! *Limits.* Volatile and atomic stores stay. Stores of the next iteration of a loop are not used, and a variable at the
//! end of its lifetime counts as read.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET};
use crate::dialect::llvm::memory::{STORE, Store};
use crate::ir::{Block, Op, Value, VariablePart};
use crate::opt::analysis::alias::base;
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::memory::{Access, Location, Memory, read, written};
use crate::opt::function::Function;

/// Upper bound on the later stores that are tracked.
const MAX_STORES: usize = 16;

/// The locations that are overwritten before they are read.
type Overwritten = Vec<Rc<Location>>;

/// The pass.
pub(crate) fn dead_stores(f: &mut Function) {
    let blocks = f.blocks();
    let memory = Memory::of(f, &blocks);
    let mut at_beginning: FxHashMap<Block, Overwritten> = FxHashMap::default();
    for &block in blocks.iter().rev() {
        let overwritten = at_end(f, block, &at_beginning);
        let (overwritten, dead) = dead_stores_of_block(f, &memory, block, overwritten);
        at_beginning.insert(block, overwritten);
        if !dead.is_empty() && f.may_rewrite() {
            forget_in_memory(f, &dead);
            f.body.retain_ops(block, |op| !dead.contains(op));
        }
    }
}

/// The locations that all successors of a block overwrite. Those of back edges are not known yet.
fn at_end(f: &Function, block: Block, at_beginning: &FxHashMap<Block, Overwritten>) -> Overwritten {
    let mut all: Option<Overwritten> = None;
    for edge in successors(f.body, block) {
        let Some(overwritten) = at_beginning.get(&edge.block) else { return Vec::new() };
        match &mut all {
            Some(all) => all.retain(|it| overwritten.iter().any(|other| it.is_inside(other))),
            None => all = Some(overwritten.clone()),
        }
    }
    all.unwrap_or_default()
}

/// Removes the values of variables of the source in memory that some stores write: it is stale without them.
fn forget_in_memory(f: &mut Function, dead: &FxHashSet<Op>) {
    if f.body.variables.iter().all(|variable| !variable.is_in_memory) {
        return;
    }
    let stale: FxHashSet<Value> = dead.iter().map(|&op| base(f, destination(f, op))).collect();
    let bases: Vec<bool> = f
        .body
        .variables
        .iter()
        .map(|variable| match variable.parts[..] {
            [VariablePart::Value(address)] => variable.is_in_memory && stale.contains(&base(f, address)),
            _ => false,
        })
        .collect();
    for (variable, _) in f.body.variables.iter_mut().zip(bases).filter(|(_, is_stale)| *is_stale) {
        variable.parts = Box::default();
    }
}

/// Finds the dead stores of a block. Takes the locations that are overwritten after it, and also returns those that are
/// overwritten from its beginning.
fn dead_stores_of_block(
    f: &Function,
    memory: &Memory,
    block: Block,
    mut overwritten: Overwritten,
) -> (Overwritten, FxHashSet<Op>) {
    let mut dead = FxHashSet::default();
    for &op in f.body.block_ops(block).iter().rev() {
        let is_store = matches!(f.body.name(op), STORE | MEMSET | MEMCPY | MEMMOVE);
        if is_store && let Some(Access::Location(location)) = written(f, op) {
            if overwritten.iter().any(|later| location.is_inside(later)) {
                dead.insert(op);
                continue;
            }
            if location.size.is_some() && overwritten.len() < MAX_STORES {
                overwritten.push(Rc::new(location));
            }
        }
        if !overwritten.is_empty()
            && let Some(access) = read(f, op)
        {
            overwritten.retain(|later| !memory.may_touch(f, &access, later));
        }
    }
    (overwritten, dead)
}

/// The pointer of a store, copy or fill.
fn destination(f: &Function, op: Op) -> Value {
    match f.body.name(op) {
        STORE => Store(op).addr(f.body),
        _ => f.body.operands(op)[0],
    }
}
