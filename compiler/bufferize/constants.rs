//! Constant tensors: private constant globals, one for each value in a symbol table.

use rustc_hash::FxHashMap;

use crate::dialect::memref;
use crate::ir::{
    AttrData, AttrId, Body, BodyId, Context, DYNAMIC, Loc, NameId, NewOp, Op, Region, TypeId, name,
};

use super::ownership::ALIGNMENT;
use super::types::{buffer_type, shape};

/// The globals of all symbol tables.
#[derive(Default)]
pub(super) struct Constants {
    tables: FxHashMap<BodyId, Table>,
}

/// The globals of a symbol table.
#[derive(Default)]
struct Table {
    /// Symbols by value.
    symbols: FxHashMap<AttrId, NameId>,
    globals: Vec<Global>,
}

struct Global {
    symbol: NameId,
    ty: TypeId,
    value: AttrId,
    loc: Loc,
}

impl Constants {
    /// Returns the symbol of the global with a value.
    pub(super) fn symbol(
        &mut self,
        cx: &mut Context,
        (id, body): (BodyId, &Body),
        (ty, value): (TypeId, AttrId),
        loc: Loc,
    ) -> NameId {
        let table = self.tables.entry(id).or_default();
        if let Some(&symbol) = table.symbols.get(&value) {
            return symbol;
        }
        let symbol = unused_symbol(cx, body, table.globals.len());
        table.symbols.insert(value, symbol);
        table.globals.push(Global { symbol, ty, value, loc });
        symbol
    }

    /// Adds the globals to the symbol tables.
    pub(super) fn place(self, cx: &mut Context, bodies: &mut [Body]) {
        let mut tables: Vec<(BodyId, Table)> = self.tables.into_iter().collect();
        tables.sort_by_key(|table| table.0.index());
        for (id, table) in tables {
            let body = &mut bodies[id.index()];
            let ops: Vec<_> = table.globals.iter().map(|global| global.op(cx, body)).collect();
            if let Some(block) = body.entry_block(Region::ROOT) {
                body.place_ops_first(block, &ops);
            }
        }
    }
}

impl Global {
    fn op(&self, cx: &mut Context, body: &mut Body) -> Op {
        let symbol = cx.attr(AttrData::String(self.symbol));
        let visibility = cx.string_attr("private");
        let (unit, ty) = (cx.unit_attr(), cx.type_attr(self.ty));
        let alignment = cx.int_attr(TypeId::I64, ALIGNMENT);
        let attrs = cx.dict(&mut [
            (name::SYM_NAME, symbol),
            (name::SYM_VISIBILITY, visibility),
            (name::TYPE, ty),
            (name::INITIAL_VALUE, self.value),
            (name::CONSTANT, unit),
            (name::ALIGNMENT, alignment),
        ]);
        body.new_op(NewOp::new(memref::GLOBAL, self.loc, &[], &[]).attrs(attrs))
    }
}

/// Replaces the globals of the ml_program dialect by those of memref.
///
/// # Errors
/// Fails for globals that are not tensors of constant shape.
pub(super) fn convert_global(cx: &mut Context, body: &mut Body, op: Op) -> Result<(), String> {
    let attrs = body.attrs(op);
    let ty = cx.dict_get(attrs, name::TYPE).and_then(|attr| cx.type_value(attr));
    let ty = ty.filter(|&ty| shape(cx, ty).is_some_and(|shape| !shape.contains(&DYNAMIC)));
    let ty = ty.ok_or("its type is no tensor of constant shape")?;
    let buffer = buffer_type(cx, ty)?;
    let (buffer, unit) = (cx.type_attr(buffer), cx.unit_attr());
    let value = cx.dict_get(attrs, name::VALUE);
    let is_mutable = cx.dict_get(attrs, name::IS_MUTABLE).is_some();
    let attrs = cx.dict_without(attrs, &[name::VALUE, name::IS_MUTABLE]);
    let attrs = cx.dict_with(attrs, name::TYPE, buffer);
    let attrs = cx.dict_with(attrs, name::INITIAL_VALUE, value.unwrap_or(unit));
    let attrs = if is_mutable { attrs } else { cx.dict_with(attrs, name::CONSTANT, unit) };
    body.set_name(op, memref::GLOBAL);
    body.set_attrs(op, attrs);
    Ok(())
}

/// Returns a symbol for the global with this number that the symbol table does not have yet.
fn unused_symbol(cx: &mut Context, body: &Body, number: usize) -> NameId {
    let mut suffix = String::new();
    loop {
        let symbol = cx.name(format!("__constant_{number}{suffix}"));
        let is_taken = body.region_blocks(Region::ROOT).iter().any(|&block| {
            body.block_ops(block).iter().any(|&op| {
                let name = cx.dict_get(body.attrs(op), name::SYM_NAME);
                name.and_then(|attr| cx.string_value(attr)) == Some(symbol)
            })
        });
        if !is_taken {
            return symbol;
        }
        suffix.push('_');
    }
}
