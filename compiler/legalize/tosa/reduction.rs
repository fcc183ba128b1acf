//! Reductions along a dimension.

use crate::dialect::linalg::generic::IteratorKind;
use crate::dialect::llvm::compare::{FloatPredicate, IntPredicate};
use crate::dialect::{arith, tosa};
use crate::ir::{AffineMap, Op, OpName, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::scalar::{int_range, largest};
use super::super::shape::Size;
use super::super::structured::{Loops, dims_map};

/// Rewrites a reduction. The result keeps the dimension, with size 1.
pub(super) fn reduce(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let element = rewriter.element_of(value);
    let axis = rewriter.axis(op);
    let mut sizes = rewriter.sizes(value)?;
    sizes.remove(axis);
    let name = rewriter.old.name(op);
    // Sums of so few bits would lose most of the elements.
    let sum = if name == tosa::REDUCE_SUM && element == TypeId::BF16 { TypeId::F32 } else { element };
    let initial = initial(rewriter, name, sum)?;
    let init = rewriter.filled(&sizes, initial)?;
    let ignores_nan = rewriter.is_float(element) && rewriter.ignores_nan(op);
    let reduced = if ignores_nan {
        reduce_numbers(rewriter, value, init, axis, name)?
    } else {
        let results = rewriter.reduced((&[value], &[init]), &[axis as i64], |rewriter, args| {
            let value = if sum == element { args[0] } else { rewriter.resize_float(args[0], sum) };
            vec![combine(rewriter, name, &[value, args[1]])]
        });
        rewriter.converted(results[0], element)?
    };
    sizes.insert(axis, Size::Known(1));
    // The new dimension joins a neighbour.
    let mut groups = vec![1; sizes.len() - 1];
    if let Some(count) = groups.len().checked_sub(1) {
        groups[axis.min(count)] = 2;
    }
    Ok(rewriter.expand(reduced, &groups, &sizes))
}

/// Returns the value with which a reduction starts.
fn initial(rewriter: &mut Rewriter, name: OpName, element: TypeId) -> Result<Value, Problem> {
    let sign = match name {
        tosa::REDUCE_SUM => return Ok(rewriter.number(element, 0)),
        tosa::REDUCE_PRODUCT => return Ok(rewriter.number(element, 1)),
        tosa::REDUCE_ANY => return Ok(rewriter.int(element, 0)),
        tosa::REDUCE_ALL => return Ok(rewriter.int(element, 1)),
        tosa::REDUCE_MIN => 1,
        _ => -1,
    };
    lowest(rewriter, element, sign)
}

/// Returns the smallest number of a type if `sign` is -1, the largest if it is 1. Infinities do not count.
pub(super) fn lowest(rewriter: &mut Rewriter, element: TypeId, sign: i32) -> Result<Value, Problem> {
    if let Some(kind) = rewriter.cx.float_kind(element) {
        return Ok(rewriter.float(element, f64::from(sign) * largest(kind)));
    }
    let (min, max) = int_range(rewriter.width(element)?, false);
    Ok(rewriter.int(element, if sign < 0 { min } else { max }))
}

fn combine(rewriter: &mut Rewriter, name: OpName, args: &[Value]) -> Value {
    let ops = match name {
        tosa::REDUCE_SUM => (arith::ADDF, arith::ADDI),
        tosa::REDUCE_PRODUCT => (arith::MULF, arith::MULI),
        tosa::REDUCE_ANY => (arith::ORI, arith::ORI),
        tosa::REDUCE_ALL => (arith::ANDI, arith::ANDI),
        tosa::REDUCE_MIN => (arith::MINIMUMF, arith::MINSI),
        _ => (arith::MAXIMUMF, arith::MAXSI),
    };
    rewriter.either(ops, args)
}

/// Reduces the elements that are numbers. The result is NaN if there are none.
fn reduce_numbers(
    rewriter: &mut Rewriter,
    value: Value,
    init: Value,
    axis: usize,
    name: OpName,
) -> Result<Value, Problem> {
    let sizes = rewriter.sizes(init)?;
    let all = rewriter.int(TypeId::I1, 1);
    let all = rewriter.filled(&sizes, all)?;
    let results = rewriter.reduced((&[value, value], &[init, all]), &[axis as i64], |rewriter, args| {
        let combined = combine(rewriter, name, &[args[0], args[2]]);
        let is_nan = rewriter.is_nan(args[0]);
        let combined = rewriter.select(is_nan, args[2], combined);
        vec![combined, rewriter.arith(arith::ANDI, &[args[3], is_nan])]
    });
    let element = rewriter.element_of(value);
    let identity = AffineMap::identity(sizes.len() as u32);
    let inputs = results.iter().map(|&result| (result, identity.clone())).collect();
    rewriter.parallel(inputs, (&sizes, element), |rewriter, args| {
        let nan = rewriter.float(element, f64::NAN);
        Ok(rewriter.select(args[1], nan, args[0]))
    })
}

/// Rewrites `tosa.argmax`: the position of the first maximum, or of the first NaN unless NaNs are ignored.
pub(super) fn argmax(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let value = rewriter.operand(op, 0)?;
    let (element, position) = (rewriter.element_of(value), rewriter.result_element(op));
    let axis = rewriter.axis(op);
    let mut sizes = rewriter.sizes(value)?;
    let rank = sizes.len();
    sizes.remove(axis);
    let zero = rewriter.int(position, 0);
    let positions = rewriter.filled(&sizes, zero)?;
    let lowest = lowest(rewriter, element, -1)?;
    let maxima = rewriter.filled(&sizes, lowest)?;
    let mut kinds = vec![IteratorKind::Parallel; rank];
    kinds[axis] = IteratorKind::Reduction;
    let output = dims_map(rank, (0..rank).filter(|&dim| dim != axis));
    let loops = Loops {
        kinds: &kinds,
        inputs: vec![(value, AffineMap::identity(rank as u32))],
        outputs: vec![(positions, output.clone()), (maxima, output)],
    };
    let ignores_nan = rewriter.ignores_nan(op);
    let results = rewriter.generic(loops, |rewriter, args| {
        let index = rewriter.loop_index(axis);
        let index = rewriter.resize_int(index, position, false);
        let is_larger = exceeds(rewriter, args[0], args[2], ignores_nan);
        Ok(vec![rewriter.select(is_larger, index, args[1]), rewriter.select(is_larger, args[0], args[2])])
    })?;
    Ok(results[0])
}

/// Emits the test whether an element replaces the maximum so far.
fn exceeds(rewriter: &mut Rewriter, value: Value, maximum: Value, ignores_nan: bool) -> Value {
    if !rewriter.is_float(rewriter.type_of(value)) {
        return rewriter.compare_ints(IntPredicate::Sgt, value, maximum);
    }
    if ignores_nan {
        return rewriter.compare_floats(FloatPredicate::Ogt, value, maximum);
    }
    let exceeds = rewriter.compare_floats(FloatPredicate::Ugt, value, maximum);
    let is_number = rewriter.compare_floats(FloatPredicate::Ord, maximum, maximum);
    rewriter.arith(arith::ANDI, &[exceeds, is_number])
}
