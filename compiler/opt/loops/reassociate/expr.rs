//! What is computed beside a chain: it is made only once the whole is known to be worth it.

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::ir::{DictId, OpName, TypeId, Value, name};
use crate::opt::cost::latency::work;
use crate::opt::function::Emitter;

/// A value that is not made yet.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Expr {
    Value(Value),
    Int(i128),
    /// An operation on two others.
    Binary(OpName, Box<[Expr; 2]>),
    /// One of two others: the first if a condition holds.
    Chosen(Value, Box<[Expr; 2]>),
}

impl Expr {
    pub(super) fn binary(name: OpName, a: Expr, b: Expr) -> Expr {
        Expr::Binary(name, Box::new([a, b]))
    }

    pub(super) fn chosen(condition: Value, a: Expr, b: Expr) -> Expr {
        if a == b { a } else { Expr::Chosen(condition, Box::new([a, b])) }
    }

    /// How many instructions make it.
    pub(super) fn work(&self) -> usize {
        match self {
            Expr::Value(_) => 0,
            Expr::Int(_) => 1,
            Expr::Binary(name, operands) => work(*name) + operands.iter().map(Expr::work).sum::<usize>(),
            Expr::Chosen(_, arms) => work(SELECT) + arms.iter().map(Expr::work).sum::<usize>(),
        }
    }

    /// Makes it, of a type.
    pub(super) fn emit(&self, emit: &mut Emitter, ty: TypeId, attrs: DictId) -> Value {
        match self {
            Expr::Value(value) => *value,
            Expr::Int(number) => emit.int(ty, *number),
            Expr::Binary(name, operands) => {
                let operands = [0, 1].map(|at| operands[at].emit(emit, ty, attrs));
                emit.value(*name, &operands, ty, attrs)
            }
            Expr::Chosen(condition, arms) => {
                let [a, b] = [0, 1].map(|at| arms[at].emit(emit, ty, attrs));
                emit.value(SELECT, &[*condition, a, b], ty, DictId::EMPTY)
            }
        }
    }

    /// Whether a condition chooses between two others, of which the first is a number.
    pub(super) fn number_first(&self) -> Option<Value> {
        match self {
            Expr::Chosen(condition, arms) if matches!(arms[0], Expr::Int(_)) => Some(*condition),
            _ => None,
        }
    }

    /// The same, with the inverse of a condition, which is made here, if it chooses by that.
    pub(super) fn inverted(self, condition: Value, inverse: Value) -> Expr {
        match self {
            Expr::Chosen(by, arms) if by == condition => {
                let [a, b] = *arms;
                Expr::chosen(inverse, b, a)
            }
            other => other,
        }
    }
}

/// Makes the inverse of a condition, if that is a comparison of single integers.
pub(super) fn inverse(emit: &mut Emitter, condition: Value) -> Option<Value> {
    let f = &*emit.f;
    let compare = f.body.defining_op(condition).filter(|&op| f.body.name(op) == ICMP)?;
    let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
    let &[a, b] = f.body.operands(compare) else { return None };
    (f.body.value_type(condition) == TypeId::I1).then(|| emit.compare(predicate.inverse(), a, b))
}
