//! Progressions: loop-carried values that each iteration changes by the same loop-invariant value. A vector holds the
//! values of its iterations, and its step combines their changes.
//!
//! ```text
//!   for i { a[i] = x; x += d }   ▶   v = [x, x + d, x + 2d, x + 3d]; for i by 4 { a[i..] = v; v += 4d }
//! ```
//!
//! Products of floats are left out: a power of the factor may overflow or be 0 where no product does.

use crate::dialect::llvm::arith::FMUL;
use crate::ir::{DictId, Op, TypeId, Value};
use crate::opt::analysis::access::{is_invariant, is_lane_type};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::analysis::reduction_kind::{Neutral, ReductionKind, reduction_kind};
use crate::opt::function::{Emitter, Function};

/// A progression.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progression {
    /// The index of the header argument.
    pub(super) index: usize,
    pub(super) argument: Value,
    /// The operation that computes the next value.
    pub(super) last: Op,
    /// The operation that combines two changes.
    kind: ReductionKind,
    /// The change of an iteration.
    pub(super) by: Value,
}

impl Progression {
    /// Matches header argument `index`.
    pub(super) fn of(f: &Function, l: &CountedLoop, index: usize) -> Option<Progression> {
        let argument = f.body.block_args(l.header)[index];
        let last = f.body.defining_op(edge_operands(f.body, l.body, l.header)?[index])?;
        let (kind, _) = reduction_kind(f, last).ok()?;
        let by = match *f.body.operands(last) {
            [value, by] if value == argument => by,
            // A difference from the argument changes by another value each time.
            [by, value] if value == argument && f.body.name(last) == kind.name => by,
            _ => return None,
        };
        let is_one = is_lane_type(f, f.body.value_type(argument))
            && kind.neutral != Neutral::Idempotent
            && kind.name != FMUL
            && is_invariant(f, l, by);
        is_one.then_some(Progression { index, argument, last, kind, by })
    }

    /// Emits the vector of the first iterations, and the change from one vector to the next. The operands are the value
    /// of the first iteration and the change from one iteration to the next. `order` has the iteration of each lane.
    pub(super) fn start(
        &self,
        emit: &mut Emitter,
        (first, by): (Value, Value),
        order: &[i64],
        ty: TypeId,
    ) -> [Value; 2] {
        let (element, lanes) = (emit.ty(first), order.len() as i64);
        let none = self.kind.neutral.constant(emit, element);
        let none = emit.splat(none, ty);
        let mut vector = emit.splat(first, ty);
        let mut change = by;
        for bit in 0..lanes.ilog2() {
            // Lanes whose iteration number has this bit change by as many iterations.
            let all = emit.splat(change, ty);
            let mask = order.iter().enumerate().map(|(lane, at)| lane as i64 + lanes * (at >> bit & 1));
            let changes = emit.shuffle(none, all, &mask.collect::<Vec<i64>>());
            vector = self.next(emit, vector, changes);
            change = emit.value(self.kind.name, &[change, change], element, DictId::EMPTY);
        }
        [vector, emit.splat(change, ty)]
    }

    /// Emits the sums of values and changes.
    pub(super) fn next(&self, emit: &mut Emitter, values: Value, changes: Value) -> Value {
        let (name, ty) = (emit.f.body.name(self.last), emit.ty(values));
        emit.value(name, &[values, changes], ty, DictId::EMPTY)
    }
}
