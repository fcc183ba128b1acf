//! Capture analysis: the allocas whose addresses only the function itself knows.
//!
//! *Class.* An alloca is private if its address, and addresses that are computed from it, are only accessed, or are
//! operands of copies, fills and markers. No other pointer points to it, and no callee accesses it.
//!
//! *Limits.* An address that is passed to a block, selected, compared, stored, converted to an integer, or passed to a
//! call is captured everywhere, also before that. Nothing is private in functions that call one that returns twice.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::cast::{ADDRSPACECAST, BITCAST};
use crate::dialect::llvm::hint::{LIFETIME_END, LIFETIME_START};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET};
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, LOAD, STORE};
use crate::ir::{Block, Op, TypeData, Value};
use crate::opt::function::Function;

/// The private allocas of a function.
#[derive(Debug, Default)]
pub(crate) struct Private {
    allocas: FxHashSet<Value>,
}

impl Private {
    /// Analyzes the reachable blocks in reverse post-order.
    pub(crate) fn of(f: &Function, blocks: &[Block]) -> Private {
        // Pointers into allocas, mapped to these.
        let mut pointers: FxHashMap<Value, Value> = FxHashMap::default();
        let mut captured = FxHashSet::default();
        let mut allocas = FxHashSet::default();
        for &op in blocks.iter().flat_map(|&block| f.body.block_ops(block)) {
            if f.body.name(op) == ALLOCA {
                let address = f.body.result(op, 0);
                pointers.insert(address, address);
                allocas.insert(address);
                continue;
            }
            if pointers.is_empty() {
                continue;
            }
            for (number, operand) in f.body.operands(op).iter().enumerate() {
                let Some(&alloca) = pointers.get(operand) else { continue };
                match use_of(f, op, number) {
                    Use::Access => {}
                    Use::Address => _ = pointers.insert(f.body.result(op, 0), alloca),
                    Use::Capture => _ = captured.insert(alloca),
                }
            }
        }
        allocas.retain(|alloca| !captured.contains(alloca));
        // After a second return, memory has the last stored values.
        if !allocas.is_empty() && f.calls_returns_twice() {
            allocas.clear();
        }
        Private { allocas }
    }

    /// Returns true if a pointer is the address of a private alloca.
    pub(crate) fn contains(&self, base: Value) -> bool {
        self.allocas.contains(&base)
    }
}

/// The uses of an address.
enum Use {
    /// The memory is accessed, or marked.
    Access,
    /// The result of the operation is another address in the same object.
    Address,
    Capture,
}

fn use_of(f: &Function, op: Op, number: usize) -> Use {
    match f.body.name(op) {
        LOAD | LIFETIME_START | LIFETIME_END => Use::Access,
        STORE if number == 1 => Use::Access,
        MEMCPY | MEMMOVE | MEMSET if number < 2 => Use::Access,
        GETELEMENTPTR if number == 0 => Use::Address,
        BITCAST | ADDRSPACECAST if is_pointer(f, f.body.result(op, 0)) => Use::Address,
        _ => Use::Capture,
    }
}

fn is_pointer(f: &Function, value: Value) -> bool {
    matches!(f.cx.type_data(f.body.value_type(value)), TypeData::Pointer { .. })
}
