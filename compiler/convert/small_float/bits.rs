//! Exact conversions between small floats and `f32` or `f64`, rounded to nearest, ties to even:
//!
//! - Exponent and fraction are moved to the fields of an `f32`. The result is the number with another exponent bias. A
//!   multiplication by a power of two corrects the bias, also for subnormal numbers.
//! - A number is rounded to a few digits by adding and subtracting a number large enough to leave no more digits.

use crate::dialect::llvm::arith::{AND, CONSTANT, FADD, FMUL, FSUB, LSHR, OR, SELECT, SHL};
use crate::dialect::llvm::cast::{BITCAST, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, IntPredicate};
use crate::dialect::llvm::intrinsic::UMAX;
use crate::ir::small_float::{Layout, Special, layout, specials, to_f64};
use crate::ir::{AttrData, DenseData, FloatKind, OpName, TypeId, Value, float, name};

use super::with_element;
use crate::convert::arith::compare;
use crate::convert::context::{Converter, Problem};

/// Emits operations on rows of bits, and on the `f32` or `f64` floats that they represent.
struct Bits<'c, 'a> {
    cv: &'c mut Converter<'a>,
    int: TypeId,
    float: TypeId,
    kind: FloatKind,
}

impl<'c, 'a> Bits<'c, 'a> {
    fn new(cv: &'c mut Converter<'a>, float: TypeId) -> Result<Bits<'c, 'a>, Problem> {
        let kind = cv.cx.float_kind(cv.cx.element_type(float)).ok_or("expects floats")?;
        let int = cv.cx.int_type(kind.bits());
        let int = with_element(&mut cv.cx, float, int);
        Ok(Bits { cv, int, float, kind })
    }

    /// Returns the number of bits of the fraction.
    fn fraction(&self) -> u32 {
        if self.kind == FloatKind::F64 { 52 } else { 23 }
    }

    /// Returns the bias of the exponent.
    fn bias(&self) -> i32 {
        if self.kind == FloatKind::F64 { 1023 } else { 127 }
    }

    fn int(&mut self, op: OpName, row: Value, number: u64) -> Value {
        let number = self.number(number);
        self.cv.emit_value(op, &[row, number], self.int, &[])
    }

    fn number(&mut self, number: u64) -> Value {
        self.cv.constant(self.int, number.into())
    }

    fn float_number(&mut self, number: f64) -> Value {
        let (ty, kind) = (self.float, self.kind);
        let bits = float::from_f64(kind, number);
        let element = self.cv.cx.element_type(ty);
        let data = if element == ty {
            AttrData::Float { ty, bits }
        } else {
            let bytes = bits.to_le_bytes()[..kind.bits() as usize / 8].into();
            AttrData::DenseElements { ty, data: DenseData::Splat(bytes) }
        };
        let attr = self.cv.cx.attr(data);
        self.cv.emit_value(CONSTANT, &[], ty, &[(name::VALUE, attr)])
    }

    fn float(&mut self, op: OpName, a: Value, b: Value) -> Value {
        self.cv.emit_value(op, &[a, b], self.float, &[])
    }

    fn float_of(&mut self, bits: Value) -> Value {
        self.cv.emit_value(BITCAST, &[bits], self.float, &[])
    }

    fn bits_of(&mut self, number: Value) -> Value {
        self.cv.emit_value(BITCAST, &[number], self.int, &[])
    }

    /// Selects `bits` where a comparison of a row with a number holds, `otherwise` elsewhere.
    fn select(
        &mut self,
        predicate: IntPredicate,
        row: Value,
        number: u64,
        bits: Value,
        otherwise: Value,
    ) -> Value {
        let number = self.number(number);
        let condition = compare(self.cv, predicate, row, number);
        self.cv.emit_value(SELECT, &[condition, bits, otherwise], self.int, &[])
    }

    /// Selects `then` where a comparison of two rows of floats holds, `otherwise` elsewhere.
    fn select_float(
        &mut self,
        predicate: FloatPredicate,
        a: Value,
        b: Value,
        then: Value,
        otherwise: Value,
    ) -> Value {
        let predicate = self.cv.cx.int_attr(TypeId::I64, predicate as i128);
        let ty = with_element(&mut self.cv.cx, self.int, TypeId::I1);
        let condition = self.cv.emit_value(FCMP, &[a, b], ty, &[(name::PREDICATE, predicate)]);
        let ty = self.cv.type_of(then);
        self.cv.emit_value(SELECT, &[condition, then, otherwise], ty, &[])
    }
}

/// The bits of an infinite `f32` and of a NaN.
const INFINITE: u64 = 0x7f80_0000;
const NAN: u64 = 0x7fc0_0000;
/// The bits of 2^-127 in `f32`.
const SMALLEST_POWER: u64 = 0x0040_0000;

/// Converts a row of a small format to `f32`.
pub(super) fn decode(
    cv: &mut Converter,
    row: Value,
    kind: FloatKind,
    single: TypeId,
) -> Result<Value, Problem> {
    let mut x = Bits::new(cv, single)?;
    let code = x.cv.emit_value(ZEXT, &[row], x.int, &[]);
    let Some(format) = layout(kind) else {
        let (bits, smallest, nan) = (x.int(SHL, code, 23), x.number(SMALLEST_POWER), x.number(NAN));
        let bits = x.select(IntPredicate::Eq, code, 0, smallest, bits);
        let bits = x.select(IntPredicate::Eq, code, 0xff, nan, bits);
        return Ok(x.float_of(bits));
    };
    let width = format.exponent + format.fraction;
    let ones = (1 << width) - 1;
    let magnitude = x.int(AND, code, ones);
    let placed = x.int(SHL, magnitude, (23 - format.fraction).into());
    let number = x.float_of(placed);
    let power = x.float_number(2f64.powi(x.bias() - format.bias));
    let number = x.float(FMUL, number, power);
    let bits = x.bits_of(number);
    let nan = x.number(NAN);
    let bits = match format.special {
        Special::Ieee => {
            let special = x.int(OR, placed, INFINITE);
            let infinity = ones >> format.fraction << format.fraction;
            x.select(IntPredicate::Uge, magnitude, infinity, special, bits)
        }
        Special::OnesNan => x.select(IntPredicate::Eq, magnitude, ones, nan, bits),
        Special::ZeroNan => x.select(IntPredicate::Eq, code, ones + 1, nan, bits),
        Special::None => bits,
    };
    let sign = x.int(LSHR, code, width.into());
    let sign = x.int(SHL, sign, 31);
    let bits = x.cv.emit_value(OR, &[bits, sign], x.int, &[]);
    Ok(x.float_of(bits))
}

/// Converts a row of `f32` or `f64` to a small format, as a row of type `ty`.
pub(super) fn encode(cv: &mut Converter, row: Value, kind: FloatKind, ty: TypeId) -> Result<Value, Problem> {
    let float = cv.type_of(row);
    let mut x = Bits::new(cv, float)?;
    let code = match layout(kind) {
        Some(format) => encode_bits(&mut x, row, kind, &format),
        None => {
            let bits = x.bits_of(row);
            x.int(LSHR, bits, 23)
        }
    };
    Ok(x.cv.emit_value(TRUNC, &[code], ty, &[]))
}

fn encode_bits(x: &mut Bits, row: Value, kind: FloatKind, format: &Layout) -> Value {
    let (nan, overflow, largest) = specials(format);
    let largest_number = x.float_number(to_f64(kind, largest.into()));
    // A format without NaN uses the largest number, as in MLIR.
    let row = match format.special {
        Special::None => x.select_float(FloatPredicate::Uno, row, row, largest_number, row),
        _ => row,
    };
    let bits = x.bits_of(row);
    let sign_bit = x.kind.bits() - 1;
    let magnitude_bits = x.int(AND, bits, (1 << sign_bit) - 1);
    let magnitude = x.float_of(magnitude_bits);
    let rounded = round(x, magnitude_bits, magnitude, format);
    let power = x.float_number(2f64.powi(format.bias - x.bias()));
    let placed = x.float(FMUL, rounded, power);
    let placed = x.bits_of(placed);
    let code = x.int(LSHR, placed, (x.fraction() - format.fraction).into());
    // After rounding, larger numbers overflow; so does NaN, which compares unordered.
    let overflow = x.number(overflow);
    let code = x.select_float(FloatPredicate::Ugt, rounded, largest_number, overflow, code);
    let code = match format.special {
        Special::None => code,
        _ => {
            let nan = x.number(nan);
            x.select_float(FloatPredicate::Uno, row, row, nan, code)
        }
    };
    let sign = x.int(LSHR, bits, sign_bit.into());
    let sign = x.int(SHL, sign, (format.exponent + format.fraction).into());
    let sign = match format.special {
        Special::ZeroNan => {
            let none = x.number(0);
            x.select(IntPredicate::Eq, code, 0, none, sign)
        }
        _ => sign,
    };
    x.cv.emit_value(OR, &[code, sign], x.int, &[])
}

/// Rounds a non-negative number to the number of digits of a format.
fn round(x: &mut Bits, bits: Value, number: Value, format: &Layout) -> Value {
    // The largest power of two that is not larger, but at least the one of subnormal numbers.
    let fraction = x.fraction();
    let exponent_mask = ((1 << (x.kind.bits() - 1)) - 1) >> fraction << fraction;
    let power = x.int(AND, bits, exponent_mask);
    let lowest = ((1 - format.bias + x.bias()) as u64) << fraction;
    let power = x.int(UMAX, power, lowest);
    let power = x.float_of(power);
    let factor = x.float_number(1.5 * 2f64.powi((fraction - format.fraction) as i32));
    let large = x.float(FMUL, power, factor);
    let sum = x.float(FADD, number, large);
    x.float(FSUB, sum, large)
}
