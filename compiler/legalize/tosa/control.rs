//! Control flow and variables.

use crate::diag::Diagnostics;
use crate::dialect::tosa::parameter::variable_shape;
use crate::dialect::tosa::{self, CondIf, WhileLoop, Yield};
use crate::dialect::{ml_program, scf};
use crate::ir::{AttrId, Body, Context, DictId, Op, TypeData, TypeId, Value, name};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::tensor_type;

/// Rewrites `tosa.cond_if` to `scf.if`.
pub(super) fn cond_if(rewriter: &mut Rewriter, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
    let old = rewriter.old;
    let condition = CondIf(op).condition(old);
    let condition = super::movement::scalar(rewriter, condition)?;
    let inputs: Result<Vec<Value>, Problem> =
        CondIf(op).inputs(old).iter().map(|&input| rewriter.original(input)).collect();
    let inputs = inputs?;
    let mut regions = Vec::new();
    for &region in old.regions(op) {
        regions.push(rewriter.region(&[], |rewriter, _| rewriter.inline(region, &inputs, diagnostics)));
    }
    let types = result_types(rewriter, op);
    let results = rewriter.emit_with_regions(scf::IF, &[condition], &types, (DictId::EMPTY, &regions));
    rewriter.set_all(old.results(op), results);
    Ok(())
}

/// Rewrites `tosa.while_loop` to `scf.while`. The loop carries values of the types of the results. Where their ranks are
/// unknown, the types of the initial values do not change.
pub(super) fn while_loop(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<(), Problem> {
    let old = rewriter.old;
    let mut types = result_types(rewriter, op);
    let mut inputs = Vec::new();
    for (&input, ty) in WhileLoop(op).input_list(old).iter().zip(&mut types) {
        let value = rewriter.value(input)?;
        if is_unranked(rewriter, *ty) {
            *ty = rewriter.type_of(value);
        }
        inputs.push(rewriter.cast(value, *ty));
    }
    rewriter.carried.insert(op, types.clone());
    let mut regions = Vec::new();
    for &region in old.regions(op) {
        regions.push(rewriter.region(&types, |rewriter, args| rewriter.inline(region, args, diagnostics)));
    }
    let results = rewriter.emit_with_regions(scf::WHILE, &inputs, &types, (DictId::EMPTY, &regions));
    rewriter.set_all(old.results(op), results);
    Ok(())
}

/// Returns true for tensors of unknown rank.
fn is_unranked(rewriter: &Rewriter, ty: TypeId) -> bool {
    matches!(rewriter.cx.type_data(ty), TypeData::Tensor { shape: None, .. })
}

fn result_types(rewriter: &Rewriter, op: Op) -> Vec<TypeId> {
    rewriter.old.results(op).map(|result| rewriter.old.value_type(result)).collect()
}

/// Rewrites `tosa.yield` to the terminator of the new operation around it.
pub(super) fn yield_(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let old = rewriter.old;
    let block = old.parent_block(op).ok_or(Problem::Reported)?;
    let parent = old.parent_op(block).ok_or(Problem::Reported)?;
    let inputs = Yield(op).inputs(old);
    if old.name(parent) == tosa::WHILE_LOOP && old.regions(parent).first() == Some(&old.block_region(block)) {
        let condition = super::movement::scalar(rewriter, inputs[0])?;
        let mut operands = vec![condition];
        for &arg in old.block_args(block) {
            operands.push(rewriter.value(arg)?);
        }
        rewriter.emit(scf::CONDITION, &operands, &[], &[]);
        return Ok(());
    }
    let types = match rewriter.carried.get(&parent) {
        Some(types) => types.clone(),
        None => result_types(rewriter, parent),
    };
    let mut operands = Vec::new();
    for ((&input, ty), declared) in inputs.iter().zip(types).zip(result_types(rewriter, parent)) {
        let value = rewriter.value(input)?;
        if ty != declared && rewriter.type_of(value) != ty {
            return Err("a tensor of unknown rank changes its shape in the loop".into());
        }
        operands.push(rewriter.cast(value, ty));
    }
    rewriter.emit(scf::YIELD, &operands, &[], &[]);
    Ok(())
}

/// Replaces the declaration of a variable by a global.
pub(in crate::legalize) fn replace_variable(cx: &mut Context, body: &mut Body, op: Op) {
    let attrs = body.attrs(op);
    let symbol = cx.dict_get(attrs, name::SYM_NAME);
    let value = cx.dict_get(attrs, name::INITIAL_VALUE);
    let element = cx.dict_get(attrs, name::TYPE).and_then(|ty| cx.type_value(ty));
    let (Some(symbol), Some(element)) = (symbol, element) else { return };
    let shape = variable_shape(cx, attrs).unwrap_or_default();
    let element = cx.element_type(element);
    let ty = tensor_type(cx, &shape, element);
    let (ty, unit, private) = (cx.type_attr(ty), cx.unit_attr(), cx.string_attr("private"));
    let mut entries = vec![
        (name::SYM_NAME, symbol),
        (name::TYPE, ty),
        (name::IS_MUTABLE, unit),
        (name::SYM_VISIBILITY, private),
    ];
    entries.extend(value.map(|value| (name::VALUE, value)));
    let attrs = cx.dict(&mut entries);
    body.set_name(op, ml_program::GLOBAL);
    body.set_attrs(op, attrs);
}

/// Rewrites `tosa.variable_read`.
pub(super) fn variable_read(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let global = global(rewriter, op)?;
    let ty = result_types(rewriter, op)[0];
    Ok(rewriter.emit_value(ml_program::GLOBAL_LOAD, &[], ty, &[(name::GLOBAL, global)]))
}

/// Rewrites `tosa.variable_write`.
pub(super) fn variable_write(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let global = global(rewriter, op)?;
    let value = rewriter.original(rewriter.old.operands(op)[0])?;
    rewriter.emit(ml_program::GLOBAL_STORE, &[value], &[], &[(name::GLOBAL, global)]);
    Ok(())
}

/// Returns the reference to the global that an operation names.
fn global(rewriter: &mut Rewriter, op: Op) -> Result<AttrId, Problem> {
    let symbol = rewriter.cx.dict_get(rewriter.old.attrs(op), name::NAME).ok_or(Problem::Reported)?;
    let symbol = rewriter.cx.string_value(symbol).ok_or(Problem::Reported)?;
    Ok(rewriter.cx.symbol_attr(symbol))
}
