//! Latency and throughput of scalar operations: cycles from operands to results, and issue slots. The numbers
//! approximate recent x86-64 and AArch64 processors.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith as a;
use crate::dialect::llvm::call::{CALL, CALL_INTRINSIC};
use crate::dialect::llvm::cast as c;
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::dialect::llvm::control::BR;
use crate::dialect::llvm::intrinsic as i;
use crate::dialect::llvm::memory::{GETELEMENTPTR, LOAD, STORE};
use crate::ir::{Op, OpName, Value};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

/// The issue width: instructions per cycle without stalls.
pub(crate) const WIDTH: usize = 5;

/// The latency of an operation in cycles.
pub(crate) fn latency(name: OpName) -> usize {
    match name {
        // A comparison and a select.
        i::SMIN | i::SMAX | i::UMIN | i::UMAX | i::ABS | i::UADD_SAT | i::USUB_SAT => 2,
        a::MUL => 3,
        a::SDIV | a::UDIV | a::SREM | a::UREM => 20,
        LOAD | a::FADD | a::FSUB | a::FMUL | i::FMA | i::FMULADD | FCMP => 4,
        c::SITOFP | c::UITOFP | c::FPTOSI | c::FPTOUI | c::FPEXT | c::FPTRUNC => 4,
        a::FDIV | i::SQRT => 15,
        // Library calls.
        a::FREM | i::SIN | i::COS | i::EXP | i::LOG | i::POW => 50,
        // Folded into their users.
        a::FREEZE | c::BITCAST | c::PTRTOINT | c::INTTOPTR => 0,
        _ => 1,
    }
}

/// The issue slots of an operation: its instructions, and the slots that slow instructions block.
pub(crate) fn work(name: OpName) -> usize {
    match name {
        // Folded: addresses into accesses, comparisons into branches.
        a::CONSTANT | a::ZERO | a::UNDEF | a::POISON | a::FREEZE => 0,
        c::BITCAST | GETELEMENTPTR | ICMP | BR => 0,
        a::SELECT | i::SMIN | i::SMAX | i::UMIN | i::UMAX => 2,
        i::ABS | i::UADD_SAT | i::USUB_SAT => 3,
        a::FDIV | i::SQRT | a::UDIV | a::SDIV | a::UREM | a::SREM => 10,
        CALL | CALL_INTRINSIC | a::FREM | i::SIN | i::COS | i::EXP | i::LOG | i::POW => 40,
        _ => 1,
    }
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
