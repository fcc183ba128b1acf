//! Parts of memory that each iteration of the outer loop of a nest has for itself, as a matrix has rows: the step from one to
//! the next is at least as long as what the inner loops touch of one.

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

/// The rows that some accesses touch whose addresses differ by constants.
#[derive(Debug)]
pub(crate) struct Rows {
    /// Bytes from one row to the next.
    step: Affine,
    /// For the counters that move within a row, the bytes that each number of them is worth.
    within: Vec<(Value, Affine)>,
    /// Bytes that the accesses touch for the same numbers of all counters.
    size: i64,
}

impl Rows {
    /// Rows of which each iteration of the outer loop has its own, to be asked for; `None` if that is known.
    pub(crate) fn of(f: &Function, nest: &Nest, accesses: &[Access]) -> Result<Option<Rows>, Missed> {
        let Some(store) = accesses.iter().find(|access| access.is_store) else { return Ok(None) };
        let (moving, size) = moving(f, nest, accesses).ok_or(Missed::Shared(store.op))?;
        let is_outer = |moving: &&(Value, Affine)| moving.0 == nest.outer.counter;
        let Some((_, bytes)) = moving.iter().find(is_outer) else { return Err(Missed::Shared(store.op)) };
        let step = bytes.times(nest.outer.step);
        let within = moving.iter().filter(|moving| !is_outer(moving)).cloned().collect();
        Rows { step, within, size }.asked(f, nest, store.op)
    }

    /// Rows within rows: those of a place of which each number of all the counters that it moves with has its own; to be
    /// asked for, without those that are known. Also the counters.
    pub(crate) fn nested(
        f: &Function,
        nest: &Nest,
        accesses: &[Access],
    ) -> Result<(Vec<Rows>, Vec<Value>), Missed> {
        let Some(store) = accesses.iter().find(|access| access.is_store) else {
            return Ok(Default::default());
        };
        let shared = Missed::Shared(store.op);
        let (mut moving, size) = moving(f, nest, accesses).ok_or(shared)?;
        // What is not known is more than what is; of two of these nobody knows.
        let width = |bytes: &Affine| number(bytes).map_or(i128::MAX, i128::abs);
        moving.sort_by_key(|(_, bytes)| std::cmp::Reverse(width(bytes)));
        if moving.iter().filter(|(_, bytes)| number(bytes).is_none()).count() > 1 {
            return Err(shared);
        }
        let mut rows = Vec::new();
        for (at, (counter, bytes)) in moving.iter().enumerate() {
            let by = nest.counting(*counter).map_or(1, |l| l.step);
            let within = moving[at + 1..].to_vec();
            rows.extend(Rows { step: bytes.times(by), within, size }.asked(f, nest, store.op)?);
        }
        Ok((rows, moving.into_iter().map(|moving| moving.0).collect()))
    }

    /// Rows, if they are to be asked for: they may be known not to touch one another, but not to do so.
    fn asked(self, f: &Function, nest: &Nest, store: Op) -> Result<Option<Rows>, Missed> {
        match self.is_known(f, nest) {
            Some(true) => Ok(None),
            Some(false) => Err(Missed::Shared(store)),
            None => Ok(Some(self)),
        }
    }

    /// The counters that move within a row.
    pub(super) fn counters(&self) -> impl Iterator<Item = Value> {
        self.within.iter().map(|within| within.0)
    }

    /// Whether no two rows touch one another, if that is known or hardly ever so.
    fn is_known(&self, f: &Function, nest: &Nest) -> Option<bool> {
        let step = number(&self.step)?;
        let mut most = Some(i128::from(self.size));
        for (counter, bytes) in &self.within {
            let Some(l) = nest.counting(*counter) else { return Some(false) };
            let Some(bytes) = number(bytes) else { return Some(false) };
            if step.abs() <= bytes.abs() {
                return Some(false);
            }
            let last = l.iterations(f).map(|iterations| (iterations - 1).max(0) * i128::from(l.step));
            most = most.zip(last).map(|(most, last)| most + (last * bytes).abs());
        }
        Some(step.abs() >= most?)
    }

    /// Whether no two rows touch one another while counters go through these numbers.
    pub(super) fn are_apart(
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

/// The counters that a place moves with and the bytes that each number of them is worth, and how many bytes its accesses
/// touch; `None` if it depends on anything else that changes.
fn moving(f: &Function, nest: &Nest, accesses: &[Access]) -> Option<(Vec<(Value, Affine)>, i64)> {
    let address = &accesses.first()?.address;
    let inner = nest.moving(f, address)?.into_iter().map(|number| nest.inner[number].counter);
    let mut moving: Vec<(Value, Affine)> = Vec::new();
    for counter in inner.chain([nest.outer.counter]) {
        let bytes = address.coefficient_of(counter)?;
        if bytes != Affine::default() && !moving.iter().any(|moving| moving.0 == counter) {
            moving.push((counter, bytes));
        }
    }
    let first = accesses.iter().map(|access| access.address.constant).min()?;
    let ends = accesses.iter().map(|access| access.address.constant.checked_add(access.size));
    Some((moving, ends.max().flatten()?.checked_sub(first)?))
}

/// A affine expression that is a number.
fn number(affine: &Affine) -> Option<i128> {
    affine.terms.is_empty().then_some(i128::from(affine.constant))
}

/// What a affine expression of numbers that do not change comes to, without its sign.
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
