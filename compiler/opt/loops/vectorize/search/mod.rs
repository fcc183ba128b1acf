//! Vectorisation of loops that search: that leave, at the latest after some number of iterations or never, as soon as what
//! they load is something. As many iterations at once as fill some vectors ask whether one of them leaves.
//!
//! ```text
//!   ^header:  has the counter come to where vectors may begin? ──yes──▶ ^enter
//!             the iteration as it was ──▶ ^header, or out
//!   ^enter:   how many iterations are there, and how many before an array comes to the end of a page? ──too few──▶ ^header
//!   ^vector:  does one of the next iterations leave? ──yes──▶ which one is the first? ──▶ ^header, which leaves then
//!             ──no, again──▶ ^vector
//!             ──no────▶ ^header
//! ```
//!
//! The loop itself leaves, always, so that what comes after it sees what it always saw; and it goes on where vectors must not:
//! nobody knows which elements may be loaded behind the one that is what is searched for, but where one byte of a page may be
//! loaded, all of them may. So a vector begins with an element that the loop loads, and ends in the same page.

mod comparison;
mod condition;
mod emit;
mod form;
mod limit;
mod plan;
mod vectors;

use plan::Plan;

use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// The pass.
pub(crate) fn vectorize_search(f: &mut Function) {
    if !f.target.has_vectors() || !f.target.has_pages() || f.target.layout.big_endian {
        return;
    }
    let mut has_changed = false;
    let mut inner: Vec<Loop> = loops(f).into_iter().filter(|l| l.is_inner).collect();
    for index in 0..inner.len() {
        let loc = f.loop_loc(inner[index].header);
        match Plan::of(f, &inner[index]) {
            Ok(Some(plan)) if f.may_rewrite() => {
                has_changed = true;
                let rest = emit::emit(f, &plan);
                // What left from the header leaves from there.
                let entering = inner[index + 1..].iter_mut().flat_map(|l| &mut l.entering);
                entering.filter(|block| **block == plan.line.header).for_each(|block| *block = rest);
                f.done(loc, || format!("loop vectorized: {}", plan.told()));
            }
            Ok(_) => {}
            Err(missed) => f.missed(loc, "loop not vectorized", missed),
        }
    }
    if has_changed {
        remove_unused(f);
    }
}
