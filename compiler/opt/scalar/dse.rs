//! Dead store elimination: removes stores that a later store of the same block overwrites, without a read in between.
//! Both have the same address and type, and are neither volatile nor atomic. Stores that are dead across blocks are
//! left out.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, Load, STORE, Store};
use crate::ir::{Block, Op, TypeId, Value, VariablePart};
use crate::opt::analysis::affine::{Affine, AffineView};
use crate::opt::analysis::alias::{base, no_alias};
use crate::opt::function::Function;

/// Upper bound on the later stores that are tracked.
const MAX_STORES: usize = 16;

/// A later store to memory that is not read in between.
struct LaterStore {
    op: Op,
    address: Affine,
    ty: TypeId,
    size: i64,
}

/// The pass.
pub(crate) fn dead_stores(f: &mut Function) {
    for block in f.blocks() {
        let dead = dead_stores_of_block(f, block);
        if !dead.is_empty() && f.may_rewrite() {
            forget_in_memory(f, &dead);
            f.body.retain_ops(block, |op| !dead.contains(op));
        }
    }
}

/// Removes the values of variables of the source in memory that some stores write: it is stale without them.
fn forget_in_memory(f: &mut Function, dead: &FxHashSet<Op>) {
    if f.body.variables.iter().all(|variable| !variable.is_in_memory) {
        return;
    }
    let stale: FxHashSet<Value> = dead.iter().map(|&op| base(f, Store(op).addr(f.body))).collect();
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

fn dead_stores_of_block(f: &Function, block: Block) -> FxHashSet<Op> {
    let mut later: Vec<LaterStore> = Vec::new();
    let mut dead = FxHashSet::default();
    for &op in f.body.block_ops(block).iter().rev() {
        match f.body.name(op) {
            STORE if f.is_plain(op) => {
                let Some(store) = LaterStore::of(f, op) else { continue };
                let is_same = |other: &LaterStore| other.address == store.address && other.ty == store.ty;
                if later.iter().any(is_same) {
                    dead.insert(op);
                } else if later.len() < MAX_STORES {
                    later.push(store);
                }
            }
            LOAD if f.is_plain(op) => later.retain(|store| store.is_disjoint(f, op)),
            _ if f.is_pure(op) => {}
            _ => later.clear(),
        }
    }
    dead
}

impl LaterStore {
    fn of(f: &Function, op: Op) -> Option<LaterStore> {
        let store = Store(op);
        let ty = f.body.value_type(store.value(f.body));
        let size = size_of(f.cx, &f.target.layout, ty).and_then(|size| i64::try_from(size).ok())?;
        Some(LaterStore { op, address: AffineView::new(f).of(store.addr(f.body)), ty, size })
    }

    /// Returns true if a load does not alias the store.
    fn is_disjoint(&self, f: &Function, load: Op) -> bool {
        let size = size_of(f.cx, &f.target.layout, f.body.value_type(f.body.result(load, 0)));
        let Some(size) = size.and_then(|size| i64::try_from(size).ok()) else { return false };
        let distance = AffineView::new(f).of(Load(load).addr(f.body)).minus(&self.address);
        let is_distinct =
            distance.terms.is_empty() && (distance.constant >= self.size || distance.constant <= -size);
        is_distinct || no_alias(f, load, self.op)
    }
}
