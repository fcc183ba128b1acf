//! Emission of selects between conditions and of inverse conditions, for if-conversion.

use crate::dialect::llvm::arith::{AND, OR};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::ir::{DictId, OpName, TypeId, Value, name};
use crate::opt::function::Emitter;

/// Emits a select between two conditions as bitwise operations, which apply to masks of vectors too.
pub(crate) fn select_condition(emit: &mut Emitter, condition: Value, a: Value, b: Value) -> Value {
    let constants = [a, b].map(|value| emit.f.constant_of(value).map(|number| number & 1 != 0));
    match constants {
        [Some(true), Some(false)] => condition,
        [Some(false), Some(true)] => inverse(emit, condition),
        [Some(true), _] => bitwise(emit, OR, condition, b),
        [_, Some(false)] => bitwise(emit, AND, condition, a),
        [Some(false), _] => {
            let inverse = inverse(emit, condition);
            bitwise(emit, AND, inverse, b)
        }
        [_, Some(true)] => {
            let inverse = inverse(emit, condition);
            bitwise(emit, OR, inverse, a)
        }
        [None, None] => {
            let inverse = inverse(emit, condition);
            let (yes, no) = (bitwise(emit, AND, condition, a), bitwise(emit, AND, inverse, b));
            bitwise(emit, OR, yes, no)
        }
    }
}

fn bitwise(emit: &mut Emitter, name: OpName, a: Value, b: Value) -> Value {
    emit.value(name, &[a, b], TypeId::I1, DictId::EMPTY)
}

/// Emits the inverse of a condition. The inverse of a comparison is a comparison, and those of conjunctions and
/// disjunctions follow De Morgan's laws.
pub(crate) fn inverse(emit: &mut Emitter, condition: Value) -> Value {
    let f = &*emit.f;
    let op = f.body.defining_op(condition);
    let operands = op.map(|op| f.body.operands(op).to_vec()).unwrap_or_default();
    let (name, predicate) = match op.map(|op| (f.body.name(op), f.attr(op, name::PREDICATE))) {
        Some((ICMP, Some(attr))) => (ICMP, IntPredicate::of(f.cx, attr).map(|it| it.inverse() as i128)),
        Some((FCMP, Some(attr))) => (FCMP, FloatPredicate::of(f.cx, attr).map(|it| it.inverse() as i128)),
        Some((AND | OR, _)) => {
            let name = if op.map(|op| f.body.name(op)) == Some(AND) { OR } else { AND };
            let sides: Vec<Value> = operands.iter().map(|&side| inverse(emit, side)).collect();
            return emit.value(name, &sides, TypeId::I1, DictId::EMPTY);
        }
        _ => (ICMP, None),
    };
    match predicate {
        Some(predicate) => {
            let attr = emit.f.cx.int_attr(TypeId::I64, predicate);
            emit.value_with(name, &operands, TypeId::I1, &[(name::PREDICATE, attr)])
        }
        None => {
            let no = emit.int(TypeId::I1, 0);
            emit.compare(IntPredicate::Eq, condition, no)
        }
    }
}
