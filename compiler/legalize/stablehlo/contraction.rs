//! Products of tensors.

use crate::dialect::linalg::generic::IteratorKind;
use crate::dialect::{arith, linalg, stablehlo};
use crate::ir::{Op, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::structured::{Loops, dims_map};
use super::cast::convert;
use super::known;

const NUMBERS: &str = "dot_dimension_numbers";

/// The dimensions of a product.
struct Dims {
    batch: [Vec<usize>; 2],
    sum: [Vec<usize>; 2],
}

/// Rewrites `stablehlo.dot_general` and `stablehlo.dot`.
pub(super) fn dot_general(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let operands = [rewriter.tensor(op, 0)?, rewriter.tensor(op, 1)?];
    let ranks = [rewriter.shape(operands[0])?.len(), rewriter.shape(operands[1])?.len()];
    let dims = match rewriter.old.name(op) {
        stablehlo::DOT if ranks.contains(&0) => return Err("an operand has no dimensions".into()),
        stablehlo::DOT => Dims { batch: Default::default(), sum: [vec![ranks[0] - 1], vec![0]] },
        _ => Dims {
            batch: ["lhs_batching_dimensions", "rhs_batching_dimensions"]
                .map(|key| rewriter.field(op, NUMBERS, key)),
            sum: ["lhs_contracting_dimensions", "rhs_contracting_dimensions"]
                .map(|key| rewriter.field(op, NUMBERS, key)),
        },
    };
    let (shape, element) = (rewriter.result_shape(op), rewriter.new_element(op));
    let zero = rewriter.number(element, 0);
    let init = rewriter.filled(&known(&shape), zero)?;
    let is_same = operands.iter().all(|&operand| rewriter.element_of(operand) == element);
    let named = match (&dims.batch, &dims.sum) {
        ([left, right], [lhs, rhs]) if ranks == [2, 2] && left.is_empty() && right.is_empty() => {
            (lhs[..] == [1] && rhs[..] == [0]).then_some(linalg::MATMUL)
        }
        ([left, right], [lhs, rhs]) if ranks == [3, 3] && left[..] == [0] && right[..] == [0] => {
            (lhs[..] == [2] && rhs[..] == [1]).then_some(linalg::BATCH_MATMUL)
        }
        _ => None,
    };
    match named {
        Some(op_name) if is_same && element != TypeId::I1 => rewriter.named(op_name, &operands, init, &[]),
        _ => general(rewriter, op, operands, &dims, (init, shape.len())),
    }
}

/// Emits a generic with loops over the dimensions of the result, and then those that are summed.
fn general(
    rewriter: &mut Rewriter,
    op: Op,
    operands: [Value; 2],
    dims: &Dims,
    (init, rank): (Value, usize),
) -> Result<Value, Problem> {
    if dims.batch[0].len() != dims.batch[1].len() || dims.sum[0].len() != dims.sum[1].len() {
        return Err("the dimension numbers of both operands differ".into());
    }
    let mut free = dims.batch[0].len();
    let loops = rank + dims.sum[0].len();
    let mut inputs = Vec::new();
    for (side, &operand) in operands.iter().enumerate() {
        let own = (0..rewriter.shape(operand)?.len()).map(|dim| {
            let at = |list: &[usize]| list.iter().position(|&other| other == dim);
            match (at(&dims.batch[side]), at(&dims.sum[side])) {
                (Some(batch), _) => batch,
                (None, Some(sum)) => rank + sum,
                (None, None) => {
                    free += 1;
                    free - 1
                }
            }
        });
        let map = dims_map(loops, own);
        inputs.push((operand, map));
    }
    if free != rank {
        return Err("the dimension numbers do not match the result".into());
    }
    let mut kinds = vec![IteratorKind::Parallel; rank];
    kinds.resize(loops, IteratorKind::Reduction);
    let outputs = vec![(init, dims_map(loops, 0..rank))];
    let results = rewriter.generic(Loops { kinds: &kinds, inputs, outputs }, |rewriter, args| {
        Ok(vec![rewriter.multiplied_and_added(op, args)])
    })?;
    Ok(results[0])
}

impl Rewriter<'_> {
    /// Emits the third element plus the product of the others, in the type of the result.
    pub(super) fn multiplied_and_added(&mut self, op: Op, args: &[Value]) -> Value {
        let ty = self.type_of(args[2]);
        let mut factors = [args[0], args[1]];
        for (factor, &operand) in factors.iter_mut().zip(self.old.operands(op)) {
            let is_unsigned = self.is_unsigned(operand);
            *factor = convert(self, *factor, ty, (is_unsigned, is_unsigned));
        }
        if ty == TypeId::I1 {
            let product = self.arith(arith::ANDI, &factors);
            return self.arith(arith::ORI, &[args[2], product]);
        }
        let product = self.either((arith::MULF, arith::MULI), &factors);
        self.either((arith::ADDF, arith::ADDI), &[args[2], product])
    }
}
