//! Lowering of expectations: an `expect` that decides a branch becomes weights of its edges. Code generation moves blocks
//! off the likely paths.
//!
//! *Limits.* An expectation of `a && b` weighs the branch on both, not the branch that evaluates `b` only if `a` holds.
//! A short switch that later becomes comparisons loses its weights, and so do exit tests of rotated loops.
//!
//! ```text
//!   %e = expect %x, 0; %c = icmp ne %e, 0; cond_br %c, ^a, ^b   ▶   cond_br %c weights([1, 2000]), ^a, ^b
//! ```

use crate::dialect::llvm::control::{COND_BR, SWITCH, selector};
use crate::dialect::llvm::hint::{EXPECT, EXPECT_WITH_PROBABILITY};
use crate::ir::{AttrData, Op, Value, name};
use crate::opt::analysis::lattice::{LatticeValue, has_lattice_value, transfer};
use crate::opt::canon::simplify_cfg::taken;
use crate::opt::function::Function;

/// The weight of the likely edge, if the other edges together have 1. LLVM uses the same number.
const LIKELY: f64 = 2000.0;
/// Depth limit of the operations between an expectation and a branch.
const MAX_DEPTH: u32 = 6;

/// The pass.
pub(crate) fn lower_expect(f: &mut Function) {
    let blocks = f.blocks();
    let is_expectation = |&op: &Op| matches!(f.body.name(op), EXPECT | EXPECT_WITH_PROBABILITY);
    if !blocks.iter().any(|&block| f.body.block_ops(block).iter().any(is_expectation)) {
        return;
    }
    for block in blocks {
        let is_unweighted = |&op: &Op| {
            matches!(f.body.name(op), COND_BR | SWITCH) && f.attr(op, name::BRANCH_WEIGHTS).is_none()
        };
        let Some(end) = f.body.last_op(block).filter(is_unweighted) else { continue };
        let mut weight = None;
        let LatticeValue::Bits(bits) = expected(f, selector(f.body, end), 0, &mut weight) else { continue };
        let Some(weight) = weight.filter(|_| f.may_rewrite()) else { continue };
        set_weights(f, end, taken(f, end, bits), weight);
    }
}

/// The value that the expectations it is computed from imply. `weight` gets that of the likely value; `None` if no
/// expectation is involved.
fn expected(f: &Function, value: Value, depth: u32, weight: &mut Option<f64>) -> LatticeValue {
    let Some(op) = f.body.defining_op(value).filter(|&op| has_lattice_value(f, op) && depth < MAX_DEPTH)
    else {
        return LatticeValue::Overdefined;
    };
    let likely = match f.body.name(op) {
        EXPECT => LIKELY,
        EXPECT_WITH_PROBABILITY => match f.attr(op, name::PROB).map(|attr| f.cx.attr_data(attr)) {
            Some(&AttrData::Float { bits, .. }) => {
                let probability = f64::from_bits(bits as u64).clamp(0.0, 1.0);
                (probability / (1.0 - probability)).min(LIKELY)
            }
            _ => return LatticeValue::Overdefined,
        },
        _ => {
            let operands = f.body.operands(op).iter();
            let known: Vec<(Value, LatticeValue)> =
                operands.map(|&operand| (operand, expected(f, operand, depth + 1, weight))).collect();
            let of = |value| known.iter().find(|known| known.0 == value).map(|known| known.1);
            return transfer(f, op, |value| of(value).unwrap_or(LatticeValue::Overdefined));
        }
    };
    *weight = Some(weight.map_or(likely, |weight| weight.min(likely)));
    expected(f, f.body.operands(op)[1], depth + 1, &mut None)
}

/// Sets the weight of the likely edge by the sum of the others.
fn set_weights(f: &mut Function, branch: Op, likely: usize, weight: f64) {
    let edges = f.body.successors(branch).len();
    let others = edges.saturating_sub(1).max(1) as f64;
    // Integers with enough digits for weights near 1.
    const SCALE: f64 = 1000.0;
    let weights: Vec<i64> = (0..edges)
        .map(|edge| if edge == likely { weight * SCALE } else { SCALE / others })
        .map(|weight| weight.round().max(1.0) as i64)
        .collect();
    let weights = f.cx.i32_array_attr(&weights);
    let attrs = f.cx.dict_with(f.body.attrs(branch), name::BRANCH_WEIGHTS, weights);
    f.body.set_attrs(branch, attrs);
}
