//! Loop bound splitting: partitions the iteration space of a loop where a condition on the induction variable changes.
//! It applies to inner counted loops that compare the induction variable with a loop-invariant value. The comparison is
//! a constant in each of the two loops, so that they may be vectorized without branches or masks.
//!
//! ```text
//!   for i in 0 .. n {                          for i in 0 .. min(m, n) { f(i) }
//!     if i < m { f(i) } else { g(i) }    ▶     for i in max(0, m) .. n { g(i) }
//!   }
//! ```
//!
//! A comparison for equality is such a condition if it holds in the first or in the last iteration only. If `i + c` may
//! wrap, `i + c < m` may hold again later, and the second loop keeps the condition. Any split preserves the order of
//! iterations. Loops with a short constant trip count are left to complete unrolling.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{ADD, Binary, FREEZE, SUB};
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::dialect::llvm::control::CondBr;
use crate::dialect::llvm::intrinsic::{SMAX, SMIN};
use crate::ir::{Block, DictId, Op, TypeId, Value, name};
use crate::opt::analysis::access::is_invariant;
use crate::opt::analysis::affine::{Affine, AffineView};
use crate::opt::analysis::cfg::{edge_operands, redirect};
use crate::opt::analysis::loop_info::{CountedLoop, Loop, disable_transforms, loops};
use crate::opt::analysis::ranges::{Ranges, signed_limits};
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;
use crate::opt::scalar::sccp::propagate;

use super::guard::Copies;
use super::unroll::PREFERRED_TRIP_COUNT;
use super::versioning::{copy, may_copy};

/// Size limit of loops, in operations.
const MAX_OPS: usize = 80;
/// Upper bound on the operations that are cloned in a function.
const MAX_GROWTH: usize = 1000;
/// Upper bound on the sweeps over a function, and so on the conditions at which a loop is split.
const ROUNDS: usize = 2;
/// Upper bound on the additions between the induction variable and a comparison.
const MAX_DEPTH: u32 = 4;

/// The pass.
pub(crate) fn loop_bound_split(f: &mut Function) {
    let mut left = MAX_GROWTH;
    let mut kept = FxHashSet::default();
    for _ in 0..ROUNDS {
        if !round(f, &mut left, &mut kept) {
            break;
        }
        propagate(f);
    }
}

/// Splits inner loops, each at one condition. Returns true if any was split. `left` is the remaining budget of cloned
/// operations. `kept` are the conditions that remain in second loops, at which these are not split again.
fn round(f: &mut Function, left: &mut usize, kept: &mut FxHashSet<Value>) -> bool {
    let all = loops(f);
    let plans = plans(f, &all, kept);
    kept.extend(plans.iter().filter(|(_, split)| !split.changes_once).map(|(_, split)| split.condition));
    let mut has_changed = false;
    for (l, split) in plans {
        let size: usize = l.blocks.iter().map(|&block| f.body.block_ops(block).len()).sum();
        let loc = f.loop_loc(l.header);
        if size > MAX_OPS.min(*left) {
            f.missed(loc, "loop not split", Missed::TooLarge(size, MAX_OPS));
            continue;
        }
        if !l.blocks.iter().all(|&block| may_copy(f, block)) || !f.may_rewrite() {
            continue;
        }
        has_changed = true;
        *left -= size;
        split.apply(f, &l);
        f.done(loc, || "split loop where a condition on its induction variable changes".into());
    }
    has_changed
}

/// The inner loops to split.
fn plans(f: &Function, all: &[Loop], kept: &FxHashSet<Value>) -> Vec<(CountedLoop, Split)> {
    let ranges = Ranges::new(f, all);
    let plan = |l: &Loop| {
        let l = CountedLoop::with_branches(f, l).ok()?;
        let is_long = l.iterations(f).is_none_or(|iterations| iterations > PREFERRED_TRIP_COUNT);
        let is_simple = l.predicate == IntPredicate::Slt && l.step > 0 && f.cx.int_width(l.ty) <= Some(64);
        let split = (is_simple && is_long).then(|| Split::of(f, &ranges, &l, kept))??;
        Some((l, split))
    };
    all.iter().filter(|l| l.is_inner).filter_map(plan).collect()
}

/// A comparison whose result changes when the induction variable reaches `bound + more`.
#[derive(Clone, Copy, Debug)]
struct Split {
    condition: Value,
    /// A loop-invariant value.
    bound: Value,
    more: i128,
    /// The result of the comparison before the split point.
    before: bool,
    /// True if the comparison has the opposite result in all iterations from the split point on.
    changes_once: bool,
}

impl Split {
    /// Returns the first such comparison in the body of a loop that is not one of `kept`.
    fn of(f: &Function, ranges: &Ranges, l: &CountedLoop, kept: &FxHashSet<Value>) -> Option<Split> {
        let ops =
            l.blocks.iter().filter(|&&block| block != l.header).flat_map(|&block| f.body.block_ops(block));
        let mut splits = ops.copied().filter_map(|op| Split::at(f, ranges, l, op));
        splits.find(|split| !kept.contains(&split.condition))
    }

    fn at(f: &Function, ranges: &Ranges, l: &CountedLoop, op: Op) -> Option<Split> {
        let [left, right] = Icmp::cast(f.body, op)?.operands(f.body);
        let predicate = IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)?;
        let block = f.body.parent_block(op)?;
        let either = [(left, right, predicate), (right, left, predicate.swapped())];
        either.into_iter().find_map(|(value, bound, predicate)| {
            if !is_invariant(f, l, bound) {
                return None;
            }
            let predicate = signed(ranges, predicate, value, bound, block)?;
            let exact = offset(f, ranges, l, value, block, 0);
            let offset = exact.or_else(|| offset_below(f, l, value, predicate))?;
            let (more, before) = match predicate {
                IntPredicate::Slt => (0, true),
                IntPredicate::Sle => (1, true),
                IntPredicate::Sge => (0, false),
                IntPredicate::Sgt => (1, false),
                _ => Split::equality(f, l, predicate, bound, offset)?,
            };
            let condition = f.body.result(op, 0);
            Some(Split { condition, bound, more: more - offset, before, changes_once: exact.is_some() })
        })
    }

    /// Splits at a comparison for equality that holds in the first or in the last iteration only. Returns the distance
    /// of the split point from the bound of the comparison, and the result before it.
    fn equality(
        f: &Function,
        l: &CountedLoop,
        predicate: IntPredicate,
        bound: Value,
        offset: i128,
    ) -> Option<(i128, bool)> {
        let view = AffineView::new(f);
        let distance = |to: Value| {
            let distance = view.of(bound).minus(&view.of(to));
            distance.terms.is_empty().then(|| i128::from(distance.constant) - offset)
        };
        let is_equal = predicate == IntPredicate::Eq;
        if distance(l.start) == Some(0) {
            return Some((1, is_equal));
        }
        (l.step == 1 && distance(l.bound) == Some(-1)).then_some((0, !is_equal))
    }

    /// Inserts the first of the two loops: a clone that runs the iterations before the split point.
    fn apply(self, f: &mut Function, l: &CountedLoop) {
        let inits = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
        let mut order: Vec<Block> = f.blocks();
        order.retain(|block| l.blocks.contains(block));
        let Some(enters) = f.body.take_last_op(l.preheader) else { return };
        let loc = f.body.loc(enters);
        let mut emit = f.emit(l.preheader, loc);
        let end = self.end(&mut emit, l);
        let before = [self.before, !self.before].map(|holds| emit.int(TypeId::I1, -i128::from(holds)));
        let copies = copy(f, &order, l.header, FxHashMap::from_iter([(self.condition, before[0])]));
        let header = copies[&l.header];
        let [is_first_short, is_second_short] = self.leaves_few_iterations(f, l);
        if is_first_short {
            disable_transforms(f, copies[&l.body]);
        }
        if is_second_short {
            disable_transforms(f, l.body);
        }
        f.emit(l.preheader, loc).branch(header, &inits);
        replace_bound(f, l, header, end);
        let between = f.new_block_before(l.header, &[]);
        let args = f.body.block_args(header).to_vec();
        redirect(f.body, header, |to, _| {
            (!copies.values().any(|&copy| copy == to)).then(|| (between, vec![]))
        });
        f.emit(between, loc).branch(l.header, &args);
        if !self.changes_once {
            return;
        }
        for &block in &l.blocks {
            for op in f.body.block_ops(block).to_vec() {
                for index in 0..f.body.operands(op).len() {
                    if f.body.operands(op)[index] == self.condition {
                        f.body.set_operand(op, index, before[1]);
                    }
                }
            }
        }
    }

    /// For each of the two loops, true if it has few iterations but no constant bounds, so that it is neither unrolled
    /// nor worth vectorizing.
    fn leaves_few_iterations(&self, f: &Function, l: &CountedLoop) -> [bool; 2] {
        let view = AffineView::new(f);
        let [start, bound, at] = [l.start, l.bound, self.bound].map(|value| view.of(value));
        let is_known = [l.start, l.bound, self.bound].iter().all(|&value| f.constant_of(value).is_some());
        let is_short = |more: i128, distance: Affine| {
            let iterations = (i128::from(distance.constant) + more) / i128::from(l.step);
            !is_known && distance.terms.is_empty() && iterations <= PREFERRED_TRIP_COUNT
        };
        [is_short(self.more, at.minus(&start)), is_short(-self.more, bound.minus(&at))]
    }

    /// Emits the bound of the first loop: the split point, at most the bound of the original loop.
    fn end(&self, emit: &mut Emitter, l: &CountedLoop) -> Value {
        let ty = l.ty;
        let value = |emit: &mut Emitter, name, a, b| emit.value(name, &[a, b], ty, DictId::EMPTY);
        let mut end = Copies::default().invariant(emit, l, self.bound);
        if self.more != 0 {
            // Saturating addition: all values of the induction variable are less than the largest integer.
            let (least, most) = signed_limits(emit.f.cx.int_width(ty).unwrap_or(64));
            let (name, limit) =
                if self.more > 0 { (SMIN, most - self.more) } else { (SMAX, least - self.more) };
            end = match emit.f.constant_of(end) {
                Some(number) => emit.int(ty, number.clamp(least - self.more.min(0), most - self.more.max(0))),
                None => {
                    let limit = emit.int(ty, limit);
                    value(emit, name, end, limit)
                }
            };
            let more = emit.int(ty, self.more);
            end = emit.add(end, more);
        }
        if emit.f.constant_of(end).is_none() {
            // The comparison may not be executed, and its operand may be poison.
            end = emit.value(FREEZE, &[end], ty, DictId::EMPTY);
        }
        value(emit, SMIN, end, l.bound)
    }
}

/// Replaces the bound in the exit test of a copy of the header.
fn replace_bound(f: &mut Function, l: &CountedLoop, header: Block, end: Value) {
    let test = f.body.last_op(header).and_then(|op| f.body.defining_op(CondBr(op).condition(f.body)));
    let Some(test) = test else { return };
    for index in 0..2 {
        if f.body.operands(test)[index] == l.bound {
            f.body.set_operand(test, index, end);
        }
    }
}

/// Returns the constant difference of a value and the induction variable if no addition wraps.
fn offset(
    f: &Function,
    ranges: &Ranges,
    l: &CountedLoop,
    value: Value,
    block: Block,
    depth: u32,
) -> Option<i128> {
    if value == l.counter {
        return Some(0);
    }
    let op = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH)?;
    let [a, b] = Binary::cast(f.body, op)?.operands(f.body);
    let (from, more) = match (f.body.name(op), f.constant_of(a), f.constant_of(b)) {
        (ADD, _, Some(more)) => (a, more),
        (ADD, Some(more), _) => (b, more),
        (SUB, _, Some(less)) => (a, -less),
        _ => return None,
    };
    let limits = signed_limits(ranges.width(value)?);
    let is_exact = || {
        let (exact, _) = ranges.exact(op, block, 0)?;
        Some(limits.0 <= exact.0 && exact.1 <= limits.1)
    };
    let is_exact = f.is_nsw(op) || is_exact()?;
    let more = offset(f, ranges, l, from, block, depth + 1).filter(|_| is_exact)? + more;
    (more.abs() < limits.1 / 2).then_some(more)
}

/// Returns the constant that is added to the induction variable before a `slt` or `sle` comparison. The sum may wrap,
/// but only after it has reached the bound of the comparison.
fn offset_below(f: &Function, l: &CountedLoop, value: Value, predicate: IntPredicate) -> Option<i128> {
    let is_below = matches!(predicate, IntPredicate::Slt | IntPredicate::Sle);
    let op = f.body.defining_op(value).filter(|&op| is_below && f.body.name(op) == ADD)?;
    let [a, b] = Binary(op).operands(f.body);
    let more = f.constant_of(b).filter(|more| a == l.counter && *more > 0)?;
    let (_, most) = signed_limits(f.cx.int_width(l.ty)?);
    (more < most / 2).then_some(more)
}

/// Returns the signed predicate that gives the same result for two values.
fn signed(
    ranges: &Ranges,
    predicate: IntPredicate,
    a: Value,
    b: Value,
    block: Block,
) -> Option<IntPredicate> {
    let is_signed = predicate == predicate.signed();
    let is_alike = || {
        let is_nonnegative = |value| ranges.of(value, block).is_some_and(|range| range.is_nonnegative());
        is_nonnegative(a) && is_nonnegative(b)
    };
    (is_signed || is_alike()).then(|| predicate.signed())
}
