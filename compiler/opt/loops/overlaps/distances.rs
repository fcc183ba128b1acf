//! Illegal distances of accesses with equal strides. A loop that keeps the order of accesses lets them overlap, except
//! at distances that concurrent iterations span.

use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{TypeId, Value};
use crate::opt::analysis::access::{Access, Stride};
use crate::opt::analysis::affine::Affine;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Emitter;

use super::super::guard::Copies;
use super::{Range, number};

/// The open interval of illegal distances from one range to another, in the direction of the stride.
#[derive(Clone, Copy, Debug)]
pub(super) struct IllegalDistances {
    low: i64,
    high: i64,
}

impl IllegalDistances {
    /// Returns the distances of ranges at which two accesses, `first` before `second` in the body, must not be executed
    /// for `lanes` iterations at once; `None` if their strides differ.
    ///
    /// At these distances, the second access touches memory that the first one touches in a later iteration, before it
    /// does.
    pub(super) fn of(
        (first, first_range): (&Access, &Range),
        (second, second_range): (&Access, &Range),
        lanes: i64,
    ) -> Option<IllegalDistances> {
        let Stride::Bytes(stride) = first.stride else { return None };
        if stride == 0 || second.stride != first.stride {
            return None;
        }
        let (size, step) = (first.size.max(second.size), stride.checked_abs()?);
        let high = step.checked_mul(lanes - 1)?.checked_add(size)?;
        let in_range =
            |access: &Access, range: &Range| access.address.constant.checked_sub(range.address.constant);
        let farther = in_range(second, second_range)?.checked_sub(in_range(first, first_range)?)?;
        let farther = farther.checked_mul(stride.signum())?;
        Some(IllegalDistances {
            low: step.checked_sub(size)?.checked_sub(farther)?,
            high: high.checked_sub(farther)?,
        })
    }

    /// The distances from the second range to the first one.
    pub(super) fn reversed(self) -> Option<IllegalDistances> {
        Some(IllegalDistances { low: self.high.checked_neg()?, high: self.low.checked_neg()? })
    }

    /// The convex hull of both intervals.
    pub(super) fn and(self, other: IllegalDistances) -> IllegalDistances {
        IllegalDistances { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// Emits the condition that the distance from one range to another is legal.
    pub(super) fn are_avoided(
        self,
        emit: &mut Emitter,
        copies: &mut Copies,
        l: &CountedLoop,
        (from, to): (&Range, &Range),
    ) -> Value {
        let distance = match from.stride {
            Stride::Bytes(bytes) if bytes < 0 => from.address.minus(&to.address),
            _ => to.address.minus(&from.address),
        };
        let lowest = Affine::number(self.low.wrapping_add(1));
        let beyond = number(emit, copies, l, &distance.minus(&lowest), l.start);
        let all = emit.int(TypeId::I64, i128::from(self.high) - i128::from(self.low) - 1);
        emit.compare(IntPredicate::Uge, beyond, all)
    }
}
