//! Guards that the exit test at the top of a nested loop makes redundant: branches around the loop for the case that it
//! has no iteration. Without them, nests of loops are perfect nests.
//!
//! ```text
//!   cond_br 0 < %n, ^preheader, ^exit(%a)                           ^preheader: br ^header(0, %a)
//!   ^preheader: br ^header(0, %a)                              ▶
//!   ^header(%i, %x): cond_br %i != %n, ^body, ^exit(%x)             ^header(%i, %x): cond_br %i < %n, ^body, ^exit(%x)
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, Binary};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr, UNREACHABLE};
use crate::dialect::llvm::intrinsic::{SMAX, UMAX};
use crate::ir::{Block, DictId, Loc, NewOp, Op, OpName, TypeId, Value, name};
use crate::opt::analysis::cfg::{Predecessors, edge_operands, successors};
use crate::opt::analysis::loop_info::Loop;
use crate::opt::function::{Emitter, Function};

use super::{BottomTested, step_between};

/// A redundant guard.
pub(super) struct Guard {
    /// The block that branches around the loop.
    block: Block,
    /// The block between the guard and the exit, which is unreachable without the guard.
    between: Option<Block>,
    /// True if the exit has no predecessors but the loop and the guard.
    pub(super) is_only_other: bool,
    /// The exit test at the top that fails if the guard does.
    pub(super) test: ExitTest,
    /// The values that the guard passes to the exit instead of values of the loop that are no next values of its
    /// arguments.
    pub(super) passed: FxHashMap<Value, Value>,
}

/// An exit test at the top: the loop continues while the predicate holds between its induction variable and a bound.
pub(super) struct ExitTest {
    pub(super) predicate: IntPredicate,
    /// The value that the guard compares.
    base: Value,
    /// A constant that is added to the maximum of the base and another constant.
    offset: Option<(Value, i128)>,
    /// The extension of the sum.
    extension: Option<OpName>,
}

impl ExitTest {
    /// Emits the bound, of a type.
    pub(super) fn emit_bound(&self, emit: &mut Emitter, ty: TypeId) -> Value {
        let mut bound = self.base;
        if let Some((least, offset)) = self.offset {
            let max = if self.predicate == IntPredicate::Slt { SMAX } else { UMAX };
            let narrow = emit.ty(bound);
            bound = emit.value(max, &[bound, least], narrow, DictId::EMPTY);
            let offset = emit.int(narrow, offset);
            bound = emit.add(bound, offset);
        }
        self.extension.map_or(bound, |extension| emit.value(extension, &[bound], ty, DictId::EMPTY))
    }
}

/// The edge that a guard takes around a loop, possibly through a block without side effects.
struct Skip<'f> {
    /// The block in between.
    between: Option<Block>,
    /// The operands that it passes to the exit.
    operands: &'f [Value],
}

impl<'f> Skip<'f> {
    fn of(
        f: &'f Function,
        predecessors: &Predecessors,
        end: Op,
        index: usize,
        exit: Block,
    ) -> Option<Skip<'f>> {
        let to = f.body.successors(end)[index].block;
        if to == exit {
            return Some(Skip { between: None, operands: f.body.successor_operands(end, index) });
        }
        let (&last, others) = f.body.block_ops(to).split_last()?;
        let is_plain = predecessors.of(to).len() == 1
            && f.body.name(last) == BR
            && f.body.successors(last)[0].block == exit
            && others.iter().all(|&op| f.is_pure(op));
        is_plain.then(|| Skip { between: Some(to), operands: f.body.successor_operands(last, 0) })
    }
}

/// Depth limit of expressions that are compared.
const MAX_DEPTH: u32 = 3;

/// Returns true if two values are equal by their expressions: those of both edges of a guard may be computed on each.
fn is_equal(f: &Function, a: Value, b: Value, depth: u32) -> bool {
    if f.is_equal(a, b) {
        return true;
    }
    let (Some(a), Some(b)) = (f.body.defining_op(a), f.body.defining_op(b)) else { return false };
    let (of_a, of_b) = (f.body.operands(a), f.body.operands(b));
    depth > 0
        && f.is_pure(a)
        && (f.body.name(a), f.body.attrs(a)) == (f.body.name(b), f.body.attrs(b))
        && f.body.result_count(a) == 1
        && f.body.value_type(f.body.result(a, 0)) == f.body.value_type(f.body.result(b, 0))
        && of_a.len() == of_b.len()
        && of_a.iter().zip(of_b).all(|(&a, &b)| is_equal(f, a, b, depth - 1))
}

impl Guard {
    /// Returns the guard of a loop whose first exit test passes.
    pub(super) fn of(
        f: &Function,
        l: &Loop,
        bottom_tested: &BottomTested,
        predecessors: &Predecessors,
    ) -> Option<Guard> {
        let BottomTested { block: header, preheader, latch, leaves, .. } = *bottom_tested;
        let &[block] = predecessors.of(preheader) else { return None };
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == COND_BR)?;
        let enters = successors(f.body, block).iter().position(|edge| edge.block == preheader)?;
        let exit = successors(f.body, latch)[leaves].block;
        let skip = Skip::of(f, predecessors, end, 1 - enters, exit)?;
        let (&[ref before @ .., _], 0) = (f.body.block_ops(preheader), f.body.block_args(preheader).len())
        else {
            return None;
        };
        if !before.iter().all(|&op| f.is_pure(op)) {
            return None;
        }
        let starts = edge_operands(f.body, preheader, header)?;
        let nexts = edge_operands(f.body, latch, header)?;
        let mut passed = FxHashMap::default();
        let left = f.body.successor_operands(f.body.last_op(latch)?, leaves);
        for (&value, &instead) in left.iter().zip(skip.operands) {
            let initial = match nexts.iter().position(|&next| next == value) {
                Some(index) => starts[index],
                None if !l.defines(f, value) => value,
                None if f.block_of(instead) == skip.between => return None,
                None => *passed.entry(value).or_insert(instead),
            };
            if !is_equal(f, initial, instead, MAX_DEPTH) {
                return None;
            }
        }
        let test = CondBr(end).condition(f.body);
        let compare = f.body.defining_op(test).filter(|&op| f.body.name(op) == ICMP)?;
        let predicate = f.attr(compare, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr))?;
        let predicate = if enters == 0 { predicate } else { predicate.inverse() };
        let &[a, b] = f.body.operands(compare) else { return None };
        let start = starts[bottom_tested.counter];
        let test = bottom_tested.test_as(f, start, (predicate, a, b));
        let test = test.or_else(|| bottom_tested.test_as(f, start, (predicate.swapped(), b, a)))?;
        let between = skip.between;
        Some(Guard { block, between, is_only_other: predecessors.of(exit).len() == 2, test, passed })
    }
}

impl Guard {
    /// Makes the guard a branch to the preheader of the loop.
    pub(super) fn remove(&self, f: &mut Function, preheader: Block, loc: Loc) {
        f.body.take_last_op(self.block);
        f.emit(self.block, loc).branch(preheader, &[]);
        if let Some(between) = self.between {
            f.body.take_last_op(between);
            f.emit(between, loc).op(NewOp::new(UNREACHABLE, loc, &[], &[]));
        }
    }
}

/// Returns a value and a constant whose sum another value is.
pub(super) fn split_sum(f: &Function, value: Value) -> Option<(Value, i128)> {
    let op = f.body.defining_op(value).filter(|&op| f.body.name(op) == ADD)?;
    let [a, b] = Binary(op).operands(f.body);
    Some((a, f.constant_of(b)?))
}

impl BottomTested {
    /// Returns an exit test at the top that has the result of a comparison for the start of the induction variable, and
    /// the result of the original test in all iterations if the comparison holds.
    ///
    /// The bound may be an extension of the compared value, or of its sum with a negative constant. The maximum of the
    /// value and the smallest one of which the comparison does not hold then excludes wraparound of the sum.
    fn test_as(
        &self,
        f: &Function,
        start: Value,
        (predicate, compared, base): (IntPredicate, Value, Value),
    ) -> Option<ExitTest> {
        use IntPredicate as P;
        let (from, to) = (f.constant_of(start), f.constant_of(compared));
        if !self.agrees_with(f, predicate) {
            return None;
        }
        let test = |offset, extension| ExitTest { predicate, base, offset, extension };
        let is_start = compared == start || (from.is_some() && from == to);
        if is_start && f.is_equal(base, self.bound) {
            return Some(test(None, None));
        }
        // An integer above a non-negative one is non-negative, so that its extensions agree.
        let from = from.filter(|&from| from >= 0)?;
        let extended = f.body.defining_op(self.bound).and_then(|op| Cast::cast(f.body, op));
        let extended = extended.filter(|cast| [SEXT, ZEXT].contains(&f.body.name(cast.0)));
        let extension = extended.map(|_| if predicate == P::Slt { SEXT } else { ZEXT });
        let is_exact = match predicate {
            P::Slt => true,
            P::Ult | P::Ne => extended.is_none_or(|cast| f.body.name(cast.0) == ZEXT),
            _ => false,
        };
        let narrow = extended.map_or(self.bound, |cast| cast.arg(f.body));
        if is_exact && is_start && f.is_equal(base, narrow) {
            return Some(test(None, extension));
        }
        let (of, offset) = split_sum(f, narrow)?;
        let is_shifted = offset < 0 && to == Some(from - offset) && f.is_equal(base, of);
        (is_exact && is_shifted && predicate != P::Ne).then(|| test(Some((compared, offset)), extension))
    }

    /// Returns true if the exit test may have another predicate when the first test passes.
    fn agrees_with(&self, f: &Function, predicate: IntPredicate) -> bool {
        use IntPredicate as P;
        let step = || {
            let next = edge_operands(f.body, self.latch, self.block)?[self.counter];
            step_between(f, f.body.block_args(self.block)[self.counter], next)
        };
        predicate == self.predicate
            || self.predicate == P::Ne
                && match predicate {
                    P::Slt | P::Ult => step() == Some(1),
                    P::Sgt | P::Ugt => step() == Some(-1),
                    _ => false,
                }
    }
}
