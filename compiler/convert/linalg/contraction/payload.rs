//! The payload of a contraction: the accumulator plus the product of two factors, each computed from one input.

use crate::dialect::arith::{self, ADDF, ADDI, MULF, MULI};
use crate::dialect::linalg::YIELD;
use crate::ir::{Body, Context, Op, TypeData, Value};

/// A factor of the product.
pub(super) struct Factor {
    /// The factor, in the region.
    pub(super) value: Value,
    /// The operations that compute it from the element, in order.
    pub(super) ops: Vec<Op>,
}

/// The computation of an iteration.
pub(super) struct Payload {
    /// The factors, by input.
    pub(super) factors: [Factor; 2],
    pub(super) multiply: Op,
    pub(super) add: Op,
}

/// Returns the payload of a structured operation with two inputs in memory, whose numbers are `inputs`; `None` if its
/// region computes something else.
pub(super) fn payload(cx: &Context, body: &Body, op: Op, inputs: [usize; 2]) -> Option<Payload> {
    let &[region] = body.regions(op) else { return None };
    let &[block] = body.region_blocks(region) else { return None };
    let args = body.block_args(block);
    let (&accumulator, elements) = args.split_last()?;
    let elements = inputs.map(|input| elements.get(input).copied());
    let elements = [elements[0]?, elements[1]?];
    let end = body.last_op(block).filter(|&end| body.name(end) == YIELD)?;
    let &[sum] = body.operands(end) else { return None };
    let (add, product) = binary(body, sum, [ADDF, ADDI], accumulator)?;
    let multiply = body.defining_op(product).filter(|&op| [MULF, MULI].contains(&body.name(op)))?;
    let factors: Vec<Factor> =
        body.operands(multiply).iter().map(|&value| factor(cx, body, block, value)).collect::<Option<_>>()?;
    let [first, second] = <[Factor; 2]>::try_from(factors).ok()?;
    let reads = |factor: &Factor, element| reads(body, factor, element);
    let is_factor_of = |factor: &Factor, i: usize| {
        reads(factor, elements[i]) && !reads(factor, elements[1 - i]) && !reads(factor, accumulator)
    };
    let factors = if is_factor_of(&first, 0) && is_factor_of(&second, 1) {
        [first, second]
    } else if is_factor_of(&first, 1) && is_factor_of(&second, 0) {
        [second, first]
    } else {
        return None;
    };
    Some(Payload { factors, multiply, add })
}

/// Returns the operation with one of two names that computes `value` from `operand` and another value, and that value.
fn binary(body: &Body, value: Value, names: [crate::ir::OpName; 2], operand: Value) -> Option<(Op, Value)> {
    let op = body.defining_op(value).filter(|&op| names.contains(&body.name(op)))?;
    match *body.operands(op) {
        [a, b] if a == operand && b != operand => Some((op, b)),
        [a, b] if b == operand && a != operand => Some((op, a)),
        _ => None,
    }
}

/// Returns a factor; `None` if operations other than those on scalars compute it.
fn factor(cx: &Context, body: &Body, block: crate::ir::Block, value: Value) -> Option<Factor> {
    let mut needed = vec![value];
    let mut ops = Vec::new();
    for &op in body.block_ops(block).iter().rev() {
        if !body.results(op).any(|result| needed.contains(&result)) {
            continue;
        }
        let is_scalar = |&value: &Value| {
            !matches!(cx.type_data(body.value_type(value)), TypeData::Vector { .. } | TypeData::Tensor { .. })
        };
        if body.name(op).dialect() != arith::TABLE as usize
            || !body.regions(op).is_empty()
            || !body.operands(op).iter().all(is_scalar)
        {
            return None;
        }
        needed.extend_from_slice(body.operands(op));
        ops.push(op);
    }
    ops.reverse();
    Some(Factor { value, ops })
}

fn reads(body: &Body, factor: &Factor, element: Value) -> bool {
    factor.value == element || factor.ops.iter().any(|&op| body.operands(op).contains(&element))
}
