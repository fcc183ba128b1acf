//! Parts of aggregates, and addresses of first parts: values that exist already.

use crate::dialect::llvm::aggregate::{EXTRACTVALUE, INSERTVALUE};
use crate::dialect::llvm::memory::{GETELEMENTPTR, GepIndex, gep_indices};
use crate::ir::{Op, Value, name};
use crate::opt::function::Function;

/// Depth limit of chains of `insertvalue`.
const MAX_DEPTH: usize = 64;

/// The value that the result of an `extractvalue` or `getelementptr` equals.
pub(super) fn part(f: &Function, op: Op) -> Option<Value> {
    match (f.body.name(op), f.body.operands(op)) {
        (GETELEMENTPTR, &[a]) => {
            let stays =
                gep_indices(f.cx, f.body.attrs(op)).iter().all(|&index| index == GepIndex::Constant(0));
            stays.then_some(a)
        }
        (EXTRACTVALUE, &[from]) => inserted(f, op, from),
        _ => None,
    }
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
