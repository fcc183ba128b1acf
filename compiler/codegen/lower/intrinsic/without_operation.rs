//! Intrinsics without an operation in the LLVM dialect. They are called by name.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::lower::cast;
use crate::codegen::lower::float::intrinsic;
use crate::codegen::lower::frame_address::{address_of_return_address, frame_address, return_address};
use crate::codegen::lower::sjlj::{long_jump, set_jump};
use crate::codegen::lower::vector::byte_differences::byte_differences;
use crate::codegen::lower::vector::dot_product;
use crate::ir::Op;

use super::x86;

/// Lowerings by name without the types at the end.
const TABLE: &[(&str, LowerFn)] = &[
    ("frameaddress", frame_address),
    ("returnaddress", return_address),
    ("addressofreturnaddress", address_of_return_address),
    ("eh.sjlj.setjmp", set_jump),
    ("eh.sjlj.longjmp", long_jump),
    ("sideeffect", |_, _| Ok(())),
    ("donothing", |_, _| Ok(())),
    ("experimental.cttz.elts", first_set_lane),
    ("load.relative", load_relative),
    ("objectsize", object_size),
    ("x86.sse2.psad.bw", byte_differences),
    ("x86.sse2.pmadd.wd", dot_product::word_products),
    ("x86.avx2.pmadd.wd", dot_product::word_products_of_256_bits),
    ("x86.avx512.pmaddw.d.512", dot_product::word_products_of_512_bits),
    ("x86.avx512.vpdpbusd.128", dot_product::mixed_byte_products_of_x86),
    ("x86.avx512.vpdpbusd.256", dot_product::mixed_byte_products_of_256_bits),
    ("x86.avx512.vpdpbusd.512", dot_product::mixed_byte_products_of_512_bits),
    ("aarch64.neon.sdot", dot_product::signed_byte_products),
    ("aarch64.neon.usdot", dot_product::mixed_byte_products_of_aarch64),
    ("modf", intrinsic::modf),
    ("fptosi.sat", |fx, op| cast::to_integer_saturating(fx, op, true)),
    ("fptoui.sat", |fx, op| cast::to_integer_saturating(fx, op, false)),
];

/// Returns the lowering of an intrinsic, by its name without `llvm.`.
pub(crate) fn find(name: &str) -> Option<LowerFn> {
    let is_base =
        |base: &str| name.strip_prefix(base).is_some_and(|types| types.is_empty() || types.starts_with('.'));
    let of_x86 = |name: &str| x86::TABLE.iter().find(|(known, _)| *known == name);
    let found = TABLE.iter().find(|(base, _)| is_base(base));
    found.or_else(|| name.strip_prefix("x86.").and_then(of_x86)).map(|&(_, lower)| lower)
}

/// Returns the index of the first lane that is not zero, or the number of lanes.
fn first_set_lane(fx: &mut FunctionCx, op: Op) -> Lower {
    let lanes = fx.lanes(op, 0)?;
    let shape = fx.shape(fx.result_type(op))?;
    let &[leaf] = shape.leaves.as_slice() else { return needs("it needs one number as its result") };
    let mut first = fx.int(leaf.ty(), lanes.len() as u128);
    for (number, &lane) in lanes.iter().enumerate().rev() {
        let number = fx.int(leaf.ty(), number as u128);
        let is_set = fx.ins().icmp_imm_u(IntCC::NotEqual, lane, 0);
        first = fx.select(is_set, number, first);
    }
    fx.set(op, &[first]);
    Ok(())
}

/// Loads from a table of 32-bit offsets relative to its start.
fn load_relative(fx: &mut FunctionCx, op: Op) -> Lower {
    let (table, offset) = (fx.single(op, 0)?, fx.single(op, 1)?);
    let offset = fx.resize(offset, types::I64, true);
    let entry = fx.ins().iadd(table, offset);
    let distance = fx.ins().load(types::I32, FunctionCx::plain_flags(), entry, 0);
    let distance = fx.ins().sextend(types::I64, distance);
    let address = fx.ins().iadd(table, distance);
    fx.set(op, &[address]);
    Ok(())
}

/// Lowers to the upper or lower bound: the size is unknown here.
fn object_size(fx: &mut FunctionCx, op: Op) -> Lower {
    let least = fx.constant_of(fx.body.operands(op)[1]) != Some(0);
    let shape = fx.shape(fx.result_type(op))?;
    let bits = if least { 0 } else { u128::MAX };
    let size: Leaves = shape.leaves.iter().map(|&leaf| fx.constant(leaf, bits)).collect();
    fx.set(op, &size);
    Ok(())
}
