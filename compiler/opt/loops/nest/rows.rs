//! Memory that is distinct for each outer iteration, like the rows of a matrix: the distance of rows is at least the
//! extent that the inner loops access.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::SMAX;
use crate::ir::{DictId, Op, TypeId, Value};
use crate::opt::analysis::access::Access;
use crate::opt::analysis::affine::{Affine, emit_sum};
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;

use super::super::guard::{Copies, as_i64};
use super::{Nest, Span};

/// The rows of accesses whose addresses differ by constants.
#[derive(Debug)]
pub(crate) struct Rows {
    /// The distance of rows in bytes.
    step: Affine,
    /// The induction variables within a row, with their coefficients in bytes.
    within: Vec<(Value, Affine)>,
    /// The number of bytes that the accesses touch while all induction variables are constant.
    size: i64,
}

impl Rows {
    /// Returns the rows that must be distinct for each outer iteration, as a runtime check; `None` if no check is
    /// needed.
    pub(crate) fn of(f: &Function, nest: &Nest, accesses: &[Access]) -> Result<Option<Rows>, Missed> {
        let Some(store) = accesses.iter().find(|access| access.is_store) else { return Ok(None) };
        let (varying_terms, size) =
            varying_terms(f, nest, accesses).ok_or(Missed::SharedAddress(store.op))?;
        let is_outer = |term: &&(Value, Affine)| term.0 == nest.outer.counter;
        let Some((_, bytes)) = varying_terms.iter().find(is_outer) else {
            return Err(Missed::SharedAddress(store.op));
        };
        let step = bytes.times(nest.outer.step);
        let within = varying_terms.iter().filter(|term| !is_outer(term)).cloned().collect();
        Rows { step, within, size }.checked(f, nest, store.op)
    }

    /// Returns nested rows that must be distinct for each value of the returned induction variables, as far as that
    /// needs runtime checks. These are all induction variables that an address depends on, except one that may carry
    /// dependences: accesses that differ by multiples of its step touch the same memory in different iterations of its
    /// loop only.
    pub(crate) fn nested(
        f: &Function,
        nest: &Nest,
        accesses: &[Access],
    ) -> Result<(Vec<Rows>, Vec<Value>), Missed> {
        let Some(store) = accesses.iter().find(|access| access.is_store) else {
            return Ok(Default::default());
        };
        let shared = Missed::SharedAddress(store.op);
        let (mut varying_terms, mut size) = varying_terms(f, nest, accesses).ok_or(shared)?;
        // Unknown distances are assumed to exceed constant ones. Two unknown distances have no order.
        let width = |bytes: &Affine| number(bytes).map_or(i128::MAX, i128::abs);
        varying_terms.sort_by_key(|(_, bytes)| std::cmp::Reverse(width(bytes)));
        if varying_terms.iter().filter(|(_, bytes)| number(bytes).is_none()).count() > 1 {
            return Err(shared);
        }
        let (mut rows, mut distinct) = (Vec::new(), Vec::new());
        let mut carries = false;
        for (at, (counter, bytes)) in varying_terms.iter().enumerate() {
            let step = bytes.times(nest.loop_of(*counter).map_or(1, |l| l.step));
            let within_step = size_within(accesses, &step);
            match carries {
                false if within_step < size => (carries, size) = (true, within_step),
                _ => distinct.push(*counter),
            }
            let within = varying_terms[at + 1..].to_vec();
            rows.extend(Rows { step, within, size }.checked(f, nest, store.op)?);
        }
        Ok((rows, distinct))
    }

    /// Returns rows that need a runtime check. Fails if they probably overlap.
    fn checked(self, f: &Function, nest: &Nest, store: Op) -> Result<Option<Rows>, Missed> {
        match self.are_disjoint(f, nest) {
            Some(true) => Ok(None),
            Some(false) => Err(Missed::SharedAddress(store)),
            None => Ok(Some(self)),
        }
    }

    /// The induction variables within a row.
    pub(super) fn counters(&self) -> impl Iterator<Item = Value> {
        self.within.iter().map(|within| within.0)
    }

    /// Returns `Some(true)` if no two rows overlap, `Some(false)` if they probably do, and `None` if that needs a
    /// runtime check.
    fn are_disjoint(&self, f: &Function, nest: &Nest) -> Option<bool> {
        let step = number(&self.step)?;
        let mut most = Some(i128::from(self.size));
        for (counter, bytes) in &self.within {
            let Some(l) = nest.loop_of(*counter) else { return Some(false) };
            let Some(bytes) = number(bytes) else { return Some(false) };
            if step.abs() <= bytes.abs() {
                return Some(false);
            }
            let last = l.iterations(f).map(|iterations| (iterations - 1).max(0) * i128::from(l.step));
            most = most.zip(last).map(|(most, last)| most + (last * bytes).abs());
        }
        Some(step.abs() >= most?)
    }

    /// Emits the condition that no two rows overlap.
    pub(super) fn no_alias(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        nest: &Nest,
        spans: &[Span],
    ) -> Value {
        let mut sum = emit.int(TypeId::I64, self.size.into());
        for (counter, bytes) in &self.within {
            let Some(span) = spans.iter().find(|span| span.counter == *counter) else { continue };
            let length = span.length(emit);
            let bytes = size(emit, copies, &nest.outer, bytes);
            let product = emit.mul(length, bytes);
            sum = emit.add(sum, product);
        }
        let step = size(emit, copies, &nest.outer, &self.step);
        emit.compare(IntPredicate::Sge, step, sum)
    }
}

/// Returns the induction variables of an address with their coefficients in bytes, and the extent of the accesses in
/// bytes; `None` if the address depends on other varying values.
fn varying_terms(f: &Function, nest: &Nest, accesses: &[Access]) -> Option<(Vec<(Value, Affine)>, i64)> {
    let address = &accesses.first()?.address;
    let inner = nest.varying_loops(f, address)?.into_iter().map(|number| nest.inner[number].counter);
    let mut varying_terms: Vec<(Value, Affine)> = Vec::new();
    for counter in inner.chain([nest.outer.counter]) {
        let bytes = address.coefficient_of(counter)?;
        if bytes != Affine::default() && !varying_terms.iter().any(|term| term.0 == counter) {
            varying_terms.push((counter, bytes));
        }
    }
    let first = accesses.iter().map(|access| access.address.constant).min()?;
    let ends = accesses.iter().map(|access| access.address.constant.checked_add(access.size));
    Some((varying_terms, ends.max().flatten()?.checked_sub(first)?))
}

/// Returns the extent of accesses in bytes, where each is moved next to the first one by a multiple of a step.
fn size_within(accesses: &[Access], step: &Affine) -> i64 {
    let first = accesses.iter().map(|access| access.address.constant).min().unwrap_or(0);
    let end = |access: &Access| {
        let distance = i128::from(access.address.constant) - i128::from(first);
        let distance = number(step).and_then(|step| distance.checked_rem(step.abs())).unwrap_or(distance);
        distance as i64 + access.size
    };
    accesses.iter().map(end).max().unwrap_or(0)
}

/// The value of a constant affine expression.
fn number(affine: &Affine) -> Option<i128> {
    affine.terms.is_empty().then_some(i128::from(affine.constant))
}

/// Emits the absolute value of a loop-invariant affine expression.
fn size(emit: &mut Emitter, copies: &mut Copies, outer: &CountedLoop, affine: &Affine) -> Value {
    let terms = emit_sum(emit, &affine.terms, |emit, value| {
        let value = copies.invariant(emit, outer, value);
        as_i64(emit, value)
    });
    let Some(terms) = terms else { return emit.int(TypeId::I64, affine.constant.unsigned_abs().into()) };
    let constant = emit.int(TypeId::I64, affine.constant.into());
    let sum = emit.add(terms, constant);
    let zero = emit.int(TypeId::I64, 0);
    let negative = emit.sub(zero, sum);
    emit.value(SMAX, &[sum, negative], TypeId::I64, DictId::EMPTY)
}
