//! Quotients and remainders by constants. No target has instructions for them. Unsigned ones by powers of two are shifts
//! and masks. For others, of 32-bit lanes, the quotient is the product with the reciprocal, rounded up, in a float format
//! that is so wide that the error of the product is less than the distance to the next quotient.
//!
//! Let `r = (1 + e) / d` with `0 <= e <= 2^-p`, where the format has `p + 1` bits of precision. If `x` is a multiple of
//! `d`, then `x * r` is at least the quotient. The quotient is a number of the format, so rounding does not go below
//! it. Otherwise the exact quotient is at least `1 / d` away from the next integer, and the error is at most
//! `2^(1 - p) * x / d`.

use crate::dialect::llvm::arith::{AND, Binary, CONSTANT, FMUL, LSHR, MUL, SDIV, SREM, SUB, UDIV, UREM};
use crate::dialect::llvm::cast::{FPTOSI, SITOFP};
use crate::ir::{AttrData, DictId, Op, OpName, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

use super::narrow::Interval;

/// The interval of dividends for which `f32` has enough precision.
const SINGLE: Interval = (-(1 << 21), 1 << 21);

/// The cost of a scalar division by a constant that is not a shift.
const SCALAR: i64 = 6;

/// A division by a constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quotient {
    name: OpName,
    divisor: i128,
    method: Method,
}

/// The computation of a quotient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Method {
    /// A shift, or a mask for a remainder.
    Bits,
    /// A product in `f32`.
    Single,
    /// A product in `f64`.
    Double,
}

impl Quotient {
    /// Matches a division by a constant. `dividend` returns the interval of the dividend.
    pub(super) fn of(f: &Function, op: Op, dividend: impl FnOnce(Value) -> Interval) -> Option<Quotient> {
        let name = f.body.name(op);
        let is_signed = matches!(name, SDIV | SREM);
        if !is_signed && !matches!(name, UDIV | UREM) {
            return None;
        }
        let [x, by] = Binary(op).operands(f.body);
        let divisor = f.constant_of(by).filter(|&divisor| divisor != 0 && divisor != -1)?;
        let method = if !is_signed && divisor.count_ones() == 1 && divisor > 0 {
            Method::Bits
        } else {
            let interval = dividend(x);
            let is_positive = interval.0 >= 0 && divisor > 0;
            let is_word = f.cx.int_width(f.body.value_type(x)) == Some(32);
            if !is_word || !(is_signed || is_positive) {
                return None;
            }
            let is_single = SINGLE.0 <= interval.0 && interval.1 <= SINGLE.1;
            if is_single { Method::Single } else { Method::Double }
        };
        Some(Quotient { name, divisor, method })
    }

    /// Returns true for the remainder of a division.
    fn is_remainder(self) -> bool {
        matches!(self.name, SREM | UREM)
    }

    /// The costs for a register of lanes, and for a scalar.
    pub(super) fn costs(self) -> (i64, i64) {
        let remainder = if self.is_remainder() { 7 } else { 0 };
        match self.method {
            Method::Bits => (1, 1),
            Method::Single => (remainder + 3, SCALAR),
            Method::Double => (remainder + 8, SCALAR),
        }
    }

    /// Emits the vector of type `ty` for the vector of dividends.
    pub(super) fn emit(self, emit: &mut Emitter, x: Value, ty: TypeId, lanes: i64) -> Value {
        let float = match self.method {
            Method::Bits => return self.emit_bits(emit, x, ty),
            Method::Single => TypeId::F32,
            Method::Double => TypeId::F64,
        };
        let floats = emit.f.vector_type(lanes, float);
        let numbers = emit.value(SITOFP, &[x], floats, DictId::EMPTY);
        let reciprocal = reciprocal(emit, self.divisor, float);
        let reciprocal = emit.splat(reciprocal, floats);
        let products = emit.value(FMUL, &[numbers, reciprocal], floats, DictId::EMPTY);
        let quotients = emit.value(FPTOSI, &[products], ty, DictId::EMPTY);
        if !self.is_remainder() {
            return quotients;
        }
        let divisor = emit.int(TypeId::I32, self.divisor);
        let divisor = emit.splat(divisor, ty);
        let multiples = emit.value(MUL, &[quotients, divisor], ty, DictId::EMPTY);
        emit.value(SUB, &[x, multiples], ty, DictId::EMPTY)
    }

    fn emit_bits(self, emit: &mut Emitter, x: Value, ty: TypeId) -> Value {
        let (name, by) = match self.is_remainder() {
            true => (AND, self.divisor - 1),
            false => (LSHR, self.divisor.trailing_zeros().into()),
        };
        let element = emit.f.cx.element_type(ty);
        let by = emit.int(element, by);
        let by = emit.splat(by, ty);
        emit.value(name, &[x, by], ty, DictId::EMPTY)
    }
}

/// Emits the reciprocal of an integer, rounded away from zero.
fn reciprocal(emit: &mut Emitter, divisor: i128, ty: TypeId) -> Value {
    let bits = match ty {
        TypeId::F32 => single(divisor).to_bits().into(),
        _ => double(divisor).to_bits().into(),
    };
    let value = emit.f.cx.attr(AttrData::Float { ty, bits });
    emit.value_with(CONSTANT, &[], ty, &[(name::VALUE, value)])
}

fn single(divisor: i128) -> f32 {
    let nearest = 1.0 / divisor as f32;
    let is_less = f64::from(nearest).mul_add(divisor as f64, -1.0) < 0.0;
    f32::from_bits(nearest.to_bits() + u32::from(is_less))
}

fn double(divisor: i128) -> f64 {
    let nearest = 1.0 / divisor as f64;
    let is_less = nearest.mul_add(divisor as f64, -1.0) < 0.0;
    f64::from_bits(nearest.to_bits() + u64::from(is_less))
}

#[cfg(test)]
mod tests {
    use super::{double, single};

    /// Compares quotients around multiples of divisors with those that vectors compute.
    #[test]
    fn products_with_reciprocals_are_quotients() {
        for divisor in (2..2000).chain([4095, 65_535, 1 << 20, i32::MAX]).flat_map(|it| [it, -it]) {
            for quotient in (0..200).chain([1 << 21, i32::MAX]).map(|it| it.min(i32::MAX / divisor.abs())) {
                let multiple = quotient * divisor;
                for x in [multiple.saturating_sub(1), multiple, multiple.saturating_add(1)] {
                    assert_eq!(
                        (f64::from(x) * double(divisor.into())) as i32,
                        x / divisor,
                        "{x} / {divisor}"
                    );
                    if x.abs() <= 1 << 21 {
                        assert_eq!(
                            (x as f32 * single(divisor.into())) as i32,
                            x / divisor,
                            "{x} / {divisor}"
                        );
                    }
                }
            }
        }
    }
}
