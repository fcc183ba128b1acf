//! Size and alignment of LLVM dialect types in memory.
//!
//! The rules are those of LLVM's data layout for 64-bit targets: each field of a structure is aligned to its own
//! alignment, arrays have no padding of their own, and integers occupy the next power of two bytes.

use crate::ir::{Context, FloatKind, TypeData, TypeId};
use crate::target::DataLayout;

/// Returns the size in bytes, padded to the alignment: the distance of array elements.
pub fn size_of(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    measure(cx, layout, ty, None)?.size()
}

/// Returns the ABI alignment in bytes.
pub fn align_of(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    Some(measure(cx, layout, ty, None)?.align)
}

/// Returns the number of bytes that a store of the type writes.
pub fn store_size(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    Some(measure(cx, layout, ty, None)?.store_size)
}

/// The size and alignment of a type in memory.
#[derive(Clone, Copy)]
struct Measure {
    /// The number of bytes that a store writes.
    store_size: u64,
    align: u64,
}

impl Measure {
    /// Returns the distance of array elements in bytes.
    fn size(self) -> Option<u64> {
        self.store_size.checked_next_multiple_of(self.align)
    }
}

/// A list of the identified structures that are being measured, from the innermost outwards.
struct Open<'a> {
    structure: TypeId,
    outer: Option<&'a Open<'a>>,
}

/// Measures a type and visits each part once; `None` for types without a size, such as a structure that contains
/// itself.
fn measure(cx: &Context, layout: &DataLayout, ty: TypeId, open: Option<&Open>) -> Option<Measure> {
    let same = |bytes, align| Some(Measure { store_size: bytes, align });
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => same(u64::from(*width).div_ceil(8), layout.int_align(*width)),
        TypeData::Float(FloatKind::F80) => same(10, layout.float_align(80)),
        TypeData::Float(kind) => same(u64::from(kind.bits()) / 8, layout.float_align(kind.bits())),
        TypeData::Pointer { .. } => same(layout.pointer_bytes(), layout.pointer_bytes()),
        TypeData::Array { len, element } => {
            let element = measure(cx, layout, *element, open)?;
            same(element.size()?.checked_mul(*len)?, element.align)
        }
        TypeData::Vector { shape, element, .. } => {
            let bits = lane_bits(cx, layout, *element)?;
            let bits = shape.iter().try_fold(bits, |bits, &size| bits.checked_mul(size as u64))?;
            same(bits.div_ceil(8), layout.vector_align(bits.div_ceil(8)))
        }
        _ => measure_structure(cx, layout, ty, open),
    }
}

fn measure_structure(cx: &Context, layout: &DataLayout, ty: TypeId, open: Option<&Open>) -> Option<Measure> {
    let (fields, packed) = cx.struct_fields(ty)?;
    if std::iter::successors(open, |open| open.outer).any(|open| open.structure == ty) {
        return None;
    }
    let is_identified = matches!(cx.type_data(ty), TypeData::NamedStruct { .. });
    let here = Open { structure: ty, outer: open };
    let open = if is_identified { Some(&here) } else { open };
    let (mut end, mut align) = (0, 1);
    for &field in fields {
        let field = measure(cx, layout, field, open)?;
        end = place(end, field, packed)?.1;
        align = field.align.max(align);
    }
    let align = if packed { 1 } else { align };
    Some(Measure { store_size: end.checked_next_multiple_of(align)?, align })
}

fn lane_bits(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<u64> {
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => Some((*width).into()),
        TypeData::Float(kind) => Some(kind.bits().into()),
        TypeData::Pointer { .. } => Some(layout.pointer_bytes() * 8),
        _ => None,
    }
}

/// Returns the offset of a field after the offset `end`, and the end of the field.
fn place(end: u64, field: Measure, packed: bool) -> Option<(u64, u64)> {
    let offset = end.checked_next_multiple_of(if packed { 1 } else { field.align })?;
    Some((offset, offset.checked_add(field.size()?)?))
}

/// Returns the offsets in bytes of the fields of a structure.
pub fn field_offsets(cx: &Context, layout: &DataLayout, ty: TypeId) -> Option<Vec<u64>> {
    offsets(cx, layout, ty)?.collect()
}

/// Returns the offset in bytes of the field or element `index` of a structure or array.
pub fn part_offset(cx: &Context, layout: &DataLayout, ty: TypeId, index: u64) -> Option<u64> {
    if let TypeData::Array { element, .. } = cx.type_data(ty) {
        return size_of(cx, layout, *element)?.checked_mul(index);
    }
    offsets(cx, layout, ty)?.nth(usize::try_from(index).ok()?)?
}

/// The offsets in bytes of the fields of a structure; `None` from a field without a size on.
fn offsets<'a>(
    cx: &'a Context,
    layout: &'a DataLayout,
    ty: TypeId,
) -> Option<impl Iterator<Item = Option<u64>> + 'a> {
    let (fields, packed) = cx.struct_fields(ty)?;
    let mut end = Some(0);
    Some(fields.iter().map(move |&field| {
        let (offset, after) = place(end.take()?, measure(cx, layout, field, None)?, packed)?;
        end = Some(after);
        Some(offset)
    }))
}
