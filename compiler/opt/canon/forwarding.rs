//! Value forwarding through aggregates: an `extractvalue` is the value that an `insertvalue` put at the same position.
//! A `getelementptr` with zero indices is its base, and an expected value is the value: code generation does not use
//! expectations, which hide comparisons from other passes. An extended float that is truncated to its type is itself.

use crate::dialect::llvm::aggregate::{EXTRACTVALUE, InsertValue};
use crate::dialect::llvm::cast::{Cast, FPEXT, FPTRUNC};
use crate::dialect::llvm::hint::{EXPECT, EXPECT_WITH_PROBABILITY};
use crate::dialect::llvm::memory::{GETELEMENTPTR, GepIndex, gep_indices};
use crate::ir::{Op, Value, name};
use crate::opt::function::Function;

/// Depth limit of chains of `insertvalue`.
const MAX_DEPTH: usize = 64;

/// The existing value that equals the result of an operation.
pub(super) fn forwarded(f: &Function, op: Op) -> Option<Value> {
    match (f.body.name(op), f.body.operands(op)) {
        (GETELEMENTPTR, &[a]) => {
            let stays =
                gep_indices(f.cx, f.body.attrs(op)).iter().all(|&index| index == GepIndex::Constant(0));
            stays.then_some(a)
        }
        (EXPECT | EXPECT_WITH_PROBABILITY, &[value, _]) => Some(value),
        (EXTRACTVALUE, &[from]) => inserted(f, op, from),
        (FPTRUNC, &[wide]) => {
            let extension = f.body.defining_op(wide).filter(|&op| f.body.name(op) == FPEXT)?;
            let from = Cast(extension).arg(f.body);
            (f.body.value_type(from) == f.body.value_type(f.body.result(op, 0))).then_some(from)
        }
        _ => None,
    }
}

/// The value that a chain of `insertvalue` put at the position of an `extractvalue`.
fn inserted(f: &Function, op: Op, mut from: Value) -> Option<Value> {
    let position = |op: Op| f.attr(op, name::POSITION).and_then(|attr| f.cx.dense_array_value(attr));
    let wanted = position(op)?;
    for _ in 0..MAX_DEPTH {
        let insert = InsertValue::cast(f.body, f.body.defining_op(from)?)?;
        let inserted_at = position(insert.0)?;
        if inserted_at == wanted {
            return Some(insert.value(f.body));
        }
        // One position contains the other.
        if inserted_at.starts_with(wanted) || wanted.starts_with(inserted_at) {
            return None;
        }
        from = insert.container(f.body);
    }
    None
}
