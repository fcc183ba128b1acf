//! Frames of functions.

use cranelift_codegen::isa::unwind::{UnwindInfo, UnwindInst};

/// The frame of a function, by which it is unwound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// Cranelift's description of its code, which comes after some bytes of padding.
    Compiled {
        /// Without the padding.
        info: UnwindInfo,
        /// In bytes.
        padding: u32,
    },
    /// The steps of the prologue of Cranelift's code, each with the offset of its end, for Windows.
    Prologue {
        /// The steps.
        steps: Vec<(u32, UnwindInst)>,
        /// Bytes of code.
        length: u32,
    },
    /// So many bytes of code that leave the stack pointer alone.
    Leaf(u32),
    /// So many bytes of x86-64 code that begin with `push rbp; mov rbp, rsp` and end with `leave; ret`.
    Chained(u32),
    /// RISC-V code that begins with taking a frame and saving `ra` and `fs1` at its end, and ends with giving it back.
    SavedFloat {
        /// Bytes of code.
        length: u32,
        /// Bytes of the frame.
        frame: u32,
    },
    /// RISC-V code that takes its frame first and then saves the return address in it, and gives it back last.
    Fixed {
        /// Bytes of code.
        length: u32,
        /// Bytes of the frame.
        frame: u32,
        /// Bytes from the return address to the end of the frame.
        return_address: u32,
    },
}
