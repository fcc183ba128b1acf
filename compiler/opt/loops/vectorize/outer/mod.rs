//! Outer loop vectorization: lanes are iterations of the outer loop, which execute the inner loops in lockstep.
//! Reductions of inner loops that must not be reassociated are vectorized too, because each lane has its own. Memory
//! locations that they accumulate to are kept in registers.
//!
//! ```text
//!   for j { c[j] = 0; for k { c[j] += a[k] * b[k][j] } }
//!     ▶   for j by 16 { s = 0; for k { s += a[k] * b[k][j..] } c[j..] = s }
//! ```
//!
//! It applies to nests with uniform control flow whose inner loops cannot be vectorized. Runtime checks guard the
//! vectorized nest. The scalar nest runs the remainder, and all iterations if a check fails.

mod plan;
mod widen;

use plan::Plan;

use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::function::Function;
use crate::opt::remark::Missed;
use crate::opt::scalar::mem2reg::mem2reg;

/// The forecast for an outer loop that can be vectorized.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Forecast {
    /// It will be vectorized with vector loads.
    VectorLoads,
    /// It will be vectorized with scalarized loads in inner loops.
    ScalarizedLoads,
    /// It will not be vectorized, because that is not profitable.
    Unprofitable,
}

/// Returns the forecast for loop `index`; `None` if the pass cannot vectorize it.
pub(crate) fn forecast_of_outer(f: &Function, all: &[Loop], index: usize) -> Option<Forecast> {
    f.target.has_vectors().then_some(())?;
    match Plan::of(f, all, index) {
        Ok(plan) if plan.has_scalarized_loads(f) => Some(Forecast::ScalarizedLoads),
        Ok(_) => Some(Forecast::VectorLoads),
        Err(Missed::Cost { .. }) => Some(Forecast::Unprofitable),
        Err(_) => None,
    }
}

/// The pass.
pub(crate) fn vectorize_outer(f: &mut Function) {
    if !f.target.has_vectors() {
        return;
    }
    let all = loops(f);
    let mut is_done = vec![false; all.len()];
    let mut has_accumulators = false;
    for index in 0..all.len() {
        if all[index].is_inner || is_done[index] {
            continue;
        }
        let loc = f.loop_loc(all[index].header);
        let plan = match Plan::of(f, &all, index) {
            Ok(plan) if f.may_rewrite() => plan,
            Ok(_) => continue,
            Err(missed) => {
                f.missed(loc, "outer loop not vectorized", missed);
                continue;
            }
        };
        has_accumulators |= !plan.accumulators.is_empty();
        f.done(loc, || format!("vectorized outer loop {}", plan.describe()));
        widen::widen(f, &plan);
        // The surrounding loops have changed.
        let mut around = all[index].parent;
        while let Some(outer) = around {
            is_done[outer] = true;
            around = all[outer].parent;
        }
    }
    if has_accumulators {
        mem2reg(f);
    }
}
