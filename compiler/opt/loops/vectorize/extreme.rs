//! Float minima and maxima as comparisons and a select.
//!
//! ```text
//!   m = x > m ? x : m                    ignores NaNs
//!   m = x > m || x != x ? x : m          propagates them
//! ```
//!
//! The order of operands decides about the sign of a zero and, if NaNs are propagated, about the bits of a NaN. The
//! scalar loop computes such results.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{AND, Binary, OR, Select};
use crate::dialect::llvm::compare::{Compare, FCMP, FloatPredicate};
use crate::dialect::llvm::intrinsic as llvm;
use crate::ir::{Op, OpName, Value, name};
use crate::opt::analysis::reduction_kind::ReductionKind;
use crate::opt::fast_math::FastMath;
use crate::opt::function::Function;

/// A float minimum or maximum as a comparison and a select, which keeps the loop-carried value unless the other one is
/// beyond it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extreme {
    /// The predicate that holds for a selected value and the loop-carried one.
    pub(super) predicate: FloatPredicate,
    /// The value that is compared with the loop-carried one.
    pub(super) number: Value,
    pub(super) nans: Nans,
    /// True without `nsz`: the order of two zeros of different signs matters.
    pub(super) has_signed_zeros: bool,
}

/// The role of NaNs in an [`Extreme`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nans {
    /// There are none, by `nnan`.
    Absent,
    /// They are never selected.
    Ignored,
    /// The result is NaN if any value is. Which one depends on the order.
    Propagated,
}

impl Extreme {
    /// Matches a select between a header argument and another value.
    pub(super) fn of(f: &Function, op: Op, argument: Value) -> Option<Extreme> {
        let select = Select::cast(f.body, op)?;
        let [then, other] = select.arms(f.body);
        let compare = f.body.defining_op(select.condition(f.body)).filter(|&op| f.body.name(op) == FCMP)?;
        let number = if then == argument { other } else { then };
        let predicate = FloatPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
        let predicate = match Compare(compare).operands(f.body) {
            compared if compared == [number, argument] => predicate,
            compared if compared == [argument, number] => predicate.swapped(),
            _ => return None,
        };
        let taken = if then == argument { predicate.inverse() } else { predicate };
        let flags = [op, compare].map(|op| FastMath::of(f.cx, f.body.attrs(op)));
        let has = |flag| flags.iter().any(|flags| flags.has(flag));
        use FloatPredicate::{Oge, Ogt, Ole, Olt, Uge, Ugt, Ule, Ult};
        let predicate = match taken {
            Ogt | Oge => Ogt,
            Olt | Ole => Olt,
            Ugt | Uge if has(FastMath::NNAN) => Ogt,
            Ult | Ule if has(FastMath::NNAN) => Olt,
            _ => return None,
        };
        let nans = if has(FastMath::NNAN) { Nans::Absent } else { Nans::Ignored };
        Some(Extreme { predicate, number, nans, has_signed_zeros: !has(FastMath::NSZ) })
    }

    /// Matches a select of the first of two values if it is NaN or beyond the second one: the operations `minimum` and
    /// `maximum`, except for the sign of a zero and the payload of a NaN. One of the values is a header argument.
    pub(super) fn propagating(
        f: &Function,
        op: Op,
        argument: Value,
        uses: &FxHashMap<Value, u32>,
    ) -> Option<(ReductionKind, Extreme)> {
        let select = Select::cast(f.body, op)?;
        let [then, other] = select.arms(f.body);
        (then == argument || other == argument).then_some(())?;
        let either = [(then, other, false), (other, then, true)];
        let (predicate, compares, number) = either.into_iter().find_map(|(first, second, is_inverse)| {
            let tests = alternatives(f, select.condition(f.body), is_inverse)?;
            let predicate = beyond_or_nan(f, &tests, first, second)?;
            let number = if first == argument { second } else { first };
            Some((predicate, tests, number))
        })?;
        // Other uses of the comparisons would see the partial results of lanes.
        let count = |value: Value| uses.get(&value).copied().unwrap_or(0);
        let is_own = |test: &Test| count(f.body.result(test.op, 0)) == 1;
        let named = compares.iter().flat_map(|test| test.operands).filter(|&value| value == argument).count();
        if !compares.iter().all(is_own) || count(argument) as usize != 1 + named {
            return None;
        }
        let name = if predicate == FloatPredicate::Ogt { llvm::MAXIMUM } else { llvm::MINIMUM };
        let has_signed_zeros = !FastMath::of(f.cx, f.body.attrs(op)).has(FastMath::NSZ);
        let kind = ReductionKind::of(f, name, f.body.value_type(then))?;
        Some((kind, Extreme { predicate, number, nans: Nans::Propagated, has_signed_zeros }))
    }
}

/// A comparison of floats that a condition consists of, as if both were inverted where the condition is.
struct Test {
    op: Op,
    predicate: FloatPredicate,
    operands: [Value; 2],
}

/// Returns the two comparisons of which a condition is the disjunction. Its inverse is one as well if it is a
/// conjunction.
fn alternatives(f: &Function, condition: Value, is_inverse: bool) -> Option<[Test; 2]> {
    let sides = logical(f, condition, if is_inverse { AND } else { OR })?;
    let test = |side: Value| {
        let op = f.body.defining_op(side).filter(|&op| f.body.name(op) == FCMP)?;
        let predicate = FloatPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
        let predicate = if is_inverse { predicate.inverse() } else { predicate };
        Some(Test { op, predicate, operands: Compare(op).operands(f.body) })
    };
    Some([test(sides[0])?, test(sides[1])?])
}

/// Returns the operands of a conjunction or disjunction. It may be a select: `select a, true, b` or `select a, b, false`.
fn logical(f: &Function, condition: Value, name: OpName) -> Option<[Value; 2]> {
    let op = f.body.defining_op(condition)?;
    let Some(select) = Select::cast(f.body, op) else {
        return Binary::cast(f.body, op).filter(|_| f.body.name(op) == name).map(|it| it.operands(f.body));
    };
    let [then, other] = select.arms(f.body);
    let (constant, side) = if name == OR { (then, other) } else { (other, then) };
    let is_neutral = f.constant_of(constant).is_some_and(|number| (number & 1 != 0) == (name == OR));
    is_neutral.then(|| [select.condition(f.body), side])
}

/// Returns `ogt` or `olt` if one test holds if the first value is NaN, and the other one if it is greater or less than
/// the second one, or equal.
fn beyond_or_nan(f: &Function, tests: &[Test; 2], first: Value, second: Value) -> Option<FloatPredicate> {
    use FloatPredicate::{Oge, Ogt, Ole, Olt, Une, Uno};
    let is_nan = |test: &Test| {
        let [a, b] = test.operands;
        let is_number = |value: Value| f.float_of(value).is_some_and(|number| !number.is_nan());
        a == first && (b == first || is_number(b)) && test.predicate == Uno
            || test.operands == [first, first] && test.predicate == Une
    };
    let beyond = |test: &Test| match (test.operands, test.predicate) {
        (operands, Ogt | Oge) if operands == [first, second] => Some(Ogt),
        (operands, Olt | Ole) if operands == [first, second] => Some(Olt),
        (operands, Ogt | Oge) if operands == [second, first] => Some(Olt),
        (operands, Olt | Ole) if operands == [second, first] => Some(Ogt),
        _ => None,
    };
    let [a, b] = tests;
    if is_nan(a) { beyond(b) } else { beyond(a).filter(|_| is_nan(b)) }
}
