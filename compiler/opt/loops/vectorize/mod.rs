//! Vectorization of inner loops. An iteration of the vector loop executes as many iterations as fill some registers.
//! The scalar loop runs the remainder.
//!
//! ```text
//!   ^preheader: enough iterations? no overlap of accesses? ──no──▶ ^header
//!   ^setup:     splats of constants and invariants
//!   ^vector:    the vectorized body ──again──▶ ^vector
//!   ^remainder: horizontal reductions ──▶ ^header
//! ```
//!
//! It applies to counted loops; those with control flow are flattened first. Operations must have vector forms, strides
//! of stores must be loop-invariant, and loop-carried values must be of one of the kinds in `plan`. The scalar loop is
//! not changed, and provides all live-out values.

mod cost;
mod demanded_bits;
mod extreme;
mod first_order;
mod flatten;
mod groups;
mod guarded_forwarding;
mod indexed;
mod lanes;
mod narrow;
mod outer;
mod plan;
mod position;
mod progression;
mod quotient;
mod reduction;
mod search;
mod widen;

pub(crate) use outer::{Forecast, forecast_of_outer, vectorize_outer};
pub(crate) use search::vectorize_search;

use flatten::Flat;
use guarded_forwarding::forward_guarded_stores;
use plan::Plan;

use crate::opt::analysis::loop_info::{CountedLoop, Loop, Transform, loops};
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
                f.done(loc, || format!("vectorized loop {}", plan.describe()));
            }
            Err(Missed::Branches) => vectorize_flat(f, l),
            // The search vectorizer reports on loops with several exits.
            Ok(_) | Err(Missed::Exits) => {}
            Err(missed) => f.missed(loc, "loop not vectorized", missed),
        }
    }
}

/// Vectorizes a loop with inner control flow by a flattened clone.
fn vectorize_flat(f: &mut Function, l: &Loop) {
    let loc = f.loop_loc(l.header);
    let flat = CountedLoop::with_branches(f, l).and_then(|l| Ok((Flat::of(f, &l)?, l)));
    let (flat, counted) = match flat {
        Ok(found) => found,
        Err(missed) => return f.missed(loc, "loop not vectorized", missed),
    };
    forward_guarded_stores(f, &flat);
    match Plan::guarded(f, &flat.l, flat.guards.clone()) {
        Ok(plan) if f.may_rewrite() => {
            widen::widen(f, &flat.l, &plan, counted.header);
            f.done(loc, || format!("vectorized if-converted loop {}", plan.describe()));
        }
        Ok(_) => {}
        Err(missed) => f.missed(loc, "loop not vectorized", missed),
    }
    flat.remove(f);
}

/// Returns true if an inner loop will be vectorized.
pub(crate) fn will_vectorize(f: &Function, l: &Loop) -> bool {
    f.target.has_vectors() && planned(f, l).is_ok()
}

/// Returns true if a reason other than its cost prevents the vectorization of a loop.
pub(crate) fn fails_legality(f: &Function, l: &CountedLoop) -> bool {
    let missed = Plan::of(f, l).err();
    missed.is_some_and(|missed| {
        !matches!(missed, Missed::Cost { .. } | Missed::ShortTripCount(_) | Missed::NothingVectorizable)
    })
}

/// Returns the cost of an iteration of a vectorized loop in 64ths of an instruction; `None` if the loop is not
/// vectorized.
pub(crate) fn cost(f: &Function, l: &CountedLoop) -> Option<i64> {
    let plan = Plan::of(f, l).ok()?;
    Some(64 * plan.cost.vector / plan.levels[0])
}

/// Returns the counted loop and its plan.
fn planned(f: &Function, l: &Loop) -> Result<(CountedLoop, Plan), Missed> {
    if l.disables(f, Transform::Vectorize) {
        return Err(Missed::Annotated);
    }
    let l = CountedLoop::of(f, l)?;
    let plan = Plan::of(f, &l)?;
    Ok((l, plan))
}
