//! Sums of products of adjacent small integers.
//!
//! CLIF has no operation for them. Back ends match the trees of operations that this file emits.

use cranelift_codegen::ir::{InstBuilder, Type, Value as ClifValue, types};

use crate::codegen::context::{FunctionCx, Lower, needs};
use crate::ir::{Op, TypeId};
use crate::target::DotProduct;

/// Lowers `llvm.x86.sse2.pmadd.wd`.
pub(crate) fn word_products(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, DotProduct::Words, "'pmaddwd', which only x86-64 has")?;
    check_types(fx, op, &[types::I16X8, types::I16X8])?;
    let (a, b) = (fx.single(op, 0)?, fx.single(op, 1)?);
    let [low, high] = products(fx, [(a, true), (b, true)]);
    let sums = fx.ins().iadd_pairwise(low, high);
    fx.set(op, &[sums]);
    Ok(())
}

/// Lowers `llvm.x86.avx512.vpdpbusd.128`, whose first factor is unsigned.
pub(crate) fn mixed_byte_products_of_x86(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, DotProduct::MixedBytes, "'+avxvnni', or '+avx512vnni' and '+avx512vl', of x86-64")?;
    // The pattern of this back end has the signed factor first.
    byte_products(fx, op, [(2, true), (1, false)])
}

/// Lowers `llvm.aarch64.neon.usdot`, whose first factor is unsigned.
pub(crate) fn mixed_byte_products_of_aarch64(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, DotProduct::MixedBytes, "'+i8mm' of AArch64")?;
    byte_products(fx, op, [(1, false), (2, true)])
}

/// Lowers `llvm.aarch64.neon.sdot`.
pub(crate) fn signed_byte_products(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, DotProduct::SignedBytes, "'+dotprod' of AArch64")?;
    byte_products(fx, op, [(1, true), (2, true)])
}

fn check(fx: &FunctionCx, kind: DotProduct, needed: &str) -> Lower {
    if fx.env.target.has_dot_product(kind) { Ok(()) } else { needs(format!("it needs {needed}")) }
}

/// Fails if operands do not have these types, or the result is no vector of four 32-bit integers. The signature of
/// intrinsics called by name is not verified.
fn check_types(fx: &mut FunctionCx, op: Op, operands: &[Type]) -> Lower {
    let is = |fx: &mut FunctionCx, ty: TypeId, wanted: Type| {
        fx.shape(ty).is_ok_and(|shape| matches!(shape.leaves[..], [leaf] if leaf.ty() == wanted))
    };
    let found = fx.body.value_types(fx.body.operands(op));
    let is_right = found.len() == operands.len()
        && found.iter().zip(operands).all(|(&ty, &wanted)| is(fx, ty, wanted))
        && is(fx, fx.result_type(op), types::I32X4);
    if is_right {
        Ok(())
    } else {
        needs("it needs vectors of 128 bits, and a result of type 'vector<4xi32>'")
    }
}

/// Emits an accumulator plus products of bytes. Each factor is an operand, and true if it is signed.
fn byte_products(fx: &mut FunctionCx, op: Op, factors: [(usize, bool); 2]) -> Lower {
    check_types(fx, op, &[types::I32X4, types::I8X16, types::I8X16])?;
    let accumulator = fx.single(op, 0)?;
    let factors =
        [(fx.single(op, factors[0].0)?, factors[0].1), (fx.single(op, factors[1].0)?, factors[1].1)];
    let halves = products(fx, factors).map(|products| {
        let (low, high) = (fx.ins().swiden_low(products), fx.ins().swiden_high(products));
        fx.ins().iadd_pairwise(low, high)
    });
    let sums = fx.ins().iadd_pairwise(halves[0], halves[1]);
    let sums = fx.ins().iadd(sums, accumulator);
    fx.set(op, &[sums]);
    Ok(())
}

/// Emits the products of the lower and the upper lanes of two factors, in lanes of twice the width.
fn products(fx: &mut FunctionCx, [a, b]: [(ClifValue, bool); 2]) -> [ClifValue; 2] {
    let [low_a, low_b] = [a, b].map(|(factor, is_signed)| match is_signed {
        true => fx.ins().swiden_low(factor),
        false => fx.ins().uwiden_low(factor),
    });
    let [high_a, high_b] = [a, b].map(|(factor, is_signed)| match is_signed {
        true => fx.ins().swiden_high(factor),
        false => fx.ins().uwiden_high(factor),
    });
    [fx.ins().imul(low_a, low_b), fx.ins().imul(high_a, high_b)]
}
