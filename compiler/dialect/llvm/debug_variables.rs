//! Debug intrinsics as variables of bodies.
//!
//! The optimizer must not see debug intrinsics, or code would depend on them. So they are removed before it, and the
//! variables that they declare become variables of the body, which follow the replacement of values.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{
    AttrId, Block, Body, BodyId, Context, Module, NameId, Op, Value, Variable, VariablePart, VariableType,
};

use super::debug::{DBG_DECLARE, DBG_LABEL, DBG_VALUE};
use super::debug_info::Node;
use super::debug_labels::labels;
use super::function::is_optnone;
use super::hint::{LIFETIME_END, LIFETIME_START};
use super::memory::{ALLOCA, LOAD, STORE};

/// The variables that [`extract`] keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// None.
    None,
    /// All. Those in memory stay there.
    InMemory,
    /// All. A variable that is stored once is the stored value, because the optimizer may remove its memory.
    Promoted,
}

/// Removes the debug intrinsics of a module. The variables that are kept become those of the bodies, instead of those of
/// names in the text.
pub fn extract(module: &mut Module, kept: Kept) {
    let unoptimized = unoptimized_bodies(module);
    for number in 0..module.bodies().count() {
        let id = BodyId::new(number);
        let promotes = kept == Kept::Promoted && !unoptimized.contains(&id);
        let found = if kept == Kept::None { Vec::new() } else { variables(module, id, promotes) };
        let (cx, body) = module.split(id);
        body.labels = if kept == Kept::None { Vec::new() } else { labels(cx, body) };
        if !found.is_empty() {
            body.variables = found;
        }
        remove(body);
    }
}

/// Returns the bodies of functions with `optnone`.
fn unoptimized_bodies(module: &Module) -> FxHashSet<BodyId> {
    let of = |body: &Body| -> Vec<BodyId> {
        let isolated = body.isolated_bodies();
        isolated.filter(|&(op, _)| is_optnone(&module.cx, body.attrs(op))).map(|(_, id)| id).collect()
    };
    module.bodies().flat_map(of).collect()
}

fn is_debug_intrinsic(body: &Body, op: Op) -> bool {
    matches!(body.name(op), DBG_DECLARE | DBG_VALUE | DBG_LABEL)
}

/// Removes the debug intrinsics of a body.
fn remove(body: &mut Body) {
    for block in body.block_ids().collect::<Vec<Block>>() {
        if body.block_ops(block).iter().any(|&op| is_debug_intrinsic(body, op)) {
            let removed: FxHashSet<Op> =
                body.block_ops(block).iter().copied().filter(|&op| is_debug_intrinsic(body, op)).collect();
            body.retain_ops(block, |op| !removed.contains(op));
        }
    }
}

/// A use of a variable by a debug intrinsic.
struct Use {
    value: Value,
    is_declaration: bool,
    /// True if the expression is empty.
    is_plain: bool,
}

/// Returns the variables of a body, in the order of their first intrinsic.
fn variables(module: &mut Module, id: BodyId, promotes: bool) -> Vec<Variable> {
    let (cx, body) = module.split(id);
    let (info, expression) = (cx.name("varInfo"), cx.name("locationExpr"));
    let mut order = Vec::new();
    let mut uses: FxHashMap<AttrId, Vec<Use>> = FxHashMap::default();
    for block in body.block_ids() {
        for &op in body.block_ops(block) {
            let is_declaration = body.name(op) == DBG_DECLARE;
            if !is_declaration && body.name(op) != DBG_VALUE {
                continue;
            }
            let Some(variable) = cx.dict_get(body.attrs(op), info) else { continue };
            let is_plain = is_plain(cx, cx.dict_get(body.attrs(op), expression));
            let uses = uses.entry(variable).or_default();
            if uses.is_empty() {
                order.push((variable, op));
            }
            uses.push(Use { value: body.operands(op)[0], is_declaration, is_plain });
        }
    }
    let stored = if promotes && !order.is_empty() { stored_once(body) } else { FxHashMap::default() };
    let of = |(attr, op)| {
        let variable = variable(cx, attr, body.loc(op), &uses[&attr])?;
        Some(promoted(variable, &stored))
    };
    order.into_iter().filter_map(of).collect()
}

/// Returns the memory on the stack that is only loaded and stored to once, and the stored values.
fn stored_once(body: &Body) -> FxHashMap<Value, Value> {
    let mut stores: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
    let mut others: FxHashSet<Value> = FxHashSet::default();
    for block in body.block_ids() {
        for &op in body.block_ops(block) {
            match (body.name(op), body.operands(op)) {
                (STORE, &[value, address]) => {
                    stores.entry(address).or_default().push(value);
                    others.insert(value);
                }
                (LOAD | DBG_DECLARE | LIFETIME_START | LIFETIME_END, _) => {}
                (_, operands) => others.extend(operands),
            }
        }
    }
    let is_private = |address: Value| {
        let op = body.defining_op(address);
        op.is_some_and(|op| body.name(op) == ALLOCA) && !others.contains(&address)
    };
    let single = stores.into_iter().filter(|(address, values)| values.len() == 1 && is_private(*address));
    single.map(|(address, values)| (address, values[0])).collect()
}

/// Returns a variable as the value that is stored to its memory once.
fn promoted(variable: Variable, stored: &FxHashMap<Value, Value>) -> Variable {
    match variable.parts[..] {
        [VariablePart::Value(address)] if variable.is_in_memory && stored.contains_key(&address) => {
            let parts = [VariablePart::Value(stored[&address])].into();
            Variable { is_in_memory: false, parts, ..variable }
        }
        _ => variable,
    }
}

/// Returns true if an expression is missing or empty.
fn is_plain(cx: &Context, expression: Option<AttrId>) -> bool {
    let operations = expression.map(|attr| Node::of(cx, attr).and_then(|node| node.operations()));
    operations.is_none_or(|operations| operations.is_some_and(|operations| operations.is_empty()))
}

/// Returns the variable of an attribute. A variable that has several values has none in particular.
fn variable(cx: &mut Context, attr: AttrId, loc: crate::ir::Loc, uses: &[Use]) -> Option<Variable> {
    let node = Node::of(cx, attr)?;
    let (name, ty, scope) = (node.text("name")?, node.attr("type"), node.attr("scope"));
    let parameter = node.int("arg").filter(|&number| number > 0).map(|number| number as u32 - 1);
    let declared = uses.iter().find(|it| it.is_declaration);
    let use_of = declared.or_else(|| uses.first().filter(|_| uses.len() == 1));
    let value = use_of.filter(|it| it.is_plain).map(|it| VariablePart::Value(it.value));
    let name: NameId = cx.name(name);
    Some(Variable {
        name,
        ty: VariableType::Metadata(ty?),
        loc,
        declaration: Some(attr),
        scope,
        parameter,
        block: None,
        is_in_memory: declared.is_some(),
        parts: value.into_iter().collect(),
    })
}
