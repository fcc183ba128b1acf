//! Frame and return addresses, found by the chain of frame pointers.

use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::abi::Convention;
use crate::codegen::context::{FunctionCx, Lower, needs};
use crate::ir::Op;

/// The number of supported frame levels.
const MAX_LEVEL: i128 = 1 << 10;

/// Returns the frame pointer of the frame whose level is operand 0, and whether that is the frame of this code.
fn frame(fx: &mut FunctionCx, op: Op) -> Lower<(Value, bool)> {
    let level = fx.constant_of(fx.body.operands(op)[0]).filter(|level| (0..MAX_LEVEL).contains(level));
    let Some(level) = level else { return needs("it needs a constant number of frames") };
    fx.requirements.frame_pointer = true;
    let mut frame = fx.ins().get_frame_pointer(types::I64);
    // A thunk for results has a frame of its own, between this function and its caller.
    let is_behind_thunk = fx.signature.plan.buffered.is_some();
    for _ in 0..level + i128::from(is_behind_thunk) {
        frame = fx.ins().load(types::I64, FunctionCx::plain_flags(), frame, 0);
    }
    Ok((frame, level == 0 && !is_behind_thunk))
}

/// Lowers `llvm.frameaddress`.
pub(crate) fn frame_address(fx: &mut FunctionCx, op: Op) -> Lower {
    let (frame, _) = frame(fx, op)?;
    fx.set(op, &[frame]);
    Ok(())
}

/// Lowers `llvm.returnaddress`.
pub(crate) fn return_address(fx: &mut FunctionCx, op: Op) -> Lower {
    let (frame, is_own) = frame(fx, op)?;
    let address = match (is_own, fx.env.convention) {
        (true, _) => fx.ins().get_return_address(types::I64),
        (false, Convention::S390x) => return needs("it needs the return addresses of callers"),
        (false, _) => fx.ins().load(types::I64, FunctionCx::plain_flags(), frame, 8),
    };
    fx.set(op, &[address]);
    Ok(())
}

/// Lowers `llvm.addressofreturnaddress`.
pub(crate) fn address_of_return_address(fx: &mut FunctionCx, op: Op) -> Lower {
    if fx.env.convention == Convention::S390x {
        return needs("it needs the location of a return address");
    }
    if fx.signature.plan.buffered.is_some() {
        return needs("it needs the location of the return address of a thunk");
    }
    fx.requirements.frame_pointer = true;
    let frame = fx.ins().get_frame_pointer(types::I64);
    let address = fx.ins().iadd_imm_u(frame, 8);
    fx.set(op, &[address]);
    Ok(())
}
