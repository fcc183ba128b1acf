//! Inference of function attributes: derives `memory(…)`, `nounwind` and `willreturn` from the operations of a
//! function.
//!
//! Functions are visited bottom-up in the call graph, so that calls have the inferred effects of their callees. Mutual
//! recursion is not analyzed. Definitions that can be interposed or replaced at link time are left out.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::FREEZE;
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::control::{BR, COND_BR, RETURN, SWITCH, UNREACHABLE};
use crate::dialect::llvm::function::linkage;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::hint::{ASSUME, LIFETIME_END, LIFETIME_START, NOALIAS_SCOPE_DECL};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET};
use crate::dialect::llvm::memory::{ALLOCA, LOAD, STORE};
use crate::ir::{Block, Op, Region, Traits, TypeData, Value, ValueDef, name};
use crate::opt::analysis::alias::base;
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::effects::{Effects, Reach};
use crate::opt::analysis::loop_info::{CountedLoop, loops};
use crate::opt::analysis::memory_intrinsic::is_volatile;
use crate::opt::function::Function;

/// The pass.
pub(crate) fn function_attrs(f: &mut Function) {
    // Other linkages permit interposition, or another definition that was optimized differently.
    if !matches!(linkage(f.cx, f.attrs), "external" | "internal" | "private") {
        return;
    }
    let Some(symbol) = f.symbol() else { return };
    let declared = Effects::declared(f.cx, f.attrs);
    let effects = inferred(f, declared).and(declared);
    if effects == declared || !f.may_rewrite() {
        return;
    }
    f.attrs = effects.declare(f.cx, f.attrs);
    f.symbols.set_effects(f.table, symbol, effects);
}

/// The effects of the operations of a function. Termination is analyzed only if it is not declared.
fn inferred(f: &Function, declared: Effects) -> Effects {
    let blocks = f.blocks();
    let mut effects = Effects::NONE;
    for &block in &blocks {
        for &op in f.body.block_ops(block) {
            effects = effects.or(of_op(f, op));
        }
        if effects == Effects::ANY {
            return effects;
        }
    }
    effects.may_not_return |= declared.may_not_return && may_not_terminate(f, &blocks);
    effects
}

/// The effects of an operation that are visible to the caller.
fn of_op(f: &Function, op: Op) -> Effects {
    let operands = f.body.operands(op);
    match f.body.name(op) {
        BR | COND_BR | SWITCH | RETURN | UNREACHABLE | ALLOCA | FREEZE => Effects::NONE,
        ASSUME | NOALIAS_SCOPE_DECL => Effects::NONE,
        LOAD if f.is_plain(op) => reads(f, operands[0]),
        STORE if f.is_plain(op) => writes(f, operands[1]),
        LIFETIME_START | LIFETIME_END => operands.last().map_or(Effects::ANY, |&pointer| writes(f, pointer)),
        MEMSET if !is_volatile(f, op) => writes(f, operands[0]),
        MEMCPY | MEMMOVE if !is_volatile(f, op) => writes(f, operands[0]).or(reads(f, operands[1])),
        CALL => of_call(f, op),
        name if f.is_pure(op) || f.cx.has_traits(name, Traits::DIVISION) => Effects::NONE,
        _ => Effects::ANY,
    }
}

fn reads(f: &Function, pointer: Value) -> Effects {
    Effects { reads: reach(f, pointer), ..Effects::NONE }
}

fn writes(f: &Function, pointer: Value) -> Effects {
    Effects { writes: reach(f, pointer), ..Effects::NONE }
}

/// The memory that a pointer may point to, as visible to the caller.
fn reach(f: &Function, pointer: Value) -> Reach {
    let base = base(f, pointer);
    match f.body.value_def(base) {
        ValueDef::Argument(block) if Some(block) == f.body.entry_block(Region::ROOT) => Reach::Arguments,
        ValueDef::Result(op) if f.body.name(op) == ALLOCA => Reach::None,
        ValueDef::Result(op) if f.body.name(op) == ADDRESSOF => {
            let symbol = f.attr(op, name::GLOBAL_NAME).and_then(|attr| f.cx.symbol_value(attr));
            let constant = symbol.and_then(|symbol| f.symbols.constant(f.table, symbol));
            if constant.is_some() { Reach::None } else { Reach::Anything }
        }
        _ => Reach::Anything,
    }
}

/// The effects of a call. Effects on argument memory are those on the memory of the passed pointers.
fn of_call(f: &Function, op: Op) -> Effects {
    let Some(effects) = f.call_effects(op) else { return Effects::ANY };
    let callee = f.attr(op, name::CALLEE).and_then(|attr| f.cx.symbol_value(attr));
    // A recursive call adds no effects but possible divergence.
    if callee.is_some() && callee == f.symbol() {
        return Effects { may_not_return: effects.may_not_return, ..Effects::NONE };
    }
    let is_pointer =
        |value: &&Value| matches!(f.cx.type_data(f.body.value_type(**value)), TypeData::Pointer { .. });
    let pointers = f.body.operands(op).iter().filter(is_pointer);
    let passed = pointers.map(|&pointer| reach(f, pointer)).max().unwrap_or(Reach::None);
    let seen = |reach: Reach| if reach == Reach::Arguments { passed } else { reach };
    Effects { reads: seen(effects.reads), writes: seen(effects.writes), ..effects }
}

/// Returns true if a function may not terminate: it has a cycle that is not a provably terminating loop.
fn may_not_terminate(f: &Function, blocks: &[Block]) -> bool {
    let order: FxHashMap<Block, usize> = blocks.iter().enumerate().map(|(at, &block)| (block, at)).collect();
    let goes_back =
        |&&block: &&Block| successors(f.body, block).iter().any(|edge| order[&edge.block] <= order[&block]);
    let from: Vec<Block> = blocks.iter().filter(goes_back).copied().collect();
    if from.is_empty() {
        return false;
    }
    let loops = loops(f);
    let ends = |block: &Block| {
        let mut of_latch = loops.iter().filter(|l| l.latches == [*block]);
        of_latch.any(|l| CountedLoop::with_branches(f, l).is_ok_and(|counted| counted.terminates(f)))
    };
    !from.iter().all(ends)
}
