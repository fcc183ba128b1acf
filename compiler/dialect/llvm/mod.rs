//! The LLVM dialect, a file per topic: the operations code generation knows how to lower.

pub mod aggregate;
pub mod arith;
pub mod atomic;
pub mod call;
pub mod cast;
pub mod compare;
pub mod control;
pub mod function;
pub mod global;
pub mod intrinsic;
pub mod layout;
pub mod memory;
pub mod vector;

use crate::ir::{Dialect, EnumInfo, EnumStorage};

/// Keywords shared by the operations of the dialect.
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
];

/// The files of the dialect, in the order of their numbers, which start at `FIRST`.
pub const DIALECTS: [Dialect; 12] = [
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
];

/// Number of the first of [`DIALECTS`] in the registry.
pub const FIRST: u16 = 16;

const fn part(ops: &'static [crate::ir::OpInfo], enums: &'static [EnumInfo]) -> Dialect {
    Dialect { name: "llvm", ops, enums }
}

/// An enum stored as `#llvm.name<keyword>`.
const fn dialect_enum(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::Dialect, is_flags: false, cases }
}

/// An enum stored as an `i64`.
const fn i64_enum(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::I64, is_flags: false, cases }
}
