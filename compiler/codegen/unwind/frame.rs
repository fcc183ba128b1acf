//! Frames of functions.

use cranelift_codegen::isa::unwind::UnwindInst;
use gimli::write::CallFrameInstruction;

/// The frame of a function, from which unwind information is generated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// Cranelift's code.
    Compiled {
        /// The description of the frame, with offsets from the start of the code.
        steps: Vec<(u32, CallFrameInstruction)>,
        /// Bytes of code.
        length: u32,
    },
    /// The steps of the prologue of Cranelift's code, each with the offset of its end, for Windows.
    Prologue {
        /// The steps.
        steps: Vec<(u32, UnwindInst)>,
        /// Bytes of code.
        length: u32,
    },
    /// Code of this many bytes that does not change the stack pointer.
    Leaf(u32),
    /// x86-64 code of this many bytes that begins with `push rbp; mov rbp, rsp` and ends with `leave; ret`.
    Chained(u32),
    /// The same for code that begins with `push rbp; mov rbp, rsp; sub rsp, imm8; mov [rbp - 16], rbx`.
    SavingBase(u32),
    /// RISC-V code that begins by allocating a frame and saving `ra` and `fs1` at its end, and ends by freeing it.
    SavedFloat {
        /// Bytes of code.
        length: u32,
        /// Bytes of the frame.
        frame: u32,
    },
    /// RISC-V code that first allocates its frame and then saves the return address in it, and frees it at the end.
    Fixed {
        /// Bytes of code.
        length: u32,
        /// Bytes of the frame.
        frame: u32,
        /// Bytes from the return address to the end of the frame.
        return_address: u32,
    },
}

/// Returns true if a prologue saves the frame pointer of the caller.
pub(crate) fn has_frame_pointer(prologue: &[(u32, UnwindInst)]) -> bool {
    prologue.iter().any(|(_, inst)| matches!(inst, UnwindInst::PushFrameRegs { .. }))
}
