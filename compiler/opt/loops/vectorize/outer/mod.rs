//! Outer loop vectorization: lanes are iterations of the outer loop, which run the inner loops in lockstep. So
//! reductions of inner loops that must not be reassociated are vectorized too: each lane has its own. Memory that
//! they accumulate to is kept in registers.
//!
//! ```text
//!   for j { c[j] = 0; for k { c[j] += a[k] * b[k][j] } }
//!     ▶   for j by 16 { s = 0; for k { s += a[k] * b[k][j..] } c[j..] = s }
//! ```
//!
//! Control flow must be uniform. The scalar nest runs the remainder, and all iterations if accesses overlap.

mod plan;
mod widen;

use plan::Plan;

use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::function::Function;
use crate::opt::scalar::mem2reg::mem2reg;

/// The kind of loads whose addresses differ by lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Loads {
    /// Vector loads.
    SideBySide,
    /// Scalarized loads in inner loops.
    LaneByLane,
}

/// The kind of loads of loop `index`, if the pass vectorizes it.
pub(crate) fn loads_of_outer(f: &Function, all: &[Loop], index: usize) -> Option<Loads> {
    let plan = f.target.has_vectors().then(|| Plan::of(f, all, index).ok()).flatten()?;
    Some(if plan.loads_lane_by_lane(f) { Loads::LaneByLane } else { Loads::SideBySide })
}

/// The pass.
pub(crate) fn vectorize_outer(f: &mut Function) {
    if !f.target.has_vectors() {
        return;
    }
    let all = loops(f);
    let mut is_done = vec![false; all.len()];
    let mut has_kept = false;
    for index in 0..all.len() {
        if all[index].is_inner || is_done[index] {
            continue;
        }
        let loc = f.loop_loc(all[index].header);
        let plan = match Plan::of(f, &all, index) {
            Ok(plan) if f.may_rewrite() => plan,
            Ok(_) => continue,
            Err(missed) => {
                f.missed(loc, "loop not vectorized with the loops in it", missed);
                continue;
            }
        };
        has_kept |= !plan.kept.is_empty();
        f.done(loc, || format!("loop vectorized with the loops in it: {}", plan.told()));
        widen::widen(f, &plan);
        // The enclosing loops have changed.
        let mut around = all[index].parent;
        while let Some(outer) = around {
            is_done[outer] = true;
            around = all[outer].parent;
        }
    }
    if has_kept {
        mem2reg(f);
    }
}
