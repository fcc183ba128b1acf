//! `vector.transfer_read` and `vector.transfer_write`: slices of buffers as vectors, with dimensions permuted.

use crate::ir::{
    AffineExpr, AffineMap, AttrData, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeData,
    TypeId, Value, VerifyCx, name,
};

use super::types::{
    bits, buffer, dimension, element, is_minor_identity, is_projected_permutation, map_value, minor_identity,
    vector, vector_text,
};

/// The parsed parts of a transfer before its types.
struct Written {
    indices: Vec<Operand>,
    mask: Option<Operand>,
    /// The byte offset of the types.
    offset: usize,
}

/// Parses `%base[%i, …], %padding, %mask {…} : base, vector`.
pub(super) fn parse_transfer_read(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let base = p.parse_operand()?;
    let indices = parse_indices(p)?;
    p.expect(",")?;
    let padding = p.parse_operand()?;
    let written = parse_rest(p, state, indices)?;
    let buffer_type = p.parse_type()?;
    p.expect(",")?;
    let ty = p.parse_type()?;
    let map = complete_attrs(p, state, &written, buffer_type, ty)?;
    let padding_type = p.cx().element_type(buffer_type);
    state.operands.push(p.resolve(base, buffer_type)?);
    resolve_indices(p, state, &written)?;
    state.operands.push(p.resolve(padding, padding_type)?);
    resolve_mask(p, state, &written, &map, ty)?;
    segments(p, state, &[1, written.indices.len(), 1, usize::from(written.mask.is_some())]);
    state.results.push(ty);
    Ok(())
}

/// Parses `%vector, %base[%i, …], %mask {…} : vector, base`.
pub(super) fn parse_transfer_write(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let value = p.parse_operand()?;
    p.expect(",")?;
    let base = p.parse_operand()?;
    let indices = parse_indices(p)?;
    let written = parse_rest(p, state, indices)?;
    let ty = p.parse_type()?;
    p.expect(",")?;
    let buffer_type = p.parse_type()?;
    let map = complete_attrs(p, state, &written, buffer_type, ty)?;
    state.operands = vec![p.resolve(value, ty)?, p.resolve(base, buffer_type)?];
    resolve_indices(p, state, &written)?;
    resolve_mask(p, state, &written, &map, ty)?;
    segments(p, state, &[1, 1, written.indices.len(), usize::from(written.mask.is_some())]);
    if matches!(p.cx().type_data(buffer_type), TypeData::Tensor { .. }) {
        state.results.push(buffer_type);
    }
    Ok(())
}

fn parse_indices(p: &mut dyn OpParser) -> ParseResult<Vec<Operand>> {
    p.expect("[")?;
    p.comma_list_until("]", |p| p.parse_operand())
}

/// Parses the mask, the attributes and the colon before the types.
fn parse_rest(p: &mut dyn OpParser, state: &mut OpState, indices: Vec<Operand>) -> ParseResult<Written> {
    let mask = if p.eat(",") { Some(p.parse_operand()?) } else { None };
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    Ok(Written { indices, mask, offset: p.offset() })
}

/// Adds the permutation map and `in_bounds` if they are not written, and returns the map.
fn complete_attrs(
    p: &mut dyn OpParser,
    state: &mut OpState,
    written: &Written,
    buffer_type: TypeId,
    ty: TypeId,
) -> ParseResult<AffineMap> {
    let cx = p.cx();
    let Some(rank) = buffer(cx, buffer_type).map(|(shape, _)| shape.len()) else {
        return Err(p.error(written.offset, "requires memref or ranked tensor type".to_string()));
    };
    let Some(shape) = vector(cx, ty).map(|vector| vector.shape.to_vec()) else {
        return Err(p.error(written.offset, "requires vector type".to_string()));
    };
    let given = state.attrs.iter().find(|attr| attr.0 == name::PERMUTATION_MAP);
    let map = match given.map(|attr| map_value(cx, attr.1)) {
        Some(Some(map)) => map.clone(),
        Some(None) => {
            return Err(p.error(written.offset, "expected 'permutation_map' to be an affine map".to_string()));
        }
        None => {
            let inner = vector(cx, cx.element_type(buffer_type)).map_or(0, |vector| vector.rank());
            let map = assumed_map(rank, &shape, inner);
            let attr = cx.attr(AttrData::AffineMap(map.clone()));
            state.attr(name::PERMUTATION_MAP, attr);
            map
        }
    };
    if !state.attrs.iter().any(|attr| attr.0 == name::IN_BOUNDS) {
        let no = p.cx().int_attr(TypeId::I1, 0);
        let all = p.cx().attr(AttrData::Array(vec![no; map.results.len()].into()));
        state.attr(name::IN_BOUNDS, all);
    }
    Ok(map)
}

/// Returns the default map of a transfer: the last dimensions in order. A vector of one element stands for the element
/// of a buffer without dimensions.
fn assumed_map(rank: usize, shape: &[i64], inner_rank: usize) -> AffineMap {
    if rank == 0 && shape == [1] {
        return AffineMap { dims: 0, symbols: 0, results: [AffineExpr::Constant(0)].into() };
    }
    minor_identity(rank, shape.len().saturating_sub(inner_rank))
}

fn resolve_indices(p: &mut dyn OpParser, state: &mut OpState, written: &Written) -> ParseResult {
    for &index in &written.indices {
        let value = p.resolve(index, TypeId::INDEX)?;
        state.operands.push(value);
    }
    Ok(())
}

/// Resolves the mask, whose type is not written: it follows from the map and the vector.
fn resolve_mask(
    p: &mut dyn OpParser,
    state: &mut OpState,
    written: &Written,
    map: &AffineMap,
    ty: TypeId,
) -> ParseResult {
    let Some(mask) = written.mask else { return Ok(()) };
    let cx = p.cx();
    let shape = vector(cx, ty).and_then(|vector| mask_shape(map, vector.shape, vector.scalable));
    let Some((shape, scalable)) = shape else {
        let message = "expected the same rank for the vector and the results of the permutation map";
        return Err(p.error(written.offset, message.to_string()));
    };
    let mask_type = super::types::vector_type(cx, &shape, &scalable, TypeId::I1);
    let mask = p.resolve(mask, mask_type)?;
    state.operands.push(mask);
    Ok(())
}

fn segments(p: &mut dyn OpParser, state: &mut OpState, sizes: &[usize]) {
    let sizes: Vec<i64> = sizes.iter().map(|&size| size as i64).collect();
    let attr = p.cx().i32_array_attr(&sizes);
    state.attr(name::OPERAND_SEGMENT_SIZES, attr);
}

/// Returns the shape of the mask of a transfer: the vector's dimensions in the order of the buffer's, without broadcast
/// dimensions. `None` if the map does not match the vector.
pub fn mask_shape(map: &AffineMap, shape: &[i64], scalable: &[bool]) -> Option<(Vec<i64>, Vec<bool>)> {
    if map.results.len() != shape.len() {
        return None;
    }
    let mut used: Vec<(usize, usize)> =
        map.results.iter().enumerate().filter_map(|(i, expr)| Some((dimension(expr)?, i))).collect();
    used.sort_unstable();
    if used.is_empty() {
        // A mask has at least one dimension.
        return Some((vec![1], vec![false]));
    }
    Some((used.iter().map(|&(_, i)| shape[i]).collect(), used.iter().map(|&(_, i)| scalable[i]).collect()))
}

pub(super) fn print_transfer_read(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let [base, rest @ ..] = operands.as_slice() else { return };
    let (padding_and_mask, indices) = split_tail(p, op, rest, 1);
    p.text(" ");
    print_base(p, *base, indices);
    for &value in padding_and_mask {
        p.text(", ");
        p.value(value);
    }
    print_attrs(p, op);
    let types = [p.body().value_type(*base), p.body().value_type(p.body().result(op, 0))];
    print_types(p, &types);
}

pub(super) fn print_transfer_write(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let [value, base, rest @ ..] = operands.as_slice() else { return };
    let (mask, indices) = split_tail(p, op, rest, 0);
    p.text(" ");
    p.value(*value);
    p.text(", ");
    print_base(p, *base, indices);
    for &value in mask {
        p.text(", ");
        p.value(value);
    }
    print_attrs(p, op);
    let types = p.body().value_types(&[*value, *base]);
    print_types(p, &types);
}

/// Returns the last operands, which are `fixed` operands and an optional mask, and the indices before them.
fn split_tail<'a>(p: &dyn OpPrinter, op: Op, rest: &'a [Value], fixed: usize) -> (&'a [Value], &'a [Value]) {
    let sizes = p.attr_of(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| p.cx().dense_array_value(attr));
    let (indices, tail) = rest.split_at(rest.len().saturating_sub(fixed + usize::from(has_mask(sizes))));
    (tail, indices)
}

fn print_base(p: &mut dyn OpPrinter, base: Value, indices: &[Value]) {
    p.value(base);
    p.text("[");
    p.values(indices);
    p.text("]");
}

fn print_types(p: &mut dyn OpPrinter, types: &[TypeId]) {
    p.text(" : ");
    p.types(types);
}

/// Prints the attributes that differ from their defaults.
fn print_attrs(p: &mut dyn OpPrinter, op: Op) {
    let mut hidden = vec![name::OPERAND_SEGMENT_SIZES];
    let map = p.attr_of(op, name::PERMUTATION_MAP).and_then(|attr| map_value(p.cx(), attr));
    if map.is_some_and(is_minor_identity) {
        hidden.push(name::PERMUTATION_MAP);
    }
    let bounds = p.attr_of(op, name::IN_BOUNDS).map(|attr| p.cx().attr_data(attr));
    let none = |items: &[crate::ir::AttrId]| items.iter().all(|&item| p.cx().int_value(item) == Some(0));
    if matches!(bounds, Some(AttrData::Array(items)) if none(items)) {
        hidden.push(name::IN_BOUNDS);
    }
    p.attr_dict(op, &hidden, false);
}

/// A transfer that is being verified.
struct Transfer<'a> {
    map: &'a AffineMap,
    buffer_type: TypeId,
    shape: &'a [i64],
    element: TypeId,
    ty: TypeId,
    indices: usize,
    mask: Option<TypeId>,
}

/// Returns the shape of the mask under which a transfer can run.
pub(super) fn mask_shape_of(view: &VerifyCx, op: Op) -> Option<(Vec<i64>, Vec<bool>)> {
    let map = view.attr(op, name::PERMUTATION_MAP).and_then(|attr| map_value(view.cx, attr))?;
    let ty = match view.body.name(op) {
        super::TRANSFER_READ => *view.result_types(op).first()?,
        _ => view.operand_type(op, 0)?,
    };
    let ty = vector(view.cx, ty)?;
    mask_shape(map, ty.shape, ty.scalable)
}

/// Collects the parts that both transfers have. The buffer is operand `base`, and `fixed` operands are between the
/// indices and the mask.
fn transfer<'a>(
    view: &VerifyCx<'a>,
    op: Op,
    base: usize,
    fixed: usize,
    ty: TypeId,
) -> Result<Transfer<'a>, String> {
    let cx = view.cx;
    let map = view.attr(op, name::PERMUTATION_MAP).and_then(|attr| map_value(cx, attr));
    let map = map.ok_or("attribute 'permutation_map' failed to satisfy constraint: AffineMap attribute")?;
    let Some(buffer_type) = view.operand_type(op, base) else { return Err("requires a source".to_string()) };
    let Some((shape, element)) = buffer(cx, buffer_type) else {
        return Err("requires source to be a memref or ranked tensor type".to_string());
    };
    let operands = view.body.operands(op);
    let sizes = view.attr(op, name::OPERAND_SEGMENT_SIZES);
    let has_mask = has_mask(sizes.and_then(|sizes| cx.dense_array_value(sizes)));
    let mask = operands.last().filter(|_| has_mask).map(|&value| view.body.value_type(value));
    let indices = operands.len() - base - 1 - fixed - usize::from(has_mask);
    Ok(Transfer { map, buffer_type, shape, element, ty, indices, mask })
}

/// Returns true if the operands of a transfer end with a mask. Without segment sizes, they do not.
pub fn has_mask(segment_sizes: Option<&[i64]>) -> bool {
    segment_sizes.and_then(|sizes| sizes.get(3)).is_some_and(|&size| size > 0)
}

pub(super) fn verify_transfer_read(view: &VerifyCx, op: Op) -> Result<(), String> {
    let &[ty] = view.result_types(op).as_slice() else { return Ok(()) };
    let transfer = transfer(view, op, 0, 1, ty)?;
    verify_transfer(view, op, &transfer)?;
    let padding = view.operand_type(op, 1 + transfer.indices);
    if padding == Some(transfer.element) {
        return Ok(());
    }
    Err(if vector(view.cx, transfer.element).is_some() {
        "requires source element type and padding type to match."
    } else {
        "requires formal padding and source of the same elemental type"
    }
    .to_string())
}

pub(super) fn verify_transfer_write(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(ty) = view.operand_type(op, 0) else { return Ok(()) };
    let transfer = transfer(view, op, 1, 0, ty)?;
    if transfer.map.results.iter().any(|expr| expr.constant().is_some()) {
        return Err("should not have broadcast dimensions".to_string());
    }
    verify_transfer(view, op, &transfer)?;
    match view.result_types(op).first() {
        Some(&result) if result != transfer.buffer_type => {
            Err("expected type of operand #1 to match type of corresponding result".to_string())
        }
        _ => Ok(()),
    }
}

fn verify_transfer(view: &VerifyCx, op: Op, transfer: &Transfer) -> Result<(), String> {
    if transfer.indices != transfer.shape.len() {
        return Err(format!("requires {} indices", transfer.shape.len()));
    }
    verify_elements(view, transfer)?;
    let map = transfer.map;
    if map.symbols != 0 {
        return Err("requires permutation_map without symbols".to_string());
    }
    if map.dims as usize != transfer.shape.len() {
        return Err(
            "requires a permutation_map with input dims of the same rank as the source type".to_string()
        );
    }
    verify_permutation(map)?;
    verify_mask_type(view, transfer)?;
    verify_in_bounds(view, op, map)
}

/// Returns the width in bits of the last dimension of a vector.
fn row_bits(view: &VerifyCx, ty: TypeId) -> Option<i64> {
    let ty = vector(view.cx, ty)?;
    Some(bits(view.cx, ty.element)?.saturating_mul(ty.shape.last().copied().unwrap_or(1)))
}

fn verify_elements(view: &VerifyCx, transfer: &Transfer) -> Result<(), String> {
    const RANK: &str = "requires a permutation_map with result dims of the same rank as the vector type";
    let cx = view.cx;
    let rank = vector(cx, transfer.ty).map_or(0, |vector| vector.rank());
    let inner = vector(cx, transfer.element);
    let unit = if inner.is_some() { row_bits(view, transfer.element) } else { bits(cx, transfer.element) };
    if let (Some(row), Some(unit)) = (row_bits(view, transfer.ty), unit)
        && row.checked_rem(unit) != Some(0)
    {
        let of = if inner.is_some() { "minor 1-D vector of the source" } else { "source element type" };
        return Err(format!(
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the {of}"
        ));
    }
    if unit.is_none() && element(cx, transfer.ty) != element(cx, transfer.element) {
        return Err("requires source and vector of the same elemental type".to_string());
    }
    let inner_rank = inner.map_or(0, |inner| inner.rank());
    if inner_rank > rank {
        return Err("requires source vector element and vector result ranks to match.".to_string());
    }
    if transfer.map.results.len() != rank - inner_rank {
        return Err(RANK.to_string());
    }
    if inner.is_some() && transfer.mask.is_some() {
        return Err("does not support masks with vector element type".to_string());
    }
    Ok(())
}

fn verify_permutation(map: &AffineMap) -> Result<(), String> {
    let known = |expr: &AffineExpr| matches!(expr, AffineExpr::Dim(_) | AffineExpr::Constant(0));
    if !map.results.iter().all(known) {
        return Err(
            "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                    result)"
                .to_string(),
        );
    }
    if !is_projected_permutation(map, true) {
        return Err("requires a permutation_map that is a permutation (found one dim used more than once)"
            .to_string());
    }
    Ok(())
}

fn verify_mask_type(view: &VerifyCx, transfer: &Transfer) -> Result<(), String> {
    let cx = view.cx;
    let (Some(mask), Some(ty)) = (transfer.mask, vector(cx, transfer.ty)) else { return Ok(()) };
    let (Some(found), Some((shape, scalable))) =
        (vector(cx, mask), mask_shape(transfer.map, ty.shape, ty.scalable))
    else {
        return Ok(());
    };
    if found.shape == shape && found.scalable == scalable {
        return Ok(());
    }
    let inferred = vector_text(cx, &shape, &scalable, TypeId::I1);
    Err(format!(
        "inferred mask type ('{inferred}') and mask operand type ('{}') don't match",
        cx.type_text(mask)
    ))
}

fn verify_in_bounds(view: &VerifyCx, op: Op, map: &AffineMap) -> Result<(), String> {
    let bounds = view.attr(op, name::IN_BOUNDS).map(|attr| view.cx.attr_data(attr));
    let Some(AttrData::Array(items)) = bounds else { return Ok(()) };
    let is_bool = |&item: &crate::ir::AttrId| view.cx.attr_type(item) == Some(TypeId::I1);
    if !items.iter().all(is_bool) {
        return Err(
            "attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute".to_string()
        );
    }
    if items.len() == map.results.len() {
        return Ok(());
    }
    let mut text = String::new();
    map.write(&mut text);
    Err(format!(
        "expects the in_bounds attr of same rank as permutation_map results: affine_map<{text}> vs inBounds of size: {}",
        items.len()
    ))
}
