//! What holds for every structured operation: maps fit operands, and the region fits their elements.

use crate::ir::{AffineExpr, Context, DYNAMIC, Op, TypeData, TypeId, VerifyCx};

use super::YIELD;
use super::loops::loops;
use super::syntax::{element_types, input_count, only_block};

/// The shape of a ranked memref or tensor. All else is one element for every iteration, vectors too.
pub(super) fn shape(cx: &Context, ty: TypeId) -> Option<&[i64]> {
    match cx.type_data(ty) {
        TypeData::MemRef { shape, .. } => Some(shape),
        TypeData::Tensor { shape, .. } => shape.as_deref(),
        _ => None,
    }
}

/// The rank of a ranked memref or tensor.
pub(super) fn rank(cx: &Context, ty: TypeId) -> Option<usize> {
    shape(cx, ty).map(<[i64]>::len)
}

/// The verifier of structured operations.
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

/// Where two operands have the same loop as an index, their sizes must be the same.
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

/// The region must take elements of these types and yield elements of those.
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

/// There is a result of its type for each output that is a tensor.
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
