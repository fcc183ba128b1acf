//! The call graph. It has the direct calls of functions of the module by functions in the same symbol table.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::function::{FUNC, SizeLevel, is_optnone};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::ir::{Body, BodyId, Context, DictId, Module, NameId, Op, Region, name};

/// A function definition or declaration.
pub(crate) struct Callee {
    pub(crate) body: BodyId,
    pub(crate) attrs: DictId,
}

/// The functions of a module, and the direct calls between them.
#[derive(Default)]
pub(crate) struct CallGraph {
    /// Functions by symbol table and name.
    by_name: FxHashMap<(BodyId, NameId), Callee>,
    /// The symbol table of each function.
    table_of: FxHashMap<BodyId, BodyId>,
    /// Functions with `optnone`.
    optnone: FxHashSet<BodyId>,
    /// The size levels of functions that are optimized for size.
    size_levels: FxHashMap<BodyId, SizeLevel>,
}

impl CallGraph {
    pub(crate) fn of(module: &Module) -> CallGraph {
        let mut functions = CallGraph::default();
        for (number, body) in module.bodies().enumerate() {
            for (op, id) in body.isolated_bodies() {
                let attrs = body.attrs(op);
                let symbol = module.cx.dict_get(attrs, name::SYM_NAME);
                let symbol = symbol.and_then(|attr| module.cx.string_value(attr));
                if let Some(symbol) = symbol.filter(|_| body.name(op) == FUNC) {
                    let table = BodyId::new(number);
                    functions.by_name.insert((table, symbol), Callee { body: id, attrs });
                    functions.table_of.insert(id, table);
                    let size_level = SizeLevel::of(&module.cx, attrs);
                    if size_level > SizeLevel::Any {
                        functions.size_levels.insert(id, size_level);
                    }
                    if is_optnone(&module.cx, attrs) {
                        functions.optnone.insert(id);
                    }
                }
            }
        }
        functions
    }

    /// Returns true if a function has `optnone`.
    pub(crate) fn is_optnone(&self, id: BodyId) -> bool {
        self.optnone.contains(&id)
    }

    /// Returns the size level of a function.
    pub(crate) fn size_level(&self, id: BodyId) -> SizeLevel {
        self.size_levels.get(&id).copied().unwrap_or_default()
    }

    /// The callee of a direct call.
    pub(crate) fn callee(&self, cx: &Context, id: BodyId, body: &Body, call: Op) -> Option<&Callee> {
        let symbol = cx.dict_get(body.attrs(call), name::CALLEE).and_then(|attr| cx.symbol_value(attr))?;
        self.named(id, symbol)
    }

    /// The function with this name in the symbol table of a function.
    pub(crate) fn named(&self, id: BodyId, symbol: NameId) -> Option<&Callee> {
        self.by_name.get(&(*self.table_of.get(&id)?, symbol))
    }

    /// The functions in post-order of the call graph: callees before callers, except in cycles.
    pub(crate) fn bottom_up(&self, module: &Module) -> Vec<BodyId> {
        let mut roots: Vec<BodyId> = self.table_of.keys().copied().collect();
        roots.sort_unstable();
        let mut seen = FxHashSet::default();
        let mut order = Vec::new();
        for root in roots {
            let mut stack = vec![(root, None)];
            while let Some((id, calls)) = stack.pop() {
                let mut calls: Vec<BodyId> = match calls {
                    Some(calls) => calls,
                    None if !seen.insert(id) => continue,
                    None => self.calls(module, id),
                };
                match calls.pop() {
                    Some(next) => {
                        stack.push((id, Some(calls)));
                        stack.push((next, None));
                    }
                    None => order.push(id),
                }
            }
        }
        order
    }

    /// The functions that a function calls directly, or whose addresses it takes: it may call these after inlining.
    fn calls(&self, module: &Module, id: BodyId) -> Vec<BodyId> {
        let body = module.body(id);
        let ops = body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block));
        let callee = |&op: &Op| match body.name(op) {
            CALL => self.callee(&module.cx, id, body, op),
            ADDRESSOF => {
                let symbol = module.cx.dict_get(body.attrs(op), name::GLOBAL_NAME)?;
                self.named(id, module.cx.symbol_value(symbol)?)
            }
            _ => None,
        };
        ops.filter_map(|op| Some(callee(op)?.body)).collect()
    }
}
