//! Wrappers by which C calls functions of the module and the module calls functions written in C.
//!
//! `_mlir_ciface_f` takes a memref as a pointer to its descriptor, a vector as a pointer to its elements. A structure
//! (a memref, several results, a complex number) or a vector is not returned but stored through a first pointer
//! argument. Narrow integers are declared as extended to a register, as C passes them.

use target_lexicon::Architecture;

use crate::dialect::function_syntax::dict_array;
use crate::dialect::llvm::function;
use crate::ir::{
    AttrData, AttrId, Body, DictId, NameId, NamedAttr, Op, Signedness, TypeData, TypeId, Value, name,
};

use crate::convert::boundary::c_passing::{FloatRegisters, Passing, Returning};
use crate::convert::check::{self, Argument};
use crate::convert::context::{Converter, Problem};
use crate::convert::func::{Function, append_llvm_function};
use crate::convert::{CInterfaceAbi, CWrappers, MemRefAbi};

/// The prefix of the symbols of wrappers.
pub(in crate::convert) const PREFIX: &str = "_mlir_ciface_";

/// Returns true if a `func.func` gets a wrapper. Functions with bare pointers need none: C can call them directly.
/// Functions with arguments or results that C cannot pass get none.
pub(in crate::convert) fn is_wanted(cv: &Converter, op: Op, function: &Function) -> Result<bool, Problem> {
    let is_asked_for = cv.attr(op, name::EMIT_C_INTERFACE).is_some();
    let unpassable = unpassable(cv, function);
    if cv.options.c_wrappers == CWrappers::None || function.signature.abi == MemRefAbi::BarePointer {
        return Ok(false);
    }
    if let Some(what) = unpassable.filter(|_| is_asked_for) {
        return Err(format!("{what}, which a wrapper for C cannot pass on").into());
    }
    let visibility = cv.attr(op, name::SYM_VISIBILITY).and_then(|attr| cv.cx.string_value(attr));
    let is_public = visibility.is_none_or(|visibility| cv.cx.str(visibility) == "public");
    let is_declaration = cv.isolated_contents(op).is_none();
    let is_one_of_many = match cv.options.c_wrappers {
        CWrappers::All => is_public || is_declaration,
        CWrappers::Public => is_public && !is_declaration,
        CWrappers::Attribute | CWrappers::None => false,
    };
    Ok(is_asked_for || is_one_of_many && unpassable.is_none() && !takes_uncallable(cv, function))
}

/// Returns true if a function takes functions that C cannot define: they get no wrappers, so LLVM's convention must be that
/// of C. A wrapper that is requested for one function is an error in code generation.
fn takes_uncallable(cv: &Converter, function: &Function) -> bool {
    let is_scalar = |&ty: &TypeId| {
        let is_half = matches!(ty, TypeId::F16 | TypeId::BF16);
        let data = cv.cx.type_data(ty);
        let is_number = matches!(data, TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_));
        is_number && !is_half || matches!(data, TypeData::Pointer { .. })
    };
    function.inputs.iter().any(|&ty| match cv.cx.type_data(ty) {
        TypeData::Function { inputs, results } => {
            results.len() > 1 || !inputs.iter().chain(results.iter()).all(is_scalar)
        }
        _ => false,
    })
}

/// Returns a description of the first property of a function that a wrapper cannot express in C.
fn unpassable(cv: &Converter, function: &Function) -> Option<&'static str> {
    let is_scalable = |&ty: &TypeId| matches!(cv.cx.type_data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true));
    if function.signature.llvm.variadic {
        Some("takes any number of arguments")
    } else if function.inputs.iter().chain(&function.results).any(is_scalable) {
        Some("has scalable vectors")
    } else {
        None
    }
}

/// Returns the symbol of a function's wrapper.
pub(in crate::convert) fn symbol(cv: &mut Converter, function: &Function) -> Result<NameId, Problem> {
    let text = format!("{PREFIX}{}", cv.cx.str(function.symbol));
    let symbol = cv.cx.name(&text);
    match cv.scope.symbol(symbol) {
        None => Ok(symbol),
        Some(_) => Err(format!("gets a wrapper for C named '{text}', but the module has that symbol").into()),
    }
}

/// Signature of a wrapper.
struct Interface {
    llvm: function::Signature,
    /// The C calling convention of each argument.
    passing: Vec<Passing>,
    /// The C calling convention of the result.
    returning: Returning,
    arg_attrs: Option<AttrId>,
    res_attrs: Option<AttrId>,
}

fn interface(cv: &mut Converter, function: &Function) -> Result<Interface, Problem> {
    let packed = function.signature.llvm.result;
    let returning = cv.c_returning(&function.results, packed)?;
    let mut params = Vec::new();
    let mut arg_attrs = Vec::new();
    if let Returning::Stored(memory) | Returning::Hidden(memory) = returning {
        params.push(TypeId::PTR);
        arg_attrs.push(match returning {
            Returning::Hidden(_) => {
                let memory = cv.cx.type_attr(memory);
                cv.cx.dict_with(DictId::EMPTY, name::LLVM_SRET, memory)
            }
            _ => DictId::EMPTY,
        });
    }
    let mut passing = Vec::with_capacity(function.inputs.len());
    let mut floats = FloatRegisters::new();
    let mut converted = function.signature.llvm.params.iter();
    for (i, (&ty, &width)) in function.inputs.iter().zip(&function.signature.widths).enumerate() {
        let parts: Vec<TypeId> = converted.by_ref().take(width).copied().collect();
        let how = cv.c_passing(ty, &parts, &mut floats)?;
        let attrs = match how {
            Passing::Value(converted) => with_extension(cv, ty, converted, function.arg_attrs[i]),
            _ => function.arg_attrs[i],
        };
        params.extend(how.types());
        arg_attrs.extend(cv.c_param_attrs(ty, how, attrs));
        passing.push(how);
    }
    let result = match returning {
        Returning::Value => packed,
        Returning::Word(word) => word,
        Returning::Stored(_) | Returning::Hidden(_) => TypeId::VOID,
    };
    let res_attrs = match (returning, &function.results[..]) {
        (Returning::Value, &[ty]) => vec![with_extension(cv, ty, result, function.res_attrs[0])],
        _ => Vec::new(),
    };
    Ok(Interface {
        llvm: function::Signature { result, params, variadic: false },
        passing,
        returning,
        arg_attrs: dict_array(&mut cv.cx, &arg_attrs),
        res_attrs: dict_array(&mut cv.cx, &res_attrs),
    })
}

impl Interface {
    /// Returns the number of parameters of each argument.
    fn widths(&self) -> Vec<i64> {
        self.passing.iter().map(|passing| passing.width() as i64).collect()
    }
}

/// Adds the attribute for C's extension of an integer of this type, unless `attrs` already has one.
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
        // RISC-V sign-extends every 32-bit integer, including unsigned ones.
        32 => match cv.target.triple.architecture {
            Architecture::Riscv64(_) => Some(name::LLVM_SIGNEXT),
            Architecture::S390x => Some(natural),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the attributes of a wrapper. The names of its arguments come from `contents`.
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
    if cv.options.ciface_abi == CInterfaceAbi::C {
        attrs.push((name::MLIRC_C_PARAMS, cv.cx.i64_array_attr(&interface.widths())));
    }
    attrs.extend(interface.arg_attrs.map(|attr| (name::ARG_ATTRS, attr)));
    attrs.extend(interface.res_attrs.map(|attr| (name::RES_ATTRS, attr)));
    attrs
}

/// Returns the names of the arguments in the source text; `None` if all of them are generated names.
pub(in crate::convert) fn arg_names(cv: &mut Converter, contents: &Body) -> Option<AttrId> {
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

/// Appends the wrapper by which C calls a function of this module. It receives C's arguments, calls the function, and
/// stores or returns the result.
pub(in crate::convert) fn append_for_definition(
    cv: &mut Converter,
    (op, function): (Op, &Function),
    symbol: NameId,
    contents: &Body,
) -> Result<(), Problem> {
    let interface = interface(cv, function)?;
    let attrs = attrs(cv, function, &interface, Some(contents));
    let names = argument_names(cv, (op, function), contents);
    let mut called = Ok(());
    let body = cv.in_new_body(cv.no_source, &interface.llvm.params, |cv| {
        called = call_definition(cv, function, &interface, &names);
    });
    append_llvm_function(cv, symbol, &interface.llvm, attrs, body);
    called
}

/// Returns the descriptions of a function's arguments in run-time error messages.
fn argument_names(cv: &Converter, (op, function): (Op, &Function), contents: &Body) -> Vec<String> {
    let (location, symbol) = (check::location(cv, op), cv.cx.str(function.symbol));
    let name = |index: usize| match contents.arg_names.get(index) {
        Some(&name) => format!("'%{}'", cv.cx.str(name).trim_start_matches('%')),
        None => format!("{index}"),
    };
    let whose = |index| format!("{location}: error: argument {} of '{symbol}'", name(index));
    (0..function.inputs.len()).map(whose).collect()
}

/// Emits the call of the function with C's arguments. `names` describe the arguments in run-time error messages.
fn call_definition(
    cv: &mut Converter,
    function: &Function,
    interface: &Interface,
    names: &[String],
) -> Result<(), Problem> {
    let entry = cv.build().block();
    let mut args = cv.block_args(entry).into_iter();
    let address = match interface.returning {
        Returning::Stored(_) | Returning::Hidden(_) => args.next(),
        Returning::Value | Returning::Word(_) => None,
    };
    cv.set_result_type(interface.llvm.result);
    let memory = match interface.returning {
        Returning::Stored(memory) | Returning::Hidden(memory) => address.map(|address| (memory, address)),
        Returning::Value | Returning::Word(_) => None,
    };
    check::failure::begin(cv, memory)?;
    let mut operands = Vec::new();
    for (index, (&ty, &passing)) in function.inputs.iter().zip(&interface.passing).enumerate() {
        let values: Vec<Value> = args.by_ref().take(passing.width()).collect();
        if let (Passing::Descriptor | Passing::Elements, &[address]) = (passing, &values[..]) {
            let attrs = function.arg_attrs[index];
            check::check_argument(cv, &Argument { whose: &names[index], ty, attrs, address })?;
        }
        let converted = cv.receive_from_c(ty, passing, &values)?;
        operands.append(&mut cv.pass(ty, &converted, function.signature.abi)?);
    }
    let callee = cv.cx.symbol_attr(function.symbol);
    let result = cv.call(&operands, function.signature.llvm.result, &[(name::CALLEE, callee)]);
    let returned = match (interface.returning, result, address) {
        (Returning::Stored(memory) | Returning::Hidden(memory), Some(result), Some(address)) => {
            cv.store_for_c(&function.results, memory, result, address)?;
            None
        }
        (Returning::Word(word), Some(result), _) => Some(cv.words_of_complex(result, word, 1)[0]),
        (_, result, _) => result,
    };
    cv.emit_return(returned);
    Ok(())
}

/// Appends the declaration of the C function that implements an external function.
pub(in crate::convert) fn append_declaration(
    cv: &mut Converter,
    function: &Function,
    symbol: NameId,
) -> Result<(), Problem> {
    let interface = interface(cv, function)?;
    let attrs = attrs(cv, function, &interface, None);
    append_llvm_function(cv, symbol, &interface.llvm, attrs, Body::default());
    Ok(())
}

/// Creates the body of an external function that is implemented in C. It passes its arguments to C, calls the C
/// function, and returns the result.
pub(in crate::convert) fn external_body(
    cv: &mut Converter,
    function: &Function,
    symbol: NameId,
) -> Result<Body, Problem> {
    let interface = interface(cv, function)?;
    let mut called = Ok(());
    let body = cv.in_new_body(cv.no_source, &function.signature.llvm.params, |cv| {
        called = call_external(cv, function, &interface, symbol);
    });
    called.map(|()| body)
}

fn call_external(
    cv: &mut Converter,
    function: &Function,
    interface: &Interface,
    symbol: NameId,
) -> Result<(), Problem> {
    let entry = cv.build().block();
    let mut parts = cv.block_args(entry).into_iter();
    let memory = match interface.returning {
        Returning::Stored(memory) | Returning::Hidden(memory) => Some((memory, cv.alloca_one(memory))),
        Returning::Value | Returning::Word(_) => None,
    };
    let mut operands: Vec<Value> = memory.iter().map(|memory| memory.1).collect();
    for (&ty, &passing) in function.inputs.iter().zip(&interface.passing) {
        let converted = cv.receive(ty, function.signature.abi, &mut parts)?;
        let value = cv.single(&converted);
        operands.append(&mut cv.pass_to_c(ty, passing, value)?);
    }
    let mut attrs = vec![(name::CALLEE, cv.cx.symbol_attr(symbol))];
    attrs.extend(interface.arg_attrs.map(|attr| (name::ARG_ATTRS, attr)));
    attrs.extend(interface.res_attrs.map(|attr| (name::RES_ATTRS, attr)));
    let result = cv.call(&operands, interface.llvm.result, &attrs);
    let packed = function.signature.llvm.result;
    let returned = match (memory, interface.returning, result) {
        (Some((memory, address)), ..) => {
            Some(cv.load_from_c(&function.results, (memory, packed), address)?)
        }
        (None, Returning::Word(_), Some(word)) => Some(cv.complex_of_words(packed, &[word])),
        (None, _, result) => result,
    };
    cv.emit_return(returned);
    Ok(())
}
