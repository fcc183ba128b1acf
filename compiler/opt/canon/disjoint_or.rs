//! Sums that are spelt as disjunctions: `or disjoint` of a value and a constant. Sums are what analyses of addresses know.
//!
//! ```text
//!   or disjoint a, C   ▶   add nsw nuw a, C
//! ```

use crate::dialect::llvm::arith::{ADD, Binary, NSW, NUW, OR};
use crate::ir::{Op, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

/// The operands of a disjunction that is a sum.
pub(super) struct DisjointOr([Value; 2]);

impl DisjointOr {
    pub(super) fn of(f: &Function, op: Op) -> Option<DisjointOr> {
        let is_disjoint = |name| f.attr(op, name).is_some();
        if f.body.name(op) != OR || !f.cx.find_name("isDisjoint").is_some_and(is_disjoint) {
            return None;
        }
        let operands = Binary(op).operands(f.body);
        f.constant_of(operands[1]).map(|_| DisjointOr(operands))
    }

    /// Emits the sum. Without a carry, neither the signed nor the unsigned sum wraps.
    pub(super) fn emit(&self, emit: &mut Emitter) -> Value {
        let flags = emit.f.cx.int_attr(TypeId::I32, (NSW | NUW).into());
        let ty = emit.ty(self.0[0]);
        emit.value_with(ADD, &self.0, ty, &[(name::OVERFLOW_FLAGS, flags)])
    }
}
