//! Runtime overlap checks of the memory ranges that a nest accesses in all its iterations.

use crate::dialect::llvm::arith::{OR, SELECT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{DictId, TypeId, Value};
use crate::opt::analysis::access::Access;
use crate::opt::analysis::affine::{Affine, Term};
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;

use super::super::guard::{self, Copies, as_i64, counter_after};
use super::super::overlaps::MAX_CHECKS;
use super::Nest;

/// Memory ranges, and the pairs that must not overlap.
#[derive(Debug)]
pub(crate) struct Ranges {
    ranges: Vec<Range>,
    /// Pairs of indices in `ranges`.
    pairs: Vec<(usize, usize)>,
    /// The indices of inner loops whose induction variables the ranges depend on.
    loops: Vec<usize>,
}

#[derive(Debug)]
struct Range {
    /// The lowest address in an iteration.
    address: Affine,
    /// The size in an iteration, in bytes.
    size: i64,
}

/// The lowest and the highest value of an induction variable.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) counter: Value,
    lowest: Value,
    highest: Value,
}

impl Span {
    /// Returns the values in a loop with the given trip count, which is at least 1.
    pub(super) fn of(emit: &mut Emitter, l: &CountedLoop, iterations: Value) -> Span {
        let one = emit.int(l.ty, 1);
        let before = emit.sub(iterations, one);
        let last = counter_after(emit, l, l.start, before);
        let (lowest, highest) = if l.step > 0 { (l.start, last) } else { (last, l.start) };
        Span { counter: l.counter, lowest, highest }
    }

    /// Emits the difference of the two values.
    pub(super) fn length(&self, emit: &mut Emitter) -> Value {
        let (lowest, highest) = (as_i64(emit, self.lowest), as_i64(emit, self.highest));
        emit.sub(highest, lowest)
    }
}

impl Ranges {
    /// Returns the ranges of pairs of accesses, given by their indices, if they can be computed before the nest.
    pub(crate) fn of(
        f: &Function,
        nest: &Nest,
        accesses: &[Access],
        pairs: &[(usize, usize)],
    ) -> Result<Ranges, Missed> {
        let mut ranges = Ranges { ranges: Vec::new(), pairs: Vec::new(), loops: Vec::new() };
        for &(a, b) in pairs {
            let unknown = Missed::MayAlias(accesses[a].op, accesses[b].op);
            let [a, b] = [a, b].map(|access| ranges.add(f, nest, &accesses[access]));
            let (a, b) = a.zip(b).filter(|(a, b)| a != b).ok_or(unknown)?;
            let pair = (a.min(b), a.max(b));
            if !ranges.pairs.contains(&pair) {
                ranges.pairs.push(pair);
            }
        }
        match ranges.pairs.len() {
            0..=MAX_CHECKS => Ok(ranges),
            pairs => Err(Missed::TooManyChecks(pairs)),
        }
    }

    /// The indices of inner loops whose induction variables the ranges depend on.
    pub(super) fn loops(&self) -> impl Iterator<Item = usize> {
        self.loops.iter().copied()
    }

    /// The number of runtime checks.
    pub(super) fn count(&self) -> usize {
        self.pairs.len()
    }

    /// Adds the range of an access, or extends one at a constant distance. Returns its index.
    fn add(&mut self, f: &Function, nest: &Nest, access: &Access) -> Option<usize> {
        self.loops.extend(nest.varying_loops(f, &access.address)?);
        let existing = self.ranges.iter().position(|range| range.address.terms == access.address.terms);
        let Some(at) = existing else {
            self.ranges.push(Range { address: access.address.clone(), size: access.size });
            return Some(self.ranges.len() - 1);
        };
        let range = &mut self.ranges[at];
        let end = range.address.constant.checked_add(range.size)?;
        let end = end.max(access.address.constant.checked_add(access.size)?);
        range.address.constant = range.address.constant.min(access.address.constant);
        range.size = end.checked_sub(range.address.constant)?;
        Some(at)
    }

    /// Emits the condition that no pair overlaps; `None` if there are no pairs.
    pub(super) fn none_overlap(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        nest: &Nest,
        spans: &[Span],
    ) -> Option<Value> {
        let mut conditions = Vec::new();
        for &(a, b) in &self.pairs {
            let [a, b] = [a, b].map(|range| ends(emit, copies, nest, &self.ranges[range], spans));
            let a_before_b = emit.compare(IntPredicate::Ule, a.1, b.0);
            let b_before_a = emit.compare(IntPredicate::Ule, b.1, a.0);
            conditions.push(emit.value(OR, &[a_before_b, b_before_a], TypeId::I1, DictId::EMPTY));
        }
        guard::all(emit, &conditions)
    }
}

/// Emits the bounds of a range over all iterations: the first byte, and the end, exclusive.
fn ends(
    emit: &mut Emitter,
    copies: &mut Copies,
    nest: &Nest,
    range: &Range,
    spans: &[Span],
) -> (Value, Value) {
    let start = emit.int(TypeId::I64, range.address.constant.into());
    let size = emit.int(TypeId::I64, range.size.into());
    let (mut low, mut high) = (start, emit.add(start, size));
    for &(term, factor) in &range.address.terms {
        let span = spans.iter().find(|span| term.values().contains(&span.counter));
        let mut at = |emit: &mut Emitter, pick: fn(&Span) -> Value| {
            let mut product = emit.int(TypeId::I64, factor.into());
            for value in term.values() {
                let value = match span {
                    Some(span) if span.counter == value => pick(span),
                    _ => copies.invariant(emit, &nest.outer, value),
                };
                let number = as_i64(emit, value);
                product = emit.mul(product, number);
            }
            product
        };
        let first = at(emit, |span| span.lowest);
        let (less, more) = match span {
            None => (first, first),
            Some(_) => {
                let last = at(emit, |span| span.highest);
                match term {
                    Term::Value(_) if factor > 0 => (first, last),
                    Term::Value(_) => (last, first),
                    Term::Product(..) => {
                        let goes_up = emit.compare(IntPredicate::Slt, first, last);
                        let mut choose =
                            |a, b| emit.value(SELECT, &[goes_up, a, b], TypeId::I64, DictId::EMPTY);
                        (choose(first, last), choose(last, first))
                    }
                }
            }
        };
        low = emit.add(low, less);
        high = emit.add(high, more);
    }
    (low, high)
}
