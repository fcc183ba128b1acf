//! Dead argument elimination: removes dead arguments and results of functions, and constant arguments, which are
//! propagated into the function.
//!
//! The functions are local, and all their uses are direct calls with matching signatures. Arguments whose attributes
//! fix the way they are passed, and calls in functions with `optnone`, do not change.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{CONSTANT, ZERO};
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::control::RETURN;
use crate::dialect::llvm::function::{is_optnone, linkage, signature};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::ir::{
    AttrData, AttrId, Body, BodyId, Context, DictId, Module, NewOp, Op, OpName, Region, TypeData, TypeId,
    Value, ValueDef, name,
};
use crate::opt::analysis::call_graph::CallGraph;
use crate::opt::analysis::references::References;
use crate::opt::function::Progress;

/// The pass.
pub(crate) fn dead_args(module: &mut Module, progress: &mut Progress) {
    let graph = CallGraph::of(module);
    let order = graph.bottom_up(module);
    let references = References::of(module);
    let mut plans = candidates(module, &graph, &order, &references);
    if plans.is_empty() {
        return;
    }
    for &id in order.iter().rev() {
        find_constants(module, &graph, &mut plans, id);
    }
    for &id in &order {
        find_dead_args(module, &graph, &mut plans, id);
    }
    for &id in order.iter().rev() {
        find_used_results(module, &graph, &mut plans, id);
    }
    plans.retain(|_, plan| plan.changes());
    // Dead arguments depend on those of callees, so that all changes are a single rewrite.
    if plans.is_empty() || !progress.may_rewrite() {
        return;
    }
    for &id in &order {
        if let Some(plan) = plans.get(&id) {
            let loc = module.body(plan.table).loc(plan.op);
            progress.remarks.done(loc, || plan.describe());
            change_function(module, plan, id);
        }
        change_calls(module, &graph, &plans, id);
    }
}

/// A constant, as the operation that materializes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Constant {
    by: OpName,
    attrs: DictId,
    ty: TypeId,
}

/// The lattice of the values that calls pass for an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Passed {
    /// No calls so far, or only recursive calls that forward the argument.
    Undetermined,
    /// The same constant in all calls.
    Constant(Constant),
    /// Not a constant.
    Overdefined,
}

/// The changes of the signature of a function.
#[derive(Debug)]
struct Plan {
    /// The body of the module that contains the function.
    table: BodyId,
    op: Op,
    /// The lattice values, by argument.
    passed: Vec<Passed>,
    /// The number of unvisited calls in other functions.
    calls_left: usize,
    /// By argument: true if it is removed.
    is_dropped: Vec<bool>,
    /// True if the function has a result.
    has_result: bool,
    drops_result: bool,
}

impl Plan {
    fn changes(&self) -> bool {
        self.is_dropped.contains(&true) || self.drops_result
    }

    fn describe(&self) -> String {
        let dropped = self.is_dropped.iter().filter(|&&is_dropped| is_dropped).count();
        let result = if self.drops_result { " and the dead result" } else { "" };
        format!("removed {dropped} dead arguments{result} of a function")
    }
}

/// The functions whose signatures may change, by their bodies.
fn candidates(
    module: &Module,
    graph: &CallGraph,
    order: &[BodyId],
    references: &References,
) -> FxHashMap<BodyId, Plan> {
    let mut plans = FxHashMap::default();
    for (number, body) in module.bodies().enumerate() {
        for (op, id) in body.isolated_bodies() {
            let attrs = body.attrs(op);
            let Some(entry) = module.body(id).entry_block(Region::ROOT) else { continue };
            if body.parent_block(op).is_some() && may_change(&module.cx, attrs, references) {
                let count = module.body(id).block_args(entry).len();
                let is_kept = |index: usize| has_abi_attribute(&module.cx, attrs, index);
                let passed =
                    |index: usize| if is_kept(index) { Passed::Overdefined } else { Passed::Undetermined };
                plans.insert(
                    id,
                    Plan {
                        table: BodyId::new(number),
                        op,
                        passed: (0..count).map(passed).collect(),
                        calls_left: 0,
                        is_dropped: vec![false; count],
                        has_result: signature(&module.cx, attrs)
                            .is_some_and(|signature| signature.result != TypeId::VOID),
                        drops_result: true,
                    },
                );
            }
        }
    }
    for &id in order {
        each_call(module, graph, id, |body, op, callee| {
            let Some(plan) = plans.get_mut(&callee) else { return };
            plan.calls_left += usize::from(callee != id);
            // Functions with `optnone` stay as they are.
            let is_plain = !graph.is_optnone(id)
                && body.operands(op).len() == plan.passed.len()
                && body.result_count(op) == usize::from(plan.has_result)
                && is_plain_call(&module.cx, body.attrs(op));
            if !is_plain {
                plans.remove(&callee);
            }
        });
    }
    plans
}

/// Returns true if all uses of a function are direct calls in this module, so that its signature may change.
fn may_change(cx: &Context, attrs: DictId, references: &References) -> bool {
    let has = |flag: &str| cx.find_name(flag).is_some_and(|name| cx.dict_get(attrs, name).is_some());
    let symbol = cx.dict_get(attrs, name::SYM_NAME).and_then(|attr| cx.string_value(attr));
    let signature = signature(cx, attrs);
    let passed = cx.find_name("passthrough").and_then(|name| cx.dict_get(attrs, name));
    let passed = passed.and_then(|attr| cx.array_value(attr)).unwrap_or_default();
    let is_naked =
        passed.iter().any(|&attr| ["naked", "thunk"].iter().any(|it| cx.attr_text(attr).contains(it)));
    matches!(linkage(cx, attrs), "internal" | "private")
        && symbol.is_some_and(|symbol| !references.has_address(symbol))
        && signature.is_some_and(|signature| !signature.variadic)
        && !has("comdat")
        && !is_naked
        && !is_optnone(cx, attrs)
}

/// Returns true if an attribute of an argument fixes how the ABI passes it.
fn has_abi_attribute(cx: &Context, attrs: DictId, index: usize) -> bool {
    const ATTRIBUTES: [&str; 8] =
        ["sret", "byval", "byref", "inalloca", "preallocated", "nest", "swiftself", "swifterror"];
    let all = cx.dict_get(attrs, name::ARG_ATTRS).and_then(|attr| cx.array_value(attr));
    let own = all.and_then(|all| match cx.attr_data(*all.get(index)?) {
        AttrData::Dict(dict) => Some(*dict),
        _ => None,
    });
    own.is_some_and(|dict| {
        cx.dict_entries(dict).iter().any(|&(name, _)| {
            cx.str(name).strip_prefix("llvm.").is_some_and(|name| ATTRIBUTES.contains(&name))
        })
    })
}

/// Returns true if a call is neither `musttail` nor variadic, and has no operand bundles.
fn is_plain_call(cx: &Context, attrs: DictId) -> bool {
    let tail = cx.find_name("TailCallKind").and_then(|name| cx.dict_get(attrs, name));
    let bundles = cx.dict_get(attrs, name::OP_BUNDLE_TAGS).and_then(|attr| cx.array_value(attr));
    let must_tail = tail.is_some_and(|attr| cx.attr_text(attr).contains("musttail"));
    !must_tail
        && bundles.is_none_or(<[AttrId]>::is_empty)
        && cx.dict_get(attrs, name::VAR_CALLEE_TYPE).is_none()
}

/// Calls `with` for each direct call in a function, and its callee.
fn each_call(module: &Module, graph: &CallGraph, id: BodyId, mut with: impl FnMut(&Body, Op, BodyId)) {
    let body = module.body(id);
    for &block in body.region_blocks(Region::ROOT) {
        for &op in body.block_ops(block) {
            if body.name(op) == CALL
                && let Some(callee) = graph.callee(&module.cx, id, body, op)
            {
                with(body, op, callee.body);
            }
        }
    }
}

/// Propagates the values that a function passes to the lattice values of its callees. Callers come first.
fn find_constants(module: &Module, graph: &CallGraph, plans: &mut FxHashMap<BodyId, Plan>, id: BodyId) {
    let mut found = Vec::new();
    let mut calls = Vec::new();
    each_call(module, graph, id, |body, op, callee| {
        if plans.contains_key(&callee) {
            calls.push(callee);
            for (index, &value) in body.operands(op).iter().enumerate() {
                found.push((callee, index, passed(body, plans.get(&id), value, (id, callee), index)));
            }
        }
    });
    for callee in calls.into_iter().filter(|&callee| callee != id) {
        if let Some(plan) = plans.get_mut(&callee) {
            plan.calls_left -= 1;
        }
    }
    for (callee, index, now) in found {
        if let Some(plan) = plans.get_mut(&callee) {
            plan.passed[index] = match (plan.passed[index], now) {
                (Passed::Undetermined, value) | (value, Passed::Undetermined) => value,
                (a, b) if a == b => a,
                _ => Passed::Overdefined,
            };
        }
    }
}

/// The lattice value of the argument `index` of a call.
fn passed(
    body: &Body,
    plan: Option<&Plan>,
    value: Value,
    (caller, callee): (BodyId, BodyId),
    index: usize,
) -> Passed {
    match body.value_def(value) {
        ValueDef::Result(op) if matches!(body.name(op), CONSTANT | ZERO | ADDRESSOF) => {
            Passed::Constant(Constant {
                by: body.name(op),
                attrs: body.attrs(op),
                ty: body.value_type(value),
            })
        }
        ValueDef::Argument(block) if Some(block) == body.entry_block(Region::ROOT) => {
            let argument = body.block_args(block).iter().position(|&arg| arg == value);
            if caller == callee && argument == Some(index) {
                return Passed::Undetermined;
            }
            // The lattice values of the caller are final once all its calls are visited, unlike in recursive cycles.
            let plan = plan.filter(|plan| plan.calls_left == 0 && caller != callee).zip(argument);
            plan.map_or(Passed::Overdefined, |(plan, argument)| plan.passed[argument])
        }
        _ => Passed::Overdefined,
    }
}

/// Marks constant and dead arguments of a function as dropped. Callees come first: an argument that a callee drops is
/// no use.
fn find_dead_args(module: &Module, graph: &CallGraph, plans: &mut FxHashMap<BodyId, Plan>, id: BodyId) {
    if !plans.contains_key(&id) {
        return;
    }
    let used = used(module, graph, plans, id);
    let body = module.body(id);
    let Some((plan, entry)) = plans.get_mut(&id).zip(body.entry_block(Region::ROOT)) else { return };
    for (index, arg) in body.block_args(entry).iter().enumerate() {
        let is_free = match plan.passed[index] {
            Passed::Constant(_) => true,
            _ => !used.contains(arg),
        };
        plan.is_dropped[index] = is_free && !has_abi_attribute(&module.cx, attrs_of(module, plan), index);
    }
}

fn attrs_of(module: &Module, plan: &Plan) -> DictId {
    module.body(plan.table).attrs(plan.op)
}

/// The values that a function uses, except as arguments that its callees drop, or that recursive calls forward.
fn used(module: &Module, graph: &CallGraph, plans: &FxHashMap<BodyId, Plan>, id: BodyId) -> FxHashSet<Value> {
    let body = module.body(id);
    let entry = body.entry_block(Region::ROOT);
    let args = entry.map_or(&[][..], |entry| body.block_args(entry));
    let mut used = FxHashSet::default();
    for &block in body.region_blocks(Region::ROOT) {
        for &op in body.block_ops(block) {
            let callee = (body.name(op) == CALL)
                .then(|| graph.callee(&module.cx, id, body, op))
                .flatten()
                .and_then(|callee| Some((callee.body, plans.get(&callee.body)?)));
            for (index, &operand) in body.operands(op).iter().enumerate() {
                let is_ignored = callee.is_some_and(|(callee, plan)| {
                    plan.is_dropped[index] || (callee == id && args.get(index) == Some(&operand))
                });
                if !is_ignored {
                    used.insert(operand);
                }
            }
        }
    }
    used
}

/// Marks the results of callees that a function uses. Callers come first.
fn find_used_results(module: &Module, graph: &CallGraph, plans: &mut FxHashMap<BodyId, Plan>, id: BodyId) {
    let used = used(module, graph, plans, id);
    let mut kept = Vec::new();
    each_call(module, graph, id, |body, op, callee| {
        if body.results(op).any(|result| used.contains(&result)) {
            kept.push(callee);
        }
    });
    for callee in kept {
        if let Some(plan) = plans.get_mut(&callee) {
            plan.drops_result = false;
        }
    }
    if let Some(plan) = plans.get_mut(&id) {
        plan.drops_result &= plan.has_result;
    }
}

/// Rewrites the signature and the body of a function.
fn change_function(module: &mut Module, plan: &Plan, id: BodyId) {
    let body = module.body_mut(id);
    let Some(entry) = body.entry_block(Region::ROOT) else { return };
    let args = body.block_args(entry).to_vec();
    let loc = body.last_op(entry).map_or(crate::ir::Loc::UNKNOWN, |op| body.loc(op));
    let mut constants = Vec::new();
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    for (index, &arg) in args.iter().enumerate() {
        if let Passed::Constant(constant) = plan.passed[index]
            && plan.is_dropped[index]
        {
            let op = body.new_op(NewOp::new(constant.by, loc, &[], &[constant.ty]).attrs(constant.attrs));
            values.insert(arg, body.result(op, 0));
            constants.push(op);
        }
    }
    body.place_ops_first(entry, &constants);
    body.replace_uses(|value| *values.get(&value).unwrap_or(&value));
    body.retain_block_args(entry, |index| !plan.is_dropped[index]);
    if plan.drops_result {
        drop_returned_values(body);
    }
    let attrs = attrs_of(module, plan);
    let attrs = kept_attrs(&mut module.cx, attrs, plan);
    let attrs = changed_signature(&mut module.cx, attrs, plan);
    module.body_mut(plan.table).set_attrs(plan.op, attrs);
}

/// Removes the operands of all returns.
fn drop_returned_values(body: &mut Body) {
    for block in body.region_blocks(Region::ROOT).to_vec() {
        let Some(end) = body.last_op(block).filter(|&op| body.name(op) == RETURN) else { continue };
        body.take_last_op(block);
        body.append_op(block, NewOp::new(RETURN, body.loc(end), &[], &[]).attrs(body.attrs(end)));
    }
}

/// The attributes of a function or call without those of removed arguments and results.
fn kept_attrs(cx: &mut Context, mut attrs: DictId, plan: &Plan) -> DictId {
    if let Some(all) = cx.dict_get(attrs, name::ARG_ATTRS).and_then(|attr| cx.array_value(attr)) {
        let kept = all.iter().zip(&plan.is_dropped).filter(|(_, is_dropped)| !**is_dropped);
        let kept: Vec<AttrId> = kept.map(|(&attr, _)| attr).collect();
        let kept = cx.attr(AttrData::Array(kept.into()));
        attrs = cx.dict_with(attrs, name::ARG_ATTRS, kept);
    }
    if plan.drops_result { cx.dict_without(attrs, &[name::RES_ATTRS]) } else { attrs }
}

/// The attributes of a function with the new signature. The attributes of the signature in MLIR's types are removed.
fn changed_signature(cx: &mut Context, attrs: DictId, plan: &Plan) -> DictId {
    let Some(before) = signature(cx, attrs) else { return attrs };
    let kept = before.params.iter().zip(&plan.is_dropped).filter(|(_, is_dropped)| !**is_dropped);
    let params = kept.map(|(&ty, _)| ty).collect();
    let result = if plan.drops_result { TypeId::VOID } else { before.result };
    let ty = cx.ty(TypeData::LlvmFunction { result, params, variadic: false });
    let ty = cx.type_attr(ty);
    let signature_attrs = [
        name::MLIRC_SIGNATURE,
        name::MLIRC_ARG_NAMES,
        name::MLIRC_C_PARAMS,
        name::MLIRC_MEMREF_ABI,
        name::MLIRC_RESULT_MEMORY,
    ];
    let attrs = cx.dict_without(attrs, &signature_attrs);
    cx.dict_with(attrs, name::FUNCTION_TYPE, ty)
}

/// Rewrites the calls in a function to the new signatures of its callees.
fn change_calls(module: &mut Module, graph: &CallGraph, plans: &FxHashMap<BodyId, Plan>, id: BodyId) {
    let mut calls: FxHashMap<Op, &Plan> = FxHashMap::default();
    each_call(module, graph, id, |_, op, callee| {
        calls.extend(plans.get(&callee).map(|plan| (op, plan)));
    });
    if calls.is_empty() {
        return;
    }
    let (cx, body) = module.split(id);
    let mut results: FxHashMap<Value, Value> = FxHashMap::default();
    for block in body.region_blocks(Region::ROOT).to_vec() {
        for op in body.take_ops(block) {
            match calls.get(&op) {
                Some(plan) => {
                    let new = changed_call(cx, body, op, plan);
                    results.extend(body.results(op).zip(body.results(new)));
                    body.place_op(block, new);
                }
                None => body.place_op(block, op),
            }
        }
    }
    body.replace_uses(|value| *results.get(&value).unwrap_or(&value));
}

/// Creates the call for the new signature of its callee.
fn changed_call(cx: &mut Context, body: &mut Body, op: Op, plan: &Plan) -> Op {
    let kept = body.operands(op).iter().zip(&plan.is_dropped).filter(|(_, is_dropped)| !**is_dropped);
    let operands: Vec<Value> = kept.map(|(&value, _)| value).collect();
    let mut types: Vec<TypeId> = body.results(op).map(|result| body.value_type(result)).collect();
    if plan.drops_result {
        types.clear();
    }
    let mut attrs = kept_attrs(cx, body.attrs(op), plan);
    if cx.dict_get(attrs, name::OPERAND_SEGMENT_SIZES).is_some() {
        let sizes = cx.i32_array_attr(&[operands.len() as i64, 0]);
        attrs = cx.dict_with(attrs, name::OPERAND_SEGMENT_SIZES, sizes);
    }
    body.new_op(NewOp::new(CALL, body.loc(op), &operands, &types).attrs(attrs))
}
