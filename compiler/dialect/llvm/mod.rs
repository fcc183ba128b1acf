//! The LLVM dialect, with a file per topic.

pub mod aggregate;
pub mod arith;
pub mod asm;
pub mod atomic;
mod bundle;
pub mod call;
pub mod called_intrinsic;
pub mod cast;
pub mod compare;
pub mod constant;
pub mod constrained;
pub mod control;
pub mod coroutine;
pub mod debug;
pub mod exception;
pub mod fold;
pub mod function;
pub mod global;
pub mod hint;
pub mod intrinsic;
pub mod layout;
pub mod masked;
pub mod matrix;
pub mod memory;
pub mod reduce;
pub mod symbol;
pub mod variadic;
pub mod vector;
pub mod vp;

use crate::ir::{Dialect, EnumInfo, EnumStorage};

/// Enums that the operations of the dialect share.
const ENUMS: &[EnumInfo] = &[
    arith::OVERFLOW,
    arith::FASTMATH,
    compare::ICMP_PREDICATE,
    compare::FCMP_PREDICATE,
    memory::GEP_FLAGS,
    atomic::ORDERING,
    atomic::BIN_OP,
    function::LINKAGE,
    function::CCONV,
    function::VISIBILITY,
    function::UNNAMED_ADDR,
    call::TAIL_CALL_KIND,
    constrained::ROUNDING,
    constrained::FP_EXCEPTIONS,
    asm::DIALECT,
    symbol::COMDAT_KIND,
];

/// The parts of the dialect, one per file, in the order of their dialect indices, which start at `FIRST`.
pub const DIALECTS: [Dialect; 24] = [
    part(arith::OPS, ENUMS),
    part(compare::OPS, &[]),
    part(cast::OPS, &[]),
    part(memory::OPS, &[]),
    part(atomic::OPS, &[]),
    part(control::OPS, &[]),
    part(call::OPS, &[]),
    part(aggregate::OPS, &[]),
    part(vector::OPS, &[]),
    part(intrinsic::OPS, &[]),
    part(function::OPS, &[]),
    part(global::OPS, &[]),
    part(hint::OPS, &[]),
    part(exception::OPS, &[]),
    part(variadic::OPS, &[]),
    part(debug::OPS, &[]),
    part(coroutine::OPS, &[]),
    part(masked::OPS, &[]),
    part(reduce::OPS, &[]),
    part(matrix::OPS, &[]),
    part(vp::OPS, &[]),
    part(constrained::OPS, &[]),
    part(asm::OPS, &[]),
    part(symbol::OPS, &[]),
];

/// The dialect index of the first of [`DIALECTS`].
pub const FIRST: u16 = 16;

const fn part(ops: &'static [crate::ir::OpInfo], enums: &'static [EnumInfo]) -> Dialect {
    Dialect { name: "llvm", ops, enums }
}

/// Declares an enum that is stored as `#llvm.name<keyword>`.
const fn dialect_enum(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::Dialect, is_flags: false, cases }
}

/// Declares an enum that is stored as an `i64`.
const fn i64_enum(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::I64, is_flags: false, cases }
}
