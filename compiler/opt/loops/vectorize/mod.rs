//! Vectorisation of inner loops: as many iterations at once as fill some vectors, and the loop itself for those that are
//! left over.
//!
//! ```text
//!   ^preheader: are there iterations enough? do accesses keep out of each other's way? ──no──▶ ^header
//!   ^setup:     constants in all lanes
//!   ^vector:    the body, each operation on vectors ──again──▶ ^vector
//!   ^rest:      carried values of all lanes together ──▶ ^header
//! ```
//!
//! The loop stays as it was, and what comes after it sees what it always saw.

mod cost;
mod first_order;
mod flatten;
mod groups;
mod lanes;
mod narrow;
mod outer;
mod plan;
mod position;
mod reduction;
mod search;
mod widen;

pub(crate) use outer::{Loads, loads_of_outer, vectorize_outer};
pub(crate) use search::vectorize_search;

use flatten::Flat;
use plan::Plan;

use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// The pass.
pub(crate) fn vectorize(f: &mut Function) {
    if !f.target.has_vectors() {
        return;
    }
    for l in loops(f).iter().filter(|l| l.is_inner) {
        let loc = f.loop_loc(l.header);
        match planned(f, l) {
            Ok((l, plan)) if f.may_rewrite() => {
                widen::widen(f, &l, &plan, l.header);
                f.done(loc, || format!("loop vectorized: {}", plan.told()));
            }
            Err(Missed::Branches) => vectorize_flat(f, l),
            // What searches says of it.
            Ok(_) | Err(Missed::Exits) => {}
            Err(missed) => f.missed(loc, "loop not vectorized", missed),
        }
    }
}

/// Vectorises a loop with branches by a copy without them.
fn vectorize_flat(f: &mut Function, l: &Loop) {
    let loc = f.loop_loc(l.header);
    let flat = CountedLoop::around(f, l).and_then(|l| Ok((Flat::of(f, &l)?, l)));
    let (flat, counted) = match flat {
        Ok(found) => found,
        Err(missed) => return f.missed(loc, "loop not vectorized", missed),
    };
    match Plan::guarded(f, &flat.l, flat.guards.clone()) {
        Ok(plan) if f.may_rewrite() => {
            widen::widen(f, &flat.l, &plan, counted.header);
            f.done(loc, || format!("loop vectorized: {}, its branches as conditions of lanes", plan.told()));
        }
        Ok(_) => {}
        Err(missed) => f.missed(loc, "loop not vectorized", missed),
    }
    flat.remove(f);
}

/// Whether the pass makes vectors of an inner loop.
pub(crate) fn becomes_vectors(f: &Function, l: &Loop) -> bool {
    f.target.has_vectors() && planned(f, l).is_ok()
}

/// The loop as one that counts, and what to do with it.
fn planned(f: &Function, l: &Loop) -> Result<(CountedLoop, Plan), Missed> {
    let l = CountedLoop::of(f, l)?;
    let plan = Plan::of(f, &l)?;
    Ok((l, plan))
}
