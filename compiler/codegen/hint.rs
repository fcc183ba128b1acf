//! What tells the compiler or a tool something: nothing, or the value that is passed on. And traps.

use cranelift_codegen::ir::{InstBuilder, TrapCode, types};

use crate::dialect::llvm::debug::{DBG_DECLARE, DBG_LABEL, DBG_VALUE};
use crate::dialect::llvm::hint::*;
use crate::ir::{Op, OpName};

use super::context::{FunctionCx, Lower, LowerFn};

pub(super) const LOWERINGS: &[(OpName, LowerFn)] = &[
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
    (PREFETCH, nothing),
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

/// The result is the first operand.
fn pass_on(fx: &mut FunctionCx, op: Op) -> Lower {
    fx.forward(op, fx.body.operands(op)[0])
}

fn is_constant(fx: &mut FunctionCx, op: Op) -> Lower {
    let known = fx.constant_of(fx.body.operands(op)[0]).is_some();
    let answer = fx.ins().iconst(types::I8, i64::from(known));
    fx.set(op, &[answer]);
    Ok(())
}

fn trap(fx: &mut FunctionCx, _: Op) -> Lower {
    // The block goes on after the operation, so the trap is conditional for Cranelift.
    let zero = fx.ins().iconst(types::I8, 0);
    fx.ins().trapz(zero, TrapCode::unwrap_user(2));
    Ok(())
}
