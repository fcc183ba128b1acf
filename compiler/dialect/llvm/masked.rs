//! Memory accesses to some lanes of a vector.

use crate::ir::Traits;
use crate::{accessors, ops};

const ASM: &str = "operands attr-dict : functional-type(operands, results)";

ops! { "llvm" = super::table::masked;
    /// A mask of the lanes whose index plus a base is below a limit.
    GET_ACTIVE_LANE_MASK = "intr.get.active.lane.mask".sig("base: llvm-integer, n: llvm-integer -> res: llvm-mask")
        .asm("$base, $n attr-dict : type($base), type($n) to type($res)").with(Traits::PURE);
    /// Loads lanes from consecutive memory.
    LOAD = "intr.masked.load".sig("data: llvm-pointer, mask: llvm-mask, pass_thru: optional llvm-vector -> res: llvm-vector")
        .attrs("alignment: i32, nontemporal: unit").asm(ASM);
    /// Stores lanes to consecutive memory.
    STORE = "intr.masked.store".sig("value: llvm-vector, data: llvm-pointer, mask: llvm-mask ->").attrs("alignment: i32")
        .asm("$value, $data, $mask attr-dict : type($value), type($mask) into type($data)");
    /// Loads each lane from an address of its own.
    GATHER = "intr.masked.gather".sig("ptrs: llvm-pointer-vector, mask: llvm-mask, pass_thru: variadic llvm-vector -> res: llvm-vector")
        .attrs("alignment: i32").asm(ASM);
    /// Stores each lane to an address of its own.
    SCATTER = "intr.masked.scatter".sig("value: llvm-vector, ptrs: llvm-pointer-vector, mask: llvm-mask ->").attrs("alignment: i32")
        .asm("$value, $ptrs, $mask attr-dict : type($value), type($mask) into type($ptrs)");
    /// Loads the active lanes from consecutive memory, without gaps.
    EXPANDLOAD = "intr.masked.expandload".sig("ptr: llvm-pointer, mask: llvm-mask, passthru: V -> res: V; V: llvm-vector")
        .attrs("arg_attrs?: array, res_attrs?: array");
    /// Stores the active lanes to consecutive memory, without gaps.
    COMPRESSSTORE = "intr.masked.compressstore".sig("value: llvm-vector, ptr: llvm-pointer, mask: llvm-mask ->").attrs("arg_attrs?: array, res_attrs?: array");
}

accessors! {
    GetActiveLaneMask for GET_ACTIVE_LANE_MASK: base, n;
    Load for LOAD: data, mask, (pass_thru);
    Store for STORE: value, data, mask;
    Gather for GATHER: ptrs, mask, (pass_thru);
    Scatter for SCATTER: value, ptrs, mask;
    ExpandLoad for EXPANDLOAD: ptr, mask, passthru;
    CompressStore for COMPRESSSTORE: value, ptr, mask;
}
