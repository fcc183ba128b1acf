//! Options of code generation.

use super::debug_options::DebugOptions;

/// Options of code generation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// 0 for the fastest compilation, up to 3 for the fastest code.
    pub opt_level: u8,
    /// True to return CLIF text.
    pub emit_clif: bool,
    /// True to return assembly text.
    pub emit_asm: bool,
    /// True if `llvm.intr.fmuladd` may be rounded once.
    pub contract: bool,
    /// True to measure the time of parts of the stage.
    pub time: bool,
    /// The debug information, if any.
    pub debug: Option<DebugOptions>,
    /// True to verify the generated CLIF.
    pub verify_clif: bool,
    /// True if the vectors of matrix operations are row-major, not column-major.
    pub row_major_matrices: bool,
    /// True if each function has a section of its own.
    pub function_sections: bool,
    /// True if all functions keep their frame pointers.
    pub keeps_frame_pointers: bool,
    /// True if calls in tail position return to the function.
    pub forbids_sibling_calls: bool,
    /// The C function that frees what the module allocates, for the exports' documentation.
    pub deallocator: &'static str,
}
