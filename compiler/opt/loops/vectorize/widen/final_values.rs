//! Values after a vector loop: horizontal reductions, positions of extremes, and last lanes.

use crate::dialect::llvm::arith::{FADD, FMUL, OR, SELECT};
use crate::dialect::llvm::reduce::REDUCE_SMIN;
use crate::ir::{DictId, TypeId, Value, name};
use crate::opt::analysis::reduction_kind::Neutral;
use crate::opt::cost::vector::bytes;
use crate::opt::function::Emitter;

use super::super::extreme::Extreme;
use super::super::plan::{Plan, REGISTER_BYTES};
use super::super::position::{Position, PositionKind};
use super::super::reduction::{EXTREME, Reduction};
use super::{Widening, lane_of};

impl Widening<'_> {
    /// Emits the values of the header arguments after the vector loop.
    pub(super) fn final_values(&mut self, emit: &mut Emitter, inits: &[Value]) -> Vec<Value> {
        let mut results = inits.to_vec();
        results[self.l.counter_index] = self.end;
        for reduction in &self.plan.carried.reductions {
            let lanes = self.vectors[&reduction.argument];
            results[reduction.index] = match reduction.extreme {
                Some(extreme) if reduction.kind == EXTREME => {
                    extreme_of_lanes(emit, extreme, lanes, self.lanes)
                }
                _ => combined(emit, reduction, lanes, inits[reduction.index]),
            };
        }
        for position in &self.plan.carried.positions {
            results[position.index] = self.position(emit, position, inits, &results);
        }
        for progression in &self.plan.carried.progressions {
            let next = self.vectors[&progression.argument];
            results[progression.index] = lane_of(emit, next, self.iteration(0));
        }
        for recurrence in &self.plan.carried.first_order {
            let vector = self.vector(emit, recurrence.next);
            results[recurrence.index] = lane_of(emit, vector, self.iteration(self.lanes - 1));
        }
        results
    }

    /// Emits the position of the first occurrence of an extreme from the header arguments before and after the vector
    /// loop.
    fn position(
        &mut self,
        emit: &mut Emitter,
        position: &Position,
        inits: &[Value],
        results: &[Value],
    ) -> Value {
        let args = emit.f.body.block_args(self.l.header);
        let index = args.iter().position(|&arg| arg == position.extreme).unwrap_or(0);
        let (before, extreme) = (inits[index], results[index]);
        let ty = emit.ty(inits[position.index]);
        match position.kind {
            PositionKind::Invariant(value) => {
                let value = self.scalar(emit, value, 0);
                let is_found = position.comparison.holds(emit, extreme, before);
                let operands = [is_found, value, inits[position.index]];
                emit.value(SELECT, &operands, ty, DictId::EMPTY)
            }
            PositionKind::Counter => {
                let [extremes, counters] = [position.extreme, position.argument].map(|it| self.vectors[&it]);
                let (lanes, vector_ty) = (emit.ty(extremes), emit.ty(counters));
                let all = emit.splat(extreme, lanes);
                let has_it = position.comparison.equal_or_unordered(emit, extremes, all);
                let width = emit.f.cx.int_width(ty).unwrap_or(64);
                let most = emit.int(ty, (1 << (width - 1)) - 1);
                let none = emit.splat(most, vector_ty);
                let those = emit.value(SELECT, &[has_it, counters, none], vector_ty, DictId::EMPTY);
                emit.value(REDUCE_SMIN, &[those], ty, DictId::EMPTY)
            }
        }
    }
}

/// Emits the condition that the bits of a float extreme depend on the order of operands, so that the scalar loop must
/// compute it; `None` if there is no such extreme.
pub(super) fn depends_on_order(emit: &mut Emitter, plan: &Plan, results: &[Value]) -> Option<Value> {
    let mut is_any: Option<Value> = None;
    for reduction in &plan.carried.reductions {
        let Some(predicate) = reduction.depends_on_order() else { continue };
        let result = results[reduction.index];
        let ty = emit.ty(result);
        let zero = emit.float(ty, 0.0);
        let is_one = emit.compare_floats(predicate, result, zero);
        is_any = Some(match is_any {
            Some(is_any) => emit.value(OR, &[is_any, is_one], TypeId::I1, DictId::EMPTY),
            None => is_one,
        });
    }
    is_any
}

/// Emits a select of the first value if it is beyond the second one, lane by lane for vectors.
pub(super) fn extreme_of(emit: &mut Emitter, extreme: Extreme, number: Value, before: Value) -> Value {
    let is_beyond = emit.compare_floats(extreme.predicate, number, before);
    let ty = emit.ty(number);
    emit.value(SELECT, &[is_beyond, number, before], ty, DictId::EMPTY)
}

/// Emits the horizontal reduction of an extreme.
fn extreme_of_lanes(emit: &mut Emitter, extreme: Extreme, mut vector: Value, mut lanes: i64) -> Value {
    let ty = emit.ty(vector);
    let element = emit.f.cx.element_type(ty);
    let in_register = REGISTER_BYTES / bytes(emit.f, element);
    while lanes > 1 {
        let half = lanes / 2;
        // Vectors of several registers are halved. Within a register, the halves are swapped.
        let kept = half.max(in_register);
        let part = |first: i64| -> Vec<i64> { (0..kept).map(|lane| first + lane % half).collect() };
        let [low, high] = [0, half].map(|first| emit.shuffle(vector, vector, &part(first)));
        vector = extreme_of(emit, extreme, high, low);
        lanes = half;
    }
    lane_of(emit, vector, 0)
}

/// Emits the horizontal reduction of a vector, and its combination with an integer start value.
fn combined(emit: &mut Emitter, reduction: &Reduction, lanes: Value, init: Value) -> Value {
    let (kind, ty) = (reduction.kind, emit.ty(init));
    let flags = emit.f.attr(reduction.last, name::FASTMATH_FLAGS).map(|attr| (name::FASTMATH_FLAGS, attr));
    if matches!(kind.name, FADD | FMUL) {
        let neutral = kind.neutral.constant(emit, ty);
        return emit.value_with(kind.horizontal, &[neutral, lanes], ty, flags.as_slice());
    }
    let all = emit.value_with(kind.horizontal, &[lanes], ty, flags.as_slice());
    match kind.neutral {
        Neutral::Idempotent => all,
        _ => emit.value(kind.name, &[init, all], ty, DictId::EMPTY),
    }
}
