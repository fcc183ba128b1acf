//! Algebraic identities: operations that fold to an existing value. These are only the ones that help other passes.
//! Cranelift has more rules, but runs later.

use crate::dialect::llvm::aggregate::{EXTRACTVALUE, INSERTVALUE};
use crate::dialect::llvm::arith::{
    ADD, AND, ASHR, CONSTANT, FADD, FDIV, FMUL, FNEG, FSUB, LSHR, MUL, OR, SDIV, SELECT, SHL, SUB, UDIV, XOR,
};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::intrinsic::{SMAX, SMIN, UMAX, UMIN};
use crate::dialect::llvm::memory::{GETELEMENTPTR, GepIndex, gep_indices};
use crate::ir::{AttrData, Op, OpName, Value, float, name};
use crate::opt::function::Function;

/// Depth limit of chains of `insertvalue`.
const MAX_DEPTH: usize = 64;

/// The existing value that the result of an operation equals.
pub(crate) fn identity(f: &Function, op: Op) -> Option<Value> {
    let name = f.body.name(op);
    match (name, f.body.operands(op)) {
        (ADD | OR | XOR, &[a, b]) if is_int(f, b, 0) => Some(a),
        (ADD | OR | XOR, &[a, b]) if is_int(f, a, 0) => Some(b),
        (SUB | SHL | LSHR | ASHR, &[a, b]) if is_int(f, b, 0) => Some(a),
        (MUL | UDIV | SDIV, &[a, b]) if is_int(f, b, 1) => Some(a),
        (MUL, &[a, b]) if is_int(f, a, 1) => Some(b),
        (AND, &[a, b]) if is_int(f, b, -1) => Some(a),
        (AND, &[a, b]) if is_int(f, a, -1) => Some(b),
        (AND | OR | SMIN | SMAX | UMIN | UMAX, &[a, b]) if a == b => Some(a),
        // `-0.0` is the neutral element: `-0.0 + 0.0` is `0.0`.
        (FADD, &[a, b]) if is_float(f, b, -0.0) => Some(a),
        (FADD, &[a, b]) if is_float(f, a, -0.0) => Some(b),
        (FSUB, &[a, b]) if is_float(f, b, 0.0) => Some(a),
        (FMUL | FDIV, &[a, b]) if is_float(f, b, 1.0) => Some(a),
        (FMUL, &[a, b]) if is_float(f, a, 1.0) => Some(b),
        (SELECT, &[_, a, b]) if a == b => Some(a),
        (SELECT, &[condition, a, b]) => match f.constant_of(condition) {
            Some(condition) => Some(if condition & 1 == 0 { b } else { a }),
            None => (is_int(f, a, -1) && is_int(f, b, 0) && is_bit(f, a)).then_some(condition),
        },
        (FNEG, &[a]) => operand_of_inverse(f, a, FNEG),
        (TRUNC, &[a]) => {
            let before = operand_of_inverse(f, a, ZEXT).or_else(|| operand_of_inverse(f, a, SEXT))?;
            let is_same = f.body.value_type(before) == f.body.value_type(f.body.result(op, 0));
            is_same.then_some(before)
        }
        (GETELEMENTPTR, &[a]) => {
            let stays =
                gep_indices(f.cx, f.body.attrs(op)).iter().all(|&index| index == GepIndex::Constant(0));
            stays.then_some(a)
        }
        (EXTRACTVALUE, &[from]) => inserted(f, op, from),
        _ => None,
    }
}

/// The right neutral element of an integer operation.
pub(crate) fn neutral(name: OpName) -> Option<i128> {
    match name {
        ADD | SUB | OR | XOR | SHL | LSHR | ASHR => Some(0),
        MUL => Some(1),
        AND => Some(-1),
        _ => None,
    }
}

fn is_bit(f: &Function, value: Value) -> bool {
    f.cx.int_width(f.body.value_type(value)) == Some(1)
}

/// Returns true if a value is the given integer constant. `i1` constants are equal if their low bits are.
fn is_int(f: &Function, value: Value, number: i128) -> bool {
    match f.constant_of(value) {
        Some(constant) if is_bit(f, value) => constant & 1 == number & 1,
        constant => constant == Some(number),
    }
}

/// Returns true if a value is the given float constant, bit by bit.
fn is_float(f: &Function, value: Value, number: f64) -> bool {
    let op = f.body.defining_op(value).filter(|&op| f.body.name(op) == CONSTANT);
    let attr = op.and_then(|op| f.attr(op, name::VALUE));
    match attr.map(|attr| f.cx.attr_data(attr)) {
        Some(&AttrData::Float { ty, bits }) => {
            f.cx.float_kind(ty).is_some_and(|kind| float::to_f64(kind, bits).to_bits() == number.to_bits())
        }
        _ => false,
    }
}

/// The operand of the operation `by` that defines a value.
fn operand_of_inverse(f: &Function, value: Value, by: OpName) -> Option<Value> {
    let op = f.body.defining_op(value).filter(|&op| f.body.name(op) == by)?;
    f.body.operands(op).first().copied()
}

/// The value that an `insertvalue` put at the position that an `extractvalue` reads.
fn inserted(f: &Function, op: Op, mut from: Value) -> Option<Value> {
    let position = |op: Op| f.attr(op, name::POSITION).and_then(|attr| f.cx.dense_array_value(attr));
    let wanted = position(op)?;
    for _ in 0..MAX_DEPTH {
        let insert = f.body.defining_op(from).filter(|&op| f.body.name(op) == INSERTVALUE)?;
        let place = position(insert)?;
        let &[before, value] = f.body.operands(insert) else { return None };
        if place == wanted {
            return Some(value);
        }
        // The positions overlap in part.
        if place.starts_with(wanted) || wanted.starts_with(place) {
            return None;
        }
        from = before;
    }
    None
}
