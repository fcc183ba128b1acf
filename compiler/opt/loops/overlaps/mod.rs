//! Runtime checks that the memory ranges which a loop accesses do not overlap.

mod apart;
mod bounded;
mod distances;

use crate::dialect::llvm::arith::{OR, SELECT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::{UMAX, UMIN};
use crate::ir::{DictId, TypeId, Value};
use crate::opt::analysis::access::{Access, Dependence, Stride};
use crate::opt::analysis::affine::{Affine, Term, gcd};
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;

use super::guard::{self, Copies, as_i64};
pub(crate) use apart::Apart;
use distances::IllegalDistances;

/// The range of accesses whose addresses differ by constants, in one or several equidistant rows.
#[derive(Clone, Debug)]
struct Range {
    /// The lowest address in an iteration, in the first row.
    address: Affine,
    /// The size in an iteration, in bytes.
    size: i64,
    /// The stride of the address.
    stride: Stride,
    /// The rows after the first one.
    rows: Option<Repeats>,
    /// Further ranges. The memory between the lowest and the highest one belongs to the range as well.
    others: Vec<Range>,
}

/// Equidistant rows.
#[derive(Clone, Debug)]
struct Repeats {
    /// The loop-invariant distance of rows.
    distance: Affine,
    /// The number of rows after the first.
    more: i64,
}

/// Upper bound on the runtime checks of a loop.
pub(crate) const MAX_CHECKS: usize = 12;
/// Upper bound on the distance of rows in bytes, so that the end of the last row does not wrap.
const MAX_DISTANCE: i128 = (1 << 31) - 1;

/// Memory ranges, and the pairs that must not overlap.
#[derive(Debug)]
pub(crate) struct Overlaps {
    ranges: Vec<Range>,
    pairs: Vec<Pair>,
}

/// A pair of ranges by index. Equal indices stand for the rows of one range.
#[derive(Clone, Copy, Debug)]
struct Pair {
    a: usize,
    b: usize,
    /// The illegal distances from the first range to the second one; `None` if all overlaps are illegal.
    illegal: Option<IllegalDistances>,
}

impl Overlaps {
    /// Collects the pairs of accesses whose `dependence`, given their indices in program order, is unknown. Fails if
    /// accesses are dependent, or if too many checks are needed. If the vector loop keeps the order of accesses,
    /// `in_order` is the number of concurrent iterations; pairs with equal strides may then overlap at some distances.
    pub(crate) fn of(
        f: &Function,
        l: &CountedLoop,
        accesses: &[Access],
        in_order: Option<i64>,
        dependence: impl Fn(usize, usize) -> Dependence,
    ) -> Result<Overlaps, Missed> {
        let bounded = bounded::bounded(f, l, accesses);
        let (ranges, range_of) = ranges(&bounded).ok_or(Missed::AddressDistance)?;
        let apart = Apart::new(f, l);
        let mut pairs: Vec<Pair> = Vec::new();
        for i in 0..accesses.len() {
            for j in i + 1..accesses.len() {
                let [first, second] = [i, j].map(|number| accesses[number].op);
                match dependence(i, j) {
                    Dependence::None => continue,
                    Dependence::Conflict(distance) => {
                        return Err(Missed::Dependence(first, second, distance));
                    }
                    Dependence::Unknown if apart.never_overlap(&accesses[i], &accesses[j]) => continue,
                    Dependence::Unknown => {}
                }
                if range_of[i] == range_of[j]
                    || [i, j].iter().any(|&it| bounded[it].stride == Stride::Irregular)
                {
                    return Err(Missed::MayAlias(first, second));
                }
                let [a, b] = [range_of[i], range_of[j]];
                let illegal = in_order.and_then(|lanes| {
                    IllegalDistances::of((&accesses[i], &ranges[a]), (&accesses[j], &ranges[b]), lanes)
                });
                Pair { a, b, illegal }.add_to(&mut pairs);
            }
        }
        let overlaps = Overlaps { ranges, pairs };
        if overlaps.pairs.len() <= MAX_CHECKS {
            return Ok(overlaps);
        }
        let mut coarser = [overlaps.by_rows(), overlaps.by_bases(f)].into_iter();
        let found = coarser.find(|coarser| coarser.pairs.len() <= MAX_CHECKS);
        found.ok_or(Missed::TooManyChecks(overlaps.pairs.len()))
    }

    /// Merges ranges to rows. The result needs fewer checks, which fail more often.
    fn by_rows(&self) -> Overlaps {
        let (ranges, range_of) = rows(&self.ranges);
        let mut pairs = Vec::new();
        let own = (0..ranges.len()).filter(|&range| ranges[range].rows.is_some()).map(|range| (range, range));
        let others = self.pairs.iter().map(|pair| (range_of[pair.a], range_of[pair.b]));
        for (a, b) in own.chain(others) {
            Pair { a, b, illegal: None }.add_to(&mut pairs);
        }
        Overlaps { ranges, pairs }
    }

    /// Merges ranges of one base pointer that need no checks between them.
    fn by_bases(&self, f: &Function) -> Overlaps {
        let is_pair =
            |a: usize, b: usize| self.pairs.iter().any(|it| [(a, b), (b, a)].contains(&(it.a, it.b)));
        let mut groups: Vec<(Option<Value>, Vec<usize>)> = Vec::new();
        for (number, range) in self.ranges.iter().enumerate() {
            let base = range.address.base(f);
            let group = groups.iter_mut().find(|(existing, members)| {
                base.is_some() && *existing == base && members.iter().all(|&member| !is_pair(member, number))
            });
            match group {
                Some((_, members)) => members.push(number),
                None => groups.push((base, vec![number])),
            }
        }
        let merged = |(_, members): &(_, Vec<usize>)| {
            let others = members[1..].iter().map(|&member| self.ranges[member].clone()).collect();
            Range { others, ..self.ranges[members[0]].clone() }
        };
        let group_of =
            |range| groups.iter().position(|(_, members)| members.contains(&range)).unwrap_or(range);
        let mut pairs = Vec::new();
        for pair in &self.pairs {
            Pair { a: group_of(pair.a), b: group_of(pair.b), illegal: None }.add_to(&mut pairs);
        }
        Overlaps { ranges: groups.iter().map(merged).collect(), pairs }
    }

    /// The number of runtime checks.
    pub(crate) fn count(&self) -> usize {
        self.pairs.len()
    }

    /// Returns true if no check is needed.
    pub(crate) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Emits the condition that all checks pass for the first and last value of the induction variable; `None` if there
    /// are none.
    pub(crate) fn none_overlap(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        (first, last): (Value, Value),
    ) -> Option<Value> {
        let mut conditions = Vec::new();
        for &Pair { a, b, illegal } in &self.pairs {
            if let Some(illegal) = illegal {
                conditions.push(illegal.are_avoided(emit, copies, l, (&self.ranges[a], &self.ranges[b])));
                continue;
            }
            if a == b {
                let disjoint = self.ranges[a].rows_are_disjoint(emit, copies, l, (first, last));
                conditions.extend(disjoint.into_iter().flatten());
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
    /// Adds the pair, or merges it with an equal one.
    fn add_to(self, pairs: &mut Vec<Pair>) {
        for existing in pairs.iter_mut() {
            let illegal = match (existing.a, existing.b) {
                both if both == (self.a, self.b) => self.illegal,
                both if both == (self.b, self.a) => self.illegal.and_then(IllegalDistances::reversed),
                _ => continue,
            };
            existing.illegal = existing.illegal.zip(illegal).map(|(existing, illegal)| existing.and(illegal));
            return;
        }
        pairs.push(self);
    }
}

/// Returns the ranges of accesses, and the index of each access's range; `None` if a size overflows.
fn ranges(accesses: &[Access]) -> Option<(Vec<Range>, Vec<usize>)> {
    let mut ranges: Vec<Range> = Vec::new();
    let mut range_of = Vec::new();
    for access in accesses {
        let existing = ranges.iter().position(|range: &Range| range.address.terms == access.address.terms);
        let Some(at) = existing else {
            range_of.push(ranges.len());
            let (address, stride) = (access.address.clone(), access.stride);
            ranges.push(Range { address, size: access.size, stride, rows: None, others: Vec::new() });
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

/// Ranges whose distances from the first one are multiples of one distance.
struct Family {
    first: Range,
    direction: Option<Affine>,
    multiples: Vec<i64>,
}

impl Family {
    /// Adds a range if it belongs to the family.
    fn add(&mut self, range: &Range) -> bool {
        let distance = range.address.minus(&self.first.address);
        let is_alike = matches!(range.stride, Stride::Bytes(_)) && range.stride == self.first.stride;
        if !is_alike || distance.constant != 0 {
            return false;
        }
        let Some((direction, multiple)) = distance.primitive() else { return false };
        if self.direction.as_ref().is_some_and(|existing| *existing != direction) {
            return false;
        }
        self.direction = Some(direction);
        self.multiples.push(multiple);
        self.first.size = self.first.size.max(range.size);
        true
    }

    /// Returns the family as rows from the lowest to the highest.
    fn range(self) -> Range {
        let lowest = self.multiples.iter().copied().min().unwrap_or(0);
        let highest = self.multiples.iter().copied().max().unwrap_or(0);
        let Some(direction) = self.direction else { return self.first };
        let divisor = self.multiples.iter().fold(0, |divisor, &multiple| gcd(divisor, multiple - lowest));
        let rows = Repeats { distance: direction.times(divisor), more: (highest - lowest) / divisor };
        let address = self.first.address.plus(&direction.times(lowest));
        Range { address, rows: Some(rows), ..self.first }
    }
}

/// Merges ranges to rows. Returns these, and the index of the rows of each range.
fn rows(ranges: &[Range]) -> (Vec<Range>, Vec<usize>) {
    let mut families: Vec<Family> = Vec::new();
    let mut family_of = Vec::new();
    for range in ranges {
        let existing = families.iter_mut().position(|family| family.add(range));
        family_of.push(existing.unwrap_or(families.len()));
        if existing.is_none() {
            families.push(Family { first: range.clone(), direction: None, multiples: vec![0] });
        }
    }
    (families.into_iter().map(Family::range).collect(), family_of)
}

impl Range {
    /// Emits the first byte over all iterations, and the end, exclusive.
    fn ends(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        counters: (Value, Value),
    ) -> (Value, Value) {
        let (mut low, mut end) = self.ends_of_row(emit, copies, l, counters);
        if let Some(rows) = &self.rows {
            let more = number(emit, copies, l, &rows.distance.times(rows.more), counters.0);
            end = emit.add(end, more);
        }
        for other in &self.others {
            let ends = other.ends(emit, copies, l, counters);
            low = emit.value(UMIN, &[low, ends.0], TypeId::I64, DictId::EMPTY);
            end = emit.value(UMAX, &[end, ends.1], TypeId::I64, DictId::EMPTY);
        }
        (low, end)
    }

    /// Emits the bounds of the first row.
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

    /// Emits the conditions that rows do not overlap, and that their distance is bounded; none for a single row.
    fn rows_are_disjoint(
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
        let no_alias = emit.compare(IntPredicate::Ule, length, distance);
        [Some(no_alias), Some(emit.compare(IntPredicate::Ule, distance, most))]
    }
}

/// Emits the value of an affine expression for a value of the induction variable.
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
