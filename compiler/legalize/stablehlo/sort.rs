//! Sorting: merge sort of all lines along a dimension, which is stable.

use crate::diag::Diagnostics;
use crate::dialect::arith;
use crate::dialect::llvm::compare::IntPredicate as I;
use crate::dialect::stablehlo::parameter::int;
use crate::ir::{Op, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::Size;
use super::functions::total_order;
use super::known;

/// The test whether an element comes before another one, given the elements of all tensors.
type Before<'a> = dyn FnMut(&mut Rewriter, &[Value], &[Value]) -> Result<Value, Problem> + 'a;

/// Rewrites `stablehlo.sort`.
pub(super) fn sort(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<Vec<Value>, Problem> {
    let count = rewriter.old.operands(op).len();
    let tensors: Result<Vec<Value>, Problem> = (0..count).map(|index| rewriter.tensor(op, index)).collect();
    let tensors = tensors?;
    let rank = rewriter.shape(tensors[0])?.len() as i64;
    let dim = int(rewriter.cx, rewriter.old, op, "dimension").unwrap_or(-1);
    let dim = if dim < 0 { dim + rank } else { dim };
    let dim =
        usize::try_from(dim).ok().filter(|&dim| (dim as i64) < rank).ok_or("'dimension' is no dimension")?;
    let region = rewriter.old.regions(op)[0];
    sorted(rewriter, &tensors, dim, &mut |rewriter, left, right| {
        let args: Vec<Value> = left.iter().zip(right).flat_map(|(&left, &right)| [left, right]).collect();
        Ok(rewriter.combined(region, &args, diagnostics)?[0])
    })
}

/// Rewrites `chlo.top_k`: a sort of values with their positions.
pub(super) fn top_k(rewriter: &mut Rewriter, op: Op) -> Result<Vec<Value>, Problem> {
    let values = rewriter.tensor(op, 0)?;
    let is_unsigned = rewriter.is_unsigned(rewriter.old.operands(op)[0]);
    let mut shape = rewriter.shape(values)?;
    let dim = shape.len().checked_sub(1).ok_or("the operand has no dimensions")?;
    let ty = rewriter.new_type(rewriter.old.value_type(rewriter.old.result(op, 1)));
    let position = rewriter.cx.element_type(ty);
    let positions = rewriter.parallel(Vec::new(), (&known(&shape), position), |rewriter, _| {
        let index = rewriter.loop_index(dim);
        Ok(rewriter.resize_int(index, position, false))
    })?;
    let sorted = sorted(rewriter, &[values, positions], dim, &mut |rewriter, left, right| {
        let (left, right) = (left[0], right[0]);
        if rewriter.is_float(rewriter.type_of(left)) {
            let keys = [total_order(rewriter, left)?, total_order(rewriter, right)?];
            return Ok(rewriter.compare_ints(I::Sgt, keys[0], keys[1]));
        }
        Ok(rewriter.compare_ints(if is_unsigned { I::Ugt } else { I::Sgt }, left, right))
    })?;
    shape[dim] = int(rewriter.cx, rewriter.old, op, "k").unwrap_or(0);
    let zeros = vec![0; shape.len()];
    Ok(sorted.iter().map(|&tensor| rewriter.slice(tensor, &known(&zeros), &known(&shape))).collect())
}

/// Emits the sort of tensors along a dimension: passes that merge runs of 1, 2, 4 elements and so on.
fn sorted(
    rewriter: &mut Rewriter,
    tensors: &[Value],
    dim: usize,
    before: &mut Before,
) -> Result<Vec<Value>, Problem> {
    let shape = rewriter.shape(tensors[0])?;
    let size = shape[dim];
    let passes = (0..).find(|&pass| 1_i64 << pass >= size).unwrap_or(0);
    if passes == 0 {
        return Ok(tensors.to_vec());
    }
    let count = tensors.len();
    let mut inits = tensors.to_vec();
    inits.push(rewriter.index(1));
    let results = rewriter.counted_loops(Size::Known(passes), &inits, |rewriter, _, values| {
        let (from, run) = (&values[..count], values[count]);
        let mut into = Vec::new();
        for &tensor in from {
            let element = rewriter.element_of(tensor);
            into.push(rewriter.empty(&known(&shape), element));
        }
        let mut lines = shape.clone();
        lines.remove(dim);
        let mut merged = rewriter.nest(&known(&lines), &into, &mut |rewriter, line, into| {
            merge(rewriter, (from, into), &Line { at: line, dim, size, run }, before)
        })?;
        merged.push(rewriter.arith(arith::ADDI, &[run, run]));
        Ok(merged)
    })?;
    Ok(results[..count].to_vec())
}

/// A line along the dimension that is sorted.
struct Line<'a> {
    /// The indices in the other dimensions.
    at: &'a [Value],
    dim: usize,
    size: i64,
    /// The length of the runs that are merged.
    run: Value,
}

impl Line<'_> {
    fn position(&self, index: Value) -> Vec<Value> {
        let mut position = self.at.to_vec();
        position.insert(self.dim, index);
        position
    }
}

/// Emits the merge of all pairs of neighbouring runs of a line. The loop carries the positions in both runs.
fn merge(
    rewriter: &mut Rewriter,
    (from, into): (&[Value], &[Value]),
    line: &Line,
    before: &mut Before,
) -> Result<Vec<Value>, Problem> {
    let count = into.len();
    let zero = rewriter.index(0);
    let size = rewriter.index(line.size);
    let inits = [into, &[zero, zero]].concat();
    let results = rewriter.counted_loops(Size::Known(line.size), &inits, |rewriter, counter, values| {
        let pair = rewriter.arith(arith::ADDI, &[line.run, line.run]);
        let offset = rewriter.arith(arith::REMUI, &[counter, pair]);
        let start = rewriter.arith(arith::SUBI, &[counter, offset]);
        let middle = rewriter.arith(arith::ADDI, &[start, line.run]);
        let middle = rewriter.arith(arith::MINSI, &[middle, size]);
        let end = rewriter.arith(arith::ADDI, &[start, pair]);
        let end = rewriter.arith(arith::MINSI, &[end, size]);
        let is_first = rewriter.compare_ints(I::Eq, offset, zero);
        let left = rewriter.select(is_first, start, values[count]);
        let right = rewriter.select(is_first, middle, values[count + 1]);
        let elements = |rewriter: &mut Rewriter, index| {
            let index = rewriter.limited(index, line.size - 1);
            from.iter().map(|&tensor| rewriter.extract(tensor, &line.position(index))).collect::<Vec<Value>>()
        };
        let (lefts, rights) = (elements(rewriter, left), elements(rewriter, right));
        let has_left = rewriter.compare_ints(I::Slt, left, middle);
        let has_right = rewriter.compare_ints(I::Slt, right, end);
        let comes_before = before(rewriter, &rights, &lefts)?;
        let one = rewriter.int(TypeId::I1, 1);
        let no_left = rewriter.arith(arith::XORI, &[has_left, one]);
        let either = rewriter.arith(arith::ORI, &[no_left, comes_before]);
        let takes_right = rewriter.arith(arith::ANDI, &[has_right, either]);
        let mut next = Vec::new();
        for index in 0..count {
            let element = rewriter.select(takes_right, rights[index], lefts[index]);
            next.push(rewriter.inserted(element, values[index], &line.position(counter)));
        }
        let step = rewriter.resize_int(takes_right, TypeId::INDEX, true);
        let one = rewriter.index(1);
        let other = rewriter.arith(arith::SUBI, &[one, step]);
        next.push(rewriter.arith(arith::ADDI, &[left, other]));
        next.push(rewriter.arith(arith::ADDI, &[right, step]));
        Ok(next)
    })?;
    Ok(results[..count].to_vec())
}
