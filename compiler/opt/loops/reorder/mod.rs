//! Loop interchange and loop tiling of perfect nests.
//!
//! ```text
//!   for k { for j { for i { c[i][j] += a[i][k] * b[k][j] } } }
//! ▶ for i { for j { for k { c[i][j] += a[i][k] * b[k][j] } } }
//! ▶ for j' by 512 { for k' by 128 { for i { for j in j' … { for k in k' … { c[i][j] += a[i][k] * b[k][j] } } } } }
//! ```
//!
//! Only the innermost loop may store. An address that is stored to is distinct for all iterations of all loops except
//! at most one, whose iterations keep their order; so reductions are not reassociated. Runtime checks guard the new
//! nest. The original nest runs if a check fails, and is not transformed any further.

mod interchange;
mod perfect;
mod rebuild;
mod tile;

use perfect::Perfect;
use rebuild::{Order, rebuild};

use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::function::Function;
use crate::opt::remark::with_checks;

/// The interchange pass.
pub(crate) fn interchange(f: &mut Function) {
    reorder(f, "loops not interchanged", |_, nest| {
        let points = interchange::order(nest)?;
        let what = "loops interchanged".into();
        Some((Order { tiles: Vec::new(), points }, what))
    });
}

/// The tiling pass.
pub(crate) fn tile(f: &mut Function) {
    reorder(f, "loops not tiled", |f, nest| {
        let tiles = tile::tiles(f, nest);
        let parts: Vec<String> = tiles.iter().map(|tile| tile.1.to_string()).collect();
        let what = format!("loops tiled by {}", parts.join(" x "));
        (!tiles.is_empty()).then(|| (Order { tiles, points: (0..nest.loops.len()).collect() }, what))
    });
}

/// Reorders nests, outermost loops first.
fn reorder(f: &mut Function, missed: &str, order: impl Fn(&Function, &Perfect) -> Option<(Order, String)>) {
    let all = loops(f);
    let mut is_done = vec![false; all.len()];
    for index in (0..all.len()).rev() {
        if all[index].is_inner || is_done[index] {
            continue;
        }
        let loc = f.loop_loc(all[index].header);
        let nest = match Perfect::of(f, &all, index) {
            Ok(nest) => nest,
            Err(why) => {
                f.missed(loc, missed, why);
                continue;
            }
        };
        let Some((order, what)) = order(f, &nest).filter(|_| f.may_rewrite()) else { continue };
        f.done(loc, || format!("{what}{}", with_checks(nest.conditions.count())));
        rebuild(f, &nest, &order);
        let is_part = |l: &Loop| all[index].contains(l.header) || l.contains(all[index].header);
        all.iter().zip(&mut is_done).filter(|(l, _)| is_part(l)).for_each(|(_, done)| *done = true);
    }
}
