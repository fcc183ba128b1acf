//! Thunks: machine code between callers and callees.

use cranelift_module::ModuleReloc;

/// Machine code and the places in it that refer to what is called.
pub(crate) struct Thunk {
    /// The bytes.
    pub(crate) code: Vec<u8>,
    /// The reference to what is called, if it is not by address.
    pub(crate) relocs: Vec<ModuleReloc>,
}
