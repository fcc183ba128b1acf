//! Canonicalization: of equivalent forms of code, one is chosen.

pub(super) mod combine;
mod cut;
pub(super) mod dce;
mod parts;
pub(super) mod rules;
pub(super) mod simplify_cfg;
