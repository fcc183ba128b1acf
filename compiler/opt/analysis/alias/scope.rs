//! Scoped `noalias` metadata. Accesses do not alias if all alias scopes of one are among the `noalias` scopes of the
//! other.
//!
//! A scope holds for one execution of its declaration. Loops with declarations are not reordered, and clones of
//! accesses lose their scopes ([`without`]), so that a scope denotes one execution at most.

use rustc_hash::FxHashMap;

use crate::ir::{AttrData, AttrId, Context, DictId, Module, Op, Region};
use crate::opt::function::Function;

/// The attributes of the alias scopes and the `noalias` scopes of an access.
const ATTRIBUTES: [&str; 2] = ["alias_scopes", "noalias_scopes"];

/// Returns true if two accesses do not alias by their scopes.
pub(super) fn no_alias(f: &Function, a: Op, b: Op) -> bool {
    is_outside(f, a, b) || is_outside(f, b, a)
}

/// Returns true if all alias scopes of an access are among the `noalias` scopes of another. LLVM requires this only of
/// the scopes of one domain.
fn is_outside(f: &Function, inside: Op, outside: Op) -> bool {
    let [scopes, others] = ATTRIBUTES;
    let scopes = list(f, inside, scopes);
    let others = list(f, outside, others);
    !scopes.is_empty() && scopes.iter().all(|scope| others.contains(scope))
}

fn list<'f>(f: &'f Function, op: Op, attr: &str) -> &'f [AttrId] {
    let attr = f.cx.find_name(attr).and_then(|name| f.attr(op, name));
    attr.and_then(|attr| f.cx.array_value(attr)).unwrap_or_default()
}

/// Creates a scope for accesses that a pass proves independent in all iterations. The label is unique in the function.
pub(crate) fn scope(cx: &mut Context, label: &str) -> AttrId {
    let domain = "#llvm.alias_scope_domain<id = distinct[0]<>>";
    cx.dialect_attr(format!("llvm.alias_scope<id = \"{label}\", domain = {domain}>"))
}

/// Adds an alias scope and `noalias` scopes to the attributes of an access.
pub(crate) fn with(cx: &mut Context, attrs: DictId, inside: AttrId, outside: &[AttrId]) -> DictId {
    let mut attrs = attrs;
    for (name, list) in ATTRIBUTES.into_iter().zip([&[inside], outside]) {
        let (name, list) = (cx.name(name), cx.attr(AttrData::Array(list.into())));
        attrs = cx.dict_with(attrs, name, list);
    }
    attrs
}

/// Removes the scopes from the attributes of an access, for clones.
pub(crate) fn without(cx: &mut Context, attrs: DictId) -> DictId {
    let names = ATTRIBUTES.map(|attr| cx.find_name(attr));
    if names.iter().flatten().all(|&name| cx.dict_get(attrs, name).is_none()) {
        return attrs;
    }
    let mut kept = cx.dict_entries(attrs).to_vec();
    kept.retain(|entry| !names.contains(&Some(entry.0)));
    cx.dict(&mut kept)
}

/// The attributes of a module that have scopes, mapped to the same attributes without scopes.
pub(crate) fn all_without(module: &mut Module) -> FxHashMap<DictId, DictId> {
    let mut copies = FxHashMap::default();
    if !ATTRIBUTES.iter().any(|attr| module.cx.find_name(attr).is_some()) {
        return copies;
    }
    let mut all = Vec::new();
    for body in module.bodies() {
        let blocks = body.region_blocks(Region::ROOT).iter();
        all.extend(blocks.flat_map(|&block| body.block_ops(block)).map(|&op| body.attrs(op)));
    }
    for attrs in all {
        let copy = without(&mut module.cx, attrs);
        if copy != attrs {
            copies.insert(attrs, copy);
        }
    }
    copies
}
