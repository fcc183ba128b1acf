//! What an iteration costs: the time that it waits for the one before, and the time that its instructions take.

use crate::opt::cost::latency::WIDTH;

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
