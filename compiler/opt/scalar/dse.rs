//! Dead store elimination: removes stores that a later store of the same block overwrites, without a read in between.
//! Both have the same address and type, and are neither volatile nor atomic. Stores that are dead across blocks are
//! left out.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, Load, STORE, Store};
use crate::ir::{Block, Op, TypeId};
use crate::opt::analysis::affine::{Affine, AffineView};
use crate::opt::analysis::alias::no_alias;
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
            f.body.retain_ops(block, |op| !dead.contains(op));
        }
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
