//! The ABI: the places of arguments and results, and the thunks between callers and callees.
//!
//! [`Convention::plan`] gives every leaf of a signature its place, as LLVM does. It has two steps. First, every leaf gets a
//! place by the counters of the [convention](cursor). Then, the places are written as a Cranelift signature of plain scalars
//! whose natural assignment gives exactly these places: integer registers by number, float registers by number, stack words
//! by offset, and a dummy in each hole. Cranelift's own rules differ from LLVM's in several cases (128-bit integers, floats
//! beyond the registers of RISC-V), so nothing is left to them.
//!
//! [`entry`] is the thunk that a symbol becomes where Cranelift cannot enter a function as its convention wants.
//! [`exports`] lists what C sees of a module.
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
