//! Size and alignment of LLVM dialect types in memory.
//!
//! The rules are those of LLVM's data layout for 64-bit targets: a structure's fields are aligned each to its
//! own alignment, arrays have no padding of their own, integers are stored in the next power of two bytes.

use crate::ir::{Context, FloatKind, TypeData, TypeId};
use crate::target::DataLayout;

/// Size in bytes, padded to the alignment: the distance of array elements.
pub fn size_of(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    let size = store_size(cx, layout, ty)?;
    Some(size.next_multiple_of(align_of(cx, layout, ty)?))
}

/// ABI alignment in bytes.
pub fn align_of(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    Some(match cx.type_data(ty) {
        TypeData::Integer { width, .. } => layout.int_align(*width),
        TypeData::Float(kind) => layout.float_align(kind.bits()),
        TypeData::Pointer { .. } => layout.pointer_bytes(),
        TypeData::Array { element, .. } => align_of(cx, layout, *element)?,
        TypeData::Vector { .. } => layout.vector_align(store_size(cx, layout, ty)?),
        _ => {
            let (fields, packed) = cx.struct_fields(ty)?;
            let mut aligns = fields.iter().map(|&field| align_of(cx, layout, field));
            let align = aligns.try_fold(1, |all, align| Some(all.max(align?)))?;
            if packed { 1 } else { align }
        }
    })
}

/// Bytes that a store of the type writes.
pub fn store_size(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    Some(match cx.type_data(ty) {
        TypeData::Integer { width, .. } => u64::from(*width).div_ceil(8),
        TypeData::Float(FloatKind::F80) => 10,
        TypeData::Float(kind) => u64::from(kind.bits()) / 8,
        TypeData::Pointer { .. } => layout.pointer_bytes(),
        TypeData::Array { len, element } => size_of(cx, layout, *element)?.checked_mul(*len)?,
        TypeData::Vector { shape, element, .. } => {
            let lanes: u64 = shape.iter().map(|&size| size as u64).product();
            (lane_bits(cx, layout, *element)? * lanes).div_ceil(8)
        }
        _ => {
            let (fields, packed) = cx.struct_fields(ty)?;
            let end = fields
                .iter()
                .try_fold(0, |offset, &field| place(cx, layout, offset, field, packed).map(|at| at.1))?;
            end.next_multiple_of(align_of(cx, layout, ty)?)
        }
    })
}

fn lane_bits(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => Some((*width).into()),
        TypeData::Float(kind) => Some(kind.bits().into()),
        TypeData::Pointer { .. } => Some(layout.pointer_bytes() * 8),
        _ => None,
    }
}

/// Offset of a field that follows `end`, and where it ends.
fn place(cx: &Context, layout: &DataLayout, end: u64, field: TypeId, packed: bool) -> Option<(u64, u64)> {
    let align = if packed { 1 } else { align_of(cx, layout, field)? };
    let offset = end.next_multiple_of(align);
    Some((offset, offset.checked_add(size_of(cx, layout, field)?)?))
}

/// Offset in bytes of field or element number `index` of a structure or array.
pub fn part_offset(cx: &Context, layout: &DataLayout, ty: TypeId, index: u64) -> Option<u64> {
    if let TypeData::Array { element, .. } = cx.type_data(ty) {
        return size_of(cx, layout, *element)?.checked_mul(index);
    }
    let (fields, packed) = cx.struct_fields(ty)?;
    let mut at = (0, 0);
    for &field in fields.get(..=index as usize)? {
        at = place(cx, layout, at.1, field, packed)?;
    }
    Some(at.0)
}
