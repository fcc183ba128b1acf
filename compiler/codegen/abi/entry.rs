//! Thunks through which functions are entered.

use cranelift_module::FuncId;

use crate::codegen::unwind::Frame;

use super::buffered_results::Layout;
use super::convention::Convention;
use super::nest;
use super::piece::{NamedArguments, Register};
use super::plan::Plan;
use super::thunk::Thunk;
use super::variadic_entry::{MAX_NAMED, VariadicEntry};

/// A thunk through which a function is entered.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entry {
    /// For results in registers that Cranelift does not return in, and for over-aligned arguments.
    Buffered(Layout),
    /// For variadic arguments on RISC-V.
    Variadic(VariadicEntry),
    /// For the `llvm.nest` argument, which the function receives in this register.
    Nest(Register),
}

impl Entry {
    /// Returns the entry thunk of a function with this plan.
    pub(crate) fn of(convention: Convention, plan: &Plan) -> Result<Option<Entry>, String> {
        if let Some(buffered) = &plan.buffered {
            return Ok(Some(Entry::Buffered(buffered.layout)));
        }
        if let Some(register) = plan.nest {
            return Ok(Some(Entry::Nest(register)));
        }
        match plan.named.filter(|_| convention == Convention::Riscv64) {
            None => Ok(None),
            Some(NamedArguments { stack, .. }) if stack > MAX_NAMED => {
                Err(format!("it needs {stack} bytes of arguments on the stack in front of variable ones"))
            }
            Some(NamedArguments { stack, .. }) => Ok(Some(Entry::Variadic(VariadicEntry { named: stack }))),
        }
    }

    /// Returns its code, which enters `inner`.
    pub(crate) fn thunk(self, convention: Convention, inner: FuncId) -> Thunk {
        match self {
            Entry::Buffered(layout) => layout.entry_thunk(inner),
            Entry::Variadic(entry) => entry.thunk(inner),
            Entry::Nest(register) => nest::entry_thunk(convention, register, inner),
        }
    }

    /// Returns the unwind information of its code, which has `length` bytes.
    pub(crate) fn unwinding(self, length: u32) -> Frame {
        match self {
            Entry::Buffered(_) => Frame::Chained(length),
            Entry::Variadic(entry) => entry.unwinding(length),
            Entry::Nest(_) => Frame::Leaf(length),
        }
    }
}
