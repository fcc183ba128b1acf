//! Pointers that are not null: variables on the stack, symbols, arguments and results that are declared so, and addresses
//! within their objects.
//!
//! *Limits.* Only the first address space, in which no object is at address zero, unless `null_pointer_is_valid` says
//! otherwise. That a pointer was accessed before is not considered.

use crate::dialect::llvm::arith::{SELECT, Select};
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::cast::{BITCAST, Cast};
use crate::dialect::llvm::function::passes_through;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, GetElementPtr};
use crate::ir::{Region, TypeId, Value, ValueDef, name};
use crate::opt::function::Function;

use super::alias::is_declared;

/// Upper bound on the operations that are followed to the definition of an object.
const MAX_DEPTH: u32 = 8;
/// The attributes of pointers to objects.
const NON_NULL: [&str; 3] = ["llvm.nonnull", "llvm.dereferenceable", "llvm.byval"];

/// Returns true if a pointer is not null, or poison.
pub(crate) fn is_non_null(f: &Function, pointer: Value) -> bool {
    !passes_through(f.cx, f.attrs, "null_pointer_is_valid") && is_object(f, pointer, MAX_DEPTH)
}

fn is_object(f: &Function, pointer: Value, depth: u32) -> bool {
    if depth == 0 || f.body.value_type(pointer) != TypeId::PTR {
        return false;
    }
    let op = match f.body.value_def(pointer) {
        ValueDef::Result(op) => op,
        ValueDef::Argument(block) if Some(block) == f.body.entry_block(Region::ROOT) => {
            let index = f.body.block_args(block).iter().position(|&arg| arg == pointer);
            return index
                .is_some_and(|index| is_declared(f.cx, f.attrs, (name::ARG_ATTRS, index), &NON_NULL));
        }
        _ => return false,
    };
    match f.body.name(op) {
        ALLOCA => true,
        ADDRESSOF => {
            let symbol = f.attr(op, name::GLOBAL_NAME).and_then(|attr| f.cx.symbol_value(attr));
            symbol.is_some_and(|symbol| f.symbols.is_always_defined(f.table, symbol))
        }
        GETELEMENTPTR => f.is_inbounds(op) && is_object(f, GetElementPtr(op).base(f.body), depth - 1),
        BITCAST => is_object(f, Cast(op).arg(f.body), depth - 1),
        SELECT => {
            let select = Select(op);
            [select.true_value(f.body), select.false_value(f.body)]
                .into_iter()
                .all(|value| is_object(f, value, depth - 1))
        }
        CALL => is_declared(f.cx, f.body.attrs(op), (name::RES_ATTRS, 0), &NON_NULL),
        _ => false,
    }
}
