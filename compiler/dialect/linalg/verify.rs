//! Verifier of the structured operations: the maps match the operands, and the region matches their elements.

use crate::ir::{AffineExpr, Context, DYNAMIC, Op, TypeData, TypeId, VerifyCx};

use super::YIELD;
use super::loops::loops;
use super::syntax::{element_types, input_count, only_block};

/// Returns the shape of a ranked memref or tensor. Any other type, such as a vector, is a single element for all
/// iterations.
pub(super) fn shape(cx: &Context, ty: TypeId) -> Option<&[i64]> {
    match cx.type_data(ty) {
        TypeData::MemRef { shape, .. } => Some(shape),
        TypeData::Tensor { shape, .. } => shape.as_deref(),
        _ => None,
    }
}

/// Returns the rank of a ranked memref or tensor.
pub(super) fn rank(cx: &Context, ty: TypeId) -> Option<usize> {
    shape(cx, ty).map(<[i64]>::len)
}

/// Verifies a structured operation.
pub(super) fn verify_structured(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (cx, body) = (view.cx, view.body);
    let types = body.value_types(body.operands(op));
    let inputs = input_count(cx, body, op);
    let Some(loops) = loops(cx, body, op) else {
        return Err("expects affine maps in 'indexing_maps'".to_string());
    };
    if loops.maps.len() != types.len() {
        return Err(format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            loops.maps.len(),
            types.len()
        ));
    }
    for (i, (map, &ty)) in loops.maps.iter().zip(&types).enumerate() {
        if map.symbols != 0 {
            return Err(format!("unexpected symbols in indexing_map #{i}"));
        }
        if map.dims as usize != loops.count {
            let count = loops.count;
            return Err(format!(
                "expected indexing_map #{i} to have {count} dim(s) to match the number of loops"
            ));
        }
        let rank = rank(cx, ty).unwrap_or(0);
        if rank != map.results.len() {
            return Err(format!(
                "expected operand rank ({rank}) to match the result rank of indexing_map #{i} ({})",
                map.results.len()
            ));
        }
    }
    verify_iterators(view, op, loops.count)?;
    verify_sizes(view, &types, &loops)?;
    let elements = element_types(cx, &types);
    verify_region(view, op, &elements, &elements[inputs..])?;
    verify_results(view, op, &types[inputs..])
}

fn verify_iterators(view: &VerifyCx, op: Op, loops: usize) -> Result<(), String> {
    let iterators = view.attr(op, crate::ir::name::ITERATOR_TYPES).map(|attr| view.cx.attr_data(attr));
    match iterators {
        Some(crate::ir::AttrData::Array(items)) if items.len() != loops => Err(format!(
            "expected the number of iterator types ({}) to match the number of loops ({loops})",
            items.len()
        )),
        _ => Ok(()),
    }
}

/// Checks that operand dimensions with the same loop as an index have the same size.
fn verify_sizes(view: &VerifyCx, types: &[TypeId], loops: &super::loops::Loops) -> Result<(), String> {
    let mut sizes = vec![DYNAMIC; loops.count];
    for (number, (map, &ty)) in loops.maps.iter().zip(types).enumerate() {
        let shape = shape(view.cx, ty).unwrap_or_default();
        for (i, (expr, &size)) in map.results.iter().zip(shape).enumerate() {
            let AffineExpr::Dim(dim) = expr else { continue };
            let Some(known) = sizes.get_mut(*dim as usize) else { continue };
            if *known == DYNAMIC {
                *known = size;
            } else if size != DYNAMIC && size != *known {
                return Err(format!(
                    "inferred input/output operand #{number} has shape's dimension #{i} to be {known}, but found \
                     {size}"
                ));
            }
        }
    }
    Ok(())
}

/// Checks that the region takes arguments of the types `elements` and yields values of the types `yielded`.
pub(super) fn verify_region(
    view: &VerifyCx,
    op: Op,
    elements: &[TypeId],
    yielded: &[TypeId],
) -> Result<(), String> {
    let (cx, body) = (view.cx, view.body);
    let Some(block) = only_block(body, op) else {
        return Err("expects to have 1 region with 1 block".to_string());
    };
    let args = body.value_types(body.block_args(block));
    if args.len() != elements.len() {
        return Err(
            "expected as many non-induction variable region arguments as the number of input/output \
             operands"
                .to_string(),
        );
    }
    if let Some(i) = args.iter().zip(elements).position(|(a, b)| a != b) {
        let (found, wanted) = (cx.type_text(args[i]), cx.type_text(elements[i]));
        return Err(format!(
            "expected type of bb argument #{i} ('{found}') to match element or self type of the corresponding \
             operand ('{wanted}')"
        ));
    }
    let Some(end) = body.last_op(block).filter(|&end| body.name(end) == YIELD) else {
        return Err("expects its region to end with 'linalg.yield'".to_string());
    };
    let found = body.value_types(body.operands(end));
    if found.len() != yielded.len() {
        return Err(format!(
            "expected number of yield values ({}) to match the number of inits / outs operands of the enclosing \
             LinalgOp ({})",
            found.len(),
            yielded.len()
        ));
    }
    match found.iter().zip(yielded).position(|(a, b)| a != b) {
        Some(i) => Err(format!(
            "type of yield operand {} ('{}') doesn't match the element type of the enclosing linalg op ('{}')",
            i + 1,
            cx.type_text(found[i]),
            cx.type_text(yielded[i])
        )),
        None => Ok(()),
    }
}

/// Checks that there is a result of the same type for each output that is a tensor.
fn verify_results(view: &VerifyCx, op: Op, outputs: &[TypeId]) -> Result<(), String> {
    let is_tensor = |ty: &&TypeId| matches!(view.cx.type_data(**ty), TypeData::Tensor { .. });
    let tensors: Vec<TypeId> = outputs.iter().filter(is_tensor).copied().collect();
    let results = view.result_types(op);
    if results.len() != tensors.len() {
        return Err(format!(
            "expected the number of tensor results ({}) to be equal to the number of output tensors ({})",
            results.len(),
            tensors.len()
        ));
    }
    match results.iter().zip(&tensors).position(|(a, b)| a != b) {
        Some(i) => Err(format!(
            "expected type of operand #{i} ('{}') to match type of corresponding result ('{}')",
            view.cx.type_text(tensors[i]),
            view.cx.type_text(results[i])
        )),
        None => Ok(()),
    }
}

/// Checks that `linalg.index` is directly in the region of an operation with loops, and names one of them.
pub(super) fn verify_index(view: &VerifyCx, op: Op) -> Result<(), String> {
    let body = view.body;
    let parent = body.parent_block(op).and_then(|block| body.parent_op(block));
    let Some(loops) = parent.and_then(|parent| loops(view.cx, body, parent)) else {
        return Err("expected parent op with LinalgOp interface".to_string());
    };
    let dim = view.attr(op, crate::ir::name::DIM).and_then(|attr| view.cx.int_value(attr)).unwrap_or(0);
    if dim < 0 {
        return Err(
            "attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum \
             value is 0"
                .to_string(),
        );
    }
    if dim >= loops.count as i128 {
        return Err(format!(
            "expected dim ({dim}) to be lower than the number of loops ({}) of the enclosing LinalgOp",
            loops.count
        ));
    }
    Ok(())
}
