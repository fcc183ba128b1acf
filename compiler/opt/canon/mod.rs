//! Canonicalization: of equivalent forms of code, one is chosen.

pub(super) mod combine;
pub(super) mod dce;
pub(super) mod identities;
pub(super) mod simplify_cfg;
