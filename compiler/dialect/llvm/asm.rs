//! Inline assembly.

use crate::ir::EnumInfo;
use crate::ops;

use super::i64_enum;

ops! { "llvm" = super::table::asm;
    /// Assembly text, with constraints that assign its operands and results.
    INLINE_ASM = "inline_asm".sig("operands: variadic llvm-type -> res: optional llvm-type")
        .attrs("asm_string: string, constraints: string, has_side_effects: unit, is_align_stack: unit, tail_call_kind: #llvm.tailcallkind = <none>, asm_dialect?: llvm.asm_dialect, operand_attrs?: array")
        .asm("{? has_side_effects $has_side_effects } {? is_align_stack $is_align_stack } {? tail_call_kind = $tail_call_kind } {? asm_dialect = $asm_dialect } {? operand_attrs = $operand_attrs } attr-dict $asm_string, $constraints operands : functional-type(operands, results)");
}

/// The assembly syntax of the text.
pub const DIALECT: EnumInfo = i64_enum("llvm.asm_dialect", &[("att", 0), ("intel", 1)]);
