//! The operations of the compiler: one module per dialect, with its table, syntax and verifiers.

pub mod affine;
pub mod arith;
pub mod bufferization;
pub mod builtin;
pub mod cast_rules;
pub mod cast_syntax;
pub mod cf;
pub mod chlo;
pub mod complex;
mod foreign;
pub mod func;
pub mod function_syntax;
pub mod gpu;
pub mod index;
pub mod index_list;
pub mod linalg;
pub mod llvm;
pub mod math;
pub mod memref;
pub mod ml_program;
pub mod region_syntax;
pub mod scf;
pub mod stablehlo;
pub mod switch_syntax;
pub mod tensor;
pub mod tosa;
pub mod ub;
pub mod vector;

use crate::ir::{Dialect, OpInfo, OpName, Registry, check_dialects};

/// Declares tables of operations, each by its module, the dialect of the operations and, if the module has some, the
/// enums: the list of the tables, and their indices in operation names, which begin at `$first`.
macro_rules! op_tables {
    ($first:expr; $($module:ident: $dialect:literal $(, $enums:expr)?;)*) => {
        /// The tables of operations, in the order of their indices.
        pub(super) const TABLES: &[$crate::ir::Dialect] = &[
            $($crate::ir::Dialect { name: $dialect, ops: $module::OPS, enums: op_tables!(@enums $($enums)?) }),*
        ];

        /// The index of the first table.
        pub const FIRST: usize = $first;

        /// Indices of the tables in operation names.
        #[allow(non_upper_case_globals)]
        mod table {
            #[allow(non_camel_case_types)]
            enum Position { $($module),* }
            $(pub(super) const $module: u16 = super::FIRST as u16 + Position::$module as u16;)*
        }

        $(const _: () = assert!($module::TABLE == table::$module, "a file has the index of another table");)*
    };
    (@enums) => { &[] };
    (@enums $enums:expr) => { $enums };
}
use op_tables;

op_tables! { 1;
    builtin: "builtin";
    func: "func";
    arith: "arith", arith::ENUMS;
    cf: "cf";
    scf: "scf";
    memref: "memref", memref::ENUMS;
    index: "index", index::ENUMS;
    math: "math";
    affine: "affine";
    vector: "vector", vector::ENUMS;
    complex: "complex";
    ub: "ub";
    linalg: "linalg", linalg::ENUMS;
    bufferization: "bufferization";
    tensor: "tensor";
    gpu: "gpu";
    ml_program: "ml_program";
    tosa: "tosa", tosa::ENUMS;
    stablehlo: "stablehlo";
    chlo: "chlo";
}

/// All tables of operations, in the order of their indices.
static DIALECTS: [Dialect; TABLES.len() + llvm::TABLES.len()] = {
    let mut all = [TABLES[0]; TABLES.len() + llvm::TABLES.len()];
    let mut table = 0;
    while table < all.len() {
        all[table] = if table < TABLES.len() { TABLES[table] } else { llvm::TABLES[table - TABLES.len()] };
        table += 1;
    }
    all
};

const _: () = check_dialects(&DIALECTS);

/// Returns the row of an operation; `None` for operations of unknown dialects.
pub fn op_info(name: OpName) -> Option<&'static OpInfo> {
    DIALECTS.get(name.dialect().checked_sub(1)?)?.ops.get(name.index())
}

/// Returns the registry of all operations that the compiler knows.
pub fn registry() -> Registry {
    Registry::new(&DIALECTS, foreign::FOREIGN)
}
