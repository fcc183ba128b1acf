//! Structured operations of the linalg dialect: dimensions with the same loop have the same size, and other indices do not
//! exceed the sizes.

use std::rc::Rc;

use crate::dialect::linalg::loops::loops;
use crate::dialect::llvm::arith::OR;
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{AffineExpr, AffineMap, Op, TypeId, Value};

use super::super::arith::compare;
use super::super::context::{Converted, Converter, Problem};
use super::super::descriptor::Descriptor;
use super::super::index_value::IndexValue;
use super::super::linalg::{add_factors, bounds, constant_term};
use super::require;

pub(super) fn check_structured(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let Some(nest) = loops(&cv.cx, source, op) else { return Ok(()) };
    let mut buffers: Vec<(usize, AffineMap, Rc<Descriptor>)> = Vec::new();
    for (number, (map, &value)) in nest.maps.into_iter().zip(source.operands(op)).enumerate() {
        if let Converted::MemRef(descriptor) = cv.converted(value)? {
            buffers.push((number, map, descriptor));
        }
    }
    let parts = buffers.iter().map(|(_, map, descriptor)| (map, &descriptor.sizes[..]));
    let bounds = bounds(parts, nest.count)?;
    if bounds.contains(&IndexValue::Constant(0)) {
        return Ok(());
    }
    for (number, map, descriptor) in &buffers {
        for (dimension, (expr, &size)) in map.results.iter().zip(&descriptor.sizes).enumerate() {
            if let AffineExpr::Dim(dim) = *expr
                && let Some(&bound) = bounds.get(dim as usize)
            {
                check_size(cv, op, size, bound, (*number, dimension))?;
            } else if let Some([first, last]) = extremes(cv, expr, &bounds) {
                // An increasing index that starts at 0 is in bounds if the last one is.
                if first == last || first != IndexValue::Constant(0) {
                    check_index(cv, op, first, size, &bounds, (*number, dimension))?;
                }
                if first != last {
                    check_index(cv, op, last, size, &bounds, (*number, dimension))?;
                }
            }
        }
    }
    Ok(())
}

/// Returns the smallest and the largest value of an expression in loops with these bounds; `None` if it is not linear
/// in the loops.
fn extremes(cv: &mut Converter, expr: &AffineExpr, bounds: &[IndexValue]) -> Option<[IndexValue; 2]> {
    let mut factors = vec![0; bounds.len()];
    add_factors(expr, 1, &mut factors)?;
    let mut extremes = [IndexValue::Constant(constant_term(expr)); 2];
    for (&factor, &bound) in factors.iter().zip(bounds) {
        let end = cv.add_index(bound, IndexValue::Constant(-1), 0);
        let distance = cv.multiply_index(end, IndexValue::Constant(factor), 0);
        let extreme = &mut extremes[usize::from(factor >= 0)];
        *extreme = cv.add_index(*extreme, distance, 0);
    }
    Some(extremes)
}

/// Checks that a loop over the indices of a dimension visits all of them: that operands with the same loop have the same
/// size.
fn check_size(
    cv: &mut Converter,
    op: Op,
    size: IndexValue,
    bound: IndexValue,
    (operand, dimension): (usize, usize),
) -> Result<(), Problem> {
    if size == bound {
        return Ok(());
    }
    let other = |size: &str, bound: &str| {
        format!(
            "size of dimension {dimension} of operand {operand} = {size} is not {bound}, as that of another operand"
        )
    };
    if let (Some(size), Some(bound)) = (size.constant(), bound.constant()) {
        return Err(other(&size.to_string(), &bound.to_string()).into());
    }
    let (size, bound) = (cv.index_to_value(size), cv.index_to_value(bound));
    let holds = compare(cv, IntPredicate::Eq, size, bound);
    require(cv, op, holds, &other("%lld", "%lld"), &[size, bound])
}

/// Checks an index that the loops reach, unless a loop has no iterations.
fn check_index(
    cv: &mut Converter,
    op: Op,
    index: IndexValue,
    size: IndexValue,
    bounds: &[IndexValue],
    (operand, dimension): (usize, usize),
) -> Result<(), Problem> {
    let outside = |index: &str, size: &str| {
        format!(
            "index {dimension} = {index} of operand {operand} is out of bounds for dimension {dimension} of size {size}"
        )
    };
    if let (Some(index), Some(size)) = (index.constant(), size.constant()) {
        if (0..size).contains(&index) {
            return Ok(());
        }
        if bounds.iter().all(|bound| bound.constant().is_some()) {
            return Err(outside(&index.to_string(), &size.to_string()).into());
        }
    }
    let (index, size) = (cv.index_to_value(index), cv.index_to_value(size));
    let mut holds = compare(cv, IntPredicate::Ult, index, size);
    for &bound in bounds {
        if let IndexValue::Value(bound) = bound {
            let is_empty = is_zero(cv, bound);
            holds = cv.emit_value(OR, &[holds, is_empty], TypeId::I1, &[]);
        }
    }
    require(cv, op, holds, &outside("%lld", "%lld"), &[index, size])
}

fn is_zero(cv: &mut Converter, value: Value) -> Value {
    let zero = cv.constant(cv.types.index, 0);
    compare(cv, IntPredicate::Eq, value, zero)
}
