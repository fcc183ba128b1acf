//! The check that the resources which attributes refer to are in the file, and have the sizes of their types.

use crate::diag::Diagnostics;

use super::attrs::AttrData;
use super::context::Context;
use super::entity::{AttrId, NameId, Region, TypeId};
use super::module::Module;
use super::spelling::dense_element_size;
use super::types::TypeData;

/// Reports each `dense_resource` attribute whose resource is missing or has another size.
pub fn check(module: &Module, diagnostics: &mut Diagnostics) {
    for body in module.bodies() {
        let mut regions = vec![Region::ROOT];
        while let Some(region) = regions.pop() {
            let blocks = body.region_blocks(region).iter();
            for &op in blocks.flat_map(|&block| body.block_ops(block)) {
                regions.extend(body.regions(op));
                let attrs = module.cx.dict_entries(body.attrs(op)).iter();
                for message in attrs.filter_map(|&(_, attr)| problem(&module.cx, attr)) {
                    diagnostics.error(module.cx.location(body.loc(op)), message);
                }
            }
        }
    }
}

/// Returns the number of bytes of the elements of a shaped type; `None` if it is not known.
pub fn byte_size(cx: &Context, ty: TypeId) -> Option<u64> {
    let (TypeData::Vector { shape, .. } | TypeData::Tensor { shape: Some(shape), .. }) = cx.type_data(ty)
    else {
        return None;
    };
    let count = shape.iter().try_fold(1u64, |all, &size| all.checked_mul(u64::try_from(size).ok()?))?;
    count.checked_mul(dense_element_size(cx, cx.element_type(ty))? as u64)
}

/// Returns the reason why the resource of an attribute, or of an element of it, cannot be used.
fn problem(cx: &Context, attr: AttrId) -> Option<String> {
    match cx.attr_data(attr) {
        AttrData::Array(list) => list.iter().find_map(|&attr| problem(cx, attr)),
        &AttrData::DenseResource { ty, key } => problem_of(cx, ty, key),
        _ => None,
    }
}

fn problem_of(cx: &Context, ty: TypeId, key: NameId) -> Option<String> {
    let key_text = cx.str(key);
    let Some(found) = cx.find_name("builtin").and_then(|builtin| cx.resources.blob(builtin, key)) else {
        return Some(format!("the file has no resource '{key_text}' in 'dialect_resources' of 'builtin'"));
    };
    let wanted = byte_size(cx, ty)?;
    let (found, ty) = (found.len() as u64, cx.type_text(ty));
    (found != wanted).then(|| format!("resource '{key_text}' has {found} bytes, but '{ty}' has {wanted}"))
}
