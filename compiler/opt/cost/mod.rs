//! Cost model: latency, throughput and size of operations on the target.

pub(super) mod latency;
pub(super) mod vector;
