//! Canonicalization: what can be written in several ways is written in one.

pub(super) mod combine;
pub(super) mod dce;
pub(super) mod identities;
pub(super) mod simplify_cfg;
