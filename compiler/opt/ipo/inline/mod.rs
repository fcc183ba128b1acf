//! Inlining of small functions of the module, bottom-up in the call graph.
//!
//! Directly recursive calls stay, and so do calls of functions that are variadic, can be interposed, or have operations
//! that depend on their frame. Allocas of constant size move to the entry of the caller. Limits bound the cost of callees
//! and the size of callers. Constant arguments reduce the cost of a call. `inline_hint`, `always_inline`, and the last
//! call of a local function raise its limit; `cold` and calls on paths to `unreachable` reduce it. Callers that are
//! optimized for size inline what is about as short as the call, and last calls.
//!
//! A thunk has a single call, such as the C interface of a function. Inlining a function with loops or calls into a
//! thunk would duplicate the code and save one call, so such calls stay. A second run, on thunks only, inlines callees
//! that optimizations made small.

mod calls;
mod copy;
mod cost;
mod devirtualize;

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::control::UNREACHABLE;
use crate::dialect::llvm::function::{
    SizeLevel, cconv_keyword, is_optnone, linkage, passes_through, signature,
};
use crate::ir::dominance::reverse_post_order;
use crate::ir::{
    AttrData, AttrId, Block, Body, BodyId, Context, DictId, Loc, LocData, Module, Op, OpSet, Region, TypeId,
    Value, Variable, VariablePart, name,
};
use crate::opt::analysis::alias::all_without_scopes;
use crate::opt::analysis::call_graph::{CallGraph, Callee};
use crate::opt::function::Progress;

use calls::Calls;
use copy::Copy;
use cost::{
    CALL_COST, Cost, MAX_ALWAYS_INLINE_COST, MAX_CALLER_SIZE, MAX_COLD_COST, MAX_COST, MAX_HINTED_COST,
    MAX_LAST_CALL_COST, MAX_SMALL_COST, specializes,
};
use devirtualize::devirtualize;

/// The pass on all functions.
pub(crate) fn inline(module: &mut Module, progress: &mut Progress) {
    inline_into(Callers::All, module, progress);
}

/// The pass on thunks only, after the other passes.
pub(crate) fn inline_into_thunks(module: &mut Module, progress: &mut Progress) {
    inline_into(Callers::Thunks, module, progress);
}

/// Upper bound on the sweeps over a caller: calls of pointers may become direct calls by inlining.
const MAX_ROUNDS: usize = 4;

/// The callers that calls are inlined into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Callers {
    All,
    Thunks,
}

fn inline_into(callers: Callers, module: &mut Module, progress: &mut Progress) {
    let functions = CallGraph::of(module);
    let copied_attrs = all_without_scopes(module);
    let mut calls = Calls::of(module, &functions);
    let mut costs = FxHashMap::default();
    for id in functions.bottom_up(module) {
        if functions.is_optnone(id) {
            continue;
        }
        let first = progress.remarks.len();
        for _ in 0..MAX_ROUNDS {
            let mut body = std::mem::take(module.body_mut(id));
            let mut inliner = Inliner {
                module,
                functions: &functions,
                copied_attrs: &copied_attrs,
                calls: &mut calls,
                costs: &mut costs,
                id,
                size_level: functions.size_level(id),
                callers,
            };
            let inlined = inliner.run(&mut body, progress);
            let is_changed = !inlined.is_empty();
            if is_changed {
                let blocks = reverse_post_order(&body, Region::ROOT);
                let kept: FxHashSet<Block> = blocks.into_iter().collect();
                body.retain_blocks(Region::ROOT, |block| kept.contains(block));
            }
            if progress.debug {
                inlined.into_iter().for_each(|call| set_call_site(&mut module.cx, &mut body, call));
            }
            *module.body_mut(id) = body;
            // Callees may call their arguments.
            if !is_changed || !progress.may_rewrite() || !devirtualize(module, &functions, id) {
                break;
            }
        }
        progress.remarks.settle(first);
    }
}

/// The reason why a call is not inlined.
#[derive(Clone, Copy)]
enum NotInlined {
    /// The call is directly recursive.
    Recursion,
    /// The call does not match the signature, or the function is variadic, or there are operand bundles.
    Signature,
    /// Attributes or linkage of the callee, or attributes of the call, disable inlining.
    Disabled,
    /// The callee has an operation that cannot be inlined.
    PinnedOp,
    /// The caller exceeds its size limit.
    LargeCaller,
    /// The caller is a thunk of a function with loops or calls.
    Thunk,
    /// The callee exceeds its limit: the cost of inlining and the limit.
    LargeCallee(usize, usize),
}

impl NotInlined {
    fn describe(self) -> String {
        match self {
            NotInlined::Recursion => "recursive function".into(),
            NotInlined::Signature => "variable arguments, operand bundles, or mismatched signature".into(),
            NotInlined::Disabled => "disabled by attributes or linkage".into(),
            NotInlined::PinnedOp => "callee has an operation that cannot be inlined".into(),
            NotInlined::LargeCaller => {
                format!("caller size exceeds the threshold of {MAX_CALLER_SIZE} operations")
            }
            NotInlined::Thunk => "caller is a thunk of a function with loops or calls".into(),
            NotInlined::LargeCallee(cost, most) => {
                format!("callee cost of {cost} operations exceeds the threshold of {most}")
            }
        }
    }
}

/// A call that was inlined.
struct Inlined {
    /// The name of the callee.
    callee: Option<AttrId>,
    /// The location of the call.
    loc: Loc,
    /// The clones of the operations of the callee.
    ops: Range<usize>,
    /// The variables of the callee, with the values in the caller.
    variables: Vec<Variable>,
}

/// Adds a call to the locations of the inlined operations.
fn set_call_site(cx: &mut Context, body: &mut Body, call: Inlined) {
    let name = call.callee.and_then(|attr| cx.string_value(attr));
    let symbol = name.map(|root| cx.attr(AttrData::Symbol { root, nested: Box::default() }));
    let mut inlined = |loc: Loc| {
        let callee = cx.loc(LocData::Fused { metadata: symbol, parts: Box::new([loc]) });
        cx.loc(LocData::CallSite { callee, caller: call.loc })
    };
    for op in call.ops.map(Op::new) {
        body.set_loc(op, inlined(body.loc(op)));
    }
    let variables = call.variables.into_iter();
    body.variables.extend(variables.map(|variable| Variable { loc: inlined(variable.loc), ..variable }));
}

/// Returns the variables of a callee, given the clones of its values and operations. Values without a clone are unknown.
fn inlined_variables(
    inner: &Body,
    values: &FxHashMap<Value, Value>,
    ops: &FxHashMap<Op, Op>,
    op_count: usize,
) -> Vec<Variable> {
    let part = |part: &VariablePart| match *part {
        VariablePart::Value(value) => Some(VariablePart::Value(*values.get(&value)?)),
        integer => Some(integer),
    };
    let clone = |variable: &Variable| {
        let parts: Option<Box<[VariablePart]>> = variable.parts.iter().map(part).collect();
        let of_set = |set: &OpSet| OpSet::new(set.iter().filter_map(|op| ops.get(&op).copied()), op_count);
        let ops = variable.ops.as_ref().map(of_set);
        Variable { parts: parts.unwrap_or_default(), ops, block: None, ..variable.clone() }
    };
    inner.variables.iter().map(clone).collect()
}

/// Inlines the calls in one function.
struct Inliner<'m> {
    module: &'m Module,
    functions: &'m CallGraph,
    /// Attributes with alias scopes, mapped to those without.
    copied_attrs: &'m FxHashMap<DictId, DictId>,
    /// The number of calls of each function.
    calls: &'m mut Calls,
    /// The costs of callees; `None` for those that cannot be inlined.
    costs: &'m mut FxHashMap<BodyId, Option<Cost>>,
    id: BodyId,
    size_level: SizeLevel,
    callers: Callers,
}

impl<'m> Inliner<'m> {
    /// Inlines calls, and returns them.
    fn run(&mut self, body: &mut Body, progress: &mut Progress) -> Vec<Inlined> {
        let calls_once = calls_once(body);
        if self.callers == Callers::Thunks && !calls_once {
            return Vec::new();
        }
        let mut results: FxHashMap<Value, Value> = FxHashMap::default();
        let mut calls = Vec::new();
        for block in body.region_blocks(Region::ROOT).to_vec() {
            let mut block = block;
            let mut at = 0;
            while let Some(&op) = body.block_ops(block).get(at) {
                at += 1;
                let Some(callee) = self.callee(body, op) else { continue };
                let loc = body.loc(op);
                match self.inlined(body, op, callee, calls_once) {
                    Ok(inner) if progress.may_rewrite() => {
                        let first = body.op_count();
                        let (remainder, variables) = self.replace(body, block, at - 1, inner, &mut results);
                        self.calls.inlined(self.module, self.functions, callee, inner);
                        (block, at) = (remainder, 0);
                        let name = self.module.cx.dict_get(callee.attrs, name::SYM_NAME);
                        calls.push(Inlined { callee: name, loc, ops: first..body.op_count(), variables });
                        progress.remarks.done(loc, || format!("@{} inlined", self.symbol(callee)));
                    }
                    Ok(_) => {}
                    Err(reason) => {
                        let message =
                            || format!("@{} not inlined: {}", self.symbol(callee), reason.describe());
                        progress.remarks.missed(loc, || (message(), Vec::new()));
                    }
                }
            }
        }
        if !results.is_empty() {
            body.replace_uses(|value| *results.get(&value).unwrap_or(&value));
        }
        calls
    }

    /// The callee of a direct call, if it is defined.
    fn callee(&self, body: &Body, op: Op) -> Option<&'m Callee> {
        let callee = self.functions.callee(&self.module.cx, self.id, body, op);
        callee.filter(|callee| {
            body.name(op) == CALL && self.module.body(callee.body).entry_block(Region::ROOT).is_some()
        })
    }

    fn symbol(&self, callee: &Callee) -> &str {
        let symbol = self.module.cx.dict_get(callee.attrs, name::SYM_NAME);
        symbol.and_then(|attr| self.module.cx.string_value(attr)).map_or("", |name| self.module.cx.str(name))
    }

    /// Returns the body of the callee, or the reason why the call is not inlined. `calls_once` is true if the caller
    /// has one block and one call.
    fn inlined(
        &mut self,
        body: &Body,
        op: Op,
        callee: &Callee,
        calls_once: bool,
    ) -> Result<&'m Body, NotInlined> {
        let cx = &self.module.cx;
        if callee.body == self.id {
            return Err(NotInlined::Recursion);
        }
        let inner = self.module.body(callee.body);
        let entry = inner.entry_block(Region::ROOT).ok_or(NotInlined::Signature)?;
        let signature = signature(cx, callee.attrs).ok_or(NotInlined::Signature)?;
        let fits = !signature.variadic
            && body.value_types(body.operands(op)) == inner.value_types(inner.block_args(entry))
            && body.results(op).map(|result| body.value_type(result)).eq(results_of(signature.result))
            && !has_bundles(cx, body.attrs(op));
        if !fits {
            return Err(NotInlined::Signature);
        }
        if !may_inline(cx, callee.attrs) || has_flag(cx, body.attrs(op), "no_inline") {
            return Err(NotInlined::Disabled);
        }
        let callee_cost = self.costs.entry(callee.body).or_insert_with(|| Cost::of(cx, inner));
        let callee_cost = callee_cost.as_ref().ok_or(NotInlined::PinnedOp)?;
        let is_thunk = calls_once && !specializes(body, op, inner, entry);
        let has = |flag| has_flag(cx, callee.attrs, flag) || has_flag(cx, body.attrs(op), flag);
        let most = match () {
            () if has("always_inline") => MAX_ALWAYS_INLINE_COST,
            () if body.op_count() > MAX_CALLER_SIZE => return Err(NotInlined::LargeCaller),
            () if self.calls.is_last(cx, callee) => MAX_LAST_CALL_COST,
            () if has("cold") || ends_in_unreachable(body, op) => MAX_COLD_COST,
            () if has("inline_hint") && self.size_level == SizeLevel::Any => MAX_HINTED_COST,
            () if is_thunk && is_exported(cx, callee.attrs) && callee_cost.has_loops_or_calls => {
                return Err(NotInlined::Thunk);
            }
            () => match self.size_level {
                SizeLevel::Any => MAX_COST,
                SizeLevel::Small | SizeLevel::Smallest => MAX_SMALL_COST,
            },
        };
        let (cost, most) = match self.size_level {
            SizeLevel::Any => (callee_cost.of_call(body, op, CALL_COST), callee_cost.limit(most)),
            _ => (callee_cost.of_call(body, op, 1), most),
        };
        if cost <= most { Ok(inner) } else { Err(NotInlined::LargeCallee(cost, most)) }
    }

    /// Replaces a call by the blocks of its callee. Returns a new block of the operations after the call, and
    /// the variables of the callee. `results` maps the results of the call to the arguments of that block.
    fn replace(
        &self,
        body: &mut Body,
        block: Block,
        at: usize,
        inner: &Body,
        results: &mut FxHashMap<Value, Value>,
    ) -> (Block, Vec<Variable>) {
        let mut ops = body.take_ops(block);
        let after = ops.split_off(at + 1);
        let call = ops.pop();
        ops.into_iter().for_each(|op| body.place_op(block, op));
        let call_results: Vec<Value> = call.map(|call| body.results(call).collect()).unwrap_or_default();
        let remainder = body.new_block(Region::ROOT);
        body.set_block_args(remainder, &body.value_types(&call_results));
        results.extend(call_results.into_iter().zip(body.block_args(remainder).to_vec()));
        after.into_iter().for_each(|op| body.place_op(remainder, op));
        let operands = call.map(|call| body.operands(call).to_vec()).unwrap_or_default();
        let (values, ops) = Copy::new(inner, body, self.copied_attrs).run(block, &operands, remainder);
        (remainder, inlined_variables(inner, &values, &ops, body.op_count()))
    }
}

/// Returns true if the block of an operation ends in `unreachable`.
fn ends_in_unreachable(body: &Body, op: Op) -> bool {
    let end = body.parent_block(op).and_then(|block| body.last_op(block));
    end.is_some_and(|end| body.name(end) == UNREACHABLE)
}

fn results_of(ty: TypeId) -> Option<TypeId> {
    (ty != TypeId::VOID).then_some(ty)
}

fn has_bundles(cx: &Context, attrs: DictId) -> bool {
    let tags = cx.dict_get(attrs, name::OP_BUNDLE_TAGS).and_then(|attr| cx.array_value(attr));
    tags.is_some_and(|tags| !tags.is_empty())
}

fn has_flag(cx: &Context, attrs: DictId, flag: &str) -> bool {
    passes_through(cx, attrs, &flag.replace('_', ""))
        || cx.find_name(flag).is_some_and(|name| cx.dict_get(attrs, name).is_some())
}

/// Returns true if a function has one block and one call.
fn calls_once(body: &Body) -> bool {
    let &[block] = body.region_blocks(Region::ROOT) else { return false };
    body.block_ops(block).iter().filter(|&&op| body.name(op) == CALL).count() == 1
}

/// Returns true if a function is visible to other modules.
fn is_exported(cx: &Context, attrs: DictId) -> bool {
    !matches!(linkage(cx, attrs), "internal" | "private")
}

/// Returns true if the linkage, attributes and calling convention of a function permit inlining.
fn may_inline(cx: &Context, attrs: DictId) -> bool {
    let is_final = matches!(
        linkage(cx, attrs),
        "external" | "internal" | "private" | "linkonce_odr" | "weak_odr" | "available_externally"
    );
    let by_value = [name::LLVM_BYVAL, cx.find_name("llvm.inalloca").unwrap_or(name::LLVM_BYVAL)];
    let args = cx.dict_get(attrs, name::ARG_ATTRS).and_then(|attr| cx.array_value(attr)).unwrap_or_default();
    let copies = args.iter().any(|&attr| match cx.attr_data(attr) {
        AttrData::Dict(dict) => by_value.iter().any(|&name| cx.dict_get(*dict, name).is_some()),
        _ => false,
    });
    let keeps = ["no_inline", "personality", "garbageCollector", "section"];
    is_final
        && !copies
        && cconv_keyword(cx, attrs).is_none_or(|keyword| keyword == "ccc")
        && !is_optnone(cx, attrs)
        && !keeps.iter().any(|flag| has_flag(cx, attrs, flag))
}
