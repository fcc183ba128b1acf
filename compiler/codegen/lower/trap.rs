//! Traps.

use cranelift_codegen::ir::TrapCode;

/// The trap of code that is never reached.
pub(crate) const UNREACHABLE_TRAP: TrapCode = TrapCode::unwrap_user(1);
