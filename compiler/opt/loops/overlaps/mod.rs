//! What a loop touches, and asking before it whether parts of that overlap.

mod near;

use crate::dialect::llvm::arith::{OR, SELECT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{DictId, TypeId, Value};
use crate::opt::analysis::access::{Access, Dependence, Stride};
use crate::opt::analysis::affine::{Affine, Term, common_divisor};
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Emitter;
use crate::opt::remark::Missed;

use super::guard::{self, Copies, as_i64};
use near::Near;

/// What the loop touches through addresses that differ by constants, in one row or several.
#[derive(Clone, Debug)]
struct Range {
    /// The lowest address of an iteration, in the first row.
    address: Affine,
    /// Bytes from there on that an iteration touches.
    size: i64,
    /// How it moves.
    stride: Stride,
    /// The rows after the first.
    rows: Option<Repeats>,
}

/// Places that are the same distance apart, one after another.
#[derive(Clone, Debug)]
struct Repeats {
    /// From one to the next, which the loop does not change.
    distance: Affine,
    /// How many come after the first.
    more: i64,
}

/// How many overlaps are looked for at run time at most.
pub(crate) const MAX_CHECKS: usize = 12;
/// The most bytes from one row to the next: so many that the end of all does not wrap.
const MAX_DISTANCE: i128 = (1 << 31) - 1;

/// Parts of memory of which some must not overlap.
#[derive(Debug)]
pub(crate) struct Overlaps {
    ranges: Vec<Range>,
    pairs: Vec<Pair>,
}

/// Two ranges by their numbers; the same twice for its rows.
#[derive(Clone, Copy, Debug)]
struct Pair {
    a: usize,
    b: usize,
    /// If they only matter to each other at some distances from the first to the second: these.
    near: Option<Near>,
}

impl Overlaps {
    /// What must not overlap when `dependence` says so of two accesses by their numbers, the first before the second; if
    /// none are in conflict, and not too much is to ask. If accesses keep the order that they have in the body, and so many
    /// iterations run at once, `in_order`, those that move alike may overlap at a distance.
    pub(crate) fn of(
        accesses: &[Access],
        in_order: Option<i64>,
        dependence: impl Fn(usize, usize) -> Dependence,
    ) -> Result<Overlaps, Missed> {
        let (ranges, range_of) = ranges(accesses).ok_or(Missed::Addresses)?;
        let mut pairs: Vec<Pair> = Vec::new();
        for i in 0..accesses.len() {
            for j in i + 1..accesses.len() {
                let [first, second] = [i, j].map(|number| accesses[number].op);
                match dependence(i, j) {
                    Dependence::None => continue,
                    Dependence::Conflict(distance) => {
                        return Err(Missed::Dependence(first, second, distance));
                    }
                    Dependence::Unknown => {}
                }
                if range_of[i] == range_of[j]
                    || [i, j].iter().any(|&it| accesses[it].stride == Stride::Irregular)
                {
                    return Err(Missed::Unpredictable(first, second));
                }
                let [a, b] = [range_of[i], range_of[j]];
                let near = in_order.and_then(|lanes| {
                    Near::of((&accesses[i], &ranges[a]), (&accesses[j], &ranges[b]), lanes)
                });
                Pair { a, b, near }.add_to(&mut pairs);
            }
        }
        let overlaps = Overlaps { ranges, pairs };
        if overlaps.pairs.len() <= MAX_CHECKS {
            return Ok(overlaps);
        }
        let by_rows = overlaps.by_rows();
        if by_rows.pairs.len() > MAX_CHECKS {
            return Err(Missed::Checks(overlaps.pairs.len()));
        }
        Ok(by_rows)
    }

    /// The same with rows in the place of their parts: fewer questions, to which the answer is less often the wanted one.
    fn by_rows(&self) -> Overlaps {
        let (ranges, range_of) = rows(&self.ranges);
        let mut pairs = Vec::new();
        let own = (0..ranges.len()).filter(|&range| ranges[range].rows.is_some()).map(|range| (range, range));
        let others = self.pairs.iter().map(|pair| (range_of[pair.a], range_of[pair.b]));
        for (a, b) in own.chain(others) {
            Pair { a, b, near: None }.add_to(&mut pairs);
        }
        Overlaps { ranges, pairs }
    }

    /// How many overlaps are asked for.
    pub(crate) fn count(&self) -> usize {
        self.pairs.len()
    }

    /// Whether nothing is to ask.
    pub(crate) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Whether none gets into another's way while the counter goes from the first to the last number; `None` if that is known.
    pub(crate) fn none(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        (first, last): (Value, Value),
    ) -> Option<Value> {
        let mut conditions = Vec::new();
        for &Pair { a, b, near } in &self.pairs {
            if let Some(near) = near {
                conditions.push(near.is_avoided(emit, copies, l, (&self.ranges[a], &self.ranges[b])));
                continue;
            }
            if a == b {
                let apart = self.ranges[a].rows_are_apart(emit, copies, l, (first, last));
                conditions.extend(apart.into_iter().flatten());
                continue;
            }
            let [a, b] = [a, b].map(|range| self.ranges[range].ends(emit, copies, l, (first, last)));
            let a_before_b = emit.compare(IntPredicate::Ule, a.1, b.0);
            let b_before_a = emit.compare(IntPredicate::Ule, b.1, a.0);
            conditions.push(emit.value(OR, &[a_before_b, b_before_a], TypeId::I1, DictId::EMPTY));
        }
        guard::all(emit, &conditions)
    }
}

impl Pair {
    /// Adds it to some pairs, or to what is known of the same two there.
    fn add_to(self, pairs: &mut Vec<Pair>) {
        for known in pairs.iter_mut() {
            let near = match (known.a, known.b) {
                both if both == (self.a, self.b) => self.near,
                both if both == (self.b, self.a) => self.near.and_then(Near::reversed),
                _ => continue,
            };
            known.near = known.near.zip(near).map(|(known, near)| known.and(near));
            return;
        }
        pairs.push(self);
    }
}

/// The parts of memory of some accesses, and which is whose, if 64 bits can count their bytes.
fn ranges(accesses: &[Access]) -> Option<(Vec<Range>, Vec<usize>)> {
    let mut ranges: Vec<Range> = Vec::new();
    let mut range_of = Vec::new();
    for access in accesses {
        let place = ranges.iter().position(|range: &Range| range.address.terms == access.address.terms);
        let Some(at) = place else {
            range_of.push(ranges.len());
            let (address, stride) = (access.address.clone(), access.stride);
            ranges.push(Range { address, size: access.size, stride, rows: None });
            continue;
        };
        let range = &mut ranges[at];
        let (first, end) = (range.address.constant, range.address.constant.checked_add(range.size)?);
        let end = end.max(access.address.constant.checked_add(access.size)?);
        range.address.constant = first.min(access.address.constant);
        range.size = end.checked_sub(range.address.constant)?;
        range_of.push(at);
    }
    Some((ranges, range_of))
}

/// Ranges that lie in one direction from the first of them, how many times as far each.
struct Family {
    first: Range,
    direction: Option<Affine>,
    places: Vec<i64>,
}

impl Family {
    /// Adds a range if it is one of these.
    fn add(&mut self, range: &Range) -> bool {
        let distance = range.address.minus(&self.first.address);
        let is_alike = matches!(range.stride, Stride::Bytes(_)) && range.stride == self.first.stride;
        if !is_alike || distance.constant != 0 {
            return false;
        }
        let Some((direction, place)) = distance.direction() else { return false };
        if self.direction.as_ref().is_some_and(|known| *known != direction) {
            return false;
        }
        self.direction = Some(direction);
        self.places.push(place);
        self.first.size = self.first.size.max(range.size);
        true
    }

    /// All of them as rows from the lowest to the highest, if there are several.
    fn range(self) -> Range {
        let lowest = self.places.iter().copied().min().unwrap_or(0);
        let highest = self.places.iter().copied().max().unwrap_or(0);
        let Some(direction) = self.direction else { return self.first };
        let apart = self.places.iter().fold(0, |apart, &place| common_divisor(apart, place - lowest));
        let rows = Repeats { distance: direction.times(apart), more: (highest - lowest) / apart };
        let address = self.first.address.plus(&direction.times(lowest));
        Range { address, rows: Some(rows), ..self.first }
    }
}

/// Ranges with those that are rows together, and which of them is each one's.
fn rows(ranges: &[Range]) -> (Vec<Range>, Vec<usize>) {
    let mut families: Vec<Family> = Vec::new();
    let mut family_of = Vec::new();
    for range in ranges {
        let known = families.iter_mut().position(|family| family.add(range));
        family_of.push(known.unwrap_or(families.len()));
        if known.is_none() {
            families.push(Family { first: range.clone(), direction: None, places: vec![0] });
        }
    }
    (families.into_iter().map(Family::range).collect(), family_of)
}

impl Range {
    /// The first byte over all iterations, and the one after the last.
    fn ends(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        counters: (Value, Value),
    ) -> (Value, Value) {
        let (low, end) = self.ends_of_row(emit, copies, l, counters);
        let Some(rows) = &self.rows else { return (low, end) };
        let more = number(emit, copies, l, &rows.distance.times(rows.more), counters.0);
        (low, emit.add(end, more))
    }

    /// The same of the first row.
    fn ends_of_row(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        (first, last): (Value, Value),
    ) -> (Value, Value) {
        let at_first = number(emit, copies, l, &self.address, first);
        let at_last = number(emit, copies, l, &self.address, last);
        let (low, high) = match self.stride {
            Stride::Bytes(0) => (at_first, at_first),
            Stride::Bytes(bytes) if bytes > 0 => (at_first, at_last),
            Stride::Bytes(_) => (at_last, at_first),
            _ => {
                let goes_up = emit.compare(IntPredicate::Ule, at_first, at_last);
                let low = emit.value(SELECT, &[goes_up, at_first, at_last], TypeId::I64, DictId::EMPTY);
                (low, emit.value(SELECT, &[goes_up, at_last, at_first], TypeId::I64, DictId::EMPTY))
            }
        };
        let size = emit.int(TypeId::I64, self.size.into());
        (low, emit.add(high, size))
    }

    /// Whether each row ends before the next begins, and the last row is not too far away; nothing if there is one row.
    fn rows_are_apart(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        counters: (Value, Value),
    ) -> [Option<Value>; 2] {
        let Some(rows) = &self.rows else { return [None, None] };
        let (low, end) = self.ends_of_row(emit, copies, l, counters);
        let length = emit.sub(end, low);
        let distance = number(emit, copies, l, &rows.distance, counters.0);
        let most = emit.int(TypeId::I64, MAX_DISTANCE);
        let are_apart = emit.compare(IntPredicate::Ule, length, distance);
        [Some(are_apart), Some(emit.compare(IntPredicate::Ule, distance, most))]
    }
}

/// The number that an address or a distance is for one number of the counter.
fn number(emit: &mut Emitter, copies: &mut Copies, l: &CountedLoop, affine: &Affine, at: Value) -> Value {
    let mut sum = emit.int(TypeId::I64, affine.constant.into());
    for &(term, factor) in &affine.terms {
        let mut factor_of = |value: Value| {
            let value = if value == l.counter { at } else { copies.invariant(emit, l, value) };
            as_i64(emit, value)
        };
        let mut product = match term {
            Term::Value(value) => factor_of(value),
            Term::Product(a, b) => {
                let (a, b) = (factor_of(a), factor_of(b));
                emit.mul(a, b)
            }
        };
        if factor != 1 {
            let factor = emit.int(TypeId::I64, factor.into());
            product = emit.mul(product, factor);
        }
        sum = emit.add(sum, product);
    }
    sum
}
