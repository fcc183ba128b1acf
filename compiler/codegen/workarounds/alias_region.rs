//! One alias region for all accesses to memory.
//!
//! Cranelift 0.135 removes a store if another store to the same address follows on every path to the exit of the
//! function, unless an instruction in between reads memory. For stores without an alias region it ignores that calls
//! read memory. It therefore removes a store in a loop that a call in another iteration should see. If all accesses
//! have one region, calls are treated as readers of it, and nothing else changes.
//!
//! Upstream change that removes this file: dead-store elimination that takes calls for readers of accesses without a
//! region.

use cranelift_codegen::ir::{AliasRegionData, Function};

/// An arbitrary number, the same for all accesses.
const REGION: u32 = 0;

/// Sets the region of all loads and stores of a function.
pub(crate) fn use_one_region(func: &mut Function) {
    let data = AliasRegionData { user_id: REGION, description: "memory".into() };
    let region = func.dfg.alias_regions.insert(data);
    let blocks: Vec<_> = func.layout.blocks().collect();
    for block in blocks {
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            let Some(flags) = func.dfg.insts[inst].memflags() else { continue };
            let (opcode, data) = (func.dfg.insts[inst].opcode(), func.dfg.mem_flags[flags]);
            // Casts have flags, too. Read-only memory is in no region.
            if !(opcode.can_load() || opcode.can_store()) || data.readonly() {
                continue;
            }
            let data = data.with_alias_region(Some(region));
            // There is room for 65,534 different flags, and there are a few dozen.
            if let Ok(flags) = func.dfg.mem_flags.insert(data)
                && let Some(place) = func.dfg.insts[inst].memflags_mut()
            {
                *place = flags;
            }
        }
    }
}
