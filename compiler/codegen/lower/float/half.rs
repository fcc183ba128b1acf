//! `f16` and `bf16`: stored as their 16 bits, computed as `f32`, and rounded to nearest even after each operation.
//!
//! Sums, products, quotients and square roots of `f32` rounded to half precision are the correctly rounded ones,
//! because `f32` has more than twice the digits.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::{Leaf, Scalar};

/// The leaf of an `f32`.
pub(crate) const WIDE: Leaf = Leaf { scalar: Scalar::F32, lanes: 1, offset: 0 };

impl FunctionCx<'_> {
    /// Computes in `f32` if a leaf has half precision, and in its own format otherwise.
    pub(crate) fn in_wide(
        &mut self,
        leaf: Leaf,
        args: &[Value],
        f: impl FnOnce(&mut Self, Leaf, &[Value]) -> Lower<Value>,
    ) -> Lower<Value> {
        if !leaf.scalar.is_half() {
            return f(self, leaf, args);
        }
        let wide: Leaves = args.iter().map(|&arg| self.widen(leaf.scalar, arg)).collect();
        let result = f(self, WIDE, &wide)?;
        Ok(self.narrow(leaf.scalar, result))
    }

    fn bits(&mut self, value: Value) -> Value {
        self.ins().bitcast(types::I32, MemFlagsData::new(), value)
    }

    fn float(&mut self, bits: Value) -> Value {
        self.ins().bitcast(types::F32, MemFlagsData::new(), bits)
    }

    fn int32(&mut self, value: u32) -> Value {
        self.ins().iconst(types::I32, i64::from(value))
    }

    /// Extends a half-precision float to `f32`; returns a wider one unchanged.
    pub(crate) fn widen(&mut self, scalar: Scalar, value: Value) -> Value {
        match scalar {
            Scalar::BF16 => {
                let wide = self.ins().uextend(types::I32, value);
                let bits = self.shift_left(wide, 16);
                self.float(bits)
            }
            Scalar::F16 => self.widen_f16(value),
            _ => value,
        }
    }

    /// Moves exponent and fraction to the fields of an `f32`. A product with a power of two then corrects the bias and
    /// normalizes subnormal numbers.
    fn widen_f16(&mut self, value: Value) -> Value {
        /// 2^112, the difference of the biases.
        const SCALE: u32 = 0x7780_0000;
        /// The moved bits of infinity.
        const INFINITY: u32 = 0x7c00 << 13;
        let wide = self.ins().uextend(types::I32, value);
        let magnitude_mask = self.int32(0x7fff);
        let magnitude = self.ins().band(wide, magnitude_mask);
        let moved = self.shift_left(magnitude, 13);
        let as_float = self.float(moved);
        let scale = self.int32(SCALE);
        let scale = self.float(scale);
        let scaled = self.ins().fmul(as_float, scale);
        let scaled = self.bits(scaled);
        let top = self.int32(0x7f80_0000);
        let special = self.ins().bor(moved, top);
        let infinity = self.int32(INFINITY);
        let is_special = self.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, moved, infinity);
        let bits = self.ins().select(is_special, special, scaled);
        let sign_mask = self.int32(0x8000);
        let sign = self.ins().band(wide, sign_mask);
        let sign = self.shift_left(sign, 16);
        let bits = self.ins().bor(bits, sign);
        self.float(bits)
    }

    /// Rounds an `f32` to half precision; returns a float of a wider format unchanged.
    pub(crate) fn narrow(&mut self, scalar: Scalar, value: Value) -> Value {
        match scalar {
            Scalar::BF16 => self.narrow_bf16(value),
            Scalar::F16 => self.narrow_f16(value),
            _ => value,
        }
    }

    /// Rounds by an addition that carries into the upper half: if the lower half is more than half a unit of the last
    /// place, or exactly half and the last place is odd.
    fn narrow_bf16(&mut self, value: Value) -> Value {
        let bits = self.bits(value);
        let high = self.shift_right(bits, 16, false);
        let one = self.int32(1);
        let odd = self.ins().band(high, one);
        let almost_half = self.int32(0x7fff);
        let rounding = self.ins().iadd(odd, almost_half);
        let rounded = self.ins().iadd(bits, rounding);
        let rounded = self.shift_right(rounded, 16, false);
        let quiet = self.int32(0x40);
        let nan = self.ins().bor(high, quiet);
        let is_nan = self.ins().fcmp(FloatCC::Unordered, value, value);
        let out = self.ins().select(is_nan, nan, rounded);
        self.ins().ireduce(types::I16, out)
    }

    /// Rounds normal results as integers. Rounds subnormal ones by the addition of a number with the same last place.
    fn narrow_f16(&mut self, value: Value) -> Value {
        /// The smallest magnitude that rounds to infinity.
        const OVERFLOW: u32 = 0x4780_0000;
        /// The smallest normal half.
        const NORMAL: u32 = 0x3880_0000;
        /// 0.5, whose last place as `f32` is that of subnormal halves.
        const HALF: u32 = 0x3f00_0000;
        let bits = self.bits(value);
        let sign_mask = self.int32(0x8000_0000);
        let sign = self.ins().band(bits, sign_mask);
        let magnitude = self.ins().bxor(bits, sign);
        // NaN or infinity.
        let infinity = self.int32(0x7f80_0000);
        let is_nan = self.ins().icmp(IntCC::UnsignedGreaterThan, magnitude, infinity);
        let fraction = self.shift_right(magnitude, 13, false);
        let fraction_mask = self.int32(0x3ff);
        let fraction = self.ins().band(fraction, fraction_mask);
        let quiet_bits = self.int32(0x7e00);
        let quiet = self.ins().bor(fraction, quiet_bits);
        let most = self.int32(0x7c00);
        let special = self.ins().select(is_nan, quiet, most);
        // Subnormal.
        let as_float = self.float(magnitude);
        let half_bits = self.int32(HALF);
        let half = self.float(half_bits);
        let shifted = self.ins().fadd(as_float, half);
        let shifted = self.bits(shifted);
        let subnormal = self.ins().isub(shifted, half_bits);
        // Normal: the addition that rounds also corrects the bias.
        let odd = self.shift_right(magnitude, 13, false);
        let one = self.int32(1);
        let odd = self.ins().band(odd, one);
        let bias = self.int32(0xc800_0fff);
        let biased = self.ins().iadd(magnitude, bias);
        let rounded = self.ins().iadd(biased, odd);
        let normal = self.shift_right(rounded, 13, false);
        let smallest = self.int32(NORMAL);
        let is_subnormal = self.ins().icmp(IntCC::UnsignedLessThan, magnitude, smallest);
        let finite = self.ins().select(is_subnormal, subnormal, normal);
        let overflow = self.int32(OVERFLOW);
        let is_special = self.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, magnitude, overflow);
        let out = self.ins().select(is_special, special, finite);
        let sign = self.shift_right(sign, 16, false);
        let out = self.ins().bor(out, sign);
        self.ins().ireduce(types::I16, out)
    }
}
