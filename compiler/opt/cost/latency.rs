//! Latency and throughput of scalar operations: cycles from operands to results, and issue slots. The numbers
//! approximate recent x86-64 and AArch64 processors.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::op_info;
use crate::ir::{Block, CostClass, Op, OpName, Value};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

/// The issue width: instructions per cycle without stalls.
pub(crate) const WIDTH: usize = 5;

/// The latency of an operation in cycles.
pub(crate) fn latency(name: OpName) -> usize {
    match cost_class(name) {
        CostClass::Free => 0,
        CostClass::Simple | CostClass::Folded | CostClass::Select => 1,
        CostClass::MinMax | CostClass::Saturating => 2,
        CostClass::Multiplication => 3,
        CostClass::Load | CostClass::Float => 4,
        CostClass::FloatDivision => 15,
        CostClass::IntDivision => 20,
        CostClass::Call => 50,
    }
}

/// The issue slots of an operation: its instructions, and the slots that slow instructions block.
pub(crate) fn work(name: OpName) -> usize {
    match cost_class(name) {
        CostClass::Free | CostClass::Folded => 0,
        CostClass::Simple | CostClass::Multiplication | CostClass::Load | CostClass::Float => 1,
        CostClass::Select | CostClass::MinMax => 2,
        CostClass::Saturating => 3,
        CostClass::FloatDivision | CostClass::IntDivision => 10,
        CostClass::Call => 40,
    }
}

/// The cost class of an operation. Operations of unknown dialects cost as much as calls.
fn cost_class(name: OpName) -> CostClass {
    op_info(name).map_or(CostClass::Call, |info| info.cost)
}

/// The recurrence latency of an inner loop, an estimate of the least cycles of an iteration: the largest latency from a
/// header argument to its value in the next iteration, except for the induction variable. Branches are predicted, and do
/// not wait for their conditions. Where paths meet, the estimate is the mean of their latencies.
pub(crate) fn recurrence_latency(f: &Function, l: &CountedLoop) -> usize {
    let nexts = edge_operands(f.body, l.body, l.header).unwrap_or_default();
    let blocks = in_order(f, l);
    let ops: Vec<Op> = blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied()).collect();
    let recurrences = f.body.block_args(l.header).iter().zip(nexts).filter(|(arg, _)| **arg != l.counter);
    let latencies = recurrences.filter_map(|(&arg, next)| cycles(f, &ops, arg).get(next).copied());
    latencies.max().unwrap_or(0)
}

/// The blocks of an inner loop, each before its successors, without the back edge.
fn in_order(f: &Function, l: &CountedLoop) -> Vec<Block> {
    match l.blocks.len() {
        2 => vec![l.header, l.body],
        _ => f.blocks().into_iter().filter(|block| l.blocks.contains(block)).collect(),
    }
}

/// The latency from `from` to each value that depends on it, also by arguments of blocks except those of its own block.
/// Definitions precede uses in `ops`.
pub(crate) fn cycles(f: &Function, ops: &[Op], from: Value) -> FxHashMap<Value, usize> {
    let mut cycles: FxHashMap<Value, usize> = FxHashMap::from_iter([(from, 0)]);
    for &op in ops {
        let ready = f.body.operands(op).iter().filter_map(|operand| cycles.get(operand)).max();
        let Some(&ready) = ready else { continue };
        let done = ready + latency(f.body.name(op));
        cycles.extend(f.body.results(op).map(|result| (result, done)));
        let edges = f.body.successors(op).iter().map(|edge| edge.block).enumerate();
        for (edge, to) in edges.filter(|&(_, to)| f.block_of(from) != Some(to)) {
            let args = f.body.block_args(to);
            for (&arg, passed) in args.iter().zip(f.body.successor_operands(op, edge)) {
                if let Some(&ready) = cycles.get(passed) {
                    cycles.entry(arg).and_modify(|known| *known = (*known + ready) / 2).or_insert(ready);
                }
            }
        }
    }
    cycles
}

/// The frequency of a block that each iteration executes.
const ALWAYS: usize = 1 << 16;

/// The frequencies of the blocks of an inner loop, if every branch in it takes each of its edges equally often.
fn frequencies(f: &Function, l: &CountedLoop) -> FxHashMap<Block, usize> {
    let mut frequencies: FxHashMap<Block, usize> = FxHashMap::from_iter([(l.header, ALWAYS)]);
    for block in in_order(f, l) {
        let edges = successors(f.body, block).iter().map(|edge| edge.block);
        let inside: Vec<Block> = edges.filter(|to| *to != l.header && l.blocks.contains(to)).collect();
        let from = frequencies.get(&block).copied().unwrap_or(0);
        inside.iter().for_each(|&to| *frequencies.entry(to).or_default() += from / inside.len());
    }
    frequencies
}

/// The issue slots of an iteration of an inner loop, on average. Address computations are hoisted or folded into
/// accesses, and do not count.
pub(crate) fn size(f: &Function, l: &CountedLoop) -> usize {
    let frequencies = frequencies(f, l);
    let mut counted: FxHashSet<Op> = FxHashSet::default();
    let mut worklist: Vec<Op> = Vec::new();
    for &block in &l.blocks {
        let acts = |&op: &Op| matches!(f.body.name(op), LOAD | STORE) || !f.body.successors(op).is_empty();
        worklist.extend(f.body.block_ops(block).iter().copied().filter(acts));
    }
    while let Some(op) = worklist.pop() {
        if !counted.insert(op) {
            continue;
        }
        let operands = f.body.operands(op);
        let values = match f.body.name(op) {
            LOAD => &[],
            STORE => &operands[..1],
            _ => operands,
        };
        let in_loop = values.iter().filter(|&&value| l.defines(f, value));
        worklist.extend(in_loop.filter_map(|&value| f.body.defining_op(value)));
    }
    let often =
        |op| f.body.parent_block(op).and_then(|block| frequencies.get(&block)).copied().unwrap_or(ALWAYS);
    let sum: usize = counted.into_iter().map(|op| work(f.body.name(op)) * often(op)).sum();
    sum.div_ceil(ALWAYS)
}
