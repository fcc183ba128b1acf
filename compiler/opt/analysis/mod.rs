//! Analyses: facts about a function or module, computed on demand. An analysis does not change the function, and its
//! result is valid until a pass does; `control_flow` keeps its results from pass to pass. `cfg`, `live_outs` and
//! `references` also have the edits that belong to them.

pub(super) mod access;
pub(super) mod affine;
pub(super) mod alias;
pub(super) mod byte_origins;
pub(super) mod call_graph;
pub(super) mod capture;
pub(super) mod cfg;
pub(super) mod control_flow;
pub(super) mod dereference;
pub(super) mod effects;
pub(super) mod frame;
pub(super) mod lattice;
pub(super) mod live_outs;
pub(super) mod loop_info;
pub(super) mod math_function;
pub(super) mod memory;
pub(super) mod memory_intrinsic;
pub(super) mod non_null;
pub(super) mod ranges;
pub(super) mod reduction_kind;
pub(super) mod references;
pub(super) mod symbols;
pub(super) mod termination;
pub(super) mod trip_count;
pub(super) mod uses;
