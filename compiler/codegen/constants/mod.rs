//! Constants: attributes as bits, initialiser regions, and both as bytes with references in memory.

pub(super) mod bits;
pub(super) mod block_tag;
pub(super) mod image;
mod initializer;
