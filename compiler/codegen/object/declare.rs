//! Declarations: the symbols of a module in the object, and the contents of its globals.

use cranelift_codegen::ir::Signature;
use cranelift_module::{DataId, Linkage, Module as _};
use rustc_hash::FxHashSet;

use crate::codegen::constants::image::{self, Image};
use crate::codegen::constants::local::collect_symbols;
use crate::codegen::context::env::Env;
use crate::codegen::context::symbols::{Entity, Symbol};
use crate::diag::Diagnostics;
use crate::dialect::llvm::symbol::{ALIAS, GLOBAL_DTORS, IFUNC};
use crate::dialect::llvm::{self, function, global};
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{Body, DictId, NameId, Op, Region, TypeId, name};

use super::assembler::Assembler;
use super::binding::binding;
use super::compiled::Definition;
use super::{alias, section, structors, symbol_difference};

/// The maximum alignment of a global or function. Beyond it the padding in the file becomes absurd.
const MAX_ALIGN: i128 = 1 << 20;

/// Declares every symbol. Returns the functions to be compiled.
pub(crate) fn declare(
    env: &mut Env,
    assembler: &mut Assembler,
    diagnostics: &mut Diagnostics,
) -> Vec<Definition> {
    let table = env.table_body();
    let used = used_symbols(env);
    let mut definitions = Vec::new();
    for op in top_level_ops(table) {
        let declared = match table.name(op) {
            function::FUNC | global::GLOBAL if is_unused(env, op, &used) => Ok(()),
            function::FUNC => declare_function(env, assembler, op, &mut definitions),
            global::GLOBAL if section::is_metadata(env.cx, table.attrs(op)) => Ok(()),
            global::GLOBAL => declare_global(env, assembler, op),
            GLOBAL_DTORS => structors::check_destructors(env, op),
            other if alias::is_top_level(other) || is_empty_module(env, op) => Ok(()),
            _ => Err("it needs a lowering".to_string()),
        };
        if let Err(needs) = declared {
            diagnostics.push(env.unsupported(table, op, &needs));
        }
    }
    for op in top_level_ops(table) {
        let declared = match table.name(op) {
            ALIAS => alias::declare_alias(env, assembler, op),
            IFUNC => alias::declare_ifunc(env, assembler, op),
            _ => continue,
        };
        if let Err(needs) = declared {
            diagnostics.push(env.unsupported(table, op, &needs));
        }
    }
    definitions
}

/// Returns all symbols that attributes of operations refer to.
fn used_symbols(env: &Env) -> FxHashSet<NameId> {
    let (mut used, mut seen) = (FxHashSet::default(), FxHashSet::default());
    for body in env.module.bodies() {
        for &block in body.region_blocks(Region::ROOT) {
            for &op in body.block_ops(block) {
                if seen.insert(body.attrs(op)) {
                    let entries = env.cx.dict_entries(body.attrs(op)).iter();
                    entries.for_each(|&(_, attr)| collect_symbols(env.cx, attr, &mut used));
                }
            }
        }
    }
    used
}

/// Returns true if an operation declares an unreferenced symbol or an intrinsic, which the object does not contain.
fn is_unused(env: &Env, op: Op, used: &FxHashSet<NameId>) -> bool {
    let (cx, table) = (env.cx, env.table_body());
    let is_defined = match table.name(op) {
        function::FUNC => {
            let body = env.module.op_body(env.table, op).map(|body| env.module.body(body));
            body.is_some_and(|body| body.entry_block(Region::ROOT).is_some())
        }
        _ => is_defined_global(env, op),
    };
    let is_mentioned = |name| used.contains(&name) && !cx.str(name).starts_with("llvm.");
    !is_defined && symbol_name(cx, table, op).is_some_and(|name| !is_mentioned(name))
}

/// Returns true if a global is a definition. One without a value is a declaration, unless no other object could define
/// it.
fn is_defined_global(env: &Env, op: Op) -> bool {
    let attrs = env.table_body().attrs(op);
    let is_local = matches!(function::linkage(env.cx, attrs), "internal" | "private" | "common");
    is_local || env.cx.dict_get(attrs, name::VALUE).is_some() || global_region(env, op).is_some()
}

/// Returns true if an operation is an empty module.
fn is_empty_module(env: &Env, op: Op) -> bool {
    let is_module = env.cx.op_text(env.table_body().name(op)) == "builtin.module";
    let contents = env.module.op_body(env.table, op).map(|body| env.module.body(body));
    is_module && contents.is_none_or(|body| top_level_ops(body).next().is_none())
}

/// The maximum alignment of a section of COFF.
const MAX_COFF_ALIGN: i128 = 1 << 13;

/// Refuses absurd alignments.
fn check_align(env: &Env, attrs: DictId) -> Result<(), String> {
    let most = if env.is_coff() { MAX_COFF_ALIGN } else { MAX_ALIGN };
    match env.cx.dict_get(attrs, name::ALIGNMENT).and_then(|attr| env.cx.int_value(attr)) {
        Some(align) if align > most => Err(format!("it needs an alignment of {align}")),
        _ => Ok(()),
    }
}

fn declare_function(
    env: &mut Env,
    assembler: &mut Assembler,
    op: Op,
    definitions: &mut Vec<Definition>,
) -> Result<(), String> {
    let (cx, table) = (env.cx, env.table_body());
    let attrs = table.attrs(op);
    let body = env.module.op_body(env.table, op);
    let body = body.filter(|&body| env.module.body(body).entry_block(Region::ROOT).is_some());
    let binding = binding(env, attrs, body.is_some())?;
    check_align(env, attrs)?;
    section::check(env, attrs)?;
    let in_section = binding.linkage != Linkage::Import && section::function_section(env, op).is_some();
    let symbol = symbol_name(cx, table, op).ok_or("it needs a name")?;
    let signature = Signature::new(env.call_conv);
    // Cranelift requires contents for everything that it does not import.
    let linkage = if in_section { Linkage::Import } else { binding.linkage };
    let id = assembler.object.declare_function(cx.str(symbol), linkage, &signature);
    let id = id.map_err(|error| format!("it needs another name: {error}"))?;
    let entity = Entity::Function(id);
    assembler.patch(&binding, entity);
    env.symbols.insert(symbol, Symbol { op, entity, near: binding.near });
    if let Some(body) = body.filter(|_| binding.linkage != Linkage::Import) {
        assembler.declare_lowest(env, attrs, op, id)?;
        definitions.push(Definition { op, body, id });
    }
    Ok(())
}

fn declare_global(env: &mut Env, assembler: &mut Assembler, op: Op) -> Result<(), String> {
    let (cx, table) = (env.cx, env.table_body());
    let attrs = table.attrs(op);
    let binding = binding(env, attrs, is_defined_global(env, op))?;
    let space = cx.dict_get(attrs, name::ADDR_SPACE).and_then(|attr| cx.int_value(attr)).unwrap_or(0);
    if space != 0 {
        return Err(format!("it needs address space {space}"));
    }
    check_align(env, attrs)?;
    section::check(env, attrs)?;
    let symbol = symbol_name(cx, table, op).ok_or("it needs a name")?;
    let tls = cx.dict_get(attrs, name::THREAD_LOCAL).is_some();
    let writable = cx.dict_get(attrs, name::CONSTANT).is_none();
    let id = assembler.object.declare_data(cx.str(symbol), binding.linkage, writable, tls);
    let id = id.map_err(|error| format!("it needs another name: {error}"))?;
    let entity = Entity::Data(id, tls);
    assembler.patch(&binding, entity);
    env.symbols.insert(symbol, Symbol { op, entity, near: binding.near });
    Ok(())
}

/// Returns the initializer region of a global.
fn global_region<'a>(env: &Env<'a>, op: Op) -> Option<&'a Body> {
    let body = env.module.body(env.module.op_body(env.table, op)?);
    body.entry_block(Region::ROOT).map(|_| body)
}

/// A global to be defined.
pub(crate) struct Datum {
    /// Its index in the object.
    pub(crate) id: DataId,
    /// Alignment in bytes.
    pub(crate) align: u64,
    /// Its contents.
    pub(crate) image: Image,
    /// Its section, if specified.
    pub(crate) section: Option<String>,
    /// True if another definition may replace it.
    pub(crate) weak: bool,
    /// True if each thread has a copy.
    pub(crate) is_thread_local: bool,
    /// True if programs may change it.
    pub(crate) is_writable: bool,
}

/// Returns the contents of all globals that are defined here, in source order.
pub(crate) fn initialisers(env: &Env, diagnostics: &mut Diagnostics) -> Vec<Datum> {
    let (cx, table) = (env.cx, env.table_body());
    let mut out = Vec::new();
    for op in top_level_ops(table).filter(|&op| table.name(op) == global::GLOBAL) {
        let Some(symbol) = symbol_name(cx, table, op).and_then(|symbol| env.symbols.get(&symbol)) else {
            continue;
        };
        let attrs = table.attrs(op);
        let linkage = function::linkage(cx, attrs);
        let region = global_region(env, op);
        let value = cx.dict_get(attrs, name::VALUE);
        if linkage == "available_externally" || !is_defined_global(env, op) {
            continue;
        }
        let Entity::Data(id, is_thread_local) = symbol.entity else { continue };
        let ty = cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| cx.type_value(attr));
        let ty = ty.unwrap_or(TypeId::VOID);
        match image::initialiser(cx, &env.target.layout, ty, value, region) {
            Ok(image) if !symbol_difference::is_expressible(env, &image) => {
                let needs = "it needs distances of 64 bits, for which the object format has no relocations";
                diagnostics.push(env.unsupported(table, op, needs));
            }
            Ok(image) => {
                let section = section::section(env, attrs);
                let align = global_align(env, attrs, ty);
                let weak = binding(env, attrs, true).is_ok_and(|b| b.linkage == Linkage::Preemptible);
                let is_writable = cx.dict_get(attrs, name::CONSTANT).is_none();
                out.push(Datum { id, align, image, section, weak, is_thread_local, is_writable });
            }
            Err((None, needs)) => diagnostics.push(env.unsupported(table, op, &needs)),
            Err((Some(inner), needs)) => {
                diagnostics.push(env.unsupported(region.unwrap_or(table), inner, &needs));
            }
        }
    }
    out
}

fn global_align(env: &Env, attrs: DictId, ty: TypeId) -> u64 {
    let asked = env.cx.dict_get(attrs, name::ALIGNMENT).and_then(|attr| env.cx.int_value(attr));
    let asked = asked.and_then(|asked| u64::try_from(asked).ok()).filter(|asked| asked.is_power_of_two());
    let natural = llvm::layout::align_of(env.cx, &env.target.layout, ty).unwrap_or(1);
    asked.unwrap_or(natural).max(1)
}
