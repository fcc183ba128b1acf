//! Loop distribution: splits an inner counted loop that can only be vectorized in part into several loops. A strongly
//! connected component of the dependence graph stays in one loop, and a loop precedes those that depend on it.
//!
//! ```text
//!   for i { a[i] = f(b[i]); c[i] = c[i - 1] * a[i] }   ▶   for i { a[i] = f(b[i]) }  for i { c[i] = c[i - 1] * a[i] }
//! ```
//!
//! Values that several loops use are recomputed, or loaded back from where an earlier loop stores them. If one loop
//! suffices, its accesses are only reordered, so that all dependences are forward:
//!
//! ```text
//!   for i { a[i] = b[i]; c[i] = a[i + 1] }   ▶   for i { x = a[i + 1]; a[i] = b[i]; c[i] = x }
//! ```
//!
//! Distribution is not profitable if the latency of the serial loops hides the operations that would leave them. Where
//! accesses may alias, runtime checks guard the new loops, and the original loop runs if a check fails.

mod build;
mod graph;

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory::Store;
use crate::ir::{Block, TypeId, Value};
use crate::opt::analysis::access::{Dependence, accesses, dependence};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, Transform, disable_transforms, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::cost::latency;
use crate::opt::function::Function;
use crate::opt::remark::with_checks;

use super::guard::{self, Copies, counter_after};
use super::vectorize;
use build::{Part, build, loop_carried, remove};
use graph::Graph;

/// The least trip count of loops that are guarded by runtime checks.
const MIN_ITERATIONS: i64 = 4;

/// The pass.
pub(crate) fn distribute(f: &mut Function) {
    let mut has_changed = false;
    for l in loops(f).iter().filter(|l| l.is_inner) {
        let Some((l, graph)) = candidate(f, l) else { continue };
        if let Some(plan) = Plan::of(f, &l, &graph)
            && f.may_rewrite()
        {
            plan.apply(f, &l, &graph);
            f.done(f.loop_loc(l.header), || plan.describe(&graph));
            has_changed = true;
        }
    }
    if has_changed {
        remove_unused(f);
    }
}

/// Returns the dependence graph of a loop that cannot be vectorized as it is.
fn candidate(f: &mut Function, l: &Loop) -> Option<(CountedLoop, Graph)> {
    let counted = CountedLoop::of(f, l).ok().filter(is_exact)?;
    let is_distributed = f.target.has_vectors()
        && !l.disables(f, Transform::Distribute)
        && vectorize::fails_legality(f, &counted);
    let graph = is_distributed.then(|| Graph::of(f, &counted))??;
    Some((counted, graph))
}

/// Returns true if the induction variable does not wrap, so that distances of accesses follow from distances of
/// iterations.
fn is_exact(l: &CountedLoop) -> bool {
    let is_by_one = l.step.abs() == 1 && matches!(l.predicate, IntPredicate::Slt | IntPredicate::Sgt);
    l.ty == TypeId::I64 || is_by_one
}

/// The loops that replace a loop.
struct Plan {
    /// The parts in execution order.
    parts: Vec<Part>,
    /// True if runtime checks guard the new loops.
    has_checks: bool,
}

/// The cost of an iteration of a part, in 64ths of an instruction.
#[derive(Clone, Copy)]
struct Cost {
    is_vector: bool,
    cost: i64,
}

impl Plan {
    fn of(f: &mut Function, l: &CountedLoop, graph: &Graph) -> Option<Plan> {
        let reordered =
            [false, true].into_iter().find_map(|has_checks| Plan::reordered(f, l, graph, has_checks));
        reordered.or_else(|| Plan::distributed(f, l, graph))
    }

    /// Plans one loop with reordered accesses if it can be vectorized and is profitable.
    fn reordered(f: &mut Function, l: &CountedLoop, graph: &Graph, has_checks: bool) -> Option<Plan> {
        let statements: Vec<usize> = (0..graph.statements.len()).collect();
        let accesses = graph.accesses_of(&statements);
        let order = graph.order(f, l, &accesses, has_checks).filter(|order| *order != accesses)?;
        let part = Part { statements, order };
        let vectors = cost(f, l, graph, &part, has_checks);
        // At most half the cost: SLP may vectorize adjacent accesses of the original loop as well.
        let is_profitable = vectors.is_vector && vectors.cost * 2 <= scalar_cost(f, l);
        (is_profitable && (!has_checks || !graph.overlaps.is_empty()))
            .then(|| Plan { parts: vec![part], has_checks })
    }

    /// Plans several loops if they are profitable.
    fn distributed(f: &mut Function, l: &CountedLoop, graph: &Graph) -> Option<Plan> {
        let has_checks = !graph.overlaps.is_empty();
        let mut components = Vec::new();
        for statements in graph.components() {
            let part = part(f, l, graph, statements, true);
            components.push((cost(f, l, graph, &part, has_checks).is_vector, part.statements));
        }
        let is_mixed = components.iter().any(|it| it.0) && components.iter().any(|it| !it.0);
        let parts = is_mixed.then(|| fused(graph, components))?;
        let parts = parts.into_iter().map(|(is_vector, it)| (is_vector, part(f, l, graph, it, is_vector)));
        let parts: Vec<(bool, Part)> = parts.collect();
        let mut after = 0;
        for (is_vector, part) in &parts {
            let cost = cost(f, l, graph, part, has_checks);
            (cost.is_vector == *is_vector).then_some(())?;
            after += cost.cost;
        }
        // At most four fifths of the cost.
        let is_profitable = after * 5 <= scalar_cost(f, l) * 4;
        is_profitable.then(|| Plan { parts: parts.into_iter().map(|it| it.1).collect(), has_checks })
    }

    /// Emits the new loops before the original one, which runs if the checks fail.
    fn apply(&self, f: &mut Function, l: &CountedLoop, graph: &Graph) {
        let entries: Vec<Block> = (0..=self.parts.len()).map(|_| f.new_block_before(l.header, &[])).collect();
        let mut last = f.body.block_args(l.header).to_vec();
        let inits = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
        for (part, ends) in self.parts.iter().zip(entries.windows(2)) {
            let made = build(f, l, graph, part, (ends[0], ends[1]), self.has_checks);
            for (index, arg) in
                loop_carried(f, l, graph, part).into_iter().zip(f.body.block_args(made.header))
            {
                last[index] = *arg;
            }
        }
        let loc = f.loop_loc(l.header);
        f.emit(entries[self.parts.len()], loc).branch(l.header, &last);
        match self.has_checks {
            true => emit_checks(f, l, graph, entries[0], &inits),
            false => replace(f, l, entries[0]),
        }
    }

    fn describe(&self, graph: &Graph) -> String {
        let checks = with_checks(if self.has_checks { graph.overlaps.count() } else { 0 });
        match self.parts.len() {
            1 => format!("reordered memory operations of loop{checks}"),
            parts => format!("distributed loop into {parts} loops{checks}"),
        }
    }
}

/// Returns the part of some statements. With `reorders`, its accesses are in an order without backward dependences if
/// there is one, otherwise in program order.
fn part(f: &Function, l: &CountedLoop, graph: &Graph, statements: Vec<usize>, reorders: bool) -> Part {
    let accesses = graph.accesses_of(&statements);
    let order = graph.order(f, l, &accesses, true).filter(|_| reorders).unwrap_or(accesses);
    Part { statements, order }
}

/// Sorts components topologically, and fuses adjacent ones that are both vectorizable or both serial.
fn fused(graph: &Graph, mut left: Vec<(bool, Vec<usize>)>) -> Vec<(bool, Vec<usize>)> {
    let reach = graph.reach();
    let mut parts: Vec<(bool, Vec<usize>)> = Vec::new();
    while !left.is_empty() {
        let is_ready = |at: usize| {
            let depends_on = |other: usize| other != at && reach[left[other].1[0]][left[at].1[0]];
            !(0..left.len()).any(depends_on)
        };
        let ready: Vec<usize> = (0..left.len()).filter(|&at| is_ready(at)).collect();
        let kind = parts.last().is_none_or(|part| part.0);
        let alike = ready.iter().copied().find(|&at| left[at].0 == kind);
        let Some(next) = alike.or(ready.first().copied()) else { break };
        let (kind, statements) = left.remove(next);
        match parts.last_mut().filter(|part| part.0 == kind) {
            Some(part) => part.1.extend(statements),
            None => parts.push((kind, statements)),
        }
    }
    parts
}

/// Returns the cost of a part. Emits its loop, queries the cost model of the vectorizer, and removes the loop.
fn cost(f: &mut Function, l: &CountedLoop, graph: &Graph, part: &Part, has_checks: bool) -> Cost {
    let [entry, exit] = [(); 2].map(|()| f.new_block_before(l.header, &[]));
    let made = build(f, l, graph, part, (entry, exit), has_checks);
    let vector = vectorize::cost(f, &made);
    let cost = vector.unwrap_or_else(|| scalar_cost(f, &made));
    remove(f, &[entry, made.header, made.body, exit]);
    Cost { is_vector: vector.is_some(), cost }
}

/// Returns the cost of a scalar iteration: its instructions or the latency of its recurrences, including those through
/// memory, whichever is larger.
fn scalar_cost(f: &Function, l: &CountedLoop) -> i64 {
    let ops = f.body.block_ops(l.body);
    let accesses = accesses(f, l).unwrap_or_default();
    // That of the induction variable is 1.
    let mut latency = latency::recurrence_latency(f, l).max(1) as i64;
    for load in accesses.iter().filter(|access| !access.is_store) {
        let cycles = latency::cycles(f, ops, f.body.result(load.op, 0));
        for store in accesses.iter().filter(|access| access.is_store) {
            let cycles = cycles.get(&Store(store.op).value(f.body)).map_or(0, |&cycles| cycles as i64);
            if let Dependence::Conflict(distance) = dependence(f, load, store, i64::MAX) {
                latency = latency.max(cycles / distance.unwrap_or(1));
            }
        }
    }
    64 * (latency * latency::WIDTH as i64).max(latency::size(f, l) as i64)
}

/// Emits the runtime checks that guard the new loops, and annotates the original loop.
fn emit_checks(f: &mut Function, l: &CountedLoop, graph: &Graph, entry: Block, inits: &[Value]) {
    let Some(enters) = f.body.take_last_op(l.preheader) else { return };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let (count, is_enough) = guard::iterations(&mut emit, l, MIN_ITERATIONS);
    let one = emit.int(l.ty, 1);
    let before = emit.sub(count, one);
    let last = counter_after(&mut emit, l, l.start, before);
    let disjoint = graph.overlaps.none_overlap(&mut emit, &mut Copies::default(), l, (l.start, last));
    let conditions: Vec<Value> = [is_enough].into_iter().chain(disjoint).collect();
    let may = guard::all(&mut emit, &conditions).unwrap_or(is_enough);
    emit.branch_if(may, (entry, &[]), (l.header, inits));
    disable_transforms(f, l.body);
}

/// Branches from the preheader to the new loops. The original header only forwards the loop-carried values then.
fn replace(f: &mut Function, l: &CountedLoop, entry: Block) {
    let (Some(enters), Some(end)) = (f.body.take_last_op(l.preheader), f.body.last_op(l.header)) else {
        return;
    };
    let (before, loc) = (f.body.loc(enters), f.body.loc(end));
    f.emit(l.preheader, before).branch(entry, &[]);
    let edges = successors(f.body, l.header);
    let Some(edge) = edges.iter().position(|edge| !l.blocks.contains(&edge.block)) else { return };
    let (exit, operands) = (edges[edge].block, f.body.successor_operands(end, edge).to_vec());
    f.body.take_last_op(l.header);
    f.emit(l.header, loc).branch(exit, &operands);
    remove(f, &[l.body]);
}
