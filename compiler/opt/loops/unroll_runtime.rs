//! Runtime unrolling: several iterations of a short counted loop share an increment and an exit test. The original loop
//! runs the remainder. Bodies may have control flow; an operation costs as much as it is executed often. Loops in
//! remainder loops, loops with accesses to vectors or of unknown stride, and loops that are bound by the latency of a
//! recurrence are left out.
//!
//! ```text
//!   ^preheader: enough iterations? ──no──▶ ^header
//!   ^setup ▶ ^copies: iteration, iteration, …; enough left? ──▶ ^copies
//!                                                          no ▶ ^header
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::memory::{LOAD, LoadStore, STORE};
use crate::ir::{Block, Op, TypeData};
use crate::opt::analysis::access::{Stride, is_invariant, stride};
use crate::opt::analysis::affine::AffineView;
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, Transform, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::cost::latency;
use crate::opt::function::Function;

use super::guard::{self, counter_after};
use super::versioning::copy;

/// Unroll factors in order of preference, powers of two.
const COPIES: [i64; 2] = [4, 2];
/// The number of instructions that are shared: the increment and the exit test.
const SHARED: usize = 2;
/// Size limit of an unrolled loop with control flow, in operations.
const MAX_OPS: usize = 120;

/// The pass.
pub(crate) fn unroll_runtime(f: &mut Function) {
    let mut has_changed = false;
    let all = loops(f);
    for (number, l) in all.iter().enumerate().filter(|(_, l)| l.is_inner) {
        if l.disables(f, Transform::RuntimeUnroll) {
            continue;
        }
        let Ok(l) = CountedLoop::with_branches(f, l) else { continue };
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
        merge_blocks(f);
        // The induction variables of copies derive from the first one.
        remove_unused(f);
    }
}

/// Returns true for a loop in a remainder loop, which has several entering edges.
fn is_in_remainder(all: &[Loop], number: usize) -> bool {
    let mut around = std::iter::successors(all[number].parent, |&outer| all[outer].parent);
    around.any(|outer| all[outer].entering.len() > 1)
}

/// Returns the unroll factor; `None` if unrolling is not profitable, or not legal.
fn copies(f: &Function, l: &CountedLoop) -> Option<i64> {
    let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
    if !ops().all(|op| may_unroll(f, l, op)) {
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
    // Half of the largest trip count if only a bound is known.
    let iterations = l.iterations(f).or_else(|| l.most_iterations(f).map(|most| most / 2));
    let has_enough = |copies: i64| iterations.is_none_or(|number| number >= 2 * i128::from(copies));
    let is_short = |copies: usize| l.blocks.len() == 2 || ops().count() * copies <= MAX_OPS;
    COPIES
        .into_iter()
        .find(|&copies| is_profitable(copies as usize) && has_enough(copies) && is_short(copies as usize))
}

/// Returns true if an operation accesses a scalar, such that copies need no pointers of their own, or has no side effects.
fn may_unroll(f: &Function, l: &CountedLoop, op: Op) -> bool {
    match f.body.name(op) {
        LOAD | STORE => {
            let Some(access) = LoadStore::cast(f.body, op).filter(|_| f.is_plain(op)) else { return false };
            let address = AffineView::in_loop(f, l).of(access.addr(f.body));
            let ty = f.body.value_type(access.value(f.body));
            let is_vector = matches!(f.cx.type_data(ty), TypeData::Vector { .. });
            !is_vector && stride(&address, l, |value| is_invariant(f, l, value)) != Stride::Unknown
        }
        BR | COND_BR => true,
        _ => f.is_pure(op) || f.is_effect_free_call(op),
    }
}

/// Inserts the unrolled loop before a loop.
fn unroll(f: &mut Function, l: &CountedLoop, copies: i64) {
    let inits = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
    let order: Vec<Block> = f.blocks().into_iter().filter(|block| l.blocks.contains(block)).collect();
    let setup = f.new_block_before(l.header, &[]);
    let Some(enters) = f.body.take_last_op(l.preheader) else { return };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let (count, is_enough) = guard::iterations(&mut emit, l, copies);
    emit.branch_if(is_enough, (setup, &[]), (l.header, &inits));

    emit.block = setup;
    let done = guard::round_down(&mut emit, count, copies);
    let end = counter_after(&mut emit, l, l.start, done);

    let iterations: Vec<FxHashMap<Block, Block>> =
        (0..copies).map(|_| copy(f, &order, l.header, FxHashMap::default())).collect();
    let headers: Vec<Block> = iterations.iter().map(|blocks| blocks[&l.header]).collect();
    f.emit(setup, f.body.loc(enters)).branch(headers[0], &inits);
    let first = f.body.block_args(headers[0])[l.counter_index];
    for (number, blocks) in (1..).zip(&iterations) {
        let (header, latch) = (blocks[&l.header], blocks[&l.body]);
        remove_exit(f, header, |block| blocks.values().any(|&copy| copy == block));
        let Some(back) = f.body.take_last_op(latch) else { return };
        let mut nexts = f.body.operands(back).to_vec();
        let mut emit = f.emit(latch, f.body.loc(back));
        let distance = emit.int(l.ty, i128::from(l.step) * i128::from(number));
        nexts[l.counter_index] = emit.add(first, distance);
        match headers.get(number as usize) {
            Some(&next) => emit.branch(next, &nexts),
            None => {
                let continues = guard::latch_condition(&mut emit, l, nexts[l.counter_index], end);
                // Constant propagation removes the remainder if the factor divides a constant trip count.
                let mut last = nexts.clone();
                last[l.counter_index] = end;
                emit.branch_if(continues, (headers[0], &nexts), (l.header, &last));
            }
        }
    }
}

/// Replaces the exit test at the end of a header by a branch to the block that is `inside` of the loop.
fn remove_exit(f: &mut Function, header: Block, inside: impl Fn(Block) -> bool) {
    let Some(body) = successors(f.body, header).iter().map(|edge| edge.block).find(|&to| inside(to)) else {
        return;
    };
    if let Some(test) = f.body.take_last_op(header) {
        f.emit(header, f.body.loc(test)).branch(body, &[]);
    }
}
