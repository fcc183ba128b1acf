//! Whether iterations of a loop may go through the loops in it together, and what has to be asked before.

use crate::ir::Value;
use crate::opt::analysis::access::{Access, Stride, stride};
use crate::opt::analysis::affine::Affine;
use crate::opt::analysis::loop_info::Loop;
use crate::opt::function::Function;
use crate::opt::remark::{Missed, asked};

use super::super::nest::{Conditions, Nest, Places, Rows, accesses};

/// What to do with a nest.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) nest: Nest,
    /// How many iterations of the outer loop run together.
    pub(super) copies: i64,
    pub(super) conditions: Conditions,
    pub(super) places: Places,
}

impl Plan {
    /// A plan for loop number `index` with so many copies, if their order does not matter.
    pub(super) fn of(f: &Function, all: &[Loop], index: usize, copies: i64) -> Result<Plan, Missed> {
        let mut nest = Nest::of(f, all, index)?;
        if let Some(iterations) = nest.outer.iterations(f).filter(|&most| most < i128::from(copies)) {
            return Err(Missed::Few(iterations));
        }
        let accesses = accesses(f, &nest)?;
        let mut places = Places::of(&accesses);
        let rows = rows(f, &mut nest, &mut places)?;
        let ranges = places.ranges(f, &nest, &accesses)?;
        let conditions = Conditions::new(&nest, Vec::new(), ranges, rows);
        Ok(Plan { nest, copies, conditions, places })
    }

    /// What it is, for a remark.
    pub(super) fn told(&self) -> String {
        format!(
            "loop unrolled and jammed: {} iterations go through the loops in it together{}",
            self.copies,
            asked(self.conditions.count())
        )
    }
}

/// What iterations of the outer loop must have for themselves of the places that are stored to. Other places that are
/// stored to must be passed from iteration to iteration, so that what is loaded there differs between them.
fn rows(f: &Function, nest: &mut Nest, places: &mut Places) -> Result<Vec<Rows>, Missed> {
    let mut rows = Vec::new();
    for place in &mut places.list {
        let Some(store) = place.store() else { continue };
        let moves = store.address.coefficient_of(nest.outer.counter);
        if moves.is_some_and(|bytes| bytes == Affine::default()) {
            if !is_passed_on(f, nest, &place.accesses) {
                return Err(Missed::Shared(store.op));
            }
            let loads = place.accesses.iter().filter(|access| !access.is_store);
            let loaded: Vec<Value> = loads.map(|load| f.body.result(load.op, 0)).collect();
            nest.vary(f, &loaded)?;
        } else {
            rows.extend(Rows::of(f, nest, &place.accesses)?);
            place.is_own = true;
        }
    }
    Ok(rows)
}

/// Whether accesses to a place that does not move with the outer loop are all in one block, so that copies of it, one after
/// another, do what iterations did, and nothing else comes back to the place: it moves with the loop around the block, which
/// is the only one.
fn is_passed_on(f: &Function, nest: &Nest, accesses: &[Access]) -> bool {
    let [first, others @ ..] = accesses else { return false };
    let block = f.body.parent_block(first.op);
    let is_same = |other: &Access| {
        f.body.parent_block(other.op) == block && other.address == first.address && other.size == first.size
    };
    let around: Vec<_> = block.map(|block| nest.around(block).collect()).unwrap_or_default();
    let [(_, l)] = around[..] else { return false };
    let is_same_elsewhere = |value: Value| value == l.counter || nest.is_invariant(f, value);
    let moves_only_there =
        first.address.terms.iter().all(|(term, _)| term.values().into_iter().all(is_same_elsewhere));
    let step = stride(&first.address, l, |value| nest.is_invariant(f, value));
    let is_far = matches!(step, Stride::Bytes(bytes) if bytes.abs() >= first.size);
    others.iter().all(is_same) && moves_only_there && is_far
}
