//! Access to the variable arguments of a function.

use crate::{accessors, ops};

const LIST_ASM: &str = "$arg_list attr-dict : type($arg_list)";

ops! { "llvm" = super::table::variadic;
    /// The next variable argument.
    VA_ARG = "va_arg".sig("arg: llvm-pointer -> res: llvm-type").asm("$arg attr-dict : functional-type($arg, $res)");
    /// Starts a list at the first variable argument.
    VASTART = "intr.vastart".sig("arg_list: llvm-pointer ->").asm(LIST_ASM);
    /// Copies a list.
    VACOPY = "intr.vacopy".sig("dest_list: llvm-pointer, src_list: llvm-pointer ->")
        .asm("$src_list to $dest_list attr-dict : type(operands)");
    /// Ends the use of a list.
    VAEND = "intr.vaend".sig("arg_list: llvm-pointer ->").asm(LIST_ASM);
}

accessors! {
    VaArg for VA_ARG: arg;
    VaCopy for VACOPY: dest_list, src_list;
    VaStart for VASTART: arg_list;
}
