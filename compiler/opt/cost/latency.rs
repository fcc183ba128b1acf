//! Latency and throughput of scalar operations: cycles from operands to results, and issue slots. The numbers
//! approximate recent x86-64 and AArch64 processors.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::dialect::op_info;
use crate::ir::{CostClass, Op, OpName, Value};
use crate::opt::analysis::cfg::edge_operands;
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

/// The recurrence latency of a loop of two blocks, a lower bound on the cycles of an iteration: the largest latency
/// from a header argument to its value in the next iteration.
pub(crate) fn recurrence_latency(f: &Function, l: &CountedLoop) -> usize {
    let nexts = edge_operands(f.body, l.body, l.header).unwrap_or_default();
    let ops = [f.body.block_ops(l.header), f.body.block_ops(l.body)].concat();
    let recurrences = f.body.block_args(l.header).iter().zip(nexts);
    let latencies = recurrences.filter_map(|(&arg, next)| cycles(f, &ops, arg).get(next).copied());
    latencies.max().unwrap_or(0)
}

/// The latency from `from` to each value that depends on it. Definitions precede uses in `ops`.
pub(crate) fn cycles(f: &Function, ops: &[Op], from: Value) -> FxHashMap<Value, usize> {
    let mut cycles: FxHashMap<Value, usize> = FxHashMap::from_iter([(from, 0)]);
    for &op in ops {
        let ready = f.body.operands(op).iter().filter_map(|operand| cycles.get(operand)).max();
        if let Some(&ready) = ready {
            let done = ready + latency(f.body.name(op));
            cycles.extend(f.body.results(op).map(|result| (result, done)));
        }
    }
    cycles
}

/// The issue slots of an iteration. Address computations are hoisted or folded into accesses, and do not count.
pub(crate) fn size(f: &Function, l: &CountedLoop) -> usize {
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
    counted.into_iter().map(|op| work(f.body.name(op))).sum()
}
