//! Hoisting and sinking of common code.
//!
//! Hoisting moves pure operations and loads that are common to all successors of a branch to the branching block, unless
//! the branch leaves a loop.
//! Sinking moves the last common stores of all predecessors, and the common operations that they pass as block
//! arguments, to the merge block. Sunk operations may differ in one value, which becomes a block argument. Merge blocks
//! that are loop headers are left out.
//!
//! ```text
//!   if (c) { j++; a[j] = x + y } else { j++; a[j] = x - y }   ▶   j++; a[j] = c ? x + y : x - y
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::CONSTANT;
use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Block, NewOp, Op, Value};
use crate::opt::analysis::cfg::{Predecessors, add_edge_operand, edge_operands};
use crate::opt::analysis::loop_info::loops;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// Upper bound on the operations of a block that are compared.
const MAX_OPS: usize = 24;
/// Upper bound on the successors or predecessors that are compared.
const MAX_BLOCKS: usize = 8;

/// The pass before vectorization. It does not sink loads, so that their addresses stay affine.
pub(crate) fn common_code(f: &mut Function) {
    run(f, false);
}

/// The pass after vectorization. It also sinks loads, so that if-conversion gets selects of addresses.
pub(crate) fn common_code_and_loads(f: &mut Function) {
    run(f, true);
}

fn run(f: &mut Function, sinks_loads: bool) {
    let blocks = f.blocks();
    let predecessors = f.predecessors();
    let mut replaced = FxHashMap::default();
    let exiting = exiting_blocks(f);
    // In post-order, the common code of successors is hoisted first.
    for &block in blocks.iter().rev().filter(|block| !exiting.contains(*block)) {
        hoist(f, &predecessors, block, &mut replaced);
    }
    let has_hoisted = !replaced.is_empty();
    if has_hoisted {
        f.replace(&replaced);
    }
    let mut seen = FxHashSet::default();
    let mut merge_blocks = Vec::new();
    for &block in &blocks {
        // Loop headers are excluded.
        let is_forward = predecessors.of(block).iter().all(|from| seen.contains(from));
        if is_forward && is_merge_block(f, &predecessors, block) {
            merge_blocks.push(block);
        }
        seen.insert(block);
    }
    let has_sunk = !merge_blocks.is_empty() && sink_all(f, &predecessors, &merge_blocks, sinks_loads);
    if has_hoisted || has_sunk {
        remove_unused(f);
    }
}

/// The blocks with an edge out of a loop. Loop passes expect exit tests without the code of the body, of which a
/// copy follows the loop if its last iteration was peeled by hand.
fn exiting_blocks(f: &Function) -> FxHashSet<Block> {
    let mut exiting = FxHashSet::default();
    for l in loops(f).iter() {
        let leaves = |block: &Block| {
            let end = f.body.last_op(*block);
            end.is_some_and(|end| f.body.successors(end).iter().any(|to| !l.blocks.contains(&to.block)))
        };
        exiting.extend(l.blocks.iter().copied().filter(leaves));
    }
    exiting
}

/// Hoists operations that are common to all successors of a block. `replaced` maps the results of duplicates.
fn hoist(
    f: &mut Function,
    predecessors: &Predecessors,
    block: Block,
    replaced: &mut FxHashMap<Value, Value>,
) {
    let Some(end) = f.body.last_op(block).filter(|&op| matches!(f.body.name(op), COND_BR | SWITCH)) else {
        return;
    };
    let mut seen = FxHashSet::default();
    let targets = f.body.successors(end).iter().map(|edge| edge.block);
    let targets: Vec<Block> = targets.filter(|&target| seen.insert(target)).collect();
    let is_own = |&target: &Block| {
        predecessors.of(target).iter().all(|&from| from == block) && f.body.block_args(target).is_empty()
    };
    if targets.len() < 2 || targets.len() > MAX_BLOCKS || !targets.iter().all(is_own) {
        return;
    }
    let mut moved = Vec::new();
    let mut duplicates = FxHashSet::default();
    let movable: Vec<Vec<Op>> = targets.iter().map(|&target| movable(f, target)).collect();
    for &op in &movable[0] {
        let operands = resolved_operands(f, op, replaced);
        let same = |ops: &Vec<Op>| {
            ops.iter().copied().find(|&other| {
                is_alike(f, op, other)
                    && !duplicates.contains(&other)
                    && resolved_operands(f, other, replaced) == operands
            })
        };
        let Some(others) = movable[1..].iter().map(same).collect::<Option<Vec<Op>>>() else { continue };
        let is_available = |value: &Value| {
            f.block_of(*value) != Some(targets[0])
                || f.body.defining_op(*value).is_some_and(|op| moved.contains(&op))
        };
        if !operands.iter().all(is_available) || !f.may_rewrite() {
            continue;
        }
        let result = f.body.result(op, 0);
        replaced.extend(others.iter().map(|&other| (f.body.result(other, 0), result)));
        duplicates.extend(others);
        moved.push(op);
    }
    if moved.is_empty() {
        return;
    }
    let end = f.body.take_last_op(block);
    f.body.retain_ops(targets[0], |op| !moved.contains(op));
    targets[1..].iter().for_each(|&target| f.body.retain_ops(target, |op| !duplicates.contains(op)));
    moved.into_iter().chain(end).for_each(|op| f.body.place_op(block, op));
}

/// The pure operations and loads at the beginning of a block, before any side effect. They may be hoisted without
/// speculation if all successors have them.
fn movable(f: &Function, block: Block) -> Vec<Op> {
    let is_movable = |op: Op| f.is_pure(op) || (f.body.name(op) == LOAD && f.is_plain(op));
    let ops = f.body.block_ops(block).iter().copied().take(MAX_OPS);
    ops.take_while(|&op| is_movable(op)).filter(|&op| f.body.result_count(op) == 1).collect()
}

/// The operands of an operation after replacement.
fn resolved_operands(f: &Function, op: Op, replaced: &FxHashMap<Value, Value>) -> Vec<Value> {
    let last = |&value: &Value| {
        let next = |value: &Value| replaced.get(value).copied();
        std::iter::successors(Some(value), next).last().unwrap_or(value)
    };
    f.body.operands(op).iter().map(last).collect()
}

/// Returns true if two operations differ in their operands only.
fn is_alike(f: &Function, a: Op, b: Op) -> bool {
    let types = |op: Op| f.body.value_types(f.body.operands(op));
    let results = |op: Op| f.body.results(op).map(|result| f.body.value_type(result));
    f.body.name(a) == f.body.name(b)
        && f.body.attrs(a) == f.body.attrs(b)
        && results(a).eq(results(b))
        && types(a) == types(b)
}

/// Returns true if a block has several predecessors, all of which end in unconditional branches.
fn is_merge_block(f: &Function, predecessors: &Predecessors, block: Block) -> bool {
    let from = predecessors.of(block);
    let goes_only_there = |&from: &Block| f.body.last_op(from).is_some_and(|op| f.body.name(op) == BR);
    (2..=MAX_BLOCKS).contains(&from.len()) && from.iter().all(goes_only_there)
}

/// Sinks common operations into merge blocks. Returns true if there were any.
fn sink_all(
    f: &mut Function,
    predecessors: &Predecessors,
    merge_blocks: &[Block],
    sinks_loads: bool,
) -> bool {
    let mut uses: FxHashMap<Value, u32> = FxHashMap::default();
    for block in f.blocks() {
        for operand in f.body.block_ops(block).iter().flat_map(|&op| f.body.operands(op)) {
            *uses.entry(*operand).or_default() += 1;
        }
    }
    let mut has_sunk = false;
    for &block in merge_blocks {
        let from = predecessors.of(block);
        has_sunk |= replace_same(f, from, block);
        let mut first = 0;
        while let Some(common) =
            common_store(f, from).or_else(|| common_argument(f, from, (block, first), &uses, sinks_loads))
        {
            if !f.may_rewrite() {
                return has_sunk;
            }
            // The sunk operations of arguments stay in the predecessors until dead code elimination.
            first = common.argument.map_or(first, |argument| argument + 1);
            common.sink(f, from, block);
            has_sunk = true;
        }
    }
    has_sunk
}

/// Replaces block arguments that are the same value from all predecessors. Returns true if there are any.
fn replace_same(f: &mut Function, from: &[Block], block: Block) -> bool {
    let passed: Vec<&[Value]> = from.iter().filter_map(|&from| edge_operands(f.body, from, block)).collect();
    let same = |(index, &argument): (usize, &Value)| {
        let value = passed.first()?[index];
        passed.iter().all(|passed| passed[index] == value).then_some((argument, value))
    };
    let same: FxHashMap<Value, Value> =
        f.body.block_args(block).iter().enumerate().filter_map(same).collect();
    f.replace(&same);
    !same.is_empty()
}

/// Operations of all predecessors that differ in at most one value, which may be several of their operands.
struct Common {
    /// The operations, by predecessor.
    ops: Vec<Op>,
    /// The indices of the operands that differ.
    differs: Vec<usize>,
    /// The index of the argument of the merge block that is replaced; `None` for stores.
    argument: Option<usize>,
}

impl Common {
    fn of(f: &Function, ops: Vec<Op>, argument: Option<usize>) -> Option<Common> {
        let first = *ops.first()?;
        if !ops[1..].iter().all(|&op| is_alike(f, first, op)) {
            return None;
        }
        let differs = |&index: &usize| {
            ops.iter().any(|&op| f.body.operands(op)[index] != f.body.operands(first)[index])
        };
        let differs: Vec<usize> = (0..f.body.operands(first).len()).filter(differs).collect();
        let is_one_value = |op: &Op| {
            let operands = f.body.operands(*op);
            differs.windows(2).all(|pair| operands[pair[0]] == operands[pair[1]])
        };
        ops.iter().all(is_one_value).then_some(Common { ops, differs, argument })
    }

    /// Emits the operation at the beginning of the merge block.
    fn sink(self, f: &mut Function, from: &[Block], block: Block) {
        let first = self.ops[0];
        let mut operands = f.body.operands(first).to_vec();
        if let Some(&index) = self.differs.first() {
            let argument = f.body.add_block_arg(block, f.body.value_type(operands[index]));
            for (&from, &op) in from.iter().zip(&self.ops) {
                let passed = f.body.operands(op)[index];
                add_edge_operand(f.body, from, block, passed);
            }
            self.differs.iter().for_each(|&index| operands[index] = argument);
        }
        for (&from, op) in from.iter().zip(&self.ops).filter(|_| self.argument.is_none()) {
            f.body.retain_ops(from, |other| other != op);
        }
        let types: Vec<_> = f.body.results(first).map(|result| f.body.value_type(result)).collect();
        let ops = f.body.take_ops(block);
        let new = NewOp::new(f.body.name(first), f.body.loc(first), &operands, &types);
        let sunk = f.body.append_op(block, new.attrs(f.body.attrs(first)));
        ops.into_iter().for_each(|op| f.body.place_op(block, op));
        if let Some(index) = self.argument {
            let argument = f.body.block_args(block)[index];
            let result = f.body.result(sunk, 0);
            f.replace(&FxHashMap::from_iter([(argument, result)]));
        }
    }
}

/// The stores to one address that are the last side effects of the predecessors.
fn common_store(f: &Function, from: &[Block]) -> Option<Common> {
    let last = |&block: &Block| {
        let ops = f.body.block_ops(block).iter().rev().skip(1).take(MAX_OPS);
        let last = ops.copied().find(|&op| !f.is_pure(op))?;
        (f.body.name(last) == STORE && f.is_plain(last)).then_some(last)
    };
    let stores: Vec<Op> = from.iter().map(last).collect::<Option<_>>()?;
    let common = Common::of(f, stores, None)?;
    (!common.differs.contains(&1)).then_some(common)
}

/// The common single-use operations that the predecessors pass to the merge block as an argument of index `first` or
/// higher: pure operations, and loads if `sinks_loads`.
fn common_argument(
    f: &Function,
    from: &[Block],
    (to, first): (Block, usize),
    uses: &FxHashMap<Value, u32>,
    sinks_loads: bool,
) -> Option<Common> {
    (first..f.body.block_args(to).len()).find_map(|index| {
        let passed = |&block: &Block| {
            let value = edge_operands(f.body, block, to)?[index];
            let op = f.body.defining_op(value).filter(|&op| f.body.parent_block(op) == Some(block))?;
            let is_own = uses.get(&value) == Some(&1) && f.body.result_count(op) == 1;
            let is_movable = f.is_pure(op) || (sinks_loads && is_sinkable_load(f, op));
            (is_own && is_movable && f.body.name(op) != CONSTANT).then_some(op)
        };
        let ops: Vec<Op> = from.iter().map(passed).collect::<Option<_>>()?;
        Common::of(f, ops, Some(index))
    })
}

/// Returns true for a load that can move to the end of its block.
fn is_sinkable_load(f: &Function, load: Op) -> bool {
    let Some(block) = f.body.parent_block(load) else { return false };
    let ops = f.body.block_ops(block);
    let after = ops.iter().position(|&op| op == load).map_or(&[][..], |at| &ops[at + 1..ops.len() - 1]);
    let stays = |&op: &Op| f.is_pure(op) || (f.body.name(op) == LOAD && f.is_plain(op));
    let is_load = f.body.name(load) == LOAD && f.is_plain(load);
    is_load && after.len() <= MAX_OPS && after.iter().all(stays)
}
