//! Tiling: which loops of a nest are to run in parts, so that what is needed again is still in a cache.

use crate::opt::analysis::access::Access;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

use super::perfect::{Move, Perfect, movement};

/// Bytes of a cache that several parts of matrices fit into.
const CACHE: i128 = 1 << 18;
/// Bytes of a line of a cache.
const LINE: i64 = 64;
/// Iterations of a part of a loop that goes from row to row.
const ROWS: i64 = 64;
/// Iterations of a part of a loop that goes along a row.
const COLUMNS: i64 = 256;
/// Bits of a counter that can count the iterations of a part.
const MIN_COUNTER: u32 = 32;
/// How many lines of memory are kept for the iterations of a loop around.
const LINES: i128 = 256;

/// The loops that run in parts, by their numbers, the one whose parts are outermost first, and how many iterations a part has.
pub(super) fn tiles(f: &Function, nest: &Perfect) -> Vec<(usize, i64)> {
    let tiles = if nest.free.is_empty() { of_copy(f, nest) } else { of_product(f, nest) };
    let is_long = |l: &CountedLoop, part: i64| {
        let is_wide = f.cx.int_width(l.ty).is_some_and(|width| width >= MIN_COUNTER);
        is_wide && l.iterations(f).is_none_or(|count| count > i128::from(part))
    };
    tiles.into_iter().filter(|&(number, part)| is_long(&nest.loops[number], part)).collect()
}

/// Sums in the innermost loop, beside one another in the loop around: what they go through together is needed again by the
/// loops around these, if it does not move with them.
fn of_product(f: &Function, nest: &Perfect) -> Vec<(usize, i64)> {
    let count = nest.loops.len();
    let (Some(around), [.., columns, rows]) = (count.checked_sub(3), &nest.loops[..]) else {
        return Vec::new();
    };
    let mut stores = nest.places.list.iter().filter_map(|place| place.store());
    let adds_up =
        stores.all(|store| movement(store, rows) == Move::Still && movement(store, columns) == Move::Beside);
    let is_needed_again = |access: &Access| {
        movement(access, &nest.loops[around]) == Move::Still
            && movement(access, columns) != Move::Still
            && movement(access, rows) == Move::Far
            && !fits(f, access, [columns, rows])
    };
    if !adds_up || !nest.accesses().any(is_needed_again) {
        return Vec::new();
    }
    vec![(count - 2, COLUMNS), (count - 1, ROWS)]
}

/// Whether all that an access touches in two loops fits into a cache.
fn fits(f: &Function, access: &Access, loops: [&CountedLoop; 2]) -> bool {
    let iterations = loops.iter().try_fold(1, |all: i128, l| all.checked_mul(l.iterations(f)?));
    iterations.is_some_and(|count| count <= CACHE / i128::from(access.size))
}

/// Elements from anywhere, of which those beside them are needed by the next iteration of the loop around.
fn of_copy(f: &Function, nest: &Perfect) -> Vec<(usize, i64)> {
    let [around, inner] = &nest.loops[..] else { return Vec::new() };
    let is_needed_again =
        |access: &&Access| movement(access, around) == Move::Beside && movement(access, inner) == Move::Far;
    let Some(access) = nest.accesses().find(is_needed_again) else { return Vec::new() };
    let is_short = inner.iterations(f).is_some_and(|count| count <= LINES);
    if is_short { Vec::new() } else { vec![(1, LINE / access.size)] }
}
