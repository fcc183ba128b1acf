//! Parts of structures and arrays. They are ranges of leaves, so no code is emitted.

use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::dialect::llvm::aggregate::{EXTRACTVALUE, ExtractValue, INSERTVALUE, InsertValue};
use crate::ir::{Op, OpName, TypeData, TypeId, name};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(EXTRACTVALUE, extractvalue), (INSERTVALUE, insertvalue)];

fn extractvalue(fx: &mut FunctionCx, op: Op) -> Lower {
    let container = ExtractValue(op).container(fx.body);
    let (start, len) = part(fx, op, container)?;
    let container = fx.leaves(container)?;
    fx.set(op, &container[start..start + len]);
    Ok(())
}

fn insertvalue(fx: &mut FunctionCx, op: Op) -> Lower {
    let container = InsertValue(op).container(fx.body);
    let (start, len) = part(fx, op, container)?;
    let mut container = fx.leaves(container)?;
    let value = fx.leaves(InsertValue(op).value(fx.body))?;
    container[start..start + len].copy_from_slice(&value);
    fx.set(op, &container);
    Ok(())
}

/// Returns the first leaf and the number of leaves of the part of a container that an operation accesses.
fn part(fx: &mut FunctionCx, op: Op, container: crate::ir::Value) -> Lower<(usize, usize)> {
    let position = fx.attr(op, name::POSITION).and_then(|attr| fx.cx().dense_array_value(attr));
    let Some(position) = position else { return needs("it needs a position") };
    let mut ty = fx.body.value_type(container);
    let mut start = 0;
    for &index in position {
        let (before, inner) = step(fx, ty, index as usize)?;
        start += before;
        ty = inner;
    }
    Ok((start, fx.shape(ty)?.leaves.len()))
}

/// Returns the number of leaves before part `index` of a type, and the part's type.
fn step(fx: &mut FunctionCx, ty: TypeId, index: usize) -> Lower<(usize, TypeId)> {
    if let TypeData::Array { element, .. } = fx.cx().type_data(ty) {
        return Ok((index * fx.shape(*element)?.leaves.len(), *element));
    }
    let Some((fields, _)) = fx.cx().struct_fields(ty) else { return needs("it needs a structure") };
    let mut before = 0;
    for &field in &fields[..index] {
        before += fx.shape(field)?.leaves.len();
    }
    Ok((before, fields[index]))
}
