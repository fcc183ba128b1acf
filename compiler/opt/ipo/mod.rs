//! Interprocedural optimizations.

pub(super) mod dead_args;
pub(super) mod function_attrs;
pub(super) mod global_dce;
pub(super) mod inline;
pub(super) mod tail_recursion;
