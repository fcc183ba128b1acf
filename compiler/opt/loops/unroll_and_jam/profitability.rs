//! Profitability of unroll and jam.

use crate::dialect::llvm::arith::{FADD, FDIV, FMUL, FSUB};
use crate::dialect::llvm::intrinsic::{FMA, FMULADD, SQRT};
use crate::opt::analysis::access::Access;
use crate::opt::analysis::affine::Affine;
use crate::opt::analysis::loop_info::{CountedLoop, Loop};
use crate::opt::function::Function;

use super::super::nest::{Nest, accesses};
use super::super::unroll::PREFERRED_TRIP_COUNT;
use super::super::vectorize::{Forecast, forecast_of_outer, will_vectorize};

/// Upper bound on the unroll factor.
const MAX_COPIES: i64 = 4;

/// Forecasts of later vectorization, cached by loop.
pub(super) struct Forecasts {
    /// The forecasts of outer loops.
    outer: Vec<Option<Option<Forecast>>>,
    /// For each inner loop, true if it will be vectorized.
    inner: Vec<Option<bool>>,
}

impl Forecasts {
    /// Creates an empty cache for `loops` loops.
    pub(super) fn new(loops: usize) -> Forecasts {
        Forecasts { outer: vec![None; loops], inner: vec![None; loops] }
    }

    /// Returns the unroll factor of loop `index`; `None` if unrolling is not profitable.
    ///
    /// If inner loops will be vectorized, copies share their loads. If the loop itself could be vectorized, but only
    /// with scalarized loads and in-order reductions, scalar copies do the same without building vectors.
    pub(super) fn copies(&mut self, f: &Function, all: &[Loop], index: usize) -> Option<i64> {
        let nest = Nest::of(f, all, index).ok()?;
        let accesses = accesses(f, &nest).ok()?;
        let is_inside = |l: &Loop| nest.outer.blocks.contains(&l.header) && l.header != nest.outer.header;
        let inside: Vec<usize> = (0..all.len()).filter(|&number| is_inside(&all[number])).collect();
        if let Some(forecast) = self.outer(f, all, index) {
            let mut innermost = inside.iter().map(|&number| &all[number]).filter(|l| l.is_inner);
            let is_slow = forecast != Forecast::VectorLoads && innermost.all(|l| is_latency_bound(f, l));
            if is_slow || forecast != Forecast::Unprofitable {
                return is_slow.then_some(MAX_COPIES);
            }
        }
        let mut most = None;
        for &number in inside.iter().filter(|&&number| all[number].is_inner) {
            let around = inside.iter().filter(|&&l| !all[l].is_inner && all[l].contains(all[number].header));
            let will_vectorize = self.will_vectorize(f, all, number)
                || around.into_iter().any(|&l| {
                    self.outer(f, all, l).is_some_and(|forecast| forecast != Forecast::Unprofitable)
                });
            if let Some(l) = CountedLoop::of(f, &all[number]).ok().filter(|_| will_vectorize)
                && l.iterations(f).is_none_or(|iterations| iterations > PREFERRED_TRIP_COUNT)
            {
                most = most.max(Inner::of(f, &nest, &accesses, &l).copies());
            }
        }
        most
    }

    fn outer(&mut self, f: &Function, all: &[Loop], index: usize) -> Option<Forecast> {
        *self.outer[index].get_or_insert_with(|| forecast_of_outer(f, all, index))
    }

    fn will_vectorize(&mut self, f: &Function, all: &[Loop], index: usize) -> bool {
        *self.inner[index].get_or_insert_with(|| will_vectorize(f, &all[index]))
    }
}

/// Returns true if iterations of a loop are bound by the latency of float operations, and not by the throughput of
/// divisions and square roots, for which a vector takes as long as its scalars.
fn is_latency_bound(f: &Function, l: &Loop) -> bool {
    let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block)).map(|&op| f.body.name(op));
    ops().any(|name| matches!(name, FADD | FSUB | FMUL | FMA | FMULADD))
        && !ops().any(|name| matches!(name, FDIV | SQRT))
}

/// The accesses of an inner loop.
struct Inner {
    /// The number of accesses whose addresses the loop changes.
    varying: usize,
    /// The number of these that outer iterations share.
    shared: usize,
    /// The number of loop-carried values and accumulators of each outer iteration.
    carried: usize,
}

impl Inner {
    fn of(f: &Function, nest: &Nest, accesses: &[Access], l: &CountedLoop) -> Inner {
        let is_inside =
            |access: &&Access| f.body.parent_block(access.op).is_some_and(|block| l.blocks.contains(&block));
        let (varying, invariant): (Vec<&Access>, Vec<&Access>) = accesses
            .iter()
            .filter(is_inside)
            .partition(|access| access.address.coefficient_of(l.counter) != Some(Affine::default()));
        let is_shared = |access: &&&Access| {
            let mut values = access.address.terms.iter().flat_map(|(term, _)| term.values());
            !values.any(|value| nest.varying.contains(&value))
        };
        let shared = varying.iter().filter(is_shared).count();
        let stored = invariant.iter().filter(|access| access.is_store).count();
        let args = f.body.block_args(l.header).iter().filter(|arg| nest.varying.contains(arg)).count();
        Inner { varying: varying.len(), shared, carried: stored + args }
    }

    /// Returns the unroll factor if unrolling saves a substantial part of the loads.
    fn copies(self) -> Option<i64> {
        let copies = MAX_COPIES / (self.carried.max(1) as i64);
        (self.shared * 5 >= self.varying * 2 && copies > 1).then_some(copies)
    }
}
