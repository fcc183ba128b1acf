//! Sums of products of adjacent small integers.
//!
//! CLIF has no operation for them. Back ends match the trees of operations that this file emits for vectors of 128 bits. The
//! patched back end has instructions on 256 and 512 bits; without them, intrinsics on wide vectors are lowered to several
//! trees.

use cranelift_codegen::ir::{InstBuilder, Type, Value as ClifValue, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, needs};
use crate::codegen::types::wide_inst::WideInst;
use crate::dialect::llvm::called_intrinsic::{
    WIDE_WORD_PRODUCTS, WIDEST_WORD_PRODUCTS, X86_WIDE_MIXED_BYTE_PRODUCTS, X86_WIDEST_MIXED_BYTE_PRODUCTS,
    called,
};
use crate::ir::{Op, TypeId};
use crate::target::DotProduct;

/// The number of parts of 128 bits of the operands.
#[derive(Clone, Copy)]
struct Parts(u32);

/// Returns true for a call of an intrinsic that has an instruction on vectors of `bytes` bytes, more than 16.
pub(crate) fn is_wide(fx: &FunctionCx, op: Op, bytes: i64) -> bool {
    let (kind, size) = match called(fx.cx(), fx.body.attrs(op)) {
        Some(WIDE_WORD_PRODUCTS) => (DotProduct::Words, 32),
        Some(WIDEST_WORD_PRODUCTS) => (DotProduct::Words, 64),
        Some(X86_WIDE_MIXED_BYTE_PRODUCTS) => (DotProduct::MixedBytes, 32),
        Some(X86_WIDEST_MIXED_BYTE_PRODUCTS) => (DotProduct::MixedBytes, 64),
        _ => return false,
    };
    size == bytes && fx.env.target.dot_product_bytes(kind) >= bytes
}

/// Lowers `llvm.x86.sse2.pmadd.wd`.
pub(crate) fn word_products(fx: &mut FunctionCx, op: Op) -> Lower {
    word_products_of(fx, op, Parts(1))
}

/// Lowers `llvm.x86.avx2.pmadd.wd`.
pub(crate) fn word_products_of_256_bits(fx: &mut FunctionCx, op: Op) -> Lower {
    word_products_of(fx, op, Parts(2))
}

/// Lowers `llvm.x86.avx512.pmaddw.d.512`.
pub(crate) fn word_products_of_512_bits(fx: &mut FunctionCx, op: Op) -> Lower {
    word_products_of(fx, op, Parts(4))
}

fn word_products_of(fx: &mut FunctionCx, op: Op, parts: Parts) -> Lower {
    check(fx, DotProduct::Words, "'pmaddwd', which only x86-64 has")?;
    check_types(fx, op, &[types::I16X8, types::I16X8], parts)?;
    let (a, b) = (fx.operand(op, 0)?, fx.operand(op, 1)?);
    let sums: Leaves = a.into_iter().zip(b).map(|(a, b)| pair_products(fx, a, b)).collect();
    fx.set(op, &sums);
    Ok(())
}

fn pair_products(fx: &mut FunctionCx, a: ClifValue, b: ClifValue) -> ClifValue {
    if fx.builder.func.dfg.value_type(a).bits() > 128 {
        return fx.wide_binary(WideInst::WordProducts, a, b);
    }
    let [low, high] = products(fx, [(a, true), (b, true)]);
    fx.ins().iadd_pairwise(low, high)
}

/// Lowers `llvm.x86.avx512.vpdpbusd.128`, whose first factor is unsigned.
pub(crate) fn mixed_byte_products_of_x86(fx: &mut FunctionCx, op: Op) -> Lower {
    mixed_byte_products_of(fx, op, Parts(1))
}

/// Lowers `llvm.x86.avx512.vpdpbusd.256`, whose first factor is unsigned.
pub(crate) fn mixed_byte_products_of_256_bits(fx: &mut FunctionCx, op: Op) -> Lower {
    mixed_byte_products_of(fx, op, Parts(2))
}

/// Lowers `llvm.x86.avx512.vpdpbusd.512`, whose first factor is unsigned.
pub(crate) fn mixed_byte_products_of_512_bits(fx: &mut FunctionCx, op: Op) -> Lower {
    mixed_byte_products_of(fx, op, Parts(4))
}

fn mixed_byte_products_of(fx: &mut FunctionCx, op: Op, parts: Parts) -> Lower {
    check(fx, DotProduct::MixedBytes, "'+avxvnni', or '+avx512vnni' and '+avx512vl', of x86-64")?;
    // The pattern of this back end has the signed factor first.
    byte_products(fx, op, [(2, true), (1, false)], parts)
}

/// Lowers `llvm.aarch64.neon.usdot`, whose first factor is unsigned.
pub(crate) fn mixed_byte_products_of_aarch64(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, DotProduct::MixedBytes, "'+i8mm' of AArch64")?;
    byte_products(fx, op, [(1, false), (2, true)], Parts(1))
}

/// Lowers `llvm.aarch64.neon.sdot`.
pub(crate) fn signed_byte_products(fx: &mut FunctionCx, op: Op) -> Lower {
    check(fx, DotProduct::SignedBytes, "'+dotprod' of AArch64")?;
    byte_products(fx, op, [(1, true), (2, true)], Parts(1))
}

fn check(fx: &FunctionCx, kind: DotProduct, needed: &str) -> Lower {
    if fx.env.target.has_dot_product(kind) { Ok(()) } else { needs(format!("it needs {needed}")) }
}

/// Fails if operands do not have so many parts of these types, or the result is no vector of 32-bit integers. The
/// signature of intrinsics called by name is not verified.
fn check_types(fx: &mut FunctionCx, op: Op, operands: &[Type], Parts(parts): Parts) -> Lower {
    let is = |fx: &mut FunctionCx, ty: TypeId, wanted: Type| {
        fx.shape(ty).is_ok_and(|shape| {
            let lanes: u32 = shape.leaves.iter().map(|leaf| leaf.lanes).sum();
            let is_lane = |leaf: Type| leaf.is_vector() && leaf.lane_type() == wanted.lane_type();
            lanes == parts * wanted.lane_count() && shape.leaves.iter().all(|leaf| is_lane(leaf.ty()))
        })
    };
    let found = fx.body.value_types(fx.body.operands(op));
    let is_right = found.len() == operands.len()
        && found.iter().zip(operands).all(|(&ty, &wanted)| is(fx, ty, wanted))
        && is(fx, fx.result_type(op), types::I32X4);
    if is_right {
        Ok(())
    } else {
        let (bits, lanes) = (128 * parts, 4 * parts);
        needs(format!("it needs vectors of {bits} bits, and a result of type 'vector<{lanes}xi32>'"))
    }
}

/// Emits an accumulator plus products of bytes. Each factor is an operand, and true if it is signed.
fn byte_products(fx: &mut FunctionCx, op: Op, factors: [(usize, bool); 2], parts: Parts) -> Lower {
    check_types(fx, op, &[types::I32X4, types::I8X16, types::I8X16], parts)?;
    let sums = fx.operand(op, 0)?;
    let [(a, a_is_signed), (b, b_is_signed)] = factors;
    let (a, b) = (fx.operand(op, a)?, fx.operand(op, b)?);
    let mut out = Leaves::new();
    for ((sum, a), b) in sums.into_iter().zip(a).zip(b) {
        out.push(match fx.builder.func.dfg.value_type(sum).bits() > 128 {
            true => fx.wide_ternary(WideInst::MixedByteProducts, [sum, b, a]),
            false => sum_of_products(fx, sum, [(a, a_is_signed), (b, b_is_signed)]),
        });
    }
    fx.set(op, &out);
    Ok(())
}

fn sum_of_products(fx: &mut FunctionCx, sum: ClifValue, factors: [(ClifValue, bool); 2]) -> ClifValue {
    let halves = products(fx, factors).map(|products| {
        let (low, high) = (fx.ins().swiden_low(products), fx.ins().swiden_high(products));
        fx.ins().iadd_pairwise(low, high)
    });
    let sums = fx.ins().iadd_pairwise(halves[0], halves[1]);
    fx.ins().iadd(sums, sum)
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
