//! Calls: between functions of the module, to declared ones, through pointers, and to the C library.

pub(crate) mod boundary;
pub(super) mod buffered_results;
pub(super) mod coerce;
pub(crate) mod emit;
pub(super) mod library;
mod nest;
pub(crate) mod signature;
pub(crate) mod variadic;
pub(super) mod vector_register;

use std::rc::Rc;

use cranelift_codegen::ir::Inst;

use crate::codegen::abi::buffered_results::ThunkTarget;
use crate::codegen::abi::{Convention, Plan};
use crate::codegen::context::references::Callee;
use crate::codegen::context::symbols::Request;
use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, Scalar, Shapes};
use crate::dialect::llvm::call::{CALL, TAIL_CALL_KIND};
use crate::dialect::llvm::function;
use crate::ir::{NameId, Op, OpName, TypeId, name};

use super::intrinsic::call_intrinsic;
use boundary::Boundary;
use emit::Target;
use signature::plan;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(CALL, call)];

pub(crate) fn call(fx: &mut FunctionCx, op: Op) -> Lower {
    let first = fx.builder.func.dfg.num_insts();
    plain_call(fx, op)?;
    let kind = fx.cx().find_name("TailCallKind").and_then(|name| fx.attr(op, name));
    let kind = kind.and_then(|attr| fx.cx().dialect_attr_body(attr, TAIL_CALL_KIND.name));
    if let Some(kind @ ("musttail" | "notail")) = kind {
        let insts = (first..fx.builder.func.dfg.num_insts()).map(|index| Inst::from_u32(index as u32));
        let calls: Vec<Inst> =
            insts.filter(|&inst| fx.builder.func.dfg.insts[inst].opcode().is_call()).collect();
        match kind {
            "musttail" => fx.references.tail_calls.extend(calls.into_iter().map(|call| (call, op))),
            _ => fx.references.returning_calls.extend(calls),
        }
    }
    Ok(())
}

fn plain_call(fx: &mut FunctionCx, op: Op) -> Lower {
    let operands = fx.body.own_operands(op);
    let result = match fx.body.result_count(op) {
        0 => TypeId::VOID,
        _ => fx.result_type(op),
    };
    let symbol = fx.attr(op, name::CALLEE).and_then(|attr| fx.cx().symbol_value(attr));
    let name = symbol.map(|symbol| fx.cx().str(symbol));
    let intrinsic = name.filter(|name| name.starts_with("llvm.")).map(str::to_string);
    if let Some(name) = intrinsic {
        return call_intrinsic::call(fx, op, &name);
    }
    let args = if symbol.is_some() { operands } else { &operands[1..] };
    let types = fx.body.value_types(args);
    let mut leaves = Vec::new();
    let mut shapes = Vec::new();
    for &arg in args {
        let (shape, values) = (fx.shape_of(arg)?, fx.leaves(arg)?);
        leaves.extend(fx.pack_registers(&shape, &values));
        shapes.extend(shape.passed_leaves());
    }
    let result_shape = fx.shape(result)?;
    let out = match symbol {
        Some(symbol) => {
            let callee = fx.callee(symbol, op, &types)?;
            fx.emit_call(Target::Function(callee.function), &callee.plan, &leaves, &shapes, &result_shape)
        }
        None => {
            let (plan, trailing) = indirect_plan(fx, op, &types, result)?;
            let pointer = fx.single(op, 0)?;
            let signature = plan.signature(fx.env.call_conv);
            let target = if trailing && plan.buffered.is_none() {
                leaves.push(pointer);
                shapes.push(POINTER);
                let thunk = fx.request(match plan.nest {
                    Some(register) => Request::IndirectNestThunk(plan.trailing_offset, register),
                    None => Request::IndirectVariadicThunk(plan.trailing_offset),
                });
                Target::Function(fx.import(thunk, signature))
            } else {
                Target::Pointer(fx.builder.import_signature(signature), pointer)
            };
            fx.emit_call(target, &plan, &leaves, &shapes, &result_shape)
        }
    }?;
    if result != TypeId::VOID {
        fx.set(op, &out);
    }
    Ok(())
}

const POINTER: Leaf = Leaf { scalar: Scalar::Pointer, lanes: 1, offset: 0 };

/// Returns the plan of an indirect call, and whether the pointer is its last argument, for a thunk.
fn indirect_plan(fx: &mut FunctionCx, op: Op, types: &[TypeId], result: TypeId) -> Lower<(Rc<Plan>, bool)> {
    let signature = fx.attr(op, name::VAR_CALLEE_TYPE).and_then(|attr| fx.cx().type_value(attr));
    let signature = signature.and_then(|ty| function::signature_of(fx.cx(), ty));
    let variadic = signature.as_ref().is_some_and(|signature| signature.variadic);
    let has_nest = nest::is_anywhere(fx.env, fx.attr(op, name::ARG_ATTRS));
    let trailing = has_nest || variadic && fx.env.convention == Convention::SysV;
    let boundary = Boundary {
        params: types,
        fixed: signature.map_or(types.len(), |signature| signature.params.len()),
        variadic,
        open: false,
        trailing,
        result,
        arg_attrs: fx.attr(op, name::ARG_ATTRS),
        call_attrs: fx.attr(op, name::ARG_ATTRS),
        res_attrs: fx.attr(op, name::RES_ATTRS),
    };
    let env = fx.env;
    let mut shapes = Shapes::new(env.cx, &env.target.layout, &env.support);
    Ok((Rc::new(plan(env, &mut shapes, &boundary)?), trailing))
}

impl FunctionCx<'_> {
    /// Returns a function of the module, ready to be called with arguments of these types.
    fn callee(&mut self, symbol: NameId, op: Op, types: &[TypeId]) -> Lower<Callee> {
        let call_attrs = self.attr(op, name::ARG_ATTRS);
        let key = (symbol, types.len(), call_attrs);
        let variadic = self.env.variadic(symbol);
        // The types of variadic arguments differ between calls, so only other callees are cached.
        if !variadic && let Some(known) = self.references.callees.get(&key) {
            return Ok(known.clone());
        }
        let text = self.cx().str(symbol);
        let Some(attrs) = self.env.function_attrs(symbol) else {
            return needs(format!("it needs '{text}' to be a function"));
        };
        let Some(signature) = function::signature(self.cx(), attrs) else {
            return needs("it needs a callee with a signature");
        };
        let pick = |name| self.cx().dict_get(attrs, name);
        let boundary = Boundary {
            params: types,
            fixed: signature.params.len(),
            variadic,
            open: false,
            trailing: false,
            result: signature.result,
            arg_attrs: pick(name::ARG_ATTRS).or(call_attrs),
            call_attrs,
            res_attrs: pick(name::RES_ATTRS).or(self.attr(op, name::RES_ATTRS)),
        };
        let env = self.env;
        let mut shapes = Shapes::new(env.cx, &env.target.layout, &env.support);
        let plan = Rc::new(plan(env, &mut shapes, &boundary)?);
        let by_thunk = variadic && env.convention == Convention::SysV;
        let callee = if by_thunk { ThunkTarget::Variadic(symbol) } else { ThunkTarget::Symbol(symbol) };
        let name = self.callable(&plan, callee)?;
        let function = self.import(name, plan.signature(env.call_conv));
        if function::returns_twice(self.cx(), text, attrs) {
            self.references.returning_twice.insert(function);
        }
        let callee = Callee { function, plan };
        self.references.callees.insert(key, callee.clone());
        Ok(callee)
    }
}
