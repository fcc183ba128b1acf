//! The cost of nodes and of the scalars that they replace, approximately in instructions.

use crate::dialect::llvm::cast::{FPEXT, FPTRUNC, SEXT, TRUNC, ZEXT};
use crate::ir::{Op, TypeId, Value};
use crate::opt::cost::vector::{REGISTER, bytes, parts, scalar_weight, weight};
use crate::opt::function::Function;

use super::node::{Kind, Node, Nodes};

/// The size in bytes of the smallest vector that is loaded or stored: a part of a register.
pub(super) const LEAST_BYTES: i64 = 4;

/// The cost of a vector.
pub(super) fn node(f: &Function, nodes: &Nodes, node: &Node) -> i64 {
    let size = bytes(f, node.element);
    let full = parts(size, node.values.len() as i64);
    match &node.kind {
        Kind::Operation(..) => operation(f, node),
        Kind::Mixed(..) if f.cx.float_kind(node.element).is_some() => operation(f, node) + full,
        Kind::Mixed(..) => operation(f, node) + 2 * full,
        // A scalar load, and a move to a vector register.
        Kind::Load { .. } if size * (node.values.len() as i64) < REGISTER => 2,
        Kind::Load { .. } | Kind::Constant => full,
        Kind::Splat => splat(f, node.element),
        Kind::Gather => gather(&node.values),
        Kind::Shuffle(mask) => {
            let from = node.operands.first().map_or(1, |&of| nodes.get(of).lanes);
            shuffle(f, mask, size, from)
        }
    }
}

/// The cost of a scalar operation.
pub(super) fn scalar(f: &Function, op: Op) -> i64 {
    if f.body.result_count(op) == 0 || f.is_pure(op) { scalar_weight(f, op) } else { 1 }
}

fn operation(f: &Function, node: &Node) -> i64 {
    let Some(op) = f.body.defining_op(node.values[0]) else { return 0 };
    let count = node.values.len() as i64;
    let operand_type = f.body.value_type(f.body.operands(op)[0]);
    let from = bytes(f, operand_type);
    let to = bytes(f, node.element);
    let is_mask = |ty: TypeId| ty == TypeId::I1;
    if is_mask(operand_type) {
        return parts(to, count) * 2;
    }
    let sizes = [2, 4, 8].into_iter().filter(|&size| size > from.min(to) && size <= from.max(to));
    match f.body.name(op) {
        // Each doubling takes an instruction per register, or two for sign extension.
        ZEXT | SEXT => {
            let is_double = f.body.name(op) == SEXT && f.target.is_x86_64_without("sse4.1");
            sizes.map(|size| parts(size, count)).sum::<i64>() * if is_double { 2 } else { 1 }
        }
        TRUNC => sizes.map(|size| 1 + 2 * parts(size, count)).sum(),
        FPEXT | FPTRUNC => 2 * parts(8, count) - 1,
        _ => weight(f, op, from) * parts(from.max(to), count),
    }
}

fn is_float(f: &Function, ty: TypeId) -> bool {
    f.cx.float_kind(ty).is_some()
}

fn splat(f: &Function, element: TypeId) -> i64 {
    match bytes(f, element) {
        _ if is_float(f, element) => 1,
        1 => 4,
        2 => 3,
        _ => 2,
    }
}

/// The cost of a vector of scalars: each scalar moves to a vector register, then pairs are interleaved.
fn gather(values: &[Value]) -> i64 {
    2 * values.len() as i64 - 1
}

/// The cost of extracting a lane.
pub(super) fn extract(f: &Function, element: TypeId, lane: i64) -> i64 {
    i64::from(lane > 0) + i64::from(!is_float(f, element))
}

fn shuffle(f: &Function, mask: &[i64], size: i64, from: i64) -> i64 {
    let in_register = REGISTER / size;
    let of_register = |lanes: &[i64]| {
        let is_identity = lanes.windows(2).all(|pair| pair[1] == pair[0] + 1) && lanes[0] % in_register == 0;
        match size {
            _ if is_identity => 0,
            // A permutation of the words of one register.
            4 | 8 if from <= in_register => 1,
            8 => 1,
            _ if !f.target.is_x86_64_without("ssse3") => 2,
            _ => 2 * lanes.len() as i64,
        }
    };
    mask.chunks(in_register as usize).map(of_register).sum()
}

/// Returns true if gathering the results of scalar operations is cheaper than gathering their operands.
pub(super) fn is_better_gathered(f: &Function, nodes: &Nodes, node: &Node) -> bool {
    let operands = || node.operands.iter().map(|&id| nodes.get(id));
    if !operands().all(|operand| operand.kind == Kind::Gather) {
        return false;
    }
    let ops = node.values.iter().filter_map(|&value| f.body.defining_op(value));
    let scalars: i64 = ops.map(|op| scalar(f, op)).sum();
    let vectors: i64 = operands().map(|operand| gather(&operand.values)).sum();
    operation(f, node) + vectors >= scalars + gather(&node.values)
}

/// The cost of the horizontal reduction of a vector.
pub(super) fn reduce(f: &Function, op: Op, element: TypeId, count: i64) -> i64 {
    let size = bytes(f, element);
    let to_register = (parts(size, count) - 1).max(0) * weight(f, op, size);
    let lanes = count.min(REGISTER / size);
    // A shuffle and an operation halve the vector.
    to_register + i64::from(lanes.ilog2()) * (1 + weight(f, op, size)) + extract(f, element, 0)
}
