//! The cost of an iteration: the latency of its recurrences or the throughput of its instructions, whichever is larger.

use crate::opt::cost::latency::WIDTH;

/// A time, in fractions of a cycle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time(usize);

impl Time {
    /// Returns the time of an iteration whose recurrence takes `cycles` and which has `work` instructions.
    pub(super) fn of(cycles: usize, work: usize) -> Time {
        Time(work.max(cycles * WIDTH))
    }

    /// Returns true if this is shorter than another time by a measurable margin.
    pub(super) fn is_shorter(self, other: Time) -> bool {
        self.0 * 8 <= other.0 * 7
    }

    /// Returns true if a recurrence of `cycles` takes longer than this.
    pub(super) fn is_exceeded(self, cycles: usize) -> bool {
        cycles * WIDTH > self.0
    }
}
