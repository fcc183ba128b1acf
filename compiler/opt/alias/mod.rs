//! Which accesses to memory are known not to touch the same bytes: those to different objects, and those that their metadata
//! tell apart.

mod scope;
mod tbaa;

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, STORE};
use crate::ir::{AttrData, NameId, Op, Region, Value, ValueDef, name};

use super::function::Function;

pub(super) use scope::{
    all_without as all_without_scopes, scope, with as with_scopes, without as without_scopes,
};
pub(super) use tbaa::Types;

/// What memory a pointer is known to point into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Object {
    /// Memory that no other pointer points into than those made from this one: an alloca, a new allocation, an argument
    /// that is said not to alias.
    Own(Value),
    /// A variable of the module.
    Global(NameId),
    /// Memory that an argument of the function points to, or a symbol that may be another name of something.
    Shared,
    /// Anything.
    Unknown,
}

/// Whether two loads or stores are known not to touch the same bytes, in whatever iterations of loops.
pub(super) fn are_apart(f: &Function, a: Op, b: Op) -> bool {
    let [from, to] = [a, b].map(|op| f.body.operands(op)[usize::from(f.body.name(op) == STORE)]);
    point_apart(f, from, to) || tbaa::are_apart(f, a, b) || scope::are_apart(f, a, b)
}

/// Whether two pointers point into different objects.
pub(super) fn point_apart(f: &Function, a: Value, b: Value) -> bool {
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
            if index.is_some_and(|index| is_noalias(f, index)) { Object::Own(base) } else { Object::Shared }
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

/// The pointer that a pointer was made from by address arithmetic.
pub(super) fn base(f: &Function, mut pointer: Value) -> Value {
    for _ in 0..64 {
        match f.body.defining_op(pointer) {
            Some(op) if f.body.name(op) == GETELEMENTPTR => pointer = f.body.operands(op)[0],
            _ => break,
        }
    }
    pointer
}

/// Whether argument number `index` of the function is marked `llvm.noalias`.
fn is_noalias(f: &Function, index: usize) -> bool {
    let all = f.cx.dict_get(f.attrs, name::ARG_ATTRS).and_then(|attr| f.cx.array_value(attr));
    let dict = all.and_then(|all| match f.cx.attr_data(*all.get(index)?) {
        AttrData::Dict(dict) => Some(*dict),
        _ => None,
    });
    let noalias = f.cx.find_name("llvm.noalias");
    dict.zip(noalias).is_some_and(|(dict, noalias)| f.cx.dict_get(dict, noalias).is_some())
}

/// Whether a call is of a C function that gives new memory.
fn is_allocation(f: &Function, call: Op) -> bool {
    let callee = symbol(f, call, name::CALLEE);
    callee.is_some_and(|callee| matches!(f.cx.str(callee), "malloc" | "aligned_alloc" | "calloc"))
}

fn symbol(f: &Function, op: Op, attr: NameId) -> Option<NameId> {
    f.attr(op, attr).and_then(|attr| f.cx.symbol_value(attr))
}
