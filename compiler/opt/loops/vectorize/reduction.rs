//! Reductions: loop-carried values that are vectorized with a partial result per lane, and combined after the loop.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{SELECT, SUB, Select};
use crate::dialect::llvm::cast::{Cast, SEXT};
use crate::dialect::llvm::compare::{FloatPredicate, IntPredicate};
use crate::dialect::llvm::intrinsic as llvm;
use crate::ir::{Op, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::analysis::reduction_kind::{Neutral, ReductionKind, reduction_kind};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::extreme::{Extreme, Nans};
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
    /// The float minimum or maximum if the reduction is a select by comparisons.
    pub(super) extreme: Option<Extreme>,
}

/// The operation of an [`Extreme`].
pub(super) const EXTREME: ReductionKind =
    ReductionKind { name: SELECT, horizontal: SELECT, neutral: Neutral::Idempotent };

impl Reduction {
    /// Returns true if it is a minimum or maximum by selects.
    pub(super) fn is_selection(&self, f: &Function) -> bool {
        f.body.name(self.last) == SELECT
    }

    /// Returns the predicate that holds for 0.0 and a result whose bits depend on the order of operands; `None` if no
    /// result does.
    pub(super) fn depends_on_order(&self) -> Option<FloatPredicate> {
        let extreme = self.extreme?;
        match (extreme.has_signed_zeros, extreme.nans == Nans::Propagated) {
            (true, true) => Some(FloatPredicate::Ueq),
            (true, false) => Some(FloatPredicate::Oeq),
            (false, true) => Some(FloatPredicate::Uno),
            (false, false) => None,
        }
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
    let count = |value: Value| uses.get(&value).copied().unwrap_or(0);
    let extreme = Extreme::of(f, last, argument);
    let (kind, operands) = match (reduction_kind(f, last), extreme) {
        (Ok(found), _) => found,
        (Err(_), Some(_)) => (EXTREME, Select(last).arms(f.body)),
        (Err(missed), None) => {
            if let Some((kind, extreme)) = Extreme::propagating(f, last, argument, uses)
                && count(carried) == 1
            {
                return Ok(Reduction { index, argument, last, kind, extreme: Some(extreme) });
            }
            last_counter(f, l, index, last).ok_or(missed)?
        }
    };
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
