//! Thunks: machine code between callers and callees.

use cranelift_module::ModuleReloc;

/// Machine code, and the relocations of its callee.
pub(crate) struct Thunk {
    /// The bytes.
    pub(crate) code: Vec<u8>,
    /// The relocation of the callee, unless it is called by address.
    pub(crate) relocs: Vec<ModuleReloc>,
}
