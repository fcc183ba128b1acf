//! Integer sets: the solutions of comparisons with constants, and the cheapest test for membership in one.
//!
//! A set is a list of intervals. Membership is tested by comparisons of a difference with a constant, by a shift of a
//! bit mask of up to 64 adjacent integers, or by both.

use crate::dialect::llvm::arith::{AND, LSHR, OR, SUB, XOR};
use crate::dialect::llvm::cast::{TRUNC, ZEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{DictId, TypeId, Value};
use crate::opt::function::Emitter;

/// A set of integers of up to 64 bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct IntSet {
    width: u32,
    /// Disjoint closed intervals of unsigned numbers in ascending order. No two of them are adjacent.
    intervals: Vec<(u64, u64)>,
}

impl IntSet {
    /// The circular interval from `first` to `last`, which wraps around if `last` is less than `first`.
    fn circular(width: u32, first: u64, last: u64) -> IntSet {
        let (first, last) = (first & largest(width), last & largest(width));
        let intervals =
            if first <= last { vec![(first, last)] } else { vec![(0, last), (first, largest(width))] };
        IntSet { width, intervals }.normal()
    }

    /// The numbers whose comparison with a constant is true.
    pub(crate) fn of_comparison(predicate: IntPredicate, width: u32, constant: i128) -> IntSet {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let bound = constant as u64 & largest(width);
        let below = |smallest: u64| match bound == smallest {
            true => IntSet { width, intervals: Vec::new() },
            false => IntSet::circular(width, smallest, bound.wrapping_sub(1)),
        };
        match predicate {
            Eq => IntSet::circular(width, bound, bound),
            Ult => below(0),
            Slt => below(sign_bit(width)),
            Ule => IntSet::circular(width, 0, bound),
            Sle => IntSet::circular(width, sign_bit(width), bound),
            Ne | Uge | Ugt | Sge | Sgt => {
                IntSet::of_comparison(predicate.inverse(), width, constant).complement()
            }
        }
    }

    /// Sorts the intervals and merges overlapping and adjacent ones.
    fn normal(mut self) -> IntSet {
        self.intervals.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::with_capacity(self.intervals.len());
        for (first, last) in self.intervals {
            match joined.last_mut() {
                Some(before) if before.1 >= first || before.1 + 1 == first => before.1 = before.1.max(last),
                _ => joined.push((first, last)),
            }
        }
        IntSet { width: self.width, intervals: joined }
    }

    pub(crate) fn union(mut self, other: &IntSet) -> IntSet {
        self.intervals.extend(&other.intervals);
        self.normal()
    }

    pub(crate) fn intersection(self, other: &IntSet) -> IntSet {
        self.complement().union(&other.complement()).complement()
    }

    pub(crate) fn complement(&self) -> IntSet {
        let mut intervals = Vec::with_capacity(self.intervals.len() + 1);
        let mut first = Some(0);
        for &(start, end) in &self.intervals {
            if let Some(first) = first.filter(|&first| first < start) {
                intervals.push((first, start - 1));
            }
            first = end.checked_add(1);
        }
        if let Some(first) = first.filter(|&first| first <= largest(self.width)) {
            intervals.push((first, largest(self.width)));
        }
        IntSet { width: self.width, intervals }
    }

    /// The numbers whose sums with a constant are in the set.
    pub(crate) fn before_addition(&self, added: i128) -> IntSet {
        let none = IntSet { width: self.width, intervals: Vec::new() };
        self.intervals.iter().fold(none, |all, &(first, last)| {
            let back = |number: u64| number.wrapping_sub(added as u64);
            match first == 0 && last == largest(self.width) {
                true => IntSet { width: self.width, intervals: vec![(first, last)] },
                false => all.union(&IntSet::circular(self.width, back(first), back(last))),
            }
        })
    }

    /// The circular intervals: those that end at the largest number and begin at 0 are one.
    fn arcs(&self) -> Vec<(u64, u64)> {
        let mut arcs = self.intervals.clone();
        if let [(0, end), .., (_, last)] = arcs[..]
            && last == largest(self.width)
        {
            arcs.remove(0);
            if let Some(arc) = arcs.last_mut() {
                arc.1 = end;
            }
        }
        arcs
    }

    /// The cheapest test for membership; `None` if the set has too many intervals.
    pub(crate) fn test(&self) -> Option<Test> {
        let tests =
            [(self.clone(), false), (self.complement(), true)].into_iter().flat_map(|(set, negated)| {
                let arcs = set.arcs();
                let ranges = (arcs.len() <= 2).then(|| Kind::Ranges(arcs.clone()));
                let bits = (arcs.len() >= 2).then(|| Bits::of(set.width, &arcs)).flatten().map(Kind::Bits);
                let mixed = (arcs.len() >= 3).then(|| Kind::mixed(set.width, &arcs)).flatten();
                let width = set.width;
                ranges.into_iter().chain(bits).chain(mixed).map(move |kind| Test { width, kind, negated })
            });
        tests.min_by_key(Test::cost)
    }
}

/// The largest unsigned number of a width.
fn largest(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// The smallest signed number of a width, as an unsigned one.
fn sign_bit(width: u32) -> u64 {
    1 << (width - 1)
}

/// A test for membership in a set.
pub(crate) struct Test {
    width: u32,
    kind: Kind,
    /// True if `kind` tests for membership in the complement.
    negated: bool,
}

/// The kinds of membership tests.
enum Kind {
    /// Comparisons with at most two circular intervals.
    Ranges(Vec<(u64, u64)>),
    /// A bit mask.
    Bits(Bits),
    /// A comparison with an interval, or a bit mask.
    Mixed((u64, u64), Bits),
}

impl Kind {
    /// The test for the first or the last interval of a set, and a bit mask of the others.
    fn mixed(width: u32, arcs: &[(u64, u64)]) -> Option<Kind> {
        let (&first, after) = arcs.split_first()?;
        let (&last, before) = arcs.split_last()?;
        let kinds = [(first, after), (last, before)].into_iter();
        kinds.filter_map(|(arc, remainder)| Some(Kind::Mixed(arc, Bits::of(width, remainder)?))).next()
    }
}

/// The bit mask of a set within a window of at most 64 numbers.
struct Bits {
    /// The first number of the window.
    first: u64,
    /// The size of the window.
    span: u64,
    /// The bit mask.
    word: u64,
}

impl Bits {
    fn of(width: u32, arcs: &[(u64, u64)]) -> Option<Bits> {
        let end = arcs.iter().map(|arc| arc.1).max()?;
        let lowest = arcs.iter().map(|arc| arc.0).min()?;
        let first = if end < 64 { 0 } else { lowest };
        let span = end.checked_sub(first).filter(|&span| span < 64)? + 1;
        let is_plain = arcs.iter().all(|&(first, last)| first <= last) && width >= 8;
        let members = arcs.iter().flat_map(|&(start, last)| start..=last);
        is_plain.then(|| Bits { first, span, word: members.fold(0, |word, at| word | 1 << (at - first)) })
    }
}

impl Test {
    /// The number of operations.
    pub(crate) fn cost(&self) -> usize {
        let range = |&arc: &(u64, u64)| 1 + usize::from(!is_half(self.width, arc));
        // A comparison, a shift, two `and`, and a difference.
        let bits = |bits: &Bits| 4 + usize::from(bits.first != 0);
        match &self.kind {
            Kind::Ranges(arcs) => arcs.iter().map(range).sum::<usize>() + arcs.len().saturating_sub(1),
            Kind::Bits(word) => bits(word) + usize::from(self.negated),
            Kind::Mixed(arc, word) => range(arc) + bits(word) + 1 + usize::from(self.negated),
        }
    }

    /// Returns true if the last operation of the test is a negation.
    fn has_negation(&self) -> bool {
        self.negated && !matches!(self.kind, Kind::Ranges(_))
    }

    /// The number of operations if a branch uses the result: swapped successors replace a negation.
    pub(crate) fn branch_cost(&self) -> usize {
        self.cost() - usize::from(self.has_negation())
    }

    /// Returns the test for the complement if that removes a negation, and this test as the error otherwise.
    pub(crate) fn without_negation(self) -> Result<Test, Test> {
        if self.has_negation() { Ok(Test { negated: false, ..self }) } else { Err(self) }
    }

    /// Emits the test of a number.
    pub(crate) fn emit(&self, emit: &mut Emitter, number: Value) -> Value {
        match &self.kind {
            Kind::Ranges(arcs) => self.emit_ranges(emit, number, arcs),
            Kind::Bits(bits) => {
                let found = bits.emit(emit, number);
                if self.negated { not(emit, found) } else { found }
            }
            Kind::Mixed(arc, bits) => {
                let operands = [in_range(emit, number, self.width, *arc, false), bits.emit(emit, number)];
                let found = emit.value(OR, &operands, TypeId::I1, DictId::EMPTY);
                if self.negated { not(emit, found) } else { found }
            }
        }
    }

    fn emit_ranges(&self, emit: &mut Emitter, number: Value, arcs: &[(u64, u64)]) -> Value {
        let tests: Vec<Value> =
            arcs.iter().map(|&arc| in_range(emit, number, self.width, arc, self.negated)).collect();
        let name = if self.negated { AND } else { OR };
        let all = tests.into_iter().reduce(|a, b| emit.value(name, &[a, b], TypeId::I1, DictId::EMPTY));
        all.unwrap_or_else(|| emit.int(TypeId::I1, if self.negated { -1 } else { 0 }))
    }
}

impl Bits {
    fn emit(&self, emit: &mut Emitter, number: Value) -> Value {
        let ty = emit.ty(number);
        let at = difference(emit, number, self.first);
        let span = constant(emit, ty, self.span);
        let is_inside = emit.compare(IntPredicate::Ult, at, span);
        let wide = match emit.f.cx.int_width(ty) {
            Some(64) => at,
            _ => emit.value(ZEXT, &[at], TypeId::I64, DictId::EMPTY),
        };
        // A shift by 64 or more would be poison.
        let lowest = emit.int(TypeId::I64, 63);
        let amount = emit.value(AND, &[wide, lowest], TypeId::I64, DictId::EMPTY);
        let word = emit.int(TypeId::I64, i128::from(self.word as i64));
        let shifted = emit.value(LSHR, &[word, amount], TypeId::I64, DictId::EMPTY);
        let bit = emit.value(TRUNC, &[shifted], TypeId::I1, DictId::EMPTY);
        emit.value(AND, &[is_inside, bit], TypeId::I1, DictId::EMPTY)
    }
}

/// Returns true if a single comparison tests for a circular interval.
fn is_half(width: u32, (first, last): (u64, u64)) -> bool {
    let sign = sign_bit(width);
    first == last
        || first == 0
        || last == largest(width)
        || first == sign
        || last == sign - 1
        || first == last.wrapping_add(2) & largest(width)
}

/// Emits the test for membership in a circular interval, or in its complement if `negated`.
fn in_range(
    emit: &mut Emitter,
    number: Value,
    width: u32,
    (first, last): (u64, u64),
    negated: bool,
) -> Value {
    use IntPredicate::{Eq, Ne, Sge, Sle, Uge, Ule, Ult};
    let sign = sign_bit(width);
    let (number, predicate, bound) = match (first, last) {
        _ if first == last => (number, Eq, first),
        _ if first == last.wrapping_add(2) & largest(width) => (number, Ne, last.wrapping_add(1)),
        (0, _) => (number, Ule, last),
        _ if last == largest(width) => (number, Uge, first),
        _ if first == sign => (number, Sle, last),
        _ if last == sign - 1 => (number, Sge, first),
        _ if first > last => return in_range(emit, number, width, (last + 1, first - 1), !negated),
        _ => {
            let count = last.wrapping_sub(first).wrapping_add(1) & largest(width);
            (difference(emit, number, first), Ult, count)
        }
    };
    let predicate = if negated { predicate.inverse() } else { predicate };
    let ty = emit.ty(number);
    let bound = constant(emit, ty, bound);
    emit.compare(predicate, number, bound)
}

/// Emits an unsigned number as a constant, truncated to the type.
fn constant(emit: &mut Emitter, ty: TypeId, number: u64) -> Value {
    let unused = 64 - emit.f.cx.int_width(ty).unwrap_or(64);
    emit.int(ty, i128::from((number << unused) as i64 >> unused))
}

/// Emits the difference of a number and a constant.
fn difference(emit: &mut Emitter, number: Value, subtracted: u64) -> Value {
    if subtracted == 0 {
        return number;
    }
    let ty = emit.ty(number);
    let subtracted = constant(emit, ty, subtracted);
    emit.value(SUB, &[number, subtracted], ty, DictId::EMPTY)
}

/// Emits the negation of a bit.
fn not(emit: &mut Emitter, bit: Value) -> Value {
    let ones = emit.int(TypeId::I1, -1);
    emit.value(XOR, &[bit, ones], TypeId::I1, DictId::EMPTY)
}
