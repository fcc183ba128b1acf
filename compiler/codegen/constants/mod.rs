//! Constants: attributes as the [bits](bits) of their scalars, and as [bytes](image) with references to symbols.
//!
//! Initialiser regions of globals are evaluated here. May import `types`.

pub(super) mod bits;
pub(super) mod image;
mod initializer;
pub(super) mod local;
