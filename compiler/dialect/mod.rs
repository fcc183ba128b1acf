//! The operations of the compiler: one module per dialect, with its table, syntax and verifiers.

pub mod affine;
pub mod arith;
pub mod bufferization;
pub mod builtin;
pub mod cast_rules;
pub mod cf;
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
pub mod region_syntax;
pub mod scf;
pub mod switch_syntax;
pub mod tensor;
pub mod ub;
pub mod vector;

use crate::ir::{Dialect, Registry};

/// Indices of the dialects in operation names.
mod number {
    pub(super) const BUILTIN: u16 = 1;
    pub(super) const FUNC: u16 = 2;
    pub(super) const ARITH: u16 = 3;
    pub(super) const CF: u16 = 4;
    pub(super) const SCF: u16 = 5;
    pub(super) const MEMREF: u16 = 6;
    pub(super) const INDEX: u16 = 7;
    pub(super) const MATH: u16 = 8;
    pub(super) const AFFINE: u16 = 9;
    pub(super) const VECTOR: u16 = 10;
    pub(super) const COMPLEX: u16 = 11;
    pub(super) const UB: u16 = 12;
    pub(super) const LINALG: u16 = 13;
    pub(super) const BUFFERIZATION: u16 = 14;
    pub(super) const TENSOR: u16 = 15;
    /// The index after those of the parts of the LLVM dialect.
    pub(super) const GPU: u16 = super::llvm::FIRST + super::llvm::DIALECTS.len() as u16;
}

const fn dialect(name: &'static str, ops: &'static [crate::ir::OpInfo]) -> Dialect {
    Dialect { name, ops, enums: &[] }
}

/// The entry of an unused index.
const FREE: Dialect = dialect("", &[]);

/// All dialects by index, from 1.
static DIALECTS: [Dialect; 40] = {
    let mut all = [FREE; 40];
    all[number::BUILTIN as usize - 1] = dialect("builtin", builtin::OPS);
    all[number::FUNC as usize - 1] = dialect("func", func::OPS);
    all[number::ARITH as usize - 1] = Dialect { name: "arith", ops: arith::OPS, enums: arith::ENUMS };
    all[number::CF as usize - 1] = dialect("cf", cf::OPS);
    all[number::SCF as usize - 1] = dialect("scf", scf::OPS);
    all[number::MEMREF as usize - 1] = Dialect { name: "memref", ops: memref::OPS, enums: memref::ENUMS };
    all[number::MATH as usize - 1] = dialect("math", math::OPS);
    all[number::INDEX as usize - 1] = Dialect { name: "index", ops: index::OPS, enums: index::ENUMS };
    all[number::AFFINE as usize - 1] = dialect("affine", affine::OPS);
    all[number::VECTOR as usize - 1] = Dialect { name: "vector", ops: vector::OPS, enums: vector::ENUMS };
    all[number::COMPLEX as usize - 1] = dialect("complex", complex::OPS);
    all[number::UB as usize - 1] = dialect("ub", ub::OPS);
    all[number::LINALG as usize - 1] = Dialect { name: "linalg", ops: linalg::OPS, enums: linalg::ENUMS };
    all[number::BUFFERIZATION as usize - 1] = dialect("bufferization", bufferization::OPS);
    all[number::TENSOR as usize - 1] = dialect("tensor", tensor::OPS);
    all[number::GPU as usize - 1] = dialect("gpu", gpu::OPS);
    let mut part = 0;
    while part < llvm::DIALECTS.len() {
        all[llvm::FIRST as usize - 1 + part] = llvm::DIALECTS[part];
        part += 1;
    }
    all
};

/// Returns the registry of all operations that the compiler knows.
pub fn registry() -> Registry {
    Registry::new(&DIALECTS, foreign::FOREIGN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Context, OpName};

    /// Also compiles every signature and attribute declaration, which panics on an invalid one.
    #[test]
    fn every_declaration_compiles_and_is_found_by_name() {
        let cx = Context::new(registry());
        let mut count = 0;
        for (name, info) in cx.registry().ops() {
            assert_eq!(
                cx.registry().find(info.name.as_bytes()),
                Some(name),
                "{} is declared twice",
                info.name
            );
            assert!(cx.spec(name).is_some());
            count += 1;
        }
        assert!(count > 150, "only {count} operations");
    }

    #[test]
    fn numbers_agree_with_the_tables() {
        let cx = Context::new(registry());
        let check = |name: OpName, text: &str| assert_eq!(cx.op_text(name), text);
        check(builtin::MODULE, "builtin.module");
        check(func::FUNC, "func.func");
        check(arith::ADDI, "arith.addi");
        check(cf::BR, "cf.br");
        check(scf::FOR, "scf.for");
        check(memref::LOAD, "memref.load");
        check(index::ADD, "index.add");
        check(math::SQRT, "math.sqrt");
        check(llvm::arith::ADD, "llvm.add");
        check(llvm::compare::ICMP, "llvm.icmp");
        check(llvm::cast::BITCAST, "llvm.bitcast");
        check(llvm::memory::LOAD, "llvm.load");
        check(llvm::atomic::FENCE, "llvm.fence");
        check(llvm::control::BR, "llvm.br");
        check(llvm::call::CALL, "llvm.call");
        check(llvm::aggregate::EXTRACTVALUE, "llvm.extractvalue");
        check(llvm::vector::SHUFFLEVECTOR, "llvm.shufflevector");
        check(llvm::intrinsic::MEMCPY, "llvm.intr.memcpy");
        check(llvm::function::FUNC, "llvm.func");
        check(llvm::global::GLOBAL, "llvm.mlir.global");
        check(llvm::hint::ASSUME, "llvm.intr.assume");
        check(llvm::exception::INVOKE, "llvm.invoke");
        check(llvm::variadic::VA_ARG, "llvm.va_arg");
        check(llvm::debug::DBG_VALUE, "llvm.intr.dbg.value");
        check(llvm::coroutine::CORO_ID, "llvm.intr.coro.id");
        check(llvm::masked::LOAD, "llvm.intr.masked.load");
        check(llvm::reduce::REDUCE_ADD, "llvm.intr.vector.reduce.add");
        check(llvm::matrix::MULTIPLY, "llvm.intr.matrix.multiply");
        check(llvm::vp::ADD, "llvm.intr.vp.add");
        check(llvm::constrained::FPTRUNC, "llvm.intr.experimental.constrained.fptrunc");
        check(llvm::asm::INLINE_ASM, "llvm.inline_asm");
        check(llvm::symbol::COMDAT, "llvm.comdat");
    }
}
