//! Loop passes: canonicalization, loop nest transformations, vectorization and unrolling.

pub(super) mod bound_split;
pub(super) mod carry;
pub(super) mod distribute;
pub(super) mod guard;
pub(super) mod if_convert;
pub(super) mod index_set_splitting;
pub(super) mod indvars;
pub(super) mod load_elimination;
pub(super) mod narrow;
pub(super) mod nest;
pub(super) mod overlaps;
pub(super) mod peel;
pub(super) mod promote;
pub(super) mod reassociate;
pub(super) mod reorder;
pub(super) mod rotate;
pub(super) mod slp;
pub(super) mod strength_reduce;
pub(super) mod tied_operands;
pub(super) mod unroll;
pub(super) mod unroll_and_jam;
pub(super) mod unroll_runtime;
pub(super) mod unrotate;
pub(super) mod unswitch;
pub(super) mod vectorize;
pub(super) mod versioning;
