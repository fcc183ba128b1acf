//! Calls.

use crate::ir::{EnumInfo, Op, TypeId, VerifyCx, name};
use crate::ops;

use super::dialect_enum;
use super::function;

const CALL_ATTRS: &str = "callee?: symbol, var_callee_type?: type, fastmathFlags: llvm.fastmath = none, branch_weights?: i32-array, \
    CConv: llvm.cconv = ccc, TailCallKind: llvm.tailcallkind = none, memory_effects?: any, convergent: unit, no_unwind: unit, \
    will_return: unit, noreturn: unit, always_inline: unit, no_inline: unit, inline_hint: unit, op_bundle_sizes: i32-array = [], op_bundle_tags?: array, \
    arg_attrs?: array, res_attrs?: array, access_groups?: array, alias_scopes?: array, noalias_scopes?: array, tbaa?: array, operandSegmentSizes?: i32-array";

ops! { "llvm" = super::FIRST + 6;
    /// Calls a function by name, or through a pointer, which is then the first operand.
    CALL = "call".sig("callee_operands: variadic llvm-type, op_bundle_operands: variadic llvm-type -> result: optional llvm-type").attrs(CALL_ATTRS)
        .custom(syntax::parse, syntax::print).verify(verify);
    /// Calls an LLVM intrinsic by its LLVM name.
    CALL_INTRINSIC = "call_intrinsic".sig("args: variadic llvm-type, op_bundle_operands: variadic llvm-type -> results: optional llvm-type")
        .attrs("intrin: string, fastmathFlags: llvm.fastmath = none, op_bundle_sizes: i32-array = [], op_bundle_tags?: array, arg_attrs?: array, res_attrs?: array, operandSegmentSizes?: i32-array");
}

/// `tail`, `musttail`, `notail`.
pub const TAIL_CALL_KIND: EnumInfo =
    dialect_enum("llvm.tailcallkind", &[("none", 0), ("tail", 1), ("musttail", 2), ("notail", 3)]);

fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(callee) = view.attr(op, name::CALLEE).and_then(|attr| view.cx.symbol_value(attr)) else {
        let pointer = view.operand_type(op, 0);
        return match pointer {
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
        // An alias or ifunc has no signature of its own; a function of another dialect is converted later.
        return Ok(());
    }
    let Some(signature) = function::signature(view.cx, target_body.attrs(target)) else { return Ok(()) };
    check_arguments(view, op, &signature)
}

fn check_arguments(view: &VerifyCx, op: Op, signature: &function::Signature) -> Result<(), String> {
    let found = view.body.value_types(view.body.operands(op));
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

/// Keywords of [`TAIL_CALL_KIND`] as they stand before the callee.
const TAIL_CALL_KEYWORDS: [&str; 3] = ["tail", "musttail", "notail"];

mod syntax {
    //! `llvm.call fastcc @f(%a) vararg(type) {attrs} : (types) -> type`; through a pointer,
    //! `llvm.call %f(%a) : !llvm.ptr, (types) -> type`.

    use super::{TAIL_CALL_KEYWORDS, TAIL_CALL_KIND};
    use crate::dialect::function_syntax::{
        add_param_attrs, parse_params, parse_result_list, print_params, print_results,
    };
    use crate::dialect::llvm::function::{CCONV, cconv_keyword, parse_enum_keyword};
    use crate::ir::{DictId, NameId, Op, OpParser, OpPrinter, OpState, ParseResult, TypeId, Value, name};

    /// The attributes that the syntax spells out.
    const HIDDEN: [NameId; 6] = [
        name::CALLEE,
        name::VAR_CALLEE_TYPE,
        name::CCONV,
        name::OPERAND_SEGMENT_SIZES,
        name::ARG_ATTRS,
        name::RES_ATTRS,
    ];

    pub(super) fn parse(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        if let Some(attr) = parse_enum_keyword(p, &CCONV) {
            state.attr(name::CCONV, attr);
        }
        if let Some(keyword) = TAIL_CALL_KEYWORDS.into_iter().find(|keyword| p.eat(keyword)) {
            let cx = p.cx();
            let attr = cx.dialect_attr(format!("{}<{keyword}>", TAIL_CALL_KIND.name));
            let tail = cx.name("TailCallKind");
            state.attr(tail, attr);
        }
        let pointer = if p.at_symbol() {
            let callee = p.parse_symbol_name()?;
            let callee = p.cx().symbol_attr(callee);
            state.attr(name::CALLEE, callee);
            None
        } else {
            Some(p.parse_operand()?)
        };
        p.expect("(")?;
        let operands = p.comma_list_until(")", |p| p.parse_operand())?;
        if p.eat("vararg") {
            p.expect("(")?;
            let ty = p.parse_type()?;
            p.expect(")")?;
            let ty = p.cx().type_attr(ty);
            state.attr(name::VAR_CALLEE_TYPE, ty);
        }
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(":")?;
        if let Some(pointer) = pointer {
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
        let mut values = p.resolve_all(&operands, &inputs)?;
        state.operands.append(&mut values);
        state.results = results.iter().map(|result| result.0).collect();
        add_param_attrs(p.cx(), state, &params, &results);
        Ok(())
    }

    /// `()`, `type` or `(type {attrs})`.
    fn parse_call_results(p: &mut dyn OpParser) -> ParseResult<Vec<(TypeId, DictId)>> {
        if !p.at("(") {
            return Ok(vec![(p.parse_type()?, DictId::EMPTY)]);
        }
        p.expect("(")?;
        parse_result_list(p)
    }

    pub(super) fn print(p: &mut dyn OpPrinter, op: Op) {
        p.text(" ");
        if let Some(keyword) = cconv_keyword(p.cx(), p.body().attrs(op)) {
            p.text(&format!("{keyword} "));
        }
        let tail = p.cx().find_name("TailCallKind");
        if let Some(tail) = tail
            && let Some(attr) = p.attr_of(op, tail)
        {
            let keyword = p.cx().dialect_attr_body(attr, TAIL_CALL_KIND.name).unwrap_or_default().to_string();
            p.text(&format!("{keyword} "));
        }
        let callee = p.attr_of(op, name::CALLEE).and_then(|attr| p.cx().symbol_value(attr));
        let mut args = p.body().operands(op).to_vec();
        let pointer = match callee {
            Some(callee) => {
                p.symbol(callee);
                None
            }
            None => Some(args.remove(0)),
        };
        if let Some(pointer) = pointer {
            p.value(pointer);
        }
        p.text("(");
        p.values(&args);
        p.text(")");
        if let Some(ty) = p.attr_of(op, name::VAR_CALLEE_TYPE).and_then(|attr| p.cx().type_value(attr)) {
            p.text(" vararg(");
            p.ty(ty);
            p.text(")");
        }
        p.attr_dict(op, &[&HIDDEN[..], tail.as_slice()].concat(), false);
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
