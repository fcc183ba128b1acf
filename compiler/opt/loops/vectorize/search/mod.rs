//! Vectorization of search loops: loops with data-dependent exits besides countable ones, and without side effects. A
//! vector iteration checks whether one of several iterations exits.
//!
//! ```text
//!   ^header:  may the vector loop be entered? ──yes──▶ ^enter
//!             the scalar iteration ──▶ ^header, or exit
//!   ^enter:   enough iterations before limits and the ends of pages? ──no──▶ ^header
//!   ^vector:  does one of the next iterations exit? ──yes──▶ which is the first? ──▶ ^header, which exits then
//!             ──no, again──▶ ^vector
//!             ──no────▶ ^header
//! ```
//!
//! Only the scalar loop exits, so live-out values do not change. It also runs the iterations that vectors must not
//! execute. Elements after the exit need not be dereferenceable, but the bytes of a page are either all dereferenceable
//! or none. Therefore a vector starts with an element that the loop loads, and ends in the same page.

mod comparison;
mod condition;
mod emit;
mod form;
mod limit;
mod plan;
mod switches;
mod vectors;

use plan::Plan;
use switches::lower_switches;

use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// The pass.
pub(crate) fn vectorize_search(f: &mut Function) {
    if !f.target.has_vectors() || !f.target.has_pages() || f.target.layout.big_endian {
        return;
    }
    lower_switches(f);
    let mut has_changed = false;
    let mut inner: Vec<Loop> = loops(f).iter().filter(|l| l.is_inner).cloned().collect();
    for index in 0..inner.len() {
        let loc = f.loop_loc(inner[index].header);
        match Plan::of(f, &inner[index]) {
            Ok(Some(plan)) if f.may_rewrite() => {
                has_changed = true;
                let remainder = emit::emit(f, &plan);
                // This block exits now instead of the header.
                let entering = inner[index + 1..].iter_mut().flat_map(|l| &mut l.entering);
                entering.filter(|block| **block == plan.chain.header).for_each(|block| *block = remainder);
                f.done(loc, || format!("vectorized loop with early exits {}", plan.describe()));
            }
            Ok(_) => {}
            Err(missed) => f.missed(loc, "loop not vectorized", missed),
        }
    }
    if has_changed {
        remove_unused(f);
    }
}
