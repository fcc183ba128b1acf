//! Global dead code elimination: removes local functions and global variables that nothing references from outside of
//! them, such as functions that were inlined everywhere and tables of branches that were folded.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::function::{FUNC, linkage};
use crate::dialect::llvm::global::GLOBAL;
use crate::ir::{Block, Body, BodyId, Module, NameId, Op, Region, name};
use crate::opt::analysis::references::References;
use crate::opt::analysis::symbols::symbol;
use crate::opt::function::Progress;

/// The definition of a local symbol.
struct Local {
    /// The body of the module that contains it.
    table: BodyId,
    op: Op,
    /// The body of a function or of an initializer.
    id: Option<BodyId>,
    symbol: NameId,
}

/// The pass.
pub(crate) fn global_dce(module: &mut Module, progress: &mut Progress) {
    let symbols = local_symbols(module);
    let mut bodies: FxHashMap<NameId, Vec<BodyId>> = FxHashMap::default();
    for local in &symbols {
        bodies.entry(local.symbol).or_default().extend(local.id);
    }
    let reachable = References::of(module).reachable(&bodies);
    let mut removed: FxHashMap<(BodyId, Block), FxHashSet<Op>> = FxHashMap::default();
    for Local { table, op, id, symbol } in symbols {
        if reachable.contains(&symbol) || !progress.may_rewrite() {
            continue;
        }
        let body = module.body(table);
        let kind = if body.name(op) == FUNC { "function" } else { "global" };
        let remark = || format!("removed unreferenced {kind} @{}", module.cx.str(symbol));
        progress.remarks.done(body.loc(op), remark);
        if let Some(block) = body.parent_block(op) {
            removed.entry((table, block)).or_default().insert(op);
        }
        if let Some(id) = id {
            *module.body_mut(id) = Body::default();
        }
    }
    for ((table, block), ops) in removed {
        module.body_mut(table).retain_ops(block, |op| !ops.contains(op));
    }
}

/// The definitions that no other object can reference. The linker keeps or drops those of a comdat together.
fn local_symbols(module: &Module) -> Vec<Local> {
    let mut found = Vec::new();
    for (number, body) in module.bodies().enumerate() {
        let ops = body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block));
        for &op in ops.filter(|&&op| matches!(body.name(op), FUNC | GLOBAL)) {
            let attrs = body.attrs(op);
            let id = body.regions(op).first().and_then(|&region| body.isolated_body(region));
            let is_defined = id.is_some_and(|id| module.body(id).entry_block(Region::ROOT).is_some());
            let is_local = (is_defined || body.name(op) == GLOBAL)
                && matches!(linkage(&module.cx, attrs), "internal" | "private")
                && module.cx.dict_get(attrs, name::COMDAT).is_none();
            if let Some(symbol) = symbol(&module.cx, attrs).filter(|_| is_local) {
                found.push(Local { table: BodyId::new(number), op, id, symbol });
            }
        }
    }
    found
}
