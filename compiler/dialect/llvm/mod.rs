//! The LLVM dialect, with a file per topic.

pub mod aggregate;
pub mod arith;
pub mod asm;
pub mod atomic;
mod bundle;
pub mod call;
pub mod called_intrinsic;
pub mod cast;
mod comdat;
pub mod compare;
pub mod constant;
pub mod constrained;
pub mod control;
pub mod coroutine;
pub mod debug;
mod debug_assignments;
mod debug_expression;
pub mod debug_info;
mod debug_labels;
pub mod debug_variables;
pub mod exception;
pub mod fold;
pub mod function;
pub mod global;
pub mod hint;
pub mod intrinsic;
pub mod layout;
pub mod loop_annotation;
pub mod masked;
pub mod matrix;
pub mod memory;
pub mod reduce;
pub mod symbol;
pub mod variadic;
pub mod vector;
pub mod vp;

use super::op_tables;
use crate::ir::{EnumInfo, EnumStorage};

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

op_tables! { super::TABLES.len() + 1;
    arith: "llvm", ENUMS;
    compare: "llvm";
    cast: "llvm";
    memory: "llvm";
    atomic: "llvm";
    control: "llvm";
    call: "llvm";
    aggregate: "llvm";
    vector: "llvm";
    intrinsic: "llvm";
    function: "llvm";
    global: "llvm";
    hint: "llvm";
    exception: "llvm";
    variadic: "llvm";
    debug: "llvm";
    coroutine: "llvm";
    masked: "llvm";
    reduce: "llvm";
    matrix: "llvm";
    vp: "llvm";
    constrained: "llvm";
    asm: "llvm";
    symbol: "llvm";
}

/// Declares an enum that is stored as `#llvm.name<keyword>`.
const fn dialect_enum(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::Dialect, is_flags: false, cases }
}

/// Declares an enum that is stored as an `i64`.
const fn i64_enum(name: &'static str, cases: &'static [(&'static str, i64)]) -> EnumInfo {
    EnumInfo { name, storage: EnumStorage::I64, is_flags: false, cases }
}
