//! The table of lane forms.

use std::sync::LazyLock;

use crate::ir::FloatKind;
use crate::opt::analysis::math_function::{MathFunction, Typed};

use super::program::{Computation, Kind, Program};
use super::{double, single, wide};

use FloatKind::{F32, F64};
use MathFunction as M;

/// A lane form.
#[derive(Debug)]
pub(super) struct Form {
    function: Typed,
    pub(super) program: Program,
    /// The cost of a call of the C library, approximately in instructions.
    pub(super) call: i64,
    /// True if it is faster than a call, for one scalar.
    pub(super) is_for_scalars: bool,
}

impl Form {
    /// Returns true if vectors are not slower than calls for each lane.
    pub(super) fn is_profitable(&self, has_fma: bool) -> bool {
        let lanes = if self.function.1 == F32 { 4 } else { 2 };
        self.program.weight(has_fma) <= self.call * lanes
    }
}

/// A row of the table.
struct Row {
    function: Typed,
    /// The cost of a call of the C library, calibrated by `make math-accuracy`: lane forms that are slower are not used.
    call: i64,
    compute: Computation,
    is_for_scalars: bool,
}

/// A form of lanes only: for one scalar, the C library is faster.
const fn lanes(function: MathFunction, kind: FloatKind, call: i64, compute: Computation) -> Row {
    Row { function: (function, kind), call, compute, is_for_scalars: false }
}

/// A form that is also faster for one scalar.
const fn any(function: MathFunction, kind: FloatKind, call: i64, compute: Computation) -> Row {
    Row { is_for_scalars: true, ..lanes(function, kind, call, compute) }
}

const ROWS: &[Row] = &[
    lanes(M::Acos, F32, 42, |x| (wide::inverse::acos(x[0]), None)),
    lanes(M::Acos, F64, 45, |x| (double::inverse::acos(x[0]), None)),
    lanes(M::Asin, F32, 38, |x| (wide::inverse::asin(x[0]), None)),
    lanes(M::Asin, F64, 43, |x| (double::inverse::asin(x[0]), None)),
    lanes(M::Atan, F32, 30, |x| (wide::inverse::atan(x[0]), None)),
    lanes(M::Atan, F64, 71, |x| (double::inverse::atan(x[0]), None)),
    lanes(M::Atan2, F32, 93, |x| (wide::inverse::atan2(x[0], x[1]), None)),
    lanes(M::Atan2, F64, 79, |x| (double::inverse::atan2(x[0], x[1]), None)),
    lanes(M::Cbrt, F32, 84, |x| (wide::power::cbrt(x[0]), None)),
    lanes(M::Cbrt, F64, 60, |x| (double::root::cbrt(x[0]), None)),
    lanes(M::Cos, F32, 29, |x| wide::trigonometric::cos(x[0])),
    lanes(M::Cos, F64, 84, |x| double::trigonometric::cos(x[0])),
    lanes(M::Cosh, F32, 60, |x| (wide::hyperbolic::cosh(x[0]), None)),
    lanes(M::Cosh, F64, 63, |x| (double::hyperbolic::cosh(x[0]), None)),
    any(M::Erf, F32, 112, |x| (single::erf::erf(x[0]), None)),
    lanes(M::Erfc, F32, 112, |x| (wide::erfc::erfc(x[0]), None)),
    any(M::Exp, F32, 30, |x| (single::exponential::exp(x[0]), None)),
    lanes(M::Exp, F64, 49, |x| (double::exponential::exp(x[0]), None)),
    lanes(M::Exp2, F32, 30, |x| (single::exponential::exp2(x[0]), None)),
    lanes(M::Exp2, F64, 30, |x| (double::exponential::exp2(x[0]), None)),
    any(M::Expm1, F32, 80, |x| (single::exponential::expm1(x[0]), None)),
    lanes(M::Expm1, F64, 62, |x| (double::exponential::expm1(x[0]), None)),
    lanes(M::Hypot, F32, 27, |x| (wide::power::hypot(x[0], x[1]), None)),
    lanes(M::Hypot, F64, 47, |x| (double::root::hypot(x[0], x[1]), None)),
    lanes(M::Log, F32, 32, |x| (single::logarithm::log(x[0]), None)),
    lanes(M::Log, F64, 38, |x| (double::logarithm::log(x[0]), None)),
    lanes(M::Log10, F32, 57, |x| (single::logarithm::log10(x[0]), None)),
    lanes(M::Log10, F64, 48, |x| (double::logarithm::log10(x[0]), None)),
    any(M::Log1p, F32, 65, |x| (single::logarithm::log1p(x[0]), None)),
    lanes(M::Log1p, F64, 52, |x| (double::logarithm::log1p(x[0]), None)),
    lanes(M::Log2, F32, 30, |x| (single::logarithm::log2(x[0]), None)),
    lanes(M::Log2, F64, 35, |x| (double::logarithm::log2(x[0]), None)),
    lanes(M::Pow, F32, 42, |x| (wide::power::pow(x[0], x[1]), None)),
    lanes(M::Pow, F64, 99, |x| (double::power::pow(x[0], x[1]), None)),
    lanes(M::Sin, F32, 29, |x| wide::trigonometric::sin(x[0])),
    lanes(M::Sin, F64, 84, |x| double::trigonometric::sin(x[0])),
    lanes(M::Sinh, F32, 117, |x| (wide::hyperbolic::sinh(x[0]), None)),
    lanes(M::Sinh, F64, 105, |x| (double::hyperbolic::sinh(x[0]), None)),
    lanes(M::Tan, F32, 95, |x| wide::trigonometric::tan(x[0])),
    lanes(M::Tan, F64, 68, |x| double::trigonometric::tan(x[0])),
    any(M::Tanh, F32, 109, |x| (single::tanh::tanh(x[0]), None)),
    lanes(M::Tanh, F64, 95, |x| (double::hyperbolic::tanh(x[0]), None)),
];

static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| {
    let form = |&Row { function, call, compute, is_for_scalars }: &Row| {
        let program = Program::of(compute, Kind::of(function.1), function.0.operand_count());
        Form { function, program, call, is_for_scalars }
    };
    ROWS.iter().map(form).collect()
});

/// Returns the lane form of a function.
pub(super) fn form(function: Typed) -> Option<&'static Form> {
    FORMS.iter().find(|form| form.function == function)
}
