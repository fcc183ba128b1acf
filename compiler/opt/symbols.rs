//! What a function may know of the functions and globals that it names.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::function::{FUNC, linkage, returns_twice};
use crate::dialect::llvm::global::GLOBAL;
use crate::ir::{AttrId, BodyId, Context, DictId, Module, NameId, Region, TypeId, name};

/// The symbols of a module, by the body of the module they are in and their names.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    /// Functions that may return more than once.
    returning_twice: FxHashSet<(BodyId, NameId)>,
    globals: FxHashSet<(BodyId, NameId)>,
    constants: FxHashMap<(BodyId, NameId), Constant>,
}

/// A global that never changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constant {
    pub(super) ty: TypeId,
    pub(super) value: AttrId,
}

impl Symbols {
    /// The symbols of a module.
    pub(super) fn of(module: &Module) -> Symbols {
        let mut symbols = Symbols::default();
        for (number, body) in module.bodies().enumerate() {
            for &block in body.region_blocks(Region::ROOT) {
                for &op in body.block_ops(block) {
                    let name = body.name(op);
                    if name == FUNC || name == GLOBAL {
                        symbols.add(&module.cx, BodyId::new(number), name == FUNC, body.attrs(op));
                    }
                }
            }
        }
        symbols
    }

    fn add(&mut self, cx: &Context, table: BodyId, is_function: bool, attrs: DictId) {
        let symbol = cx.dict_get(attrs, name::SYM_NAME).and_then(|attr| cx.string_value(attr));
        let Some(symbol) = symbol else { return };
        if !is_function {
            self.globals.insert((table, symbol));
            self.constants.extend(constant(cx, attrs).map(|constant| ((table, symbol), constant)));
        } else if returns_twice(cx, cx.str(symbol), attrs) {
            self.returning_twice.insert((table, symbol));
        }
    }

    /// Whether a function may return more than once.
    pub(super) fn returns_twice(&self, table: BodyId, symbol: NameId) -> bool {
        self.returning_twice.contains(&(table, symbol))
    }

    /// Whether a name is that of a global and not of an alias of something.
    pub(super) fn is_global(&self, table: BodyId, symbol: NameId) -> bool {
        self.globals.contains(&(table, symbol))
    }

    /// The global with a name, if it never changes.
    pub(super) fn constant(&self, table: BodyId, symbol: NameId) -> Option<Constant> {
        self.constants.get(&(table, symbol)).copied()
    }
}

/// What a global always is, if that is so wherever the module is linked to.
fn constant(cx: &Context, attrs: DictId) -> Option<Constant> {
    let has = |flag: &str| cx.find_name(flag).is_some_and(|name| cx.dict_get(attrs, name).is_some());
    let is_final =
        matches!(linkage(cx, attrs), "external" | "internal" | "private" | "linkonce_odr" | "weak_odr");
    if !is_final || !has("constant") || has("externally_initialized") {
        return None;
    }
    let ty = cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| cx.type_value(attr))?;
    Some(Constant { ty, value: cx.dict_get(attrs, name::VALUE)? })
}
