//! Multiples of narrow induction variables that are extended, such as `i + 2` or `3 * i`. They wrap before the
//! induction variable does. A bound on the trip count excludes that.

use crate::dialect::llvm::arith::{ADD, Binary, MUL, SHL};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Op, Value};
use crate::opt::analysis::loop_info::{CountedLoop, Loop};
use crate::opt::analysis::ranges::{signed_limits, unsigned_limits};
use crate::opt::function::Function;

use super::assume::{Condition, Operand};

/// Upper bound on the additions to a multiple.
const MAX_DEPTH: u32 = 4;

/// Returns the condition on the bound of a narrow loop under which the extended multiples of its induction variable do
/// not wrap; `None` if no multiple may wrap.
pub(super) fn condition(f: &Function, l: &Loop) -> Option<Condition> {
    let counted = CountedLoop::with_exits(f, l).ok()?;
    let width = f.cx.int_width(counted.ty).filter(|width| *width < 64)?;
    let starts_below = f.constant_of(counted.start).is_some_and(|start| start >= 0);
    if counted.step != 1 || !starts_below || counted.predicate == IntPredicate::Ne {
        return None;
    }
    let is_unsigned = counted.is_unsigned();
    let limit = if is_unsigned { unsigned_limits(width).1 } else { signed_limits(width).1 };
    let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
    let extended = ops().filter(|&op| f.body.name(op) == if is_unsigned { ZEXT } else { SEXT });
    let multiples = extended.filter_map(|op| Multiple::of(f, &counted, Cast(op).arg(f.body), is_unsigned, 0));
    let last = multiples.filter(|it| it.may_wrap).map(|it| (limit - it.more) / it.factor).min()?;
    let most = last + i128::from(!counted.is_inclusive());
    // Any value of the type of the induction variable satisfies the condition.
    if most >= limit {
        return None;
    }
    let predicate = if is_unsigned { IntPredicate::Ule } else { IntPredicate::Sle };
    Some(Condition { predicate, value: counted.bound, with: Operand::Number(most) })
}

/// A positive multiple of an induction variable plus a constant that is not negative.
struct Multiple {
    factor: i128,
    more: i128,
    /// False if flags prove that it does not wrap.
    may_wrap: bool,
}

impl Multiple {
    fn of(f: &Function, l: &CountedLoop, value: Value, is_unsigned: bool, depth: u32) -> Option<Multiple> {
        if value == l.counter {
            return Some(Multiple { factor: 1, more: 0, may_wrap: false });
        }
        let op = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH)?;
        let [a, b] = Binary::cast(f.body, op)?.operands(f.body);
        let may_wrap = |op: Op| if is_unsigned { !f.is_nuw(op) } else { !f.is_nsw(op) };
        let constant = |value: Value| f.constant_of(value);
        let factor = match f.body.name(op) {
            MUL if a == l.counter => constant(b),
            MUL if b == l.counter => constant(a),
            SHL if a == l.counter => constant(b).filter(|by| (1..16).contains(by)).map(|by| 1 << by),
            ADD => {
                let (from, more) = constant(b).map(|more| (a, more)).or_else(|| Some((b, constant(a)?)))?;
                let multiple = Multiple::of(f, l, from, is_unsigned, depth + 1)?;
                let may_wrap = multiple.may_wrap || may_wrap(op);
                let more = multiple.more + more;
                return (0..1 << 16).contains(&more).then_some(Multiple { more, may_wrap, ..multiple });
            }
            _ => None,
        };
        let factor = factor.filter(|factor| (2..1 << 16).contains(factor))?;
        Some(Multiple { factor, more: 0, may_wrap: may_wrap(op) })
    }
}
