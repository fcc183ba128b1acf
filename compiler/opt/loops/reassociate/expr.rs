//! Expressions that do not depend on the loop-carried value. They are emitted only if the rewrite is profitable.

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::ir::{DictId, OpName, TypeId, Value, name};
use crate::opt::cost::latency::work;
use crate::opt::function::Emitter;

/// An expression that is not emitted yet.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Expr {
    Value(Value),
    Int(i128),
    /// A binary operation.
    Binary(OpName, Box<[Expr; 2]>),
    /// A select of the first operand if the condition is true.
    Select(Value, Box<[Expr; 2]>),
}

impl Expr {
    pub(super) fn binary(name: OpName, a: Expr, b: Expr) -> Expr {
        Expr::Binary(name, Box::new([a, b]))
    }

    pub(super) fn select(condition: Value, a: Expr, b: Expr) -> Expr {
        if a == b { a } else { Expr::Select(condition, Box::new([a, b])) }
    }

    /// The number of instructions of the expression.
    pub(super) fn work(&self) -> usize {
        match self {
            Expr::Value(_) => 0,
            Expr::Int(_) => 1,
            Expr::Binary(name, operands) => work(*name) + operands.iter().map(Expr::work).sum::<usize>(),
            Expr::Select(_, arms) => work(SELECT) + arms.iter().map(Expr::work).sum::<usize>(),
        }
    }

    /// Emits the expression with a type.
    pub(super) fn emit(&self, emit: &mut Emitter, ty: TypeId, attrs: DictId) -> Value {
        match self {
            Expr::Value(value) => *value,
            Expr::Int(number) => emit.int(ty, *number),
            Expr::Binary(name, operands) => {
                let operands = [0, 1].map(|at| operands[at].emit(emit, ty, attrs));
                emit.value(*name, &operands, ty, attrs)
            }
            Expr::Select(condition, arms) => {
                let [a, b] = [0, 1].map(|at| arms[at].emit(emit, ty, attrs));
                emit.value(SELECT, &[*condition, a, b], ty, DictId::EMPTY)
            }
        }
    }

    /// Returns the condition of a select whose first operand is a constant.
    pub(super) fn number_first(&self) -> Option<Value> {
        match self {
            Expr::Select(condition, arms) if matches!(arms[0], Expr::Int(_)) => Some(*condition),
            _ => None,
        }
    }

    /// Inverts a select by `condition`: the result uses `inverse` and has swapped operands.
    pub(super) fn inverted(self, condition: Value, inverse: Value) -> Expr {
        match self {
            Expr::Select(by, arms) if by == condition => {
                let [a, b] = *arms;
                Expr::select(inverse, b, a)
            }
            other => other,
        }
    }
}

/// Emits the inverse of a condition if it is a scalar integer comparison.
pub(super) fn inverse(emit: &mut Emitter, condition: Value) -> Option<Value> {
    let f = &*emit.f;
    let compare = f.body.defining_op(condition)?;
    let [a, b] = Icmp::cast(f.body, compare)?.operands(f.body);
    let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
    (f.body.value_type(condition) == TypeId::I1).then(|| emit.compare(predicate.inverse(), a, b))
}
