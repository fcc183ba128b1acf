//! Division of floats by constants, as multiplication by the reciprocal. The reciprocal is exact for powers of two;
//! other divisors need `arcp`. Reciprocals that are not normal numbers are left out.
//!
//! ```text
//!   x / 4.0   ▶   x * 0.25
//! ```

use crate::dialect::llvm::arith::{Binary, FDIV, FMUL};
use crate::ir::{FloatKind, Op, Value};
use crate::opt::fast_math::FastMath;
use crate::opt::function::{Emitter, Function};

/// The reciprocal of the divisor of an `fdiv`.
pub(super) struct Reciprocal(f64);

impl Reciprocal {
    pub(super) fn of(f: &Function, op: Op) -> Option<Reciprocal> {
        if f.body.name(op) != FDIV {
            return None;
        }
        let divisor = Binary(op).rhs(f.body);
        let number = f.float_of(divisor)?;
        let (reciprocal, is_normal) = match f.cx.float_kind(f.body.value_type(divisor))? {
            FloatKind::F32 => (f64::from(1.0 / number as f32), (1.0 / number as f32).is_normal()),
            FloatKind::F64 => (1.0 / number, (1.0 / number).is_normal()),
            _ => return None,
        };
        let is_power = number.to_bits().trailing_zeros() >= f64::MANTISSA_DIGITS - 1;
        let may_round = FastMath::of(f.cx, f.body.attrs(op)).has(FastMath::ARCP);
        (is_normal && (is_power || may_round)).then_some(Reciprocal(reciprocal))
    }

    /// Emits the multiplication that replaces the division.
    pub(super) fn emit(&self, emit: &mut Emitter, op: Op) -> Value {
        let (dividend, attrs) = (Binary(op).lhs(emit.f.body), emit.f.body.attrs(op));
        let ty = emit.ty(dividend);
        let factor = emit.float(ty, self.0);
        emit.value(FMUL, &[dividend, factor], ty, attrs)
    }
}
