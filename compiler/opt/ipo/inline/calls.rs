//! The number of calls of each function, kept up to date while calls are inlined.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::function::linkage;
use crate::ir::{Body, BodyId, Context, Module, Region, name};
use crate::opt::analysis::call_graph::{CallGraph, Callee};
use crate::opt::analysis::references::References;
use crate::opt::analysis::symbols::symbol;

/// The direct calls of the functions of a module.
pub(super) struct Calls {
    counts: FxHashMap<BodyId, usize>,
    references: References,
}

impl Calls {
    pub(super) fn of(module: &Module, functions: &CallGraph) -> Calls {
        let mut calls = Calls { counts: FxHashMap::default(), references: References::of(module) };
        for id in functions.bottom_up(module) {
            calls.add(module, functions, id, module.body(id));
        }
        calls
    }

    /// Adds the calls in the body of a function.
    fn add(&mut self, module: &Module, functions: &CallGraph, id: BodyId, body: &Body) {
        let ops = body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block));
        for &call in ops.filter(|&&op| body.name(op) == CALL) {
            if let Some(callee) = functions.callee(&module.cx, id, body, call) {
                *self.counts.entry(callee.body).or_default() += 1;
            }
        }
    }

    /// Returns true if a function is local and has one use, a call.
    pub(super) fn is_last(&self, cx: &Context, callee: &Callee) -> bool {
        matches!(linkage(cx, callee.attrs), "internal" | "private")
            && cx.dict_get(callee.attrs, name::COMDAT).is_none()
            && self.counts.get(&callee.body) == Some(&1)
            && symbol(cx, callee.attrs).is_some_and(|symbol| !self.references.has_address(symbol))
    }

    /// Counts the copy of a callee in the position of its call.
    pub(super) fn inlined(&mut self, module: &Module, functions: &CallGraph, callee: &Callee, inner: &Body) {
        if let Some(count) = self.counts.get_mut(&callee.body) {
            *count = count.saturating_sub(1);
        }
        self.add(module, functions, callee.body, inner);
    }
}
