//! The input of the assembler of the object: functions before and after they are compiled.

use cranelift_module::{FuncId, ModuleReloc};

use crate::codegen::abi::entry::Entry;
use crate::codegen::context::symbols::Request;
use crate::codegen::debug::Recorded;
use crate::codegen::unwind::Frame;
use crate::diag::Location;
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

/// The parts of a function's assembly that are not in the object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Its symbol in the object.
    pub symbol: String,
    /// The source lines, and the offset in bytes at which the code of each begins.
    pub lines: Vec<(u64, String)>,
    /// Cranelift's text of the instructions.
    pub instructions: String,
}

impl Listing {
    /// Returns the text of the function, for reading.
    pub fn text(&self) -> String {
        format!("; @{}\n{}\n", self.symbol, self.instructions)
    }
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
    /// The source locations of code, and the offset in bytes at which that of each begins, if assembly is requested.
    pub(crate) locations: Vec<(u64, Location)>,
    /// The times of its compilation, if requested.
    pub(crate) times: Parts,
}
