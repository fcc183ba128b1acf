//! The cost of a vectorized loop, compared with that of the scalar loop.

use crate::dialect::llvm::arith::{ASHR, Binary, LSHR, SHL};
use crate::opt::analysis::access::{Access, Stride};
use crate::opt::cost::vector::{Cost, lane_by_lane, parts, registers, scalar_weight, weight};
use crate::opt::function::Function;

use super::groups::Groups;
use super::plan::Needed;

/// Returns the cost of `lanes` iterations.
pub(super) fn cost(f: &Function, needed: &Needed, accesses: &[Access], groups: &Groups, lanes: i64) -> Cost {
    let mut cost = Cost { vector: 2, scalar: 2 * lanes };
    for &op in &needed.ops {
        let result = needed.size(f, f.body.result(op, 0));
        let operand = needed.size(f, f.body.operands(op)[0]);
        // All targets have instructions that shift all lanes by one amount.
        let has_one_amount =
            matches!(f.body.name(op), SHL | LSHR | ASHR) && needed.is_uniform(Binary(op).rhs(f.body));
        let (each, alone) = match needed.quotients.get(&op) {
            Some(quotient) => quotient.costs(),
            None if has_one_amount => (1, scalar_weight(f, op)),
            None => (weight(f, op, operand), scalar_weight(f, op)),
        };
        cost.vector += each * registers(f, result.max(operand), lanes);
        cost.scalar += lanes * if alone > 4 { alone } else { 1 };
    }
    for access in accesses {
        cost.scalar += lanes;
        if let Some(indexed) = needed.indexed.get(&access.op) {
            cost.vector += lanes * indexed.cost(f, access);
            continue;
        }
        cost.vector += match access.stride {
            Stride::Bytes(0) => 2,
            _ if needed.indices.contains(&access.op) => lanes,
            _ if access.is_contiguous() => registers(f, access.size, lanes),
            Stride::Bytes(stride) if stride == -access.size => 3 * parts(access.size, lanes),
            _ => match groups.get(access.op) {
                Some(group) if group.anchor.op == access.op => {
                    group.cost(f, access.size, lanes).unwrap_or_default()
                }
                Some(_) => 0,
                None => lane_by_lane(access, lanes),
            },
        };
    }
    cost
}
