//! Superword-level parallelism: vectorizes straight-line code. Isomorphic scalar expressions that feed adjacent stores
//! or a reduction become vector operations.
//!
//! ```text
//!   store(a[0] + b[0], c[0])                       va = load(a[0..4])
//!   store(a[1] + b[1], c[1])             ▶         vb = load(b[0..4])
//!   store(a[2] + b[2], c[2])                       store(va + vb, c[0..4])
//!   store(a[3] + b[3], c[3])
//! ```
//!
//! Accesses do not cross others that may alias, nor barriers. Lanes have exactly the values of the scalars. Other users
//! of a scalar get an extracted lane, or the scalar operation remains. Blocks and trees have limits, so that compile
//! time is linear in the size of the function.

mod cost;
mod emit;
mod memory;
mod node;
mod operands;
mod plan;
mod reductions;
mod stores;
mod tree;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Block, Value};
use crate::opt::analysis::uses::Uses;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

use memory::Memory;
use plan::Plan;
use tree::Source;

/// The pass.
pub(crate) fn slp(f: &mut Function) {
    let blocks: Vec<Block> = f.blocks().into_iter().filter(|&block| has_seeds(f, block)).collect();
    if !f.target.has_vectors() || blocks.is_empty() {
        return;
    }
    let uses = Uses::of(f);
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    let mut has_changed = false;
    for block in blocks {
        let memory = Memory::of(f, block);
        let mut plan = Plan::default();
        stores::plan(f, block, &memory, &uses, &mut plan);
        reductions::plan(f, block, &memory, &uses, &mut plan);
        if !plan.roots.is_empty() {
            let liveness = plan.final_liveness(&Source { f, block, memory: &memory, uses: &uses });
            emit::emit(f, block, &plan, &liveness, &mut values);
            has_changed = true;
        }
    }
    if has_changed {
        f.replace(&values);
        remove_unused(f);
    }
}

/// Returns true if a block has several loads or stores.
fn has_seeds(f: &Function, block: Block) -> bool {
    f.body.block_ops(block).iter().filter(|&&op| matches!(f.body.name(op), LOAD | STORE)).nth(1).is_some()
}
