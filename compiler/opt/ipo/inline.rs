//! Inlining of small functions of the module, bottom-up in the call graph.
//!
//! Directly recursive calls stay, and so do calls of functions that are variadic, can be interposed, or have operations
//! that depend on their frame. Size limits bound callees and callers; `inline_hint` and `always_inline` raise that of a
//! callee.
//!
//! Callers that are optimized for size have lower limits, except for callees that disappear: functions with internal
//! linkage and a single reference, which is the call.
//!
//! A thunk has a single call, such as the C interface of a function. Inlining a function with loops or calls into a
//! thunk would duplicate the code and save one call, so such calls stay. A second run, on thunks only, inlines callees
//! that optimizations made small.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{CONSTANT, FREEZE, ZERO};
use crate::dialect::llvm::call::{CALL, CALL_INTRINSIC};
use crate::dialect::llvm::called_intrinsic;
use crate::dialect::llvm::control::{BR, COND_BR, RETURN, SWITCH, UNREACHABLE};
use crate::dialect::llvm::function::{
    SizeLevel, cconv_keyword, is_optnone, linkage, passes_through, signature,
};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::hint::{ASSUME, NOALIAS_SCOPE_DECL, PREFETCH};
use crate::dialect::llvm::intrinsic::{MEMCPY, MEMMOVE, MEMSET};
use crate::dialect::llvm::memory::{ALLOCA, LOAD, STORE};
use crate::dialect::llvm::symbol::BLOCKADDRESS;
use crate::ir::dominance::reverse_post_order;
use crate::ir::{
    AttrData, AttrId, Block, Body, BodyId, Context, DictId, Loc, LocData, Module, NewOp, Op, OpSet, Region,
    Successor, Traits, TypeId, Value, Variable, VariablePart, name,
};
use crate::opt::analysis::alias::all_without_scopes;
use crate::opt::analysis::call_graph::{CallGraph, Callee};
use crate::opt::analysis::cfg::successors;
use crate::opt::function::Progress;

/// The size limit of callees, in operations.
const MAX_SIZE: usize = 40;
/// The size limits of callees if the caller is optimized for size: the size of a call with its arguments.
const MAX_SMALL_SIZE: usize = 4;
const MAX_SMALLEST_SIZE: usize = 2;
/// The size limit of callees that are called once and disappear, if the caller is optimized for size.
const MAX_ONLY_CALL_SIZE: usize = 300;
/// The size limit of callees with `inline_hint`.
const MAX_HINTED_SIZE: usize = 100;
/// The size limit of callees with `always_inline`.
const MAX_ALWAYS_INLINE_SIZE: usize = 2000;
/// The size limit of callers.
const MAX_CALLER_SIZE: usize = 20_000;

/// The pass on all functions.
pub(crate) fn inline(module: &mut Module, progress: &mut Progress) {
    inline_into(Callers::All, module, progress);
}

/// The pass on thunks only, after the other passes.
pub(crate) fn inline_into_thunks(module: &mut Module, progress: &mut Progress) {
    inline_into(Callers::Thunks, module, progress);
}

/// The callers that calls are inlined into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Callers {
    All,
    Thunks,
}

fn inline_into(callers: Callers, module: &mut Module, progress: &mut Progress) {
    let functions = CallGraph::of(module);
    let copied_attrs = all_without_scopes(module);
    let only_calls = if functions.has_small() { functions.called_once(module) } else { FxHashSet::default() };
    for id in functions.bottom_up(module) {
        if functions.is_optnone(id) {
            continue;
        }
        let mut body = std::mem::take(module.body_mut(id));
        let size_level = functions.size_level(id);
        let first = progress.remarks.len();
        let inliner = Inliner {
            module,
            functions: &functions,
            copied_attrs: &copied_attrs,
            only_calls: &only_calls,
            id,
            size_level,
            callers,
        };
        let inlined = inliner.run(&mut body, progress);
        if !inlined.is_empty() {
            let blocks = reverse_post_order(&body, Region::ROOT);
            let kept: FxHashSet<Block> = blocks.into_iter().collect();
            body.retain_blocks(Region::ROOT, |block| kept.contains(block));
        }
        if progress.debug {
            inlined.into_iter().for_each(|call| set_call_site(&mut module.cx, &mut body, call));
        }
        *module.body_mut(id) = body;
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
    /// The callee exceeds its size limit: the size and the limit.
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
            NotInlined::LargeCallee(size, most) => {
                format!("callee size of {size} operations exceeds the threshold of {most}")
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
    /// The functions with internal linkage and a single reference, which is a call.
    only_calls: &'m FxHashSet<BodyId>,
    id: BodyId,
    size_level: SizeLevel,
    callers: Callers,
}

impl Inliner<'_> {
    /// Inlines calls, and returns them.
    fn run(&self, body: &mut Body, progress: &mut Progress) -> Vec<Inlined> {
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
    fn callee(&self, body: &Body, op: Op) -> Option<&Callee> {
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
    fn inlined(&self, body: &Body, op: Op, callee: &Callee, calls_once: bool) -> Result<&Body, NotInlined> {
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
        let size = size(cx, inner).ok_or(NotInlined::PinnedOp)?;
        let is_thunk = calls_once && !specializes(body, op, inner, entry);
        let has = |flag| has_flag(cx, callee.attrs, flag) || has_flag(cx, body.attrs(op), flag);
        let most = match () {
            () if has("always_inline") => MAX_ALWAYS_INLINE_SIZE,
            () if body.op_count() > MAX_CALLER_SIZE => return Err(NotInlined::LargeCaller),
            () if has("inline_hint") && self.size_level == SizeLevel::Any => MAX_HINTED_SIZE,
            () if is_thunk && is_exported(cx, callee.attrs) && has_loops_or_calls(inner) => {
                return Err(NotInlined::Thunk);
            }
            () if self.size_level == SizeLevel::Any => MAX_SIZE,
            () if self.only_calls.contains(&callee.body) => MAX_ONLY_CALL_SIZE,
            () if self.size_level == SizeLevel::Small => MAX_SMALL_SIZE,
            () => MAX_SMALLEST_SIZE,
        };
        if size <= most { Ok(inner) } else { Err(NotInlined::LargeCallee(size, most)) }
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
        let copied_attrs = self.copied_attrs;
        let copy = Copy {
            inner,
            body,
            copied_attrs,
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            ops: FxHashMap::default(),
        };
        let (values, ops) = copy.run(block, &operands, remainder);
        (remainder, inlined_variables(inner, &values, &ops, body.op_count()))
    }
}

/// Clones the blocks of a callee.
struct Copy<'b> {
    inner: &'b Body,
    body: &'b mut Body,
    copied_attrs: &'b FxHashMap<DictId, DictId>,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// The clones of operations, if there are variables.
    ops: FxHashMap<Op, Op>,
}

impl Copy<'_> {
    /// Clones all blocks. The operations of the entry are appended to `block`, and returns branch to `remainder`. Returns
    /// the clones of values and operations.
    fn run(
        mut self,
        block: Block,
        operands: &[Value],
        remainder: Block,
    ) -> (FxHashMap<Value, Value>, FxHashMap<Op, Op>) {
        let order = reverse_post_order(self.inner, Region::ROOT);
        let Some((&entry, others)) = order.split_first() else { return (self.values, self.ops) };
        self.values.extend(self.inner.block_args(entry).iter().copied().zip(operands.iter().copied()));
        self.blocks.insert(entry, block);
        let next =
            self.body.region_blocks(Region::ROOT).iter().skip_while(|&&at| at != block).nth(1).copied();
        let place = |body: &mut Body, new: Block| match next {
            Some(next) => body.place_block_before(new, next),
            None => body.place_block(new),
        };
        for &other in others {
            let new = self.body.new_block(Region::ROOT);
            let args = self.inner.block_args(other);
            self.body.set_block_args(new, &self.inner.value_types(args));
            self.values.extend(args.iter().copied().zip(self.body.block_args(new).to_vec()));
            self.blocks.insert(other, new);
            place(self.body, new);
        }
        place(self.body, remainder);
        for block in order {
            for &op in self.inner.block_ops(block) {
                self.op(op, self.blocks[&block], remainder);
            }
        }
        (self.values, self.ops)
    }

    fn op(&mut self, op: Op, block: Block, remainder: Block) {
        let operands = self.inner.operands(op).iter().map(|value| *self.values.get(value).unwrap_or(value));
        let operands: Vec<Value> = operands.collect();
        let loc = self.inner.loc(op);
        if self.inner.name(op) == RETURN {
            let back = [Successor { block: remainder, operand_count: operands.len() as u32 }];
            let branch = self.body.append_op(block, NewOp::new(BR, loc, &operands, &[]).successors(&back));
            self.record(op, branch);
            return;
        }
        // The clones of accesses have no scopes.
        if self.inner.name(op) == NOALIAS_SCOPE_DECL {
            return;
        }
        let types: Vec<TypeId> = self.inner.results(op).map(|result| self.inner.value_type(result)).collect();
        let successors: Vec<Successor> = self
            .inner
            .successors(op)
            .iter()
            .map(|edge| Successor { block: self.blocks[&edge.block], ..*edge })
            .collect();
        let new = NewOp::new(self.inner.name(op), loc, &operands, &types);
        let attrs = self.inner.attrs(op);
        let attrs = *self.copied_attrs.get(&attrs).unwrap_or(&attrs);
        let copy = self.body.append_op(block, new.attrs(attrs).successors(&successors));
        self.values.extend(self.inner.results(op).zip(self.body.results(copy)));
        self.record(op, copy);
    }

    fn record(&mut self, op: Op, copy: Op) {
        if !self.inner.variables.is_empty() {
            self.ops.insert(op, copy);
        }
    }
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

/// Returns true if inlining specializes the callee for an argument: a constant, or the address of a global or alloca.
fn specializes(body: &Body, call: Op, inner: &Body, entry: Block) -> bool {
    let is_special = |value: Value| {
        let op = body.defining_op(value);
        op.is_some_and(|op| matches!(body.name(op), CONSTANT | ZERO | ADDRESSOF | ALLOCA))
    };
    let args = inner.block_args(entry).iter().zip(body.operands(call));
    let special: FxHashSet<Value> =
        args.filter(|&(_, &operand)| is_special(operand)).map(|(&arg, _)| arg).collect();
    let blocks = inner.region_blocks(Region::ROOT).iter();
    let mut ops = blocks.flat_map(|&block| inner.block_ops(block));
    !special.is_empty() && ops.any(|&op| inner.operands(op).iter().any(|value| special.contains(value)))
}

/// Returns true if a function is visible to other modules.
fn is_exported(cx: &Context, attrs: DictId) -> bool {
    !matches!(linkage(cx, attrs), "internal" | "private")
}

/// Returns true if a function has loops or calls.
fn has_loops_or_calls(body: &Body) -> bool {
    let order = reverse_post_order(body, Region::ROOT);
    let calls = |block: &Block| body.block_ops(*block).iter().any(|&op| body.name(op) == CALL);
    let number: FxHashMap<Block, usize> = order.iter().enumerate().map(|(at, &block)| (block, at)).collect();
    let goes_back = |at: usize, block| successors(body, block).iter().any(|edge| number[&edge.block] <= at);
    order.iter().any(calls) || order.iter().enumerate().any(|(at, &block)| goes_back(at, block))
}

/// Returns true if the linkage, attributes and calling convention of a function permit inlining.
fn may_inline(cx: &Context, attrs: DictId) -> bool {
    let is_final =
        matches!(linkage(cx, attrs), "external" | "internal" | "private" | "linkonce_odr" | "weak_odr");
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

/// The number of operations of a function except constants; `None` if one of them cannot be inlined.
fn size(cx: &Context, body: &Body) -> Option<usize> {
    let mut size = 0;
    for &block in body.region_blocks(Region::ROOT) {
        for &op in body.block_ops(block) {
            is_inlinable(cx, body, op).then_some(())?;
            size += usize::from(body.name(op) != CONSTANT);
        }
    }
    Some(size)
}

/// Functions that return twice or to another frame.
const NON_LOCAL_RETURNS: [&str; 7] =
    ["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork", "longjmp", "getcontext"];

fn is_inlinable(cx: &Context, body: &Body, op: Op) -> bool {
    match body.name(op) {
        CALL => {
            let callee = cx.dict_get(body.attrs(op), name::CALLEE).and_then(|attr| cx.symbol_value(attr));
            callee.is_none_or(|callee| !NON_LOCAL_RETURNS.contains(&cx.str(callee)))
        }
        BLOCKADDRESS => false,
        LOAD | STORE | BR | COND_BR | SWITCH | RETURN | UNREACHABLE | FREEZE => true,
        MEMCPY | MEMMOVE | MEMSET | ASSUME | PREFETCH | NOALIAS_SCOPE_DECL => true,
        CALL_INTRINSIC => called_intrinsic::is_pure(cx, body.attrs(op)),
        name => cx.has_traits(name, Traits::PURE) || cx.has_traits(name, Traits::DIVISION),
    }
}
