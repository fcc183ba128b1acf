//! The table of lane forms.

use std::sync::LazyLock;

use crate::ir::FloatKind;
use crate::opt::analysis::math_function::{MathFunction, Typed};

use super::program::{Computation, Kind, Program};
use super::single::{erf, exponential, logarithm, tanh};

use FloatKind::F32;
use MathFunction as M;

/// A lane form.
#[derive(Debug)]
pub(super) struct Form {
    function: Typed,
    pub(super) program: Program,
    /// True if it is faster than a call, for one scalar.
    pub(super) is_for_scalars: bool,
}

/// A row of the table.
struct Row {
    function: Typed,
    compute: Computation,
    is_for_scalars: bool,
}

/// A form of lanes only: for one scalar, the C library is faster.
const fn lanes(function: MathFunction, kind: FloatKind, compute: Computation) -> Row {
    Row { function: (function, kind), compute, is_for_scalars: false }
}

/// A form that is also faster for one scalar.
const fn any(function: MathFunction, kind: FloatKind, compute: Computation) -> Row {
    Row { is_for_scalars: true, ..lanes(function, kind, compute) }
}

const ROWS: &[Row] = &[
    any(M::Erf, F32, |x| (erf::erf(x[0]), None)),
    any(M::Exp, F32, |x| (exponential::exp(x[0]), None)),
    any(M::Expm1, F32, |x| (exponential::expm1(x[0]), None)),
    any(M::Log1p, F32, |x| (logarithm::log1p(x[0]), None)),
    any(M::Tanh, F32, |x| (tanh::tanh(x[0]), None)),
    lanes(M::Exp2, F32, |x| (exponential::exp2(x[0]), None)),
    lanes(M::Log, F32, |x| (logarithm::log(x[0]), None)),
    lanes(M::Log10, F32, |x| (logarithm::log10(x[0]), None)),
    lanes(M::Log2, F32, |x| (logarithm::log2(x[0]), None)),
];

static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| {
    let form = |&Row { function, compute, is_for_scalars }: &Row| {
        let program = Program::of(compute, Kind::of(function.1), function.0.operand_count());
        Form { function, program, is_for_scalars }
    };
    ROWS.iter().map(form).collect()
});

/// Returns the lane form of a function.
pub(super) fn form(function: Typed) -> Option<&'static Form> {
    FORMS.iter().find(|form| form.function == function)
}
