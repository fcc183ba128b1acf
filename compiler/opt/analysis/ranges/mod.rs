//! Value range analysis: the signed and the unsigned interval of an integer at a block.
//!
//! A range derives from the definition of the value and from the branch conditions that dominate the block. Loop header
//! arguments of constant step are add recurrences, which are monotonic unless they wrap. Integers wider than 64 bits
//! have no ranges. Depth limits bound the precision.

mod implied;
mod order;
mod recurrence;

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::dialect::llvm::arith as a;
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::dialect::llvm::control::{COND_BR, CondBr};
use crate::dialect::llvm::intrinsic as i;
use crate::ir::dominance::Dominators;
use crate::ir::{Block, Op, OpName, Value, ValueDef, name};
use crate::opt::function::Function;

use super::cfg::{Predecessors, successors};
use super::loop_info::Loop;
pub(crate) use recurrence::Recurrence;

/// A closed interval.
pub(crate) type Interval = (i128, i128);

/// The signed and the unsigned range of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) signed: Interval,
    pub(crate) unsigned: Interval,
}

/// The intersection of two intervals.
fn meet(a: Interval, b: Interval) -> Interval {
    let both = (a.0.max(b.0), a.1.min(b.1));
    // An empty intersection implies unreachable code.
    if both.0 <= both.1 { both } else { a }
}

/// The smallest interval that contains both.
fn join(a: Interval, b: Interval) -> Interval {
    (a.0.min(b.0), a.1.max(b.1))
}

/// The signed range of integers of a width.
pub(crate) fn signed_limits(width: u32) -> Interval {
    (-(1 << (width - 1)), (1 << (width - 1)) - 1)
}

/// The unsigned range of integers of a width.
pub(crate) fn unsigned_limits(width: u32) -> Interval {
    (0, (1 << width) - 1)
}

fn is_within(interval: Interval, limits: Interval) -> bool {
    interval.0 >= limits.0 && interval.1 <= limits.1
}

impl Range {
    fn full(width: u32) -> Range {
        Range { signed: signed_limits(width), unsigned: unsigned_limits(width) }
    }

    fn constant(number: i128, width: u32) -> Range {
        let unsigned = number & unsigned_limits(width).1;
        let signed = if unsigned > signed_limits(width).1 { unsigned - (1 << width) } else { unsigned };
        Range { signed: (signed, signed), unsigned: (unsigned, unsigned) }
    }

    /// The range of a result, given the intervals of the exact result. An interval that exceeds the type is ignored.
    fn of_exact(signed: Interval, unsigned: Interval, width: u32) -> Range {
        let mut range = Range::full(width);
        if is_within(signed, range.signed) {
            range.signed = signed;
        }
        if is_within(unsigned, range.unsigned) {
            range.unsigned = unsigned;
        }
        range.agreed(width)
    }

    /// Refines each interval by the other.
    fn agreed(mut self, width: u32) -> Range {
        let highest = signed_limits(width).1;
        if self.signed.0 >= 0 {
            self.unsigned = meet(self.unsigned, self.signed);
        }
        if self.unsigned.1 <= highest {
            self.signed = meet(self.signed, self.unsigned);
        }
        self
    }

    /// The join of both ranges.
    fn or(self, other: Range) -> Range {
        Range { signed: join(self.signed, other.signed), unsigned: join(self.unsigned, other.unsigned) }
    }

    /// Returns true if an induction variable from this range that goes up or down reaches `bound` without signed wrap.
    pub(crate) fn leads_to(&self, bound: &Range, up: bool) -> bool {
        if up { self.signed.1 <= bound.signed.0 } else { bound.signed.1 <= self.signed.0 }
    }

    /// Returns true if the value is non-negative, so that its signed and its unsigned interpretation agree.
    pub(crate) fn is_nonnegative(&self) -> bool {
        self.signed.0 >= 0
    }

    /// The range of a value that also compares to another one with a predicate.
    fn constrained(mut self, predicate: IntPredicate, other: Range, width: u32) -> Range {
        use IntPredicate as P;
        let most = i128::MAX;
        let (s, u) = (other.signed, other.unsigned);
        match predicate {
            P::Eq => {
                self.signed = meet(self.signed, s);
                self.unsigned = meet(self.unsigned, u);
            }
            P::Ne => {
                self.signed = without(self.signed, s);
                self.unsigned = without(self.unsigned, u);
            }
            P::Slt => self.signed = meet(self.signed, (-most, s.1 - 1)),
            P::Sle => self.signed = meet(self.signed, (-most, s.1)),
            P::Sgt => self.signed = meet(self.signed, (s.0 + 1, most)),
            P::Sge => self.signed = meet(self.signed, (s.0, most)),
            P::Ult => self.unsigned = meet(self.unsigned, (0, u.1 - 1)),
            P::Ule => self.unsigned = meet(self.unsigned, (0, u.1)),
            P::Ugt => self.unsigned = meet(self.unsigned, (u.0 + 1, most)),
            P::Uge => self.unsigned = meet(self.unsigned, (u.0, most)),
        }
        self.agreed(width)
    }
}

/// The interval without a single number at one of its ends.
fn without(interval: Interval, number: Interval) -> Interval {
    if number.0 != number.1 || interval.0 == interval.1 {
        return interval;
    }
    match number.0 {
        low if low == interval.0 => (low + 1, interval.1),
        high if high == interval.1 => (interval.0, high - 1),
        _ => interval,
    }
}

/// Depth limit of expressions.
const MAX_DEPTH: u32 = 6;
/// Depth limit of ranges that are cached. Deeper ranges are less precise.
const CACHED_DEPTH: u32 = 2;
/// Upper bound on the dominating blocks whose conditions are used.
const MAX_CONDITIONS: usize = 12;

/// The ranges of integers of at most 64 bits in a function.
pub(crate) struct Ranges<'f, 'a> {
    f: &'f Function<'a>,
    dominators: Rc<Dominators>,
    predecessors: Rc<Predecessors>,
    /// Loops by their headers.
    loops: FxHashMap<Block, &'f Loop>,
    /// The dominating conditions of each block.
    facts: RefCell<FxHashMap<Block, Rc<[Fact]>>>,
    cache: RefCell<FxHashMap<(Value, Block), Range>>,
    /// Header arguments whose ranges are being computed.
    in_progress: RefCell<Vec<Value>>,
}

/// A dominating condition.
#[derive(Clone, Copy, Debug)]
struct Fact {
    predicate: IntPredicate,
    left: Value,
    right: Value,
}

impl<'f, 'a> Ranges<'f, 'a> {
    pub(crate) fn new(f: &'f Function<'a>, loops: &'f [Loop]) -> Ranges<'f, 'a> {
        Ranges {
            f,
            dominators: f.dominators(),
            predecessors: f.predecessors(),
            loops: loops.iter().map(|l| (l.header, l)).collect(),
            facts: RefCell::default(),
            cache: RefCell::default(),
            in_progress: RefCell::default(),
        }
    }

    /// The width of a value, if it is an integer that has ranges.
    pub(crate) fn width(&self, value: Value) -> Option<u32> {
        self.f.cx.int_width(self.f.body.value_type(value)).filter(|width| (1..=64).contains(width))
    }

    /// The range of a value at a block that its definition dominates.
    pub(crate) fn of(&self, value: Value, block: Block) -> Option<Range> {
        Some(self.at_depth(value, block, self.width(value)?, 0))
    }

    fn at_depth(&self, value: Value, block: Block, width: u32, depth: u32) -> Range {
        if let Some(number) = self.f.constant_of(value) {
            return Range::constant(number, width);
        }
        if let Some(&cached) = self.cache.borrow().get(&(value, block)) {
            return cached;
        }
        if depth >= MAX_DEPTH {
            return Range::full(width);
        }
        let mut range = match self.f.body.value_def(value) {
            ValueDef::Result(op) => self.of_op(op, block, width, depth),
            ValueDef::Argument(header) => self.of_argument(value, (header, block), width, depth),
            ValueDef::Forward => Range::full(width),
        };
        for fact in self.facts(block).iter() {
            let other = match (fact.left == value, fact.right == value) {
                (true, false) => Some((fact.predicate, fact.right)),
                (false, true) => Some((fact.predicate.swapped(), fact.left)),
                _ => None,
            };
            if let Some((predicate, other)) = other {
                let other = match self.f.constant_of(other) {
                    Some(number) => Range::constant(number, width),
                    // A value that changes in a loop has its range at the comparison.
                    None => self.at_depth(other, block, width, depth + 2),
                };
                range = range.constrained(predicate, other, width);
            }
        }
        if depth <= CACHED_DEPTH && self.in_progress.borrow().is_empty() {
            self.cache.borrow_mut().insert((value, block), range);
        }
        range
    }

    /// The dominating conditions of a block.
    fn facts(&self, block: Block) -> Rc<[Fact]> {
        let cached = self.facts.borrow().get(&block).cloned();
        cached.unwrap_or_else(|| {
            let facts: Rc<[Fact]> = self.new_facts(block).into();
            self.facts.borrow_mut().insert(block, facts.clone());
            facts
        })
    }

    fn new_facts(&self, block: Block) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut block = block;
        for _ in 0..MAX_CONDITIONS {
            let Some(before) = self.dominators.immediate_dominator(block) else { break };
            if self.predecessors.of(block) == [before] {
                self.add_facts(before, block, &mut facts);
            }
            block = before;
        }
        facts
    }

    fn add_facts(&self, from: Block, to: Block, facts: &mut Vec<Fact>) {
        let f = self.f;
        let Some(end) = f.body.last_op(from).filter(|&end| f.body.name(end) == COND_BR) else { return };
        let &[yes, no] = successors(f.body, from) else { return };
        let holds = match (yes.block == to, no.block == to) {
            (true, false) => true,
            (false, true) => false,
            _ => return,
        };
        let mut worklist: SmallVec<[Value; 4]> = SmallVec::from_slice(&[CondBr(end).condition(f.body)]);
        while let Some(condition) = worklist.pop() {
            let Some(op) = f.body.defining_op(condition) else { continue };
            match f.body.name(op) {
                ICMP => facts.extend(fact(f, op, holds)),
                a::FREEZE => worklist.extend_from_slice(f.body.operands(op)),
                a::AND if holds => worklist.extend_from_slice(f.body.operands(op)),
                a::OR if !holds => worklist.extend_from_slice(f.body.operands(op)),
                _ => {}
            }
        }
    }

    /// The range of a block argument. Header arguments are add recurrences.
    fn of_argument(&self, value: Value, (header, block): (Block, Block), width: u32, depth: u32) -> Range {
        let full = Range::full(width);
        let Some(recurrence) = self.loops.get(&header).and_then(|l| Recurrence::of(self.f, l, value)) else {
            return full;
        };
        let start = self.at_depth(recurrence.start, recurrence.before, width, depth + 1);
        let mut range = full;
        let up = recurrence.step > 0;
        if recurrence.is_nsw(self.f) {
            let most = full.signed;
            range.signed = if up { (start.signed.0, most.1) } else { (most.0, start.signed.1) };
        }
        if up && recurrence.is_nuw(self.f) {
            range.unsigned.0 = start.unsigned.0;
        }
        if let Some((signed, unsigned)) = self.until_bound((header, block), &recurrence, start, width, depth)
        {
            range.signed = meet(range.signed, signed.unwrap_or(full.signed));
            range.unsigned = meet(range.unsigned, unsigned.unwrap_or(full.unsigned));
        }
        let range = range.agreed(width);
        if self.in_progress.borrow().contains(&value) {
            return range;
        }
        // The join of the start and the next value.
        self.in_progress.borrow_mut().push(value);
        let next = self.at_depth(recurrence.next, recurrence.latch, width, depth + 1);
        self.in_progress.borrow_mut().pop();
        let both = start.or(next);
        Range { signed: meet(range.signed, both.signed), unsigned: meet(range.unsigned, both.unsigned) }
            .agreed(width)
    }

    /// The signed and unsigned interval of an induction variable with step 1 or -1 and a `ne` exit test.
    fn until_bound(
        &self,
        (header, block): (Block, Block),
        recurrence: &Recurrence,
        start: Range,
        width: u32,
        depth: u32,
    ) -> Option<(Option<Interval>, Option<Interval>)> {
        let bound = self.differs_from(header, recurrence).filter(|_| recurrence.step.abs() == 1)?;
        let is_ordered = self.leads_to(recurrence, start, bound, width, depth);
        let bound = self.at_depth(bound, recurrence.before, width, depth + 1);
        // The loop body excludes the bound.
        let is_inside = block != header && self.loops.get(&header).is_some_and(|l| l.contains(block));
        let excluded = i128::from(is_inside);
        let between = |start: Interval, bound: Interval| match recurrence.step > 0 {
            true => (start.0, bound.1 - excluded),
            false => (bound.0 + excluded, start.1),
        };
        Some((
            is_ordered.signed.then(|| between(start.signed, bound.signed)),
            is_ordered.unsigned.then(|| between(start.unsigned, bound.unsigned)),
        ))
    }

    /// The bound of a `ne` exit test.
    fn differs_from(&self, header: Block, recurrence: &Recurrence) -> Option<Value> {
        let f = self.f;
        let l = self.loops.get(&header)?;
        let end = f.body.last_op(header).filter(|&end| f.body.name(end) == COND_BR)?;
        let &[yes, no] = successors(f.body, header) else { return None };
        let continues_if_true = l.contains(yes.block);
        if continues_if_true == l.contains(no.block) {
            return None;
        }
        let fact = fact(f, f.body.defining_op(CondBr(end).condition(f.body))?, continues_if_true)?;
        let bound = match (fact.left == recurrence.value, fact.right == recurrence.value) {
            (true, false) => fact.right,
            (false, true) => fact.left,
            _ => return None,
        };
        (fact.predicate == IntPredicate::Ne && !l.defines(f, bound)).then_some(bound)
    }

    fn of_op(&self, op: Op, block: Block, width: u32, depth: u32) -> Range {
        let f = self.f;
        let full = Range::full(width);
        let operands = f.body.operands(op);
        let range = |index: usize| {
            let value = operands[index];
            let width = self.width(value)?;
            Some(self.at_depth(value, block, width, depth + 1))
        };
        let name = f.body.name(op);
        let range = match name {
            a::ADD | a::SUB | a::MUL | a::SHL => self.exact(op, block, depth).map(|(signed, unsigned)| {
                let clipped = |interval: Interval, limits: Interval, has_flag: bool| {
                    if has_flag { meet(limits, interval) } else { interval }
                };
                let signed = clipped(signed, full.signed, f.is_nsw(op));
                let unsigned = clipped(unsigned, full.unsigned, f.is_nuw(op));
                Range::of_exact(signed, unsigned, width)
            }),
            ZEXT => range(0).map(|from| Range { signed: from.unsigned, unsigned: from.unsigned }),
            SEXT => range(0).map(|from| Range { signed: from.signed, ..full }.agreed(width)),
            TRUNC => range(0).map(|from| Range::of_exact(from.signed, from.unsigned, width)),
            a::SELECT => range(1).zip(range(2)).map(|(yes, no)| yes.or(no)),
            a::AND => range(0).zip(range(1)).map(|(x, y)| {
                let unsigned = (0, x.unsigned.1.min(y.unsigned.1));
                Range { unsigned, ..full }.agreed(width)
            }),
            a::UREM => range(1)
                .filter(|by| by.unsigned.1 > 0)
                .map(|by| Range { unsigned: (0, by.unsigned.1 - 1), ..full }.agreed(width)),
            a::UDIV => range(0).zip(range(1)).filter(|(_, by)| by.unsigned.0 > 0).map(|(x, by)| {
                let unsigned = (x.unsigned.0 / by.unsigned.1, x.unsigned.1 / by.unsigned.0);
                Range { unsigned, ..full }.agreed(width)
            }),
            a::SDIV => range(0).zip(range(1)).filter(|(_, by)| by.signed.0 > 0).map(|(x, by)| {
                let signed = (x.signed.0.min(0) / by.signed.0, x.signed.1.max(0) / by.signed.0);
                Range { signed, ..full }.agreed(width)
            }),
            a::LSHR | a::ASHR => range(0).zip(f.constant_of(operands[1])).and_then(|(x, by)| {
                let by = u32::try_from(by).ok().filter(|&by| by < width)?;
                let range = match name {
                    a::LSHR => Range { unsigned: (x.unsigned.0 >> by, x.unsigned.1 >> by), ..full },
                    _ => Range { signed: (x.signed.0 >> by, x.signed.1 >> by), ..full },
                };
                Some(range.agreed(width))
            }),
            i::SMIN | i::SMAX | i::UMIN | i::UMAX => {
                range(0).zip(range(1)).map(|(x, y)| extreme(name, x, y, width))
            }
            _ => None,
        };
        range.unwrap_or(full)
    }

    /// The signed and the unsigned interval of the exact result of an operation. They may exceed the type.
    pub(crate) fn exact(&self, op: Op, block: Block, depth: u32) -> Option<(Interval, Interval)> {
        let f = self.f;
        let [x, y] = a::Binary::cast(f.body, op)?.operands(f.body);
        let width = self.width(x)?;
        let [left, right] = [x, y].map(|value| self.at_depth(value, block, width, depth + 1));
        let (s, t, u, v) = (left.signed, right.signed, left.unsigned, right.unsigned);
        match f.body.name(op) {
            a::ADD => Some(((s.0 + t.0, s.1 + t.1), (u.0 + v.0, u.1 + v.1))),
            a::SUB => {
                let (mut signed, mut unsigned) = ((s.0 - t.1, s.1 - t.0), (u.0 - v.1, u.1 - v.0));
                if let Some((first, next)) = self.increasing_difference(x, y, width, depth) {
                    let last = s.1 - next.signed.0;
                    signed = (signed.0.max(first.signed.0), signed.1.min(last.max(first.signed.1)));
                }
                match self.least_difference(x, y, block) {
                    Some(Least::Signed(least)) => signed.0 = signed.0.max(least),
                    Some(Least::Unsigned(least)) => unsigned.0 = unsigned.0.max(least),
                    None => {}
                }
                Some((signed, unsigned))
            }
            a::MUL => {
                let corners = |p: Interval, q: Interval| {
                    let all = [p.0 * q.0, p.0 * q.1, p.1 * q.0, p.1 * q.1];
                    (all.into_iter().min().unwrap_or(0), all.into_iter().max().unwrap_or(0))
                };
                // The product of two 64-bit unsigned values may exceed 127 bits.
                Some((corners(s, t), (u.0.saturating_mul(v.0), u.1.saturating_mul(v.1))))
            }
            a::SHL => {
                let by = f.constant_of(y).and_then(|by| u32::try_from(by).ok()).filter(|&by| by < width)?;
                let times = 1i128 << by;
                Some(((s.0 * times, s.1 * times), (u.0.saturating_mul(times), u.1.saturating_mul(times))))
            }
            _ => None,
        }
    }

    /// The range of the first difference `x - y`, where `y` is a recurrence that goes down without signed wrap, and the
    /// range of the next value of `y`. The start of `y` is `x` minus the first difference.
    fn increasing_difference(&self, x: Value, y: Value, width: u32, depth: u32) -> Option<(Range, Range)> {
        let ValueDef::Argument(header) = self.f.body.value_def(y) else { return None };
        let recurrence = Recurrence::of(self.f, self.loops.get(&header)?, y)?;
        let goes_down = recurrence.step < 0 && recurrence.is_nsw(self.f);
        let first =
            goes_down.then(|| self.difference(x, recurrence.start, recurrence.before, width, depth))??;
        Some((first, self.at_depth(recurrence.next, recurrence.latch, width, depth + 1)))
    }

    /// The range of `x - y` for a value `y` that is `x` minus another one without signed wrap.
    fn difference(&self, x: Value, y: Value, block: Block, width: u32, depth: u32) -> Option<Range> {
        let f = self.f;
        if x == y {
            return Some(Range::constant(0, width));
        }
        let op = f.body.defining_op(y).filter(|_| depth < MAX_DEPTH)?;
        let [from, by] = a::Binary::cast(f.body, op)?.operands(f.body);
        let limits = signed_limits(width);
        let difference = match f.body.name(op) {
            a::SUB if from == x => self.at_depth(by, block, width, depth + 1),
            a::ADD if from == x => Range::constant(-f.constant_of(by).filter(|&by| by > limits.0)?, width),
            _ => return None,
        };
        let is_exact = f.is_nsw(op) || is_within(self.exact(op, block, depth + 1)?.0, limits);
        is_exact.then_some(difference)
    }

    /// The lower bound of the difference `x - y` that a dominating condition implies.
    fn least_difference(&self, x: Value, y: Value, block: Block) -> Option<Least> {
        use IntPredicate as P;
        self.facts(block).iter().find_map(|fact| {
            let predicate = match (fact.left, fact.right) {
                both if both == (x, y) => fact.predicate,
                both if both == (y, x) => fact.predicate.swapped(),
                _ => return None,
            };
            match predicate {
                P::Sgt => Some(Least::Signed(1)),
                P::Sge => Some(Least::Signed(0)),
                P::Ugt => Some(Least::Unsigned(1)),
                P::Uge => Some(Least::Unsigned(0)),
                _ => None,
            }
        })
    }
}

/// The lower bound of a difference.
enum Least {
    Signed(i128),
    Unsigned(i128),
}

/// The range of an integer minimum or maximum.
fn extreme(name: OpName, x: Range, y: Range, width: u32) -> Range {
    let full = Range::full(width);
    let least = |p: Interval, q: Interval| (p.0.min(q.0), p.1.min(q.1));
    let most = |p: Interval, q: Interval| (p.0.max(q.0), p.1.max(q.1));
    let range = match name {
        i::SMIN => Range { signed: least(x.signed, y.signed), ..full },
        i::SMAX => Range { signed: most(x.signed, y.signed), ..full },
        i::UMIN => Range { unsigned: least(x.unsigned, y.unsigned), ..full },
        _ => Range { unsigned: most(x.unsigned, y.unsigned), ..full },
    };
    range.agreed(width)
}

/// The condition that holds if a comparison is true, or false.
fn fact(f: &Function, op: Op, holds: bool) -> Option<Fact> {
    let [left, right] = Icmp::cast(f.body, op)?.operands(f.body);
    let predicate = IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
    Some(Fact { predicate: if holds { predicate } else { predicate.inverse() }, left, right })
}
