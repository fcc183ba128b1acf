//! Operations of a chain, merged to one or two on the loop-carried value and on expressions that do not depend on it.

use crate::dialect::llvm::arith::{ADD, ASHR, FREEZE, LSHR, MUL, SELECT, SHL, SUB};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::{SMAX, SMIN, UMAX, UMIN};
use crate::ir::{DictId, OpName, TypeId, Value};
use crate::opt::canon::rules::neutral;
use crate::opt::cost::latency::{latency, work};
use crate::opt::function::{Emitter, Function};

use super::expr::{Expr, inverse};

/// The effect of operations on the loop-carried value.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// The identity.
    Same,
    /// An independent value.
    Other(Expr),
    /// An independent value if the condition has the given value, and the identity otherwise.
    Replaced(Value, bool, Expr),
    /// A binary operation whose first operand is the loop-carried value.
    Combined(OpName, Expr),
    /// The identity if the value is beyond a bound, and an independent value otherwise.
    CompareSelect(CompareSelect),
    /// The sum of a product with a constant and an independent value.
    Scaled(Scale, Expr),
}

/// A constant factor that differs by 1 from a power of two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The exponent of the power.
    shift: u32,
    /// [`ADD`] if the factor exceeds the power by 1, [`SUB`] if it is less by 1.
    sign: OpName,
}

impl Scale {
    /// Returns the scale of a factor that is a constant.
    fn of(f: &Function, factor: &Expr, ty: TypeId) -> Option<Scale> {
        let &Expr::Value(factor) = factor else { return None };
        let width = f.cx.int_width(ty)?;
        let factor = f.constant_of(factor).filter(|factor| (3..1 << (width - 1)).contains(factor))?;
        let scale = |power: i128, sign| Scale { shift: power.trailing_zeros(), sign };
        let powers = [scale(factor - 1, ADD), scale(factor + 1, SUB)];
        powers
            .into_iter()
            .zip([factor - 1, factor + 1])
            .find(|pair| pair.1.count_ones() == 1)
            .map(|pair| pair.0)
    }
}

/// The operands of `value beyond bound ? value : otherwise`.
#[derive(Clone, Debug)]
pub(super) struct CompareSelect {
    pub(super) order: Order,
    pub(super) bound: Expr,
    pub(super) otherwise: Expr,
    /// True if `otherwise` is never beyond `bound`.
    pub(super) is_closed: bool,
}

/// A total order of the integers of a width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Order {
    /// The minimum or maximum that returns the operand that is further in the order.
    name: OpName,
    width: u32,
}

impl Order {
    /// Returns the order of a minimum or maximum.
    pub(super) fn of(f: &Function, name: OpName, ty: TypeId) -> Option<Order> {
        let width = f.cx.int_width(ty).filter(|_| matches!(name, SMIN | SMAX | UMIN | UMAX))?;
        Some(Order { name, width })
    }

    /// Returns the order in which a value is beyond another one if the predicate holds.
    pub(super) fn beyond(f: &Function, predicate: IntPredicate, ty: TypeId) -> Option<Order> {
        let names = [SMIN, SMAX, UMIN, UMAX].into_iter().filter_map(|name| Order::of(f, name, ty));
        names.into_iter().find(|order| order.predicate() == predicate)
    }

    /// The predicate that holds for a value and one that it is beyond.
    fn predicate(self) -> IntPredicate {
        match self.name {
            SMIN => IntPredicate::Slt,
            SMAX => IntPredicate::Sgt,
            UMIN => IntPredicate::Ult,
            _ => IntPredicate::Ugt,
        }
    }

    /// The first element, which all others are beyond.
    fn first(self) -> Expr {
        self.end(matches!(self.name, SMIN | UMIN))
    }

    /// The last element, which is beyond all others.
    fn last(self) -> Expr {
        self.end(matches!(self.name, SMAX | UMAX))
    }

    fn end(self, is_greatest: bool) -> Expr {
        let is_signed = matches!(self.name, SMIN | SMAX);
        Expr::Int(match (is_signed, is_greatest) {
            (true, true) => (1 << (self.width - 1)) - 1,
            (true, false) => -(1 << (self.width - 1)),
            (false, true) => -1,
            (false, false) => 0,
        })
    }

    fn further(self, a: Expr, b: Expr) -> Expr {
        Expr::binary(self.name, a, b)
    }
}

impl Step {
    /// Returns the step of an operation on the value and an independent operand.
    fn of(order: Option<Order>, name: OpName, with: Expr) -> Step {
        match order {
            Some(order) => Step::CompareSelect(CompareSelect {
                order,
                bound: with.clone(),
                otherwise: with,
                is_closed: true,
            }),
            None => Step::Combined(name, with),
        }
    }

    /// Composes this step with a following operation; `None` if the composition is no single step.
    pub(super) fn then(self, f: &Function, name: OpName, with: Expr, ty: TypeId) -> Option<Step> {
        let order = Order::of(f, name, ty);
        Some(match self {
            Step::Same => Step::of(order, name, with),
            Step::Other(other) => Step::Other(Expr::binary(name, other, with)),
            Step::Replaced(condition, by, other) => {
                let replaced = Step::Other(Expr::binary(name, other, with.clone()));
                let combined = Step::of(order, name, with);
                let [a, b] = if by { [replaced, combined] } else { [combined, replaced] };
                Step::select(condition, a, b)?
            }
            Step::Combined(MUL, factor) if matches!(name, ADD | SUB) => {
                Step::Scaled(Scale::of(f, &factor, ty)?, signed(name, with))
            }
            Step::Scaled(scale, more) if matches!(name, ADD | SUB) => {
                Step::Scaled(scale, Expr::binary(name, more, with))
            }
            Step::Combined(before, first) => {
                Step::Combined(before, Expr::binary(merged_name(before, name)?, first, with))
            }
            Step::CompareSelect(it) if Some(it.order) == order && it.is_closed => {
                let CompareSelect { order, bound, otherwise, .. } = it;
                let [bound, otherwise] = [bound, otherwise].map(|it| order.further(it, with.clone()));
                Step::CompareSelect(CompareSelect { order, bound, otherwise, is_closed: true })
            }
            Step::CompareSelect(_) | Step::Scaled(..) => return None,
        })
    }

    /// Returns the select between two steps, the first one if the condition is true; `None` if it is no single step.
    pub(super) fn select(condition: Value, a: Step, b: Step) -> Option<Step> {
        let select = |a, b| Expr::select(condition, a, b);
        Some(match (a, b) {
            (Step::Other(a), Step::Other(b)) => Step::Other(select(a, b)),
            (Step::Same, Step::Same) => Step::Same,
            (Step::Same, Step::Other(other)) => Step::Replaced(condition, false, other),
            (Step::Other(other), Step::Same) => Step::Replaced(condition, true, other),
            (Step::Combined(name, a), Step::Combined(other, b)) if name == other => {
                Step::Combined(name, select(a, b))
            }
            (Step::Combined(name, a), Step::Same) => Step::Combined(name, select(a, neutral_expr(name)?)),
            (Step::Same, Step::Combined(name, b)) => Step::Combined(name, select(neutral_expr(name)?, b)),
            (Step::CompareSelect(a), b) => {
                Step::CompareSelect(CompareSelect::select(condition, a.clone(), b.compare_select(a.order)?)?)
            }
            (a, Step::CompareSelect(b)) => {
                Step::CompareSelect(CompareSelect::select(condition, a.compare_select(b.order)?, b)?)
            }
            _ => return None,
        })
    }

    /// Returns the equivalent step that keeps the value if it is beyond a bound.
    fn compare_select(self, order: Order) -> Option<CompareSelect> {
        let [bound, otherwise] = match self {
            Step::Same => [order.first(), order.first()],
            Step::Other(other) => [order.last(), other],
            Step::CompareSelect(it) => return (it.order == order).then_some(it),
            Step::Replaced(..) | Step::Combined(..) | Step::Scaled(..) => return None,
        };
        Some(CompareSelect { order, bound, otherwise, is_closed: true })
    }

    /// The latency in cycles; `None` if there is nothing to emit.
    pub(super) fn latency(&self) -> Option<usize> {
        match self {
            Step::Combined(name, _) => Some(latency(*name)),
            Step::CompareSelect(it) => Some(latency(it.order.name)),
            // The other sum does not depend on the shift.
            Step::Scaled(..) => Some(latency(SHL) + latency(ADD)),
            Step::Same | Step::Other(_) | Step::Replaced(..) => None,
        }
    }

    /// The number of instructions that are emitted.
    pub(super) fn work(&self) -> usize {
        match self {
            Step::Combined(name, with) => work(*name) + with.work(),
            Step::CompareSelect(it) if it.bound == it.otherwise => work(it.order.name) + it.bound.work(),
            Step::Scaled(_, more) => work(SHL) + 2 * work(ADD) + more.work(),
            Step::CompareSelect(it) => work(SELECT) + it.bound.work() + it.otherwise.work(),
            Step::Same | Step::Other(_) | Step::Replaced(..) => 0,
        }
    }

    /// Emits the step with the attributes of the merged operations.
    pub(super) fn emit(&self, emit: &mut Emitter, value: Value, attrs: DictId) -> Value {
        let ty = emit.ty(value);
        match self {
            Step::Combined(name, with) => {
                let with = with.emit(emit, ty, attrs);
                emit.value(*name, &[value, with], ty, attrs)
            }
            Step::CompareSelect(it) => it.emit(emit, value),
            Step::Scaled(scale, more) => scale.emit(emit, value, more),
            Step::Other(other) => other.emit(emit, ty, attrs),
            Step::Same | Step::Replaced(..) => value,
        }
    }
}

impl Scale {
    /// Emits the product, as the shifted value plus or minus the value itself, plus another number.
    fn emit(self, emit: &mut Emitter, value: Value, more: &Expr) -> Value {
        let ty = emit.ty(value);
        let more = more.emit(emit, ty, DictId::EMPTY);
        let low = emit.value(self.sign, &[more, value], ty, DictId::EMPTY);
        let shift = emit.int(ty, self.shift.into());
        let high = emit.value(SHL, &[value, shift], ty, DictId::EMPTY);
        emit.value(ADD, &[high, low], ty, DictId::EMPTY)
    }
}

/// Returns the operand of a sum that is equivalent to the operand of a sum or difference.
fn signed(name: OpName, with: Expr) -> Expr {
    if name == SUB { Expr::binary(SUB, Expr::Int(0), with) } else { with }
}

impl CompareSelect {
    fn select(condition: Value, a: CompareSelect, b: CompareSelect) -> Option<CompareSelect> {
        let select = |a, b| Expr::select(condition, a, b);
        (a.order == b.order).then(|| CompareSelect {
            order: a.order,
            bound: select(a.bound, b.bound),
            otherwise: select(a.otherwise, b.otherwise),
            is_closed: a.is_closed && b.is_closed,
        })
    }

    fn emit(&self, emit: &mut Emitter, value: Value) -> Value {
        let ty = emit.ty(value);
        if self.bound == self.otherwise {
            let bound = self.bound.emit(emit, ty, DictId::EMPTY);
            return emit.value(self.order.name, &[value, bound], ty, DictId::EMPTY);
        }
        let [bound, otherwise] = self.select_operands(emit).map(|it| it.emit(emit, ty, DictId::EMPTY));
        // The value may be poison in iterations that did not compare it.
        let value = emit.value(FREEZE, &[value], ty, DictId::EMPTY);
        // The last operand of a select shares the register of the result.
        let is_replaced = emit.compare(self.order.predicate().inverse(), value, bound);
        emit.value(SELECT, &[is_replaced, otherwise, value], ty, DictId::EMPTY)
    }

    /// Returns the bound and the replacement. If both are selects by one condition, their constants come last, because
    /// the last operand of a select shares the register of the result.
    fn select_operands(&self, emit: &mut Emitter) -> [Expr; 2] {
        let both = [self.bound.clone(), self.otherwise.clone()];
        let condition = self.bound.number_first();
        match condition.and_then(|condition| Some((condition, inverse(emit, condition)?))) {
            Some((condition, other)) => both.map(|it| it.inverted(condition, other)),
            None => both,
        }
    }
}

/// Returns the operation that combines the second operands of two operations in sequence.
fn merged_name(before: OpName, name: OpName) -> Option<OpName> {
    match (before, name) {
        (ADD | SUB, ADD | SUB) => Some(if before == name { ADD } else { SUB }),
        (SHL | LSHR | ASHR, _) => None,
        _ => (before == name).then_some(name),
    }
}

/// The right neutral element of an operation.
fn neutral_expr(name: OpName) -> Option<Expr> {
    neutral(name).map(Expr::Int)
}
