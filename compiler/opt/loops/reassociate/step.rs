//! What a chain makes of the value that it begins with, as one or two operations on that value and on what does not depend
//! on it.

use crate::dialect::llvm::arith::{ADD, ASHR, FREEZE, LSHR, SELECT, SHL, SUB};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::{SMAX, SMIN, UMAX, UMIN};
use crate::ir::{DictId, OpName, TypeId, Value};
use crate::opt::canon::identities::neutral;
use crate::opt::cost::latency::{latency, work};
use crate::opt::function::{Emitter, Function};

use super::expr::{Expr, inverse};

/// What becomes of the value.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// It stays.
    Same,
    /// Something else takes its place.
    Other(Expr),
    /// Something else takes its place if a condition is this.
    Replaced(Value, bool, Expr),
    /// It is the first operand of an operation.
    Combined(OpName, Expr),
    /// It stays where it is beyond a bound, and something else takes its place where it is not.
    Kept(Kept),
}

/// What a value is kept for.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) order: Order,
    pub(super) bound: Expr,
    pub(super) otherwise: Expr,
    /// Whether what takes its place is never beyond the bound.
    pub(super) is_closed: bool,
}

/// An order of the integers of a width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Order {
    /// The operation that finds which of two is further.
    name: OpName,
    width: u32,
}

impl Order {
    /// The order whose further number an operation finds.
    pub(super) fn of(f: &Function, name: OpName, ty: TypeId) -> Option<Order> {
        let width = f.cx.int_width(ty).filter(|_| matches!(name, SMIN | SMAX | UMIN | UMAX))?;
        Some(Order { name, width })
    }

    /// The order in which a number is further than another where a predicate holds of them.
    pub(super) fn beyond(f: &Function, predicate: IntPredicate, ty: TypeId) -> Option<Order> {
        let names = [SMIN, SMAX, UMIN, UMAX].into_iter().filter_map(|name| Order::of(f, name, ty));
        names.into_iter().find(|order| order.predicate() == predicate)
    }

    /// What holds of a number and one that it is beyond.
    fn predicate(self) -> IntPredicate {
        match self.name {
            SMIN => IntPredicate::Slt,
            SMAX => IntPredicate::Sgt,
            UMIN => IntPredicate::Ult,
            _ => IntPredicate::Ugt,
        }
    }

    /// The first number, which all others are beyond.
    fn first(self) -> Expr {
        self.end(matches!(self.name, SMIN | UMIN))
    }

    /// The last number, which none is beyond.
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
    /// An operation with something that does not depend on the value, which may find the further number of an order.
    fn of(order: Option<Order>, name: OpName, with: Expr) -> Step {
        match order {
            Some(order) => Step::Kept(Kept { order, bound: with.clone(), otherwise: with, is_closed: true }),
            None => Step::Combined(name, with),
        }
    }

    /// This, and after it an operation with something that does not depend on the value. `None` if that is not one step.
    pub(super) fn then(self, f: &Function, name: OpName, with: Expr, ty: TypeId) -> Option<Step> {
        let order = Order::of(f, name, ty);
        Some(match self {
            Step::Same => Step::of(order, name, with),
            Step::Other(other) => Step::Other(Expr::binary(name, other, with)),
            Step::Replaced(condition, by, other) => {
                let replaced = Step::Other(Expr::binary(name, other, with.clone()));
                let combined = Step::of(order, name, with);
                let [a, b] = if by { [replaced, combined] } else { [combined, replaced] };
                Step::chosen(condition, a, b)?
            }
            Step::Combined(before, first) => {
                Step::Combined(before, Expr::binary(both(before, name)?, first, with))
            }
            Step::Kept(kept) if Some(kept.order) == order && kept.is_closed => {
                let Kept { order, bound, otherwise, .. } = kept;
                let [bound, otherwise] = [bound, otherwise].map(|it| order.further(it, with.clone()));
                Step::Kept(Kept { order, bound, otherwise, is_closed: true })
            }
            Step::Kept(_) => return None,
        })
    }

    /// The first of two steps if a condition holds, and the second if not. `None` if that is not one step.
    pub(super) fn chosen(condition: Value, a: Step, b: Step) -> Option<Step> {
        let choose = |a, b| Expr::chosen(condition, a, b);
        Some(match (a, b) {
            (Step::Other(a), Step::Other(b)) => Step::Other(choose(a, b)),
            (Step::Same, Step::Same) => Step::Same,
            (Step::Same, Step::Other(other)) => Step::Replaced(condition, false, other),
            (Step::Other(other), Step::Same) => Step::Replaced(condition, true, other),
            (Step::Combined(name, a), Step::Combined(other, b)) if name == other => {
                Step::Combined(name, choose(a, b))
            }
            (Step::Combined(name, a), Step::Same) => Step::Combined(name, choose(a, unchanging(name)?)),
            (Step::Same, Step::Combined(name, b)) => Step::Combined(name, choose(unchanging(name)?, b)),
            (Step::Kept(a), b) => Step::Kept(Kept::chosen(condition, a.clone(), b.kept(a.order)?)?),
            (a, Step::Kept(b)) => Step::Kept(Kept::chosen(condition, a.kept(b.order)?, b)?),
            _ => return None,
        })
    }

    /// The step as one that keeps what is beyond a bound.
    fn kept(self, order: Order) -> Option<Kept> {
        let [bound, otherwise] = match self {
            Step::Same => [order.first(), order.first()],
            Step::Other(other) => [order.last(), other],
            Step::Kept(kept) => return (kept.order == order).then_some(kept),
            Step::Replaced(..) | Step::Combined(..) => return None,
        };
        Some(Kept { order, bound, otherwise, is_closed: true })
    }

    /// After how many cycles its result is there; `None` if it is not to be made.
    pub(super) fn latency(&self) -> Option<usize> {
        match self {
            Step::Combined(name, _) => Some(latency(*name)),
            Step::Kept(kept) => Some(latency(kept.order.name)),
            Step::Same | Step::Other(_) | Step::Replaced(..) => None,
        }
    }

    /// How many instructions make it, if it is to be made.
    pub(super) fn work(&self) -> usize {
        match self {
            Step::Combined(name, with) => work(*name) + with.work(),
            Step::Kept(kept) if kept.bound == kept.otherwise => work(kept.order.name) + kept.bound.work(),
            Step::Kept(kept) => work(SELECT) + kept.bound.work() + kept.otherwise.work(),
            Step::Same | Step::Other(_) | Step::Replaced(..) => 0,
        }
    }

    /// Makes it of a value, with the attributes of an operation that it is one with.
    pub(super) fn emit(&self, emit: &mut Emitter, value: Value, attrs: DictId) -> Value {
        let ty = emit.ty(value);
        match self {
            Step::Combined(name, with) => {
                let with = with.emit(emit, ty, attrs);
                emit.value(*name, &[value, with], ty, attrs)
            }
            Step::Kept(kept) => kept.emit(emit, value),
            Step::Other(other) => other.emit(emit, ty, attrs),
            Step::Same | Step::Replaced(..) => value,
        }
    }
}

impl Kept {
    fn chosen(condition: Value, a: Kept, b: Kept) -> Option<Kept> {
        let choose = |a, b| Expr::chosen(condition, a, b);
        (a.order == b.order).then(|| Kept {
            order: a.order,
            bound: choose(a.bound, b.bound),
            otherwise: choose(a.otherwise, b.otherwise),
            is_closed: a.is_closed && b.is_closed,
        })
    }

    fn emit(&self, emit: &mut Emitter, value: Value) -> Value {
        let ty = emit.ty(value);
        if self.bound == self.otherwise {
            let bound = self.bound.emit(emit, ty, DictId::EMPTY);
            return emit.value(self.order.name, &[value, bound], ty, DictId::EMPTY);
        }
        let [bound, otherwise] = self.choices(emit).map(|it| it.emit(emit, ty, DictId::EMPTY));
        // The value may be anything where it was not asked for.
        let value = emit.value(FREEZE, &[value], ty, DictId::EMPTY);
        // What is kept comes last, so that its register is the result's.
        let is_replaced = emit.compare(self.order.predicate().inverse(), value, bound);
        emit.value(SELECT, &[is_replaced, otherwise, value], ty, DictId::EMPTY)
    }

    /// The bound and what takes the place of what is not beyond it. Where both are chosen by one condition, a number comes
    /// last, so that it is replaced in its register.
    fn choices(&self, emit: &mut Emitter) -> [Expr; 2] {
        let both = [self.bound.clone(), self.otherwise.clone()];
        let condition = self.bound.number_first();
        match condition.and_then(|condition| Some((condition, inverse(emit, condition)?))) {
            Some((condition, other)) => both.map(|it| it.inverted(condition, other)),
            None => both,
        }
    }
}

/// What makes one operand of those of two operations, of which the second is done to the result of the first.
fn both(before: OpName, name: OpName) -> Option<OpName> {
    match (before, name) {
        (ADD | SUB, ADD | SUB) => Some(if before == name { ADD } else { SUB }),
        (SHL | LSHR | ASHR, _) => None,
        _ => (before == name).then_some(name),
    }
}

/// The second operand with which an operation changes nothing.
fn unchanging(name: OpName) -> Option<Expr> {
    neutral(name).map(Expr::Int)
}
