//! Mathematical functions: intrinsics of LLVM, and functions of the C library that have none.

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::function::signature;
use crate::dialect::llvm::intrinsic as i;
use crate::ir::{Context, DictId, FloatKind, Op, OpName, name};
use crate::opt::analysis::effects::is_no_builtin;
use crate::opt::fast_math::FastMath;
use crate::opt::function::Function;

/// A function of floats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum MathFunction {
    Acos,
    Asin,
    Atan,
    Atan2,
    Cbrt,
    Cos,
    Cosh,
    Erf,
    Erfc,
    Exp,
    Exp2,
    Expm1,
    Hypot,
    Log,
    Log10,
    Log1p,
    Log2,
    Pow,
    Sin,
    Sinh,
    Tan,
    Tanh,
}

use MathFunction as M;

/// The functions with their names in C for `double`, and LLVM's intrinsics.
const FUNCTIONS: [(MathFunction, &str, Option<OpName>); 22] = [
    (M::Acos, "acos", Some(i::ACOS)),
    (M::Asin, "asin", Some(i::ASIN)),
    (M::Atan, "atan", Some(i::ATAN)),
    (M::Atan2, "atan2", Some(i::ATAN2)),
    (M::Cbrt, "cbrt", None),
    (M::Cos, "cos", Some(i::COS)),
    (M::Cosh, "cosh", Some(i::COSH)),
    (M::Erf, "erf", None),
    (M::Erfc, "erfc", None),
    (M::Exp, "exp", Some(i::EXP)),
    (M::Exp2, "exp2", Some(i::EXP2)),
    (M::Expm1, "expm1", None),
    (M::Hypot, "hypot", None),
    (M::Log, "log", Some(i::LOG)),
    (M::Log10, "log10", Some(i::LOG10)),
    (M::Log1p, "log1p", None),
    (M::Log2, "log2", Some(i::LOG2)),
    (M::Pow, "pow", Some(i::POW)),
    (M::Sin, "sin", Some(i::SIN)),
    (M::Sinh, "sinh", Some(i::SINH)),
    (M::Tan, "tan", Some(i::TAN)),
    (M::Tanh, "tanh", Some(i::TANH)),
];

impl MathFunction {
    /// The name in the C library, for `double`.
    pub(crate) fn name(self) -> &'static str {
        FUNCTIONS.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }

    /// The number of operands.
    pub(crate) fn operand_count(self) -> usize {
        if matches!(self, M::Atan2 | M::Hypot | M::Pow) { 2 } else { 1 }
    }

    /// The function of a declaration of the C library, for `float` or `double`.
    pub(crate) fn of_declaration(cx: &Context, symbol: &str, attrs: DictId) -> Option<MathFunction> {
        let signature = signature(cx, attrs).filter(|signature| !signature.variadic)?;
        let name = match cx.float_kind(signature.result)? {
            FloatKind::F64 => symbol,
            FloatKind::F32 => symbol.strip_suffix('f')?,
            _ => return None,
        };
        let &(function, ..) = FUNCTIONS.iter().find(|row| row.1 == name)?;
        let has_params = signature.params.len() == function.operand_count()
            && signature.params.iter().all(|&param| param == signature.result);
        (has_params && !is_no_builtin(cx, attrs)).then_some(function)
    }
}

/// A function and the format of its operands and its result.
pub(crate) type Typed = (MathFunction, FloatKind);

impl Function<'_> {
    /// The function of `f32` or `f64` that an operation computes, of a scalar or of lanes. It must have the flag `afn`,
    /// and a call must have no effects.
    pub(crate) fn math_function(&self, op: Op) -> Option<Typed> {
        let name = self.body.name(op);
        let function = match name {
            CALL => self.called_function(op)?,
            _ => FUNCTIONS.iter().find(|row| row.2 == Some(name))?.0,
        };
        let element = self.cx.element_type(self.body.value_type(self.body.result(op, 0)));
        let kind = self.cx.float_kind(element)?;
        let is_known = matches!(kind, FloatKind::F32 | FloatKind::F64);
        (is_known && FastMath::of(self.cx, self.body.attrs(op)).has(FastMath::AFN))
            .then_some((function, kind))
    }

    fn called_function(&self, op: Op) -> Option<MathFunction> {
        let callee = self.attr(op, name::CALLEE).and_then(|attr| self.cx.symbol_value(attr))?;
        let function = self.symbols.math_function(self.table, callee)?;
        self.is_effect_free_call(op).then_some(function)
    }
}
