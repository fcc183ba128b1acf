//! Other views of the memory of a buffer: `memref.reinterpret_cast`, `memref.view`, `memref.transpose`, and the
//! metadata of a view.

use crate::dialect::cast_syntax::parse_source_and_result_types;
use crate::dialect::index_list::{
    operand_segments, parse_index_list_attr, print_index_list, verify_index_list,
};
use crate::ir::{
    AffineExpr, AffineMap, AttrData, Context, DYNAMIC, Op, OpParser, OpPrinter, OpState, ParseResult,
    TypeData, TypeId, VerifyCx, name,
};

use super::{ExtractStridedMetadata, is_identity, memory_space, shape};

/// Parses `%memref : type -> base type, index, index, …`.
pub(super) fn parse_metadata(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = p.parse_operand()?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let ty = p.parse_type()?;
    p.expect("->")?;
    state.results = p.comma_list(|p| p.parse_type())?;
    state.operands.push(p.resolve(source, ty)?);
    Ok(())
}

pub(super) fn print_metadata(p: &mut dyn OpPrinter, op: Op) {
    let source = ExtractStridedMetadata(op).source(p.body());
    p.text(" ");
    p.value(source);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let ty = p.body().value_type(source);
    p.ty(ty);
    p.text(" -> ");
    let types: Vec<TypeId> = p.body().results(op).map(|value| p.body().value_type(value)).collect();
    p.types(&types);
}

/// The keywords before the three lists of `memref.reinterpret_cast`, and the attributes with their constants.
const LISTS: [(&str, crate::ir::NameId); 3] =
    [("offset", name::STATIC_OFFSETS), ("sizes", name::STATIC_SIZES), ("strides", name::STATIC_STRIDES)];

/// Parses `%m to offset: [%o], sizes: [4, %n], strides: [%s, 1] : type to type`.
pub(super) fn parse_reinterpret_cast(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = p.parse_operand()?;
    p.expect("to")?;
    let mut operands = Vec::new();
    let mut segments = vec![1];
    for (i, (word, attr_name)) in LISTS.into_iter().enumerate() {
        if i > 0 {
            p.expect(",")?;
        }
        p.expect(word)?;
        p.expect(":")?;
        segments.push(parse_index_list_attr(p, state, attr_name, &mut operands)?);
    }
    p.parse_attr_dict(&mut state.attrs)?;
    parse_source_and_result_types(p, state, source)?;
    for operand in operands {
        let value = p.resolve(operand, TypeId::INDEX)?;
        state.operands.push(value);
    }
    let segments = p.cx().i32_array_attr(&segments);
    state.attr(name::OPERAND_SEGMENT_SIZES, segments);
    Ok(())
}

pub(super) fn print_reinterpret_cast(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.value(operands[0]);
    p.text(" to ");
    let mut dynamic = operands[1..].iter().copied();
    p.list(LISTS, |p, (word, attr_name)| {
        p.text(&format!("{word}: "));
        print_index_list(p, op, attr_name, &mut dynamic);
    });
    p.attr_dict(
        op,
        &[name::STATIC_OFFSETS, name::STATIC_SIZES, name::STATIC_STRIDES, name::OPERAND_SEGMENT_SIZES],
        false,
    );
    p.text(" : ");
    let (from, to) = (p.body().value_type(operands[0]), p.body().value_type(p.body().result(op, 0)));
    p.ty(from);
    p.text(" to ");
    p.ty(to);
}

pub(super) fn verify_reinterpret_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let values = operand_segments(view, op, 1);
    for ((word, attr_name), values) in LISTS.into_iter().zip(values) {
        verify_index_list(view, op, attr_name, values, word)?;
    }
    verify_same_memory(view, op)?;
    let cx = view.cx;
    let Some(&to) = view.result_types(op).first() else { return Ok(()) };
    let list =
        |attr_name| view.attr(op, attr_name).and_then(|attr| cx.dense_array_value(attr)).unwrap_or_default();
    let sizes = shape(cx, to).map(|(shape, _)| shape).unwrap_or_default();
    let fits = |wanted: i64, found: i64| wanted == found || found == DYNAMIC;
    for (i, (&wanted, &found)) in list(name::STATIC_SIZES).iter().zip(sizes).enumerate() {
        if !fits(wanted, found) {
            let (wanted, found) = (shown(wanted), shown(found));
            return Err(format!("expected result type with size = {wanted} instead of {found} in dim = {i}"));
        }
    }
    let Some((strides, offset)) = cx.strides_and_offset(to) else {
        let ty = cx.type_text(to);
        return Err(format!("expected result type to have strided layout but found '{ty}'"));
    };
    let wanted = list(name::STATIC_OFFSETS).first().copied().unwrap_or(DYNAMIC);
    if !fits(wanted, offset) {
        let (wanted, found) = (shown(wanted), shown(offset));
        return Err(format!("expected result type with offset = {wanted} instead of {found}"));
    }
    for (i, (&wanted, &found)) in list(name::STATIC_STRIDES).iter().zip(&strides).enumerate() {
        if !fits(wanted, found) {
            let (wanted, found) = (shown(wanted), shown(found));
            return Err(format!(
                "expected result type with stride = {wanted} instead of {found} in dim = {i}"
            ));
        }
    }
    Ok(())
}

/// Returns the spelling of a size, offset or stride in messages.
fn shown(value: i64) -> String {
    if value == DYNAMIC { "dynamic".to_string() } else { value.to_string() }
}

fn verify_same_memory(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    let differ = |what: &str| {
        let (from, to) = (cx.type_text(from), cx.type_text(to));
        Err(format!("different {what} specified for source type '{from}' and result memref type '{to}'"))
    };
    if memory_space(cx, from) != memory_space(cx, to) {
        return differ("memory spaces");
    }
    if cx.element_type(from) != cx.element_type(to) {
        return differ("element types");
    }
    Ok(())
}

/// Parses `%m (d0, d1) -> (d1, d0) : type to type`.
pub(super) fn parse_transpose(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let source = p.parse_operand()?;
    let map = p.parse_affine_map()?;
    p.parse_attr_dict(&mut state.attrs)?;
    parse_source_and_result_types(p, state, source)?;
    state.attr(name::PERMUTATION, map);
    Ok(())
}

pub(super) fn print_transpose(p: &mut dyn OpPrinter, op: Op) {
    let Some(&source) = p.body().operands(op).first() else { return };
    p.text(" ");
    p.value(source);
    p.text(" ");
    if let Some(AttrData::AffineMap(map)) =
        p.attr_of(op, name::PERMUTATION).map(|attr| p.cx().attr_data(attr))
    {
        let mut text = String::new();
        map.write(&mut text);
        p.text(&text);
    }
    p.attr_dict(op, &[name::PERMUTATION], false);
    p.text(" : ");
    let (from, to) = (p.body().value_type(source), p.body().value_type(p.body().result(op, 0)));
    p.ty(from);
    p.text(" to ");
    p.ty(to);
}

/// Returns the dimensions that a permutation map selects, in order; `None` if it is not a permutation.
pub fn permutation(map: &AffineMap) -> Option<Vec<usize>> {
    let mut seen = vec![false; map.dims as usize];
    let dim = |expr: &AffineExpr| match expr {
        AffineExpr::Dim(dim) => {
            let first = !std::mem::replace(seen.get_mut(*dim as usize)?, true);
            first.then_some(*dim as usize)
        }
        _ => None,
    };
    let dims: Vec<usize> = map.results.iter().map(dim).collect::<Option<_>>()?;
    (map.symbols == 0 && dims.len() == map.dims as usize).then_some(dims)
}

/// Returns the permutation of a `memref.transpose`.
pub fn transpose_permutation(view: &Context, attrs: crate::ir::DictId) -> Option<Vec<usize>> {
    match view.attr_data(view.dict_get(attrs, name::PERMUTATION)?) {
        AttrData::AffineMap(map) => permutation(map),
        _ => None,
    }
}

pub(super) fn verify_transpose(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let dims = transpose_permutation(cx, view.body.attrs(op))
        .ok_or_else(|| "expected a permutation map".to_string())?;
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    let (Some((from_shape, _)), Some((strides, offset))) = (shape(cx, from), cx.strides_and_offset(from))
    else {
        return Ok(());
    };
    if dims.len() != from_shape.len() {
        return Err("expected a permutation map of same rank as the input".to_string());
    }
    let wanted_shape = dims.iter().map(|&dim| from_shape[dim]);
    let wanted_strides: Vec<i64> = dims.iter().map(|&dim| strides[dim]).collect();
    let fits = shape(cx, to).is_some_and(|(shape, _)| wanted_shape.eq(shape.iter().copied()))
        && cx.element_type(from) == cx.element_type(to)
        && memory_space(cx, from) == memory_space(cx, to)
        && cx.strides_and_offset(to) == Some((wanted_strides, offset));
    if fits {
        return Ok(());
    }
    Err(format!(
        "result type '{}' is not equivalent to the canonical transposed input type",
        cx.type_text(to)
    ))
}

pub(super) fn verify_view(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    for (what, ty) in [("base", from), ("result", to)] {
        if !is_identity(cx, ty) {
            return Err(format!("unsupported map for {what} memref type '{}'", cx.type_text(ty)));
        }
    }
    if memory_space(cx, from) != memory_space(cx, to) {
        return Err(format!(
            "different memory spaces specified for base memref type '{}' and view memref type '{}'",
            cx.type_text(from),
            cx.type_text(to)
        ));
    }
    let dynamic = match cx.type_data(to) {
        TypeData::MemRef { shape, .. } => shape.iter().filter(|&&size| size == DYNAMIC).count(),
        _ => 0,
    };
    if view.body.operands(op).len() != dynamic + 2 {
        return Err(format!("incorrect number of size operands for type '{}'", cx.type_text(to)));
    }
    Ok(())
}
