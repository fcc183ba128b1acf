//! The argument with the attribute [`llvm.nest`](crate::codegen::abi::nest).

use crate::codegen::abi::{Convention, Plan};
use crate::codegen::context::env::Env;
use crate::ir::{AttrData, AttrId, DictId, TypeData, name};

use super::boundary::{Boundary, nth_dict};

/// Returns true if a target passes the argument outside of the sequence of others.
fn has_register(env: &Env) -> bool {
    matches!(env.convention, Convention::SysV | Convention::Win64)
}

fn is_marked(env: &Env, attrs: DictId) -> bool {
    env.cx.dict_get(attrs, name::LLVM_NEST).is_some()
}

/// Returns true if an argument is passed outside of the sequence of the others. The attribute may be on the callee or
/// on the call.
///
/// # Errors
/// If it is no pointer, or if it has another attribute that determines how it is passed.
pub(crate) fn is_apart(env: &Env, boundary: &Boundary, index: usize) -> Result<bool, String> {
    let lists = [boundary.arg_attrs, boundary.call_attrs].map(|list| nth_dict(env.cx, list, index));
    if !has_register(env) || !lists.iter().any(|&attrs| is_marked(env, attrs)) {
        return Ok(false);
    }
    let is_pointer = matches!(env.cx.type_data(boundary.params[index]), TypeData::Pointer { .. });
    let others = [name::LLVM_SRET, name::LLVM_BYVAL];
    let is_plain = |&attrs| others.iter().all(|&other| env.cx.dict_get(attrs, other).is_none());
    match is_pointer && lists.iter().all(is_plain) {
        true => Ok(true),
        false => Err("it needs 'llvm.nest' on something else than a plain pointer".to_string()),
    }
}

/// Returns true if the attributes of an argument mark it as passed outside of the sequence of the others.
pub(crate) fn is_anywhere(env: &Env, list: Option<AttrId>) -> bool {
    let dicts = list.and_then(|list| env.cx.array_value(list)).unwrap_or_default();
    has_register(env)
        && dicts
            .iter()
            .any(|&attr| matches!(env.cx.attr_data(attr), AttrData::Dict(attrs) if is_marked(env, *attrs)))
}

/// Refuses functions with such an argument that the thunks do not support.
pub(crate) fn check(boundary: &Boundary, plan: &Plan) -> Result<(), String> {
    let needs = match plan.nest {
        _ if boundary.variadic => "variable arguments beside one with 'llvm.nest'",
        _ if plan.buffered.is_some() => {
            "two thunks, because of 'llvm.nest' and of its results or aligned memory"
        }
        None => "fewer arguments in registers, because of 'llvm.nest'",
        Some(_) => return Ok(()),
    };
    Err(format!("it needs {needs}"))
}
