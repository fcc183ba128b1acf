//! Complete unrolling of short inner loops with branches on the induction variable. These branches have constant
//! conditions in each copy of the body, so the loop around it may lose its control flow. The trip count is a constant.
//! The pass precedes those that would clone or flatten the branches.
//!
//! ```text
//!   for y in -1 .. 2 { for x in -1 .. 2 {           n += g[-1][-1]; n += g[-1][0]; …
//!     if x != 0 || y != 0 { n += g[y][x] }    ▶
//!   } }
//! ```
//!
//! Short loops without branches are left to `unroll`, which follows the transformations of loop nests.

use crate::dialect::llvm::control::{COND_BR, CondBr};
use crate::ir::Op;
use crate::opt::analysis::access::is_invariant;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, Transform, loops};
use crate::opt::function::Function;
use crate::opt::scalar::sccp::propagate;

use super::peel::{depends_on_counter, peel_first};
use super::unroll::PREFERRED_TRIP_COUNT;
use super::versioning::may_copy;

/// Size limit of the unrolled loop, in operations.
const MAX_OPS: i128 = 240;
/// Upper bound on the sweeps over a function, and so on the depth of nests.
const MAX_DEPTH: usize = 3;

/// The pass.
pub(crate) fn full_unroll(f: &mut Function) {
    for _ in 0..MAX_DEPTH {
        let mut has_changed = false;
        for l in loops(f).iter().filter(|l| l.is_inner) {
            if l.disables(f, Transform::Unroll) {
                continue;
            }
            let Ok(counted) = CountedLoop::with_branches(f, l) else { continue };
            let Some(iterations) = iterations(f, &counted) else { continue };
            if f.may_rewrite() {
                unroll(f, l, counted, iterations);
                f.done(f.loop_loc(l.header), || {
                    format!("completely unrolled loop with {iterations} iterations")
                });
                has_changed = true;
            }
        }
        if !has_changed {
            break;
        }
        propagate(f);
    }
}

/// Returns the constant trip count if the loop is to be unrolled.
fn iterations(f: &Function, l: &CountedLoop) -> Option<i128> {
    let iterations = l.iterations(f).filter(|iterations| (1..=PREFERRED_TRIP_COUNT).contains(iterations))?;
    let ops: usize = l.blocks.iter().map(|&block| f.body.block_ops(block).len()).sum();
    let is_small = iterations * ops as i128 <= MAX_OPS && l.blocks.iter().all(|&block| may_copy(f, block));
    (is_small && branches_on_counter(f, l)).then_some(iterations)
}

/// Returns true if the condition of a branch in the body depends on the induction variable and on no other value of the
/// loop.
fn branches_on_counter(f: &Function, l: &CountedLoop) -> bool {
    let decides = |op: Op| {
        let condition = CondBr(op).condition(f.body);
        !is_invariant(f, l, condition) && depends_on_counter(f, l, condition)
    };
    let ends = l.blocks.iter().filter(|&&block| block != l.header).filter_map(|&block| f.body.last_op(block));
    ends.filter(|&end| f.body.name(end) == COND_BR).any(decides)
}

/// Peels all iterations. Constant propagation folds the exit test of the loop that remains to false.
fn unroll(f: &mut Function, l: &Loop, mut counted: CountedLoop, iterations: i128) {
    for _ in 0..iterations {
        counted.preheader = peel_first(f, l, &counted);
    }
}
