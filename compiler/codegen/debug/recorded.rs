//! What the compilation of a function records for its debug information.

use std::ops::Range;

use cranelift_codegen::{Final, MachSrcLoc};

use crate::ir::{Body, Op};

/// The debug information of the code of a function. Offsets are in bytes from the beginning of Cranelift's code.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    /// The ranges of code of operations, in the order of addresses. Code between them belongs to no operation.
    pub(crate) ops: Vec<(Range<u32>, Op)>,
    /// The number of bytes.
    pub(crate) length: u32,
}

impl Recorded {
    /// Records the code of a function. The source location of an instruction is the index of its operation.
    pub(crate) fn new(body: &Body, locations: &[MachSrcLoc<Final>], length: u32) -> Recorded {
        let mut ops: Vec<(Range<u32>, Op)> = Vec::new();
        for at in
            locations.iter().filter(|at| (at.loc.bits() as usize) < body.op_count() && at.start < at.end)
        {
            let op = Op::new(at.loc.bits() as usize);
            match ops.last_mut() {
                Some((range, last)) if *last == op && range.end == at.start => range.end = at.end,
                _ => ops.push((at.start..at.end, op)),
            }
        }
        Recorded { ops, length }
    }
}
