//! Attributes of constants. The attribute of an integer constant may differ in width from its result, as in
//! `llvm.mlir.constant(true) : i8`. An `i1` or an unsigned integer is then zero-extended, any other integer
//! sign-extended. [`retype`] rewrites all constants of a module in their own types, so that later stages need not
//! implement this rule.

use rustc_hash::FxHashMap;

use crate::ir::spelling::{sign_extend, unsigned};
use crate::ir::verify::VerifyCx;
use crate::ir::{
    AttrData, AttrId, BodyId, Context, DenseData, Module, Op, Region, Signedness, TypeData, TypeId, name,
};

use super::arith::CONSTANT;
use super::global::GLOBAL;

/// Rejects an attribute whose numbers are of another kind than those of the result.
pub(super) fn verify(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(attr) = view.attr(op, name::VALUE) else { return Ok(()) };
    check_kind(view.cx, view.result_types(op)[0], attr)
}

/// Rejects an attribute that cannot initialise a type.
pub(super) fn check_kind(cx: &Context, ty: TypeId, attr: AttrId) -> Result<(), String> {
    let number = scalar_type(cx, ty);
    let (from, is_float) = match cx.attr_data(attr) {
        AttrData::Integer { ty, .. } | AttrData::WideInteger { ty, .. } => (*ty, false),
        AttrData::Float { ty, .. } => (*ty, true),
        AttrData::DenseElements { ty, .. } | AttrData::Sparse { ty, .. } => {
            let element = scalar_type(cx, *ty);
            (element, cx.float_kind(element).is_some())
        }
        _ => return Ok(()),
    };
    match (cx.float_kind(from), cx.float_kind(number)) {
        (None, Some(_)) if !is_float => Err("expected integer type".to_string()),
        (Some(from), Some(to)) if from != to => {
            Err("attribute and type have different float semantics".to_string())
        }
        _ => Ok(()),
    }
}

/// Rewrites the constants of a module, and the values of its globals, as attributes of their own types.
pub fn retype(module: &mut Module) {
    // The attributes that are already rewritten: resources are large, and several operations may share one.
    let mut known: FxHashMap<(TypeId, AttrId), AttrId> = FxHashMap::default();
    let bodies: Vec<BodyId> = (0..module.bodies().count()).map(BodyId::new).collect();
    for id in bodies {
        let (cx, body) = module.split(id);
        for block in body.region_blocks(Region::ROOT).to_vec() {
            for index in 0..body.block_ops(block).len() {
                let op = body.block_ops(block)[index];
                let ty = match body.name(op) {
                    CONSTANT => Some(body.value_type(body.result(op, 0))),
                    GLOBAL => cx.dict_get(body.attrs(op), name::GLOBAL_TYPE).and_then(|ty| cx.type_value(ty)),
                    _ => None,
                };
                let Some((ty, attr)) = ty.zip(cx.dict_get(body.attrs(op), name::VALUE)) else { continue };
                let own = *known.entry((ty, attr)).or_insert_with(|| retyped(cx, ty, attr));
                if own != attr {
                    let attrs = cx.dict_with(body.attrs(op), name::VALUE, own);
                    body.set_attrs(op, attrs);
                }
            }
        }
    }
}

/// Returns the attribute of a constant of type `ty` with the value of `attr`.
fn retyped(cx: &mut Context, ty: TypeId, attr: AttrId) -> AttrId {
    match cx.attr_data(attr) {
        AttrData::Integer { ty: from, value } if is_rewritten(cx, *from, ty) => {
            let bytes = resized(&value.to_le_bytes(), format(cx, *from), width(cx, ty));
            number(cx, ty, &bytes)
        }
        AttrData::WideInteger { ty: from, bytes } if is_rewritten(cx, *from, ty) => {
            let bytes = resized(bytes, format(cx, *from), width(cx, ty));
            number(cx, ty, &bytes)
        }
        AttrData::DenseElements { ty: shaped, data }
            if is_rewritten(cx, cx.element_type(*shaped), scalar_type(cx, ty)) =>
        {
            let (shaped, to) = (*shaped, scalar_type(cx, ty));
            let data = resized_elements(data, format(cx, cx.element_type(shaped)), width(cx, to));
            let ty = with_element(cx, shaped, to);
            cx.attr(AttrData::DenseElements { ty, data })
        }
        &AttrData::Sparse { ty: shaped, indices, values }
            if is_rewritten(cx, cx.element_type(shaped), scalar_type(cx, ty)) =>
        {
            let to = scalar_type(cx, ty);
            let (ty, values) = (with_element(cx, shaped, to), retyped(cx, to, values));
            cx.attr(AttrData::Sparse { ty, indices, values })
        }
        &AttrData::DenseResource { ty: shaped, key } => match cx.resource_elements(key, shaped) {
            Ok(elements) => {
                let data = DenseData::Elements(elements);
                let elements = cx.attr(AttrData::DenseElements { ty: shaped, data });
                retyped(cx, ty, elements)
            }
            Err(_) => attr,
        },
        AttrData::Array(list) => {
            let parts = list.clone();
            let parts = parts.iter().enumerate();
            let parts: Vec<AttrId> = parts
                .map(|(index, &part)| part_type(cx, ty, index).map_or(part, |ty| retyped(cx, ty, part)))
                .collect();
            cx.attr(AttrData::Array(parts.into()))
        }
        _ => attr,
    }
}

/// Returns the type of the scalars of an array, a vector or a tensor.
fn scalar_type(cx: &Context, ty: TypeId) -> TypeId {
    match cx.type_data(ty) {
        TypeData::Array { element, .. } => scalar_type(cx, *element),
        _ => cx.element_type(ty),
    }
}

/// Returns the type of the part of a constant at `index`.
pub fn part_type(cx: &Context, ty: TypeId, index: usize) -> Option<TypeId> {
    match cx.type_data(ty) {
        TypeData::Array { element, .. } | TypeData::Vector { element, .. } => Some(*element),
        _ => cx.struct_fields(ty)?.0.get(index).copied(),
    }
}

/// Returns true if integers of type `from` are rewritten as integers of type `to`. An `index` is equivalent to an
/// `i64`.
fn is_rewritten(cx: &Context, from: TypeId, to: TypeId) -> bool {
    let is_integer = matches!(cx.type_data(from), TypeData::Integer { .. } | TypeData::Index);
    from != to && is_integer && cx.int_width(to).is_some() && (from, to) != (TypeId::INDEX, TypeId::I64)
}

/// Returns the width of an integer type, and true if its integers are sign-extended.
fn format(cx: &Context, ty: TypeId) -> (u32, bool) {
    match cx.type_data(ty) {
        TypeData::Integer { width, sign } => (*width, *width > 1 && *sign != Signedness::Unsigned),
        _ => (64, true),
    }
}

fn width(cx: &Context, ty: TypeId) -> u32 {
    cx.int_width(ty).unwrap_or(0)
}

/// Resizes an integer to another width, as little-endian bytes with the bits above its width clear.
fn resized(bytes: &[u8], (from, is_signed): (u32, bool), to: u32) -> Vec<u8> {
    let bit = |at: u32| bytes.get(at as usize / 8).is_some_and(|byte| byte >> (at % 8) & 1 == 1);
    let sign = is_signed && from > 0 && bit(from - 1);
    let mut out = vec![0; to.div_ceil(8) as usize];
    for at in 0..to {
        let is_set = if at < from { bit(at) } else { sign };
        out[at as usize / 8] |= u8::from(is_set) << (at % 8);
    }
    out
}

fn resized_elements(data: &DenseData, from: (u32, bool), to: u32) -> DenseData {
    let size = from.0.div_ceil(8).max(1) as usize;
    let all = |bytes: &[u8]| bytes.chunks(size).flat_map(|element| resized(element, from, to)).collect();
    match data {
        DenseData::Splat(bytes) => DenseData::Splat(all(bytes)),
        DenseData::Elements(bytes) => DenseData::Elements(all(bytes)),
    }
}

/// Returns the attribute of an integer with these bytes.
fn number(cx: &mut Context, ty: TypeId, bytes: &[u8]) -> AttrId {
    match width(cx, ty) {
        width if width <= 128 => cx.int_attr(ty, sign_extend(unsigned(bytes), width)),
        _ => cx.attr(AttrData::WideInteger { ty, bytes: bytes.into() }),
    }
}

/// Returns a shaped type with another element type.
fn with_element(cx: &mut Context, ty: TypeId, element: TypeId) -> TypeId {
    let mut data = cx.type_data(ty).clone();
    if let TypeData::Vector { element: old, .. } | TypeData::Tensor { element: old, .. } = &mut data {
        *old = element;
    }
    cx.ty(data)
}
