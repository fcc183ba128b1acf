//! Properties of `memcpy`, `memmove` and `memset`.

use crate::dialect::llvm::intrinsic;
use crate::ir::Op;
use crate::opt::function::Function;

/// Returns true if an intrinsic is volatile, or may be.
pub(crate) fn is_volatile(f: &Function, op: Op) -> bool {
    intrinsic::is_volatile(f.cx, f.body.attrs(op))
}

/// Returns the alignment of a pointer argument: the explicit one, or 1.
pub(crate) fn argument_alignment(f: &Function, op: Op, index: usize) -> u64 {
    intrinsic::argument_alignment(f.cx, f.body.attrs(op), index)
}
