//! Legality of unroll and jam, and its runtime checks.

use crate::ir::Value;
use crate::opt::analysis::access::{Access, Stride, stride};
use crate::opt::analysis::affine::Affine;
use crate::opt::analysis::loop_info::Loop;
use crate::opt::function::Function;
use crate::opt::remark::{Missed, with_checks};

use super::super::nest::{AccessGroups, Conditions, Nest, Rows, accesses};

/// The plan of a nest.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) nest: Nest,
    /// The unroll factor.
    pub(super) copies: i64,
    pub(super) conditions: Conditions,
    pub(super) groups: AccessGroups,
}

impl Plan {
    /// Plans loop `index` with an unroll factor if its iterations may be interleaved.
    pub(super) fn of(f: &Function, all: &[Loop], index: usize, copies: i64) -> Result<Plan, Missed> {
        let mut nest = Nest::of(f, all, index)?;
        if let Some(iterations) = nest.outer.iterations(f).filter(|&most| most < i128::from(copies)) {
            return Err(Missed::ShortTripCount(iterations));
        }
        let accesses = accesses(f, &nest)?;
        let mut groups = AccessGroups::of(f, &nest, &accesses);
        let rows = rows(f, &mut nest, &mut groups)?;
        let ranges = groups.ranges(f, &nest, &accesses)?;
        let conditions = Conditions::new(&nest, Vec::new(), ranges, rows);
        Ok(Plan { nest, copies, conditions, groups })
    }

    /// Describes the plan in a remark.
    pub(super) fn describe(&self) -> String {
        format!(
            "unrolled and jammed loop by a factor of {}{}",
            self.copies,
            with_checks(self.conditions.count())
        )
    }
}

/// Returns the runtime checks that outer iterations access distinct rows of groups that are stored to. An address that
/// the outer loop does not change must be accessed in iteration order instead. Its loads vary then.
fn rows(f: &Function, nest: &mut Nest, groups: &mut AccessGroups) -> Result<Vec<Rows>, Missed> {
    let mut rows = Vec::new();
    for group in &mut groups.list {
        let Some(store) = group.store() else { continue };
        let moves = store.address.coefficient_of(nest.outer.counter);
        if moves.is_some_and(|bytes| bytes == Affine::default()) {
            if !keeps_order(f, nest, &group.accesses) {
                return Err(Missed::SharedAddress(store.op));
            }
            let loads = group.accesses.iter().filter(|access| !access.is_store);
            let loaded: Vec<Value> = loads.map(|load| f.body.result(load.op, 0)).collect();
            nest.vary(f, &loaded)?;
        } else {
            rows.extend(Rows::of(f, nest, &group.accesses)?);
            group.is_distinct = true;
        }
    }
    Ok(rows)
}

/// Returns true if outer iterations access an invariant address in order. All accesses must be in one block, whose
/// copies are executed in iteration order, and other iterations of the only loop around it must use other addresses.
fn keeps_order(f: &Function, nest: &Nest, accesses: &[Access]) -> bool {
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
