//! Dispatch: the selection between the functions of several levels at run time, as machine code.
//!
//! - The symbol of a function is a *stub*: a jump to the address in a pointer of its own. So a function has one address,
//!   and a call of it costs one more jump.
//! - At first, the pointer has the address of the *resolver* of the function, which queries the level of the processor,
//!   stores the address of the function of this level in the pointer, and jumps there. Threads that do so at the same
//!   time store the same address.
//! - One *query* in each object determines the level, by instructions on x86-64 ([`x86_64`]) and by the operating system
//!   on AArch64 ([`aarch64`]), and keeps it in a variable.
//!
//! The code preserves all registers that may pass arguments. It needs no constructor and no support of the loader.

mod aarch64;
mod code;
mod x86_64;

use cranelift_module::{DataId, FuncId};
use target_lexicon::Architecture;

use crate::target::{Level, Target};

pub(crate) use code::Routine;

/// The interface of the operating system that a query calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Interface {
    /// The processor itself; nothing is called.
    Processor,
    /// `getauxval`.
    AuxiliaryVector,
    /// `sysctlbyname`.
    SystemControl,
}

impl Interface {
    /// Returns the interface of a target.
    pub(crate) fn of(target: &Target) -> Interface {
        match target.triple.architecture {
            Architecture::X86_64 => Interface::Processor,
            _ if target.macos_version().is_some() => Interface::SystemControl,
            _ => Interface::AuxiliaryVector,
        }
    }

    /// Returns the function of the C library.
    pub(crate) fn function(self) -> Option<&'static str> {
        match self {
            Interface::Processor => None,
            Interface::AuxiliaryVector => Some("getauxval"),
            Interface::SystemControl => Some("sysctlbyname"),
        }
    }
}

/// Returns the stub of a function with this pointer.
pub(crate) fn stub(target: &Target, pointer: DataId) -> Routine {
    match target.triple.architecture {
        Architecture::X86_64 => x86_64::stub(pointer),
        _ => aarch64::stub(pointer),
    }
}

/// Returns the resolver of a function with this pointer. `functions` has the function of each level.
pub(crate) fn resolver(target: &Target, query: FuncId, pointer: DataId, functions: &[FuncId]) -> Routine {
    match target.triple.architecture {
        Architecture::X86_64 => x86_64::resolver(query, pointer, functions),
        _ => aarch64::resolver(query, pointer, functions),
    }
}

/// Returns the query, which keeps its result in the variable `cache`. `function` is that of the interface, and `name`
/// returns the data with the name of a feature.
///
/// # Errors
/// When `name` has some.
pub(crate) fn query(
    target: &Target,
    cache: DataId,
    function: Option<FuncId>,
    name: impl FnMut(&'static str) -> Result<DataId, String>,
) -> Result<Routine, String> {
    let levels: &[Level] = &target.levels;
    match (Interface::of(target), function) {
        (Interface::AuxiliaryVector, Some(function)) => {
            Ok(aarch64::query_auxiliary_vector(levels, cache, function))
        }
        (Interface::SystemControl, Some(function)) => {
            aarch64::query_system_control(levels, cache, function, name)
        }
        _ => Ok(x86_64::query(levels, cache, target.macos_version().is_some())),
    }
}
