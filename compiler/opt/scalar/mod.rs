//! Scalar optimizations: SSA construction, constant propagation, redundancy elimination and code motion.

pub(super) mod common_code;
pub(super) mod computed_goto;
pub(super) mod congruent_args;
pub(super) mod contract;
pub(super) mod correlated_propagation;
pub(super) mod cse;
pub(super) mod demote;
pub(super) mod dse;
pub(super) mod jump_threading;
pub(super) mod libcalls;
pub(super) mod licm;
pub(super) mod load_combine;
pub(super) mod load_elimination;
pub(super) mod lookup_tables;
pub(super) mod lower_expect;
pub(super) mod math_lanes;
pub(super) mod mem2reg;
pub(super) mod memory_intrinsics;
mod promoted_variables;
pub(super) mod range_strength_reduce;
pub(super) mod sccp;
pub(super) mod sroa;
pub(super) mod ssa;
pub(super) mod stack_coloring;
pub(super) mod store_merge;
pub(super) mod tail_duplication;
pub(super) mod tail_merge;
