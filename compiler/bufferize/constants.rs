//! Constant tensors: private constant globals, one for each value in a symbol table.

use rustc_hash::FxHashMap;

use crate::dialect::memref;
use crate::ir::{AttrData, AttrId, Body, BodyId, Context, Loc, NameId, NewOp, Op, Region, TypeId, name};

use super::ownership::ALIGNMENT;

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
