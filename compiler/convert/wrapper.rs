//! Wrappers by which C calls functions of the module and the module calls functions written in C.
//!
//! `_mlir_ciface_f` takes a memref as a pointer to its descriptor. A structure (a memref, several results, a
//! complex number) is not returned but stored through a first pointer argument. Narrow integers are declared
//! as C passes them: extended to a register.

use target_lexicon::Architecture;

use crate::dialect::function_syntax::dict_array;
use crate::dialect::llvm::{function, memory};
use crate::ir::{
    AttrData, AttrId, Body, DictId, NameId, NamedAttr, Op, Signedness, TypeData, TypeId, Value, name,
};

use super::context::{Converted, Converter, Problem};
use super::func::{Function, append_llvm_function, is_memref};
use super::signature::is_struct;
use super::{CWrappers, MemRefAbi};

/// Whether a `func.func` gets a wrapper. A bare pointer is something that C passes itself, and a list of arguments that
/// is not known cannot be passed on.
pub(super) fn is_wanted(cv: &Converter, op: Op, function: &Function) -> Result<bool, Problem> {
    let is_asked_for = cv.attr(op, name::EMIT_C_INTERFACE).is_some();
    let is_variadic = function.signature.llvm.variadic;
    if cv.options.c_wrappers == CWrappers::None || function.signature.abi == MemRefAbi::BarePointer {
        return Ok(false);
    }
    if is_asked_for && is_variadic {
        return Err("takes any number of arguments, which a wrapper for C cannot pass on".into());
    }
    let visibility = cv.attr(op, name::SYM_VISIBILITY).and_then(|attr| cv.cx.string_value(attr));
    let is_public = visibility.is_none_or(|visibility| cv.cx.str(visibility) == "public");
    let is_declaration = cv.isolated_contents(op).is_none();
    let is_one_of_all = cv.options.c_wrappers == CWrappers::All && (is_public || is_declaration);
    Ok(is_asked_for || is_one_of_all && !is_variadic)
}

/// The symbol of a function's wrapper.
pub(super) fn symbol(cv: &mut Converter, function: &Function) -> Result<NameId, Problem> {
    let text = format!("_mlir_ciface_{}", cv.cx.str(function.symbol));
    let symbol = cv.cx.name(&text);
    match cv.scope.symbol(symbol) {
        None => Ok(symbol),
        Some(_) => Err(format!("gets a wrapper for C named '{text}', but the module has that symbol").into()),
    }
}

/// Signature of a wrapper.
struct Interface {
    llvm: function::Signature,
    /// The structure that is stored through the first argument.
    stored: Option<TypeId>,
    arg_attrs: Option<AttrId>,
    res_attrs: Option<AttrId>,
}

fn interface(cv: &mut Converter, function: &Function) -> Interface {
    let result = function.signature.llvm.result;
    let stored = is_struct(&cv.cx, result).then_some(result);
    let mut params = Vec::new();
    let mut arg_attrs = Vec::new();
    if stored.is_some() {
        params.push(TypeId::PTR);
        arg_attrs.push(DictId::EMPTY);
    }
    let mut converted = function.signature.llvm.params.iter();
    for (i, (&ty, &width)) in function.inputs.iter().zip(&function.signature.widths).enumerate() {
        let parts: Vec<TypeId> = converted.by_ref().take(width).copied().collect();
        let (param, attrs) = match parts.as_slice() {
            [single] if !is_memref(cv, ty) => {
                (*single, with_extension(cv, ty, *single, function.arg_attrs[i]))
            }
            _ => (TypeId::PTR, descriptor_attrs(cv, function.arg_attrs[i])),
        };
        params.push(param);
        arg_attrs.push(attrs);
    }
    let res_attrs = match (stored, &function.results[..]) {
        (None, &[ty]) => vec![with_extension(cv, ty, result, function.res_attrs[0])],
        _ => Vec::new(),
    };
    Interface {
        llvm: function::Signature {
            result: if stored.is_some() { TypeId::VOID } else { result },
            params,
            variadic: false,
        },
        stored,
        arg_attrs: dict_array(&mut cv.cx, &arg_attrs),
        res_attrs: dict_array(&mut cv.cx, &res_attrs),
    }
}

/// Attributes of a memref that hold for the pointer to its descriptor too: its alignment does not.
fn descriptor_attrs(cv: &mut Converter, attrs: DictId) -> DictId {
    let align = cv.cx.name("llvm.align");
    cv.cx.dict_without(attrs, &[align])
}

/// The attributes with how C extends an integer of this type, unless they say so themselves.
fn with_extension(cv: &mut Converter, ty: TypeId, converted: TypeId, attrs: DictId) -> DictId {
    let entries = cv.cx.dict_entries(attrs);
    if entries.iter().any(|entry| [name::LLVM_ZEROEXT, name::LLVM_SIGNEXT].contains(&entry.0)) {
        return attrs;
    }
    match extension(cv, ty, converted) {
        Some(extension) => {
            let unit = cv.cx.unit_attr();
            cv.cx.dict_with(attrs, extension, unit)
        }
        None => attrs,
    }
}

fn extension(cv: &Converter, ty: TypeId, converted: TypeId) -> Option<NameId> {
    let is_unsigned = matches!(cv.cx.type_data(ty), TypeData::Integer { sign: Signedness::Unsigned, .. });
    let natural = if is_unsigned { name::LLVM_ZEROEXT } else { name::LLVM_SIGNEXT };
    match cv.cx.int_width(converted)? {
        1 => Some(name::LLVM_ZEROEXT),
        8 | 16 => Some(natural),
        // RISC-V extends every 32-bit integer by its sign, also those without one.
        32 => match cv.target.triple.architecture {
            Architecture::Riscv64(_) => Some(name::LLVM_SIGNEXT),
            Architecture::S390x => Some(natural),
            _ => None,
        },
        _ => None,
    }
}

/// The attributes of a wrapper; its arguments' names come from `contents`.
fn attrs(
    cv: &mut Converter,
    function: &Function,
    interface: &Interface,
    contents: Option<&Body>,
) -> Vec<NamedAttr> {
    let mut attrs = function.attrs.clone();
    attrs.push((name::MLIRC_SIGNATURE, cv.cx.type_attr(function.ty)));
    if let Some(names) = contents.and_then(|contents| arg_names(cv, contents)) {
        attrs.push((name::MLIRC_ARG_NAMES, names));
    }
    attrs.extend(interface.arg_attrs.map(|attr| (name::ARG_ATTRS, attr)));
    attrs.extend(interface.res_attrs.map(|attr| (name::RES_ATTRS, attr)));
    attrs
}

/// The names that the arguments have in the text, unless none of them says anything.
fn arg_names(cv: &mut Converter, contents: &Body) -> Option<AttrId> {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_made_up = |&name: &NameId| {
        let text = cv.cx.str(name);
        is_number(text.strip_prefix("arg").unwrap_or(text))
    };
    if contents.arg_names.iter().all(is_made_up) {
        return None;
    }
    let names = contents.arg_names.iter().map(|&name| cv.cx.attr(AttrData::String(name))).collect();
    Some(cv.cx.attr(AttrData::Array(names)))
}

/// Appends the function by which C calls a function defined here: it loads the descriptors, calls, and stores
/// or returns the result.
pub(super) fn append_for_definition(
    cv: &mut Converter,
    function: &Function,
    symbol: NameId,
    contents: &Body,
) {
    let interface = interface(cv, function);
    let attrs = attrs(cv, function, &interface, Some(contents));
    let body = cv.in_new_body(cv.no_source, &interface.llvm.params, |cv| {
        if let Err(Problem::Message(message)) = call_definition(cv, function, &interface) {
            debug_assert!(false, "types were converted before: {message}");
        }
    });
    append_llvm_function(cv, symbol, &interface.llvm, attrs, body);
}

fn call_definition(cv: &mut Converter, function: &Function, interface: &Interface) -> Result<(), Problem> {
    let entry = cv.build().block();
    let mut args = cv.block_args(entry).into_iter();
    let place = interface.stored.and_then(|_| args.next());
    let mut operands = Vec::new();
    for (arg, &ty) in args.zip(&function.inputs) {
        let converted = if is_memref(cv, ty) { cv.load_descriptor(ty, arg)? } else { Converted::One(arg) };
        operands.append(&mut cv.pass(ty, &converted, function.signature.abi)?);
    }
    let callee = cv.cx.symbol_attr(function.symbol);
    let result = cv.call(&operands, function.signature.llvm.result, &[(name::CALLEE, callee)]);
    match (place, result) {
        (Some(place), Some(result)) => {
            cv.emit(memory::STORE, &[result, place], &[], &[]);
            cv.emit_return(None);
        }
        (_, result) => cv.emit_return(result),
    }
    Ok(())
}

/// Appends the declaration of the function in C behind an external function.
pub(super) fn append_declaration(cv: &mut Converter, function: &Function, symbol: NameId) {
    let interface = interface(cv, function);
    let attrs = attrs(cv, function, &interface, None);
    append_llvm_function(cv, symbol, &interface.llvm, attrs, Body::default());
}

/// The body of an external function that is written in C: it stores the descriptors on its stack, calls, and
/// returns the result.
pub(super) fn external_body(cv: &mut Converter, function: &Function, symbol: NameId) -> Body {
    let interface = interface(cv, function);
    cv.in_new_body(cv.no_source, &function.signature.llvm.params, |cv| {
        if let Err(Problem::Message(message)) = call_external(cv, function, &interface, symbol) {
            debug_assert!(false, "types were converted before: {message}");
        }
    })
}

fn call_external(
    cv: &mut Converter,
    function: &Function,
    interface: &Interface,
    symbol: NameId,
) -> Result<(), Problem> {
    let entry = cv.build().block();
    let mut parts = cv.block_args(entry).into_iter();
    let place = interface.stored.map(|ty| cv.alloca_one(ty));
    let mut operands: Vec<Value> = place.into_iter().collect();
    for &ty in &function.inputs {
        let converted = cv.receive(ty, function.signature.abi, &mut parts)?;
        let value = cv.single(&converted);
        operands.push(if is_memref(cv, ty) {
            let structure = cv.type_of(value);
            let slot = cv.alloca_one(structure);
            cv.emit(memory::STORE, &[value, slot], &[], &[]);
            slot
        } else {
            value
        });
    }
    let mut attrs = vec![(name::CALLEE, cv.cx.symbol_attr(symbol))];
    attrs.extend(interface.arg_attrs.map(|attr| (name::ARG_ATTRS, attr)));
    attrs.extend(interface.res_attrs.map(|attr| (name::RES_ATTRS, attr)));
    let result = cv.call(&operands, interface.llvm.result, &attrs);
    let result = match (place, interface.stored) {
        (Some(place), Some(ty)) => Some(cv.emit_value(memory::LOAD, &[place], ty, &[])),
        _ => result,
    };
    cv.emit_return(result);
    Ok(())
}
