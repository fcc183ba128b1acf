//! Operand reordering: assigns the operands of commutative operations to columns of similar scalars.

use crate::dialect::llvm::arith::CONSTANT;
use crate::ir::{Op, Traits, Value};
use crate::opt::function::Function;

use super::tree::Source;

/// Returns the operands of isomorphic operations by column. Those of commutative operations are exchanged if that makes
/// columns more similar.
pub(super) fn columns(source: &Source, ops: &[Op]) -> Vec<Vec<Value>> {
    let f = source.f;
    let mut columns: Vec<Vec<Value>> = f.body.operands(ops[0]).iter().map(|&value| vec![value]).collect();
    for &op in &ops[1..] {
        let mut operands = f.body.operands(op).to_vec();
        if let ([left, right], [a, b]) = (&columns[..], &mut operands[..])
            && let (Some(&left), Some(&right)) = (left.last(), right.last())
            && is_commutative(f, op)
        {
            let gain = |looks_deeper| {
                let score = |x, y| similarity(source, x, y, looks_deeper);
                (score(left, *b) + score(right, *a)).cmp(&(score(left, *a) + score(right, *b)))
            };
            // Operands of operands break ties.
            if gain(false).then_with(|| gain(true)).is_gt() {
                std::mem::swap(a, b);
            }
        }
        for (column, operand) in columns.iter_mut().zip(operands) {
            column.push(operand);
        }
    }
    columns
}

fn is_commutative(f: &Function, op: Op) -> bool {
    f.cx.has_traits(f.body.name(op), Traits::COMMUTATIVE)
}

/// Returns the score of two scalars as adjacent lanes, optionally with that of their operands.
fn similarity(source: &Source, a: Value, b: Value, looks_deeper: bool) -> u32 {
    let f = source.f;
    if a == b {
        return 3;
    }
    let (Some(x), Some(y)) = (f.body.defining_op(a), f.body.defining_op(b)) else { return 0 };
    if f.body.name(x) != f.body.name(y) || f.body.value_type(a) != f.body.value_type(b) {
        return 0;
    }
    if f.body.name(x) == CONSTANT {
        return 2;
    }
    if let (Some(x), Some(y)) = (source.memory.of_op(x), source.memory.of_op(y)) {
        let is_near = x.span.base == y.span.base;
        let is_next = y.span.start.wrapping_sub(x.span.start) == x.span.size;
        return match (is_near, is_next) {
            (true, true) => 4,
            (true, false) => 2,
            (false, _) => 1,
        };
    }
    let is_here = |op: Op| f.body.parent_block(op) == Some(source.block);
    if !looks_deeper || !is_here(x) || !is_here(y) {
        return 1;
    }
    let pairs = |swap: bool| {
        let (xs, ys) = (f.body.operands(x), f.body.operands(y));
        let other = |number: usize| if swap { ys.len() - 1 - number } else { number };
        let scores = (0..xs.len().min(ys.len())).map(|number| (xs[number], ys[other(number)]));
        scores.map(|(a, b)| similarity(source, a, b, false)).sum::<u32>()
    };
    let crossed = if is_commutative(f, x) { pairs(true) } else { 0 };
    1 + pairs(false).max(crossed)
}
