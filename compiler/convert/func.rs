//! The func dialect: functions with expanded parameters and packed results, and calls of them.

use crate::dialect::func::{self, CALL, CALL_INDIRECT, CONSTANT, Call, CallIndirect, FUNC, RETURN, Return};
use crate::dialect::llvm::function;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::ir::{AttrData, Body, DictId, NameId, NamedAttr, Op, Region, TypeData, TypeId, Value, name};

use super::MemRefAbi;
use super::boundary::signature::Signature;
use super::boundary::wrapper;
use super::builtin::append_isolated;
use super::context::{Converted, Converter, Problem};
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows = &[
    (FUNC, with(convert_func)),
    (RETURN, with(convert_return)),
    (CALL, with(convert_call)),
    (CALL_INDIRECT, with(convert_call_indirect)),
    (CONSTANT, with(convert_constant)),
];

/// Attributes of `func.func` that `llvm.func` represents differently.
const READNONE: &str = "llvm.readnone";
const LINKAGE: &str = "llvm.linkage";
const VARARGS: &str = "func.varargs";
/// The equivalent of `llvm.readnone` in the LLVM dialect.
pub(super) const NO_MEMORY_EFFECTS: &str = "llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, \
    errnoMem = none, targetMem0 = none, targetMem1 = none>";

/// A function being converted.
pub(super) struct Function {
    /// Its symbol.
    pub(super) symbol: NameId,
    /// Its type before conversion.
    pub(super) ty: TypeId,
    /// Argument types before conversion.
    pub(super) inputs: Vec<TypeId>,
    /// Result types before conversion.
    pub(super) results: Vec<TypeId>,
    /// Attributes of the arguments and of the results.
    pub(super) arg_attrs: Vec<DictId>,
    pub(super) res_attrs: Vec<DictId>,
    /// Attributes that the function and its wrapper share.
    pub(super) attrs: Vec<NamedAttr>,
    /// Converted signature.
    pub(super) signature: Signature,
}

fn convert_func(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let contents = cv.isolated_contents(op);
    let function = match read_function(cv, op) {
        Ok(function) => function,
        Err(problem) => {
            cv.fail(op, problem);
            report_body(cv, contents);
            return Ok(());
        }
    };
    let mut own = own_attrs(cv, op);
    // The parameters of a function with such a name are what C expects.
    let is_wrapper = cv.cx.str(function.symbol).starts_with(wrapper::PREFIX);
    if function.signature.is_expanded() && !is_wrapper {
        own.push((name::MLIRC_SIGNATURE, cv.cx.type_attr(function.ty)));
    }
    let wrapped = wrapper::is_wanted(cv, op, &function)?;
    let wrapper_name = wrapped.then(|| wrapper::symbol(cv, &function)).transpose()?;
    if !wrapped && !is_wrapper && (contents.is_some() || cv.attr(op, name::EMIT_C_INTERFACE).is_some()) {
        own.extend(pointer_attrs(cv, &function, contents));
    }
    match (contents, wrapper_name) {
        (Some(contents), wrapper_name) => {
            let body = convert_body(cv, &function, contents);
            append_function(cv, &function, &own, body);
            if let Some(wrapper_name) = wrapper_name {
                wrapper::append_for_definition(cv, (op, &function), wrapper_name, contents)?;
            }
        }
        (None, Some(wrapper_name)) => {
            let body = wrapper::external_body(cv, &function, wrapper_name)?;
            own.retain(|attr| attr.0 != name::LINKAGE);
            own.push((name::LINKAGE, cv.cx.dialect_attr("llvm.linkage<private>")));
            append_function(cv, &function, &own, body);
            wrapper::append_declaration(cv, &function, wrapper_name)?;
        }
        (None, None) => append_function(cv, &function, &own, Body::default()),
    }
    Ok(())
}

/// Returns the attributes that describe the C types of a function that C calls or defines without a wrapper. Each of
/// its memrefs is passed by one pointer.
fn pointer_attrs(cv: &mut Converter, function: &Function, contents: Option<&Body>) -> Vec<NamedAttr> {
    let abi = match function.signature.abi {
        _ if !function.inputs.iter().chain(&function.results).any(|&ty| is_memref(cv, ty)) => {
            return Vec::new();
        }
        MemRefAbi::Expanded => return Vec::new(),
        MemRefAbi::BarePointer => "bare-ptr",
        MemRefAbi::DescriptorPointer => "descriptor-ptr",
    };
    let mut attrs = vec![
        (name::MLIRC_SIGNATURE, cv.cx.type_attr(function.ty)),
        (name::MLIRC_MEMREF_ABI, cv.cx.string_attr(abi)),
    ];
    let names = contents.and_then(|contents| wrapper::arg_names(cv, contents));
    attrs.extend(names.map(|names| (name::MLIRC_ARG_NAMES, names)));
    attrs
}

fn read_function(cv: &mut Converter, op: Op) -> Result<Function, Problem> {
    let attrs = cv.attrs(op);
    let (inputs, results) = func::signature(&cv.cx, attrs).ok_or("has no function type")?;
    let symbol = cv.attr(op, name::SYM_NAME).and_then(|attr| cv.cx.string_value(attr));
    let ty = cv.attr(op, name::FUNCTION_TYPE).and_then(|attr| cv.cx.type_value(attr));
    let abi = cv.memref_abi(attrs);
    let mut signature = cv.signature(&inputs, &results, abi)?;
    signature.llvm.variadic = is_variadic(cv, attrs);
    Ok(Function {
        symbol: symbol.ok_or("has no symbol name")?,
        ty: ty.ok_or("has no function type")?,
        arg_attrs: cv.dicts(attrs, name::ARG_ATTRS, inputs.len()),
        res_attrs: cv.dicts(attrs, name::RES_ATTRS, results.len()),
        attrs: shared_attrs(cv, attrs),
        inputs,
        results,
        signature,
    })
}

/// Returns true if a `func.func` with these attributes is variadic.
pub(super) fn is_variadic(cv: &Converter, attrs: DictId) -> bool {
    let attr = cv.cx.find_name(VARARGS).and_then(|varargs| cv.cx.dict_get(attrs, varargs));
    attr.is_some_and(|attr| cv.cx.int_value(attr) != Some(0))
}

fn shared_attrs(cv: &Converter, attrs: DictId) -> Vec<NamedAttr> {
    let elsewhere = [name::SYM_NAME, name::FUNCTION_TYPE, name::ARG_ATTRS, name::RES_ATTRS];
    let is_shared = |entry: &&NamedAttr| {
        !elsewhere.contains(&entry.0) && ![READNONE, LINKAGE, VARARGS].contains(&cv.cx.str(entry.0))
    };
    cv.cx.dict_entries(attrs).iter().filter(is_shared).copied().collect()
}

/// Returns the attributes of the function that its wrapper does not have.
fn own_attrs(cv: &mut Converter, op: Op) -> Vec<NamedAttr> {
    let attrs = cv.attrs(op);
    let entries = cv.cx.dict_entries(attrs).to_vec();
    let mut own = Vec::new();
    for (entry, value) in entries {
        match cv.cx.str(entry) {
            LINKAGE => own.push((name::LINKAGE, value)),
            READNONE => {
                let memory_effects = cv.cx.name("memory_effects");
                own.push((memory_effects, cv.cx.dialect_attr(NO_MEMORY_EFFECTS)));
            }
            _ => {}
        }
    }
    own
}

fn append_function(cv: &mut Converter, function: &Function, own: &[NamedAttr], body: Body) {
    let mut attrs = function.attrs.clone();
    attrs.extend_from_slice(own);
    let lists = (&function.arg_attrs[..], &function.res_attrs[..]);
    attrs.extend(cv.param_attrs(&function.inputs, lists, &function.signature));
    append_llvm_function(cv, function.symbol, &function.signature.llvm, attrs, body);
}

/// Appends an `llvm.func`. It is a declaration if its body has no blocks.
pub(super) fn append_llvm_function(
    cv: &mut Converter,
    symbol: NameId,
    signature: &function::Signature,
    mut attrs: Vec<NamedAttr>,
    body: Body,
) {
    let ty = cv.llvm_function_type(signature);
    attrs.push((name::SYM_NAME, cv.cx.attr(AttrData::String(symbol))));
    attrs.push((name::FUNCTION_TYPE, cv.cx.type_attr(ty)));
    let attrs = cv.cx.dict(&mut attrs);
    append_isolated(cv, function::FUNC, attrs, body);
}

fn convert_body<'a>(cv: &mut Converter<'a>, function: &Function, contents: &'a Body) -> Body {
    let params = &function.signature.llvm.params;
    let mut body = cv.in_new_body(contents, params, |cv| {
        cv.set_return_abi(function.signature.abi);
        cv.set_result_type(function.signature.llvm.result);
        let entry = cv.build().block();
        let mut parts = cv.block_args(entry).into_iter();
        if let Some(old) = contents.entry_block(Region::ROOT) {
            for (&arg, &ty) in contents.block_args(old).iter().zip(&function.inputs) {
                let joined = cv.receive(ty, function.signature.abi, &mut parts);
                cv.set(arg, joined.unwrap_or(Converted::Failed));
            }
        }
        cv.convert_blocks(Region::ROOT);
    });
    if !function.signature.is_expanded() {
        body.arg_names = contents.arg_names.clone();
    }
    body
}

/// Reports other errors in a function whose signature cannot be converted.
fn report_body<'a>(cv: &mut Converter<'a>, contents: Option<&'a Body>) {
    let Some(contents) = contents else { return };
    cv.in_new_body(contents, &[], |cv| {
        let entry = contents.entry_block(Region::ROOT);
        for &arg in entry.map_or(&[][..], |entry| contents.block_args(entry)) {
            cv.set(arg, Converted::Failed);
        }
        cv.convert_blocks(Region::ROOT);
    });
}

fn convert_return(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let value = cv.pack_results(Return(op).operands(cv.source()), cv.return_abi())?;
    cv.emit_return(value);
    Ok(())
}

fn convert_call(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let args = Call(op).operands(cv.source());
    let callee = cv.attr(op, name::CALLEE).ok_or("has no callee")?;
    let mut attrs = vec![(name::CALLEE, callee)];
    let called = cv.cx.symbol_value(callee).and_then(|symbol| cv.scope.symbol(symbol));
    let Some((FUNC, callee_attrs)) = called else {
        return emit_call(cv, op, (None, args), attrs, cv.options.memref_abi);
    };
    let abi = cv.memref_abi(callee_attrs);
    if is_variadic(cv, callee_attrs)
        && let Some((inputs, results)) = func::signature(&cv.cx, callee_attrs)
    {
        let mut signature = cv.signature(&inputs, &results, abi)?.llvm;
        signature.variadic = true;
        let ty = cv.llvm_function_type(&signature);
        attrs.push((name::VAR_CALLEE_TYPE, cv.cx.type_attr(ty)));
    }
    emit_call(cv, op, (None, args), attrs, abi)
}

fn convert_call_indirect(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, call) = (cv.source(), CallIndirect(op));
    let callee = cv.one(call.callee(source))?;
    emit_call(cv, op, (Some(callee), call.callee_operands(source)), Vec::new(), cv.options.memref_abi)
}

/// Calls `pointer`, or the callee named by the attributes, with the replacements of the old values `args`.
fn emit_call(
    cv: &mut Converter,
    op: Op,
    (pointer, args): (Option<Value>, &[Value]),
    mut attrs: Vec<NamedAttr>,
    abi: MemRefAbi,
) -> Result<(), Problem> {
    let source = cv.source();
    let results: Vec<Value> = source.results(op).collect();
    let (inputs, outputs) = (source.value_types(args), source.value_types(&results));
    let signature = cv.signature(&inputs, &outputs, abi)?;
    let old = source.attrs(op);
    let listed = [name::CALLEE, name::ARG_ATTRS, name::RES_ATTRS];
    attrs.extend(cv.cx.dict_entries(old).iter().filter(|entry| !listed.contains(&entry.0)).copied());
    let arg_attrs = cv.dicts(old, name::ARG_ATTRS, inputs.len());
    let res_attrs = cv.dicts(old, name::RES_ATTRS, outputs.len());
    attrs.extend(cv.param_attrs(&inputs, (&arg_attrs, &res_attrs), &signature));
    let mut operands: Vec<Value> = pointer.into_iter().collect();
    operands.append(&mut cv.pass_all(args, abi)?);
    let returned = cv.call(&operands, signature.llvm.result, &attrs);
    super::check::failure::return_if_failed(cv)?;
    let unpacked = cv.unpack_results(&outputs, returned, abi)?;
    for (result, converted) in results.into_iter().zip(unpacked) {
        cv.set(result, converted);
    }
    Ok(())
}

fn convert_constant(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let value = cv.attr(op, name::VALUE).ok_or("has no value")?;
    let address = cv.emit_tentative(ADDRESSOF, &[], TypeId::PTR, &[(name::GLOBAL_NAME, value)]);
    cv.set_value(op, address);
    Ok(())
}

/// Returns true if a type is a ranked or unranked memref.
pub(super) fn is_memref(cv: &Converter, ty: TypeId) -> bool {
    matches!(cv.cx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// Returns true if a type is an unranked memref.
pub(super) fn is_unranked(cv: &Converter, ty: TypeId) -> bool {
    matches!(cv.cx.type_data(ty), TypeData::UnrankedMemRef { .. })
}
