//! Positions of extremes (minimum or maximum with index): the induction variable, or a loop-invariant value, at the
//! first occurrence of the extreme. Each lane has its own position. After the vector loop, the first position among
//! lanes with the extreme is selected.
//!
//! ```text
//!   for i { if (a[i] > max) { max = a[i]; at = i } }
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, Binary, Select};
use crate::dialect::llvm::compare::{Compare, FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::ir::{Op, Value, name};
use crate::opt::analysis::access::{is_invariant, is_lane_type};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::fast_math::FastMath;
use crate::opt::function::{Emitter, Function};

use super::plan::is_truncated_counter;
use super::reduction::is_below;

/// The position of an extreme.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// The index of the header argument.
    pub(super) index: usize,
    pub(super) argument: Value,
    /// The select between the new and the previous position.
    pub(super) last: Op,
    /// The header argument of the extreme.
    pub(super) extreme: Value,
    /// The comparison of a new extreme with the previous one.
    pub(super) comparison: StrictComparison,
    pub(super) kind: PositionKind,
}

/// A strict comparison.
#[derive(Clone, Copy, Debug)]
pub(super) enum StrictComparison {
    Integer(IntPredicate),
    Float(FloatPredicate),
}

/// The value that a position takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PositionKind {
    /// The induction variable, plus a constant, or its low bits if they are exact.
    Counter,
    /// A loop-invariant value.
    Invariant(Value),
}

/// Returns the positions that the comparison of the extreme of header argument `index` selects; `None` if the
/// comparison has other uses.
pub(super) fn positions(
    f: &Function,
    l: &CountedLoop,
    index: usize,
    uses: &FxHashMap<Value, u32>,
) -> Option<Vec<Position>> {
    let args = f.body.block_args(l.header);
    let extreme = args[index];
    let nexts = edge_operands(f.body, l.body, l.header)?;
    let selection = |value: Value| f.body.defining_op(value).and_then(|op| Select::cast(f.body, op));
    let leader = selection(nexts[index])?;
    let (condition, then) = (leader.condition(f.body), leader.true_value(f.body));
    let comparison = StrictComparison::of(f, condition, extreme, then == extreme)?;
    let mut positions = Vec::new();
    for (index, (&argument, &next)) in args.iter().zip(nexts).enumerate() {
        let Some(last) = selection(next).filter(|&it| it != leader && it.condition(f.body) == condition)
        else {
            continue;
        };
        let is_kept_alike = (last.true_value(f.body) == argument) == (then == extreme);
        let kind = is_kept_alike.then(|| PositionKind::of(f, l, last, argument))??;
        let is_own = uses.get(&argument) == Some(&1) && uses.get(&next) == Some(&1);
        (is_own && is_lane_type(f, f.body.value_type(argument))).then_some(())?;
        positions.push(Position { index, argument, last: last.0, extreme, comparison, kind });
    }
    (uses.get(&condition) == Some(&(1 + positions.len() as u32))).then_some(positions)
}

impl StrictComparison {
    /// Returns the comparison of new extremes with previous ones. With `is_inverse`, a new extreme is selected if the
    /// condition is false.
    fn of(f: &Function, condition: Value, extreme: Value, is_inverse: bool) -> Option<StrictComparison> {
        let compare = f.body.defining_op(condition)?;
        let [a, b] = Compare::cast(f.body, compare)?.operands(f.body);
        let predicate = f.attr(compare, name::PREDICATE)?;
        let is_swapped = a == extreme;
        (is_swapped || b == extreme).then_some(())?;
        match f.body.name(compare) {
            ICMP => {
                let predicate = IntPredicate::of(f.cx, predicate)?;
                let predicate = if is_swapped { predicate.swapped() } else { predicate };
                let predicate = if is_inverse { predicate.inverse() } else { predicate };
                use IntPredicate::{Sgt, Slt, Ugt, Ult};
                matches!(predicate, Slt | Sgt | Ult | Ugt).then_some(StrictComparison::Integer(predicate))
            }
            FCMP => {
                let predicate = FloatPredicate::of(f.cx, predicate)?;
                let predicate = if is_swapped { predicate.swapped() } else { predicate };
                let predicate = if is_inverse { predicate.inverse() } else { predicate };
                let has_nans = !FastMath::of(f.cx, f.body.attrs(compare)).has(FastMath::NNAN);
                use FloatPredicate::{Ogt, Olt, Ugt, Ult};
                match predicate {
                    Olt | Ogt => Some(StrictComparison::Float(predicate)),
                    Ult if !has_nans => Some(StrictComparison::Float(Olt)),
                    Ugt if !has_nans => Some(StrictComparison::Float(Ogt)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Emits the comparison of a value with the previous extreme.
    pub(super) fn holds(self, emit: &mut Emitter, number: Value, before: Value) -> Value {
        match self {
            StrictComparison::Integer(predicate) => emit.compare(predicate, number, before),
            StrictComparison::Float(predicate) => emit.compare_floats(predicate, number, before),
        }
    }

    /// Emits the mask of lanes that are equal or unordered. If the extreme of one lane is NaN, so are those of all
    /// lanes: the start value.
    pub(super) fn equal_or_unordered(self, emit: &mut Emitter, a: Value, b: Value) -> Value {
        match self {
            StrictComparison::Integer(_) => emit.compare(IntPredicate::Eq, a, b),
            StrictComparison::Float(_) => emit.compare_floats(FloatPredicate::Ueq, a, b),
        }
    }
}

impl PositionKind {
    fn of(f: &Function, l: &CountedLoop, last: Select, argument: Value) -> Option<PositionKind> {
        let [then, other] = last.arms(f.body);
        let value = if then == argument { other } else { then };
        if is_invariant(f, l, value) {
            return Some(PositionKind::Invariant(value));
        }
        let most = 1i128 << (f.cx.int_width(f.body.value_type(argument))? - 1);
        // The guard of the vector loop checks that the start is less than the bound.
        let goes_up = match l.predicate {
            IntPredicate::Slt => l.step > 0,
            IntPredicate::Ne => l.step == 1,
            _ => false,
        };
        let is_counter = value == l.counter || is_truncated_counter(f, l, value) || is_offset(f, l, value);
        let starts = f.constant_of(l.start).is_some_and(|start| -most <= start);
        let is_exact = !is_truncated_counter(f, l, value) || (starts && is_below(f, l.bound, most));
        (goes_up && is_counter && is_exact && (then == argument || other == argument))
            .then_some(PositionKind::Counter)
    }
}

/// Returns true for the sum of the induction variable, which is less than the bound, and a constant if the sum does not
/// wrap.
fn is_offset(f: &Function, l: &CountedLoop, value: Value) -> bool {
    let Some(op) = f.body.defining_op(value).filter(|&op| f.body.name(op) == ADD) else { return false };
    let [a, b] = Binary(op).operands(f.body);
    let least = f.cx.int_width(l.ty).map_or(0, |width| -1i128 << (width - 1));
    let lowest = f.constant_of(l.start).map_or(0, |start| least - start);
    a == l.counter && f.constant_of(b).is_some_and(|constant| (lowest..=1).contains(&constant))
}
