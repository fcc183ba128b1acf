//! Canonicalization: rewrites equivalent code to one form.

pub(super) mod bool_selects;
pub(super) mod combine;
pub(super) mod dce;
mod forwarding;
pub(super) mod int_set;
mod lane_splat;
mod nan_test;
mod narrow_trunc;
mod population_count;
pub(super) mod range_checks;
mod reciprocal;
pub(super) mod rules;
pub(super) mod simplify_cfg;
