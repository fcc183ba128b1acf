//! Symbol information: properties of the functions and globals of a module. Initializers and sizes of globals are known
//! only if the definition cannot be interposed.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::aggregate::{INSERTVALUE, InsertValue};
use crate::dialect::llvm::arith::{POISON, UNDEF};
use crate::dialect::llvm::control::{RETURN, Return};
use crate::dialect::llvm::function::{FUNC, linkage, returns_twice};
use crate::dialect::llvm::global::GLOBAL;
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::symbol::{BLOCKADDRESS, tag_number};
use crate::ir::{
    AttrId, Body, BodyId, Context, DictId, Module, NameId, Op, Region, TypeData, TypeId, Value, name,
};
use crate::target::Target;

use super::alias::is_noalias;
use super::effects::{Effects, is_square_root};
use super::math_function::MathFunction;

/// The symbols of a module, by symbol table and name.
#[derive(Debug, Default)]
pub(crate) struct Symbols {
    /// Functions that may return twice, such as `setjmp`.
    returning_twice: FxHashSet<(BodyId, NameId)>,
    /// Functions whose result is `noalias`: by attribute, or because they are allocation functions.
    allocators: FxHashSet<(BodyId, NameId)>,
    /// Globals, with their sizes in bytes if the definition cannot be interposed.
    globals: FxHashMap<(BodyId, NameId), Option<u64>>,
    /// Functions and globals that are always defined.
    always_defined: FxHashSet<(BodyId, NameId)>,
    /// Globals of which each thread has its own.
    thread_locals: FxHashSet<(BodyId, NameId)>,
    constants: FxHashMap<(BodyId, NameId), Constant>,
    /// The tags of the blocks in constant tables of labels.
    labels: FxHashMap<(BodyId, NameId), Vec<u128>>,
    /// Declarations of the library functions `sqrt` and `sqrtf`.
    square_roots: FxHashSet<(BodyId, NameId)>,
    /// Declarations of mathematical functions of the C library.
    math_functions: FxHashMap<(BodyId, NameId), MathFunction>,
    /// Side effects of functions.
    effects: FxHashMap<(BodyId, NameId), Effects>,
}

/// A constant global.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Constant {
    pub(crate) ty: TypeId,
    pub(crate) value: AttrId,
}

/// Upper bound on the entries of a table of labels.
const MAX_LABELS: usize = 4096;

/// Allocation functions of C and C++, and those of MLIR's memref lowering.
const ALLOCATORS: [&str; 7] = [
    "malloc",
    "calloc",
    "aligned_alloc",
    "_Znwm",
    "_Znam",
    "_mlir_memref_to_llvm_alloc",
    "_mlir_memref_to_llvm_aligned_alloc",
];

impl Symbols {
    /// Collects the symbols of a module.
    pub(crate) fn of(module: &Module, target: &Target) -> Symbols {
        let mut symbols = Symbols::default();
        for (number, body) in module.bodies().enumerate() {
            for &block in body.region_blocks(Region::ROOT) {
                for &op in body.block_ops(block) {
                    let table = BodyId::new(number);
                    match body.name(op) {
                        FUNC => symbols.add_function(module, table, op),
                        GLOBAL => symbols.add_global(module, target, table, op),
                        _ => {}
                    }
                }
            }
        }
        symbols
    }

    fn add_function(&mut self, module: &Module, table: BodyId, op: Op) {
        let (cx, attrs) = (&module.cx, module.body(table).attrs(op));
        let Some(symbol) = symbol(cx, attrs) else { return };
        self.add_linkage(cx, attrs, (table, symbol));
        let text = cx.str(symbol);
        let contents = module.op_body(table, op).and_then(|id| module.body(id).entry_block(Region::ROOT));
        let effects = match contents {
            Some(_) => Effects::declared(cx, attrs),
            None => Effects::of_declaration(cx, text, attrs),
        };
        self.effects.insert((table, symbol), effects);
        let is_allocator = contents.is_none() && ALLOCATORS.contains(&text);
        if is_allocator || is_noalias(cx, attrs, name::RES_ATTRS, 0) {
            self.allocators.insert((table, symbol));
        }
        if contents.is_none() && is_square_root(cx, text, attrs) {
            self.square_roots.insert((table, symbol));
        }
        if let Some(function) = MathFunction::of_declaration(cx, text, attrs).filter(|_| contents.is_none()) {
            self.math_functions.insert((table, symbol), function);
        }
        if returns_twice(cx, text, attrs) {
            self.returning_twice.insert((table, symbol));
        }
    }

    fn add_global(&mut self, module: &Module, target: &Target, table: BodyId, op: Op) {
        let (cx, attrs) = (&module.cx, module.body(table).attrs(op));
        let Some(symbol) = symbol(cx, attrs) else { return };
        self.add_linkage(cx, attrs, (table, symbol));
        let ty = cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| cx.type_value(attr));
        // Another definition may be smaller, and a weak one may be undefined.
        let is_final = matches!(linkage(cx, attrs), "external" | "internal" | "private");
        let size = ty.filter(|_| is_final).and_then(|ty| size_of(cx, &target.layout, ty));
        self.globals.insert((table, symbol), size);
        if cx.dict_get(attrs, name::THREAD_LOCAL).is_some() {
            self.thread_locals.insert((table, symbol));
        }
        self.constants.extend(constant(cx, attrs).map(|constant| ((table, symbol), constant)));
        if is_constant(cx, attrs) {
            let contents = module.op_body(table, op).map(|id| module.body(id));
            let labels = contents.and_then(|body| labels(cx, body));
            self.labels.extend(labels.map(|labels| ((table, symbol), labels)));
        }
    }

    fn add_linkage(&mut self, cx: &Context, attrs: DictId, symbol: (BodyId, NameId)) {
        if linkage(cx, attrs) != "extern_weak" {
            self.always_defined.insert(symbol);
        }
    }

    /// Returns true if the address of a function or global is not null.
    pub(crate) fn is_always_defined(&self, table: BodyId, symbol: NameId) -> bool {
        self.always_defined.contains(&(table, symbol))
    }

    /// The side effects of calls of a function.
    pub(crate) fn effects(&self, table: BodyId, symbol: NameId) -> Option<Effects> {
        self.effects.get(&(table, symbol)).copied()
    }

    /// Sets the side effects of calls of a function.
    pub(crate) fn set_effects(&mut self, table: BodyId, symbol: NameId, effects: Effects) {
        self.effects.insert((table, symbol), effects);
    }

    /// Returns true if a function may return twice.
    pub(crate) fn returns_twice(&self, table: BodyId, symbol: NameId) -> bool {
        self.returning_twice.contains(&(table, symbol))
    }

    /// Returns true if a function is the library function `sqrt` or `sqrtf`.
    pub(crate) fn is_square_root(&self, table: BodyId, symbol: NameId) -> bool {
        self.square_roots.contains(&(table, symbol))
    }

    /// The mathematical function of the C library that a symbol declares.
    pub(crate) fn math_function(&self, table: BodyId, symbol: NameId) -> Option<MathFunction> {
        self.math_functions.get(&(table, symbol)).copied()
    }

    /// Returns true if the result of a function is `noalias`.
    pub(crate) fn allocates(&self, table: BodyId, symbol: NameId) -> bool {
        self.allocators.contains(&(table, symbol))
    }

    /// Returns true if a name is that of a global, not of an alias.
    pub(crate) fn is_global(&self, table: BodyId, symbol: NameId) -> bool {
        self.globals.contains_key(&(table, symbol))
    }

    /// Returns true if the address of a global or function is the same in all threads, so that the linker knows it.
    pub(crate) fn has_constant_address(&self, table: BodyId, symbol: NameId) -> bool {
        let key = (table, symbol);
        self.effects.contains_key(&key)
            || self.globals.contains_key(&key) && !self.thread_locals.contains(&key)
    }

    /// The size of a global in bytes, if its definition cannot be interposed.
    pub(crate) fn global_size(&self, table: BodyId, symbol: NameId) -> Option<u64> {
        self.globals.get(&(table, symbol)).copied().flatten()
    }

    /// The tags of the blocks in the constant table of labels with a name.
    pub(crate) fn labels(&self, table: BodyId, symbol: NameId) -> Option<&[u128]> {
        self.labels.get(&(table, symbol)).map(Vec::as_slice)
    }

    /// The constant global with a name.
    pub(crate) fn constant(&self, table: BodyId, symbol: NameId) -> Option<Constant> {
        self.constants.get(&(table, symbol)).copied()
    }
}

/// The `sym_name` among attributes.
pub(crate) fn symbol(cx: &Context, attrs: DictId) -> Option<NameId> {
    cx.dict_get(attrs, name::SYM_NAME).and_then(|attr| cx.string_value(attr))
}

/// Returns true for a constant global that cannot be interposed.
fn is_constant(cx: &Context, attrs: DictId) -> bool {
    let has = |flag: &str| cx.find_name(flag).is_some_and(|name| cx.dict_get(attrs, name).is_some());
    let is_final =
        matches!(linkage(cx, attrs), "external" | "internal" | "private" | "linkonce_odr" | "weak_odr");
    is_final && has("constant") && !has("externally_initialized")
}

/// Returns the tags of the labels that an initializer region puts into an array; `None` if it has other elements.
fn labels(cx: &Context, body: &Body) -> Option<Vec<u128>> {
    let mut tags: FxHashMap<Value, u128> = FxHashMap::default();
    let mut table: Vec<Option<u128>> = Vec::new();
    let mut last = None;
    for &op in body.block_ops(body.entry_block(Region::ROOT)?) {
        match body.name(op) {
            BLOCKADDRESS => _ = tags.insert(body.result(op, 0), tag_number(cx, body.attrs(op)).ok()?),
            UNDEF | POISON if last.is_none() => {
                let &TypeData::Array { len, .. } = cx.type_data(body.value_type(body.result(op, 0))) else {
                    return None;
                };
                table = vec![None; usize::try_from(len).ok().filter(|&len| len <= MAX_LABELS)?];
                last = Some(body.result(op, 0));
            }
            INSERTVALUE if Some(InsertValue(op).container(body)) == last => {
                let position = cx.dense_array_value(cx.dict_get(body.attrs(op), name::POSITION)?)?;
                let &[position] = position else { return None };
                let entry = table.get_mut(usize::try_from(position).ok()?)?;
                *entry = Some(*tags.get(&InsertValue(op).value(body))?);
                last = Some(body.result(op, 0));
            }
            RETURN => return (Return(op).arg(body) == last).then(|| table.into_iter().collect())?,
            _ => return None,
        }
    }
    None
}

/// The initializer of a constant global that cannot be interposed.
fn constant(cx: &Context, attrs: DictId) -> Option<Constant> {
    if !is_constant(cx, attrs) {
        return None;
    }
    let ty = cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| cx.type_value(attr))?;
    Some(Constant { ty, value: cx.dict_get(attrs, name::VALUE)? })
}
