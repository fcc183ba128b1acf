//! Reductions: loop-carried values that are vectorized with a partial result per lane, and combined after the loop.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{SELECT, SUB, Select};
use crate::dialect::llvm::cast::{Cast, SEXT};
use crate::dialect::llvm::compare::{Compare, FCMP, FloatPredicate, IntPredicate};
use crate::dialect::llvm::intrinsic as llvm;
use crate::ir::{Op, Value, name};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::analysis::reduction_kind::{Neutral, ReductionKind, reduction_kind};
use crate::opt::fast_math::FastMath;
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::plan::is_truncated_counter;
use super::position::positions;

/// A reduction.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// The index of the header argument.
    pub(super) index: usize,
    pub(super) argument: Value,
    /// The last operation of its chain, which provides the attributes.
    pub(super) last: Op,
    pub(super) kind: ReductionKind,
    /// The float minimum or maximum if the reduction is a select by a comparison.
    pub(super) extreme: Option<Extreme>,
}

/// A float minimum or maximum as a comparison and a select, which keeps the loop-carried value unless the other one is
/// beyond it. It never selects NaN.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extreme {
    /// The predicate that holds for a selected value and the loop-carried one.
    pub(super) predicate: FloatPredicate,
    /// The value that is compared with the loop-carried one.
    pub(super) number: Value,
    /// True without `nnan`.
    pub(super) has_nans: bool,
    /// True without `nsz`: the order of two zeros of different signs matters.
    pub(super) has_signed_zeros: bool,
}

impl Extreme {
    /// Matches a select between a header argument and another value.
    fn of(f: &Function, op: Op, argument: Value) -> Option<Extreme> {
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
        let (has_nans, has_signed_zeros) = (!has(FastMath::NNAN), !has(FastMath::NSZ));
        Some(Extreme { predicate, number, has_nans, has_signed_zeros })
    }
}

/// The operation of an [`Extreme`].
const EXTREME: ReductionKind =
    ReductionKind { name: SELECT, horizontal: SELECT, neutral: Neutral::Idempotent };

impl Reduction {
    /// Returns true if it is a minimum or maximum by selects.
    pub(super) fn is_selection(&self, f: &Function) -> bool {
        f.body.name(self.last) == SELECT
    }

    /// Returns true if the sign of a zero result depends on the order of operands.
    pub(super) fn has_signed_zeros(&self) -> bool {
        self.extreme.is_some_and(|extreme| extreme.has_signed_zeros)
    }
}

/// Matches a find-last reduction: the last iteration in which a condition holds. It is the maximum of the induction
/// variable in these iterations and of the start value, which must be less. Low bits of the induction variable suffice
/// if they are exact.
fn last_counter(f: &Function, l: &CountedLoop, index: usize, op: Op) -> Option<(ReductionKind, [Value; 2])> {
    let argument = f.body.block_args(l.header)[index];
    let (SELECT, &[_, then, other]) = (f.body.name(op), f.body.operands(op)) else { return None };
    let counter = if then == argument { other } else { then };
    let is_counter = counter == l.counter || is_truncated_counter(f, l, counter);
    let init = f.constant_of(edge_operands(f.body, l.preheader, l.header)?[index])?;
    let start = f.constant_of(l.start)?;
    let most = 1i128 << (f.cx.int_width(f.body.value_type(argument))? - 1);
    let is_exact = -most <= init && init < start && is_below(f, l.bound, most);
    let goes_up = l.predicate == IntPredicate::Slt && l.step > 0;
    let kind = ReductionKind::of(f, llvm::SMAX, f.body.value_type(argument))?;
    (is_counter && goes_up && is_exact && (then == argument || other == argument))
        .then_some((kind, [counter, argument]))
}

/// Returns true if a value is provably at most a power of two.
pub(super) fn is_below(f: &Function, value: Value, most: i128) -> bool {
    let extended = f.body.defining_op(value).filter(|&op| f.body.name(op) == SEXT);
    let width = extended.and_then(|op| f.cx.int_width(f.body.value_type(Cast(op).arg(f.body))));
    let is_wide = f.cx.int_width(f.body.value_type(value)).is_some_and(|width| 1 << (width - 1) <= most);
    is_wide
        || width.is_some_and(|width| 1 << (width - 1) <= most)
        || f.constant_of(value).is_some_and(|value| value <= most)
}

/// Upper bound on the operations of a reduction per iteration.
const MAX_CHAIN: u32 = 32;

/// Matches a reduction of header argument `index`. `uses` has the use counts in the loop.
pub(super) fn reduction(
    f: &Function,
    l: &CountedLoop,
    index: usize,
    uses: &FxHashMap<Value, u32>,
) -> Result<Reduction, Missed> {
    let argument = f.body.block_args(l.header)[index];
    if !is_lane_type(f, f.body.value_type(argument)) {
        return Err(Missed::LoopCarriedArgument);
    }
    let carried = edge_operands(f.body, l.body, l.header).map(|operands| operands[index]);
    let last = carried.and_then(|carried| f.body.defining_op(carried));
    let (carried, last) = carried.zip(last).ok_or(Missed::LoopCarriedArgument)?;
    let extreme = if f.body.name(last) == SELECT { Extreme::of(f, last, argument) } else { None };
    let (kind, operands) = match reduction_kind(f, last) {
        Ok(found) => found,
        Err(_) if extreme.is_some() => {
            let operands = f.body.operands(last);
            (EXTREME, [operands[1], operands[2]])
        }
        Err(missed) => last_counter(f, l, index, last).ok_or(missed)?,
    };
    let count = |value: Value| uses.get(&value).copied().unwrap_or(0);
    let chain = Chain { f, l, uses, argument, kind };
    let is_one = match f.body.name(last) {
        SELECT => {
            let is_counter = is_truncated_counter(f, l, operands[0]) || operands[0] == l.counter;
            // The comparison uses the argument as well. Its other uses may only be positions, because it varies by
            // lane.
            let is_own = if is_counter {
                count(argument) == 1
            } else {
                count(argument) == 2
                    && (count(Select(last).condition(f.body)) == 1 || positions(f, l, index, uses).is_some())
            };
            operands.contains(&argument) && is_own && count(carried) == 1
        }
        _ => count(argument) == 1 && chain.contains(carried, 0),
    };
    if is_one {
        Ok(Reduction { index, argument, last, kind, extreme })
    } else {
        Err(Missed::LoopCarried(last))
    }
}

/// The operations between a header argument and its next value.
struct Chain<'f, 'a> {
    f: &'f Function<'a>,
    l: &'f CountedLoop,
    uses: &'f FxHashMap<Value, u32>,
    argument: Value,
    kind: ReductionKind,
}

impl Chain<'_, '_> {
    /// Returns true if a value is the argument combined with others, and has no other uses.
    fn contains(&self, value: Value, depth: u32) -> bool {
        let f = self.f;
        if value == self.argument {
            return true;
        }
        let op = f.body.defining_op(value).filter(|&op| f.body.parent_block(op) == Some(self.l.body));
        let Some(op) = op.filter(|_| self.uses.get(&value).copied().unwrap_or(0) == 1 && depth < MAX_CHAIN)
        else {
            return false;
        };
        match reduction_kind(f, op) {
            Ok((found, [a, b])) if found == self.kind && f.body.name(op) != SELECT => {
                let is_difference = f.body.name(op) == SUB;
                self.contains(a, depth + 1) != (!is_difference && self.contains(b, depth + 1))
            }
            _ => false,
        }
    }
}
