//! The input of the assembler of the object: functions before and after they are compiled.

use cranelift_module::{FuncId, ModuleReloc};

use crate::codegen::abi::entry::Entry;
use crate::codegen::context::symbols::Request;
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
    /// Its number in the object.
    pub(crate) id: FuncId,
}

/// A compiled function.
pub(crate) struct Compiled {
    /// Machine code.
    pub(crate) code: Vec<u8>,
    /// Alignment it needs.
    pub(crate) align: u64,
    /// References in it.
    pub(crate) relocs: Vec<ModuleReloc>,
    /// The targets of references in the request space.
    pub(crate) requests: Vec<Request>,
    /// The thunk that its symbol is, if it is a function behind one.
    pub(crate) entry: Option<Entry>,
    /// If it changes a register that its caller wants to keep: how many bytes it is passed on the stack.
    pub(crate) changes_saved_float: Option<u32>,
    /// The frame of the thunk.
    pub(crate) unwind: Option<Frame>,
    /// Bytes of no operation that its code begins with.
    pub(crate) padding: u32,
    /// CLIF text, if wanted.
    pub(crate) clif: String,
    /// Assembly text, if wanted.
    pub(crate) asm: String,
    /// The times of its compilation, if wanted.
    pub(crate) times: Parts,
}
