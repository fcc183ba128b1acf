//! Values that a loop carries from one iteration to the next and that several iterations can share out: each lane carries
//! one of its own, and at the end they are put together.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, AND, FADD, FMUL, MUL, OR, SELECT, SUB, XOR};
use crate::dialect::llvm::cast::SEXT;
use crate::dialect::llvm::compare::{FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::dialect::llvm::intrinsic as llvm;
use crate::dialect::llvm::reduce;
use crate::ir::{Op, OpName, TypeId, Value, name};

use super::super::access::is_lane_type;
use super::super::cfg::passed;
use super::super::fast_math::FastMath;
use super::super::function::{Emitter, Function};
use super::super::loops::CountedLoop;
use super::super::remark::Missed;
use super::plan::is_cut_counter;
use super::position::positions;
use super::widen::float;

/// What puts two numbers together, in any order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in super::super) struct Combination {
    /// The operation on two numbers, or two vectors.
    pub(in super::super) name: OpName,
    /// The operation on all lanes of a vector.
    pub(in super::super) all_lanes: OpName,
    /// What changes nothing.
    pub(in super::super) neutral: Neutral,
}

/// A number that changes no other when combined with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in super::super) enum Neutral {
    /// An integer.
    Integer(i128),
    /// A float, as a constant.
    Float(f64),
    /// Any number changes nothing when combined with itself.
    Itself,
}

impl Neutral {
    /// The number as a constant of a type; 0 where any number does.
    pub(in super::super) fn constant(self, emit: &mut Emitter, ty: TypeId) -> Value {
        match self {
            Neutral::Integer(number) => emit.int(ty, number),
            Neutral::Float(number) => float(emit, ty, number),
            Neutral::Itself => emit.int(ty, 0),
        }
    }
}

const COMBINATIONS: [Combination; 15] = {
    const fn row(name: OpName, all_lanes: OpName, neutral: Neutral) -> Combination {
        Combination { name, all_lanes, neutral }
    }
    [
        row(ADD, reduce::REDUCE_ADD, Neutral::Integer(0)),
        row(MUL, reduce::REDUCE_MUL, Neutral::Integer(1)),
        row(AND, reduce::REDUCE_AND, Neutral::Itself),
        row(OR, reduce::REDUCE_OR, Neutral::Itself),
        row(XOR, reduce::REDUCE_XOR, Neutral::Integer(0)),
        row(FADD, reduce::REDUCE_FADD, Neutral::Float(-0.0)),
        row(FMUL, reduce::REDUCE_FMUL, Neutral::Float(1.0)),
        row(llvm::SMIN, reduce::REDUCE_SMIN, Neutral::Itself),
        row(llvm::SMAX, reduce::REDUCE_SMAX, Neutral::Itself),
        row(llvm::UMIN, reduce::REDUCE_UMIN, Neutral::Itself),
        row(llvm::UMAX, reduce::REDUCE_UMAX, Neutral::Itself),
        row(llvm::MINIMUM, reduce::REDUCE_FMINIMUM, Neutral::Itself),
        row(llvm::MAXIMUM, reduce::REDUCE_FMAXIMUM, Neutral::Itself),
        row(llvm::MINNUM, reduce::REDUCE_FMIN, Neutral::Itself),
        row(llvm::MAXNUM, reduce::REDUCE_FMAX, Neutral::Itself),
    ]
};

/// A carried value and how its lanes are combined.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// Its number among the arguments of the header.
    pub(super) index: usize,
    /// The argument.
    pub(super) argument: Value,
    /// The last operation of its chain, whose attributes the combination takes.
    pub(super) last: Op,
    pub(super) combination: Combination,
    /// Where the combination is a selection by a comparison: the one of floats.
    pub(super) extreme: Option<Extreme>,
}

/// The smaller or larger of floats, as a comparison and a selection that keeps what is carried unless the other one is beyond it,
/// so that a NaN is never taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extreme {
    /// What holds of a number that is taken and what is carried.
    pub(super) predicate: FloatPredicate,
    /// The number that is compared with what is carried.
    pub(super) number: Value,
    /// Whether there may be NaNs.
    pub(super) has_nans: bool,
    /// Whether it matters which of two zeros of different signs comes first.
    pub(super) has_signed_zeros: bool,
}

impl Extreme {
    /// The extreme of what is carried and another number that a selection makes.
    fn of(f: &Function, op: Op, argument: Value) -> Option<Extreme> {
        let &[condition, then, other] = f.body.operands(op) else { return None };
        let compare = f.body.defining_op(condition).filter(|&op| f.body.name(op) == FCMP)?;
        let number = if then == argument { other } else { then };
        let predicate = FloatPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
        let predicate = match *f.body.operands(compare) {
            [a, b] if [a, b] == [number, argument] => predicate,
            [a, b] if [a, b] == [argument, number] => predicate.swapped(),
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

/// The combination of what [`Extreme`] says.
const EXTREME: Combination = Combination { name: SELECT, all_lanes: SELECT, neutral: Neutral::Itself };

impl Reduction {
    /// Whether it selects the smaller or larger of two numbers.
    pub(super) fn is_selection(&self, f: &Function) -> bool {
        f.body.name(self.last) == SELECT
    }

    /// Whether it is one of floats whose result, if that is a zero, has the sign of the zero that comes first.
    pub(super) fn has_signed_zeros(&self) -> bool {
        self.extreme.is_some_and(|extreme| extreme.has_signed_zeros)
    }
}

/// Whether an operation on floats may be done in another order. Operations on integers may.
fn may_reorder(f: &Function, op: Op) -> bool {
    if !matches!(f.body.name(op), FADD | FMUL) {
        return true;
    }
    FastMath::of(f.cx, f.body.attrs(op)).has(FastMath::REASSOC)
}

/// The combination that an operation is part of, and its operands.
pub(in super::super) fn combination(f: &Function, op: Op) -> Result<(Combination, [Value; 2]), Missed> {
    let name = match f.body.name(op) {
        // What is taken away is added up.
        SUB => ADD,
        SELECT => return selected(f, op).ok_or(Missed::Carried(op)),
        name => name,
    };
    let combination = COMBINATIONS.iter().find(|row| row.name == name).ok_or(Missed::Carried(op))?;
    let &[a, b] = f.body.operands(op) else { return Err(Missed::Carried(op)) };
    if may_reorder(f, op) { Ok((*combination, [a, b])) } else { Err(Missed::FloatOrder(op)) }
}

/// The smaller or larger of two integers, as a comparison and a selection.
fn selected(f: &Function, op: Op) -> Option<(Combination, [Value; 2])> {
    let &[condition, then, other] = f.body.operands(op) else { return None };
    let compare = f.body.defining_op(condition).filter(|&op| f.body.name(op) == ICMP)?;
    let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
    let &[a, b] = f.body.operands(compare) else { return None };
    use IntPredicate as P;
    let is_straight = (a, b) == (then, other);
    if !is_straight && (a, b) != (other, then) {
        return None;
    }
    let name = match (predicate, is_straight) {
        (P::Slt | P::Sle, true) | (P::Sgt | P::Sge, false) => llvm::SMIN,
        (P::Sgt | P::Sge, true) | (P::Slt | P::Sle, false) => llvm::SMAX,
        (P::Ult | P::Ule, true) | (P::Ugt | P::Uge, false) => llvm::UMIN,
        (P::Ugt | P::Uge, true) | (P::Ult | P::Ule, false) => llvm::UMAX,
        _ => return None,
    };
    let combination = COMBINATIONS.iter().find(|row| row.name == name)?;
    Some((*combination, [then, other]))
}

/// The counter of the last iteration in which a condition holds: the largest of those in which it does, and of what there is
/// before, which must be smaller. The operands are the counter, or its low bits where these are exact, and what is carried.
fn last_counter(f: &Function, l: &CountedLoop, index: usize, op: Op) -> Option<(Combination, [Value; 2])> {
    let argument = f.body.block_args(l.header)[index];
    let (SELECT, &[_, then, other]) = (f.body.name(op), f.body.operands(op)) else { return None };
    let counter = if then == argument { other } else { then };
    let is_counter = counter == l.counter || is_cut_counter(f, l, counter);
    let init = f.constant_of(passed(f.body, l.preheader, l.header)?[index])?;
    let start = f.constant_of(l.start)?;
    let most = 1i128 << (f.cx.int_width(f.body.value_type(argument))? - 1);
    let is_exact = -most <= init && init < start && is_below(f, l.bound, most);
    let goes_up = l.predicate == IntPredicate::Slt && l.step > 0;
    let combination = COMBINATIONS.iter().find(|row| row.name == llvm::SMAX)?;
    (is_counter && goes_up && is_exact && (then == argument || other == argument))
        .then_some((*combination, [counter, argument]))
}

/// Whether a number is known not to be above a power of two.
pub(super) fn is_below(f: &Function, value: Value, most: i128) -> bool {
    let extended = f.body.defining_op(value).filter(|&op| f.body.name(op) == SEXT);
    let width = extended.and_then(|op| f.cx.int_width(f.body.value_type(f.body.operands(op)[0])));
    let is_wide = f.cx.int_width(f.body.value_type(value)).is_some_and(|width| 1 << (width - 1) <= most);
    is_wide
        || width.is_some_and(|width| 1 << (width - 1) <= most)
        || f.constant_of(value).is_some_and(|value| value <= most)
}

/// How many operations of an iteration add to a carried value at most.
const MAX_CHAIN: u32 = 32;

/// How argument number `index` of the header is carried, if lanes can share it out. `uses` has the number of uses in the
/// loop of each value.
pub(super) fn reduction(
    f: &Function,
    l: &CountedLoop,
    index: usize,
    uses: &FxHashMap<Value, u32>,
) -> Result<Reduction, Missed> {
    let argument = f.body.block_args(l.header)[index];
    if !is_lane_type(f, f.body.value_type(argument)) {
        return Err(Missed::CarriedArgument);
    }
    let carried = passed(f.body, l.body, l.header).map(|operands| operands[index]);
    let last = carried.and_then(|carried| f.body.defining_op(carried));
    let (carried, last) = carried.zip(last).ok_or(Missed::CarriedArgument)?;
    let extreme = if f.body.name(last) == SELECT { Extreme::of(f, last, argument) } else { None };
    let (combination, operands) = match combination(f, last) {
        Ok(found) => found,
        Err(_) if extreme.is_some() => {
            let operands = f.body.operands(last);
            (EXTREME, [operands[1], operands[2]])
        }
        Err(missed) => last_counter(f, l, index, last).ok_or(missed)?,
    };
    let count = |value: Value| uses.get(&value).copied().unwrap_or(0);
    let chain = Chain { f, l, uses, argument, combination };
    let is_one = match f.body.name(last) {
        SELECT => {
            let is_counter = is_cut_counter(f, l, operands[0]) || operands[0] == l.counter;
            // The comparison of a minimum or maximum uses it as well, and nothing else but positions must use that: it differs
            // from lane to lane.
            let is_own = if is_counter {
                count(argument) == 1
            } else {
                count(argument) == 2
                    && (count(f.body.operands(last)[0]) == 1 || positions(f, l, index, uses).is_some())
            };
            operands.contains(&argument) && is_own && count(carried) == 1
        }
        _ => count(argument) == 1 && chain.leads(carried, 0),
    };
    if is_one {
        Ok(Reduction { index, argument, last, combination, extreme })
    } else {
        Err(Missed::Carried(last))
    }
}

/// The way from what is carried to the next iteration back to what came from the one before.
struct Chain<'f, 'a> {
    f: &'f Function<'a>,
    l: &'f CountedLoop,
    uses: &'f FxHashMap<Value, u32>,
    argument: Value,
    combination: Combination,
}

impl Chain<'_, '_> {
    /// Whether a value is the argument combined with other things, and used for nothing else.
    fn leads(&self, value: Value, depth: u32) -> bool {
        let f = self.f;
        if value == self.argument {
            return true;
        }
        let op = f.body.defining_op(value).filter(|&op| f.body.parent_block(op) == Some(self.l.body));
        let Some(op) = op.filter(|_| self.uses.get(&value).copied().unwrap_or(0) == 1 && depth < MAX_CHAIN)
        else {
            return false;
        };
        match combination(f, op) {
            Ok((found, [a, b])) if found == self.combination && f.body.name(op) != SELECT => {
                let is_difference = f.body.name(op) == SUB;
                self.leads(a, depth + 1) != (!is_difference && self.leads(b, depth + 1))
            }
            _ => false,
        }
    }
}
