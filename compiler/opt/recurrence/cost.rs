//! What an iteration costs: the time that it waits for the one before, and the time that its instructions take.

use crate::dialect::llvm::arith::{
    CONSTANT, FDIV, FREEZE, FREM, POISON, SDIV, SELECT, SREM, UDIV, UNDEF, UREM, ZERO,
};
use crate::dialect::llvm::call::{CALL, CALL_INTRINSIC};
use crate::dialect::llvm::cast::BITCAST;
use crate::dialect::llvm::compare::ICMP;
use crate::dialect::llvm::control::BR;
use crate::dialect::llvm::intrinsic::{SMAX, SMIN, SQRT, UMAX, UMIN};
use crate::dialect::llvm::memory::GETELEMENTPTR;
use crate::ir::OpName;

use super::super::latency::WIDTH;

/// A time, in parts of a cycle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time(usize);

impl Time {
    /// The time of an iteration that waits so many cycles for the one before and has so many instructions.
    pub(super) fn of(cycles: usize, work: usize) -> Time {
        Time(work.max(cycles * WIDTH))
    }

    /// Whether this is so much shorter than another time that it will show.
    pub(super) fn is_shorter(self, other: Time) -> bool {
        self.0 * 8 <= other.0 * 7
    }

    /// Whether an iteration that waits so many cycles takes longer than this.
    pub(super) fn is_exceeded(self, cycles: usize) -> bool {
        cycles * WIDTH > self.0
    }
}

/// How many instructions an operation of a name is.
pub(super) fn work(name: OpName) -> usize {
    match name {
        // Addresses are part of what accesses them, and comparisons of what asks for them.
        CONSTANT | ZERO | UNDEF | POISON | FREEZE | BITCAST | GETELEMENTPTR | ICMP | BR => 0,
        SELECT | SMIN | SMAX | UMIN | UMAX => 2,
        FDIV | SQRT | UDIV | SDIV | UREM | SREM | FREM => 10,
        CALL | CALL_INTRINSIC => 40,
        _ => 1,
    }
}
