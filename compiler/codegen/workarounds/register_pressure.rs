//! Register pressure: the number of values that are live at once.
//!
//! Large vectors and structures have thousands of leaves, most of which are spilled in any case. The time of the
//! backtracking register allocator grows with the square of their number. The single-pass allocator compiles such
//! functions.
//!
//! Upstream change that removes this file: backtracking allocation in nearly linear time for thousands of live values.

use cranelift_codegen::entity::EntitySet;
use cranelift_codegen::ir::{Block, Function, Value};

/// The maximum number of live values for the backtracking allocator.
const MAX_LIVE: usize = 1024;

/// Returns true if the maximum number of live values of a function is so high that nearly all of them are spilled.
pub(crate) fn is_extreme(func: &Function) -> bool {
    func.dfg.num_values() > MAX_LIVE && func.layout.blocks().any(|block| most_live(func, block) > MAX_LIVE)
}

/// Returns the maximum number of live values in a block, among those that it defines or uses.
fn most_live(func: &Function, block: Block) -> usize {
    let mut live: EntitySet<Value> = EntitySet::new();
    let (mut count, mut most) = (0_usize, 0);
    for inst in func.layout.block_insts(block).rev() {
        for &result in func.dfg.inst_results(inst) {
            if live.remove(result) {
                count -= 1;
            }
        }
        for value in func.dfg.inst_values(inst) {
            if live.insert(func.dfg.resolve_aliases(value)) {
                count += 1;
            }
        }
        most = most.max(count);
    }
    most
}
