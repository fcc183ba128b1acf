//! Hints to the compiler or to a tool, which emit no code or forward a value; and traps.

use cranelift_codegen::ir::{InstBuilder, TrapCode, types};
use rustc_hash::FxHashSet;

use crate::codegen::context::{FunctionCx, Lower, LowerFn};
use crate::dialect::llvm::debug::{DBG_DECLARE, DBG_LABEL, DBG_VALUE};
use crate::dialect::llvm::hint::*;
use crate::dialect::llvm::hint::{IsConstant, Prefetch};
use crate::dialect::llvm::memory::LOAD;
use crate::ir::{Block, Op, OpName, Traits, name};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (ASSUME, nothing),
    (EXPECT, pass_on),
    (EXPECT_WITH_PROBABILITY, pass_on),
    (IS_CONSTANT, is_constant),
    (LIFETIME_START, nothing),
    (LIFETIME_END, nothing),
    (INVARIANT_START, pass_on),
    (INVARIANT_END, nothing),
    (LAUNDER_INVARIANT_GROUP, pass_on),
    (STRIP_INVARIANT_GROUP, pass_on),
    (NOALIAS_SCOPE_DECL, nothing),
    (PREFETCH, prefetch),
    (SSA_COPY, pass_on),
    (VAR_ANNOTATION, nothing),
    (PTR_ANNOTATION, pass_on),
    (ANNOTATION, pass_on),
    (TRAP, trap),
    (DEBUGTRAP, |fx, _| {
        fx.ins().debugtrap();
        Ok(())
    }),
    (UBSANTRAP, trap),
    (DBG_DECLARE, nothing),
    (DBG_VALUE, nothing),
    (DBG_LABEL, nothing),
];

fn nothing(_: &mut FunctionCx, _: Op) -> Lower {
    Ok(())
}

/// Lowers a prefetch of data on x86-64. Prefetches of instructions, and on other targets, become no code.
fn prefetch(fx: &mut FunctionCx, op: Op) -> Lower {
    let number = |attr| fx.attr(op, attr).and_then(|attr| fx.cx().int_value(attr));
    let is_data = number(name::CACHE) != Some(0);
    // The locality of data that is used once is 0.
    let is_once = number(name::HINT) == Some(0);
    if is_data && fx.env.is_x86_64() {
        let address = fx.single_leaf(Prefetch(op).addr(fx.body))?;
        fx.prefetch(address, is_once);
    }
    Ok(())
}

/// Sets the result to the first operand.
fn pass_on(fx: &mut FunctionCx, op: Op) -> Lower {
    fx.forward(op, fx.body.operands(op)[0])
}

fn is_constant(fx: &mut FunctionCx, op: Op) -> Lower {
    let known = fx.constant_of(IsConstant(op).val(fx.body)).is_some();
    let answer = fx.ins().iconst(types::I8, i64::from(known));
    fx.set(op, &[answer]);
    Ok(())
}

/// Returns the operations whose results only `llvm.is.constant` uses. They are not executed, as C's
/// `__builtin_constant_p` does not evaluate its argument.
pub(crate) fn unasked(fx: &FunctionCx, blocks: &[Block]) -> FxHashSet<Op> {
    let body = fx.body;
    let mut unasked = FxHashSet::default();
    let ops = || blocks.iter().flat_map(|&block| body.block_ops(block)).copied();
    let mut open: Vec<Op> = ops().filter(|&op| body.name(op) == IS_CONSTANT).collect();
    if open.is_empty() {
        return unasked;
    }
    let mut uses = vec![0u32; body.value_count()];
    ops().for_each(|op| body.operands(op).iter().for_each(|operand| uses[operand.index()] += 1));
    while let Some(op) = open.pop() {
        for &operand in body.operands(op) {
            uses[operand.index()] -= 1;
            let made_by = body.defining_op(operand).filter(|_| uses[operand.index()] == 0);
            if let Some(made_by) = made_by.filter(|&op| may_drop(fx, op)) {
                unasked.insert(made_by);
                open.push(made_by);
            }
        }
    }
    unasked
}

/// Returns true if an operation has no effect but its one result.
fn may_drop(fx: &FunctionCx, op: Op) -> bool {
    let name = fx.body.name(op);
    let is_pure = fx.cx().has_traits(name, Traits::PURE);
    let is_plain = [name::VOLATILE, name::ORDERING].iter().all(|&name| fx.attr(op, name).is_none());
    fx.body.result_count(op) == 1 && (is_pure || (name == LOAD && is_plain))
}

fn trap(fx: &mut FunctionCx, _: Op) -> Lower {
    // The block continues after the operation, so the trap is conditional for Cranelift.
    let zero = fx.ins().iconst(types::I8, 0);
    fx.ins().trapz(zero, TrapCode::unwrap_user(2));
    Ok(())
}
