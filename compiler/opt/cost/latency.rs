//! How long operations take: cycles from operands to results, and how many instructions they are, roughly as x86-64 and AArch64
//! processors of recent years have them.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith as a;
use crate::dialect::llvm::call::{CALL, CALL_INTRINSIC};
use crate::dialect::llvm::cast as c;
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::dialect::llvm::control::BR;
use crate::dialect::llvm::intrinsic as i;
use crate::dialect::llvm::memory::{GETELEMENTPTR, LOAD};
use crate::ir::{Op, OpName, Value};
use crate::opt::analysis::cfg::passed;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

/// How many instructions a processor begins in a cycle, as long as none waits.
pub(crate) const WIDTH: usize = 5;

/// The cycles of an operation of a name.
pub(crate) fn latency(name: OpName) -> usize {
    match name {
        // A comparison, and a choice by it.
        i::SMIN | i::SMAX | i::UMIN | i::UMAX => 2,
        a::MUL => 3,
        a::SDIV | a::UDIV | a::SREM | a::UREM => 20,
        LOAD | a::FADD | a::FSUB | a::FMUL | i::FMA | i::FMULADD | FCMP => 4,
        c::SITOFP | c::UITOFP | c::FPTOSI | c::FPTOUI | c::FPEXT | c::FPTRUNC => 4,
        a::FDIV | i::SQRT => 15,
        // What is left for a library.
        a::FREM | i::SIN | i::COS | i::EXP | i::LOG | i::POW => 50,
        // Part of what they are for.
        a::FREEZE | c::BITCAST | c::PTRTOINT | c::INTTOPTR => 0,
        _ => 1,
    }
}

/// How many instructions an operation of a name is; what takes as long as several is as many.
pub(crate) fn work(name: OpName) -> usize {
    match name {
        // Addresses are part of what accesses them, and comparisons of what asks for them.
        a::CONSTANT | a::ZERO | a::UNDEF | a::POISON | a::FREEZE => 0,
        c::BITCAST | GETELEMENTPTR | ICMP | BR => 0,
        a::SELECT | i::SMIN | i::SMAX | i::UMIN | i::UMAX => 2,
        a::FDIV | i::SQRT | a::UDIV | a::SDIV | a::UREM | a::SREM => 10,
        CALL | CALL_INTRINSIC | a::FREM | i::SIN | i::COS | i::EXP | i::LOG | i::POW => 40,
        _ => 1,
    }
}

/// For how many cycles an iteration of a loop of two blocks waits for the one before at least: the longest chain of operations
/// from a value that it gets from there to what it hands on for that.
pub(crate) fn carried(f: &Function, l: &CountedLoop) -> usize {
    let nexts = passed(f.body, l.body, l.header).unwrap_or_default();
    let ops = [f.body.block_ops(l.header), f.body.block_ops(l.body)].concat();
    let carried = f.body.block_args(l.header).iter().zip(nexts);
    let waits = carried.filter_map(|(&arg, next)| cycles(f, &ops, arg).get(next).copied());
    waits.max().unwrap_or(0)
}

/// After how many cycles values are there that some operations, each after those that it is computed from, make of one value.
pub(crate) fn cycles(f: &Function, ops: &[Op], from: Value) -> FxHashMap<Value, usize> {
    let mut cycles: FxHashMap<Value, usize> = FxHashMap::from_iter([(from, 0)]);
    for &op in ops {
        let waits = f.body.operands(op).iter().filter_map(|operand| cycles.get(operand)).max();
        if let Some(&waits) = waits {
            let done = waits + latency(f.body.name(op));
            cycles.extend(f.body.results(op).map(|result| (result, done)));
        }
    }
    cycles
}
