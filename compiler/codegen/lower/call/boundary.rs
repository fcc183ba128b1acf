//! Function boundaries: the signature of a function or call in the LLVM dialect.

use crate::ir::{AttrData, AttrId, Context, DictId, TypeId};

/// A signature at the LLVM level.
pub(crate) struct Boundary<'a> {
    /// Types of the arguments, variadic ones included.
    pub(crate) params: &'a [TypeId],
    /// The number of fixed arguments.
    pub(crate) fixed: usize,
    /// True if the function is variadic.
    pub(crate) variadic: bool,
    /// True for the definition of a variadic function.
    pub(crate) open: bool,
    /// True if a pointer for a thunk follows the arguments.
    pub(crate) trailing: bool,
    /// Type of the result.
    pub(crate) result: TypeId,
    /// `arg_attrs`.
    pub(crate) arg_attrs: Option<AttrId>,
    /// `arg_attrs` of a call, which apply to its variadic arguments and to `llvm.nest`.
    pub(crate) call_attrs: Option<AttrId>,
    /// `res_attrs`.
    pub(crate) res_attrs: Option<AttrId>,
}

/// Returns the attributes of a parameter, an argument or a result.
pub(crate) fn nth_dict(cx: &Context, attrs: Option<AttrId>, index: usize) -> DictId {
    let list = attrs.map(|attrs| cx.attr_data(attrs));
    let Some(AttrData::Array(list)) = list else { return DictId::EMPTY };
    match list.get(index).map(|&attr| cx.attr_data(attr)) {
        Some(AttrData::Dict(dict)) => *dict,
        _ => DictId::EMPTY,
    }
}
