//! Function multiversioning: one module from the conversions of a module for several [levels](crate::target::Level).
//!
//! - Each function that the module defines exists once for each level. The one of the lowest level keeps its name and its
//!   linkage. The others are local, and have the name of the level as a suffix. `mlirc.level` is the level of each.
//! - Calls within a level stay within it.
//! - Every other reference, such as an address, names the function of the lowest level. If there may be some, this
//!   function lists the others in `mlirc.levels`, and its symbol in the object is that of a stub that chooses between
//!   them.
//! - Globals exist once. Those that a conversion made for a level alone belong to its functions.
//!
//! Functions exist for the lowest level alone if a copy would not be the same: those with addresses of blocks, which
//! globals may contain, resolvers of indirect functions, which run before the program is relocated, and definitions that
//! are in another object. Their calls use the stubs.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::codegen::symbol_table;
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::exception::INVOKE;
use crate::dialect::llvm::function::{FUNC, LINKAGE, linkage};
use crate::dialect::llvm::global::{ADDRESSOF, GLOBAL};
use crate::dialect::llvm::symbol::{BLOCKTAG, IFUNC};
use crate::ir::spec::enum_attr;
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{AttrData, AttrId, Body, BodyId, Context, DictId, Module, NameId, NewOp, Op, Region, name};
use crate::target::Level;

/// Returns true if a module has functions of several levels already.
pub fn has_levels(module: &Module) -> bool {
    let table = module.body(symbol_table(module));
    top_level_ops(table).any(|op| module.cx.dict_get(table.attrs(op), name::MLIRC_LEVEL).is_some())
}

/// Returns one module with the functions of all levels. `bodies` has the conversion of the same module for each level, in
/// order, in one context.
pub fn merge(mut cx: Context, bodies: Vec<Vec<Body>>, levels: &[Level]) -> Module {
    let mut tables = Vec::new();
    for level in bodies {
        let module = Module::from_parts(cx, level);
        let table = symbol_table(&module);
        let functions = FunctionsOfLevel::of(&module, table);
        let parts = module.into_parts();
        cx = parts.0;
        tables.push((table, functions, parts.1));
    }
    let mut tables = tables.into_iter();
    let Some((table, lowest, bodies)) = tables.next() else { return Module::new(cx) };
    let mut merged = Merged { module: Module::from_parts(cx, bodies), table, copies: FxHashMap::default() };
    for (level, (from, functions, bodies)) in levels.iter().skip(1).zip(tables) {
        let names = lowest.defined.intersection(&functions.defined).copied();
        let copied: FxHashSet<NameId> = names.filter(|name| !lowest.fixed.contains(name)).collect();
        merged.add_level(level, (from, bodies), &copied);
    }
    merged.mark_lowest(&levels[0]);
    merged.module
}

/// The functions of a module that was converted for a level.
struct FunctionsOfLevel {
    /// The functions that it defines.
    defined: FxHashSet<NameId>,
    /// The functions that exist once for all levels.
    fixed: FxHashSet<NameId>,
}

impl FunctionsOfLevel {
    fn of(module: &Module, table: BodyId) -> FunctionsOfLevel {
        let (cx, body) = (&module.cx, module.body(table));
        let (mut defined, mut fixed) = (FxHashSet::default(), FxHashSet::default());
        let resolver = cx.find_name("resolver");
        for op in top_level_ops(body) {
            let attrs = body.attrs(op);
            if body.name(op) == IFUNC {
                let resolver = resolver.and_then(|name| cx.dict_get(attrs, name));
                fixed.extend(resolver.and_then(|attr| cx.symbol_value(attr)));
            }
            let Some(symbol) = symbol_name(cx, body, op).filter(|_| body.name(op) == FUNC) else { continue };
            let Some(id) = defined_body(module, table, op) else { continue };
            defined.insert(symbol);
            let contents = module.body(id);
            let has_tags = contents
                .block_ids()
                .any(|block| contents.block_ops(block).iter().any(|&op| contents.name(op) == BLOCKTAG));
            if has_tags || linkage(cx, attrs) == "available_externally" {
                fixed.insert(symbol);
            }
        }
        FunctionsOfLevel { defined, fixed }
    }
}

/// Returns the body of a function, if it has one.
fn defined_body(module: &Module, table: BodyId, op: Op) -> Option<BodyId> {
    let id = module.op_body(table, op)?;
    module.body(id).entry_block(Region::ROOT).map(|_| id)
}

/// The module of the lowest level, with the functions of the others so far.
struct Merged {
    module: Module,
    table: BodyId,
    /// The functions of the other levels, in order, by that of the lowest level.
    copies: FxHashMap<NameId, Vec<NameId>>,
}

impl Merged {
    /// Adds the functions of a level, and the globals that only it has. `copied` are those that exist in both.
    fn add_level(
        &mut self,
        level: &Level,
        (from, mut bodies): (BodyId, Vec<Body>),
        copied: &FxHashSet<NameId>,
    ) {
        let known = self.symbols();
        let source = bodies[from.index()].clone();
        let suffixed = |cx: &mut Context, symbol: NameId| {
            let text = format!("{}.{}", cx.str(symbol), level.name);
            cx.name(text)
        };
        let mut renamed = Renamed::default();
        let mut added = Vec::new();
        for op in top_level_ops(&source) {
            let Some(symbol) = symbol_name(&self.module.cx, &source, op) else { continue };
            let attrs = source.attrs(op);
            let is_copy = source.name(op) == FUNC && copied.contains(&symbol);
            let is_other = source.name(op) == GLOBAL && known.get(&symbol).is_some_and(|&old| old != attrs);
            if is_copy {
                let name = suffixed(&mut self.module.cx, symbol);
                self.copies.entry(symbol).or_default().push(name);
                renamed.functions.insert(symbol, name);
                if !is_replaceable(&self.module.cx, attrs) {
                    renamed.callees.insert(symbol, name);
                }
            }
            if is_other {
                renamed.globals.insert(symbol, suffixed(&mut self.module.cx, symbol));
            }
            if is_copy || is_other || !known.contains_key(&symbol) {
                added.push((op, symbol));
            }
        }
        for (op, symbol) in added {
            let cx = &mut self.module.cx;
            let mut attrs = source.attrs(op);
            if let Some(&name) = renamed.functions.get(&symbol).or(renamed.globals.get(&symbol)) {
                let name = cx.str(name).to_string();
                let name = cx.string_attr(name);
                attrs = cx.dict_with(attrs, name::SYM_NAME, name);
            }
            let (mut contents, mut is_defined) = (Vec::new(), false);
            for &region in source.regions(op) {
                let Some(id) = source.isolated_body(region) else {
                    contents.push(None);
                    continue;
                };
                let mut body = std::mem::take(&mut bodies[id.index()]);
                redirect(&mut self.module.cx, &mut body, &renamed);
                is_defined |= body.entry_block(Region::ROOT).is_some();
                contents.push(Some(self.module.add_body(body)));
            }
            let cx = &mut self.module.cx;
            if source.name(op) == FUNC && is_defined {
                attrs = with_level(cx, attrs, level);
                attrs = if copied.contains(&symbol) { local(cx, attrs) } else { attrs };
            }
            let table = self.module.body_mut(self.table);
            let region = |id: Option<BodyId>| match id {
                Some(id) => table.new_isolated_region(id),
                None => table.new_region(),
            };
            let regions: Vec<Region> = contents.into_iter().map(region).collect();
            let Some(block) = table.entry_block(Region::ROOT) else { continue };
            let copy = NewOp::new(source.name(op), source.loc(op), &[], &[]).attrs(attrs).regions(&regions);
            table.append_op(block, copy);
        }
    }

    /// Returns the symbols of the module, and the attributes of each.
    fn symbols(&self) -> FxHashMap<NameId, DictId> {
        let body = self.module.body(self.table);
        let symbol = |op: Op| Some((symbol_name(&self.module.cx, body, op)?, body.attrs(op)));
        top_level_ops(body).filter_map(symbol).collect()
    }

    /// Marks the functions of the lowest level, and those that need a stub.
    fn mark_lowest(&mut self, level: &Level) {
        let taken = self.taken();
        let ops: Vec<Op> = top_level_ops(self.module.body(self.table)).collect();
        for op in ops {
            let (cx, table) = self.module.split(self.table);
            let Some(symbol) = symbol_name(cx, table, op) else { continue };
            let Some(copies) = self.copies.get(&symbol) else { continue };
            let mut attrs = with_level(cx, table.attrs(op), level);
            if taken.contains(&symbol) || !is_local(cx, attrs) {
                let copies: Vec<AttrId> = copies.iter().map(|&name| cx.symbol_attr(name)).collect();
                let copies = cx.attr(AttrData::Array(copies.into()));
                attrs = cx.dict_with(attrs, name::MLIRC_LEVELS, copies);
            }
            table.set_attrs(op, attrs);
        }
    }

    /// Returns the symbols that are referred to other than by calls within a level.
    fn taken(&self) -> FxHashSet<NameId> {
        let (cx, table) = (&self.module.cx, self.module.body(self.table));
        let mut levelled: FxHashSet<BodyId> = FxHashSet::default();
        for op in top_level_ops(table).filter(|&op| table.name(op) == FUNC) {
            let is_copied = symbol_name(cx, table, op).is_some_and(|name| self.copies.contains_key(&name));
            if is_copied || cx.dict_get(table.attrs(op), name::MLIRC_LEVEL).is_some() {
                levelled.extend(self.module.op_body(self.table, op));
            }
        }
        let mut taken = FxHashSet::default();
        for (index, body) in self.module.bodies().enumerate() {
            let is_levelled = levelled.contains(&BodyId::new(index));
            let mut seen = FxHashSet::default();
            for op in body.block_ids().flat_map(|block| body.block_ops(block)).copied() {
                let is_call = matches!(body.name(op), CALL | INVOKE) && is_levelled;
                if !seen.insert((body.attrs(op), is_call)) {
                    continue;
                }
                for &(key, attr) in cx.dict_entries(body.attrs(op)) {
                    if !(is_call && key == name::CALLEE) {
                        collect(cx, attr, &mut taken);
                    }
                }
            }
        }
        taken
    }
}

/// The symbols that a level has under other names.
#[derive(Default)]
struct Renamed {
    functions: FxHashMap<NameId, NameId>,
    /// The functions that calls reach.
    callees: FxHashMap<NameId, NameId>,
    globals: FxHashMap<NameId, NameId>,
}

/// Returns true if another definition may replace a function when the program is linked, so that calls may not reach the
/// one here.
fn is_replaceable(cx: &Context, attrs: DictId) -> bool {
    matches!(linkage(cx, attrs), "weak" | "linkonce" | "extern_weak" | "common")
}

/// Collects the symbols in an attribute.
fn collect(cx: &Context, attr: AttrId, out: &mut FxHashSet<NameId>) {
    match cx.attr_data(attr) {
        AttrData::Symbol { root, .. } => {
            out.insert(*root);
        }
        AttrData::Array(list) => list.iter().for_each(|&attr| collect(cx, attr, out)),
        AttrData::Dict(dict) => cx.dict_entries(*dict).iter().for_each(|&(_, attr)| collect(cx, attr, out)),
        _ => {}
    }
}

/// Redirects direct calls to the functions of the level, and addresses to its globals. The address of a function is that
/// of its stub at every level.
fn redirect(cx: &mut Context, body: &mut Body, renamed: &Renamed) {
    let ops: Vec<Op> = body.block_ids().flat_map(|block| body.block_ops(block)).copied().collect();
    for op in ops {
        let (key, names) = match body.name(op) {
            CALL | INVOKE => (name::CALLEE, &renamed.callees),
            ADDRESSOF => (name::GLOBAL_NAME, &renamed.globals),
            _ => continue,
        };
        let attrs = body.attrs(op);
        let symbol = cx.dict_get(attrs, key).and_then(|attr| cx.symbol_value(attr));
        if let Some(&name) = symbol.and_then(|symbol| names.get(&symbol)) {
            let name = cx.symbol_attr(name);
            let attrs = cx.dict_with(attrs, key, name);
            body.set_attrs(op, attrs);
        }
    }
}

/// Adds the level of a function to its attributes.
fn with_level(cx: &mut Context, attrs: DictId, level: &Level) -> DictId {
    let level = cx.string_attr(&level.name);
    cx.dict_with(attrs, name::MLIRC_LEVEL, level)
}

/// Returns true if no other object can refer to a function.
fn is_local(cx: &Context, attrs: DictId) -> bool {
    matches!(linkage(cx, attrs), "internal" | "private")
}

/// Returns the attributes of a local function.
fn local(cx: &mut Context, attrs: DictId) -> DictId {
    let attrs = cx.dict_without(attrs, &[name::VISIBILITY, name::COMDAT]);
    match enum_attr(cx, &LINKAGE, "internal") {
        Some(internal) => cx.dict_with(attrs, name::LINKAGE, internal),
        None => attrs,
    }
}
