//! Properties of `memcpy`, `memmove` and `memset`.

use crate::ir::{AttrData, Op, name};
use crate::opt::function::Function;

/// Returns true if an intrinsic is volatile, or may be.
pub(crate) fn is_volatile(f: &Function, op: Op) -> bool {
    f.attr(op, name::IS_VOLATILE).and_then(|attr| f.cx.int_value(attr)) != Some(0)
}

/// Returns the alignment of a pointer argument: the explicit one, or 1.
pub(crate) fn argument_alignment(f: &Function, op: Op, index: usize) -> u64 {
    let all = f.attr(op, name::ARG_ATTRS).and_then(|attr| f.cx.array_value(attr));
    let explicit = all.and_then(|all| match f.cx.attr_data(*all.get(index)?) {
        AttrData::Dict(dict) => f.cx.int_value(f.cx.dict_get(*dict, f.cx.find_name("llvm.align")?)?),
        _ => None,
    });
    explicit.and_then(|align| u64::try_from(align).ok()).unwrap_or(1)
}
