//! Options of code generation.

/// Options of code generation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// 0 for the fastest compilation, up to 3 for the fastest code.
    pub opt_level: u8,
    /// Whether to return CLIF text.
    pub emit_clif: bool,
    /// Whether to return assembly text.
    pub emit_asm: bool,
    /// Whether `llvm.intr.fmuladd` may be rounded once.
    pub contract: bool,
    /// Whether parts of the stage are timed.
    pub time: bool,
    /// Whether to check the CLIF that is built.
    pub verify_clif: bool,
    /// Whether the vectors of matrix operations hold rows and not columns.
    pub row_major_matrices: bool,
    /// Whether each function has a section of its own.
    pub function_sections: bool,
    /// Name of the source file in the object's symbol table.
    pub object_name: String,
    /// The C function that frees what the module allocates, for the exports' documentation.
    pub deallocator: &'static str,
}
