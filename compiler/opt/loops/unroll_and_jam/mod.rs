//! Unroll and jam: unrolls an outer loop, and fuses the copies of its inner loops. Loads that copies have in common are
//! shared, and reductions that must not be reassociated become several independent ones.
//!
//! ```text
//!   for i { for j { s = 0; for k { s += a[i][k] * b[k][j] } c[i][j] = s } }
//! ▶ for i by 4 { for j { s0 = … s3 = 0;
//!     for k { x = b[k][j]; s0 += a[i][k] * x; … s3 += a[i+3][k] * x } c[i][j] = s0; … c[i+3][j] = s3 } }
//! ```
//!
//! It applies to nests with uniform control flow whose outer iterations store to distinct memory, or run in order where
//! they do not. Runtime checks guard the new nest. The original nest runs the remainder, and all iterations if a check
//! fails. Alias scopes assert to later passes that the accesses of copies do not overlap.

mod copies;
mod plan;
mod profitability;

use plan::Plan;
use profitability::Forecasts;

use crate::opt::analysis::loop_info::{Transform, loops};
use crate::opt::function::Function;

/// The pass.
pub(crate) fn unroll_and_jam(f: &mut Function) {
    let all = loops(f);
    let mut is_done = vec![false; all.len()];
    // All loops of a changed nest are excluded, so that the forecasts of others remain valid.
    let mut forecasts = Forecasts::new(all.len());
    // Outer loops first: their copies share more.
    for index in (0..all.len()).rev() {
        let l = &all[index];
        if l.is_inner || is_done[index] || l.disables(f, Transform::UnrollAndJam) {
            continue;
        }
        let Some(copies) = forecasts.copies(f, &all, index) else { continue };
        let loc = f.loop_loc(all[index].header);
        match Plan::of(f, &all, index, copies) {
            Ok(plan) if f.may_rewrite() => {
                f.done(loc, || plan.describe());
                copies::make(f, &plan);
                for (number, l) in all.iter().enumerate() {
                    is_done[number] |= all[index].contains(l.header) || l.contains(all[index].header);
                }
            }
            Ok(_) => {}
            Err(missed) => f.missed(loc, "loop not unrolled and jammed", missed),
        }
    }
}
