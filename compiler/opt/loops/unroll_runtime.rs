//! Runtime unrolling: several iterations of a short counted loop share an increment and an exit test. The original loop
//! runs the remainder. Loops in remainder loops, loops with accesses of unknown stride, and loops that are bound by the
//! latency of a recurrence are left out.
//!
//! ```text
//!   ^preheader: enough iterations? ──no──▶ ^header
//!   ^setup ▶ ^copies: iteration, iteration, …; enough left? ──▶ ^copies
//!                                                          no ▶ ^header
//! ```

use rustc_hash::FxHashMap;

use crate::ir::Value;
use crate::opt::analysis::access::{Stride, accesses};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, Transform, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::cost::latency;
use crate::opt::function::{Emitter, Function};

use super::guard::{self, counter_after};

/// Unroll factors in order of preference, powers of two.
const COPIES: [i64; 2] = [4, 2];
/// The number of instructions that are shared: the increment and the exit test.
const SHARED: usize = 2;

/// The pass.
pub(crate) fn unroll_runtime(f: &mut Function) {
    let mut has_changed = false;
    let all = loops(f);
    for (number, l) in all.iter().enumerate() {
        if l.disables(f, Transform::RuntimeUnroll) {
            continue;
        }
        let Ok(l) = CountedLoop::of(f, l) else { continue };
        if let Some(copies) = copies(f, &l).filter(|_| !is_in_remainder(&all, number))
            && f.may_rewrite()
        {
            f.done(f.loop_loc(l.header), || {
                format!("unrolled loop by a factor of {copies} with run-time trip count")
            });
            unroll(f, &l, copies);
            has_changed = true;
        }
    }
    if has_changed {
        // The induction variables of copies derive from the first one.
        remove_unused(f);
    }
}

/// Returns true for a loop in a remainder loop, which has several entering edges.
fn is_in_remainder(all: &[Loop], number: usize) -> bool {
    let mut around = std::iter::successors(all[number].parent, |&outer| all[outer].parent);
    around.any(|outer| all[outer].entering.len() > 1)
}

/// Returns the unroll factor; `None` if unrolling is not profitable.
fn copies(f: &Function, l: &CountedLoop) -> Option<i64> {
    // Each copy would need pointers of its own.
    if accesses(f, l).ok()?.iter().any(|access| access.stride == Stride::Unknown) {
        return None;
    }
    let (size, recurrence) = (latency::size(f, l), latency::recurrence_latency(f, l) * latency::WIDTH);
    // It must save a tenth of the time.
    let is_profitable = |copies: usize| {
        let all = size * copies;
        let (before, after) =
            (all.max(recurrence * copies), (all - SHARED * (copies - 1)).max(recurrence * copies));
        after * 10 <= before * 9
    };
    let most = l.iterations(f).or_else(|| l.most_iterations(f));
    let has_enough = |copies: i64| most.is_none_or(|most| most >= 2 * i128::from(copies));
    COPIES.into_iter().find(|&copies| is_profitable(copies as usize) && has_enough(copies))
}

/// Inserts the unrolled loop before a loop.
fn unroll(f: &mut Function, l: &CountedLoop, copies: i64) {
    let types = f.body.value_types(f.body.block_args(l.header));
    let inits = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
    let setup = f.new_block_before(l.header, &[]);
    let together = f.new_block_before(l.header, &types);
    let Some(enters) = f.body.take_last_op(l.preheader) else { return };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let (count, is_enough) = guard::iterations(&mut emit, l, copies);
    emit.branch_if(is_enough, (setup, &[]), (l.header, &inits));

    emit.block = setup;
    let done = guard::round_down(&mut emit, count, copies);
    let end = counter_after(&mut emit, l, l.start, done);
    emit.branch(together, &inits);

    emit.block = together;
    let mut now = emit.f.body.block_args(together).to_vec();
    let first = now[l.counter_index];
    for copy in 1..=copies {
        now = iteration(&mut emit, l, &now);
        let distance = emit.int(l.ty, i128::from(l.step * copy));
        now[l.counter_index] = emit.add(first, distance);
    }
    let continues = guard::latch_condition(&mut emit, l, now[l.counter_index], end);
    emit.branch_if(continues, (together, &now), (l.header, &now));
}

/// Clones an iteration with the header arguments `args`. Returns their next values.
fn iteration(emit: &mut Emitter, l: &CountedLoop, args: &[Value]) -> Vec<Value> {
    let params = emit.f.body.block_args(l.header).to_vec();
    let mut values: FxHashMap<Value, Value> = params.into_iter().zip(args.iter().copied()).collect();
    emit.copy_ops(l.header, &mut values);
    emit.copy_ops(l.body, &mut values);
    let nexts = edge_operands(emit.f.body, l.body, l.header).unwrap_or_default();
    nexts.iter().map(|next| *values.get(next).unwrap_or(next)).collect()
}
