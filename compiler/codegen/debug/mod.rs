//! Debug information: DWARF, for debuggers, profilers and sanitizers.
//!
//! - [`recorded`]: records of the compilation of a function. The source location of an instruction in CLIF is the
//!   index of its operation, so that code has a position, a scope and variables through its operation.
//! - [`frames`]: locations of MLIR as stacks of source positions.
//! - [`tracker`]: variables while code is generated; [`located`]: their locations in it.
//! - [`units`]: the compilation units of a module; [`unit`]: one of them; [`lines`], [`inlined`], [`types`],
//!   [`variables`], [`labels`], [`scopes`]: its parts.
//! - [`sections`]: the sections of the object.
//! - [`printers`]: pretty-printers of debuggers.
//!
//! The code does not depend on debug information.

mod frames;
mod globals;
mod inlined;
mod labels;
mod lexical_blocks;
mod lines;
mod located;
mod location_expression;
mod metadata;
mod metadata_types;
mod printers;
mod recorded;
mod scopes;
mod sections;
mod tracker;
mod types;
mod unit;
mod units;
mod variables;

use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use gimli::write::{AttributeValue, Expression, Sections, UnitEntryId};
use object::BinaryFormat;

use crate::codegen::unwind::RelocatedBytes;
use crate::dialect::llvm::debug_info::Node;
use crate::dialect::llvm::function::{linkage, signature};
use crate::ir::verify::symbol_name;
use crate::ir::{AttrId, BodyId, FloatKind, Op, TypeData};
use crate::source::Source;

use super::context::env::Env;

pub use printers::{GDB_PRINTERS, LLDB_SUMMARIES};
pub(crate) use recorded::Recorded;
pub(crate) use tracker::{Tracked, Tracker};

use frames::{Frames, Position};
use inlined::Abstract;
use lexical_blocks::LexicalBlocks;
use unit::{Code, Shared, UnitBuilder};
use units::Units;

/// Code in the object.
#[derive(Debug)]
pub(crate) struct DebugFunction {
    /// Its function in the object.
    pub(crate) id: FuncId,
    /// The operation of the function.
    pub(crate) op: Op,
    /// The contents.
    pub(crate) contents: Contents,
}

/// The contents of code.
#[derive(Debug)]
pub(crate) enum Contents {
    /// A thunk of this many bytes.
    Thunk(u32),
    /// The compiled body.
    Body(BodyId, Recorded),
}

/// Adds the debug information of functions to an object.
pub(crate) fn write(
    product: &mut ObjectProduct,
    env: &Env,
    source: &Source,
    functions: &[DebugFunction],
) -> Result<(), String> {
    if env.options.debug.is_none() || functions.is_empty() {
        return Ok(());
    }
    scopes::check_depth(env.cx)?;
    let mut frames = Frames::new(env.cx, source);
    let is_macho = product.object.format() == BinaryFormat::MachO;
    let mut shared = Shared::default();
    let ops: Vec<Op> = functions.iter().map(|function| function.op).collect();
    for (attr, contents) in Units::new(env, &mut frames, &ops).units {
        let metadata = attr.and_then(|attr| metadata::compile_unit(env.cx, attr));
        let mut unit = UnitBuilder::new(env, source, metadata, is_macho, shared);
        let mut functions_inlined = Abstract::default();
        for index in contents.functions {
            add(&mut unit, product, &mut frames, &mut functions_inlined, &functions[index]);
        }
        if unit.has_variables() {
            globals::add_globals(&mut unit, product, &mut frames, &contents.globals);
            unit.add_imports();
        }
        shared = unit.finish();
    }
    let mut contents = Sections::new(RelocatedBytes::new(env.target.layout.big_endian));
    shared.dwarf.write(&mut contents).map_err(|error| error.to_string())?;
    sections::append(product, &contents, &shared.symbols)?;
    if env.options.debug.as_ref().is_some_and(|options| options.gdb_scripts) {
        printers::embed(product);
    }
    Ok(())
}

fn add(
    unit: &mut UnitBuilder,
    product: &mut ObjectProduct,
    frames: &mut Frames,
    functions_inlined: &mut Abstract,
    function: &DebugFunction,
) {
    let env = unit.env;
    let frame = frames.of(env.table_body().loc(function.op)).last().copied();
    let (position, scope) = (frame.and_then(|frame| frame.position), frame.and_then(|frame| frame.scope));
    let metadata = scope.and_then(|scope| frames::subprogram(env.cx, scope));
    match &function.contents {
        &Contents::Thunk(length) => {
            let Some(code) = unit.add_code(product, function.id, length) else { return };
            let entry = add_entry(unit, function.op, code, (position, None));
            unit.set(entry, gimli::DW_AT_artificial, AttributeValue::FlagPresent);
            if let Some(position) = position {
                lines::add_thunk(unit, code, position);
            }
        }
        Contents::Body(body, recorded) => {
            let Some(code) = unit.add_code(product, function.id, recorded.length) else { return };
            let entry = add_entry(unit, function.op, code, (position, metadata));
            let body = env.module.body(*body);
            let ops = (body, &recorded.ops[..]);
            lines::add_function(unit, frames, code, position, ops);
            let blocks = match unit.has_variables() {
                true => {
                    let whole = located::extended(&recorded.ops, recorded.length);
                    lexical_blocks::add_blocks(unit, frames, (entry, code), (body, &whole))
                }
                false => LexicalBlocks::default(),
            };
            let calls = inlined::add_calls(unit, frames, functions_inlined, (entry, code), &blocks, ops);
            if unit.has_variables() {
                variables::add_variables(unit, frames, code, (&calls, &blocks), (body, recorded));
                let is_ordered = !env.optimizes(env.table_body().attrs(function.op));
                labels::add_labels(unit, (entry, code), &blocks, ops, is_ordered);
            }
        }
    }
}

/// Sets the type of the result of a function without metadata, if it is a scalar of C: debuggers know the registers of
/// these only.
fn set_result(unit: &mut UnitBuilder, entry: UnitEntryId, op: Op) {
    let env = unit.env;
    if !unit.has_variables() {
        return;
    }
    let Some(signature) = signature(env.cx, env.table_body().attrs(op)) else { return };
    let is_scalar = match env.cx.type_data(signature.result) {
        TypeData::Integer { width, .. } => matches!(width, 8 | 16 | 32 | 64),
        TypeData::Float(kind) => matches!(kind, FloatKind::F32 | FloatKind::F64),
        TypeData::Pointer { .. } => true,
        _ => false,
    };
    if let Some(ty) = unit.type_entry(signature.result).filter(|_| is_scalar) {
        unit.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(ty.entry));
    }
}

/// Adds the entry of a function.
fn add_entry(
    unit: &mut UnitBuilder,
    op: Op,
    code: Code,
    (position, metadata): (Option<Position>, Option<AttrId>),
) -> UnitEntryId {
    let env = unit.env;
    let node = metadata.and_then(|attr| Node::of(env.cx, attr));
    let parent = node.map_or(unit.dwarf.unit.root(), |node| unit.outer_scope(&node));
    let entry = unit.dwarf.unit.add(parent, gimli::DW_TAG_subprogram);
    let name = symbol_name(env.cx, env.table_body(), op).map_or("", |name| env.cx.str(name));
    match metadata {
        Some(subprogram) => {
            metadata::describe(unit, entry, subprogram);
            unit.subprograms.insert(subprogram, entry);
        }
        None => {
            unit.set_text(entry, gimli::DW_AT_name, name);
            if let Some(position) = position {
                unit.set_position(entry, [gimli::DW_AT_decl_file, gimli::DW_AT_decl_line], position);
            }
            set_result(unit, entry, op);
        }
    }
    if !matches!(linkage(env.cx, env.table_body().attrs(op)), "internal" | "private") {
        unit.set(entry, gimli::DW_AT_external, AttributeValue::FlagPresent);
    }
    if name.starts_with("_mlir_ciface_") {
        unit.set(entry, gimli::DW_AT_artificial, AttributeValue::FlagPresent);
    }
    unit.set(entry, gimli::DW_AT_prototyped, AttributeValue::FlagPresent);
    let mut base = Expression::new();
    base.op(gimli::DW_OP_call_frame_cfa);
    unit.set(entry, gimli::DW_AT_frame_base, AttributeValue::Exprloc(base));
    unit.set_code(entry, code);
    entry
}
