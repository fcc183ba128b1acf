//! Add recurrences, and the flags that exclude wraparound.

use crate::dialect::llvm::arith::ADD;
use crate::ir::{Block, Op, Value};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{Loop, step, steps};
use crate::opt::function::Function;

/// An add recurrence: a header argument with a constant step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recurrence {
    pub(crate) value: Value,
    /// The preheader.
    pub(crate) before: Block,
    pub(crate) latch: Block,
    pub(crate) start: Value,
    pub(crate) next: Value,
    pub(crate) step: i64,
}

impl Recurrence {
    /// Matches a header argument.
    pub(crate) fn of(f: &Function, l: &Loop, value: Value) -> Option<Recurrence> {
        let (&[before], &[latch]) = (&l.entering[..], &l.latches[..]) else { return None };
        let index = f.body.block_args(l.header).iter().position(|&arg| arg == value)?;
        let start = *edge_operands(f.body, before, l.header)?.get(index)?;
        let next = *edge_operands(f.body, latch, l.header)?.get(index)?;
        Some(Recurrence { value, before, latch, start, next, step: step(f, value, next)? })
    }

    /// Returns true if it has no signed wrap.
    pub(crate) fn is_nsw(&self, f: &Function) -> bool {
        steps(f, self.value, self.next).is_some_and(|steps| steps.iter().all(|&(op, _)| f.is_nsw(op)))
    }

    /// Returns true if it has no unsigned wrap. Flags of additions and subtractions of negative constants prove
    /// nothing: these constants are large unsigned numbers.
    pub(crate) fn is_nuw(&self, f: &Function) -> bool {
        let is_exact = |&(op, step): &(Op, i128)| {
            let adds = f.body.name(op) == ADD;
            f.is_nuw(op) && adds == (step > 0) && (step > 0) == (self.step > 0)
        };
        steps(f, self.value, self.next).is_some_and(|steps| steps.iter().all(is_exact))
    }
}
