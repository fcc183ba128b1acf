//! Products of 128-bit integers with an overflow flag.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::context::FunctionCx;
use crate::codegen::types::Leaf;

/// Returns the product of two 128-bit containers, sign-extended if `signed`, and a flag that is set if it exceeds the
/// leaf's width.
pub(crate) fn with_overflow(
    fx: &mut FunctionCx,
    leaf: Leaf,
    a: Value,
    b: Value,
    signed: bool,
) -> (Value, Value) {
    let (product, beyond) = if signed { signed_product(fx, a, b) } else { unsigned_product(fx, a, b) };
    if !leaf.scalar.is_odd() {
        return (product, beyond);
    }
    let kept = fx.normalise(leaf, product);
    let back = if signed { fx.signed(leaf, kept) } else { kept };
    let changed = fx.ins().icmp(IntCC::NotEqual, back, product);
    (kept, fx.ins().bor(beyond, changed))
}

/// Multiplies halves. It overflows if the product of the upper halves is not zero, or if the sum of the mixed products
/// and the carry of the lower one is too large.
fn unsigned_product(fx: &mut FunctionCx, a: Value, b: Value) -> (Value, Value) {
    let product = fx.ins().imul(a, b);
    let (a_low, a_high) = fx.ins().isplit(a);
    let (b_low, b_high) = fx.ins().isplit(b);
    let zero = fx.int(types::I64, 0);
    let [a_is_large, b_is_large] = [a_high, b_high].map(|high| fx.ins().icmp(IntCC::NotEqual, high, zero));
    let upper = fx.ins().band(a_is_large, b_is_large);
    let [left, right] =
        [(a_high, b_low), (a_low, b_high)].map(|(x, y)| (fx.ins().imul(x, y), fx.ins().umulhi(x, y)));
    let carried = fx.ins().bor(left.1, right.1);
    let carried = fx.ins().icmp(IntCC::NotEqual, carried, zero);
    // At most one of the two is not zero, unless the upper product is not.
    let middle = fx.ins().iadd(left.0, right.0);
    let lower = fx.ins().umulhi(a_low, b_low);
    let sum = fx.ins().iadd(middle, lower);
    let wrapped = fx.ins().icmp(IntCC::UnsignedLessThan, sum, lower);
    let beyond = fx.ins().bor(upper, carried);
    (product, fx.ins().bor(beyond, wrapped))
}

/// Derives the signed product from that of the absolute values.
fn signed_product(fx: &mut FunctionCx, a: Value, b: Value) -> (Value, Value) {
    let [(a_sign, a_abs), (b_sign, b_abs)] = [a, b].map(|value| {
        let sign = fx.shift_right(value, 127, true);
        let flipped = fx.ins().bxor(value, sign);
        (sign, fx.ins().isub(flipped, sign))
    });
    let (absolute, beyond) = unsigned_product(fx, a_abs, b_abs);
    let sign = fx.ins().bxor(a_sign, b_sign);
    let flipped = fx.ins().bxor(absolute, sign);
    let product = fx.ins().isub(flipped, sign);
    // The sign is correct unless the product is zero or too large.
    let (_, high) = fx.ins().isplit(product);
    let (_, expected) = fx.ins().isplit(sign);
    let differs = fx.ins().bxor(high, expected);
    let zero = fx.int(types::I64, 0);
    let differs = fx.ins().icmp(IntCC::SignedLessThan, differs, zero);
    let (low, high) = fx.ins().isplit(product);
    let any = fx.ins().bor(low, high);
    let not_zero = fx.ins().icmp(IntCC::NotEqual, any, zero);
    let wrong = fx.ins().band(differs, not_zero);
    (product, fx.ins().bor(beyond, wrong))
}
