//! Exceptions: calls that may unwind, and landing pads.

use crate::ir::{Op, Traits, TypeData, VerifyCx, name};
use crate::{accessors, ops};

use super::{call, cast, function, global};

const INVOKE_ATTRS: &str = "callee?: symbol, var_callee_type?: type, arg_attrs?: array, res_attrs?: array, branch_weights?: i32-array, \
    CConv: llvm.cconv = ccc, op_bundle_sizes: i32-array = [], op_bundle_tags?: array, operandSegmentSizes?: i32-array";

ops! { "llvm" = super::table::exception;
    /// Calls a function; branches to the first block if it returns, and to the second if it throws.
    INVOKE = "invoke".sig("callee_operands: variadic llvm-type, op_bundle_operands: variadic llvm-type -> result: optional llvm-type").attrs(INVOKE_ATTRS)
        .custom(syntax::parse_invoke, syntax::print_invoke).verify(verify_invoke).with(Traits::TERMINATOR.and(Traits::INVOKE_SEGMENTS));
    /// The exception that was thrown, at the beginning of a block to which a call unwinds.
    LANDINGPAD = "landingpad".sig("clauses: variadic llvm-type -> res: llvm-type").attrs("cleanup: unit")
        .custom(syntax::parse_landingpad, syntax::print_landingpad).verify(verify_landingpad);
    /// Resumes unwinding.
    RESUME = "resume".sig("value: llvm-type ->").asm("$value attr-dict : type($value)").with(Traits::TERMINATOR);
    /// The identifier of a type in the results of landing pads.
    EH_TYPEID_FOR = "intr.eh.typeid.for".sig("type_info: llvm-pointer -> res: i32")
        .asm("$type_info attr-dict : functional-type(operands, results)");
}

accessors! {
    Resume for RESUME: value;
}

fn verify_invoke(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[_, unwind] = view.body.successors(op) else {
        return Err("must have normal and unwind destinations".to_string());
    };
    let first = view
        .body
        .block_ops(unwind.block)
        .first()
        .ok_or("must have at least one operation in unwind destination")?;
    if view.body.name(*first) != LANDINGPAD {
        return Err("first operation in unwind destination should be a llvm.landingpad operation".to_string());
    }
    call::verify(view, op)
}

fn verify_landingpad(view: &VerifyCx, op: Op) -> Result<(), String> {
    if let Some((parent, owner)) = view.owner() {
        let body = view.module.body(parent);
        let personality = view.cx.dict_get(body.attrs(owner), name::PERSONALITY);
        if body.name(owner) == function::FUNC && personality.is_none() {
            return Err("llvm.landingpad needs to be in a function with a personality".to_string());
        }
    }
    let clauses = view.body.operands(op);
    if clauses.is_empty() && view.attr(op, name::CLEANUP).is_none() {
        return Err("landingpad instruction expects at least one clause or cleanup attribute".to_string());
    }
    let is_array = |clause| matches!(view.cx.type_data(view.body.value_type(clause)), TypeData::Array { .. });
    match clauses.iter().position(|&clause| !is_array(clause) && !is_known_constant(view, clause)) {
        Some(number) => Err(format!("clause #{number} is not a known constant - null, addressof, bitcast")),
        None => Ok(()),
    }
}

fn is_known_constant(view: &VerifyCx, clause: crate::ir::Value) -> bool {
    let op = view.body.defining_op(clause).map(|op| view.body.name(op));
    op.is_some_and(|op| [super::arith::ZERO, global::ADDRESSOF, cast::BITCAST].contains(&op))
}

mod syntax {
    //! `llvm.invoke @f(%a) to ^bb1(%x : type) unwind ^bb2 vararg(type) {attrs} : (types) -> type`;
    //! `llvm.landingpad cleanup (catch %a : type) (filter %b : type) : type`.

    use crate::dialect::llvm::bundle;
    use crate::dialect::llvm::call::syntax::{
        HIDDEN, add_bundles, parse_callee, parse_cconv, parse_types, parse_vararg, print_callee, print_cconv,
        print_types, print_vararg,
    };
    use crate::ir::{Op, OpParser, OpPrinter, OpState, ParseResult, TypeData, name};

    pub(super) fn parse_invoke(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        parse_cconv(p, state);
        let callee = parse_callee(p, state)?;
        p.expect("to")?;
        let (normal, normal_operands) = p.parse_successor()?;
        p.expect("unwind")?;
        let (unwind, unwind_operands) = p.parse_successor()?;
        parse_vararg(p, state)?;
        let bundles = bundle::parse(p, state)?;
        p.parse_attr_dict(&mut state.attrs)?;
        parse_types(p, state, callee)?;
        add_bundles(p, state, bundles);
        state.successor(normal, &normal_operands);
        state.successor(unwind, &unwind_operands);
        Ok(())
    }

    pub(super) fn print_invoke(p: &mut dyn OpPrinter, op: Op) {
        p.text(" ");
        print_cconv(p, op);
        let own = p.body().own_operands(op).to_vec();
        let (passed, bundles) = own.split_at(own.len().saturating_sub(bundle::operand_count(p, op)));
        print_callee(p, op, passed);
        p.text(" to ");
        p.successor(op, 0);
        p.text(" unwind ");
        p.successor(op, 1);
        print_vararg(p, op);
        bundle::print(p, op, bundles);
        p.attr_dict(op, &[&HIDDEN[..], &bundle::HIDDEN].concat(), false);
        print_types(p, op, passed);
    }

    pub(super) fn parse_landingpad(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        if p.eat("cleanup") {
            let unit = p.cx().unit_attr();
            state.attr(name::CLEANUP, unit);
        }
        while p.eat("(") {
            if !p.eat("filter") {
                p.expect("catch")?;
            }
            let clause = p.parse_operand()?;
            p.expect(":")?;
            let ty = p.parse_type()?;
            p.expect(")")?;
            let clause = p.resolve(clause, ty)?;
            state.operands.push(clause);
        }
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(":")?;
        let ty = p.parse_type()?;
        state.results.push(ty);
        Ok(())
    }

    pub(super) fn print_landingpad(p: &mut dyn OpPrinter, op: Op) {
        p.text(if p.attr_of(op, name::CLEANUP).is_some() { " cleanup " } else { " " });
        for clause in p.body().operands(op).to_vec() {
            let ty = p.body().value_type(clause);
            let is_filter = matches!(p.cx().type_data(ty), TypeData::Array { .. });
            p.text(if is_filter { "(filter " } else { "(catch " });
            p.value(clause);
            p.text(" : ");
            p.ty(ty);
            p.text(") ");
        }
        p.attr_dict(op, &[name::CLEANUP], false);
        p.text(": ");
        let ty = p.body().value_type(p.body().result(op, 0));
        p.ty(ty);
    }
}
