//! Rounding of `f32` and `f64` to integral values on targets without an instruction for it. It adds a number so large
//! that the sum has no fraction. The results are bitwise equal to those of libm.

use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value};

use crate::codegen::context::FunctionCx;
use crate::codegen::types::{Leaf, Scalar};

/// The direction of rounding to an integral value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    /// To nearest, ties to even.
    Nearest,
    /// Towards negative infinity.
    Down,
    /// Towards positive infinity.
    Up,
    /// Towards zero.
    ToZero,
}

/// Returns bits of a format: those of 1.0, of the smallest number from which on all are integral, and of the sign.
fn bits(leaf: Leaf) -> (u128, u128, u128) {
    match leaf.scalar {
        Scalar::F32 => (1f32.to_bits().into(), 8_388_608f32.to_bits().into(), 1 << 31),
        _ => (1f64.to_bits().into(), 4_503_599_627_370_496f64.to_bits().into(), 1 << 63),
    }
}

/// Rounds each lane.
pub(crate) fn round(fx: &mut FunctionCx, leaf: Leaf, value: Value, direction: Direction) -> Value {
    let (one, whole, _) = bits(leaf);
    let [one, whole, zero] = [one, whole, 0].map(|bits| fx.constant(leaf, bits));
    let absolute = fx.ins().fabs(value);
    let shifted = fx.ins().fadd(absolute, whole);
    let nearest = fx.ins().fsub(shifted, whole);
    let rounded = match direction {
        Direction::Nearest => nearest,
        Direction::ToZero => {
            let beyond = fx.ins().fcmp(FloatCC::GreaterThan, nearest, absolute);
            let before = fx.ins().fsub(nearest, one);
            choose(fx, leaf, beyond, before, nearest)
        }
        Direction::Down => {
            let nearest = with_sign(fx, leaf, nearest, value);
            let beyond = fx.ins().fcmp(FloatCC::GreaterThan, nearest, value);
            let before = fx.ins().fsub(nearest, one);
            choose(fx, leaf, beyond, before, nearest)
        }
        Direction::Up => {
            let nearest = with_sign(fx, leaf, nearest, value);
            let below = fx.ins().fcmp(FloatCC::LessThan, nearest, value);
            let after = fx.ins().fadd(nearest, one);
            choose(fx, leaf, below, after, nearest)
        }
    };
    // A zero has the sign of the rounded number.
    let rounded = with_sign(fx, leaf, rounded, value);
    let is_small = fx.ins().fcmp(FloatCC::LessThan, absolute, whole);
    // The addition quiets a signaling NaN.
    let unchanged = fx.ins().fadd(value, zero);
    choose(fx, leaf, is_small, rounded, unchanged)
}

/// Selects one of two floats, lane by lane.
fn choose(fx: &mut FunctionCx, leaf: Leaf, condition: Value, a: Value, b: Value) -> Value {
    if !leaf.is_vector() {
        return fx.ins().select(condition, a, b);
    }
    let (a, b) = (to_int(fx, leaf, a), to_int(fx, leaf, b));
    let chosen = fx.ins().bitselect(condition, a, b);
    from_int(fx, leaf, chosen)
}

/// Returns the first float with the sign of the second.
fn with_sign(fx: &mut FunctionCx, leaf: Leaf, value: Value, sign: Value) -> Value {
    if !leaf.is_vector() {
        return fx.ins().fcopysign(value, sign);
    }
    let int = Leaf { scalar: Scalar::Int(leaf.scalar.bits()), ..leaf };
    let mask = fx.constant(int, bits(leaf).2);
    let (value, sign) = (to_int(fx, leaf, value), to_int(fx, leaf, sign));
    let mixed = fx.ins().bitselect(mask, sign, value);
    from_int(fx, leaf, mixed)
}

fn to_int(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    fx.ins().bitcast(leaf.ty().as_int(), MemFlagsData::new().with_endianness(Endianness::Little), value)
}

fn from_int(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    fx.ins().bitcast(leaf.ty(), MemFlagsData::new().with_endianness(Endianness::Little), value)
}
