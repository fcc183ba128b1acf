//! Parts of memory that each iteration of the outer loop of a nest has for itself, as a matrix has rows: the step from one to
//! the next is at least as long as what the inner loops touch of one.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::SMAX;
use crate::ir::{DictId, TypeId, Value};

use super::super::access::Access;
use super::super::function::{Emitter, Function};
use super::super::guard::{Copies, as_i64};
use super::super::linear::{Linear, emit_sum};
use super::super::loops::CountedLoop;
use super::super::remark::Missed;
use super::{Nest, Span};

/// The rows that some accesses touch whose addresses differ by constants.
#[derive(Debug)]
pub(in crate::opt) struct Rows {
    /// Bytes from one iteration of the outer loop to the next.
    step: Linear,
    /// For inner loops by their numbers, bytes from one iteration to the next.
    inner: Vec<(usize, Linear)>,
    /// Bytes that one iteration of all loops touches.
    size: i64,
}

impl Rows {
    /// Those that accesses of one row touch, to be asked for; `None` if iterations of the outer loop are known to have their
    /// own.
    pub(in crate::opt) fn of(f: &Function, nest: &Nest, accesses: &[Access]) -> Result<Option<Rows>, Missed> {
        let (Some(access), Some(store)) = (accesses.first(), accesses.iter().find(|access| access.is_store))
        else {
            return Ok(None);
        };
        let shared = Missed::Shared(store.op);
        let step = access.address.coefficient_of(nest.outer.counter).ok_or(shared)?;
        let mut inner = Vec::new();
        for number in nest.moving(f, &access.address).ok_or(shared)? {
            let bytes = access.address.coefficient_of(nest.inner[number].counter).ok_or(shared)?;
            if !inner.iter().any(|&(known, _)| known == number) {
                inner.push((number, bytes));
            }
        }
        let first = accesses.iter().map(|access| access.address.constant).min().unwrap_or_default();
        let ends = accesses.iter().map(|access| access.address.constant.checked_add(access.size));
        let end = ends.max().flatten().ok_or(shared)?;
        let size = end.checked_sub(first).ok_or(shared)?;
        let rows = Rows { step: step.times(nest.outer.step), inner, size };
        match rows.is_known(f, nest) {
            Some(true) => Ok(None),
            Some(false) => Err(shared),
            None => Ok(Some(rows)),
        }
    }

    /// Numbers of the inner loops whose counters are part of the addresses.
    pub(in crate::opt) fn loops(&self) -> impl Iterator<Item = usize> {
        self.inner.iter().map(|&(number, _)| number)
    }

    /// Whether no two iterations of the outer loop touch the same, if that is known or hardly ever so.
    fn is_known(&self, f: &Function, nest: &Nest) -> Option<bool> {
        let step = number(&self.step)?;
        let mut most = Some(i128::from(self.size));
        for (inner, bytes) in &self.inner {
            let l = &nest.inner[*inner];
            let Some(bytes) = number(bytes) else { return Some(false) };
            if step.abs() <= bytes.abs() {
                return Some(false);
            }
            let last = l.iterations(f).map(|iterations| (iterations - 1).max(0) * i128::from(l.step));
            most = most.zip(last).map(|(most, last)| most + (last * bytes).abs());
        }
        Some(step.abs() >= most?)
    }

    /// Whether no two iterations of the outer loop touch the same while counters go through these numbers.
    pub(super) fn are_apart(
        &self,
        emit: &mut Emitter,
        copies: &mut Copies,
        nest: &Nest,
        spans: &[Span],
    ) -> Value {
        let mut sum = emit.int(TypeId::I64, self.size.into());
        for (number, bytes) in &self.inner {
            let l = &nest.inner[*number];
            let Some(span) = spans.iter().find(|span| span.counter == l.counter) else { continue };
            let length = span.length(emit);
            let bytes = size(emit, copies, &nest.outer, bytes);
            let product = emit.mul(length, bytes);
            sum = emit.add(sum, product);
        }
        let step = size(emit, copies, &nest.outer, &self.step);
        emit.compare(IntPredicate::Sge, step, sum)
    }
}

/// A linear expression that is a number.
fn number(linear: &Linear) -> Option<i128> {
    linear.terms.is_empty().then_some(i128::from(linear.constant))
}

/// What a linear expression of numbers that do not change comes to, without its sign.
fn size(emit: &mut Emitter, copies: &mut Copies, outer: &CountedLoop, linear: &Linear) -> Value {
    let terms = emit_sum(emit, &linear.terms, |emit, value| {
        let value = copies.invariant(emit, outer, value);
        as_i64(emit, value)
    });
    let Some(terms) = terms else { return emit.int(TypeId::I64, linear.constant.unsigned_abs().into()) };
    let constant = emit.int(TypeId::I64, linear.constant.into());
    let sum = emit.add(terms, constant);
    let zero = emit.int(TypeId::I64, 0);
    let negative = emit.sub(zero, sum);
    emit.value(SMAX, &[sum, negative], TypeId::I64, DictId::EMPTY)
}
