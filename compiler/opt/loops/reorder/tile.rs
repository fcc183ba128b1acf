//! Profitability of loop tiling: selects loops and tile sizes such that data is reused in the cache.

use crate::opt::analysis::access::Access;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

use super::perfect::{Movement, Perfect, movement};

/// The size in bytes of a cache that holds several tiles.
const CACHE: i128 = 1 << 18;
/// The size of a cache line in bytes.
const LINE: i64 = 64;
/// The tile size of a loop over rows.
const ROWS: i64 = 64;
/// The tile size of a loop along a row.
const COLUMNS: i64 = 256;
/// The width of an induction variable that can count the iterations of a tile.
const MIN_COUNTER: u32 = 32;
/// The number of cache lines that stay in the cache for an outer iteration.
const LINES: i128 = 256;

/// Returns the loops to tile, outermost first, as indices and tile sizes.
pub(super) fn tiles(f: &Function, nest: &Perfect) -> Vec<(usize, i64)> {
    let tiles = if nest.free.is_empty() { of_copy(f, nest) } else { of_product(f, nest) };
    let is_long = |l: &CountedLoop, part: i64| {
        let is_wide = f.cx.int_width(l.ty).is_some_and(|width| width >= MIN_COUNTER);
        is_wide && l.iterations(f).is_none_or(|count| count > i128::from(part))
    };
    tiles.into_iter().filter(|&(number, part)| is_long(&nest.loops[number], part)).collect()
}

/// Tiles a matrix product: reductions in the innermost loop, whose results are contiguous in the loop around it. The
/// operand that both loops traverse is reused by outer loops in which its address is invariant.
fn of_product(f: &Function, nest: &Perfect) -> Vec<(usize, i64)> {
    let count = nest.loops.len();
    let (Some(around), [.., columns, rows]) = (count.checked_sub(3), &nest.loops[..]) else {
        return Vec::new();
    };
    let mut stores = nest.groups.list.iter().filter_map(|group| group.store());
    let is_reduction = stores.all(|store| {
        movement(store, rows) == Movement::Invariant && movement(store, columns) == Movement::Contiguous
    });
    let is_needed_again = |access: &Access| {
        movement(access, &nest.loops[around]) == Movement::Invariant
            && movement(access, columns) != Movement::Invariant
            && movement(access, rows) == Movement::Strided
            && !fits(f, access, [columns, rows])
    };
    if !is_reduction || !nest.accesses().any(is_needed_again) {
        return Vec::new();
    }
    vec![(count - 2, COLUMNS), (count - 1, ROWS)]
}

/// Returns true if all that an access touches in two loops fits in the cache.
fn fits(f: &Function, access: &Access, loops: [&CountedLoop; 2]) -> bool {
    let iterations = loops.iter().try_fold(1, |all: i128, l| all.checked_mul(l.iterations(f)?));
    iterations.is_some_and(|count| count <= CACHE / i128::from(access.size))
}

/// Tiles strided accesses of the inner loop whose cache lines the next outer iteration reuses, as in transpositions.
fn of_copy(f: &Function, nest: &Perfect) -> Vec<(usize, i64)> {
    let [around, inner] = &nest.loops[..] else { return Vec::new() };
    let is_needed_again = |access: &&Access| {
        movement(access, around) == Movement::Contiguous && movement(access, inner) == Movement::Strided
    };
    let Some(access) = nest.accesses().find(is_needed_again) else { return Vec::new() };
    let is_short = inner.iterations(f).is_some_and(|count| count <= LINES);
    if is_short { Vec::new() } else { vec![(1, LINE / access.size)] }
}
