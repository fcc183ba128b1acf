//! Jump threading, and branches that dominating conditions imply.
//!
//! *Class.* A predecessor determines the branch of a block if the condition is constant for the operands that it passes,
//! or if the conditions on the path to it imply the comparison. The predecessor gets a copy of the block that continues
//! at the target. A branch that the conditions before its block imply is folded. If a predecessor only passes on values
//! that determine a conditional branch after some of its own predecessors, it gets a copy of the block with its branch
//! first.
//!
//! *Limits.* The block is short, and neither the block nor the target is a loop header, so that loops stay natural and
//! keep their latches. Functions that call one that returns twice are left out: values that are live out of the block
//! are in memory meanwhile.
//!
//! ```text
//!   if (p && p->n > 0) a(); if (p) b();   ▶   if (p) { if (p->n > 0) a(); b(); }
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::ZERO;
use crate::dialect::llvm::compare::ICMP;
use crate::dialect::llvm::control::{BR, COND_BR, CondBr, SWITCH, selector};
use crate::dialect::llvm::fold::{cut, fold};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Block, Op, Region, TypeData, TypeId, Value};
use crate::opt::analysis::cfg::{Predecessors, edge_operands, redirect};
use crate::opt::analysis::loop_info::loops;
use crate::opt::analysis::ranges::Ranges;
use crate::opt::canon::simplify_cfg::{merge_blocks, taken};
use crate::opt::function::Function;

use super::demote::{demote_in, may_demote};
use super::mem2reg::mem2reg;

/// Upper bound on the operations of a block that is copied, without constants and its branch.
const MAX_OPS: usize = 6;
/// Upper bound on the jumps that are threaded in a round.
const MAX_JUMPS: usize = 256;
/// Upper bound on the rounds: the predecessors of a copied branch determine it in the next one.
const MAX_ROUNDS: usize = 3;
/// Depth limit of conditions.
const MAX_DEPTH: u32 = 4;

/// The pass.
pub(crate) fn jump_threading(f: &mut Function) {
    for _ in 0..MAX_ROUNDS {
        if !round(f) {
            break;
        }
    }
}

/// Threads the jumps that are known now. Returns true if it copied branches, which other jumps determine.
fn round(f: &mut Function) -> bool {
    let (folded, jumps) = plan(f);
    for (block, holds) in folded {
        if f.may_rewrite() {
            let constant = f.before_end(block, |emit| emit.int(TypeId::I1, if holds { -1 } else { 0 }));
            if let Some(end) = f.body.last_op(block) {
                f.body.set_operand(end, 0, constant);
            }
        }
    }
    if jumps.is_empty() || f.calls_returns_twice() {
        return false;
    }
    let mut users = Users::of(f, &jumps);
    let (mut is_threaded, mut copies_branches) = (false, false);
    for Jump { block, edges } in jumps {
        if !f.may_rewrite() {
            break;
        }
        let loc = f.loop_loc(block);
        f.done(loc, || format!("threaded jumps: {}", edges.len()));
        copies_branches |= edges.iter().any(|(_, to)| matches!(to, Continuation::Branch));
        users.demote(f, block);
        edges.into_iter().for_each(|edge| thread(f, &mut users, block, edge));
        is_threaded = true;
    }
    if is_threaded {
        // Promotion analyzes reachable blocks only.
        merge_blocks(f);
        mem2reg(f);
    }
    copies_branches
}

/// Returns true for operations that a copy of a block may repeat: no calls, no labels, no allocas.
pub(super) fn is_copied(f: &Function, op: Op) -> bool {
    f.is_pure(op) || matches!(f.body.name(op), LOAD | STORE) && f.is_plain(op)
}

/// A block, and the predecessors that get a copy of it.
struct Jump {
    block: Block,
    edges: Vec<(Block, Continuation)>,
}

/// The end of the copy of a block.
#[derive(Clone, Copy)]
enum Continuation {
    /// The successor with this index.
    Successor(usize),
    /// A copy of the branch.
    Branch,
}

/// The conditions that are known in their blocks, and the jumps to thread.
fn plan(f: &Function) -> (Vec<(Block, bool)>, Vec<Jump>) {
    let blocks = f.blocks();
    let is_branch =
        |block: Block| f.body.last_op(block).is_some_and(|end| matches!(f.body.name(end), COND_BR | SWITCH));
    if !blocks.iter().any(|&block| is_branch(block)) {
        return Default::default();
    }
    let predecessors = f.predecessors();
    let loops = loops(f);
    let ranges = Ranges::new(f, &loops);
    let headers: FxHashSet<Block> = loops.iter().map(|l| l.header).collect();
    let (mut folded, mut jumps, mut count) = (Vec::new(), Vec::new(), 0);
    for &block in blocks.iter().filter(|&&block| is_branch(block)) {
        let Some(end) = f.body.last_op(block) else { continue };
        if let Some(holds) = implied_in(f, &ranges, block, end) {
            folded.push((block, holds));
            continue;
        }
        if headers.contains(&block) || count >= MAX_JUMPS || !may_copy(f, block) {
            continue;
        }
        let view = Edge { f, ranges: &ranges, block };
        let leads_to_header = f.body.successors(end).iter().any(|edge| headers.contains(&edge.block));
        let is_short = f.body.name(end) == COND_BR && !leads_to_header;
        let may_repeat = |from: Block| is_short && !headers.contains(&from) && may_copy(f, from);
        let mut edges = Vec::new();
        let mut from = predecessors.of(block).to_vec();
        from.sort_unstable();
        from.dedup();
        for from in from {
            let continuation = match view.target(from, end) {
                Some(to) => {
                    let target = f.body.successors(end)[to].block;
                    let is_left = target == block || headers.contains(&target);
                    (!is_left).then_some(Continuation::Successor(to))
                }
                None => {
                    let is_passed = may_repeat(from) && view.is_determined_before(&predecessors, from, end);
                    is_passed.then_some(Continuation::Branch)
                }
            };
            if let Some(continuation) = continuation.filter(|_| count < MAX_JUMPS) {
                edges.push((from, continuation));
                count += 1;
            }
        }
        if !edges.is_empty() {
            jumps.push(Jump { block, edges });
        }
    }
    (folded, jumps)
}

/// The condition of the branch of a block, if the conditions before the block imply it.
fn implied_in(f: &Function, ranges: &Ranges, block: Block, end: Op) -> Option<bool> {
    if f.body.name(end) != COND_BR {
        return None;
    }
    let compare = f.body.defining_op(CondBr(end).condition(f.body)).filter(|&op| f.body.name(op) == ICMP)?;
    let &[left, right] = f.body.operands(compare) else { return None };
    ranges.implied(compare, [left, right], block, None)
}

/// Returns true if a block is short, and its operations and the values that leave it may be copied.
fn may_copy(f: &Function, block: Block) -> bool {
    let Some((_, ops)) = f.body.block_ops(block).split_last() else { return false };
    let values = f.body.block_args(block).iter().copied();
    let results = ops.iter().flat_map(|&op| f.body.results(op));
    Some(block) != f.body.entry_block(Region::ROOT)
        && ops.iter().filter(|&&op| !f.body.operands(op).is_empty()).count() <= MAX_OPS
        && ops.iter().all(|&op| is_copied(f, op))
        && values.chain(results).all(|value| may_demote(f, value))
}

/// The conditions of a block on its incoming edges.
struct Edge<'v, 'f, 'a> {
    f: &'f Function<'a>,
    ranges: &'v Ranges<'f, 'a>,
    block: Block,
}

impl Edge<'_, '_, '_> {
    /// The successor that the branch of the block takes after a predecessor.
    fn target(&self, from: Block, end: Op) -> Option<usize> {
        let f = self.f;
        let is_branch =
            f.body.last_op(from).is_some_and(|end| matches!(f.body.name(end), BR | COND_BR | SWITCH));
        let given = edge_operands(f.body, from, self.block).filter(|_| is_branch)?;
        let bits = self.value(selector(f.body, end), (from, given), 0)?;
        Some(taken(f, end, bits))
    }

    /// Returns true if a predecessor of the block ends in a jump to it, and one of its own predecessors determines the
    /// branch.
    fn is_determined_before(&self, predecessors: &Predecessors, from: Block, end: Op) -> bool {
        let f = self.f;
        let before = predecessors.of(from);
        if before.len() < 2 || f.body.last_op(from).is_none_or(|end| f.body.name(end) != BR) {
            return false;
        }
        let Some(given) = edge_operands(f.body, from, self.block) else { return false };
        before.iter().any(|&first| {
            edge_operands(f.body, first, from).is_some_and(|start| {
                let path = [(self.block, given), (from, start)];
                constant_on(f, &path, selector(f.body, end), 0).is_some()
            })
        })
    }

    /// The bits of a value after a predecessor that passes operands.
    fn value(&self, value: Value, (from, given): (Block, &[Value]), depth: u32) -> Option<u128> {
        let f = self.f;
        let passed = self.passed(value, given);
        if let Some(bits) = constant(f, passed) {
            return Some(bits);
        }
        let op = f.body.defining_op(passed).filter(|_| depth < MAX_DEPTH)?;
        if f.body.parent_block(op) != Some(self.block) || passed != value || !f.is_pure(op) {
            return None;
        }
        let operands = f.body.operands(op);
        let known: Option<Vec<u128>> =
            operands.iter().map(|&operand| self.value(operand, (from, given), depth + 1)).collect();
        if let Some(bits) = known.and_then(|known| fold(f.cx, f.body, op, &known)) {
            return Some(bits);
        }
        let &[left, right] = operands else { return None };
        let compared = [left, right].map(|operand| self.passed(operand, given));
        // The ranges of values of this block are those after all predecessors.
        let is_before = |&value: &Value| f.block_of(value) != Some(self.block);
        if f.body.name(op) != ICMP || !compared.iter().all(is_before) {
            return None;
        }
        self.ranges.implied(op, compared, from, Some(self.block)).map(u128::from)
    }

    /// The operand that an edge passes for an argument of the block, or the value itself.
    fn passed(&self, value: Value, given: &[Value]) -> Value {
        let args = self.f.body.block_args(self.block);
        args.iter().position(|&arg| arg == value).map_or(value, |at| given[at])
    }
}

/// The bits of a value on a path that leads to the first block: each one with the operands that it gets.
fn constant_on(f: &Function, path: &[(Block, &[Value])], value: Value, depth: u32) -> Option<u128> {
    if let Some(bits) = constant(f, value) {
        return Some(bits);
    }
    let (&(block, given), before) = path.split_first()?;
    if let Some(at) = f.body.block_args(block).iter().position(|&arg| arg == value) {
        return constant_on(f, before, given[at], depth);
    }
    let op = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH)?;
    if f.body.parent_block(op) != Some(block) || !f.is_pure(op) {
        return None;
    }
    let operands = f.body.operands(op).iter();
    let known: Option<Vec<u128>> =
        operands.map(|&operand| constant_on(f, path, operand, depth + 1)).collect();
    fold(f.cx, f.body, op, &known?)
}

/// The bits of a constant integer or null pointer.
fn constant(f: &Function, value: Value) -> Option<u128> {
    let is_null = |op: Op| {
        let is_pointer = matches!(f.cx.type_data(f.body.value_type(value)), TypeData::Pointer { .. });
        is_pointer && f.body.name(op) == ZERO
    };
    let number = f.constant_of(value).map(|number| {
        let width = f.cx.int_width(f.body.value_type(value)).unwrap_or(128);
        cut(number as u128, width)
    });
    number.or_else(|| f.body.defining_op(value).filter(|&op| is_null(op)).map(|_| 0))
}

/// The blocks that use the values of copied blocks.
struct Users {
    copied: FxHashSet<Block>,
    blocks: FxHashMap<Value, Vec<Block>>,
}

impl Users {
    fn of(f: &Function, jumps: &[Jump]) -> Users {
        let copied = jumps.iter().map(|jump| jump.block).collect();
        let mut users = Users { copied, blocks: FxHashMap::default() };
        f.blocks().into_iter().for_each(|block| users.add(f, block));
        users
    }

    /// Adds the uses in a block.
    fn add(&mut self, f: &Function, block: Block) {
        for &value in f.body.block_ops(block).iter().flat_map(|&op| f.body.operands(op)) {
            if f.block_of(value).is_some_and(|home| home != block && self.copied.contains(&home)) {
                let blocks = self.blocks.entry(value).or_default();
                if blocks.last() != Some(&block) {
                    blocks.push(block);
                }
            }
        }
    }

    /// Demotes the values of a block that other blocks use.
    fn demote(&self, f: &mut Function, block: Block) {
        let args = f.body.block_args(block).iter().copied();
        let results = f.body.block_ops(block).iter().flat_map(|&op| f.body.results(op));
        let values: Vec<Value> =
            args.chain(results).filter(|value| self.blocks.contains_key(value)).collect();
        values.into_iter().for_each(|value| demote_in(f, value, &self.blocks[&value]));
    }
}

/// Redirects the edge from a predecessor to a copy of a block.
fn thread(f: &mut Function, users: &mut Users, block: Block, (from, to): (Block, Continuation)) {
    let Some(given) = edge_operands(f.body, from, block).map(<[Value]>::to_vec) else { return };
    let Some(end) = f.body.last_op(block) else { return };
    let mut values: FxHashMap<Value, Value> = f.body.block_args(block).iter().copied().zip(given).collect();
    let copy = f.new_block_before(block, &[]);
    let loc = f.body.loc(end);
    let mut emit = f.emit(copy, loc);
    emit.copy_ops(block, &mut values);
    match to {
        Continuation::Successor(to) => {
            let target = emit.f.body.successors(end)[to].block;
            let now = |value: &Value| *values.get(value).unwrap_or(value);
            let passed: Vec<Value> = emit.f.body.successor_operands(end, to).iter().map(now).collect();
            emit.branch(target, &passed);
        }
        Continuation::Branch => emit.copy_branch(end, &values),
    }
    redirect(f.body, from, |other, _| (other == block).then(|| (copy, Vec::new())));
    users.add(f, copy);
}
