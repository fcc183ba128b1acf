//! Calls of intrinsics by name: `llvm.call_intrinsic`, and `llvm.call` of a function with the name of an intrinsic.
//!
//! The operation for the intrinsic is found by its name without the types at the end.

use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::dialect::llvm::call::CALL_INTRINSIC;
use crate::dialect::llvm::called_intrinsic::called;
use crate::ir::spec::{Arity, Group, Term};
use crate::ir::{Op, OpName, TypeId};

use super::without_operation;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(CALL_INTRINSIC, call_intrinsic)];

fn call_intrinsic(fx: &mut FunctionCx, op: Op) -> Lower {
    let name = called(fx.cx(), fx.body.attrs(op)).unwrap_or_default().to_string();
    call(fx, op, &name)
}

/// Lowers a call of an intrinsic.
pub(crate) fn call(fx: &mut FunctionCx, op: Op, name: &str) -> Lower {
    match find(fx, op, name)? {
        Some(lower) => lower(fx, op),
        None => needs(format!("it needs the intrinsic '{name}'")),
    }
}

/// Returns the lowering of an intrinsic. Lowerings that read attributes of their operation are excluded: calls by name
/// have none.
fn find(fx: &FunctionCx, op: Op, name: &str) -> Lower<Option<LowerFn>> {
    let Some(mut base) = name.strip_prefix("llvm.") else { return Ok(None) };
    if let Some(found) = without_operation::find(base) {
        return Ok(Some(found));
    }
    loop {
        let full = format!("llvm.intr.{base}");
        if let Some(found) = fx.cx().registry().find(full.as_bytes()) {
            let has_attributes = fx
                .cx()
                .spec(found)
                .is_some_and(|spec| spec.attrs.iter().any(|attr| !attr.optional && attr.default.is_none()));
            if has_attributes && !ignores_attributes(base) {
                return Ok(None);
            }
            if !has_types_of(fx, op, found) {
                return needs(format!("it needs operands and results such as those of '{full}'"));
            }
            return fx.lowering(op, found);
        }
        let Some((shorter, _)) = base.rsplit_once('.') else { return Ok(None) };
        base = shorter;
    }
}

/// Returns true if the first operands and the result of a call are valid for the operation of the intrinsic. A call by
/// name has not been verified as one. Further operands of the call correspond to attributes of the operation.
fn has_types_of(fx: &FunctionCx, op: Op, name: OpName) -> bool {
    let cx = fx.cx();
    let Some(spec) = cx.spec(name) else { return true };
    let body = fx.body;
    let mut variables: Vec<Option<TypeId>> = vec![None; spec.vars.len()];
    let mut accepts = |groups: &[Group], types: &[TypeId]| {
        groups.iter().take_while(|group| group.arity == Arity::One).enumerate().all(|(number, group)| {
            let Some(&ty) = types.get(number) else { return false };
            match group.term {
                Term::Constraint(constraint) => constraint.accepts(cx, ty),
                Term::Fixed(wanted) => ty == wanted,
                Term::Var(variable) => {
                    let bound = *variables[variable].get_or_insert(ty);
                    bound == ty && spec.vars[variable].constraint.accepts(cx, ty)
                }
                Term::BoolOf(_) | Term::ElementOf(_) | Term::Infer => true,
            }
        })
    };
    let operands: Vec<TypeId> = body.operands(op).iter().map(|&operand| body.value_type(operand)).collect();
    let results: Vec<TypeId> = body.results(op).map(|result| body.value_type(result)).collect();
    accepts(&spec.operands, &operands) && accepts(&spec.results, &results)
}

/// Returns true for intrinsics whose lowerings ignore their attributes: poison flags, or whether an access is volatile,
/// which that of a call always is.
fn ignores_attributes(base: &str) -> bool {
    matches!(
        base,
        "abs" | "ctlz" | "cttz" | "memcpy" | "memmove" | "memset" | "prefetch" | "expect.with.probability"
    )
}
