//! Canonicalization: rewriting of equivalent code to one form.

pub(super) mod bit_choices;
pub(super) mod combine;
mod cut;
pub(super) mod dce;
pub(super) mod int_set;
mod parts;
pub(super) mod range_checks;
mod reciprocal;
pub(super) mod rules;
pub(super) mod simplify_cfg;
