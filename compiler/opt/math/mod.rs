//! Lane forms of mathematical functions: computations without branches, the same for a scalar and for a lane. So an
//! element does not depend on the code that computes it, a vector or the remainder of a loop.
//!
//! NaN, infinities, signed zeros, results that overflow, and denormal operands and results are those of the C library.

mod double;
mod forms;
pub(super) mod libmvec;
mod program;
mod single;
mod wide;

use target_lexicon::{Architecture, Environment, OperatingSystem};

use crate::ir::Value;
use crate::opt::analysis::math_function::Typed;
use crate::opt::function::Emitter;
use crate::target::Target;

use forms::form;

/// The library of vector functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VectorLibrary {
    /// No vectors: functions of scalars are called.
    None,
    /// Computations that the compiler emits.
    #[default]
    Mlirc,
    /// Functions of glibc, with the names of the x86-64 vector ABI.
    Libmvec,
}

impl VectorLibrary {
    /// Checks that a target has the library.
    ///
    /// # Errors
    /// If it has not.
    pub fn check(self, target: &Target) -> Result<(), String> {
        let triple = &target.triple;
        let has_libmvec = triple.architecture == Architecture::X86_64
            && matches!(triple.operating_system, OperatingSystem::Linux)
            && triple.environment == Environment::Gnu;
        if self == VectorLibrary::Libmvec && !has_libmvec {
            return Err(format!("-fveclib=libmvec needs glibc on x86-64; the target is '{triple}'"));
        }
        Ok(())
    }

    /// Returns true if there is a lane form that is not slower than calls for each lane.
    pub(in crate::opt) fn has(self, function: Typed, has_fma: bool) -> bool {
        match self {
            VectorLibrary::None => false,
            VectorLibrary::Mlirc => form(function).is_some_and(|form| form.is_profitable(has_fma)),
            VectorLibrary::Libmvec => true,
        }
    }

    /// Returns true if the lane form is faster than a call, for one scalar.
    pub(in crate::opt) fn is_for_scalars(self, function: Typed) -> bool {
        self == VectorLibrary::Mlirc && form(function).is_some_and(|form| form.is_for_scalars)
    }

    /// The cost of the lane form for one register, approximately in instructions.
    pub(in crate::opt) fn weight(self, function: Typed, has_fma: bool) -> i64 {
        match self {
            // A call for each register.
            VectorLibrary::Libmvec => libmvec::WEIGHT,
            _ => form(function).map_or(0, |form| form.program.weight(has_fma)),
        }
    }
}

/// The cost of a call of the C library, approximately in instructions.
pub(in crate::opt) fn scalar_weight(function: Typed) -> i64 {
    form(function).map_or(0, |form| form.call)
}

/// Emits a function of scalars or vectors. Returns the result, and the condition that the arguments are outside of the
/// domain of the lane form.
pub(in crate::opt) fn emit(
    emit: &mut Emitter,
    function: Typed,
    arguments: &[Value],
    lanes: Option<i64>,
) -> Option<(Value, Option<Value>)> {
    match (emit.f.progress.vector_library, lanes) {
        (VectorLibrary::Libmvec, Some(lanes)) => {
            Some((libmvec::emit(emit, function, arguments, lanes), None))
        }
        _ => form(function).map(|form| form.program.emit(emit, arguments, lanes)),
    }
}
