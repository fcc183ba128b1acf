//! Countable exits of search loops: exits by an induction variable, whose trip count is computable.

use crate::dialect::llvm::arith::{FREEZE, LSHR, SELECT};
use crate::dialect::llvm::cast::ZEXT;
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::dialect::llvm::intrinsic::UMIN;
use crate::ir::{DictId, TypeId, Value, name};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::approaches_bound;
use crate::opt::function::{Emitter, Function};
use crate::opt::loops::guard::{Copies, as_i64};

use super::comparison::Comparison;
use super::condition::Condition;
use super::form::BlockChain;

/// An exit that is taken when an induction variable reaches a loop-invariant bound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    pub(super) number: Value,
    /// The step. Its magnitude is a power of two.
    step: i64,
    bound: Value,
    /// The predicate that holds while the loop continues.
    predicate: IntPredicate,
}

impl Limit {
    /// Matches an exit condition.
    pub(super) fn of(f: &Function, chain: &BlockChain, condition: &Condition) -> Option<Limit> {
        let &Condition::One(Comparison { op, is_inverted, .. }) = condition else { return None };
        let [left, right] = Icmp::cast(f.body, op)?.operands(f.body);
        let predicate = IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
        let predicate = if is_inverted { predicate } else { predicate.inverse() };
        let either = [(left, right, predicate), (right, left, predicate.swapped())];
        either.into_iter().find_map(|(number, bound, predicate)| {
            let step = chain.step_of(f, number).filter(|step| step.abs().count_ones() == 1)?;
            (approaches_bound(predicate, step) && chain.is_invariant(f, bound)).then_some(Limit {
                number,
                step,
                bound,
                predicate,
            })
        })
    }

    /// Returns true if the comparison excludes signed wrap of the induction variable.
    pub(super) fn is_signed(&self) -> bool {
        use IntPredicate as P;
        matches!(self.predicate, P::Slt | P::Sle | P::Sgt | P::Sge)
    }

    /// The number of iterations until this exit if it is constant.
    pub(super) fn constant(&self, f: &Function, chain: &BlockChain) -> Option<i128> {
        let index = chain.arguments.iter().position(|argument| argument.value == self.number)?;
        let &[before] = &chain.entering[..] else { return None };
        let start = f.constant_of(edge_operands(f.body, before, chain.header)?[index])?;
        let distance = (f.constant_of(self.bound)? - start) / i128::from(self.step);
        Some(distance.max(0))
    }

    /// Emits a lower bound on the number of iterations from the current one until this exit.
    fn count(&self, emit: &mut Emitter, copies: &mut Copies, chain: &BlockChain) -> Value {
        let inside = |block| chain.contains(block);
        let mut copy = |value: Value| {
            let copied = copies.copy(emit, &inside, value);
            let ty = emit.ty(copied);
            // The operand may be poison if the loop exits before the comparison.
            let copied = emit.value(FREEZE, &[copied], ty, DictId::EMPTY);
            if emit.f.cx.int_width(ty).is_some() { copied } else { as_i64(emit, copied) }
        };
        let (number, bound) = (copy(self.number), copy(self.bound));
        let distance = match self.step > 0 {
            true => emit.sub(bound, number),
            false => emit.sub(number, bound),
        };
        let mut count = distance;
        if emit.ty(count) != TypeId::I64 {
            count = emit.value(ZEXT, &[count], TypeId::I64, DictId::EMPTY);
        }
        use IntPredicate as P;
        if matches!(self.predicate, P::Sle | P::Ule | P::Sge | P::Uge) {
            // It wraps to 0 for 2^64 iterations, which is a lower bound too.
            let one = emit.int(TypeId::I64, 1);
            count = emit.add(count, one);
        }
        if self.step.abs() > 1 {
            let by = emit.int(TypeId::I64, self.step.abs().trailing_zeros().into());
            count = emit.value(LSHR, &[count, by], TypeId::I64, DictId::EMPTY);
        }
        if self.predicate == P::Ne {
            return count;
        }
        let continues = emit.compare(self.predicate, number, bound);
        let none = emit.int(TypeId::I64, 0);
        emit.value(SELECT, &[continues, count, none], TypeId::I64, DictId::EMPTY)
    }
}

/// Emits the minimum over some limits; `None` if there are none.
pub(super) fn least(
    emit: &mut Emitter,
    copies: &mut Copies,
    chain: &BlockChain,
    limits: &[Limit],
) -> Option<Value> {
    let counts: Vec<Value> = limits.iter().map(|limit| limit.count(emit, copies, chain)).collect();
    counts.into_iter().reduce(|a, b| emit.value(UMIN, &[a, b], TypeId::I64, DictId::EMPTY))
}
