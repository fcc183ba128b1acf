//! The affine dialect. Maps are converted to index arithmetic, which is folded for constant inputs. Loops, conditions
//! and accesses are converted like those of `scf` and `memref`.

mod access;
pub(super) mod expr;
mod index;
mod loops;
mod parallel;

use crate::dialect::affine::{
    APPLY, DELINEARIZE_INDEX, FOR, IF, LINEARIZE_INDEX, LOAD, MAX, MIN, PARALLEL, PREFETCH, STORE,
    VECTOR_LOAD, VECTOR_STORE, map_value,
};
use crate::ir::{AffineMap, NameId, Op};

use super::context::{Converter, Problem};
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows = &[
    (APPLY, with(index::convert_apply)),
    (MIN, with(|cv, op| index::convert_min_max(cv, op, expr::Extreme::Smallest))),
    (MAX, with(|cv, op| index::convert_min_max(cv, op, expr::Extreme::Largest))),
    (DELINEARIZE_INDEX, with(index::convert_delinearize)),
    (LINEARIZE_INDEX, with(index::convert_linearize)),
    (FOR, with(loops::convert_for)),
    (IF, with(loops::convert_if)),
    (PARALLEL, with(parallel::convert_parallel)),
    (LOAD, with(access::convert_load)),
    (STORE, with(access::convert_store)),
    (VECTOR_LOAD, with(access::convert_vector_load)),
    (VECTOR_STORE, with(access::convert_vector_store)),
    (PREFETCH, with(access::convert_prefetch)),
];

/// Returns the map in an attribute of an old operation.
fn map(cv: &Converter, op: Op, name: NameId) -> Result<AffineMap, Problem> {
    let map = cv.attr(op, name).and_then(|attr| map_value(&cv.cx, attr)).cloned();
    map.ok_or_else(|| "has no affine map".into())
}
