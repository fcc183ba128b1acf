//! Alias analysis. Accesses do not alias if they have distinct underlying objects, or by type-based or scoped metadata.
//! The result holds for any two iterations of loops.

mod scope;
mod tbaa;

use crate::dialect::llvm::arith::{ADD, AND};
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::cast::{ADDRSPACECAST, BITCAST, Cast, INTTOPTR, PTRTOINT};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::intrinsic::{PTRMASK, PtrMask};
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, GetElementPtr, LoadStore};
use crate::ir::{AttrData, Context, DictId, NameId, Op, OpName, Region, TypeData, Value, ValueDef, name};
use crate::opt::function::Function;

pub(crate) use scope::{
    all_without as all_without_scopes, scope, with as with_scopes, without as without_scopes,
};
pub(crate) use tbaa::Types;

/// The underlying object of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Object {
    /// An identified object, which only pointers based on this value point to: an alloca, a `noalias` result or
    /// argument.
    Own(Value),
    /// A global of the module.
    Global(NameId),
    /// Memory that an argument points to, or a symbol that may be an alias.
    Shared,
    /// Unknown.
    Unknown,
}

/// Returns true if two accesses do not alias, in any iterations of loops.
pub(crate) fn no_alias(f: &Function, a: Op, b: Op) -> bool {
    let addr = |op| LoadStore::cast(f.body, op).map(|access| access.addr(f.body));
    addr(a).zip(addr(b)).is_some_and(|(from, to)| different_objects(f, from, to))
        || tbaa::no_alias(f, a, b)
        || scope::no_alias(f, a, b)
}

/// Returns true if two pointers have different underlying objects.
pub(crate) fn different_objects(f: &Function, a: Value, b: Value) -> bool {
    match (object(f, a), object(f, b)) {
        (Object::Own(a), Object::Own(b)) => a != b,
        (Object::Global(a), Object::Global(b)) => a != b,
        (Object::Own(_), Object::Shared | Object::Global(_))
        | (Object::Shared | Object::Global(_), Object::Own(_)) => true,
        _ => false,
    }
}

fn object(f: &Function, pointer: Value) -> Object {
    let base = base(f, pointer);
    match f.body.value_def(base) {
        ValueDef::Argument(block) if Some(block) == f.body.entry_block(Region::ROOT) => {
            let index = f.body.block_args(block).iter().position(|&arg| arg == base);
            if index.is_some_and(|index| is_noalias(f.cx, f.attrs, name::ARG_ATTRS, index)) {
                Object::Own(base)
            } else {
                Object::Shared
            }
        }
        ValueDef::Result(op) => match f.body.name(op) {
            ALLOCA => Object::Own(base),
            ADDRESSOF => match symbol(f, op, name::GLOBAL_NAME) {
                Some(symbol) if f.symbols.is_global(f.table, symbol) => Object::Global(symbol),
                _ => Object::Shared,
            },
            CALL if is_allocation(f, op) => Object::Own(base),
            _ => Object::Unknown,
        },
        _ => Object::Unknown,
    }
}

/// The underlying pointer of address arithmetic, including alignment of addresses.
pub(crate) fn base(f: &Function, mut pointer: Value) -> Value {
    for _ in 0..64 {
        let Some(op) = f.body.defining_op(pointer) else { break };
        let next = match f.body.name(op) {
            GETELEMENTPTR => Some(GetElementPtr(op).base(f.body)),
            ADDRSPACECAST | BITCAST => Some(Cast(op).arg(f.body)),
            PTRMASK => Some(PtrMask(op).ptr(f.body)),
            INTTOPTR => aligned_from(f, Cast(op).arg(f.body)),
            _ => None,
        };
        let is_pointer =
            |&value: &Value| matches!(f.cx.type_data(f.body.value_type(value)), TypeData::Pointer { .. });
        match next.filter(is_pointer) {
            Some(next) => pointer = next,
            None => break,
        }
    }
    pointer
}

/// Matches `p` in the aligned address `(p + (align - 1)) & -align`, where `align` is a power of two.
///
/// The result points to the same object as `p`: such allocations have `align - 1` extra bytes.
fn aligned_from(f: &Function, address: Value) -> Option<Value> {
    let operands = |value: Value, name: OpName| {
        let op = f.body.defining_op(value).filter(|&op| f.body.name(op) == name)?;
        Some(f.body.operands(op))
    };
    let commuted = |value: Value, name: OpName| {
        let &[a, b] = operands(value, name)? else { return None };
        let of = |value, constant| Some((value, f.constant_of(constant)?));
        of(a, b).or_else(|| of(b, a))
    };
    let (number, align) = match commuted(address, AND) {
        Some((number, mask)) => (number, mask.checked_neg()?),
        None => (address, 1),
    };
    let is_power = u64::try_from(align).is_ok_and(u64::is_power_of_two);
    let from = match commuted(number, ADD) {
        Some((number, bump)) if (0..align).contains(&bump) => number,
        _ => number,
    };
    operands(from, PTRTOINT).map(|operands| operands[0]).filter(|_| is_power)
}

/// Returns true if an argument or result of a function or call is `llvm.noalias`.
pub(crate) fn is_noalias(cx: &Context, attrs: DictId, list: NameId, index: usize) -> bool {
    is_declared(cx, attrs, (list, index), &["llvm.noalias"])
}

/// Returns true if an argument or result has one of some attributes, given the list of attributes and its index in it.
pub(crate) fn is_declared(
    cx: &Context,
    attrs: DictId,
    (list, index): (NameId, usize),
    attributes: &[&str],
) -> bool {
    let all = cx.dict_get(attrs, list).and_then(|attr| cx.array_value(attr));
    let dict = all.and_then(|all| match cx.attr_data(*all.get(index)?) {
        AttrData::Dict(dict) => Some(*dict),
        _ => None,
    });
    let has = |dict, text| cx.find_name(text).is_some_and(|name| cx.dict_get(dict, name).is_some());
    dict.is_some_and(|dict| attributes.iter().any(|&text| has(dict, text)))
}

/// Returns true if the result of a call is `noalias`.
fn is_allocation(f: &Function, call: Op) -> bool {
    let callee = symbol(f, call, name::CALLEE);
    callee.is_some_and(|callee| f.symbols.allocates(f.table, callee))
        || is_noalias(f.cx, f.body.attrs(call), name::RES_ATTRS, 0)
}

fn symbol(f: &Function, op: Op, attr: NameId) -> Option<NameId> {
    f.attr(op, attr).and_then(|attr| f.cx.symbol_value(attr))
}
