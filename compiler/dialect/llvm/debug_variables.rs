//! Debug intrinsics as variables of bodies.
//!
//! The optimizer must not see debug intrinsics, or code would depend on them. So they are removed before it, and the
//! variables that they declare become variables of the body, which follow the replacement of values.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{
    AttrId, Block, Body, BodyId, Context, Expression, Fragment, Loc, Module, NameId, Op, OpSet, Value,
    Variable, VariablePart, VariableType,
};

use super::arith::{POISON, UNDEF};
use super::debug::{DBG_DECLARE, DBG_LABEL, DBG_VALUE};
use super::debug_assignments::{Assignment, Flow};
use super::debug_expression::{Meaning, fragment, meaning};
use super::debug_info::Node;
use super::debug_labels::labels;

/// Removes the debug intrinsics of a module. If they are kept, its variables become those of the bodies, instead of those
/// of names in the text.
pub fn extract(module: &mut Module, is_kept: bool) {
    for number in 0..module.bodies().count() {
        let id = BodyId::new(number);
        let found = if is_kept { variables(module, id) } else { Vec::new() };
        let (cx, body) = module.split(id);
        body.labels = if is_kept { labels(cx, body) } else { Vec::new() };
        if !found.is_empty() {
            body.variables = found;
        }
        remove(body);
    }
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
#[derive(Clone)]
struct Use {
    op: Op,
    block: Block,
    /// The position of the intrinsic in its block.
    position: usize,
    value: Value,
    is_declaration: bool,
    /// The meaning of the value; none if it is unknown.
    meaning: Option<Meaning>,
    /// The bits of the variable that it describes.
    fragment: Option<Fragment>,
}

/// Returns the variables of a body, in the order of their first intrinsic.
fn variables(module: &mut Module, id: BodyId) -> Vec<Variable> {
    let (cx, body) = module.split(id);
    let (order, uses) = uses(cx, body);
    if order.is_empty() {
        return Vec::new();
    }
    let flow = Flow::new(body);
    let mut found = Vec::new();
    for attr in order {
        let uses = &uses[&attr];
        let Some(variable) = unvalued(cx, attr, body.loc(uses[0].op)) else { continue };
        let values = match uses.iter().find(|it| it.is_declaration) {
            Some(declaration) => of_use(&variable, declaration).into_iter().collect(),
            None => of_values(&variable, uses, &flow),
        };
        if values.is_empty() {
            found.push(variable);
        }
        found.extend(values);
    }
    found
}

/// Returns the variables of the debug intrinsics of a body, in order, and the uses of each.
fn uses(cx: &mut Context, body: &Body) -> (Vec<AttrId>, FxHashMap<AttrId, Vec<Use>>) {
    let (info, expression) = (cx.name("varInfo"), cx.name("locationExpr"));
    let mut order = Vec::new();
    let mut uses: FxHashMap<AttrId, Vec<Use>> = FxHashMap::default();
    for block in body.block_ids() {
        for (position, &op) in body.block_ops(block).iter().enumerate() {
            let is_declaration = body.name(op) == DBG_DECLARE;
            if !is_declaration && body.name(op) != DBG_VALUE {
                continue;
            }
            let Some(variable) = cx.dict_get(body.attrs(op), info) else { continue };
            let value = body.operands(op)[0];
            let is_undefined =
                body.defining_op(value).is_some_and(|op| matches!(body.name(op), UNDEF | POISON));
            let expression = cx.dict_get(body.attrs(op), expression);
            let meaning = meaning(cx, expression, is_declaration).filter(|_| !is_undefined);
            let fragment = fragment(cx, expression);
            let uses = uses.entry(variable).or_default();
            if uses.is_empty() {
                order.push(variable);
            }
            uses.push(Use { op, block, position, value, is_declaration, meaning, fragment });
        }
    }
    (order, uses)
}

/// Returns a variable without a value.
fn unvalued(cx: &mut Context, attr: AttrId, loc: Loc) -> Option<Variable> {
    let node = Node::of(cx, attr)?;
    let (name, ty, scope) = (node.text("name")?, node.attr("type"), node.attr("scope"));
    let parameter = node.int("arg").filter(|&number| number > 0).map(|number| number as u32 - 1);
    let name: NameId = cx.name(name);
    Some(Variable {
        name,
        ty: VariableType::Metadata(ty?),
        loc,
        declaration: Some(attr),
        scope,
        parameter,
        block: None,
        is_in_memory: false,
        expression: Expression::default(),
        ops: None,
        parts: Box::default(),
    })
}

/// Returns a variable with the value of a use.
fn of_use(variable: &Variable, of: &Use) -> Option<Variable> {
    let Meaning { expression, is_address } = of.meaning.clone()?;
    let parts = [VariablePart::Value(of.value)].into();
    Some(Variable { is_in_memory: is_address, expression, parts, ..variable.clone() })
}

/// Returns the values of a variable, given all its uses.
fn of_values(variable: &Variable, uses: &[Use], flow: &Flow) -> Vec<Variable> {
    let mut fragments: Vec<Option<Fragment>> = uses.iter().map(|it| it.fragment).collect();
    fragments.sort_unstable();
    fragments.dedup();
    let of_fragment = |fragment: Option<Fragment>| {
        // Equal values have the number of the first one.
        let number = |of: &Use| {
            let is_same = |other: &Use| other.value == of.value && other.meaning == of.meaning;
            uses.iter().position(is_same).filter(|_| of.fragment == fragment && of.meaning.is_some())
        };
        let overlaps = |of: &Use| match (of.fragment, fragment) {
            (Some(a), Some(b)) => a.overlaps(b),
            _ => true,
        };
        let assignments: Vec<Assignment> = uses
            .iter()
            .filter(|of| overlaps(of))
            .map(|of| Assignment { block: of.block, position: of.position, value: number(of) })
            .collect();
        let mut sets: Vec<(usize, OpSet)> = flow.op_sets(&assignments).into_iter().collect();
        sets.sort_unstable_by_key(|(number, _)| *number);
        let value = |(number, ops)| Some(Variable { ops: Some(ops), ..of_use(variable, &uses[number])? });
        sets.into_iter().filter_map(value).collect::<Vec<Variable>>()
    };
    fragments.into_iter().flat_map(of_fragment).collect()
}
