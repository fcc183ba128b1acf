//! `linalg.pack` and `linalg.unpack`: tensors with their elements in tiles.

use crate::dialect::tensor::shape;
use crate::ir::{Context, DYNAMIC, NameId, NamedAttr, Op, TypeId, VerifyCx};

/// Infers the type of the result: that of the destination.
pub(super) fn infer_pack(_: &mut Context, operands: &[TypeId], _: &[NamedAttr]) -> Result<TypeId, String> {
    operands.get(1).copied().ok_or_else(|| "expected a destination".to_string())
}

pub(super) fn verify_pack(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify(view, op, 0, 1)
}

pub(super) fn verify_unpack(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify(view, op, 1, 0)
}

/// Verifies the tiling. `plain` and `packed` are the indices of the operands without and with tiles.
fn verify(view: &VerifyCx, op: Op, plain: usize, packed: usize) -> Result<(), String> {
    let operand = |i| view.operand_type(op, i).and_then(|ty| shape(view.cx, ty));
    let (Some(plain), Some(packed)) = (operand(plain), operand(packed)) else { return Ok(()) };
    if view.result_types(op).first().copied() != view.operand_type(op, 1) {
        return Err("result type must match that of the destination".to_string());
    }
    let list = |text: &str| numbers(view, op, view.cx.find_name(text));
    let (positions, tiles, outer) =
        (list("inner_dims_pos"), list("static_inner_tiles"), list("outer_dims_perm"));
    if tiles.contains(&0) {
        return Err("invalid zero tile factor".to_string());
    }
    if plain.len() + positions.len() != packed.len() {
        return Err("packed rank != (unpacked rank + num tiling factors)"
            .replace("packed rank !=", "packed rank must equal"));
    }
    if !is_valid(positions, plain.len()) {
        return Err("invalid inner_dims_pos vector".to_string());
    }
    if !is_valid(outer, plain.len()) || (!outer.is_empty() && outer.len() != plain.len()) {
        return Err("invalid outer_dims_perm vector".to_string());
    }
    if tiles.len() != positions.len() {
        return Err("tiling factors must equal the number of dimensions to tile".to_string());
    }
    let fits = |(&tile, &size): (&i64, &i64)| tile == DYNAMIC || size == DYNAMIC || tile == size;
    if !tiles.iter().zip(&packed[plain.len()..]).all(fits) {
        return Err(
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type"
                .to_string(),
        );
    }
    Ok(())
}

fn numbers<'a>(view: &VerifyCx<'a>, op: Op, attr_name: Option<NameId>) -> &'a [i64] {
    let attr = attr_name.and_then(|attr_name| view.attr(op, attr_name));
    attr.and_then(|attr| view.cx.dense_array_value(attr)).unwrap_or_default()
}

/// Returns true if the dimensions are in range and distinct.
fn is_valid(dims: &[i64], rank: usize) -> bool {
    let mut sorted = dims.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1]) && dims.iter().all(|&dim| dim >= 0 && dim < rank as i64)
}
