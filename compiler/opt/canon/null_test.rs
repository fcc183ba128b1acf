//! Comparisons with null of pointers that are not null, as constants.
//!
//! ```text
//!   icmp eq %alloca, null   ▶   false
//! ```

use crate::dialect::llvm::arith::ZERO;
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::ir::{Op, Value, name};
use crate::opt::analysis::non_null::is_non_null;
use crate::opt::function::{Emitter, Function};

/// The result of a comparison.
pub(super) struct NullTest(bool);

impl NullTest {
    pub(super) fn of(f: &Function, op: Op) -> Option<NullTest> {
        let compare = Icmp::cast(f.body, op)?;
        let result = match IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)? {
            IntPredicate::Eq => false,
            IntPredicate::Ne => true,
            _ => return None,
        };
        let null = f.body.defining_op(compare.rhs(f.body))?;
        (f.body.name(null) == ZERO && is_non_null(f, compare.lhs(f.body))).then_some(NullTest(result))
    }

    /// Emits the constant.
    pub(super) fn emit(&self, emit: &mut Emitter, op: Op) -> Value {
        let ty = emit.ty(emit.f.body.result(op, 0));
        emit.int(ty, self.0.into())
    }
}
