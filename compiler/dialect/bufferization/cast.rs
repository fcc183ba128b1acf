//! Conversions between tensors and their buffers.

use crate::ir::{
    Context, NameId, Op, OpParser, OpPrinter, OpState, ParseResult, TypeData, TypeId, Value, VerifyCx, name,
};

use super::{ToBuffer, ToTensor};

/// Returns the tensor type with the shape and element type of a memref type; any other type is returned unchanged.
fn tensor_of(cx: &mut Context, ty: TypeId) -> TypeId {
    match cx.type_data(ty).clone() {
        TypeData::MemRef { shape, element, .. } => {
            cx.ty(TypeData::Tensor { shape: Some(shape), element, encoding: None })
        }
        TypeData::UnrankedMemRef { element, .. } => {
            cx.ty(TypeData::Tensor { shape: None, element, encoding: None })
        }
        _ => ty,
    }
}

/// Parses `%buffer restrict writable : memref to tensor`; MLIR before 2025 omits the tensor type.
pub(super) fn parse_to_tensor(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let buffer = p.parse_operand()?;
    for (word, attr_name) in [("restrict", name::RESTRICT), ("writable", name::WRITABLE)] {
        if p.eat(word) {
            state.unit_attr(p.cx(), attr_name);
        }
    }
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    let result = if p.eat("to") { p.parse_type()? } else { tensor_of(p.cx(), ty) };
    state.results.push(result);
    state.operands.push(p.resolve(buffer, ty)?);
    Ok(())
}

pub(super) fn print_to_tensor(p: &mut dyn OpPrinter, op: Op) {
    let buffer = ToTensor(op).buffer(p.body());
    print_cast(p, op, buffer, &[("restrict", name::RESTRICT), ("writable", name::WRITABLE)]);
}

/// Parses `%tensor read_only : tensor to memref`; MLIR before 2025 omits the tensor type.
pub(super) fn parse_to_buffer(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let tensor = p.parse_operand()?;
    if p.eat("read_only") {
        state.unit_attr(p.cx(), name::READ_ONLY);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let first = p.parse_type()?;
    let (from, to) = if p.eat("to") { (first, p.parse_type()?) } else { (tensor_of(p.cx(), first), first) };
    state.results.push(to);
    state.operands.push(p.resolve(tensor, from)?);
    Ok(())
}

pub(super) fn print_to_buffer(p: &mut dyn OpPrinter, op: Op) {
    let tensor = ToBuffer(op).tensor(p.body());
    print_cast(p, op, tensor, &[("read_only", name::READ_ONLY)]);
}

fn print_cast(p: &mut dyn OpPrinter, op: Op, source: Value, flags: &[(&str, NameId)]) {
    p.text(" ");
    p.value(source);
    for &(word, attr_name) in flags {
        if p.attr_of(op, attr_name).is_some() {
            p.text(" ");
            p.text(word);
        }
    }
    let hidden: Vec<NameId> = flags.iter().map(|flag| flag.1).collect();
    p.attr_dict(op, &hidden, false);
    p.text(" : ");
    let (from, to) = (p.body().value_type(source), p.body().value_type(p.body().result(op, 0)));
    p.ty(from);
    p.text(" to ");
    p.ty(to);
}

/// Returns the shape, which is `None` if unranked, and the element type of a tensor or memref type.
fn parts(cx: &Context, ty: TypeId) -> Option<(Option<&[i64]>, TypeId)> {
    match cx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } => Some((Some(&**shape), *element)),
        TypeData::UnrankedMemRef { element, .. } => Some((None, *element)),
        TypeData::Tensor { shape, element, .. } => Some((shape.as_deref(), *element)),
        _ => None,
    }
}

fn verify_match(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    if parts(view.cx, from) == parts(view.cx, to) {
        return Ok(());
    }
    Err("failed to verify that specified tensor and buffer types match".to_string())
}

pub(super) fn verify_to_tensor(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_match(view, op)
}

pub(super) fn verify_to_buffer(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_match(view, op)
}

pub(super) fn verify_clone(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    if parts(view.cx, from).map(|parts| parts.1) == parts(view.cx, to).map(|parts| parts.1) {
        return Ok(());
    }
    Err("failed to verify that all of {input, output} have same element type".to_string())
}

pub(super) fn verify_materialize(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(source), Some(dest)) = (view.operand_type(op, 0), view.operand_type(op, 1)) else {
        return Ok(());
    };
    let result = view.result_types(op).first().copied();
    let is_tensor = matches!(cx.type_data(dest), TypeData::Tensor { .. });
    let flag = |attr_name| view.attr(op, attr_name).is_some();
    if is_tensor {
        if flag(name::RESTRICT) {
            return Err("'restrict' is valid only for memref destinations".to_string());
        }
        if flag(name::WRITABLE) {
            return Err("'writable' is valid only for memref destinations".to_string());
        }
        if result != Some(dest) {
            return Err("result and 'dest' types must match".to_string());
        }
    } else {
        if !matches!(cx.type_data(dest), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }) {
            return Err("'dest' must be a tensor or a memref".to_string());
        }
        if result.is_some() {
            return Err("memref 'dest' implies zero results".to_string());
        }
        if !flag(name::WRITABLE) {
            return Err("'writable' must be specified if 'dest' is a memref".to_string());
        }
    }
    verify_shapes(cx, source, dest)
}

fn verify_shapes(cx: &Context, source: TypeId, dest: TypeId) -> Result<(), String> {
    let (Some((from, from_element)), Some((to, to_element))) = (parts(cx, source), parts(cx, dest)) else {
        return Ok(());
    };
    if from_element != to_element {
        return Err("failed to verify that all of {source, dest} have same element type".to_string());
    }
    let (Some(from), Some(to)) = (from, to) else { return Ok(()) };
    if from.len() != to.len() {
        return Err("rank mismatch between source and destination shape".to_string());
    }
    let dynamic = crate::ir::DYNAMIC;
    match from.iter().zip(to).position(|(&a, &b)| a != b && a != dynamic && b != dynamic) {
        Some(dim) => Err(format!(
            "source/destination shape mismatch at dim {dim}: source has {}, destination has {}",
            from[dim], to[dim]
        )),
        None => Ok(()),
    }
}
