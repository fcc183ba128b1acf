//! Upper bounds on trip counts: from ranges, and from accesses.
//!
//! ```text
//!   for (size_t i = 0; i != n; i++) a[i] = 0
//! ```
//!
//! Each iteration accesses another part of one object. An access beyond the object is undefined behavior, and no
//! object has nearly 2^63 bytes, so that `n` is far less.
//!
//! The class of loops: an innermost loop with an access of constant nonzero stride in every iteration, in which every
//! operation transfers execution to the next one.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Op, Traits};
use crate::opt::function::Function;

use super::access::{Stride, is_invariant, stride};
use super::affine::AffineView;
use super::effects::Effects;
use super::loop_info::{CountedLoop, Loop};
use super::ranges::{Ranges, signed_limits, unsigned_limits};

/// Upper bound on the size of objects in bytes: pointers of 64-bit targets have at most 57 significant bits.
const MAX_OBJECT_BYTES: i128 = 1 << 61;

impl CountedLoop {
    /// Returns true if the induction variable, a pointer or an integer of 64 bits, changes by at most
    /// [`MAX_OBJECT_BYTES`]: the address of an access in each iteration depends on it.
    pub(crate) fn is_bounded_by_object(&self, f: &Function, l: &Loop) -> bool {
        let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
        let is_narrow = f.cx.int_width(self.ty).is_some_and(|width| width != 64);
        if is_narrow || !l.is_inner || !ops().all(|op| transfers_execution(f, op)) {
            return false;
        }
        let moves = |op: &Op| {
            let pointer = match f.body.name(*op) {
                LOAD => f.body.operands(*op)[0],
                STORE => f.body.operands(*op)[1],
                _ => return false,
            };
            let address = AffineView::new(f).of(pointer);
            // The factor is an integer, so that the address changes at least as much as the induction variable.
            matches!(stride(&address, self, |value| is_invariant(f, self, value)), Stride::Bytes(bytes) if bytes != 0)
        };
        let mut moving = ops().filter(moves).peekable();
        if moving.peek().is_none() {
            return false;
        }
        let dominators = f.dominators();
        let is_always =
            |op| f.body.parent_block(op).is_some_and(|block| dominators.dominates(block, self.body));
        moving.any(is_always)
    }

    /// An upper bound on the trip count, from the ranges of the start and the bound.
    pub(crate) fn most_iterations(&self, f: &Function) -> Option<i128> {
        let ranges = Ranges::new(f, &[]);
        let interval = |value| {
            let range = ranges.of(value, self.preheader)?;
            Some(if self.is_unsigned() { range.unsigned } else { range.signed })
        };
        let (start, bound, step) = (interval(self.start)?, interval(self.bound)?, i128::from(self.step));
        let width = ranges.width(self.bound)?;
        let limits = if self.is_unsigned() { unsigned_limits(width) } else { signed_limits(width) };
        let (low, high) = if step > 0 { (start, bound) } else { (bound, start) };
        let wraps = if step > 0 { high.1 + step > limits.1 } else { low.0 + step < limits.0 };
        // A test for inequality fails only after a wrap if the start is beyond the bound, or if steps pass over the bound.
        let misses = self.predicate == IntPredicate::Ne && (low.1 > high.0 || step.abs() != 1);
        let distance = (high.1 - low.0 + i128::from(self.is_inclusive())).max(0);
        (!wraps && !misses).then_some((distance + step.abs() - 1) / step.abs())
    }

    /// Returns true if the lowest value of the induction variable is a small non-negative constant: it may change by
    /// [`MAX_OBJECT_BYTES`] without signed or unsigned wrap.
    pub(crate) fn has_small_end(&self, f: &Function) -> bool {
        let low = if self.step > 0 { self.start } else { self.bound };
        f.constant_of(low).is_some_and(|low| (0..=MAX_OBJECT_BYTES).contains(&low))
    }
}

/// Returns true if an operation transfers execution to the next one, or to a successor, unless it has undefined
/// behavior.
pub(crate) fn transfers_execution(f: &Function, op: Op) -> bool {
    match f.body.name(op) {
        LOAD | STORE => f.is_plain(op),
        BR | COND_BR | SWITCH => true,
        name if f.cx.has_traits(name, Traits::DIVISION) => true,
        _ => {
            let returns = |effects: Effects| !effects.may_unwind && !effects.may_not_return;
            f.is_pure(op) || f.call_effects(op).is_some_and(returns)
        }
    }
}
