//! Absolute differences of unsigned 8-bit or 16-bit lanes, which fit in the width of the operands: `abs` of a difference
//! of zero extensions, and the difference of a maximum and a minimum.
//!
//! One of the two saturating differences is the result, and the other one is 0:
//!
//! ```text
//!   abs(zext a - zext b)      ▶     zext (usub.sat(a, b) | usub.sat(b, a))
//! ```

use crate::dialect::llvm::arith::{Binary, OR, SUB};
use crate::dialect::llvm::cast::ZEXT;
use crate::dialect::llvm::intrinsic::{ABS, SMAX, SMIN, UMAX, UMIN, USUB_SAT};
use crate::ir::{DictId, Op, OpName, Value};
use crate::opt::analysis::reduction_kind::reduction_kind;
use crate::opt::function::{Emitter, Function};

use super::Extension;

/// An absolute difference: its operands before extension.
pub(super) struct Difference([Value; 2]);

impl Difference {
    /// Matches an absolute difference.
    pub(super) fn of(f: &Function, op: Op) -> Option<Difference> {
        let numbers = match (f.body.name(op), f.body.operands(op)) {
            (ABS, &[difference]) => signed(f, difference),
            (SUB, &[larger, smaller]) => of_larger(f, larger, smaller),
            _ => None,
        };
        numbers.map(Difference)
    }

    /// Emits the narrow form.
    pub(super) fn emit(&self, emit: &mut Emitter, op: Op) -> Value {
        let loc = emit.loc;
        emit.f.done(loc, || "narrowed absolute difference to the width of its operands".into());
        let [a, b] = self.0;
        let (narrow, wide) = (emit.ty(a), emit.ty(emit.f.body.result(op, 0)));
        let differences =
            [[a, b], [b, a]].map(|numbers| emit.value(USUB_SAT, &numbers, narrow, DictId::EMPTY));
        let absolute = emit.value(OR, &differences, narrow, DictId::EMPTY);
        emit.value(ZEXT, &[absolute], wide, DictId::EMPTY)
    }
}

/// Returns the operands of two zero extensions from the same width.
fn unsigned(f: &Function, a: Value, b: Value) -> Option<[Value; 2]> {
    let [a, b] = [Extension::of(f, a)?, Extension::of(f, b)?];
    (!a.is_signed && !b.is_signed && a.bits == b.bits).then_some([a.source, b.source])
}

/// Returns the operands of a difference of zero extensions, minuend first.
fn signed(f: &Function, difference: Value) -> Option<[Value; 2]> {
    let op = f.body.defining_op(difference).filter(|&op| f.body.name(op) == SUB)?;
    let [a, b] = Binary(op).operands(f.body);
    unsigned(f, a, b)
}

/// Returns the operands of the difference of a maximum and a minimum of the same values.
fn of_larger(f: &Function, larger: Value, smaller: Value) -> Option<[Value; 2]> {
    if let (Some(above), Some(below)) =
        (extreme_operands(f, larger, [SMAX, UMAX]), extreme_operands(f, smaller, [SMIN, UMIN]))
    {
        let numbers = unsigned(f, above[0], above[1])?;
        return are_same(numbers, unsigned(f, below[0], below[1])?).then_some(numbers);
    }
    let [larger, smaller] = unsigned(f, larger, smaller)?;
    let numbers = extreme_operands(f, larger, [UMAX; 2])?;
    are_same(numbers, extreme_operands(f, smaller, [UMIN; 2])?).then_some(numbers)
}

fn are_same([a, b]: [Value; 2], others: [Value; 2]) -> bool {
    others == [a, b] || others == [b, a]
}

/// Returns the operands of a minimum or maximum.
fn extreme_operands(f: &Function, value: Value, names: [OpName; 2]) -> Option<[Value; 2]> {
    let op = f.body.defining_op(value)?;
    let (found, numbers) = reduction_kind(f, op).ok()?;
    names.contains(&found.name).then_some(numbers)
}
