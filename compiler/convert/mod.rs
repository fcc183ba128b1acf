//! convert

use crate::diag::Diagnostics;
use crate::ir::Module;
use crate::target::Target;

/// Which functions get a C wrapper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CWrappers {
    /// Those with `llvm.emit_c_interface`.
    Attribute,
    /// All public ones.
    All,
    /// None.
    None,
}

/// Options.
#[derive(Clone, Debug)]
pub struct Options {
    /// Wrappers.
    pub c_wrappers: CWrappers,
    /// Index.
    pub index_bits: Option<u32>,
}

/// Converts.
pub fn convert(module: Module, _: &Target, _: &Options, _: &mut Diagnostics) -> Option<Module> {
    Some(module)
}
