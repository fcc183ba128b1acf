//! Integers: intrinsics, products and quotients by constants, and widths beyond 128 bits.

pub(super) mod divide;
pub(super) mod exact;
pub(super) mod intrinsic;
pub(super) mod limbs;
pub(super) mod multiply;
pub(super) mod multiply_overflow;
pub(super) mod wide;
pub(super) mod wide_intrinsic;
