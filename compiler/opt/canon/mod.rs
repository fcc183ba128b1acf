//! Canonicalization: rewrites equivalent code to one form.

pub(super) mod bool_selects;
mod by_flags;
pub(super) mod combine;
mod constant_lanes;
pub(super) mod dce;
mod forwarding;
pub(super) mod int_set;
mod lane_shift;
mod lane_splat;
mod nan_test;
mod narrow_float;
mod narrow_trunc;
mod null_test;
mod population_count;
pub(super) mod range_checks;
mod reciprocal;
pub(super) mod rules;
pub(super) mod simplify_cfg;

use crate::ir::{Op, OpName, Value};

use super::function::Function;

/// Returns the operation that defines a value if it has this name.
fn defined_by(f: &Function, value: Value, name: OpName) -> Option<Op> {
    f.body.defining_op(value).filter(|&op| f.body.name(op) == name)
}
