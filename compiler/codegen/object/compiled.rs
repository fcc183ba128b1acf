//! The input of the assembler of the object: functions before and after they are compiled.

use cranelift_module::{FuncId, ModuleReloc};

use crate::codegen::abi::entry::Entry;
use crate::codegen::context::symbols::Request;
use crate::codegen::debug::Recorded;
use crate::codegen::unwind::Frame;
use crate::ir::{BodyId, Op};
use crate::time::Parts;

/// A function to be compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Definition {
    /// Its operation in the symbol table.
    pub(crate) op: Op,
    /// Its body.
    pub(crate) body: BodyId,
    /// Its index in the object.
    pub(crate) id: FuncId,
}

/// A compiled function.
pub(crate) struct Compiled {
    /// Machine code.
    pub(crate) code: Vec<u8>,
    /// Alignment it needs.
    pub(crate) align: u64,
    /// Its relocations.
    pub(crate) relocs: Vec<ModuleReloc>,
    /// The targets of relocations in the request space.
    pub(crate) requests: Vec<Request>,
    /// The thunk to which its symbol refers, if the function is behind one.
    pub(crate) entry: Option<Entry>,
    /// The number of bytes of its arguments on the stack, if it clobbers a callee-saved register.
    pub(crate) changes_saved_float: Option<u32>,
    /// The frame of the thunk.
    pub(crate) unwind: Frame,
    /// The debug information, if requested.
    pub(crate) debug: Option<Recorded>,
    /// The number of padding bytes before its code.
    pub(crate) padding: u32,
    /// CLIF text, if requested.
    pub(crate) clif: String,
    /// Assembly text, if requested.
    pub(crate) asm: String,
    /// The times of its compilation, if requested.
    pub(crate) times: Parts,
}
