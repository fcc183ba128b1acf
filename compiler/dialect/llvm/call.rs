//! Calls.

use crate::ir::{CostClass, EnumInfo, Op, TypeId, Value, VerifyCx, name};
use crate::ops;

use super::{bundle, called_intrinsic, dialect_enum, function};

const CALL_ATTRS: &str = "callee?: symbol, var_callee_type?: type, fastmathFlags: llvm.fastmath = none, \
    CConv: llvm.cconv = ccc, TailCallKind: llvm.tailcallkind = none, memory_effects?: any, convergent: unit, no_unwind: unit, \
    will_return: unit, always_inline: unit, no_inline: unit, inline_hint: unit, op_bundle_sizes: i32-array = [], op_bundle_tags?: array, \
    arg_attrs?: array, res_attrs?: array, access_groups?: array, alias_scopes?: array, noalias_scopes?: array, tbaa?: array, operandSegmentSizes?: i32-array";

ops! { "llvm" = super::table::call;
    /// Calls a function by name, or through a pointer, which is the first operand.
    CALL = "call".sig("callee_operands: variadic llvm-type, op_bundle_operands: variadic llvm-type -> result: optional llvm-type").attrs(CALL_ATTRS)
        .custom(syntax::parse, syntax::print).verify(verify).cost(CostClass::Call);
    /// Calls an LLVM intrinsic by its LLVM name.
    CALL_INTRINSIC = "call_intrinsic".sig("args: variadic llvm-type, op_bundle_operands: variadic llvm-type -> results: optional llvm-type")
        .attrs("intrin: string, fastmathFlags: llvm.fastmath = none, op_bundle_sizes: i32-array = [], op_bundle_tags?: array, arg_attrs?: array, res_attrs?: array, operandSegmentSizes?: i32-array")
        .custom(syntax::parse_intrinsic, syntax::print_intrinsic).verify(verify_intrinsic).cost(CostClass::Call);
}

/// The kinds of tail calls: `tail`, `musttail`, `notail`.
pub const TAIL_CALL_KIND: EnumInfo =
    dialect_enum("llvm.tailcallkind", &[("none", 0), ("tail", 1), ("musttail", 2), ("notail", 3)]);

/// Returns the operands that a call or another operation with bundles passes to the callee. The operands after them
/// belong to bundles.
fn passed<'a>(view: &VerifyCx<'a>, op: Op) -> &'a [Value] {
    let own = view.body.own_operands(op);
    let sizes = view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    let count = sizes.and_then(|sizes| sizes.first()).map_or(own.len(), |&size| size.max(0) as usize);
    &own[..count.min(own.len())]
}

fn verify_intrinsic(view: &VerifyCx, op: Op) -> Result<(), String> {
    let intrinsic = called_intrinsic::called(view.cx, view.body.attrs(op));
    if intrinsic.is_some_and(|name| !name.starts_with("llvm.")) {
        return Err("intrinsic name must start with 'llvm.'".to_string());
    }
    bundle::verify(view, op, view.body.operands(op).len() - passed(view, op).len())
}

pub(super) fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
    bundle::verify(view, op, view.body.own_operands(op).len() - passed(view, op).len())?;
    let Some(callee) = view.attr(op, name::CALLEE).and_then(|attr| view.cx.symbol_value(attr)) else {
        let pointer = view.operand_type(op, 0);
        return match pointer {
            Some(ty) if view.cx.int_width(ty).is_some() || view.cx.float_kind(ty).is_some() => {
                Err(format!("indirect call expects a pointer as callee: '{}'", view.cx.type_text(ty)))
            }
            Some(_) => Ok(()),
            None => Err("must have either a `callee` attribute or at least an operand".to_string()),
        };
    };
    let text = view.cx.str(callee);
    let (body, target) = view
        .lookup(callee)
        .ok_or_else(|| format!("'{text}' does not reference a symbol in the current scope"))?;
    let target_body = view.module.body(body);
    if target_body.name(target) != function::FUNC {
        if target_body.name(target) == super::symbol::ALIAS {
            return Err(format!("'{text}' does not reference a valid LLVM function or IFunc"));
        }
        // An ifunc has no signature of its own; a function of another dialect has not been converted yet.
        return Ok(());
    }
    let Some(signature) = function::signature(view.cx, target_body.attrs(target)) else { return Ok(()) };
    check_arguments(view, op, &signature)
}

fn check_arguments(view: &VerifyCx, op: Op, signature: &function::Signature) -> Result<(), String> {
    let found = view.body.value_types(passed(view, op));
    let wanted = &signature.params;
    let enough = if signature.variadic { found.len() >= wanted.len() } else { found.len() == wanted.len() };
    if !enough {
        return Err(format!(
            "incorrect number of operands ({}) for callee (expecting: {})",
            found.len(),
            wanted.len()
        ));
    }
    if let Some(wrong) = found.iter().zip(wanted).position(|(a, b)| a != b) {
        return Err(format!(
            "operand type mismatch for operand {wrong}: '{}' != '{}'",
            view.cx.type_text(found[wrong]),
            view.cx.type_text(wanted[wrong])
        ));
    }
    let result = view.result_types(op).first().copied().unwrap_or(TypeId::VOID);
    if result != signature.result {
        return Err(format!(
            "result type mismatch: '{}' != '{}'",
            view.cx.type_text(result),
            view.cx.type_text(signature.result)
        ));
    }
    Ok(())
}

/// The keywords of [`TAIL_CALL_KIND`], as written before the callee.
const TAIL_CALL_KEYWORDS: [&str; 4] = ["tail", "musttail", "notail", "none"];

pub(super) mod syntax {
    //! Syntax of direct calls: `llvm.call fastcc @f(%a) vararg(type) {attrs} : (types) -> type`; through a pointer:
    //! `llvm.call %f(%a) : !llvm.ptr, (types) -> type`.

    use super::{TAIL_CALL_KEYWORDS, TAIL_CALL_KIND, bundle};
    use crate::dialect::function_syntax::{
        add_param_attrs, parse_params, parse_result_list, print_params, print_results,
    };
    use crate::dialect::llvm::called_intrinsic::INTRINSIC;
    use crate::dialect::llvm::function::{CCONV, cconv_keyword, parse_enum_keyword};
    use crate::ir::{
        AttrData, DictId, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeId, Value, name,
    };

    /// The attributes that the syntax writes itself.
    pub(in crate::dialect::llvm) const HIDDEN: [NameId; 6] = [
        name::CALLEE,
        name::VAR_CALLEE_TYPE,
        name::CCONV,
        name::OPERAND_SEGMENT_SIZES,
        name::ARG_ATTRS,
        name::RES_ATTRS,
    ];

    pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        parse_cconv(p, state);
        if let Some(keyword) = TAIL_CALL_KEYWORDS.into_iter().find(|keyword| p.eat(keyword)) {
            let cx = p.cx();
            let attr = cx.dialect_attr(format!("{}<{keyword}>", TAIL_CALL_KIND.name));
            let tail = cx.name("TailCallKind");
            state.attr(tail, attr);
        }
        let callee = parse_callee(p, state)?;
        parse_vararg(p, state)?;
        let bundles = bundle::parse(p, state)?;
        p.parse_attr_dict(&mut state.attrs)?;
        parse_types(p, state, callee)?;
        add_bundles(p, state, bundles);
        Ok(())
    }

    pub(in crate::dialect::llvm) fn parse_cconv(p: &mut dyn OpParser, state: &mut OpState) {
        if let Some(attr) = parse_enum_keyword(p, &CCONV) {
            state.attr(name::CCONV, attr);
        }
    }

    /// The callee and the arguments, before their types are resolved.
    pub(in crate::dialect::llvm) struct Callee {
        /// The callee, if it is a value.
        pointer: Option<Operand>,
        args: Vec<Operand>,
    }

    /// Parses `@f(%a, …)` or `%f(%a, …)`.
    pub(in crate::dialect::llvm) fn parse_callee(
        p: &mut dyn OpParser,
        state: &mut OpState,
    ) -> ParseResult<Callee> {
        let pointer = if p.at_symbol() {
            let callee = p.parse_symbol_name()?;
            let callee = p.cx().symbol_attr(callee);
            state.attr(name::CALLEE, callee);
            None
        } else {
            Some(p.parse_operand()?)
        };
        p.expect("(")?;
        let args = p.comma_list_until(")", |p| p.parse_operand())?;
        Ok(Callee { pointer, args })
    }

    /// Parses an optional `vararg(type)`.
    pub(in crate::dialect::llvm) fn parse_vararg(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        if p.eat("vararg") {
            p.expect("(")?;
            let ty = p.parse_type()?;
            p.expect(")")?;
            let ty = p.cx().type_attr(ty);
            state.attr(name::VAR_CALLEE_TYPE, ty);
        }
        Ok(())
    }

    /// Parses `: pointer type, (types) -> type`, and resolves the callee and the arguments.
    pub(in crate::dialect::llvm) fn parse_types(
        p: &mut dyn OpParser,
        state: &mut OpState,
        callee: Callee,
    ) -> ParseResult {
        p.expect(":")?;
        if let Some(pointer) = callee.pointer {
            let ty = p.parse_type()?;
            p.expect(",")?;
            let pointer = p.resolve(pointer, ty)?;
            state.operands.push(pointer);
        }
        let (params, _) = parse_params(p)?;
        if let Some(name) = params.iter().find_map(|param| param.operand) {
            let text = String::from_utf8_lossy(p.operand_name(name)).into_owned();
            return Err(p.error(name.offset, format!("expected type, but found '{text}'")));
        }
        p.expect("->")?;
        let results = parse_call_results(p)?;
        let inputs: Vec<TypeId> = params.iter().map(|param| param.ty).collect();
        let mut values = p.resolve_all(&callee.args, &inputs)?;
        state.operands.append(&mut values);
        state.results = results.iter().map(|result| result.0).collect();
        add_param_attrs(p.cx(), state, &params, &results);
        Ok(())
    }

    /// Adds the operands of bundles after the other operands.
    pub(in crate::dialect::llvm) fn add_bundles(
        p: &mut dyn OpParser,
        state: &mut OpState,
        mut bundles: Vec<Value>,
    ) {
        if bundles.is_empty() {
            return;
        }
        let sizes = [state.operands.len() as i64, bundles.len() as i64];
        let sizes = p.cx().i32_array_attr(&sizes);
        state.attr(name::OPERAND_SEGMENT_SIZES, sizes);
        state.operands.append(&mut bundles);
    }

    /// Parses `"llvm.name"(%a) ["tag"(%b : type)] {attrs} : (types) -> type`.
    pub(super) fn parse_intrinsic(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        let intrinsic = p.parse_string()?;
        let cx = p.cx();
        let attr = cx.attr(AttrData::String(intrinsic));
        let attr_name = cx.name(INTRINSIC);
        state.attr(attr_name, attr);
        p.expect("(")?;
        let args = p.comma_list_until(")", |p| p.parse_operand())?;
        let bundles = bundle::parse(p, state)?;
        p.parse_attr_dict(&mut state.attrs)?;
        parse_types(p, state, Callee { pointer: None, args })?;
        add_bundles(p, state, bundles);
        // MLIR 19 prints the attributes here.
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print_intrinsic(p: &mut dyn OpPrinter, op: Op) {
        let operands = p.body().operands(op).to_vec();
        let (args, bundles) = operands.split_at(operands.len().saturating_sub(bundle::operand_count(p, op)));
        let attr_name = p.cx().find_name(INTRINSIC);
        p.text(" ");
        if let Some(attr) = attr_name.and_then(|name| p.attr_of(op, name)) {
            p.attr(attr);
        }
        p.text("(");
        p.values(args);
        p.text(")");
        bundle::print(p, op, bundles);
        p.attr_dict(op, &[&HIDDEN[..], &bundle::HIDDEN, attr_name.as_slice()].concat(), false);
        p.text(" : ");
        print_function_type(p, op, args);
    }

    /// Parses `()`, `type` or `(type {attrs})`.
    fn parse_call_results(p: &mut dyn OpParser) -> ParseResult<Vec<(TypeId, DictId)>> {
        if !p.at("(") {
            return Ok(vec![(p.parse_type()?, DictId::EMPTY)]);
        }
        p.expect("(")?;
        parse_result_list(p)
    }

    pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
        p.text(" ");
        print_cconv(p, op);
        let tail = p.cx().find_name("TailCallKind");
        if let Some(tail) = tail
            && let Some(attr) = p.attr_of(op, tail)
        {
            let keyword = p.cx().dialect_attr_body(attr, TAIL_CALL_KIND.name).unwrap_or_default().to_string();
            p.text(&format!("{keyword} "));
        }
        let operands = p.body().operands(op).to_vec();
        let (passed, bundles) =
            operands.split_at(operands.len().saturating_sub(bundle::operand_count(p, op)));
        print_callee(p, op, passed);
        print_vararg(p, op);
        bundle::print(p, op, bundles);
        p.attr_dict(op, &[&HIDDEN[..], &bundle::HIDDEN, tail.as_slice()].concat(), false);
        print_types(p, op, passed);
    }

    pub(in crate::dialect::llvm) fn print_cconv(p: &mut dyn OpPrinter, op: Op) {
        if let Some(keyword) = cconv_keyword(p.cx(), p.body().attrs(op)) {
            p.text(&format!("{keyword} "));
        }
    }

    /// Splits the operands into the callee, if it is a value, and the arguments.
    fn split_callee(p: &dyn OpPrinter, op: Op, passed: &[Value]) -> (Option<Value>, Vec<Value>) {
        match passed.split_first() {
            Some((&pointer, args)) if p.attr_of(op, name::CALLEE).is_none() => (Some(pointer), args.to_vec()),
            _ => (None, passed.to_vec()),
        }
    }

    /// Prints the callee and its arguments in parentheses.
    pub(in crate::dialect::llvm) fn print_callee(p: &mut dyn OpPrinter, op: Op, passed: &[Value]) {
        let (pointer, args) = split_callee(p, op, passed);
        if let Some(callee) = p.attr_of(op, name::CALLEE).and_then(|attr| p.cx().symbol_value(attr)) {
            p.symbol(callee);
        }
        if let Some(pointer) = pointer {
            p.value(pointer);
        }
        p.text("(");
        p.values(&args);
        p.text(")");
    }

    pub(in crate::dialect::llvm) fn print_vararg(p: &mut dyn OpPrinter, op: Op) {
        if let Some(ty) = p.attr_of(op, name::VAR_CALLEE_TYPE).and_then(|attr| p.cx().type_value(attr)) {
            p.text(" vararg(");
            p.ty(ty);
            p.text(")");
        }
    }

    /// Prints the types that [`parse_types`] parses.
    pub(in crate::dialect::llvm) fn print_types(p: &mut dyn OpPrinter, op: Op, passed: &[Value]) {
        let (pointer, args) = split_callee(p, op, passed);
        p.text(" : ");
        if let Some(pointer) = pointer {
            let ty = p.body().value_type(pointer);
            p.ty(ty);
            p.text(", ");
        }
        print_function_type(p, op, &args);
    }

    fn print_function_type(p: &mut dyn OpPrinter, op: Op, args: &[Value]) {
        let types = p.body().value_types(args);
        print_params(p, op, &types, false);
        let results: Vec<TypeId> = p.body().results(op).map(|value| p.body().value_type(value)).collect();
        if results.is_empty() {
            p.text(" -> ()");
        } else {
            print_results(p, op, &results);
        }
    }
}
