//! Conversions of elements.

use crate::dialect::arith;
use crate::dialect::llvm::compare::{FloatPredicate, IntPredicate};
use crate::ir::{TypeId, Value};

use super::super::rewriter::Rewriter;

/// Emits the conversion of an element to a type. The flags state that the operand and the result are unsigned.
pub(super) fn convert(
    rewriter: &mut Rewriter,
    value: Value,
    to: TypeId,
    (from_unsigned, to_unsigned): (bool, bool),
) -> Value {
    let from = rewriter.type_of(value);
    match (rewriter.is_float(from), rewriter.is_float(to)) {
        _ if to == TypeId::I1 && from != TypeId::I1 => {
            let zero = rewriter.number(from, 0);
            rewriter.compare((FloatPredicate::Une, IntPredicate::Ne), value, zero)
        }
        (true, true) => rewriter.resize_float(value, to),
        (false, false) => rewriter.resize_int(value, to, from_unsigned),
        (true, false) => {
            let op_name = if to_unsigned { arith::FPTOUI } else { arith::FPTOSI };
            rewriter.emit_value(op_name, &[value], to, &[])
        }
        (false, true) => {
            let op_name = if from_unsigned { arith::UITOFP } else { arith::SITOFP };
            rewriter.emit_value(op_name, &[value], to, &[])
        }
    }
}
