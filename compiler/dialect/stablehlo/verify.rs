//! Verification: shapes of operands and results, attributes, and regions.

use crate::dialect::region_syntax::{block_arg_types, regions_expected, verify_region_end};
use crate::dialect::tensor;
use crate::ir::{DYNAMIC, Op, TypeId, VerifyCx, name};

use super::parameter::{int, numbers};
use super::{
    BROADCAST_IN_DIM, CASE, COMPARE, DYNAMIC_SLICE, DYNAMIC_UPDATE_SLICE, GATHER, IF, IOTA, PAD, REDUCE,
    REDUCE_WINDOW, RETURN, REVERSE, SCATTER, SELECT_AND_SCATTER, SLICE, SORT, TRANSPOSE,
};

/// Returns the shape of an operand or result, if its rank is known.
fn shape<'a>(view: &VerifyCx<'a>, ty: Option<TypeId>) -> Option<&'a [i64]> {
    tensor::shape(view.cx, ty?)
}

fn operand_shape<'a>(view: &VerifyCx<'a>, op: Op, index: usize) -> Option<&'a [i64]> {
    shape(view, view.operand_type(op, index))
}

fn result_shape<'a>(view: &VerifyCx<'a>, op: Op) -> Option<&'a [i64]> {
    shape(view, view.result_types(op).first().copied())
}

fn is_compatible(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| a == b || a == DYNAMIC || b == DYNAMIC)
}

/// Verifies that operands and result have one shape. Operands without dimensions may stand for conditions and limits.
pub(super) fn verify_elementwise(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some(result) = result_shape(view, op) else { return Ok(()) };
    let name = view.body.name(op);
    for index in 0..view.body.operands(op).len() {
        let is_scalar_allowed = matches!(name, super::CLAMP | super::SELECT) && index != 1;
        match operand_shape(view, op, index) {
            Some([]) if is_scalar_allowed => {}
            Some(shape) if !is_compatible(shape, result) => {
                return Err(format!("operand #{index} has another shape than the result"));
            }
            _ => {}
        }
    }
    if name == COMPARE && super::parameter::keyword(view.cx, view.body, op, "comparison_direction").is_none()
    {
        return Err("requires a 'comparison_direction'".to_string());
    }
    Ok(())
}

pub(super) fn verify_constant(view: &VerifyCx, op: Op) -> Result<(), String> {
    let value = view.cx.dict_get(view.body.attrs(op), name::VALUE);
    match value.and_then(|value| view.cx.attr_type(value)) {
        Some(ty) if view.result_types(op).first() == Some(&ty) => Ok(()),
        _ => Err("expected a value of the type of the result".to_string()),
    }
}

/// Returns the number of elements of a shape, if it is known.
fn count(shape: &[i64]) -> Option<i64> {
    (!shape.contains(&DYNAMIC)).then(|| shape.iter().product())
}

pub(super) fn verify_reshape(view: &VerifyCx, op: Op) -> Result<(), String> {
    let counts = operand_shape(view, op, 0).and_then(count).zip(result_shape(view, op).and_then(count));
    match counts {
        Some((from, to)) if from != to => Err("the new shape has another number of elements".to_string()),
        _ => Ok(()),
    }
}

pub(super) fn verify_concatenate(view: &VerifyCx, op: Op) -> Result<(), String> {
    let rank = operand_shape(view, op, 0).ok_or("requires an operand of known rank")?.len();
    dimension(view, op, "dimension", rank)?;
    match (0..view.body.operands(op).len())
        .all(|index| operand_shape(view, op, index).is_none_or(|shape| shape.len() == rank))
    {
        true => Ok(()),
        false => Err("operands differ in their ranks".to_string()),
    }
}

/// Checks that an attribute is a dimension.
fn dimension(view: &VerifyCx, op: Op, attr_name: &str, rank: usize) -> Result<(), String> {
    let found = int(view.cx, view.body, op, attr_name);
    match found.and_then(|dim| usize::try_from(dim).ok()) {
        Some(dim) if dim < rank => Ok(()),
        _ => Err(format!("requires '{attr_name}' to be a dimension")),
    }
}

/// Returns the numbers of an attribute, of which there must be `expected`.
fn list(view: &VerifyCx, op: Op, attr_name: &str, expected: usize) -> Result<Vec<i64>, String> {
    let found = numbers(view.cx, view.body, op, attr_name).unwrap_or_default();
    match found.len() == expected {
        true => Ok(found),
        false => Err(format!("requires {expected} numbers in '{attr_name}'")),
    }
}

/// Checks that the numbers of an attribute are distinct dimensions of a tensor.
fn distinct(view: &VerifyCx, op: Op, attr_name: &str, rank: usize) -> Result<Vec<i64>, String> {
    let found = numbers(view.cx, view.body, op, attr_name).unwrap_or_default();
    let is_distinct = found.iter().enumerate().all(|(at, dim)| !found[..at].contains(dim));
    match is_distinct && found.iter().all(|&dim| dim >= 0 && (dim as usize) < rank) {
        true => Ok(found),
        false => Err(format!("requires distinct dimensions in '{attr_name}'")),
    }
}

/// Verifies attributes with a number for each dimension.
pub(super) fn verify_structure(view: &VerifyCx, op: Op) -> Result<(), String> {
    let result = result_shape(view, op);
    let name = view.body.name(op);
    if name == IOTA {
        return dimension(view, op, "iota_dimension", result.map_or(0, <[i64]>::len));
    }
    let Some(operand) = operand_shape(view, op, 0) else { return Ok(()) };
    let rank = operand.len();
    match name {
        BROADCAST_IN_DIM => verify_broadcast(view, op, operand),
        TRANSPOSE => {
            list(view, op, "permutation", rank)?;
            let permutation = distinct(view, op, "permutation", rank)?;
            let permuted: Vec<i64> = permutation.iter().map(|&dim| operand[dim as usize]).collect();
            verify_inferred(&permuted, result)
        }
        REVERSE => distinct(view, op, "dimensions", rank).map(|_| ()),
        SLICE => verify_slice(view, op, operand),
        PAD => {
            let lists = ["edge_padding_low", "edge_padding_high", "interior_padding"]
                .map(|attr_name| list(view, op, attr_name, rank));
            let [low, high, interior] = lists;
            let (low, high, interior) = (low?, high?, interior?);
            if interior.iter().any(|&count| count < 0) {
                return Err("requires no negative numbers in 'interior_padding'".to_string());
            }
            let size = |dim: usize| match operand[dim] {
                DYNAMIC => DYNAMIC,
                size => size + low[dim] + high[dim] + interior[dim] * (size - 1).max(0),
            };
            let sizes: Vec<i64> = (0..rank).map(size).collect();
            verify_inferred(&sizes, result)
        }
        DYNAMIC_SLICE => {
            let sizes = list(view, op, "slice_sizes", rank)?;
            verify_indices(view, op, rank, 1)?;
            verify_inferred(&sizes, result)
        }
        DYNAMIC_UPDATE_SLICE => {
            verify_indices(view, op, rank, 2)?;
            verify_inferred(operand, result)
        }
        GATHER => list(view, op, "slice_sizes", rank).map(|_| ()),
        SELECT_AND_SCATTER => {
            regions_expected(view, op, 2)?;
            verify_inferred(operand, result)
        }
        _ => Ok(()),
    }
}

fn verify_inferred(inferred: &[i64], result: Option<&[i64]>) -> Result<(), String> {
    match result {
        Some(result) if !is_compatible(inferred, result) => {
            let sizes = super::parameter::list_text(inferred).replace(&DYNAMIC.to_string(), "?");
            Err(format!("the type of the result is incompatible with the inferred shape {sizes}"))
        }
        _ => Ok(()),
    }
}

/// Verifies that there is an index for each dimension.
fn verify_indices(view: &VerifyCx, op: Op, rank: usize, first: usize) -> Result<(), String> {
    match view.body.operands(op).len().checked_sub(first) {
        Some(found) if found == rank => Ok(()),
        found => Err(format!("requires {rank} indices, found {}", found.unwrap_or(0))),
    }
}

fn verify_broadcast(view: &VerifyCx, op: Op, operand: &[i64]) -> Result<(), String> {
    let Some(result) = result_shape(view, op) else { return Ok(()) };
    list(view, op, "broadcast_dimensions", operand.len())?;
    let dims = distinct(view, op, "broadcast_dimensions", result.len())?;
    let fits = |(&size, dim): (&i64, i64)| size == 1 || size == DYNAMIC || size == result[dim as usize];
    match operand.iter().zip(dims).all(fits) {
        true => Ok(()),
        false => Err("a size of the operand is neither 1 nor that of the result".to_string()),
    }
}

fn verify_slice(view: &VerifyCx, op: Op, operand: &[i64]) -> Result<(), String> {
    let lists = ["start_indices", "limit_indices", "strides"]
        .map(|attr_name| list(view, op, attr_name, operand.len()));
    let [start, limit, strides] = lists;
    let (start, limit, strides) = (start?, limit?, strides?);
    let mut sizes = Vec::new();
    for dim in 0..operand.len() {
        let is_inside = start[dim] >= 0
            && start[dim] <= limit[dim]
            && (operand[dim] == DYNAMIC || limit[dim] <= operand[dim]);
        if !is_inside || strides[dim] <= 0 {
            return Err(format!("the slice exceeds dimension {dim}"));
        }
        sizes.push((limit[dim] - start[dim] + strides[dim] - 1) / strides[dim]);
    }
    verify_inferred(&sizes, result_shape(view, op))
}

/// Verifies operations with a region on elements: half of the operands are inputs, the others where results start.
pub(super) fn verify_reducer(view: &VerifyCx, op: Op) -> Result<(), String> {
    let region = regions_expected(view, op, 1)?[0];
    verify_region_end(view, region, RETURN)?;
    let (name, operands, results) =
        (view.body.name(op), view.body.operands(op).len(), view.body.result_count(op));
    let expected = match name {
        SORT => results,
        SCATTER => 2 * results + 1,
        _ => 2 * results,
    };
    if operands != expected || results == 0 {
        return Err(format!("expects {expected} operands for {results} results, found {operands}"));
    }
    let args = block_arg_types(view, region).len();
    if args != 2 * results {
        return Err(format!("expects {} region arguments, found {args}", 2 * results));
    }
    verify_returned(view, region, if name == SORT { 1 } else { results })?;
    let Some(rank) = operand_shape(view, op, 0).map(<[i64]>::len) else { return Ok(()) };
    match name {
        REDUCE => distinct(view, op, "dimensions", rank).map(|_| ()),
        REDUCE_WINDOW => list(view, op, "window_dimensions", rank).map(|_| ()),
        _ => Ok(()),
    }
}

/// Verifies the number of values that a region returns.
fn verify_returned(view: &VerifyCx, region: crate::ir::Region, expected: usize) -> Result<(), String> {
    let last = view.body.entry_block(region).and_then(|entry| view.body.last_op(entry));
    match last.map(|op| view.body.operands(op).len()) {
        Some(found) if found != expected => {
            Err(format!("expects {expected} values at the end of the region, found {found}"))
        }
        Some(_) => Ok(()),
        None => Err("requires a region with a terminator".to_string()),
    }
}

pub(super) fn verify_loop(view: &VerifyCx, op: Op) -> Result<(), String> {
    let operands = view.body.operands(op).len();
    if view.body.result_count(op) != operands {
        return Err("requires as many results as operands".to_string());
    }
    for (&region, count) in regions_expected(view, op, 2)?.iter().zip([1, operands]) {
        let args = block_arg_types(view, region).len();
        if args != operands {
            return Err(format!("expects {operands} region arguments, found {args}"));
        }
        verify_region_end(view, region, RETURN)?;
        verify_returned(view, region, count)?;
    }
    Ok(())
}

pub(super) fn verify_branches(view: &VerifyCx, op: Op) -> Result<(), String> {
    let regions = view.body.regions(op);
    match view.body.name(op) {
        IF => regions_expected(view, op, 2).map(|_| ())?,
        CASE if regions.is_empty() => return Err("requires a region".to_string()),
        _ => {}
    }
    for &region in regions {
        verify_region_end(view, region, RETURN)?;
        verify_returned(view, region, view.body.result_count(op))?;
    }
    Ok(())
}

/// Verifies that a terminator is in a region of this dialect.
pub(super) fn verify_return(view: &VerifyCx, op: Op) -> Result<(), String> {
    let parent = view.body.parent_block(op).and_then(|block| view.body.parent_op(block));
    let dialect = parent.map(|parent| view.body.name(parent).dialect());
    match dialect == Some(usize::from(super::TABLE)) {
        true => Ok(()),
        false => Err("expects a parent operation of 'stablehlo'".to_string()),
    }
}
