//! Lane forms of mathematical functions: computations without branches, the same for a scalar and for a lane. So an
//! element does not depend on the code that computes it, a vector or the remainder of a loop.
//!
//! NaN, infinities, signed zeros, results that overflow, and denormal operands and results are those of the C library.

mod forms;
mod program;
mod single;

use crate::ir::{FloatKind, Value};
use crate::opt::analysis::math_function::Typed;
use crate::opt::function::Emitter;

use forms::form;

/// The library of vector functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VectorLibrary {
    /// No vectors: functions of scalars are called.
    None,
    /// Computations that the compiler emits.
    #[default]
    Mlirc,
}

impl VectorLibrary {
    /// Returns true if there is a lane form.
    pub(in crate::opt) fn has(self, function: Typed) -> bool {
        match self {
            VectorLibrary::None => false,
            VectorLibrary::Mlirc => form(function).is_some(),
        }
    }

    /// Returns true if the lane form is faster than a call, for one scalar.
    pub(in crate::opt) fn is_for_scalars(self, function: Typed) -> bool {
        self == VectorLibrary::Mlirc && form(function).is_some_and(|form| form.is_for_scalars)
    }

    /// The cost of the lane form for one register, approximately in instructions.
    pub(in crate::opt) fn weight(self, function: Typed) -> i64 {
        form(function).map_or(0, |form| form.program.weight())
    }
}

/// The cost of a scalar function of the C library.
pub(in crate::opt) fn scalar_weight((_, kind): Typed) -> i64 {
    if kind == FloatKind::F32 { 40 } else { 60 }
}

/// Emits the lane form of a function, of scalars or vectors. Returns the result, and the condition that the arguments
/// are outside of its domain.
pub(in crate::opt) fn emit(
    emit: &mut Emitter,
    function: Typed,
    arguments: &[Value],
    lanes: Option<i64>,
) -> Option<(Value, Option<Value>)> {
    form(function).map(|form| form.program.emit(emit, arguments, lanes))
}
