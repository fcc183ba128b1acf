//! Atomic read-modify-write operations and fences.

use crate::ir::EnumInfo;
use crate::{accessors, ops};

use super::i64_enum;

ops! { "llvm" = super::table::atomic;
    /// Atomic read-modify-write; returns the old value.
    ATOMICRMW = "atomicrmw".sig("ptr: llvm-pointer, val: T -> res: T; T: llvm-type")
        .attrs("bin_op: llvm.atomic_bin_op, ordering: llvm.ordering, syncscope?: string, alignment?: i64, volatile_: unit, access_groups?: array, alias_scopes?: array, noalias_scopes?: array, tbaa?: array")
        .asm("{? volatile $volatile_ } $bin_op $ptr, $val {? syncscope($syncscope) } $ordering attr-dict : type($ptr), type($val)");
    /// Atomic compare and exchange; returns the old value and a success flag.
    CMPXCHG = "cmpxchg".sig("ptr: llvm-pointer, cmp: T, val: T -> res: infer; T: llvm-type")
        .attrs("success_ordering: llvm.ordering, failure_ordering: llvm.ordering, syncscope?: string, alignment?: i64, weak: unit, volatile_: unit, access_groups?: array, alias_scopes?: array, noalias_scopes?: array, tbaa?: array")
        .asm("{? weak $weak } {? volatile $volatile_ } $ptr, $cmp, $val {? syncscope($syncscope) } $success_ordering $failure_ordering attr-dict : type($ptr), type($val)")
        .infer(|cx, operands, _| {
            let value = operands.get(1).copied().ok_or("expects three operands")?;
            Ok(cx.struct_type(&[value, crate::ir::TypeId::I1]))
        });
    /// Orders the memory accesses of this thread before it and after it.
    FENCE = "fence".sig("->").attrs("ordering: llvm.ordering, syncscope?: string")
        .asm("{? syncscope($syncscope) } $ordering attr-dict");
}

accessors! {
    Atomicrmw for ATOMICRMW: ptr, val;
    Cmpxchg for CMPXCHG: ptr, cmp, val;
}

/// Memory orderings.
pub const ORDERING: EnumInfo = i64_enum(
    "llvm.ordering",
    &[
        ("not_atomic", 0),
        ("unordered", 1),
        ("monotonic", 2),
        ("acquire", 4),
        ("release", 5),
        ("acq_rel", 6),
        ("seq_cst", 7),
    ],
);

/// The kinds of atomic read-modify-write operations.
pub const BIN_OP: EnumInfo = i64_enum(
    "llvm.atomic_bin_op",
    &[
        ("xchg", 0),
        ("add", 1),
        ("sub", 2),
        ("_and", 3),
        ("nand", 4),
        ("_or", 5),
        ("_xor", 6),
        ("max", 7),
        ("min", 8),
        ("umax", 9),
        ("umin", 10),
        ("fadd", 11),
        ("fsub", 12),
        ("fmax", 13),
        ("fmin", 14),
        ("uinc_wrap", 15),
        ("udec_wrap", 16),
        ("usub_cond", 17),
        ("usub_sat", 18),
        ("fmaximum", 19),
        ("fminimum", 20),
    ],
);
