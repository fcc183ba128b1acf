//! The builtin dialect: modules, and the symbols that the conversion adds to them.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::builtin::{MODULE, UNREALIZED_CONVERSION_CAST};
use crate::dialect::llvm::{function, global};
use crate::dialect::{func, llvm, memref};
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{
    AttrData, AttrId, Block, Body, Context, DictId, Loc, NameId, NamedAttr, NewOp, Op, OpName, TypeData,
    TypeId, Value, name,
};

use super::casts::convert_cast;
use super::context::{Converter, Problem};
use super::func::{append_llvm_function, is_variadic};
use super::linalg::Readers;
use super::types::{Types, module_index_bits};
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows =
    &[(MODULE, with(convert_module)), (UNREALIZED_CONVERSION_CAST, with(convert_cast))];

/// A function added by the conversion. Several modules of a program may have the same one.
#[derive(Debug)]
struct Routine {
    symbol: NameId,
    signature: function::Signature,
    body: Body,
}

/// The symbols of a module: its own, and those added by the conversion.
#[derive(Debug, Default)]
pub(super) struct Scope {
    symbols: FxHashMap<NameId, (OpName, DictId)>,
    /// Added declarations with their function types, in the order of their first use.
    declarations: Vec<(NameId, TypeId)>,
    /// Added functions with a body, in the order of their first use.
    routines: Vec<Routine>,
    /// Added constant strings as symbol and text, in the order of their first use.
    strings: Vec<(NameId, NameId)>,
    /// The symbol of each added string, by its text.
    string_symbols: FxHashMap<NameId, NameId>,
    /// Added constants as symbol, value and type, in the order of their first use.
    constants: Vec<(NameId, AttrId, TypeId)>,
    /// The symbol of each added constant, by its value.
    constant_symbols: FxHashMap<AttrId, NameId>,
    /// The number of operations that read each global, if it was needed.
    pub(super) readers: Option<Rc<Readers>>,
    /// The number of the next symbol of a string or constant.
    next_symbol: usize,
}

impl Scope {
    fn of(cx: &Context, body: &Body) -> Scope {
        let symbols = top_level_ops(body)
            .filter_map(|op| Some((symbol_name(cx, body, op)?, (body.name(op), body.attrs(op)))));
        Scope { symbols: symbols.collect(), ..Scope::default() }
    }

    /// Returns name and attributes of the old operation that defines a symbol.
    pub(super) fn symbol(&self, symbol: NameId) -> Option<(OpName, DictId)> {
        self.symbols.get(&symbol).copied()
    }
}

/// Converts the top level of the file.
pub(super) fn convert_file(cv: &mut Converter) {
    cv.scope = Scope::of(&cv.cx, cv.source());
    convert_contents(cv);
}

fn convert_module(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let mut attrs = cv.attrs(op);
    let body = match cv.isolated_contents(op) {
        None => cv.in_new_body(cv.no_source, &[], |_| ()),
        Some(contents) => {
            let bits = cv.options.index_bits.or_else(|| module_index_bits(&cv.cx, attrs));
            let types = Types::new(&mut cv.cx, bits.unwrap_or(cv.types.index_bits));
            if types.index_bits != cv.target.layout.pointer_bits() {
                // The generator of the C header needs the width: an index has a type of its own in C.
                let bits = cv.cx.int_attr(TypeId::I32, types.index_bits.into());
                attrs = cv.cx.dict_with(attrs, name::MLIRC_INDEX_BITS, bits);
            }
            let scope = Scope::of(&cv.cx, contents);
            let outer_types = std::mem::replace(&mut cv.types, types);
            let outer_scope = std::mem::replace(&mut cv.scope, scope);
            let body = cv.in_new_body(contents, &[], convert_contents);
            cv.types = outer_types;
            cv.scope = outer_scope;
            body
        }
    };
    append_isolated(cv, MODULE, attrs, body);
    Ok(())
}

/// Converts the operations of a module's body. Symbols that they add to the module precede them.
fn convert_contents(cv: &mut Converter) {
    let top = cv.build().block();
    let list = cv.new_block(&[]);
    cv.build().resume(list);
    let source = cv.source();
    for op in top_level_ops(source) {
        cv.convert_op(op);
    }
    cv.build().resume(top);
    cv.build().loc = Loc::UNKNOWN;
    for (symbol, text) in std::mem::take(&mut cv.scope.strings) {
        append_string(cv, symbol, text);
    }
    let constants = std::mem::take(&mut cv.scope.constants);
    let unread = if constants.is_empty() { FxHashSet::default() } else { unread_globals(cv, list) };
    for (symbol, value, ty) in constants {
        append_constant(cv, symbol, value, ty);
    }
    for (symbol, ty) in std::mem::take(&mut cv.scope.declarations) {
        let attrs = function_attrs(cv, symbol, ty);
        append_isolated(cv, function::FUNC, attrs, Body::default());
    }
    for Routine { symbol, signature, body } in std::mem::take(&mut cv.scope.routines) {
        let linkage = (name::LINKAGE, cv.cx.dialect_attr("llvm.linkage<linkonce_odr>"));
        append_llvm_function(cv, symbol, &signature, vec![linkage], body);
    }
    let build = cv.build();
    for op in build.body.block_ops(list).to_vec() {
        if !unread.contains(&op) {
            build.body.place_op(top, op);
        }
    }
}

/// Returns the private constants of buffers that nothing refers to: constants that replace them were added.
fn unread_globals(cv: &mut Converter, list: Block) -> FxHashSet<Op> {
    let mut mentioned: FxHashSet<NameId> = FxHashSet::default();
    for body in cv.new_bodies() {
        for &op in body.block_ids().flat_map(|block| body.block_ops(block)) {
            let attrs = cv.cx.dict_entries(body.attrs(op)).iter();
            mentioned.extend(attrs.filter_map(|&(_, attr)| cv.cx.symbol_value(attr)));
        }
    }
    let private = cv.cx.dialect_attr("llvm.linkage<private>");
    let globals = cv.build().body.block_ops(list).to_vec();
    let is_unread = |cv: &mut Converter, op: Op| {
        let body = &cv.build().body;
        let (name, attrs) = (body.name(op), body.attrs(op));
        let symbol = cv.cx.dict_get(attrs, name::SYM_NAME).and_then(|attr| cv.cx.string_value(attr));
        let Some(symbol) = symbol.filter(|_| name == global::GLOBAL) else { return false };
        cv.scope.symbol(symbol).is_some_and(|old| old.0 == memref::GLOBAL)
            && cv.cx.dict_get(attrs, name::CONSTANT).is_some()
            && cv.cx.dict_get(attrs, name::LINKAGE) == Some(private)
            && !mentioned.contains(&symbol)
    };
    globals.into_iter().filter(|&op| is_unread(cv, op)).collect()
}

/// Returns the mandatory attributes of a function.
fn function_attrs(cv: &mut Converter, symbol: NameId, ty: TypeId) -> DictId {
    let symbol = cv.cx.attr(AttrData::String(symbol));
    let ty = cv.cx.type_attr(ty);
    cv.cx.dict(&mut [(name::SYM_NAME, symbol), (name::FUNCTION_TYPE, ty)])
}

/// Appends an isolated operation with the contents of its only region.
pub(super) fn append_isolated(cv: &mut Converter, op: OpName, attrs: DictId, contents: Body) {
    let id = cv.add_body(contents);
    let build = cv.build();
    let region = build.body.new_isolated_region(id);
    build.append(NewOp::new(op, build.loc, &[], &[]).attrs(attrs).regions(&[region]));
}

/// Appends `llvm.mlir.global private constant @symbol("text\00")`.
fn append_string(cv: &mut Converter, symbol: NameId, text: NameId) {
    let len = cv.cx.bytes(text).len() as u64;
    let ty = cv.cx.array_type(len, TypeId::I8);
    let mut attrs = [
        (name::SYM_NAME, cv.cx.attr(AttrData::String(symbol))),
        (name::GLOBAL_TYPE, cv.cx.type_attr(ty)),
        (name::LINKAGE, cv.cx.dialect_attr("llvm.linkage<private>")),
        (name::CONSTANT, cv.cx.unit_attr()),
        (name::VALUE, cv.cx.attr(AttrData::String(text))),
    ];
    let attrs = cv.cx.dict(&mut attrs);
    append_isolated(cv, global::GLOBAL, attrs, Body::default());
}

/// Appends `llvm.mlir.global private constant @symbol(value)`, aligned as a cache line.
fn append_constant(cv: &mut Converter, symbol: NameId, value: AttrId, ty: TypeId) {
    let mut attrs = [
        (name::SYM_NAME, cv.cx.attr(AttrData::String(symbol))),
        (name::GLOBAL_TYPE, cv.cx.type_attr(ty)),
        (name::LINKAGE, cv.cx.dialect_attr("llvm.linkage<private>")),
        (name::CONSTANT, cv.cx.unit_attr()),
        (name::VALUE, value),
        (name::ALIGNMENT, cv.cx.int_attr(TypeId::I64, 64)),
    ];
    let attrs = cv.cx.dict(&mut attrs);
    append_isolated(cv, global::GLOBAL, attrs, Body::default());
}

impl Converter<'_> {
    /// Calls a function of the C library. It is declared in the module unless it exists. A function of the module with
    /// the same name but other parameters is an error.
    pub(super) fn call_runtime(
        &mut self,
        symbol: &str,
        operands: &[Value],
        result: Option<TypeId>,
    ) -> Result<Option<Value>, Problem> {
        let params: Vec<TypeId> = operands.iter().map(|&operand| self.type_of(operand)).collect();
        let wanted = function::Signature { result: result.unwrap_or(TypeId::VOID), params, variadic: false };
        let call = self.call_external(symbol, wanted, operands, Vec::new())?;
        Ok(result.map(|_| self.build().body.result(call, 0)))
    }

    /// Like [`Converter::call_runtime`], for a function with variadic arguments after those of the types in `params`.
    pub(super) fn call_variadic_runtime(
        &mut self,
        symbol: &str,
        params: &[TypeId],
        operands: &[Value],
        result: TypeId,
    ) -> Result<(), Problem> {
        let wanted = function::Signature { result, params: params.to_vec(), variadic: true };
        self.call_external(symbol, wanted, operands, Vec::new())?;
        Ok(())
    }

    /// Calls a function of another object, with these attributes.
    pub(super) fn call_external(
        &mut self,
        symbol: &str,
        wanted: function::Signature,
        operands: &[Value],
        mut attrs: Vec<NamedAttr>,
    ) -> Result<Op, Problem> {
        let symbol = self.cx.name(symbol);
        let found = match self.scope.symbol(symbol) {
            Some((op, attrs)) => self.existing_function(op, attrs, &wanted).ok_or_else(|| {
                let text = self.cx.str(symbol);
                format!("needs the C function '{text}', but the module defines that symbol as something else")
            })?,
            None => {
                let ty = self.llvm_function_type(&wanted);
                if !self.scope.declarations.contains(&(symbol, ty)) {
                    self.scope.declarations.push((symbol, ty));
                }
                wanted.result
            }
        };
        attrs.push((name::CALLEE, self.cx.symbol_attr(symbol)));
        if wanted.variadic {
            let ty = self.llvm_function_type(&wanted);
            attrs.push((name::VAR_CALLEE_TYPE, self.cx.type_attr(ty)));
        }
        let results: &[TypeId] = if found == TypeId::VOID { &[] } else { &[found] };
        Ok(self.emit(llvm::call::CALL, operands, results, &attrs))
    }

    /// Calls a function of the conversion. It is added to the module on first use; `write` appends its body.
    pub(super) fn call_routine(
        &mut self,
        symbol: &str,
        operands: &[Value],
        result: TypeId,
        write: fn(&mut Self, &[Value]) -> Result<(), Problem>,
    ) -> Result<Value, Problem> {
        let id = self.cx.name(symbol);
        if self.scope.symbol(id).is_some() {
            return self.call_runtime(symbol, operands, Some(result))?.ok_or_else(|| "has no result".into());
        }
        if !self.scope.routines.iter().any(|routine| routine.symbol == id) {
            let params: Vec<TypeId> = operands.iter().map(|&operand| self.type_of(operand)).collect();
            let mut written = Ok(());
            let body = self.in_new_body(self.no_source, &params, |cv| {
                let entry = cv.build().block();
                let args = cv.block_args(entry);
                written = write(cv, &args);
            });
            written?;
            let signature = function::Signature { result, params, variadic: false };
            self.scope.routines.push(Routine { symbol: id, signature, body });
        }
        let callee = self.cx.symbol_attr(id);
        Ok(self.emit_value(llvm::call::CALL, operands, result, &[(name::CALLEE, callee)]))
    }

    /// Returns the result type of a function of the module that can be called with the wanted signature.
    fn existing_function(
        &mut self,
        op: OpName,
        attrs: DictId,
        wanted: &function::Signature,
    ) -> Option<TypeId> {
        let found = match op {
            function::FUNC => function::signature(&self.cx, attrs)?,
            func::FUNC => {
                let variadic = is_variadic(self, attrs);
                let (inputs, results) = func::signature(&self.cx, attrs)?;
                let abi = self.memref_abi(attrs);
                function::Signature { variadic, ..self.signature(&inputs, &results, abi).ok()?.llvm }
            }
            _ => return None,
        };
        let fits = found.params == wanted.params
            && found.variadic == wanted.variadic
            && (wanted.result == TypeId::VOID || wanted.result == found.result);
        fits.then_some(found.result)
    }

    /// Returns the LLVM dialect's function type of a signature.
    pub(super) fn llvm_function_type(&mut self, signature: &function::Signature) -> TypeId {
        self.cx.ty(TypeData::LlvmFunction {
            result: signature.result,
            params: signature.params.as_slice().into(),
            variadic: signature.variadic,
        })
    }

    /// Returns the address of a constant string that ends with a zero byte.
    pub(super) fn string_address(&mut self, prefix: &str, text: &[u8]) -> Value {
        let text = self.cx.name([text, b"\0"].concat());
        let symbol = match self.scope.string_symbols.get(&text) {
            Some(&known) => known,
            None => {
                let symbol = self.unused_symbol(prefix);
                self.scope.strings.push((symbol, text));
                self.scope.string_symbols.insert(text, symbol);
                symbol
            }
        };
        let symbol = self.cx.symbol_attr(symbol);
        self.emit_value(global::ADDRESSOF, &[], TypeId::PTR, &[(name::GLOBAL_NAME, symbol)])
    }

    /// Returns the address of a constant with these elements.
    pub(super) fn constant_address(&mut self, prefix: &str, value: AttrId, ty: TypeId) -> Value {
        let symbol = match self.scope.constant_symbols.get(&value) {
            Some(&known) => known,
            None => {
                let symbol = self.unused_symbol(prefix);
                self.scope.constants.push((symbol, value, ty));
                self.scope.constant_symbols.insert(value, symbol);
                symbol
            }
        };
        let symbol = self.cx.symbol_attr(symbol);
        self.emit_value(global::ADDRESSOF, &[], TypeId::PTR, &[(name::GLOBAL_NAME, symbol)])
    }

    /// Returns an unused symbol of the module: `prefix`, `prefix_0`, `prefix_1`, …
    fn unused_symbol(&mut self, prefix: &str) -> NameId {
        loop {
            let symbol = match self.scope.next_symbol.checked_sub(1) {
                None => self.cx.name(prefix),
                Some(number) => self.cx.name(format!("{prefix}_{number}")),
            };
            self.scope.next_symbol += 1;
            if self.scope.symbol(symbol).is_none() {
                return symbol;
            }
        }
    }
}
