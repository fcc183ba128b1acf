//! Operations of payloads: their cost, and values of affine expressions.

use crate::dialect::linalg::{INDEX, YIELD};
use crate::dialect::{affine, arith, math, tensor};
use crate::ir::{AffineExpr, AffineMap, AttrData, Block, Body, NewOp, OpName, TypeId, Value, name};

use super::edit::Editor;

/// The number of operations of a payload that may be computed more than once.
const MAX_CHEAP: usize = 8;

/// Operations of the math dialect that are few instructions.
const CHEAP_MATH: [OpName; 10] = [
    math::ABSF,
    math::ABSI,
    math::CEIL,
    math::COPYSIGN,
    math::CTPOP,
    math::FLOOR,
    math::FMA,
    math::ROUNDEVEN,
    math::TRUNC,
    math::CLAMPF,
];

/// Divisions, which take many cycles.
const DIVISIONS: [OpName; 9] = [
    arith::DIVF,
    arith::REMF,
    arith::DIVSI,
    arith::DIVUI,
    arith::CEILDIVSI,
    arith::CEILDIVUI,
    arith::FLOORDIVSI,
    arith::REMSI,
    arith::REMUI,
];

/// Returns true if an operation takes few cycles.
fn is_cheap(op_name: OpName) -> bool {
    match op_name.dialect() {
        dialect if dialect == arith::TABLE as usize => !DIVISIONS.contains(&op_name),
        dialect if dialect == math::TABLE as usize => CHEAP_MATH.contains(&op_name),
        _ => matches!(op_name, INDEX | YIELD | affine::APPLY | tensor::EXTRACT | tensor::DIM),
    }
}

/// Returns true for integer divisions, whose only effect is that of a division by zero: it is undefined.
pub(super) fn is_division(op_name: OpName) -> bool {
    DIVISIONS.contains(&op_name)
}

/// Returns true if the operations of a payload take few cycles, so that they may be computed more than once.
pub(super) fn is_cheap_payload(body: &Body, block: Block) -> bool {
    let ops = body.block_ops(block);
    ops.len() <= MAX_CHEAP && ops.iter().all(|&op| is_cheap(body.name(op)))
}

impl Editor<'_> {
    /// Appends the value of an affine expression of the loops to a payload.
    pub(super) fn index_value(&mut self, expr: &AffineExpr, to: Block) -> Value {
        match expr {
            AffineExpr::Dim(dim) => self.loop_index(*dim, to),
            AffineExpr::Constant(number) => {
                let attr = self.cx.int_attr(TypeId::INDEX, (*number).into());
                let attrs = self.cx.dict(&mut [(name::VALUE, attr)]);
                let new = NewOp::new(arith::CONSTANT, self.loc(), &[], &[TypeId::INDEX]).attrs(attrs);
                let op = self.body.append_op(to, new);
                self.body.result(op, 0)
            }
            _ => {
                let dims = dims_of(expr);
                let operands: Vec<Value> = dims.iter().map(|&dim| self.loop_index(dim, to)).collect();
                let position = |dim| dims.iter().position(|&other| other == dim).unwrap_or(0) as u32;
                let expr = expr.clone().replace_inputs(&|input| match input {
                    AffineExpr::Dim(dim) => AffineExpr::Dim(position(dim)),
                    other => other,
                });
                let map = AffineMap { dims: dims.len() as u32, symbols: 0, results: Box::new([expr]) };
                let map = self.cx.attr(AttrData::AffineMap(map));
                let attrs = self.cx.dict(&mut [(name::MAP, map)]);
                let new = NewOp::new(affine::APPLY, self.loc(), &operands, &[TypeId::INDEX]).attrs(attrs);
                let op = self.body.append_op(to, new);
                self.body.result(op, 0)
            }
        }
    }

    fn loop_index(&mut self, dim: u32, to: Block) -> Value {
        let dim = self.cx.int_attr(TypeId::I64, dim.into());
        let attrs = self.cx.dict(&mut [(name::DIM, dim)]);
        let new = NewOp::new(INDEX, self.loc(), &[], &[TypeId::INDEX]).attrs(attrs);
        let op = self.body.append_op(to, new);
        self.body.result(op, 0)
    }
}

/// Returns the dimensions in an expression, each once.
fn dims_of(expr: &AffineExpr) -> Vec<u32> {
    let mut dims = Vec::new();
    let mut open = vec![expr];
    while let Some(expr) = open.pop() {
        match expr {
            AffineExpr::Dim(dim) => dims.push(*dim),
            AffineExpr::Binary(_, sides) => open.extend([&sides.0, &sides.1]),
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => {}
        }
    }
    dims.sort_unstable();
    dims.dedup();
    dims
}
