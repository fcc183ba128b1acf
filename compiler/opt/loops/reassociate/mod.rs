//! Reassociation of recurrences: shortens the loop-carried dependence chain. The loop-carried value is combined last,
//! after all operations that do not depend on it.
//!
//! ```text
//!   for i { p = (p + a[i]) + b[i] }   ▶   for i { p = p + (a[i] + b[i]) }
//!   for i { p = c[i] ? a[i] : max(p, b[i]) }
//!     ▶   for i { x = c[i] ? greatest : b[i]; y = c[i] ? a[i] : b[i]; p = p > x ? p : y }
//!   for i { p = p * 33 + a[i] }        ▶   for i { p = (p << 5) + (a[i] + p) }
//! ```
//!
//! It applies to inner loops in which only the header has arguments, and which are bound by the latency of the chain
//! and not by the throughput of their instructions. Floats are reassociated only if their flags allow it.

mod chain;
mod cost;
mod expr;
mod step;

use rustc_hash::FxHashMap;

use crate::ir::{Block, Op, Value};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::analysis::uses::Uses;
use crate::opt::canon::dce::remove_unused;
use crate::opt::cost::latency::work;
use crate::opt::function::Function;

use chain::{Chain, Rewrite};
use cost::Time;

/// Size limit of loops, in blocks.
const MAX_BLOCKS: usize = 16;
/// Size limit of loops, in operations. The latency of larger ones is not critical.
const MAX_OPS: usize = 256;

/// The pass.
pub(crate) fn reassociate(f: &mut Function) {
    let mut cached = None;
    let mut rewrites: FxHashMap<Op, Rewrite> = FxHashMap::default();
    for l in loops(f).iter().filter(|l| l.is_inner && l.blocks.len() <= MAX_BLOCKS) {
        let (uses, order) = cached.get_or_insert_with(|| (Uses::of(f), order(f)));
        let Some(body) = Body::of(f, l, order) else { continue };
        let Some((found, [before, after])) = body.shortened(f, uses) else { continue };
        if f.may_rewrite() {
            let loc = f.loop_loc(l.header);
            f.done(loc, || format!("reassociated recurrence (latency: {after}, before: {before} cycles)"));
            for rewrite in found {
                rewrites.entry(rewrite.root).or_insert(rewrite);
            }
        }
    }
    if !rewrites.is_empty() {
        replace(f, &rewrites);
        remove_unused(f);
    }
}

/// Returns the reverse post-order index of each block.
fn order(f: &Function) -> FxHashMap<Block, usize> {
    f.blocks().into_iter().enumerate().map(|(number, block)| (block, number)).collect()
}

/// Replaces the last operations of chains.
fn replace(f: &mut Function, rewrites: &FxHashMap<Op, Rewrite>) {
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    let mut blocks: Vec<Block> = rewrites.keys().filter_map(|&op| f.body.parent_block(op)).collect();
    blocks.sort_unstable();
    blocks.dedup();
    for block in blocks {
        for op in f.body.take_ops(block) {
            let Some(rewrite) = rewrites.get(&op) else {
                f.body.place_op(block, op);
                continue;
            };
            let loc = f.body.loc(op);
            let new = rewrite.step.emit(&mut f.emit(block, loc), rewrite.from, rewrite.attrs);
            values.insert(f.body.result(op, 0), new);
        }
    }
    f.replace(&values);
}

/// An inner loop in which only the header has arguments.
struct Body {
    /// The operations in reverse post-order.
    ops: Vec<Op>,
    /// The header arguments and their next values.
    carried: Vec<(Value, Value)>,
}

/// A loop-carried value.
struct LoopCarried {
    /// The latency from the argument to its next value.
    cycles: usize,
    rewrites: Vec<Rewrite>,
}

impl Body {
    fn of(f: &Function, l: &Loop, order: &FxHashMap<Block, usize>) -> Option<Body> {
        let &[latch] = &l.latches[..] else { return None };
        let args = f.body.block_args(l.header);
        let nexts = edge_operands(f.body, latch, l.header)?;
        let has_args = |&block: &Block| block != l.header && !f.body.block_args(block).is_empty();
        if args.is_empty() || l.blocks.iter().any(has_args) {
            return None;
        }
        let mut blocks: Vec<Block> = l.blocks.iter().copied().collect();
        blocks.sort_unstable_by_key(|block| order.get(block));
        let ops: Vec<Op> = blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied()).collect();
        if ops.len() > MAX_OPS {
            return None;
        }
        Some(Body { ops, carried: args.iter().copied().zip(nexts.iter().copied()).collect() })
    }

    /// Returns the rewrites of the critical chains, and the latency before and after, if they make the loop faster.
    fn shortened(&self, f: &Function, uses: &Uses) -> Option<(Vec<Rewrite>, [usize; 2])> {
        let of_argument = |&(argument, next): &(Value, Value)| {
            let chain = Chain::of(f, uses, &self.ops, argument);
            Some(LoopCarried { cycles: chain.cycles(next)?, rewrites: chain.rewrites(next) })
        };
        let chains: Vec<LoopCarried> = self.carried.iter().filter_map(of_argument).collect();
        let before = chains.iter().map(|chain| chain.cycles).max()?;
        let after = chains.iter().map(LoopCarried::cycles_after).max()?;
        let work: usize = self.ops.iter().map(|&op| work(f.body.name(op))).sum();
        let [removed, added] = [0, 1].map(|at| {
            chains.iter().flat_map(|chain| &chain.rewrites).map(|rewrite| rewrite.work[at]).sum::<usize>()
        });
        let time = Time::of(after, (work + added).saturating_sub(removed));
        if !time.is_shorter(Time::of(before, work)) {
            return None;
        }
        let is_critical = |chain: &LoopCarried| time.is_exceeded(chain.cycles);
        let rewrites = chains.into_iter().filter(is_critical).flat_map(|chain| chain.rewrites).collect();
        Some((rewrites, [before, after]))
    }
}

impl LoopCarried {
    fn cycles_after(&self) -> usize {
        self.cycles.saturating_sub(self.rewrites.iter().map(|rewrite| rewrite.saved).sum())
    }
}
