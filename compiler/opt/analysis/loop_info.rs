//! Loop analysis: natural loops with their nesting, and counted loops.
//!
//! A natural loop has one header, which dominates its latches. Irreducible cycles are not loops. A counted loop is
//! top-tested by an induction variable of constant step; `unrotate` and `indvars` establish this form.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::dialect::llvm::arith::{ADD, Binary, SUB};
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::loop_annotation::{
    LOOP_ANNOTATION, NOT_TRANSFORMED, disables, flag, is_vectorized,
};
use crate::ir::dominance::Dominators;
use crate::ir::{AttrId, Block, Op, TypeData, TypeId, Value, name};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::affine::{AffineView, Term};
use super::cfg::{Predecessors, edge_operands, successors};

/// A natural loop.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    pub(crate) header: Block,
    pub(crate) blocks: FxHashSet<Block>,
    /// The blocks of the loop that branch to the header.
    pub(crate) latches: Vec<Block>,
    /// The predecessors of the header outside of the loop.
    pub(crate) entering: Vec<Block>,
    /// The index of the parent loop.
    pub(crate) parent: Option<usize>,
    /// True if the loop is innermost.
    pub(crate) is_inner: bool,
}

impl Loop {
    pub(crate) fn contains(&self, block: Block) -> bool {
        self.blocks.contains(&block)
    }

    /// Returns true if a value is defined in the loop.
    pub(crate) fn defines(&self, f: &Function, value: Value) -> bool {
        f.block_of(value).is_some_and(|block| self.contains(block))
    }

    /// Returns true if blocks other than the header exit the loop.
    pub(crate) fn has_other_exits(&self, f: &Function) -> bool {
        let leaves = |block: Block| successors(f.body, block).iter().any(|edge| !self.contains(edge.block));
        self.blocks.iter().any(|&block| block != self.header && leaves(block))
    }
}

/// The natural loops of a function, inner loops before outer ones.
pub(crate) fn loops(f: &Function) -> Rc<[Loop]> {
    f.control_flow.loops(f.body)
}

/// Computes the natural loops, inner loops before outer ones. `blocks` are in reverse post-order.
pub(super) fn natural_loops(
    blocks: &[Block],
    predecessors: &Predecessors,
    dominators: &Dominators,
) -> Vec<Loop> {
    let mut found = Vec::new();
    for &header in blocks.iter().rev() {
        let is_latch = |from: &&Block| dominators.dominates(header, **from);
        if !predecessors.of(header).iter().any(|from| is_latch(&from)) {
            continue;
        }
        let (latches, entering): (Vec<Block>, Vec<Block>) =
            predecessors.of(header).iter().partition(is_latch);
        let mut inside = FxHashSet::from_iter([header]);
        let mut worklist = latches.clone();
        while let Some(block) = worklist.pop() {
            if inside.insert(block) {
                worklist.extend(predecessors.of(block));
            }
        }
        found.push(Loop { header, blocks: inside, latches, entering, parent: None, is_inner: true });
    }
    nest(&mut found);
    found
}

/// Computes the nesting of loops, with inner loops before outer ones.
fn nest(loops: &mut [Loop]) {
    let by_header: FxHashMap<Block, usize> =
        loops.iter().enumerate().map(|(number, l)| (l.header, number)).collect();
    for number in 0..loops.len() {
        let inside = loops[number].blocks.iter().filter_map(|block| by_header.get(block).copied());
        let inside: Vec<usize> = inside.filter(|&inner| inner != number).collect();
        loops[number].is_inner = inside.is_empty();
        for inner in inside {
            loops[inner].parent.get_or_insert(number);
        }
    }
}

/// Returns true if the exit test in the header compares an induction variable of constant step with a loop-invariant
/// value.
pub(crate) fn has_counted_exit_test(f: &Function, l: &Loop) -> bool {
    let &[latch] = &l.latches[..] else { return false };
    let is_counter = |value: Value| {
        let index = f.body.block_args(l.header).iter().position(|&arg| arg == value);
        let next = index.and_then(|index| edge_operands(f.body, latch, l.header)?.get(index).copied());
        next.and_then(|next| f.body.defining_op(next)).is_some_and(|op| {
            let operands = f.body.operands(op);
            (f.body.name(op) == ADD || f.body.name(op) == SUB && operands[0] == value)
                && operands.contains(&value)
                && operands.iter().any(|&operand| f.constant_of(operand).is_some())
        })
    };
    let compare = f.body.last_op(l.header).filter(|&op| f.body.name(op) == COND_BR);
    let compare = compare.and_then(|op| f.body.defining_op(CondBr(op).condition(f.body)));
    compare.filter(|&op| f.body.name(op) == ICMP).is_some_and(|op| {
        let operands = f.body.operands(op);
        operands.iter().any(|&value| is_counter(value)) && operands.iter().any(|&value| !l.defines(f, value))
    })
}

/// A counted loop: the exit test in the header compares an induction variable of constant step with a loop-invariant
/// bound. It has one latch, and one exit unless it is matched by [`CountedLoop::with_exits`].
///
/// ```text
///   ^preheader: br ^header(start, …)
///   ^header(%counter, …): %continues = icmp PREDICATE %counter, %bound; cond_br %continues, ^body, ^exit
///   ^body: …; %next = add %counter, step; br ^header(%next, …)
/// ```
#[derive(Clone, Debug)]
pub(crate) struct CountedLoop {
    pub(crate) preheader: Block,
    pub(crate) header: Block,
    /// The latch, which is the whole body of a loop of two blocks.
    pub(crate) body: Block,
    pub(crate) blocks: SmallVec<[Block; 2]>,
    /// The index of the induction variable among the header arguments.
    pub(crate) counter_index: usize,
    pub(crate) counter: Value,
    pub(crate) ty: TypeId,
    pub(crate) start: Value,
    /// The step of the induction variable, nonzero.
    pub(crate) step: i64,
    /// The bound of the induction variable, loop-invariant.
    pub(crate) bound: Value,
    /// The loop continues while `counter PREDICATE bound`. The predicate is `ne`, or an inequality whose bound the
    /// induction variable approaches.
    pub(crate) predicate: IntPredicate,
}

/// Size limit of counted loops, in blocks.
const MAX_BLOCKS: usize = 32;

impl CountedLoop {
    /// Matches a counted loop of two blocks.
    pub(crate) fn of(f: &Function, l: &Loop) -> Result<CountedLoop, Missed> {
        let counted = CountedLoop::with_branches(f, l)?;
        if l.blocks.len() == 2 { Ok(counted) } else { Err(Missed::Branches) }
    }

    /// As [`CountedLoop::of`], for loops that may have control flow in their bodies.
    pub(crate) fn with_branches(f: &Function, l: &Loop) -> Result<CountedLoop, Missed> {
        match CountedLoop::with_exits(f, l) {
            Err(missed @ (Missed::Annotated | Missed::BottomTested)) => Err(missed),
            _ if l.has_other_exits(f) => Err(Missed::Exits),
            counted => counted,
        }
    }

    /// As [`CountedLoop::with_branches`], for loops that may also have other exits.
    pub(crate) fn with_exits(f: &Function, l: &Loop) -> Result<CountedLoop, Missed> {
        CountedLoop::matching(f, l, step)
    }

    /// As [`CountedLoop::with_branches`], for loops whose induction variable is a pointer.
    pub(crate) fn by_pointer(f: &Function, l: &Loop) -> Option<CountedLoop> {
        CountedLoop::matching(f, l, pointer_step).ok().filter(|_| !l.has_other_exits(f))
    }

    /// Matches a counted loop. `step` computes the step of its induction variable.
    fn matching(f: &Function, l: &Loop, step: StepOf) -> Result<CountedLoop, Missed> {
        if l.latches.iter().any(|&latch| has_disabled_transforms(f, latch)) {
            return Err(Missed::Annotated);
        }
        if l.latches == [l.header] {
            return Err(Missed::BottomTested);
        }
        let (&[preheader], &[body]) = (&l.entering[..], &l.latches[..]) else { return Err(Missed::Branches) };
        if l.blocks.len() > MAX_BLOCKS {
            return Err(Missed::Branches);
        }
        let counted = Self::match_form(f, l, preheader, body, step).ok_or(Missed::NotCounted)?;
        if l.defines(f, counted.bound) { Err(Missed::VariantBound) } else { Ok(counted) }
    }

    /// Matches the blocks and the exit test of a counted loop.
    fn match_form(
        f: &Function,
        l: &Loop,
        preheader: Block,
        body: Block,
        step: StepOf,
    ) -> Option<CountedLoop> {
        let end = f.body.last_op(l.header)?;
        let &[first, second] = successors(f.body, l.header) else { return None };
        let continues_if_true = l.contains(first.block);
        let (inside, outside) = if continues_if_true { (first, second) } else { (second, first) };
        let latch_end = f.body.last_op(body)?;
        let enters = f.body.last_op(preheader)?;
        let is_form = f.body.name(end) == COND_BR
            && l.contains(inside.block)
            && inside.operand_count == 0
            && !l.contains(outside.block)
            && f.body.name(latch_end) == BR
            && f.body.name(enters) == BR;
        if !is_form {
            return None;
        }
        let compare = f.body.defining_op(CondBr(end).condition(f.body))?;
        let [left, right] = Icmp::cast(f.body, compare)?.operands(f.body);
        if f.body.parent_block(compare) != Some(l.header) {
            return None;
        }
        let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
        let predicate = if continues_if_true { predicate } else { predicate.inverse() };
        let either = [(left, right, predicate), (right, left, predicate.swapped())];
        either.into_iter().find_map(|(counter, bound, predicate)| {
            let counter_index = f.body.block_args(l.header).iter().position(|&arg| arg == counter)?;
            let step = step(f, counter, edge_operands(f.body, body, l.header)?[counter_index])?;
            approaches_bound(predicate, step).then_some(())?;
            Some(CountedLoop {
                preheader,
                header: l.header,
                body,
                blocks: l.blocks.iter().copied().collect(),
                counter_index,
                counter,
                ty: f.body.value_type(counter),
                start: edge_operands(f.body, preheader, l.header)?[counter_index],
                step,
                bound,
                predicate,
            })
        })
    }

    /// Returns true if the exit test is unsigned.
    pub(crate) fn is_unsigned(&self) -> bool {
        use IntPredicate as P;
        matches!(self.predicate, P::Ult | P::Ule | P::Ugt | P::Uge)
    }

    /// Returns true if the induction variable may equal the bound in an iteration.
    pub(crate) fn is_inclusive(&self) -> bool {
        use IntPredicate as P;
        matches!(self.predicate, P::Sle | P::Ule | P::Sge | P::Uge)
    }

    /// The trip count, if it is constant; `None` if the induction variable wraps.
    pub(crate) fn iterations(&self, f: &Function) -> Option<i128> {
        let (start, bound) = (f.constant_of(self.start)?, f.constant_of(self.bound)?);
        let step = i128::from(self.step);
        let distance = (bound - start) * step.signum();
        let most = (distance + i128::from(self.is_inclusive())).max(0);
        let iterations = (most + step.abs() - 1) / step.abs();
        let highest = 1i128 << (f.cx.int_width(self.ty)?.min(65) - 1);
        // Signed and unsigned comparisons agree on non-negative numbers.
        let lowest = if self.is_unsigned() { 0 } else { -highest };
        let last = start + iterations * step;
        let is_exact = self.predicate != IntPredicate::Ne || last == bound;
        let is_within = |number: i128| (lowest..highest).contains(&number);
        (is_exact && is_within(start) && is_within(bound) && is_within(last)).then_some(iterations)
    }

    /// Returns true if the induction variable is never negative in an iteration. It must not wrap, and an unsigned exit
    /// test must have a start and a bound without sign bits.
    pub(crate) fn is_positive(&self, f: &Function) -> bool {
        let (lowest, least) = match self.step > 0 {
            true => (self.start, 0),
            false => (self.bound, if self.is_inclusive() { 0 } else { -1 }),
        };
        self.is_unsigned() || f.constant_of(lowest).is_some_and(|lowest| lowest >= least)
    }

    /// Returns true if a value is defined in the loop.
    pub(crate) fn defines(&self, f: &Function, value: Value) -> bool {
        f.block_of(value).is_some_and(|block| self.blocks.contains(&block))
    }
}

/// Returns true if the metadata of a loop with this latch disables transformations.
pub(crate) fn has_disabled_transforms(f: &Function, latch: Block) -> bool {
    annotation(f, latch).is_some_and(|text| text.contains("disableNonforced = true"))
}

/// A transformation that the metadata of a loop may disable by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Transform {
    Vectorize,
    /// Complete unrolling.
    Unroll,
    RuntimeUnroll,
    UnrollAndJam,
    Distribute,
    Licm,
}

impl Loop {
    /// Returns true if the metadata of the loop disables a transformation. Another compiler that has vectorized a loop
    /// disables vectorization and runtime unrolling of it and of its remainder.
    pub(crate) fn disables(&self, f: &Function, transform: Transform) -> bool {
        let has = |text: &str, part| disables(text, part) == Some(true);
        self.latches.iter().filter_map(|&latch| annotation(f, latch)).any(|text| match transform {
            Transform::Vectorize => has(text, "vectorize") || is_vectorized(text),
            Transform::Unroll => has(text, "unroll"),
            Transform::RuntimeUnroll => {
                has(text, "unroll")
                    || flag(text, "unroll", "runtimeDisable") == Some(true)
                    || is_vectorized(text)
            }
            Transform::UnrollAndJam => has(text, "unrollAndJam") || has(text, "unroll"),
            // Loops are distributed so that a part is vectorized.
            Transform::Distribute => has(text, "distribute") || has(text, "vectorize") || is_vectorized(text),
            Transform::Licm => has(text, "licm"),
        })
    }
}

/// Returns true if the metadata of a loop with this latch promises that the loop has side effects or ends.
pub(crate) fn promises_progress(f: &Function, latch: Block) -> bool {
    annotation(f, latch).is_some_and(|text| text.contains("mustProgress = true"))
}

/// Returns true if the metadata of a loop with this latch requests its vectorization, for which the text of the
/// attribute of LLVM's metadata is `false`: it is `disable`.
pub(crate) fn requests_vectorization(f: &Function, latch: Block) -> bool {
    annotation(f, latch).and_then(|text| disables(text, "vectorize")) == Some(false)
}

/// Returns the text of the metadata of a loop with this latch.
fn annotation<'a>(f: &'a Function, latch: Block) -> Option<&'a str> {
    f.cx.dialect_attr_text(annotation_attr(f, latch)?)
}

/// Returns the metadata of a loop with this latch.
pub(crate) fn annotation_attr(f: &Function, latch: Block) -> Option<AttrId> {
    f.attr(f.body.last_op(latch)?, f.cx.find_name(LOOP_ANNOTATION)?)
}

/// Adds metadata to the loop with this latch that disables transformations.
pub(crate) fn disable_transforms(f: &mut Function, latch: Block) {
    let annotation = f.cx.dialect_attr(NOT_TRANSFORMED);
    annotate(f, latch, annotation);
}

/// Replaces the metadata of the loop with this latch.
pub(crate) fn annotate(f: &mut Function, latch: Block, annotation: AttrId) {
    let Some(end) = f.body.last_op(latch) else { return };
    let name = f.cx.name(LOOP_ANNOTATION);
    let attrs = f.cx.dict_with(f.body.attrs(end), name, annotation);
    f.body.set_attrs(end, attrs);
}

/// Upper bound on the additions to an induction variable in an iteration.
const MAX_STEPS: usize = 4;

/// Computes the step of an induction variable, given its value and that of the next iteration.
type StepOf = fn(&Function, Value, Value) -> Option<i64>;

/// The step of a pointer in bytes, if it is constant and nonzero.
pub(crate) fn pointer_step(f: &Function, pointer: Value, next: Value) -> Option<i64> {
    matches!(f.cx.type_data(f.body.value_type(pointer)), TypeData::Pointer { .. }).then_some(())?;
    constant_increment(f, pointer, next).filter(|step| (1..MAX_STEP).contains(&step.abs()))
}

/// The constant difference between the values of an add recurrence of 64 bits in consecutive iterations, in bytes for
/// pointers.
pub(crate) fn constant_increment(f: &Function, value: Value, next: Value) -> Option<i64> {
    let next = AffineView::new(f).of(next);
    (next.terms[..] == [(Term::Value(value), 1)]).then_some(next.constant)
}

/// Upper bound on the magnitude of steps.
const MAX_STEP: i64 = 1 << 20;

/// The step of an induction variable, if it is constant and nonzero.
pub(crate) fn step(f: &Function, counter: Value, next: Value) -> Option<i64> {
    let step: i128 = steps(f, counter, next)?.iter().map(|(_, step)| step).sum();
    let width = f.cx.int_width(f.body.value_type(counter))?;
    let most = MAX_STEP.min(1 << (width.min(32) - 1));
    i64::try_from(step).ok().filter(|step| (1..most).contains(&step.abs()))
}

/// The operations that add constants to an induction variable in an iteration, with the constants, last one first.
pub(crate) fn steps(f: &Function, counter: Value, next: Value) -> Option<SmallVec<[(Op, i128); 1]>> {
    let mut steps = SmallVec::new();
    let mut value = next;
    while value != counter || steps.is_empty() {
        let op = f.body.defining_op(value).filter(|_| steps.len() < MAX_STEPS)?;
        let [a, b] = Binary::cast(f.body, op)?.operands(f.body);
        let (from, step) = match (f.body.name(op), f.constant_of(a), f.constant_of(b)) {
            (ADD, _, Some(step)) => (a, step),
            (ADD, Some(step), _) => (b, step),
            (SUB, _, Some(step)) => (a, -step),
            _ => return None,
        };
        steps.push((op, step));
        value = from;
    }
    Some(steps)
}

/// Returns true if an induction variable of this step approaches the bound of an exit test with this predicate.
pub(crate) fn approaches_bound(predicate: IntPredicate, step: i64) -> bool {
    use IntPredicate as P;
    match predicate {
        P::Ne => true,
        P::Slt | P::Sle | P::Ult | P::Ule => step > 0,
        P::Sgt | P::Sge | P::Ugt | P::Uge => step < 0,
        P::Eq => false,
    }
}
