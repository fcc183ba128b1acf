//! The boundary between functions: signatures, and wrappers for callers in C.
//!
//! - [`signature`]: the converted types of arguments and results.
//! - [`memref_abi`]: the conventions by which memrefs are passed.
//! - [`c_passing`]: values that C passes in another way than the LLVM dialect.
//! - [`wrapper`]: the functions `_mlir_ciface_*`.

pub(super) mod c_passing;
pub(super) mod memref_abi;
pub(super) mod signature;
pub(super) mod wrapper;
