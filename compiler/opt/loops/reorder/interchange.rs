//! The profitability of loop interchange.

use crate::opt::analysis::loop_info::CountedLoop;

use super::perfect::{Movement, Perfect, movement};

/// The cost of a strided access, relative to a contiguous one.
const STRIDED_COST: usize = 8;

/// Returns the profitable order of the loops as indices from the outermost to the innermost; `None` to keep the order.
pub(super) fn order(nest: &Perfect) -> Option<Vec<usize>> {
    let count = nest.loops.len();
    let current = cost(nest, count - 2, count - 1);
    let pairs = (0..count).flat_map(|around| (0..count).map(move |inner| (around, inner)));
    let pairs = pairs.filter(|(around, inner)| around != inner);
    let (best, around, inner) =
        pairs.map(|(around, inner)| (cost(nest, around, inner), around, inner)).min()?;
    // In nests of depth 2, larger strides may outweigh a small gain.
    let is_better = if count == 2 { best * 2 < current } else { best < current };
    let others = (0..count).filter(|&number| number != around && number != inner);
    is_better.then(|| others.chain([around, inner]).collect())
}

/// Returns the cost of the accesses of an iteration, given the two innermost loops. Lanes are iterations of the
/// innermost loop or, for reductions, possibly of the loop around it.
fn cost(nest: &Perfect, around: usize, inner: usize) -> usize {
    let (around, inner) = (&nest.loops[around], &nest.loops[inner]);
    let total = |l: &CountedLoop| {
        let each = nest.accesses().map(|access| match movement(access, l) {
            Movement::Invariant => 0,
            Movement::Contiguous => 1,
            Movement::Strided => STRIDED_COST,
        });
        each.sum()
    };
    let in_inner: usize = total(inner);
    let mut stores = nest.groups.list.iter().filter_map(|group| group.store());
    let is_reduction = stores.all(|store| {
        movement(store, inner) == Movement::Invariant && movement(store, around) == Movement::Contiguous
    });
    if !is_reduction {
        return in_inner;
    }
    let varying = nest.accesses().filter(|access| movement(access, inner) != Movement::Invariant);
    let each = varying.map(|access| match movement(access, around) {
        // A splat.
        Movement::Invariant => 2,
        Movement::Contiguous => 1,
        Movement::Strided => STRIDED_COST,
    });
    in_inner.min(each.sum())
}
