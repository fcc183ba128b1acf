//! Whether iterations of a loop may go through the loops in it together, and what has to be asked before.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Op, Value};

use super::super::access::{Access, Stride, stride};
use super::super::alias::{are_apart, base};
use super::super::function::Function;
use super::super::linear::Linear;
use super::super::loops::Loop;
use super::super::nest::{Conditions, Nest, Ranges, Rows};
use super::super::remark::{Missed, asked};

/// What to do with a nest.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) nest: Nest,
    /// How many iterations of the outer loop run together.
    pub(super) copies: i64,
    pub(super) conditions: Conditions,
    pub(super) places: Places,
}

/// Parts of memory that the nest accesses: those of one differ by constants.
#[derive(Debug, Default)]
pub(super) struct Places {
    list: Vec<Place>,
    /// Which of them an access belongs to.
    pub(super) of: FxHashMap<Op, usize>,
    /// Pairs of their numbers that do not overlap in any iterations of the nest, which is asked before.
    pub(super) apart: Vec<(usize, usize)>,
}

#[derive(Debug)]
struct Place {
    /// Its accesses, in order.
    accesses: Vec<Access>,
    /// Whether each iteration of the outer loop has its own, which is asked before or known.
    is_own: bool,
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
        let rows = places.rows(f, &mut nest)?;
        let ranges = places.ranges(f, &nest, &accesses)?;
        let conditions = Conditions::new(Vec::new(), ranges, rows);
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

/// All accesses of a nest in order.
pub(super) fn accesses(f: &Function, nest: &Nest) -> Result<Vec<Access>, Missed> {
    let is_same = |value: Value| !nest.varying.contains(&value);
    let ops = nest.blocks.iter().flat_map(|&block| f.body.block_ops(block)).copied();
    ops.filter(|&op| matches!(f.body.name(op), LOAD | STORE))
        .map(|op| Access::of(f, &nest.outer, op, |address| stride(address, &nest.outer, is_same)))
        .collect()
}

impl Places {
    fn of(accesses: &[Access]) -> Places {
        let mut places = Places::default();
        for access in accesses {
            let terms = &access.address.terms;
            let known = places.list.iter().position(|place| place.accesses[0].address.terms == *terms);
            let number = known.unwrap_or(places.list.len());
            places.of.insert(access.op, number);
            match known {
                Some(number) => places.list[number].accesses.push(access.clone()),
                None => places.list.push(Place { accesses: vec![access.clone()], is_own: false }),
            }
        }
        places
    }

    /// Whether each iteration of the outer loop has its own of a place.
    pub(super) fn is_own(&self, number: usize) -> bool {
        self.list[number].is_own
    }

    /// What iterations of the outer loop must have for themselves of the places that are stored to. Other places that are
    /// stored to must be passed from iteration to iteration, so that what is loaded there differs between them.
    fn rows(&mut self, f: &Function, nest: &mut Nest) -> Result<Vec<Rows>, Missed> {
        let mut rows = Vec::new();
        for place in &mut self.list {
            let Some(store) = place.accesses.iter().find(|access| access.is_store) else { continue };
            let moves = store.address.coefficient_of(nest.outer.counter);
            if moves.is_some_and(|bytes| bytes == Linear::default()) {
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

    /// What must not overlap: different places of which one is stored to.
    fn ranges(&mut self, f: &Function, nest: &Nest, accesses: &[Access]) -> Result<Ranges, Missed> {
        let mut pairs = Vec::new();
        for (i, a) in accesses.iter().enumerate() {
            for (j, b) in accesses.iter().enumerate().skip(i + 1) {
                let (of_a, of_b) = (self.of[&a.op], self.of[&b.op]);
                if of_a == of_b || !(a.is_store || b.is_store) || are_apart(f, a.op, b.op) {
                    continue;
                }
                // Parts of one object are hardly ever found to be apart.
                if base(f, a.pointer(f)) == base(f, b.pointer(f)) {
                    return Err(Missed::Unpredictable(a.op, b.op));
                }
                pairs.push((i, j));
                self.apart.extend([(of_a, of_b), (of_b, of_a)]);
            }
        }
        Ranges::of(f, nest, accesses, &pairs)
    }
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
