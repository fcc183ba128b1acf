//! The verifier: the rules for every module, whatever its dialects, and those of each operation.
//!
//! - Every block ends with a terminator, unless the parent operation needs none. No other operation is a terminator.
//! - Successors are blocks of the same region other than its entry, and receive arguments of the right types.
//! - Every use is dominated by its definition.
//! - Operands, results and attributes of a known operation match its declaration ([`Spec`](super::spec::Spec)).
//! - Symbols are unique in their table, and are defined in one.
//! - Then the operation's own verifier runs.

use rustc_hash::FxHashMap;

use crate::diag::{Diagnostic, Diagnostics};

use super::attrs::AttrData;
use super::body::{Body, ValueDef};
use super::context::Context;
use super::dominance::Dominators;
use super::entity::{AttrId, Block, BodyId, NameId, Op, Region, TypeId, Value};
use super::module::Module;
use super::names::name;
use super::op_info::{OpInfo, Traits};
use super::spec::{Arity, AttrKind, AttrSpec, Group, Spec, Term, bool_of_matches, enum_value};
use super::types::TypeData;

/// Verifies a module. Every violation is reported.
pub fn verify(module: &Module, diagnostics: &mut Diagnostics) {
    let symbols = SymbolTables::new(module, diagnostics);
    let mut verifier = Verifier { module, symbols: &symbols, diagnostics };
    verifier.verify_body(Module::ROOT);
}

/// The symbols of every symbol table of a module.
#[derive(Debug)]
pub struct SymbolTables {
    /// By the body of the table's region.
    tables: FxHashMap<BodyId, FxHashMap<NameId, Op>>,
    /// By body, all but the root.
    surroundings: FxHashMap<BodyId, Surroundings>,
}

/// The context of a body.
#[derive(Clone, Copy, Debug)]
struct Surroundings {
    /// The body of the operation that owns it.
    parent: BodyId,
    /// The owner.
    owner: Op,
    /// The closest enclosing symbol table.
    table: BodyId,
}

impl SymbolTables {
    /// Collects the symbols, and reports redefinitions.
    pub fn new(module: &Module, diagnostics: &mut Diagnostics) -> SymbolTables {
        let mut this = SymbolTables { tables: FxHashMap::default(), surroundings: FxHashMap::default() };
        this.collect(module, Module::ROOT, Module::ROOT, diagnostics);
        this
    }

    /// Collects the symbols in a body, which belongs to `table`.
    fn collect(&mut self, module: &Module, id: BodyId, table: BodyId, diagnostics: &mut Diagnostics) {
        let body = module.body(id);
        if id == table {
            let symbols = collect_symbols(&module.cx, body, diagnostics);
            self.tables.insert(table, symbols);
        }
        for (owner, inner) in body.isolated_bodies() {
            self.surroundings.insert(inner, Surroundings { parent: id, owner, table });
            let info = module.cx.op_info(body.name(owner));
            let is_table = info.is_some_and(|info| info.traits.has(Traits::SYMBOL_TABLE));
            self.collect(module, inner, if is_table { inner } else { table }, diagnostics);
        }
    }

    /// Returns the operation that defines a symbol in the symbol table around `from` (or in `from` itself).
    pub fn lookup(&self, from: BodyId, symbol: NameId) -> Option<(BodyId, Op)> {
        let table = match self.tables.contains_key(&from) {
            true => from,
            false => self.surroundings.get(&from)?.table,
        };
        self.tables.get(&table)?.get(&symbol).map(|&op| (table, op))
    }
}

/// Returns the symbols that a body defines, and reports redefinitions.
fn collect_symbols(cx: &Context, body: &Body, diagnostics: &mut Diagnostics) -> FxHashMap<NameId, Op> {
    let mut symbols = FxHashMap::default();
    for op in top_level_ops(body) {
        if let Some(symbol) = symbol_name(cx, body, op)
            && let Some(first) = symbols.insert(symbol, op)
        {
            let message = format!("redefinition of symbol named '{}'", cx.str(symbol));
            let diagnostic = Diagnostic::error(cx.location(body.loc(op)), message)
                .note(cx.location(body.loc(first)), "see existing symbol definition here");
            diagnostics.push(diagnostic);
        }
    }
    symbols
}

/// Returns the operations in the blocks of a body's root region.
pub fn top_level_ops(body: &Body) -> impl Iterator<Item = Op> + '_ {
    body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block)).copied()
}

/// Returns the symbol that an operation defines.
pub fn symbol_name(cx: &Context, body: &Body, op: Op) -> Option<NameId> {
    let info = cx.op_info(body.name(op))?;
    if !info.traits.has(Traits::SYMBOL) {
        return None;
    }
    cx.string_value(cx.dict_get(body.attrs(op), name::SYM_NAME)?)
}

/// The context of an operation's verifier.
#[derive(Clone, Copy, Debug)]
pub struct VerifyCx<'a> {
    /// The module.
    pub module: &'a Module,
    /// Interned data of the module.
    pub cx: &'a Context,
    /// The body of the operation.
    pub body: &'a Body,
    /// Its handle.
    pub body_id: BodyId,
    symbols: &'a SymbolTables,
}

impl VerifyCx<'_> {
    /// Returns an attribute of the operation.
    pub fn attr(&self, op: Op, name: NameId) -> Option<AttrId> {
        self.cx.dict_get(self.body.attrs(op), name)
    }

    /// Returns the type of the operand with index `index`.
    pub fn operand_type(&self, op: Op, index: usize) -> Option<TypeId> {
        self.body.operands(op).get(index).map(|&value| self.body.value_type(value))
    }

    /// Returns the operands of the group `name` of the operation's signature.
    pub fn operand_group(&self, op: Op, name: &str) -> &[Value] {
        super::spec::operand_group(self.cx, self.body, op, name)
    }

    /// Returns the parent operation in the same body.
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        self.body.parent_op(self.body.parent_block(op)?)
    }

    /// Returns the types of the results.
    pub fn result_types(&self, op: Op) -> Vec<TypeId> {
        self.body.results(op).map(|value| self.body.value_type(value)).collect()
    }

    /// Returns the operation that defines a symbol visible from the operation, with its body.
    pub fn lookup(&self, symbol: NameId) -> Option<(BodyId, Op)> {
        self.symbols.lookup(self.body_id, symbol)
    }

    /// Returns the isolated operation that owns this body, and the body of that operation.
    pub fn owner(&self) -> Option<(BodyId, Op)> {
        let around = self.symbols.surroundings.get(&self.body_id)?;
        Some((around.parent, around.owner))
    }
}

struct Verifier<'a> {
    module: &'a Module,
    symbols: &'a SymbolTables,
    diagnostics: &'a mut Diagnostics,
}

/// Positions of the operations of a body and the dominators of its regions, computed on demand.
struct Order {
    position: Vec<u32>,
    dominators: FxHashMap<Region, Dominators>,
}

impl Verifier<'_> {
    fn verify_body(&mut self, id: BodyId) {
        let body = self.module.body(id);
        let mut order = Order { position: vec![u32::MAX; body.op_count()], dominators: FxHashMap::default() };
        number_ops(body, Region::ROOT, &mut order.position);
        self.verify_region(id, Region::ROOT, &mut order);
    }

    fn verify_region(&mut self, id: BodyId, region: Region, order: &mut Order) {
        let (module, body) = (self.module, self.module.body(id));
        let view = VerifyCx { module, cx: &module.cx, body, body_id: id, symbols: self.symbols };
        for &block in body.region_blocks(region) {
            for &op in body.block_ops(block) {
                self.verify_op(&view, op);
                self.verify_uses(body, block, op, order);
                for &inner in body.regions(op) {
                    self.verify_op_region(id, op, inner, order);
                }
            }
        }
    }

    fn verify_op_region(&mut self, id: BodyId, op: Op, region: Region, order: &mut Order) {
        let (inner_id, inner_region) = self.module.contents(id, region);
        let traits = self.traits(id, op);
        let contents = self.module.body(inner_id);
        let blocks = contents.region_blocks(inner_region);
        if traits.is_some_and(|traits| traits.has(Traits::SINGLE_BLOCK)) && blocks.len() > 1 {
            self.error(id, op, "expects region #0 to have 0 or 1 blocks".to_string());
        }
        let needs_terminator = traits.is_some_and(|traits| !traits.has(Traits::NO_TERMINATOR));
        for &block in blocks {
            self.verify_block_end(id, op, contents, block, needs_terminator);
        }
        if inner_id == id {
            self.verify_region(id, region, order);
        } else {
            self.verify_body(inner_id);
        }
    }

    fn verify_block_end(&mut self, id: BodyId, parent: Op, contents: &Body, block: Block, needed: bool) {
        let cx = &self.module.cx;
        let ops = contents.block_ops(block);
        let Some((&last, others)) = ops.split_last() else {
            if needed {
                self.error(id, parent, "empty block: expect at least a terminator".to_string());
            }
            return;
        };
        // An unknown operation may be a terminator.
        let is_terminator =
            |op| cx.op_info(contents.name(op)).map(|info| info.traits.has(Traits::TERMINATOR));
        if needed && is_terminator(last) == Some(false) {
            let message = format!("block with no terminator, has '{}'", cx.op_text(contents.name(last)));
            self.diagnostics.error(cx.location(contents.loc(last)), message);
        }
        for &op in others {
            if is_terminator(op) == Some(true) || !contents.successors(op).is_empty() {
                let message = format!(
                    "'{}' op must be the last operation in the parent block",
                    cx.op_text(contents.name(op))
                );
                self.diagnostics.error(cx.location(contents.loc(op)), message);
            }
        }
    }

    fn traits(&self, id: BodyId, op: Op) -> Option<Traits> {
        self.module.cx.op_info(self.module.body(id).name(op)).map(|info| info.traits)
    }

    fn error(&mut self, id: BodyId, op: Op, message: String) {
        let (cx, body) = (&self.module.cx, self.module.body(id));
        let text = format!("'{}' op {message}", cx.op_text(body.name(op)));
        self.diagnostics.error(cx.location(body.loc(op)), text);
    }

    // ---- one operation

    fn verify_op(&mut self, view: &VerifyCx, op: Op) {
        if let Err(message) = verify_successors(view, op) {
            self.error(view.body_id, op, message);
        }
        let Some(info) = view.cx.op_info(view.body.name(op)) else { return };
        if let Err(message) = verify_known(view, op, info) {
            self.error(view.body_id, op, message);
        }
    }

    // ---- dominance

    fn verify_uses(&mut self, body: &Body, block: Block, op: Op, order: &mut Order) {
        for (number, &operand) in body.operands(op).iter().enumerate() {
            if !dominates_use(body, block, op, operand, order) {
                self.report_use(body, op, number, operand);
            }
        }
    }

    fn report_use(&mut self, body: &Body, op: Op, number: usize, operand: Value) {
        let cx = &self.module.cx;
        let message =
            format!("'{}' op operand #{number} does not dominate this use", cx.op_text(body.name(op)));
        let mut diagnostic = Diagnostic::error(cx.location(body.loc(op)), message);
        if let Some(definer) = body.defining_op(operand) {
            diagnostic = diagnostic.note(cx.location(body.loc(definer)), "operand defined here");
        }
        self.diagnostics.push(diagnostic);
    }
}

/// Assigns every operation its position in its block.
fn number_ops(body: &Body, region: Region, position: &mut [u32]) {
    for &block in body.region_blocks(region) {
        for (i, &op) in body.block_ops(block).iter().enumerate() {
            position[op.index()] = i as u32;
            for &inner in body.regions(op) {
                if body.isolated_body(inner).is_none() {
                    number_ops(body, inner, position);
                }
            }
        }
    }
}

fn dominates_use(body: &Body, block: Block, op: Op, value: Value, order: &mut Order) -> bool {
    let (def_block, def_op) = match body.value_def(value) {
        ValueDef::Argument(block) => (block, None),
        ValueDef::Result(op) => match body.parent_block(op) {
            Some(block) => (block, Some(op)),
            None => return false,
        },
        ValueDef::Forward => return false,
    };
    // Climb from the use to the region of the definition.
    let (mut use_block, mut use_op) = (block, op);
    let region = body.block_region(def_block);
    while body.block_region(use_block) != region {
        match body.parent_op(use_block).and_then(|parent| Some((body.parent_block(parent)?, parent))) {
            Some((outer, parent)) => (use_block, use_op) = (outer, parent),
            None => return false,
        }
    }
    if use_block == def_block {
        return def_op.is_none_or(|def| order.position[def.index()] < order.position[use_op.index()]);
    }
    order
        .dominators
        .entry(region)
        .or_insert_with(|| Dominators::new(body, region))
        .dominates(def_block, use_block)
}

fn verify_successors(view: &VerifyCx, op: Op) -> Result<(), String> {
    let body = view.body;
    for (number, successor) in body.successors(op).iter().enumerate() {
        let region = body.block_region(successor.block);
        if body.parent_block(op).map(|block| body.block_region(block)) != Some(region) {
            return Err(format!("branch to block #{number} of another region"));
        }
        if body.entry_block(region) == Some(successor.block) {
            return Err("entry block of region may not have predecessors".to_string());
        }
        // It is unknown which operands an unknown operation passes.
        if body.name(op).dialect() == 0 {
            continue;
        }
        let args = body.block_args(successor.block);
        let passed = body.successor_operands(op, number);
        if args.len() != passed.len() {
            return Err(format!(
                "branch has {} operands for successor #{number}, but target block has {}",
                passed.len(),
                args.len()
            ));
        }
        if let Some(wrong) =
            args.iter().zip(passed).position(|(&a, &b)| body.value_type(a) != body.value_type(b))
        {
            return Err(format!("type mismatch for bb argument #{wrong} of successor #{number}"));
        }
    }
    Ok(())
}

fn verify_known(view: &VerifyCx, op: Op, info: &OpInfo) -> Result<(), String> {
    let body = view.body;
    verify_symbol_parent(view, op, info)?;
    if info.traits.has(Traits::TERMINATOR)
        && body.parent_block(op).is_some_and(|b| body.last_op(b) != Some(op))
    {
        // Reported with the block.
        return Ok(());
    }
    if let Some(spec) = view.cx.spec(body.name(op)) {
        for attr in &spec.attrs {
            verify_attr(view, op, attr)?;
        }
        if spec.has_signature {
            verify_signature(view, op, spec)?;
        }
    }
    info.verify.map_or(Ok(()), |verify| verify(view, op))
}

/// Checks that the parent of a symbol is a symbol table. An unknown parent is accepted.
fn verify_symbol_parent(view: &VerifyCx, op: Op, info: &OpInfo) -> Result<(), String> {
    if !info.traits.has(Traits::SYMBOL) {
        return Ok(());
    }
    let parent = view.parent_op(op).map(|parent| view.body.name(parent));
    let parent = parent.or_else(|| view.owner().map(|(body, owner)| view.module.body(body).name(owner)));
    match parent.and_then(|parent| view.cx.op_info(parent)) {
        Some(info) if !info.traits.has(Traits::SYMBOL_TABLE) => {
            Err("symbol's parent must have the SymbolTable trait".to_string())
        }
        _ => Ok(()),
    }
}

fn verify_attr(view: &VerifyCx, op: Op, spec: &AttrSpec) -> Result<(), String> {
    let cx = view.cx;
    let Some(attr) = view.attr(op, spec.name) else {
        if spec.optional || spec.default.is_some() {
            return Ok(());
        }
        return Err(format!("requires attribute '{}'", cx.str(spec.name)));
    };
    match attr_mismatch(cx, spec.kind, attr) {
        None => Ok(()),
        Some(wanted) => {
            Err(format!("attribute '{}' failed to satisfy constraint: {wanted}", cx.str(spec.name)))
        }
    }
}

/// Returns the description of the expected attribute if `attr` is not of the kind.
fn attr_mismatch(cx: &Context, kind: AttrKind, attr: AttrId) -> Option<String> {
    let data = cx.attr_data(attr);
    let (fits, words) = match kind {
        AttrKind::Any => (true, "any attribute"),
        AttrKind::Unit => (matches!(data, AttrData::Unit), "unit attribute"),
        AttrKind::Number(ty) => {
            let (fits, what) = match cx.float_kind(ty) {
                Some(_) => (matches!(data, AttrData::Float { ty: found, .. } if *found == ty), "float"),
                None => (matches!(data, AttrData::Integer { ty: found, .. } if *found == ty), "integer"),
            };
            return (!fits).then(|| format!("{} {what} attribute", cx.type_text(ty)));
        }
        AttrKind::Typed => {
            (matches!(data, AttrData::Integer { .. } | AttrData::Float { .. }), "number attribute")
        }
        AttrKind::String | AttrKind::SymbolName => (matches!(data, AttrData::String(_)), "string attribute"),
        AttrKind::Dialect(name) => {
            let fits = cx.dialect_attr_text(attr).is_some_and(|text| text.starts_with(name));
            return (!fits).then(|| format!("#{name} attribute"));
        }
        AttrKind::Symbol => (matches!(data, AttrData::Symbol { .. }), "symbol reference attribute"),
        AttrKind::Type => (matches!(data, AttrData::Type(_)), "any type attribute"),
        AttrKind::Array => (matches!(data, AttrData::Array(_)), "array attribute"),
        AttrKind::Dict => (matches!(data, AttrData::Dict(_)), "dictionary attribute"),
        AttrKind::AffineMap => (matches!(data, AttrData::AffineMap(_)), "AffineMap attribute"),
        AttrKind::AffineSet => (matches!(data, AttrData::AffineSet(_)), "IntegerSet attribute"),
        AttrKind::DenseArray(ty) => {
            let fits = matches!(data, AttrData::DenseArray { element, .. } if *element == ty);
            return (!fits).then(|| format!("{} dense array attribute", cx.type_text(ty)));
        }
        AttrKind::Enum(info) => {
            let fits = enum_value(cx, info, attr).is_some();
            return (!fits).then(|| format!("one of the keywords of {}", info.name));
        }
    };
    (!fits).then(|| words.to_string())
}

fn verify_signature(view: &VerifyCx, op: Op, spec: &Spec) -> Result<(), String> {
    let body = view.body;
    let operands = body.own_operands(op);
    let segments = match spec.has_operand_segments() {
        true => view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr)),
        false => None,
    };
    let operand_sizes = Spec::split(&spec.operands, operands.len(), segments)
        .ok_or_else(|| count_message("operand", &spec.operands, operands.len()))?;
    let results = body.results(op);
    let result_sizes = Spec::split(&spec.results, results.len(), None)
        .ok_or_else(|| count_message("result", &spec.results, results.len()))?;
    let mut vars = Bindings { types: smallvec::smallvec![None; spec.vars.len()], spec };
    vars.check_groups(view, "operand", &spec.operands, &operand_sizes, operands.iter().copied())?;
    vars.check_groups(view, "result", &spec.results, &result_sizes, results)
}

fn count_message(what: &str, groups: &[Group], found: usize) -> String {
    let least = groups.iter().filter(|group| group.arity == Arity::One).count();
    let or_more = if least == groups.len() { "" } else { " or more" };
    let plural = if least == 1 && or_more.is_empty() { "" } else { "s" };
    format!("expected {least}{or_more} {what}{plural}, but found {found}")
}

struct Bindings<'a> {
    types: smallvec::SmallVec<[Option<TypeId>; 4]>,
    spec: &'a Spec,
}

/// Returns a "must be" error unless `fits`. The description is computed only for an error.
fn must_be(fits: bool, words: impl FnOnce() -> String) -> Result<(), Problem> {
    if fits { Ok(()) } else { Err(Problem::MustBe(words())) }
}

impl Bindings<'_> {
    fn check_groups(
        &mut self,
        view: &VerifyCx,
        what: &str,
        groups: &[Group],
        sizes: &[usize],
        values: impl Iterator<Item = Value>,
    ) -> Result<(), String> {
        let terms = groups.iter().zip(sizes).flat_map(|(group, &size)| std::iter::repeat_n(group, size));
        for (number, (group, value)) in terms.zip(values).enumerate() {
            let ty = view.body.value_type(value);
            self.check(view.cx, group.term, ty).map_err(|problem| match problem {
                Problem::MustBe(words) => {
                    format!("{what} #{number} must be {words}, but got '{}'", view.cx.type_text(ty))
                }
                Problem::Differs(message) => message,
            })?;
        }
        Ok(())
    }

    fn check(&mut self, cx: &Context, term: Term, ty: TypeId) -> Result<(), Problem> {
        match term {
            Term::Infer => Ok(()),
            Term::Fixed(wanted) => must_be(ty == wanted, || cx.type_text(wanted)),
            Term::Constraint(constraint) => {
                must_be(constraint.accepts(cx, ty), || constraint.words().to_string())
            }
            Term::BoolOf(var) => {
                let fits = self.types[var].is_none_or(|shape| bool_of_matches(cx, shape, ty));
                must_be(fits, || "bool-like of the same shape as the operands".to_string())
            }
            Term::ElementOf(var) => match self.types[var].map(|shaped| cx.element_type(shaped)) {
                Some(element) => must_be(ty == element, || format!("'{}'", cx.type_text(element))),
                None => Ok(()),
            },
            Term::Var(var) => match self.types[var] {
                Some(bound) if bound == ty => Ok(()),
                Some(_) => Err(Problem::Differs(self.mismatch(var))),
                None => {
                    self.types[var] = Some(ty);
                    let constraint = self.spec.vars[var].constraint;
                    must_be(constraint.accepts(cx, ty), || constraint.words().to_string())
                }
            },
        }
    }

    /// Returns MLIR's message for values that must have the same type.
    fn mismatch(&self, var: usize) -> String {
        let is_var = |group: &&Group| group.term == Term::Var(var);
        let all = |groups: &[Group]| groups.iter().filter(is_var).count() == groups.len();
        let (operands, results) = (&self.spec.operands, &self.spec.results);
        if !results.is_empty() && all(operands) && all(results) {
            "requires the same type for all operands and results".to_string()
        } else if all(operands) {
            "requires all operands to have the same type".to_string()
        } else {
            let names: Vec<&str> =
                operands.iter().chain(results).filter(is_var).map(|group| group.name).collect();
            format!("failed to verify that all of {{{}}} have same type", names.join(", "))
        }
    }
}

enum Problem {
    MustBe(String),
    Differs(String),
}

/// Returns true if two types have the same shape. All scalars have the same shape.
pub fn same_shape(cx: &Context, a: TypeId, b: TypeId) -> bool {
    match (cx.type_data(a), cx.type_data(b)) {
        (
            TypeData::Vector { shape: a, scalable: sa, .. },
            TypeData::Vector { shape: b, scalable: sb, .. },
        ) => a == b && sa == sb,
        (TypeData::Tensor { shape: a, .. }, TypeData::Tensor { shape: b, .. }) => a == b,
        (TypeData::MemRef { shape: a, .. }, TypeData::MemRef { shape: b, .. }) => a == b,
        (a, b) => !is_shaped(a) && !is_shaped(b),
    }
}

fn is_shaped(data: &TypeData) -> bool {
    matches!(data, TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::MemRef { .. })
}
