//! The types of buffers.

use crate::dialect::memref::subview::Strided;
use crate::ir::strides::identity_strides;
use crate::ir::{AttrData, Context, DYNAMIC, TypeData, TypeId};

/// Returns the memref type with the identity layout for a tensor type.
///
/// # Errors
/// Fails if the tensor has an encoding.
pub(super) fn buffer_type(cx: &mut Context, tensor: TypeId) -> Result<TypeId, String> {
    let data = match cx.type_data(tensor) {
        TypeData::Tensor { encoding: Some(_), .. } => {
            return Err(format!("the encoding of '{}' needs a sparse compiler", cx.type_text(tensor)));
        }
        TypeData::Tensor { shape: Some(shape), element, .. } => {
            TypeData::MemRef { shape: shape.clone(), element: *element, layout: None, space: None }
        }
        TypeData::Tensor { shape: None, element, .. } => {
            TypeData::UnrankedMemRef { element: *element, space: None }
        }
        _ => return Ok(tensor),
    };
    Ok(cx.ty(data))
}

/// Returns the memref type with the element type and memory space of `like` and this layout. Strides that are known at
/// run time only need not be those of the identity.
pub(super) fn strided_type(cx: &mut Context, like: TypeId, layout: &Strided) -> TypeId {
    let TypeData::MemRef { element, space, .. } = *cx.type_data(like) else { return like };
    let is_identity = layout.offset == 0
        && !layout.strides.contains(&DYNAMIC)
        && layout.strides == identity_strides(&layout.sizes);
    let attr = (!is_identity).then(|| {
        cx.attr(AttrData::Strided { offset: layout.offset, strides: layout.strides.clone().into() })
    });
    cx.ty(TypeData::MemRef { shape: layout.sizes.clone().into(), element, layout: attr, space })
}

/// Returns a memref type with strides and an offset that are known at run time only.
pub(super) fn dynamic_layout(cx: &mut Context, ty: TypeId) -> TypeId {
    let sizes = shape(cx, ty).unwrap_or_default().to_vec();
    let layout = Strided { strides: vec![DYNAMIC; sizes.len()], sizes, offset: DYNAMIC };
    strided_type(cx, ty, &layout)
}

/// Returns true if every buffer of one type has the layout of another one.
pub(super) fn has_layout_of(cx: &Context, from: TypeId, to: TypeId) -> bool {
    let (Some(from), Some(to)) = (Strided::of(cx, from), Strided::of(cx, to)) else { return true };
    let mut pairs = from.strides.iter().zip(&to.strides).chain([(&from.offset, &to.offset)]);
    pairs.all(|(a, b)| a == b || *b == DYNAMIC)
}

/// Returns true if a memref type has the identity layout.
pub(super) fn is_identity(cx: &Context, ty: TypeId) -> bool {
    match cx.type_data(ty) {
        TypeData::MemRef { layout, .. } => layout.is_none(),
        _ => true,
    }
}

/// Returns the shape of a ranked tensor or memref type.
pub(super) fn shape(cx: &Context, ty: TypeId) -> Option<&[i64]> {
    match cx.type_data(ty) {
        TypeData::Tensor { shape, .. } => shape.as_deref(),
        TypeData::MemRef { shape, .. } => Some(shape),
        _ => None,
    }
}
