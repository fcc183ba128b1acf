//! Exceptions. No exception is caught: a call that may unwind is an ordinary call, and exceptions pass through the
//! function. Landing pads that do more than resume are refused [before the optimizer](crate::codegen::check).

use cranelift_codegen::ir::InstBuilder;

use crate::codegen::context::{FunctionCx, Lower, LowerFn};
use crate::dialect::llvm::exception::{EH_TYPEID_FOR, INVOKE, LANDINGPAD, RESUME};
use crate::ir::{Op, OpName};

use super::call;
use super::trap::UNREACHABLE_TRAP;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(INVOKE, invoke), (LANDINGPAD, zeros), (EH_TYPEID_FOR, zeros), (RESUME, resume)];

fn invoke(fx: &mut FunctionCx, op: Op) -> Lower {
    call::call(fx, op)?;
    // Before the jump, whose arguments may be the results.
    fx.complete_views(op)?;
    let (normal, args) = fx.successor(op, 0)?;
    fx.ins().jump(normal, &args);
    Ok(())
}

fn zeros(fx: &mut FunctionCx, op: Op) -> Lower {
    let shape = fx.shape(fx.result_type(op))?;
    let zeros = fx.zeros(&shape);
    fx.set(op, &zeros);
    Ok(())
}

fn resume(fx: &mut FunctionCx, _: Op) -> Lower {
    fx.ins().trap(UNREACHABLE_TRAP);
    Ok(())
}
