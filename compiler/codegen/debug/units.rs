//! The compile units of a module: those of the debug metadata, or one for the text.

use crate::codegen::context::env::Env;
use crate::codegen::context::symbols::{Entity, Symbol};
use crate::dialect::llvm::debug_info::Node;
use crate::dialect::llvm::global::GLOBAL;
use crate::ir::{AttrId, Context, NameId, Op};

use super::frames::{Frames, scopes, subprogram};
use super::metadata::is_compile_unit;

/// The compile units of a module, and their contents in the order of the module.
pub(super) struct Units {
    /// The metadata of a unit; `None` for the unit of the text.
    pub(super) units: Vec<(Option<AttrId>, Contents)>,
}

/// The contents of a unit.
#[derive(Default)]
pub(super) struct Contents {
    /// The functions, by their index.
    pub(super) functions: Vec<usize>,
    /// The globals that the module defines, with their metadata.
    pub(super) globals: Vec<(NameId, Symbol, Option<AttrId>)>,
}

impl Units {
    /// Distributes functions and globals. Those without metadata are in the first unit.
    pub(super) fn new(env: &Env, frames: &mut Frames, functions: &[Op]) -> Units {
        let globals = globals(env);
        let cx = env.cx;
        let of_functions: Vec<Option<AttrId>> =
            functions.iter().map(|&op| unit_of_function(env, frames, op)).collect();
        let mut units: Vec<AttrId> = Vec::new();
        for &unit in of_functions.iter().flatten() {
            if !units.contains(&unit) {
                units.push(unit);
            }
        }
        let mut of_globals = Vec::new();
        for &(.., described) in &globals {
            let unit = described.and_then(|variable| unit_of_variable(cx, variable, &units));
            units.extend(unit.filter(|unit| !units.contains(unit)));
            of_globals.push(unit);
        }
        let mut found = Units { units: Vec::new() };
        match units.is_empty() {
            true => found.units.push((None, Contents::default())),
            false => found.units.extend(units.into_iter().map(|unit| (Some(unit), Contents::default()))),
        }
        for (index, unit) in of_functions.into_iter().enumerate() {
            found.contents(unit).functions.push(index);
        }
        for (global, unit) in globals.into_iter().zip(of_globals) {
            found.contents(unit).globals.push(global);
        }
        found
    }

    fn contents(&mut self, unit: Option<AttrId>) -> &mut Contents {
        let number = self.units.iter().position(|(other, _)| unit.is_some() && *other == unit);
        &mut self.units[number.unwrap_or(0)].1
    }
}

/// Returns the globals that the module defines, in its order.
fn globals(env: &Env) -> Vec<(NameId, Symbol, Option<AttrId>)> {
    let cx = env.cx;
    let mut globals = Vec::new();
    for (&name, &symbol) in &env.symbols {
        if env.table_body().name(symbol.op) == GLOBAL && matches!(symbol.entity, Entity::Data(_, false)) {
            let attrs = env.table_body().attrs(symbol.op);
            let described = cx.find_name("dbg_exprs").and_then(|name| cx.dict_get(attrs, name));
            let described = described.and_then(|attr| cx.array_value(attr)?.first().copied());
            let described = described.and_then(|attr| Node::of(cx, attr)?.attr("var"));
            globals.push((name, symbol, described));
        }
    }
    globals.sort_unstable_by_key(|(_, symbol, _)| symbol.op.index());
    globals
}

fn unit_of_function(env: &Env, frames: &mut Frames, op: Op) -> Option<AttrId> {
    let scope = frames.of(env.table_body().loc(op)).last()?.scope?;
    let function = Node::of(env.cx, subprogram(env.cx, scope)?)?;
    function.attr("compileUnit").filter(|&unit| is_compile_unit(env.cx, unit))
}

/// Returns the unit of a global: that of its scope. A namespace has none, and the first unit with the same file is used.
fn unit_of_variable(cx: &Context, variable: AttrId, units: &[AttrId]) -> Option<AttrId> {
    let node = Node::of(cx, variable)?;
    let of_scope = |(attr, node): (AttrId, Node)| match node.kind() {
        "di_compile_unit" => Some(attr),
        _ => node.attr("compileUnit"),
    };
    let found = scopes(cx, node.attr("scope")?).find_map(of_scope).filter(|&unit| is_compile_unit(cx, unit));
    let file = node.attr("file");
    let of_file = |unit: &AttrId| Node::of(cx, *unit).and_then(|node| node.attr("file")) == file;
    found.or_else(|| units.iter().copied().find(of_file))
}
