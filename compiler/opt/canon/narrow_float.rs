//! Operations on `f32` values that were extended to `f64`, as operations on `f32`.
//!
//! ```text
//!   fptrunc (fmul (fpext a), (fpext b))   ▶   fmul a, b
//!   fptrunc (floor (fpext a))             ▶   floor a
//!   fcmp olt (fpext a), 0.5               ▶   fcmp olt a, 0.5
//! ```
//!
//! A format with at least `2p + 2` bits of precision rounds sums, products, quotients and square roots of numbers with `p`
//! bits so that rounding them again gives the correctly rounded result (Figueroa, *When is double rounding innocuous?*,
//! 1995). `f32` has 24 bits and `f64` 53. Roundings to integers are exact.

use crate::dialect::llvm::arith::{FADD, FDIV, FMUL, FNEG, FSUB};
use crate::dialect::llvm::cast::{Cast, FPEXT, FPTRUNC};
use crate::dialect::llvm::compare::{FCMP, FloatPredicate};
use crate::dialect::llvm::intrinsic as i;
use crate::ir::{DictId, FloatKind, Op, OpName, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

use super::rules::UseCounts;

/// An operation on values of `f32`.
pub(super) struct NarrowFloat {
    name: OpName,
    operands: Vec<Narrow>,
    attrs: DictId,
    /// The predicate of a comparison.
    predicate: Option<FloatPredicate>,
}

/// A value of `f32`.
#[derive(Clone, Copy)]
enum Narrow {
    Value(Value),
    Constant(f64),
}

impl NarrowFloat {
    pub(super) fn of(f: &Function, uses: &UseCounts, op: Op) -> Option<NarrowFloat> {
        match f.body.name(op) {
            FPTRUNC => NarrowFloat::truncated(f, uses, op),
            FCMP => NarrowFloat::compared(f, op),
            _ => None,
        }
    }

    fn truncated(f: &Function, uses: &UseCounts, op: Op) -> Option<NarrowFloat> {
        let wide = Cast(op).arg(f.body);
        let operation = f.body.defining_op(wide)?;
        let name = f.body.name(operation);
        let is_narrowed = matches!(
            name,
            FADD | FSUB
                | FMUL
                | FDIV
                | FNEG
                | i::SQRT
                | i::FABS
                | i::FLOOR
                | i::CEIL
                | i::FTRUNC
                | i::ROUND
                | i::ROUNDEVEN
                | i::RINT
                | i::NEARBYINT
        );
        if !is_narrowed || !uses.is_single(f, wide) {
            return None;
        }
        let operands: Option<Vec<Narrow>> =
            f.body.operands(operation).iter().map(|&operand| narrow(f, operand, exact)).collect();
        let operands = operands.filter(|operands| has_value(operands))?;
        let is_result = |operand: &Narrow| match *operand {
            Narrow::Value(value) => f.body.value_type(value) == f.body.value_type(f.body.result(op, 0)),
            Narrow::Constant(_) => true,
        };
        let attrs = f.body.attrs(operation);
        operands.iter().all(is_result).then_some(NarrowFloat { name, operands, attrs, predicate: None })
    }

    fn compared(f: &Function, op: Op) -> Option<NarrowFloat> {
        let predicate = f.attr(op, name::PREDICATE).and_then(|attr| FloatPredicate::of(f.cx, attr))?;
        let &[a, b] = f.body.operands(op) else { return None };
        let lhs = narrow(f, a, exact)?;
        let (rhs, predicate) = match narrow(f, b, exact) {
            Some(rhs) => (rhs, predicate),
            None => next_to(f.float_of(b)?, predicate)?,
        };
        let attrs = f.body.attrs(op);
        let operands = vec![lhs, rhs];
        has_value(&operands).then_some(NarrowFloat {
            name: FCMP,
            operands,
            attrs,
            predicate: Some(predicate),
        })
    }

    /// Emits the operation.
    pub(super) fn emit(&self, emit: &mut Emitter, op: Op) -> Value {
        let operands: Vec<Value> = self.operands.iter().map(|operand| operand.emit(emit)).collect();
        let ty = emit.ty(emit.f.body.result(op, 0));
        let attrs = match self.predicate {
            Some(predicate) => {
                let attr = emit.f.cx.int_attr(TypeId::I64, predicate as i128);
                emit.f.cx.dict_with(self.attrs, name::PREDICATE, attr)
            }
            None => self.attrs,
        };
        emit.value(self.name, &operands, ty, attrs)
    }
}

impl Narrow {
    fn emit(self, emit: &mut Emitter) -> Value {
        match self {
            Narrow::Value(value) => value,
            Narrow::Constant(number) => emit.float(TypeId::F32, number),
        }
    }
}

/// Returns true if one of two operands is no constant.
fn has_value(operands: &[Narrow]) -> bool {
    operands.iter().any(|operand| matches!(operand, Narrow::Value(_)))
}

/// Returns the value that was extended to an operand of `f64`, or the operand if it is a constant that `constant` accepts.
fn narrow(f: &Function, wide: Value, constant: impl Fn(f64) -> bool) -> Option<Narrow> {
    if let Some(number) = f.float_of(wide) {
        let is_double = f.cx.float_kind(f.body.value_type(wide)) == Some(FloatKind::F64);
        return (is_double && constant(number)).then_some(Narrow::Constant(number));
    }
    let op = f.body.defining_op(wide).filter(|&op| f.body.name(op) == FPEXT)?;
    let from = Cast(op).arg(f.body);
    let [element, to] =
        [from, wide].map(|value| f.cx.float_kind(f.cx.element_type(f.body.value_type(value))));
    (element == Some(FloatKind::F32) && to == Some(FloatKind::F64)).then_some(Narrow::Value(from))
}

/// Returns true for numbers of `f32`.
fn exact(number: f64) -> bool {
    f64::from(number as f32) == number
}

/// Returns the number of `f32` next to a constant which is none, and the predicate for it.
fn next_to(number: f64, predicate: FloatPredicate) -> Option<(Narrow, FloatPredicate)> {
    use FloatPredicate as P;
    let nearest = number as f32;
    let (below, above) = match f64::from(nearest) < number {
        true => (nearest, nearest.next_up()),
        false => (nearest.next_down(), nearest),
    };
    let (bound, predicate) = match predicate {
        _ if number.is_nan() => return None,
        P::Ogt | P::Oge => (below, P::Ogt),
        P::Ugt | P::Uge => (below, P::Ugt),
        P::Olt | P::Ole => (above, P::Olt),
        P::Ult | P::Ule => (above, P::Ult),
        _ => return None,
    };
    // With `ninf`, a comparison with infinity is undefined.
    bound.is_finite().then_some((Narrow::Constant(bound.into()), predicate))
}

#[cfg(test)]
mod tests {
    use super::{Narrow, exact, next_to};
    use crate::dialect::llvm::compare::FloatPredicate;

    #[test]
    fn comparisons_with_neighbours_are_those_with_the_number() {
        let numbers = [0.1, -0.1, 1e300, -1e300, 1e-300, -1e-300, 1e-45, 1.0 + 1e-12, 1e-42];
        for number in numbers {
            assert!(!exact(number));
            for (predicate, is_less) in [(FloatPredicate::Ole, true), (FloatPredicate::Oge, false)] {
                let Some((Narrow::Constant(bound), strict)) = next_to(number, predicate) else {
                    // The bound would be infinite.
                    assert!(number.abs() > f32::MAX.into() && is_less == (number > 0.0));
                    continue;
                };
                assert!(exact(bound));
                assert_eq!(strict, if is_less { FloatPredicate::Olt } else { FloatPredicate::Ogt });
                let nearest = number as f32;
                let near =
                    [nearest, nearest.next_up(), nearest.next_down(), 0.0, f32::INFINITY, -f32::INFINITY];
                for x in near.map(f64::from) {
                    let (found, wanted) =
                        if is_less { (x < bound, x < number) } else { (x > bound, x > number) };
                    assert_eq!(found, wanted, "{x} and {number}");
                }
            }
        }
    }
}
