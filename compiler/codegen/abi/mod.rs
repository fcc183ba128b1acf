//! The ABI: the locations of arguments and results, and the thunks between callers and callees.
//!
//! [`Convention::plan`] assigns every leaf of a signature to the same location as LLVM. It has two steps. First, every
//! leaf gets a location by the counters of the [convention](cursor). Then, the locations are written as a Cranelift
//! signature of plain scalars whose natural assignment results in exactly these locations: integer registers by index,
//! float registers by index, stack words by offset, and a dummy in each hole. Cranelift's own rules differ from LLVM's
//! in several cases (128-bit integers, floats beyond the registers of RISC-V), so the plan does not rely on them.
//!
//! [`entry`] is the thunk of a symbol whose convention Cranelift cannot implement at the entry. [`exports`] lists the
//! functions that C can call.
//!
//! May import `types` and `unwind`.

pub(super) mod buffered_results;
mod convention;
mod cursor;
mod darwin;
pub(super) mod entry;
pub(super) mod exports;
pub(super) mod nest;
mod piece;
mod plan;
#[cfg(test)]
mod tests;
pub(super) mod thunk;
pub(super) mod variadic_call;
pub(super) mod variadic_entry;

pub(crate) use convention::Convention;
pub(crate) use piece::{Arg, Copied, Extend, Kind, NamedArguments, Part, Piece, Register, STACK_ALIGN, Word};
pub(crate) use plan::{Plan, Request};
