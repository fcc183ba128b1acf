//! Canonicalization: of equivalent forms of code, one is chosen.

pub(super) mod bit_choices;
pub(super) mod combine;
pub(super) mod dce;
pub(super) mod identities;
pub(super) mod int_set;
pub(super) mod range_checks;
pub(super) mod simplify_cfg;
