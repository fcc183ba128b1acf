//! Reduction operations: associative and commutative operations with a horizontal form on vectors. Those of floats need
//! `reassoc`.

use crate::dialect::llvm::arith::{ADD, FADD, FMUL, SELECT, SUB, Select};
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::dialect::llvm::intrinsic as llvm;
use crate::ir::{Identity, Op, OpName, Traits, TypeId, Value, name};
use crate::opt::analysis::ranges::signed_limits;
use crate::opt::fast_math::FastMath;
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;

/// An associative and commutative operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ReductionKind {
    /// The operation on two scalars, or lane-wise on two vectors.
    pub(crate) name: OpName,
    /// The reduction of the lanes of a vector.
    pub(crate) horizontal: OpName,
    /// The neutral element.
    pub(crate) neutral: Neutral,
}

impl ReductionKind {
    /// The reduction operation of this name on operands of a type.
    pub(crate) fn of(f: &Function, name: OpName, ty: TypeId) -> Option<ReductionKind> {
        let reduction = f.cx.reduction(name)?;
        let neutral = match f.cx.has_traits(name, Traits::IDEMPOTENT) {
            true => Neutral::Idempotent,
            false => Neutral::of(reduction.identity?, f.cx.int_width(ty).unwrap_or(0)),
        };
        Some(ReductionKind { name, horizontal: reduction.horizontal, neutral })
    }
}

/// The neutral element of a reduction operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Neutral {
    /// An integer.
    Integer(i128),
    /// A float constant.
    Float(f64),
    /// None, but the operation is idempotent.
    Idempotent,
}

impl Neutral {
    /// The neutral element of an operation on integers of `width` bits, or on floats.
    pub(crate) fn of(identity: Identity, width: u32) -> Neutral {
        let (least, most) = signed_limits(width.clamp(1, 64));
        match identity {
            Identity::Zero => Neutral::Integer(0),
            Identity::One => Neutral::Integer(1),
            Identity::AllOnes => Neutral::Integer(-1),
            Identity::SignedMin => Neutral::Integer(least),
            Identity::SignedMax => Neutral::Integer(most),
            Identity::NegativeZero => Neutral::Float(-0.0),
            Identity::FloatOne => Neutral::Float(1.0),
        }
    }

    /// The neutral element as a constant; 0 for idempotent operations.
    pub(crate) fn constant(self, emit: &mut Emitter, ty: TypeId) -> Value {
        match self {
            Neutral::Integer(number) => emit.int(ty, number),
            Neutral::Float(number) => emit.float(ty, number),
            Neutral::Idempotent => emit.int(ty, 0),
        }
    }
}

/// Returns true if an operation may be reassociated.
fn may_reorder(f: &Function, op: Op) -> bool {
    if !matches!(f.body.name(op), FADD | FMUL) {
        return true;
    }
    FastMath::of(f.cx, f.body.attrs(op)).has(FastMath::REASSOC)
}

/// Matches a reduction operation. Returns its operands.
pub(crate) fn reduction_kind(f: &Function, op: Op) -> Result<(ReductionKind, [Value; 2]), Missed> {
    let name = match f.body.name(op) {
        // A chain of subtractions subtracts the sum of the subtrahends.
        SUB => ADD,
        SELECT => return selected(f, op).ok_or(Missed::LoopCarried(op)),
        name => name,
    };
    let &[a, b] = f.body.operands(op) else { return Err(Missed::LoopCarried(op)) };
    let kind = ReductionKind::of(f, name, f.body.value_type(a)).ok_or(Missed::LoopCarried(op))?;
    if may_reorder(f, op) { Ok((kind, [a, b])) } else { Err(Missed::FloatOrder(op)) }
}

/// Matches an integer minimum or maximum of the form `select (icmp a, b), a, b`.
fn selected(f: &Function, op: Op) -> Option<(ReductionKind, [Value; 2])> {
    let select = Select(op);
    let [then, other] = select.arms(f.body);
    let compare = f.body.defining_op(select.condition(f.body))?;
    let [a, b] = Icmp::cast(f.body, compare)?.operands(f.body);
    let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
    use IntPredicate as P;
    let is_straight = (a, b) == (then, other);
    if !is_straight && (a, b) != (other, then) {
        return None;
    }
    let name = match (predicate, is_straight) {
        (P::Slt | P::Sle, true) | (P::Sgt | P::Sge, false) => llvm::SMIN,
        (P::Sgt | P::Sge, true) | (P::Slt | P::Sle, false) => llvm::SMAX,
        (P::Ult | P::Ule, true) | (P::Ugt | P::Uge, false) => llvm::UMIN,
        (P::Ugt | P::Uge, true) | (P::Ult | P::Ule, false) => llvm::UMAX,
        _ => return None,
    };
    let kind = ReductionKind::of(f, name, f.body.value_type(then))?;
    Some((kind, [then, other]))
}
