//! Narrowing of loop-carried vector sums whose addends fit in fewer bits. The sums must start at 0, and only additive
//! reductions may use them after the loop. The loop may then carry the lanes that remain after pairwise additions. It
//! must have one block.

use crate::dialect::llvm::arith::{ADD, Binary, SUB};
use crate::dialect::llvm::reduce::REDUCE_ADD;
use crate::ir::{Block, Op, OpName, TypeId, Value};
use crate::opt::analysis::cfg::{add_edge_operand, edge_operands, successors};
use crate::opt::analysis::uses::Uses;
use crate::opt::function::Function;

use super::sum::{Sum, combined};
use super::{is_zero, lanes_of};

/// Upper bound on the addends per iteration.
const MAX_TERMS: usize = 32;

/// A loop-carried vector sum of a one-block loop.
struct LoopCarriedSum {
    block: Block,
    /// Its predecessors outside of the loop.
    entering: Vec<Block>,
    /// The addends and subtrahends, with `add` or `sub`.
    terms: Vec<(OpName, Sum)>,
    /// The additive reductions after the loop.
    totals: Vec<Op>,
    bits: u32,
}

/// Narrows all such sums of a function. Returns true if there was any.
pub(super) fn narrow(f: &mut Function) -> bool {
    let blocks = f.blocks();
    let is_loop = |block: &&Block| successors(f.body, **block).iter().any(|edge| edge.block == **block);
    let loops: Vec<Block> = blocks.iter().filter(is_loop).copied().collect();
    let has_vector =
        |&block: &Block| f.body.block_args(block).iter().any(|&argument| lanes_of(f, argument).is_some());
    if !loops.iter().any(has_vector) {
        return false;
    }
    let uses = Uses::of(f);
    let predecessors = f.predecessors();
    let all = loops.iter().flat_map(|&block| {
        let entering = predecessors.of(block).iter().copied().filter(move |&from| from != block);
        let entering: Vec<Block> = entering.collect();
        (0..f.body.block_args(block).len()).map(move |index| (block, entering.clone(), index))
    });
    let all: Vec<LoopCarriedSum> = all
        .filter_map(|(block, entering, index)| LoopCarriedSum::of(f, &uses, block, entering, index))
        .collect();
    let mut has_changed = false;
    for sum in &all {
        if f.may_rewrite() {
            sum.narrow(f);
            has_changed = true;
        }
    }
    has_changed
}

impl LoopCarriedSum {
    /// Matches argument `index` of a loop as a sum with start value 0 that only `reduce.add` uses outside.
    fn of(
        f: &Function,
        uses: &Uses,
        block: Block,
        entering: Vec<Block>,
        index: usize,
    ) -> Option<LoopCarriedSum> {
        let argument = f.body.block_args(block)[index];
        let bits = lanes_of(f, argument)?.0;
        let begins = |&from: &Block| {
            edge_operands(f.body, from, block).is_some_and(|values| is_zero(f, values[index]))
        };
        let next = edge_operands(f.body, block, block)?[index];
        let end = f.body.last_op(block)?;
        let is_passed_on = f.body.operands(end).iter().filter(|&&value| value == next).count() > 1;
        let totals: Vec<Op> = uses.of_value(next).iter().copied().filter(|&user| user != end).collect();
        let is_total = |&op: &Op| f.body.name(op) == REDUCE_ADD;
        if is_passed_on || !entering.iter().all(begins) || !totals.iter().all(is_total) {
            return None;
        }
        let terms = terms(f, uses, block, argument, next)?;
        Some(LoopCarriedSum { block, entering, terms, totals, bits })
    }

    fn narrow(&self, f: &mut Function) {
        let Some(end) = f.body.take_last_op(self.block) else { return };
        let loc = f.body.loc(end);
        f.done(loc, || "narrowed loop-carried sum".into());
        let mut emit = f.emit(self.block, loc);
        let terms: Vec<(OpName, Value)> =
            self.terms.iter().map(|(name, sum)| (*name, sum.emit(&mut emit, self.bits))).collect();
        let lanes = |term: &&(OpName, Value)| lanes_of(emit.f, term.1).map(|(_, lanes)| lanes);
        let Some(ty) = terms.iter().min_by_key(lanes).map(|term| emit.ty(term.1)) else { return };
        let argument = emit.f.body.add_block_arg(self.block, ty);
        let mut emit = f.emit(self.block, loc);
        let next = terms.iter().fold(argument, |sum, &(name, term)| combined(&mut emit, name, sum, term));
        f.body.place_op(self.block, end);
        add_edge_operand(f.body, self.block, self.block, next);
        for &from in &self.entering {
            pass_zeros(f, from, self.block, ty);
        }
        for &total in &self.totals {
            f.body.set_operand(total, 0, next);
        }
    }
}

/// Passes a zero vector from a predecessor to a loop.
fn pass_zeros(f: &mut Function, from: Block, to: Block, ty: TypeId) {
    let Some(end) = f.body.take_last_op(from) else { return };
    let mut emit = f.emit(from, f.body.loc(end));
    let element = emit.f.cx.element_type(ty);
    let zero = emit.int(element, 0);
    let zeros = emit.splat(zero, ty);
    f.body.place_op(from, end);
    add_edge_operand(f.body, from, to, zeros);
}

/// Returns the additions and subtractions between an argument of a loop and its next value.
fn terms(
    f: &Function,
    uses: &Uses,
    block: Block,
    argument: Value,
    next: Value,
) -> Option<Vec<(OpName, Sum)>> {
    let (mut value, mut terms) = (argument, Vec::new());
    while value != next && terms.len() < MAX_TERMS {
        let &[user] = uses.of_value(value) else { return None };
        let [a, b] = Binary::cast(f.body, user)?.operands(f.body);
        let (name, term) = match f.body.name(user) {
            name @ (ADD | SUB) if a == value => (name, b),
            ADD => (ADD, a),
            _ => return None,
        };
        if f.body.parent_block(user) != Some(block) {
            return None;
        }
        terms.push((name, Sum::of(f, uses, term, 0)?));
        value = f.body.result(user, 0);
    }
    (value == next && !terms.is_empty()).then_some(terms)
}
