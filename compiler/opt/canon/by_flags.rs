//! Simpler or cheaper operations with the same result, by the flags of an operation.
//!
//! ```text
//!   or disjoint a, C   ▶   add nsw nuw a, C     analyses of addresses know sums
//!   uitofp nneg a      ▶   sitofp a             processors convert signed integers
//! ```

use crate::dialect::llvm::arith::{ADD, NSW, NUW, OR};
use crate::dialect::llvm::cast::{SITOFP, UITOFP};
use crate::ir::{DictId, Op, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

/// The replacement of an operation.
#[derive(Clone, Copy)]
pub(super) enum ByFlags {
    /// Without a carry, neither the signed nor the unsigned sum wraps.
    Sum,
    SignedConversion,
}

impl ByFlags {
    pub(super) fn of(f: &Function, op: Op) -> Option<ByFlags> {
        let has = |flag| f.cx.find_name(flag).is_some_and(|name| f.attr(op, name).is_some());
        match f.body.name(op) {
            OR if has("isDisjoint") => f.constant_of(f.body.operands(op)[1]).map(|_| ByFlags::Sum),
            UITOFP if f.is_nneg(op) => Some(ByFlags::SignedConversion),
            _ => None,
        }
    }

    /// Emits the operation.
    pub(super) fn emit(self, emit: &mut Emitter, op: Op) -> Value {
        let operands = emit.f.body.operands(op).to_vec();
        let ty = emit.ty(emit.f.body.result(op, 0));
        match self {
            ByFlags::Sum => {
                let flags = emit.f.cx.int_attr(TypeId::I32, (NSW | NUW).into());
                emit.value_with(ADD, &operands, ty, &[(name::OVERFLOW_FLAGS, flags)])
            }
            ByFlags::SignedConversion => emit.value(SITOFP, &operands, ty, DictId::EMPTY),
        }
    }
}
