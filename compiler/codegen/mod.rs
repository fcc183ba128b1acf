//! codegen

use crate::diag::{Diagnostics, Place};
use crate::ir::Module;
use crate::source::Source;
use crate::target::Target;

/// Options.
#[derive(Clone, Debug)]
pub struct Options {
    /// O.
    pub opt_level: u8,
    /// C.
    pub emit_clif: bool,
    /// A.
    pub emit_asm: bool,
    /// V.
    pub verify_clif: bool,
    /// N.
    pub object_name: String,
}

/// Output.
#[derive(Clone, Debug)]
pub struct Output {
    /// O.
    pub object: Vec<u8>,
    /// E.
    pub exports: Vec<cabi::Export>,
    /// C.
    pub clif: String,
    /// A.
    pub asm: String,
}

/// Generates.
pub fn generate(
    _: &Module,
    _: &Target,
    _: &Options,
    _: &Source,
    diagnostics: &mut Diagnostics,
) -> Option<Output> {
    diagnostics.error(Place::Unknown, "no code generation");
    None
}
