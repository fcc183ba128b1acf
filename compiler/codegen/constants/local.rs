//! Constants that only the functions of a module refer to.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::function::{self, FUNC};
use crate::dialect::llvm::global::{ADDRESSOF, GLOBAL};
use crate::dialect::llvm::layout;
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{AttrData, AttrId, BodyId, Bytes, Context, DictId, Module, NameId, Op, Region, name};
use crate::target::Target;

use super::image::{Image, initialiser};

/// A constant that only the functions of a module refer to. It may be anywhere in memory.
pub struct LocalConstant {
    /// Its symbol.
    pub symbol: NameId,
    /// Its contents.
    pub bytes: Bytes,
    /// Its alignment in bytes.
    pub align: u64,
}

/// Returns the constants of at least `size` bytes that only the functions of a module refer to, in source order. Those
/// in sections of the module's own, those of zeros, and those with addresses of symbols are left out. `table` is the
/// body with the symbols.
pub fn local_constants(module: &Module, table: BodyId, target: &Target, size: u64) -> Vec<LocalConstant> {
    let body = module.body(table);
    let globals = top_level_ops(body).filter(|&op| body.name(op) == GLOBAL);
    let constants = globals.filter_map(|op| constant(module, target, (table, op), size));
    let constants: Vec<LocalConstant> = constants.collect();
    if constants.is_empty() {
        return constants;
    }
    let used = symbols_outside_functions(module, table);
    constants.into_iter().filter(|constant| !used.contains(&constant.symbol)).collect()
}

fn constant(
    module: &Module,
    target: &Target,
    (table, op): (BodyId, Op),
    min_size: u64,
) -> Option<LocalConstant> {
    let (cx, layout) = (&module.cx, &target.layout);
    let attrs = module.body(table).attrs(op);
    let has = |name| cx.dict_get(attrs, name).is_some();
    let is_local = matches!(function::linkage(cx, attrs), "internal" | "private");
    if !is_local || !has(name::CONSTANT) || has(name::THREAD_LOCAL) || has(name::SECTION) {
        return None;
    }
    let value = cx.dict_get(attrs, name::VALUE)?;
    let ty = cx.type_value(cx.dict_get(attrs, name::GLOBAL_TYPE)?)?;
    layout::size_of(cx, layout, ty).filter(|&size| size >= min_size)?;
    let natural = layout::align_of(cx, layout, ty).unwrap_or(1);
    let align = cx.dict_get(attrs, name::ALIGNMENT).and_then(|attr| cx.int_value(attr));
    let align = align.map_or(Some(natural), |align| u64::try_from(align).ok())?;
    // Errors are those of code generation.
    match initialiser(cx, layout, ty, Some(value), None).ok()? {
        Image::Bytes(bytes, references) if references.is_empty() => {
            Some(LocalConstant { symbol: symbol_name(cx, module.body(table), op)?, bytes, align })
        }
        _ => None,
    }
}

/// Returns the symbols that attributes refer to, except for addresses in functions.
fn symbols_outside_functions(module: &Module, table: BodyId) -> FxHashSet<NameId> {
    let (cx, top) = (&module.cx, module.body(table));
    let functions = top_level_ops(top).filter(|&op| top.name(op) == FUNC);
    let functions: FxHashSet<BodyId> = functions.filter_map(|op| module.op_body(table, op)).collect();
    let (mut used, mut seen): (FxHashSet<NameId>, FxHashSet<DictId>) = Default::default();
    for (index, body) in module.bodies().enumerate() {
        let is_function = functions.contains(&BodyId::new(index));
        for &op in body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block)) {
            if !(is_function && body.name(op) == ADDRESSOF) && seen.insert(body.attrs(op)) {
                let entries = cx.dict_entries(body.attrs(op)).iter();
                entries.for_each(|&(_, attr)| collect_symbols(cx, attr, &mut used));
            }
        }
    }
    used
}

/// Adds the symbols in an attribute.
pub(crate) fn collect_symbols(cx: &Context, attr: AttrId, out: &mut FxHashSet<NameId>) {
    match cx.attr_data(attr) {
        AttrData::Symbol { root, .. } => {
            out.insert(*root);
        }
        AttrData::Array(list) => list.iter().for_each(|&attr| collect_symbols(cx, attr, out)),
        _ => {}
    }
}
